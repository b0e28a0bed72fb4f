package bsieged

import "strings"

// tacticsStep ends the turns and runs the Tactics step alone.
func (d *desk) tacticsStep(order ...string) *desk {
	d.t.Helper()
	d.clearStack()
	d.stack.Frames[0].stage = toAssault
	d.push(newFrame(tacticsFrame))
	d.settle(order...)
	return d
}

// settle runs on and plays choices until the frames above the round are gone; the round itself
// does not go on.
func (d *desk) settle(choices ...string) {
	d.t.Helper()
	for d.stack.Depth > 1 {
		for d.stack.Depth > 1 && d.ask.kind == askNothing && d.result == undecided {
			d.step()
			d.judge()
		}
		if d.stack.Depth == 1 || d.result != undecided {
			break
		}
		d.list()
		c := d.choices[0]
		if len(d.choices) > 1 {
			if len(choices) == 0 {
				d.t.Fatalf("not answered: %s", strings.Join(d.offered(), ", "))
			}
			want, err := d.game.Parse(choices[0])
			if err != nil {
				d.t.Fatal(err)
			}
			if !d.Decision().Allows(want) {
				d.t.Fatalf("%s is not possible: %s", choices[0], strings.Join(d.offered(), ", "))
			}
			c, choices = d.numbered(want), choices[1:]
		}
		d.answer(c)
	}
	if len(choices) > 0 {
		d.t.Errorf("never asked: %v", choices)
	}
}

// plays answers outside all turns, where the round would go on by itself.
func (d *desk) plays(list ...string) *desk {
	d.t.Helper()
	d.settle(list...)
	return d
}
