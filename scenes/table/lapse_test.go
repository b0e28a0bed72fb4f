package table

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// lapsing is a state that puts each question for a moment only.
type lapsing struct{ rules.State }

func (s lapsing) Lapse() (rules.Choice, bool) { return s.Decision().Choices[0], true }

// A question that stands for a moment only is answered by itself after it, but not once the person has done anything: then it waits.
func TestAQuestionIsAnsweredByItselfAfterAMoment(t *testing.T) {
	for name, c := range map[string]struct {
		key    ebiten.Key
		posted int
	}{"nothing is done": {-1, 1}, "a key is pressed": {ebiten.KeyTab, 0}} {
		d := newDesk(t, solo(), at(settings.None))
		d.settle()
		d.table.base = lapsing{d.table.base}
		want, _ := d.table.base.(lapsing).Lapse()
		d.table.linger()
		if first, second := d.table.banner.words(); first != "Your turn ends" || second == "" {
			t.Errorf("%s: the banner says %q, %q", name, first, second)
		}
		if d.table.Mirror().Settled {
			t.Errorf("%s: the table seems at rest", name)
		}
		if c.key >= 0 {
			d.key(c.key)
		}
		for range int(lapseTime/(time.Second/60)) + 2 {
			d.tick()
		}
		if len(d.posted) != c.posted || c.posted > 0 && d.posted[0] != want {
			t.Errorf("%s: it played %v", name, d.posted)
		}
	}
}

// repeats is a state in which a choice can be made again.
type repeats struct {
	lapsing
	again rules.Choice
}

func (s repeats) Decision() rules.Decision {
	d := s.State.Decision()
	d.Choices = append(slices.Clone(d.Choices), s.again)
	return d
}

// Who can do again what was done just now is not hurried on: one bolt may be meant to follow the other.
func TestAQuestionWaitsForWhatWasJustDone(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	done := d.match.State().Decision().Choices[0]
	d.play(done)
	d.settle()
	for again, runs := range map[rules.Choice]bool{done: false, {Verb: done.Verb + 90}: true} {
		d.table.base = repeats{lapsing{d.match.State()}, again}
		if d.table.linger(); d.table.lapse.runs != runs {
			t.Errorf("%v can be made again after %v: the moment runs: %t", again, done, d.table.lapse.runs)
		}
	}
}

// A question that the recap lies over waits until that is closed, and is answered by itself then: the click that closes the recap stays in
// nothing.
func TestAQuestionBelowTheRecapIsAnsweredOnceThatIsClosed(t *testing.T) {
	for _, stays := range []bool{false, true} {
		d := newDesk(t, solo(), at(settings.None))
		d.settle()
		d.table.base = lapsing{d.table.base}
		d.table.reckoning = &reckoning{parts: []part{{title: rules.T("Lost"), list: []entry{{name: "Tower", figures: "2, was 3"}}}}}
		d.table.dirty = true
		d.table.linger()
		for range int(lapseTime/(time.Second/60)) + 2 {
			d.tick()
		}
		if len(d.posted) > 0 || d.table.lapse.runs {
			t.Fatalf("below the recap it played %v", d.posted)
		}
		d.key(ebiten.KeyEnter)
		d.tick()
		if d.table.reckoning != nil || !d.table.lapse.runs {
			t.Fatalf("the recap is open: %t; the moment runs: %t", d.table.reckoning != nil, d.table.lapse.runs)
		}
		if stays {
			d.key(ebiten.KeyTab)
			d.table.resumes()
		}
		for range int(lapseTime/(time.Second/60)) + 2 {
			d.tick()
		}
		if played := len(d.posted) > 0; played == stays {
			t.Errorf("the person stays: %t; it played %v", stays, d.posted)
		}
	}
}

// The button that is as good as clicked after a moment shows how much of that is left.
func TestTheButtonShowsHowMuchOfAMomentIsLeft(t *testing.T) {
	s, box := narrowSheet(), ink.R(0, 0, 200, 40)
	s.mainButton(chip{id: "button:continue", label: "End the turn"}, box, hands{})
	if _, ok := s.box(idLapse); ok {
		t.Error("without a moment there is a bar")
	}
	s.mainButton(chip{id: "button:continue", label: "End the turn", runs: 1}, box, hands{})
	full, _ := s.box(idLapse)
	s = narrowSheet()
	s.mainButton(chip{id: "button:continue", label: "End the turn", runs: 0.5}, box, hands{})
	half, ok := s.box(idLapse)
	if !ok || full.W <= 0 || half.W != full.W/2 || half.X != full.X || half.Bottom() > box.Bottom() {
		t.Errorf("half of it is %v, all of it %v", half, full)
	}
	l := lapse{runs: true, since: 2 * time.Second, until: 4 * time.Second}
	if got := l.left(3 * time.Second); got != 0.5 {
		t.Errorf("of two seconds there are %v left after one", got)
	}
	if got := (lapse{}).left(time.Second); got != 0 {
		t.Errorf("without a moment %v is left", got)
	}
}

// Where another person is next, a turn that ends by itself says so before the screen is handed over; before the same eyes it holds nothing up.
func TestATurnThatEndsByItselfSaysSoBeforeTheScreenIsHandedOver(t *testing.T) {
	d := newDesk(t, seated(person("Ada"), person("Ben")), at(settings.Normal))
	d.settle()
	next := d.match.Decider().First()
	for viewer, want := range map[rules.Seat]time.Duration{1 - next: passedTime, next: 0} {
		d.table.banner, d.table.viewer, d.table.base = nil, viewer, d.match.State()
		d.table.play.active, d.table.play.now.seat, d.table.play.now.computer = true, viewer, false
		hold := d.table.passing(rules.Event{Kind: rules.TurnEnded, Seat: viewer})
		if hold != want || d.table.banner == nil {
			t.Errorf("seat %d decides next: that the turn of seat %d is over stands for %v", next, viewer, hold)
		}
	}
}

// A banner that tells that a turn is over makes way for a tray that asks something, but not while the turn is about to end by itself.
func TestABannerMakesWayForATray(t *testing.T) {
	for name, c := range map[string]struct {
		tray, runs, stays bool
	}{
		"nothing lies below it": {stays: true},
		"a tray asks":           {tray: true},
		"the turn is ending":    {tray: true, runs: true, stays: true},
	} {
		d := newDesk(t, solo(), at(settings.Normal))
		d.settle()
		d.table.banner, d.table.bannered, d.table.lapse.runs = &herald{ended: true}, d.table.clock+time.Second, c.runs
		if d.table.scene.plan.Tray = nil; c.tray {
			d.table.scene.plan.Tray = []stage.Piece{{ID: "tray"}}
		}
		if d.table.banners(); (d.table.banner != nil) != c.stays {
			t.Errorf("%s: the banner stays: %t", name, d.table.banner != nil)
		}
	}
}
