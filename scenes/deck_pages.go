package scenes

import (
	"fmt"
	"math"
	"strconv"

	"portcullis/rules/siegestorm/cards"
	"portcullis/save/decks"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/wartracks"
)

// The IDs of what lies over the deck builder.
const (
	deckClose     = "deck:close"
	deckTyped     = "deck:typed"
	deckRead      = "deck:read"
	deckPaste     = "deck:paste"
	deckCopyText  = "deck:copy-text"
	deckCopyCode  = "deck:copy-code"
	deckDiscard   = "deck:discard"
	deckKeep      = "deck:keep"
	deckBringBack = "deck:bring-back"
)

func deckEntryID(part string, i int) string { return "deck:" + part + ":" + strconv.Itoa(i) }

// deckPages is what lies over the deck builder, nil if nothing does.
func deckPages(k form.Kit, m deckModel) []form.Item {
	switch m.Page {
	case deckMine:
		return deckMineItems(k, m)
	case deckImport:
		return deckImportItems(k, m)
	case deckLeave:
		return k.Dialog(1, form.Dialog{
			Title: "The deck is not saved", Picture: "kit/warning",
			Body:  []string{"What was changed since it was opened or saved is lost if you go on."},
			Fault: m.Fault,
			Buttons: []form.Label{
				{ID: deckClose, Text: "Stay here", Icon: "kit/back"},
				{ID: deckDiscard, Text: "Go on without it", Icon: "kit/close"},
				{ID: deckKeep, Text: "Save it", Icon: "kit/save"},
			},
			Main: 2,
		})
	}
	return nil
}

// overlay is a sheet over the deck builder with a title, something in it and a row of buttons.
func overlay(k form.Kit, title string, buttons []form.Label, build func(*form.Column)) []form.Item {
	items := []form.Item{k.Veil(1)}
	w := math.Round(math.Min(float64(k.W)-2*k.Margin(), math.Max(k.Px(1000), 44*k.Font(ink.Sans, 18).Size)))
	h := math.Round(float64(k.H) - 4*k.Margin())
	box := ink.R((float64(k.W)-w)/2, 2*k.Margin(), w, h).Round()
	var l ink.List
	k.Parchment(&l, box)
	items = append(items, form.Decor(1, l))
	inner := box.Inset(math.Max(12, k.Px(34)))
	for i := range buttons {
		buttons[i].Layer = 1
	}
	row, pane := inner.CutBottom(k.ButtonHeight(21))
	pane.H -= k.Gap()
	items = append(items, k.Pane("deck:page", 1, pane, k.Px(8), func(c *form.Column) {
		c.Para(c.Font(ink.SerifBold, 28), ink.Ink, title)
		c.Skip(c.Gap())
		build(c)
	})...)
	for i, at := range k.Beside(row, buttons) {
		items = append(items, k.Button(buttons[i], at))
	}
	return items
}

// deckMineItems are the saved decks.
func deckMineItems(k form.Kit, m deckModel) []form.Item {
	buttons := []form.Label{{ID: deckClose, Text: "Close", Icon: "kit/back", Size: 21}}
	if m.Deleted != "" {
		buttons = append(buttons, form.Label{ID: deckBringBack, Text: "Bring back " + m.Deleted, Icon: "kit/undo", Size: 21})
	}
	return overlay(k, "My decks", buttons, func(c *form.Column) {
		if m.Fault != "" {
			c.Para(c.Font(ink.Sans, 18), ink.Oxblood, m.Fault)
			c.Skip(c.Gap())
		}
		if len(m.Mine) == 0 {
			c.Para(c.Font(ink.Sans, 19), ink.Oak, "No deck is saved yet. Build one and press Save; it is kept as a readable file in "+m.Folder+".")
		}
		for i, e := range m.Mine {
			deckEntry(c, m, i, e)
			c.Skip(c.Gap() * 0.6)
		}
	})
}

// deckEntry is a saved deck: a press opens it, the button at its right deletes it.
func deckEntry(c *form.Column, m deckModel, i int, e decks.Entry) {
	h := math.Max(c.Px(76), 2.3*c.Line(c.Font(ink.Sans, 17)))
	at := c.Take(math.Max(h, c.MinTarget())).Round()
	bin, row := at.CutRight(math.Max(c.MinTarget(), c.Px(56)))
	row.W -= c.Gap()
	words, reason := entryWords(m, e)
	it := form.Item{ID: deckEntryID("open", i), Kind: form.Row, Rect: row, Label: e.Name + ". " + words, Tip: words, Reason: reason, Chosen: m.Entry != nil && m.Entry.Path == e.Path}
	draw := func(ground ink.Color) ink.List {
		var l ink.List
		l.Fill(row, ink.ParchmentDeep, c.Px(8))
		l.Fill(row.Inset(math.Max(1, c.Px(2))), ground, c.Px(7))
		side := row.H - c.Px(16)
		l.Picture(entryEmblem(m, e), ink.R(row.X+c.Px(10), row.Y+c.Px(8), side, side))
		x := row.X + side + c.Px(24)
		f, name := c.Fit(ink.SerifBold, 22, 16, e.Name, row.Right()-x-c.Px(10))
		l.Write(ink.R(x, row.Y+c.Px(4), row.Right()-x, row.H/2), f, ink.Ink, name)
		small, text := c.Fit(ink.Sans, 17, 14, words, row.Right()-x-c.Px(10))
		color := ink.OakLight
		if reason != "" {
			color = ink.Oxblood
		}
		l.Write(ink.R(x, row.Y+row.H/2, row.Right()-x, row.H/2-c.Px(4)), small, color, text)
		return l
	}
	it.Look = form.Look{Idle: draw(ink.ParchmentLight), Hover: draw(ink.GoldLight), Disabled: draw(ink.ParchmentDark)}
	remove := c.IconButton(form.Label{ID: deckEntryID("delete", i), Text: "Delete " + e.Name, Tip: "Delete; it can be brought back", Icon: "kit/skull"}, ink.R(bin.X, bin.Y+(bin.H-bin.W)/2, bin.W, bin.W).Round())
	c.Put(it, remove)
}

// entryWords says what a saved deck is, and why it cannot be opened if it cannot.
func entryWords(m deckModel, e decks.Entry) (words, reason string) {
	if e.Err != nil {
		return sentence(e.Err.Reason), sentence(e.Err.Reason)
	}
	what := "All factions"
	if e.Deck.Pool == cards.OneFaction {
		what = m.Set.Decks[e.Deck.Faction].Name
	}
	words = fmt.Sprintf("%s, %s", what, countOf(e.Deck.List.Size(), "card", "cards"))
	if n := len(m.Set.Check(e.Deck.List, e.Deck.Pool, cards.AllowPromo)); n > 0 {
		words += ", not legal yet"
	}
	if n := len(e.Deck.Changed); n > 0 {
		words += fmt.Sprintf(", %s changed since", countOf(n, "card has", "cards have"))
	}
	return words, ""
}

func entryEmblem(m deckModel, e decks.Entry) string {
	switch {
	case e.Err != nil:
		return "kit/warning"
	case e.Deck.Pool == cards.OneFaction:
		return wartracks.Emblem(m.Set.Decks[e.Deck.Faction].Key)
	}
	return "kit/emblem-siegestorm"
}

// deckImportItems read a deck from text and give this one as text.
func deckImportItems(k form.Kit, m deckModel) []form.Item {
	buttons := []form.Label{{ID: deckClose, Text: "Close", Icon: "kit/back", Size: 21}}
	return overlay(k, "A deck as text", buttons, func(c *form.Column) {
		text := c.Font(ink.Sans, 18)
		c.Para(text, ink.Oak, "Type or paste a list of cards, such as \"4 Gutter Informant, 2 The Assassin\", or the path of a deck file.")
		c.Skip(c.Gap())
		c.Put(c.Input(form.Label{ID: deckTyped, Text: "Deck or path of a file"}, m.Typed, "4 Gutter Informant, 2 The Assassin", 4096, c.Take(c.InputHeight())))
		c.Skip(c.Gap())
		read := form.Label{ID: deckRead, Text: "Read it", Icon: "kit/tick", Size: 20}
		if m.Typed == "" {
			read.Reason = "There is nothing to read yet."
		}
		c.Flow([]form.Label{read, {ID: deckPaste, Text: "Read the clipboard", Icon: "kit/copy", Size: 20, Reason: m.NoCopy}}, c.Kit.Button)
		if m.Fault != "" {
			c.Skip(c.Gap())
			c.Para(text, ink.Oxblood, m.Fault)
		}
		c.Skip(c.Gap() * 1.5)
		c.Rule()
		c.Skip(c.Gap() * 1.5)
		c.Head("This deck")
		c.Skip(c.Gap() * 0.5)
		c.Para(c.Font(ink.Sans, 17), ink.Oak, m.Set.Code(m.List))
		c.Skip(c.Gap())
		c.Flow([]form.Label{
			{ID: deckCopyCode, Text: "Copy as one line", Icon: "kit/copy", Size: 20, Reason: m.NoCopy},
			{ID: deckCopyText, Text: "Copy as a list", Icon: "kit/copy", Size: 20, Reason: m.NoCopy},
		}, c.Kit.Button)
		c.Skip(c.Gap())
		c.Note("Save writes the list to a file in " + m.Folder + ".")
	})
}
