package cards

import "slices"

// The words of the content files, each list in the order of its constants. The empty word
// stands for "the text does not say it".

func verbWords() []string {
	return []string{"", "damage", "draw", "vision", "heal", "discard", "steal", "raise", "recall",
		"kill", "destroy", "return", "sacrifice", "deploy", "place", "support", "advance",
		"kill_supporter", "reset", "negate", "mod", "protect", "extra_turn", "shapeshift",
		"instead", "ward", "ignore_defender", "cost", "recover", "menace"}
}

func triggerWords() []string {
	return []string{"", "deployed", "ally_deployed", "enemy_deployed", "draw_step", "storms",
		"ally_storms", "killed", "ally_killed", "enemy_killed", "holds", "supports", "spirit"}
}

func countWords() []string {
	return []string{"", "allies", "enemies", "supporters", "opp_supporters", "casualties", "spirit_tokens"}
}

func whoWords() []string { return []string{"opponent", "self", "each"} }

func targetWords() []string { return []string{"", "enemy", "ally", "creature", "defender"} }

func scopeWords() []string { return []string{"", "this", "allies", "enemies"} }

func lastingWords() []string { return []string{"", "turn"} }

func zoneWords() []string {
	return []string{"", "hand", "casualties", "frontline", "zone", "support"}
}

func pickWords() []string { return []string{"", "owner", "random"} }

func eventWords() []string { return []string{"", "after_storm", "killed"} }

func passiveWords() []string { return []string{"", "static", "trigger", "activated"} }

func rankWords() []string { return []string{"", "soldier", "veteran", "elite", "champion"} }

func crestWords() []string { return []string{"starter", "base", "expansion", "basic", "advanced"} }

func commandWords() []string { return []string{"deploy", "leader", "gang", "action"} }

func difficultyWords() []string { return []string{"medium", "hard", "very_hard"} }

// of returns the constant that a word stands for; ok is false for a word that is not in the
// list, and for the empty word.
func of[T ~uint8](words []string, word string) (t T, ok bool) {
	i := slices.Index(words, word)
	if i < 0 || word == "" {
		return 0, false
	}
	return T(i), true
}

// String is the word of the content files: "kill_supporter".
func (v Verb) String() string { return verbWords()[v] }

// String is the word of the content files: "ally_deployed".
func (t Trigger) String() string { return triggerWords()[t] }

// String is the word of the content files: "opp_supporters".
func (c Count) String() string { return countWords()[c] }

// String is the word of the content files: "soldier", or nothing for a boss card.
func (r Rank) String() string { return rankWords()[r] }

// String is the word of the content files: "starter".
func (c Crest) String() string { return crestWords()[c] }

// String is the word of the content files: "leader".
func (c Command) String() string { return commandWords()[c] }

// String is the word of the content files: "very_hard".
func (d Difficulty) String() string { return difficultyWords()[d] }
