package towersiege

import (
	"fmt"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var rows = [...]string{engine.NoPosition: "inside", engine.OnGuard: "on guard", engine.ToAttack: "ATTACK", engine.ToDefend: "DEFEND"}

// Sketch draws the board as plain text: the seats in the order of play with their points and piles, what each has in
// play with who bears what, and what is in force.
func (s *State) Sketch() string {
	var b strings.Builder
	fmt.Fprintln(&b, s.Progress().Text)
	for seat := range rules.Seat(s.Count) {
		s.sketchSeat(&b, seat)
	}
	for i := range s.Timed {
		m := &s.Timed[i]
		fmt.Fprintf(&b, "in force: %s", s.Content.At(m.Card).ID)
		if m.Target != 0 {
			fmt.Fprintf(&b, " on %d", m.Target)
		}
		fmt.Fprintf(&b, ", %d turns of seat %d\n", m.Left, m.Turn)
	}
	return b.String()
}

func (s *State) sketchSeat(b *strings.Builder, seat rules.Seat) {
	p := &s.Players[seat]
	turn := " "
	if seat == s.Turn && s.Round > 0 {
		turn = ">"
	}
	if p.Out {
		fmt.Fprintf(b, "%s%d out\n", turn, seat)
		return
	}
	fmt.Fprintf(b, "%s%d gold %d of %d, power %d of %d, hand %d, deck %d, discard %d, caravan %s, spells %s\n", turn, seat,
		s.Available(seat, content.Gold), s.Produced(seat, content.Gold), s.Available(seat, content.Power), s.Produced(seat, content.Power),
		p.Hand.N, p.Deck.N, p.Discard.N, s.sketchPile(&p.Caravan), s.sketchPile(&p.Spells))
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && !s.Carried(t) {
			fmt.Fprintf(b, "   %d %s\n", t.ID, s.sketchThing(t))
		}
	}
}

func (s *State) sketchPile(p *engine.Pile) string {
	var ids []string
	for _, card := range p.All() {
		ids = append(ids, s.Content.At(card).ID)
	}
	return "[" + strings.Join(ids, " ") + "]"
}

// sketchThing is a creature or a structure with all that hangs on it.
func (s *State) sketchThing(t *engine.Thing) string {
	text := fmt.Sprintf("%s %d of %d", s.Info(t).ID, t.Points, t.Printed)
	switch {
	case t.On != 0:
		text += fmt.Sprintf(" in %d", t.On)
	case s.Creature(t):
		text += " " + rows[t.Position]
	}
	for i := range s.Things {
		if item := &s.Things[i]; item.On == t.ID && s.Carried(item) {
			if text += " +" + s.Info(item).ID; !item.Has(engine.InUse) {
				text += " (spare)"
			}
		}
	}
	return text
}
