package siegestorm

import "portcullis/rules"

// lot is what becomes of a side that does nothing more until it has drawn again (ST-WIN-1, ST-WIN-3).
type lot struct {
	lost, tries int
	alone       bool // nobody else had anything to choose
	fixed       bool // nor the side itself, and nothing was drawn, from a pile or by lot
	short       bool // the draw is more than what is left, and a boss has cards enough for his turn
}

// How often a lot is tried, each time with other hidden cards, and with how many cards left nobody has lost in any of many
// thousands of tries.
const (
	tries = 40
	safe  = 30
	// plenty is more than a boss draws in a turn.
	plenty = 12
)

// odds are how sure it is that a side is lost. Of what others choose or hide nothing is certain.
func (f lot) odds() rules.Odds {
	switch {
	case f.lost == f.tries && f.alone && (f.fixed || f.short):
		return rules.Certain
	case 2*f.lost > f.tries:
		return rules.Likely
	}
	return rules.Possible
}

// lot plays on from here, again and again: the side passes whatever it is asked, the others do what comes to their minds,
// and storm if that takes its last cards. It knows no more than the side does.
func (s *State) lot(d side) lot {
	f := lot{alone: true, fixed: true, short: s.drawsLeft(d) < s.drawsPerTurn(d) && s.drawsLeft(bossSide) >= plenty}
	if s.drawsLeft(d)+s.sides[d].heal.len() > safe {
		return f
	}
	r := rules.NewRand(uint64(d) + 1)
	world := s.Clone().(*State)
	var buf [choiceRoom]rules.Choice
	for range tries {
		world.CopyFrom(s)
		world.Veil(d.seat(), &r)
		f.tries++
		end := world.passes(d, &r, buf[:0])
		f.lost += end.lost
		f.alone, f.fixed = f.alone && end.alone, f.fixed && end.fixed
	}
	return f
}

// passes plays on until a side is out, or has drawn in a turn of its own.
func (s *State) passes(d side, r *rules.Rand, buf []rules.Choice) (end lot) {
	chance := s.rng
	end.alone, end.fixed = true, true
	for range 400 {
		if s.result != undecided || !s.living.Has(d.seat()) {
			if s.result == undecided || !s.winner.Has(d.seat()) {
				end.lost = 1
			}
			end.fixed = end.fixed && s.rng == chance
			return end
		}
		choices := s.Decision().Choices
		c, free := s.idle(d, choices)
		if !free {
			buf = s.Sensible(buf[:0])
			end.alone = end.alone && (len(choices) == 1 || s.ask.seat == d)
			end.fixed = end.fixed && len(choices) == 1
			if c = buf[r.IntN(len(buf))]; s.ask.seat != d {
				c = s.worst(d, buf, c)
			}
		}
		events, err := s.Apply(c)
		if err != nil {
			return end
		}
		for _, e := range events {
			if e.Name == "draw_step" && e.Subject == s.game.seat[d] && s.result == undecided && s.living.Has(d.seat()) {
				return end
			}
			end.fixed = end.fixed && e.Name != "drawn"
		}
	}
	return end
}

// lastWord reports whether the side that is asked is lost after a choice without being asked again, in each of a few tries.
func (s *State) lastWord(c rules.Choice) bool {
	d := s.ask.seat
	r := rules.NewRand(uint64(d) + 1)
	var world State
	var buf [choiceRoom]rules.Choice
	for range 3 {
		world.CopyFrom(s)
		world.Veil(d.seat(), &r)
		for next := c; ; {
			if _, err := world.Apply(next); err != nil {
				return false
			}
			if world.result != undecided || !world.living.Has(d.seat()) {
				break
			}
			if world.ask.seat == d {
				return false
			}
			list := world.Sensible(buf[:0])
			next = world.worst(d, list, list[r.IntN(len(list))])
		}
		if world.winner.Has(d.seat()) {
			return false
		}
	}
	return true
}

// idle is the choice by which a side does nothing; false: another side is asked, or it has to do something.
func (s *State) idle(d side, choices []rules.Choice) (rules.Choice, bool) {
	if s.ask.seat != d {
		return rules.Choice{}, false
	}
	for _, c := range choices {
		switch c.Verb {
		case Continue, Pass, No, Keep, Cancel:
			return c, true
		}
	}
	return rules.Choice{}, false
}

// worst is what of some choices is the worst for a side: a storm, and the blow that takes its last cards; else what was drawn.
func (s *State) worst(d side, choices []rules.Choice, drawn rules.Choice) rules.Choice {
	for _, c := range choices {
		switch {
		case c.Verb == OrderStorm:
			drawn = c
		case c.Verb == StrikeAt && side(c.Args[0]) == d && s.hitOn(d, s.strength(s.stormer)).Loses:
			return c
		}
	}
	return drawn
}
