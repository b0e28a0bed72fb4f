package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// What the worth of a hand card is made of: its ATT and DEF, so much for each point of its cost, since cards are made as strong as
// they are dear, and so much more for what answers a creature or an action of an opponent. A copy and what is too dear for what is left
// are missed a little less, but never before a card that is weak.
const (
	worthCost   = 2
	worthAnswer = 4
	worthCopy   = 2
	likeWorth   = 1 // cards of worths no further apart are worth as much
	unlikeCost  = 2 // cards of costs that far apart are not of one kind
)

// merit is how much a hand card is worth to the side that pays, which could pay with it (ST-PLY-4).
func (s *State) merit(c cardNo) int {
	if s.sides[s.play.by].payFirst >= payMissed {
		return s.need(c)
	}
	d := s.design(c)
	left, copied := s.remains(c)
	n := int(d.ATT) + int(d.DEF) + worthCost*int(d.Cost) - max(0, int(d.Cost)-left)
	if answers(d) {
		n += worthAnswer
	}
	if copied {
		n -= worthCopy
	}
	return n
}

// What a hand card is needed for: its ATT above all, since a storm counts by it; what the side cannot pay for in its next turn either, the
// cards that it draws in it counted, is hardly needed by so much for each card that lacks.
const (
	needATT  = 2
	needLack = 8
	needAll  = 40 // more than any card is needed for
)

// need is how much the side that pays would miss a hand card.
func (s *State) need(c cardNo) int {
	d := s.design(c)
	_, copied := s.remains(c)
	n := needATT*int(d.ATT) + int(d.DEF) + int(d.Cost)
	if answers(d) {
		n += worthAnswer
	}
	if copied {
		n -= worthCopy
	}
	if s.sides[s.play.by].payFirst < payUnused {
		return max(0, n-needLack*max(0, int(d.Cost)-s.means(c, 1)))
	}
	left := s.turnsLeft(s.play.by)
	n -= needLack * max(0, int(d.Cost)-s.means(c, min(soonTurns, left)))
	if int(d.Cost) > s.means(c, left) { // it cannot be played any more
		n -= needAll
	}
	return n
}

// soonTurns is how many turns to come count for what a card is needed for.
const soonTurns = 2

// means is how much the side that pays can pay for a hand card in its nth turn from now, if others pay what is still due and it pays for
// nothing else; 0: in this turn.
func (s *State) means(c cardNo, n int) int {
	by := s.play.by
	left, _ := s.remains(c)
	ready, due := s.readyPayers(), int(s.play.cost-s.play.npaid)
	kept := left - ready - max(0, due-ready)
	if n == 0 {
		return kept + max(0, ready-due)
	}
	return kept + s.sides[by].support.len() + n*s.drawsPerTurn(by)
}

// whyPays says why a hand card is proposed as payment, and not another one (ST-PLY-4).
func (s *State) whyPays(c cardNo) rules.Text {
	d, left := s.design(c), s.turnsLeft(s.play.by)
	cost := int(d.Cost)
	if cost > s.means(c, min(soonTurns, left)) {
		for n := soonTurns + 1; n <= left; n++ {
			if cost <= s.means(c, n) {
				return rules.Count(n, "you could pay for it in %d turn at the earliest", "you could pay for it in %d turns at the earliest")
			}
		}
		return rules.T("your Resources run out before you could pay for it")
	}
	if _, copied := s.remains(c); copied {
		return rules.T("you hold another one")
	}
	weakest, slowest := true, true
	for _, x := range s.sides[s.play.by].hand.cards() {
		if x != s.play.card {
			o := s.design(x)
			weakest, slowest = weakest && d.ATT+d.DEF <= o.ATT+o.DEF, slowest && d.ATT <= o.ATT
		}
	}
	switch {
	case weakest:
		return rules.T("it has the least ATT and DEF that you hold, %d together", d.ATT+d.DEF)
	case slowest:
		return rules.T("it has the least ATT that you hold, %d", d.ATT)
	}
	return rules.T("it is of least use in your next turns")
}

// remains counts what could pay for a hand card once the play is paid, and reports whether another copy of it is among that.
func (s *State) remains(c cardNo) (left int, copied bool) {
	p := &s.play
	left = s.readyPayers()
	for _, x := range s.sides[p.by].hand.cards() {
		if x == c || x == p.card || slices.Contains(p.paid[:p.npaid], x) {
			continue
		}
		left++
		copied = copied || s.cards[x].design == s.cards[c].design
	}
	return left, copied
}

// answers reports whether the action of a card negates, or takes a creature from an opponent.
func answers(d *cards.Card) bool {
	for _, e := range d.Action {
		switch e.Do {
		case cards.Negate, cards.Kill, cards.Destroy, cards.Return:
			return true
		}
	}
	return false
}

// doubtful reports whether people may well want to pay otherwise than proposed: a hand card that is kept is worth about as much as one
// that pays, and is quite another one; or one pays that is dearer than what it pays for.
func (s *State) doubtful() bool {
	if s.sides[s.play.by].payFirst < payWorth {
		return false
	}
	pays := s.proposed()
	if len(pays) == 0 || s.cards[pays[len(pays)-1]].place == inSupport {
		return false
	}
	if slices.ContainsFunc(pays, s.sacrifices) {
		return true
	}
	try := *s
	try.watch = nil
	for _, c := range pays[:len(pays)-1] {
		try.payWith(c)
	}
	last := pays[len(pays)-1]
	for _, c := range s.sides[s.play.by].hand.cards() {
		if c != last && try.mayPay(c) && try.merit(c)-try.merit(last) <= likeWorth && s.unlike(c, last) {
			return true
		}
	}
	return false
}

// sacrifices reports whether a hand card that pays costs more than the card that is played, or the ability that is used: whatever that is
// worth by any reckoning, nobody gives it away unasked.
func (s *State) sacrifices(c cardNo) bool {
	price := s.play.cost
	if s.play.kind != playAbility {
		price = max(price, s.design(s.play.card).Cost)
	}
	return s.sides[s.play.by].payFirst >= payMissed && s.cards[c].place == inHand && s.design(c).Cost > price
}

// unlike reports whether two cards are of different kinds: only one of them is an answer, or their costs are far apart.
func (s *State) unlike(c, than cardNo) bool {
	a, b := s.design(c), s.design(than)
	far := int(a.Cost) - int(b.Cost)
	return answers(a) != answers(b) || far >= unlikeCost || -far >= unlikeCost
}
