package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// The hint is on the screen with all of its words, however small the window is and however many
// buttons are offered.
func TestTheHintIsSaidInFullAtEverySize(t *testing.T) {
	reason := strings.Repeat("it keeps the gate that falls next, ", 8) + "and nothing else does"
	for _, screen := range []game.Screen{
		{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1},
	} {
		d := newDesk(t, solo(), at(settings.None))
		d.screen = screen
		d.settle()
		d.key(ebiten.KeyH)
		d.tick()
		c := d.match.State().Decision().Choices[0]
		d.advice = game.Advice{Has: true, Hint: game.Hint{Choice: c, Reason: rules.T("%s", reason)}}
		d.settle()
		if words := d.table.hintWords(d.table.moment()); !d.writes(words) {
			t.Errorf("%d x %d, text %.1f: the hint is not on the screen: %q", screen.W, screen.H, screen.Text, words)
		}
		for _, p := range d.table.stage.Pieces() {
			for _, op := range p.Look {
				if p.ID == "table:help" && op.Whole != "" {
					t.Errorf("%d x %d, text %.1f: the help is cut: %q is shown", screen.W, screen.H, screen.Text, op.Text)
				}
			}
		}
	}
}

// writes reports whether a text stands on the screen as a whole.
func (d *desk) writes(text string) bool {
	for _, p := range d.table.stage.Pieces() {
		for _, op := range p.Look {
			if op.Kind == ink.Write && op.Text == text {
				return true
			}
		}
	}
	return false
}

// A board is told what to click next on the way to the hint that is shown, and nothing once it is put away.
func TestBoardsAreToldWhatIsHinted(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	c := d.match.State().Decision().Choices[0]
	d.key(ebiten.KeyH)
	d.tick()
	d.advice = game.Advice{Has: true, Hint: game.Hint{Choice: c}}
	d.settle()
	for want := d.table.path.Points(c); want != ""; want = d.table.path.Points(c) {
		if m := d.table.moment(); !m.Hints(want) || len(m.Hinted) != 1 {
			t.Fatalf("hinted is %v instead of %s", m.Hinted, want)
		}
		for _, el := range d.table.path.Way(c) {
			if !slices.Contains(d.table.moment().Lit, el) {
				t.Errorf("%s, on the way to what is hinted, is not lit", el)
			}
		}
		if _, ends := d.table.path.Aim(want); ends {
			break
		}
		d.click(want)
		d.settle()
	}
	d.key(ebiten.KeyEscape)
	d.settle()
	if m := d.table.moment(); len(m.Hinted) > 0 {
		t.Errorf("after the hint %v is hinted", m.Hinted)
	}
}
