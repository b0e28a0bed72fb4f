package city

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// seen is what of a model its events must tell.
type seen struct {
	Turn, Round, Spirit, Mana, Token, Overrun, Draw, Discard, ToCome int
	Reinforcements, Bonus                                            int
	Markers, Arrived                                                 [places]int
	SpecialUsed                                                      [3]bool
	Protected                                                        [places]bool
	Row                                                              [3]rules.Element
	Passage                                                          bool
	Dice                                                             [2]int
	Result                                                           string
}

func seenIn(d *model) seen {
	v := seen{Turn: d.Turn, Round: d.Round, Spirit: d.Spirit, Mana: d.Mana, Token: d.Token, Overrun: d.Overrun, Draw: d.DrawCount,
		Discard: len(d.Discard), ToCome: len(d.ToCome), Reinforcements: d.Reinforcements, Bonus: d.Bonus, Passage: d.Passage.Marker, Result: d.Result}
	for i := range d.Places {
		v.Markers[i], v.Arrived[i], v.Protected[i] = d.Places[i].Markers, d.Places[i].Arrived, d.Places[i].Protected
	}
	for i, c := range d.row {
		if c != nil {
			v.Row[i], v.SpecialUsed[i] = c.Element, c.SpecialUsed
		}
	}
	if len(d.Attack.Dice) == 2 {
		v.Dice = [2]int(d.Attack.Dice)
	}
	return v
}

// The board shown after all events of a choice is the board of the position they lead to.
func TestEventsLeadToTheNextPosition(t *testing.T) {
	g := load(t)
	r := rand.New(rand.NewPCG(3, 4))
	for seed := range uint64(150) {
		s, err := g.New(rules.Setup{Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			before := s.Clone()
			d := s.Decision()
			c := d.Choices[r.IntN(len(d.Choices))]
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			shown, _ := newModel(&table.Moment{State: before, Since: events, Mode: table.Playing})
			next, _ := newModel(&table.Moment{State: s})
			if a, b := seenIn(shown), seenIn(next); a != b {
				t.Fatalf("seed %d, %s:\nshown %+v\nthen  %+v", seed+1, g.Notation(c), a, b)
			}
		}
	}
}

// Each event of every choice can be laid out on its way.
func TestEveryEventIsLaidOut(t *testing.T) {
	g := load(t)
	all := screens()
	r := rand.New(rand.NewPCG(5, 6))
	for seed := range uint64(12) {
		s, err := g.New(rules.Setup{Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			before := s.Clone()
			d := s.Decision()
			events, err := s.Apply(d.Choices[r.IntN(len(d.Choices))])
			if err != nil {
				t.Fatal(err)
			}
			mo := momentOf(before, all[r.IntN(len(all))], closed)
			mo.Mode, mo.Next, mo.Choices = table.Playing, nil, nil
			for n := range events {
				mo.Since = events[:n+1]
				checkPlan(t, &mo, New().Layout(mo))
			}
		}
	}
}

func TestDiceFallOnceAndOnlyWhenThrown(t *testing.T) {
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
		for _, p := range New().Layout(mo).Tray {
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
	mo.Mode, mo.Since = table.Playing, events[:1]
	p := die(mo)
	if p == nil || p.Throw != 1 || len(p.Tumble) != 6 {
		t.Fatalf("the thrown die is %+v", p)
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
		for _, p := range stacked(New().Layout(momentOf(s, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, closed))) {
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
	want := map[string]rules.Element{"won": "dawn", "lost_spirit": "dark:citadel", "lost_overrun": "fire:"}
	for result, id := range want {
		g := load(t)
		s, err := g.New(rules.Setup{Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		n := map[string]int16{"won": 1, "lost_spirit": 2, "lost_overrun": 3}[result]
		mo := momentOf(s, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, closed)
		mo.Mode = table.Playing
		mo.Since = []rules.Event{
			{Kind: rules.PieceAdded, Subject: kurth.ElementMarker, To: "place:armory", N: 9, M: 9},
			{Kind: rules.MatchEnded, Name: "game_over", N: n},
		}
		found := false
		for _, p := range New().Layout(mo).Board {
			found = found || p.ID == id || id == "fire:" && p.ID == "fire:armory"
		}
		if !found {
			t.Errorf("%s: there is no %s", result, id)
		}
		if beat := New().Pace(mo.Since[1]); beat.Sound != map[bool]string{true: "victory", false: "defeat"}[result == "won"] {
			t.Errorf("%s sounds like %q", result, beat.Sound)
		}
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
