package file

import (
	"fmt"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// frames checks that what is under way lies on each other as it can. Of a match that is over nothing goes on.
func (c *checker) frames() {
	actions := uint8(0)
	for i := range c.Stack.Len() {
		f, field := c.Stack.At(i), fmt.Sprintf("stack[%d]", i)
		if f.Kind == engine.FrameAction {
			if f.Act != actions {
				c.fail(field+".act", "TS-INV-13", "is %d; it must be %d", f.Act, actions)
			}
			actions++
		}
		if i == 0 && f.Kind != engine.FrameMatch {
			c.fail(field+".kind", "", "a match comes first")
		} else if i > 0 && c.Result == engine.Undecided {
			c.frame(c.Stack.At(i-1), f, field, int(actions))
		}
	}
	if actions != c.Under {
		c.fail("actions", "TS-INV-13", "there are %d, and %d in the stack", c.Under, actions)
	}
	for i := range c.Under {
		c.action(&c.Actions[i], fmt.Sprintf("actions[%d]", i))
	}
}

// frame checks a frame that lies on another one; actions is how many have begun below it.
func (c *checker) frame(below, f *engine.Frame, field string, actions int) {
	if !below.Waits(f.Kind) {
		c.fail(field+".kind", "", "%s does not lie on %s in its stage %d", frameWords[f.Kind], frameWords[below.Kind], below.Stage)
		return
	}
	switch f.Kind {
	case engine.FrameTurn:
		if f.Seat != c.Turn {
			c.fail(field+".seat", "TS-TIM-2", "it is the turn of seat %d", c.Turn)
		}
	case engine.FrameWindow:
		if (f.Window == engine.Declaring) != (below.Kind == engine.FrameAction) || f.Window == engine.NoWindow {
			c.fail(field+".window", "TS-WIN-4", "is no window")
		}
		fallthrough
	case engine.FrameExchange, engine.FrameRiposte, engine.FrameSweep, engine.FrameLoss:
		if int(f.Act) != max(actions-1, 0) {
			c.fail(field+".act", "TS-INV-13", "is %d; the action under way is %d", f.Act, actions-1)
		}
		if a := &c.Actions[f.Act]; f.Kind == engine.FrameSweep && (a.Type != engine.MagicAction || c.Effect(a).Verb != content.Sweep) {
			c.fail(field+".act", "TS-RUL-57", "is no sweep")
		}
	case engine.FrameOccupy:
		if d := c.At(f.D); d == nil || !c.Structure(d) || d.Owner != f.Seat {
			c.fail(field+".d", "TS-TWR-18", "is no structure of the seat")
		}
	}
}

// action checks that a declared attack is one, and of its seat.
func (c *checker) action(a *engine.Action, field string) {
	info, source := c.Content.At(a.Card), c.At(a.Source)
	e := &content.Effect{}
	if a.Skilled() {
		e = c.Effect(a)
	}
	switch {
	case a.Type == engine.MagicAction && (!info.Magic() || info.Kind != content.Attack):
		c.fail(field+".card", "TS-WIN-4", "is no magic of attack")
	case a.Type == engine.SkillAction && !e.Attacks():
		c.fail(field+".effect", "TS-WIN-4", "is no attack")
	case !a.Skilled() && !info.Type.Creature():
		c.fail(field+".card", "TS-ATK-1", "is no creature")
	case source != nil && (source.Owner != a.Seat || !c.Creature(source)):
		c.fail(field+".source", "TS-ATK-8", "is no creature of the seat")
	case a.Type == engine.MagicAction && source != nil && a.Source != c.Players[a.Seat].Mage:
		c.fail(field+".source", "TS-LVL-5", "only the Mage casts")
	case !a.Skilled() && a.Level > 0 && source != nil && source.Card != a.Card:
		c.fail(field+".level", "TS-TYP-13", "is the strength of another creature")
	case a.Type == engine.MeleeAction && (a.Opponent == a.Seat || a.N > 1):
		c.fail(field+".opponent", "TS-ATK-8", "a melee attack has one opponent, and one defender")
	case a.Type == engine.DirectedAction && (a.Ability == content.NoAbility || a.N != 1):
		c.fail(field+".ability", "TS-BLK-7", "a Directed Attack has an ability and one recipient")
	case a.Shot > a.N && !a.Held():
		c.fail(field+".shot", "TS-CMB-10", "is %d; there are %d", a.Shot, a.N)
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
	f, choosing := c.Stack.Top(), c.Phase == engine.Choosing
	switch {
	case !f.Asks(c.Asked):
		c.fail("question", "", "%s is not asked on %s in its stage %d", c.Asked, frameWords[f.Kind], f.Stage)
	case choosing != (c.Stack.Len() == 1):
		c.fail("phase", "", "Mages and Towers are chosen before the first turn")
	case choosing:
		c.choosing(f)
	case c.Players[c.Asker].Out:
		c.fail("asked", "TS-INV-4", "the Mage of seat %d is dead", c.Asker)
	case !c.fits(f):
		c.fail("question", "", "%s has nothing to be asked about, or is asked of another seat", c.Asked)
	}
}

// fits reports whether there is something to be asked about, and whether it concerns the seat that is asked.
func (c *checker) fits(f *engine.Frame) bool {
	a, d := &c.Actions[f.Act], c.At(f.D)
	switch c.Asked {
	case engine.AskSave:
		return d != nil && c.Creature(d) && d.Owner == c.Asker
	case engine.AskRiposte:
		return d != nil && f.Seat == c.Asker && c.own(f.E) && (f.A != 0 || f.Item != 0) && (f.A == 0 || c.own(f.A)) &&
			(f.Item == 0 || c.own(f.Item) && c.Info(c.At(f.Item)).Has(content.Riposte) != nil)
	case engine.AskRedirect:
		return d != nil && c.At(f.A) != nil && c.Creature(d) && d.Owner == c.Asker
	case engine.AskRifle:
		return f.Seat == c.Asker && f.Other != c.Asker
	case engine.AskTargets:
		return a.Seat == c.Asker && c.Aiming(a)
	case engine.AskDefender:
		return !a.Skilled() && a.Opponent == c.Asker && a.Opponent != a.Seat
	case engine.AskUnblocked:
		return a.Type == engine.MeleeAction && a.Seat == c.Asker && a.N == 0
	case engine.AskOccupy:
		return f.Seat == c.Asker
	case engine.AskRespond:
		return true
	}
	return c.Asker == c.Turn
}

// own reports whether a thing in play belongs to the seat that is asked.
func (c *checker) own(id engine.ThingID) bool {
	t := c.At(id)
	return t != nil && t.Owner == c.Asker
}

// choosing checks that the seats before the one that is asked have chosen, those behind it have not, and nobody has
// anything else yet.
func (c *checker) choosing(f *engine.Frame) {
	things := 2 * int(c.Asker)
	if c.Asked == engine.AskTower {
		things++
	}
	if f.Seat != c.Asker || len(c.Things) != things || len(c.Timed) > 0 {
		c.fail("question", "TS-TRN-1", "the seats choose one after another")
		return
	}
	blank := engine.Blank(c.World, c.Options, int(c.Count))
	for seat := range rules.Seat(c.Count) {
		p, none := c.Players[seat], &blank.Players[seat]
		none.Mage, none.Tower, none.Setting, none.Armed, none.AutoRiposte, none.Needless, none.Unminded = p.Mage, p.Tower, p.Setting, p.Armed, p.AutoRiposte, p.Needless, p.Unminded
		if p != *none {
			c.fail(fmt.Sprintf("players[%d]", seat), "TS-TRN-2", "has something before the first turn")
		}
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
