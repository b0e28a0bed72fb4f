package bsieged

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// desertion is a side of the wall that a choice leaves without a hero, though Krohns come over it then (BS-KRO-2).
type desertion struct {
	wall  fieldNo
	after *State // as the board stands with the hero where the choice takes the hero
	comes QuarterThreat
	last  bool // it is the hero's last action, who cannot come back
}

// moved is the position as it stands with the active hero where a choice of the turn takes the hero, and whether that was the hero's last
// action; false: the hero stays.
func (s *State) moved(c rules.Choice) (after *State, last, ok bool) {
	h := s.active
	if s.ask.kind != askTurn || c.Verb == End || c.Verb == Concede || c.Verb == Finish || c.Verb == Discard || !s.heroes[h].alive {
		return nil, false, false
	}
	r, w := rules.NewRand(1), s.Clone().(*State)
	w.Veil(rules.NoSeat, &r)
	w.answer(w.numbered(c))
	if to := w.heroes[h].at; !w.heroes[h].alive || to == s.heroes[h].at || to == nowhere {
		return nil, false, false
	}
	after = s.Clone().(*State)
	after.heroes[h].at = w.heroes[h].at
	return after, w.heroes[h].turn.left <= 0, true
}

// Ahead is the Enemies phase to come as it stands with the active hero where a legal choice takes the hero (BS-TBL-7); false: it takes
// the hero nowhere.
func (s *State) Ahead(c rules.Choice) (Forecast, bool) {
	if !s.Decision().Allows(c) {
		return Forecast{}, false
	}
	after, _, ok := s.moved(c)
	if !ok {
		return Forecast{}, false
	}
	return after.Forecast(), true
}

// Unmanned is who would come over a wall that a hero holds, as it stands, if nobody stood there (BS-KRO-2): nobody where none does now.
func (s *State) Unmanned(field int) (enter ZoneView) {
	f := fieldNo(field)
	if s.result != undecided || !s.manned(f) {
		return enter
	}
	ambush := s.ambushed()
	for z := range zoneNo(cards.ZoneCount) {
		for g := range figureCount {
			if s.game.set.Zones[z].Act[g.unit()] == cards.AttacksOrEnters && !(ambush && s.messenger.in(f, z)) {
				enter.N[g] += s.fronts[f].zones[z].free(g)
			}
		}
	}
	return enter
}

// deserts is what the active hero leaves open with a choice of the turn, if more Krohns come over the wall without him than with him.
func (s *State) deserts(c rules.Choice) (d desertion, ok bool) {
	from := s.heroes[max(s.active, 0)].at
	wall, on := from.wall()
	if !on || s.occupied(from, s.active) || s.fronts[wall].zones[zone1].units() == 0 {
		return d, false
	}
	d.wall = wall
	if d.after, d.last, ok = s.moved(c); !ok {
		return d, false
	}
	d.comes = d.after.Forecast().Quarters[wall]
	return d, d.comes.Enters > s.Forecast().Quarters[wall].Enters
}

// leaves tells of what is worse off, as it stands, with the hero where a choice takes the hero: the wall that is left open, the Messenger, buildings, others
// and the hero (BS-TBL-7).
func (p *previewer) leaves(c rules.Choice) {
	s := p.s
	after, _, ok := s.moved(c)
	if !ok {
		return
	}
	now, then := s.Forecast(), after.Forecast()
	for q := range then.Quarters {
		if t := &then.Quarters[q]; t.Enters > now.Quarters[q].Enters {
			p.warn(rules.Capital(s.phrase(s.game.el.walls[q])), "nobody is left: %s", after.entering(t))
		}
	}
	if then.Messenger > now.Messenger {
		p.warn(rules.T("The Messenger"), "%s without %s", [...]rules.Text{Maybe: rules.T("can be killed"), Surely: rules.T("is killed")}[then.Messenger], s.short(s.active))
	}
	for b := range then.Houses {
		if t := &then.Houses[b]; t.Worst > now.Houses[b].Worst {
			p.warn(s.game.set.Buildings[b].Told(), "%s without %s", harmed(t.Best == t.Worst, 1, harm(t.Worst)), s.short(s.active))
		}
	}
	for h := range heroNo(s.nhero) {
		is, was := &then.Heroes[h], &now.Heroes[h]
		switch {
		case h == s.active && is.Most > was.Most && c.Verb != Attack: // whom an attack destroys strikes nobody
			p.warn(rules.T("As it stands"), "up to %d Morale is lost there", is.Most)
		case h == s.active || is.Most <= was.Most && is.Dies <= was.Dies:
		case is.Dies > was.Dies:
			p.warn(s.short(h), "%s without %s", [...]rules.Text{Maybe: rules.T("can die"), Surely: rules.T("dies")}[is.Dies], s.short(s.active))
		default:
			p.warn(s.short(h), "loses up to %d Morale without %s, not %d", is.Most, s.short(s.active), was.Most)
		}
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
