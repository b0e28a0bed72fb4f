package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// IDs of the dialog in which a person settles how to be asked.
const (
	idAsks     = "table:asks"
	idAsksMore = "table:asks-more"
	kindAsks   = "table:asks/" // the preference, "=" and the value follow
)

// Preferred is a preference and a value of it.
type Preferred = rules.Preferred

func asksID(id, value string) rules.Element { return rules.Element(kindAsks + id + "=" + value) }

// preferredOf is what a button of the dialog settles.
func preferredOf(el rules.Element) (Preferred, bool) {
	rest, ok := strings.CutPrefix(string(el), kindAsks)
	id, value, cut := strings.Cut(rest, "=")
	return Preferred{ID: id, Value: value}, ok && cut
}

// prefers is what a click on an element settles, on the board or in the dialog.
func (t *Table) prefers(el rules.Element) (Preferred, bool) {
	if t.mode() != Asking {
		return Preferred{}, false
	}
	if p, ok := preferredOf(el); ok {
		return p, t.asks
	}
	p, ok := t.scene.plan.Prefers[el]
	return p, ok && !t.covered()
}

// pickPreference settles what a click on an element settles, and reports whether it does.
func (t *Table) pickPreference(el rules.Element) bool {
	p, ok := t.prefers(el)
	if ok {
		t.config.sound("click")
		t.config.Commands.Prefer(t.viewer, p.ID, p.Value)
	}
	return ok
}

// preferences is what the person at the screen can settle.
func (t *Table) preferences() []rules.Preference {
	if t.viewer == rules.NoSeat || !t.config.Match.Humans().Has(t.viewer) {
		return nil
	}
	return t.config.Match.Preferences(t.viewer)
}

// covers reports whether the board lets a person settle everything itself.
func (p Plan) covers(list []rules.Preference) bool {
	for _, pref := range list {
		for _, v := range pref.Values {
			found := false
			for _, own := range p.Prefers {
				found = found || own == (Preferred{ID: pref.ID, Value: v.ID})
			}
			if !found {
				return false
			}
		}
	}
	return true
}

// preferring says of the pieces that settle something that they can be clicked.
func (sc *scene) preferring() {
	if sc.moment.Mode != Asking {
		return
	}
	for el, p := range sc.plan.Prefers {
		m := sc.marks[el]
		m.State |= stage.Enabled
		for _, pref := range sc.moment.Preferences {
			if pref.ID == p.ID && pref.Value == p.Value {
				m.Value = "chosen"
			}
		}
		sc.marks[el] = m
	}
}

// asking is what the dialog shows: what can be settled, and whether that is all of it.
type asking struct {
	list []rules.Preference
	all  bool
}

// folded is the list without what hardly anybody wants, but for what holds: a preference of which nothing is left to choose is away as a
// whole. more reports whether there is anything else.
func folded(list []rules.Preference) (few []rules.Preference, more bool) {
	for _, pref := range list {
		all := pref.Values
		pref.Values = slices.DeleteFunc(slices.Clone(all), func(v rules.OptionValue) bool { return v.Seldom && v.ID != pref.Value })
		more = more || len(pref.Values) < len(all)
		if len(pref.Values) > 1 {
			few = append(few, pref)
		}
	}
	return few, more
}

// asking lays the dialog out: a row of buttons for each preference, with as many words and in as few columns as fit.
func (s *sheet) asking(a asking, by hands) {
	k := s.kit
	list, more := folded(a.list)
	if a.all || len(list) == 0 {
		list = a.list
	}
	s.veil(dusk)
	area := k.Screen().Inset(math.Max(8, k.Px(60)))
	foot, area := area.CutBottom(k.ButtonHeight(stripType))
	_, area = area.CutBottom(k.Gap())
	pad := math.Max(10, k.Px(30))
	width := math.Round(math.Min(area.W, math.Max(k.Px(900), 34*k.Font(ink.Sans, 19).Size)))
	var c *form.Column
	for _, try := range []struct {
		words   detail
		columns int
	}{{allWords, 1}, {fewWords, 1}, {noWords, 1}, {fewWords, 2}, {noWords, 2}, {noWords, 3}, {noWords, 4}} {
		if try.columns > 1 {
			width = math.Round(area.W)
		}
		c = &form.Column{Toolkit: k, X: pad, Y: pad, W: width - 2*pad, Air: 1}
		asksColumn(c, list, try.words, try.columns)
		if c.Y+pad <= area.H {
			break
		}
	}
	x, y := area.Center()
	box := ink.R(x-width/2, math.Max(area.Y, y-(c.Y+pad)/2), width, c.Y+pad).Round()
	var l ink.List
	k.Parchment(&l, box)
	panel := s.decor("table:asks-panel", depthDialog, box, l)
	panel.Solid, panel.Label = true, asksTitle()
	for i, it := range c.Items {
		s.asksItem(shifted(it, box.X, box.Y), fmt.Sprint("table:asks-text/", i), by)
	}
	buttons := []form.Label{{ID: idClose, Text: rules.Say("Close"), Icon: "kit/close", Tip: rules.Say("Close (Esc)"), Size: stripType}}
	switch {
	case !more || len(list) == 0:
	case a.all:
		buttons = slices.Insert(buttons, 0, form.Label{ID: idAsksMore, Text: rules.Say("Fewer choices"), Size: stripType})
	default:
		buttons = slices.Insert(buttons, 0, form.Label{ID: idAsksMore, Text: rules.Say("More choices"), Tip: rules.Say("What is seldom wanted, and what matches begun earlier may go on with."), Size: stripType})
	}
	s.dialogButtons(buttons,
		ink.R(foot.X, box.Bottom()+k.Gap(), foot.W, foot.H), by)
}

// asksItem adds a line or a button of the dialog.
func (s *sheet) asksItem(it form.Item, id string, by hands) {
	if it.Kind == form.Decoration {
		s.decor(rules.Element(id), depthDialog+1, it.Rect, it.Look.Idle)
		return
	}
	p := s.button(it, depthDialog+1, by)
	p.Role = "choice"
	if it.Chosen {
		s.marks[p.ID] = stage.Mark{State: stage.Enabled, Value: "chosen"}
	}
}

func shifted(it form.Item, dx, dy float64) form.Item {
	it.Rect = it.Rect.Shift(dx, dy)
	for _, look := range []*ink.List{&it.Look.Idle, &it.Look.Hover, &it.Look.Pressed, &it.Look.Disabled} {
		*look = look.Shift(dx, dy)
	}
	return it
}

// preferenceNote says what a value would mean that a click settles.
func preferenceNote(about rules.Element, p Preferred, list []rules.Preference) note {
	for _, pref := range list {
		value, ok := rules.Option{Values: pref.Values}.Value(p.Value)
		if ok && pref.ID == p.ID {
			return note{about: about, title: rules.Say("%s: %s", pref.Title(), value.Title()), body: []string{value.About().String()}}
		}
	}
	return note{}
}

// detail is how much the dialog explains, depending on the room.
type detail uint8

const (
	allWords detail = iota // what each preference is for and what its value means
	fewWords               // what the value means
	noWords
)

func asksTitle() string { return rules.Say("When to ask me") }

// asksColumn lays the preferences out in rows of so many.
func asksColumn(c *form.Column, list []rules.Preference, words detail, columns int) {
	c.Para(c.Font(ink.SerifBold, 26), ink.Ink, asksTitle())
	if words == allWords {
		c.Para(c.Font(ink.Sans, 17), ink.Oak, rules.Say("It counts from the next question on. The other seats are not told."))
	}
	air := 2 * c.Gap()
	width := (c.W - air*float64(columns-1)) / float64(columns)
	for row := range slices.Chunk(list, columns) {
		c.Skip(c.Gap())
		end := c.Y
		for i, pref := range row {
			cell := form.Column{Toolkit: c.Toolkit, X: c.X + (width+air)*float64(i), Y: c.Y, W: width, Air: 1}
			preferenceCell(&cell, pref, words)
			c.Items, end = append(c.Items, cell.Items...), math.Max(end, cell.Y)
		}
		c.Y = end
	}
}

// preferenceCell lays one preference out: its name, and a button for each value.
func preferenceCell(c *form.Column, pref rules.Preference, words detail) {
	c.Para(c.Font(ink.SerifBold, 20), ink.Ink, pref.Title().String())
	if words == allWords {
		c.Note(pref.About().String())
	}
	c.Skip(c.Gap() * 0.4)
	var buttons []form.Label
	help := ""
	for _, v := range pref.Values {
		chosen := v.ID == pref.Value
		if chosen {
			help = v.About().String()
		}
		buttons = append(buttons, form.Label{ID: string(asksID(pref.ID, v.ID)), Text: v.Title().String(), Tip: v.About().String(), Size: 18, Chosen: chosen})
	}
	c.Flow(buttons, c.Option)
	if words != noWords {
		c.Skip(c.Gap() * 0.3)
		c.Note(help)
	}
}
