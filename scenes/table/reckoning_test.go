package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
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
				if r.from != last && !(r.whole && r.from < last) {
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

// Read aloud, each heading of a recap begins after one full stop, however the entry before it ends.
func TestARecapIsReadAloudInSentences(t *testing.T) {
	r := &reckoning{}
	r.add(part{rules.T("Lost"), rules.Bad, []entry{{name: "Hero", figures: "lost", why: []string{"East hires Skeleton. Paid: 4 gold."}}}})
	r.add(part{rules.T("Gained"), rules.Good, []entry{{name: "Ward", figures: "new"}}})
	if got, want := r.words(), "Since your last decision. Lost: Hero lost. East hires Skeleton. Paid: 4 gold. Gained: Ward new."; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
}

// The recap holds at every size: all text fits, what has no room is on further pages, and every entry is on one of them.
func TestTheRecapFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := ink.Metrics{
			W: rapid.IntRange(1024, 3840).Draw(t, "w"), H: rapid.IntRange(640, 2160).Draw(t, "h"),
			Device: 1, Text: rapid.SampledFrom([]float64{0.8, 1, 1.3, 1.6}).Draw(t, "text"),
		}
		r := &reckoning{}
		want := map[string]bool{}
		for i, title := range []rules.Text{rules.T("Lost"), rules.T("New against you"), rules.T("Gained")} {
			p := part{title: title, tone: [...]rules.Tone{rules.Bad, rules.Bad, rules.Good}[i]}
			for n := range rapid.IntRange(0, 14).Draw(t, title.String()) {
				name := fmt.Sprintf("%s %d of Her Serene Highness Wilhelmina", title, n)
				want[name] = true
				p.list = append(p.list, entry{name: name, figures: "12, was 25", why: []string{"Her Serene Highness Wilhelmina casts Black Plague at all that lives.", "It is lost."}})
			}
			r.add(p)
		}
		if len(r.parts) == 0 {
			return
		}
		for r.page = 0; ; r.page++ {
			s := sheet{kit: form.Toolkit{Metrics: k, Measure: faces}, marks: stage.Marks{}}
			f := divide(s.kit, Wants{Left: WithColumn, Panel: 200}, noDrawer)
			onward := f.onward(s.kit)
			s.reckon(r, ink.TonesFor(ink.Standard), onward, hands{})
			if at, _ := s.box(idAccept); at != onward {
				t.Fatalf("%dx%d, text %v: what goes on lies at %v, not where the large button does", k.W, k.H, k.Text, at)
			}
			for _, id := range []rules.Element{idReckoning, idSeeAgain, idTellMore} {
				if at, there := s.box(id); there && at.Overlaps(onward) {
					t.Fatalf("%dx%d, text %v: %s lies at %v, over what goes on", k.W, k.H, k.Text, id, at)
				}
			}
			for _, p := range s.pieces {
				if p.Box.Intersect(k.Screen()) != p.Box {
					t.Fatalf("%dx%d, text %v: %s is off the screen at %v", k.W, k.H, k.Text, p.ID, p.Box)
				}
				for _, op := range p.Look {
					if delete(want, op.Text); !op.Fits(faces) {
						t.Fatalf("%dx%d, text %v: %q does not fit", k.W, k.H, k.Text, op.Text)
					}
				}
			}
			if r.page+1 >= s.told {
				break
			}
		}
		for name := range want {
			t.Fatalf("%q is on no page", name)
		}
	})
}

// A recap that is long begins with the most important of it, in six lines at most: what was lost, what is new, and something that
// was gained.
func TestALongRecapBeginsWithTheMostImportant(t *testing.T) {
	list := func(n int) (l []entry) {
		for i := range n {
			l = append(l, entry{name: fmt.Sprint("thing ", i), figures: "1, was 2", why: []string{"It is so."}})
		}
		return l
	}
	for _, c := range []struct {
		lost, against, gained int
		want                  [3]int
		short                 bool
	}{{1, 1, 1, [3]int{1, 1, 1}, false}, {2, 9, 3, [3]int{2, 3, 1}, true}, {9, 9, 9, [3]int{5, 0, 1}, true}, {0, 9, 0, [3]int{0, 6, 0}, true}, {1, 1, 9, [3]int{1, 1, 4}, true}} {
		var r reckoning
		r.add(part{rules.T("Lost"), rules.Bad, list(c.lost)})
		r.add(part{rules.T("New against you"), rules.Bad, list(c.against)})
		r.add(part{rules.T("Gained"), rules.Good, list(c.gained)})
		r.add(part{rules.T("What the others did"), rules.Plain, nil})
		g, short := r.gist()
		var got [3]int
		for _, p := range g.parts {
			at := map[string]int{"Lost": 0, "New against you": 1, "Gained": 2}[p.title.String()]
			for _, e := range p.list {
				if e.name == "" {
					if want := fmt.Sprintf("%d more: see All of it.", c.lost+c.against+c.gained-mostLines); e.why[0] != want {
						t.Errorf("%v: it ends with %q, not %q", c, e.why, want)
					}
					continue
				}
				got[at]++
				if c.short && len(e.why) > 0 {
					t.Errorf("%v: %s says why", c, e.name)
				}
			}
		}
		if got != c.want || short != c.short {
			t.Errorf("of %d lost, %d against, %d gained it tells %v, short %v; want %v, %v", c.lost, c.against, c.gained, got, short, c.want, c.short)
		}
	}
}

// What was hurried in the middle of a turn waits to be told until a turn of the person begins; what was skipped, or happened while
// the person was away, does not wait.
func TestAFightIsNotInterruptedByARecap(t *testing.T) {
	d := newDesk(t, brass(), at(settings.None))
	d.reads = true
	from := d.raided()
	d.settle()
	tb := d.table
	for _, c := range []struct {
		what  string
		a     absence
		opens bool
	}{
		{"hurried in the turn that is over", absence{missed: from, hurried: true}, true},
		{"hurried since the turn began", absence{missed: d.match.Len(), hurried: true}, false},
		{"skipped since the turn began", absence{missed: d.match.Len()}, true},
		{"away", absence{missed: d.match.Len(), hurried: true, back: true}, true},
	} {
		tb.absent, tb.reckoning = c.a, nil
		delete(tb.reckoned, tb.viewer)
		tb.reckon()
		if opens := tb.reckoning != nil; opens != c.opens {
			t.Errorf("%s: a recap opens: %v", c.what, opens)
		}
		if waits := tb.absent.missed >= 0; waits == c.opens {
			t.Errorf("%s: what was missed waits: %v", c.what, waits)
		}
	}
}

// Where turns are nobody's, what was hurried waits until a turn or a phase has begun since.
func TestARecapWaitsForThePhaseOfNobody(t *testing.T) {
	d := newDeskOf(t, realGame(t), gridBoard{}, brass(), at(settings.None))
	r := rules.NewRand(5)
	began := -1
	for n := 0; n < 400 && began < 0 && !d.match.Over(); n++ {
		d.settle()
		choices := d.match.State().Decision().Choices
		events, err := d.match.Play(choices[r.IntN(len(choices))])
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if d.match.Len() > 3 && e.Seat == rules.NoSeat && (e.Kind == rules.TurnBegan || e.Kind == rules.PhaseBegan) {
				began = d.match.Len() - 1
			}
		}
	}
	for missed, waits := range map[int]bool{began - 1: false, began: false, began + 1: true} {
		d.table.absent = absence{missed: missed, hurried: true}
		if got := d.table.amid(); got != waits {
			t.Errorf("missed at %d, a phase began at %d: it waits: %t", missed, began, got)
		}
	}
}

// In a match that all win or lose together, the recap tells what each of the others did, in the lines of the log.
func TestTheRecapTellsWhatPartnersDid(t *testing.T) {
	d := newDeskOf(t, realGame(t), gridBoard{}, brass(), at(settings.None))
	r := rules.NewRand(3)
	for n := 0; n < 400 && !d.match.Over(); n++ {
		d.settle()
		if list := d.table.partners(0, 0, nil); len(list) > 0 {
			if e := list[0]; len(list) != 1 || e.name != "Brass" || len(e.why) > mostDeeds+1 {
				t.Errorf("of Brass it is told: %+v", list)
			}
			said := map[string]bool{}
			for _, l := range d.match.Lines(0) {
				said[l.Text.String()] = l.Seat == 1
			}
			if !said[list[0].why[0]] {
				t.Errorf("%q is no line of what Brass did", list[0].why[0])
			}
			return
		}
		choices := d.match.State().Decision().Choices
		d.play(choices[r.IntN(len(choices))])
	}
	t.Error("nothing is told of a partner")
}
