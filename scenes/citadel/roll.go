package citadel

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/table"
)

// dieNames are the dice as they are thrown, by their kind.
var dieNames = [...]string{"red", "red", "yellow", "catapult", "spawn"}

// spawnDie is the die of the Summoning rolls, which are over as soon as they are rolled.
const spawnDie = "spawn"

// cast is the dice on the cloth.
type cast struct {
	die    string // "red", "yellow", "catapult", "spawn"
	pips   []int  // 1 to 6, as they lie
	need   int
	throws int   // how many were shown
	graced []int // by how much Divine Grace has changed each die
	fields []int // of Summoning rolls: the field of each
}

// castOf is the dice of the throw shown last, as they lie by the state; those in the air as they are
// about to land.
func (p *position) castOf(m *table.Moment) cast {
	var c cast
	more := false // the next roll belongs to the same throw: one of many dice is told in several events
	for _, e := range m.Story {
		switch {
		case e.Kind == rules.DiceRolled:
			if summons := dieOf(e) == spawnDie; !more && !(summons && c.die == spawnDie) {
				c.pips, c.fields = nil, nil
			}
			c.roll(e)
			if f, _, ok := p.zoneOf(e.To); ok && c.die == spawnDie {
				c.fields = append(c.fields, f)
			}
			more = int(e.Count) == len(e.Dice) && c.die != spawnDie
			continue
		case begins(e), p.foes(e), c.die == spawnDie && !bsieged.Summons(e):
			c.pips, c.graced, c.fields = nil, nil, nil
		case e.Kind == rules.DieChanged:
			c.change(e, p)
		}
		more = false
	}
	if !m.Rolling && c.die != spawnDie {
		p.settle(&c)
	}
	return c
}

// foes reports whether enemies attack or march in an event: what dice had to tell has been told by then, as those of the Tactics
// cards.
func (p *position) foes(e rules.Event) bool {
	switch e.Name {
	case "unit_advanced", "unit_entered", "avatar_advanced", "avatar_entered", "unit_held":
		return true
	}
	_, _, zone := p.zoneOf(e.From)
	return e.Kind == rules.AttackResolved && zone && figure(e.Subject) >= 0
}

// dieOf is the die that is thrown in an event.
func dieOf(e rules.Event) string { return dieNames[min(max(int(e.N), 0), len(dieNames)-1)] }

func (c *cast) roll(e rules.Event) {
	c.throws++
	c.die, c.need = dieOf(e), int(e.M)
	for _, pip := range e.Dice[:min(int(e.Count), len(e.Dice))] {
		c.pips = append(c.pips, int(pip))
	}
	c.graced = make([]int, len(c.pips))
}

// change notes by how much Divine Grace has changed a die (BS-GRA-1), which may have been thrown
// before the last choice.
func (c *cast) change(e rules.Event, p *position) {
	if thrown := &p.Now.Thrown; len(c.pips) == 0 {
		c.die = dieNames[min(int(thrown.Die), len(dieNames)-1)]
		c.pips, c.graced = make([]int, len(thrown.Faces)), make([]int, len(thrown.Faces))
	}
	if i := int(e.Count); i < len(c.graced) {
		c.graced[i] += int(e.M - e.N)
	}
}

// settle turns the dice to the sides that they show by the state.
func (p *position) settle(c *cast) {
	thrown := &p.Now.Thrown
	if len(c.pips) == 0 || len(c.pips) > len(thrown.Faces) {
		return
	}
	c.need = thrown.Need
	c.pips = slices.Clone(c.pips)
	for i, pip := range c.pips {
		if value := thrown.Faces[i]; pip == 0 || p.value(c.die, pip) != value {
			c.pips[i] = p.pip(c.die, value)
		}
	}
}

// value is what a side of a die counts.
func (p *position) value(die string, pip int) int {
	switch k := (pip - 1 + 6) % 6; die {
	case "yellow":
		return p.set.Dice.Yellow[k]
	case "catapult":
		return sideValue(p.set.Dice.Catapult[k])
	}
	return pip
}

// pip is a side of a die that shows a value: 1 to 6.
func (p *position) pip(die string, value int) int {
	for pip := 1; pip <= 6; pip++ {
		if p.value(die, pip) == value {
			return pip
		}
	}
	return min(max(value, 1), 6)
}

// sideValue is what a side of the Catapult die is as a value of a roll: -1 stuck, 0 a miss.
func sideValue(f cards.CatapultFace) int {
	switch {
	case f.Stuck:
		return -1
	case f.Miss:
		return 0
	}
	return f.N
}
