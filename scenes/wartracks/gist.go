package wartracks

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// gists is what an effect does, in a word or two; numbered, what one does of which the number says how much.
var gists = map[cards.Verb]rules.Text{
	cards.Vision: rules.T("draw, keep one"), cards.Recall: rules.T("take back a Casualty"), cards.Kill: rules.T("kill"), cards.Destroy: rules.T("destroy"),
	cards.Return: rules.T("return"), cards.Sacrifice: rules.T("sacrifice"), cards.DeployCard: rules.T("deploy"), cards.Place: rules.T("place"),
	cards.Support: rules.T("support"), cards.Advance: rules.T("advance"), cards.KillSupporter: rules.T("kill Supporter"), cards.Reset: rules.T("reset"),
	cards.Negate: rules.T("negate"), cards.Protect: rules.T("protect"), cards.ExtraTurn: rules.T("extra turn"), cards.Menace: rules.T("Menace"),
}

// bare is what an effect does without how much, for where there is little room.
var bare = map[cards.Verb]rules.Text{
	cards.Damage: rules.T("damage"), cards.Draw: rules.T("draw"), cards.Heal: rules.T("heal"), cards.Discard: rules.T("discard"),
	cards.Steal: rules.T("steal"), cards.Raise: rules.T("raise"), cards.Recover: rules.T("recover Life"), cards.Recall: rules.T("take back"),
}

// does is what an effect does, in a word or two and with how much; false: nothing that is told so.
func does(e *cards.Effect) (words rules.Text, ok bool) {
	n := int(e.N)
	switch e.Do {
	case cards.Damage:
		if e.Per != cards.NoCount {
			return rules.T("damage"), true
		}
		return rules.T("%d damage", n), true
	case cards.Draw:
		return rules.T("draw %d", n), true
	case cards.Heal:
		return rules.T("heal %d", n), true
	case cards.Discard:
		return rules.T("discard %d", n), true
	case cards.Steal:
		return rules.T("steal %d", n), true
	case cards.Raise:
		return rules.T("raise %d", n), true
	case cards.Recover:
		return rules.T("recover %d Life", n), true
	case cards.Mod:
		switch {
		case e.ATT != 0 && e.DEF != 0:
			return rules.T("%s ATT, %s DEF", signed(int(e.ATT)), signed(int(e.DEF))), true
		case e.ATT != 0:
			return rules.T("%s ATT", signed(int(e.ATT))), true
		}
		return rules.T("%s DEF", signed(int(e.DEF))), true
	}
	words, ok = gists[e.Do]
	return words, ok
}

// gist is what the text of an action comes to, the fullest form first: all that it does, each thing once, and ever less of it, as in
// "kill, draw 2" and "kill", and last the first of it without how much.
func gist(text []cards.Effect) (forms []string) {
	var verbs []cards.Verb
	var told []rules.Text
	for i := range text {
		verb := text[i].Do
		if words, ok := does(&text[i]); ok && !slices.Contains(verbs, verb) {
			verbs, told = append(verbs, verb), append(told, words.In("what an action does"))
		}
	}
	for ; len(told) > 0; told = told[:len(told)-1] {
		forms = append(forms, rules.Commas(told...).String())
	}
	if len(verbs) > 0 {
		if words, ok := bare[verbs[0]]; ok {
			forms = append(forms, words.String())
		}
	}
	return forms
}
