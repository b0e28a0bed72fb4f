package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// storm: the action and what it sets off, then the attack as it would stand after that, then
// where the creature goes.
func (p *previewer) storm() {
	s := p.s
	c := s.ordered()
	t := s.cards[c].track
	f := s.forecast()
	if s.doesSomething(p.d, c, t, s.design(c).Action) {
		p.words("Action: %s", s.design(c).Acts())
		f.text(p.d, c, t, s.design(c).Action, 0)
	}
	if !f.over() {
		f.triggers(cards.Storms, c)
	}
	p.forecast(f)
	if f.over() {
		return
	}
	v := f.after.stormOf(c, p.d.seat())
	p.sum(v)
	for _, target := range v.Targets {
		p.hit(f.after, target)
	}
	p.line(rules.Plain, rules.T("Afterwards"), "%s", s.afterStorm(c))
}

// sum: "3 - 2 = 1".
func (p *previewer) sum(v *StormView) {
	switch {
	case v.Defender == nil:
		p.line(rules.Strong, rules.T("Attack Strength"), "%d, no Defender", v.Strength)
	case v.Ignored:
		p.line(rules.Strong, rules.T("Attack Strength"), "%d, the Defender is ignored", v.Strength)
	default:
		p.line(rules.Strong, rules.T("Attack Strength"), "%d - %d of %s = %d", p.s.attack(cardNo(v.Card.Number)), v.Guard, v.Defender.Card.Told(), v.Strength)
	}
}

// hit: what the attack does to one target.
func (p *previewer) hit(s *State, t StormTarget) {
	if c, ok := s.cardAt(t.Element); ok {
		if t.Kills {
			p.line(rules.Good, s.name(c), "killed: %d > %d", t.Strength, t.DEF)
		} else {
			p.line(rules.Plain, s.name(c), "holds: %d is not more than %d", t.Strength, t.DEF)
		}
		return
	}
	d, _ := s.sideAt(t.Element)
	switch {
	case t.Loses && d == bossSide:
		p.line(rules.Good, s.nameOf(d), "is beaten: %d Life Points", t.Life)
	case t.Loses:
		p.line(rules.Good, s.nameOf(d), "loses: too few cards")
	case d == bossSide:
		p.line(toneOf(t.Life), s.nameOf(d), "%s of %d", rules.Count(t.Life, "%d Life Point", "%d Life Points"), s.boss.life)
	case t.Heal > 0 && t.Resources > 0:
		p.line(rules.Good, s.nameOf(d), "loses %s and %d of %d Resources", rules.Count(t.Heal, "%d Heal card", "%d Heal cards"), t.Resources, s.sides[d].resources.len())
	case t.Heal > 0:
		p.line(rules.Good, s.nameOf(d), "loses %s", rules.Count(t.Heal, "%d Heal card", "%d Heal cards"))
	default:
		p.line(toneOf(t.Resources), s.nameOf(d), "loses %d of %d Resources", t.Resources, s.sides[d].resources.len())
	}
}

// afterStorm is where a creature goes when its storm is done (ST-STO-11, ST-RUL-64).
func (s *State) afterStorm(c cardNo) rules.Text {
	var buf [maxBoard]cardNo
	spent := frame{kind: spentFrame, card: c, stage: afterStorm}
	list := s.replacing(&spent, buf[:0])
	if len(list) == 0 {
		return rules.T("to the Casualties")
	}
	words := make([]rules.Text, len(list))
	for i, x := range list {
		words[i] = rules.T("to the hand")
		if to, _ := s.replacement(x, c, cards.AfterStorm); to == cards.ToSupport {
			words[i] = rules.T("a Supporter")
		}
	}
	return rules.Or(words...)
}

// strike: the attack on one target.
func (p *previewer) strike(c rules.Choice) {
	s := p.s
	stormer := s.ordered()
	v := s.stormOf(stormer, p.d.seat())
	el := s.game.cardElement[c.Args[0]]
	if c.Verb == StrikeAt {
		el = s.game.seat[c.Args[0]]
	}
	p.sum(v)
	for _, target := range v.Targets {
		if target.Element == el {
			p.hit(s, target)
		}
	}
	p.line(rules.Plain, rules.T("Afterwards"), "%s", s.afterStorm(stormer))
}

// support: a Supporter, and what that sets off.
func (p *previewer) support() {
	s := p.s
	c := s.ordered()
	p.line(rules.Plain, rules.T("Supporters"), "%d to %d", s.sides[p.d].support.len(), s.sides[p.d].support.len()+1)
	p.words("It pays 1 until the next Prepare step, in each turn again.")
	f := s.forecast()
	f.after.becomeSupporter(p.d, c)
	f.waiting()
	p.forecast(f)
}

// hold: whom it replaces, what stays in effect, and what that sets off.
func (p *previewer) hold(choice rules.Choice) {
	s := p.s
	c := s.ordered()
	z := uint8(choice.Args[0])
	f := s.forecast()
	if choice.Verb == OrderFront {
		if old := s.standsAt(s.game.front[z][p.d]); old != noCard {
			p.line(rules.Bad, s.name(old), "to the Casualties")
		}
		f.after.takeFront(p.d, c, z, "holds", "ST-HLD-1")
	} else {
		f.after.takeMiddle(p.d, c, z, "holds", "ST-HLD-1")
	}
	p.line(rules.Plain, rules.T("ATT and DEF there"), "%d and %d", f.after.attack(c), f.after.defence(c))
	if words := s.design(c).Lasts(); !words.Empty() {
		p.words("Passive: %s", words)
	}
	f.waiting()
	p.forecast(f)
}
