package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
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
	if d.table.mode() != Looking || !strings.HasPrefix(m.Prompt, "Looking back: turn") {
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

// Enter of who plays with the pointer clicks the large button, whatever the pointer rests on.
func TestEnterClicksTheLargeButton(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	main := d.table.scene.main
	want, ok := d.table.path.Aim(main)
	if !ok {
		t.Fatalf("the large button is %q", main)
	}
	rests := ""
	for _, el := range d.table.path.Next() {
		if el != main && rests == "" {
			rests = string(el)
			d.move(el)
		}
	}
	d.tick(game.Key{Code: ebiten.KeyEnter})
	if len(d.posted) != 1 || d.posted[0] != want {
		t.Errorf("with the pointer on %s: %v", rests, d.posted)
	}
	d.settle()
}
