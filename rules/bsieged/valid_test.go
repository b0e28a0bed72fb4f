package bsieged

import "testing"

// BS-BAD-22: a frame of a turn that names what is not there is not played on.
func TestValidFrames(t *testing.T) {
	k := table(t, "eileen", "lugh", "osvith").learn("eileen", "bloodthirst").give("eileen", "arm_whetstone")
	k.die(2, "BS-TRK-4")
	k.heroes[0].turn.left = 1
	made := func(kind frameKind, change func(*frame)) *frame {
		f := newFrame(kind)
		f.hero, f.field, f.zone = 0, north, zone1
		change(&f)
		return &f
	}
	for name, c := range map[string]struct {
		f    *frame
		want bool
	}{
		"attack":             {made(attackFrame, func(f *frame) {}), true},
		"no field":           {made(attackFrame, func(f *frame) { f.field = noField }), false},
		"free attack":        {made(attackFrame, func(f *frame) { f.stage, f.n = bloodStarts, levelOne+1 }), true},
		"unknown attack":     {made(attackFrame, func(f *frame) { f.stage, f.n = bloodStarts, 1 }), false},
		"source below":       {made(attackFrame, func(f *frame) { f.stage, f.n = bloodHits, 0 }), false},
		"source above":       {made(attackFrame, func(f *frame) { f.n = 99 }), false},
		"exchange":           {made(exchangeFrame, func(f *frame) { f.n = 1 }), true},
		"card to give":       {made(exchangeFrame, func(f *frame) { f.n, f.bits = 1, 1 }), true},
		"no such card":       {made(exchangeFrame, func(f *frame) { f.n, f.bits = 1, 2 }), false},
		"nothing to take":    {made(exchangeFrame, func(f *frame) { f.n, f.more = 1, 1 }), false},
		"with oneself":       {made(exchangeFrame, func(f *frame) { f.n = 0 }), false},
		"with the dead":      {made(exchangeFrame, func(f *frame) { f.n = 2 }), false},
		"with nobody":        {made(exchangeFrame, func(f *frame) { f.n = 7 }), false},
		"training":           {made(trainFrame, func(f *frame) {}), true},
		"Level 5":            {made(trainFrame, func(f *frame) { f.index, f.stage, f.n = 4, trainKeeps, 1 }), false},
		"tokens":             {made(trainFrame, func(f *frame) { f.index, f.stage, f.n, f.m = 1, trainPicks, 1, 2 }), true},
		"one token":          {made(trainFrame, func(f *frame) { f.index, f.stage, f.n, f.m = 1, trainPicks, 1, noAbility }), false},
		"a token kept":       {made(trainFrame, func(f *frame) { f.index, f.stage, f.n, f.m = 1, trainKeeps, 1, noAbility }), true},
		"unknown token":      {made(trainFrame, func(f *frame) { f.index, f.stage, f.n = 1, trainKeeps, 120 }), false},
		"a full slot":        {made(trainFrame, func(f *frame) { f.stage, f.n = trainKeeps, 1 }), false},
		"unknown stage":      {made(trainFrame, func(f *frame) { f.index, f.stage = 1, 9 }), false},
		"Catapult":           {made(catapultFrame, func(f *frame) { f.stage = catapultWorks }), true},
		"Catapult at a loss": {made(catapultFrame, func(f *frame) { f.stage = 7 }), false},
		"turn":               {made(turnFrame, func(f *frame) { f.stage = turnMenu }), true},
		"endless turn":       {made(turnFrame, func(f *frame) { f.stage = 77 }), false},
	} {
		k.stack.Depth, k.active, k.stack.At(0).stage = 1, 0, toHeroes
		if below := lies[c.f.kind][0]; below != roundFrame {
			k.push(newFrame(below))
		}
		if got := k.valid(c.f); got != c.want {
			t.Errorf("%s: valid: %v", name, got)
		}
	}
	k.heroes[0].turn.left = 0
	k.stack.Depth = 1
	k.push(newFrame(turnFrame))
	if k.valid(made(exchangeFrame, func(f *frame) { f.n = 1 })) {
		t.Error("an exchange for which no action is left is played on")
	}
}
