package siegestorm

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// fight begins a match of a mode against a boss with starter decks.
func fight(m mode, boss uint8, seed uint64, factions ...int) *State {
	s := &State{game: content, rng: rules.NewRand(seed), set: settled{mode: m, seats: uint8(len(factions)), boss: boss}}
	var decks []cards.List
	for _, i := range factions {
		decks = append(decks, content.set.Starters[i])
	}
	s.deal(decks)
	s.run()
	return s
}

// TestRandomFights plays matches against every boss with random choices; every state is sound and
// every match ends.
func TestRandomFights(t *testing.T) {
	for boss := range uint8(len(content.set.Bosses)) {
		for seed := range uint64(20) {
			one := int(seed) % len(content.set.Starters)
			playOut(t, fight(solo, boss, seed, one), seed)
			playOut(t, fight(coop, boss, seed, one, (one+1)%len(content.set.Starters)), seed)
		}
	}
}

func playOut(t *testing.T, s *State, seed uint64) {
	t.Helper()
	pick := rules.NewRand(seed + 1000)
	for n := 0; s.result == undecided; n++ {
		d := s.Decision()
		if n > 5000 || len(d.Choices) == 0 {
			t.Fatalf("%v boss %d seed %d: %d choices made, waits for %q with %d choices", s.set.mode, s.set.boss, seed, n, d.Kind, len(d.Choices))
		}
		c := d.Choices[pick.IntN(len(d.Choices))]
		if c.Verb == Cancel {
			continue
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		if err := s.Check(); err != nil {
			t.Fatalf("%v boss %d seed %d after %d choices: %v", s.set.mode, s.set.boss, seed, n, err)
		}
	}
}
