package siegestorm

import "portcullis/rules/siegestorm/cards"

// trait is what the rules ask of a design again and again, put together once.
type trait struct {
	watches  cards.Trigger // what sets its triggered passive off
	static   statics
	creature bool
	shielded bool // ST-CMD-4
}

// statics is the set of what a static passive does.
type statics uint8

const (
	changesItself   statics = 1 << iota // mod, scope this
	changesOthers                       // mod, scope allies or enemies
	ignoresDefences                     // ignore_defender
	wards                               // ward
	changesCosts                        // cost
	savesStormer                        // instead of after_storm
	savesKilled                         // instead of killed
)

func makeTraits(set *cards.Set) []trait {
	traits := make([]trait, len(set.Cards))
	for i := range set.Cards {
		c := &set.Cards[i]
		t := &traits[i]
		t.creature = c.Creature()
		t.shielded = c.Specials.Has(cards.Shielded)
		switch c.Passive.Kind {
		case cards.Triggered:
			t.watches = c.Passive.On
		case cards.Static:
			for j := range c.Passive.Effects {
				t.static |= staticOf(&c.Passive.Effects[j])
			}
		}
	}
	return traits
}

func staticOf(e *cards.Effect) statics {
	switch e.Do {
	case cards.Mod:
		if e.Scope == cards.This {
			return changesItself
		}
		return changesOthers
	case cards.IgnoreDefender:
		return ignoresDefences
	case cards.Ward:
		return wards
	case cards.CostChange:
		return changesCosts
	case cards.Instead:
		if e.Event == cards.AfterStorm {
			return savesStormer
		}
		return savesKilled
	}
	return 0
}

func (s *State) trait(c cardNo) *trait { return &s.game.traits[s.cards[c].design] }
