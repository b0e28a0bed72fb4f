package advice

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Glance appends the choices of the question that are worth a thought, the one first that a middling player would make:
// in a battle everybody strikes who can, and nobody leaves it unless it is as good as lost; a hit goes to who has most steps, in every third
// turn to the wounded. A beginner loses heart sooner, and has the dearest bear the hits of a battle. No block falls, by a slip neither, while
// another one can bear the hit. All other questions are answered as
// [Sensible] does. Those that follow are what may be taken by a slip, all of them sensible: another blow for a blow, another shot for a shot,
// from a battle that is as good as lost nothing but to leave it, and from another nobody leaves who is not wounded; a regroup that betters
// nothing is none. It depends on nothing that the seat that is asked cannot see.
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
		promise = bearer(s, by)
		slices.Reverse(buf[from:]) // who slips gives it to whom it costs most
	default:
		return slices.DeleteFunc(buf, func(c rules.Choice) bool { return c != buf[from] && wasted(s, buf[from], c) })
	}
	best, ok := most(s.Decision().Choices, promise)
	if !ok {
		return buf
	}
	others := slices.DeleteFunc(buf[from:], func(c rules.Choice) bool {
		return c == best || isBlow(best) && gives(s, by, c) || s.Asked == engine.AskHit && fells(s, c)
	})
	return slices.Insert(buf[:from+len(others)], from, best)
}

// giddy is in which turns a middling player spends the wounded: one in so many.
const giddy = 3

// bearer tells how gladly a block bears a hit, those that outlive it before all others: as a middling player sees it whoever has most steps,
// but the wounded in some turns, undead sooner and who breaks the gate later than others; as a beginner does in a battle, whose step is
// dearest. It is always above 0.
func bearer(s *engine.State, by rules.Judgement) func(rules.Choice) float64 {
	const outlives = 100
	gladly := func(c rules.Choice, steps float64) float64 { return steps * lightly(s, blockOf(c)) }
	switch {
	case by == rules.Beginner && !s.Roll.Shot:
		gladly = func(c rules.Choice, _ float64) float64 {
			f := fighterOf(s, blockOf(c), engine.Defender)
			return stepWorth(f.rating, f.cost, f.does)
		}
	case s.Turns()%giddy == 0:
		gladly = func(c rules.Choice, steps float64) float64 { return lightly(s, blockOf(c)) / steps }
	}
	return func(c rules.Choice) float64 {
		promise := gladly(c, float64(s.Pieces[blockOf(c)].Strength))
		if !fells(s, c) {
			promise += outlives
		}
		return promise
	}
}

// How lightly a step is taken of undead, which rise by themselves (AR-ABI-1), and of a Besieger before a gate that stands (AR-FRT-2), beside
// one of others.
const (
	undeadLightly  = 2
	breakerLightly = 0.25
)

// lightly is how lightly a middling player takes it that a block loses a step.
func lightly(s *engine.State, b content.Block) float64 {
	p := &s.Pieces[b]
	switch {
	case s.Has(b, content.Besieger) && s.Fortified(p.At) && s.RoleOf(p.At, p.Party) == engine.Attacker:
		return breakerLightly
	case s.Has(b, content.UndeadRestoration):
		return undeadLightly
	}
	return 1
}

// fells reports whether a hit takes the last step of a block (AR-HIT-4, AR-ABI-5).
func fells(s *engine.State, c rules.Choice) bool {
	b := blockOf(c)
	return s.Pieces[b].Strength == 1 && !s.Shrugs(b)
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

// gives reports whether a choice gives a blow away that costs nothing: a block holds that could strike, or leaves that is not wounded
// enough, to a soldier one that has half of its steps or fewer.
func gives(s *engine.State, by rules.Judgement, c rules.Choice) bool {
	switch c.Verb {
	case engine.Hold:
		return true
	case engine.Retreat, engine.Reembark:
		left, full := s.Pieces[blockOf(c)].Strength, s.Full(blockOf(c))
		return left >= full || by != rules.Beginner && 2*left > full
	}
	return false
}

// wasted reports whether a choice gives away what the best one does, for nothing: fire that could be kept up, a post that is better.
func wasted(s *engine.State, best, c rules.Choice) bool {
	switch {
	case s.Asked == engine.AskBombardment:
		return c.Verb == engine.CeaseFire
	case s.Asked == engine.AskRegroup && c.Verb == engine.Regroup:
		v := newSurvey(s, engine.PartyOf(s.Asker))
		return v.regroupPromise(c) <= v.regroupPromise(rules.Choice{Verb: engine.EndRegroup})
	}
	return false
}

// A beginner who attacks loses heart once a round has been fought in which he is not plainly the stronger: below that share of the strength
// on both sides, unless he would win so many of his trials.
const (
	daunting = 0.7
	hearty   = 0.6
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
		if !b.list[i].train && b.struckAgain(i) && !b.yields(i) {
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
