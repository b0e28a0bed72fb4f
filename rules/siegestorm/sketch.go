package siegestorm

import (
	"fmt"
	"strings"

	"portcullis/rules"
)

var _ rules.Sketcher = (*State)(nil)

// Sketch draws the board as plain text: boss, sides, war tracks from the Deployment Zone to the
// top, Battle Zones, the chain and the storm under way.
func (s *State) Sketch() string {
	v := s.View(rules.NoSeat)
	var b strings.Builder
	if boss := v.Boss; boss != nil {
		fmt.Fprintf(&b, "%s: Life %d/%d, Menace %s, Reserve pile %d (token %s), Gang %d, Spirit %d\n", boss.Name, boss.Life, boss.Start, menaceWords(boss.Menace),
			boss.Reserve, map[bool]string{true: "there", false: "used"}[boss.Token], boss.Gang, boss.Spirit)
	}
	for _, side := range v.Sides {
		sketchSide(&b, side)
	}
	b.WriteString("\n")
	for _, t := range v.Tracks {
		fmt.Fprintf(&b, "%-40s", rules.Capital(s.trackName(uint8(t.Track))))
		for _, c := range t.Slots {
			fmt.Fprintf(&b, " [%s]", sketchCard(c))
		}
		b.WriteString("\n")
	}
	for _, z := range v.Zones {
		fmt.Fprintf(&b, "Battle Zone %d: [%s] No Man's Land [%s%s] [%s]\n", z.Zone, sketchCard(z.Front[0]), sketchCard(z.Middle), s.sketchHolder(z), sketchCard(z.Front[1]))
	}
	for i := range v.Exits {
		fmt.Fprintf(&b, "Waits for its order: %s\n", sketchCard(&v.Exits[i]))
	}
	for _, l := range v.Chain {
		s.sketchLink(&b, l)
	}
	if v.Storm != nil {
		fmt.Fprintf(&b, "Storm: %s, Attack Strength %d\n", sketchCard(&v.Storm.Card), v.Storm.Strength)
	}
	return b.String()
}

func sketchSide(b *strings.Builder, v SideView) {
	out := ""
	if !v.Living {
		out = ", out of the match"
	}
	ready := 0
	for _, c := range v.Support {
		if !c.Committed {
			ready++
		}
	}
	fmt.Fprintf(b, "%s: Resources %d, Heal %d, Casualties %d, Supporters %d (%d ready), removed %d%s\n", v.Name, v.Resources, len(v.Heal), len(v.Casualties),
		len(v.Support), ready, len(v.Removed), out)
	var hand []string
	for _, c := range v.Hand {
		hand = append(hand, fmt.Sprintf("%s (%d)", c.Card.Name, c.Card.Cost))
	}
	fmt.Fprintf(b, "    hand: %s\n", strings.Join(hand, ", "))
}

// sketchCard: "Wing Lancer 3/2", a dash for an empty slot.
func sketchCard(c *CardView) string {
	if c == nil {
		return "-"
	}
	text := fmt.Sprintf("%s %d/%d", c.Card.Name, c.ATT, c.DEF)
	if c.Gang > 0 {
		text += fmt.Sprintf(" gang %d", c.Gang)
	}
	if c.Spirit > 0 {
		text += fmt.Sprintf(" spirit %d", c.Spirit)
	}
	return text
}

func (s *State) sketchHolder(z ZoneView) string {
	if z.Holder < 0 {
		return ""
	}
	return " of " + s.nameOf(side(z.Holder)).String()
}

func (s *State) sketchLink(b *strings.Builder, l LinkView) {
	fmt.Fprintf(b, "Chain: %s of %s: %s", l.Card.Card.Name, s.nameOf(side(l.By)), l.Text)
	if l.Target != nil {
		fmt.Fprintf(b, " Target: %s", l.Target.Card.Name)
	}
	if l.Negated {
		b.WriteString(" (negated)")
	}
	b.WriteString("\n")
}
