package reader

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/fold"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/rulebook"
)

// model is what the rules reader shows.
type model struct {
	Games kit.Games
	Game  string
	Book  *rulebook.Book // nil: there is no text for this game
	Fault string         // why not
	Query string
	Hits  []int // blocks that the search found
	Learn bool  // there are lessons of this game, and no match is on the table
	Mark  int   // block that was opened; -1: none
}

// The IDs of the reader.
const (
	readerBack     = "reader:back"
	readerLearn    = "reader:learn"
	readerSettings = "reader:settings"
	readerSearch   = "reader:search"
	readerText     = "reader:text"
	readerList     = "reader:list"
)

func headingID(block int) string { return "heading:" + strconv.Itoa(block) }
func hitID(block int) string     { return "hit:" + strconv.Itoa(block) }
func blockID(block int) string   { return "block:" + strconv.Itoa(block) }

// plan lays the rules out: what is in them at the left, the text at the right.
func plan(k form.Toolkit, m model) []form.Item {
	entry := m.Games.Find(m.Game)
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("Rulebooks"), Subtitle: entry.Title, Emblem: entry.Emblem(), Prompt: prompt(m),
		Back: readerBack, Settings: readerSettings,
	})...)
	body := k.Body()
	left, right := k.Split(body, 0.27, 0.34, 0)
	items = append(items, planContents(k, m, left)...)
	return append(items, planText(k, m, right)...)
}

func prompt(m model) string {
	if m.Query == "" {
		return rules.Say("Read, or search for a word")
	}
	switch n := len(m.Hits); n {
	case 0:
		return rules.Say("Nothing was found")
	case 1:
		return rules.Say("Found in one place")
	default:
		return rules.Plural(n, "Found in %d place", "Found in %d places", n).String()
	}
}

// planContents is the search and the table of contents, or what the search found.
func planContents(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(11, k.Px(30)))
	if len(m.Games) > 1 {
		side := math.Min(math.Max(k.MinTarget(), k.Px(56)), (inner.W-4*k.Gap()*0.6)/5)
		row := ink.R(inner.X, inner.Y, inner.W, side)
		items = append(items, planReaderGames(k, m, row)...)
		_, inner = inner.CutTop(side + k.Gap())
	}
	if m.Learn {
		learn := form.Label{ID: readerLearn, Text: rules.Say("Learn by playing"), Icon: "kit/lesson-book", Size: 20}
		var row ink.Rect
		row, inner = inner.CutTop(k.ButtonHeight(20))
		items = append(items, k.Button(learn, row.Round()))
		_, inner = inner.CutTop(k.Gap())
	}
	h := k.InputHeight()
	var field ink.Rect
	field, inner = inner.CutTop(h)
	items = append(items, k.Input(form.Label{ID: readerSearch, Text: rules.Say("Search the rules"), Icon: "kit/search"}, m.Query, rules.Say("Search"), 60, field.Round()))
	_, inner = inner.CutTop(k.Gap())
	return append(items, k.Pane(readerList, 0, inner, math.Max(2, k.Px(4)), func(c *form.Column) {
		switch {
		case m.Book == nil:
		case m.Query != "":
			contentsHits(c, m)
		default:
			contentsHeadings(c, m)
		}
	})...)
}

func planReaderGames(k form.Toolkit, m model, row ink.Rect) []form.Item {
	var items []form.Item
	x := row.X
	for _, entry := range m.Games {
		label := form.Label{ID: kit.GameID(entry.ID), Text: entry.Title, Icon: entry.Emblem()}
		it := k.IconButton(label, ink.R(x, row.Y, row.H, row.H).Round())
		it.Kind, it.Chosen = form.Choice, entry.ID == m.Game
		if it.Chosen {
			it.Look.Idle = k.ChosenIcon(label, it.Rect)
		}
		items = append(items, it)
		x += row.H + k.Gap()*0.6
	}
	return items
}

func contentsHeadings(c *form.Column, m model) {
	open := -1
	if m.Mark >= 0 {
		open = m.Book.Heading(m.Mark)
	}
	for i, b := range m.Book.Blocks {
		switch b.Kind {
		case rulebook.Chapter:
			c.ContentsRow(headingID(i), b.Text, c.Font(ink.SerifBold, 20), 0, i == open)
		case rulebook.Section:
			c.ContentsRow(headingID(i), b.Text, c.Font(ink.Sans, 18), math.Max(8, c.Px(22)), i == open)
		}
	}
}

func contentsHits(c *form.Column, m model) {
	if len(m.Hits) == 0 {
		c.Para(c.Font(ink.Sans, 18), ink.ParchmentDark, rules.Say("Nothing in these rules contains all of these words."))
		return
	}
	for _, i := range m.Hits {
		c.ContentsRow(hitID(i), snippet(m, i), c.Font(ink.Sans, 17), 0, i == m.Mark)
		c.Skip(c.Px(6))
	}
}

// snippet is the part of a block around the first word that was looked for.
func snippet(m model, block int) string {
	text := strings.ReplaceAll(m.Book.Blocks[block].Text, "\n", ", ")
	const before, length = 24, 90
	runes := []rune(text)
	at := 0
	if i := fold.Index(text, m.Query); i > 0 {
		at = len([]rune(text[:i]))
	}
	from := max(0, at-before)
	to := min(len(runes), from+length)
	cut := string(runes[from:to])
	if from > 0 {
		if _, rest, found := strings.Cut(cut, " "); found {
			cut = rest
		}
		cut = "… " + cut
	}
	if to < len(runes) {
		if i := strings.LastIndex(cut, " "); i > 0 {
			cut = cut[:i]
		}
		cut += " …"
	}
	return cut
}

// planText is the page with the text.
func planText(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(9, k.Px(28)))
	pane := k.Pane(readerText, 0, inner, math.Max(8, k.Px(26)), func(c *form.Column) {
		if m.Book == nil {
			c.Para(c.Font(ink.SerifBold, 28), ink.Ink, rules.Say("There is nothing to read yet"))
			c.Skip(c.Gap())
			c.Para(c.Font(ink.Sans, 19), ink.Oak, m.Fault)
			return
		}
		most := 44 * c.Font(ink.Sans, 20).Size
		if c.W > most {
			c.X += (c.W - most) / 3
			c.W = most
		}
		for i := range m.Book.Blocks {
			setBlock(c, m, i)
		}
		c.Skip(inner.H * 0.3)
	})
	pane[0].Page.Reads = true
	pane[0].Label = rules.Say("The rules")
	return append(items, pane...)
}
