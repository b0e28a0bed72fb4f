package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// cardsOfText counts the cards that a text takes from the opponent or brings its own side; false: it does other things as well.
func (s *State) cardsOfText(m command, text []cards.Effect) (n int, only bool) {
	for i := range text {
		e := &text[i]
		switch {
		case !s.applies(m, e):
		case e.Do == cards.Recall, e.Do == cards.Heal:
			n += int(e.N)
		case e.Do == cards.Discard:
			n += min(int(e.N), s.sides[m.foe].hand.len())
		case e.Do == cards.Damage && e.Who == cards.Self:
			n -= s.amount(m, e)
		case e.Do == cards.Damage:
			n += max(0, s.amount(m, e)-s.ward(m.foe))
		default:
			return n, false
		}
	}
	return n, len(text) > 0
}

// squanders reports whether an action costs more than it is worth.
func (s *State) squanders(c cardNo) bool {
	d, design := s.ask.seat, s.design(c)
	text := design.Action
	if s.left(1-d) <= lastCards || s.left(d) <= lastCards || s.sides[d].hand.len() >= crowded {
		return false
	}
	own := 1 + max(0, int(design.Cost)-s.readySupporters(d))
	switch {
	case hasVerb(text, cards.Negate):
		return s.reacting() && s.links > 0 && s.stake(&s.chain[s.links-1]) < own
	case len(text) > 0 && text[0].Do == cards.Sacrifice:
		return !s.reacting()
	case len(text) > 0 && (text[0].Do == cards.Kill || text[0].Do == cards.Destroy || text[0].Do == cards.Return):
		return s.bestPrey(d) < own
	case len(text) > 0 && text[0].Do == cards.DeployCard:
		return s.deploysLess(c)
	}
	n, only := s.cardsOfText(s.commandOf(d, c, s.trackOfPlay(d)), text)
	if !only {
		return false
	}
	if design.Creature() && design.ATT >= attacker && !s.late(d) {
		return n <= own
	}
	return n < own
}

// deploysLess reports whether an action deploys a weaker creature than the card that is played for it, which could be deployed itself for as much.
func (s *State) deploysLess(c cardNo) bool {
	d, design := s.ask.seat, s.design(c)
	if s.reacting() || !design.Creature() || !s.deploysYet(d) || s.creatureCost(d, c) > int(design.Cost) {
		return false
	}
	top := s.sides[d].casualties.top()
	try := *s
	try.watch = nil
	try.play = s.begun(d, ofCard(PlayAction, c, s.cards[c].design))
	for _, x := range try.proposed() { // what pays lies on top
		if s.cards[x].place == inHand {
			top = x
		}
	}
	if top == noCard {
		return true
	}
	o := s.design(top)
	return 2*o.ATT+o.DEF <= 2*design.ATT+design.DEF
}

// heavyBlow is how much a storm takes that makes the creature which is about to strike it a better prey.
const heavyBlow = 3

// preyWorth is how many cards a creature of an opponent is worth: what it has cost its side, half of what its ATT is above that, and more where
// it is about to strike hard. One that cost nothing is not worth three cards because it has ATT.
func (s *State) preyWorth(x cardNo) int {
	n := 1 + int(s.design(x).Cost)
	n += max(0, s.attack(x)-n+1) / 2
	if s.cards[x].slot == trackSlots-1 && s.attack(x) >= attacker && s.blowTakes(x) >= heavyBlow {
		n++
	}
	return n
}

// bestPrey is the worth of the best of them.
func (s *State) bestPrey(d side) (most int) {
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		if s.hostile(s.cards[x].holder, d) && s.cards[x].place.onWarTrack() {
			most = max(most, s.preyWorth(x))
		}
	}
	return most
}

// stake is how many cards it is worth that a command is negated.
func (s *State) stake(l *link) (n int) {
	text := s.design(l.card).Action
	if l.kind == abilityLink {
		text = s.design(l.card).Passive.Effects
	}
	m := s.commandOf(l.by, l.card, l.track)
	for i := range text {
		e := &text[i]
		switch e.Do {
		case cards.Damage:
			if e.Who != cards.Self {
				n += s.amount(m, e)
			}
		case cards.Discard, cards.Steal, cards.Draw, cards.Recall, cards.Raise:
			n += int(e.N)
		case cards.Heal:
			n += int(e.N+1) / 2
		case cards.Kill, cards.Destroy, cards.Return:
			if l.target != noCard {
				n += s.preyWorth(l.target)
			} else {
				n += 3
			}
		case cards.Mod:
			n += 2
		case cards.Vision, cards.Sacrifice:
			n++
		default:
			n += 3
		}
	}
	return n
}

// overpays reports whether an ability takes as many cards of the hand as it brings, or more.
func (s *State) overpays(c cardNo) bool {
	d, p := s.ask.seat, &s.design(c).Passive
	pays := int(p.Cost) - s.readySupporters(d)
	if pays <= 0 || s.left(1-d) <= lastCards || s.sides[d].hand.len() >= crowded {
		return false
	}
	n, only := s.cardsOfText(s.commandOf(d, c, s.cards[c].track), p.Effects)
	return only && n <= pays
}

// farBetter is by how many cards a target is worth more than another so that the other is none.
const farBetter = 2

// outdone reports whether another target is worth more in all: the blow goes to the weaker, or to one's own side.
func (s *State) outdone(c cardNo) bool {
	e := targeted(s.playText())
	if e == nil || e.Do != cards.Kill && e.Do != cards.Destroy && e.Do != cards.Return {
		return false
	}
	own := !s.hostile(s.cards[c].holder, s.ask.seat)
	return slices.ContainsFunc(s.Decision().Choices, func(o rules.Choice) bool {
		x := cardNo(o.Args[0])
		if o.Verb != AtTarget || x == c || !s.hostile(s.cards[x].holder, s.ask.seat) {
			return false
		}
		return own || s.outweighs(x, c) && s.cards[x].slot >= s.cards[c].slot || s.preyWorth(x) >= s.preyWorth(c)+farBetter
	})
}

// looksAway reports whether a target of what kills is another than the creature that storms the side that is asked and takes half of what it
// has left, where that can be the target (ST-STO-10).
func (s *State) looksAway(c cardNo) bool {
	e, x, d := targeted(s.playText()), s.stormer, s.ask.seat
	if e == nil || e.Do != cards.Kill && e.Do != cards.Destroy && e.Do != cards.Return || x == noCard || x == c || !s.strikesYet(x) {
		return false
	}
	return s.hostile(s.cards[x].holder, d) && s.Decision().Allows(ofCard(AtTarget, x, s.cards[x].design)) &&
		2*s.prospect(x, d.seat()).takes(d) >= s.left(d)
}

// outweighs reports whether a creature is in nothing less than another one, and more in something.
func (s *State) outweighs(x, c cardNo) bool {
	a, b := s.design(x), s.design(c)
	att, def, cost := s.attack(x)-s.attack(c), s.defence(x)-s.defence(c), int(a.Cost)-int(b.Cost)
	return att >= 0 && def >= 0 && cost >= 0 && att+def+cost > 0
}

// givesBetter reports whether a card of the hand, or an own creature, is given up that is worth more than others which could be.
func (s *State) givesBetter(c cardNo) bool {
	if s.ask.kind != askPick || s.top().kind != textFrame {
		return false
	}
	switch do := s.effect(s.top()).Do; do {
	case cards.Discard, cards.Sacrifice:
		better := 0
		for _, o := range s.Decision().Choices {
			if x := cardNo(o.Args[0]); o.Verb == Pick && x != c && s.outweighs(c, x) {
				better++
			}
		}
		return better > 0
	}
	return false
}
