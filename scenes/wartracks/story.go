package wartracks

import (
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/kit"
)

// sideStats is what one side of a match did and suffered.
type sideStats struct {
	Name      string
	Won       bool
	Deployed  int // creatures put into the Deployment Zone
	Actions   int // actions played from the hand
	Storms    int
	Strongest int // the highest Attack Strength that hit an opponent
	Kills     int
	Lost      int // cards lost to damage
	Healed    int // cards put on the Heal pile
}

// matchStory tells of a match that is over: what the sides did, side by side.
func matchStory(m *match.Match, counted kit.Stats) kit.Story {
	names := []string{rules.Say("Creatures deployed"), rules.Say("Actions played"), rules.Say("Storms"), rules.Say("Strongest storm"),
		rules.Say("Creatures killed or destroyed"), rules.Say("Cards lost to damage"), rules.Say("Cards healed")}
	var sides []kit.Side
	for _, s := range sidesOf(m) {
		sides = append(sides, kit.Side{Name: s.Name, Won: s.Won, Numbers: []int{s.Deployed, s.Actions, s.Storms, s.Strongest, s.Kills, s.Lost, s.Healed}})
	}
	return kit.Story{Rows: counted.Length(), Below: kit.SideBySide(names, sides)}
}

// sidesOf counts a match side by side: the seats, then the boss if there is one.
func sidesOf(m *match.Match) []sideStats {
	outcome, _ := m.State().Outcome()
	var sides []sideStats
	for i, s := range m.Seats() {
		sides = append(sides, sideStats{Name: s.Name, Won: outcome.Winners.Has(rules.Seat(i))})
	}
	boss := len(sides)
	if mode := m.Header().Options["mode"]; mode == "solo" || mode == "coop" {
		sides = append(sides, sideStats{Name: rules.Say("The boss"), Won: outcome.Winners == 0})
	}
	for _, entry := range m.History() {
		for _, e := range entry.Events {
			at := int(e.Seat)
			if e.Seat == rules.NoSeat {
				at = boss
			}
			if at < len(sides) {
				sides[at].count(e)
			}
		}
	}
	return sides
}

func (s *sideStats) count(e rules.Event) {
	switch e.Name {
	case "deployed", "deployed_free":
		s.Deployed++
	case "action_played":
		s.Actions++
	case "storms":
		s.Storms++
	case "struck_player":
		s.Strongest = max(s.Strongest, int(e.N))
	case "killed", "destroyed":
		s.Kills++
	case "lost":
		s.Lost++
	case "healed":
		s.Healed++
	}
}
