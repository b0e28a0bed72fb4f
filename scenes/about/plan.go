package about

import (
	"math"
	"strconv"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// model is what the program says of itself.
type model struct {
	Version  string
	Games    kit.Games
	Folders  []folder // none in a browser
	Licences []assets.Licence
	Open     int    // the licence that is read; -1: none
	NoCopy   string // why nothing can be copied; empty: it can
	Copied   string // path that was copied last
}

// folder is a place where files are kept.
type folder struct{ Name, Path string }

// The IDs of the about screen.
const (
	aboutBack     = "about:back"
	aboutRules    = "about:rules"
	aboutSettings = "about:settings"
	aboutProgram  = "about:program"
	aboutText     = "about:text"
)

func licenceID(i int) string { return "licence:" + strconv.Itoa(i) }
func copyID(i int) string    { return "copy:" + strconv.Itoa(i) }

// plan lays out what the program is: itself and the licences of its parts at the left,
// the text at the right.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("About"), Subtitle: shell.Version(m.Version), Emblem: "kit/app-emblem", Prompt: rules.Say("What this is, and whose"),
		Back: aboutBack, Rules: aboutRules, Settings: aboutSettings,
	})...)
	body := k.Body()
	left, right := k.Split(body, 0.27, 0.34, math.Min(partsWidth(k, m), body.W*0.46))
	items = append(items, planParts(k, m, left)...)
	var l ink.List
	k.Parchment(&l, right)
	items = append(items, form.Decor(0, l))
	pane := k.Pane(aboutText, 0, right.Inset(math.Max(9, k.Px(28))), math.Max(6, k.Px(22)), func(c *form.Column) {
		if m.Open >= 0 && m.Open < len(m.Licences) {
			licenceWords(c, m.Licences[m.Open])
			return
		}
		aboutWords(c, m)
	})
	pane[0].Page.Reads, pane[0].Label = true, rules.Say("About this program")
	return append(items, pane...)
}

// partsFont is that of the names in the list.
func partsFont(k form.Toolkit) ink.Font { return k.Font(ink.Sans, 17) }

// partsEdge is the room between the edge of the list's panel and what lies in it.
func partsEdge(k form.Toolkit) float64 { return math.Max(11, k.Px(30)) }

// partsPad is the room around the rows of the list, so that their light is not cut off.
func partsPad(k form.Toolkit) float64 { return math.Max(2, k.Px(4)) }

// rowPad is the room beside a name in its row.
func rowPad(k form.Toolkit) float64 { return math.Max(4, k.Px(10)) }

// partsWidth is how wide the list has to be so that no name in it is cut short.
func partsWidth(k form.Toolkit, m model) float64 {
	widest := 0.0
	for _, licence := range m.Licences {
		widest = math.Max(widest, k.Width(partsFont(k), licence.Name))
	}
	return widest + 3*rowPad(k) + 2*partsPad(k) + k.BarWidth() + 2*partsEdge(k) + 1
}

// planParts is the list of what can be read.
func planParts(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	return append(items, k.Pane("about:parts", 0, box.Inset(partsEdge(k)), partsPad(k), func(c *form.Column) {
		c.ContentsRow(aboutProgram, rules.Say("This program"), c.Font(ink.SerifBold, 22), 0, m.Open < 0)
		c.Skip(c.Gap())
		c.Para(c.Font(ink.Sans, 17), ink.ParchmentDark, rules.Say("Licences of its parts"))
		c.Skip(c.Gap() * 0.4)
		for i, licence := range m.Licences {
			f := partsFont(c.Toolkit)
			c.ContentsRow(licenceID(i), form.Elide(c.Measure, f, licence.Name, c.W-3*rowPad(c.Toolkit)), f, 0, m.Open == i)
		}
	})...)
}

func aboutWords(c *form.Column, m model) {
	side := math.Max(48, c.Px(120))
	f := c.Font(ink.SerifBold, 40)
	at := c.Take(math.Max(side, 2*c.Line(f)))
	var l ink.List
	l.Picture("kit/app-emblem", ink.R(at.X, at.Y+(at.H-side)/2, side, side).Round())
	x, w := at.X+side+c.Margin(), at.W-side-c.Margin()
	h := c.Line(f)
	small := c.Font(ink.SerifItalic, 22)
	top := at.Y + (at.H-h-c.Line(small))/2
	c.Short(&l, ink.R(x, top, w, h), f, ink.Ink, "Portcullis")
	c.Short(&l, ink.R(x, top+h, w, c.Line(small)), small, ink.Oak, rules.Say("Five sieges in one box"))
	c.Draw(l)
	for _, text := range credits(m.Games) {
		c.Skip(c.Gap())
		c.Para(c.Font(ink.Sans, 19), ink.Ink, text)
	}
	c.Skip(c.Margin())
	c.Rule()
	c.Skip(c.Gap())
	c.Head(rules.Say("Where things are kept"))
	if m.Folders == nil {
		c.Skip(c.Gap() * 0.7)
		c.Para(c.Font(ink.Sans, 19), ink.Ink, rules.Say("Matches, decks and settings are kept in this browser, for this page. Saves and the deck builder download copies of them."))
	}
	for i, d := range m.Folders {
		c.Skip(c.Gap() * 0.7)
		folderRow(c, m, i, d)
	}
}

// folderRow is a place with a button that copies its path.
func folderRow(c *form.Column, m model, i int, d folder) {
	label := form.Label{ID: copyID(i), Text: rules.Say("Copy the path of %s", d.Name), Icon: "kit/copy", Reason: m.NoCopy, Tip: rules.Say("Copy this path")}
	if m.Copied == d.Path {
		label.Tip = rules.Say("Copied")
	}
	side := math.Max(c.MinTarget(), c.Px(48))
	text := *c
	text.Items = nil
	text.W -= side + c.Margin()
	text.Para(c.Font(ink.SerifBold, 20), ink.Ink, d.Name)
	text.Para(c.Font(ink.Sans, 18), ink.OakLight, d.Path)
	it := c.IconButton(label, ink.R(c.X+c.W-side, c.Y, side, side).Round())
	if m.Copied == d.Path {
		it.Chosen = true
		it.Look.Idle = c.ChosenIcon(label, it.Rect)
	}
	c.Items = append(c.Items, text.Items...)
	c.Put(it)
	c.Y = math.Max(text.Y, c.Y+side)
}

func licenceWords(c *form.Column, l assets.Licence) {
	c.Para(c.Font(ink.SerifBold, 28), ink.Ink, l.Name)
	c.Skip(c.Gap())
	for _, text := range paragraphs(l.Text) {
		c.Para(c.Font(ink.Sans, 17), ink.Ink, text)
		c.Skip(c.Gap() * 0.8)
	}
}
