package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// The stages of a scene.
const (
	sceneWay uint8 = iota
	sceneLeader
	sceneBoost
	sceneRoll
)

// missionFrame is one mission, scene after scene (AR-MIS-6, AR-MIS-9).
type missionFrame struct{}

func (missionFrame) resume(s *State, f *Frame) {
	u, days := &s.Campaign.Under, &s.Content.Days
	stage := f.Stage
	f.Stage++
	switch stage {
	case sceneWay:
		switch {
		case int(u.Won) >= days.SuccessesNeeded:
			s.conclude(content.Success)
		case int(u.Lost) > content.SceneCount-days.SuccessesNeeded:
			s.conclude(content.Failure)
		case !s.hasLeader():
			s.tell(rules.Event{Kind: rules.Note, Name: "no_leader", Rule: "AR-MIS-9", Seat: Argot, Subject: s.MissionElement(int(u.Mission)), N: int16(u.Scene) + 1})
			s.closeScene(f, false)
		default:
			s.ask(AskScene, Argot)
		}
	case sceneLeader:
		s.ask(AskLeader, Argot)
	case sceneBoost:
		s.ask(AskBoost, Argot)
	default:
		s.closeScene(f, true)
	}
}

// hasLeader reports whether a hero is left who can lead the next scene.
func (s *State) hasLeader() bool {
	for hero := range s.Campaign.Heroes {
		if s.CanLead(hero) {
			return true
		}
	}
	return false
}

// CanLead reports whether a hero can lead a scene of the mission under way: not lost, and not a leader
// in it before (AR-MIS-6).
func (s *State) CanLead(hero int) bool {
	return !s.Lost(hero) && s.Campaign.Under.Led&(1<<hero) == 0
}

// Scene is the scene that is played, Option the way that was chosen through it.
func (s *State) Scene() *content.Scene {
	u := &s.Campaign.Under
	return &s.Content.Missions[u.Mission].Scenes[u.Scene]
}

// Option is the way that was chosen through the scene.
func (s *State) Option() *content.Option { return &s.Scene().Options[s.Campaign.Under.Way] }

// Needed is what the sum of a roll on an option has to reach, Added what is added to the die for a
// leader, the boost apart (AR-MIS-7).
func (s *State) Needed(o *content.Option) int { return o.Target + int(s.Campaign.Under.Alarm) }

// Added is what is added to the die if a hero leads on an option, the boost apart (AR-MIS-7).
func (s *State) Added(o *content.Option, hero int) int {
	return s.Content.Heroes[hero].Skills[o.Skill] + int(s.Campaign.Under.Bonus) - int(s.Campaign.Heroes[hero].Wounds)
}

// attempt rolls for a scene with the boost that was paid, and draws the consequences (AR-MIS-7,
// AR-MIS-8).
func (s *State) attempt(boost int) {
	u, option := &s.Campaign.Under, s.Option()
	leader := int(u.Leader)
	die := s.Rng.Throw(rules.Sides(s.Content.Days.Die))
	total, needed := int(die)+s.Added(option, leader)+boost, s.Needed(option)
	won := total >= needed
	switch int(die) {
	case s.Content.Days.Die:
		won = true
	case 1:
		won = false
	}
	u.Led |= 1 << leader
	u.Bonus = 0
	s.tell(rules.Event{
		Kind: rules.DiceRolled, Name: "scene_rolled", Rule: "AR-MIS-7", Seat: Argot, Subject: s.HeroElement(leader), To: s.MissionElement(int(u.Mission)),
		N: int16(total), M: int16(needed), Dice: rules.Faces{die}, Sides: rules.Sides(s.Content.Days.Die), Count: 1, Kept: 1, Reveals: true,
	})
	effects, name := option.Fail, "scene_lost"
	if won {
		u.Won++
		effects, name = option.Win, "scene_won"
	} else {
		u.Lost++
	}
	s.tell(rules.Event{Kind: rules.Note, Name: name, Rule: "AR-MIS-7", Seat: Argot, Subject: s.MissionElement(int(u.Mission)), N: int16(u.Scene) + 1})
	for i := range effects {
		s.consequence(&effects[i], leader)
	}
}

// closeScene goes on to the next scene; one that was not played is lost.
func (s *State) closeScene(f *Frame, played bool) {
	u := &s.Campaign.Under
	if !played {
		u.Lost++
	}
	u.Scene++
	f.Stage = sceneWay
}

// consequence carries out an effect of a scene (AR-MIS-8).
func (s *State) consequence(e *content.Effect, leader int) {
	u := &s.Campaign.Under
	event := rules.Event{Kind: rules.TrackChanged, Rule: "AR-MIS-8", Seat: Argot, Subject: s.MissionElement(int(u.Mission)), N: int16(e.N)}
	switch e.Verb {
	case content.Alarm:
		u.Alarm += int8(e.N)
		event.Name, event.M = "alarm_raised", int16(u.Alarm)
	case content.Bonus:
		u.Bonus += int8(e.N)
		event.Name, event.M = "bonus_gained", int16(u.Bonus)
	case content.Wound:
		s.wound(leader, e.N)
		return
	default: // content.Resource
		s.earn(e.N, "resources_changed", "AR-MIS-8")
		return
	}
	s.tell(event)
}

// wound hurts a hero; one with too many wounds is lost for good (AR-MIS-8, AR-MIS-10).
func (s *State) wound(hero, n int) {
	h, lost := &s.Campaign.Heroes[hero], s.Content.Days.WoundsLost
	before := int(h.Wounds)
	h.Wounds = uint8(min(before+n, lost))
	s.tell(rules.Event{
		Kind: rules.TrackChanged, Name: "hero_wounded", Rule: "AR-MIS-8", Seat: Argot, Subject: s.HeroElement(hero),
		N: int16(int(h.Wounds) - before), M: int16(h.Wounds),
	})
	if s.Lost(hero) {
		s.tell(rules.Event{Kind: rules.PieceRemoved, Name: "hero_lost", Rule: "AR-MIS-10", Seat: Argot, Subject: s.HeroElement(hero), N: 1})
	}
}

// conclude ends the mission that is under way (AR-MIS-9).
func (s *State) conclude(result content.Result) {
	m := s.Campaign.Under.Mission
	s.Campaign.Missions[m] = result
	name := "mission_failed"
	if result == content.Success {
		name = "mission_succeeded"
	}
	s.tell(rules.Event{Kind: rules.Note, Name: name, Rule: "AR-MIS-9", Seat: Argot, Subject: s.MissionElement(int(m))})
	s.end()
}
