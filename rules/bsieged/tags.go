package bsieged

import "portcullis/rules"

var (
	_ rules.Tagger  = (*State)(nil)
	_ rules.Starter = (*State)(nil)
)

// Tags names what a choice makes use of: "arm_logs used", "arm_gate_halberd in attack",
// "arm_logs stored", "barn visited", "eileen attacks", "catapult shot", "bloodthirst learned",
// "web_of_contacts used", "osvith resurrected". What an effect asks for has no tags of its own.
func (s *State) Tags(c rules.Choice, buf []string) []string {
	set, a := s.game.set, c.Args[0]
	switch c.Verb {
	case Attack:
		buf = append(buf, s.sheet(s.ask.hero).ID+" attacks")
		if weapon := c.Args[2]; weapon >= 0 {
			buf = append(buf, set.Cards[weapon].ID+" in attack")
		}
	case Stand:
		buf = append(buf, s.sheet(s.ask.hero).ID+" takes position")
	case Use:
		buf = append(buf, set.Cards[a].ID+" used")
	case Discard:
		buf = append(buf, set.Cards[a].ID+" discarded")
	case Keeping:
		buf = append(buf, s.design(s.top().card).ID+" stored")
	case Leave:
		buf = append(buf, s.design(s.top().card).ID+" left")
	case Visit:
		buf = append(buf, set.Buildings[a].ID+" visited")
	case Repair:
		buf = append(buf, set.Buildings[a].ID+" repaired")
	case Trade:
		buf = append(buf, "cards exchanged")
	case Turn:
		buf = append(buf, "catapult turned")
	case Shoot:
		buf = append(buf, "catapult shot")
	case Ability:
		buf = append(buf, s.ability(s.ask.hero, int(a)).ID+" used")
	case PickToken:
		if s.learnsAtOnce() {
			return append(buf, s.tokenAt(s.top(), c.Args[0]).ID+" learned")
		}
		buf = append(buf, s.tokenAt(s.top(), c.Args[0]).ID+" kept")
	case Learn:
		buf = append(buf, s.tokenAt(s.top(), 0).ID+" learned")
	case Strengthen:
		buf = append(buf, s.tokenAt(s.top(), 0).ID+" turned over")
	case Raise:
		buf = append(buf, set.Heroes[a].ID+" resurrected")
	case Grace:
		buf = append(buf, "divine grace spent")
	}
	return buf
}

// Starts returns, as long as the First Hero token has not passed on, the seat of the first hero
// (BS-SET-16, BS-HER-4).
func (s *State) Starts() rules.Seat {
	if s.round != 1 || s.stack.Depth == 0 || s.stack.Frames[0].stage > toHeroes {
		return rules.NoSeat
	}
	return rules.Seat(s.heroes[s.first].seat)
}
