package save

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portcullis/save/files"
)

// aged is an open journal that is to go on under revision 2 with the first records of a file.
func aged(t *testing.T, fit int) (path string, before []byte, j *Journal) {
	t.Helper()
	path = written(t, header(), journey(t)...)
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	h := file.Header
	h.Revision = 2
	if aside := j.Renew(h, file.Records[:fit], 1); aside != path+".rules-1" {
		t.Fatalf("the old file is to be kept as %s", aside)
	}
	return path, before, j
}

func wantBytes(t *testing.T, path string, want []byte) {
	t.Helper()
	if got, err := os.ReadFile(path); err != nil || string(got) != string(want) {
		t.Errorf("%s is not as it was: %v", path, err)
	}
}

// A match of older rules goes on in a file of today's, and the old file lies beside it. To look
// at it changes nothing.
func TestRenew(t *testing.T) {
	path, before, j := aged(t, 4)
	if err := errors.Join(j.Append(), j.Close()); err != nil {
		t.Fatal(err)
	}
	wantBytes(t, path, before)
	if files.Exists(path + ".rules-1") {
		t.Error("a look has left a copy")
	}

	path, before, j = aged(t, 4)
	more := []Record{{Kind: Undo}, {Kind: Name, Text: "On"}}
	if err := errors.Join(j.Append(more[0]), j.Append(more[1])); err != nil {
		t.Fatal(err)
	}
	if _, _, err := Resume(path); !errors.Is(err, ErrOpenElsewhere) {
		t.Errorf("the new file is not locked: %v", err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	wantBytes(t, path+".rules-1", before)
	f := mustOpen(t, path)
	want := header()
	want.Revision = 2
	if diff := cmp.Diff(want, f.Header); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(append(journey(t)[:4:4], more...), f.Records); diff != "" || j.Len() != 6 {
		t.Error(diff, j.Len())
	}
}

// A copy that is there already is not replaced, and one is enough however often the disk fails.
func TestRenewKeepsWhatIsThere(t *testing.T) {
	path, before, j := aged(t, 4)
	if err := errors.Join(os.WriteFile(path+".rules-1", []byte("mine"), 0o600)); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(j.Append(Record{Kind: Undo}), j.Close()); err != nil {
		t.Fatal(err)
	}
	wantBytes(t, path+".rules-1", []byte("mine"))
	wantBytes(t, path+".rules-1-2", before)
}

// A match of older rules that is lost before it goes on is rescued as it was and as it goes on.
func TestRenewOfALostFile(t *testing.T) {
	path, before, j := aged(t, 4)
	if err := os.Truncate(path, 100); err != nil {
		t.Fatal(err)
	}
	var rescued *Rescued
	if err := j.Append(Record{Kind: Undo}); !errors.As(err, &rescued) {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	wantBytes(t, path+".rules-1", before)
	f := mustOpen(t, rescued.To)
	if f.Header.Revision != 2 || len(f.Records) != 5 {
		t.Errorf("revision %d, %d records", f.Header.Revision, len(f.Records))
	}
}

// What was kept of a match goes to the trash with it, and comes back.
func TestCopiesGoAlongToTheTrash(t *testing.T) {
	path, before, j := aged(t, 4)
	if err := errors.Join(j.Append(Record{Kind: Undo}), j.Close()); err != nil {
		t.Fatal(err)
	}
	d, err := OpenFolder(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	gone, err := d.Delete(entryAt(path), noon)
	if err != nil {
		t.Fatal(err)
	}
	if files.Exists(path + ".rules-1") {
		t.Error("the copy stayed behind")
	}
	wantBytes(t, gone.Path+".rules-1", before)
	if _, err := d.Restore(gone); err != nil {
		t.Fatal(err)
	}
	wantBytes(t, path+".rules-1", before)
}

// Formats 1 and 2 know no revision: what they refused they refuse.
func TestRevisionsInHeaders(t *testing.T) {
	const seats = `"seats":[{"name":"","player":"human"}]}`
	for line, want := range map[string]int{
		`portcullis-match 3 {"game":"kurth","seed":"7","revision":4,` + seats:       4,
		`portcullis-match 3 {"game":"kurth","seed":"7",` + seats:                    1,
		`portcullis-match 2 {"game":"kurth","seed":"7",` + seats:                    1,
		`portcullis-match 1 {"game":"kurth","seed":"7",` + seats:                    1,
		`portcullis-match 2 {"game":"kurth","seed":"7","revision":1,` + seats:       0,
		`portcullis-match 1 {"game":"kurth","seed":"7","Revision":null,` + seats:    0,
		`portcullis-match 3 {"game":"kurth","seed":"7","revision":-1,` + seats:      0,
		`portcullis-match 3 {"game":"kurth","seed":"7","revision":1000000,` + seats: 1000000,
		`portcullis-match 3 {"game":"kurth","seed":"7","revision":1000001,` + seats: 0,
		`portcullis-match 3 {"game":"kurth","seed":"7","revision":"2",` + seats:     0,
	} {
		f, err := parse("match.siege", sealed(line), formats())
		if want == 0 && err == nil || want > 0 && (err != nil || f.Header.Revision != want) {
			t.Errorf("%s: %v", line, err)
		}
	}
}
