package table

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/kurth"
	"portcullis/rules/stub"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

func loadKurth(t testing.TB) rules.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "kurth")
	if err != nil {
		t.Fatal(err)
	}
	g, err := kurth.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// certainLoss plays on until a choice loses whatever happens, and returns it.
func certainLoss(d *desk) (rules.Choice, bool) {
	r := rand.New(rand.NewPCG(d.match.Header().Seed, 9))
	for !d.match.Over() {
		choices := d.match.State().Decision().Choices
		for _, c := range choices {
			if _, lost := d.table.loses(d.table.path.At(d.table.base, c), c); lost {
				return c, true
			}
		}
		d.play(choices[r.IntN(len(choices))])
		d.settle()
	}
	return rules.Choice{}, false
}

func TestLosingForCertainIsAskedAbout(t *testing.T) { // 10.3 of the Kurth ledger: "Am I about to lose?"
	found := 0
	for seed := range uint64(40) {
		d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.None), seeded(seed))
		d.settle()
		c, ok := certainLoss(d)
		if !ok {
			continue
		}
		found++
		path := d.table.path.Way(c)
		for _, el := range path {
			if d.table.ask == nil {
				d.show(el)
				d.click(el)
			}
		}
		if d.table.ask == nil || len(d.posted) != 0 {
			t.Fatalf("seed %d: %v loses and is played without a question", seed, path)
		}
		if why, lost := d.table.loses(d.table.path.At(d.table.base, c), c); lost && !strings.HasPrefix(why, "This loses the match") && !strings.HasPrefix(why, "This as good as surely loses the match") {
			t.Fatalf("seed %d: the question says only %q", seed, why)
		}
		d.key(ebiten.KeyEscape)
		if d.table.ask != nil || len(d.posted) != 0 {
			t.Fatal("Escape does not take the question back")
		}
		d.table.back()
		d.settle()
		d.table.decide(c)
		d.settle()
		d.click(idConfirm)
		d.settle()
		if !d.match.Over() {
			t.Fatalf("seed %d: %v was called lost and the match goes on", seed, path)
		}
		if o, _ := d.match.State().Outcome(); o.Winners.Has(0) {
			t.Fatalf("seed %d: %v was called lost and wins", seed, path)
		}
		if found == 3 {
			return
		}
	}
	t.Fatal("no position with a certain loss was found")
}

// realGame is a game of the box, with all its words.
func realGame(t *testing.T) rules.Game {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "bsieged")
	if err != nil {
		t.Fatal(err)
	}
	g, err := bsieged.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// What a game advises caution for is asked about, though it need not be lost.
func TestCautionIsAskedFor(t *testing.T) {
	g := realGame(t)
	for seed := range uint64(20) {
		d := newDeskOf(t, g, gridBoard{}, at(settings.None), seeded(seed))
		d.settle()
		r := rand.New(rand.NewPCG(seed, 9))
		for !d.match.Over() {
			choices := d.match.State().Decision().Choices
			for _, c := range choices {
				if text, ok := d.match.State().(rules.Cautioner).Caution(c); ok {
					d.table.decide(c)
					if d.table.ask == nil || d.table.ask.warns != text.String() || len(d.posted) != 0 {
						t.Fatalf("seed %d: %v is played without a question", seed, c)
					}
					d.askedOnce(c)
					return
				}
			}
			d.play(choices[r.IntN(len(choices))])
			d.settle()
		}
	}
	t.Error("no choice ever asked for caution")
}

// askedOnce holds that what waits to be answered is asked again after a no, but not after a yes, in that turn.
func (d *desk) askedOnce(c rules.Choice) {
	d.t.Helper()
	d.table.closeDialog()
	if d.table.decide(c); d.table.ask == nil {
		d.t.Fatalf("%v is not asked about after a no", c)
	}
	d.table.confirmed()
	d.table.posted = false
	if d.table.decide(c); d.table.ask != nil {
		d.t.Errorf("%v is asked about again after a yes", c)
	}
}

// A question covers nothing of what it is about, wherever on the screen that lies.
func TestAQuestionLeavesWhatItIsAboutInSight(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	for y := 20.0; y < 700; y += 40 {
		s := sheet{kit: k, marks: stage.Marks{}}
		about := ink.R(600, y, 80, 60)
		s.pieces = append(s.pieces, stage.Piece{ID: "place:1", Box: about})
		s.confirm(question{text: "End the turn", warns: "The Barn is damaged.", about: []rules.Element{"place:1"}}, hands{})
		for _, p := range s.pieces {
			if p.ID == "table:question" && p.Box.Overlaps(about) {
				t.Errorf("the question at %v covers %v", p.Box, about)
			}
		}
	}
}

// The answers to a question say what they do in the words of the game, in full beside each other or below; a card that the question
// names stays in sight, with a frame.
func TestAnswersSayWhatTheyDo(t *testing.T) {
	says := rules.Replies{On: rules.T("Go to Combat without it"), Back: rules.T("Go back and buy it first"), About: []rules.Element{"card:hero"}, Never: rules.T("All the same, and stop asking about gold")}
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		k := form.Toolkit{Metrics: m, Measure: faces}
		for y := 20.0; y < float64(m.H)-120; y += 40 {
			s := sheet{kit: k, marks: stage.Marks{}}
			named := ink.R(500, y, 80, 100)
			s.pieces = append(s.pieces, stage.Piece{ID: "card:hero", Box: named})
			s.confirm(question{text: "Enter Combat", warns: "8 gold is left, which buys nothing after Main. Hero is worth its price.", says: says}, hands{})
			at := map[rules.Element]stage.Piece{}
			for _, p := range s.pieces {
				at[p.ID] = p
			}
			sheet, back, on, never := at["table:question"].Box, at[idCancel], at[idConfirm], at[idNever]
			if never.Label != "All the same, and stop asking about gold" || never.Box.Y < on.Box.Bottom() || sheet.Intersect(never.Box) != never.Box {
				t.Errorf("%v: on the sheet at %v the last answer is %q at %v", m, sheet, never.Label, never.Box)
			}
			if back.Label != "Go back and buy it first" || on.Label != "Go to Combat without it" || back.Box.Overlaps(on.Box) {
				t.Errorf("%v: the answers are %q at %v and %q at %v", m, back.Label, back.Box, on.Label, on.Box)
			}
			if sheet.Intersect(back.Box) != back.Box || sheet.Intersect(on.Box) != on.Box {
				t.Errorf("%v: the answers at %v and %v leave their sheet at %v", m, back.Box, on.Box, sheet)
			}
			if _, framed := at["table:named/card:hero"]; sheet.Overlaps(named) || !framed {
				t.Errorf("%v: the question at %v hides the card at %v, framed %t", m, sheet, named, framed)
			}
		}
	}
}

// The answer after which nothing is asked for the same reason again settles that and makes the choice.
func TestAnAnswerStopsTheQuestion(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	c := d.match.State().Decision().Choices[0]
	d.table.ask = &question{choice: c, text: "Go on", warns: "Something is left.", says: rules.Replies{Never: rules.T("Stop asking"), Sets: Preferred{ID: "second", Value: "skipped"}}}
	d.table.dirty = true
	d.settle()
	d.click(idNever)
	d.settle()
	if d.settled(stub.North) != "skipped" || !slices.Equal(d.posted, []rules.Choice{c}) || d.table.ask != nil {
		t.Errorf("settled %q, played %v, still asked %v", d.settled(stub.North), d.posted, d.table.ask != nil)
	}
}

// Who goes back for another thing that a question names has nothing picked any more, so that it can be clicked; else what was picked stays.
func TestWhoGoesBackForAnotherThingCanClickIt(t *testing.T) {
	for _, about := range [][]rules.Element{nil, {"card:hero"}} {
		d := newDesk(t, solo(), at(settings.None))
		d.settle()
		d.table.path = d.table.ways().Click(d.table.ways().Next()[0])
		d.table.ask = &question{choice: d.match.State().Decision().Choices[0], text: "Go on", warns: "Something is left.", says: rules.Replies{About: about}}
		d.table.dirty = true
		picked := len(d.table.path.Chosen())
		d.table.closeDialog()
		if now := len(d.table.path.Chosen()); d.table.ask != nil || picked == 0 || (now == 0) != (about != nil) {
			t.Errorf("of %d picked %d are, after a question about %v", picked, now, about)
		}
	}
}

// Several warnings are a list below what is asked, each beginning a line of its own; one is the headline.
func TestWarningsAreAList(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	said := func(warns string) (list []string) {
		s := sheet{kit: k, marks: stage.Marks{}}
		s.confirm(question{text: "End the turn", warns: warns}, hands{})
		for _, p := range s.pieces {
			if p.ID == "table:question" {
				for _, op := range p.Look {
					if op.Text != "" {
						list = append(list, op.Text)
					}
				}
			}
		}
		return list
	}
	if got := said("The Barn is damaged."); !slices.Equal(got, []string{"The Barn is damaged.", "End the turn"}) {
		t.Errorf("one warning: %q", got)
	}
	if got := said("The Barn is damaged.\nEileen dies."); !slices.Equal(got, []string{"End the turn?", "The Barn is damaged.", "Eileen dies."}) {
		t.Errorf("two warnings: %q", got)
	}
}

// TestMoreWarningsCanBeOpened: where a window has no room for all warnings of a question, a button shows
// those that are left, page by page, and after the last the first again; none is ever left out.
func TestMoreWarningsCanBeOpened(t *testing.T) {
	var all []string
	for i := range 40 {
		all = append(all, fmt.Sprintf("Warning %d: Krohns enter the Citadel over the Northern wall, with a chance of about 42 %%.", i+1))
	}
	for _, size := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		k := form.Toolkit{Metrics: size, Measure: faces}
		q := question{text: "End the turn", warns: strings.Join(all, "\n")}
		seen := map[string]bool{}
		for pages := 0; ; pages++ {
			s := sheet{kit: k, marks: stage.Marks{}}
			s.confirm(q, hands{})
			if s.warned == 0 || pages > len(all) {
				t.Fatalf("%v: page %d shows %d warnings", size, pages, s.warned)
			}
			more := false
			for _, p := range s.pieces {
				more = more || p.ID == idMoreWarnings
				if box := p.Box; p.ID != idVeil && box.Intersect(k.Screen()) != box {
					t.Errorf("%v: %s lies at %v, off the screen", size, p.ID, box)
				}
				for _, op := range p.Look {
					seen[op.Text] = seen[op.Text] || op.Text != ""
				}
			}
			if !more {
				t.Fatalf("%v: nothing leads to the other warnings", size)
			}
			if q.turn(s.warned); q.from == 0 {
				break
			}
		}
		for _, warning := range all {
			if !seen[warning] {
				t.Errorf("%v: %q is never shown", size, warning)
			}
		}
	}
}
