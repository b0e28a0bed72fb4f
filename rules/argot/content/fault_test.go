package content

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/content"
	"portcullis/rules/content/contenttest"
)

// files are the content files of the program, for a test to change.
func files(tb testing.TB) fstest.MapFS {
	tb.Helper()
	return contenttest.Files(tb, os.DirFS(contentDir), blocksFile, initiativeFile, missionsFile, scenariosFile, atlas.OverlandFile, atlas.UndercityFile)
}

func faults(m fstest.MapFS) (list []*content.Fault) {
	for _, err := range lint(m) {
		var fault *content.Fault
		if errors.As(err, &fault) {
			list = append(list, fault)
		}
	}
	return list
}

// spoiled is a change that must be refused.
type spoiled struct {
	file, landmark, old, replacement string
	place, reason                    string
	elsewhere                        bool // the fault stands in another line, or in none
}

func refused(t *testing.T, list []spoiled) {
	t.Helper()
	for _, test := range list {
		m := files(t)
		line := contenttest.Spoil(t, m, test.file, test.landmark, test.old, test.replacement)
		found := false
		for _, fault := range faults(m) {
			if fault.Place == test.place && strings.Contains(fault.Reason, test.reason) {
				found = true
				if fault.Line != line && !test.elsewhere {
					t.Errorf("%q: %v; want line %d", test.replacement, fault, line)
				}
			}
		}
		if !found {
			t.Errorf("%q behind %q: no fault %q, %q; there are %v", test.replacement, test.landmark, test.place, test.reason, faults(m))
		}
	}
}

func TestFaultsOfBlocks(t *testing.T) {
	const f = blocksFile
	refused(t, []spoiled{
		{f, `id = "mi01"`, `id = "mi01"`, `id = "mi02"`, "block mi02, id", `duplicate id "mi02"`, true},
		{f, `id = "mi01"`, `id = "mi01"`, `id = "Mi 1"`, "block Mi 1, id", "not a word of small letters", false},
		{f, `id = "mi01"`, `name = "First Hollow Guard"`, `name = ""`, "block mi01, name", "is missing", false},
		{f, `id = "mi01"`, `text = "Undead Restoration."`, `text = "\u001b"`, "block mi01, text", "U+001B", false},
		{f, `id = "mi01"`, `flavour = "`, `flavour = " `, "block mi01, flavour", "begins or ends with a space", false},
		{f, `id = "mi01"`, `source = "house"`, `source = ""`, "block mi01, source", "is not a source", false},
		{f, `id = "mi01"`, `side = "mineos"`, `side = "minos"`, "block mi01, side", `unknown side "minos"`, false},
		{f, `id = "mi01"`, `kind = "ground"`, `kind = "land"`, "block mi01, kind", `is "land"; it must be ground, sea or air`, false},
		{f, `id = "mi01"`, `strength = 4`, `strength = 5`, "block mi01, strength", "is 5; it must be 1 to 4", false},
		{f, `id = "mi01"`, `strength = 4`, ``, "block mi01, strength", "is missing", true},
		{f, `id = "mi01"`, `initiative = "B"`, `initiative = "E"`, "block mi01, initiative", `is "E"; it must be A, B, C or D`, false},
		{f, `id = "mi01"`, `modifier = 1`, `modifier = 4`, "block mi01, modifier", "is 4", false},
		{f, `id = "mi01"`, `movement = 2`, `movement = 0`, "block mi01, movement", "is 0", false},
		{f, `id = "mi01"`, `cost = 1`, `cost = 0`, "block mi01, cost", "is 0", false},
		{f, `id = "mi01"`, `range = 0`, `range = -1`, "block mi01, range", "is -1", false},
		{f, `id = "mi01"`, `abilities = ["undead_restoration"]`, `abilities = ["undeath"]`, "block mi01, abilities", `unknown ability "undeath"`, false},
		{f, `id = "mi01"`, `abilities = ["undead_restoration"]`, `abilities = ["besieger", "besieger"]`, "block mi01, abilities", "names besieger twice", false},
		{f, `id = "mi01"`, `range = 0`, "range = 0\nferry = 1", "block mi01, ferry", "AR-SEA-5", true},
		{f, `id = "mi01"`, `range = 0`, "range = 0\ntrain = true", "block mi01, train", "AR-TRN-1", true},
		{f, `id = "mi01"`, `range = 0`, "range = 0\ndefector = true", "block mi01, defector", "AR-SET-9", true},
		{f, `id = "ar14"`, `range = 0`, "range = 0\ndefector = true", "block ar14, defector", "AR-SET-9", true},
		{f, `id = "ar17"`, "\n\n[[block]]", "\nupgrade_cost = 3\n[block.upgraded]\nname = \"x\"\ntext = \"x\"\nstrength = 4\ninitiative = \"A\"\nmodifier = 0\nmovement = 1\ncost = 1\nrange = 0\n\n[[block]]", "block ar17, train", "AR-TRN-1", true},
		{f, `id = "mi01"`, `range = 0`, "range = 0\nunlock_cost = 1", "block mi01, unlock_cost", "AR-ARM-11", true},
		{f, `id = "mi01"`, `range = 0`, "range = 0\nupgrade_cost = 1", "block mi01, upgrade_cost", "there is no upgraded face", true},
		{f, `id = "mi01"`, `range = 0`, "range = 0\ndestroyed_by = \"kill_hespero\"", "block mi01, destroyed_by", `is "kill_hespero"; the mission that destroys it is ""`, true},
		{f, `id = "mi01"`, `range = 0`, "rage = 0", "", `unknown key "block.rage"`, false},
		{f, `id = "mi24"`, `range = 0`, `range = 1`, "block mi24, range", "AR-RNG-1", false},
		{f, `id = "mi19"`, `ferry = 1`, `ferry = 10`, "block mi19, ferry", "is 10", false},
		{f, `id = "ar01"`, `name = "First Watch Veterans"`, `name = ""`, "block ar01, upgraded.name", "is missing", false},
		{f, `id = "ar01"`, `upgrade_cost = 3`, ``, "block ar01, upgrade_cost", "is missing", true},
		{f, `id = "ar01"`, `upgrade_cost = 3`, `upgrade_cost = 4`, "council, block_upgrade_cost", "is 3; block ar01 has 4", true},
		{f, `id = "ar01"`, `side = "argot"`, `side = "pontia"`, "block ar01, upgraded", "AR-ARM-11", true},
		{f, `id = "ar10"`, `destroyed_by = "kill_hespero"`, ``, "block ar10, destroyed_by", `is ""; the mission that destroys it is "kill_hespero"`, true},
		{f, `id = "ar11"`, `defector = true`, ``, "mission undermine_calantha, failure", "are not those with defector", true},
		{f, `id = "ar11"`, `defector = true`, ``, "pools, defectors", "is 3; the blocks make 2", true},
		{f, `id = "st03"`, `train = true`, ``, "block st03, train", "only supply trains are of side argot_train", true},
		{f, `id = "st03"`, `unlock_cost = 4`, ``, "block st03, unlock_cost", "is missing", true},
		{f, `id = "st03"`, `unlock_cost = 4`, `unlock_cost = 5`, "council, train_cost", "is 4; block st03 has 5", true},
		{f, `id = "ar17"`, `abilities = []`, `abilities = ["resilient"]`, "block ar17, train", "AR-TRN-1", true},
		{f, `[pools]`, `mineos = 26`, `mineos = 25`, "pools, mineos", "is 25; the blocks make 26", false},
		{f, `[pools]`, `argot_max = 24`, `argot_max = 25`, "pools, argot_max", "is 25; the blocks make 24", false},
		{f, `[pools]`, `argot_min = 15`, ``, "pools, argot_min", "is missing", true},
		{f, `[pools]`, `nistora_chosen = 2`, `nistora_chosen = 3`, "council, nistora_choose", "is 2; blocks.toml has 3", true},
		{f, `[pools]`, `zulon_contributed = 1`, `zulon_contributed = 2`, "mission parley_zulon, success", "1 blocks; [pools] has 2", true},
		{f, `id = "life_drain"`, `id = "life_drain"`, `id = "blood_thirst"`, "ability blood_thirst, id", "the rules know no ability", false},
		{f, `id = "life_drain"`, `id = "life_drain"`, `id = "skittish"`, "ability life_drain", "is missing", true},
		{f, `id = "life_drain"`, `text = "Each`, `text = "` + strings.Repeat("x", 400), "ability life_drain, text", "it may have 400", false},
		{f, `[[party]]`, `id = "hespero"`, `id = "argot"`, "party argot, id", "the rules know no third party", false},
		{f, `[[party]]`, `id = "hespero"`, `id = "argot"`, "party hespero", "is missing", true},
		{f, `[[party]]`, `prefix = "hs"`, `prefix = "hx"`, "party hespero, prefix", `block hs01 does not begin with "hx"`, false},
		{f, `[[party]]`, `home = "casino_ward"`, `home = "casino"`, "party hespero, home", `unknown zone "casino"`, false},
		{f, `[[party]]`, `leash = -1`, `leash = -2`, "party hespero, leash", "is -2", false},
		{f, `[[party]]`, `stance = "wary"`, `stance = "neutral"`, "party hespero, stance", `is "neutral"; it must be wary, with_argot, with_mineos`, false},
		{f, `[[party]]`, `goals = ["enemy_undercity", "home"]`, `goals = ["enemy_undercity", "casino"]`, "party hespero, goals", `"casino" is neither a goal nor a land location`, false},
		{f, `[[party]]`, `goals = ["enemy_undercity", "home"]`, `goals = ["0101"]`, "party hespero, goals", `"0101" is neither a goal nor a land location`, false},
	})
}

func TestFaultsOfTheDeck(t *testing.T) {
	const f = initiativeFile
	refused(t, []spoiled{
		{f, ``, `total = 8`, `total = 9`, "total", "is 9; the rules need 8", false},
		{f, ``, `red_first = "mineos"`, `red_first = "argot"`, "red_first", "AR-INI-2", false},
		{f, ``, `black_first = "argot"`, `black_first = "zulon"`, "black_first", "AR-INI-2", false},
		{f, `id = "hearts_10"`, `id = "hearts_10"`, `id = "hearts_7"`, "card hearts_7, id", "duplicate id", true},
		{f, `id = "hearts_10"`, `number = 10`, `number = 11`, "card hearts_10, number", "is 11; it must be 1 to 10", false},
		{f, `id = "hearts_10"`, `count = 1`, `count = 2`, "card hearts_10, count", "is 2; the rules need 1", false},
		{f, `id = "hearts_10"`, `suit = "hearts"`, `suit = "cups"`, "card hearts_10, suit", `is "cups"`, false},
		{f, `id = "hearts_10"`, `colour = "red"`, `colour = "black"`, "card hearts_10, colour", `is "black"; hearts are red`, false},
		{f, `id = "clubs_5"`, `colour = "black"`, `colour = "red"`, "card clubs_5, colour", `is "red"; clubs are black`, false},
		{f, `id = "hearts_10"`, `text = "`, `txt = "`, "", `unknown key "card.txt"`, false},
		{f, `id = "hearts_10"`, `name = "Ten of Hearts"`, `name = ""`, "card hearts_10, name", "is missing", false},
	})
	m := files(t)
	m[f] = &fstest.MapFile{Data: []byte("name = \"x\"\nred_first = \"mineos\"\nblack_first = \"argot\"\nmax_tokens = 10\ntotal = 8\nsource = \"house\"\n")}
	if list := faults(m); len(list) != 1 || list[0].Reason != "0 cards; the deck has 8" {
		t.Errorf("an empty deck: %v", list)
	}
}

func TestFaultsOfMissions(t *testing.T) {
	const f = missionsFile
	refused(t, []spoiled{
		{f, `[rules]`, `scenes = 3`, `scenes = 4`, "rules, scenes", "the rules need 3", false},
		{f, `[rules]`, `days = 3`, `days = 5`, "rules, days", "is 5; it must be 0 to 4", false},
		{f, `[rules]`, `fit_max_wounds = 1`, `fit_max_wounds = 10`, "rules, fit_max_wounds", "is 10; it must be 0 to 9", false},
		{f, `id = "ysolde"`, `text = "`, `text = " `, "hero ysolde, text", "begins or ends with a space", false},
		{f, `[rules]`, `die = 6`, `die = 1`, "rules, die", "is 1", false},
		{f, `[rules]`, `start_resources = 18`, `start_resources = 17`, "rules, start_resources", "is 17; scenario campaign has 18", false},
		{f, `id = "ysolde"`, `id = "ysolde"`, `id = "tam"`, "hero tam, id", "duplicate id", true},
		{f, `id = "ysolde"`, `guile = 0`, `guile = 10`, "hero ysolde, guile", "is 10", false},
		{f, `id = "ysolde"`, `blade = 3`, ``, "hero ysolde, blade", "is missing", true},
		{f, `id = "ysolde"`, `power = { verb = "cancel_hits", n = 1 }`, `power = { verb = "alarm", n = 1 }`, "hero ysolde, power", "alarm cannot stand here", false},
		{f, `id = "ysolde"`, `power = { verb = "cancel_hits", n = 1 }`, `power = { verb = "cancel_hits" }`, "hero ysolde, power", "cancel_hits needs n", false},
		{f, `id = "sefa"`, `power = { verb = "reroll_misses" }`, `power = { verb = "reroll_misses", n = 1 }`, "hero sefa, power", "reroll_misses takes no n", false},
		{f, `id = "kill_hespero"`, `block = "ar10"`, `block = "ar99"`, "mission kill_hespero, success, destroy_block.block", `unknown block "ar99"`, false},
		{f, `id = "kill_hespero"`, `group = "pontia"`, `group = "ponty"`, "mission kill_hespero, success, set_zone.group", `unknown group "ponty"`, false},
		{f, `id = "kill_hespero"`, `zones = ["pontia_start", "city"]`, `zones = ["pontia_start", "town"]`, "mission kill_hespero, success, set_zone.zones", `unknown zone "town"`, false},
		{f, `id = "kill_hespero"`, `zones = ["pontia_start", "city"]`, `zones = ["city", "city"]`, "mission kill_hespero, success, set_zone.zones", "names city twice", false},
		{f, `id = "kill_hespero"`, `zones = ["pontia_start", "city"]`, `zones = []`, "mission kill_hespero, success, set_zone.zones", "is empty", false},
		{f, `id = "kill_hespero"`, `verb = "destroy_block"`, `verb = "destroy"`, "mission kill_hespero, success", `unknown verb "destroy"`, false},
		{f, `id = "parley_zulon"`, `party = "zulon"`, `party = "mineos"`, "mission parley_zulon, success, remove_party.party", `unknown party "mineos"`, false},
		{f, `id = "parley_zulon"`, `pool = "zulon", n = 1`, `pool = "zulon", n = 4`, "mission parley_zulon, success", "4 blocks of a pool of 3", false},
		{f, `id = "parley_zulon"`, `pool = "zulon"`, `pool = "wood"`, "mission parley_zulon, success, contribute_block.pool", `unknown pool "wood"`, false},
		{f, `id = "undermine_calantha"`, `stance = "with_argot"`, `stance = "friendly"`, "mission undermine_calantha, success, set_stance.stance", `unknown stance "friendly"`, false},
		{f, `id = "undermine_calantha"`, `blocks = ["ar10", "ar11", "ar12"]`, `blocks = ["ar10", "ar11"]`, "mission undermine_calantha, failure", "are not those with defector", false},
		{f, `id = "undermine_calantha"`, `blocks = ["ar10", "ar11", "ar12"]`, `blocks = ["ar10", "ar10", "ar12"]`, "mission undermine_calantha, failure, defect.blocks", "names ar10 twice", false},
		{f, `id = "kh1"`, `id = "kh1"`, `id = "kh2"`, "scene kh2, id", "duplicate id", true},
		{f, `id = "kh1"`, `skill = "guile"`, `skill = "charm"`, "scene kh1, option a, skill", `unknown skill "charm"`, false},
		{f, `id = "kh1"`, `target = 6`, `target = 0`, "scene kh1, option a, target", "is 0", false},
		{f, `id = "kh1"`, `verb = "alarm", n = 1`, `verb = "alarm", n = 0`, "scene kh1, option a, fail, alarm.n", "is 0; it must be 1 to 9", false},
		{f, `id = "kh1"`, `verb = "resource", n = -1`, `verb = "resource", n = -10`, "scene kh1, option b, fail, resource.n", "is -10; it must be -9 to 9", false},
		{f, `id = "kh1"`, `{ id = "b", name = "Buy a name"`, `{ id = "a", name = "Buy a name"`, "scene kh1, option a, id", "duplicate id", false},
		{f, `id = "kh1"`, `fail = [{ verb = "alarm", n = 1 }]`, `fail = [{ verb = "defect", blocks = ["ar10"] }]`, "scene kh1, option a, fail", "defect cannot stand here", false},
		{f, `id = "kh1"`, `name = "The Wrong Table"`, `name = ""`, "scene kh1, name", "is missing", false},
	})
}

func TestFaultsOfScenarios(t *testing.T) {
	const f = scenariosFile
	refused(t, []spoiled{
		{f, `[rules]`, `stack_ground = 4`, `stack_ground = 0`, "rules, stack_ground", "is 0; it must be 1 to 9", false},
		{f, `[rules]`, `limit_open = 4`, ``, "rules, limit_open", "is missing", true},
		{f, `[rules]`, `morale_target = 5`, `morale_target = 7`, "rules, morale_target", "is 7", false},
		{f, `[council]`, `gate_strength = 3`, `gate_strength = 4`, "council, gate_strength", "is 4; gate north_gate has 3", false},
		{f, `[council]`, `gate_upgrade_cost = 2`, `gate_upgrade_cost = 1`, "council, gate_upgrade_cost", "is 1; gate north_gate has 2", false},
		{f, `[council]`, `gate_upgraded_strength = 5`, ``, "council, gate_upgraded_strength", "is missing", true},
		{f, `[council]`, `nistora_choose = 2`, `nistora_choose = 5`, "council, nistora_choose", "is 5; it must be 0 to 4", false},
		{f, `id = "first_battle"`, `id = "first_battle"`, `id = "campaign"`, "scenario campaign, id", "duplicate id", true},
		{f, `id = "first_battle"`, `days = 1`, `days = 5`, "scenario first_battle, days", "is 5; it must be 1 to 4", false},
		{f, `id = "first_battle"`, `keep_turns = 2`, `keep_turns = 0`, "scenario first_battle, keep_turns", "is 0", false},
		{f, `id = "first_battle"`, `undercity = false`, `undercity = true`, "scenario first_battle, undercity", "is true, and the region has locations there: false", false},
		{f, `id = "first_battle"`, `heroes = false`, `heroes = true`, "scenario first_battle, heroes", "AR-MIS-11", false},
		{f, `id = "first_battle"`, `missions = "none"`, `missions = "some"`, "scenario first_battle, missions", `is "some"; it must be none, fixed, played`, false},
		{f, `id = "first_battle"`, `missions = "none"`, `missions = "fixed"`, "scenario first_battle, outcomes", `stand with missions = "fixed"`, true},
		{f, `id = "full_siege"`, `missions = "fixed"`, `missions = "none"`, "scenario full_siege, outcomes", `stand with missions = "fixed"`, true},
		{f, `id = "full_siege"`, `kill_hespero = "not_attempted"`, `kill_hespero = "draw"`, "scenario full_siege, outcomes", `kill_hespero is "draw"`, false},
		{f, `id = "full_siege"`, `kill_hespero = "not_attempted", `, ``, "scenario full_siege, outcomes", `kill_hespero is ""`, false},
		{f, `id = "full_siege"`, `outcomes = { `, `outcomes = { fish = "success", `, "scenario full_siege, outcomes", "names a mission that there is not", false},
		{f, `id = "first_battle"`, `region = ["0501",`, `region = ["9999",`, "scenario first_battle, region", `unknown location "9999"`, false},
		{f, `id = "first_battle"`, `region = ["0501",`, `region = ["0601",`, "scenario first_battle, region", "names 0601 twice", false},
		{f, `id = "first_battle"`, `gates = ["north_gate"]`, `gates = ["south_gate"]`, "scenario first_battle, gates", `unknown gate "south_gate"`, false},
		{f, `id = "first_battle"`, `gates = ["north_gate"]`, `gates = ["north_gate", "north_gate"]`, "scenario first_battle, gates", "names north_gate twice", false},
		{f, `id = "first_battle"`, `gates = ["north_gate"]`, `gates = []`, "scenario first_battle, gates", "north_gate is on the map of this scenario and not listed", false},
		{f, `id = "first_battle"`, `gates = ["north_gate"]`, `gates = ["north_gate", "high_gate"]`, "scenario first_battle, gates", "high_gate is not on the map", false},
		{f, `id = "first_battle"`, `argot_blocks = ["ar01",`, `argot_blocks = ["ar99",`, "scenario first_battle, argot_blocks", `unknown block "ar99"`, false},
		{f, `id = "first_battle"`, `argot_blocks = ["ar01",`, `argot_blocks = ["mi01",`, "scenario first_battle, argot_blocks", "mi01 is not of side argot", false},
		{f, `id = "first_battle"`, `argot_blocks = ["ar01",`, `argot_blocks = ["ar02",`, "scenario first_battle, argot_blocks", "names ar02 twice", false},
		{f, `id = "first_battle"`, `argot_blocks = ["ar01",`, `argot_blocks = [7,`, "scenario first_battle, argot_blocks", `unknown block ""`, false},
		{f, `id = "full_siege"`, `argot_blocks = "all"`, `argot_blocks = "most"`, "scenario full_siege, argot_blocks", `must be "all" or a list of blocks`, false},
		{f, `id = "full_siege"`, `argot_blocks = "all"`, `argot_blocks = []`, "scenario full_siege, argot_blocks", `must be "all" or a list of blocks`, false},
		{f, `id = "first_battle"`, `argot_blocks = ["ar01",`, `argot_blocks = ["ar14",`, "scenario first_battle, argot_zone", "sea blocks and supply trains do not start in a zone", true},
		{f, `id = "first_battle"`, `argot_blocks = ["ar01",`, `argot_blocks = ["ar17",`, "scenario first_battle, argot_zone", "sea blocks and supply trains do not start in a zone", true},
		{f, `id = "first_battle"`, `mineos_zone = ["0502", "0602"]`, `mineos_zone = ["0502"]`, "scenario first_battle, mineos_zone", "7 ground blocks have room for 4", false},
		{f, `id = "first_battle"`, `mineos_zone = ["0502", "0602"]`, `mineos_zone = ["0502", "1602"]`, "scenario first_battle, mineos_zone", "1602 is not part of this scenario", false},
		{f, `id = "first_battle"`, `mineos_zone = ["0502", "0602"]`, `mineos_zone = ["0502", "0704"]`, "scenario first_battle, mineos_zone", "both sides start in 0704 (AR-SET-14)", false},
		{f, `id = "first_battle"`, `objective = ["0704"]`, `objective = []`, "scenario first_battle, objective", "is empty", false},
		{f, `id = "first_battle"`, `objective = ["0704"]`, `objective = ["0605"]`, "scenario first_battle, objective", "0605 is not part of this scenario", false},
		{f, `id = "full_siege"`, `objective = ["0605",`, `objective = ["0000",`, "scenario full_siege, objective", "no way leads from 1403 to 0000", false},
		{f, `id = "full_siege"`, `parties = ["hespero",`, `parties = ["argot",`, "scenario full_siege, parties", `unknown third party "argot"`, false},
		{f, `id = "full_siege"`, `parties = ["hespero",`, `parties = ["zulon",`, "scenario full_siege, parties", "names zulon twice", false},
		{f, `id = "full_siege"`, `undercity = true`, `undercity = false`, "scenario full_siege, parties", "4 blocks of hespero have room for 0", true},
		{blocksFile, `id = "hs04"`, `kind = "ground"`, `kind = "air"`, "scenario full_siege, parties", "hespero has blocks that are no ground blocks", true},
		{f, `id = "first_battle"`, `name = "The North Gate"`, `name = ""`, "scenario first_battle, name", "is missing", false},
		{f, `id = "first_battle"`, `minutes = 25`, ``, "scenario first_battle, minutes", "is missing", true},
		// Armies without room where they start.
		{f, `[rules]`, `stack_ground = 4`, `stack_ground = 2`, "scenario full_siege, mineos_blocks", "ground blocks have room for", true},
		{f, `[rules]`, `stack_sea = 3`, `stack_sea = 0`, "rules, stack_sea", "is 0", false},
		{atlas.OverlandFile, `id = "lighthouse_start"`, `"0101", "0102", "0201", "0202", "0301"`, `"0101"`, "scenario full_siege, mineos_blocks", "5 sea blocks have room for 3", true},
		{atlas.OverlandFile, `id = "kraikos_start"`, `"1701", "1601", "1602", "1502", "1403"`, `"1701", "1601", "1602"`, "scenario stand_alone, mineos_blocks", "21 ground blocks have room for 20", true},
		{atlas.OverlandFile, `id = "supply_start"`, `"0704", "0607", "0806", "0809", "1310"`, `"0704", "0607", "0806"`, "scenario campaign, argot_blocks", "4 supply trains have room for 3", true},
	})
}

// What it takes more than one change to break.
func TestFaultsOfSeveralChanges(t *testing.T) {
	m := files(t)
	contenttest.Spoil(t, m, scenariosFile, `id = "first_battle"`, `region = ["0501",`, `region = ["0400", "0501",`)
	contenttest.Spoil(t, m, scenariosFile, `id = "first_battle"`, `argot_zone = ["0604",`, `argot_zone = ["0400", "0604",`)
	if list := faults(m); len(list) != 1 || list[0].Place != "scenario first_battle, argot_zone" || list[0].Reason != "0400 is no land" {
		t.Errorf("to start in the sea: %v", list)
	}
	// A ward of either side that is cut off from all else (AR-VIC-2), though the first one of its zone is not.
	for _, zone := range []string{`argot_zone = ["0604",`, `mineos_zone = ["0502",`} {
		m = files(t)
		contenttest.Spoil(t, m, scenariosFile, `id = "first_battle"`, `region = ["0501",`, `region = ["1205", "0501",`)
		contenttest.Spoil(t, m, scenariosFile, `id = "first_battle"`, zone, zone+` "1205",`)
		if list := faults(m); len(list) != 1 || list[0].Place != "scenario first_battle, objective" || list[0].Reason != "no way leads from 1205 to 0704" {
			t.Errorf("%s cut off: %v", zone, list)
		}
	}
}

// lint returns everything wrong with the content, each a *content.Fault; nil if it can be played.
func lint(files fs.FS) []error {
	_, err := Load(files)
	var wrong *content.Error
	if errors.As(err, &wrong) {
		return wrong.Unwrap()
	}
	return nil
}
