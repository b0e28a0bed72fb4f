package cards_test

import (
	"errors"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules/bsieged/cards"
	"portcullis/rules/content"
	"portcullis/rules/content/contenttest"
)

const contentDir = "../../../assets/content/bsieged"

// load returns the content of the program.
func load(tb testing.TB) *cards.Set {
	tb.Helper()
	for _, err := range cards.Lint(os.DirFS(contentDir)) {
		tb.Error(err)
	}
	set, err := cards.Load(os.DirFS(contentDir))
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

// files returns the content of the program as files that a test can change.
func files(tb testing.TB) fstest.MapFS {
	tb.Helper()
	return contenttest.Files(tb, os.DirFS(contentDir), fileNames()...)
}

func fileNames() []string {
	return []string{"setup.toml", "fields.toml", "buildings.toml", "smuggling.toml", "dice.toml", "enemies.toml", "events.toml",
		"abilities.toml", "heroes.toml", "resources_armory.toml", "resources_market.toml", "resources_sorcery.toml", "resources_tavern.toml"}
}

// fault is a fault that a test looks for.
type fault struct {
	file, after, old, replacement string
	place, reason                 string
}

// expect spoils the content in one place and looks for the fault, which must point near that
// line unless it concerns a whole file.
func (f fault) expect(t *testing.T) {
	t.Helper()
	m := files(t)
	line := contenttest.Spoil(t, m, f.file, f.after, f.old, f.replacement)
	_, err := cards.Load(m)
	var wrong *cards.ContentError
	if !errors.As(err, &wrong) {
		t.Errorf("%s with %q loads (%v)", f.file, f.replacement, err)
		return
	}
	for _, found := range wrong.Faults {
		if found.Place != f.place || !strings.Contains(found.Reason, f.reason) {
			continue
		}
		if d := found.Line - line; found.File == f.file && found.Line > 0 && (d > 20 || d < -20) && !strings.HasPrefix(f.place, "deck") {
			t.Errorf("%s with %q in line %d: %v", f.file, f.replacement, line, found)
		}
		return
	}
	t.Errorf("%s with %q: %v", f.file, f.replacement, wrong.Unwrap())
}

// BS-BAD-22: all faults of all files are told at once, each with file, line, place and reason.
func TestLint(t *testing.T) {
	m := files(t)
	want := map[string]int{}
	for _, f := range [][4]string{
		{"setup.toml", "", `actions = 3`, `actions = 99`},
		{"fields.toml", "", `target = 6`, `target = 9`},
		{"buildings.toml", "", `quarter = "north"`, `quarter = "nowhere"`},
		{"smuggling.toml", "", `roll = 1`, `roll = 2`},
		{"dice.toml", "", `count = 5`, `count = 4`},
		{"enemies.toml", "", `stars = 1`, `stars = 0`},
		{"events.toml", "", "value = 1\n", "value = 11\n"},
		{"abilities.toml", "", `n = 3`, `n = 30`},
		{"heroes.toml", "", `strength = 1`, `strength = 0`},
		{"resources_armory.toml", "", `bonus = 1`, `bonus = 99`},
		{"resources_tavern.toml", "", `color = "orange"`, `color = "mauve"`},
	} {
		want[f[0]] = contenttest.Spoil(t, m, f[0], f[1], f[2], f[3])
	}
	for _, err := range cards.Lint(m) {
		var found *cards.Fault
		if !errors.As(err, &found) || found.Line == 0 || found.Place == "" {
			t.Errorf("%v has no line or place", err)
			continue
		}
		if found.Line == want[found.File] {
			delete(want, found.File)
		}
	}
	if len(want) > 0 {
		t.Errorf("not found: %v", want)
	}
	m = files(t)
	line := contenttest.Spoil(t, m, "heroes.toml", `id = "kador-3"`, `"sorcery"`, `"magic"`)
	text := "heroes.toml:" + strconv.Itoa(line) + `: hero kador, slot kador-3, classes: unknown classes "magic"; use armory, market, sorcery or tavern`
	if _, err := cards.Load(m); err == nil || err.Error() != text {
		t.Errorf("%v, want %s", err, text)
	}
}

// A file that is missing, too large, empty or no file is a fault and no panic.
func TestMissingAndHugeFiles(t *testing.T) {
	for _, name := range fileNames() {
		m := files(t)
		delete(m, name)
		if !told(cards.Lint(m), name+": cannot be read") {
			t.Errorf("without %s: %v", name, cards.Lint(m))
		}
		for what, file := range map[string]*fstest.MapFile{"larger than": {Data: make([]byte, content.MaxFileSize+1)}, "not a file": {Mode: fs.ModeNamedPipe | 0o644}} {
			if m[name] = file; !told(cards.Lint(m), what) {
				t.Errorf("with %s %s: %v", name, what, cards.Lint(m))
			}
		}
		m[name] = &fstest.MapFile{}
		if len(cards.Lint(m)) == 0 {
			t.Errorf("an empty %s is no fault", name)
		}
		for _, end := range []int{100, 500, 900} {
			data := files(t)[name].Data
			if m[name] = (&fstest.MapFile{Data: data[:min(end, len(data)-1)]}); len(cards.Lint(m)) == 0 {
				t.Errorf("%s cut off at %d is no fault", name, end)
			}
		}
	}
}

func told(faults []error, what string) bool {
	return slices.ContainsFunc(faults, func(err error) bool { return strings.Contains(err.Error(), what) })
}

// More entries than the rules can number are faults, not panics.
func TestTooMany(t *testing.T) {
	for _, f := range []struct{ file, entry, reason string }{
		{"resources_armory.toml", "[[card]]\nid = \"x\"\ncopies = 30\n", "a class has 30 cards"},
		{"events.toml", "[[card]]\n", "there are 30 Events"},
		{"enemies.toml", "[[card]]\ncopies = 48\n", "there are 48 Enemy cards"},
		{"abilities.toml", "[[ability]]\n", "there may be 100"},
		{"heroes.toml", "[[hero]]\n", "there must be 6"},
		{"heroes.toml", "[[hero.slot]]\n", "a hero has 1 to 8"},
		{"setup.toml", "[[players]]\n", "there must be 6"},
		{"setup.toml", "[[difficulty]]\n", "there must be 1 to 9"},
		{"smuggling.toml", "[[row]]\n", "there must be 6"},
		{"fields.toml", "[[compass]]\n", "one of each field"},
	} {
		m := files(t)
		m[f.file].Data = append(m[f.file].Data, "\n"+strings.Repeat(f.entry, 300)...)
		if !told(cards.Lint(m), f.reason) {
			t.Errorf("%s with 300 more of %q: %.300v", f.file, f.entry, cards.Lint(m))
		}
	}
	fault{"resources_sorcery.toml", `id = "sor_wild_surge"`, `then = [`, `then = [` + strings.Repeat(`{ verb = "choose", options = [ [`, 5),
		"", "",
	}.fails(t)
	deep := `{ verb = "gain", what = "gold", n = 1 }`
	for range 6 {
		deep = `{ verb = "choose", options = [ [ ` + deep + ` ], [ { verb = "gain", what = "food", n = 1 } ] ] }`
	}
	fault{"resources_market.toml", `id = "mar_honey_mead"`, `{ verb = "gain", what = "morale", n = 3, who = "one" }`, deep,
		"card mar_honey_mead, effects, choose, options[0], choose, options[0], choose, options[0], choose, options[0]", "go 3 deep"}.expect(t)
	fault{"resources_market.toml", `id = "mar_honey_mead"`, `{ verb = "gain", what = "morale", n = 3, who = "one" }`, strings.Repeat(`{ verb = "gain", what = "gold", n = 1 },`, 9),
		"card mar_honey_mead, effects", "9 effects; there may be 8"}.expect(t)
	fault{"resources_market.toml", `id = "mar_honey_mead"`, `Honey Mead`, strings.Repeat("Honey", 20),
		"card mar_honey_mead, name", "has 100 characters; it may have 60"}.expect(t)
	fault{"resources_market.toml", `id = "mar_honey_mead"`, `Honey Mead`, `Honey \u202eMead`,
		"card mar_honey_mead, name", "its character 7, U+202E, cannot be shown"}.expect(t)
}

// fails reports whether the changed content is refused at all.
func (f fault) fails(t *testing.T) {
	t.Helper()
	m := files(t)
	contenttest.Spoil(t, m, f.file, f.after, f.old, f.replacement)
	if len(cards.Lint(m)) == 0 {
		t.Errorf("%s with %q loads", f.file, f.replacement)
	}
}

// The hash changes with any byte of any file, and with nothing else.
func TestHash(t *testing.T) {
	hash := load(t).Hash
	if !regexp.MustCompile(`^[0-9a-f]{16}$`).MatchString(hash) {
		t.Errorf("hash %q", hash)
	}
	m := files(t)
	m["notes.txt"] = &fstest.MapFile{Data: []byte("not content")}
	if set, err := cards.Load(m); err != nil || set.Hash != hash {
		t.Errorf("another file changes the hash: %v", err)
	}
	for _, name := range fileNames() {
		m := files(t)
		m[name].Data = append(slices.Clone(m[name].Data), '\n')
		if set, err := cards.Load(m); err != nil || set.Hash == hash {
			t.Errorf("a line more in %s does not change the hash (%v)", name, err)
		}
	}
}

// No bytes of a file make the loader panic.
func FuzzLoad(f *testing.F) {
	for i, name := range fileNames() {
		data, err := fs.ReadFile(os.DirFS(contentDir), name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(i, data)
	}
	f.Fuzz(func(t *testing.T, i int, data []byte) {
		m := files(t)
		names := fileNames()
		m[names[((i%len(names))+len(names))%len(names)]] = &fstest.MapFile{Data: data}
		if set, err := cards.Load(m); (set == nil) == (err == nil) {
			t.Fatal("neither content nor error")
		}
	})
}
