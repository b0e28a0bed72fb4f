package deckbuilder

import (
	"context"
	"sync"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/shell"
)

// shelf reads the folder of decks apart from the screens and remembers what was in it.
type shelf struct {
	shell *shell.Shell
	trade *Trade
	last  []folder.Entry // what it held when it was read last; of the loop's goroutine

	mu sync.Mutex // held while the folder is read, however long that takes: no two tidy it up at once
}

// find is what was found in the folder.
type find struct {
	dir    *folder.Folder // nil: the folder cannot be used
	decks  []folder.Entry
	faults []error
}

// read has the folder read and tells what was found, on the loop's goroutine: before it returns if that
// is quick. A deck that was being built when the program ended is put among the others before, if
// rescue is set. stop makes that nobody is told.
func (s *shelf) read(rescue bool, tell func(find)) (stop func()) {
	var f find
	path := s.where()
	return s.shell.App.Send(game.Errand{
		Work: func(ctx context.Context) error {
			s.mu.Lock()
			defer s.mu.Unlock()
			if err := ctx.Err(); err != nil {
				return err // nobody waits for it any more
			}
			return s.look(ctx, path, rescue, &f)
		},
		Then: func(err error) {
			if err != nil {
				f.faults = append(f.faults, err)
			} else {
				s.last = f.decks
			}
			tell(f)
		},
	})
}

// look reads the folder. The error is that it could not be listed.
func (s *shelf) look(ctx context.Context, path string, rescue bool, f *find) error {
	dir, err := folder.Open(path, s.trade.Book)
	if err != nil {
		return err
	}
	f.dir = dir
	if rescue {
		e, found, err := dir.Rescue()
		if err != nil {
			f.faults = append(f.faults, err)
		}
		if found {
			s.shell.App.Post(game.Notify{Text: rules.Say("A deck that was not saved is among your decks now: %s.", e.Name)})
		}
	}
	f.decks, err = dir.List(ctx)
	return err
}
