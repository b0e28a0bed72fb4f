package settings

import (
	"fmt"

	"portcullis/save/files"
)

// Store holds the settings in use and keeps them in their file. It is not safe for use by
// several goroutines at once.
type Store struct {
	path    string // empty: nothing is kept
	current Settings
	kept    Settings // as the file has them
	others  others   // keys that this version does not know
	damaged []byte   // the file as it was, if lines of it could not be read
}

// Unkept is a store without a file.
func Unkept(s Settings) *Store { return &Store{current: s.Within()} }

// Open reads the settings at path. It always returns a usable store; the faults tell what
// could not be read and what stands in its place. A missing file is no fault.
func Open(path string) (*Store, []Fault) {
	f, faults := readFile(path)
	s := &Store{path: path, current: f.settings, kept: f.settings, others: f.others}
	if f.syntax {
		s.damaged = f.data
	}
	return s, faults
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
	if s.damaged != nil {
		if err := files.WriteAtomic(s.path+".damaged", s.damaged); err != nil {
			return s.notKept(err)
		}
		s.damaged = nil
	}
	data, err := encode(s.current, s.others)
	if err != nil {
		return s.notKept(err)
	}
	if err := files.WriteAtomic(s.path, data); err != nil {
		return s.notKept(err)
	}
	s.kept = s.current
	return nil
}

func (s *Store) notKept(err error) error {
	return fmt.Errorf("the settings hold until the program ends, but could not be kept in %s: %w", s.path, err)
}
