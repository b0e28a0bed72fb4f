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
	now     time.Time // the time of day
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
	dir, err := s.Folder()
	if err != nil {
		return err
	}
	files, err := dir.List()
	if err != nil {
		return err
	}
	s.guard.begin(r.version, r.state)
	s.pardon()
	defer s.guard.finish()
	unknown := r.begin(files)
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
	return r.shelf.describe(ctx, e, r.now)
}

// begin takes up the files of the folder and returns those that have to be read. What is known of
// others is forgotten.
func (r *reading) begin(files []save.Entry) (unknown []save.Entry) {
	s := r.shelf
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(files) > Listed {
		r.more = len(files) - Listed
		files = files[:Listed]
	}
	r.files, r.read = files, make(map[string]Match, len(files))
	fresh := make(map[string]shelved, len(files))
	for _, e := range files {
		known, ok := s.known[e.Path]
		if !ok || !known.modified.Equal(e.Modified) || known.size != e.Size {
			unknown = append(unknown, e)
			continue
		}
		known.saved.When = day(e.Modified, r.now)
		fresh[e.Path] = known
		r.read[e.Path] = known.saved
	}
	s.known = fresh
	return unknown
}

// found takes in what a file holds. What is not final is asked again next time.
func (r *reading) found(e save.Entry, m Match, final bool) {
	m.When = day(e.Modified, r.now)
	if final {
		r.shelf.known[e.Path] = shelved{e.Modified, e.Size, m}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.read[e.Path] = m
	if !r.due {
		r.due = true
		time.AfterFunc(tellEvery, func() { r.post(told{r}) })
	}
}

// listing is what is known so far. err is what ended the reading.
func (r *reading) listing(err error) Listing {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.due = false
	l := Listing{Read: len(r.read), Files: len(r.files), More: r.more, Err: err}
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
