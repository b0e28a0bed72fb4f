package siegestorm

import (
	"cmp"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// listPayments lists what can pay the next point of the cost (ST-PLY-3, ST-PLY-4): hand cards
// but the one that is played, ready Supporters, and what is proposed for all that is left.
func (s *State) listPayments() {
	s.offer(of(PayAuto))
	for i, c := range s.sides[s.play.by].support.cards() {
		if s.mayPay(c) {
			s.offer(of(PaySupporter, int16(i)))
		}
	}
	for _, c := range s.sides[s.play.by].hand.cards() {
		if s.mayPay(c) {
			s.offerCard(PayCard, c)
		}
	}
	s.offer(of(Cancel))
}

// mayPay reports whether a hand card or Supporter may pay the next point (ST-PLY-3, ST-SUP-3,
// ST-RUL-42).
func (s *State) mayPay(c cardNo) bool {
	p := &s.play
	if c == p.card {
		return false
	}
	for _, paid := range p.paid[:p.npaid] {
		if paid == c {
			return false
		}
	}
	k := &s.cards[c]
	if k.place == inSupport {
		return !k.committed
	}
	if s.keepsReplacement() && s.design(c).Creature() {
		return s.replacements(p.by)-s.paidCreatures() > 1
	}
	return true
}

// keepsReplacement reports whether the payment must leave a creature card in hand: for a
// Shapeshift that the card's own holder pays.
func (s *State) keepsReplacement() bool {
	return s.play.kind == playAbility && isShapeshift(s.playText()) && s.cards[s.play.card].holder == s.play.by
}

func (s *State) paidCreatures() int {
	n := 0
	for _, c := range s.play.paid[:s.play.npaid] {
		if s.cards[c].place == inHand && s.design(c).Creature() {
			n++
		}
	}
	return n
}

func (s *State) answerPayment(c rules.Choice) {
	switch c.Verb {
	case Cancel:
		s.cancel()
		return
	case PayAuto:
		s.payAsProposed()
	case PaySupporter:
		s.payWith(s.sides[s.play.by].support.list[c.Args[0]])
	case PayCard:
		s.payWith(cardNo(c.Args[0]))
	}
	s.announceOn()
}

// plainPayment reports whether the rest of the cost is paid without a question (ST-PLY-4): all that can pay is needed, or all of it
// are copies of one card in hand; or ready Supporters pay it, which are ready again next turn, where a card of the hand would be lost.
func (s *State) plainPayment() bool {
	p := &s.play
	habit := s.sides[p.by].payFirst
	switch {
	case habit < payPlain || s.set.confirm:
		return false
	case habit >= paySupported && s.readyPayers() >= int(p.cost-p.npaid):
		return true
	}
	payers, alike, first := 0, true, noCard
	for _, list := range [][]cardNo{s.sides[p.by].support.cards(), s.sides[p.by].hand.cards()} {
		for _, c := range list {
			if !s.mayPay(c) {
				continue
			}
			if payers++; first == noCard {
				first = c
			}
			alike = alike && s.cards[c].place == inHand && s.cards[c].design == s.cards[first].design
		}
	}
	return alike || payers == int(p.cost-p.npaid)
}

// readyPayers counts the Supporters that may pay the next point.
func (s *State) readyPayers() (n int) {
	for _, c := range s.sides[s.play.by].support.cards() {
		if s.mayPay(c) {
			n++
		}
	}
	return n
}

func (s *State) payAsProposed() {
	for s.play.npaid < s.play.cost {
		s.payWith(s.proposal())
	}
}

func (s *State) payWith(c cardNo) {
	s.play.paid[s.play.npaid] = c
	s.play.npaid++
}

// proposal is what to pay the next point with: a Supporter, else the hand card that comes first for that seat (ST-PLY-4).
func (s *State) proposal() cardNo {
	for _, c := range s.sides[s.play.by].support.cards() {
		if s.mayPay(c) {
			return c
		}
	}
	best, p := noCard, s.sides[s.play.by].payFirst
	for _, c := range s.sides[s.play.by].hand.cards() {
		if s.mayPay(c) && (best == noCard || s.paysBefore(p, c, best)) {
			best = c
		}
	}
	return best
}

// paysBefore reports whether one hand card is rather proposed as payment than another. The weakest is the one that
// [State.Appraise] counts least on a war track: there a point of ATT on the first slot weighs as much as one of DEF.
func (s *State) paysBefore(p payFirst, c, than cardNo) bool {
	a, b := s.design(c), s.design(than)
	switch p {
	case payCheapest:
		return a.Cost < b.Cost
	case paySpare, paySettled:
		if x, y := s.missed(c), s.missed(than); x != y {
			return x < y
		}
	case payWorth, payMissed, payUnused:
		if x, y := s.merit(c), s.merit(than); x != y {
			return x < y
		}
	}
	return cmp.Or(cmp.Compare(a.ATT+a.DEF, b.ATT+b.DEF), cmp.Compare(a.Cost, b.Cost)) < 0
}

// missed is how much a hand card would be missed, but for its worth on a war track: what cannot be paid for soon least, then one of
// several copies, and most what negates.
func (s *State) missed(c cardNo) int {
	left, copied := s.remains(c)
	switch {
	case int(s.design(c).Cost) > left:
		return 0
	case copied:
		return 1
	case hasVerb(s.design(c).Action, cards.Negate):
		return 3
	}
	return 2
}

// layDown pays: cards go to the own Casualties in the order chosen, Supporters are committed.
func (s *State) layDown(p *announcement) {
	for _, c := range p.paid[:p.npaid] {
		k := &s.cards[c]
		if k.place == inHand {
			s.send(p.by, paidEvent, "ST-PLY-3", c, inCasualties, p.by)
			continue
		}
		k.committed = true
		at := s.game.support[p.by][s.sides[p.by].support.index(c)]
		s.emit(p.by, rules.Event{Kind: rules.MarkerChanged, Name: "committed", Rule: "ST-PLY-4", Subject: at, To: at, N: 1})
	}
}

var _ rules.Presetter = (*State)(nil)

// Preset pays as proposed with the click that led to the payment, for a seat that wants it so, unless it is in doubt what should pay
// (ST-PLY-4); and strikes the opponent with the click that led to the blow where all else holds and nothing can be played before it (ST-STO-9).
func (s *State) Preset() (rules.Choice, bool) {
	p := &s.play
	if s.result == undecided && s.ask.kind == askAttack {
		return s.onlyBlow()
	}
	return of(PayAuto), s.result == undecided && s.ask.kind == askPay && p.npaid == 0 && s.sides[p.by].payFirst >= paySettled && !s.set.confirm && !s.doubtful()
}
