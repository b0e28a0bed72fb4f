package table

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

// shownEntries plays what is shown to its end and returns the decisions that were shown.
func (d *desk) shownEntries() []int {
	d.t.Helper()
	var shown []int
	for range 6000 {
		if d.table.play.active && !slices.Contains(shown, d.table.play.now.from) {
			shown = append(shown, d.table.play.now.from)
		}
		if m := d.table.Mirror(); m.Settled && len(d.waiting) == 0 {
			return shown
		}
		d.tick()
	}
	d.t.Fatal("the table does not settle")
	return nil
}

// verb is the first choice of a kind.
func (d *desk) verb(v rules.Verb) rules.Choice {
	d.t.Helper()
	for _, c := range d.match.State().Decision().Choices {
		if c.Verb == v {
			return c
		}
	}
	d.t.Fatalf("no choice has the verb %d", v)
	return rules.Choice{}
}

// lifted lifts the curtain and returns which decisions are shown then.
func (d *desk) lifted() []int {
	d.t.Helper()
	if m := d.settle(); m.Scene != "curtain" {
		d.t.Fatalf("scene %s; want the curtain", m.Scene)
	}
	d.key(ebiten.KeyEnter)
	return d.shownEntries()
}

// Who takes over sees what is new to him and nothing twice.
func TestRecapShowsOnlyWhatIsNew(t *testing.T) {
	d := newDesk(t, couple(), at(settings.Fast))
	if got := d.lifted(); len(got) != 0 {
		t.Fatalf("before anything was decided %v is shown", got)
	}
	for turn := range 4 {
		before := d.match.Len()
		for viewer := d.table.viewer; d.match.Decider().Has(viewer); {
			d.make(d.match.State().Decision().Choices[0])
			d.settle()
		}
		want := []int{}
		from := 0
		if turn > 0 {
			from = before
		}
		for n := from; n < d.match.Len(); n++ {
			want = append(want, n)
		}
		if got := d.lifted(); !slices.Equal(got, want) {
			t.Errorf("turn %d: decisions %v are shown; want %v", turn, got, want)
		}
	}
}

// What a computer player did while a person looked is not shown to that person again.
func TestRecapKnowsWhatWasWatched(t *testing.T) {
	d := newDesk(t, seated(person("Ada"), save.Seat{Name: "Brass", Player: "novice"}), at(settings.Fast))
	d.settle()
	d.make(firstOf(d, "button:end"))
	d.settle()
	d.play(firstOf(d, "button:end"))
	d.settle()
	if got := d.table.watched[0]; got != 2 {
		t.Errorf("Ada has watched %d decisions", got)
	}
	if from, ok := d.table.news(); !ok || from != 1 {
		t.Errorf("there is something to show again: %v, from %d", ok, from)
	}
	d.table.forget(1)
	if got := d.table.watched[0]; got != 1 {
		t.Errorf("after an undo Ada has watched %d decisions", got)
	}
}

func TestShowAgain(t *testing.T) {
	d := newDesk(t, couple(), at(settings.Fast))
	d.lifted()
	if d.table.scene.marks[idAgain].Can() {
		t.Error("there is nothing to show again, and the button can be clicked")
	}
	d.make(firstOf(d, "button:end"))
	d.lifted()
	for name, press := range map[string]func(){"the button": func() { d.click(idAgain) }, "the key": func() { d.key(ebiten.KeyR) }} {
		press()
		if d.table.mode() != Playing {
			t.Fatalf("%s shows nothing", name)
		}
		if ids := d.ids(); slices.Contains(ids, idAgain) {
			t.Errorf("while it is shown the button is there")
		}
		if got := d.shownEntries(); !slices.Equal(got, []int{0}) || d.table.mode() != Asking {
			t.Errorf("%s shows %v, then mode %d", name, got, d.table.mode())
		}
	}
	if len(d.posted) != 1 {
		t.Errorf("posted %v", d.posted)
	}
}

// A recap is skipped with a key, and each of its sentences stays long enough to be read.
func TestRecapIsReadableAndCanBeSkipped(t *testing.T) {
	d := newDesk(t, couple(), at(settings.Normal))
	d.lifted()
	d.make(d.verb(stub.Raid))
	d.settle()
	d.make(d.verb(stub.Raid))
	d.settle()
	d.key(ebiten.KeyEnter)
	words := map[string]time.Duration{}
	begin := d.now
	for d.tick(); d.table.mode() == Playing; d.tick() {
		m := d.table.Mirror()
		words[m.Prompt] += time.Second / 60
		if phase := d.table.heading(d.table.moment()).phase; phase != "What happened before" {
			t.Fatalf("the phase is %q", phase)
		}
	}
	told := 0
	for n := range d.match.Len() {
		for _, e := range d.match.Seen(n, stub.South) {
			text := d.match.State().Tell(e).String()
			told++
			if words[text] < 300*time.Millisecond {
				t.Errorf("%q is there for %v", text, words[text])
			}
		}
	}
	if took := d.now - begin; told < 6 || took > recapTime+time.Duration(told)*700*time.Millisecond {
		t.Errorf("%d sentences take %v", told, took)
	}
	d.click(idAgain)
	d.tick()
	d.key(ebiten.KeySpace)
	if d.table.mode() != Asking {
		t.Error("Space does not end it")
	}
}

// Where nothing glides what is seen again is looked at as long as at normal speed.
func TestSeeAgainTakesItsTimeWhereNothingGlides(t *testing.T) {
	d := newDesk(t, couple(), at(settings.None))
	d.lifted()
	d.make(firstOf(d, "button:end"))
	d.lifted()
	d.click(idAgain)
	begin := d.now
	for d.tick(); d.table.mode() == Playing; d.tick() {
	}
	if took := d.now - begin; took < 200*time.Millisecond {
		t.Errorf("it is seen again for %v", took)
	}
}

// openMatch is Two Gates in a match that hides nothing.
type openMatch struct{ stub.Game }

type openState struct{ *stub.State }

func (openState) Open() bool { return true }

func (s openState) Clone() rules.State { return openState{s.State.Clone().(*stub.State)} }

func (s openState) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }

func (g openMatch) New(s rules.Setup) (rules.State, error) {
	state, err := g.Game.New(s)
	if err != nil {
		return nil, err
	}
	return openState{state.(*stub.State)}, nil
}

func TestNoCurtainInAnOpenMatch(t *testing.T) {
	d := newDeskOf(t, openMatch{}, gridBoard{}, couple(), at(settings.None))
	for n := 0; !d.match.Over() && n < 20; n++ {
		if m := d.settle(); m.Scene != "board" || d.table.viewer != d.match.Decider().First() {
			t.Fatalf("scene %s for seat %d", m.Scene, d.table.viewer)
		}
		d.make(d.match.State().Decision().Choices[0])
	}
	d.settle()
}

// What can be seen again begins with the last decision in one's own turn: all of the turn of another seat, though one has answered
// in it.
func TestAnswersBeginNothingThatIsSeenAgain(t *testing.T) {
	begins := func(seat rules.Seat) []rules.Event { return []rules.Event{{Kind: rules.TurnBegan, Seat: seat}} }
	made := func(seat rules.Seat, events []rules.Event) match.Entry {
		return match.Entry{Seats: rules.SeatsOf(seat), Events: events}
	}
	own, other := rules.Seat(0), rules.Seat(1)
	played := []match.Entry{made(own, begins(own)), made(own, nil), made(own, begins(other)), made(other, nil), made(own, nil), made(other, nil), made(own, nil)}
	if n, ok := lastActed(played, rules.SeatsOf(own)); !ok || n != 2 {
		t.Errorf("it begins with decision %d, %t", n, ok)
	}
	shared := []match.Entry{made(own, begins(rules.NoSeat)), made(other, nil), made(own, nil), made(other, nil)}
	if n, ok := lastActed(shared, rules.SeatsOf(own)); !ok || n != 2 {
		t.Errorf("in a turn of nobody it begins with decision %d, %t", n, ok)
	}
	if _, ok := lastActed([]match.Entry{made(other, begins(other)), made(own, nil)}, rules.SeatsOf(own)); ok {
		t.Error("it begins with an answer")
	}
}

// Two clicks in one tick, on Go on and on See again, close the recap once.
func TestSeeAgainAfterTheRecapIsClosed(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	d.table.accept()
	d.table.seeAgain()
	d.settle()
	if d.table.mode() != Asking {
		t.Errorf("mode %d", d.table.mode())
	}
}
