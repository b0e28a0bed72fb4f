package engine

import "portcullis/rules/argot/content"

// Campaign is what the days before the siege have brought, and the heroes (AR-MIS).
type Campaign struct {
	Day      uint8 // of the days before the siege, from 1
	Missions [content.MissionCount]content.Result
	Heroes   [content.HeroCount]Hero
}

// Hero is one of the heroes in the match.
type Hero struct {
	Wounds uint8
	Spent  bool // has used the power of the day (AR-MIS-11)
}

// Council is what the war council can still do (AR-ARM-8 to AR-ARM-11).
type Council struct {
	Swap    bool  // the Heckers may be swapped in
	Zulon   uint8 // blocks of Zulon still to choose
	Nistora uint8 // blocks of Nistora still to choose
}

// campaigns reports whether the days before the siege are played (AR-MOD-3).
func (s *State) campaigns() bool { return s.Scenario().Missions == content.PlayedMissions }

// longRest heals a wound of every hero not lost and makes all powers ready again (AR-MIS-10).
func (s *State) longRest() {
	days := &s.Content.Days
	for i := range s.Campaign.Heroes {
		if h := &s.Campaign.Heroes[i]; int(h.Wounds) < days.WoundsLost {
			h.Wounds -= uint8(min(int(h.Wounds), days.RestHeals))
			h.Spent = false
		}
	}
}
