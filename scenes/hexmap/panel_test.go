package hexmap

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// Day and turn, who moves first, the tokens that are left and how long the objective has been held stand on the screen at every size
// of window and text while blocks are moved, in narrow windows too, where the panel lies in a drawer.
func TestTheSiegeIsInSightAtEverySize(t *testing.T) { // AR-INI-3 AR-VIC-4
	s := begun(t, "first_battle", 3)
	looked := map[uint8]bool{}
	r := rules.NewRand(3)
	for d := s.Decision(); !d.Over() && len(looked) < 3; d = s.Decision() {
		if s.Asked == engine.AskGroup && !looked[s.Turn] {
			looked[s.Turn] = true
			for _, size := range boardtest.Sizes() {
				for _, text := range boardtest.Texts() {
					inSight(t, s, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text})
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if len(looked) < 3 {
		t.Errorf("only turns %v were looked at", looked)
	}
}

// inSight looks for what is said of the siege on one screen.
func inSight(t *testing.T, s *argot.State, m ink.Metrics) {
	t.Helper()
	d := s.Decision()
	sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, m, faces)
	left := int(s.Movement.Tokens - s.Movement.Used)
	for el, want := range map[rules.Element][]string{
		"track:day":        {"Day " + strconv.Itoa(int(s.Day)), "turn " + strconv.Itoa(int(s.Turn))},
		engine.CardElement: {"first"},
		"track:tokens":     {strconv.Itoa(left)},
		engine.KeepElement: {strconv.Itoa(int(s.Keep))},
	} {
		said, seen := "", false
		for _, p := range slices.Concat(sc.Plan.Panel, sc.Plan.Row) {
			if p.ID != el {
				continue
			}
			seen = p.Box.Intersect(m.Screen()) == p.Box
			for _, op := range p.Look {
				said += op.Text + " "
			}
		}
		for _, word := range want {
			if !seen || !strings.Contains(said, word) {
				t.Errorf("%dx%d, text %.2f, turn %d: %s is in sight: %v, and says %q without %q", m.W, m.H, m.Text, s.Turn, el, seen, said, word)
			}
		}
	}
}

// What is said of an initiative card where there is no room for its name still has its number.
func TestAnInitiativeCardKeepsItsNumber(t *testing.T) {
	s := begun(t, "full_siege", 1)
	for _, card := range s.Content.Cards {
		if said := brief(card.Suit, card.Number); !strings.Contains(said, strconv.Itoa(card.Number)) || !strings.HasSuffix(card.Title().String(), strings.Fields(said)[2]) {
			t.Errorf("%s is called %q in brief", card.Title(), said)
		}
	}
}
