package wartracks

import (
	"strings"
	"testing"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// A hand card that costs less now than printed shows both numbers.
func TestAChangedPriceStandsOnTheCard(t *testing.T) { // ST-RUL-49
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	all := allCards(t)
	for i := range all {
		if all[i].Cost != 5 || !all[i].Creature() {
			continue
		}
		l, view := alone(m, faces, ink.Standard, &all[i])
		view.Dearer = -2
		b := boardkit.New(m, faces, ink.Standard)
		l.cardLook(b, ink.R(0, 0, 150, 200), view)
		if said := written(b.List); !strings.Contains(said, "5 3") {
			t.Errorf("%s says %q", all[i].Name, said)
		}
		return
	}
	t.Fatal("no creature costs 5")
}

// The button that pays as proposed names how much it pays, and with what (ST-PLY-4).
func TestTheButtonThatPaysNamesThePayment(t *testing.T) {
	s := &setter{t: t, set: load(t).Set()}
	v := s.paying()
	plan := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
	name := v.Sides[0].Hand[0].Card.Told().String()
	if got, want := plan.Words["button:pay_auto"], "Pay 2: 1 Supporter, "+name; got != want && got != "Pay 2: what is marked" {
		t.Errorf("it says %q, want %q", got, want)
	}
}
