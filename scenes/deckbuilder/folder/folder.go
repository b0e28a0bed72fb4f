package folder

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"portcullis/game/crash"
	"portcullis/rules/decks"
	"portcullis/rules/fold"
	"portcullis/save/files"
)

// Ext is the extension of deck files.
const Ext = ".deck"

// TrashDays is how long a deleted deck can be restored.
const TrashDays = files.TrashDays

// Deleted is a deck file in the trash.
type Deleted = files.Deleted

// Folder is a directory of deck files, read with the cards of a book.
type Folder struct {
	dir  string
	book *decks.Book
}

// Entry is one deck file, readable or not.
type Entry struct {
	Path     string
	Name     string // of the deck, or of the file without extension if the deck has none
	Modified time.Time
	Deck     decks.File
	// Err is why the deck cannot be read, nil if it can. Whether it is legal,
	// its game tells.
	Err *FileError

	data []byte // the file as it was read
}

// Open returns the folder at dir and makes it if it is missing, for its owner only.
func Open(dir string, book *decks.Book) (*Folder, error) {
	if err := files.MakeDir(dir); err != nil {
		return nil, folderError(dir, err)
	}
	return &Folder{filepath.Clean(dir), book}, nil
}

// Dir is the folder's path.
func (d *Folder) Dir() string { return d.dir }

// List reads every deck file of the folder, in the order of their names. A file that cannot
// be read, or breaks its reader, is an entry with its reason; the error is that the folder itself
// cannot be read, or that nobody wants to know any more.
func (d *Folder) List(ctx context.Context) ([]Entry, error) {
	names, err := os.ReadDir(d.dir)
	if err != nil {
		return nil, folderError(d.dir, err)
	}
	var list []Entry
	for _, n := range names {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if filepath.Ext(n.Name()) == Ext {
			list = append(list, d.Read(filepath.Join(d.dir, n.Name())))
		}
	}
	slices.SortStableFunc(list, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(fold.Text(a.Name), fold.Text(b.Name)), cmp.Compare(a.Path, b.Path))
	})
	return list, nil
}

// Read reads a deck file, which may lie anywhere and have any name.
func (d *Folder) Read(path string) Entry { return d.read(path, d.book.Read) }

// Import reads a deck file, or a list as other programs write it (see [decks.Book.ReadText]).
func (d *Folder) Import(path string) Entry { return d.read(path, d.book.ReadText) }

func (d *Folder) read(path string, parse func([]byte) (decks.File, error)) Entry {
	e := Entry{Path: path, Name: decks.CleanName(strings.TrimSuffix(filepath.Base(path), Ext))}
	if info, err := os.Lstat(path); err == nil {
		e.Modified = info.ModTime()
	}
	err := crash.Try(func() (err error) {
		if e.data, err = files.Read(path, decks.MaxFile); err == nil {
			e.Deck, err = parse(e.data)
		}
		return err
	})
	if err != nil {
		e.Err = unreadable(path, err)
		return e
	}
	e.Name = cmp.Or(e.Deck.List.Name, e.Name)
	return e
}

// Save writes a new file for a deck and replaces none. The name of the file is made of the
// deck's.
func (d *Folder) Save(deck decks.File) (Entry, error) {
	path := files.FreePath(filepath.Join(d.dir, cmp.Or(d.book.Group(deck), d.book.Game)+"-"+slug(deck.List.Name)), Ext)
	if err := d.Export(path, deck); err != nil {
		return Entry{}, err
	}
	return d.Read(path), nil
}

// slug makes the name of a file of a deck's name: small letters and digits of English, and
// dashes.
func slug(name string) string {
	words := strings.FieldsFunc(fold.Text(name), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	})
	return cmp.Or(strings.Join(words, "-"), "deck")
}

// Replace writes a deck into the file of an entry of this folder. A file that is not any
// more as the entry was read, or never could be read, goes to the trash before.
func (d *Folder) Replace(e Entry, deck decks.File, now time.Time) (Entry, error) {
	return d.replace(e, d.book.Write(deck), now)
}

// Rename gives a readable deck of this folder another name (see [decks.CleanName]); its file
// keeps its own, and what it remembers of the cards.
func (d *Folder) Rename(e Entry, name string, now time.Time) (Entry, error) {
	if e.Err != nil {
		return e, e.Err
	}
	return d.replace(e, decks.Rename(e.data, name), now)
}

func (d *Folder) replace(e Entry, data []byte, now time.Time) (Entry, error) {
	if filepath.Dir(e.Path) != d.dir {
		return e, notMoved(e.Path, files.ErrNotHere)
	}
	there, err := files.Read(e.Path, decks.MaxFile)
	if !errors.Is(err, os.ErrNotExist) && (err != nil || e.Err != nil || !bytes.Equal(there, e.data)) {
		if _, err := d.Delete(e, now); err != nil {
			return e, err
		}
	}
	if err := files.WriteAtomic(e.Path, data); err != nil {
		return e, notWritten(e.Path, err)
	}
	return d.Read(e.Path), nil
}

// Export writes a deck to a new file, which may lie anywhere, and replaces none.
func (d *Folder) Export(path string, deck decks.File) error {
	if files.Exists(path) {
		return notReplaced(path)
	}
	if err := files.WriteAtomic(path, d.book.Write(deck)); err != nil {
		return notWritten(path, err)
	}
	return nil
}

// trash is where the folder's deleted decks lie.
func (d *Folder) trash() files.Trash {
	return files.Trash{Folder: d.dir, Ext: Ext, NotMoved: notMoved, NotRead: folderError}
}

// Delete moves a deck of this folder, readable or not, to the trash, from which Restore
// brings it back.
func (d *Folder) Delete(e Entry, now time.Time) (Deleted, error) {
	return d.trash().Delete(e.Path, now)
}

// Restore brings a deleted deck back, under its old file name if that is still free.
func (d *Folder) Restore(gone Deleted) (Entry, error) {
	path, err := d.trash().Restore(gone)
	if err != nil {
		return Entry{}, err
	}
	return d.Read(path), nil
}

// Trash lists what can be restored, what was deleted last first.
func (d *Folder) Trash() ([]Deleted, error) { return d.trash().List() }

// EmptyTrash removes for good what was deleted more than TrashDays ago. It goes through the
// whole trash and returns the errors of all files that could not be removed.
func (d *Folder) EmptyTrash(now time.Time) error { return d.trash().Empty(now) }
