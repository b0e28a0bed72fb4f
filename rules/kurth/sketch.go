package kurth

import (
	"fmt"
	"strings"

	"portcullis/rules"
)

var _ rules.Sketcher = (*State)(nil)

// Sketch draws the board as plain text: the tracks, the city in its two rows, the row of
// cards with the turn's totals, and the dice of the current attack.
func (s *State) Sketch() string {
	v := s.View()
	var b strings.Builder
	fmt.Fprintf(&b, "Spirit %d/%d   Mana %d/%d   Round %d, turn %d   Overrun %d, lost at %d   Passageway %s\n\n",
		v.Spirit, v.SpiritMax, v.Mana, v.ManaMax, v.Round, v.Turn, v.Overrun, v.Limit, openOrShut(v.Passage.Open))
	for _, row := range [...][]int{{0, 1, 2, 3}, {7, 6, 5, 4}} {
		for _, ring := range row {
			fmt.Fprintf(&b, "%-22s", sketchPlace(v, ring))
		}
		b.WriteString("\n")
	}
	b.WriteString("\n")
	for i, c := range v.Row {
		fmt.Fprintf(&b, "%d %-28s +%d forces  +%d A/S  +%d Mana  %s\n", i+1, c.Name, c.Reinforcements, c.Bonus, c.Mana, sketchTargets(s, c.Card, i))
		for _, p := range [...]*Power{&c.Spell, &c.Special} {
			fmt.Fprintf(&b, "    %-18s %s\n", sketchCost(p)+" "+p.Name, p.Text)
		}
	}
	fmt.Fprintf(&b, "This turn: %d forces to each place, %d against you\n", v.Reinforcements, v.Bonus)
	if d := s.attack.dice; d[0] != 0 {
		fmt.Fprintf(&b, "Dice %d %d\n", d[0], d[1])
	}
	return b.String()
}

// sketchPlace is one location: the Warden as @, its name, markers, wards and overrun.
func sketchPlace(v View, ring int) string {
	p := v.Places[ring]
	mark := " "
	if v.Token == ring {
		mark = "@"
	}
	text := fmt.Sprintf("%s%s %d", mark, p.Name, p.Markers)
	if p.Overrun {
		text += "!"
	}
	if p.Protected {
		text += " [ward]"
	}
	if p.Pending {
		text += " (ward)"
	}
	return text
}

func sketchTargets(s *State, c *Card, slot int) string {
	if slot >= placingCards {
		return "places nothing"
	}
	names := make([]string, len(c.Places))
	for i, p := range c.Places {
		names[i] = s.game.places[p].Name
	}
	return strings.Join(names, " or ")
}

func sketchCost(p *Power) string {
	unit := "Spirit"
	if p.Spell {
		unit = "Mana"
	}
	if p.Cost == 0 {
		return "free"
	}
	return fmt.Sprintf("%d %s", p.Cost, unit)
}

func openOrShut(open bool) string {
	if open {
		return "open"
	}
	return "shut"
}
