package table

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

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
