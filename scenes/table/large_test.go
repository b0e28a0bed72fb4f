package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
)

// goldenBoard has a golden large button, for the first choice that one click makes.
type goldenBoard struct{ gridBoard }

func (b goldenBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Primary, p.Main = "kit/play", nil
	for _, el := range m.Next {
		if _, ends := m.Path.Aim(el); ends {
			p.Main = append(p.Main, el)
		}
	}
	if len(p.Main) == 0 && len(m.Choices) > 0 {
		p.Direct = map[rules.Element]rules.Choice{"primary": m.Choices[0]}
		p.Main = []rules.Element{"primary"}
	}
	return p
}

// plainBoard has the same large button, which is not golden.
type plainBoard struct{ goldenBoard }

func (b plainBoard) Layout(m Moment) Plan {
	p := b.goldenBoard.Layout(m)
	p.Primary = ""
	return p
}

// Once a click has changed what the large button does, it takes no click for a third of a second from when it shows that, and shows
// that it takes none; golden or plain, and however long the answers of others were shown in between.
func TestTheLargeButtonIsStillAfterAClick(t *testing.T) {
	for name, b := range map[string]Board{"golden": goldenBoard{}, "plain": plainBoard{}} {
		for _, speed := range []settings.Speed{settings.None, settings.Normal} {
			stillAfterAClick(t, name, newDeskOf(t, stub.Game{}, b, solo(), at(speed)))
		}
	}
}

func stillAfterAClick(t *testing.T, name string, d *desk) {
	t.Helper()
	d.settle()
	for asked := false; len(d.posted) == 0 || !asked; asked = d.table.button.means.meaning != d.table.button.before.meaning {
		if len(d.posted) > 20 {
			t.Fatalf("%s: what the button means never changes", name)
		}
		d.settle()
		d.click(d.table.scene.main)
		for d.tick(); d.table.mode() != Asking; {
			d.tick()
		}
	}
	d.tick()
	n := len(d.posted)
	if m := d.table.stage.Mark(d.table.scene.main); m.Can() || d.table.Mirror().Settled {
		t.Errorf("%s: the button shows that it takes a click", name)
	}
	d.click(d.table.scene.main)
	if d.tick(); len(d.posted) != n {
		t.Errorf("%s: a click meant for the button as it was is taken for what it has become", name)
	}
	d.table.large()
	if d.tick(); len(d.posted) != n {
		t.Errorf("%s: so is a key", name)
	}
	d.settle()
	d.click(d.table.scene.main)
	if d.tick(); len(d.posted) == n {
		t.Errorf("%s: a moment later the click is not taken", name)
	}
}

// A click that comes too soon is answered: the button shakes, and says why unless it was the second one of a double click; a third of a second
// after its words have changed no click is lost, not even in a new turn that others had theirs before.
func TestAClickThatComesTooSoonIsHeard(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, goldenBoard{}, solo(), at(settings.Normal))
	d.settle()
	b, main := &d.table.button, d.table.scene.main
	for _, c := range []struct {
		ago  time.Duration // since the last click
		said bool
	}{{100 * time.Millisecond, false}, {4 * time.Second, true}} {
		d.table.clock += 10 * time.Second
		b.ever, b.clicked, b.shown, b.before = true, d.table.clock-c.ago, d.table.clock, stand{turn: b.means.turn - 1}
		d.table.missed, d.table.shakes = note{}, nil
		d.table.click(main)
		if len(d.table.shakes) != 1 || d.table.missed.empty() == c.said || len(d.posted) > 0 {
			t.Errorf("%v after a click: it shakes %v, says %v, and plays %v", c.ago, d.table.shakes, d.table.missed.body, d.posted)
		}
	}
	b.clicked, b.shown = d.table.clock-4*time.Second, d.table.clock-300*time.Millisecond
	if d.table.click(main); len(d.posted) == 0 && d.table.ask == nil {
		t.Error("a click is lost 300 ms after the button has changed")
	}
}

// Who has taken a choice back can click the large button at once, whatever it means now.
func TestTheLargeButtonTakesAClickRightAfterAnUndo(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, goldenBoard{}, solo(), at(settings.None))
	d.settle()
	for _, c := range d.match.State().Decision().Choices {
		if strings.HasPrefix(d.match.State().Describe(c).Sentence.String(), "Ward") {
			d.play(c)
			break
		}
	}
	d.settle()
	b := &d.table.button
	b.ever, b.clicked, b.before = true, d.table.clock, stand{turn: -1}
	d.tick(game.Key{Code: ebiten.KeyZ, Ctrl: true})
	d.tick()
	if d.match.Len() != 0 || d.table.mode() != Asking || d.table.scene.main == "" {
		t.Fatalf("%d choices stand after an undo, asked by %q", d.match.Len(), d.table.scene.main)
	}
	if got := d.table.stillFor(); got > 0 {
		t.Errorf("the large button takes no click for %v after an undo", got)
	}
}

// Where a turn has ended by itself, the large button takes no click meant for its end until the new turn has stood for a second and
// a half, whether it means the same there or not; one click that was on it has ended the turn by hand.
func TestTheLargeButtonIsStillLongerWhereATurnEndedByItself(t *testing.T) {
	for _, byHand := range []bool{false, true} {
		d := newDeskOf(t, stub.Game{}, goldenBoard{}, solo(), at(settings.None))
		d.settle()
		b := &d.table.button
		b.ever, b.ending, b.shown, b.clicked, b.before = true, byHand, d.table.clock, d.table.clock, b.means
		b.before.turn--
		want := habit
		if byHand {
			want = 0
		}
		if got := d.table.stillFor(); got != want {
			t.Errorf("ended by hand: %v; it takes no click for %v, not %v", byHand, got, want)
		}
		d.table.config.Lesson = &Lesson{} // which says what is to be clicked, and lights it
		if got := d.table.stillFor(); got > stillTime {
			t.Errorf("in a lesson it takes no click for %v", got)
		}
	}
}

// While something is picked the large button never ends what is asked: it makes the only choice that is left for it, or there is none,
// and a small one elsewhere puts it back and does nothing else.
func TestTheLargeButtonEndsNothingWhileSomethingIsPicked(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{}, solo(), at(settings.None))
	d.settle()
	seen := map[rules.Element]bool{}
	for range 200 {
		if d.table.ask != nil {
			d.click(idConfirm)
			d.settle()
			continue
		}
		if d.table.mode() != Asking {
			break
		}
		before := d.table.scene.main
		var picked rules.Element
		for _, el := range d.table.path.Next() {
			if _, ends := d.table.path.Aim(el); !ends && before != "" {
				picked = el
			}
		}
		if picked == "" {
			d.click(d.table.path.Next()[0])
			d.settle()
			continue
		}
		gold, _ := d.table.Where(before)
		d.click(picked)
		d.settle()
		left := d.table.path.Left()
		n, large := len(d.posted), d.table.scene.main
		if large == "" {
			back, ok := d.table.Where(idRelease)
			if !ok {
				t.Fatalf("with %d choices left nothing puts back what is picked", len(left))
			}
			if seen[idRelease] = true; back.Overlaps(gold) {
				t.Fatalf("what puts back lies at %v, where the large button stood a click before: %v", back, gold)
			}
			d.click(idRelease)
		} else {
			if back, ok := d.table.Where(idRelease); !ok || back.Overlaps(gold) {
				t.Fatalf("beside %q, what puts back lies at %v: %v", large, back, ok)
			}
			if got, want := d.table.Mirror().Prompt, d.table.path.Sentence(left[0]).String()+", or put it back"; got != want {
				t.Fatalf("with one choice left the prompt is %q, not %q", got, want)
			}
			d.table.large()
		}
		d.settle()
		switch {
		case len(left) == 1 && (len(d.posted) != n+1 || d.posted[n] != left[0]):
			t.Fatalf("one choice is left, and %q does not make it", large)
		case len(left) > 1 && (len(d.posted) != n || len(d.table.path.Chosen()) > 0):
			t.Fatalf("with %d choices left %q does more than to put back", len(left), large)
		case len(left) > 1:
			d.click(d.table.path.Next()[0])
			d.settle()
		}
	}
	if !seen[idRelease] {
		t.Errorf("nothing was put back: %v", seen)
	}
}

// What is picked is put back by the large button wherever there is none that goes on, and by a second click on it just as well.
func TestWhatIsPickedIsPutBackByButtonAndByClick(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, plainGrid{}, solo(), at(settings.None))
	d.settle()
	pick := func() (rules.Element, bool) {
		for range 40 {
			for _, el := range d.table.path.Next() {
				if _, ends := d.table.path.Aim(el); !ends {
					d.click(el)
					d.settle()
					return el, true
				}
			}
			d.click(d.table.path.Next()[0])
			d.settle()
		}
		return "", false
	}
	for _, back := range []func(rules.Element){func(rules.Element) { d.click(idRelease) }, func(el rules.Element) { d.click(el) }} {
		el, ok := pick()
		if !ok || d.table.scene.main != "" {
			t.Fatalf("%q is picked, and the large button is %q", el, d.table.scene.main)
		}
		if d.table.large(); len(d.table.path.Chosen()) == 0 {
			t.Errorf("without a large button its key puts %q back", el)
		}
		n := len(d.posted)
		back(el)
		d.settle()
		if len(d.table.path.Chosen()) > 0 || len(d.posted) != n {
			t.Errorf("%q is not just put back", el)
		}
	}
}

// plainGrid is a board without a large button of its own.
type plainGrid struct{ gridBoard }

func (b plainGrid) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Main = nil
	return p
}

// A second click on the large button is not taken by a button for a choice that has come where it lay, but by one elsewhere.
func TestAButtonInPlaceOfTheLargeOneTakesNoClickAtOnce(t *testing.T) {
	for _, there := range []bool{true, false} {
		d := newDeskOf(t, stub.Game{}, gridBoard{without: "card"}, solo(), at(settings.None))
		d.settle()
		if len(d.table.scene.chips) == 0 {
			t.Fatal("no choice is a button")
		}
		id := d.table.scene.chips[0].id
		box, _ := d.table.Where(id)
		if !there {
			box = box.Shift(-box.X-box.W, 0) // off the screen: no other button is there
		}
		d.table.button.place, d.table.button.clicked = box, d.table.clock // as if the large button had lain there a moment ago
		taken := func() bool {
			d.table.click(id)
			return len(d.table.path.Chosen()) > 0 || len(d.posted) > 0
		}
		if d.table.Mirror().Settled == there {
			t.Errorf("where it lay: %v; the table says that it takes clicks: %v", there, there)
		}
		if got := taken(); got == there {
			t.Errorf("where it lay: %v; the click is taken: %v", there, got)
		}
		if !there {
			continue
		}
		if d.settle(); !taken() {
			t.Error("half a second later the click is not taken")
		}
	}
}

// Nor is a second click on a button for a choice taken by another one that has come where it lay; by itself it is, wherever it lies.
func TestAButtonInPlaceOfAnotherTakesNoClickAtOnce(t *testing.T) {
	for _, same := range []bool{true, false} {
		d := newDeskOf(t, stub.Game{}, gridBoard{without: "card"}, solo(), at(settings.None))
		d.settle()
		first := d.table.scene.chips[0].id
		box, _ := d.table.Where(first)
		d.table.click(first)
		if b := &d.table.button; b.on != first || b.place != box {
			t.Fatalf("%s was clicked at %v, and kept is %s at %v", first, box, b.on, b.place)
		}
		if !same {
			d.table.button.on = "another"
		}
		if deaf := d.table.deafFor(first); same == (deaf > 0) {
			t.Errorf("the same button: %v; it takes no click for %v", same, deaf)
		}
	}
}

// A sign of the board that has gone elsewhere after it was clicked keeps the click that was meant for it once more from what lies in its old
// place: a second shot of the Catapult sent its hero into the field instead. The click after that counts, as does one from elsewhere.
func TestASignThatHasGoneTakesNoOtherChoice(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, goldenBoard{}, solo(), at(settings.Normal))
	d.settle()
	ids := d.ids()
	var under, gone rules.Element // what lies there now, and where the sign is
	for _, id := range ids {
		if el := rules.Element(id); el != d.table.scene.main && !strings.HasPrefix(id, "table:") && under == "" {
			under = el
		} else if el.Kind() == "table" && gone == "" {
			gone = el
		}
	}
	box, ok := d.table.Where(under)
	if !ok || gone == "" {
		t.Fatalf("of %q nothing can be clicked", ids)
	}
	at := ink.Point{X: box.X + box.W/2, Y: box.Y + box.H/2}
	d.table.scene.plan.Direct = map[rules.Element]rules.Choice{gone: {}}
	d.table.button.clicked = d.table.clock - time.Second
	d.table.signed = sign{gone, at}
	if !d.table.strays(under, at) || d.table.missed.empty() {
		t.Error("a click that was meant for the sign is taken, or nothing is said")
	}
	if d.table.strays(under, at) {
		t.Error("the next one is not taken either")
	}
	d.table.signed = sign{gone, ink.Point{X: at.X - 40, Y: at.Y}}
	if d.table.strays(under, at) {
		t.Error("a click by a pointer that has moved is not taken")
	}
	if d.table.strays(gone, at); d.table.signed != (sign{gone, at}) {
		t.Errorf("of a click on the sign is kept %v", d.table.signed)
	}
	if d.table.strays(gone, at) {
		t.Error("a second click on the sign is not taken")
	}
}

// A button that comes under a hand once what was done has been shown takes no click at once either, however long ago the last click was, and
// one that else is large, as it ends a turn, takes none for twice as long.
func TestAButtonThatComesUnderAHandTakesNoClickAtOnce(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{without: "card"}, solo(), at(settings.None))
	d.settle()
	id, b := d.table.scene.chips[0].id, &d.table.button
	box, _ := d.table.Where(id)
	for ends, want := range map[bool]time.Duration{false: stillTime, true: 2 * stillTime} {
		d.table.scene.plan.Main = nil
		if ends {
			d.table.scene.plan.Main = []rules.Element{id}
		}
		b.place, b.on, b.clicked, b.chips = box, "another", d.table.clock-5*time.Second, nil
		d.table.settled()
		if got := d.table.deafFor(id); got != want {
			t.Errorf("ends a turn %t: it takes no click for %v, want %v", ends, got, want)
		}
		b.place = box.Shift(-box.X-box.W, 0)
		if got := d.table.deafFor(id); got != 0 {
			t.Errorf("ends a turn %t: elsewhere it takes no click for %v", ends, got)
		}
	}
}
