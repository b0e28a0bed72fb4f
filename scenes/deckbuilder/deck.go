package deckbuilder

import (
	"slices"
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/form"
	"portcullis/scenes/shell"
)

// screen is where decks are built.
type screen struct {
	shell.Screen
	model model
	shelf *shelf
	dir   *folder.Folder // nil if the folder cannot be used, or is not read yet
	off   func()         // calls off the reading that is under way; nil: there is none
	gone  folder.Deleted
	use   func(code string) // takes the deck for the seat that waits for it; nil: nobody does
	then  func()            // what goes on once unsaved changes are dealt with
}

// deckOrder is what a deck is built for.
type deckOrder struct {
	For   string // who waits for it, "Player 2"; empty: nobody
	Terms Terms  // which decks may be played
	// From is the deck to begin with: the key of a deck of the box or a deck code. Empty: the
	// first of the box.
	From string
	// Use takes the code of the deck; nil with an empty For.
	Use func(code string)
}

func newScreen(s *shelf, o deckOrder) *screen {
	sh, where := s.shell, s.where()
	b := &screen{Screen: shell.Screen{Shell: sh, Scene: "decks", Title: rules.Say("Deck builder")}, shelf: s, use: o.Use}
	b.model = model{Trade: s.trade, Terms: o.Terms, Mixed: o.Terms.Mixed, Using: o.For, Scheme: sh.Scheme(), NoCopy: sh.NoCopy(), Where: where, Loose: sh.Files != nil}
	b.model.showAll()
	b.begin(o.From)
	b.Plan = func(k form.Toolkit) []form.Item { return plan(k, b.model) }
	b.Prompt = func() string { return deckPrompt(b.model) }
	b.Act, b.Back, b.Left, b.Notes, b.Dropped = b.do, b.leave, b.stop, b.spoken, b.readDropped
	b.Open()
	b.openFolder()
	return b
}

// begin lays the deck out that a match has, or a Starter.
func (b *screen) begin(from string) {
	m := &b.model
	if list, err := m.Book.ParseCode(from); err == nil && from != "" {
		m.lay(m.Book.Settled(decks.File{List: list}))
		return
	}
	list, ok := m.starter(from)
	if !ok {
		list = m.Camps[0].Starter
	}
	b.begins(list)
}

// begins lays a deck out that nobody has touched; what it may be built from stays as it is.
func (b *screen) begins(list decks.List) {
	m := &b.model
	camp, mixed := m.Camp, m.Mixed
	m.lay(decks.File{List: list})
	if list.Size() == 0 && camp != everyCamp {
		m.Shown = m.Camps[camp].Cards[0]
	}
	m.Mixed, m.Fresh = mixed, true
}

// nameOf is the name of the saved deck with the same cards; empty if there is none.
func (b *screen) nameOf(l decks.List) string {
	for _, e := range b.model.Mine {
		if e.Err == nil && sameCards(e.Deck.List, l) {
			return e.Name
		}
	}
	return ""
}

// spoken is what is wrong with the deck, and what went wrong.
func (b *screen) spoken() []string {
	return slices.Concat(b.model.Fault, b.model.objections(), b.model.Remarks)
}

// leave closes what lies over the screen, or goes back.
func (b *screen) leave() {
	switch b.model.Page {
	case deckOpen:
		b.unless(b.Pop)
	case deckRename:
		b.turn(deckMine)
	default:
		b.turn(deckOpen)
	}
	b.UI.Replan()
}

// turn shows a page over the screen, or nothing.
func (b *screen) turn(p deckPage) {
	b.model.Page, b.model.Typed, b.model.Fault = p, "", nil
}

// unless goes on at once if nothing is unsaved, else asks before.
func (b *screen) unless(then func()) {
	if !b.model.Changed {
		then()
		return
	}
	b.turn(deckLeave)
	b.then = then
}

func (b *screen) do(e form.Event) {
	m := &b.model
	part, value, _ := strings.Cut(strings.TrimPrefix(e.ID, "deck:"), "=")
	if id, ok := m.Book.ByKey(value); ok {
		b.doCard(e.Act, part, id)
		return
	}
	m.Fault = nil
	switch {
	case e.ID == deckBack:
		b.leave()
	case e.ID == deckRules:
		b.Shell.OpenRules(m.Game, m.Rule)
	case part == "rule":
		rule, _, _ := strings.Cut(value, ":")
		b.Shell.OpenRules(m.Game, rule)
	case e.ID == deckSettings:
		b.Shell.OpenSettings()
	case e.ID == deckName && e.Act == form.Type:
		m.call(e.Text)
		b.changed()
	case e.ID == deckFind && e.Act == form.Type:
		m.Query = e.Text
		b.UI.ScrollTo(deckGrid, 0)
	case e.ID == deckCost:
		m.Cost = e.Number
	case e.ID == deckEverything:
		m.showAll()
	case e.ID == deckPool:
		m.mix(!m.Mixed)
		b.changed()
	case value != "":
		b.sift(part, value)
	default:
		b.doDeck(e)
	}
}

// sift takes up a press on a camp or a filter.
func (b *screen) sift(part, value string) {
	m := &b.model
	if part == "faction" {
		m.Camp = slices.IndexFunc(m.Camps, func(c Camp) bool { return c.Key == value })
		if m.Camp != everyCamp {
			m.Shown = m.Camps[m.Camp].Cards[0]
		}
		b.UI.ScrollTo(deckGrid, 0)
		return
	}
	for i, s := range m.Sieves {
		for kind := range s.Kinds {
			if s.Key == part && s.Kinds[kind].Key == value {
				m.Hidden[i][kind] = !m.Hidden[i][kind]
			}
		}
	}
}

// doCard takes up what is done to a card: pointing at it shows it, the right button shows it at
// full size, a press puts a copy into the deck or takes one out.
func (b *screen) doCard(act form.Act, part string, id decks.Card) {
	m := &b.model
	m.Shown = id
	switch {
	case act == form.Point:
		return
	case act == form.Read:
		b.turn(deckCard)
		return
	case act == form.Less, part == "take", part == "row", part == "less":
		m.take(id)
	case m.noAdd(id) == "":
		m.add(id)
	default:
		return
	}
	m.Fault = nil
	b.changed()
}

// doDeck takes up what is done with the whole deck.
func (b *screen) doDeck(e form.Event) {
	m := &b.model
	switch e.ID {
	case deckNew:
		b.unless(func() {
			b.begins(decks.List{})
			b.turn(deckOpen)
		})
	case deckStarter:
		b.unless(func() {
			b.begins(m.Camps[max(m.Camp, 0)].Starter)
			b.turn(deckOpen)
		})
	case deckMineID:
		b.turn(deckMine)
		b.read()
	case deckText:
		b.turn(deckImport)
	case deckSave:
		b.save()
	case deckCopy:
		b.saveCopy()
	case deckUse, deckPlay:
		b.handOver()
	case deckClose:
		b.leave()
	case deckDiscard:
		b.goOn()
	case deckKeep:
		if b.save() {
			b.goOn()
		}
	case deckBringBack:
		b.bringBack()
	default:
		if !b.doEntry(e) {
			b.doText(e)
		}
	}
}

// goOn does what waited for unsaved changes.
func (b *screen) goOn() {
	then := b.then
	b.then, b.model.Changed = nil, false
	b.dropDraft()
	b.turn(deckOpen)
	then()
}

// handOver hands the deck over to the seat that waits for it, or to a new match. What was changed
// is saved first; if that fails the deck is played all the same.
func (b *screen) handOver() {
	m := &b.model
	if len(m.check(m.List)) > 0 {
		return
	}
	if m.Changed && !b.save() {
		b.Shell.App.Post(game.Warn{Text: strings.Join(append([]string{rules.Say("The deck is played, but not saved.")}, m.Fault...), " ")})
	}
	code := m.Book.Code(m.List)
	if b.use != nil {
		b.use(code)
		b.Pop()
		return
	}
	b.Shell.App.Post(game.Push{Scene: b.Shell.Doors.NewMatch(m.Game, m.Options(code, m.Mixed))})
}
