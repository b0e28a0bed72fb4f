package bsieged

import "portcullis/rules"

// expects tells what a Tactics card does in the Tactics step as the board stands: what its dice come to, and what the enemies do then
// instead (BS-TBL-16, BS-TAC-5). It is the card at an index, or -1: one that is still to be placed.
func (p *previewer) expects(i int, t *tactic) {
	s, without, with := p.s, p.s, p.s
	d := s.design(t.card)
	probe := newFrame(textFrame)
	probe.hero, probe.card, probe.from, probe.list, probe.field, probe.zone, probe.times = t.hero, t.card, fromTactic, d.Effects, t.field, t.zone, t.times
	for k := range s.game.set.List(d.Effects) {
		p.effect(&probe, &s.game.set.List(d.Effects)[k])
	}
	if i < 0 {
		if int(s.ntactic) == len(s.tactics) {
			return
		}
		with = s.Clone().(*State)
		with.tactics[with.ntactic] = *t
		with.ntactic++
	} else {
		without = s.Clone().(*State)
		copy(without.tactics[i:], without.tactics[i+1:without.ntactic])
		without.ntactic--
	}
	before, after := without.Forecast(), with.Forecast()
	p.fewer(&before, &after)
}

// fewer tells what is better in a forecast than in another one.
func (p *previewer) fewer(before, after *Forecast) {
	s := p.s
	for q := range after.Quarters {
		was, is := &before.Quarters[q], &after.Quarters[q]
		field := s.game.set.Fields[q].Told()
		for _, n := range [...]struct {
			of      rules.Text
			was, is int
		}{
			{rules.T("%s, hits of Krohns", field), was.KrohnHits, is.KrohnHits},
			{rules.T("%s, hits of Gargohs", field), was.GargohHits, is.GargohHits},
			{rules.T("%s, attacks of Mölens", field), was.Molens, is.Molens},
			{rules.T("%s, enemies who march", field), was.marching(), is.marching()},
		} {
			switch {
			case n.is >= n.was:
			case n.is == 0:
				p.line(rules.Good, n.of, "none, not %d", n.was)
			default:
				p.line(rules.Good, n.of, "at most %d, not %d", n.is, n.was)
			}
		}
		if is.Enters < was.Enters {
			p.line(rules.Good, rules.Capital(s.phrase(s.game.el.walls[q])), "%s", [...]rules.Text{rules.T("nobody enters"), rules.T("enemies may enter, not surely")}[is.Enters])
		}
	}
	if after.Messenger < before.Messenger {
		p.line(rules.Good, rules.T("The Messenger"), "%s", [...]rules.Text{rules.T("lives"), rules.T("may live")}[after.Messenger])
	}
	for h := range heroNo(s.nhero) {
		was, is := &before.Heroes[h], &after.Heroes[h]
		switch {
		case is.Most >= was.Most && is.Least >= was.Least:
		case is.Least == is.Most:
			p.line(rules.Good, s.short(h), "loses %d Morale, not %d", is.Most, was.Most)
		default:
			p.line(rules.Good, s.short(h), "loses %d to %d Morale, not %d", is.Least, is.Most, was.Most)
		}
	}
}

// marching is how many units of a field march at worst.
func (t *QuarterThreat) marching() (n int) {
	for _, z := range t.Marching {
		for _, k := range z.N {
			n += k
		}
	}
	return n
}
