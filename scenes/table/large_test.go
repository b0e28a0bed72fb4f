package table

import (
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
)

// goldenBoard has a golden large button, for the first choice that one click makes.
type goldenBoard struct{ gridBoard }

func (b goldenBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Primary, p.Main = "kit/play", nil
	for _, el := range m.Next {
		if _, ends := m.Path.Aim(el); ends {
			p.Main = append(p.Main, el)
		}
	}
	if len(p.Main) == 0 && len(m.Choices) > 0 {
		p.Direct = map[rules.Element]rules.Choice{"primary": m.Choices[0]}
		p.Main = []rules.Element{"primary"}
	}
	return p
}

// Once a click has changed what the golden button does, it takes no click for half a second, and shows it.
func TestTheGoldenButtonIsStillAfterAClick(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, goldenBoard{}, solo(), at(settings.None))
	d.settle()
	for len(d.posted) == 0 || d.table.mode() != Asking {
		if len(d.posted) > 20 {
			t.Fatal("nobody is asked twice in a row")
		}
		d.click(d.table.scene.main)
		d.tick()
	}
	n, means := len(d.posted), d.table.golden.means
	if d.table.golden.before == means {
		t.Fatalf("the button still means %v", means)
	}
	if m := d.table.stage.Mark(d.table.scene.main); m.Can() || d.table.Mirror().Settled {
		t.Error("the button shows that it takes a click")
	}
	d.click(d.table.scene.main)
	if d.tick(); len(d.posted) != n {
		t.Error("a click meant for the button as it was is taken for what it has become")
	}
	d.settle()
	d.click(d.table.scene.main)
	if d.tick(); len(d.posted) == n {
		t.Error("half a second later the click is not taken")
	}
}
