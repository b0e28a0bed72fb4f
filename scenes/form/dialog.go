package form

import (
	"math"

	"portcullis/scenes/ink"
)

// Dialog is a sheet over the screen that asks or tells something.
type Dialog struct {
	Title   string
	Picture string   // beside the title, may be empty
	Body    []string // paragraphs
	Field   *Text    // a line to be typed, nil if there is none
	FieldID string
	Fault   string // what is wrong with what was typed
	Buttons []Label
	Main    int // which of the buttons the dialog is there for
}

// Dialog lays a dialog out on a layer of its own.
func (k Toolkit) Dialog(layer int, d Dialog) []Item {
	items := []Item{k.Veil(layer)}
	w := math.Round(math.Min(float64(k.W)-2*k.Margin(), math.Max(k.Px(760), 34*k.Font(ink.Sans, 19).Size)))
	pad := math.Max(12, k.Px(34))
	row := k.ButtonHeight(22)
	most := float64(k.H) - 4*k.Margin() - row - 2*pad
	build := func(c *Column) { d.fill(c) }
	h := math.Min(most, k.Length(w-2*pad, k.Px(6), build))
	box := ink.R((float64(k.W)-w)/2, (float64(k.H)-h-row-2*pad-k.Gap())/2, w, h+row+2*pad+k.Gap()).Round()
	var l ink.List
	k.Parchment(&l, box)
	items = append(items, Decor(layer, l))
	items = append(items, k.Pane("dialog", layer, ink.R(box.X+pad, box.Y+pad, w-2*pad, h), k.Px(6), build)...)
	return append(items, d.buttons(k, layer, ink.R(box.X+pad, box.Bottom()-pad-row, w-2*pad, row))...)
}

func (d Dialog) fill(c *Column) {
	if d.Picture != "" {
		side := math.Max(28, c.Px(56))
		var l ink.List
		l.Picture(d.Picture, ink.R(c.X, c.Y, side, side).Round())
		c.Draw(l)
		c.X += side + c.Gap()
		c.W -= side + c.Gap()
	}
	c.Para(c.Font(ink.SerifBold, 28), ink.Ink, d.Title)
	for _, text := range d.Body {
		c.Skip(c.Gap())
		c.Para(c.Font(ink.Sans, 19), ink.Oak, text)
	}
	if d.Field != nil {
		c.Skip(c.Gap())
		c.Put(c.Input(Label{ID: d.FieldID, Text: d.Title}, d.Field.Now, d.Field.Ghost, d.Field.Max, c.Take(c.InputHeight())))
	}
	if d.Fault != "" {
		c.Skip(c.Gap() * 0.6)
		c.Para(c.Font(ink.Sans, 18), ink.Oxblood, d.Fault)
	}
}

func (d Dialog) buttons(k Toolkit, layer int, row ink.Rect) []Item {
	for i := range d.Buttons {
		d.Buttons[i].Layer = layer
	}
	boxes := k.Beside(row, d.Buttons)
	slack := row.Right() - boxes[len(boxes)-1].Right()
	var items []Item
	for i, b := range d.Buttons {
		at := boxes[i].Shift(math.Floor(slack), 0)
		if i == d.Main {
			items = append(items, k.MainButton(b, at))
		} else {
			items = append(items, k.Button(b, at))
		}
	}
	return items
}
