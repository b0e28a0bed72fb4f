package table

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// shelfBoard is a board with things in both columns, and a sign that is no choice.
type shelfBoard struct{ gridBoard }

func (b shelfBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	piece := func(id rules.Element, box ink.Rect, label string) stage.Piece {
		var look ink.List
		look.Fill(ink.R(0, 0, box.W, box.H), ink.Night, 0)
		return stage.Piece{ID: id, Box: box, Look: look, Role: "panel", Label: label, Tip: true}
	}
	if r := m.Room.Left; !r.Empty() {
		p.Left = []stage.Piece{piece("pile:on", ink.R(r.X+4, r.Y+4, 20, 20), "What lies on it"), piece("track:a", ink.R(r.X, r.Y, r.W, 40), "Spirit 4 of 12"), piece("track:b", ink.R(r.X, r.Y+50, r.W, 40), "Mana 3 of 12")}
	}
	if r := m.Room.Panel; !r.Empty() {
		p.Panel = []stage.Piece{piece("round:1", ink.R(r.X, r.Y, r.W, 40), "Round 1 of 3")}
	}
	r := m.Room.Board
	sign := piece("sign:here", ink.R(r.Right()-40, r.Bottom()-40, 30, 30), "Here they come in.")
	sign.Role = ""
	p.Board = append(p.Board, sign)
	return p
}

// What a narrow window has put into drawers is told to who points at their tabs, and a drawer that is open tells nothing more;
// a sign that is no choice says what it means.
func TestWhatIsDroppedIsOneHoverAway(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, shelfBoard{}, solo(), at(settings.None), sized(1024, 640, 1.6))
	d.settle()
	said := func(id rules.Element) []string { return d.table.noteFor(id, d.table.moment()).body }
	if got := said(idTracks); !slices.Equal(got, []string{"Spirit 4 of 12", "Mana 3 of 12"}) {
		t.Errorf("the tab of the tracks says %q", got)
	}
	if got := said(idLog); !slices.Equal(got, []string{"Round 1 of 3"}) {
		t.Errorf("the tab of the log says %q", got)
	}
	d.click(idTracks)
	d.settle()
	if got := said(idTracks); len(got) > 0 {
		t.Errorf("the tab of an open drawer says %q", got)
	}
	if got := said("sign:here"); !slices.Equal(got, []string{"Here they come in."}) {
		t.Errorf("the sign says %q", got)
	}
}

// A banner in a narrow window with large text says all of what loses the match before it is cut short, and tells all that
// threatens to who points at it.
func TestAWarningGivesWayLast(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			sc, p := hung(size, text, Asking, doom, trouble)
			said := false
			for _, op := range p.Look {
				said = said || strings.HasSuffix(op.Text, doom.Text.String())
			}
			if !said {
				t.Errorf("%v at %v: the banner is cut short", size, text)
			}
			if !sc.kit.Screen().Contains(p.Box.X, p.Box.Y) || p.Box.Right() > float64(size[0]) {
				t.Errorf("%v at %v: the banner lies at %v", size, text, p.Box)
			}
		}
	}
	whole := func(p *stage.Piece) bool {
		return !slices.ContainsFunc(p.Look, func(op ink.Op) bool { return strings.HasSuffix(op.Text, "…") })
	}
	long := doom
	for n := range 60 { // that there are more gives way before it
		long.Text = rules.T("%s", strings.Repeat("i", 20+3*n))
		_, alone := hung([2]int{1024, 640}, 1.6, Asking, long)
		_, beside := hung([2]int{1024, 640}, 1.6, Asking, long, trouble)
		if more := "+1"; whole(alone) && !whole(beside) {
			k := form.Toolkit{Metrics: ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, Measure: formtest.Faces}
			if spare := alone.Box.W + k.Width(k.Font(ink.Sans, 15), more) + warnPad(k); spare < float64(1024)-2*k.Gap() {
				t.Errorf("%d letters are cut short beside %q", 20+3*n, more)
			}
		}
	}
	long.Text = rules.T("%s", strings.Repeat("all is lost ", 30))
	k := form.Toolkit{Metrics: ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, Measure: formtest.Faces}
	if _, words, room, whole := bannerWords(k, long, []ink.Rect{ink.R(0, 0, 300, 1), ink.R(0, 0, 900, 1)}, 40); room.W != 900 || whole || !strings.HasSuffix(words, "…") {
		t.Errorf("a long one is %q in %v", words, room)
	}
	d := alarmed(t, settings.None, false)
	d.threaten(append(d.table.threats, trouble)...)
	d.settle()
	got := d.table.noteFor(idThreats, d.table.moment()).body
	if !slices.Equal(got, []string{"Certain: all is lost. The match is lost.", "Possible: the Market can be damaged."}) {
		t.Errorf("the banner tells %q", got)
	}
}

// A drawer that lies over what the mentor lights hides it; what lies in it is not hidden.
func TestWhatADrawerHides(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, shelfBoard{}, solo(), at(settings.None), sized(1024, 640, 1.6))
	d.settle()
	d.click(idLog)
	d.settle()
	for el, want := range map[rules.Element]bool{"round:1": false, "sign:here": true} {
		if got := d.table.scene.hides(&mentor{lit: []rules.Element{el}}); got != want {
			t.Errorf("the open drawer hides %s: %v, want %v", el, got, want)
		}
	}
	said := &mentor{step: 3, at: 20}
	if (&mentor{step: 3, at: 20}).after(said) {
		t.Error("a drawer that is opened while the mentor waits gives way")
	}
	for _, now := range []*mentor{{step: 4, at: 20}, {step: 3, at: 21}} {
		if !now.after(said) {
			t.Errorf("in step %d at position %d a drawer that hides what is lit stays", now.step, now.at)
		}
	}
}
