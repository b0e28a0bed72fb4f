package city

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// What is shown with an event is what the state emitted with it shows.
func TestEveryFrameIsAState(t *testing.T) {
	boardtest.Frames(t, New(), load(t), faces, boardtest.FrameOptions{Matches: 3, Decisions: 300, Tells: func(p stage.Piece) bool {
		switch el := p.ID; el.Kind() {
		case "die", "tray", "sum", "verdict", "veil": // the dice and what they come to
			return true
		case "track": // by how much it has changed
			return el == kurth.ElementSpirit || el == kurth.ElementMana
		case "turned", "spark": // what a ward sends back, the light in the passageway
			return true
		}
		return false
	}})
}

// Each event of every choice can be laid out on its way.
func TestEveryEventIsLaidOut(t *testing.T) {
	board := New()
	g := load(t)
	all := screens()
	r := rand.New(rand.NewPCG(5, 6))
	for seed := range uint64(12) {
		s, err := g.New(rules.Setup{Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			d := s.Decision()
			mo := momentOf(s, all[r.IntN(len(all))], closed)
			mo.Mode, mo.Next, mo.Choices = table.Playing, nil, nil
			s.Watch(func(e rules.Event) {
				mo.State, mo.Story = s.Clone(), append(mo.Story, e)
				checkPlan(t, &mo, board.Layout(mo))
			})
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestDiceFallOnceAndOnlyWhenThrown(t *testing.T) {
	board := New()
	g := load(t)
	s, err := g.New(rules.Setup{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	for s.Decision().Kind != "attack" {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	die := func(mo table.Moment) *stage.Piece {
		for _, p := range board.Layout(mo).Tray {
			if p.ID == "die:1" {
				return &p
			}
		}
		return nil
	}
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	mo := momentOf(s, m, closed)
	if die(mo) != nil {
		t.Fatal("dice lie in the tray before the roll")
	}
	before := s.Clone()
	events, err := s.Apply(rules.Choice{Verb: kurth.VerbRoll})
	if err != nil {
		t.Fatal(err)
	}
	mo = momentOf(before, m, closed)
	mo.Mode, mo.Story, mo.Rolling = table.Playing, events[:1], true
	flying := die(mo)
	if flying == nil || flying.Throw != 1 || len(flying.Tumble) != 6 {
		t.Fatalf("the thrown die is %+v", flying)
	}
	mo.State, mo.Rolling = s, false
	if landed := die(mo); landed == nil || landed.Throw != 1 || landed.Face != flying.Face {
		t.Fatalf("it lands as %+v", landed)
	}
}

func TestLayoutIsPure(t *testing.T) {
	all := screens()
	visit(t, 120, func(s *kurth.State, at int) {
		mo := momentOf(s, all[at%len(all)], closed)
		snapshot, err := s.Snapshot()
		if err != nil {
			t.Fatal(err)
		}
		a, b := New().Layout(mo), New().Layout(mo)
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%s: two layouts of one moment differ", describe(&mo))
		}
		if after, _ := s.Snapshot(); string(after) != string(snapshot) {
			t.Fatalf("%s: the layout changed the match", describe(&mo))
		}
	})
}

func TestEveryPictureExists(t *testing.T) {
	board := New()
	checked := map[string]bool{}
	check := func(look ink.List) {
		for _, op := range look {
			if (op.Kind == ink.Picture || op.Kind == ink.Stretch || op.Kind == ink.Frame) && !checked[op.Name] {
				checked[op.Name] = true
				if _, err := assets.Picture(op.Name); err != nil {
					t.Error(err)
				}
			}
		}
	}
	visit(t, 400, func(s *kurth.State, _ int) {
		for _, p := range stacked(board.Layout(momentOf(s, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, closed))) {
			check(p.Look)
			for _, face := range p.Tumble {
				check(face)
			}
		}
	})
	for kind := range rules.MatchEnded + 1 {
		for _, el := range []rules.Element{kurth.ElementSpirit, kurth.ElementMana, kurth.ElementRound, kurth.ElementOverrun, kurth.ElementPassageway, kurth.ElementWarden, "spell:unmaking", "special:open_vein", "place:armory"} {
			if name := New().Sign(kind, []rules.Element{el}); name != "" {
				if _, err := assets.Picture(name); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

// Each of the three ends looks different from the game before it.
func TestEachEndIsShown(t *testing.T) {
	board := New()
	want := map[string]rules.Element{"won": "dawn", "lost_spirit": "dark:", "lost_overrun": "fire:"}
	for seed := uint64(1); len(want) > 0 && seed < 2000; seed++ {
		s, err := load(t).New(rules.Setup{Seed: seed, Options: map[string]string{"difficulty": "easy"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 1))
		mo := momentOf(s, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, closed)
		mo.Mode, mo.Next, mo.Choices = table.Playing, nil, nil
		s.Watch(func(e rules.Event) {
			id, due := want[s.(*kurth.State).View().Result]
			if mo.Story = []rules.Event{e}; e.Kind != rules.MatchEnded || !due {
				return
			}
			mo.State = s.Clone()
			result := mo.State.(*kurth.State).View().Result
			delete(want, result)
			if !slices.ContainsFunc(board.Layout(mo).Board, func(p stage.Piece) bool { return strings.HasPrefix(string(p.ID), string(id)) }) {
				t.Errorf("%s: there is no %s", result, id)
			}
		})
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for result := range want {
		t.Errorf("no match was %s", result)
	}
}

func BenchmarkLayout(b *testing.B) {
	for _, kind := range []string{"move", "attack", "rolled"} {
		b.Run(kind, func(b *testing.B) {
			var mo table.Moment
			visit(b, 400, func(s *kurth.State, _ int) {
				if s.Decision().Kind == kind && mo.State == nil {
					mo = momentOf(s.Clone(), ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, closed)
				}
			})
			board := New()
			b.ReportAllocs()
			for b.Loop() {
				board.Layout(mo)
			}
		})
	}
}
