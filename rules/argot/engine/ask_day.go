package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

var missionDone = because("AR-MIS-5", "Every mission is attempted at most once.")

// askDay is what Argot does with a day: one mission, or a levy (AR-MIS-5).
type askDay struct{}

func (askDay) name() string { return "day" }

func (askDay) list(s *State) {
	for m, result := range s.Campaign.Missions {
		if result == content.NotAttempted {
			s.offer(Undertake, m)
		}
	}
	s.offer(Levy)
}

// undertake is the answer that begins a mission.
type undertake struct{}

func (undertake) spelling(w *World) notation.Spelling {
	return spelt(Undertake, "undertake", w.words.mission)
}

func (undertake) play(s *State, c rules.Choice) {
	s.Campaign.Under = Undertaking{Mission: content.Mission(c.Args[0])}
	s.tell(rules.Event{Kind: rules.PhaseBegan, Name: "mission_begun", Rule: "AR-MIS-5", Seat: Argot, Subject: s.MissionElement(int(c.Args[0]))})
	s.begin(Frame{Kind: FrameMission, Seat: Argot})
}

func (undertake) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Campaign.Missions[c.Args[0]] != content.NotAttempted {
		return missionDone
	}
	return nil
}

// levy is the answer that raises resources instead.
type levy struct{}

func (levy) spelling(*World) notation.Spelling { return spelt(Levy, "levy") }

func (levy) play(s *State, _ rules.Choice) {
	s.earn(s.Content.Days.LevyGain, "levy_raised", "AR-MIS-5")
}

func (levy) refuse(*State, rules.Choice) *rules.Refusal { return nil }
