package table_test

import (
	"io/fs"
	"math/rand/v2"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

func kurthGame(t testing.TB) rules.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "kurth")
	if err != nil {
		t.Fatal(err)
	}
	g, err := kurth.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// games are the games that the click path is tried with.
func games(t testing.TB) map[string]rules.Game {
	return map[string]rules.Game{"stub": stub.Game{}, "kurth": kurthGame(t)}
}

// In thousands of random positions every legal choice is made by exactly one row of clicks.
func TestClicksMakeEveryChoice(t *testing.T) {
	for name, g := range games(t) {
		positions := 0
		for seed := uint64(1); positions < 3000; seed++ {
			r := rand.New(rand.NewPCG(seed, 2))
			s, err := g.New(rules.Setup{Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			for ; !s.Decision().Over(); positions++ {
				d := s.Decision()
				made := map[rules.Choice]int{}
				clicks(table.NewPath(d.Choices, s.Describe), func(c rules.Choice) { made[c]++ })
				for _, c := range d.Choices {
					if made[c] != 1 {
						t.Fatalf("%s, seed %d: %q is made %d times", name, seed, g.Notation(c), made[c])
					}
				}
				if len(made) != len(d.Choices) {
					t.Fatalf("%s, seed %d: clicks make %d choices of %d", name, seed, len(made), len(d.Choices))
				}
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

func clicks(p table.Path, made func(rules.Choice)) {
	for _, el := range p.Next() {
		if c, ok := p.Aim(el); ok {
			made(c)
		} else {
			clicks(p.Click(el), made)
		}
	}
}

// bare shows nothing: every choice must become a button of the table.
type bare struct{ wants table.Wants }

func (b bare) Wants(m ink.Metrics, _ ink.Measurer) table.Wants {
	w := b.wants
	w.Row, w.Panel, w.Foot = m.Px(w.Row), m.Px(w.Panel), m.Px(w.Foot)
	return w
}

func (bare) Layout(m table.Moment) table.Plan {
	region := func(id rules.Element, box ink.Rect) []stage.Piece {
		if box.Empty() {
			return nil
		}
		return []stage.Piece{{ID: id, Box: box, Role: "panel", Label: string(id)}}
	}
	return table.Plan{
		Board: region("region:board", m.Room.Board),
		Row:   region("region:row", m.Room.Row),
		Left:  region("region:left", m.Room.Left),
		Panel: region("region:panel", m.Room.Panel),
		Foot:  region("region:foot", m.Room.Foot),
		Main:  []rules.Element{"button:end", "button:roll", "button:end_turn"},
		Help:  "Pick something, and then something else, until there is nothing left to pick.",
	}
}

// The frame holds at every size, whatever a board wants and however much it leaves to the
// table.
func TestFrameHoldsAtEverySize(t *testing.T) {
	faces := typeset.New()
	wants := map[string]table.Wants{
		"all":   {Row: 340, Panel: 320, Foot: 110, Left: table.WithColumn},
		"bare":  {},
		"greed": {Row: 5000, Panel: 5000, Foot: 5000, Left: table.WithColumn},
	}
	for game, g := range games(t) {
		for name, w := range wants {
			s, err := g.New(rules.Setup{Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; n < 12 && !s.Decision().Over(); n++ {
				for _, size := range boardtest.Sizes() {
					for _, text := range boardtest.Texts() {
						m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
						for _, fault := range boardtest.Position(bare{w}, s, m, faces) {
							t.Errorf("%s, %s, %dx%d, text %v: %s", game, name, m.W, m.H, text, fault)
						}
						regions(t, bare{w}, s, m, faces)
					}
				}
				if t.Failed() {
					return
				}
				choices := s.Decision().Choices
				if _, err := s.Apply(choices[n%len(choices)]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// regions checks that the regions lie on the screen and not over each other, and that the
// board has the most of it.
func regions(t *testing.T, b bare, s rules.State, m ink.Metrics, measure ink.Measurer) {
	t.Helper()
	room := table.Lay(b, table.Pose{State: s, Mode: table.Waiting}, m, measure).Room
	all := map[string]ink.Rect{"board": room.Board, "row": room.Row, "left": room.Left, "panel": room.Panel, "foot": room.Foot}
	for name, r := range all {
		if r.Empty() {
			continue
		}
		if r.Intersect(m.Screen()) != r {
			t.Errorf("%dx%d: the %s at %v is off the screen", m.W, m.H, name, r)
		}
		for other, o := range all {
			if name != other && r.Overlaps(o) {
				t.Errorf("%dx%d: %s and %s overlap", m.W, m.H, name, other)
			}
		}
	}
	waits := table.Pose{State: s, Viewer: s.Decision().Seats.First(), Path: table.NewPath(s.Decision().Choices, s.Describe)}
	sc := table.Lay(b, waits, m, measure)
	for _, p := range sc.Pieces {
		if p.ID != "table:log" && p.ID != "table:help" {
			continue
		}
		for _, q := range sc.Pieces {
			if sc.Marks[q.ID].Can() && q.Box.Inset(0.5).Overlaps(p.Box) {
				t.Errorf("%dx%d, text %v: %s lies over %s", m.W, m.H, m.Text, q.ID, p.ID)
			}
		}
	}
	if part := room.Board.H / float64(m.H); part < 0.3 {
		t.Errorf("%dx%d, text %v: the board has %.0f %% of the height", m.W, m.H, m.Text, part*100)
	}
}

// shaped is a board that wants a foot while somebody is asked.
type shaped struct{ bare }

func (shaped) Shape(m table.Moment) table.Wants {
	w := table.Wants{Row: 200}
	if m.Mode == table.Asking {
		w.Foot = 120
	}
	return w
}

// A board that wants the screen divided differently from moment to moment is asked at each.
func TestShapeOfTheMoment(t *testing.T) {
	faces := typeset.New()
	s, err := stub.Game{}.New(rules.Setup{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	for mode, foot := range map[table.Mode]float64{table.Asking: 120, table.Waiting: 0} {
		room := table.Lay(shaped{}, table.Pose{State: s, Mode: mode}, m, faces).Room
		if room.Foot.H != foot || room.Row.H != 200 {
			t.Errorf("mode %d: the foot is %v, the row %v", mode, room.Foot, room.Row)
		}
	}
}

func BenchmarkLay(b *testing.B) {
	faces := typeset.New()
	s, err := stub.Game{}.New(rules.Setup{Seed: 3})
	if err != nil {
		b.Fatal(err)
	}
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	p := table.Pose{State: s, Mode: table.Asking, Path: table.NewPath(s.Decision().Choices, s.Describe)}
	board := bare{table.Wants{Row: 340, Panel: 320, Foot: 110, Left: table.WithColumn}}
	b.ReportAllocs()
	for b.Loop() {
		table.Lay(board, p, m, faces)
	}
}
