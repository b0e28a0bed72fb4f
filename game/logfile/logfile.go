// Package logfile keeps a log in a folder, in a few files of bounded size.
package logfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

const (
	// Name is the file that is written; older ones are Name.1 to Name.3.
	Name = "portcullis.log"
	// maxSize is how large a file grows before the next one is begun.
	maxSize = 1 << 20
	// older is how many files are kept besides the one that is written.
	older = 3
)

// File is a log that is being written. It is safe for use by several goroutines.
type File struct {
	mu   sync.Mutex
	path string
	max  int64
	file *os.File
	size int64
}

// Open continues the log in a folder, which is made if it is missing.
func Open(dir string) (*File, error) { return open(dir, maxSize) }

func open(dir string, limit int64) (*File, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	f := &File{path: filepath.Join(dir, Name), max: limit}
	return f, f.begin()
}

// Path is the file that is written.
func (f *File) Path() string { return f.path }

// Write appends one entry. It is never torn between two files.
func (f *File) Write(p []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.file == nil {
		return 0, fs.ErrClosed
	}
	if f.size > 0 && f.size+int64(len(p)) > f.max {
		if err := f.turn(); err != nil {
			return 0, err
		}
	}
	n, err := f.file.Write(p)
	f.size += int64(n)
	return n, err
}

// Close ends the log.
func (f *File) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.file == nil {
		return nil
	}
	err := f.file.Close()
	f.file = nil
	return err
}

func (f *File) begin() error {
	file, err := os.OpenFile(f.path, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	info, err := file.Stat()
	if err != nil {
		return errors.Join(err, file.Close())
	}
	f.file, f.size = file, info.Size()
	return nil
}

// turn puts the full file behind the older ones and begins a new one.
func (f *File) turn() error {
	if err := f.file.Close(); err != nil {
		return err
	}
	for n := older; n > 0; n-- {
		from := f.path
		if n > 1 {
			from = fmt.Sprintf("%s.%d", f.path, n-1)
		}
		err := os.Rename(from, fmt.Sprintf("%s.%d", f.path, n))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return errors.Join(err, f.begin())
		}
	}
	return f.begin()
}
