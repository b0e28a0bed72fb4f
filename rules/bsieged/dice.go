package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// roll is the last throw of dice. It stays until the frame that threw has read it.
type roll struct {
	die  cards.Die
	n    uint8
	face [maxDice]int8 // after Divine Grace; stuck on the Catapult die
	goal goal
	need int8 // target number of hits and tests
	hero heroNo
	// fixed rolls cannot be changed (BS-GRA-4); in danger, fewer hits can save the Messenger.
	fixed, danger bool
}

const (
	maxDice = 24
	stuck   = -1
)

// goal is what a roll is for.
type goal uint8

// The goals.
const (
	forNothing goal = iota // orienting: only stuck counts
	forHits                // each die of need or more
	forSum                 // how much is earned
	forTest                // need or more
	forTable               // a row of the Smuggling Table, 1 to 6
	forShot                // how many the Catapult destroys
)

// throw throws dice for a hero and lets Divine Grace change them, if it can change what comes
// of them; the frame that threw goes on with s.dice.
func (s *State) throw(h heroNo, die cards.Die, n int, r roll) {
	n = min(n, maxDice)
	r.die, r.n, r.hero = die, uint8(n), h
	e := rules.Event{Kind: rules.DiceRolled, Name: rollNames[r.goal], Rule: "BS-GRA-3", Subject: s.game.el.heroes[s.heroes[h].kind], N: int16(die), M: int16(r.need), Reveals: true}
	var pips [maxDice]uint8
	for i := range n {
		pips[i] = s.rng.Die()
		r.face[i] = s.game.face(die, pips[i])
	}
	s.dice = r
	rules.Throws(e, pips[:n], func(e rules.Event) { s.emit(h, e) })
	if s.graceCounts() {
		f := newFrame(graceFrame)
		f.hero = h
		s.push(f)
	}
}

var rollNames = [...]string{"orient_rolled", "attack_rolled", "earned_rolled", "test_rolled", "smuggling_rolled", "shot_rolled"}

// face is the value of a face of a die that shows pip.
func (g *Game) face(die cards.Die, pip uint8) int8 {
	switch die {
	case cards.YellowDie:
		return int8(g.set.Dice.Yellow[pip-1])
	case cards.CatapultDie:
		if c := g.set.Dice.Catapult[pip-1]; c.Stuck {
			return stuck
		} else {
			return int8(c.N)
		}
	}
	return int8(pip)
}

// graceful reports whether the hero of the roll may spend Divine Grace on it at all.
func (s *State) graceful() bool {
	r := &s.dice
	return !r.fixed && r.goal != forNothing && r.hero == s.active && s.heroes[r.hero].alive &&
		s.heroes[r.hero].track[cards.Grace] > 0 && !s.forbidden(cards.NoGrace, 0)
}

// graceCounts reports whether the tokens at hand could change what comes of the roll; only then
// they are asked for.
func (s *State) graceCounts() bool {
	if !s.graceful() {
		return false
	}
	if s.set.asked <= asksSensibly && !s.lacksMore() {
		return false
	}
	r, more := &s.dice, s.set.asked == asksAll || s.couldBeMore()
	for i, v := range r.face[:r.n] {
		switch r.goal {
		case forHits, forTest:
			if s.helps(i, 1, more) || s.helps(i, -1, more) {
				return true
			}
		case forTable:
			return true
		case forSum:
			return more
		case forShot:
			return v != stuck && (more || r.danger)
		}
	}
	return false
}

// stepGrace asks for Divine Grace as long as it can change something (BS-GRA-1, BS-GRA-2).
func (s *State) stepGrace(f *frame) {
	if f.did || !s.graceCounts() {
		s.pop()
		return
	}
	s.wait(askGrace, f.hero)
}

// listGrace offers what the tokens at hand can make of each die (BS-RUL-18, BS-RUL-20).
func (s *State) listGrace() {
	more := s.set.asked == asksAll || s.couldBeMore()
	var buf [2 * mostLack]int8
	for i := range int(s.dice.n) {
		for _, by := range s.stepsOf(i, more, buf[:0]) {
			s.offer(Grace, i, int(by))
		}
	}
	s.offer(Keep)
}

// stepsOf appends by how much a die can be changed, a token for each 1 (BS-GRA-2): to a result ([State.byResult]), if it is asked
// about once (BS-OPT-18) to the target number; if not, up or down by one. Unless all is asked, only what could help.
func (s *State) stepsOf(i int, more bool, buf []int8) []int8 {
	r, once := &s.dice, s.set.asked <= asksOnce
	if s.byResult() {
		tokens := s.heroes[r.hero].track[cards.Grace]
		for by := -tokens; by <= tokens; by++ {
			if by != 0 && r.takes(i, by) && s.resultHelps(i, by) {
				buf = append(buf, by)
			}
		}
		return buf
	}
	for _, by := range [...]int8{1, -1} {
		switch {
		case !r.takes(i, by):
		case s.set.asked == asksAll, r.goal == forTable:
			buf = append(buf, by)
		case s.helps(i, by, more) && once:
			buf = append(buf, r.leap(i, by))
		case s.helps(i, by, more):
			buf = append(buf, by)
		}
	}
	return buf
}

// leap is how far a die is from the other side of its target number, upwards (1) or downwards (-1); by 1 where there is none.
func (r *roll) leap(i int, way int8) int8 {
	switch v := r.face[i]; {
	case r.goal != forHits && r.goal != forTest:
		return way
	case way > 0:
		return r.need - v
	default:
		return r.need - 1 - v
	}
}

// helps reports whether the tokens at hand could make a roll better that begin with this one: a die goes up towards its target
// number, or to earn more, where more can come of it; down only to spare the Messenger, or to another row of a table.
func (s *State) helps(i int, by int8, more bool) bool {
	r, tokens := &s.dice, s.heroes[s.dice.hero].track[cards.Grace]
	v := r.face[i]
	switch r.goal {
	case forHits, forTest:
		if by > 0 {
			return more && v < r.need && r.need-v <= tokens
		}
		return r.danger && v >= r.need && v-r.need < tokens
	case forShot:
		return by > 0 && more || by < 0 && r.danger
	}
	return by > 0
}

// takes reports whether a die can be changed by so much.
func (r *roll) takes(i int, by int8) bool {
	v := r.face[i]
	switch {
	case v == stuck:
		return false
	case r.goal == forTable:
		return v+by >= 1 && v+by <= 6
	}
	return v+by >= 0
}

func (s *State) answerGrace(f *frame, c rules.Choice) {
	if c.Verb == Keep {
		f.did = true
		return
	}
	f.did = s.set.asked <= asksSensibly && s.byResult()
	i, by := c.Args[0], int8(c.Args[1])
	old := s.dice.face[i]
	s.dice.face[i] += by
	s.heroes[f.hero].track[cards.Grace] -= max(by, -by)
	s.emit(f.hero, rules.Event{Kind: rules.DieChanged, Name: "grace_spent", Rule: "BS-GRA-1", Subject: s.elHero(f.hero), N: int16(old), M: int16(s.dice.face[i]), Count: uint8(i)})
}

// hits is how many dice of the roll reach the target number (BS-ATK-8).
func (r *roll) hits() int {
	n := 0
	for _, v := range r.face[:r.n] {
		if v >= r.need {
			n++
		}
	}
	return n
}

// sum is the sum of the dice of the roll.
func (r *roll) sum() int {
	n := 0
	for _, v := range r.face[:r.n] {
		n += int(v)
	}
	return n
}
