// Package contenttest spoils content files for tests of what refuses them.
package contenttest

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// Files are some files of a folder, which a test can change.
func Files(tb testing.TB, dir fs.FS, names ...string) fstest.MapFS {
	tb.Helper()
	m := fstest.MapFS{}
	for _, name := range names {
		data, err := fs.ReadFile(dir, name)
		if err != nil {
			tb.Fatal(err)
		}
		m[name] = &fstest.MapFile{Data: data}
	}
	return m
}

// Spoil replaces the first place behind a landmark where old stands in a file, and returns its line, from 1. The landmark may be empty:
// the beginning of the file. The test fails where there is no such place.
func Spoil(tb testing.TB, m fstest.MapFS, file, landmark, old, replacement string) (line int) {
	tb.Helper()
	text := string(m[file].Data)
	from := strings.Index(text, landmark)
	if from < 0 {
		tb.Fatalf("%s has no %q", file, landmark)
	}
	return spoil(tb, m, file, from, old, replacement)
}

// SpoilNth replaces the nth place, from 0, where old stands in a file, and returns its line, from 1. The test fails where there are fewer.
func SpoilNth(tb testing.TB, m fstest.MapFS, file, old, replacement string, nth int) (line int) {
	tb.Helper()
	from := 0
	for range nth {
		i := strings.Index(string(m[file].Data)[from:], old)
		if i < 0 {
			break // it is missed below
		}
		from += i + len(old)
	}
	return spoil(tb, m, file, from, old, replacement)
}

func spoil(tb testing.TB, m fstest.MapFS, file string, from int, old, replacement string) (line int) {
	tb.Helper()
	text := string(m[file].Data)
	i := strings.Index(text[from:], old)
	if i < 0 {
		tb.Fatalf("%s has no %q behind its byte %d", file, old, from)
	}
	i += from
	m[file] = &fstest.MapFile{Data: []byte(text[:i] + replacement + text[i+len(old):])}
	return 1 + strings.Count(text[:i], "\n")
}
