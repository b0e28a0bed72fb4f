package advice

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/file"
)

// Menace is one that can attack a seat hand to hand before its next turn, with its own level, if the seat does nothing more in
// the turn that is under way.
type Menace struct {
	Attacker engine.ThingID
	AL       int     // with which it rolls
	Guards   []Guard // who can meet it, whom it hurts the least likely first; the seat chooses among them
}

// Guard is one that can meet an attack, or be hit by it where nobody can.
type Guard struct {
	Thing engine.ThingID
	Hurt  float64 // chance that it loses a point or more
}

// meleeLeast is the chance below which ways of an attack are not followed.
const meleeLeast = 1e-5

// Onslaught plays on from the turn of a seat as though it ended now and nobody bought, cast or answered anything, and finds who of
// the others can attack it until its next turn, in their order, with exact chances. It knows no more than the seat does.
func (f *Forecaster) Onslaught(s *engine.State, seat rules.Seat) (list []Menace) {
	if s.Turn != seat || s.Asker != seat || s.Mage(seat) == nil || !threatened(s, seat) {
		return nil
	}
	r := rules.NewRand(uint64(seat) + 1)
	w := s.Clone()
	file.Veil(w, seat, &r)
	for i := range w.Players { // nobody answers: to look each time for what could be took a third of the time
		w.Players[i].Setting = engine.AnswerNever
	}
	w.Settle()
	turns := w.Players[seat].Turns
	known := map[matchup]float64{}
	for range 300 {
		if w.Result != engine.Undecided || w.Players[seat].Out || w.Players[seat].Turns > turns {
			break
		}
		choices := w.Decision().Choices
		c := choices[len(choices)-1]
		if w.Turn != seat && w.Asker == w.Turn {
			switch w.Asked {
			case engine.AskMain:
				if i := slices.IndexFunc(choices, func(c rules.Choice) bool { return c.Verb == engine.EnterCombat }); i >= 0 {
					c = choices[i]
				}
			case engine.AskDeclare, engine.AskUpkeep:
				c = choices[0]
			case engine.AskCombat:
				list = append(list, f.menaces(w, seat, known)...)
			}
		}
		if _, err := w.Apply(c); err != nil {
			break
		}
	}
	return list
}

// matchup is all by which an attack of a creature without Items on one without any differs from another in how likely it hurts.
type matchup struct {
	attacker, guard content.Card
	al, dl, pl      int
}

// menaces are the attacks hand to hand on a seat that can be made now, without paying for more strength.
func (f *Forecaster) menaces(s *engine.State, seat rules.Seat, known map[matchup]float64) (list []Menace) {
	for _, c := range slices.Clone(s.Decision().Choices) {
		if c.Verb != engine.Assault || rules.Seat(c.Args[1]) != seat || c.Args[2] != 0 {
			continue
		}
		by := s.At(engine.ThingID(c.Args[0]))
		m := Menace{Attacker: by.ID, AL: s.Level(by, content.AL)}
		m.Guards = f.guards(s, c, seat, by, known)
		list = append(list, m)
	}
	return list
}

// guards are who can meet an attack, with the chance that each is hurt.
func (f *Forecaster) guards(s *engine.State, c rules.Choice, seat rules.Seat, by *engine.Thing, known map[matchup]float64) (list []Guard) {
	for option := 0; ; option++ {
		f.begin(s, c, option, meleeLeast)
		f.worth = nil
		f.play(nil)
		if option > 0 && option >= len(f.options) {
			break
		}
		if len(f.options) == 0 { // whoever meets it does so unasked
			f.follow(nil, 1)
			for _, l := range f.odds.Losses {
				if t := s.At(l.Thing); t.Owner == seat && t.Points > 0 && l.Hurt > 0 {
					list = append(list, Guard{t.ID, l.Hurt})
				}
			}
			break
		}
		t := s.At(engine.ThingID(f.options[option].Args[0]))
		if t == nil {
			continue
		}
		key := matchup{by.Card, t.Card, s.Level(by, content.AL), s.Level(t, content.DL), s.Level(t, content.PL)}
		bare := !laden(s, by) && !laden(s, t)
		hurt, ok := known[key]
		if !ok || !bare {
			f.follow(nil, 1)
			hurt = f.hurts(t.ID)
			if bare {
				known[key] = hurt
			}
		}
		list = append(list, Guard{t.ID, hurt})
	}
	slices.SortStableFunc(list, func(a, b Guard) int { return cmp.Compare(a.Hurt, b.Hurt) })
	return list
}

// hurts is the chance that a thing loses a point or more by what has been followed.
func (f *Forecaster) hurts(id engine.ThingID) float64 {
	for _, l := range f.odds.Losses {
		if l.Thing == id {
			return l.Hurt
		}
	}
	return 0
}

// laden reports whether anything lies on a thing.
func laden(s *engine.State, on *engine.Thing) bool {
	return slices.ContainsFunc(s.Things, func(t engine.Thing) bool { return t.On == on.ID })
}
