package stub_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"portcullis/rules/stub"
)

func TestInvariants(t *testing.T) {
	for rule, spoil := range map[string]func(p position){
		"TG-INV-1": func(p position) { p["draw"] = p.list("draw")[1:] },
		"TG-INV-2": func(p position) { slices.Reverse(p.list("north", "hand")) },
		"TG-INV-3": func(p position) { p["actions"] = 0 },
		"TG-INV-4": func(p position) { p["turn"] = 7 },
	} {
		p := dealt(t)
		spoil(p)
		if _, err := p.restore(); err == nil || !strings.HasPrefix(err.Error(), rule) {
			t.Errorf("%s: %v", rule, err)
		}
	}
	more := map[string]func(p position){
		"a score below 0": func(p position) { p.side("south")["score"] = -1 },
		"over too early":  func(p position) { p["over"] = true },
		"eight cards": func(p position) {
			all := append(p.list("north", "hand"), p.list("draw")[:3]...)
			slices.SortFunc(all, func(a, b any) int { return order(a) - order(b) })
			p.side("north")["hand"], p["draw"] = all, p.list("draw")[3:]
		},
		"an empty hand": func(p position) {
			p["discard"], p.side("north")["hand"] = p.list("north", "hand"), []any{}
		},
	}
	for name, spoil := range more {
		p := dealt(t)
		spoil(p)
		if _, err := p.restore(); err == nil || !strings.HasPrefix(err.Error(), "TG-INV-") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestRestoreNamesTheField(t *testing.T) {
	for says, spoil := range map[string]func(p position){
		"game":             func(p position) { p["game"] = "chess" },
		"length":           func(p position) { p["length"] = "endless" },
		"seat":             func(p position) { p["seat"] = "west" },
		"draw":             func(p position) { p["draw"] = []any{"oak-7"} },
		"discard":          func(p position) { p["discard"] = slices.Repeat([]any{"oak-1"}, 25) },
		"north.hand":       func(p position) { p.side("north")["hand"] = []any{"joker"} },
		"south.left":       func(p position) { p.side("south")["left"] = map[string]any{"card": "joker"} },
		`unknown field "x`: func(p position) { p["x"] = 1 },
	} {
		p := dealt(t)
		spoil(p)
		if _, err := p.restore(); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", says, err)
		}
	}
	b, _ := json.Marshal(dealt(t))
	if _, err := (stub.Game{}).Restore(append(b, "{}"...)); err == nil {
		t.Error("two snapshots are taken for one")
	}
}

func TestParseNamesWhatIsWrong(t *testing.T) {
	for text, says := range map[string]string{
		"":                  "raid oak-5 left",
		"raid":              "2 words should follow, not 0",
		"attack oak-1 left": "raid oak-5 left",
		"raid oak-7 left":   "oak-7",
		"ward oak-1 top":    "top",
		"end now":           "nothing should follow",
		"raid oak-1  left":  "not written as it should be",
		"raid oak-1 left 2": "2 words should follow, not 3",
	} {
		if c, err := (stub.Game{}).Parse(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q is %+v, %v", text, c, err)
		}
	}
}
