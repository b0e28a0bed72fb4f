package lineups

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/argot/lineup"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// model is what the screen shows.
type model struct {
	Scenario, Side string
	Stand          int // blocks of the side that have been placed in this match
	Rows           []row
	Name           *string // of the line-up that is being kept; nil: none is
	Fault          string  // why it cannot be kept so
}

// row is a line-up of the list.
type row struct {
	At            int // in the folder
	Name          string
	Places, Waits int      // blocks that it places now, and that wait after it
	Problems      []string // what cannot be placed, or what is wrong with the file
}

// The IDs of the screen.
const (
	lineupsBack   = "lineups:back"
	lineupsList   = "lineups:list"
	lineupsKeep   = "lineups:keep"
	lineupsName   = "lineups:name"
	lineupsSave   = "lineups:save"
	lineupsCancel = "lineups:cancel"
	lineupsTake   = "lineups:take/" // with the number of the row
	lineupsDrop   = "lineups:drop/"
)

// rowOf is the number behind the beginning of an ID.
func rowOf(id, begins string) (int, bool) {
	digits, ok := strings.CutPrefix(id, begins)
	n, err := strconv.Atoi(digits)
	return n, ok && err == nil
}

// plan lays the line-ups out as a list on one sheet, with the button that keeps a new one below.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("Line-ups"), Subtitle: m.Scenario, Emblem: "kit/emblem-argot", Prompt: rules.Say("Line-ups of %s", m.Side), Back: lineupsBack,
	})...)
	strip, body := k.Body().CutBottom(k.ButtonHeight(22))
	body.H -= k.Margin()
	w := math.Min(body.W, 46*k.Font(ink.Sans, 20).Size)
	sheet := ink.R(body.X+(body.W-w)/2, body.Y, w, body.H).Round()
	var l ink.List
	k.Parchment(&l, sheet)
	items = append(items, form.Decor(0, l))
	items = append(items, k.Pane(lineupsList, 0, sheet.Inset(math.Max(12, k.Px(36))), math.Max(4, k.Px(10)), func(c *form.Column) {
		if len(m.Rows) == 0 {
			c.Para(c.Font(ink.Sans, 20), ink.Ink, rules.Say("No line-up is kept for this scenario and side. Place blocks, then keep how they stand."))
		}
		for i, r := range m.Rows {
			if i > 0 {
				c.Skip(c.Gap() * 0.8)
				c.Rule()
			}
			r.lay(c)
		}
	})...)
	button := form.Label{ID: lineupsKeep, Text: rules.Say("Keep how my blocks began"), Icon: "kit/save", Size: 22}
	if m.Stand == 0 {
		button.Reason = rules.Say("None of your blocks has been placed yet.")
	}
	at := k.Beside(ink.R(sheet.X, strip.Y, sheet.W, strip.H), []form.Label{button})[0]
	at.X = math.Floor(sheet.Right() - at.W)
	items = append(items, k.MainButton(button, at))
	if m.Name == nil {
		return items
	}
	return append(items, k.Dialog(1, form.Dialog{
		Title: rules.Say("What shall this line-up be called?"), FieldID: lineupsName,
		Body:  []string{rules.Plural(m.Stand, "It keeps where %d block began.", "It keeps where %d blocks began.", m.Stand).String()},
		Field: &form.Text{Now: *m.Name, Ghost: m.Side + ", " + m.Scenario, Max: lineup.MaxName}, Fault: m.Fault,
		Buttons: []form.Label{{ID: lineupsCancel, Text: rules.Say("Leave it"), Size: 22}, {ID: lineupsSave, Text: rules.Say("Keep it"), Icon: "kit/quill", Size: 22}},
		Main:    1,
	})...)
}

// lay lays a line-up out: its name, what of it can be placed, what cannot, and what can be done with it.
func (r row) lay(c *form.Column) {
	c.Head(r.Name)
	switch {
	case r.Places > 0 && r.Waits == 0:
		c.Note(rules.Say("It fits: all your blocks stand then."))
	case r.Places > 0:
		c.Note(rules.Plural(r.Waits, "It fits, and %d block waits after it.", "It fits, and %d blocks wait after it.", r.Waits).String())
	case len(r.Problems) == 0:
		c.Note(rules.Say("There is nothing for it to place now."))
	}
	for _, p := range r.Problems {
		c.Para(c.Font(ink.Sans, 17), ink.Oxblood, p)
	}
	c.Skip(c.Gap() * 0.5)
	take := form.Label{ID: lineupsTake + strconv.Itoa(r.At), Text: rules.Say("Take it"), Icon: "kit/play", Size: 19}
	if r.Places == 0 {
		take.Reason = rules.Say("There is nothing for it to place now.")
	}
	c.Flow([]form.Label{take, {ID: lineupsDrop + strconv.Itoa(r.At), Text: rules.Say("Delete"), Icon: "kit/close", Size: 19}}, c.Button)
}

// spoken is the list, to be heard.
func (m *model) spoken() (lines []string) {
	for _, r := range m.Rows {
		lines = append(append(lines, r.Name), r.Problems...)
	}
	return lines
}
