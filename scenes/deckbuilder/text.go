package deckbuilder

import (
	"cmp"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/save/files"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/form"
	"portcullis/scenes/shell"
)

// doText reads a deck from text or a file, and gives this one away.
func (b *screen) doText(e form.Event) {
	m := &b.model
	switch {
	case e.ID == deckTyped && e.Act == form.Type:
		m.Typed = e.Text
	case e.ID == deckTyped && e.Act == form.Submit, e.ID == deckRead:
		b.readText(m.Typed)
	case e.ID == deckWrite:
		b.export(m.Typed)
	case e.ID == deckPick:
		b.Shell.Pick(folder.Ext, decks.MaxFile, b.readPicked)
	case e.ID == deckGive:
		b.Shell.Files.Give(files.Name(m.List.Name, "deck")+folder.Ext, m.Book.Write(m.file()))
	case e.ID == deckPaste:
		text, err := b.Shell.Paste()
		if err != nil {
			m.Fault = []string{game.Sentence(rules.Say("the clipboard cannot be read: %s", err.Error()))}
			return
		}
		b.readText(text)
	case e.ID == deckCopyCode:
		b.copy(m.Book.Code(m.List))
	case e.ID == deckCopyText:
		b.copy(string(m.Book.Write(m.file())))
	}
}

// readText takes a deck from a deck code, the text of a deck file or a list, or the path of one.
func (b *screen) readText(text string) {
	path := strings.TrimSpace(text)
	if path == "" {
		b.model.Fault = []string{rules.Say("There is nothing to read.")}
		return
	}
	if from, err := files.FromAddress(path); err == nil {
		path = from
	}
	if isDeckPath(path) && b.dir != nil && !b.model.Loose {
		b.readPath(b.pathOf(path))
		return
	}
	file, err := b.model.Book.ReadText([]byte(text))
	if err != nil {
		b.model.Fault = faultsOf(err)
		return
	}
	b.take(file)
}

// readPath takes a deck from a file that a person names.
func (b *screen) readPath(path string) {
	var e folder.Entry
	dir := b.dir
	b.Shell.App.Send(game.Errand{
		Doing: reads(path),
		Work:  func(context.Context) error { e = dir.Import(path); return nil },
		Then: func(error) {
			if e.Err != nil {
				b.model.Fault = faultsOf(e.Err)
			} else {
				e.Deck.List.Name = e.Name
				b.take(e.Deck)
			}
			b.UI.Replan()
		},
	})
}

// reads says that a file is being read.
func reads(path string) string { return rules.Say("Reading %s", filepath.Base(path)) }

// take lays a deck out that is no file of the folder, so that it can be saved.
func (b *screen) take(file decks.File) {
	b.unless(func() {
		b.model.lay(file)
		b.model.Changed = true
		b.turn(deckOpen)
		b.changed()
	})
}

// isDeckPath reports whether a text names a file rather than cards.
func isDeckPath(text string) bool {
	if strings.ContainsAny(text, "\n,") {
		return false
	}
	return filepath.Ext(text) == folder.Ext || filepath.IsAbs(text) || strings.HasPrefix(text, "~/")
}

// pathOf is the file that a person means: ~ is the home folder, and a bare name lies in the
// folder of decks.
func (b *screen) pathOf(text string) string {
	if rest, ok := strings.CutPrefix(text, "~/"); ok {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	if !filepath.IsAbs(text) {
		return filepath.Join(b.model.Where, text)
	}
	return text
}

// export writes the deck to a new file that a person names.
func (b *screen) export(text string) {
	path := b.pathOf(strings.TrimSpace(text))
	if b.dir == nil {
		return
	}
	if err := b.dir.Export(path, b.model.named()); err != nil {
		b.fail(err)
		return
	}
	b.turn(deckOpen)
	b.read()
	b.Shell.App.Post(game.Notify{Text: rules.Say("Written: %s", path)})
}

// readDropped takes a deck from the first of the files that were dropped on the window.
func (b *screen) readDropped(files fs.FS) {
	if b.model.Page == deckLeave || b.model.Page == deckRename {
		return
	}
	b.readFile(func() (string, []byte, error) { return firstFile(files) })
}

// readPicked takes a deck from a file that the person has picked.
func (b *screen) readPicked(name string, data []byte) {
	b.readFile(func() (string, []byte, error) { return name, data, nil })
	b.UI.Replan()
}

// readFile takes a deck from a file that lies in no folder.
func (b *screen) readFile(read func() (name string, data []byte, err error)) {
	var name string
	var file decks.File
	book := b.model.Book
	b.Shell.App.Send(game.Errand{
		Doing: rules.Say("Reading a deck"),
		Work: func(context.Context) (err error) {
			var data []byte
			if name, data, err = read(); err == nil {
				file, err = book.ReadText(data)
			}
			return err
		},
		Then: func(err error) {
			if err != nil {
				b.turn(deckImport)
				b.model.Fault = append([]string{name}, reasonsOf(err)...)
			} else {
				file.List.Name = cmp.Or(file.List.Name, strings.TrimSuffix(name, folder.Ext))
				b.take(file)
			}
			b.UI.Replan()
		},
	})
}

// firstFile reads the first file of a folder, a byte more than a deck may have at most.
func firstFile(files fs.FS) (name string, data []byte, err error) {
	list, err := fs.ReadDir(files, ".")
	if err != nil || len(list) == 0 {
		return "", nil, unreadable{cmp.Or(err, fs.ErrNotExist)}
	}
	name = list[0].Name()
	if !list[0].Type().IsRegular() {
		return name, nil, unreadable{errors.New("it is no file")}
	}
	f, err := files.Open(name)
	if err != nil {
		return name, nil, unreadable{err}
	}
	defer f.Close()
	if data, err = io.ReadAll(io.LimitReader(f, decks.MaxFile+1)); err != nil {
		return name, nil, unreadable{err}
	}
	return name, data, nil
}

// unreadable is that a file which was dropped cannot be read.
type unreadable struct{ error }

func (u unreadable) Error() string { return rules.Say("It cannot be read: %s", u.error.Error()) }

// faultsOf is every fault of a text by itself, each with its line, or what else went wrong.
func faultsOf(err error) []string {
	var file *folder.FileError
	if !errors.As(err, &file) {
		return reasonsOf(err)
	}
	return append(append([]string{file.Path}, reasonsOf(file)...), file.Advice)
}

// reasonsOf is why a deck cannot be read, every fault by itself.
func reasonsOf(err error) []string {
	var file *folder.FileError
	var list *decks.ListError
	switch {
	case errors.As(err, &list):
		var all []string
		for _, f := range list.Faults {
			all = append(all, game.Sentence(f.String()))
		}
		return all
	case errors.As(err, &file):
		return []string{game.Sentence(file.Reason)}
	}
	return []string{shell.Say(err)}
}

func (b *screen) copy(text string) {
	if err := b.Shell.Copy(text); err != nil {
		b.model.Fault = []string{game.Sentence(rules.Say("the deck could not be copied: %s", err.Error()))}
		return
	}
	b.Shell.App.Post(game.Notify{Text: rules.Say("Copied.")})
}
