package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// venture is a mission thought through to its end: exact over all its dice, with the way, the leader and the boost of
// each scene that promise most.
type venture struct {
	*engine.State
	mission content.Mission
	stake   float64 // what its success is worth beside its failure, in resources
	known   map[moment]forecast
}

// moment is where a mission stands before a scene.
type moment struct {
	scene, won, led uint8
	alarm, bonus    int8
}

// forecast is what may be expected of a mission: the chance, 0 to 1, that it succeeds, and what it is worth beside its
// failure less what is spent and suffered on the way, in resources.
type forecast struct{ chance, worth float64 }

func newVenture(s *engine.State, m content.Mission) *venture {
	won, lost := s.Campaign.Missions, s.Campaign.Missions
	won[m], lost[m] = content.Success, content.Failure
	return &venture{State: s, mission: m, stake: fortune(s, won) - fortune(s, lost), known: map[moment]forecast{}}
}

// from is what may be expected from a moment on. To withdraw is always open.
func (v *venture) from(now moment) forecast {
	days := &v.Content.Days
	switch {
	case int(now.won) >= days.SuccessesNeeded:
		return forecast{1, v.stake}
	case int(now.scene)-int(now.won) > content.SceneCount-days.SuccessesNeeded:
		return forecast{}
	}
	if f, ok := v.known[now]; ok {
		return f
	}
	rules.Breathe()
	best := forecast{}
	scene := &v.Content.Missions[v.mission].Scenes[now.scene]
	if !v.anyLeader(now) {
		best = v.from(moment{now.scene + 1, now.won, now.led, now.alarm, now.bonus})
	} else {
		for i := range scene.Options {
			best = better(best, v.way(now, &scene.Options[i]))
		}
	}
	v.known[now] = best
	return best
}

func better(a, b forecast) forecast {
	if b.worth > a.worth {
		return b
	}
	return a
}

// canLead reports whether a hero can lead the next scene (AR-MIS-6).
func (v *venture) canLead(now moment, hero int) bool { return !v.Lost(hero) && now.led&(1<<hero) == 0 }

func (v *venture) anyLeader(now moment) bool {
	for hero := range v.Campaign.Heroes {
		if v.canLead(now, hero) {
			return true
		}
	}
	return false
}

// way is what may be expected of a way through the scene.
func (v *venture) way(now moment, o *content.Option) (best forecast) {
	best.worth = -v.stake - neverLeads
	for hero := range v.Campaign.Heroes {
		if v.canLead(now, hero) {
			best = better(best, v.leader(now, o, hero))
		}
	}
	return best
}

// neverLeads is less than any hero's leading is worth.
const neverLeads = 1000

// leader is what may be expected of a hero who leads on a way.
func (v *venture) leader(now moment, o *content.Option, hero int) forecast {
	best := v.boost(now, o, hero, 0)
	days := &v.Content.Days
	for boost := 1; boost <= days.BoostMax && boost*days.BoostCost <= int(v.Pool); boost++ {
		best = better(best, v.boost(now, o, hero, boost))
	}
	return best
}

// boost is what may be expected if he leads with a boost.
func (v *venture) boost(now moment, o *content.Option, hero, boost int) forecast {
	h := &v.Campaign.Heroes[hero]
	need := o.Target + int(now.alarm) - v.Content.Heroes[hero].Skills[o.Skill] - int(now.bonus) + int(h.Wounds) - boost
	p := faceChance(v.Content.Days.Die, need)
	won := v.after(moment{now.scene + 1, now.won + 1, now.led | 1<<hero, now.alarm, 0}, o.Win, int(h.Wounds))
	lost := v.after(moment{now.scene + 1, now.won, now.led | 1<<hero, now.alarm, 0}, o.Fail, int(h.Wounds))
	return forecast{
		chance: p*won.chance + (1-p)*lost.chance,
		worth:  p*won.worth + (1-p)*lost.worth - float64(boost*v.Content.Days.BoostCost),
	}
}

// What the wounds of heroes cost, in resources: they heal by a day each, and who has too many is lost with his power.
const (
	woundCost = 0.5
	heroCost  = 4
)

// after is what may be expected once a scene has had its effects (AR-MIS-8), on a leader with so many wounds before.
func (v *venture) after(next moment, effects []content.Effect, wounds int) forecast {
	cost := 0.0
	for i := range effects {
		switch e := &effects[i]; e.Verb {
		case content.Alarm:
			next.alarm += int8(e.N)
		case content.Bonus:
			next.bonus += int8(e.N)
		case content.Wound:
			cost += woundCost * float64(e.N)
			if wounds+e.N >= v.Content.Days.WoundsLost {
				cost += heroCost
			}
		case content.Resource:
			cost -= float64(e.N)
		}
	}
	f := v.from(next)
	f.worth -= cost
	return f
}

// faceChance is the chance that a die shows as much as is needed: its highest face always does, 1 never (AR-MIS-7).
func faceChance(die, need int) float64 {
	return float64(max(1, min(die-1, die+1-need))) / float64(die)
}

// SceneChance is the chance, 0 to 1, that a hero wins a scene of the mission under way on one of its ways with
// a boost (AR-MIS-7).
func SceneChance(s *engine.State, o *content.Option, hero, boost int) float64 {
	return faceChance(s.Content.Days.Die, s.Needed(o)-s.Added(o, hero)-boost)
}
