package wartracks

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// gists is what an effect does, in a word or two.
var gists = map[cards.Verb]rules.Text{
	cards.Damage: rules.T("damage"), cards.Draw: rules.T("draw"), cards.Vision: rules.T("draw, keep one"), cards.Heal: rules.T("heal"),
	cards.Discard: rules.T("discard"), cards.Steal: rules.T("steal"), cards.Raise: rules.T("raise"), cards.Recall: rules.T("recall"),
	cards.Kill: rules.T("kill"), cards.Destroy: rules.T("destroy"), cards.Return: rules.T("return"), cards.Sacrifice: rules.T("sacrifice"),
	cards.DeployCard: rules.T("deploy"), cards.Place: rules.T("place"), cards.Support: rules.T("support"), cards.Advance: rules.T("advance"),
	cards.KillSupporter: rules.T("kill Supporter"), cards.Reset: rules.T("reset"), cards.Negate: rules.T("negate"), cards.Mod: rules.T("ATT or DEF"),
	cards.Protect: rules.T("protect"), cards.ExtraTurn: rules.T("extra turn"), cards.Recover: rules.T("recover Life"), cards.Menace: rules.T("Menace"),
}

// gist is what the text of an action comes to, the fullest form first: all that it does, each thing once, and ever less of it, as in
// "kill, draw" and "kill".
func gist(text []cards.Effect) (forms []string) {
	var verbs []cards.Verb
	var does []rules.Text
	for i := range text {
		verb := text[i].Do
		if words, ok := gists[verb]; ok && !slices.Contains(verbs, verb) {
			verbs, does = append(verbs, verb), append(does, words.In("what an action does"))
		}
	}
	for ; len(does) > 0; does = does[:len(does)-1] {
		forms = append(forms, rules.Commas(does...).String())
	}
	return forms
}
