package cards_test

import "testing"

// Every class of fault is found, with file, line, place and reason.
func TestContentFaults(t *testing.T) {
	const bow, mead = "card arm_bow_grey_guard", "card mar_honey_mead"
	armory, market, tavern := "resources_armory.toml", "resources_market.toml", "resources_tavern.toml"
	for _, f := range []fault{
		// Not TOML, unknown and doubled keys, wrong kinds of value.
		{armory, "", `class = "armory"`, `class = "armory`, "", "new lines"},
		{armory, "[[card]]", `flavour =`, `flavor =`, "", `unknown key "card.flavor"`},
		{armory, "[[card]]", `dice = 2`, `dice = 2, luck = 1`, "", "unknown key"},
		{armory, "[[card]]", `copies = 2`, "copies = 2\ncopies = 2", "", "copies"},
		{armory, "[[card]]", `copies = 2`, `copies = "two"`, "card.copies", "is a text; it must be a whole number"},
		// Ids, names, sources.
		{armory, "", `id = "arm_repeating_crossbow"`, `id = "arm_bow_grey_guard"`, bow + ", id", "duplicate id"},
		{tavern, "", `id = "tav_caltrops"`, `id = "mar_bribes"`, "card mar_bribes, id", "duplicate id"},
		{armory, "", `id = "arm_bow_grey_guard"`, `id = "The Bow"`, "card The Bow, id", "not a word of small letters"},
		{armory, "", `name = "Bow of the Grey Guard"`, `name = ""`, bow + ", name", "is missing"},
		{armory, "", `source = "rulebook"`, `source = "guess"`, bow + ", source", `"guess" is not a source`},
		{armory, `id = "arm_gate_halberd"`, `source = "house"`, "source = \"house\"\nhouse = [\"id\"]", "card arm_gate_halberd, house", "all of an entry"},
		{armory, "[[card]]", `text = "Attack`, `flavour = "Attack`, "", "flavour"},
		// Words and numbers.
		{armory, "[[card]]", `class = "armory"`, `class = "market"`, bow + ", class", `the rules need "armory"`},
		{armory, "[[card]]", `type = "permanent"`, `type = "eternal"`, bow + ", type", `unknown type "eternal"`},
		{market, `id = "mar_honey_mead"`, `color = "orange"`, `color = "blue"`, mead + ", color", `unknown color "blue"; use red or orange`},
		{armory, "[[card]]", `type = "permanent"`, "type = \"permanent\"\ncolor = \"red\"", bow + ", color", "only a discard card"},
		{armory, `id = "arm_avalanche"`, `cost = 4`, `cost = 5`, "card arm_avalanche, cost", "is 5; it must be 0 to 4"},
		{armory, `id = "arm_avalanche"`, `morale = 1`, `morale = 3`, "card arm_avalanche, morale", "is 3; it must be -2 to 2"},
		{armory, `id = "arm_avalanche"`, `zones = [1, 2]`, `zones = [1, 4]`, "card arm_avalanche, zones[1]", "is 4; it must be 1 to 3"},
		{armory, `id = "arm_avalanche"`, `zones = [1, 2]`, `zones = [1, 1]`, "card arm_avalanche, zones[1]", "Zone 1 stands there twice"},
		{armory, `id = "arm_avalanche"`, `zones = [1, 2]`, `zones = []`, "card arm_avalanche, zones", "is empty"},
		{armory, `id = "arm_avalanche"`, `pick = "each"`, `pick = "all"`, "card arm_avalanche, pick", `unknown pick "all"; use one or each`},
		{armory, `id = "arm_avalanche"`, `fields = "adjacent"`, `fields = "far"`, "card arm_avalanche, fields", `unknown fields "far"`},
		{armory, `id = "arm_avalanche"`, `dice = 5`, `dice = 50`, "card arm_avalanche, effects, volley, dice", "is 50; it must be 1 to 12"},
		{armory, `id = "arm_avalanche"`, `target = 3`, `target = 7`, "card arm_avalanche, effects, volley, target", "is 7; it must be 2 to 6"},
		{market, `id = "mar_honey_mead"`, `n = 3`, `n = 0`, mead + ", effects, gain, n", "is 0; it must be 1 to 9"},
		{market, `id = "mar_honey_mead"`, `n = 3`, `n = 99999999999`, mead + ", effects, gain, n", "it must be 1 to 9"},
		{market, `id = "mar_honey_mead"`, `n = 3`, `n = 3.5`, mead + ", effects, gain, n", "is no number"},
		{market, `id = "mar_honey_mead"`, `n = 3`, `n = "green"`, mead + ", effects, gain, n", `"green" is no number`},
		{market, `id = "mar_honey_mead"`, `who = "one"`, `who = "me"`, mead + ", effects, gain, who", `unknown who "me"; use user, one, other, all or first`},
		{market, `id = "mar_honey_mead"`, `what = "morale"`, `what = "fame"`, mead + ", effects, gain, what", "use gold, food, morale or grace"},
		{market, `id = "mar_bribes"`, `["tavern", "armory"]`, `["tavern", "tavern"]`, "card mar_bribes, effects, draw, class", "stands there twice"},
		{market, `id = "mar_bribes"`, `["tavern", "armory"]`, `7`, "card mar_bribes, effects, draw, class", "neither a class nor a list"},
		{market, `id = "mar_bribes"`, `from = "pool"`, `from = "hand"`, "card mar_bribes, effects, draw, from", `use pool or season`},
		{market, `id = "mar_bribes"`, `from = "pool"`, `from = 2`, "card mar_bribes, effects, draw, from", `is no deck`},
		{tavern, `id = "tav_caltrops"`, `count = 4`, `count = "some"`, "card tav_caltrops, effects, hold, count", `neither a number nor "all"`},
		{tavern, `id = "tav_caltrops"`, `units = ["krohn"]`, `units = ["troll"]`, "card tav_caltrops, effects, hold, units[0]", `use molen, gargoh or krohn`},
		{tavern, `id = "tav_caltrops"`, `march = true, attack = false`, `march = false, attack = false`, "card tav_caltrops, effects, hold, verb", "holds neither"},
		// BS-CON-46: hold, destroy and push are about units; the Avatar is none.
		{tavern, `id = "tav_caltrops"`, `units = ["krohn"]`, `units = ["krohn"], avatar = true`, "", "unknown key"},
		{"abilities.toml", "", `stat = "attack.target"`, `stat = "luck"`, "ability martial_mastery, effects, modify, stat", `unknown stat "luck"`},
		{"abilities.toml", "", `stat = "attack.target", op = "set"`, `stat = "attack.target", op = "take"`, "ability martial_mastery, effects, modify, op", "use add or set"},
		{"abilities.toml", `id = "strategist"`, `in_class = "market"`, `in_class = "fair"`, "ability strategist, effects, store, in_class", "unknown in_class"},
		{"abilities.toml", `id = "eye_of_isherida"`, `"event"`, `"enemy"`, "ability eye_of_isherida, effects, look, deck[2]", "use pool, season or event"},
		// Icons that do not go together.
		{armory, `id = "arm_avalanche"`, `strength = 4`, "strength = 4\nbonus = 1", "card arm_avalanche, bonus", "not both"},
		{armory, `id = "arm_avalanche"`, "strength = 4\n", ``, "card arm_avalanche, strength", "has a Strength value"},
		{armory, `id = "arm_avalanche"`, "action = true\n", ``, "card arm_avalanche, attack", "BS-CON-21"},
		{armory, `id = "arm_avalanche"`, `fields = "adjacent"`, `fields = "any"`, "card arm_avalanche, zones", "adjacent field"},
		{armory, `id = "arm_avalanche"`, "trait = \"massive\"\n", ``, "card arm_avalanche, attack", "BS-CON-21"},
		{armory, `id = "arm_avalanche"`, `trait = "massive"`, `trait = "huge"`, "card arm_avalanche, trait", `the rules need "massive"`},
		{armory, "[[card]]", `bonus = 1`, "bonus = 1\ncost = 1", bow + ", type", "BS-CON-25"},
		{armory, `id = "arm_tower_shield"`, `type = "permanent"`, "type = \"permanent\"\naction = true", "card arm_tower_shield, action", "BS-CON-25"},
		{market, `id = "mar_cutpurse"`, `type = "instant"`, "type = \"instant\"\ncost = 1", "card mar_cutpurse, type", "BS-CON-24"},
		{tavern, `id = "tav_caltrops"`, "zones = [1, 2, 3]\npick = \"one\"\nfields = \"any\"\n", ``, "card tav_caltrops, tactics", "placed at a Zone"},
		{tavern, `id = "tav_caltrops"`, "zones = [1, 2, 3]\n", ``, "card tav_caltrops, zones", "pick and fields go with zones"},
		{armory, "[[card]]", `{ verb = "weapon", dice = 2 }`, `{ verb = "weapon", dice = 2 }, { verb = "weapon", dice = 2 }`, bow + ", effects", "one effect"},
	} {
		f.expect(t)
	}
}

// Ledger 7.5, BS-CON-30: a verb has its parameters and no others, and stands where it can.
func TestVocabularyFaults(t *testing.T) {
	const mead, bolt = "card mar_honey_mead", "card sor_firebolt"
	market, sorcery, tavern := "resources_market.toml", "resources_sorcery.toml", "resources_tavern.toml"
	for _, f := range []fault{
		{market, `id = "mar_honey_mead"`, `verb = "gain"`, `verb = "bless"`, mead + ", effects", `unknown verb "bless"`},
		{market, `id = "mar_honey_mead"`, `what = "morale", `, ``, mead + ", effects, gain, verb", "needs what"},
		{market, `id = "mar_honey_mead"`, `n = 3, `, ``, mead + ", effects, gain, verb", "needs n"},
		{market, `id = "mar_honey_mead"`, `n = 3`, `n = 3, dice = 2`, mead + ", effects, gain, dice", "takes no dice"},
		{market, `id = "mar_honey_mead"`, `n = 3`, `n = 3, floor = 1`, mead + ", effects, gain, floor", "takes no floor"},
		{sorcery, `id = "sor_firebolt"`, `dice = 2, `, ``, bolt + ", effects, volley, verb", "needs dice"},
		{sorcery, `id = "sor_firebolt"`, "strength = 3\n", ``, bolt + ", effects, volley, verb", "needs the Strength value"},
		{sorcery, `id = "sor_firebolt"`, "zones = [1, 2, 3]\npick = \"one\"\nfields = \"any\"\n", ``, bolt + ", effects, volley, verb", "needs zones"},
		{sorcery, `id = "sor_firebolt"`, `dice = 2, target = 4`, `dice = 2, target = 4, pick = "one"`, bolt + ", effects, volley, verb", "pick and fields go with zones"},
		{sorcery, `id = "sor_firebolt"`, `verb = "volley", dice = 2, target = 4`, `verb = "weapon", dice = 2`, bolt + ", effects, weapon, verb", "cannot stand in a card that is used"},
		{sorcery, `id = "sor_firebolt"`, `verb = "volley", dice = 2, target = 4`, `verb = "hold", count = 1, march = true`, bolt + ", effects, hold, verb", "cannot stand in a card that is used"},
		{sorcery, `id = "sor_firebolt"`, `verb = "volley", dice = 2, target = 4`, `verb = "train"`, bolt + ", effects, train, verb", "cannot stand in a card that is used"},
		{sorcery, `id = "sor_firebolt"`, `verb = "volley", dice = 2, target = 4`, `verb = "summon", n = 1, field = "each"`, bolt + ", effects, summon, verb", "cannot stand in"},
		{sorcery, `id = "sor_firebolt"`, `target = 4`, `target = 4, when = "turn_start"`, bolt + ", effects, volley, when", "only the effects of an ability"},
		{tavern, `id = "tav_caltrops"`, `verb = "hold", march = true, attack = false, count = 4, units = ["krohn"]`, `verb = "ward"`, "card tav_caltrops, effects, ward, verb", "cannot stand in a Tactics card"},
		{"events.toml", "", `verb = "gain", what = "morale"`, `verb = "push", count = 1, what = "morale"`, "card ev_clear_dawn, effects, push, verb", "cannot stand in an Event"},
		{"events.toml", "", `who = "all"`, `who = "other"`, "card ev_clear_dawn, effects, gain, who", "nobody is other"},
		{"events.toml", "", `n = -1, field = "choice"`, `n = 0, field = "choice"`, "card ev_slow_drums, effects, summon, n", "changes nothing"},
		{"events.toml", "", `field = "choice"`, `field = "north"`, "card ev_slow_drums, effects, summon, field", "use choice, random or each"},
		{"events.toml", "", `what = "orient"`, `what = "sleep"`, "card ev_swollen_hinges, effects, forbid, what", "unknown what"},
		{"events.toml", `id = "ev_tremor"`, `building = "random"`, `building = "each"`, "card ev_tremor, effects, damage, building", "use choice or random"},
		{"abilities.toml", `id = "blessed"`, `, when = "turn_start"`, ``, "ability blessed, effects, gain, when", "cannot be at"},
		{"abilities.toml", `id = "blessed"`, `when = "turn_start"`, `when = "noon"`, "ability blessed, effects, gain, when", `unknown when "noon"`},
		{"abilities.toml", `id = "archmastery"`, `when = "draw_action", `, ``, "ability archmastery, effects, modify, when", "go together"},
		{"abilities.toml", `id = "architect"`, `action = "repair", gold = 2, morale = 2`, `gold = 2, morale = 2`, "ability architect, effects, repair, action", "Repair action"},
		{"abilities.toml", `id = "epic_vigor"`, `n = 1`, `n = 1, until = "round"`, "ability epic_vigor, effects, modify, until", "as long as it is there"},
		{"abilities.toml", `id = "epic_vigor"`, `op = "add"`, `op = "set"`, "ability epic_vigor, effects, modify, op", "added to, never set"},
		{"abilities.toml", `id = "epic_vigor"`, `n = 1`, `n = 1, zones = [1]`, "ability epic_vigor, effects, modify, zones", "the same for all Zones"},
		{"abilities.toml", `id = "stoicism"`, `n = 0`, `n = 1`, "ability stoicism, effects, modify, n", "set to 0 only (BS-CON-51)"},
		{"events.toml", `id = "ev_market_day"`, `n = 1`, `n = 1, who = "first"`, "card ev_market_day, effects, modify, until", "for whom it is for"},
		{"abilities.toml", `id = "epic_vigor"`, `stat = "ignored_hits"`, `stat = "spawn.krohn"`, "ability epic_vigor, effects, modify, stat", "only an Event modifies"},
		{"abilities.toml", `id = "filch"`, `verb = "draw", class = "market", n = 1, from = "pool", when = "turn_start", optional = true }`,
			`verb = "draw", class = "market", n = 1, when = "turn_start" }, { verb = "double", class = "market" }`, "ability filch, effects", "the same when"},
		{"resources_armory.toml", `id = "arm_tower_shield"`, `until = "stored"`, `until = "round"`, "card arm_tower_shield, effects, modify, until", "while it is stored"},
		{"resources_armory.toml", `id = "arm_whetstone"`, `, until = "turn"`, ``, "card arm_whetstone, effects, modify, until", "needs until"},
		{market, `id = "mar_bone_dice"`, `die = "red"`, `die = "spawn"`, "card mar_bone_dice, effects, test, die", "use red or yellow"},
		{market, `id = "mar_masons_cart"`, `, [ { verb = "reinforce", n = 1 } ]`, ``, "card mar_masons_cart, effects, choose, options", "there must be 2 to 6"},
	} {
		f.expect(t)
	}
}

// BS-CON-6, BS-CON-46: no effect moves a Mölen, brings a Gargoh into Zone 1 or leads from Zone 1
// into the Citadel.
func TestNoEffectLosesTheMatchAtOnce(t *testing.T) {
	for _, f := range []fault{
		{"events.toml", `id = "ev_forced_march"`, `units = ["krohn"], from = 2`, `units = ["krohn"], from = 1`, "card ev_forced_march, effects, march, from", "is 1; it must be 2 to 3"},
		{"events.toml", `id = "ev_forced_march"`, `units = ["krohn"], from = 2`, `units = ["gargoh"], from = 2`, "card ev_forced_march, effects, march, units", "BS-CON-6"},
		{"events.toml", `id = "ev_forced_march"`, `units = ["krohn"], from = 2`, `units = ["molen"], from = 3`, "card ev_forced_march, effects, march, units", "a Mölen is never moved"},
		{"events.toml", `id = "ev_forced_march"`, `units = ["krohn"], from = 2`, `from = 3`, "card ev_forced_march, effects, march, verb", "needs units"},
		{"resources_sorcery.toml", `id = "sor_high_gust"`, `, units = ["krohn", "gargoh"]`, ``, "card sor_high_gust, effects, push, verb", "needs units"},
		{"resources_sorcery.toml", `id = "sor_high_gust"`, `"gargoh"`, `"molen"`, "card sor_high_gust, effects, push, units", "a Mölen is never moved"},
	} {
		f.expect(t)
	}
}

// BS-CON-24, BS-CON-76: losses of Morale by instants and Events leave 1.
func TestMoraleFloorFaults(t *testing.T) {
	for _, f := range []fault{
		{"events.toml", `id = "ev_alley_rumours"`, `, floor = 1`, ``, "card ev_alley_rumours, effects, lose, floor", "must be 1"},
		{"resources_market.toml", `id = "mar_plague_of_koraggam"`, `floor = 1`, `floor = 0`, "card mar_plague_of_koraggam, effects, lose, floor", "must be 1"},
		{"resources_tavern.toml", `id = "tav_brawl"`, `, floor = 1`, ``, "card tav_brawl, effects, test, else, lose, floor", "must be 1"},
	} {
		f.expect(t)
	}
}

// Ledger 2.1, 7.14: counts, sums and tables that the rules rest on.
func TestCountFaults(t *testing.T) {
	for _, f := range []fault{
		{"resources_armory.toml", "", `total = 30`, `total = 31`, "deck, total", "the rules need 30"},
		{"resources_armory.toml", "[[card]]", `copies = 2`, `copies = 1`, "deck, total", "add up to 29; a class has 30"},
		{"resources_tavern.toml", "[[card]]", `copies = 3`, `copies = 4`, "deck, total", "add up to 31; a class has 30"},
		{"events.toml", "[[card]]", `copies = 1`, `copies = 2`, "card ev_clear_dawn, copies", "the rules need 1"},
		{"enemies.toml", "[[card]]", `copies = 6`, `copies = 7`, "deck, total", "add up to 49; there are 48"},
		{"enemies.toml", "[[card]]", `winter = 4`, `winter = 10`, "card en_krohn_scouts, seasons, winter", "it must be 1 to 9"},
		{"enemies.toml", "[[card]]", `winter = 4`, `winter = "krohn"`, "card en_krohn_scouts, seasons, winter", "another unit"},
		{"enemies.toml", "[[card]]", `, winter = 4`, ``, "card en_krohn_scouts, seasons", "3 Seasons; there must be 4"},
		{"enemies.toml", `id = "en_molen_twins"`, `elite_marked = false`, `elite_marked = true`, "card en_molen_twins, elite_marked", "none of Mölens"},
		{"enemies.toml", `id = "molen"`, `standard = { hits = 1, resistance = 3, figures = 8 }`, ``, "unit molen, standard", "is missing"},
		{"enemies.toml", "", `replaced_by = { unit = "gargoh", n = 2 }`, `replaced_by = { unit = "krohn", n = 2 }`, "unit krohn, replaced_by, unit", "does not replace itself"},
		{"enemies.toml", "", `vinculum_max = 10`, `vinculum_max = 12`, "avatar, vinculum_max", "the rules need 10"},
		{"abilities.toml", `id = "filch"`, `tokens = { 1 = 1 }`, `tokens = { 1 = 2 }`, "", "Level 1 has 13 tokens; it must have 12"},
		{"abilities.toml", `id = "filch"`, `tokens = { 1 = 1 }`, `tokens = { 5 = 1 }`, "ability filch, tokens", `"5" is no Level`},
		{"abilities.toml", `id = "filch"`, `tokens = { 1 = 1 }`, `tokens = {}`, "ability filch, tokens", "no Level has the ability"},
		{"abilities.toml", `id = "archmastery"`, `tokens = {}`, `tokens = { 1 = 1 }`, "ability archmastery, tokens", "BS-CON-65"},
		{"dice.toml", `id = "yellow"`, `faces = [1, 1, 2, 2, 3, 3]`, `faces = [1, 2, 3]`, "die yellow, faces", "3 faces; a die has 6"},
		{"dice.toml", `id = "red"`, `[1, 2, 3, 4, 5, 6]`, `[1, 2, 3, 4, 6, 6]`, "die red, faces", "are 1 to 6"},
		{"dice.toml", `id = "catapult"`, `"stuck", "miss", 1`, `"stuck", "lost", 1`, "die catapult, faces[1]", "is no number"},
		{"dice.toml", `id = "catapult"`, `no_grace_faces = ["stuck"]`, `no_grace_faces = []`, "die catapult, no_grace_faces", "BS-CON-12"},
		{"dice.toml", `id = "spawn"`, `"A", "A"`, `"A", "D"`, "die spawn, faces[1]", "use A, B or C"},
		{"dice.toml", `id = "spawn"`, `grace = false`, `grace = true`, "die spawn, numeric", "must be false"},
		{"fields.toml", "", `left = "west"`, `left = "east"`, "field north, left", `the rules need "west"`},
		{"fields.toml", "", `support = "advance"`, `support = "attack"`, "zone, number 1, support", `the rules need "advance"`},
		{"buildings.toml", "", `smuggling = 6`, `smuggling = 1`, "building barn, smuggling", "tavern has the number 1 already"},
		{"buildings.toml", `id = "palace"`, `quarter = "west"`, `quarter = "east"`, "building palace, quarter", `the rules need "west"`},
		{"buildings.toml", "", `id = "tavern"`, `id = "inn"`, "building inn, id", "unknown id"},
		{"buildings.toml", "[catapult]", `building = false`, `building = true`, "catapult, building", "BS-CAT-3"},
		{"smuggling.toml", "", `reminder = "tavern"`, `reminder = "palace"`, "row, number 1, reminder", "does not bear the number 1"},
		{"setup.toml", "", `rounds = 12`, `rounds = 13`, "match, rounds", "the rules need 12"},
		{"setup.toml", "", `heroes_each = [4]`, `heroes_each = [5]`, "players, number 1, heroes_each", "share out 4 heroes"},
		{"setup.toml", "", `5 = ["south"]`, `5 = []`, "double_sided_default, 5", "must name 1 fields"},
		{"setup.toml", "", `ability_tokens = 48`, `ability_tokens = 47`, "supply, ability_tokens", "the rules need 48"},
		{"setup.toml", "", `default = [1, 3]`, `default = [3, 1]`, "difficulty footman, events, default", "lowest and the highest"},
		{"setup.toml", "", `grace = { default = 3, allowed = [3] }`, `grace = { default = 2, allowed = [3] }`, "difficulty footman, grace, allowed", "not among them"},
		{"setup.toml", "", `first_hero = "eileen"`, `first_hero = "lugh"`, "first_game, first_hero", "not among the heroes"},
		{"heroes.toml", "", `id = "osvith-2"`, `id = "osvith-7"`, "hero osvith, slot osvith-7, id", `the rules need "osvith-2"`},
		{"heroes.toml", "", `"refined_swordsmanship"`, `"filch"`, "hero osvith, starting[1]", "no starting ability"},
		{"heroes.toml", "", `"refined_swordsmanship"`, `"swordsmanship"`, "hero osvith, starting[1]", "unknown ability"},
		{"heroes.toml", `id = "orobox"`, `"intimidation"`, `"archmastery"`, "hero orobox, starting[0]", "kador has archmastery already"},
		{"heroes.toml", "", `ability_food = [1, 2, 2, 3]`, `ability_food = [1, 2, 2]`, "hero osvith, ability_food", "there are 4 Levels"},
		{"heroes.toml", "", `ability_food = [1, 2, 2, 3]`, `ability_food = [1, 2, 2, 7]`, "hero osvith, ability_food[3]", "it must be 1 to 6"},
		{"heroes.toml", "", `ability_food = [1, 2, 2, 3]`, `ability_food = [1, 3, 2, 3]`, "hero osvith, ability_food", "costs less"},
	} {
		f.expect(t)
	}
}

// BS-CMP-21: a Damaged or Destroyed token for every building. BS-CMP-3, BS-CMP-19: a field has a side
// with one and a side with two Spawning Points, the Vinculum track is as long as the Avatar's
// Vinculum, and there is Divine Grace for six full pools. BS-CMP-10: one Compass card a field.
// BS-CMP-14, BS-CON-10: five red dice. BS-CON-88: the Smuggling Table ends at 1 and 6.
func TestTokenFaults(t *testing.T) {
	for _, f := range []fault{
		{"fields.toml", "[side.two]", `spawning_points = 2`, `spawning_points = 3`, "side two, spawning_points", "the rules need 2"},
		{"fields.toml", `id = "compass_east"`, `copies = 1`, `copies = 2`, "compass compass_east, copies", "the rules need 1"},
		{"fields.toml", `id = "compass_east"`, `field = "east"`, `field = "west"`, "", "one of each field"},
		{"dice.toml", `id = "red"`, `count = 5`, `count = 6`, "die red, count", "the rules need 5"},
		{"smuggling.toml", "[rules]", `above_6 = 6`, `above_6 = 7`, "rules, above_6", "the rules need 6"},
		{"setup.toml", "", `building_tokens = 8`, `building_tokens = 7`, "supply, building_tokens", "the rules need 8"},
		{"setup.toml", "", `grace_tokens = 18`, `grace_tokens = 12`, "supply, grace_tokens", "6 heroes can hold 18"},
		{"fields.toml", "", `vinculum_track = 10`, `vinculum_track = 9`, "summoning_board, vinculum_track", "the Avatar has 10 Vinculum"},
	} {
		f.expect(t)
	}
}

// BS-CON-61, BS-CON-62, BS-CON-73, BS-CON-75: what several files say together.
func TestFilesTogether(t *testing.T) {
	for _, f := range []fault{
		{"heroes.toml", "", `ability_food = [1, 2, 2, 3]`, `ability_food = [4, 4, 4, 5]`, "hero osvith, ability_food", "BS-CON-62"},
		{"resources_market.toml", `id = "mar_honey_mead"`, `color = "orange"`, `color = "red"`, "card mar_honey_mead", "no hero has a slot for it (BS-CON-61)"},
		{"setup.toml", "", `cursed_ground_tokens = 4`, `cursed_ground_tokens = 3`, "supply, cursed_ground_tokens", "the cards that stay need 4"},
		{"setup.toml", "", `default = [1, 3], allowed = [[1, 3]`, `default = [1, 2], allowed = [[1, 2]`, "difficulty", "the Values 1 to 2 have 8 Events; 12 are needed"},
		{"setup.toml", "[start]", `food = 3`, `food = 7`, "start, food", "the track ends at 6"},
		{"setup.toml", "", `"orobox"`, `"conan"`, "first_game, heroes", `unknown hero "conan"`},
		{"setup.toml", "", `"orobox"`, `"osvith"`, "first_game, heroes", "osvith stands there twice"},
	} {
		f.expect(t)
	}
}
