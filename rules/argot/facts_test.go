package argot

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Each fact is the number that the state has; a name that is none is told as that.
func TestFacts(t *testing.T) {
	g := load(t)
	options := g.Info().Defaults()
	options["scenario"] = "full_siege"
	state, err := g.New(rules.Setup{Seats: 2, Options: options, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	for r := rules.NewRand(5); s.Day == 0; {
		list := s.Decision().Choices
		if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	s.Day = 2
	check := func(name string, want int) {
		t.Helper()
		if n, ok := s.Fact(name); !ok || n != want {
			t.Errorf("%s is %d, %v; want %d", name, n, ok, want)
		}
	}
	check("day", 2)
	ships := [2]int{}
	for b := range content.Block(content.BlockCount) {
		if p := s.Pieces[b]; s.Kind(b) == content.Sea && p.Status == engine.OnMap {
			ships[engine.SeatOf(p.Party)]++
		}
	}
	if ships[0] == 0 || ships[1] == 0 || ships[0] == ships[1] {
		t.Fatalf("the sides have %v ships", ships)
	}
	check("ships/0", ships[0])
	check("ships/1", ships[1])
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; s.Kind(b) == content.Sea && p.Status == engine.OnMap && p.Party == content.Mineos {
			p.Status = engine.Eliminated
			break
		}
	}
	check("ships/0", ships[0])
	check("ships/1", ships[1]-1)
	for _, name := range []string{"", "ships", "ships/2", "ships/-1", "ships/m", "days"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
}
