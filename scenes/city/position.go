package city

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/table"
)

// position is the match that is laid out, as it stands, and what is to be pointed out of what was
// just shown.
type position struct {
	kurth.View
	cards []*kurth.Card // all twelve, in no order
	story
}

// viewer is a match that can be looked at: kurth.State.
type viewer interface{ View() kurth.View }

// story is what the events shown of the last choice point out.
type story struct {
	last     rules.Event // shown last
	resolved bool        // an attack was resolved, and the dice still lie there
	spared   int         // Spirit that a spell has saved in it
	thrown   [3]int      // how often each die was thrown
	gained   map[rules.Element]int
}

// read reads the moment. False: it is not a match of this game.
func read(m *table.Moment) (*position, bool) {
	state, ok := m.State.(viewer)
	if !ok {
		return nil, false
	}
	p := &position{View: state.View(), story: storyOf(m)}
	for _, c := range p.row() {
		if c != nil {
			p.cards = append(p.cards, c.Card)
		}
	}
	p.cards = append(append(p.cards, p.ToCome...), p.Discard...)
	if m.Rolling {
		p.toss(p.last)
	}
	return p, true
}

// storyOf goes through what has been shown of the last choice.
func storyOf(m *table.Moment) story {
	s := story{last: m.Last(), gained: map[rules.Element]int{}}
	for _, e := range m.Story {
		switch e.Kind {
		case rules.TrackChanged:
			s.gained[e.Subject] += int(e.N)
		case rules.AttackResolved:
			s.resolved, s.spared = true, int(e.Count)
		case rules.TurnBegan, rules.DiceRolled:
			s.resolved = false
		case rules.Note: // the end of the turn looks at the whole city
			s.resolved = s.resolved && e.Name != "siege_checked"
		case rules.DieChanged:
			if i := dieOf(e); i >= 0 && e.Reveals {
				s.thrown[i]++
			}
		}
	}
	return s
}

// dieOf is the number of the die that an event changes, counted from 0; -1: none.
func dieOf(e rules.Event) int {
	i := slices.Index([]string{"1", "2"}, e.Subject.Name())
	if e.Kind != rules.DieChanged {
		return -1
	}
	return i
}

// toss lays the dice into the tray that are still in the air: the faces which they are about to show.
func (p *position) toss(e rules.Event) {
	a := &p.Attack
	switch i := dieOf(e); {
	case e.Kind == rules.DiceRolled:
		a.Kind, a.Dice, a.Aside = "rolled", []int{int(e.Dice[0]), int(e.Dice[1])}, int(e.Dice[2])
	case i >= 0 && len(a.Dice) == 2:
		a.Dice = slices.Clone(a.Dice)
		a.Dice[i] = int(e.M)
	}
}

// row is the three cards of the row; nil where none lies.
func (p *position) row() []*kurth.CardView {
	row := make([]*kurth.CardView, len(p.Row))
	for i := range row {
		if p.Row[i].Card != nil {
			row[i] = &p.Row[i]
		}
	}
	return row
}

// ring is the number of the place with that element, or -1.
func (p *position) ring(el rules.Element) int {
	for i := range p.Places {
		if p.Places[i].Element == el {
			return i
		}
	}
	return -1
}

// forceRowOf is the row of the Siege Force Table for a number of markers.
func (p *position) forceRowOf(markers int) int {
	return slices.IndexFunc(p.SiegeForce, func(r kurth.ForceRow) bool {
		return markers >= r.Min && (r.Max < 0 || markers <= r.Max)
	})
}

// rollRowOf is the row of the Attack Roll Table for an Attack Roll.
func (p *position) rollRowOf(roll int) int {
	return slices.IndexFunc(p.AttackRoll, func(r kurth.RollRow) bool {
		return roll >= r.Min && (r.Max < 0 || roll <= r.Max)
	})
}

// orCard reports whether the card names two places.
func orCard(c *kurth.Card) bool { return len(c.Places) == 2 }

// fighting reports whether the dice of the attack lie on the table.
func (p *position) fighting() bool { return p.Attack.Kind == "rolled" }
