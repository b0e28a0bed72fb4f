package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/ink"
)

// against seats a person before a computer player, whose decisions the tests play.
func against() deskOption { return seated(person("Ada"), save.Seat{Name: "Brass", Player: "novice"}) }

// watchingDesk is a table at which Ada looks on: she has ended her turn, and the computer has raided.
func watchingDesk(t *testing.T, options ...deskOption) *desk {
	t.Helper()
	d := newDesk(t, append([]deskOption{against()}, options...)...)
	d.settle()
	d.make(firstOf(d, "button:end"))
	d.settle()
	d.pass(habit)
	d.play(d.verb(stub.Raid))
	d.tick()
	if d.table.mode() != Playing {
		t.Fatalf("mode %d; nothing is shown", d.table.mode())
	}
	return d
}

// pass lets some time pass.
func (d *desk) pass(span time.Duration) {
	for begin := d.now; d.now-begin < span; {
		d.tick()
	}
}

// run lets time pass while something is shown and says how long that took and how many events were
// shown.
func (d *desk) run(most int) (took time.Duration, shown int) {
	d.t.Helper()
	begin := d.now
	for range most {
		shown = max(shown, d.table.play.shown)
		if !d.table.play.running() {
			break
		}
		d.tick()
	}
	return d.now - begin, shown
}

// Pause stops what is shown, a step shows one event more, and going on shows the rest; by buttons
// and by keys.
func TestPauseStepAndGoOn(t *testing.T) {
	for name, press := range map[string]func(*desk, rules.Element){
		"buttons": func(d *desk, id rules.Element) { d.click(id) },
		"keys": func(d *desk, id rules.Element) {
			d.key(map[rules.Element]ebiten.Key{idPause: ebiten.KeyP, idStep: ebiten.KeyPeriod}[id])
		},
	} {
		d := watchingDesk(t, at(settings.Slow))
		press(d, idPause)
		d.settle()
		before := d.table.play.shown
		d.run(300)
		if !d.table.play.running() || d.table.play.shown != before {
			t.Fatalf("%s: while it is paused %d events become %d", name, before, d.table.play.shown)
		}
		if d.table.Ready() {
			t.Errorf("%s: the computer may play on while it is paused", name)
		}
		press(d, idStep)
		d.settle()
		if got := d.table.play.shown; got <= before || got >= len(d.table.play.events) {
			t.Errorf("%s: a step leads from %d events to %d of %d", name, before, got, len(d.table.play.events))
		}
		press(d, idPause)
		d.settle()
		if d.table.play.running() || d.table.play.paused {
			t.Errorf("%s: it does not go on to the end", name)
		}
	}
}

// A step while nothing is paused pauses.
func TestStepPauses(t *testing.T) {
	d := watchingDesk(t, at(settings.Slow))
	d.click(idStep)
	d.run(600)
	if !d.table.play.running() || !d.table.play.paused {
		t.Error("it runs on after a step")
	}
	d.key(ebiten.KeyS)
	if d.table.play.running() || d.table.play.paused {
		t.Error("skipping does not end it")
	}
}

// Hurry makes the same events pass in less than half of the time, and ends when a person is asked.
func TestHurry(t *testing.T) {
	usual, all := watchingDesk(t, at(settings.Slow)).run(6000)
	for name, press := range map[string]func(*desk){
		"the button": func(d *desk) { d.click(idHurry) },
		"the key":    func(d *desk) { d.key(ebiten.KeyF) },
	} {
		d := watchingDesk(t, at(settings.Slow))
		press(d)
		took, shown := d.run(6000)
		if took > usual/2 || shown != all {
			t.Errorf("%s: %d of %d events in %v; they take %v without", name, shown, all, took, usual)
		}
		for d.table.mode() != Asking {
			d.play(firstOf(d, "button:end"))
			d.settle()
		}
		if d.table.play.hurry || d.table.factor() != settings.Slow.Factor() {
			t.Errorf("%s: the hurry goes on when a person is asked", name)
		}
	}
}

// Skip shows nothing more until a person is asked.
func TestSkipUntilAsked(t *testing.T) {
	d := watchingDesk(t, at(settings.Slow))
	d.click(idSkip)
	if d.table.play.running() || d.table.mode() != Waiting {
		t.Fatalf("mode %d after skipping", d.table.mode())
	}
	d.play(firstOf(d, "button:end"))
	d.tick()
	if d.table.play.running() || d.table.mode() != Asking || d.table.skipping {
		t.Errorf("what follows is shown: mode %d, skipping %v", d.table.mode(), d.table.skipping)
	}
}

// A person sees again what the own last decision led to, and all that others decided after it.
func TestSeeAgainBeginsWithTheLastDecision(t *testing.T) {
	for _, speed := range []settings.Speed{settings.None, settings.Fast} {
		d := newDesk(t, against(), at(speed))
		d.settle()
		d.key(ebiten.KeyR)
		if d.table.mode() != Asking {
			t.Fatal("something is shown again before anything was decided")
		}
		d.make(firstOf(d, "button:end"))
		d.settle()
		for !d.match.Decider().Has(0) {
			d.play(firstOf(d, "button:end"))
			d.settle()
		}
		before := d.match.Len()
		d.click(idAgain)
		if d.table.mode() != Playing {
			t.Fatalf("speed %s: nothing is shown", speed)
		}
		if got, want := d.shownEntries(), []int{0, 1}[:before]; !slices.Equal(got, want) || d.table.mode() != Asking || d.match.Len() != before {
			t.Errorf("speed %s: the decisions %v are shown; want %v", speed, got, want)
		}
	}
}

// In a match without secrets everybody has looked on: what is shown again begins with the last
// decision of whatever person.
func TestSeeAgainInAnOpenMatch(t *testing.T) {
	d := newDeskOf(t, openMatch{}, gridBoard{}, couple(), at(settings.Fast))
	d.settle()
	for range 3 {
		d.make(firstOf(d, "button:end"))
		d.settle()
	}
	d.key(ebiten.KeyR)
	if got := d.shownEntries(); !slices.Equal(got, []int{2}) {
		t.Errorf("the decisions %v are shown; want the last one", got)
	}
}

// ribbonBoard has room for the buttons of who looks on in its row.
type ribbonBoard struct {
	gridBoard
	width float64
}

func (b ribbonBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Watch = ink.R(m.Room.Row.X, m.Room.Row.Bottom()-60, b.width, 60)
	return p
}

// The buttons lie where the board has room for them, and among the controls where it has too little.
func TestWatchOnTheBoard(t *testing.T) {
	for width, there := range map[float64]bool{900: true, 200: false} {
		b := ribbonBoard{width: width}
		d := newDeskOf(t, stub.Game{}, b, against(), at(settings.Slow))
		d.settle()
		d.make(firstOf(d, "button:end"))
		d.settle()
		d.play(d.verb(stub.Raid))
		d.tick()
		room := d.table.scene.plan.Watch
		for _, id := range []rules.Element{idPause, idStep, idHurry, idSkip} {
			p, ok := d.table.stage.Piece(id)
			if !ok || p.Box.Overlaps(room) != there {
				t.Errorf("%v wide: %s lies at %v (%v); the room is %v", width, id, p.Box, ok, room)
			}
		}
	}
}

// heraldBoard names a hero for each seat.
type heraldBoard struct{ gridBoard }

func (heraldBoard) Herald(s rules.State) (name, picture string, turn bool) {
	return [...]string{"Hilda", "Gorm"}[s.Decision().Seats.First()], "kit/seal-hand", true
}

// The banner names the hero and the person; where one person plays both seats, the hero alone, and for less time.
func TestBannerNamesTheHero(t *testing.T) {
	for name, o := range map[string]deskOption{"Marguerite is to play": couple(), "": solo()} {
		d := newDeskOf(t, openStub{stub.Game{}}, heraldBoard{}, o, at(settings.None))
		d.settle()
		d.make(firstOf(d, "button:end"))
		d.tick()
		d.tick()
		if all := d.everything(); !strings.Contains(all, "Gorm") || !strings.Contains(all, name) || name == "" && strings.Contains(all, "is to play") {
			t.Errorf("no banner names Gorm, and %q", name)
		}
		d.settle()
		if d.table.banner != nil {
			t.Error("the banner stays")
		}
	}
}

// All buttons of who looks on are there at once in every window, none over another, and the log ends above them.
func TestAllButtonsToWatchAreThere(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1366, 768}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.25} {
			d := watchingDesk(t, at(settings.Slow), sized(size[0], size[1], text))
			for range 400 {
				if d.table.play.long() {
					break
				}
				d.tick()
			}
			sc := &d.table.scene
			var boxes []ink.Rect
			for _, id := range []rules.Element{idPause, idStep, idHurry, idSkip} {
				box, there := sc.box(id)
				if !there {
					continue
				}
				for _, other := range boxes {
					if box.Inset(0.5).Overlaps(other) {
						t.Errorf("%v at %v: %s lies over another", size, text, id)
					}
				}
				if log, _ := sc.box("table:log"); log.Bottom() > box.Y {
					t.Errorf("%v at %v: the log ends at %v, %s begins at %v", size, text, log.Bottom(), id, box.Y)
				}
				boxes = append(boxes, box)
			}
			if _, more := sc.box(idMore); more || len(boxes) != 4 {
				t.Errorf("%v at %v: %d of 4 buttons are there, more on another page: %t", size, text, len(boxes), more)
			}
		}
	}
}

// Where the large button stood there are Hurry and Skip once a choice is made: a click out of habit does nothing for a while.
func TestAHabitualClickHurriesNothing(t *testing.T) {
	d := watchingDesk(t, at(settings.Slow))
	d.click(idPause)
	g := &d.table.button
	g.clicked, g.ever, g.asked = d.table.clock, true, true // a question was answered just now
	d.click(idHurry)
	if d.table.play.hurry {
		t.Error("a click out of habit hurries")
	}
	d.pass(habit)
	d.click(idHurry)
	if !d.table.play.hurry {
		t.Error("later a click hurries nothing")
	}
}
