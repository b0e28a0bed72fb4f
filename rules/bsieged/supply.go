package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// levy is a number of figures of one type that are to be placed.
type levy struct {
	unit            cards.UnitKind
	standard, elite int
}

// bring spawns figures in Zone 3 of a field (BS-SPN-5). If the type runs short, a group of the
// next type takes the place of all that is missing, and so on (BS-REP-1 to BS-REP-9); once all
// figures are on the board a Disruption takes place instead (BS-REP-10, BS-RUL-42).
func (s *State) bring(f fieldNo, u cards.UnitKind, standard, elite int, rule string) {
	g := levy{u, standard, elite}
	for s.fill(f, g, rule) {
		if s.exhausted() {
			s.disrupt("BS-REP-10")
			return
		}
		g = s.replacement(g.unit)
		s.note(noHero, "unit_replaced", g.rule(), s.elFigure(figureOf(g.unit, false)), s.elZone(f, zone3))
		rule = g.rule()
	}
}

// rule is what the levy rests on when it replaces others.
func (g levy) rule() string {
	return [cards.UnitCount]string{cards.Gargoh: "BS-REP-4", cards.Molen: "BS-REP-5", cards.Krohn: "BS-REP-6"}[g.unit]
}

// fill places as much of a group as there is, one grade for the other where one is missing
// (BS-REP-2), and reports whether the type is short.
func (s *State) fill(f fieldNo, g levy, rule string) (short bool) {
	plain, better := figureOf(g.unit, false), figureOf(g.unit, true)
	standard := min(g.standard, s.supply(plain))
	elite, missing := 0, g.elite+g.standard-standard
	if better != plain {
		elite = min(g.elite, s.supply(better))
		missing -= elite
		more := min(missing, s.supply(plain)-standard)
		standard, missing = standard+more, missing-more
		more = min(missing, s.supply(better)-elite)
		elite, missing = elite+more, missing-more
	}
	if elite > 0 {
		s.place(f, zone3, better, elite, rule)
	}
	if standard > 0 {
		s.place(f, zone3, plain, standard, rule)
	}
	return missing > 0
}

// eliteKrohns replace a Mölen if no standard Krohn is left (BS-REP-8, BS-RUL-41).
const eliteKrohns = 2

// replacement is the group that comes for figures of a type that is short (BS-REP-4 to
// BS-REP-8).
func (s *State) replacement(short cards.UnitKind) levy {
	u := &s.game.set.Units[short]
	g := levy{unit: u.Replacement, standard: u.Replacing}
	if s.game.set.Units[g.unit].Elite.Figures > 0 {
		g.standard, g.elite = u.Replacing-1, 1
	}
	if short == cards.Molen && s.supply(figureOf(g.unit, false)) == 0 {
		g.standard, g.elite = 0, eliteKrohns
	}
	return g
}

// exhausted reports whether all figures are on the board.
func (s *State) exhausted() bool {
	for g := range figureCount {
		if s.supply(g) > 0 {
			return false
		}
	}
	return true
}

// compass draws one of the four Compass cards and puts it back (BS-RUL-51).
func (s *State) compass(rule string) fieldNo {
	f := fieldNo(s.rng.Pick(cards.FieldCount))
	s.emit(noHero, rules.Event{Kind: rules.Note, Name: "compass_drawn", Rule: rule, Subject: s.game.el.fields[f], To: s.game.el.fields[f], Reveals: true})
	return f
}
