package save

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portcullis/save/files"
)

func folder(t *testing.T) *Folder {
	t.Helper()
	d, err := OpenFolder(filepath.Join(t.TempDir(), "matches"))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// add puts a match into the folder, last changed some hours after noon.
func add(t *testing.T, d *Folder, hours int, records ...Record) Entry {
	t.Helper()
	at := noon.Add(time.Duration(hours) * time.Hour)
	path := d.NewPath("kurth", at)
	j, err := Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(j.Append(records...), j.Close(), os.Chtimes(path, at, at)); err != nil {
		t.Fatal(err)
	}
	return entryAt(path)
}

func list(t *testing.T, d *Folder) []Entry {
	t.Helper()
	all, err := d.List()
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range all {
		if e.File != nil || e.Err != nil || e.Game != "" || e.Name == "" || e.Modified.IsZero() {
			t.Errorf("listed without opening it: %+v", e)
		}
		all[i] = e.Read()
	}
	return all
}

func names(entries []Entry) []string {
	var all []string
	for _, e := range entries {
		all = append(all, e.Name)
	}
	return all
}

// spoil changes a file by hand and keeps its time.
func spoil(t *testing.T, path string, change func(text string) string) {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	err = os.WriteFile(path, []byte(change(string(data))), 0o600)
	if err := errors.Join(err, os.Chtimes(path, info.ModTime(), info.ModTime())); err != nil {
		t.Fatal(err)
	}
}

func TestListNewestFirstWithEveryBadFile(t *testing.T) {
	d := folder(t)
	add(t, d, 1, Record{Kind: Name, Text: "oldest"})
	changed := add(t, d, 2, journey(t)[:6]...)
	spoil(t, changed.Path, func(s string) string { return strings.Replace(s, "redo 2", "redo 3", 1) })
	torn := add(t, d, 3, Record{Kind: Name, Text: "torn"}, Record{Kind: Undo})
	spoil(t, torn.Path, func(s string) string { return s[:len(s)-2] })
	headless := add(t, d, 4)
	spoil(t, headless.Path, func(string) string { return "" })
	add(t, d, 5)
	dir := filepath.Join(d.Dir(), "folder.siege")
	if err := errors.Join(os.Mkdir(dir, 0o700), os.Chtimes(dir, noon, noon),
		os.WriteFile(filepath.Join(d.Dir(), "notes.txt"), nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	all := list(t, d)
	want := []string{"kurth-2025-06-01-170000", "kurth-2025-06-01-160000", "torn", "kurth-2025-06-01-140000", "oldest", "folder"}
	if diff := cmp.Diff(want, names(all)); diff != "" {
		t.Fatal(diff)
	}
	for i, kind := range []error{nil, ErrDamaged, nil, ErrDamaged, nil, ErrNotRegular} {
		e := all[i]
		if kind == nil {
			if e.Err != nil || e.Game != "kurth" || e.File == nil {
				t.Errorf("%s: %v", e.Name, e.Err)
			}
			continue
		}
		wantFault(t, e.Err, kind, e.Path)
	}
	for _, most := range []int{0, 2, len(all), 100} {
		some, more, err := d.Newest(most)
		if n := min(most, len(all)); err != nil || len(some) != n || more != len(all)-n || n > 0 && some[n-1].Path != all[n-1].Path {
			t.Errorf("the newest %d are %v, and %d more; %v", most, names(some), more, err)
		}
	}
	if all[2].File.Damage == nil || len(all[2].File.Records) != 1 {
		t.Errorf("torn: %+v", all[2].File)
	}
	if all[3].Game != "kurth" || len(all[3].File.Records) != 4 || all[3].Size == 0 || !all[3].File.Modified.Equal(all[3].Modified) {
		t.Errorf("changed: %+v", all[3])
	}
	if all[1].File != nil || all[1].Game != "" {
		t.Errorf("headless: %+v", all[1])
	}
}

func TestFolderThatCannotBeUsed(t *testing.T) {
	file := written(t, header())
	_, err := OpenFolder(file)
	wantFault(t, err, ErrUnreadable, file)
	if !strings.Contains(err.Error(), "--data-dir") {
		t.Error(err)
	}
	d := folder(t)
	if err := os.Remove(d.Dir()); err != nil {
		t.Fatal(err)
	}
	_, err = d.List()
	wantFault(t, err, ErrUnreadable, d.Dir())
}

func TestNewPathIsFreeAndStaysInTheFolder(t *testing.T) {
	d := folder(t)
	var made []string
	for range 3 {
		made = append(made, filepath.Base(add(t, d, 0).Path))
	}
	want := []string{"kurth-2025-06-01-120000.siege", "kurth-2025-06-01-120000-2.siege", "kurth-2025-06-01-120000-3.siege"}
	if diff := cmp.Diff(want, made); diff != "" {
		t.Error(diff)
	}
	for _, game := range []string{"", "../kurth", "a/b", `a\b`, "C:", "NUL", strings.Repeat("x", 300)} {
		path := d.NewPath(game, noon)
		if filepath.Dir(path) != d.Dir() || filepath.Base(path) != "match-2025-06-01-120000.siege" {
			t.Errorf("game %q is saved in %s", game, path)
		}
	}
}

func TestRename(t *testing.T) {
	d := folder(t)
	e := add(t, d, 0, Record{Kind: Play, Text: "pass"})
	renamed, err := d.Rename(e, "  The long\tnight\n")
	if err != nil || renamed.Name != "The long night" || renamed.Path != e.Path {
		t.Fatalf("%+v, %v", renamed, err)
	}
	if diff := cmp.Diff([]string{"The long night"}, names(list(t, d))); diff != "" {
		t.Error(diff)
	}
	bare, err := d.Rename(renamed, "")
	if err != nil || bare.Name != "kurth-2025-06-01-120000" {
		t.Errorf("%+v, %v", bare, err)
	}
	_, j, err := Resume(e.Path)
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	_, err = d.Rename(e, "other")
	wantFault(t, err, ErrOpenElsewhere, e.Path)
}

func TestDuplicate(t *testing.T) {
	d := folder(t)
	e := add(t, d, 0, journey(t)...)
	_, j, err := Resume(e.Path) // a match that is being played can be copied
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	copied, err := d.Duplicate(e, "before the assault", noon)
	if err != nil || copied.Name != "before the assault" || copied.Path == e.Path {
		t.Fatalf("%+v, %v", copied, err)
	}
	want := append(journey(t), Record{Kind: Name, Text: "before the assault"})
	if diff := cmp.Diff(want, copied.File.Records); diff != "" {
		t.Error(diff)
	}
	plain, err := d.Duplicate(e, "", noon)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(journey(t), plain.File.Records); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(header(), plain.File.Header); diff != "" {
		t.Error(diff)
	}
	if err := j.Append(Record{Kind: Undo}); err != nil {
		t.Fatal(err)
	}
	if n := len(mustOpen(t, plain.Path).Records); n != len(journey(t)) {
		t.Error("the copy follows the original")
	}
}

func TestDuplicateOfADamagedFileIsThePartBefore(t *testing.T) {
	d := folder(t)
	e := add(t, d, 0, journey(t)...)
	spoil(t, e.Path, func(s string) string { return strings.Replace(s, "redo 2", "redo 3", 1) })
	copied, err := d.Duplicate(e, "", noon)
	if err != nil || copied.Err != nil {
		t.Fatal(err, copied.Err)
	}
	if diff := cmp.Diff(journey(t)[:4], copied.File.Records); diff != "" {
		t.Error(diff)
	}
	if _, err := Open(e.Path); !errors.Is(err, ErrDamaged) {
		t.Error("the original was changed")
	}
	spoil(t, e.Path, func(string) string { return "x" })
	_, err = d.Duplicate(e, "", noon)
	wantFault(t, err, ErrNotMatch, e.Path)
}

func TestDeleteAndRestore(t *testing.T) {
	d := folder(t)
	e := add(t, d, 0, journey(t)...)
	if err := os.WriteFile(e.Path+tornExt, []byte("11 pl"), 0o600); err != nil {
		t.Fatal(err)
	}
	gone, err := d.Delete(e, noon)
	if err != nil || gone.Name != filepath.Base(e.Path) || !gone.At.Equal(noon) {
		t.Fatalf("%+v, %v", gone, err)
	}
	if left, err := os.ReadDir(d.Dir()); err != nil || len(left) != 1 || len(list(t, d)) != 0 {
		t.Errorf("%v is left, %v", left, err)
	}
	trash, err := d.Trash()
	if diff := cmp.Diff([]Deleted{gone}, trash); diff != "" || err != nil {
		t.Error(diff, err)
	}
	back, err := d.Restore(gone)
	if err != nil || back.Path != e.Path || !back.Modified.Equal(e.Modified) || len(back.File.Records) != len(journey(t)) {
		t.Fatalf("%+v, %v", back, err)
	}
	if torn, err := os.ReadFile(back.Path + tornExt); err != nil || string(torn) != "11 pl" {
		t.Errorf("torn line %q, %v", torn, err)
	}
	_, err = d.Restore(gone)
	wantFault(t, err, ErrReadOnly, gone.Path)
}

func TestRestoreReplacesNothing(t *testing.T) {
	d := folder(t)
	gone, err := d.Delete(add(t, d, 0, Record{Kind: Name, Text: "first"}), noon)
	if err != nil {
		t.Fatal(err)
	}
	second := add(t, d, 0, Record{Kind: Name, Text: "second"})
	again, err := d.Delete(add(t, d, 0), noon)
	if err != nil {
		t.Fatal(err)
	}
	back, err := d.Restore(gone)
	if err != nil || back.Name != "first" || back.Path == second.Path || entryAt(second.Path).Name != "second" {
		t.Errorf("%+v, %v", back, err)
	}
	if _, err := d.Restore(again); err != nil {
		t.Error(err)
	}
	if n := len(list(t, d)); n != 3 {
		t.Errorf("%d matches, want 3", n)
	}
}

func TestDeleteRefuses(t *testing.T) {
	d := folder(t)
	e := add(t, d, 0)
	_, j, err := Resume(e.Path)
	if err != nil {
		t.Fatal(err)
	}
	_, err = d.Delete(e, noon)
	wantFault(t, err, ErrOpenElsewhere, e.Path)
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	foreign := Entry{Path: written(t, header())}
	_, err = d.Delete(foreign, noon)
	wantFault(t, err, ErrNotMatch, foreign.Path)
	_, err = d.Restore(Deleted{Path: foreign.Path, Name: "match.siege"})
	wantFault(t, err, ErrNotMatch, foreign.Path)
	mustOpen(t, e.Path)
	mustOpen(t, foreign.Path)
}

// A damaged file, and even a link, can be deleted; what a link leads to stays.
func TestDeleteBadFiles(t *testing.T) {
	d := folder(t)
	bad := add(t, d, 0)
	spoil(t, bad.Path, func(string) string { return "x" })
	target := written(t, header())
	link := filepath.Join(d.Dir(), "link.siege")
	if err := os.Symlink(target, link); err != nil {
		t.Skip("no links here:", err)
	}
	for _, path := range []string{bad.Path, link} {
		if _, err := d.Delete(entryAt(path), noon); err != nil {
			t.Error(err)
		}
	}
	if n := len(list(t, d)); n != 0 {
		t.Errorf("%d entries are left", n)
	}
	mustOpen(t, target)
}

func TestEmptyTrash(t *testing.T) {
	d := folder(t)
	if err := d.EmptyTrash(noon); err != nil {
		t.Errorf("without a trash: %v", err)
	}
	for i, days := range []int{0, 29, 30, 31} {
		e := add(t, d, i)
		if err := os.WriteFile(e.Path+tornExt, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := d.Delete(e, noon.AddDate(0, 0, -days)); err != nil {
			t.Fatal(err)
		}
	}
	mine := filepath.Join(d.trash().Dir(), "mine.siege")
	if err := os.WriteFile(mine, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := d.EmptyTrash(noon); err != nil {
		t.Fatal(err)
	}
	trash, err := d.Trash()
	if err != nil || len(trash) != 3 || !slices.IsSortedFunc(trash, func(a, b Deleted) int { return b.At.Compare(a.At) }) {
		t.Errorf("%v, %v; want the three younger ones, last deleted first", trash, err)
	}
	left, err := os.ReadDir(d.trash().Dir())
	if err != nil || len(left) != 3*2+1 || !files.Exists(mine) {
		t.Errorf("%v, %v; want three matches, their torn lines, and what was put there by hand", left, err)
	}
}
