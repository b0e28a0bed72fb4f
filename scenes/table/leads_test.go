package table

import (
	"slices"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
)

// leadBoard tells of the first pieces that can be clicked that they lead on to the first two choices.
type leadBoard struct{ seriesBoard }

func (b leadBoard) Layout(m Moment) Plan {
	p := b.seriesBoard.Layout(m)
	if m.Mode == Asking && m.Aim.Verb == 0 {
		p.Leads = b.Series(m, "")[:2]
	}
	return p
}

// The tooltip of a piece that stands for several choices, or for one of which more is asked, tells of the last of them as
// things stand after the others.
func TestATooltipTellsWhatAClickLeadsOnTo(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, leadBoard{}, solo(), at(settings.None))
	d.settle()
	list := seriesBoard{}.Series(d.table.moment(), "")[:2]
	after := d.match.State().Clone()
	if _, err := after.Apply(list[0]); err != nil {
		t.Fatal(err)
	}
	want, ok := after.Preview(list[1])
	now, _ := d.match.State().Preview(list[1])
	if !ok || now.Title.String() == "" {
		t.Fatalf("%v is not foretold", list[1])
	}
	d.move("series:first")
	d.settle()
	got := d.table.noteFor("series:first", d.table.moment())
	if got.title != wording(after, list[1], list) || !slices.EqualFunc(got.lines, want.Lines, func(a, b rules.Line) bool { return a.Value.String() == b.Value.String() }) {
		t.Errorf("it says %q %v; want %q %v", got.title, got.lines, want.Title, want.Lines)
	}
	ends := d.table.path.Next()[slices.IndexFunc(d.table.path.Next(), func(el rules.Element) bool { _, ends := d.table.path.Aim(el); return ends })]
	d.move(ends)
	d.settle()
	c, _ := d.table.path.Aim(ends)
	if got := d.table.noteFor(ends, d.table.moment()); got.title != previewOf(t, d, c) {
		t.Errorf("a piece that makes a choice by itself tells of %q", got.title)
	}
}

func previewOf(t *testing.T, d *desk, c rules.Choice) string {
	t.Helper()
	p, ok := d.match.State().Preview(c)
	if !ok {
		return d.table.path.Sentence(c).String()
	}
	return p.Title.String()
}

// With a thing chosen a click on another thing that begins ways of its own goes over to it, and plays nothing.
func TestAClickGoesOverToAnotherThing(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	var begin []rules.Element
	for _, el := range d.table.path.Next() {
		if _, ends := d.table.path.Aim(el); !ends && !d.table.path.Click(el).Can(el) {
			begin = append(begin, el)
		}
	}
	for i, el := range begin {
		for _, other := range begin[i+1:] {
			d.click(el)
			if d.table.path.Can(other) {
				t.Fatalf("%s leads on to %s", el, other)
			}
			d.click(other)
			if got := d.table.path.Chosen(); !slices.Equal(got, []rules.Element{other}) {
				t.Fatalf("from %s to %s: %v is chosen", el, other, got)
			}
			d.click(other)
			if got := d.table.path.Chosen(); len(got) > 0 {
				t.Fatalf("a second click on %s leaves %v", other, got)
			}
		}
	}
	if len(begin) < 2 || len(d.posted) > 0 {
		t.Errorf("%d things begin ways of their own; %v was played", len(begin), d.posted)
	}
}

// settled answers every question of a match by itself.
type settled struct{ *stub.State }

func (s settled) Settle(*rules.Rand) (rules.Choice, rules.Text, bool) {
	return s.Sensible(nil)[0], rules.T("it is so"), true
}

// What is answered without a thought is lit like all else: only a hint tells the answer.
func TestASettledQuestionLightsEverything(t *testing.T) {
	d := newDesk(t, solo())
	s := d.match.State().(*stub.State)
	if few := sensible(s); len(few) == 0 || len(few) == len(s.Decision().Choices) {
		t.Fatalf("%d choices are worth a thought", len(few))
	}
	if list := sensible(settled{s}); len(list) > 0 {
		t.Errorf("%v is told to be the answer", list)
	}
}
