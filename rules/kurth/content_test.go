package kurth

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules"
	"portcullis/rules/content"
	"portcullis/rules/content/contenttest"
)

// files returns the content of the program as files that a test can change.
func files(tb testing.TB) fstest.MapFS {
	tb.Helper()
	return contenttest.Files(tb, os.DirFS(contentDir), actionsFile, locationsFile, tablesFile)
}

// Every class of fault is found, with file, line, place and reason.
func TestContentFaults(t *testing.T) {
	for _, test := range []struct {
		file, old, replacement string
		nth                    int
		place, reason          string
	}{
		// Not TOML, unknown keys, wrong kinds of value.
		{actionsFile, `deck = "actions"`, `deck = "actions`, 0, "", "new lines"},
		{actionsFile, `flavour =`, `flavor =`, 0, "", `unknown key "card.flavor"`},
		{tablesFile, `overrun_at = 8`, `overrun_at = 8` + "\n" + `overrun_by = 9`, 0, "", `unknown key`},
		{tablesFile, `mana_start = 6`, `mana_start = "six"`, 0, "setup.mana_start", "is a text; it must be a whole number"},
		// Ids.
		{actionsFile, `id = "tunnels"`, `id = "watchfires"`, 0, "card watchfires, id", `duplicate id "watchfires"`},
		{actionsFile, `id = "third_omen"`, `id = "burn_the_wick"`, 0, "card tunnels, spell.id", `duplicate id "burn_the_wick"`},
		{actionsFile, `id = "third_omen"`, `id = "Third Omen"`, 0, "card tunnels, spell.id", "not a word of small letters"},
		{locationsFile, `id = "citadel"`, `id = "armory"`, 0, "location armory, id", `duplicate id "armory"`},
		{actionsFile, `number = 2`, `number = 3`, 0, "card widdershins, number", "duplicate number 3"},
		{locationsFile, `ring = 1`, `ring = 2`, 0, "location armory, ring", "duplicate ring 2"},
		{locationsFile, `col = 1`, `col = 2`, 0, "location armory, col", "another location stands at"},
		{tablesFile, `id = "normal"`, `id = "easy"`, 0, "difficulty easy, id", `duplicate id "easy"`},
		// Unknown words.
		{actionsFile, `verb = "add_roll"`, `verb = "add_rol"`, 0, "card watchfires, spell.effects", `unknown verb "add_rol"`},
		{actionsFile, `windows = ["rolled"]`, `windows = ["dusk"]`, 0, "card watchfires, spell.windows", `unknown window "dusk"`},
		{actionsFile, `locations = ["main_gate"]`, `locations = ["harbour"]`, 0, "card watchfires, locations", `unknown location "harbour"`},
		{locationsFile, `between = ["armory", "barracks"]`, `between = ["armory", "harbour"]`, 0, "passageway, between", `unknown location "harbour"`},
		{locationsFile, `start = "citadel"`, `start = "harbour"`, 0, "start", `unknown location "harbour"`},
		{locationsFile, `card = "north_west"`, `card = "north"`, 0, "location citadel, card", `unknown location card "north"`},
		{actionsFile, `source = "house"`, `source = "guess"`, 1, "card watchfires, source", `"guess" is not a source`},
		// Windows that cannot be.
		{actionsFile, `windows = ["rolled"]`, `windows = ["move"]`, 0, "card watchfires, spell.windows", "KU-SPL-5"},
		{actionsFile, `windows = ["rolled"]`, `windows = ["rolled", "rolled"]`, 0, "card watchfires, spell.windows", "duplicate window"},
		{actionsFile, `windows = ["rolled"]`, `windows = []`, 0, "card watchfires, spell.windows", "no window"},
		{actionsFile, `windows = ["rolled"]`, `windows = ["end"]`, 0, "card watchfires, spell.effects", "add_roll can do nothing at the end of Phase 3"},
		{actionsFile, `verb = "extra_die"`, `verb = "allow_spells", n = 1`, 0, "card tunnels, spell.effects", "for special actions only"},
		{actionsFile, `{ verb = "allow_spells", n = 1 }`, `{ verb = "allow_spells", n = 1 }, { verb = "allow_spells", n = 1 }`, 0, "card forbidden_shelf, special.effects", "at most two spells"},
		// Parameters.
		{actionsFile, `verb = "add_roll", n = 1`, `verb = "add_roll"`, 0, "card watchfires, spell.effects, add_roll.n", "is missing"},
		{actionsFile, `verb = "add_roll", n = 1`, `verb = "add_roll", n = 0`, 0, "card watchfires, spell.effects, add_roll.n", "is 0; it must be 1 to 12"},
		{actionsFile, `verb = "add_roll", n = 1`, `verb = "add_roll", n = 1, max = 2`, 0, "card watchfires, spell.effects", "add_roll takes no max"},
		{actionsFile, `verb = "add_roll", n = 1`, `verb = "add_roll", n = 1, where = "here"`, 0, "card watchfires, spell.effects", "add_roll takes no where"},
		{actionsFile, `verb = "extra_die"`, `verb = "extra_die", dice = [1, 2]`, 0, "card tunnels, spell.effects", "extra_die takes no dice"},
		{actionsFile, `where = "any_one"`, `where = "all"`, 0, "card watchfires, special.effects, protect.where", "must be any_one or here_and_next"},
		{actionsFile, `what = "mana", n = 3`, `n = 3`, 0, "card price_in_blood, special.effects, gain.what", "is missing"},
		{actionsFile, `dice = [4, 4]`, `dice = [4]`, 0, "card siege_towers, spell.effects, set_dice.dice", "1 faces"},
		{actionsFile, `dice = [4, 4]`, `dice = [4, 7]`, 0, "card siege_towers, spell.effects, set_dice.dice", "is 7; it must be 1 to 6"},
		{actionsFile, `direction = "counter", min = 1, max = 3`, `direction = "counter", min = 1, max = 9`, 0, "card widdershins, special.effects, walk.max", "is 9"},
		{actionsFile, `effects = [{ verb = "extra_die" }]`, `effects = []`, 0, "card tunnels, spell.effects", "no effect"},
		{actionsFile, `{ verb = "carry_over" }`, `{ verb = "remove", n = 1, where = "any_one" }`, 0, "card granary_fire, spell.effects", "only the first effect can"},
		{actionsFile, `verb = "add_roll", n = 1`, `verb = "reroll", max = 2`, 0, "card watchfires, spell.effects", "a cost paid more than once"},
		{actionsFile, `repeat_max = 3`, `repeat_max = 4`, 0, "card watchfires, spell.repeat_max", "is 4"},
		{actionsFile, `cost = 0`, `cost = 0` + "\n" + `repeat_max = 2`, 0, "card tunnels, special.repeat_max", "only the cost of a spell"},
		// Texts that cannot be shown (a TOML file may write any character as an escape).
		{actionsFile, `name = "Watchfires on the Wall"`, `name = "\u001b[2JWatchfires"`, 0, "card watchfires, name", "its character 1, U+001B, cannot be shown"},
		{actionsFile, `name = "Burn the Wick"`, `name = "Burn \u202ethe Wick"`, 0, "card watchfires, spell.name", "its character 6, U+202E, cannot be shown"},
		{actionsFile, `name = "Double the Watch"`, `name = "Double\u200bthe Watch"`, 0, "card watchfires, special.name", "its character 7, U+200B, cannot be shown"},
		{actionsFile, `flavour = "Nine fires`, `flavour = "Nine\nfires`, 0, "card watchfires, flavour", "its character 5, U+000A, cannot be shown"},
		{actionsFile, `text = "After you roll, spend 1 to 3`, `text = "` + strings.Repeat("x", 400), 0, "card watchfires, spell.text", "characters; it may have 400"},
		{locationsFile, `name = "Citadel"`, `name = "` + strings.Repeat("ü", 61) + `"`, 0, "location citadel, name", "has 61 characters; it may have 60"},
		{locationsFile, `phrase = "the Citadel"`, `phrase = "the Citadel "`, 0, "location citadel, phrase", "begins or ends with a space"},
		{tablesFile, `name = "Normal"`, `name = "Nor\tmal"`, 0, "difficulty normal, name", "its character 4, U+0009, cannot be shown"},
		{actionsFile, `id = "watchfires"`, `id = "` + strings.Repeat("w", 41) + `"`, 0, "card number 1, id", "has 41 characters; it may have 40"},
		{actionsFile, `id = "watchfires"`, `id = "\u001b[31m"`, 0, "card number 1, id", "is not a word of small letters"},
		{actionsFile, `locations = ["main_gate"]`, `locations = ["` + strings.Repeat("x", 100000) + `"]`, 0, "card watchfires, locations", "xxx..."},
		// Counts and missing things.
		{actionsFile, `card_count = 12`, `card_count = 11`, 0, "card_count", "is 11; the rules need 12"},
		{actionsFile, `reinforcements = 3`, `#`, 0, "card watchfires, reinforcements", "is missing"},
		{actionsFile, `name = "Burn the Wick"`, `name = ""`, 0, "card watchfires, spell.name", "is missing"},
		{actionsFile, `locations = ["armory", "barracks"]`, `locations = []`, 0, "card tunnels, locations", "0 locations"},
		{actionsFile, `locations = ["armory", "barracks"]`, `locations = ["armory", "armory"]`, 0, "card tunnels, locations", `names "armory" twice`},
		{locationsFile, `locations = ["citadel", "scriptorium"]`, `locations = ["citadel"]`, 0, "location card north_west, locations", "1 locations"},
		{locationsFile, `locations = ["citadel", "scriptorium"]`, `locations = ["citadel", "armory"]`, 0, "location card north_west, locations", `says that it is on card "north_east"`},
		{locationsFile, `between = ["armory", "barracks"]`, `between = ["armory"]`, 0, "passageway, between", "1 ends"},
		{locationsFile, `between = ["armory", "barracks"]`, `between = ["armory", "armory"]`, 0, "passageway, between", "both ends are the same"},
		{locationsFile, `passageway = true`, `passageway = false`, 0, "location armory, passageway", "against [passageway]"},
		{locationsFile, `locations = ["citadel", "scriptorium"]`, `locations = ["citadel", "harbour"]`, 0, "location card north_west, locations", `unknown location "harbour"`},
		{locationsFile, `position = "top left"`, `position = ""`, 0, "location card north_west, position", "is missing"},
		{tablesFile, `rounds = 3`, `rounds = 4`, 0, "setup.rounds", "is 4; the rules need 3"},
		{tablesFile, `spirit_start = 12`, `spirit_start = 13`, 0, "setup.spirit_start", "is 13"},
		{tablesFile, `mana_max = 12`, ``, 0, "tracks.mana_max", "is missing"},
		{tablesFile, `default = true`, `default = false`, 0, "", "0 difficulties are the default"},
		{tablesFile, `overrun_loss = 5`, `overrun_loss = 9`, 0, "difficulty easy, overrun_loss", "is 9"},
		// Gaps and overlaps.
		{tablesFile, `markers_min = 2`, `markers_min = 1`, 0, "siege_force row 3", "overlap"},
		{tablesFile, `markers_max = 9`, `markers_max = 8`, 0, "siege_force row 10", "gap: nothing covers 9"},
		{tablesFile, `markers_max = 999`, `markers_max = 99`, 0, "siege_force", "gap: nothing covers 100 and above"},
		{tablesFile, `markers_min = 8`, `markers_min = 10`, 0, "siege_force row 9, markers_max", "is 9, below 10"},
		{tablesFile, `roll_min = 6`, `roll_min = 7`, 0, "attack_roll row 2", "gap: nothing covers 6"},
		{tablesFile, `roll_max = 10`, `roll_max = 99`, 0, "attack_roll row 3", "not the last row"},
		{tablesFile, `roll_min = 2`, `roll_min = 1`, 0, "attack_roll row 1", "overlap"},
	} {
		m := files(t)
		line := contenttest.SpoilNth(t, m, test.file, test.old, test.replacement, test.nth)
		_, err := Load(m)
		var content *ContentError
		if !errors.As(err, &content) {
			t.Errorf("%s with %q loads (%v)", test.file, test.replacement, err)
			continue
		}
		found := slices.ContainsFunc(content.Faults, func(f *Fault) bool {
			return f.File == test.file && f.Place == test.place && strings.Contains(f.Reason, test.reason)
		})
		if !found {
			t.Errorf("%s with %q: %v", test.file, test.replacement, content.Unwrap())
			continue
		}
		near := slices.ContainsFunc(content.Faults, func(f *Fault) bool {
			return f.Line > 0 && f.Line >= line-30 && f.Line <= line+30
		})
		if !near && test.place != "" && !strings.Contains(test.reason, "default") {
			t.Errorf("%s with %q at line %d: %v", test.file, test.replacement, line, content.Unwrap())
		}
	}
}

// A fault points at the very line.
func TestFaultLine(t *testing.T) {
	m := files(t)
	line := contenttest.SpoilNth(t, m, actionsFile, `windows = ["deal"]`, `windows = ["dusk"]`, 1)
	_, err := Load(m)
	var fault *Fault
	if !errors.As(err, &fault) {
		t.Fatal(err)
	}
	equal(t, "file", fault.File, actionsFile)
	equal(t, "line", fault.Line, line)
	equal(t, "error", fault.Error(), "actions.toml:"+strconv.Itoa(line)+`: card siege_towers, special.windows: unknown window "dusk"`)
}

// Lint reports all faults at once, over all files.
func TestLint(t *testing.T) {
	if faults := Lint(os.DirFS(contentDir)); faults != nil {
		t.Errorf("the program's content: %v", faults)
	}
	m := files(t)
	contenttest.SpoilNth(t, m, actionsFile, `verb = "add_roll"`, `verb = "add_rol"`, 0)
	contenttest.SpoilNth(t, m, actionsFile, `flavour =`, `flavor =`, 3)
	contenttest.SpoilNth(t, m, actionsFile, `locations = ["armory"]`, `locations = ["harbour"]`, 0)
	contenttest.SpoilNth(t, m, tablesFile, `rounds = 3`, `rounds = 4`, 0)
	contenttest.SpoilNth(t, m, tablesFile, `roll_min = 6`, `roll_min = 7`, 0)
	contenttest.SpoilNth(t, m, locationsFile, `phrase = "the Citadel"`, `phrases = "the Citadel"`, 0)
	faults := Lint(m)
	equal(t, "faults", len(faults), 6)
	for _, err := range faults {
		var f *Fault
		if !errors.As(err, &f) || f.Line == 0 {
			t.Errorf("%v has no line", err)
		}
	}
}

// A table without rows, and one row too few or too many of what is counted.
func TestCounts(t *testing.T) {
	for _, test := range []struct{ file, from, reason string }{
		{tablesFile, "[[siege_force]]", "has no rows"},
		{tablesFile, "[[attack_roll]]", "has no rows"},
		{locationsFile, "[[location]]", "0 locations; the city has 8"},
		{locationsFile, "[[location_card]]", "0 Location cards; there are 4"},
		{actionsFile, "[[card]]", "0 cards; the deck has 12"},
		{tablesFile, "[[difficulty]]", "0 difficulties are the default; it must be one"},
	} {
		m := files(t)
		entries := regexp.MustCompile(`(?ms)^` + regexp.QuoteMeta(test.from) + `$.*?(?:^\[\[|\z)`)
		for next := entries.FindIndex(m[test.file].Data); next != nil; next = entries.FindIndex(m[test.file].Data) {
			end := next[1]
			if string(m[test.file].Data[end-2:end]) == "[[" {
				end -= 2
			}
			m[test.file].Data = slices.Delete(m[test.file].Data, next[0], end)
		}
		if faults := fmt.Sprint(Lint(m)); !strings.Contains(faults, test.reason) {
			t.Errorf("%s without %s: %s", test.file, test.from, faults)
		}
	}
	for _, test := range []struct{ file, entry, reason string }{
		{locationsFile, "\n[[location]]\nid = \"a\"\n", "9 locations; the city has 8"},
		{locationsFile, "\n[[location_card]]\nid = \"a\"\n", "5 Location cards; there are 4"},
		{actionsFile, "\n[[card]]\nid = \"a\"\n", "13 cards; the deck has 12"},
	} {
		m := files(t)
		m[test.file].Data = append(m[test.file].Data, test.entry...)
		if faults := fmt.Sprint(Lint(m)); !strings.Contains(faults, test.reason) {
			t.Errorf("%s with one more %q: %s", test.file, test.entry, faults)
		}
	}
}

func TestMissingFiles(t *testing.T) {
	for _, name := range []string{actionsFile, locationsFile, tablesFile} {
		m := files(t)
		delete(m, name)
		faults := Lint(m)
		if len(faults) == 0 || !strings.Contains(faults[0].Error(), name+": cannot be read") {
			t.Errorf("without %s: %v", name, faults)
		}
		m[name] = &fstest.MapFile{Data: make([]byte, content.MaxFileSize+1)}
		if faults := Lint(m); len(faults) == 0 || !strings.Contains(faults[0].Error(), "larger than") {
			t.Errorf("with a huge %s: %v", name, faults)
		}
		m[name] = &fstest.MapFile{}
		if faults := Lint(m); len(faults) == 0 {
			t.Errorf("an empty %s is no fault", name)
		}
	}
}

// Extra cards are too many; a card fewer is too few.
func TestCardCount(t *testing.T) {
	m := files(t)
	text := string(m[actionsFile].Data)
	m[actionsFile] = &fstest.MapFile{Data: []byte(text[:strings.LastIndex(text, "[[card]]")])}
	if faults := Lint(m); len(faults) != 1 || !strings.Contains(faults[0].Error(), "11 cards; the deck has 12") {
		t.Errorf("with 11 cards: %v", faults)
	}
	m = files(t)
	text = string(m[locationsFile].Data)
	m[locationsFile] = &fstest.MapFile{Data: []byte(text[:strings.LastIndex(text, "[[location]]")])}
	if faults := Lint(m); len(faults) == 0 || !strings.Contains(faults[len(faults)-1].Error()+faults[0].Error(), "location") {
		t.Errorf("with 7 locations: %v", faults)
	}
}

// The content hash changes with any byte of any file, and with nothing else.
func TestContentHash(t *testing.T) {
	hash := load(t).ContentHash()
	if !regexp.MustCompile(`^[0-9a-f]{16}$`).MatchString(hash) {
		t.Errorf("hash %q", hash)
	}
	m := files(t)
	m["notes.txt"] = &fstest.MapFile{Data: []byte("not content")}
	g, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "hash with another file", g.ContentHash(), hash)
	for _, name := range []string{actionsFile, locationsFile, tablesFile} {
		m := files(t)
		m[name].Data = append(slices.Clone(m[name].Data), '\n')
		g, err := Load(m)
		if err != nil {
			t.Fatal(err)
		}
		if g.ContentHash() == hash {
			t.Errorf("a line more in %s does not change the hash", name)
		}
	}
}

// Adding a card is adding data: a card with other effects plays without new code.
func TestNewCardIsData(t *testing.T) {
	m := files(t)
	contenttest.SpoilNth(t, m, actionsFile, `effects = [{ verb = "extra_die" }]`, `effects = [{ verb = "gain", what = "mana", n = 2 }, { verb = "add_loss", n = 2 }, { verb = "lower_strength", n = 1 }]`, 0)
	g, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	pos := position{"phase": "attack", "token": "armory", "markers": in{"armory": 6}, "row": "tunnels refugees forbidden_shelf", "total_bonus": 3}
	state, err := g.Restore(pos.json(t, g))
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	play(t, s, "cast third_omen")
	equal(t, "Mana", s.View().Mana, 6-1+2)
	equal(t, "Total A/S", s.View().Attack.Need, 4+3-1)
	strike(t, s, 4, 4)
	holds(t, s, in{"armory": 2})
}

// KU-RUL-24, KU-INV-10: a power that empties the location sets no dice after it.
func TestNoDiceForAnEmptyLocation(t *testing.T) {
	m := files(t)
	contenttest.SpoilNth(t, m, actionsFile, `{ verb = "set_dice", dice = [4, 4] }`, `{ verb = "remove", n = 1, where = "any_one" }, { verb = "set_dice", dice = [4, 4] }`, 0)
	g, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	pos := position{"phase": "attack", "token": "armory", "markers": in{"armory": 1}, "row": "siege_towers refugees forbidden_shelf"}
	state, err := g.Restore(pos.json(t, g))
	if err != nil {
		t.Fatal(err)
	}
	never(t, play(t, state.(*State), "cast steady_hand armory"), "dice_changed", "attack_resolved")
}

// The words on a card name the numbers that its effects use.
func TestCardTextFitsEffects(t *testing.T) {
	g := load(t)
	for i := range g.cards {
		for _, p := range []*Power{&g.cards[i].Spell, &g.cards[i].Special} {
			for _, e := range p.Effects {
				for _, n := range []int16{e.N, e.Max} {
					words := []string{strconv.Itoa(int(n)), map[int16]string{1: "one", 2: "both"}[n]}
					if n == 0 || e.Verb == "guard_spirit" || strings.HasPrefix(p.ID, "hold_fast") {
						continue
					}
					if !slices.ContainsFunc(words, func(w string) bool { return w != "" && strings.Contains(p.Text, w) }) {
						t.Errorf("%s: %q does not name the %d of %s", p.ID, p.Text, n, e.Verb)
					}
				}
			}
		}
	}
}

// KU-RUL-37: the "Siege Force Loss Table" is the Attack Roll Table, the "Spirit Loss Table"
// the right column of the Siege Force Table; there is no other table.
func TestOnlyTwoTables(t *testing.T) {
	s := fight(t, 7, 2, nil)
	for el, want := range map[rules.Element]string{ElementSiegeForce: "Siege Force Table", ElementAttackRoll: "Attack Roll Table"} {
		a, ok := s.About(el)
		equal(t, "known", ok, true)
		equal(t, "title", a.Title.String(), want)
	}
	if _, ok := s.About("table:spirit_loss"); ok {
		t.Error("a third table")
	}
	e := happened(t, strike(t, s, 1, 2), "spirit_changed")
	equal(t, "Spirit lost, from the right column", int(-e.N), s.game.strengthOf(7).Spirit)
}

// A table may have more rows than a byte can number.
func TestLongTable(t *testing.T) {
	m := files(t)
	text := string(m[tablesFile].Data)
	from, to := strings.Index(text, "[[siege_force]]"), strings.Index(text, "# Attack Roll Table")
	var table strings.Builder
	for n := range 300 {
		last := n
		if n == 299 {
			last = noMostMarkers
		}
		fmt.Fprintf(&table, "[[siege_force]]\nmarkers_min = %d\nmarkers_max = %d\nattack_strength = %d\nspirit_loss = 1\nsource = \"house\"\n", n, last, n%100)
	}
	m[tablesFile] = &fstest.MapFile{Data: []byte(text[:from] + table.String() + text[to:])}
	g, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	for _, markers := range []int16{0, 5, 255, 256, 298, 299, 999} {
		equal(t, "A/S", g.strengthOf(markers).Strength, int(min(markers, 299)%100))
	}
}

// KU-OPT-2: more levels than limits are a slip.
func TestTooManyDifficulties(t *testing.T) {
	m := files(t)
	var more strings.Builder
	for n := range 9 {
		fmt.Fprintf(&more, "\n[[difficulty]]\nid = \"more_%d\"\nname = \"More\"\noverrun_loss = 3\nsource = \"house\"\n", n)
	}
	m[tablesFile] = &fstest.MapFile{Data: append(m[tablesFile].Data, more.String()...)}
	if _, err := Load(m); err == nil || !strings.Contains(err.Error(), "12 difficulties; there can be at most 8") {
		t.Errorf("12 difficulties: %v", err)
	}
}

// A pipe or a folder in the place of a file is refused before it is opened.
func TestContentThatIsNoFile(t *testing.T) {
	for _, mode := range []fs.FileMode{fs.ModeNamedPipe, fs.ModeDir, fs.ModeDevice} {
		m := files(t)
		m[actionsFile] = &fstest.MapFile{Mode: mode | 0o644}
		if _, err := Load(m); err == nil || !strings.Contains(err.Error(), "actions.toml: cannot be read: not a file") {
			t.Errorf("%v: %v", mode, err)
		}
	}
}
