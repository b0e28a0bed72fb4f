package files

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
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

// Sweep removes from a folder what a program that was killed left of [WriteAtomic] and [Writable], but nothing of this
// moment, when another program may be writing. A folder that cannot be read stays as it is.
func Sweep(dir string, now time.Time) {
	sweep(dir, now, unwritten.MatchString)
}

// SweepWithin sweeps a folder and those in it.
func SweepWithin(dir string, now time.Time) {
	for _, within := range sweep(dir, now, unwritten.MatchString) {
		Sweep(filepath.Join(dir, within), now)
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

// sweep removes the files of a folder that were left behind, and names the folders in it.
func sweep(dir string, now time.Time, left func(name string) bool) (within []string) {
	f, err := os.Open(dir)
	if err != nil {
		return nil
	}
	defer f.Close()
	names, _ := f.ReadDir(-1) // of a part of them at least
	for _, n := range names {
		switch {
		case n.IsDir():
			within = append(within, n.Name())
		case n.Type().IsRegular() && left(n.Name()):
			if info, err := n.Info(); err == nil && now.Sub(info.ModTime()) > takes {
				_ = os.Remove(filepath.Join(dir, n.Name()))
			}
		}
	}
	return within
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
