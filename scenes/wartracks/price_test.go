package wartracks

import (
	"strings"
	"testing"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
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
