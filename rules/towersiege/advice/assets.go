package advice

import (
	"math"
	"math/bits"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// asset is one of the numbers by which a seat is judged.
type asset uint8

// The assets. Levels count in hundreds, as printed and with Items in use; what is in force for a time only is worth
// something where dice are thrown, and the odds count it there.
const (
	mageLife    asset = iota // the root of the Mage's Life Points
	mageLevels               // AL and DL of the Mage
	mageArmour               // PL of the Mage
	mageOutside              // 1: it is exposed
	mageFumbled              // 1
	besieged                 // AL of all enemies that can attack, one by one, if the Mage is outside
	towerStands              // 1
	towerPoints              // Integrity Points of the Tower
	towerWalls               // DL that its Items add
	walls                    // Integrity Points of all other structures
	soldiers                 // creatures that can act, the Mage not counted
	levels                   // their AL and DL
	armour                   // their PL
	resting                  // creatures in DEFEND
	restLevels               // their AL and DL, and twice their PL
	lives                    // Life Points of creatures beyond the first
	shooters                 // skills that attack
	abilities                // other skills of creatures
	gear                     // Items in use that do more than change a level
	spares                   // Items not in use
	upkeep                   // points a Round
	majority                 // creatures that can act beyond those that can meet them
	goldMade                 // a Round
	powerMade
	goldLeft // unspent: it goes with the next On Guard (TS-RES-5)
	powerLeft
	hand // cards
	spells
	coming // cards in the Caravan, a Relic counting as three
	linked // Minions that share each other's wounds by magic of others
	toMove // 1: it is its turn
	assetCount
)

type assets [assetCount]float64

// count takes the assets of all seats. It reads what lies open, and how many cards are in hands.
func count(s *engine.State, all *[engine.MaxSeats]assets) {
	for i := range s.Things {
		t := &s.Things[i]
		countThing(s, t, &all[t.Owner])
	}
	for i := range s.Timed {
		if m := &s.Timed[i]; m.Kind == engine.LinkInForce {
			if t := s.At(m.Target); t != nil && t.Owner != m.Caster {
				all[t.Owner][linked]++
			}
		}
	}
	living := s.Living()
	others := float64(max(1, bits.OnesCount16(uint16(living))-1))
	for seat := range rules.Seat(s.Count) {
		if !living.Has(seat) {
			continue
		}
		p, a := &s.Players[seat], &all[seat]
		a[goldMade], a[powerMade] = float64(s.Produced(seat, content.Gold)), float64(s.Produced(seat, content.Power))
		a[goldLeft], a[powerLeft] = float64(s.Available(seat, content.Gold)), float64(s.Available(seat, content.Power))
		a[hand], a[spells], a[coming] = float64(p.Hand.N), float64(p.Spells.N), float64(p.Caravan.N)
		for _, card := range p.Caravan.All() {
			if s.Content.At(card).Type == content.Relic {
				a[coming] += 2
			}
		}
		if s.Turn == seat {
			a[toMove] = 1
		}
		for other := range rules.Seat(s.Count) {
			if b := &all[other]; other != seat && living.Has(other) {
				a[besieged] += a[mageOutside] * b[levels] / others
				a[majority] += max(0, a[soldiers]-b[soldiers]) / others
			}
		}
	}
}

// countThing counts a thing for its owner.
func countThing(s *engine.State, t *engine.Thing, a *assets) {
	info := s.Info(t)
	switch {
	case info.Type == content.Mage:
		a[mageLife] += math.Sqrt(float64(t.Points))
		a[mageLevels] += float64(info.SL) / 50
		if t.OnField() {
			a[mageOutside]++
		}
		if t.Has(engine.FumbledMage) {
			a[mageFumbled]++
		}
		a.levelled(info, a.of(s, t))
	case s.Creature(t):
		a.enlisted(t, info)
		a.levelled(info, a.of(s, t))
	case info.Type == content.Tower:
		if a[towerPoints] += float64(t.Points); t.Points > 0 {
			a[towerStands]++
		}
	case !s.Carried(t):
		a[walls] += float64(t.Points)
	case !t.Has(engine.InUse):
		a[spares]++
	default:
		if !a.levelled(info, a.of(s, s.At(t.On))) {
			a[gear]++
		}
	}
}

// enlisted counts a creature that is no Mage.
func (a *assets) enlisted(t *engine.Thing, info *content.Info) {
	number, sum := soldiers, levels
	if t.Position == engine.ToDefend {
		number, sum = resting, restLevels
	}
	a[number]++
	a[sum] += float64(info.SL) / 50
	a[lives] += float64(t.Points - 1)
	a[upkeep] += float64(info.UpkeepGold + info.UpkeepPower)
	for i := range info.Effects {
		switch e := &info.Effects[i]; {
		case e.Verb == content.Mod:
		case e.When == content.OnTurn && e.Attacks():
			a[shooters]++
		default:
			a[abilities]++
		}
	}
}

// bearing is where the levels of a thing count.
type bearing struct{ attack, defence, protection asset }

// of is where the levels of a bearer count.
func (a *assets) of(s *engine.State, t *engine.Thing) bearing {
	switch {
	case t == nil:
		return bearing{assetCount, assetCount, assetCount}
	case s.Is(t, content.Mage) && sheltered(s, t):
		return bearing{mageLevels, mageLevels, spares} // armour is for later while no blow can reach its bearer
	case s.Is(t, content.Mage):
		return bearing{mageLevels, mageLevels, mageArmour}
	case !s.Creature(t):
		return bearing{assetCount, towerWalls, assetCount}
	case t.Position == engine.ToDefend:
		return bearing{restLevels, restLevels, restLevels}
	}
	return bearing{levels, levels, armour}
}

// levelled adds what a card changes of the levels of its bearer; false: it changes none.
func (a *assets) levelled(info *content.Info, b bearing) (changes bool) {
	for i := range info.Effects {
		e := &info.Effects[i]
		if e.Verb != content.Mod || e.When != content.Passive || e.Who != content.Bearer {
			continue
		}
		n := float64(e.Amount) / 100
		add := func(to asset, n float64) {
			if changes = true; to < assetCount {
				a[to] += n
			}
		}
		switch e.Stat {
		case content.SL:
			add(b.attack, n)
			add(b.defence, n)
		case content.AL:
			add(b.attack, n)
		case content.DL:
			add(b.defence, n)
		case content.PL:
			add(b.protection, n)
		}
	}
	return changes
}

// sheltered reports whether a Mage is inside what will not fall by one blow more (TS-TWR-3).
func sheltered(s *engine.State, mage *engine.Thing) bool {
	around := s.At(mage.On)
	return around != nil && around.Points > 1
}

// Idle reports whether an Item does nothing for a bearer: it protects whom no blow can reach, or changes what is never rolled.
func Idle(s *engine.State, card content.Card, bearer *engine.Thing) bool {
	return unreached(s, card, bearer) || s.Unrolled(card, bearer)
}

// unreached reports whether an Item does nothing but protect a Mage whom no blow can reach.
func unreached(s *engine.State, card content.Card, bearer *engine.Thing) bool {
	if bearer == nil || !s.Is(bearer, content.Mage) || !sheltered(s, bearer) {
		return false
	}
	effects := s.Content.At(card).Effects
	for i := range effects {
		if e := &effects[i]; e.Verb != content.Mod || e.Stat != content.PL || e.Who != content.Bearer {
			return false
		}
	}
	return len(effects) > 0
}
