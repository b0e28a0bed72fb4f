package folder

import (
	"errors"
	"os"
	"path/filepath"

	"portcullis/rules/decks"
	"portcullis/save/files"
)

// draftName is the file of the deck that is being built. Its ending keeps it out of the list.
const draftName = "unsaved.draft"

// draftMark is put behind the name of a deck that was being built when the program ended.
const draftMark = " (not saved)"

func (d *Folder) draft() string { return filepath.Join(d.dir, draftName) }

// KeepDraft keeps a deck that is being built, in place of the last one, so that it is not lost
// if the program ends: see Rescue.
func (d *Folder) KeepDraft(deck decks.File) error {
	if err := files.WriteAtomic(d.draft(), d.book.Write(deck)); err != nil {
		return notWritten(d.draft(), err)
	}
	return nil
}

// DropDraft forgets the draft, if there is one.
func (d *Folder) DropDraft() error {
	if err := os.Remove(d.draft()); err != nil && !errors.Is(err, os.ErrNotExist) {
		return notMoved(d.draft(), err)
	}
	return nil
}

// Rescue makes a deck file of a draft that was left behind, and returns its entry; found is
// false if there was none. A draft that cannot be read becomes a file that cannot be read.
func (d *Folder) Rescue() (e Entry, found bool, err error) {
	if !files.Exists(d.draft()) {
		return Entry{}, false, nil
	}
	path := files.FreePath(filepath.Join(d.dir, "unsaved"), Ext)
	if err := os.Rename(d.draft(), path); err != nil {
		return Entry{}, false, notMoved(d.draft(), err)
	}
	if e = d.Read(path); e.Err != nil {
		return e, true, nil
	}
	room := decks.MaxName - len([]rune(draftMark))
	name := []rune(e.Deck.List.Name)
	data := decks.Rename(e.data, string(name[:min(len(name), room)])+draftMark)
	if err := files.WriteAtomic(path, data); err != nil {
		return e, true, notWritten(path, err)
	}
	return d.Read(path), true, nil
}
