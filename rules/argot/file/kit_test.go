package file

import (
	"os"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

var info = rules.Info{ID: "argot", MinSeats: 2, MaxSeats: 2, Options: []rules.Option{{ID: "scenario"}, {ID: "open"}}}

// worlds are those of the scenarios, loaded once.
var worlds []*engine.World

func load(t testing.TB) []*engine.World {
	t.Helper()
	if worlds != nil {
		return worlds
	}
	c, err := content.Load(os.DirFS("../../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range c.Scenarios {
		worlds = append(worlds, engine.NewWorld(c, c.Scenarios[i].Map))
	}
	return worlds
}

// options are those of a scenario as it is by default.
func options(w *engine.World, scenario int) engine.Options {
	sc := &w.Content.Scenarios[scenario]
	return engine.Options{Scenario: uint8(scenario), Days: uint8(sc.Days), Council: sc.Council, Difficulty: engine.Even}
}

func values(s *engine.State) map[string]string {
	open := "off"
	if s.Options.Open {
		open = "on"
	}
	return map[string]string{"scenario": s.Scenario().ID, "open": open}
}

func begin(t testing.TB) func(rules.Setup) (*engine.World, engine.Options, error) {
	return func(setup rules.Setup) (*engine.World, engine.Options, error) {
		for i, w := range load(t) {
			if w.Content.Scenarios[i].ID == setup.Options["scenario"] {
				o := options(w, i)
				o.Open = setup.Options["open"] == "on"
				return w, o, nil
			}
		}
		return nil, engine.Options{}, os.ErrNotExist
	}
}

func written1(t testing.TB, s *engine.State) string {
	t.Helper()
	data, err := Snapshot(info, values(s), s)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func restored(t testing.TB, data string) *engine.State {
	t.Helper()
	s, err := Restore(info, []byte(data), begin(t))
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	return s
}

// differ is the first line in which two files differ.
func differ(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return x[i] + " and " + y[i]
		}
	}
	if len(x) != len(y) {
		return "one is longer"
	}
	return ""
}

// wander plays random matches of every scenario and visits positions.
func wander(t testing.TB, matches int, visit func(s *engine.State, r *rules.Rand)) {
	t.Helper()
	for seed := range uint64(matches) {
		i := int(seed) % len(load(t))
		w := load(t)[i]
		r := rules.NewRand(seed + 1)
		s := engine.New(w, options(w, i), seed)
		for n := 0; !s.Decision().Over(); n++ {
			visit(s, &r)
			d := s.Decision()
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
			if n > 20000 {
				t.Fatalf("scenario %d, seed %d: the match does not end", i, seed)
			}
		}
		visit(s, &r)
	}
}
