//go:build unix

package language_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"portcullis/game/language"
)

func TestOnlyAFileOfBoundedSizeIsReadAsACatalogue(t *testing.T) {
	dir := t.TempDir()
	pipe, large, link, good := filepath.Join(dir, "pipe"), filepath.Join(dir, "large.po"), filepath.Join(dir, "link.po"), filepath.Join(dir, "good.po")
	if err := errors.Join(syscall.Mkfifo(pipe, 0o600), os.WriteFile(large, nil, 0o600), os.Truncate(large, 9<<20),
		os.WriteFile(good, []byte(german+"\nmsgid \"a\"\nmsgstr \"b\"\n"), 0o600), os.Symlink(good, link)); err != nil {
		t.Fatal(err)
	}
	for path, says := range map[string]string{
		pipe:        "it is a device or a pipe, not a file; give a .po file",
		"/dev/zero": "it is a device or a pipe, not a file; give a .po file",
		dir:         "it is a folder, not a file; give a .po file",
		large:       "it is larger than 8 MB, which no catalogue is; give a .po file",
	} {
		if _, err := language.Open(path); err == nil || err.Error() != path+": "+says {
			t.Errorf("%s: %v; want %s", path, err, says)
		}
	}
	if _, err := language.Open(link); err != nil {
		t.Errorf("a link to a catalogue: %v", err)
	}
}
