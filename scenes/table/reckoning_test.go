package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

// brass is a computer player in the second seat.
func brass() deskOption {
	return seated(person("Ada"), save.Seat{Name: "Brass", Player: "novice"})
}

// raided plays a match against a computer player until that one has taken something from Ada in its turn, and returns how
// many decisions stood before it.
func (d *desk) raided() (before int) {
	d.t.Helper()
	for range 200 {
		d.settle()
		if d.match.Over() {
			break
		}
		c := d.match.State().Decision().Choices[0]
		if d.match.Decider().Has(stub.South) {
			from := d.match.LastOf(stub.North)
			d.play(c)
			for d.tick(); d.table.play.running(); d.tick() {
			}
			if d.match.Decider().Has(stub.North) && d.table.mode() == Asking && d.lost(from) {
				return from
			}
			continue
		}
		d.play(d.warding())
	}
	d.t.Fatal("nothing was ever lost")
	return 0
}

// warding is a choice that puts a ward where Ada has none, and a raid of the other seat.
func (d *desk) warding() rules.Choice {
	choices := d.match.State().Decision().Choices
	if d.match.Decider().Has(stub.North) {
		for _, c := range choices {
			if c.Verb == stub.Ward {
				return c
			}
		}
	}
	return choices[0]
}

// lost reports whether Ada has lost something since a position, or something new stands against her.
func (d *desk) lost(from int) bool {
	s, err := d.match.At(from)
	if err != nil {
		d.t.Fatal(err)
	}
	b := rules.Compare(s.(rules.Accountant).Account(0, nil), d.match.State().(rules.Accountant).Account(0, nil))
	return b.Hurts() || b.Threatens()
}

// Where nothing is shown, the person is told what was lost, how it came about, and can see it.
func TestWhoSawNothingIsTold(t *testing.T) {
	d := newDesk(t, brass(), at(settings.None))
	d.reads = true
	from := d.raided()
	d.settle()
	r := d.table.reckoning
	if r == nil {
		t.Fatal("nothing is told")
	}
	if r.from != from-1 {
		t.Errorf("it is told from decision %d on; want %d, the person's own, which was not shown either", r.from, from-1)
	}
	if words := r.words(); !strings.Contains(words, "Score of South") && !strings.Contains(words, "Ward at") {
		t.Errorf("it says %q", words)
	}
	if ids := d.ids(); !slices.Contains(ids, idAccept) || !slices.Contains(ids, idSeeAgain) || slices.Contains(ids, idUndo) {
		t.Errorf("there are %v", ids)
	}
	d.click(idSeeAgain)
	if d.table.reckoning != nil || d.table.mode() != Playing || d.table.at != from-1 {
		t.Fatalf("See again: mode %d at %d", d.table.mode(), d.table.at)
	}
	d.settle()
	if d.table.reckoning != nil {
		t.Error("it is told twice")
	}
}

// What goes on from a recap lies where the large button does: a click that was on its way to what lay there before does not close it,
// and a second click on it does not go through to the large button.
func TestWhatGoesOnLiesWhereTheLargeButtonDoes(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, goldenBoard{}, brass(), at(settings.None))
	d.reads = true
	d.raided()
	d.settle()
	if d.table.reckoning == nil {
		t.Fatal("nothing is told")
	}
	at, _ := d.table.Where(idAccept)
	if main, ok := d.table.Where(d.table.scene.main); !ok || at.Overlaps(main) && at != main {
		t.Errorf("it lies at %v, the large button at %v", at, main)
	}
	b := &d.table.button
	b.clicked, b.place, b.on = d.table.clock, at, idSkip
	if d.click(idAccept); d.table.reckoning == nil {
		t.Error("a click that was meant for Skip closes it")
	}
	d.settle()
	for range 60 {
		d.tick()
	}
	n := len(d.posted)
	if d.click(idAccept); d.table.reckoning != nil {
		t.Fatal("a click does not close it")
	}
	if d.click(d.table.scene.main); len(d.posted) != n {
		t.Error("the second click plays on")
	}
	for range 60 {
		d.tick()
	}
	if d.click(d.table.scene.main); len(d.posted) == n {
		t.Error("half a second later the large button takes no click")
	}
}

// Every loss that the two states differ by is on the sheet, every gain but of what there is to spend, and no more.
func TestTheRecapIsTheDifference(t *testing.T) {
	for seed := range uint64(12) {
		d := newDesk(t, brass(), at(settings.None), seeded(seed))
		d.reads = true
		d.raided()
		d.settle()
		before, _ := d.table.before(d.table.reckoning.from)
		was, now := before.(rules.Accountant), d.match.View(0).(rules.Accountant)
		b := rules.Compare(was.Account(0, nil), now.Account(0, nil))
		b.Gained = slices.DeleteFunc(b.Gained, func(c rules.Change) bool { return c.Sort == rules.Purse }) // cards that are drawn are no gain
		words := d.table.reckoning.words()
		for _, c := range slices.Concat(b.Lost, b.Gained, b.Against) {
			if want := c.Name.String() + " " + c.Figures().String(); !strings.Contains(words, want) {
				t.Errorf("seed %d: %q is not in %q", seed, want, words)
			}
		}
		told := 0
		for _, p := range d.table.reckoning.parts {
			told += len(p.list)
		}
		if want := len(b.Lost) + len(b.Gained) + len(b.Against); told != want {
			t.Errorf("seed %d: %d things are told; %d changed", seed, told, want)
		}
	}
}

// What there is less of against a person is no gain of that person's own, and what was paid is no loss, be it the only thing.
func TestTheRecapSaysWhoseGainItIs(t *testing.T) {
	change := func(name string, sort rules.Sort, against bool) rules.Change {
		return rules.Change{Holding: rules.Holding{Of: rules.Element(name), Name: rules.T("%s", name), N: 1, Sort: sort, Against: against}, From: 2}
	}
	tower, power, theirs := change("Tower", rules.Track, false), change("Power", rules.Purse, false), change("Tower of East", rules.Track, true)
	if lost, spent := parted([]rules.Change{power}); len(lost) != 0 || len(spent) != 1 {
		t.Errorf("of what was paid alone, %v is lost and %v spent", lost, spent)
	}
	if lost, spent := parted([]rules.Change{tower, power}); len(lost) != 1 || lost[0].Of != tower.Of || len(spent) != 1 {
		t.Errorf("%v is lost and %v spent", lost, spent)
	}
	if own, others := partedBySide([]rules.Change{tower, theirs}); len(own) != 1 || own[0].Of != tower.Of || len(others) != 1 || others[0].Of != theirs.Of {
		t.Errorf("%v is gained, and %v less against the person", own, others)
	}
}

// Who has watched all of it is told nothing, and who skips the rest of it is.
func TestWhoWatchedIsNotTold(t *testing.T) {
	for seed := range uint64(20) {
		d := newDesk(t, brass(), at(settings.Normal), seeded(seed))
		d.reads = true
		d.raided()
		d.settle()
		if d.table.reckoning != nil {
			t.Errorf("seed %d: what was watched is told again", seed)
		}
	}
	d := newDesk(t, brass(), at(settings.Normal))
	d.reads = true
	for range 200 {
		for d.tick(); d.table.play.running(); d.tick() {
			d.key(ebiten.KeySpace)
		}
		d.settle()
		if d.table.reckoning != nil || d.match.Over() {
			break
		}
		d.play(d.warding())
	}
	if d.table.reckoning == nil {
		t.Fatal("who skips is never told")
	}
	r := d.table.reckoning
	d.key(ebiten.KeySpace)
	d.settle()
	if d.table.reckoning != nil || d.table.mode() != Asking {
		t.Error("Space does not close the recap")
	}
	if g := d.table.digest; g == nil || g.whole != r || !slices.Contains(d.ids(), idDigest) { // Space may have been meant to skip once more
		t.Errorf("of what a key closed nothing is told any more: %+v", g)
	} else if d.click(idDigest); d.table.reckoning != r {
		t.Error("the digest does not open the recap again")
	}
	d.key(ebiten.KeyEscape)
	if d.settle(); d.table.reckoning != nil || d.table.digest == nil {
		t.Error("Esc closes more than the recap")
	}
}

// Space pressed once too often, by who hurries on, picks nothing of what has the focus by then.
func TestSpaceOnceTooOftenPicksNothing(t *testing.T) {
	d := newDesk(t, brass(), at(settings.Normal))
	d.reads = true
	for range 200 {
		for d.tick(); d.table.play.running(); d.tick() {
			d.key(ebiten.KeySpace)
		}
		d.settle()
		if d.table.reckoning != nil || d.match.Over() {
			break
		}
		d.play(d.warding())
	}
	if d.table.reckoning == nil {
		t.Fatal("who skips is never told")
	}
	d.key(ebiten.KeySpace)
	d.tick()
	before, el := d.match.Len(), d.table.path.Next()[0]
	d.focus(el)
	d.key(ebiten.KeySpace)
	if d.tick(); d.match.Len() != before || d.table.path.Last() != "" {
		t.Errorf("%s was picked by the Space that came too late", el)
	}
}

// Behind the curtain: what happened is shown first, then it is told, and nothing else can be clicked until it is closed.
func TestWhoComesBackIsTold(t *testing.T) {
	d := newDesk(t, couple(), at(settings.Fast))
	d.reads = true
	told := 0
	for n := 0; n < 60 && !d.match.Over(); n++ {
		if m := d.settle(); m.Scene == "curtain" {
			viewer := d.match.Decider().First()
			last := d.match.LastOf(viewer)
			d.click(idLift)
			d.settle()
			if r := d.table.reckoning; r != nil {
				told++
				if r.from != last && !(r.since != sinceDecision && r.from < last) {
					t.Fatalf("it is told from %d on; %s decided last before %d", r.from, d.table.player(viewer).Name, last)
				}
				d.click(idAccept)
				d.settle()
			}
		}
		if choices := d.match.State().Decision().Choices; len(choices) > 0 {
			d.make(choices[(n*5)%len(choices)])
		}
	}
	if told == 0 {
		t.Error("nobody who came back was told anything")
	}
}
