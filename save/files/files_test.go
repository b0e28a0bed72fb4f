package files_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"portcullis/save/files"
)

func TestWriteAtomic(t *testing.T) {
	path := filepath.Join(t.TempDir(), "config", "settings.toml")
	for _, text := range []string{"text = 100\n", "", "text = 160\n"} {
		if err := files.WriteAtomic(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path)
		if err != nil || string(got) != text {
			t.Errorf("%q, %v; want %q", got, err, text)
		}
	}
	if runtime.GOOS != "windows" {
		for at, want := range map[string]os.FileMode{path: 0o600, filepath.Dir(path): 0o700} {
			if info, err := os.Stat(at); err != nil || info.Mode().Perm() != want {
				t.Errorf("%s: %v, %v; want rights %v", at, info, err, want)
			}
		}
	}
	names, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(names) != 1 {
		t.Errorf("%v, %v; want the file alone", names, err)
	}
	if err := files.WriteAtomic(filepath.Join(path, "below a file"), nil); err == nil {
		t.Error("a file was used as a folder")
	}
}

// What is no file is not opened, and what is too large is not read.
func TestRead(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.txt")
	if err := os.WriteFile(path, bytes.Repeat([]byte("x"), 10), 0o600); err != nil {
		t.Fatal(err)
	}
	if data, err := files.Read(path, 10); err != nil || len(data) != 10 {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := files.Read(path, 9); !errors.Is(err, files.ErrTooLarge) {
		t.Errorf("too large: %v", err)
	}
	var kind *files.KindError
	if _, err := files.Read(dir, 10); !errors.As(err, &kind) || kind.Error() != "it is a folder, not a file" {
		t.Errorf("a folder: %v", err)
	}
	link := filepath.Join(dir, "link.txt")
	if err := os.Symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	if _, err := files.Read(link, 10); !errors.As(err, &kind) || kind.What != "a link" {
		t.Errorf("a link: %v", err)
	}
	if _, err := files.Read(filepath.Join(dir, "none"), 10); !errors.Is(err, os.ErrNotExist) || strings.Contains(files.Cause(err), dir) {
		t.Errorf("nothing: %v", err)
	}
}

func TestFreePath(t *testing.T) {
	stem := filepath.Join(t.TempDir(), "deck")
	for _, want := range []string{"deck.deck", "deck-2.deck", "deck-3.deck"} {
		path := files.FreePath(stem, ".deck")
		if filepath.Base(path) != want {
			t.Errorf("%s, want %s", path, want)
		}
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// trashOf is the trash of a folder of decks; its errors name what they are about.
func trashOf(dir string) files.Trash {
	about := func(what string) func(string, error) error {
		return func(path string, cause error) error { return fmt.Errorf("%s %s: %w", what, filepath.Base(path), cause) }
	}
	return files.Trash{Folder: dir, Ext: ".deck", NotMoved: about("not moved"), NotRead: about("not read")}
}

// What goes along with a file is put away, brought back and removed with it.
func TestTrash(t *testing.T) {
	dir := t.TempDir()
	bin := trashOf(dir)
	bin.Tails = []string{".torn"}
	now := time.Date(2025, 6, 1, 12, 0, 0, 0, time.UTC)
	path := filepath.Join(dir, "a.deck")
	for _, tail := range []string{"", ".torn"} {
		if err := os.WriteFile(path+tail, []byte("a"+tail), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	gone, err := bin.Delete(path, now)
	if err != nil || gone.Name != "a.deck" || !gone.At.Equal(now) || files.Exists(path) || files.Exists(path+".torn") {
		t.Fatalf("%+v, %v", gone, err)
	}
	if list, err := bin.List(); err != nil || len(list) != 1 || list[0] != gone {
		t.Errorf("%v, %v", list, err)
	}
	if err := bin.Empty(now.AddDate(0, 0, files.TrashDays)); err != nil || !files.Exists(gone.Path) {
		t.Errorf("emptied too early: %v", err)
	}
	back, err := bin.Restore(gone)
	if err != nil || back != path || !files.Exists(path) || !files.Exists(path+".torn") {
		t.Errorf("%s, %v", back, err)
	}
	if gone, err = bin.Delete(path, now); err != nil {
		t.Fatal(err)
	}
	if err := bin.Empty(now.AddDate(0, 0, files.TrashDays+1)); err != nil || files.Exists(gone.Path) || files.Exists(gone.Path+".torn") {
		t.Errorf("not emptied: %v", err)
	}
	if _, err := bin.Delete(filepath.Join(dir, "trash", "b.deck"), now); !errors.Is(err, files.ErrNotHere) {
		t.Errorf("a file elsewhere: %v", err)
	}
	if _, err := bin.Restore(files.Deleted{Path: path, Name: "a.deck"}); !errors.Is(err, files.ErrNotHere) {
		t.Errorf("a file that is not in the trash: %v", err)
	}
}

// Every error of a trash is made by whoever has it, from the path and the cause.
func TestTrashErrors(t *testing.T) {
	dir := t.TempDir()
	bin, now := trashOf(dir), time.Date(2025, 6, 1, 12, 0, 0, 0, time.UTC)
	says := func(err error, want string, cause error) {
		t.Helper()
		if err == nil || !strings.HasPrefix(err.Error(), want) || cause != nil && !errors.Is(err, cause) {
			t.Errorf("%v, not %s", err, want)
		}
	}
	_, err := bin.Delete(filepath.Join(dir, "none.deck"), now)
	says(err, "not moved none.deck", os.ErrNotExist)
	_, err = bin.Restore(files.Deleted{Path: filepath.Join(bin.Dir(), "gone.deck"), Name: "gone.deck"})
	says(err, "not moved gone.deck", os.ErrNotExist)

	for _, name := range []string{"20250101T000000Z-a.deck", "20250101T000000Z-b.deck"} {
		if err := os.MkdirAll(filepath.Join(bin.Dir(), name, "full"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	err = bin.Empty(now)
	says(err, "not moved 20250101T000000Z-a.deck", nil)
	if lines := strings.Split(err.Error(), "\n"); len(lines) != 2 || !strings.HasPrefix(lines[1], "not moved 20250101T000000Z-b.deck") {
		t.Errorf("not both files are named: %q", lines)
	}

	if err := os.RemoveAll(bin.Dir()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(bin.Dir(), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err = bin.List()
	says(err, "not read trash", nil)
	says(bin.Empty(now), "not read trash", nil)
}

// Windows ends its messages with a full stop, which the sentence around them has already.
func TestCauseHasNoFullStop(t *testing.T) {
	said := errors.New("The system cannot find the file specified.")
	for _, err := range []error{said, &os.PathError{Op: "open", Path: "x", Err: said}, &os.LinkError{Op: "rename", Old: "x", New: "y", Err: said}} {
		if got := files.Cause(err); got != "The system cannot find the file specified" {
			t.Errorf("%T: %q", err, got)
		}
	}
}

// A name fits into a file system, in bytes and not in letters, and is no device of Windows.
func TestNamesFitEverywhere(t *testing.T) {
	wide := files.Name(strings.Repeat("\U00020000", 80), "match")
	if path := filepath.Join(t.TempDir(), wide+".siege"); files.WriteAtomic(path, []byte("x")) != nil || !utf8.ValidString(wide) || len(wide) < 150 {
		t.Errorf("80 wide letters are %q, which cannot be written", wide)
	}
	for name, want := range map[string]string{
		"Con": "Con-match", "nul": "nul-match", "COM7": "COM7-match", "aux ": "aux-match", "LPT1.txt": "LPT1-txt", "Concord": "Concord", "!?": "match",
	} {
		if got := files.Name(name, "match"); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
}

// What a program left that was killed while it wrote goes at the next start; what is being written, and what people keep,
// stays.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	now := time.Now()
	for _, name := range []string{"settings.toml", "settings.toml123", "settings.toml4012345678", "settings.toml.damaged", "settings.toml2", "settings.toml12x", "other.toml123", "settings.toml999"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		at := now.Add(-time.Hour)
		if name == "settings.toml999" {
			at = now
		}
		if err := os.Chtimes(filepath.Join(dir, name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	files.SweepOf(filepath.Join(dir, "settings.toml"), now)
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var left []string
	for _, n := range list {
		left = append(left, n.Name())
	}
	if want := []string{"other.toml123", "settings.toml", "settings.toml.damaged", "settings.toml12x", "settings.toml2", "settings.toml999"}; !slices.Equal(left, want) {
		t.Errorf("left are %v, want %v", left, want)
	}
}

// What a program that is killed while it writes leaves is known by its name, and goes.
func TestSweepOfWhatIsBeingWritten(t *testing.T) {
	dir := t.TempDir()
	now := time.Now()
	f, err := os.CreateTemp(dir, files.Writing)
	if err != nil {
		t.Fatal(err)
	}
	f.Close()
	kept := []string{".writing", ".a.writing", "1.writing", ".1.writing2", "settings.toml"}
	for _, name := range kept {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, n := range []struct {
		now  time.Time
		left int
	}{{now, len(kept) + 1}, {now.Add(time.Hour), len(kept)}} {
		files.Sweep(dir, n.now)
		if list, err := os.ReadDir(dir); err != nil || len(list) != n.left {
			t.Errorf("%v after: %v, %v", n.now.Sub(now), list, err)
		}
	}
	if files.Exists(f.Name()) {
		t.Errorf("%s stays", f.Name())
	}
	if err := files.Writable(filepath.Join(dir, "settings.toml")); err == nil {
		t.Error("a file is called a folder that can be written")
	}
}

// A file that cannot be replaced leaves nothing behind, and the error is the system's.
func TestWriteAtomicThatFails(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "settings.toml")
	if err := os.MkdirAll(filepath.Join(path, "full"), 0o700); err != nil {
		t.Fatal(err)
	}
	err := files.WriteAtomic(path, []byte("x"))
	if list, _ := os.ReadDir(dir); err == nil || len(list) != 1 {
		t.Errorf("%v; left are %v", err, list)
	}
	if link := (*os.LinkError)(nil); !errors.As(err, &link) || strings.Contains(files.Cause(err), dir) {
		t.Errorf("%v is no error of the system", err)
	}
}

// A file is safe in the trash before it is gone from its folder, and so is each folder that is made in the one above it:
// whenever the power fails, the file is in one of the two.
func TestWhatIsSyncedInWhichOrder(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "decks", "argot", "a.deck")
	synced := files.Synced(t)
	want := func(what string, folders ...string) {
		t.Helper()
		var got []string
		for _, d := range synced() {
			rel, err := filepath.Rel(dir, d)
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, filepath.ToSlash(rel))
		}
		if !slices.Equal(got, folders) {
			t.Errorf("%s syncs %q, want %q", what, got, folders)
		}
	}
	if err := files.WriteAtomic(path, []byte("1 Knife")); err != nil {
		t.Fatal(err)
	}
	want("a file in new folders", ".", "decks", "decks/argot")
	bin := trashOf(filepath.Dir(path))
	gone, err := bin.Delete(path, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	want("the first deletion", "decks/argot", "decks/argot/trash", "decks/argot")
	if _, err := bin.Restore(gone); err != nil {
		t.Fatal(err)
	}
	want("a restored file", "decks/argot", "decks/argot/trash")
	if err := files.Writable(filepath.Join(dir, "state", "logs")); err != nil {
		t.Fatal(err)
	}
	want("folders of the first start", ".", "state")
}

// Names in scripts whose vowels are marks stay words.
func TestNamesKeepTheirMarks(t *testing.T) {
	for _, name := range []string{"हिन्दी", "ภาษาไทย", "Mo\u0308len"} {
		if got := files.Name(name, "match"); got != name {
			t.Errorf("%q is %q", name, got)
		}
	}
	if got := files.Name("...CON. ", "match"); got != "CON-match" {
		t.Errorf("%q", got)
	}
}

func TestMakeDir(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b", "c")
	for range 2 {
		if err := files.MakeDir(dir); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := files.MakeDir(filepath.Join(dir, "file", "d")); err == nil {
		t.Error("a folder is made in a file")
	}
}
