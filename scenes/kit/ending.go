package kit

import (
	"slices"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Endings are the paintings of how a match of a game ends, and the line that goes with them. The zero value has none.
type Endings struct {
	Victory, Defeat Painting
	// Theirs says in which seats the winners of the painted victory sit, for a game whose sides are painted as
	// they are: Argot is saved or burns, whoever looks. 0: the victory is that of the people at the machine, and among
	// computers, or among people against each other, of whoever wins.
	Theirs rules.Seats
	// Cast puts on a painting who has played; nil: it is the same for every match.
	Cast func(*match.Match, Painting) Painting
	// Line is what decided a match that is over, in a few words; nil or an empty text: the reason of its outcome.
	Line func(*match.Match) rules.Text
}

// Painting is a picture that fills the screen.
type Painting struct {
	Name string
	// Calm is where words can stand on it, in 320ths of its width and 180ths of its height.
	Calm ink.Rect
	// Played are pictures of who has played, laid on it in this order, and Front is a picture as large as the painting that lies
	// over them; empty: there is none.
	Played []Played
	Front  string
}

// Played is a picture of somebody or something that has played, and where it lies on a painting, in the units of Calm.
type Played struct {
	Name string
	Box  ink.Rect
}

// The size of a painting in the units of Calm.
const (
	PaintingWidth  = 320
	PaintingHeight = 180
)

// Of is the painting of a match that is over, one without a name if there is none.
func (e Endings) Of(m *match.Match) Painting {
	outcome, _ := m.State().Outcome()
	theirs := e.Theirs
	if theirs == 0 {
		theirs = m.Humans()
	}
	painting := e.Defeat
	if theirs == 0 && outcome.Winners != 0 || theirs&outcome.Winners != 0 {
		painting = e.Victory
	}
	if e.Cast != nil && painting.Name != "" {
		painting = e.Cast(m, painting)
	}
	return painting
}

// Decided is the line that goes with the painting.
func (e Endings) Decided(m *match.Match) rules.Text {
	if e.Line != nil {
		if words := e.Line(m); !words.Empty() {
			return words
		}
	}
	outcome, _ := m.State().Outcome()
	return outcome.Reason
}

// LastTold is what was told last of the events of a match that are wanted; an empty text if none was.
func LastTold(m *match.Match, wanted func(rules.Event) bool) rules.Text {
	for _, e := range slices.Backward(m.Told(rules.NoSeat)) {
		if !wanted(e) {
			continue
		}
		if words := m.State().Tell(e); !words.Empty() {
			return words
		}
	}
	return rules.Text{}
}

// LastNamed is what was told last of the events with one of these names.
func LastNamed(m *match.Match, names ...string) rules.Text {
	return LastTold(m, func(e rules.Event) bool { return slices.Contains(names, e.Name) })
}

// Low reports whether the calm part is in the lower half.
func (p Painting) Low() bool { return p.Calm.Y > PaintingHeight/2 }
