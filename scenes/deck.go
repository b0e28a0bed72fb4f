package scenes

import (
	"errors"
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/save/decks"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// deckBuilder is the screen on which decks are built.
type deckBuilder struct {
	screen
	model deckModel
	dir   *decks.Folder // nil if the folder cannot be used; model.Fault says why
	gone  decks.Deleted
	// use takes the deck for the seat that waits for it; nil: nobody does.
	use func(code, name string)
	// then is what goes on once unsaved changes are dealt with.
	then func()
}

// DeckOrder is what a deck is built for.
type DeckOrder struct {
	For  string // "seat 2"; empty: for nobody in particular
	Pool cards.Pool
	// Now is the deck to begin with: the key of a Starter or a deck code. Empty: the first
	// Starter.
	Now string
	// Use takes the code and the name of the deck; nil with an empty For.
	Use func(code, name string)
}

// OpenDecks puts the deck builder on top.
func (h *House) OpenDecks(o DeckOrder) {
	lid, ready := h.lidByGame("siegestorm")
	if !ready {
		return
	}
	storm, ok := lid.Game.(*siegestorm.Game)
	if !ok {
		return
	}
	h.app.Post(game.Push{Scene: newDeckBuilder(h, storm.Set(), o)})
}

func newDeckBuilder(h *House, set *cards.Set, o DeckOrder) *deckBuilder {
	b := &deckBuilder{screen: screen{house: h, name: "decks", title: "Deck builder"}, use: o.Use}
	b.model = deckModel{Set: set, Pool: o.Pool, Using: o.For, Scheme: h.tones(), NoCopy: h.noCopy(), Folder: h.app.Folders().Decks}
	b.model.Cost = b.model.topCost()
	b.begin(o)
	var err error
	if b.dir, err = decks.Open(b.model.Folder, set); err != nil {
		b.model.Fault = say(err)
	}
	b.plan = func(k form.Kit) []form.Item { return planDeck(k, b.model) }
	b.prompt = func() string { return deckPrompt(b.model) }
	b.act, b.back = b.do, b.leave
	b.notes = func() []string { return append(b.model.objections(), b.model.Remarks...) }
	b.shown = b.read
	b.open()
	return b
}

// begin puts the deck on the table that the order names.
func (b *deckBuilder) begin(o DeckOrder) {
	m := &b.model
	list, ok := m.Set.Starter(o.Now)
	if !ok {
		var err error
		if list, err = m.Set.ParseCode(o.Now); err != nil || o.Now == "" {
			list = m.Set.Starters[0]
		}
	}
	m.put(cards.DeckFile{List: list, Pool: o.Pool, Faction: -1}, nil)
	m.Changed = false
}

// read reads the folder.
func (b *deckBuilder) read() {
	if b.dir == nil {
		return
	}
	list, err := b.dir.List()
	if err != nil {
		b.model.Fault = say(err)
	}
	b.model.Mine = list
}

// leave closes what lies over the screen, or goes back.
func (b *deckBuilder) leave() {
	if b.model.Page != deckOpen {
		b.model.Page, b.model.Fault = deckOpen, ""
		b.ui.Replan()
		return
	}
	b.unless(b.pop)
}

// unless goes on at once if nothing is unsaved, else asks before.
func (b *deckBuilder) unless(then func()) {
	if !b.model.Changed {
		then()
		return
	}
	b.then, b.model.Page = then, deckLeave
	b.ui.Replan()
}

func (b *deckBuilder) do(e form.Event) {
	m := &b.model
	if e.Act != form.Type {
		m.Fault = ""
	}
	part, value, _ := strings.Cut(strings.TrimPrefix(e.ID, "deck:"), "=")
	switch {
	case e.ID == deckBack:
		b.leave()
	case e.ID == deckRules:
		b.house.OpenRules("siegestorm", "ST-DCK-1")
	case e.ID == deckSettings:
		b.house.OpenSettings()
	case e.ID == deckName && e.Act == form.Type:
		m.List.Name, m.Changed = e.Text, true
	case e.ID == deckFind && e.Act == form.Type:
		m.Query = e.Text
	case e.ID == deckCost:
		m.Cost = e.Number
	case e.ID == deckPool:
		m.Pool = 1 - m.Pool
	case value != "":
		b.doCard(part, value)
	default:
		b.doDeck(e)
	}
}

// doCard takes up a press on a card, a faction or a filter.
func (b *deckBuilder) doCard(part, value string) {
	m := &b.model
	switch part {
	case "faction":
		for i, d := range m.Set.Factions() {
			if d.Key == value {
				m.Faction, m.Shown = i, d.First
				b.ui.ScrollTo(deckGrid, 0)
			}
		}
	case "rank":
		for r := range m.Ranks {
			if cards.Rank(r).String() == value {
				m.Ranks[r] = !m.Ranks[r]
			}
		}
	case "crest":
		for c := range m.Crests {
			if cards.Crest(c).String() == value {
				m.Crests[c] = !m.Crests[c]
			}
		}
	}
	id, ok := m.Set.ByKey(value)
	if !ok {
		return
	}
	switch part {
	case "card", "add":
		m.Shown = id
		if m.noAdd(&m.Set.Cards[id]) == "" {
			m.add(id)
		}
	case "take", "row":
		m.take(id)
	}
}

// doDeck takes up what is done with the whole deck.
func (b *deckBuilder) doDeck(e form.Event) {
	m := &b.model
	switch {
	case e.ID == deckNew:
		b.unless(func() {
			m.put(cards.DeckFile{Pool: m.Pool, Faction: m.Faction}, nil)
			m.Changed = false
		})
	case e.ID == deckStarter:
		b.unless(func() {
			m.put(cards.DeckFile{List: m.Set.Starters[m.Faction], Pool: m.Pool, Faction: m.Faction}, nil)
			m.Changed = false
		})
	case e.ID == deckMineID:
		b.read()
		m.Page = deckMine
	case e.ID == deckText:
		m.Page, m.Typed = deckImport, ""
	case e.ID == deckSave:
		b.save()
	case e.ID == deckUse && b.use != nil:
		b.use(m.Set.Code(m.List), m.List.Name)
		b.pop()
	case e.ID == deckClose:
		m.Page = deckOpen
	case e.ID == deckDiscard:
		b.goOn()
	case e.ID == deckKeep:
		if b.save() {
			b.goOn()
		}
	case e.ID == deckBringBack:
		b.bringBack()
	case strings.HasPrefix(e.ID, "deck:open:"), strings.HasPrefix(e.ID, "deck:delete:"):
		b.doEntry(e.ID)
	default:
		b.doText(e)
	}
}

// goOn does what waited for unsaved changes.
func (b *deckBuilder) goOn() {
	b.model.Page, b.model.Changed = deckOpen, false
	if b.then != nil {
		b.then()
		b.then = nil
	}
}

// save writes the deck to its file, or to a new one; false: it could not.
func (b *deckBuilder) save() bool {
	m := &b.model
	if b.dir == nil {
		m.Fault = "The folder of decks cannot be used; the deck is kept on the screen only."
		return false
	}
	var e decks.Entry
	var err error
	if m.Entry != nil {
		e, err = b.dir.Replace(*m.Entry, m.file(), b.house.config.Now())
	} else {
		e, err = b.dir.Save(m.file())
	}
	if err != nil {
		m.Fault = say(err)
		return false
	}
	m.Entry, m.Changed, m.Remarks = &e, false, nil
	b.house.app.Post(game.Notify{Text: "Saved: " + e.Path})
	b.read()
	return true
}

// doEntry opens or deletes a saved deck.
func (b *deckBuilder) doEntry(id string) {
	m := &b.model
	part, number, _ := strings.Cut(strings.TrimPrefix(id, "deck:"), ":")
	i, err := strconv.Atoi(number)
	if err != nil || i < 0 || i >= len(m.Mine) {
		return
	}
	e := m.Mine[i]
	if part == "open" {
		b.unless(func() {
			m.put(e.Deck, &e)
			m.Page = deckOpen
		})
		return
	}
	gone, err := b.dir.Delete(e, b.house.config.Now())
	if err != nil {
		m.Fault = say(err)
		return
	}
	b.gone, m.Deleted = gone, e.Name
	if m.Entry != nil && m.Entry.Path == e.Path {
		m.Entry, m.Changed = nil, true
	}
	b.read()
}

func (b *deckBuilder) bringBack() {
	if _, err := b.dir.Restore(b.gone); err != nil {
		b.model.Fault = say(err)
		return
	}
	b.model.Deleted = ""
	b.read()
}

// doText reads a deck from text and copies this one as text.
func (b *deckBuilder) doText(e form.Event) {
	m := &b.model
	switch {
	case e.ID == deckTyped && e.Act == form.Type:
		m.Typed = e.Text
	case e.ID == deckTyped && e.Act == form.Submit, e.ID == deckRead:
		b.readText(m.Typed)
	case e.ID == deckPaste:
		text, err := b.house.config.Paste()
		if err != nil {
			m.Fault = "The clipboard cannot be read: " + say(err)
			return
		}
		b.readText(text)
	case e.ID == deckCopyCode:
		b.copy(m.Set.Code(m.List))
	case e.ID == deckCopyText:
		b.copy(string(m.Set.WriteDeck(m.file())))
	}
}

// readText takes a deck from a deck code, the text of a deck file, or the path of one.
func (b *deckBuilder) readText(text string) {
	m := &b.model
	text = strings.TrimSpace(text)
	if isDeckPath(text) && b.dir != nil {
		e := b.dir.Read(text)
		if e.Err != nil {
			m.Fault = say(e.Err)
			return
		}
		b.take(e.Deck)
		return
	}
	file, err := m.Set.ReadDeck([]byte(text))
	if err != nil {
		list, codeErr := m.Set.ParseCode(text)
		if codeErr != nil {
			var wrong *cards.ListError
			if strings.Contains(text, ",") || !errors.As(err, &wrong) {
				err = codeErr
			}
			m.Fault = say(err)
			return
		}
		_, alone := m.Set.FactionOf(list)
		file = cards.DeckFile{List: list, Faction: -1}
		if !alone {
			file.Pool = cards.AllFactions
		}
	}
	b.take(file)
}

// isDeckPath reports whether a text names a file rather than cards.
func isDeckPath(text string) bool {
	return !strings.ContainsAny(text, "\n,") && (strings.HasSuffix(text, decks.Ext) || strings.HasPrefix(text, "/"))
}

func (b *deckBuilder) take(f cards.DeckFile) {
	b.unless(func() {
		b.model.put(f, nil)
		b.model.Page = deckOpen
	})
}

func (b *deckBuilder) copy(text string) {
	if err := b.house.config.Copy(text); err != nil {
		b.model.Fault = "The deck could not be copied: " + say(err)
		return
	}
	b.house.app.Post(game.Notify{Text: "Copied."})
}

// noCopy is why nothing can be copied; empty: it can.
func (h *House) noCopy() string {
	if h.config.Copy == nil && h.config.NoCopy == "" {
		return "There is no clipboard here."
	}
	return h.config.NoCopy
}

// tones is the palette that the settings ask for.
func (h *House) tones() ink.Scheme {
	if h.app.Settings().Palette == settings.ColourBlind {
		return ink.ColourBlind
	}
	return ink.Standard
}
