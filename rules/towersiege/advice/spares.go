package advice

import (
	"cmp"
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// sparesMage is a list of choices without those in which the Mage meets an attack that something else can meet whose loss costs
// less than a Life Point's risk, whoever plays: who counts heads, or minds who has spent its defence, had the Mage meet blow after
// blow beside creatures that could be spared.
func (f *Forecaster) sparesMage(s *engine.State, list []option) []option {
	mage := func(o option) bool { return meetsByMage(s, o.choice) }
	if !slices.ContainsFunc(list, mage) {
		return list
	}
	seat, own, other := s.Asker, math.Inf(-1), math.Inf(-1)
	for _, o := range list {
		v := f.expects(s, o.choice, func(end *engine.State) float64 { return f.lasting(end, seat) })
		if mage(o) {
			own = max(own, v)
		} else {
			other = max(other, v)
		}
	}
	if other >= own {
		return slices.DeleteFunc(list, mage)
	}
	return list
}

// meetsByMage reports whether by a choice the Mage of the seat that is asked meets an attack.
func meetsByMage(s *engine.State, c rules.Choice) bool {
	switch c.Verb {
	case engine.Defend, engine.Block, engine.BlockByMagic:
		return engine.ThingID(c.Args[0]) == s.Players[s.Asker].Mage
	}
	return false
}

// keepsBest is a list of choices without the defenders that are kept for stronger blows: as many of the best creatures as stronger attackers of the
// same army are still to come, for who has met a blow can meet none of those (TS-CMB-11). One creature always stays in the list.
func keepsBest(s *engine.State, list []option) []option {
	if s.Asked != engine.AskDefender {
		return list
	}
	attacker := s.At(s.Actions[s.Stack.Top().Act].Source)
	if attacker == nil {
		return list
	}
	stronger := 0
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner == attacker.Owner && t.ID != attacker.ID && t.Has(engine.Declared) && s.Level(t, content.AL) > s.Level(attacker, content.AL) {
			stronger++
		}
	}
	var able []*engine.Thing
	for _, o := range list {
		if t := s.At(engine.ThingID(o.choice.Args[0])); t != nil && s.Creature(t) && !meetsByMage(s, o.choice) {
			able = append(able, t)
		}
	}
	slices.SortStableFunc(able, func(a, b *engine.Thing) int { return cmp.Compare(stands(s, b), stands(s, a)) })
	kept := able[:min(stronger, max(0, len(able)-1))]
	return slices.DeleteFunc(list, func(o option) bool {
		return slices.ContainsFunc(kept, func(t *engine.Thing) bool { return int16(t.ID) == o.choice.Args[0] })
	})
}

// stands is the chance, in ten-thousandths, that a creature stands a blow that hits it.
func stands(s *engine.State, t *engine.Thing) int {
	fails := func(stat content.Stat) int { return 100 - min(98, max(2, s.Level(t, stat))) }
	return 10000 - fails(content.DL)*fails(content.PL)
}
