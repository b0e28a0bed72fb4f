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

	"portcullis/rules/content"
	"portcullis/rules/content/contenttest"
	"portcullis/rules/siegestorm/cards"
)

// Every class of fault is found, with file, line, place and reason.
func TestContentFaults(t *testing.T) {
	const assassin, assassinPlace = `id = "ys_the_assassin"`, "card ys_the_assassin"
	for _, f := range []fault{
		// Not TOML, unknown and doubled keys, wrong kinds of value.
		{"ysra.toml", "", `id = "ysra"`, `id = "ysra`, "", "new lines"},
		{"ysra.toml", "[[card]]", `flavour =`, `flavor =`, "", `unknown key "card.flavor"`},
		{"ysra.toml", "[[card]]", `cost = 0`, "cost = 0\ncost = 1", "", "cost"},
		{"ysra.toml", "[[card]]", `n = 1`, `n = 1, m = 1`, "", "unknown key"},
		{"bosses.toml", "", `hand = 3`, `hand = "three"`, "boss.hand", "is a text; it must be a whole number"},
		// Ids and names.
		{"ysra.toml", assassin, `id = "ys_the_assassin"`, `id = "ys_purge_doctor"`, "card ys_purge_doctor, id", "duplicate id"},
		{"khunglai.toml", "", `id = "kh_tengu"`, `id = "ys_purge_doctor"`, "card ys_purge_doctor, id", "duplicate id"},
		{"ysra.toml", assassin, `id = "ys_the_assassin"`, `id = "The Assassin"`, "card The Assassin, id", "not a word of small letters"},
		{"ysra.toml", assassin, `name = "The Assassin"`, `name = ""`, assassinPlace + ", name", "is missing"},
		{"ysra.toml", assassin, `name = "The Assassin"`, `name = "PURGE  doctor"`, assassinPlace + ", name", "card ys_purge_doctor has the name"},
		{"ysra.toml", assassin, `name = "The Assassin"`, `name = "Assassin, the"`, assassinPlace + ", name", "without commas"},
		{"ysra.toml", assassin, `name = "The Assassin"`, `name = "4 Assassins"`, assassinPlace + ", name", "begin with a letter"},
		{"ysra.toml", assassin, `name = "The Assassin"`, `name = "Assassin #1"`, assassinPlace + ", name", "or #"},
		{"ysra.toml", assassin, `name = "The Assassin"`, `name = "The Ass\u200bassin"`, assassinPlace + ", name", "its character 8, U+200B, cannot be shown"},
		{"bosses.toml", "", `name = "Mudlord`, `name = "\u001b[2JMudlord`, "boss mudlord_grakka, name", "its character 1, U+001B, cannot be shown"},
		{"ysra.toml", "", `id = "ysra"`, `id = "ysar"`, "deck, id", `this file holds the deck "ysra"`},
		// Unknown words.
		{"ysra.toml", assassin, `rank = "elite"`, `rank = "hero"`, assassinPlace + ", rank", `unknown rank "hero"`},
		{"ysra.toml", assassin, `crest = "starter"`, `crest = "basic"`, assassinPlace + ", crest", `unknown crest "basic"`},
		{"ysra.toml", assassin, `source = "rulebook"`, `source = "guess"`, assassinPlace + ", source", `"guess" is not a source`},
		{"ysra.toml", assassin, `revealed = ["name", "passive"]`, `revealed = ["face"]`, assassinPlace + ", revealed", `"face" is no part`},
		{"ysra.toml", assassin, `revealed = ["name", "passive"]`, `revealed = []`, assassinPlace + ", revealed", "says what is revealed"},
		{"ysra.toml", assassin, `do = "kill"`, `do = "slay"`, assassinPlace + ", action", `unknown verb "slay"`},
		{"ysra.toml", assassin, `kind = "activated"`, `kind = "active"`, assassinPlace + ", passive.kind", `unknown kind "active"`},
		{"ysra.toml", "", `on = "deployed"`, `on = "landed"`, "card ys_gutter_informant, passive.on", `unknown trigger "landed"`},
		{"ysra.toml", assassin, `target = "enemy"`, `target = "foe"`, assassinPlace + ", action, kill", `target is "foe"; it must be enemy or ally`},
		{"ysra.toml", "", `pick = "owner"`, `pick = "me"`, "card ys_gutter_informant, action, discard", `it must be owner or random`},
		{"seraphia.toml", "", `from = "hand", to = "zone"`, `from = "hand", to = "hand"`, "card se_grand_provost, action, place", `it must be frontline or zone`},
		{"goblins.toml", "", `commands = ["leader"]`, `commands = ["lead"]`, "card gb_goblin_leader, commands", `unknown command "lead"`},
		{"goblins.toml", "", `commands = ["leader"]`, `commands = ["gang"]`, "card gb_goblin_leader, commands", `unknown command "gang"`},
		{"goblins.toml", "", `specials = ["shielded"]`, `specials = ["shield"]`, "card gb_goblin_tank, specials", `unknown special "shield"`},
		// Numbers.
		{"ysra.toml", assassin, `cost = 3`, ``, assassinPlace + ", cost", "is missing"},
		{"ysra.toml", assassin, `cost = 3`, `cost = 10`, assassinPlace + ", cost", "is 10; it must be 0 to 9"},
		{"ysra.toml", assassin, `att = 3`, `att = -1`, assassinPlace + ", att", "is -1; it must be 0 to 9"},
		{"ysra.toml", assassin, `att = 3`, ``, assassinPlace + ", att", "is missing"},
		{"ysra.toml", assassin, "att = 3\ndef = 1\n", ``, assassinPlace + ", att", "a creature too"},
		{"ysra.toml", "", `n = 1`, `n = 0`, "card ys_gutter_informant, action, discard.n", "is 0; it must be 1 to 9"},
		{"ysra.toml", "", `if_min = 2`, `if_min = 0`, "card ys_salt_road_mercenary, passive.effects, mod.if_min", "is 0"},
		// Parameters that a verb lacks or does not take.
		{"ysra.toml", "", `do = "discard", n = 1, `, `do = "discard", `, "card ys_gutter_informant, action, discard", "needs n"},
		{"ysra.toml", "", `, pick = "owner"`, ``, "card ys_gutter_informant, action, discard", "needs pick"},
		{"ysra.toml", assassin, `, target = "enemy"`, ``, assassinPlace + ", action, kill", "needs a target or a scope"},
		{"ysra.toml", assassin, `target = "enemy"`, `target = "enemy", scope = "enemies"`, assassinPlace + ", action, kill", "needs a target or a scope"},
		{"ysra.toml", assassin, `target = "enemy"`, `target = "enemy", n = 1`, assassinPlace + ", action, kill", "takes no n"},
		{"ysra.toml", assassin, `do = "kill_supporter", n = 1`, `do = "kill_supporter", n = 1, target = "enemy"`, assassinPlace + ", passive.effects, kill_supporter", "takes no target"},
		{"ysra.toml", "", `do = "ignore_defender"`, `do = "ignore_defender", n = 1`, "card ys_veiled_cutpurse, passive.effects, ignore_defender", "takes no n"},
		{"ysra.toml", "", `, if_min = 2`, ``, "card ys_salt_road_mercenary, passive.effects, mod", "if_count and if_min go together"},
		{"ysra.toml", "", `att = 1, scope = "this"`, `att = 0, scope = "this"`, "card ys_salt_road_mercenary, passive.effects, mod", "changes nothing"},
		{"ysra.toml", "", `do = "mod", att = 1, scope = "this"`, `do = "mod", scope = "this"`, "card ys_salt_road_mercenary, passive.effects, mod", "needs att or def"},
		{"khunglai.toml", "", `event = "after_storm", to = "support"`, `event = "after_storm", to = "zone"`, "card kh_retired_master, passive.effects, instead", "it must be hand or support"},
		{"khunglai.toml", "", `to = "hand", scope = "allies"`, `to = "hand", scope = "enemies"`, "card kh_armored_yak, passive.effects, instead", "own cards only"},
		// Effects in the wrong kind of text.
		{"ysra.toml", assassin, `do = "kill", target = "enemy"`, `do = "ward", n = 1`, assassinPlace + ", action, ward", "cannot stand in an action"},
		{"ysra.toml", assassin, `do = "kill", target = "enemy"`, `do = "shapeshift"`, assassinPlace + ", action, shapeshift", "cannot stand in an action"},
		{"ysra.toml", assassin, `do = "kill_supporter", n = 1`, `do = "extra_turn"`, assassinPlace + ", passive.effects, extra_turn", "cannot stand in an activated ability"},
		{"ysra.toml", "", `do = "ignore_defender"`, `do = "draw", n = 1`, "card ys_veiled_cutpurse, passive.effects, draw", "cannot stand in a static ability"},
		{"ysra.toml", "", `do = "mod", until = "turn", att = -3`, `do = "mod", att = -3`, "card ys_venom_seller, action, mod", "needs until"},
		{"ysra.toml", "", `do = "mod", def = -1, scope = "enemies"`, `do = "mod", until = "turn", def = -1, scope = "enemies"`, "card ys_purge_doctor, passive.effects, mod", "a static ability has no end"},
		{"bosses.toml", "", `do = "menace", n = 1`, `do = "draw", n = 1`, "boss mudlord_grakka, menace_effects, draw", "cannot stand in a Menace Level effect"},
		{"ysra.toml", "", `do = "vision", n = 2`, `do = "recover", n = 1, per = "spirit_tokens"`, "card ys_gutter_informant, passive.effects, recover", "only a Totem"},
		{"styxia.toml", "", `{ do = "sacrifice", optional = true }, `, ``, "card sx_grave_picket, action, draw", "no effect before it"},
		{"ysra.toml", assassin, `[{ do = "kill", target = "enemy" }]`, `[{ do = "draw", n = 1 }, { do = "kill", target = "enemy" }]`, assassinPlace + ", action, kill", "only the first effect"},
		{"ysra.toml", assassin, `[{ do = "kill", target = "enemy" }]`, `[]`, assassinPlace + ", action", "no effect"},
		{"seraphia.toml", "", `what = "creature", n = -1`, `what = "creature", n = 0`, "card se_grand_provost, passive.effects, cost", "changes nothing"},
		{"ysra.toml", "", `do = "ignore_defender"`, `do = "ignore_defender", optional = true`, "card ys_veiled_cutpurse, passive.effects, ignore_defender", "has no optional"},
		{"bosses.toml", "", `[{ do = "menace", n = 1 }]`, `[]`, "boss mudlord_grakka, menace_effects", "no effect"},
		{"bosses.toml", "", `menace_effects = [{ on = "ally_killed", effects = [{ do = "menace", n = 1 }] }]`, `menace_effects = []`, "boss mudlord_grakka, menace_effects", "no effect"},
		// Passives.
		{"ysra.toml", assassin, `kind = "activated", cost = 2`, `kind = "activated"`, assassinPlace + ", passive.cost", "is missing"},
		{"ysra.toml", "", `kind = "static"`, `kind = "static", cost = 1`, "card ys_salt_road_mercenary, passive.cost", "only an activated ability"},
		{"ysra.toml", "", `kind = "static"`, `kind = "static", on = "killed"`, "card ys_salt_road_mercenary, passive.on", "only a trigger"},
		{"ysra.toml", assassin, `passive = {`, `#`, assassinPlace + ", passive", "is missing"},
		{"ysra.toml", assassin, `action_text = "Kill target Enemy."`, `action_text = ""`, assassinPlace + ", action_text", "is missing"},
		{"ysra.toml", assassin, `passive_text = "Pay 2: Kill one opponent's Supporter."`, ``, assassinPlace + ", passive_text", "is missing"},
	} {
		f.expect(t)
	}
}

// ST-CRD-4, ST-CRD-6: ATT and DEF go together and with a passive ability, and an ability has
// an activation cost or works without one.
func TestBodyAndPassiveFaults(t *testing.T) {
	const alchemist = `id = "ys_siege_alchemist"`
	for _, f := range []fault{
		{"ysra.toml", alchemist, "att = 4\n", "", "card ys_siege_alchemist, att", "is missing"},
		{"ysra.toml", alchemist, "def = 1\n", "", "card ys_siege_alchemist, def", "is missing"},
		{"goblins.toml", `id = "gb_wolf_rider"`, "att = 3\ndef = 1\n", "", "card gb_wolf_rider, passive", "a card without att and def has no passive"},
		{"ysra.toml", alchemist, `kind = "activated", cost = 2`, `kind = "activated", cost = 0`, "card ys_siege_alchemist, passive.cost", "is 0; it must be 1 to 9"},
		{"ysra.toml", alchemist, `kind = "activated", cost = 2`, `kind = "static", cost = 2`, "card ys_siege_alchemist, passive.cost", "only an activated ability has it"},
	} {
		f.expect(t)
	}
}

// Ledger 2.1, ST-DCK-3, ST-DCK-4, ST-DCK-7: counts of decks, copies and Starter decks.
func TestCountFaults(t *testing.T) {
	for _, f := range []fault{
		{"ysra.toml", "", `cards = 54`, `cards = 55`, "deck, cards", "is 55; the rules need 54"},
		{"ysra.toml", "", `copies = 3`, `copies = 2`, "deck, cards", "add up to 53; the deck has 54"},
		{"goblins.toml", "", `copies = 3`, `copies = 4`, "deck, cards", "add up to 25; the deck has 24"},
		{"ysra.toml", `id = "ys_purge_doctor"`, `copies = 4`, `copies = 5`, "card ys_purge_doctor, copies", "is 5; it must be 1 to 4"},
		{"ysra.toml", `id = "ys_the_assassin"`, `copies = 2`, `copies = 3`, "card ys_the_assassin, copies", "is 3; it must be 1 to 2"},
		{"ysra.toml", `id = "ys_clockwork_djinn"`, `copies = 2`, `copies = 3`, "card ys_clockwork_djinn, copies", "is 3; it must be 1 to 2"},
		{"ysra.toml", "", `kind = "player"`, `kind = "boss"`, "deck, kind", `must be "player"`},
		{"ysra.toml", "", `kind = "player"`, "kind = \"player\"\ncrest = \"basic\"", "deck, crest", `must be ""`},
		{"shamans.toml", "", `crest = "advanced"`, `crest = "basic"`, "deck, crest", `must be "advanced"`},
		{"starters.toml", "", `size = 34`, `size = 33`, "starter starter_ysra, size", "the rules need 34"},
		{"starters.toml", "", `{ id = "ys_gutter_informant", n = 4 }`, `{ id = "ys_gutter_informant", n = 3 }`, "starter starter_ysra, card ys_gutter_informant, n", "is 3; the rules need 4"},
		{"starters.toml", "", `{ id = "ys_gutter_informant", n = 4 },`, ``, "starter starter_ysra, cards", "ys_gutter_informant has the starter crest"},
		{"starters.toml", "", `{ id = "ys_gutter_informant", n = 4 },`, ``, "starter starter_ysra, cards", "30 cards; a Starter deck has 34"},
		{"starters.toml", "", `id = "ys_gutter_informant"`, `id = "ys_nobody"`, "starter starter_ysra, card ys_nobody", `unknown card "ys_nobody"`},
		{"starters.toml", "", `id = "ys_gutter_informant"`, `id = "ys_sand_bridge_scout"`, "starter starter_ysra, card ys_sand_bridge_scout", "ST-DCK-7"},
		{"starters.toml", "", `id = "ys_gutter_informant"`, `id = "kh_tengu"`, "starter starter_ysra, card kh_tengu", "ST-DCK-7"},
		{"starters.toml", "", `id = "ys_gutter_informant"`, `id = "ys_the_assassin"`, "starter starter_ysra, card ys_the_assassin", "twice"},
		{"starters.toml", "", `faction = "khunglai"`, `faction = "ysra"`, "starter starter_khunglai, faction", "ysra has a Starter deck already"},
		{"starters.toml", "", `faction = "khunglai"`, `faction = "ysra"`, "", "khunglai has no Starter deck"},
		{"starters.toml", "", `faction = "ysra"`, `faction = "goblins"`, "starter starter_ysra, faction", `unknown faction "goblins"`},
	} {
		f.expect(t)
	}
}

// ST-CMD-3, ST-CMD-8, ST-CMD-10, ST-CMD-11: what a boss card can be; ST-SOL-1, ST-SOL-2,
// ST-RUL-26, ST-RUL-31: what a boss can be.
func TestBossFaults(t *testing.T) {
	for _, f := range []fault{
		{"goblins.toml", "", `crest = "basic"` + "\ncommands", `crest = "advanced"` + "\ncommands", "card gb_goblin_leader, crest", `the deck has the crest "basic"`},
		{"goblins.toml", "", `cost = 0`, "cost = 0\nrank = \"elite\"", "card gb_goblin_leader, rank", "no rank"},
		{"goblins.toml", "", `cost = 0`, "cost = 0\npromo = true", "card gb_goblin_leader, promo", "no player's deck"},
		{"goblins.toml", "", `commands = ["leader"]`, `commands = []`, "card gb_goblin_leader, commands", "needs deploy or leader"},
		{"goblins.toml", "", `commands = ["leader"]`, `commands = ["leader", "leader"]`, "card gb_goblin_leader, commands", "twice"},
		{"goblins.toml", "", `commands = ["leader"]`, `commands = ["leader", "action"]`, "card gb_goblin_leader, commands", "ST-CMD-3"},
		{"goblins.toml", "", `commands = ["action"]`, `commands = ["deploy"]`, "card gb_plunder_the_stores, commands", "cannot stand on the Battlefield"},
		{"goblins.toml", "", `commands = ["action"]`, `commands = []`, "card gb_plunder_the_stores, commands", "could never be played"},
		{"goblins.toml", "gb_plunder_the_stores", `specials = []`, `specials = ["totem"]`, "card gb_plunder_the_stores, specials", "cards with att and def"},
		{"goblins.toml", "gb_plunder_the_stores", `passive_text = ""`, `passive_text = "None."`, "card gb_plunder_the_stores, passive", "has no passive"},
		{"goblins.toml", "", `specials = ["shielded"]`, `specials = ["shielded", "shielded"]`, "card gb_goblin_tank, specials", "twice"},
		{"shamans.toml", "", `specials = ["totem"]`, `specials = []`, "card sh_restoration_totem, passive.on", "ST-CMD-8"},
		{"shamans.toml", "", `on = "spirit"`, `on = "killed"`, "card sh_restoration_totem, passive.on", "ST-CMD-8"},
		{"ysra.toml", "", `copies = 4`, "copies = 4\ncommands = [\"deploy\"]", "card ys_gutter_informant", "for boss cards"},

		{"bosses.toml", "", `id = "the_goblin_king"`, `id = "mudlord_grakka"`, "boss mudlord_grakka, id", "duplicate id"},
		{"bosses.toml", "", `difficulty = "hard"`, `difficulty = "medium"`, "boss the_goblin_king, difficulty", "another boss is medium"},
		{"bosses.toml", "", `difficulty = "hard"`, `difficulty = "harder"`, "boss the_goblin_king, difficulty", `unknown difficulty "harder"`},
		{"bosses.toml", "", `hand = 4`, `hand = 0`, "boss the_goblin_king, hand", "is 0"},
		{"bosses.toml", "", `life = 12`, `life = 51`, "boss mudlord_grakka, solo.life", "is 51; it must be 1 to 50"},
		{"bosses.toml", "", `menace = 1, basic = 18`, `menace = 6, basic = 18`, "boss mudlord_grakka, solo.menace", "is 6; it must be 1 to 5"},
		{"bosses.toml", "", `basic = 18`, `basic = 25`, "boss mudlord_grakka, solo.basic", "is 25; it must be 1 to 24"},
		{"bosses.toml", "", `coop = {`, `# {`, "boss mudlord_grakka, coop", "is missing"},
		{"bosses.toml", "", `basic_deck = "goblins"`, `basic_deck = "shamans"`, "boss mudlord_grakka, basic_deck", "no basic boss deck"},
		{"bosses.toml", "", `advanced_deck = "shamans"`, `advanced_deck = "ysra"`, "boss mudlord_grakka, advanced_deck", "no advanced boss deck"},
		{"bosses.toml", "", `advanced_deck = "shamans"`, `advanced_deck = "imps"`, "boss mudlord_grakka, advanced_deck", `unknown deck "imps"`},
		{"bosses.toml", "", `"life_zero", `, ``, "boss mudlord_grakka, victory", "life_zero and resources_depleted"},
		{"bosses.toml", "", `on = "ally_killed"`, `on = "killed"`, "boss mudlord_grakka, menace_effects", `trigger "killed"`},
		{"bosses.toml", "", `revealed = ["difficulty"]`, `revealed = ["hat"]`, "boss mudlord_grakka, revealed", `"hat" is no part`},
	} {
		f.expect(t)
	}
	m := files(t)
	text := string(m["bosses.toml"].Data)
	m["bosses.toml"] = &fstest.MapFile{Data: []byte(text[:strings.LastIndex(text, "[[boss]]")])}
	if faults := cards.Lint(m); len(faults) != 1 || !strings.Contains(faults[0].Error(), "2 bosses; there are 3") {
		t.Errorf("with 2 bosses: %v", faults)
	}
}

// ST-RUL-40: cards that would let a turn go on for ever are refused.
func TestEndlessCardsAreRefused(t *testing.T) {
	const at = `id = "ys_purge_doctor"` // cost 2
	const action, text = `[{ do = "damage", n = 2, per = "opp_supporters" }]`, "card ys_purge_doctor, action"
	for _, f := range []fault{
		{"ysra.toml", at, action, `[{ do = "recall", n = 3 }]`, text, "gives back 3 cards for a cost of 2"},
		{"ysra.toml", at, action, `[{ do = "reset", n = 3 }]`, text, "gives back 3 cards for a cost of 2"},
		{"ysra.toml", at, action, `[{ do = "return", target = "ally" }, { do = "support", from = "hand" }, { do = "support", from = "casualties" }]`, text, "gives back 3 cards for a cost of 2"},
		{"ysra.toml", at, action, `[{ do = "return", scope = "allies" }]`, text, "gives back 3 cards for a cost of 2"},
		{"styxia.toml", `id = "sx_lich_regent"`, `do = "recall", n = 1`, `do = "recall", n = 2`, "card sx_lich_regent, passive", "gives back 2 cards for a cost of 2; an activation must give back less"},
		{"styxia.toml", `id = "sx_lich_regent"`, `cost = 2,`, `cost = 0,`, "card sx_lich_regent, passive.cost", "is 0; it must be 1 to 9"},
		{"seraphia.toml", "", `what = "creature"`, `what = "action"`, "card se_grand_provost, passive.effects, cost", "never that of an action"},
	} {
		f.expect(t)
	}
	m := files(t)
	contenttest.Spoil(t, m, "ysra.toml", at, action, `[{ do = "recall", n = 2 }]`)
	reload(t, m) // as many as the cost
}

// ST-RUL-68: no triggered passive deploys, kills or moves a creature of a war track.
func TestTriggersMoveNoCreature(t *testing.T) {
	for _, effect := range []string{`do = "kill", scope = "enemies"`, `do = "destroy", scope = "enemies"`, `do = "return", scope = "this"`,
		`do = "sacrifice"`, `do = "deploy", from = "hand"`, `do = "place", from = "hand", to = "zone"`, `do = "advance", n = 1`, `do = "shapeshift"`} {
		fault{"ysra.toml", "", `do = "vision", n = 2`, effect, "card ys_gutter_informant, passive.effects, " + strings.Split(effect, `"`)[1],
			"cannot stand in a triggered ability"}.expect(t)
	}
	fault{"ysra.toml", "", `do = "vision", n = 2`, `do = "mod", att = 1, until = "turn", target = "ally"`, "card ys_gutter_informant, passive.effects, mod",
		"only the first effect of an action or activated ability"}.expect(t)
}

// A fault points at the very line, inside lists too.
func TestFaultLine(t *testing.T) {
	m := files(t)
	line := contenttest.Spoil(t, m, "starters.toml", "", `id = "ys_siege_alchemist"`, `id = "ys_nobody"`)
	_, err := cards.Load(m)
	var found *cards.Fault
	if !errors.As(err, &found) || found.Line != line {
		t.Fatalf("%v, want line %d", err, line)
	}
	want := "starters.toml:" + strconv.Itoa(line) + `: starter starter_ysra, card ys_nobody: unknown card "ys_nobody"`
	if found.Error() != want {
		t.Errorf("%q, want %q", found.Error(), want)
	}
}

// All faults of all files are told at once, each with its line.
func TestLint(t *testing.T) {
	if faults := cards.Lint(os.DirFS(contentDir)); faults != nil {
		t.Errorf("the program's content: %v", faults)
	}
	m := files(t)
	want := map[string]int{}
	for _, f := range [][4]string{
		{"ysra.toml", "[[card]]", `cost = 0`, `cost = 12`},
		{"khunglai.toml", "[[card]]", `crest = "starter"`, `crest = "none"`},
		{"styxia.toml", "[[card]]", `flavour =`, `flavor =`},
		{"goblins.toml", "[[card]]", `commands = ["leader"]`, `commands = ["lead"]`},
		{"bosses.toml", "", `hand = 5`, `hand = 99`},
		{"starters.toml", "", `id = "starter_styxia"`, `id = "starter_ysra"`},
	} {
		want[f[0]] = contenttest.Spoil(t, m, f[0], f[1], f[2], f[3])
	}
	for _, err := range cards.Lint(m) {
		var found *cards.Fault
		if !errors.As(err, &found) || found.Line == 0 {
			t.Errorf("%v has no line", err)
			continue
		}
		if found.Line == want[found.File] {
			delete(want, found.File)
		}
	}
	if len(want) > 0 {
		t.Errorf("not found: %v", want)
	}
}

func TestMissingAndHugeFiles(t *testing.T) {
	for _, name := range fileNames() {
		m := files(t)
		delete(m, name)
		if faults := cards.Lint(m); len(faults) != 1 || !strings.Contains(faults[0].Error(), name+": cannot be read") {
			t.Errorf("without %s: %v", name, faults)
		}
		m[name] = &fstest.MapFile{Data: make([]byte, content.MaxFileSize+1)}
		if faults := cards.Lint(m); len(faults) != 1 || !strings.Contains(faults[0].Error(), "larger than") {
			t.Errorf("with a huge %s: %v", name, faults)
		}
		m[name] = &fstest.MapFile{}
		if faults := cards.Lint(m); len(faults) == 0 {
			t.Errorf("an empty %s is no fault", name)
		}
		m[name] = &fstest.MapFile{Mode: fs.ModeNamedPipe | 0o644}
		if faults := cards.Lint(m); len(faults) != 1 || !strings.Contains(faults[0].Error(), "not a file") {
			t.Errorf("with a pipe as %s: %v", name, faults)
		}
	}
}

// More designs than an ID can number are a fault, not a panic.
func TestTooManyDesigns(t *testing.T) {
	m := files(t)
	text := string(m["ysra.toml"].Data)
	card := text[strings.LastIndex(text, "[[card]]"):]
	for n := range 300 {
		text += strings.NewReplacer("ys_mistress_of_the_purge", "ys_more_"+strconv.Itoa(n), "Mistress of the Purge", "More "+strconv.Itoa(n)).Replace(card)
	}
	m["ysra.toml"] = &fstest.MapFile{Data: []byte(text)}
	faults := cards.Lint(m)
	if !slices.ContainsFunc(faults, func(err error) bool { return strings.Contains(err.Error(), "the copies add up to 654") }) {
		t.Errorf("with 300 more designs: %v", faults)
	}
}

// The hash changes with any byte of any file, and with nothing else.
func TestHash(t *testing.T) {
	hash := load(t).Hash()
	if !regexp.MustCompile(`^[0-9a-f]{16}$`).MatchString(hash) {
		t.Errorf("hash %q", hash)
	}
	m := files(t)
	m["notes.txt"] = &fstest.MapFile{Data: []byte("not content")}
	if got := reload(t, m).Hash(); got != hash {
		t.Errorf("another file changes the hash to %s", got)
	}
	for _, name := range fileNames() {
		m := files(t)
		m[name].Data = append(slices.Clone(m[name].Data), '\n')
		if reload(t, m).Hash() == hash {
			t.Errorf("a line more in %s does not change the hash", name)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	m := files(b)
	for b.Loop() {
		if _, err := cards.Load(m); err != nil {
			b.Fatal(err)
		}
	}
}
