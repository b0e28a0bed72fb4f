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
	s.Turn, s.Pool, s.Purse, s.Battle.Round = 5, 11, 4, 2
	s.Movement.Tokens, s.Movement.Used = 8, 3
	s.Campaign.Under.Won, s.Campaign.Under.Lost, s.Campaign.Heroes[2].Wounds = 1, 2, 1
	s.Gates[1].Strength = 2
	for name, want := range map[string]int{
		"turn": 5, "pool": 11, "purse": 4, "rounds_left": 2, "tokens": 5, "scenes_won": 1, "scenes_lost": 2,
		"wounds/" + s.Content.Heroes[2].ID: 1, "gate/" + s.Map.Gates()[1].ID: 2, "blocks/0003/0": 0,
	} {
		check(name, want)
	}
	asked := s.Asked
	s.Asked = engine.AskRegroup
	check("rounds_left", 0)
	s.Asked, s.Battle.Round = asked, 0
	check("rounds_left", 0)
	place, _ := s.Map.Find("0003")
	for n, b := range []content.Block{0, 1} {
		s.Pieces[b].Status, s.Pieces[b].At = engine.OnMap, place
		check("blocks/0003/"+string(rune('0'+engine.SeatOf(s.Pieces[b].Party))), n+1)
	}
	s.Pieces[1].Status = engine.Aboard
	check("blocks/0003/"+string(rune('0'+engine.SeatOf(s.Pieces[0].Party))), 1)
	for _, name := range []string{"", "ships", "ships/2", "ships/-1", "ships/m", "days", "blocks/0003", "blocks/9999/0", "gate/none", "gate", "wounds/nobody", "wounds"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
}
