package content

import (
	"errors"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules/content"
	"portcullis/rules/content/contenttest"
)

// files are the content files of the program, for a test to change.
func files(tb testing.TB) fstest.MapFS {
	tb.Helper()
	return contenttest.Files(tb, os.DirFS(contentDir), deckFile, expansionsFile, itemsFile, magesFile, minionsFile, relicsFile, scrollsFile, spellsFile, tablesFile, towersFile)
}

// spoiled is a change that must be refused: behind a landmark in a file, old becomes replacement.
type spoiled struct {
	file, landmark, old, replacement string
	place, reason                    string
	elsewhere                        bool // the fault stands in another line, or in none
}

// TestFaults spoils the files one by one: each fault is told with its file, its line and its place.
func TestFaults(t *testing.T) {
	for _, test := range []spoiled{
		{minionsFile, `id = "hero"`, `id = "hero"`, `id = "skeleton"`, "card skeleton, id", `duplicate id "skeleton"`, false},
		{minionsFile, `id = "hero"`, `name = "Hero"`, `name = ""`, "card hero, name", "is missing", false},
		{minionsFile, `id = "hero"`, `text = "No`, `text = "\u001bNo`, "card hero, text", "U+001B", false},
		{minionsFile, `id = "hero"`, `source = "rulebook"`, `source = "hearsay"`, "card hero, source", "is not a source", false},
		{minionsFile, `id = "hero"`, `type = "minion"`, `type = "dragon"`, "card hero, type", `"dragon" is not known`, false},
		{minionsFile, `id = "hero"`, `gp = 6`, ``, "card hero, gp", "is missing", true},
		{minionsFile, `id = "hero"`, `gp = 6`, `gp = 31`, "card hero, gp", "is 31; it must be 1 to 30", false},
		{minionsFile, `id = "hero"`, `lp = 1`, `lp = 2`, "card hero, lp", "TS-CRE-3", false},
		{minionsFile, `id = "hero"`, `ui = "WA"`, `ui = "WZ"`, "card hero, ui", `"Z" is none of the letters`, false},
		{minionsFile, `id = "hero"`, `ui = "WA"`, `ui = "WW"`, "card hero, ui", `has "W" twice`, false},
		{minionsFile, `id = "hero"`, `lp = 1`, "lp = 1\nslot = \"weapon\"", "card hero, slot", "cannot stand here; the type minion has none", true},
		{minionsFile, `id = "hero"`, `lp = 1`, "lp = 1\nwings = 2", "", `unknown key "card.wings"`, true},
		{minionsFile, `id = "skeleton"`, `tags = ["undead"]`, `tags = ["undead", "undead"]`, "card skeleton, tags", "names undead twice", false},
		{minionsFile, `id = "skeleton"`, `tags = ["undead"]`, `tags = ["dead"]`, "card skeleton, tags", `"dead" is not known`, false},
		{minionsFile, `id = "bowman"`, `verb = "strike"`, `verb = "shoot"`, "card bowman, effect 1, verb", `unknown verb "shoot"`, false},
		{minionsFile, `id = "bowman"`, `spread = "one"`, `spread = "wide"`, "card bowman, effect 1, spread", `"wide" is not known`, false},
		{minionsFile, `id = "bowman"`, `value = 20`, `value = 99`, "card bowman, effect 1, value", "is 99", false},
		{minionsFile, `id = "bowman"`, `value = 20`, ``, "card bowman, effect 1, value", "nothing to roll against", true},
		{minionsFile, `id = "bowman"`, `skill = "IS"`, `skill = "AL"`, "card bowman, effect 1, skill", "it must be SS or IS", false},
		{minionsFile, `id = "bowman"`, `resist = "DL"`, `resist = "PL"`, "card bowman, effect 1, resist", "it must be DL or RL", false},
		{minionsFile, `id = "bowman"`, `shots = 2`, `shots = 5`, "card bowman, effect 1, shots", "is 5", false},
		{minionsFile, `id = "bowman"`, `shots = 2`, "shots = 2\nratio = 2", "card bowman, effect 1, ratio", "cannot stand here; strike has none", true},
		{minionsFile, `id = "bowman"`, `when = "OT"`, `when = "noon"`, "card bowman, effect 1, when", `"noon" is not known`, false},
		{minionsFile, `id = "zombie"`, `token = "zombie"`, `token = "ghoul"`, "card zombie, effect 1, token", `"ghoul" is no token`, false},
		{minionsFile, `id = "zombie"`, `delay = "controller_next_on_guard"`, `delay = "none"`, "card zombie, effect 1, delay", "the rules know", false},
		{minionsFile, `id = "hill_giant"`, `{ pp = 1, al = 5, target_dl = 0 }`, `{ pp = 1, al = 95, target_dl = 0 }`, "card hill_giant, effect 1, level 1, al", "is 95", false},
		{minionsFile, `id = "carrion_crow"`, `rounds = 1`, ``, "card carrion_crow, effect 1, rounds", "lasts for some Rounds", true},
		{itemsFile, `id = "sword"`, `ic = "W"`, ``, "card sword, ic", "is missing; the type item needs it", true},
		{itemsFile, `id = "sword"`, `slot = "weapon"`, `slot = "hand"`, "card sword, slot", `"hand" is not known`, false},
		{itemsFile, `id = "sword"`, `amount = 10`, `amount = "ten"`, "card sword, effect 1, amount", "neither a number nor a table", false},
		{itemsFile, `id = "sword"`, `amount = 10`, `amount = 51`, "card sword, effect 1, amount", "is 51", false},
		{itemsFile, `id = "sword"`, `stat = "AL"`, `stat = "XL"`, "card sword, effect 1, stat", `"XL" is not known`, false},
		{itemsFile, `id = "sword"`, `who = "bearer"`, `who = "target"`, "card sword, effect 1, when", "no target", true},
		{relicsFile, `id = "obelisk"`, `location = "B"`, `location = "T"`, "card obelisk, location", `"T" is not known`, false},
		{relicsFile, `id = "tower_shield"`, `dl = 45`, `dl = 40`, "card tower_shield, dl", "TS-REL-13", false},
		{relicsFile, `id = "tower_shield"`, `location = "B"`, `location = "S"`, "card tower_shield, ip", "TS-REL-13", true},
		{relicsFile, `id = "farseer_lens"`, `only = ["powerbolt", "shatter"]`, `only = ["powerbolt", "hero"]`, "card farseer_lens, effect 1, only", `"hero" is no Spell`, false},
		{scrollsFile, `id = "fury"`, `st = "OT"`, `st = "passive"`, "card fury, st", `"passive" is not known`, false},
		{scrollsFile, `id = "fury"`, `kind = "attack"`, `kind = "anger"`, "card fury, kind", `"anger" is not known`, false},
		{scrollsFile, `id = "fury"`, `levels = [ { pp = 3,`, `levels = [ { pp = 0,`, "card fury, effect 1, level 1, pp", "is 0", false},
		{scrollsFile, `id = "bind"`, `targets = ["opponent_minion", "own_minion"]`, `targets = ["own_minion"]`, "card bind, effect 1, targets", "the rules know", false},
		{scrollsFile, `id = "bind"`, `duration = "1-4"`, `duration = "1-5"`, "card bind, effect 1, duration", `"1-5" is not known`, false},
		{scrollsFile, `id = "shelter"`, `structure = "shelter"`, `structure = "zombie"`, "card shelter, effect 1, structure", `"zombie" is no structure`, false},
		{spellsFile, `id = "powerbolt"`, `st = "OT"`, "gp = 3\nst = \"OT\"", "innate powerbolt, gp", "cannot stand here", true},
		{magesFile, `id = "gnome"`, `base_mines = 7`, `base_mines = 0`, "mage gnome, base_mines", "is 0", false},
		{magesFile, `id = "gnome"`, `innate = ["alchemy", "powerbolt", "shield", "shatter"]`, `innate = ["alchemy"]`, "mage gnome, innate", "TS-MAG-2", false},
		{towersFile, `id = "tower_emberhold"`, `occupants = "own_mage"`, `occupants = "anyone"`, "tower tower_emberhold, occupants", "TS-TWR-14", false},
		{towersFile, `id = "tower_emberhold"`, `ip = 2`, `ip = 0`, "tower tower_emberhold, ip", "is 0", false},
		{deckFile, `[totals]`, `relic = 4`, `relic = 5`, "totals, relic", "is 5; the rules need 4", false},
		{deckFile, `max_copies`, `max_copies = 4`, `max_copies = 0`, "max_copies", "is 0", false},
		{deckFile, `unlimited`, `unlimited = ["mine"`, `unlimited = ["gem"`, "unlimited", `"gem" is no card`, false},
		{deckFile, `[[deck]]`, `["hero", 1]`, `["hero", 2]`, "deck base, card 10", "2 copies of hero; its count is 1", true},
		{deckFile, `[[deck]]`, `["hero", 1]`, `["zombie", 1]`, "deck base, card 10", "zombie is listed twice", true},
		{deckFile, `[[deck]]`, `["hero", 1]`, `["gnome", 1]`, "deck base, card 10", `"gnome" is no card of a deck`, true},
		{deckFile, `[[deck]]`, `["hero", 1], `, ``, "", "card hero is in no deck", true},
		{deckFile, `id = "fiend_token"`, `tags = ["fiend", "token"]`, `tags = ["fiend"]`, "token fiend_token, tags", "has the tag token", false},
		{deckFile, `name = "Zombie"`, `card = "zombie"`, `card = "hero_of_old"`, "token zombie, card", `"hero_of_old" is no minion`, false},
		{expansionsFile, `id = "fiendish_foes"`, `size = 15`, `size = 14`, "expansion fiendish_foes, size", "is 14; the rules need 15", false},
		{expansionsFile, `id = "parley"`, `what = "army_attacks"`, `what = "all"`, "card parley, effect 1, what", "the rules know", false},
		{tablesFile, `[dice]`, `critical = [1, 2]`, `critical = [1, 5]`, "dice", "TS-DCE-3", true},
		{tablesFile, `id = "1-3"`, `to = 66`, `to = 60`, "duration 1-3, from", "is 67; the rules need 61", true},
		{tablesFile, `id = "melee_creature"`, `C = { E = "none", `, `C = { `, "resolution melee_creature, C E", "is missing", false},
		{tablesFile, `id = "melee_creature"`, `S = "dmg dD"`, `S = "hurt"`, "resolution melee_creature, C S", `"hurt" is not known`, false},
		{tablesFile, `id = "melee_creature"`, `S = "dmg dD"`, `S = "dmg none"`, "resolution melee_creature, C S", "has a result and none", false},
		{tablesFile, `id = "targeted_creature"`, `M = { E = "noroll"`, `M = { E = "none"`, "resolution targeted_creature, M E", "TS-CMB-7", false},
		{tablesFile, `id = "targeted_creature"`, `target = "creature"`, `target = "structure"`, "resolution targeted_structure", "is there twice", true},
		{tablesFile, `n = 6`, `result = "riposte_unless_targeted"`, `result = "damage"`, "qrt1 6, result", "the resolution table has something else", false},
		{tablesFile, `id = "melee"`, `skill = "AL"`, `skill = "IS"`, "attack_type melee", "the rules need AL against DL", true},
	} {
		m := files(t)
		text := string(m[test.file].Data)
		from := strings.Index(text, test.landmark)
		i := strings.Index(text[max(from, 0):], test.old)
		if from < 0 || i < 0 {
			t.Fatalf("%s has no %q behind %q", test.file, test.old, test.landmark)
		}
		i += from
		line := 1 + strings.Count(text[:i], "\n")
		m[test.file] = &fstest.MapFile{Data: []byte(text[:i] + test.replacement + text[i+len(test.old):])}
		found := false
		for _, err := range Lint(m) {
			var fault *content.Fault
			if !errors.As(err, &fault) {
				t.Fatal(err)
			}
			if fault.Place == test.place && strings.Contains(fault.Reason, test.reason) {
				found = true
				if fault.Line != line && !test.elsewhere {
					t.Errorf("%q: %v; want line %d", test.replacement, fault, line)
				}
			}
		}
		if !found {
			t.Errorf("%q behind %q: no fault %q, %q; there are %v", test.replacement, test.landmark, test.place, test.reason, Lint(m))
		}
	}
}

// TestMissingFiles: every file is needed.
func TestMissingFiles(t *testing.T) {
	for name := range files(t) {
		m := files(t)
		delete(m, name)
		if _, err := Load(m); err == nil || !strings.Contains(err.Error(), name+": cannot be read") {
			t.Errorf("without %s: %v", name, err)
		}
	}
}
