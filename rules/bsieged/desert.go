package bsieged

import (
	"slices"

	"portcullis/rules"
)

// desertion is a side of the wall that a choice leaves without a hero, though Krohns come over it then (BS-KRO-2).
type desertion struct {
	wall  fieldNo
	after *State // as the board stands with the hero where the choice takes him
	comes QuarterThreat
	last  bool // it is his last action: he cannot come back
}

// deserts is what the active hero leaves open with a choice of the turn, if more Krohns come over the wall without him than with him.
func (s *State) deserts(c rules.Choice) (d desertion, ok bool) {
	h := s.active
	if s.ask.kind != askTurn || c.Verb == End || c.Verb == Concede || c.Verb == Discard {
		return d, false
	}
	from := s.heroes[h].at
	wall, on := from.wall()
	if !on || s.occupied(from, h) || s.fronts[wall].zones[zone1].units() == 0 {
		return d, false
	}
	r, w := rules.NewRand(1), s.Clone().(*State)
	w.Veil(rules.NoSeat, &r)
	w.answer(w.numbered(c))
	if w.heroes[h].at == from {
		return d, false
	}
	d.wall, d.last = wall, w.heroes[h].turn.left <= 0
	d.after = s.Clone().(*State)
	d.after.heroes[h].at = w.heroes[h].at
	d.comes = d.after.Forecast().Quarters[wall]
	return d, d.comes.Enters > s.Forecast().Quarters[wall].Enters
}

// leaves tells of the wall that the hero leaves open, in a preview.
func (p *previewer) leaves(c rules.Choice) {
	if d, ok := p.s.deserts(c); ok {
		p.warn(rules.Capital(p.s.phrase(p.s.game.el.walls[d.wall])), "nobody is left: %s", d.after.entering(&d.comes))
	}
}

// abandons is what is asked about a choice with which the last hero to act leaves a wall for good over which Krohns come for
// certain: that, and what the Enemies phase brings then and would not have brought (BS-TBL-21).
func (s *State) abandons(c rules.Choice) (words []rules.Text) {
	d, ok := s.deserts(c)
	if !ok || !d.last || d.comes.Enters != Surely || s.toCome() > 0 {
		return nil
	}
	var now []string
	for _, l := range s.warnings() {
		now = append(now, l.Label.String()+l.Value.String())
	}
	words = append(words, rules.T("Nobody is left on %s.", s.phrase(s.game.el.walls[d.wall])))
	for _, l := range d.after.warnings() {
		if l.Tone == rules.Bad && !slices.Contains(now, l.Label.String()+l.Value.String()) {
			words = append(words, rules.T("%s.", rules.T("%s %s", l.Label, l.Value)))
		}
	}
	return words
}

// perils tells what a hero may lose in the Enemies phase as it stands where a choice takes the hero, if that is more than where
// the hero is (BS-TBL-7).
func (p *previewer) perils(to place) {
	s := p.s
	if s.ask.kind != askTurn || p.h != s.active || !s.heroes[p.h].alive || to == s.heroes[p.h].at {
		return
	}
	there := s.Clone().(*State)
	there.heroes[p.h].at = to
	if now, then := s.Forecast().Heroes[p.h], there.Forecast().Heroes[p.h]; then.Most > now.Most {
		p.warn(rules.T("As it stands"), "up to %d Morale is lost there", then.Most)
	}
}
