package siegestorm

import "testing"

// In the tests of this package what was taken away turns into nonsense: a side, a card, a track, an
// effect that do not exist. Whoever reads a frame after it was popped, or an element behind the end
// of a list, runs out of bounds and fails a test.
func init() {
	const gone = 0xEE
	remains.frame = frame{kind: gone, stage: gone, by: gone, foe: gone, card: gone, track: gone, link: gone, text: gone, at: gone, n: gone,
		did: true, seat: gone, again: true}
	remains.link = link{by: gone, card: gone, kind: gone, track: gone, target: gone, negated: true}
	remains.waiting = waiting{source: gone, effect: gone, on: gone, by: gone, track: gone, rank: gone}
	remains.mod = modifier{card: gone, source: gone, att: -77, def: -77}
	remains.card = gone
}

// What was taken away holds what [remains] says.
func TestNothingIsLeftOfWhatWasTaken(t *testing.T) {
	p := standard(t)
	f := p.push(frame{kind: exitFrame, card: 3})
	if p.pop(); *f != remains.frame {
		t.Errorf("a popped frame is %+v", *f)
	}
	c := p.hand(0, "se_gate_novice")
	hand := &p.sides[0].hand
	if p.lift(c); hand.list[hand.n] != remains.card {
		t.Errorf("a card that was taken is still there: %d", hand.list[hand.n])
	}
	x := p.onTrack(0, 1, "se_wing_lancer")
	p.modify(x, x, 1, 0)
	if p.endOfTurnEffects(); p.nmods != 0 || p.mods[0] != remains.mod {
		t.Errorf("%+v is still there", p.mods[0])
	}
	p.chain[0], p.links = link{card: x, target: noCard}, 1
	if p.keepLinks(0); p.links != 0 || p.chain[0] != remains.link {
		t.Errorf("%+v is still there", p.chain[0])
	}
	p.exits[0], p.nexits = x, 1
	if p.leaveExits(x); p.nexits != 0 || p.exits[0] != remains.card {
		t.Errorf("%d still waits for an order", p.exits[0])
	}
}
