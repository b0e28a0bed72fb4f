package chronicle

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/summary"
)

// model is what the screen shows.
type model struct {
	Game     kit.Entry
	Title    string
	Told     string   // by whom; empty: by one who saw everything
	Seats    []string // who sat where
	Signs    []summary.Sign
	Chapters []rules.Chapter
	Kept     string // the file to which the story was written just now
	Fault    string // why it could not be
}

// The IDs of the screen.
const (
	chronicleBack  = "chronicle:back"
	chronicleClose = "chronicle:close"
	chronicleText  = "chronicle:text"
	chronicleKeep  = "chronicle:keep"
	chronicleDone  = "chronicle:done"
)

// plan lays the story out: a sheet to read, and below it what can be done with it.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("The chronicle"), Subtitle: m.Title, Emblem: m.Game.Emblem(), Prompt: prompt(m), Back: chronicleBack,
	})...)
	body := k.Body()
	strip, body := body.CutBottom(k.ButtonHeight(24))
	body.H -= k.Margin()
	w := math.Min(body.W, 46*k.Font(ink.Sans, textSize).Size)
	sheet := ink.R(body.X+(body.W-w)/2, body.Y, w, body.H).Round()
	var l ink.List
	k.Parchment(&l, sheet)
	items = append(items, form.Decor(0, l))
	items = append(items, k.Pane(chronicleText, 0, sheet.Inset(math.Max(12, k.Px(36))), math.Max(4, k.Px(10)), func(c *form.Column) { tell(c, m) })...)
	buttons := []form.Label{
		{ID: chronicleClose, Text: rules.Say("Back"), Icon: "kit/back", Size: 22},
		{ID: chronicleKeep, Text: rules.Say("Keep it as a file"), Icon: "kit/save", Size: 22, Tip: rules.Say("Writes the story to a new file beside your matches, to be read anywhere"), Reason: untold(m)},
	}
	boxes := k.Beside(ink.R(sheet.X, strip.Y, sheet.W, strip.H), buttons)
	boxes[1].X = math.Floor(sheet.Right() - boxes[1].W)
	items = append(items, k.Button(buttons[0], boxes[0]), k.MainButton(buttons[1], boxes[1]))
	switch {
	case m.Fault != "":
		return append(items, k.Dialog(1, window(rules.Say("The story could not be kept"), "kit/warning", m.Fault))...)
	case m.Kept != "":
		return append(items, k.Dialog(1, window(rules.Say("The story is kept"), "kit/quill", m.Kept))...)
	}
	return items
}

// window tells what came of keeping the story.
func window(title, picture, body string) form.Dialog {
	return form.Dialog{Title: title, Picture: picture, Body: []string{body}, Buttons: []form.Label{{ID: chronicleDone, Text: rules.Say("Go on"), Icon: "kit/play", Size: 22}}}
}

const textSize = 20

// untold is why there is nothing to keep; empty if there is.
func untold(m model) string {
	if len(m.Chapters) == 0 {
		return rules.Say("Nothing has come to pass yet.")
	}
	return ""
}

func prompt(m model) string {
	if m.Told != "" {
		return m.Told
	}
	return rules.Say("What came to pass")
}

// tell sets the story.
func tell(c *form.Column, m model) {
	c.Para(c.Font(ink.SerifBold, 34), ink.Ink, m.Title)
	summary.SignRow(c, m.Signs)
	for _, s := range m.Seats {
		c.Note(s)
	}
	if why := untold(m); why != "" {
		c.Skip(c.Gap())
		c.Para(c.Font(ink.Sans, textSize), ink.Ink, why)
	}
	for _, chapter := range m.Chapters {
		c.Skip(c.Gap() * 1.6)
		c.Head(chapter.Title.String())
		c.Rule()
		for _, paragraph := range chapter.Body {
			c.Skip(c.Gap() * 0.5)
			c.Para(c.Font(ink.Sans, textSize), ink.Ink, paragraph.String())
		}
	}
}

// lines are the paragraphs of the last chapter, to be heard.
func (m model) lines() (lines []string) {
	if len(m.Chapters) == 0 {
		return []string{untold(m)}
	}
	last := m.Chapters[len(m.Chapters)-1]
	lines = append(lines, last.Title.String())
	for _, p := range last.Body {
		lines = append(lines, p.String())
	}
	return lines
}
