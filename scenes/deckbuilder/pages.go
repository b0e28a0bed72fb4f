package deckbuilder

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/summary"
)

// The IDs of what lies over the deck builder.
const (
	deckClose     = "deck:close"
	deckTyped     = "deck:typed"
	deckRead      = "deck:read"
	deckWrite     = "deck:write"
	deckPick      = "deck:pick"
	deckGive      = "deck:give"
	deckPaste     = "deck:paste"
	deckCopyText  = "deck:copy-text"
	deckCopyCode  = "deck:copy-code"
	deckDiscard   = "deck:discard"
	deckKeep      = "deck:keep"
	deckCopy      = "deck:save-copy"
	deckRenamed   = "deck:renamed"
	deckBringBack = "deck:bring-back"
)

func deckEntryID(part string, i int) string { return "deck:" + part + ":" + strconv.Itoa(i) }

// deckPages is what lies over the deck builder, nil if nothing does.
func deckPages(k form.Toolkit, m model) []form.Item {
	switch m.Page {
	case deckMine:
		return deckMineItems(k, m)
	case deckRename:
		return deckRenameItems(k, m)
	case deckImport:
		return deckImportItems(k, m)
	case deckCard:
		return deckCardPage(k, m)
	case deckLeave:
		return deckLeaveItems(k, m)
	}
	return nil
}

func deckLeaveItems(k form.Toolkit, m model) []form.Item {
	return k.Dialog(1, form.Dialog{
		Title: rules.Say("The deck is not saved"), Picture: "kit/warning",
		Body:  []string{rules.Say("What was changed since it was opened or saved is lost if you go on without saving.")},
		Fault: strings.Join(m.Fault, " "),
		Buttons: []form.Label{
			{ID: deckClose, Text: rules.Say("Stay here"), Icon: "kit/back"},
			{ID: deckDiscard, Text: rules.Say("Do not save"), Icon: "kit/close"},
			{ID: deckKeep, Text: rules.Say("Save it"), Icon: "kit/save"},
		},
		Main: 2,
	})
}

func deckRenameItems(k form.Toolkit, m model) []form.Item {
	field := form.Text{Now: m.Typed, Ghost: rules.Say("Name of the deck"), Max: decks.MaxName}
	return k.Dialog(1, form.Dialog{
		Title: rules.Say("Rename the deck"), Field: &field, FieldID: deckTyped, Fault: strings.Join(m.Fault, " "),
		Buttons: []form.Label{{ID: deckClose, Text: rules.Say("Back"), Icon: "kit/back"}, {ID: deckRenamed, Text: rules.Say("Rename"), Icon: "kit/tick"}},
		Main:    1,
	})
}

// overlay is a sheet over the deck builder with a title, something in it and a row of buttons,
// as high as it has to be.
func overlay(k form.Toolkit, title string, buttons []form.Label, build func(*form.Column)) []form.Item {
	w := math.Round(math.Min(float64(k.W)-2*k.Margin(), math.Max(k.Px(1000), 44*k.Font(ink.Sans, 18).Size)))
	edge, pad := math.Max(12, k.Px(34)), k.Px(8)
	row := k.ButtonHeight(21)
	fill := func(c *form.Column) {
		c.Para(c.Font(ink.SerifBold, 28), ink.Ink, title)
		c.Skip(c.Gap())
		build(c)
	}
	most := float64(k.H) - 2*k.Margin() - 2*edge - row - k.Gap()
	h := math.Min(most, math.Max(k.Length(w-2*edge, pad, fill), k.Px(300)))
	total := h + k.Gap() + row + 2*edge
	box := ink.R((float64(k.W)-w)/2, (float64(k.H)-total)/2, w, total).Round()
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{k.Veil(1), form.Decor(1, l)}
	items = append(items, k.Pane("deck:page", 1, ink.R(box.X+edge, box.Y+edge, w-2*edge, h), pad, fill)...)
	for i := range buttons {
		buttons[i].Layer = 1
	}
	return append(items, atRight(k, ink.R(box.X+edge, box.Bottom()-edge-row, w-2*edge, row), buttons)...)
}

// atRight lays buttons side by side at the right end of a row.
func atRight(k form.Toolkit, row ink.Rect, buttons []form.Label) []form.Item {
	boxes := k.Beside(row, buttons)
	slack := math.Floor(row.Right() - boxes[len(boxes)-1].Right())
	var items []form.Item
	for i, b := range buttons {
		items = append(items, k.Button(b, boxes[i].Shift(slack, 0)))
	}
	return items
}

// faults are lines of what went wrong: the first has a picture.
func faults(c *form.Column, texts []string) {
	for i, text := range texts {
		picture := ""
		if i == 0 {
			picture = "kit/warning"
		}
		trouble(c, picture, text, ink.Oxblood)
	}
	if len(texts) > 0 {
		c.Skip(c.Gap() * 0.7)
	}
}

// deckMineItems are the saved decks.
func deckMineItems(k form.Toolkit, m model) []form.Item {
	var buttons []form.Label
	if m.Deleted != "" {
		buttons = append(buttons, form.Label{ID: deckBringBack, Text: rules.Say("Bring it back"), Icon: "kit/undo", Size: 21, Tip: rules.Say("Bring %s back", m.Deleted)})
	}
	buttons = append(buttons,
		form.Label{ID: deckCopy, Text: rules.Say("Save as a new deck"), Icon: "kit/save", Size: 21, Tip: rules.Say("Save the deck on the screen beside the others")},
		form.Label{ID: deckClose, Text: rules.Say("Close"), Icon: "kit/back", Size: 21})
	return overlay(k, rules.Say("My decks"), buttons, func(c *form.Column) {
		faults(c, m.Fault)
		switch {
		case m.Reading:
			c.Para(c.Font(ink.Sans, 19), ink.Oak, rules.Say("Your decks are being read."))
			c.Skip(c.Gap() * 0.6)
		case len(m.Mine) == 0:
			c.Para(c.Font(ink.Sans, 19), ink.Oak, rules.Say("No deck is saved yet. Build one and press Save."))
		}
		for i, e := range m.Mine {
			deckEntry(c, m, i, e)
			c.Skip(c.Gap() * 0.6)
		}
		c.Skip(c.Gap() * 0.4)
		if m.Loose {
			c.Note(rules.Say("Decks are kept in this browser. Open one and press As text to download it."))
			return
		}
		c.Note(rules.Say("Decks are readable files in %s.", m.Where))
	})
}

// deckEntry is a saved deck: a press opens it, the buttons at its right rename and delete it.
func deckEntry(c *form.Column, m model, i int, e folder.Entry) {
	words, reason := entryWords(m, e)
	side := math.Max(c.MinTarget(), c.Px(48))
	tools := 2*side + 2*c.Gap()
	title, small := c.Font(ink.SerifBold, 22), c.Font(ink.Sans, 17)
	emblem, pad := math.Max(c.MinTarget(), c.Px(54)), c.Px(10)
	x := emblem + 2*pad
	room := c.W - tools - x - pad
	text := c.Height(small, words, room)
	at := c.Take(math.Ceil(math.Max(emblem, c.Line(title)+text) + 2*pad)).Round()
	row := ink.R(at.X, at.Y, at.W-tools, at.H).Round()
	it := form.Item{
		ID: deckEntryID("open", i), Kind: form.Row, Rect: row, Label: e.Name + ". " + words, Reason: reason,
		Chosen: m.Entry != nil && m.Entry.Path == e.Path,
	}
	draw := func(rim, ground ink.Color) ink.List {
		var l ink.List
		l.Fill(row, rim, c.Px(8))
		l.Fill(row.Inset(math.Max(1, c.Px(2))), ground, c.Px(7))
		l.Picture(entryEmblem(m, e), ink.R(row.X+pad, row.Y+(row.H-emblem)/2, emblem, emblem).Round())
		y := row.Y + (row.H-c.Line(title)-text)/2
		f, name := c.Whole(ink.SerifBold, 22, 16, e.Name, room)
		l.Write(ink.R(row.X+x, y, room, c.Line(title)), f, ink.Ink, name)
		color := ink.Oak
		if reason != "" {
			color = ink.Oxblood
		}
		l.Write(ink.R(row.X+x, y+c.Line(title), room, text), small, color, words).Wrap = true
		return l
	}
	it.Look = form.Look{Idle: draw(ink.ParchmentDeep, ink.ParchmentLight), Hover: draw(ink.Gold, ink.GoldLight), Disabled: draw(ink.ParchmentDeep, ink.ParchmentDark)}
	if it.Chosen {
		it.Look.Idle = draw(ink.GoldDark, ink.GoldLight)
	}
	y := at.Y + (at.H-side)/2
	rename := form.Label{ID: deckEntryID("rename", i), Text: rules.Say("Rename %s", e.Name), Tip: rules.Say("Rename"), Icon: "kit/quill"}
	if e.Err != nil {
		rename.Reason = rules.Say("A deck that cannot be read cannot be renamed.")
	}
	remove := form.Label{ID: deckEntryID("delete", i), Text: rules.Say("Delete %s", e.Name), Tip: rules.Say("Delete. It can be brought back."), Icon: "kit/close"}
	c.Put(it,
		c.IconButton(rename, ink.R(row.Right()+c.Gap(), y, side, side).Round()),
		c.IconButton(remove, ink.R(row.Right()+2*c.Gap()+side, y, side, side).Round()))
}

// entryWords says what a saved deck is, and why it cannot be opened if it cannot.
func entryWords(m model, e folder.Entry) (words, reason string) {
	if e.Err != nil {
		words = strings.Join(reasonsOf(e.Err), " ")
		return words, words + " " + e.Err.Advice
	}
	list := []rules.Text{m.contents(e.Deck), rules.Count(e.Deck.List.Size(), "%d card", "%d cards")}
	if n := len(m.Terms.Check(e.Deck.List, m.mixes(e.Deck))); n > 0 {
		list = append(list, rules.T("not legal"))
	}
	if n := len(e.Deck.Changed); n > 0 {
		list = append(list, rules.Count(n, "%d card has changed since it was saved", "%d cards have changed since it was saved"))
	}
	return rules.Say("%s. Saved %s", rules.Commas(list...), summary.Date(e.Modified)), ""
}

func entryEmblem(m model, e folder.Entry) string {
	switch {
	case e.Err != nil:
		return "kit/warning"
	case !m.mixes(e.Deck):
		camp, _ := m.campOfDeck(e.Deck)
		return m.Camps[camp].Emblem
	}
	return m.Emblem
}

// deckImportItems read a deck from text or from a file, and give this one away.
func deckImportItems(k form.Toolkit, m model) []form.Item {
	buttons := []form.Label{{ID: deckClose, Text: rules.Say("Close"), Icon: "kit/back", Size: 21}}
	return overlay(k, rules.Say("A deck as text"), buttons, func(c *form.Column) {
		intro, label, ghost := importWords(m)
		c.Para(c.Font(ink.Sans, 18), ink.Oak, intro)
		c.Skip(c.Gap())
		c.Put(c.Input(form.Label{ID: deckTyped, Text: label}, m.Typed, ghost, rules.MaxOptionValue, c.Take(c.InputHeight())))
		c.Skip(c.Gap())
		c.Flow(importButtons(m), c.Toolkit.Button)
		c.Skip(c.Gap())
		faults(c, m.Fault)
		c.Rule()
		c.Skip(c.Gap())
		c.Head(rules.Say("This deck"))
		c.Skip(c.Gap() * 0.4)
		c.Para(c.Font(ink.Sans, 17), ink.Oak, m.Book.Code(m.List))
		c.Skip(c.Gap())
		give := []form.Label{
			{ID: deckCopyCode, Text: rules.Say("Copy as one line"), Icon: "kit/copy", Size: 20, Reason: m.NoCopy},
			{ID: deckCopyText, Text: rules.Say("Copy as a list"), Icon: "kit/copy", Size: 20, Reason: m.NoCopy},
		}
		if m.Loose {
			give = append(give, form.Label{ID: deckGive, Text: rules.Say("Download"), Icon: "kit/save", Size: 20, Tip: rules.Say("Have the browser download the deck as a file")})
		}
		c.Flow(give, c.Toolkit.Button)
	})
}

// importWords say what can be read, and what the field is for.
func importWords(m model) (intro, label, ghost string) {
	ghost = firstLine(m.Example) + ", ..."
	if m.Loose {
		return rules.Say("Read a list such as \"%s\" from the clipboard, or type it here. Or upload a deck file.", m.Example), rules.Say("List of cards"), ghost
	}
	return rules.Say("Read a list such as \"%s\" from the clipboard, or type it here. Or type where a deck file lies, or where to write one.", m.Example),
		rules.Say("List of cards, or path of a file"), ghost + "   or   ~/mine.deck"
}

func importButtons(m model) []form.Label {
	read := form.Label{ID: deckRead, Text: rules.Say("Read it"), Icon: "kit/load", Size: 20, Tip: rules.Say("Read the list, or the file that it names")}
	write := form.Label{ID: deckWrite, Text: rules.Say("Write the file"), Icon: "kit/save", Size: 20, Tip: rules.Say("Write this deck to a new file")}
	switch {
	case m.Typed == "":
		read.Reason, write.Reason = rules.Say("Nothing is typed yet."), rules.Say("No path is typed yet.")
	case !isDeckPath(m.Typed):
		write.Reason = rules.Say("That is no path of a file. A path ends with .deck.")
	}
	if m.Loose {
		read.Tip = rules.Say("Read the list")
		write = form.Label{ID: deckPick, Text: rules.Say("Upload"), Icon: "kit/load", Size: 20, Tip: rules.Say("Pick a deck file that you have downloaded, here or elsewhere")}
	}
	return []form.Label{read, write, {ID: deckPaste, Text: rules.Say("Read the clipboard"), Icon: "kit/copy", Size: 20, Reason: m.NoCopy}}
}

// firstLine is the first line of an example.
func firstLine(example string) string {
	line, _, _ := strings.Cut(example, ",")
	return line
}
