package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/keymap"
	"portcullis/game/settings"
	"portcullis/rules"
)

// One press of Esc closes the drawer that is seen; a drawer that the window became too wide for costs none.
func TestEscapeIsNotSpentOnADrawerThatIsNotShown(t *testing.T) {
	narrow, wide := game.Screen{W: 1024, H: 640, Device: 1, Text: 1}, game.Screen{W: 1920, H: 1080, Device: 1, Text: 1}
	for _, c := range []struct {
		screen game.Screen
		back   bool // the press reaches the button that leaves
	}{{narrow, false}, {wide, true}} {
		d := newDesk(t, solo(), at(settings.None))
		d.screen = narrow
		d.settle()
		d.click(idLog)
		d.settle()
		d.screen = c.screen
		d.settle()
		d.key(ebiten.KeyTab)
		if d.table.Opened() == c.back {
			t.Errorf("%d wide: a drawer is open: %t", c.screen.W, d.table.Opened())
		}
		d.key(ebiten.KeyTab)
		d.key(ebiten.KeyEscape)
		d.settle()
		if d.table.Opened() || (d.table.stage.Focused() == idBack) != c.back {
			t.Errorf("%d wide: after Esc the focus is on %q, open: %t", c.screen.W, d.table.stage.Focused(), d.table.Opened())
		}
	}
}

// Esc takes a hint away only as long as it is there: after an undo the next press goes further.
func TestEscapeIsNotSpentOnAHintThatIsGone(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	d.play(d.match.State().Decision().Choices[0])
	d.settle()
	d.key(ebiten.KeyH)
	d.settle()
	d.advice = game.Advice{Has: true, Hint: game.Hint{Choice: d.match.State().Decision().Choices[0]}}
	d.settle()
	d.advice = game.Advice{} // as the program does when the position changes
	d.settle()
	d.key(ebiten.KeyTab)
	d.key(ebiten.KeyTab)
	d.key(ebiten.KeyEscape)
	d.settle()
	if got := d.table.stage.Focused(); got != idBack {
		t.Errorf("after Esc the focus is on %q", got)
	}
}

// E presses the large button, whatever has the focus, where there is one that can be pressed; else nothing.
func TestTheLargeButtonHasAKey(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	pressed, idle := 0, 0
	for range 40 {
		dec := d.match.State().Decision()
		if dec.Over() {
			break
		}
		next := d.table.path.Next()
		large := slices.ContainsFunc(d.table.scene.plan.Main, func(el rules.Element) bool { return slices.Contains(next, el) })
		before := d.match.Len()
		d.key(ebiten.KeyE)
		d.settle()
		switch grown := d.match.Len() > before; {
		case large && grown:
			pressed++
			continue
		case grown:
			t.Fatal("E played a choice though there is no large button")
		default:
			idle++
		}
		d.play(dec.Choices[0])
		d.settle()
	}
	if pressed == 0 || idle == 0 {
		t.Errorf("E pressed the large button %d times, and did nothing %d times", pressed, idle)
	}
}

// Keys that a person has changed hold at the table from then on, those that they had before do not, and tooltips name the
// new ones; the buttons of a gamepad mean what they always do.
func TestChangedKeysHoldAtTheTable(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	asked := func() int {
		n := 0
		for _, what := range d.asked {
			if what == "hint" {
				n++
			}
		}
		d.advice = game.Advice{}
		d.settle()
		return n
	}
	tip := func() string {
		for _, tool := range d.table.tools() {
			if tool.ID == idHint {
				return tool.Tip
			}
		}
		return ""
	}
	d.key(ebiten.KeyH)
	d.settle()
	if got := tip(); asked() != 1 || got != "Ask the computer player (H)" {
		t.Fatalf("at first H asks %d times, and the tooltip is %q", asked(), got)
	}
	d.setting.Keys.Give(keymap.Hint, "Ctrl+J")
	d.settle()
	d.key(ebiten.KeyH)
	d.settle()
	if got := tip(); asked() != 1 || got != "Ask the computer player (Ctrl+J)" {
		t.Errorf("H asks %d times, and the tooltip is %q", asked(), got)
	}
	d.tick(game.Key{Code: ebiten.KeyJ, Ctrl: true})
	d.settle()
	if asked() != 2 {
		t.Errorf("Ctrl+J asks %d times", asked()-1)
	}
	d.tick(game.Key{Code: ebiten.KeyH, Does: keymap.Hint})
	d.settle()
	if asked() != 3 {
		t.Error("the button of a gamepad does not ask")
	}
	d.setting.Keys.Give(keymap.Hint, "")
	d.settle()
	if got := tip(); got != "Ask the computer player" {
		t.Errorf("without a key the tooltip is %q", got)
	}
}

// Space picks nothing, whatever was shown before and however long ago: who hurries with it and presses it once more plays nothing. It
// says what does.
func TestSpacePicksNothing(t *testing.T) {
	d := newDesk(t, brass(), at(settings.Normal))
	d.settle()
	before := d.match.Len()
	for _, el := range d.table.path.Next() {
		d.focus(el)
		for range 3 {
			d.key(ebiten.KeySpace)
			d.settle()
		}
		if d.match.Len() != before || d.table.path.Last() != "" || d.table.ask != nil {
			t.Fatalf("Space picks %s", el)
		}
		if len(d.table.missed.body) == 0 || d.table.missed.about != el {
			t.Errorf("at %s it is not said what picks it", el)
		}
	}
	d.focus(d.table.path.Next()[0])
	d.key(ebiten.KeyEnter)
	d.settle()
	if d.match.Len() == before && d.table.path.Last() == "" {
		t.Error("Enter picks nothing")
	}
}
