package settings

import (
	"fmt"
	"reflect"
	"slices"
	"time"

	"portcullis/game/keymap"
	"portcullis/save/files"
)

// Store holds the settings in use and keeps them in their file. It is not safe for use by
// several goroutines at once. Another window may have the same file: what is changed here is
// written into what the file says then, and what is changed there holds here from the next start on.
type Store struct {
	path    string // empty: nothing is kept
	current Settings
	kept    Settings // as they were when the file was read or written here last
	others  others   // keys that this version does not know
}

// Unkept is a store without a file.
func Unkept(s Settings) *Store { return &Store{current: s.Within()} }

// Open reads the settings at path. It always returns a usable store; the faults tell what
// could not be read and what stands in its place. A missing file is no fault.
func Open(path string) (*Store, []Fault) {
	files.SweepOf(path, time.Now())
	f, faults := readFile(path)
	return &Store{path: path, current: f.settings, kept: f.settings, others: f.others}, faults
}

// Get returns the settings in use.
func (s *Store) Get() Settings { return s.current }

// Use replaces the settings in use until the program ends; the file keeps what it has.
func (s *Store) Use(n Settings) { s.current = n.Within() }

// Set replaces the settings in use, brought into their bounds, and keeps them. If the file
// cannot be written the settings hold all the same, and the error says so. A file of which
// lines could not be read is first copied aside.
func (s *Store) Set(n Settings) error {
	s.current = n.Within()
	if s.path == "" || s.current == s.kept {
		return nil
	}
	data, err := s.merged()
	if err != nil {
		return s.notKept(err)
	}
	if err := files.WriteAtomic(s.path, data); err != nil {
		return s.notKept(err)
	}
	s.kept = s.current
	return nil
}

// merged is the file with what was changed since it was read or written here; one that is gone is written whole. One of which lines
// cannot be read is first copied aside, and what can be read of it holds.
func (s *Store) merged() ([]byte, error) {
	f, _ := readFile(s.path)
	if f.data == nil {
		return encode(s.current, s.others)
	}
	if f.syntax {
		if err := files.WriteAtomic(s.path+".damaged", f.data); err != nil {
			return nil, err
		}
	}
	next := f.settings
	for _, k := range keys() {
		if now := k.get(s.current); !reflect.DeepEqual(now, k.get(s.kept)) {
			k.set(&next, asRead(now))
		}
	}
	next.SetPlayers(mergedNames(f.settings.Players(), s.kept.Players(), s.current.Players()))
	for _, c := range keymap.All() {
		if ch := s.current.Keys[c]; ch != s.kept.Keys[c] {
			next.Keys[c] = ch
		}
	}
	return encode(next.Within(), f.others)
}

// mergedNames is the names that a file has, where those that were kept have become others here: what was added here and
// elsewhere stays, and what was taken away or changed here is gone.
func mergedNames(file, kept, now []string) []string {
	if slices.Equal(file, kept) {
		return now
	}
	var all []string
	add := func(name string) {
		if !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	for _, name := range file {
		at := slices.Index(kept, name)
		switch {
		case at < 0 || slices.Contains(now, name):
			add(name)
		case at < len(now) && !slices.Contains(kept, now[at]):
			add(now[at])
		}
	}
	for _, name := range now {
		if !slices.Contains(kept, name) {
			add(name)
		}
	}
	return all
}

// asRead is a value of a key as it comes out of a file.
func asRead(v any) any {
	switch v := v.(type) {
	case int:
		return int64(v)
	case []string:
		list := make([]any, len(v))
		for i, item := range v {
			list[i] = item
		}
		return list
	}
	return v
}

func (s *Store) notKept(err error) error {
	return fmt.Errorf("the settings hold until the program ends, but could not be kept in %s: %w", s.path, err)
}
