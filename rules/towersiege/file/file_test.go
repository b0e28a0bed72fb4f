package file

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var testWorld *engine.World

func world(tb testing.TB) *engine.World {
	tb.Helper()
	if testWorld == nil {
		c, err := content.Load(os.DirFS("../../../assets/content/towersiege"))
		if err != nil {
			tb.Fatal(err)
		}
		testWorld = engine.NewWorld(c)
	}
	return testWorld
}

var info = rules.Info{ID: "towersiege"}

// wander plays matches at random and shows every so many positions.
func wander(t *testing.T, matches, every int, look func(s *engine.State, o engine.Options)) {
	t.Helper()
	w := world(t)
	for seed := range uint64(matches) {
		dice := rand.New(rand.NewPCG(seed, 3))
		o := engine.Options{Mages: engine.MageChoice(seed % 4), EvenStart: seed%2 == 0, Redirect: seed%3 > 0, Extended: seed%3 == 0}
		for seat := range o.Decks {
			o.Decks[seat] = w.Content.Built(1, 2, 3)
			if o.Custom[seat] = seed%2 == 1; o.Custom[seat] {
				r := rules.NewRand(seed*7 + uint64(seat))
				o.Decks[seat] = w.Content.Random(&r)
			}
		}
		s := engine.New(w, o, 2+int(seed%3), seed)
		for seat := range s.Players {
			s.Players[seat].Setting = engine.Setting((seed + uint64(seat)) % 3)
		}
		for n := 0; n < 2500; n++ {
			d := s.Decision()
			if n%every == 0 || s.Asked >= engine.AskTargets && n%23 == 0 || d.Over() {
				look(s, o)
			}
			if d.Over() || t.Failed() {
				break
			}
			if _, err := s.Apply(d.Choices[dice.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func written1(t *testing.T, s *engine.State) []byte {
	t.Helper()
	data, err := Snapshot(info, nil, s)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func read(data []byte, o engine.Options) (*engine.State, error) {
	return Restore(info, data, func(setup rules.Setup) (*engine.State, error) {
		return engine.Blank(testWorld, o, setup.Seats), nil
	})
}

func TestReadsWhatItWrites(t *testing.T) { // TS-INV-16
	n := 0
	wander(t, 6, 97, func(s *engine.State, o engine.Options) {
		n++
		data := written1(t, s)
		again, err := read(data, o)
		if err != nil {
			t.Fatalf("%v\n%s", err, data)
		}
		if back := written1(t, again); string(back) != string(data) {
			t.Fatalf("restored differently:\n%s\n%s", data, back)
		}
		a, b := s.Decision(), again.Decision()
		if a.Kind != b.Kind || a.Seats != b.Seats || !slices.Equal(a.Choices, b.Choices) {
			t.Fatalf("it waits for %+v, restored for %+v", a, b)
		}
		if a.Over() {
			return
		}
		first := s.Clone()
		for range 20 {
			if first.Decision().Over() {
				break
			}
			c := first.Decision().Choices[0]
			x, err1 := first.Apply(c)
			y, err2 := again.Apply(c)
			if err1 != nil || err2 != nil || !slices.Equal(x, y) {
				t.Fatalf("it goes on in two ways: %v, %v", err1, err2)
			}
		}
	})
	t.Log(n, "positions")
}

// TestFaultsAreNamed: what is wrong with a file is told by its field and its rule.
func TestFaultsAreNamed(t *testing.T) {
	w := world(t)
	o := engine.Options{Mages: engine.FirstMages}
	for seat := range o.Decks {
		o.Decks[seat] = w.Content.Built()
	}
	s := engine.New(w, o, 2, 1)
	for s.Asked == engine.AskTower {
		if s.Asker == 1 {
			if err := s.Force(90, 10); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	text := string(written1(t, s))
	for _, test := range []struct{ old, replacement, want string }{
		{`"phase": "main"`, `"phase": "noon"`, `phase: "noon" is not one of`},
		{`"round": 1`, `"round": -1`, "round: is -1"},
		{`"last": `, `"last": 3276`, "it must be 0 to 30000"}, // beyond it no choice could name a new thing
		{`"turn": 0`, `"turn": 2`, "turn: is 2; it must be 0 to 1 (TS-MOD-1)"},
		{`"turn": 0`, `"turn": 1`, "it is the turn of seat 1"},
		{`"question": "main"`, `"question": "save"`, "save is not asked on turn in its stage"},
		{`"ratio": 3`, `"ratio": 4`, "players[0].ratio: is 4; it must be 1 to 3 (TS-ALC-1)"},
		{`"ordinary": [`, `"ordinary": [9`, "TS-INV-3"},
		{`"market": [`, `"market": [1`, "TS-INV-1"},
		{`"setting": "relevant"`, `"setting": "sometimes"`, "players[0].setting"},
		{`"mage": 1`, `"mage": 2`, "is no Mage of the seat (TS-INV-4)"},
		{`"card": "weefolk"`, `"card": "skeleton"`, "skeleton cannot be in this"},
		{`"card": "weefolk"`, `"card": "dragon"`, `things[0].card: there is no card "dragon"`},
		{`"card": "weefolk"`, `"card": "fury"`, "fury is never on the table"},
		{`"result": "undecided"`, `"result": "last_mage"`, "a match is over when one Mage is left"},
		{`"game": "towersiege"`, `"game": "kurth"`, "game"},
		{`"kind": "turn"`, `"kind": "loss"`, "loss does not lie on match in its stage 3"},
	} {
		broken := strings.Replace(text, test.old, test.replacement, 1)
		if strings.HasSuffix(test.old, "[") { // a larger first number
			i := strings.Index(text, test.old) + len(test.old)
			j := i + strings.IndexAny(text[i:], "0123456789")
			broken = text[:j] + "9" + text[j:]
		}
		if broken == text {
			t.Errorf("%s is not in the file", test.old)
			continue
		}
		if _, err := read([]byte(broken), o); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v; want %s", test.replacement, err, test.want)
		}
	}
}
