package wartracks

import (
	"math"
	"strconv"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
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
	sides := sidesOf(m)
	return kit.Story{Rows: counted.Length(), Below: func(c *form.Column) {
		c.Skip(c.Gap() * 1.4)
		c.Head(rules.Say("Side by side"))
		c.Skip(c.Gap() * 0.4)
		sidesTable(c, sides)
	}}
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
	case "killed":
		s.Kills++
	case "lost":
		s.Lost++
	case "healed":
		s.Healed++
	}
}

// sidesTable sets what the sides did beside each other.
func sidesTable(c *form.Column, sides []sideStats) {
	rows := []struct {
		name string
		of   func(sideStats) int
	}{
		{rules.Say("Creatures deployed"), func(s sideStats) int { return s.Deployed }},
		{rules.Say("Actions played"), func(s sideStats) int { return s.Actions }},
		{rules.Say("Storms"), func(s sideStats) int { return s.Storms }},
		{rules.Say("Strongest storm"), func(s sideStats) int { return s.Strongest }},
		{rules.Say("Creatures killed"), func(s sideStats) int { return s.Kills }},
		{rules.Say("Cards lost to damage"), func(s sideStats) int { return s.Lost }},
		{rules.Say("Cards healed"), func(s sideStats) int { return s.Healed }},
	}
	f, bold := c.Font(ink.Sans, 18), c.Font(ink.SerifBold, 19)
	share := math.Min(0.22, 0.62/float64(len(sides)))
	w := math.Floor(c.W * share)
	first := c.W - w*float64(len(sides))
	head := c.Take(c.Line(bold) + c.Px(6))
	var l ink.List
	for i, s := range sides {
		face, name := c.Fit(ink.SerifBold, 19, 13, s.Name, w-c.Px(8))
		color := ink.OakLight
		if s.Won {
			color = ink.VerdigrisDark
		}
		l.Write(ink.R(head.X+first+float64(i)*w, head.Y, w, head.H), face, color, name).Across = ink.Middle
	}
	for i, row := range rows {
		at := c.Take(math.Max(c.Line(bold)+c.Px(6), c.Height(f, row.name, first-c.Px(16))))
		if i%2 == 0 {
			l.Fill(at, ink.ParchmentDeep.Alpha(0.22), c.Px(4))
		}
		l.Write(ink.R(at.X+c.Px(8), at.Y, first-c.Px(16), at.H), f, ink.Ink, row.name).Wrap = true
		for j, s := range sides {
			l.Write(ink.R(at.X+first+float64(j)*w, at.Y, w, at.H), bold, ink.Ink, strconv.Itoa(row.of(s))).Across = ink.Middle
		}
	}
	c.Draw(l)
}
