package deckbuilder

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"portcullis/game"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/shell"
	"portcullis/scenes/wartracks/decks"
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
	case e.ID == deckPaste:
		text, err := b.Shell.Paste()
		if err != nil {
			m.Fault = []string{game.Sentence("the clipboard cannot be read: " + err.Error())}
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
func (b *screen) readText(text string) {
	text = strings.TrimSpace(text)
	if text == "" {
		b.model.Fault = []string{"There is nothing to read."}
		return
	}
	file, err := b.parse(text)
	if err != nil {
		b.model.Fault = faultsOf(err)
		return
	}
	b.take(file)
}

// take lays a deck out that is no file of the folder, so that it can be saved.
func (b *screen) take(file cards.DeckFile) {
	b.unless(func() {
		b.model.lay(file)
		b.model.Changed = true
		b.turn(deckOpen)
		b.changed()
	})
}

// parse reads a deck from text of any kind.
func (b *screen) parse(text string) (cards.DeckFile, error) {
	set := b.model.Set
	if isDeckPath(text) && b.dir != nil {
		e := b.dir.Read(b.pathOf(text))
		if e.Err != nil {
			return cards.DeckFile{}, e.Err
		}
		e.Deck.List.Name = e.Name
		return e.Deck, nil
	}
	list, err := set.ParseCode(strings.ReplaceAll(text, "\n", " "))
	if err != nil && strings.Contains(text, "\n") {
		return set.ReadDeck([]byte(text))
	}
	return cards.DeckFile{List: list, Pool: b.poolOf(list), Faction: -1}, err
}

// isDeckPath reports whether a text names a file rather than cards.
func isDeckPath(text string) bool {
	if strings.ContainsAny(text, "\n,") {
		return false
	}
	return filepath.Ext(text) == decks.Ext || filepath.IsAbs(text) || strings.HasPrefix(text, "~/")
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
		return filepath.Join(b.model.Folder, text)
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
	b.Shell.App.Post(game.Notify{Text: "Written: " + path})
}

// readDropped takes a deck from the first of the files that were dropped on the window.
func (b *screen) readDropped(files fs.FS) {
	if b.model.Page == deckLeave || b.model.Page == deckRename {
		return
	}
	name, data, err := firstFile(files)
	if err != nil {
		b.turn(deckImport)
		b.model.Fault = []string{name, game.Sentence("it cannot be read: " + err.Error())}
		return
	}
	file, err := b.model.Set.ReadDeck(data)
	if err != nil {
		b.turn(deckImport)
		b.model.Fault = append([]string{name}, reasonsOf(err)...)
		return
	}
	file.List.Name = cmp.Or(file.List.Name, strings.TrimSuffix(name, decks.Ext))
	b.take(file)
}

// firstFile reads the first file of a folder, a byte more than a deck may have at most.
func firstFile(files fs.FS) (name string, data []byte, err error) {
	list, err := fs.ReadDir(files, ".")
	if err != nil || len(list) == 0 {
		return "", nil, cmp.Or(err, fs.ErrNotExist)
	}
	name = list[0].Name()
	if !list[0].Type().IsRegular() {
		return name, nil, errors.New("it is no file")
	}
	f, err := files.Open(name)
	if err != nil {
		return name, nil, err
	}
	defer f.Close()
	data, err = io.ReadAll(io.LimitReader(f, cards.MaxDeckFile+1))
	return name, data, err
}

// faultsOf is every fault of a text by itself, each with its line, or what else went wrong.
func faultsOf(err error) []string {
	var file *decks.FileError
	if !errors.As(err, &file) {
		return reasonsOf(err)
	}
	return append(append([]string{file.Path}, reasonsOf(file)...), file.Advice)
}

// reasonsOf is why a deck cannot be read, every fault by itself.
func reasonsOf(err error) []string {
	var file *decks.FileError
	var list *cards.ListError
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
		b.model.Fault = []string{game.Sentence("the deck could not be copied: " + err.Error())}
		return
	}
	b.Shell.App.Post(game.Notify{Text: "Copied."})
}
