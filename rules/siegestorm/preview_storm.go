package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// storm: what the action and what it sets off come to, then the attack as it would stand after that, then where the creature goes.
func (p *previewer) storm() {
	s := p.s
	c := s.ordered()
	if s.doesSomething(p.d, c, s.cards[c].track, s.design(c).Action) {
		p.words("Action: %s", s.design(c).Acts())
	}
	o := s.prospect(c, p.d.seat())
	if o.others {
		p.words("What its choices come to at best:")
	}
	if o.ready == nil {
		p.forecast(forecast{s, o.ways[0].end})
		return
	}
	p.forecast(forecast{s, o.ready})
	p.sum(o.ready.stormOf(c, p.d.seat()))
	aims := o.aims()
	for _, w := range aims {
		p.struck(w, len(aims) > 1)
	}
	p.raises(o)
	p.reaches(o, s.foreseen(o, p.d.seat()))
	p.line(rules.Plain, rules.T("Afterwards"), "%s", o.ready.afterStorm(c))
}

// reaches: from what to what the storm can come to, by all that lies open.
func (p *previewer) reaches(o *prospect, v *StormView) {
	for _, t := range v.Targets {
		d, ok := p.s.sideAt(t.Element)
		if !ok || t.Reach.Sure() {
			continue
		}
		at := rules.T("In all from %s", p.s.nameOf(d))
		if d == bossSide {
			p.line(rules.Plain, at, "%d to %d Life Points", t.Reach.Least, t.Reach.Most)
		} else {
			p.line(rules.Plain, at, "%d to %d cards", t.Reach.Least, t.Reach.Most)
		}
	}
	if len(v.Answers) > 0 {
		p.line(rules.Plain, rules.T("Answers that lie open"), "%s", rules.And(v.Answers...))
	}
}

// raises: what more the storm takes if it is paid for.
func (p *previewer) raises(o *prospect) {
	r, more := p.s.raised(o, p.d.seat())
	switch {
	case more == nil:
	case r.dmg > 0:
		p.line(rules.Plain, rules.T("Ability of %s", p.s.name(r.source)), "%d DMG for each %d paid, up to %d more", r.adds(), r.cost, r.adds()*r.times)
	default:
		p.line(rules.Plain, rules.T("Ability of %s", p.s.name(r.source)), "Attack Strength %+d for each %d paid, up to %d more", r.adds(), r.cost, r.adds()*r.times)
	}
}

// struck: what becomes of whom the storm strikes, and what that sets off. Of several that it could strike each is told apart.
func (p *previewer) struck(w way, several bool) {
	first := len(p.Lines)
	at := w.ready
	told := noSide
	for _, t := range at.stormOf(at.stormer, p.d.seat()).Targets {
		if t.Element != w.aim {
			continue
		}
		p.hit(at, t, w.end)
		if x, ok := at.sideAt(t.Element); ok && t.Element.Kind() == "seat" && at.lost(w.end, x).same(t) {
			told = x
		}
	}
	p.Lines = append(p.Lines, forecast{at, w.end}.linesBut(p.d, told)...)
	if several && first < len(p.Lines) {
		aim := at.phrase(w.aim)
		if c, ok := at.cardAt(w.aim); ok {
			aim = at.nameAt(c) // two may have one name
		}
		for i := range p.Lines[first:] {
			p.Lines[first+i].Label = rules.T("If it strikes %s: %s", aim, p.Lines[first+i].Label)
		}
		p.Lines[first].Label = rules.T("If it strikes %s", aim)
	}
}

// same reports whether two blows cost the same.
func (t StormTarget) same(o StormTarget) bool {
	return t.Heal == o.Heal && t.Resources == o.Resources && t.Life == o.Life && t.Loses == o.Loses
}

// sum: "3 - 2 = 1".
func (p *previewer) sum(v *StormView) {
	switch {
	case v.Defender == nil:
		p.line(rules.Strong, rules.T("Attack Strength"), "%d, no Defender", v.Strength)
	case v.Ignored:
		p.line(rules.Strong, rules.T("Attack Strength"), "%d, the Defender is ignored", v.Strength)
	case v.Card.ATT < v.Guard:
		p.line(rules.Strong, rules.T("Attack Strength"), "%d - %d of %s, at least 0", v.Card.ATT, v.Guard, v.Defender.Card.Told())
	default:
		p.line(rules.Strong, rules.T("Attack Strength"), "%d - %d of %s = %d", v.Card.ATT, v.Guard, v.Defender.Card.Told(), v.Strength)
	}
}

// hit: what the attack does to one target; end is how it ends.
func (p *previewer) hit(s *State, t StormTarget, end *State) {
	if c, ok := s.cardAt(t.Element); ok {
		switch {
		case t.Kills && end.cards[c].place == inHand:
			p.line(rules.Plain, s.name(c), "saved to the hand: %d > %d", t.Strength, t.DEF)
		case t.Kills:
			p.line(rules.Good, s.name(c), "killed: %d > %d", t.Strength, t.DEF)
		default:
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
	p.sum(s.stormOf(stormer, p.d.seat()))
	o := s.prospect(stormer, p.d.seat())
	for _, w := range o.aims() {
		if w.aim == s.game.aimedAt(c) {
			p.struck(w, false)
		}
	}
	if c.Verb == StrikeAt {
		p.raises(o)
	}
	p.line(rules.Plain, rules.T("Afterwards"), "%s", s.afterStorm(stormer))
}

// support: a Supporter, and what that sets off.
func (p *previewer) support(choice rules.Choice) {
	s := p.s
	p.line(rules.Plain, rules.T("Supporters"), "%d to %d", s.sides[p.d].support.len(), s.sides[p.d].support.len()+1)
	p.words("It can pay 1 at once, and again after each of your Prepare steps.")
	p.comes(choice)
}

// hold: whom it replaces, what stays in effect, and what that sets off.
func (p *previewer) hold(choice rules.Choice) {
	s := p.s
	c := s.ordered()
	z := uint8(choice.Args[0])
	if choice.Verb == OrderFront {
		if old := s.standsAt(s.game.front[z][p.d]); old != noCard {
			p.line(rules.Bad, s.name(old), "to the Casualties")
		}
	}
	there := s.held(choice)
	p.line(rules.Plain, rules.T("ATT and DEF there"), "%d and %d", there.attack(c), there.defence(c))
	if words := s.design(c).Lasts(); !words.Empty() {
		p.words("Passive: %s", words)
	}
	p.comes(choice)
}
