package deckbuilder

import (
	"slices"
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/form"
	"portcullis/scenes/shell"
)

// openFolder has the folder of decks opened and read. A deck that was being built when the program
// ended is put among the saved ones.
func (b *screen) openFolder() {
	b.find(true, func(f find) {
		b.dir = f.dir
		b.model.Mine = f.decks
		if m := &b.model; m.List.Name == "" && !m.Fresh && !m.Changed {
			m.List.Name = b.nameOf(m.List)
		}
		if b.model.Changed {
			b.changed() // meanwhile
		}
	})
}

// read has the folder read again.
func (b *screen) read() {
	if b.dir != nil {
		b.find(false, func(f find) { b.model.Mine = f.decks })
	}
}

// find has the folder read apart from the screen, and takes up what was found.
func (b *screen) find(rescue bool, take func(find)) {
	b.stop()
	b.model.Reading = true
	over := false
	off := b.shelf.read(rescue, func(f find) {
		over, b.off, b.model.Reading = true, nil, false
		take(f)
		for _, err := range f.faults {
			b.fail(err)
		}
		b.UI.Replan()
	})
	if !over {
		b.off = off
	}
}

// stop ends the reading of the folder for this screen.
func (b *screen) stop() {
	if b.off != nil {
		b.off()
		b.off = nil
	}
}

func (b *screen) fail(err error) { b.model.Fault = []string{shell.Say(err)} }

// changed keeps the deck as a draft, so that it is not lost with the program.
func (b *screen) changed() {
	if b.dir == nil {
		return
	}
	if err := b.dir.KeepDraft(b.model.file()); err != nil {
		b.fail(err)
	}
}

func (b *screen) dropDraft() {
	if b.dir == nil {
		return
	}
	if err := b.dir.DropDraft(); err != nil {
		b.fail(err)
	}
}

// save writes the deck into its file, or into a new one; false: it could not.
func (b *screen) save() bool {
	if b.dir == nil {
		b.model.Fault = []string{rules.Say("The folder of decks cannot be used; the deck is kept on the screen only.")}
		if b.model.Reading {
			b.model.Fault = []string{rules.Say("The folder of decks is still being read. Save the deck when that is done.")}
		}
		return false
	}
	if b.model.Entry == nil {
		return b.saveCopy()
	}
	return b.saved(b.dir.Replace(*b.model.Entry, b.model.named(), b.Shell.Now()))
}

// saveCopy writes the deck into a new file.
func (b *screen) saveCopy() bool {
	if b.dir == nil {
		return b.save()
	}
	return b.saved(b.dir.Save(b.model.named()))
}

// saved takes up how saving went.
func (b *screen) saved(e folder.Entry, err error) bool {
	m := &b.model
	if err != nil {
		b.fail(err)
		return false
	}
	m.Entry, m.Changed, m.Fresh, m.Remarks, m.List.Name = &e, false, false, nil, e.Name
	b.Shell.App.Post(game.Notify{Text: rules.Say("Saved: %s.", e.Name)})
	b.read()
	b.dropDraft()
	return true
}

// entry is the saved deck that an ID means.
func (b *screen) entry(id string) (part string, i int, ok bool) {
	part, number, _ := strings.Cut(strings.TrimPrefix(id, "deck:"), ":")
	i, err := strconv.Atoi(number)
	return part, i, err == nil && i >= 0 && i < len(b.model.Mine)
}

// doEntry opens, renames or deletes a saved deck; false: nothing of that is meant.
func (b *screen) doEntry(e form.Event) bool {
	m := &b.model
	if m.Page == deckRename && (e.ID == deckTyped || e.ID == deckRenamed) {
		b.rename(e)
		return true
	}
	part, i, ok := b.entry(e.ID)
	if !ok {
		return false
	}
	switch part {
	case "open":
		chosen := m.Mine[i]
		b.unless(func() {
			m.lay(chosen.Deck)
			m.Entry, m.List.Name = &chosen, chosen.Name
			b.turn(deckOpen)
		})
	case "rename":
		b.turn(deckRename)
		m.Rename, m.Typed = m.Mine[i], m.Mine[i].Name
		b.UI.Focus(deckTyped)
		b.UI.SelectWhenShown()
	case "delete":
		b.remove(m.Mine[i])
	}
	return true
}

// rename takes up what is done on the page that renames.
func (b *screen) rename(e form.Event) {
	m := &b.model
	if e.Act == form.Type {
		m.Typed = e.Text
		return
	}
	renamed, err := b.dir.Rename(m.Rename, m.Typed, b.Shell.Now())
	if err != nil {
		b.fail(err)
		return
	}
	if b.isOpen(renamed) {
		m.Entry, m.List.Name = &renamed, renamed.Name
	}
	b.turn(deckMine)
	b.read()
}

// isOpen reports whether a saved deck is the one that is built.
func (b *screen) isOpen(e folder.Entry) bool {
	return b.model.Entry != nil && b.model.Entry.Path == e.Path
}

// remove puts a saved deck into the trash. If it is the one that is built, that stays on the
// screen, unsaved.
func (b *screen) remove(e folder.Entry) {
	gone, err := b.dir.Delete(e, b.Shell.Now())
	if err != nil {
		b.fail(err)
		return
	}
	b.gone, b.model.Deleted = gone, e.Name
	if b.isOpen(e) {
		b.model.Entry, b.model.Changed = nil, true
		b.changed()
	}
	b.read()
}

func (b *screen) bringBack() {
	back, err := b.dir.Restore(b.gone)
	if err != nil {
		b.fail(err)
		return
	}
	m := &b.model
	m.Deleted = ""
	if m.Entry == nil && back.Name == m.List.Name && sameCards(back.Deck.List, m.List) {
		m.Entry, m.Changed = &back, false
		b.dropDraft()
	}
	b.read()
}

// sameCards reports whether two decks are of the same cards.
func sameCards(a, b decks.List) bool { return slices.Equal(a.Canon().Lines, b.Canon().Lines) }
