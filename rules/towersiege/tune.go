package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Tuner = (*State)(nil)

// Tune is a choice with the strength that a person would set for it: the greatest up to that of the choice, of magic that strikes the greatest
// of all, which the own purse of power pays, with the price of an answer left for the turns of others, and of those that can do as much the least. The least
// that there is leaves what it leaves.
func (s *State) Tune(c rules.Choice) rules.Choice {
	at, ok := strengthOf(c)
	if !ok || s.Under > 0 || s.Asker != s.Turn {
		return c
	}
	kept, tuned, most := s.answerPrice(content.Card(c.Args[0]), c.Verb == engine.CastMagic), rules.Choice{}, -1.0
	for _, other := range s.Decision().Choices { // the least strength first
		same := other
		same.Args[at] = c.Args[at]
		if same != c || other.Args[at] > c.Args[at] && !s.strikes(c) {
			continue
		}
		_, power := s.Cost(other)
		if tuned.Verb != 0 && s.Available(s.Asker, content.Power)-power < kept {
			break
		}
		odds, known := s.Odds(other)
		if does := reach(s, odds); !known || tuned.Verb == 0 || does > most+1e-9 {
			tuned, most = other, does
		}
	}
	if tuned.Verb == 0 {
		return c
	}
	return tuned
}

// strikes reports whether a choice casts magic that attacks: it is as likely to do something as it is strong.
func (s *State) strikes(c rules.Choice) bool {
	if c.Verb != engine.CastMagic {
		return false
	}
	effects := s.Content.At(content.Card(c.Args[0])).Effects
	return len(effects) > 0 && effects[0].Attacks()
}

// strengthOf is which argument of a choice is its strength; false: it has none that is set beforehand.
func strengthOf(c rules.Choice) (arg int, ok bool) {
	switch c.Verb {
	case engine.Assault:
		return 2, true
	case engine.CastMagic:
		return 1, true
	}
	return 0, false
}

// reach is how likely a choice does something to others against the defender who suits them best.
func reach(s *State, list []advice.Odds) (least float64) {
	list = advice.Sought(s.State, list)
	for i := range list {
		o := &list[i]
		does := max(o.Holds, o.Counters, o.Steals, o.Razed)
		for _, l := range o.Losses {
			if t := s.At(l.Thing); t != nil && t.Owner != s.Asker {
				does = max(does, l.Hurt)
			}
		}
		if i == 0 || does < least {
			least = does
		}
	}
	return least
}

// answerPrice is the least power for which the seat that is asked could answer in the turn of another, but with the card that it
// casts; 0: with nothing.
func (s *State) answerPrice(cast content.Card, casts bool) (least int) {
	p := &s.Players[s.Asker]
	for _, pile := range [][]content.Card{s.Content.Innate, p.Spells.All(), p.Hand.All()} {
		for _, card := range pile {
			info := s.Content.At(card)
			if !info.Magic() || !info.AnyTurn || len(info.Effects) == 0 || len(info.Effects[0].Levels) == 0 || casts && card == cast {
				continue
			}
			if _, power := s.Cost(rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(card)}}); least == 0 || power < least {
				least = power
			}
		}
	}
	return least
}
