package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
)

// drag presses the button on one element, lets go on another, and returns what could be clicked on
// the way.
func (d *desk) drag(from, onto rules.Element) []rules.Element {
	d.t.Helper()
	d.move(from)
	d.input.Pressed, d.input.Down = true, true
	d.tick()
	d.move(onto)
	d.input.Down = true
	d.tick()
	d.tick()
	shown := d.table.moment().Next
	d.picture(from)
	d.input.Down, d.input.Released = false, true
	d.tick()
	d.tick()
	return shown
}

// picture checks that what is carried goes with the pointer as a picture if it is a card or a figure
// that leads on, and only then.
func (d *desk) picture(from rules.Element) {
	d.t.Helper()
	piece, _ := d.table.stage.Piece(from)
	all := d.table.stage.Drawing()
	last := all[len(all)-1]
	goes := last.Alpha < 1 && slices.Equal(last.List, piece.Look)
	_, leads := d.table.lifted(from)
	if want := (piece.Role == "card" || piece.Role == "figure") && leads; goes != want {
		d.t.Errorf("%s, a %s, is carried: picture %v, want %v", from, piece.Role, goes, want)
	}
}

// twoSteps is a choice that is clicked on two elements of the board.
func (d *desk) twoSteps() (rules.Choice, []rules.Element) {
	d.t.Helper()
	for _, c := range d.table.path.Left() {
		way := d.table.path.Way(c)
		_, ends := d.table.path.Aim(way[0])
		_, from := d.element(way[0])
		if len(way) < 2 || ends || !from {
			continue
		}
		if _, ok := d.element(way[1]); ok {
			return c, way
		}
	}
	d.t.Fatal("no choice has two steps")
	return rules.Choice{}, nil
}

func TestDroppingIsTwoClicks(t *testing.T) {
	d := newDesk(t, solo())
	d.settle()
	c, way := d.twoSteps()
	shown := d.drag(way[0], way[1])
	if !slices.Contains(shown, way[1]) {
		t.Errorf("while %s is carried %v can be clicked, not %s", way[0], shown, way[1])
	}
	if len(way) == 2 && (len(d.posted) != 1 || d.posted[0] != c) {
		t.Errorf("dropping %s on %s posted %v", way[0], way[1], d.posted)
	}
	if len(way) > 2 && !slices.Equal(d.table.path.Chosen(), way[:2]) {
		t.Errorf("dropping %s on %s chose %v", way[0], way[1], d.table.path.Chosen())
	}
}

// What is let go where it cannot go lies where it was.
func TestDroppingElsewhereIsNothing(t *testing.T) {
	d := newDesk(t, solo())
	d.settle()
	_, way := d.twoSteps()
	for _, onto := range []rules.Element{idRules, idUndo, idPrompt} {
		if _, ok := d.element(onto); ok {
			d.drag(way[0], onto)
		}
	}
	if len(d.posted) != 0 || len(d.table.path.Chosen()) != 0 || len(d.opened) != 0 {
		t.Errorf("posted %v, chose %v, opened %v", d.posted, d.table.path.Chosen(), d.opened)
	}
	if next := d.table.moment().Next; !slices.Contains(next, way[0]) {
		t.Errorf("%s cannot be clicked any more, only %v", way[0], next)
	}
}

// What is let go answers the next question only where nothing comes to light before it: else the places that are lit would tell how
// dice fall.
func TestADragTellsNothingThatComesToLight(t *testing.T) {
	hidden := 0
	for seed := range uint64(12) {
		d := newDesk(t, solo(), seeded(seed+1), at(settings.None))
		d.settle()
		r := rand.New(rand.NewPCG(seed, 5))
		for range 40 {
			if d.match.Over() {
				break
			}
			choices := d.match.State().Decision().Choices
			for _, held := range d.table.path.Next() {
				for _, c := range d.table.leads(held) {
					if after := d.match.State().Clone(); reveals(t, after, c) && after.Decision().Seats.Has(0) {
						hidden++
					}
				}
				d.table.ahead(held, func(c rules.Choice, _ Path) {
					if reveals(t, d.match.State().Clone(), c) {
						t.Errorf("seed %d: while %s is dragged, what follows %q is known", seed, held, d.match.State().Describe(c).Sentence)
					}
				})
			}
			d.play(choices[r.IntN(len(choices))])
			d.settle()
		}
	}
	if hidden < 20 {
		t.Errorf("only %d choices bring something to light before the next question", hidden)
	}
}

// reveals makes a choice and reports whether that brings something to light.
func reveals(t *testing.T, s rules.State, c rules.Choice) bool {
	t.Helper()
	events, err := s.Apply(c)
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(events, brings)
}

// While a thing is dragged over another one, what the board takes to be meant is what letting go does, whatever a click there would do.
func TestWhatIsAimedAtInADragIsWhatLettingGoDoes(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	aimed := 0
	for _, held := range d.table.path.Next() {
		path, leads := d.table.lifted(held)
		if !leads {
			continue
		}
		for _, onto := range path.Next() {
			want, ends := path.Aim(onto)
			for _, click := range d.table.path.Left() {
				if !ends || slices.Contains(path.Left(), click) {
					continue
				}
				d.table.scene.plan.Instead = map[rules.Element]rules.Choice{onto: click}
				d.table.last.carry, d.table.last.by.hot = held, onto
				if got := d.table.moment().Aim; got != want {
					t.Fatalf("with %s over %s %v is aimed at, and letting go does %v", held, onto, got, want)
				}
				aimed++
			}
		}
	}
	if aimed == 0 {
		t.Error("nothing can be dragged anywhere")
	}
}
