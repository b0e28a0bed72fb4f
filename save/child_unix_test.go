//go:build unix

package save

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"portcullis/save/files"
)

func children() map[string]func(path string) error {
	return map[string]func(path string) error{"play": playForEver, "no room": playWithoutRoom}
}

// limit lets no file of this process grow beyond size, as a full disk would.
func limit(size uint64) error {
	var l syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &l); err != nil {
		return err
	}
	l.Cur = min(size, l.Max)
	return syscall.Setrlimit(syscall.RLIMIT_FSIZE, &l)
}

// playWithoutRoom creates and plays a match while the system itself refuses to write more,
// then goes on when there is room again.
func playWithoutRoom(path string) error {
	signal.Ignore(syscall.SIGXFSZ)
	if err := limit(50); err != nil {
		return err
	}
	if _, err := Create(path, header()); !errors.Is(err, ErrReadOnly) || files.Exists(path) {
		return fmt.Errorf("created without room: %v", err)
	}
	if err := limit(600); err != nil {
		return err
	}
	j, err := Create(path, header())
	if err != nil {
		return err
	}
	n := 0
	for err == nil && n < 100 {
		if err = j.Append(numbered(n)); err == nil {
			n++
		}
	}
	var failed *WriteError
	if !errors.As(err, &failed) || failed.Kept != n || n == 0 {
		return fmt.Errorf("after %d records: %v", n, err)
	}
	f, err := Open(path)
	if err != nil || f.Damage != nil || len(f.Records) != n {
		return fmt.Errorf("after %d records the file holds %+v, %v", n, f, err)
	}
	if err := limit(1 << 62); err != nil {
		return err
	}
	return errors.Join(j.Append(numbered(n), numbered(n+1)), j.Close())
}

func TestNoRoomInTheSystem(t *testing.T) {
	path := filepath.Join(t.TempDir(), "match.siege")
	if out, err := child(t, "no room", path).Output(); err != nil {
		t.Fatal(err, string(out))
	}
	f := mustOpen(t, path)
	if f.Damage != nil || len(f.Records) < 3 {
		t.Fatalf("%+v", f)
	}
	for n, r := range f.Records {
		if r != numbered(n) {
			t.Errorf("record %d is %v", n, r)
		}
	}
	if names, err := os.ReadDir(filepath.Dir(path)); err != nil || len(names) != 1 {
		t.Errorf("%v, %v; want the match alone", names, err)
	}
}
