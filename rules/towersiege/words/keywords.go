package words

import (
	"strings"
	"unicode"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// keyword is a word that cards use as if everybody knew it, and what it means.
type keyword struct {
	words []string // as cards print it
	means rules.Text
}

// keywords are all that cards use, what is most likely asked about first; their abbreviations are spelt out where they stand
// (see [content.Info.Rules]).
var keywords = []keyword{
	{[]string{"Flight"}, rules.T("Flight: for the price, until its next turn, it can strike whom it picks, over all who stand in the way; only who flies can block it.")},                                                         // TS-INN-3
	{[]string{"Tunneling"}, rules.T("Tunneling: for the price, until its next turn, it can strike whom it picks, below all who stand in the way; only who tunnels can block it.")},                                                // TS-INN-4
	{[]string{"Shadowalk"}, rules.T("Shadowalk: for the price, until its next turn, it can strike whom it picks, past all who stand in the way; only who walks in shadow can block it.")},                                         // TS-INN-5
	{[]string{"Charge"}, rules.T("Charge: for the price, until its next turn, it can strike whom it picks, through all who stand in the way; only who charges can block it.")},                                                    // TS-ITM-24
	{[]string{"Mount", "rider"}, rules.T("Mount: a Mage, or a Minion that is not UI X, can ride it. Both attack the same defender, the Mount first, and each defends for itself.")},                                               // TS-TYP-2
	{[]string{"Directed Attack"}, rules.T("Directed Attack: who attacks picks who is struck; only the same ability blocks it.")},                                                                                                  // TS-ATK-3
	{[]string{"Targeted", "Target", "Targets"}, rules.T("Target: who attacks picks it, and nobody can block; it does not strike back.")},                                                                                          // TS-ATK-2
	{[]string{"Regeneration"}, rules.T("Regeneration: when it would die you can pay, and it lives with 1 Life Point, in DEFEND.")},                                                                                                // TS-INN-8
	{[]string{"Riposte", "Ripostes"}, rules.T("Riposte: who withstands a blow that missed strikes back at once.")},                                                                                                                // TS-RIP-1
	{[]string{"Upkeep"}, rules.T("Upkeep: to be paid in each of your turns but the first, or it leaves.")},                                                                                                                        // TS-MIN-3
	{[]string{"Undead"}, rules.T("Undead: some magic spares them, some strikes them alone.")},                                                                                                                                     // TS-TYP-1
	{[]string{"Alchemy"}, rules.T("Alchemy: points of one purse make a point of the other, three for one unless something says better.")},                                                                                         // TS-ALC-1
	{[]string{"SS"}, rules.T("Spell Skill (SS): rolled to hit with magic; its target then rolls its Resistance Level.")},                                                                                                          // TS-LVL-5
	{[]string{"IS"}, rules.T("Innate Skill (IS): rolled to hit with an ability; its target then rolls its Defence Level.")},                                                                                                       // TS-LVL-6
	{[]string{"SL"}, rules.T("Skill Level (SL): its Attack, Defence and Resistance Level in one.")},                                                                                                                               // TS-LVL-1
	{[]string{"Base Protection Level", "Base PL"}, rules.T("Base Protection Level (PL): after a failed defence, a roll of that number or less means no wound. Only one piece of armour counts; the +PL of a shield adds to it.")}, // TS-ITM-12
	{[]string{"DEFEND"}, rules.T("DEFEND: it is tired, and neither attacks nor blocks before its next On Guard.")},                                                                                                                // TS-CRE-7
	{[]string{"Market Place"}, rules.T("Market Place: the hand of a seat.")},                                                                                                                                                      // TS-HID-1
	{[]string{"Minion", "Minions"}, rules.T("Minion: a creature that is no Mage, Elemental, Rogue or Fiend.")},                                                                                                                    // TS-TYP-2
	{[]string{"Elemental", "Elementals", "Fiend", "Fiends"}, rules.T("Elementals and Fiends: creatures of other kinds; what is said of Minions does not hold for them.")},                                                         // TS-TYP-2
	{[]string{"Shelter"}, rules.T("Shelter: a structure on the battlefield that keeps one creature safe until it falls.")},                                                                                                        // TS-TWR-16
	{[]string{"Exceptional Defense", "Exceptional Resistance"}, rules.T("Exceptional: a roll of 01 or 02 in defence.")},                                                                                                           // TS-DCE-3
}

// Keywords explain what a card says as if everybody knew it, in the order in which it is most likely asked about.
func Keywords(info *content.Info) (list []rules.Text) {
	for i := range keywords {
		if keywords[i].on(info.Text) {
			list = append(list, keywords[i].means)
		}
	}
	return list
}

// on reports whether a text uses a keyword.
func (k *keyword) on(text string) bool {
	for _, word := range k.words {
		if uses(text, word) {
			return true
		}
	}
	return false
}

// uses reports whether a word stands in a text by itself.
func uses(text, word string) bool {
	for from := 0; ; {
		at := strings.Index(text[from:], word)
		if at < 0 {
			return false
		}
		at += from
		before, after := text[:at], text[at+len(word):]
		if !letter(before, len(before)-1) && !letter(after, 0) {
			return true
		}
		from = at + len(word)
	}
}

// letter reports whether there is a letter at a place of a text.
func letter(text string, at int) bool {
	return at >= 0 && at < len(text) && unicode.IsLetter(rune(text[at]))
}
