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

// solo seats one person in both seats, so that no curtain comes in between.
func solo() deskOption { return seated(person("Ada"), person("Ada")) }

// make clicks the way of a choice and returns whether it was posted.
func (d *desk) make(c rules.Choice) {
	d.t.Helper()
	for range 12 {
		el := d.table.path.Points(c)
		if el == "" {
			d.t.Fatalf("the clicks on %v do not lead to %v", d.table.path.Chosen(), d.table.path.Way(c))
		}
		d.show(el)
		_, last := d.table.path.Aim(el)
		d.click(el)
		if last {
			break
		}
	}
	if d.table.ask != nil {
		d.click(idConfirm)
	}
	if len(d.posted) == 0 || d.posted[len(d.posted)-1] != c {
		d.t.Fatalf("the clicks on %v posted %v; want %v", d.table.path.Way(c), d.posted, c)
	}
}

// show turns the pages of the controls until a choice is there.
func (d *desk) show(el rules.Element) {
	d.t.Helper()
	for range 40 {
		if _, ok := d.element(el); ok {
			return
		}
		if _, ok := d.element(idMore); !ok {
			d.t.Fatalf("%s cannot be reached, and there is no more; there are %v", el, d.ids())
		}
		d.click(idMore)
	}
	d.t.Fatalf("%s is on no page", el)
}

func TestClickThroughAMatch(t *testing.T) {
	for _, without := range []string{"", "gate", "card"} {
		d := newDeskOf(t, stub.Game{}, gridBoard{without: without}, solo(), at(settings.None))
		d.settle()
		for n := 0; !d.match.Over(); n++ {
			choices := d.match.State().Decision().Choices
			c := choices[(n*7)%len(choices)]
			d.make(c)
			d.settle()
		}
		if got := len(d.posted); got != d.match.Len() {
			t.Errorf("%d choices posted, %d played", got, d.match.Len())
		}
		if m := d.settle(); !strings.Contains(strings.Join(d.ids(), " "), idResult) {
			t.Errorf("no way to the result: %v", m.Elements)
		}
		d.click(idResult)
		if !slices.Contains(d.asked, "results") {
			t.Error("the result is not asked for")
		}
	}
}

func TestSecondClickAndEscapeGoBack(t *testing.T) {
	d := newDesk(t, solo())
	d.settle()
	var card rules.Element
	for _, el := range d.table.path.Next() {
		if el.Kind() == "card" {
			card = el
			break
		}
	}
	for _, back := range []func(){func() { d.click(card) }, func() { d.key(ebiten.KeyEscape) }} {
		d.click(card)
		if !slices.Equal(d.table.path.Chosen(), []rules.Element{card}) {
			t.Fatalf("chosen: %v", d.table.path.Chosen())
		}
		if e, _ := d.element(card); !e.Chosen {
			t.Error("the probe does not tell that the card is chosen")
		}
		back()
		if len(d.table.path.Chosen()) != 0 || len(d.posted) != 0 {
			t.Fatalf("chosen: %v, posted: %v", d.table.path.Chosen(), d.posted)
		}
	}
}

func TestEventsAreShownOneAfterAnother(t *testing.T) {
	d := newDesk(t, solo(), at(settings.Normal))
	d.settle()
	lines := len(d.table.lines())
	d.make(firstOf(d, "button:end"))
	d.tick()
	if d.table.mode() != Playing {
		t.Fatalf("mode %d after a choice; want Playing", d.table.mode())
	}
	grew := 0
	for n := 0; d.table.mode() == Playing; n++ {
		if d.table.Mirror().Settled {
			t.Fatal("settled while events are shown")
		}
		if now := len(d.table.lines()); now > lines {
			grew, lines = grew+1, now
		}
		if n > 1000 {
			t.Fatal("the events have no end")
		}
		d.tick()
	}
	if grew < 2 {
		t.Errorf("the log grew %d times; want it line by line", grew)
	}
	if d.table.mode() != Asking {
		t.Errorf("mode %d afterwards; want Asking", d.table.mode())
	}
}

func firstOf(d *desk, first rules.Element) rules.Choice {
	for _, c := range d.match.State().Decision().Choices {
		if d.match.State().Describe(c).Path[0] == first {
			return c
		}
	}
	d.t.Fatalf("no choice begins with %s", first)
	return rules.Choice{}
}

func TestSpaceAndClickSkipTheEvents(t *testing.T) {
	for name, skip := range map[string]func(*desk){
		"space": func(d *desk) { d.key(ebiten.KeySpace) },
		"click": func(d *desk) {
			d.input.X, d.input.Y, d.input.Pressed = 5, float64(d.screen.H-5), true
			d.input.Down = true
			d.tick()
			d.input.Down, d.input.Released = false, true
			d.tick()
		},
	} {
		d := newDesk(t, solo(), at(settings.Slow))
		d.settle()
		d.make(firstOf(d, "button:end"))
		d.tick()
		d.tick()
		skip(d)
		if d.table.mode() != Asking {
			t.Errorf("%s: mode %d; want Asking at once", name, d.table.mode())
		}
		if len(d.posted) != 1 {
			t.Errorf("%s: %d choices posted", name, len(d.posted))
		}
	}
}

// What dice show is not told before they lie.
func TestDiceAreNotToldInTheAir(t *testing.T) {
	d := newDesk(t, solo(), at(settings.Normal))
	d.settle()
	for _, c := range d.match.State().Decision().Choices {
		if strings.HasPrefix(d.match.State().Describe(c).Sentence.String(), "Raid") {
			d.make(c)
			break
		}
	}
	air := 0
	for n := 0; n < 600 && d.table.mode() != Asking || n < 3; n++ {
		d.tick()
		if !d.table.play.rolls {
			continue
		}
		air++
		if !d.table.scene.moment.Rolling {
			t.Fatal("the board is not told that the dice are in the air")
		}
		told := d.table.Mirror()
		for _, words := range append(told.Notes, told.Prompt) {
			if strings.Contains(words, " rolls ") {
				t.Fatalf("the dice are in the air, and it is told that %q", words)
			}
		}
	}
	if air < 20 {
		t.Errorf("the dice are in the air for %d ticks; want about 36", air)
	}
	if m := d.table.Mirror(); !slices.ContainsFunc(m.Notes, func(s string) bool { return strings.Contains(s, " rolls ") }) {
		t.Errorf("the roll is never told: %q", m.Notes)
	}
}

// Two presses in one tick are one decision.
func TestAChoiceIsPostedOnce(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	d.move("button:end")
	enter := game.Key{Code: ebiten.KeyEnter}
	d.tick(enter, enter, enter)
	if len(d.posted) != 1 {
		t.Errorf("%d choices posted", len(d.posted))
	}
	d.settle()
}

func TestUndoRedoAndWhyNot(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	if e, _ := d.element(idUndo); e.Enabled || e.Reason == "" {
		t.Errorf("undo at the beginning: %+v", e)
	}
	ward := rules.Choice{}
	for _, c := range d.match.State().Decision().Choices {
		if strings.HasPrefix(d.match.State().Describe(c).Sentence.String(), "Ward") {
			ward = c
		}
	}
	d.make(ward)
	d.settle()
	d.tick(game.Key{Code: ebiten.KeyZ, Ctrl: true})
	d.settle()
	if d.match.Len() != 0 {
		t.Fatalf("%d decisions stand after undo", d.match.Len())
	}
	d.tick(game.Key{Code: ebiten.KeyZ, Ctrl: true, Shift: true})
	d.settle()
	if d.match.Len() != 1 {
		t.Fatalf("%d decisions stand after redo", d.match.Len())
	}
	d.click(idUndo)
	d.settle()
	d.tick(game.Key{Code: ebiten.KeyY, Ctrl: true})
	d.settle()
	if d.match.Len() != 1 {
		t.Fatalf("%d decisions stand after undo and redo", d.match.Len())
	}
}

func TestRewindIsReadOnly(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	for range 6 {
		choices := d.match.State().Decision().Choices
		d.make(choices[len(choices)/2])
		d.settle()
	}
	before, _ := d.match.State().Snapshot()
	target := -1
	for n, line := range d.table.lines() {
		if _, ok := d.element(lineID(n)); ok && line.Entry < d.match.Len()-1 {
			target = n
			break
		}
	}
	d.click(lineID(target))
	m := d.settle()
	if d.table.mode() != Looking || !strings.HasPrefix(m.Prompt, "Looking back at turn") {
		t.Fatalf("mode %d, prompt %q", d.table.mode(), m.Prompt)
	}
	want, _ := d.match.At(d.table.lines()[target].Entry + 1)
	if d.table.scene.moment.State.Progress().Text.String() != want.Progress().Text.String() {
		t.Error("another moment is shown")
	}
	for _, e := range d.table.Mirror().Elements {
		if kind := rules.Element(e.ID).Kind(); e.Enabled && (kind == "card" || kind == "gate" || kind == "button") {
			t.Errorf("%s can be clicked while looking back", e.ID)
		}
	}
	d.key(ebiten.KeyDigit1)
	if after, _ := d.match.State().Snapshot(); string(after) != string(before) {
		t.Fatal("looking back changed the match")
	}
	d.click(idNow)
	d.settle()
	if d.table.mode() != Asking {
		t.Errorf("mode %d after going back to now", d.table.mode())
	}
	d.click(lineID(target))
	d.settle()
	if here, _ := d.element(idHere); here.Enabled {
		d.click(idHere)
		d.settle()
		if d.match.Len() != d.table.at || d.table.mode() != Asking {
			t.Error("undo to here does not lead there")
		}
	} else if here.Reason == "" {
		t.Error("undo to here cannot be done and says not why")
	}
}

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
	d.advice = Advice{Has: true, Choice: c, Reason: rules.T("Because it is so")}
	m := d.settle()
	first := d.match.State().Describe(c).Path[0]
	if got := d.table.stage.Mark(first); got.State&stage.Hinted == 0 {
		t.Errorf("%s does not glow: %+v", first, got)
	}
	if !slices.ContainsFunc(m.Notes, func(s string) bool { return strings.Contains(s, "Because it is so") }) {
		t.Errorf("the reason is not told: %q", m.Notes)
	}
	d.make(c)
	d.settle()
	if d.table.hinted {
		t.Error("the hint stays after the choice")
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
	if !slices.Contains(d.opened, "ST-RAD-1") {
		t.Errorf("the rules are opened at %q", d.opened)
	}
	d.key(ebiten.KeyEscape)
	d.settle()
	if d.table.zoomed != "" {
		t.Error("Escape does not close the card zoom")
	}
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

// A table that becomes ready for the next decision of a computer player asks for the tick in
// which it is played.
func TestBecomingReadyWakes(t *testing.T) {
	d := newDesk(t, seated(person("Ada"), save.Seat{Name: "Brass", Player: "planner"}), at(settings.Normal))
	d.settle()
	d.make(firstOf(d, "button:end"))
	for n := 0; ; n++ {
		if n > 600 {
			t.Fatal("the table is never ready")
		}
		d.tick()
		if d.table.mode() == Waiting && d.table.Ready() {
			break
		}
	}
	if d.woken != 0 {
		t.Errorf("the table has become ready and wakes after %v", d.woken)
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
