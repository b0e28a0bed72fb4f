package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/stage"
)

func TestHintPointsTheWay(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	d.key(ebiten.KeyH)
	d.tick()
	if !slices.Contains(d.asked, "hint") {
		t.Fatal("no hint is asked for")
	}
	if e, _ := d.element(idHint); e.Enabled {
		t.Error("a second hint can be asked for while one is thought about")
	}
	c := d.match.State().Decision().Choices[0]
	d.advice = game.Advice{Has: true, Hint: game.Hint{Choice: c, Reason: rules.T("Because it is so")}}
	m := d.settle()
	first := d.match.State().Describe(c).Path[0]
	if got := d.table.stage.Mark(first); got.State&stage.Hinted == 0 {
		t.Errorf("%s does not glow: %+v", first, got)
	}
	if !slices.ContainsFunc(m.Notes, func(s string) bool { return strings.Contains(s, "Because it is so") }) {
		t.Errorf("the reason is not told: %q", m.Notes)
	}
	sentence := d.match.State().Describe(c).Sentence.String()
	d.advice.Reason = rules.T("%s: it is best.", sentence)
	if got := d.table.hintWords(d.table.moment()); strings.Count(got, sentence) != 1 {
		t.Errorf("the hint says %q", got)
	}
	d.make(c)
	d.settle()
	if d.table.hinted {
		t.Error("the hint stays after the choice")
	}
}

// Nobody holds an answer of a computer player against the choices before it is shown: one that is none
// of them points nowhere, and the table says that there is no hint.
func TestHintThatIsNoChoicePointsNowhere(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	d.key(ebiten.KeyH)
	d.advice = game.Advice{Has: true, Hint: game.Hint{Choice: rules.Choice{Verb: 77}, Reason: rules.T("Because it is so")}}
	m := d.settle()
	if !slices.Contains(m.Notes, "No hint was found.") || slices.ContainsFunc(m.Notes, func(s string) bool { return strings.Contains(s, "Because it is so") }) {
		t.Errorf("the notes are %q", m.Notes)
	}
	for _, c := range d.match.State().Decision().Choices {
		if first := d.match.State().Describe(c).Path[0]; d.table.stage.Mark(first).State&stage.Hinted != 0 {
			t.Errorf("%s glows", first)
		}
	}
}

func TestTooltipsTellWhyNotAndWhatIf(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	var card rules.Element
	for _, el := range d.table.path.Next() {
		if el.Kind() == "card" {
			card = el
			break
		}
	}
	d.click(card)
	if got := d.table.Mirror().Prompt; !strings.HasSuffix(got, ": pick what glows") {
		t.Errorf("after the first click the prompt is %q", got)
	}
	gate := d.table.path.Next()[0]
	d.move(gate)
	if d.woken <= 0 || d.woken > d.setting.Tooltip() {
		t.Errorf("the table wakes after %v for a tooltip", d.woken)
	}
	if d.table.last.tip {
		t.Error("the tooltip is there at once")
	}
	for range 40 {
		d.tick()
	}
	c, _ := d.table.path.Aim(gate)
	p, ok := d.match.State().Preview(c)
	if !ok {
		t.Fatal("the game previews nothing")
	}
	if got := d.table.noteFor(gate, d.table.moment()); got.title != p.Title.String() {
		t.Errorf("the tooltip says %q; want %q", got.title, p.Title)
	}
	tip, ok := d.table.scene.box("table:tip/" + gate)
	if !ok {
		t.Fatal("no tooltip")
	}
	for _, piece := range d.table.scene.pieces {
		if d.table.scene.marks[piece.ID].State&stage.Legal != 0 && tip.Overlaps(piece.Box) {
			t.Errorf("the tooltip at %v covers %s at %v", tip, piece.ID, piece.Box)
		}
	}
}

func TestZoomOpensAndCloses(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	card := d.table.path.Next()[0]
	d.move(card)
	d.input.SecondPressed = true
	d.tick()
	d.settle()
	if d.table.zoomed != card {
		t.Fatalf("zoomed: %q", d.table.zoomed)
	}
	for _, e := range d.table.Mirror().Elements {
		if e.ID != idClose && e.ID != idLookUp {
			t.Errorf("%s can be reached behind the card zoom", e.ID)
		}
	}
	d.click(idLookUp)
	if !slices.Contains(d.opened, "TG-RAD-1") {
		t.Errorf("the rules are opened at %q", d.opened)
	}
	d.key(ebiten.KeyEscape)
	d.settle()
	if d.table.zoomed != "" {
		t.Error("Escape does not close the card zoom")
	}
	d.opened = nil
	d.move(card)
	d.settle()
	for range 60 {
		d.tick()
	}
	d.key(ebiten.KeyF1)
	if !slices.Equal(d.opened, []string{"TG-RAD-1"}) {
		t.Errorf("over %s F1 opens the rules at %q", card, d.opened)
	}
	d.input.X, d.input.Y, d.input.Moved = -1, -1, true
	d.tick()
	d.settle()
	d.key(ebiten.KeyF1)
	if !slices.Contains(d.opened, d.match.State().Prompt().Rule) {
		t.Errorf("F1 opens %q", d.opened)
	}
}

func TestFocusVisitsEverythingThatCanBeDone(t *testing.T) {
	for _, o := range []deskOption{sized(1920, 1080, 1), sized(1024, 640, 1.6), sized(3840, 2160, 0.8)} {
		d := newDesk(t, solo(), o, at(settings.None))
		m := d.settle()
		want := map[string]bool{}
		for _, e := range m.Elements {
			if e.Enabled {
				want[e.ID] = true
			}
		}
		visited := map[string]bool{}
		for range len(want) {
			d.key(ebiten.KeyTab)
			for _, e := range d.table.Mirror().Elements {
				if e.Focused {
					visited[e.ID] = true
				}
			}
		}
		for id := range want {
			if !visited[id] {
				t.Errorf("%v: Tab does not visit %s", d.screen, id)
			}
		}
	}
}

func TestKeyboardAlonePlays(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	for n := 0; !d.match.Over(); n++ {
		if n > 400 {
			t.Fatal("the keyboard does not get the match to its end")
		}
		next := d.table.path.Next()
		want := string(next[n%len(next)])
		for range 80 {
			d.key(ebiten.KeyTab)
			if string(d.table.stage.Focused()) == want {
				break
			}
		}
		if string(d.table.stage.Focused()) != want {
			t.Fatalf("Tab does not lead to %s", want)
		}
		d.key(ebiten.KeyEnter)
		if d.table.ask != nil {
			d.key(ebiten.KeyTab)
			for d.table.stage.Focused() != idConfirm {
				d.key(ebiten.KeyTab)
			}
			d.key(ebiten.KeyEnter)
		}
		d.settle()
	}
}

func TestComputerIsPacedPausedSteppedSkipped(t *testing.T) {
	d := newDesk(t, seated(person("Ada"), save.Seat{Name: "Brass", Player: "planner"}), at(settings.Normal))
	d.settle()
	d.make(firstOf(d, "button:end"))
	d.settle()
	if d.table.mode() != Waiting || !d.table.Ready() {
		t.Fatalf("mode %d, ready %v; want Waiting for a computer player", d.table.mode(), d.table.Ready())
	}
	if m := d.table.Mirror(); !strings.Contains(m.Prompt, "Brass") {
		t.Errorf("prompt %q", m.Prompt)
	}
	d.play(d.match.State().Decision().Choices[0])
	if d.table.Ready() {
		t.Error("ready while the events of a computer player are to be shown")
	}
	d.tick()
	d.key(ebiten.KeyP)
	for range 300 {
		d.tick()
	}
	if !d.table.play.running() || d.table.Ready() {
		t.Fatal("paused, and the events go on")
	}
	shown := d.table.play.shown
	d.key(ebiten.KeyPeriod)
	for range 60 {
		d.tick()
	}
	if now := d.table.play.shown; d.table.play.active && now == shown {
		t.Error("a step shows nothing")
	}
	d.click(idSkip)
	if d.table.play.running() || !d.table.Ready() {
		t.Error("skipping does not show the rest at once")
	}
	for d.match.Decider().Has(1) && !d.match.Over() {
		d.play(d.match.State().Decision().Choices[0])
		d.tick()
		if d.table.play.running() {
			t.Fatal("skipped, and the next decision of the computer player is shown")
		}
	}
	if d.table.skipping {
		t.Error("still skipping when a person is asked")
	}
}

func TestIdleTableSleeps(t *testing.T) {
	d := newDesk(t, solo())
	d.settle()
	d.input.X, d.input.Y, d.input.Moved = 2, float64(d.screen.H-2), true
	for range 120 {
		d.tick()
	}
	if d.woken >= 0 {
		t.Errorf("an idle table wakes after %v", d.woken)
	}
}

func TestLeaveSaveSettingsAndLog(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	for range 5 {
		c := d.match.State().Decision().Choices
		d.make(c[len(c)-1])
		d.settle()
	}
	d.click(idBack)
	d.click(idSettings)
	d.key(ebiten.KeyF5)
	if !slices.Equal(d.asked, []string{"leave", "settings", "save"}) {
		t.Errorf("asked for %q", d.asked)
	}
	d.key(ebiten.KeyL)
	if _, ok := lineOf(d.table.stage.Focused()); !ok {
		t.Errorf("L puts the focus on %q", d.table.stage.Focused())
	}
	d.key(ebiten.KeyPageUp)
	if d.table.logUp == 0 {
		t.Error("the log does not scroll")
	}
}

// A finger that is drawn over the log turns it and looks at no line; one that is lifted where it came down does, and a mouse
// turns nothing.
func TestAFingerTurnsTheLog(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	for range 6 {
		c := d.match.State().Decision().Choices
		d.make(c[len(c)-1])
		d.settle()
	}
	box := d.table.scene.frame.log
	drawn := func(by float64, finger bool) {
		d.input = game.Input{X: box.X + box.W/2, Y: box.Y + box.H/2, Pressed: true, Down: true, Moved: true, Finger: finger}
		d.tick()
		for range 4 {
			d.input = game.Input{X: d.input.X, Y: d.input.Y + by/4, Down: true, Moved: true, Finger: finger}
			d.tick()
		}
		d.input = game.Input{X: d.input.X, Y: d.input.Y, Released: true, Finger: finger}
		d.tick()
		d.settle()
	}
	drawn(100, false)
	if d.table.logUp != 0 {
		t.Errorf("a mouse turns the log by %d lines", d.table.logUp)
	}
	drawn(70, true)
	if d.table.logUp != 2 || d.table.looking >= 0 {
		t.Errorf("turned by %d lines; looks at line %d", d.table.logUp, d.table.looking)
	}
	drawn(-200, true)
	if d.table.logUp != 0 {
		t.Errorf("turned back to %d", d.table.logUp)
	}
}

func TestUndoTurn(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	for range 2 {
		for _, c := range d.match.State().Decision().Choices {
			if strings.HasPrefix(d.match.State().Describe(c).Sentence.String(), "Ward") && d.match.Decider().Has(0) {
				d.make(c)
				d.settle()
				break
			}
		}
	}
	plan, can := d.match.CanUndo(match.Turn)
	if d.match.Len() == 0 || can && plan.Stand == d.match.Len() {
		t.Fatal("nothing to take back")
	}
	d.tick(game.Key{Code: ebiten.KeyZ, Ctrl: true, Alt: true})
	d.settle()
	if d.match.Len() != plan.Stand {
		t.Errorf("%d decisions stand; want %d", d.match.Len(), plan.Stand)
	}
}

// lockedBoard is a board that knows why the gates cannot be clicked, and a thing of which the game tells nothing.
type lockedBoard struct{ gridBoard }

// locked is why nothing of a lockedBoard can be clicked.
var locked = rules.Refusal{Rule: "TG-WRD-2", Why: rules.T("The council sits.")}

func (b lockedBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Why = map[rules.Element]rules.Refusal{"table-cloth:1": locked}
	for i := range p.Board {
		if el := p.Board[i].ID; !m.Can(el) {
			p.Why[el] = locked
		}
	}
	return p
}

// What the board knows cannot be clicked is told with its own text and the reason, and the rule of that; of what the game
// tells nothing, the reason alone.
func TestALockedThingSaysWhatItIsAndWhy(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, lockedBoard{}, solo(), at(settings.None))
	d.settle()
	m, seen := d.table.moment(), 0
	for el := range d.table.scene.plan.Why {
		n := d.table.noteFor(el, m)
		a, known := m.State.About(el)
		if !known {
			if !n.lock || !slices.Equal(n.body, []string{locked.Why.String()}) || n.rule != locked.Rule {
				t.Errorf("of %s it says %q, by %s", el, n.body, n.rule)
			}
			continue
		}
		seen++
		own := articleNote(el, a)
		if n.why != locked.Why.String() || n.rule != locked.Rule || n.title != own.title || !slices.Equal(n.body, own.body) {
			t.Errorf("%s is called %q, told as %q and refused as %q by %s", el, n.title, n.body, n.why, n.rule)
		}
		if words := n.words(); !slices.Contains(words, own.title) || !slices.ContainsFunc(words, func(s string) bool { return strings.Contains(s, locked.Why.String()) }) {
			t.Errorf("aloud %s is %q", el, words)
		}
	}
	if seen == 0 {
		t.Error("nothing that the game tells of is locked")
	}
}
