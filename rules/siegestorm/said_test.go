package siegestorm

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"

	"portcullis/rules"
	"portcullis/rules/conform"
)

// All that the game says in random matches of every mode is what testdata/said.golden says: questions,
// choices with their previews, why things cannot be clicked, what they are, and what is told. Run the
// test with -update to write the file anew, and read the difference.
func TestSaid(t *testing.T) {
	var said conform.Sayings
	n := 0
	eachPosition(t, 3, func(s *State, events []rules.Event) {
		var elements []rules.Element
		if n++; n%7 == 0 || s.result != undecided {
			elements = append(elementsOf(s), "back:1", "token:gang", "token:spirit")
		}
		said.Position(content, s, events, elements)
	})
	conform.Golden(t, "said", said.String())
}

// What boards are shown of such matches is what testdata/shown.golden says: of the view of the seat that is to
// decide, every field that says something, the first times that it does in a mode.
func TestShown(t *testing.T) {
	var b strings.Builder
	seen := map[string]int{}
	n := 0
	eachPosition(t, 1, func(s *State, _ []rules.Event) {
		if n++; n%7 != 0 && s.result == undecided {
			return
		}
		data, err := json.Marshal(s.View(s.Decision().Seats.First()))
		if err != nil {
			t.Fatal(err)
		}
		var view any
		if err := json.Unmarshal(data, &view); err != nil {
			t.Fatal(err)
		}
		heading := fmt.Sprintf("\n# %s of %d, turn %d: %s\n", s.set.mode, s.set.seats, s.turn, s.Prompt().Ask)
		flatten("", view, func(path string, value any) {
			const examples = 3
			kind := fmt.Sprint(s.set.mode, strings.Map(func(r rune) rune {
				if unicode.IsDigit(r) {
					return -1
				}
				return r
			}, path))
			if seen[kind]++; seen[kind] <= examples {
				fmt.Fprintf(&b, "%s%s: %v\n", heading, strings.TrimPrefix(path, "."), value)
				heading = ""
			}
		})
	})
	conform.Golden(t, "shown", b.String())
}

// flatten goes through what is in a value: a card by its name, and nothing that is nothing.
func flatten(path string, value any, visit func(path string, value any)) {
	switch v := value.(type) {
	case map[string]any:
		if key, design := v["Key"]; design {
			visit(path, key)
			return
		}
		for _, name := range slices.Sorted(maps.Keys(v)) {
			flatten(path+"."+name, v[name], visit)
		}
	case []any:
		for i, item := range v {
			flatten(fmt.Sprintf("%s %d", path, i), item, visit)
		}
	case nil:
	default:
		if v != false && v != "" && v != 0.0 {
			visit(path, v)
		}
	}
}
