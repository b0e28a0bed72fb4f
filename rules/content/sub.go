package content

import (
	"io/fs"
	"path"
)

// Sub is a folder of a content folder. Unlike what [fs.Sub] returns it can say what a file is
// without opening it: to open a pipe would wait for ever.
func Sub(content fs.FS, dir string) fs.FS { return sub{content, dir} }

type sub struct {
	content fs.FS
	dir     string
}

func (s sub) at(op, name string) (string, error) {
	if !fs.ValidPath(name) {
		return "", &fs.PathError{Op: op, Path: name, Err: fs.ErrInvalid}
	}
	return path.Join(s.dir, name), nil
}

// Open opens a file of the folder.
func (s sub) Open(name string) (fs.File, error) {
	full, err := s.at("open", name)
	if err != nil {
		return nil, err
	}
	return s.content.Open(full)
}

// Stat says what a file of the folder is.
func (s sub) Stat(name string) (fs.FileInfo, error) {
	full, err := s.at("stat", name)
	if err != nil {
		return nil, err
	}
	return fs.Stat(s.content, full)
}
