package file

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"portcullis/rules/towersiege/engine"
)

// TestDamagedFiles changes values of files at random, one to three of each: each is refused with a reason, or
// plays on without a panic, without going round in circles and without a position that could not be written
// and read again. PORTCULLIS_DAMAGE is how many times as many are tried.
func TestDamagedFiles(t *testing.T) {
	times, seed := 1, uint64(1)
	if n, err := strconv.Atoi(os.Getenv("PORTCULLIS_DAMAGE")); err == nil {
		times, seed = n, uint64(time.Now().UnixNano())
	}
	dice := rand.New(rand.NewPCG(seed, 4))
	tried, refused := 0, 0
	wander(t, 6*times, 61, func(s *engine.State, o engine.Options) {
		data := written1(t, s)
		words, numbers := vocabulary(data)
		for range 10 {
			var damaged map[string]any
			if err := json.Unmarshal(data, &damaged); err != nil {
				t.Fatal(err)
			}
			d := damager{Rand: dice, words: words, numbers: numbers}
			for range 1 + dice.IntN(3) {
				d.change(damaged, "")
			}
			broken, err := json.Marshal(damaged)
			if err != nil {
				t.Fatal(err)
			}
			tried++
			if again, why := attempt(broken, o); why != nil {
				refused++
			} else if err := playOn(again, dice.Uint64(), broken); err != nil {
				name := fmt.Sprintf("%s/damaged_%d.json", os.TempDir(), tried)
				_ = os.WriteFile(name, broken, 0o600)
				t.Errorf("%v: %s: %s", err, d.done, name)
			}
		}
	})
	if tried < 500 || refused < tried/4 || refused > tried*19/20 {
		t.Errorf("%d files, %d refused", tried, refused)
	}
	t.Log(tried, "files,", refused, "refused")
}

func attempt(data []byte, o engine.Options) (s *engine.State, err error) {
	defer caught(&err)
	return read(data, o)
}

// playOn plays a match that was read for some choices.
func playOn(s *engine.State, seed uint64, data []byte) (err error) {
	defer caught(&err)
	circling := time.AfterFunc(20*time.Second, func() {
		debug.SetTraceback("all")
		panic(fmt.Sprintf("it goes round in circles: %s", data))
	})
	defer circling.Stop()
	dice := rand.New(rand.NewPCG(seed, 5))
	for n := range 150 {
		d := s.Decision()
		if d.Over() {
			if s.Result == engine.Undecided {
				return fmt.Errorf("nothing can be chosen after %d choices", n)
			}
			return nil
		}
		if n%25 == 1 {
			if err := Check("towersiege", s); err != nil {
				return fmt.Errorf("after %d choices: %w", n, err)
			}
		}
		if _, err := s.Apply(d.Choices[dice.IntN(len(d.Choices))]); err != nil {
			return err
		}
	}
	return nil
}

func caught(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("panic: %v\n%s", p, where())
	}
}

// vocabulary is what stands in a file behind each key.
func vocabulary(data []byte) (words map[string][]string, numbers map[string][]float64) {
	var whole any
	_ = json.Unmarshal(data, &whole)
	words, numbers = map[string][]string{}, map[string][]float64{}
	var walk func(v any, key string)
	walk = func(v any, key string) {
		switch v := v.(type) {
		case map[string]any:
			for k, inner := range v {
				walk(inner, k)
			}
		case []any:
			for _, inner := range v {
				walk(inner, key)
			}
		case string:
			words[key] = append(words[key], v)
		case float64:
			numbers[key] = append(numbers[key], v)
		}
	}
	walk(whole, "")
	words["kind"] = append(words["kind"], frameWords...)
	words["kind"] = append(words["kind"], timedWords...)
	words["flags"] = append(words["flags"], flagWords...)
	words["marks"] = append(words["marks"], markWords...)
	words["position"] = slices.Clone(positionWords)
	words["phase"] = slices.Clone(phaseWords)
	words["question"] = engine.QuestionWords()
	for _, list := range words {
		slices.Sort(list)
	}
	for _, list := range numbers {
		slices.Sort(list)
	}
	return words, numbers
}

type damager struct {
	*rand.Rand
	words   map[string][]string
	numbers map[string][]float64
	done    []string // what was changed
}

// change changes one value somewhere below v.
func (d *damager) change(v any, key string) {
	switch v := v.(type) {
	case map[string]any:
		keys := make([]string, 0, len(v))
		for k := range v {
			if k != "rng" && k != "deck" {
				keys = append(keys, k)
			}
		}
		if len(keys) == 0 {
			return
		}
		slices.Sort(keys)
		k := keys[d.IntN(len(keys))]
		if d.IntN(12) == 0 {
			d.note(k, v[k], "nothing")
			delete(v, k)
		} else if changed, ok := d.other(v[k], k); ok {
			d.note(fmt.Sprint(v["id"], v["kind"], ".", k), v[k], changed)
			v[k] = changed
		} else {
			d.change(v[k], k)
		}
	case []any:
		if len(v) == 0 {
			return
		}
		i := d.IntN(len(v))
		if changed, ok := d.other(v[i], key); ok {
			d.note(key, v[i], changed)
			v[i] = changed
		} else {
			d.change(v[i], key)
		}
	}
}

func (d *damager) note(key string, old, now any) {
	d.done = append(d.done, fmt.Sprintf("%s %.300v -> %.300v", key, fmt.Sprint(old), fmt.Sprint(now)))
}

// other is a value in place of another one; false: what is in it is to be changed.
func (d *damager) other(v any, key string) (any, bool) {
	switch v := v.(type) {
	case float64:
		if list := d.numbers[key]; len(list) > 0 && d.IntN(2) == 0 {
			return list[d.IntN(len(list))], true
		}
		return []float64{0, 1, 2, 3, 7, -1, 300, v + 1, v - 1}[d.IntN(9)], true
	case string:
		if list := d.words[key]; len(list) > 0 && d.IntN(3) > 0 {
			return list[d.IntN(len(list))], true
		}
		return []string{"", "skeleton", "gnome", "attack", "shelter_structure", "sword", "obelisk", "powerbolt"}[d.IntN(8)], true
	case bool:
		return !v, true
	case []any:
		switch n := len(v); {
		case n > 0 && d.IntN(6) == 0:
			i := d.IntN(n)
			return slices.Delete(slices.Clone(v), i, i+1), true
		case n > 0 && d.IntN(12) == 0:
			return append(slices.Clone(v), v[d.IntN(n)]), true
		case key == "flags" || key == "marks":
			list := d.words[key]
			return append(slices.Clone(v), list[d.IntN(len(list))]), true
		}
	}
	return nil, false
}

// where is the first function of the engine that a panic came through.
func where() string {
	stack := string(debug.Stack())
	if i := strings.Index(stack, "towersiege/engine."); i >= 0 {
		return strings.SplitN(stack[i:], "\n", 3)[0]
	}
	return stack
}
