package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

var (
	cannotLead = because("AR-MIS-6", "A hero leads at most once in a mission, and one that is lost no more.")
	cannotPay  = because("AR-MIS-6", "The boost is more than the resources allow.")
	noMission  = because("AR-MIS-9", "No mission is under way.")
)

// askScene is which of its two ways a scene is tried (AR-MIS-6).
type askScene struct{}

func (askScene) name() string { return "scene" }

func (askScene) list(s *State) {
	for way := range s.Scene().Options {
		s.offer(Way, way)
	}
	s.offer(Withdraw)
}

// way is the answer that chooses one.
type way struct{}

func (way) spelling(*World) notation.Spelling { return spelt(Way, "way", notation.Number(2)) }

func (way) play(s *State, c rules.Choice) {
	u := &s.Campaign.Under
	u.Way = uint8(c.Args[0])
	s.tell(rules.Event{Kind: rules.Note, Name: "way_chosen", Rule: "AR-MIS-6", Seat: Argot, Subject: s.MissionElement(int(u.Mission)), N: int16(u.Scene), M: c.Args[0]})
}

func (way) refuse(*State, rules.Choice) *rules.Refusal { return nil }

// askLeader is which hero leads the scene (AR-MIS-6).
type askLeader struct{}

func (askLeader) name() string { return "leader" }

func (askLeader) list(s *State) {
	for hero := range s.Campaign.Heroes {
		if s.CanLead(hero) {
			s.offer(Lead, hero)
		}
	}
	s.offer(Withdraw)
}

// lead is the answer that names the hero.
type lead struct{}

func (lead) spelling(w *World) notation.Spelling { return spelt(Lead, "lead", w.words.hero) }

func (lead) play(s *State, c rules.Choice) {
	s.Campaign.Under.Leader = uint8(c.Args[0])
	s.tell(rules.Event{Kind: rules.Note, Name: "leader_chosen", Rule: "AR-MIS-6", Seat: Argot, Subject: s.HeroElement(int(c.Args[0]))})
}

func (lead) refuse(s *State, c rules.Choice) *rules.Refusal {
	if !s.CanLead(int(c.Args[0])) {
		return cannotLead
	}
	return nil
}

// askBoost is how many resources are laid out for the roll (AR-MIS-6).
type askBoost struct{}

func (askBoost) name() string { return "boost" }

func (askBoost) list(s *State) {
	for n := range s.Content.Days.BoostMax + 1 {
		if s.affordsBoost(n) {
			s.offer(Boost, n)
		}
	}
	s.offer(Withdraw)
}

func (s *State) affordsBoost(n int) bool {
	days := &s.Content.Days
	return n <= days.BoostMax && n*days.BoostCost <= int(s.Pool)
}

// boost is the answer that pays and rolls.
type boost struct{}

const maxBoost = 10 // more than any content allows

func (boost) spelling(*World) notation.Spelling {
	return spelt(Boost, "boost", notation.Number(maxBoost))
}

func (boost) play(s *State, c rules.Choice) {
	s.spend(int(c.Args[0])*s.Content.Days.BoostCost, "AR-MIS-6")
	s.attempt(int(c.Args[0]))
}

func (boost) refuse(s *State, c rules.Choice) *rules.Refusal {
	if !s.affordsBoost(int(c.Args[0])) {
		return cannotPay
	}
	return nil
}

// withdraw is the answer that gives the mission up before a roll (AR-MIS-9).
type withdraw struct{}

func (withdraw) spelling(*World) notation.Spelling { return spelt(Withdraw, "withdraw") }

func (withdraw) play(s *State, _ rules.Choice) { s.conclude(content.Failure) }

func (withdraw) refuse(*State, rules.Choice) *rules.Refusal { return noMission }
