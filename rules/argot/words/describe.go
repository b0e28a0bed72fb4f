package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// saying is what is said of the choices of one verb.
type saying interface {
	// describe is its sentence, and the elements that are clicked for it.
	describe(s *engine.State, c rules.Choice) rules.Description
	// preview adds what the choice would do; false: the sentence says it all.
	preview(s *engine.State, c rules.Choice, p *rules.Preview) bool
}

// sayings are those of all verbs.
var sayings = [...]saying{
	engine.Undertake: undertake{}, engine.Levy: levy{}, engine.Way: way{}, engine.Withdraw: withdraw{}, engine.Lead: lead{}, engine.Boost: boost{},
	engine.Upgrade: upgrade{}, engine.BuyTrain: buyTrain{}, engine.Strengthen: strengthen{}, engine.Swap: swap{}, engine.Recruit: recruit{},
	engine.Adjourn: adjourn{}, engine.PlaceAt: placeAt{}, engine.Stow: stow{},
	engine.UsePower: usePower{}, engine.KeepPower: keepPower{},
	engine.Activate: activate{}, engine.EndMovement: endMovement{}, engine.Pin: pin{}, engine.March: march{}, engine.Board: board{}, engine.Land: land{},
	engine.EndGroup: endGroup{},
	engine.Bombard:  bombard{}, engine.CeaseFire: ceaseFire{}, engine.Fight: fight{}, engine.Attack: attack{}, engine.Storm: storm{},
	engine.Berserk: berserk{}, engine.Retreat: retreat{}, engine.Reembark: reembark{}, engine.Hold: hold{}, engine.Take: take{}, engine.Stand: stand{},
	engine.Regroup: regroup{}, engine.EndRegroup: endRegroup{},
	engine.Restore: restore{}, engine.EndRestoring: endRestoring{},
}

// Describe tells what a choice is.
func Describe(s *engine.State, c rules.Choice) rules.Description {
	return sayings[c.Verb].describe(s, c)
}

// Preview tells what a choice would do.
func Preview(s *engine.State, c rules.Choice) (rules.Preview, bool) {
	p := rules.Preview{Title: Describe(s, c).Sentence}
	if !sayings[c.Verb].preview(s, c, &p) {
		return rules.Preview{}, false
	}
	return p, true
}

// plain is the saying of choices whose sentence says it all.
type plain struct{}

func (plain) preview(*engine.State, rules.Choice, *rules.Preview) bool { return false }

func described(rule string, sentence rules.Text, path ...rules.Element) rules.Description {
	return rules.Description{Sentence: sentence, Path: path, Rule: rule}
}

// blockOf is the block of a choice that is about one.
func blockOf(c rules.Choice) content.Block { return content.Block(c.Args[0]) }
