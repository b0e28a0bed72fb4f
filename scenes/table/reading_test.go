package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// readBoard shows what is pointed at at reading size.
type readBoard struct{ gridBoard }

func (readBoard) Read(_ Moment, el rules.Element, w, h float64) (Reading, bool) {
	var l ink.List
	l.Picture("kit/tick", ink.R(0, 0, w, h))
	return Reading{Look: l, Size: ink.R(0, 0, w, h), Beside: NothingBeside}, el.Kind() == "card"
}

// What is pointed at, or has the focus, stands at reading size beside its tooltip, with how it is looked at closely; what
// the board does not show so has words only.
func TestWhatIsPointedAtIsShownAtReadingSize(t *testing.T) {
	for _, how := range []string{"pointer", "keys"} {
		d := newDeskOf(t, stub.Game{}, readBoard{}, sized(1024, 640, 1.6))
		d.settle()
		if d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		shown := map[bool]int{}
		for range 30 {
			if how == "keys" {
				d.tick(game.Key{Code: ebiten.KeyTab})
			} else if next := d.table.scene.moment.Next; len(next) > 0 {
				d.move(next[shown[true]%len(next)])
			}
			for range 60 {
				d.tick()
			}
			hot := d.table.stage.Hot()
			p, ok := d.table.stage.Piece("table:tip/" + hot)
			if !ok {
				continue
			}
			reads := strings.Contains(saysAll(p.Look), "Right click or I")
			if _, want := (readBoard{}).Read(Moment{}, hot, 1, 1); reads != want {
				t.Fatalf("%s at %q: shown at reading size is %t", how, hot, reads)
			}
			if p.Box.Intersect(d.table.kit().Screen()) != p.Box {
				t.Errorf("%s at %q: the tooltip lies at %v", how, hot, p.Box)
			}
			shown[reads]++
		}
		if shown[true] == 0 {
			t.Errorf("%s: nothing was shown at reading size, tooltips %v, next %v", how, shown, d.table.scene.moment.Next)
		}
	}
}

func saysAll(l ink.List) string {
	var b strings.Builder
	for _, op := range l {
		b.WriteString(op.Text)
	}
	return b.String()
}

// plateBoard has its cards in the left column as panels, which make their choice or stand for them.
type plateBoard struct{ readBoard }

func (b plateBoard) Layout(m Moment) Plan {
	p := b.readBoard.Layout(m)
	for _, card := range p.Board {
		if card.ID.Kind() == "card" {
			el := card.ID
			card.Role, card.ID = "panel", el+"/plate"
			if left := m.Path.Left(); p.Direct == nil && len(left) > 0 {
				p.Direct = map[rules.Element]rules.Choice{card.ID: left[0]}
			} else {
				card.For = el
			}
			p.Left = append(p.Left, card)
		}
	}
	p.Board = slices.DeleteFunc(p.Board, func(p stage.Piece) bool { return p.ID.Kind() == "card" })
	return p
}

// Of a panel that can be clicked it is said what comes of that; what all on it means is shown only where nothing comes of a click, and no
// wider than the panel.
func TestAPanelThatCanBeClickedIsNotReadAsWell(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, plateBoard{}, solo(), sized(1280, 720, 1))
	d.settle()
	m, read, direct := d.table.moment(), map[bool]int{}, false
	for i := range d.table.scene.pieces {
		p := d.table.scene.pieces[i]
		if p.Role != "panel" || p.ID.Kind() != "card" {
			continue
		}
		_, makes := d.table.directly(p.ID)
		direct = direct || makes
		can := makes || m.Can(p.Means())
		got := d.table.read(p.ID, note{about: p.ID}, m).read
		if (len(got.Look) > 0) == can {
			t.Errorf("%s can be clicked %t, and is read at %v", p.ID, can, got.Size)
		}
		read[can]++
		idle := m
		idle.Mode, idle.Path, idle.Next = Looking, Path{}, nil
		if got := d.table.read(p.ID, note{about: p.ID}, idle).read; !makes && (len(got.Look) == 0 || got.Size.W > p.Box.W) {
			t.Errorf("%s, %v wide, is read at %v where nothing is asked", p.ID, p.Box.W, got.Size)
		}
	}
	if read[true] == 0 || !direct {
		t.Errorf("panels by whether they can be clicked: %v, one of them makes a choice: %v", read, direct)
	}
}
