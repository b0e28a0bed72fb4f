package table

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// partsBoard takes along together all that can be picked and asks for more.
type partsBoard struct{ seriesBoard }

func (b partsBoard) Layout(m Moment) Plan {
	p := b.seriesBoard.Layout(m)
	for _, el := range m.Path.Anew().Next() {
		if _, ends := m.Path.Anew().Aim(el); !ends {
			p.Parts = append(p.Parts, el)
		}
	}
	return p
}

// A second click on what is picked leaves it behind; from then on a click leaves others behind or takes them along again.
func TestASecondClickLeavesAPartBehind(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, partsBoard{})
	for range 40 {
		d.settle()
		if d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		parts := d.table.scene.plan.Parts
		if len(parts) < 2 {
			d.click("series:first")
			continue
		}
		a, b := parts[0], parts[1]
		for i, step := range []struct {
			click       rules.Element
			chosen, out []rules.Element
		}{
			{a, []rules.Element{a}, nil},
			{b, []rules.Element{b}, nil},
			{a, []rules.Element{a}, nil},
			{a, nil, []rules.Element{a}},
			{b, nil, []rules.Element{a, b}},
			{a, nil, []rules.Element{b}},
			{b, nil, nil},
			{a, []rules.Element{a}, nil},
			{a, nil, []rules.Element{a}},
		} {
			d.click(step.click)
			d.settle()
			if chosen, out := d.table.path.Chosen(), d.table.path.Out(); !slices.Equal(chosen, step.chosen) || !slices.Equal(out, step.out) {
				t.Fatalf("click %d on %s: %v is picked, %v stays behind", i+1, step.click, chosen, out)
			}
		}
		d.table.escape()
		if out := d.table.path.Out(); len(out) > 0 {
			t.Errorf("%v stays behind after Esc", out)
		}
		return
	}
	t.Fatal("nothing was to be picked of several")
}
