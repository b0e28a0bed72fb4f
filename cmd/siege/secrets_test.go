package main

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What one seat sees of a match has no seed, as with it everything hidden could be dealt again;
// whoever may see all is told it.
func TestSeatIsNotToldTheSeed(t *testing.T) {
	const seed = "8765432109876543210"
	for _, game := range []string{"kurth", "siegestorm", "bsieged"} {
		file := filepath.Join(t.TempDir(), "m.siege")
		must(t, "new", game, "--seed", seed, "-o", file)
		if !strings.Contains(must(t, "show", "--json", file), `"seed": "`+seed+`"`) {
			t.Errorf("%s: the seed is not told", game)
		}
		for _, args := range [][]string{{"--json"}, nil} {
			if out := must(t, append([]string{"show", file, "--seat", "0"}, args...)...); strings.Contains(out, seed) || strings.Contains(out, `"seed"`) {
				t.Errorf("%s: seat 0 is told the seed: show %v", game, args)
			}
		}
	}
}

// The card that another seat is announcing is not named, neither in the position nor elsewhere,
// as long as it can be taken back.
func TestSeatIsNotToldWhatIsAnnounced(t *testing.T) {
	file := filepath.Join(t.TempDir(), "m.siege")
	must(t, "new", "siegestorm", "--seed", "11", "--set", "first_player=player2", "-o", file)
	must(t, "play", file, "keep", "keep")
	type shown struct {
		Seats   []int
		Choices []struct{ Notation string }
		State   struct{ Announced struct{ Card string } }
	}
	look := func(args ...string) (s shown) {
		if err := json.Unmarshal([]byte(must(t, append([]string{"show", "--json", file}, args...)...)), &s); err != nil {
			t.Fatal(err)
		}
		return s
	}
	hidden, times := 0, 0
	for range 25 {
		all := look()
		if card := all.State.Announced.Card; card != "" && slices.Equal(all.Seats, []int{1}) {
			times++
			if mine := look("--seat", "1").State.Announced.Card; mine != card {
				t.Fatalf("%s is announced, and its seat is told %q", card, mine)
			}
			if other := look("--seat", "0").State.Announced.Card; other != card {
				hidden++
			}
			if times == 3 {
				break
			}
		}
		next := all.Choices[0].Notation
		for _, c := range all.Choices {
			if strings.HasPrefix(c.Notation, "creature ") {
				next = c.Notation
			}
		}
		must(t, "play", file, next)
	}
	if hidden == 0 {
		t.Errorf("of %d cards that seat 1 announced, seat 0 was told each", times)
	}
}

// Seeds left to chance come from all that there are.
func TestChanceIsWide(t *testing.T) {
	wide := 0
	for range 20 {
		if chance() > 1<<60 {
			wide++
		}
	}
	if wide == 0 {
		t.Error("none of 20 seeds is above 2 to the 60")
	}
}
