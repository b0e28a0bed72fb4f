package content

import (
	"testing"
	"testing/fstest"
)

// Lines are those of tables, keys and array elements, in whatever form they are written.
func TestKeyLines(t *testing.T) {
	lines := keyLines([]byte(`title = "x"
[[card]]
id = "a"
action = [
  { do = "kill" },
  { do = "draw",
    n = 1 },
]
[card.spell]
cost = 1
[[card]]
list = [1,
  2, [3,
  4]]
[setup]
deep.key = 1
[[mission]]
[[mission.scene]]
[[mission.scene]]
name = "a"
[[mission]]
[[mission.scene]]
[mission.scene.end]
by = 1
`))
	for path, want := range map[string]int{
		"title": 1, "card[0]": 2, "card[0].id": 3, "card[0].action": 4, "card[0].action[0]": 5, "card[0].action[0].do": 5,
		"card[0].action[1].n": 7, "card[0].spell": 9, "card[0].spell.cost": 10, "card[1]": 11, "card[1].list[0]": 12,
		"card[1].list[1]": 13, "card[1].list[2][1]": 14, "setup": 15, "setup.deep.key": 16,
		"mission[0]": 17, "mission[0].scene[1]": 19, "mission[0].scene[1].name": 20, "mission[1]": 21, "mission[1].scene[0]": 22, "mission[1].scene[0].end.by": 24,
	} {
		if lines[path] != want {
			t.Errorf("%s is in line %d, want %d", path, lines[path], want)
		}
	}
}

// A missing key has the line of what is around it.
func TestLineOfAMissingKey(t *testing.T) {
	f := Read(fstest.MapFS{"x.toml": {Data: []byte("[[card]]\nid = 1\nlist = [\n1,\n2]\n")}}, "x.toml")
	for path, want := range map[string]int{"card[0].cost": 1, "card[0].list[9]": 3, "card[0].list[1].id": 5, "deck": 0, "": 0} {
		if got := f.Line(path); got != want {
			t.Errorf("%q is in line %d, want %d", path, got, want)
		}
	}
}

// What is of another kind than it must be is told by its key, in words of people and none of Go.
func TestMisfitsAreToldInWords(t *testing.T) {
	type thing struct {
		N int            `toml:"n"`
		S string         `toml:"s"`
		F float64        `toml:"f"`
		L []string       `toml:"l"`
		P *uint8         `toml:"p"`
		M map[string]int `toml:"m"`
		O bool           `toml:"o"`
	}
	for text, want := range map[string]string{
		`n = "many"`:   "a.toml:2: thing.n: is a text; it must be a whole number",
		"n = 1.5":      "a.toml:2: thing.n: is a number; it must be a whole number",
		"s = 7":        "a.toml:2: thing.s: is a whole number; it must be a text",
		"f = true":     "a.toml:2: thing.f: is true or false; it must be a number",
		"l = 3":        "a.toml:2: thing.l: is a whole number; it must be a list",
		"p = [1]":      "a.toml:2: thing.p: is a list; it must be a whole number",
		"m = 1":        "a.toml:2: thing.m: is a whole number; it must be a table",
		"o = {a=1}":    "a.toml:2: thing.o: is a table; it must be true or false",
		"s = 07:32:00": "a.toml:2: thing.s: is a local time; it must be a text",
		"n = ":         "a.toml:2: expected value, not end of input",
	} {
		var v struct {
			Thing []thing `toml:"thing"`
		}
		f := Read(fstest.MapFS{"a.toml": {Data: []byte("[[thing]]\n" + text)}}, "a.toml")
		if f.Decode(&v) {
			t.Errorf("%s can be used", text)
		}
		if err := Check(f); err == nil || err.Error() != want {
			t.Errorf("%s: %v", text, err)
		}
	}
}
