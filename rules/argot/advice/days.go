package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// daysPromise is how the choices of the days before the siege look.
func daysPromise(s *engine.State, c rules.Choice) float64 {
	u := &s.Campaign.Under
	switch c.Verb {
	case engine.Levy:
		return float64(s.Content.Days.LevyGain)
	case engine.Undertake:
		return undertaking(s, content.Mission(c.Args[0]))
	case engine.Way:
		best := 0.0
		for hero := range s.Campaign.Heroes {
			if s.CanLead(hero) {
				best = math.Max(best, SceneChance(s, &s.Scene().Options[c.Args[0]], hero, 0)-0.02*float64(s.Campaign.Heroes[hero].Wounds))
			}
		}
		return best
	case engine.Lead:
		return SceneChance(s, s.Option(), int(c.Args[0]), 0) - 0.05*float64(s.Campaign.Heroes[c.Args[0]].Wounds)
	case engine.Boost:
		price := float64(int(c.Args[0]) * s.Content.Days.BoostCost)
		stake := 0.5 * missionWorth(s, u.Mission)
		if u.Won == 1 && u.Lost == 1 {
			stake *= 2
		}
		return stake*SceneChance(s, s.Option(), int(u.Leader), int(c.Args[0])) - price
	}
	return -100 // to withdraw is to fail
}

// SceneChance is the chance, 0 to 1, that a hero wins a scene of the mission under way on one of its ways with
// a boost (AR-MIS-7).
func SceneChance(s *engine.State, o *content.Option, hero, boost int) float64 {
	die := s.Content.Days.Die
	wins := 1 // the highest face always wins
	for face := 2; face < die; face++ {
		if face+s.Added(o, hero)+boost >= s.Needed(o) {
			wins++
		}
	}
	return float64(wins) / float64(die)
}

// missionWorth is what the success of a mission is worth to Argot, in resources: by what its outcomes change.
func missionWorth(s *engine.State, m content.Mission) (sum float64) {
	info := &s.Content.Missions[m]
	for i := range info.Outcomes[content.Success] {
		sum += effectWorth(s, &info.Outcomes[content.Success][i])
	}
	for i := range info.Outcomes[content.NotAttempted] {
		sum -= effectWorth(s, &info.Outcomes[content.NotAttempted][i])
	}
	return sum
}

// What the outcomes of missions are worth to Argot, in resources: by how many of a hundred sieges they turned
// when the sound choices played them, a resource turning about one.
const (
	zoneWorth     = 3
	blockWorth    = 5
	allyWorth     = 9  // a block of Zulon's is one of the best
	rivalWorth    = 4  // a band that fights all comers
	enemyWorth    = 13 // a band that fights for the besieger
	swapWorth     = 1
	defectorWorth = 13 // each counts twice
	stanceWorth   = 3
)

// effectWorth is what one outcome is worth to Argot, in resources.
func effectWorth(s *engine.State, e *content.Effect) float64 {
	switch e.Verb {
	case content.SetZone:
		return zoneWorth
	case content.DestroyBlock:
		return -blockWorth
	case content.RemoveParty:
		if s.Content.Parties[e.Party].Stance == content.WithMineos {
			return enemyWorth
		}
		return rivalWorth
	case content.ContributeBlock:
		return allyWorth * float64(e.N)
	case content.UnlockSwap:
		return swapWorth
	case content.Defect:
		return -defectorWorth * float64(e.Blocks.Len())
	case content.SetStance:
		if e.Stance == content.WithArgot {
			return stanceWorth
		}
		return -stanceWorth
	}
	return 0
}

// undertaking is what a mission promises: its worth by the chance that its scenes are won by the heroes left.
func undertaking(s *engine.State, m content.Mission) float64 {
	chance := 0.0
	for i := range s.Content.Missions[m].Scenes {
		best := 0.0
		for o := range s.Content.Missions[m].Scenes[i].Options {
			for hero := range s.Campaign.Heroes {
				if s.Lost(hero) {
					continue
				}
				option := &s.Content.Missions[m].Scenes[i].Options[o]
				need := option.Target - s.Content.Heroes[hero].Skills[option.Skill] + int(s.Campaign.Heroes[hero].Wounds)
				best = math.Max(best, math.Min(5, math.Max(1, float64(7-need)))/6)
			}
		}
		chance += best / content.SceneCount
	}
	return missionWorth(s, m) * chance * chance * (3 - 2*chance)
}

// councilPromise is how the purchases of the war council look; a reserve stays for the siege.
func councilPromise(s *engine.State, c rules.Choice) float64 {
	reserve := float64(s.Pool) - 10
	switch c.Verb {
	case engine.Adjourn:
		return 0
	case engine.Upgrade:
		b := blockOf(c)
		gain := faceWorth(s.Content.Face(b, true), s.Full(b)) - faceWorth(s.Content.Face(b, false), s.Full(b))
		return gain + 0.3*(reserve-float64(s.Content.At(b).UpgradeCost)) - 0.5
	case engine.Strengthen:
		site := &s.Map.Gates()[c.Args[0]]
		near := float64(s.Map.Steps(site.Outside, nearestStart(s, site.Outside)))
		return 1.2 - 0.12*near + 0.3*(reserve-float64(site.UpgradeCost))
	case engine.BuyTrain:
		return -1
	case engine.Swap:
		return 0.5 + faceWorth(s.Content.Face(s.Council.Swap, false), 3) - worth(s, blockOf(c))
	}
	return 1 + faceWorth(s.Content.Face(blockOf(c), false), uint8(s.Content.Face(blockOf(c), false).Strength)) // Recruit
}
