package file

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Disguise is what a seat can tell of a choice that the other one makes: blocks that it cannot see stand in
// it by their handles, and what happens in secret is left out (ledger 2.3).
func Disguise(s *engine.State, c rules.Choice, seat rules.Seat) rules.Choice {
	if s.Options.Open || s.Asker == seat {
		return c
	}
	b := content.Block(c.Args[0])
	look := rules.Choice{Verb: c.Verb}
	switch c.Verb {
	case engine.Upgrade:
		look.Args[0] = int16(s.Content.At(b).UpgradeCost)
	case engine.BuyTrain:
		look.Args[0] = int16(s.Content.At(b).Price)
	case engine.Swap: // whether it swaps is hidden too
		look.Verb = engine.Adjourn
	case engine.Recruit:
		look.Args[0] = int16(s.Content.At(b).Army)
	case engine.PlaceAt:
		look.Args = [4]int16{int16(s.Kind(b)), c.Args[1]}
	case engine.Stow:
	case engine.Land:
		look.Args[0] = int16(s.Pieces[b].At)
	case engine.Restore:
		look.Args[0] = int16(s.Face(b).Cost)
		if c.Args[1] >= content.BlockCount { // pool or purse; of the trains it is not seen which
			look.Args[1] = c.Args[1]
		}
	case engine.UsePower:
		look.Args[0] = c.Args[0]
	case engine.March, engine.Board, engine.Pin, engine.Regroup, engine.Take:
		if s.Open(b) {
			return c
		}
		look.Args = [4]int16{int16(s.Pieces[b].Handle), c.Args[1], c.Args[2]}
		if c.Verb == engine.Board { // which ship
			look.Args[1] = 0
		}
	case engine.Reembark: // which ship: none lies open but in a battle
		if s.Open(content.Block(c.Args[1])) {
			return c
		}
		look.Args[0] = c.Args[0]
	default:
		return c
	}
	return look
}
