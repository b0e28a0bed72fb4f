package cards

import "slices"

// The words of the content files, each list in the order of its constants. The empty word
// stands for "not said".

func verbWords() []string {
	return []string{"", "weapon", "volley", "hits", "destroy", "vinculum", "hold", "push", "march", "spawn", "summon",
		"gain", "lose", "draw", "recover", "look", "repair", "reinforce", "damage", "orient", "modify", "forbid", "ward",
		"extra_attack", "store", "double", "smuggle", "train", "share_space", "linger", "choose", "test"}
}

func classWords() []string { return []string{"armory", "market", "sorcery", "tavern"} }

func whoWords() []string { return []string{"user", "one", "other", "all", "first"} }

func trackWords() []string { return []string{"gold", "food", "morale", "grace"} }

func rankWords() []string { return []string{"", "standard", "elite"} }

func whenWords() []string { return []string{"", "turn_start", "turn", "draw_action", "action"} }

func untilWords() []string { return []string{"always", "attack", "turn", "round", "season", "stored"} }

func unitWords() []string { return []string{"molen", "gargoh", "krohn"} }

func stateWords() []string { return []string{"damaged", "destroyed", "any"} }

func whereWords() []string { return []string{"choice", "random", "each"} }

func deckWords() []string { return []string{"pool", "season", "event"} }

func dieWords() []string { return []string{"", "red", "yellow"} }

func colourWords() []string { return []string{"", "red", "orange"} }

func forbiddenWords() []string { return []string{"", "attack_zone_3", "orient", "grace"} }

// statWords are the stats; that of further cards at a building is extraDraw and the building.
func statWords() []string {
	return []string{"attack.dice", "attack.target", "strength", "ignored_hits", "actions", "artillery_actions", "armory_cost",
		"food_roll", "gold_roll", "catapult_shot", "attack_morale", "upkeep", "spawn.krohn", "spawn.gargoh", "spawn.molen",
		"massive.dice"}
}

const extraDraw = "extra_draw."

func actWords() []string { return []string{"none", "advance", "attack", "attack_or_enter", "enter"} }

func fieldWords() []string { return []string{"north", "west", "south", "east"} }

func seasonWords() []string { return []string{"spring", "summer", "autumn", "winter"} }

func buildingWords() []string {
	return []string{"tavern", "hideout", "palace", "sorcery_tower", "sanctuary", "market", "barn", "armory"}
}

func slotWords() []string { return []string{"A", "B", "C"} }

// of returns the constant that a word stands for; ok is false for a word that is not in the
// list, and for the empty word.
func of[T ~uint8](words []string, word string) (t T, ok bool) {
	i := slices.Index(words, word)
	if i < 0 || word == "" {
		return 0, false
	}
	return T(i), true
}

// String is the word of the content files: "extra_attack".
func (v Verb) String() string { return verbWords()[v] }

// String is the word of the content files: "sorcery".
func (c Class) String() string { return classWords()[c] }

// String is the word of the content files: "sorcery_tower".
func (b BuildingID) String() string { return buildingWords()[b] }

// String is the word of the content files: "gargoh".
func (u UnitKind) String() string { return unitWords()[u] }
