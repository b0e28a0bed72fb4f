package citadel

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/table"
)

// A card that comes to a hand stands at its end, and those that stay keep their order (BS-RUL-28).
func TestANewCardMovesNoOther(t *testing.T) {
	var before map[int][]int
	came := 0
	visit(t, 1500, func(s *bsieged.State, _ rules.Choice) {
		m := table.Moment{State: s, Mode: table.Looking}
		l, ok := newLayout(New(), &m)
		if !ok {
			t.Fatal("nothing is laid out")
		}
		now := map[int][]int{}
		for h := range l.Heroes {
			for _, c := range l.heldBy(h) {
				now[h] = append(now[h], c.design)
			}
			was := before[h]
			stay := slices.DeleteFunc(slices.Clone(was), func(d int) bool { return !slices.Contains(now[h], d) })
			if !slices.Equal(stay, now[h][:len(stay)]) {
				t.Fatalf("hero %d held %v and holds %v", h, was, now[h])
			}
			if len(was) > 1 && len(now[h]) > len(was) {
				came++
			}
		}
		before = now
	})
	if came < 5 {
		t.Errorf("only %d cards came to two others", came)
	}
}

// The Zones of a card are named as such where there is little room too: "Z 2 3" was read as a code.
func TestZonesInShortAreNamed(t *testing.T) {
	for want, aim := range map[string]cards.Aim{"Zone 2/3": {Zones: 0b110}, "Zone 1+2": {Zones: 0b011, Each: true}, "Zone 3": {Zones: 0b100}} {
		if got := zoneDigits(aim); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}
