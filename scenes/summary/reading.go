package summary

import (
	"context"
	"path/filepath"
	"sync"
	"time"

	"portcullis/game"
	"portcullis/save"
)

// tellEvery is how often it is told what was read meanwhile.
const tellEvery = 100 * time.Millisecond

// reading is one reading of the folder, on a goroutine of its own.
type reading struct {
	shelf   *Shelf
	began   time.Time // when the reading began
	version string    // of the program
	state   string    // folder of what the guard writes down; empty: there is none
	post    func(...game.Command)
	tell    func(Listing) // for the loop's goroutine
	over    bool          // of the loop's goroutine: nobody is told any more

	mu    sync.Mutex
	files []save.Entry
	more  int
	read  map[string]Match // what is known of the files, by path
	due   bool             // that more was read is about to be told
	fresh bool             // the index does not know all that is known of the files
}

// work reads the folder: first what is known of files that have not changed, then the others, newest
// first. Those that take long are left behind and taken up at the end.
func (r *reading) work(ctx context.Context) error {
	s := r.shelf
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return err // another reading has begun
	}
	r.began = time.Now()
	dir, err := s.Folder()
	if err != nil {
		return err
	}
	files, more, err := dir.Newest(Listed)
	if err != nil {
		return err
	}
	s.guard.begin(r.version, r.state)
	s.index.begin(r.state, dir.Dir(), r.version, s.Games)
	s.pardon()
	defer s.guard.finish()
	unknown := r.begin(files, more)
	defer func() {
		if r.fresh {
			s.index.keep(s.known, time.Now())
		}
	}()
	var slow []save.Entry
	for _, e := range unknown {
		m, final := s.guard.read(ctx, e, s.head(e), r.describe)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		r.found(e, m, final)
		if !final {
			slow = append(slow, e)
		}
	}
	for _, e := range slow {
		m, final := s.guard.await(ctx, e)
		if !final {
			m, final = s.guard.read(ctx, e, s.head(e), r.describe)
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		r.found(e, m, final)
	}
	return ctx.Err()
}

func (r *reading) describe(ctx context.Context, e save.Entry) Match {
	return r.shelf.describe(ctx, e)
}

// begin takes up the files of the folder and returns those that have to be read. What is known of
// others is forgotten.
func (r *reading) begin(files []save.Entry, more int) (unknown []save.Entry) {
	s := r.shelf
	r.mu.Lock()
	defer r.mu.Unlock()
	r.files, r.more, r.read = files, more, make(map[string]Match, len(files))
	fresh := make(map[string]shelved, len(files))
	for _, e := range files {
		known, ok := r.known(e)
		if !ok {
			unknown = append(unknown, e)
			continue
		}
		fresh[e.Path] = known
		r.read[e.Path] = known.saved
	}
	s.known = fresh
	s.index.rows = nil // all of it that holds is known now
	if len(unknown) > 0 && len(r.read) > 0 {
		r.tellSoon(0)
	}
	return unknown
}

// known is what is known of a file, from this start of the program or an earlier one, if it still holds.
func (r *reading) known(e save.Entry) (shelved, bool) {
	s := r.shelf
	k, ok := s.known[e.Path]
	if !ok {
		k, ok = s.index.find(e, s.Games, s.Shell.Kept.Has)
	}
	if !ok || !k.modified.Equal(e.Modified) || k.size != e.Size {
		return k, false
	}
	if k.unsure {
		if sum, err := save.Sum(e.Path); err != nil || sum != k.saved.sum {
			return k, false
		}
		k.unsure = r.unsure(e)
		r.fresh = r.fresh || !k.unsure
	}
	return k, true
}

// unsure reports whether a file was written so shortly before it was read that it could have been written again without
// another time.
func (r *reading) unsure(e save.Entry) bool { return r.began.Sub(e.Modified) < grain }

// found takes in what a file holds. What is not final is asked again next time.
func (r *reading) found(e save.Entry, m Match, final bool) {
	if final {
		s := r.shelf
		s.known[e.Path] = shelved{modified: e.Modified, size: e.Size, saved: m, unsure: r.unsure(e)}
		r.fresh = true
		if at := time.Now(); at.Sub(s.index.wrote) > keepEvery {
			s.index.keep(s.known, at)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.read[e.Path] = m
	r.tellSoon(tellEvery)
}

// tellSoon has what is known told after a while.
func (r *reading) tellSoon(after time.Duration) {
	if !r.due {
		r.due = true
		time.AfterFunc(after, func() { r.post(told{r}) })
	}
}

// listing is what is known so far. err is what ended the reading.
func (r *reading) listing(err error) Listing {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.due = false
	l := Listing{Matches: make([]Match, 0, len(r.read)), Read: len(r.read), Files: len(r.files), More: r.more, Err: err}
	for _, e := range r.files {
		if m, ok := r.read[e.Path]; ok {
			l.Matches = append(l.Matches, m)
		}
	}
	return l
}

// told brings what was read so far to the screen.
type told struct{ reading *reading }

// Do tells it, unless the reading is over.
func (t told) Do(*game.App) error {
	if r := t.reading; !r.over {
		l := r.listing(nil)
		l.Reading = true
		r.tell(l)
	}
	return nil
}

// notesOf is the file of what a guard writes down; empty: it has none.
func notesOf(state string) string {
	if state == "" {
		return ""
	}
	return filepath.Join(state, "saves.json")
}
