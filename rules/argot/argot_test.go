package argot

import (
	"bytes"
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

func load(t testing.TB) *Game {
	t.Helper()
	g, err := Load(os.DirFS("../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestContentsEndWithThatOfToday(t *testing.T) {
	if g := load(t); contents[len(contents)-1] != g.ContentHash() {
		t.Errorf("the last of the contents is %s, the content is %s", contents[len(contents)-1], g.ContentHash())
	}
}

// TestOptionsSettleTheMatch holds what each value of an option means (ledger 8).
func TestOptionsSettleTheMatch(t *testing.T) {
	g := load(t)
	begun := func(options map[string]string) *engine.State {
		s, err := g.New(rules.Setup{Seed: 1, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		return s.(*State).State
	}
	for id, days := range map[string]uint8{"first_battle": 1, "full_siege": 3, "campaign": 3, "stand_alone": 2} { // AR-MOD-1 to AR-MOD-4
		if s := begun(map[string]string{"scenario": id}); s.Scenario().ID != id || s.Options.Days != days {
			t.Errorf("%s begins as %s with %d days, want %d", id, s.Scenario().ID, s.Options.Days, days)
		}
	}
	even := begun(map[string]string{"scenario": "full_siege"})
	for value, more := range map[string]int16{"mineos": -6, "even": 0, "argot": 6} {
		if s := begun(map[string]string{"scenario": "full_siege", "difficulty": value}); s.Pool != even.Pool+more {
			t.Errorf("with %s helped the pool holds %d, want %d", value, s.Pool, even.Pool+more)
		}
	}
	if s := begun(map[string]string{"scenario": "full_siege", "days": "4", "council": "off", "open_blocks": "on"}); s.Options.Days != 4 || s.Options.Council || !s.Options.Open {
		t.Errorf("settled as %+v", s.Options)
	}
	if s := begun(map[string]string{"scenario": "full_siege", "memory": "on"}); !s.Options.Memory || !s.Options.Council {
		t.Errorf("settled as %+v", s.Options)
	}
	if _, err := g.New(rules.Setup{Options: map[string]string{"scenario": "first_battle", "days": "5"}}); err == nil {
		t.Error("a siege of five days was begun")
	}
}

// TestMatchesAreRestoredAndGoOnAlike writes matches of every scenario down on the way, reads them again, and
// plays the same choices on both.
func TestMatchesAreRestoredAndGoOnAlike(t *testing.T) {
	g := load(t)
	for _, scenario := range g.Info().Options[0].Values {
		m, err := g.New(rules.Setup{Seed: 5, Options: map[string]string{"scenario": scenario.ID, "days": "1"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(9)
		var other rules.State
		for n := 0; !m.Decision().Over(); n++ {
			if n%60 == 0 {
				data, err := m.Snapshot()
				if err != nil {
					t.Fatal(err)
				}
				if other, err = g.Restore(data); err != nil {
					t.Fatalf("%s after %d choices: %v", scenario.ID, n, err)
				}
			}
			d := m.Decision()
			c := d.Choices[r.IntN(len(d.Choices))]
			if back, err := g.Parse(g.Notation(c)); err != nil || back != c {
				t.Fatalf("%v is written %q and read as %v, %v", c, g.Notation(c), back, err)
			}
			if _, err := m.Apply(c); err != nil {
				t.Fatal(err)
			}
			if _, err := other.Apply(c); err != nil {
				t.Fatalf("%s after %d choices: the restored match refuses %s: %v", scenario.ID, n, g.Notation(c), err)
			}
			if err := m.Check(); err != nil {
				t.Fatal(err)
			}
		}
		one, _ := m.Snapshot()
		two, _ := other.Snapshot()
		if !bytes.Equal(one, two) {
			t.Errorf("%s: the restored match ends otherwise", scenario.ID)
		}
		if o, over := m.Outcome(); !over || o.Winners == 0 {
			t.Errorf("%s ended with %+v", scenario.ID, o)
		}
	}
}
