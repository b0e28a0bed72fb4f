package city

import (
	"math"

	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// sampleCards stand for the longest names and rules that cards have, as the screen is divided
// before a match is known. A test holds them against the cards of the box.
func sampleCards() []*kurth.Card {
	return []*kurth.Card{
		{
			Name:    "Siege Towers at the Armory",
			Spell:   kurth.Power{Text: "If you win this attack remove 1 more marker; removals your location cannot take fall on the next location clockwise."},
			Special: kurth.Power{Text: "After you win an attack, attack once more at the same location if markers remain there, against a Total Attack Strength 3 lower."},
		},
		{
			Name:    "Barricades of Broken Carts",
			Special: kurth.Power{Text: "Before markers are placed, swap the third Action card in the row with the first or the second."},
		},
		{Name: "Riders in the Tanners' Fog"},
	}
}

// Wants says how the screen should be divided: cards with their whole text where there is
// room, else with the names of what they offer.
func (*Board) Wants(metrics ink.Metrics, measure ink.Measurer) table.Wants {
	m := &table.Moment{Metrics: metrics, Measure: measure}
	l := &layout{Layout: boardkit.NewLayout(m), position: &position{}}
	return table.Wants{Row: l.wantedRow(), Panel: l.wantedPanel(), Foot: l.wantedFoot(), Cedes: true, Left: table.WithColumn}
}

// The parts of the screen's height that the row takes at most: with the rules text of the
// cards, with it where the columns are folded and the essentials take room too, and without.
const (
	mostWithText = 0.385
	mostFolded   = 0.335
	mostWithout  = 0.42
)

// wantedRow is the height of the row of cards.
func (l *layout) wantedRow() float64 {
	text := math.Max(1, l.Metrics.Text)
	middle := float64(l.Metrics.W)*(1-0.319*(1+(text-1)*0.6)) - 4*l.Px(16)
	withText := mostWithText
	if float64(l.Metrics.W) < 1200*(1+(l.Metrics.Text-1)*0.5)*l.devicePixels() {
		middle, withText = float64(l.Metrics.W)-2*l.Px(16), mostFolded
	}
	w := math.Floor((middle - l.lip() - 2*math.Max(l.Px(9), 5)) / 3)
	h := 0.0
	for _, try := range cardStyles() {
		s := l.style(try, w, sampleCards())
		h = s.height + l.lip() + 1
		most := mostWithout
		if s.text {
			most = withText
		}
		if h <= most*float64(l.Metrics.H) && !l.sealHides(s) {
			break
		}
	}
	return math.Ceil(h)
}

func (l *layout) devicePixels() float64 { return math.Max(1, l.Metrics.Device) }

// wantedPanel is the height of the panel with the piles.
func (l *layout) wantedPanel() float64 {
	title, note := l.Line(l.Font(ink.SerifBold, 19)), l.Line(l.Small())
	return math.Ceil(2*l.framePad() + l.Px(126) + title + l.Px(8) + title + l.Px(52) + 2*note + l.Px(34))
}

// wantedFoot is the height of the panel with the totals.
func (l *layout) wantedFoot() float64 {
	return math.Ceil(2*l.framePad() + l.Line(l.Font(ink.SerifBold, 18)) + math.Max(l.Px(38), l.Line(l.Font(ink.SerifBold, 28))) + l.Line(l.Font(ink.Sans, 14)))
}
