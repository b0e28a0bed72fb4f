package file

import (
	"fmt"
	"slices"

	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// waits are the kinds of frame that can lie uppermost while a question is asked.
var waits = map[engine.Question][]engine.FrameKind{
	engine.AskMage: {engine.FrameMatch}, engine.AskTower: {engine.FrameMatch},
	engine.AskPlace: {engine.FrameTurn}, engine.AskUpkeep: {engine.FrameTurn}, engine.AskReplenish: {engine.FrameTurn},
	engine.AskMain: {engine.FrameTurn}, engine.AskDeclare: {engine.FrameTurn}, engine.AskCombat: {engine.FrameTurn},
	engine.AskTargets: {engine.FrameAction}, engine.AskDefender: {engine.FrameAction}, engine.AskUnblocked: {engine.FrameAction},
	engine.AskRespond: {engine.FrameWindow}, engine.AskSave: {engine.FrameLoss}, engine.AskRiposte: {engine.FrameRiposte},
	engine.AskRedirect: {engine.FrameExchange}, engine.AskOccupy: {engine.FrameOccupy}, engine.AskRifle: {engine.FrameRifle},
}

// stages are the parts of a turn in which its questions are asked; the match itself goes on in the last of its own.
var stages = map[engine.Question]uint8{
	engine.AskPlace: 1, engine.AskUpkeep: 3, engine.AskReplenish: 4, engine.AskMain: 6, engine.AskDeclare: 7, engine.AskCombat: 8,
}

const matchGoesOn = 3

// The stages of frames whose dice are still to be thrown, in which nothing is asked: nobody can wait there.
const (
	exchangeRolls = 0
	riposteRolls  = 1
)

// frames checks that what is under way lies on each other as it can.
func (c *checker) frames() {
	actions := uint8(0)
	for i := range c.Stack.Len() {
		f, field := c.Stack.At(i), fmt.Sprintf("stack[%d]", i)
		switch {
		case (f.Kind == engine.FrameMatch) != (i == 0) || (f.Kind == engine.FrameTurn) != (i == 1) || f.Kind == engine.FrameNone:
			c.fail(field+".kind", "", "a match and a turn come first, and nowhere else")
		case i == 0 && c.Phase != engine.Choosing && f.Stage != matchGoesOn:
			c.fail(field+".stage", "", "is %d; the match goes on in %d", f.Stage, matchGoesOn)
		case f.Kind == engine.FrameTurn && f.Seat != c.Turn:
			c.fail(field+".seat", "TS-TIM-2", "it is the turn of seat %d", c.Turn)
		case f.Kind == engine.FrameAction:
			if f.Act != actions || f.Act >= c.Under {
				c.fail(field+".act", "TS-INV-13", "is %d; it must be %d", f.Act, actions)
			}
			if stage := c.actionStage(i); f.Stage != stage && (stage != actionGoesOn || f.Stage < stage) {
				c.fail(field+".stage", "", "is %d; the action waits in %d", f.Stage, stage)
			}
			actions++
		case f.Kind == engine.FrameExchange && (f.Stage == exchangeRolls || actions == 0 || f.Act >= c.Under):
			c.fail(field+".stage", "", "its dice were not thrown")
		case f.Kind == engine.FrameRiposte && (f.Stage == riposteRolls || f.Stage == 0 && i < c.Stack.Len()-1):
			c.fail(field+".stage", "", "its dice were not thrown")
		case f.Kind == engine.FrameSweep && (f.Act >= c.Under || c.Actions[f.Act].Type != engine.MagicAction || f.Stage == 0):
			c.fail(field+".act", "", "is no sweep")
		case f.Kind == engine.FrameWindow && (f.Window == engine.NoWindow || f.Window == engine.Declaring && (actions == 0 || f.Act >= c.Under)):
			c.fail(field+".window", "TS-WIN-4", "is no window")
		case f.Kind == engine.FrameLoss && (i < c.Stack.Len()-1 || c.Under > 0 && f.Act >= c.Under):
			c.fail(field+".kind", "", "nothing lies on a point that is lost")
		}
	}
	if actions != c.Under {
		c.fail("actions", "TS-INV-13", "there are %d, and %d in the stack", c.Under, actions)
	}
	for i := range c.Under {
		c.action(&c.Actions[i], fmt.Sprintf("actions[%d]", i))
	}
}

// The stages in which an action waits: for its targets, for its defender, for what lies on it.
const (
	actionAims   = 0
	actionMeets  = 2
	actionGoesOn = 3
)

// actionStage is the stage of the action in a frame, or the first one in which it can be.
func (c *checker) actionStage(i int) uint8 {
	switch {
	case i < c.Stack.Len()-1:
		return actionGoesOn
	case c.Asked == engine.AskTargets:
		return actionAims
	}
	return actionMeets
}

func (c *checker) action(a *engine.Action, field string) {
	e := content.Effect{}
	if a.Skilled() {
		e = *c.Effect(a)
	}
	switch {
	case a.Type == engine.MagicAction && (!c.Content.At(a.Card).Magic() || c.Content.At(a.Card).Kind != content.Attack):
		c.fail(field+".card", "TS-WIN-4", "is no magic of attack")
	case a.Skilled() && !e.Attacks() && a.Type == engine.SkillAction:
		c.fail(field+".effect", "TS-WIN-4", "is no attack")
	case !a.Skilled() && !c.Content.At(a.Card).Type.Creature():
		c.fail(field+".card", "TS-ATK-1", "is no creature")
	}
}

// question checks that the question can be asked where it is.
func (c *checker) question() {
	if (c.Asked == engine.AskNothing) != (c.Result != engine.Undecided) {
		c.fail("question", "TS-INV-17", "a match that goes on asks something, one that is over nothing")
		return
	}
	if c.Asked == engine.AskNothing {
		return
	}
	f := c.Stack.Top()
	if !slices.Contains(waits[c.Asked], f.Kind) {
		c.fail("question", "", "%s is not asked here", c.Asked)
		return
	}
	if stage, fixed := stages[c.Asked]; fixed && f.Stage != stage {
		c.fail("question", "", "%s is asked in stage %d of a turn", c.Asked, stage)
		return
	}
	if c.Players[c.Asker].Out {
		c.fail("asked", "TS-INV-4", "the Mage of seat %d is dead", c.Asker)
		return
	}
	choosing := c.Asked == engine.AskMage || c.Asked == engine.AskTower
	if choosing != (c.Phase == engine.Choosing) || choosing != (c.Stack.Len() == 1) {
		c.fail("phase", "", "Mages and Towers are chosen before the first turn")
		return
	}
	if choosing {
		c.choosing(f)
		return
	}
	there := func(ids ...engine.ThingID) bool {
		return !slices.ContainsFunc(ids, func(id engine.ThingID) bool { return c.At(id) == nil })
	}
	fits := true
	switch c.Asked {
	case engine.AskSave:
		fits = there(f.D) && c.At(f.D).Owner == c.Asker && c.Creature(c.At(f.D))
	case engine.AskRiposte:
		fits = there(f.D, f.E) && (f.A == 0 || there(f.A)) && (f.Item == 0 || there(f.Item)) && (f.A != 0 || f.Item != 0)
	case engine.AskRedirect:
		fits = there(f.A, f.D) && c.Creature(c.At(f.D))
	case engine.AskOccupy:
		fits = there(f.D) && c.Structure(c.At(f.D)) && c.At(f.D).Owner == c.Asker
	case engine.AskRifle:
		fits = c.Players[f.Other].Hand.N > 0 && f.Other != c.Asker
	case engine.AskTargets:
		fits = c.Actions[f.Act].Skilled()
	case engine.AskDefender, engine.AskUnblocked:
		fits = !c.Actions[f.Act].Skilled()
	}
	if !fits {
		c.fail("question", "", "%s has nothing to be asked about", c.Asked)
	}
}

// choosing checks that the seats before the one that is asked have chosen, and those behind it have not.
func (c *checker) choosing(f *engine.Frame) {
	stage, things := 0, 2*int(c.Asker)
	if c.Asked == engine.AskTower {
		stage, things = 1, things+1
	}
	if f.Seat != c.Asker || int(f.Stage) != stage || len(c.Things) != things || len(c.Timed) > 0 {
		c.fail("question", "TS-TRN-1", "the seats choose one after another")
		return
	}
	for i := range c.Things {
		t, p := &c.Things[i], &c.Players[i/2]
		id, want := p.Mage, content.Mage
		if i%2 == 1 {
			id, want = p.Tower, content.Tower
		}
		if t.ID != id || !c.Is(t, want) || int(t.Owner) != i/2 {
			c.fail(fmt.Sprintf("things[%d]", i), "TS-TRN-1", "the seats choose a Mage and then a Tower")
		}
	}
}
