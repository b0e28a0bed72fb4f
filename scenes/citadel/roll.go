package citadel

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// dieNames are the dice as they are thrown, by their kind.
var dieNames = [...]string{"red", "red", "yellow", "catapult", "spawn"}

// roll takes up a throw; one of many dice is told in several events.
func (d *model) roll(e rules.Event) {
	d.rolled++
	d.thrown, d.need = dieNames[min(max(int(e.N), 0), len(dieNames)-1)], int(e.M)
	if !d.more {
		d.dice0 = nil
	}
	d.more = e.More
	for _, pip := range e.Dice[:min(int(e.Count), len(e.Dice))] {
		d.dice0 = append(d.dice0, int(pip))
	}
	d.graced = make([]int, len(d.dice0))
}

// takeRoll takes up the roll that waits for Divine Grace.
func (d *model) takeRoll() {
	r := &d.Now.Roll
	if len(r.Faces) == 0 {
		return
	}
	d.thrown, d.need = dieNames[min(int(r.Die), len(dieNames)-1)], r.Need
	for _, face := range r.Faces {
		d.dice0 = append(d.dice0, d.pip(face))
	}
	d.graced = make([]int, len(d.dice0))
}

// changeDie turns a die as Divine Grace did (BS-GRA-1).
func (d *model) changeDie(e rules.Event) {
	if i := int(e.Count); i < len(d.dice0) {
		d.dice0[i] = d.pip(int(e.M))
		d.graced[i] += int(e.M - e.N)
	}
}

// pip is a side of the thrown die that shows a value: 1 to 6.
func (d *model) pip(value int) int {
	for k := range 6 {
		switch d.thrown {
		case "yellow":
			if d.set.Dice.Yellow[k] == value {
				return k + 1
			}
		case "catapult":
			if sideValue(d.set.Dice.Catapult[k]) == value {
				return k + 1
			}
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
