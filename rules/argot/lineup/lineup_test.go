package lineup

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/rules/content"
)

// begun is a match at its first question, and the choices by chance until both sides have set up.
func begun(t *testing.T, scenario string) (fresh *engine.State, placed []rules.Choice) {
	t.Helper()
	g, err := argot.Load(os.DirFS("../../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	m, err := g.New(rules.Setup{Seed: 3, Options: map[string]string{"scenario": scenario}})
	if err != nil {
		t.Fatal(err)
	}
	s := m.(*argot.State).State
	r := rules.NewRand(3)
	for s.Asked != engine.AskPlacement {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	fresh = s.Clone()
	for s.Asked == engine.AskPlacement {
		choices := s.Decision().Choices
		c := choices[r.IntN(len(choices))]
		placed = append(placed, c)
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	return fresh, placed
}

// A line-up that was written down is read again, and places the same blocks in the same places (AR-SET-14), those
// aboard ships too.
func TestALineupIsWrittenReadAndPlacedAgain(t *testing.T) {
	for _, scenario := range []string{"first_battle", "full_siege", "lamplit_way"} {
		s, placed := begun(t, scenario)
		for seat := range rules.Seat(engine.Seats) {
			l := Of(s, seat, "Behind the gate", placed)
			back, err := Read(fstest.MapFS{"a.lineup": {Data: l.Write(s)}}, "a.lineup", s)
			if err != nil || back.Name != l.Name || back.Scenario != scenario || back.Seat != seat || !slices.Equal(back.Starts, l.Starts) {
				t.Fatalf("%s, seat %d: read as %+v, %v; not %+v", scenario, seat, back, err, l)
			}
			f := back.Fit(s)
			if s.Asker != seat {
				if len(f.Choices) > 0 {
					t.Errorf("%s: seat %d places %d blocks in the set-up of the other", scenario, seat, len(f.Choices))
				}
			} else if !slices.Equal(f.Choices, l.Starts) || len(f.Refused) > 0 || f.Wait != 0 {
				t.Errorf("%s, seat %d: %d of %d blocks are placed, %d wait, refused %v", scenario, seat, len(f.Choices), len(l.Starts), f.Wait, f.Refused)
			}
			for _, c := range l.Starts {
				if s.Asker == seat {
					if _, err := s.Apply(c); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

// What cannot begin where a line-up says is refused with its rule, and the rest is placed.
func TestWhatCannotBeginThereIsRefused(t *testing.T) {
	s, placed := begun(t, "first_battle")
	l := Of(s, engine.Argot, "x", placed)
	outside, _ := s.Map.Find("0502")
	l.Starts[1].Args[1] = int16(outside)
	f := l.Fit(s)
	if len(f.Choices) != len(l.Starts)-1 || len(f.Refused) != 1 || f.Refused[0].Rule != "AR-SET-2" || f.Wait != 1 {
		t.Errorf("%d of %d blocks are placed, %d wait, refused %v", len(f.Choices), len(l.Starts), f.Wait, f.Refused)
	}
	if _, err := s.Apply(l.Starts[0]); err != nil {
		t.Fatal(err)
	}
	if f := l.Fit(s); len(f.Choices) != len(l.Starts)-2 || f.Wait != 1 {
		t.Errorf("with one block standing %d are placed, %d wait", len(f.Choices), f.Wait)
	}
}

func TestFaultsOfAFileAreNamedWithTheirLine(t *testing.T) {
	s, _ := begun(t, "first_battle")
	for name, c := range map[string]struct{ data, want string }{
		"no text":      {"\x00", "a.lineup:1"},
		"unknown key":  {"name = \"a\"\ncolour = 1\n", `a.lineup:2: unknown key "colour"`},
		"no name":      {"scenario = \"first_battle\"\nside = \"argot\"\n", "a.lineup: name: is missing"},
		"long name":    {"scenario = \"first_battle\"\nside = \"argot\"\nname = \"" + strings.Repeat("a", MaxName+1) + "\"\n", "a.lineup:3: name:"},
		"side":         {"name = \"a\"\nscenario = \"first_battle\"\nside = \"zulon\"\n", `a.lineup:3: side: "zulon" is neither`},
		"scenario":     {"name = \"a\"\nside = \"argot\"\nscenario = \"moon\"\n", `a.lineup:3: scenario: there is no scenario "moon"`},
		"not so":       {head + "\"ar01 0704\"]", `a.lineup:5: ar01 0704: not written as`},
		"block":        {head + "\"ar99 at 0704\"]", "a.lineup:5: ar99 at 0704: there is no block ar99"},
		"place":        {head + "\"ar01 at 0704\",\n\"ar02 at 9999\"]", "a.lineup:6: ar02 at 9999: there is no place 9999"},
		"ship":         {head + "\"ar01 aboard ar02\"]", "a.lineup:5: ar01 aboard ar02: there is no ship ar02"},
		"twice":        {head + "\"ar01 at 0704\",\n\"ar01 at 0704\"]", "a.lineup:6: ar01 at 0704: the block is named before"},
		"is not there": {"", "a.lineup: cannot be read"},
	} {
		files := fstest.MapFS{"a.lineup": {Data: []byte(c.data)}}
		if c.data == "" {
			files = nil
		}
		_, err := Read(files, "a.lineup", s)
		var fault *content.Error
		if !errors.As(err, &fault) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v; want %s", name, err, c.want)
		}
	}
}

const head = "name = \"a\"\nscenario = \"first_battle\"\nside = \"argot\"\nblocks = [\n"
