package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

func (d *desk) settled(seat rules.Seat) string { return d.match.Preferences(seat)[0].Value }

func TestPreferencesAreSettledInADialog(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	d.click(idAsks)
	if m := d.settle(); len(m.Elements) != 3 {
		t.Fatalf("the dialog has %v", d.ids())
	}
	if e, ok := d.element(asksID("second", "asked")); !ok || e.Value != "chosen" || e.Role != "choice" {
		t.Errorf("what is settled looks like %+v", e)
	}
	if d.table.Ready() {
		t.Error("a computer player may decide behind the dialog")
	}
	d.click(asksID("second", "skipped"))
	d.settle()
	if d.settled(stub.North) != "skipped" || d.settled(stub.South) != "asked" {
		t.Errorf("settled: %s, %s", d.settled(stub.North), d.settled(stub.South))
	}
	if e, _ := d.element(asksID("second", "skipped")); e.Value != "chosen" {
		t.Errorf("afterwards it looks like %+v", e)
	}
	if value := d.table.base.(rules.Preferrer).Preferences(stub.North)[0].Value; value != "skipped" {
		t.Errorf("the table looks at a match with %s", value)
	}
	d.key(ebiten.KeyEscape)
	d.settle()
	if _, ok := d.element(idAsks); !ok || len(d.posted) > 0 {
		t.Errorf("after Esc there are %v", d.ids())
	}
	d.make(d.verb(stub.Ward))
	d.settle()
	if d.table.viewer != stub.South {
		t.Error("North is asked for a second action")
	}
}

// What the dialog settles is what the person at the screen settles, and the tooltip explains it.
func TestPreferencesAreExplained(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	d.click(idAsks)
	d.settle()
	d.move(asksID("second", "skipped"))
	for range 120 {
		d.tick()
	}
	if notes := strings.Join(d.table.Mirror().Notes, "\n"); !strings.Contains(notes, "Second action: Skip") || !strings.Contains(notes, "ends after one action") {
		t.Errorf("the tooltip says %s", notes)
	}
}

// Nobody settles anything for a computer player, nor while another seat decides.
func TestPreferencesOfWhoIsNotAsked(t *testing.T) {
	d := newDesk(t, seated(person("Ada"), save.Seat{Name: "Brass", Player: "novice"}), at(settings.None))
	d.settle()
	d.make(firstOf(d, "button:end"))
	if d.settle(); d.table.mode() != Waiting {
		t.Fatalf("mode %d", d.table.mode())
	}
	if _, ok := d.element(idAsks); ok {
		t.Error("the dialog is offered while the computer decides")
	}
	if _, ok := d.table.prefers(asksID("second", "skipped")); ok {
		t.Error("a click settles something while the computer decides")
	}
}

// switchBoard has a switch of its own for each value.
type switchBoard struct{ gridBoard }

func (b switchBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Prefers = map[rules.Element]Preferred{}
	for _, pref := range m.Preferences {
		for i, v := range pref.Values {
			el := rules.Element("switch:" + pref.ID + "-" + v.ID)
			p.Prefers[el] = Preferred{ID: pref.ID, Value: v.ID}
			box := ink.R(m.Room.Panel.X+float64(i)*60, m.Room.Panel.Y, 50, 50)
			p.Panel = append(p.Panel, stage.Piece{ID: el, Box: box, Role: "choice", Label: v.Name, Tip: true})
		}
	}
	return p
}

func TestBoardMaySettlePreferences(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, switchBoard{}, solo(), at(settings.None))
	d.settle()
	if _, ok := d.element(idAsks); ok {
		t.Error("the board covers everything, and the table offers its dialog")
	}
	if e, _ := d.element("switch:second-asked"); e.Value != "chosen" || !e.Enabled {
		t.Errorf("what is settled looks like %+v", e)
	}
	d.click("switch:second-skipped")
	d.settle()
	if e, _ := d.element("switch:second-skipped"); d.settled(stub.North) != "skipped" || e.Value != "chosen" {
		t.Errorf("settled %s; the switch looks like %+v", d.settled(stub.North), e)
	}
	if len(d.posted) > 0 {
		t.Errorf("posted %v", d.posted)
	}
}

// The dialog holds at every size, with as much to settle as Siegestorm has, and with the cards of a mage's hand.
func TestPreferencesFit(t *testing.T) {
	values := func(names ...string) []rules.OptionValue {
		var list []rules.OptionValue
		for _, n := range names {
			list = append(list, rules.OptionValue{ID: strings.ToLower(n), Name: n, Help: strings.Repeat("What it means for you in a sentence that is long enough to need a second line at some sizes of screen. ", 2)})
		}
		return list
	}
	list := []rules.Preference{
		{ID: "react", Name: "Ask me to react", Help: "When somebody plays an action or an ability.", Values: values("Whenever I can", "If it matters", "If I can negate", "Never"), Value: "never"},
		{ID: "w1", Name: "Ask me before the Draw step", Help: "Whether the window opens before I draw.", Values: values("More often", "Always", "Never", "If it matters"), Value: "always"},
		{ID: "w2", Name: "Ask me before the Advance step", Help: "Whether the window opens before my creatures march.", Values: values("More often", "Always", "Never", "If it matters"), Value: "never"},
		{ID: "w3", Name: "Ask me at the end of the turn", Help: "Whether the window opens before the turn ends.", Values: values("If needed", "Always"), Value: "always"},
	}
	many := slices.Clone(list[:1])
	for i := range 14 {
		many = append(many, rules.Preference{ID: fmt.Sprint("arm", i), Name: "Amulet of Protection", Help: "Whether to be asked wherever this card can be played.", Values: values("Not armed", "Armed"), Value: "armed"})
	}
	preferencesFit(t, list, 15)
	preferencesFit(t, many, 33)
}

// What hardly anybody wants is behind a mark, but for what holds; a preference with nothing else is away as a whole.
func TestPreferencesAreFolded(t *testing.T) {
	values := []rules.OptionValue{{ID: "usual"}, {ID: "other"}, {ID: "old", Seldom: true}}
	rare := []rules.OptionValue{{ID: "usual"}, {ID: "old", Seldom: true}}
	all := []rules.Preference{{ID: "a", Values: values, Value: "usual"}, {ID: "b", Values: values, Value: "old"}, {ID: "c", Values: rare, Value: "usual"}}
	few, more := folded(all)
	if len(few) != 2 || len(few[0].Values) != 2 || len(few[1].Values) != 3 || !more || len(all[0].Values) != 3 {
		t.Errorf("left are %v (more: %t)", few, more)
	}
	if _, more := folded(few[1:]); more {
		t.Error("there is more where nothing is left out")
	}
	for name, c := range map[string]struct {
		a    asking
		want int
	}{"folded": {asking{all, false}, 5 + 2}, "all": {asking{all, true}, 8 + 2}, "nothing is folded": {asking{few[1:], false}, 3 + 1}} {
		s := sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}, marks: stage.Marks{}}
		s.asking(c.a, hands{})
		got := 0
		for _, p := range s.pieces {
			if p.Role == "button" || p.Role == "choice" {
				got++
			}
		}
		if got != c.want {
			t.Errorf("%s: %d buttons, want %d", name, got, c.want)
		}
	}
}

func preferencesFit(t *testing.T, list []rules.Preference, want int) {
	t.Helper()
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}, {1280, 1024}, {3840, 2160}} {
		for _, text := range []float64{0.8, 1, 1.25, 1.6} {
			k := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
			s := sheet{kit: form.Toolkit{Metrics: k, Measure: faces}, marks: stage.Marks{}}
			s.asking(asking{list, true}, hands{})
			var buttons []stage.Piece
			for _, p := range s.pieces {
				for _, op := range p.Look {
					if !op.Fits(faces) {
						t.Errorf("%dx%d, text %v: %q does not fit", k.W, k.H, text, op.Text)
					}
				}
				if b := p.Box; b.X < 0 || b.Y < 0 || b.Right() > float64(k.W) || b.Bottom() > float64(k.H) {
					t.Errorf("%dx%d, text %v: %s is off the screen at %v", k.W, k.H, text, p.ID, p.Box)
				}
				if p.Role == "button" || p.Role == "choice" {
					buttons = append(buttons, p)
				}
			}
			if len(buttons) != want {
				t.Errorf("%dx%d, text %v: %d buttons", k.W, k.H, text, len(buttons))
			}
			for i, p := range buttons {
				if p.Box.W < k.MinTarget() || p.Box.H < k.MinTarget() {
					t.Errorf("%dx%d, text %v: %s is too small: %v", k.W, k.H, text, p.ID, p.Box)
				}
				if slices.ContainsFunc(buttons[i+1:], func(q stage.Piece) bool { return p.Box.Overlaps(q.Box) }) {
					t.Errorf("%dx%d, text %v: %s overlaps", k.W, k.H, text, p.ID)
				}
			}
		}
	}
}
