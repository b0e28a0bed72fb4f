package advice

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// use is how much use a seat has for a card of its hand, 0 to about 1: what it is, whether it can be paid for within
// two Rounds, and whether somebody could use it. It reads what lies open.
func use(s *engine.State, seat rules.Seat, card content.Card) float64 {
	info := s.Content.At(card)
	worth := 0.5
	switch {
	case info.Type.Creature():
		worth = 0.5 + float64(info.SL)/100
	case info.Type == content.Relic:
		worth = 0.6
	case info.Type == content.Mine || info.Type == content.Powerstone:
		worth = 0.8 - 0.03*float64(s.Round) // it has less and less time to pay
	case info.Type == content.Item:
		if worth = 0.45; !usable(s, seat, info) {
			worth = 0.1
		}
	case info.Magic() && info.AnyTurn:
		worth = 0.6
	}
	gold, power := info.Gold, info.Power
	if info.Magic() && len(info.Effects) > 0 && len(info.Effects[0].Levels) > 0 {
		power = info.Effects[0].Levels[0].Power
	}
	if gold > 2*s.Produced(seat, content.Gold) || power > s.Produced(seat, content.Power) {
		worth *= 0.3
	}
	return max(0, worth)
}

// usable reports whether a seat has somebody, or a structure, who can use an Item.
func usable(s *engine.State, seat rules.Seat, item *content.Info) bool {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && !s.Carried(t) && s.Info(t).Uses.CanUse(item.Class) {
			return true
		}
	}
	return false
}
