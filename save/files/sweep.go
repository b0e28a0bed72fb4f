package files

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

const (
	// writing is what a file is called that is being written, with digits for the star.
	writing = ".*.writing"
	// takes is longer than any file takes to be written.
	takes = time.Minute
	// leastDigits stand behind the name of a file that an older program was writing; what people number has fewer.
	leastDigits = 3
)

// unwritten are the names of files that are being written.
var unwritten = regexp.MustCompile(`^\.[0-9]+\.writing$`)

// beingWritten reports whether a name is that of a file that is being written.
func beingWritten(name string) bool { return name[0] == '.' && unwritten.MatchString(name) }

// Sweep removes from a folder what a program that was killed left of [WriteAtomic] and [Writable], but nothing of this
// moment, when another program may be writing. A folder that cannot be read stays as it is.
func Sweep(dir string, now time.Time) {
	sweep(dir, now, beingWritten)
}

// SweepWithin sweeps a folder and those in it whose names have no ending.
func SweepWithin(dir string, now time.Time) {
	for _, name := range sweep(dir, now, beingWritten) {
		if filepath.Ext(name) == "" {
			Sweep(filepath.Join(dir, name), now)
		}
	}
}

// SweepOf removes what a killed program of before left beside a file of which it was writing a new one: names that are its
// own with digits behind.
func SweepOf(path string, now time.Time) {
	sweep(filepath.Dir(path), now, func(name string) bool {
		digits, ok := strings.CutPrefix(name, filepath.Base(path))
		return ok && len(digits) >= leastDigits && strings.Trim(digits, "0123456789") == ""
	})
}

// sweep removes the files of a folder that were left behind, and names all others.
func sweep(dir string, now time.Time, left func(name string) bool) (others []string) {
	f, err := os.Open(dir)
	if err != nil {
		return nil
	}
	defer f.Close()
	names, _ := f.Readdirnames(-1) // a part of them is better than none
	return slices.DeleteFunc(names, func(name string) bool {
		if !left(name) {
			return false
		}
		path := filepath.Join(dir, name)
		if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() && now.Sub(info.ModTime()) > takes {
			_ = os.Remove(path)
		}
		return true
	})
}

// Writable makes a folder if it is missing and tries whether it can be read and written.
func Writable(dir string) error {
	if err := MakeDir(dir); err != nil {
		return err
	}
	if err := readable(dir); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, writing)
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

// readable tries whether the names of a folder can be read.
func readable(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer f.Close()
	if _, err := f.Readdirnames(1); err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	return nil
}
