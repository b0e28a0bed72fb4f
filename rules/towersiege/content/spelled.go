package content

import (
	"regexp"
	"strings"
)

// Spelled is the text of a card with the abbreviations that its file prints (TS-CMP-9) in words, for who has not
// learnt them yet: a level has its letters behind its name where it is named first, and its letters alone from then on.
//
//	"1pp = Flight / AT."      "1 power = Flight at any time."
//	"3pp = SS20, -10AL."      "3 power = Spell Skill (SS) 20, -10 Attack Level (AL)."
func Spelled(text string) string {
	for _, s := range spellings {
		text = s.from.ReplaceAllString(text, s.to)
	}
	text = usable.ReplaceAllStringFunc(text, func(s string) string { return "Uses Items (UI): " + spellLetters(strings.TrimPrefix(s, "UI: ")) })
	met := map[string]bool{}
	return level.ReplaceAllStringFunc(text, func(s string) string {
		part := level.FindStringSubmatch(s)
		before, name, after := part[1], part[2], part[3]
		words := name
		if !met[name] {
			met[name] = true
			words = levelNames[name] + " (" + name + ")"
			if (name == "IP" || name == "LP") && before != "1" && before != "" {
				words = levelNames[name] + "s (" + name + ")"
			}
		}
		if before != "" {
			words = before + " " + words
		}
		if after != "" {
			words += " " + after
		}
		return words
	})
}

// spellings are abbreviations that stand for the same words everywhere, the longer ones first.
var spellings = []struct {
	from *regexp.Regexp
	to   string
}{
	{regexp.MustCompile(`\*pp\b`), "Power"},
	{regexp.MustCompile(`\b(\d+(?:-\d+)?)gp/R\b`), "$1 gold each Round"},
	{regexp.MustCompile(`\b(\d+(?:-\d+)?)pp/R\b`), "$1 power each Round"},
	{regexp.MustCompile(`\b(\d+(?:-\d+)?)gp\b`), "$1 gold"},
	{regexp.MustCompile(`\b(\d+(?:-\d+)?)pp\b`), "$1 power"},
	{regexp.MustCompile(`\b(\d+)-(\d+)/R\b`), "$1 to $2 Rounds"},
	{regexp.MustCompile(` / AT - DEFEND\b`), " at any time, and then DEFEND"},
	{regexp.MustCompile(` / AT - `), " at any time, "},
	{regexp.MustCompile(` / AT\b`), " at any time"},
	{regexp.MustCompile(` / OT\b`), " on your turn"},
	{regexp.MustCompile(`\bused AT\b`), "used at any time"},
}

var (
	usable = regexp.MustCompile(`\bUI: [WAMOSUX]+`)
	level  = regexp.MustCompile(`(?:([+-]?\b\d+)|\b)(AL|DL|RL|PL|SL|SS|IS|IP|LP)(\d+)?\b`)
)

// levelNames are what the letters of levels and points stand for.
var levelNames = map[string]string{
	"AL": "Attack Level", "DL": "Defence Level", "RL": "Resistance Level", "PL": "Protection Level", "SL": "Skill Level",
	"SS": "Spell Skill", "IS": "Innate Skill", "IP": "Integrity Point", "LP": "Life Point",
}

// letterWords are the classes of Items by their letters (TS-ITM-6).
var letterWords = map[rune]string{
	'W': "weapons", 'A': "armour", 'M': "miscellaneous", 'O': "oddities", 'S': "for structures", 'U': "all", 'X': "none",
}

// spellLetters are the classes of Items in words: "weapons, armour".
func spellLetters(letters string) string {
	var words []string
	for _, l := range letters {
		words = append(words, letterWords[l])
	}
	return strings.Join(words, ", ")
}
