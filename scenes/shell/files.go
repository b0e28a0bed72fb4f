package shell

import (
	"os"
	"path/filepath"
	"time"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/save"
)

// Files are how files go to the person and come from them where the program has no folders of theirs: in
// the page of a browser, which downloads them and has them picked.
type Files struct {
	Give func(name string, data []byte)
	// Take asks for a file with an ending such as ".siege" and of at most so many bytes. data is nil if it cannot be
	// read or is larger; then is called on any goroutine, and not at all if none is picked.
	Take func(ending string, most int, then func(name string, data []byte))
}

// MostMatch is the largest match file that is taken in, in bytes.
const MostMatch = 64 << 20

// BringIn puts a match file that lies in no folder among the saved matches, as far as it can be read, and returns it as it
// lies there.
func BringIn(matches, name string, data []byte, now time.Time) (save.Entry, error) {
	aside, err := os.MkdirTemp("", "portcullis-")
	if err != nil {
		return save.Entry{}, err
	}
	defer os.RemoveAll(aside)
	path := filepath.Join(aside, filepath.Base(name))
	if err := os.WriteFile(path, data, 0o600); err != nil {
		return save.Entry{}, err
	}
	folder, err := save.OpenFolder(matches)
	if err != nil {
		return save.Entry{}, err
	}
	return folder.Duplicate(save.Entry{Path: path}, "", now)
}

// Pick asks the person for a file and hands it on, on the loop's goroutine. What cannot be read is told.
func (s *Shell) Pick(ending string, most int, then func(name string, data []byte)) {
	s.Files.Take(ending, most, func(name string, data []byte) { s.App.Post(picked{name, most, data, then}) })
}

// picked brings a file that the person has picked.
type picked struct {
	name string
	most int
	data []byte
	then func(name string, data []byte)
}

// Do hands the file on.
func (c picked) Do(a *game.App) error {
	if c.data == nil {
		a.Post(game.Warn{Text: rules.Say("%s cannot be read, or is larger than %d kB.", c.name, c.most>>10)})
		return nil
	}
	c.then(c.name, c.data)
	return nil
}
