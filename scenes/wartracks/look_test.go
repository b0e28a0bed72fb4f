package wartracks

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// plain is an ordinary screen.
var plain = ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}

// screen lays a position out as the deciding seat sees it.
func screen(s *siegestorm.State, m ink.Metrics) table.Screen {
	p := table.Pose{State: s, Mode: table.Ended, Viewer: 0}
	if d := s.Decision(); !d.Over() {
		p.Mode, p.Viewer, p.Path = table.Asking, d.Seats.First(), table.NewPath(d.Choices, s.Describe)
	}
	return table.Lay(New(), p, m, faces)
}

func TestEveryPictureExists(t *testing.T) {
	known := map[string]bool{}
	check := func(name string) {
		if !known[name] {
			known[name] = true
			if _, err := assets.Picture(name); err != nil {
				t.Error(err)
			}
		}
	}
	for _, mode := range modes() {
		setup := setups()[mode]
		at := 0
		visit(t, setup, 2, func(s *siegestorm.State, events []rules.Event, _ *siegestorm.State, _ rules.Choice) {
			if at++; at%7 != 0 {
				return
			}
			for _, p := range screen(s, plain).Pieces {
				for _, op := range p.Look {
					if op.Kind == ink.Picture || op.Kind == ink.Stretch || op.Kind == ink.Frame {
						check(op.Name)
					}
				}
			}
			for _, e := range events {
				if name := New().Sign(e.Kind, e.Elements(nil)); name != "" {
					check(name)
				}
			}
		})
	}
	for _, c := range load(t).Set().Cards {
		check(figure(&c))
		check(lookOf(deckOf(&c)).hill)
		check(lookOf(deckOf(&c)).emblem)
		if name := rankIcon(&c); name != "" {
			check(name)
		}
	}
	for _, b := range load(t).Set().Bosses {
		check("siegestorm/portraits/" + b.Key)
	}
}

// Words on the banners of all decks can be read.
func TestBannersCanBeRead(t *testing.T) {
	for _, d := range load(t).Set().Decks {
		if c := ink.Contrast(ink.ParchmentLight, lookOf(d.Key).banner); c < 4.5 {
			t.Errorf("%s: the contrast is %.2f", d.Key, c)
		}
	}
}

// The Resources carry the largest number of all.
func TestResourcesAreTheLargestNumber(t *testing.T) {
	g := load(t)
	s, err := g.New(rules.Setup{Seed: 1, Seats: 2, Options: map[string]string{"mode": "duel"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range 60 {
		if _, err := s.Apply(s.Decision().Choices[r.IntN(len(s.Decision().Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	largest, where := 0.0, stage.Piece{}
	for _, p := range screen(s.(*siegestorm.State), plain).Pieces {
		for _, op := range p.Look {
			if op.Kind == ink.Write && op.Font.Size > largest && p.Role != "place" {
				largest, where = op.Font.Size, p
			}
		}
	}
	if where.ID.Kind() != "resources" {
		t.Errorf("the largest number is on %s", where.ID)
	}
}

// The tray of a payment lies clear of all that can be clicked or matters for the choice: creatures,
// slots, Supporters, the hand, the chain.
func TestPaymentCoversNothing(t *testing.T) {
	sizes := []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}}
	for _, name := range modes() {
		setup := setups()[name]
		t.Run(name, func(t *testing.T) {
			seen := 0
			visit(t, setup, 1, func(s *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
				if s.View(s.Decision().Seats.First()).Decision != "pay" {
					return
				}
				if seen++; seen > 12 {
					return
				}
				for _, m := range sizes {
					clearTray(t, screen(s, m), m)
				}
			})
			if seen == 0 {
				t.Error("nothing was paid for")
			}
		})
	}
}

// So does the tray of a payment that is settled before it is asked about, wherever the sides sit.
func TestSettledPaymentCoversNothing(t *testing.T) {
	sizes := []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}}
	for _, name := range modes() {
		t.Run(name, func(t *testing.T) {
			seen := 0
			visit(t, setups()[name], 1, func(s *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
				d := s.Decision()
				if seen > 60 && setups()[name].Seats <= 2 || d.Over() { // with three, it lies over a plate late in a match
					return
				}
				for _, c := range d.Choices {
					path := table.NewPath(d.Choices, s.Describe)
					if !playing(c) || len(path.Way(c)) == 0 {
						continue
					}
					path = path.Click(path.Way(c)[0])
					for _, m := range sizes {
						sc := table.Lay(New(), table.Pose{State: s, Mode: table.Asking, Viewer: d.Seats.First(), Path: path}, m, faces)
						if slices.ContainsFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == "payment" }) {
							seen++
							clearTray(t, sc, m)
						}
					}
					return
				}
			})
			if seen == 0 {
				t.Error("nothing was about to be paid for")
			}
		})
	}
}

func clearTray(t *testing.T, sc table.Screen, m ink.Metrics) {
	t.Helper()
	var tray *stage.Piece
	for i := range sc.Pieces {
		if sc.Pieces[i].ID == "payment" {
			tray = &sc.Pieces[i]
		}
	}
	if tray == nil {
		t.Fatalf("%dx%d: no tray tells of the payment", m.W, m.H)
	}
	for _, p := range sc.Plan.Board {
		for _, op := range p.Look {
			if at := op.Box.Shift(p.Box.X, p.Box.Y); p.ID == "ground" && strings.HasPrefix(op.Name, "siegestorm/board/track") && at.Overlaps(tray.Box) {
				t.Errorf("%dx%d at %.0f %%: the tray %v reaches over a war track at %v", m.W, m.H, m.Text*100, tray.Box, at)
			}
		}
	}
	for _, p := range sc.Pieces {
		if p.ID.Kind() == "exit" {
			for _, op := range p.Look {
				if op.Box.Shift(p.Box.X, p.Box.Y).Overlaps(tray.Box) {
					t.Errorf("%dx%d at %.0f %%: the tray %v covers a sign of %s", m.W, m.H, m.Text*100, tray.Box, p.ID)
				}
			}
		}
		if p.ID != tray.ID && p.Role != "" && p.Box.Inset(1).Overlaps(tray.Box) {
			t.Errorf("%dx%d at %.0f %%: the tray %v covers %s %v", m.W, m.H, m.Text*100, tray.Box, p.ID, p.Box)
		}
	}
}

func BenchmarkLayout(b *testing.B) {
	for _, name := range modes() {
		setup := setups()[name]
		b.Run(name, func(b *testing.B) {
			g := load(b)
			setup.Seed = 4
			s, err := g.New(setup)
			if err != nil {
				b.Fatal(err)
			}
			r := rand.New(rand.NewPCG(4, 1))
			for range 120 {
				if s.Decision().Over() {
					break
				}
				if _, err := s.Apply(s.Decision().Choices[r.IntN(len(s.Decision().Choices))]); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportAllocs()
			for b.Loop() {
				screen(s.(*siegestorm.State), plain)
			}
		})
	}
}
