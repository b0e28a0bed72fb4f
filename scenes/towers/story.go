package towers

import (
	"strconv"

	played "portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/scenes/kit"
)

// deeds are what is counted of each seat, by the names of events: those that it does, and those that it suffers.
var deeds = []struct {
	name   rules.Text
	events []string
}{
	{rules.T("Creatures hired"), []string{"hired"}},
	{rules.T("Items bought"), []string{"equipped"}},
	{rules.T("Spells and Scrolls cast"), []string{"cast"}},
	{rules.T("Attacks by hand"), []string{"assaults", "directs"}},
	{rules.T("Ripostes"), []string{"ripostes"}},
	{rules.T("Life and Integrity Points lost"), []string{"point_lost"}},
	{rules.T("Creatures lost"), []string{"slain"}},
}

// story tells of a match that is over: how many Rounds it took, and what each seat did and suffered.
func story(m *played.Match, stats kit.Stats) kit.Story {
	s, ok := m.State().(*towersiege.State)
	if !ok {
		return stats.Story()
	}
	names := []string{}
	for i := range deeds {
		names = append(names, deeds[i].name.String())
	}
	names = append(names, rules.Say("Rolls of 01 and 02"), rules.Say("Rolls of 99 and 100"))
	rows := append([]kit.Row{{Name: rules.Say("Rounds"), Value: strconv.Itoa(int(s.Round))}}, stats.Length()...)
	return kit.Story{Rows: rows, Below: kit.SideBySide(names, sidesOf(m))}
}

// sidesOf counts a match seat by seat: what is counted, then the luckiest and the unluckiest rolls.
func sidesOf(m *played.Match) []kit.Side {
	column := map[string]int{}
	for i := range deeds {
		for _, event := range deeds[i].events {
			column[event] = i
		}
	}
	lucky := len(deeds)
	outcome, _ := m.State().Outcome()
	var sides []kit.Side
	for i, seat := range m.Seats() {
		sides = append(sides, kit.Side{Name: seat.Name, Won: outcome.Winners.Has(rules.Seat(i)), Numbers: make([]int, lucky+2)})
	}
	for _, e := range m.Told(rules.NoSeat) {
		if e.Seat == rules.NoSeat {
			continue
		}
		n := sides[e.Seat].Numbers
		if i, ok := column[e.Name]; ok {
			n[i]++
		}
		switch e.Name {
		case "attack_rolled", "riposte_rolled", "defence_rolled", "resistance_rolled":
			switch face := e.Dice[0]; {
			case face <= 2:
				n[lucky]++
			case face >= 99:
				n[lucky+1]++
			}
		}
	}
	return sides
}
