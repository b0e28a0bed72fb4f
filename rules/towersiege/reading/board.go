package reading

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
)

// board is the table as it stands: what lies on it, and what is in force.
type board struct {
	Redirect string
	Players  []struct{ Mage, Tower int }
	Things   []*thing
	Timed    []timed
}

// thing is a card or token in play.
type thing struct {
	ID       int
	Card     string
	Owner    int
	Points   int // Life or Integrity Points left
	On       int // the creature that carries it, the structure it stands in or hangs on
	Position string
	Partner  int // mount or rider
	Marks    []string
}

// timed is what lasts for some Rounds.
type timed struct {
	Kind   string
	Card   string
	Level  int
	Target int
}

func readBoard(snapshot []byte) (*board, error) {
	b := &board{}
	if err := json.Unmarshal(snapshot, b); err != nil {
		return nil, err
	}
	return b, nil
}

// thing returns what has the id, or nil.
func (b *board) thing(id int) *thing {
	for _, t := range b.Things {
		if t.ID == id {
			return t
		}
	}
	return nil
}

// on lists what hangs on or stands in a thing.
func (b *board) on(id int) []*thing {
	var list []*thing
	for _, t := range b.Things {
		if t.On == id && id != 0 {
			list = append(list, t)
		}
	}
	return list
}

func (t *thing) has(mark string) bool { return slices.Contains(t.Marks, mark) }

// id is the number of an element "thing:12", or 0.
func id(e rules.Element) int {
	if e.Kind() != "thing" {
		return 0
	}
	n, _ := strconv.Atoi(e.Name())
	return n
}

// follow changes the board as an event says.
func (b *board) follow(e rules.Event, casting *action) {
	t := b.thing(id(e.Subject))
	switch e.Name {
	case "point_lost", "point_restored":
		if t != nil {
			t.Points = int(e.M)
		}
	case "to_defend", "regenerated":
		if t != nil {
			t.Position = "defend"
		}
	case "mage_fumbled":
		if t != nil && !t.has("fumbled") {
			t.Marks = append(t.Marks, "fumbled")
		}
	case "exposed", "stepped_out":
		if t != nil {
			t.On, t.Position = 0, e.To.Name()
		}
	case "slain", "mage_slain", "gone", "destroyed", "item_lost", "time_over", "unpaid", "sacrificed":
		b.remove(id(e.Subject))
		b.remove(id(e.From))
	case "army_disbanded":
		b.Things = slices.DeleteFunc(b.Things, func(t *thing) bool { return t.Owner == int(e.Seat) })
	case "in_force":
		if to := id(e.To); to != 0 {
			level := 0
			if casting != nil && casting.card == e.Subject.Name() {
				level = casting.level
			}
			b.Timed = append(b.Timed, timed{"mod", e.Subject.Name(), level, to})
		}
	case "ended":
		b.Timed = slices.DeleteFunc(b.Timed, func(m timed) bool { return m.Card == e.Subject.Name() && m.Target == id(e.To) })
	}
}

func (b *board) remove(id int) {
	b.Things = slices.DeleteFunc(b.Things, func(t *thing) bool { return t.ID == id && id != 0 })
}

// number is the n-th word of a notation, counted from 0, as a number.
func number(notation string, n int) (int, error) {
	words := strings.Fields(notation)
	if n >= len(words) {
		return 0, fmt.Errorf("the choice %q has no word %d", notation, n)
	}
	return strconv.Atoi(words[n])
}
