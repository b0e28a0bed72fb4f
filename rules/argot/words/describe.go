package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// sentences tell of each verb what a choice is, and the elements that are clicked for it.
var sentences = [...]func(*engine.State, rules.Choice) rules.Description{
	engine.Undertake: undertake, engine.Levy: levy, engine.Way: way, engine.Withdraw: withdraw, engine.Lead: lead, engine.Boost: boost,
	engine.Upgrade: upgrade, engine.BuyTrain: buyTrain, engine.Strengthen: strengthen, engine.Swap: swap, engine.Recruit: recruit,
	engine.Adjourn: adjourn, engine.PlaceAt: placeAt, engine.Stow: stow,
	engine.UsePower: usePower, engine.KeepPower: keepPower,
	engine.Activate: activate, engine.EndMovement: endMovement, engine.Pin: pin, engine.March: march, engine.Board: board, engine.Land: land,
	engine.EndGroup: endGroup,
	engine.Bombard:  bombard, engine.CeaseFire: ceaseFire, engine.Fight: fight, engine.Attack: attack, engine.Storm: storm,
	engine.Berserk: berserk, engine.Retreat: retreat, engine.Reembark: reembark, engine.Hold: hold, engine.Take: take, engine.Stand: stand,
	engine.Regroup: regroup, engine.EndRegroup: endRegroup,
	engine.Restore: restore, engine.EndRestoring: endRestoring,
}

// previews tell of some verbs what a choice would do; of the others the sentence says it all.
var previews = [len(sentences)]func(*engine.State, rules.Choice, *rules.Preview){
	engine.Undertake: previewUndertake, engine.Way: previewWay, engine.Lead: previewLead, engine.Boost: previewBoost,
	engine.Activate: previewActivate, engine.March: previewMarch, engine.Bombard: previewBombard, engine.Fight: previewFight, engine.Attack: previewAttack,
	engine.EndMovement: previewEndMovement, engine.EndGroup: previewEndGroup, engine.Storm: previewStorm, engine.Berserk: previewBerserk, engine.Take: previewTake, engine.Restore: previewRestore,
}

// Describe tells what a choice is.
func Describe(s *engine.State, c rules.Choice) rules.Description {
	return sentences[c.Verb](s, c)
}

// Preview tells what a choice would do; false: there is no more to tell than what it is.
func Preview(s *engine.State, c rules.Choice) (rules.Preview, bool) {
	preview := previews[c.Verb]
	if preview == nil {
		return rules.Preview{}, false
	}
	p := rules.Preview{Title: Describe(s, c).Sentence}
	preview(s, c, &p)
	return p, len(p.Lines) > 0 || p.HasChance
}

func described(rule string, sentence rules.Text, path ...rules.Element) rules.Description {
	return rules.Description{Sentence: sentence, Path: path, Rule: rule}
}

// blockOf is the block of a choice that is about one.
func blockOf(c rules.Choice) content.Block { return content.Block(c.Args[0]) }
