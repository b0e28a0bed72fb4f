package bsieged

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/snapshot"
)

// BS-BAD-22, BS-INV-18: a true snapshot is read; a damaged one is refused with a reason, or it can be played on. Nothing panics.
func TestDamagedSnapshots(t *testing.T) {
	want := 800
	if testing.Short() {
		want = 200
	}
	r := rules.NewRand(33)
	d := damager{r: &r}
	for n, tried := 0, 0; tried < want; n++ {
		state, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		if n%2 == 0 {
			(&watcher{t: t, s: s}).train()
		}
		for !s.Decision().Over() {
			if often := s.ask.kind != askTurn && s.ask.kind != askGrace && s.ask.kind != askCard && s.ask.kind != askNext; r.IntN(40) == 0 || often && r.IntN(3) == 0 {
				snap, err := s.Snapshot()
				if err != nil {
					t.Fatal(err)
				}
				if _, err := content.Restore(snap); err != nil {
					t.Fatalf("a true snapshot that asks %v is refused: %v", s.ask.kind, err)
				}
				for range 2 {
					d.try(t, snap)
					tried++
				}
			}
			c := s.Decision().Choices
			if _, err := s.Apply(c[r.IntN(len(c))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if d.refused < want/2 || d.taken < want/50 {
		t.Errorf("%d damaged snapshots are refused, %d taken", d.refused, d.taken)
	}
}

// damager damages snapshots.
type damager struct {
	r              *rules.Rand
	taken, refused int
}

// try damages a snapshot, reads it and plays on.
func (d *damager) try(t *testing.T, snap []byte) {
	t.Helper()
	parts := map[string]any{}
	if err := json.Unmarshal(snap, &parts); err != nil {
		t.Fatal(err)
	}
	keys := slices.Sorted(maps.Keys(parts))
	key := keys[d.r.IntN(len(keys))]
	if often := []string{"frames", "frames", "question", "roll", "tactics", "messenger"}[d.r.IntN(6)]; parts[often] != nil && d.r.IntN(4) > 0 {
		key = often
	}
	var what string
	parts[key], what = d.damage(parts[key], key)
	data, err := json.Marshal(parts)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if p := recover(); p != nil {
			t.Fatalf("after %s: %v", what, p)
		}
	}()
	state, err := content.Restore(data)
	if err != nil {
		d.refused++
		if wrong := (*snapshot.Error)(nil); !errors.As(err, &wrong) || wrong.Reason == "" {
			t.Errorf("after %s: %v", what, err)
		}
		return
	}
	d.taken++
	s := state.(*State)
	s.View()
	s.Forecast()
	for range 60 {
		now := s.Decision()
		if now.Over() {
			s.Outcome()
			return
		}
		c := now.Choices[d.r.IntN(len(now.Choices))]
		s.Describe(c)
		s.Preview(c)
		if _, err := s.Apply(c); err != nil {
			t.Fatalf("after %s: %s: %v", what, content.Notation(c), err)
		}
	}
}

// damage changes one value somewhere in a part of a snapshot, or takes it away, and says what.
func (d *damager) damage(v any, path string) (any, string) {
	switch x := v.(type) {
	case map[string]any:
		keys := slices.Sorted(maps.Keys(x))
		if len(keys) == 0 {
			return v, path
		}
		k := keys[d.r.IntN(len(keys))]
		if d.r.IntN(8) == 0 {
			delete(x, k)
			return x, path + "." + k + " taken away"
		}
		var what string
		x[k], what = d.damage(x[k], path+"."+k)
		return x, what
	case []any:
		if len(x) == 0 {
			return []any{3}, path + " filled"
		}
		i := d.r.IntN(len(x))
		switch d.r.IntN(8) {
		case 0:
			return slices.Delete(x, i, i+1), fmt.Sprintf("%s[%d] taken away", path, i)
		case 1:
			return append(x, x[i]), fmt.Sprintf("%s[%d] doubled", path, i)
		}
		var what string
		x[i], what = d.damage(x[i], fmt.Sprintf("%s[%d]", path, i))
		return x, what
	case float64:
		n := []float64{0, 1, -1, x + 1, x - 1, 2, 3, 4, 5, 7, 12, 31, 64, 127, 255, 256, 65535, -128, 1e18, 0.5}[d.r.IntN(20)]
		return n, fmt.Sprintf("%s: %v for %v", path, n, x)
	case bool:
		return !x, path + " turned round"
	}
	words := slices.Concat([]string{"", "north", "eileen", "kador", "arm_barrage", "mar_bribes", "destroyed", "zone", "wall", "waiting", "yellow", "catapult", "tactic", "event"},
		askNames[:], frameNames[:])
	word := words[d.r.IntN(len(words))]
	return word, fmt.Sprintf("%s: %q for %v", path, word, v)
}

// A position whose round is at another part than what lies on it is refused, or it goes on in a way
// that can be written and read again at every decision (BS-BAD-22).
func TestRoundOfAnotherPart(t *testing.T) {
	refused, taken := 0, 0
	for seed := range uint64(4) {
		k := begin(t, []string{"difficulty=knight", "difficulty=defender"}[seed%2], "field_order=ask")
		r := rules.NewRand(seed)
		for n := 0; k.result == undecided && n < 300; n++ {
			top := k.ask.kind.String()
			if k.stack.Len() > 1 {
				top = k.stack.At(1).kind.String()
			}
			if n%7 == 0 {
				snap, err := k.Snapshot()
				if err != nil {
					t.Fatal(err)
				}
				stage := k.stack.At(0).stage
				for other := range toEvents + 1 {
					w := k.Clone().(*State)
					w.stack.At(0).stage = other
					bad, _ := w.Snapshot()
					s, err := content.Restore(bad)
					switch {
					case other == stage && err != nil:
						t.Fatalf("the position as it is: %v\n%s", err, snap)
					case other == stage:
					case err != nil:
						refused++
					default:
						taken++
						goesOn(t, s.(*State), &r, top, other)
					}
				}
			}
			c := k.Sensible(nil)
			if len(c) == 0 {
				c = k.Decision().Choices
			}
			k.do(k.game.Notation(c[r.IntN(len(c))]))
		}
	}
	if refused < 500 {
		t.Errorf("only %d were refused, %d taken", refused, taken)
	}
}

// goesOn plays some choices and writes and reads the position at each.
func goesOn(t *testing.T, s *State, r *rules.Rand, top string, stage uint8) {
	t.Helper()
	for range 25 {
		if s.result != undecided {
			return
		}
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
		snap, err := s.Snapshot()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := content.Restore(snap); err != nil {
			t.Fatalf("with %s at stage %d the position was taken, and cannot be read a few choices later: %v", top, stage, err)
		}
	}
}
