package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// Campaign is what the days before the siege have brought, and the heroes (AR-MIS).
type Campaign struct {
	Day      uint8 // of the days before the siege, from 1
	Missions [content.MissionCount]content.Result
	Heroes   [content.HeroCount]Hero
	Under    Undertaking
}

// Hero is one of the heroes in the match.
type Hero struct {
	Wounds uint8
	Spent  bool // has used the power of the day (AR-MIS-11)
}

// Undertaking is the mission that is under way, or the last one (AR-MIS-6 to AR-MIS-9).
type Undertaking struct {
	Mission content.Mission
	Scene   uint8 // from 0
	Won     uint8 // scenes
	Lost    uint8
	Alarm   int8  // on the targets of the scenes to come
	Bonus   int8  // on the next roll
	Led     uint8 // the heroes who have led in this mission, as bits 1<<hero
	Way     uint8 // the option that was chosen for this scene
	Leader  uint8 // the hero who was chosen for it
}

// campaigns reports whether the days before the siege are played (AR-MOD-3).
func (s *State) campaigns() bool { return s.Scenario().Missions == content.PlayedMissions }

// campaignFrame is the days before the siege: on each a mission or a levy, then a long rest (AR-MIS-5,
// AR-MIS-10).
type campaignFrame struct{}

func (campaignFrame) resume(s *State, f *Frame) {
	c := &s.Campaign
	switch {
	case f.Stage > 0:
		f.Stage = 0
		s.longRest()
	case int(c.Day) == s.Content.Days.Days:
		s.end()
	default:
		f.Stage = 1
		c.Day++
		s.tell(rules.Event{Kind: rules.TurnBegan, Name: "campaign_day_began", Rule: "AR-MIS-5", Seat: rules.NoSeat, N: int16(c.Day)})
		s.ask(AskDay, Argot)
	}
}

// longRest heals a wound of every hero not lost and makes all powers ready again (AR-MIS-10). Without
// heroes it is nothing (AR-RUL-50).
func (s *State) longRest() {
	if !s.Scenario().Heroes {
		return
	}
	days := &s.Content.Days
	for i := range s.Campaign.Heroes {
		if h := &s.Campaign.Heroes[i]; !s.Lost(i) {
			h.Wounds -= uint8(min(int(h.Wounds), days.RestHeals))
			h.Spent = false
		}
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "long_rest", Rule: "AR-MIS-10", Seat: Argot})
}

// earn adds to the city pool, or takes from it, but not below 0 (AR-MIS-8).
func (s *State) earn(n int, name, rule string) {
	before := s.Pool
	s.Pool = int16(max(0, int(s.Pool)+n))
	if s.Pool != before {
		s.tell(rules.Event{Kind: rules.TrackChanged, Name: name, Rule: rule, Seat: Argot, Subject: PoolElement, N: s.Pool - before, M: s.Pool})
	}
}
