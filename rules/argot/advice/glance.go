package advice

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Glance appends the choices of the question that are worth a thought, the one first that a middling player would make:
// in a battle everybody strikes who can, and nobody leaves it unless it is as good as lost; a hit goes to who has most steps. A beginner loses
// heart sooner, and has the wounded bear the hits. All other questions are answered as [Sensible] does. Those that follow are what may be
// taken by a slip: from a battle that is as good as lost everybody leaves who can, and from another nobody who is not wounded. It depends on nothing
// that the seat that is asked cannot see.
func Glance(s *engine.State, by rules.Judgement, buf []rules.Choice) []rules.Choice {
	from := len(buf)
	buf = Sensible(s, buf)
	var promise func(rules.Choice) float64
	switch s.Asked {
	case engine.AskAction:
		b := newBout(s)
		if b.forlorn() {
			return buf[:from+1]
		}
		promise = b.stout
		if by == rules.Beginner && b.daunted() {
			promise = b.leave
		}
	case engine.AskHit:
		promise = func(c rules.Choice) float64 { return float64(s.Pieces[blockOf(c)].Strength) }
		if by == rules.Beginner && !s.Roll.Shot {
			promise = func(c rules.Choice) float64 { return 1 / float64(s.Pieces[blockOf(c)].Strength) }
		}
	default:
		return buf
	}
	best, ok := most(s.Decision().Choices, promise)
	if !ok {
		return buf
	}
	others := slices.DeleteFunc(buf[from:], func(c rules.Choice) bool { return c == best || isBlow(best) && leavesFresh(s, c) })
	return slices.Insert(buf[:from+len(others)], from, best)
}

// most is the choice that promises most; false: none promises anything.
func most(choices []rules.Choice, promise func(rules.Choice) float64) (best rules.Choice, ok bool) {
	top := 0.0
	for _, c := range choices {
		if worth := promise(c); worth > top {
			best, top, ok = c, worth, true
		}
	}
	return best, ok
}

// isBlow reports whether somebody strikes.
func isBlow(c rules.Choice) bool {
	switch c.Verb {
	case engine.Attack, engine.Storm, engine.Berserk:
		return true
	}
	return false
}

// leavesFresh reports whether a block leaves a battle that is not wounded.
func leavesFresh(s *engine.State, c rules.Choice) bool {
	switch c.Verb {
	case engine.Retreat, engine.Reembark:
		return s.Pieces[blockOf(c)].Strength >= s.Full(blockOf(c))
	}
	return false
}

// A beginner who attacks loses heart once a round has been fought in which he is not plainly the stronger: below that share of the strength
// on both sides, unless he would win so many of his trials. By the share alone he walked away from battles that nine of ten times he would
// have won.
const (
	daunting = 0.7
	hearty   = 0.5
)

// daunted reports whether a beginner leaves a battle that is not plainly won after its first round, unless it is the last chance.
func (b *bout) daunted() bool {
	if b.role != engine.Attacker || b.Battle.Round == 1 || b.share >= daunting || lastChance(b.State, engine.PartyOf(b.Asker), b.place()) {
		return false
	}
	r := rules.NewRand(uint64(uint16(b.place())))
	return b.sample(&r, forlornTrials).Win < hearty
}

// leave is the better way out of a battle for who can still be hit in it; else it is stout.
func (b *bout) leave(c rules.Choice) float64 {
	switch i := b.index(blockOf(c)); c.Verb {
	case engine.Retreat, engine.Reembark:
		if !b.list[i].train && b.struckAgain(i) {
			return leavesFirst + b.retreat(c)
		}
	}
	return b.stout(c)
}

// leavesFirst is what it promises whoever is daunted to leave: more than any blow.
const leavesFirst = 1000

// stout is strike, but for a block that is spent: it leaves.
func (b *bout) stout(c rules.Choice) float64 {
	if b.spent(b.index(blockOf(c))) {
		return 0
	}
	return b.strike(c)
}

// strike is how many hits a blow can be expected to make; 0: it is none.
func (b *bout) strike(c rules.Choice) float64 {
	if !isBlow(c) {
		return 0
	}
	w := b.blow(&b.begins, b.index(blockOf(c)))
	return float64(w.dice) * float64(w.modifier+1) / 6
}
