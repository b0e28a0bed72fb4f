package save

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var noon = time.Date(2025, 6, 1, 12, 0, 0, 0, time.UTC)

func header() Header {
	return Header{
		App: "0.1.0", Game: "kurth", Content: "0123456789abcdef", Revision: 1, Seed: 7,
		Options: map[string]string{"level": "normal"},
		Seats:   []Seat{{Name: "The Warden", Player: Human}},
		Created: noon,
	}
}

// journey holds every kind of record.
func journey(t testing.TB) []Record {
	t.Helper()
	seats, err := SeatsRecord([]Seat{{Name: "Ada <1>", Player: "steward"}})
	if err != nil {
		t.Fatal(err)
	}
	return []Record{
		{Kind: Play, Text: "move armory"},
		ForceRecord(3, 4, 6),
		{Kind: Play, Text: "attack north z2 krohn"},
		{Kind: Undo, N: 1},
		{Kind: Redo, N: 2},
		{Kind: Name, Text: "Zwölf Türme"},
		{Kind: Name},
		{Kind: Table, Text: TakeBacksOn},
		seats,
		PreferRecord(0, "auto_pass", "never"),
		{Kind: Play, Text: "pass"},
	}
}

// written makes a match file of records and returns its path.
func written(t testing.TB, h Header, records ...Record) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "match.siege")
	j, err := Create(path, h)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range records {
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

func mustOpen(t testing.TB, path string) *File {
	t.Helper()
	f, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	h := header()
	h.Start = []byte(`{"a":[1,2,"<&>"]}`)
	path := written(t, h, journey(t)...)
	f := mustOpen(t, path)
	if diff := cmp.Diff(h, f.Header); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(journey(t), f.Records); diff != "" {
		t.Error(diff)
	}
	if f.Damage != nil || f.Version != Version || f.Path != path || f.Size == 0 || f.Modified.IsZero() {
		t.Errorf("%+v", f)
	}
}

func TestResumeContinues(t *testing.T) {
	all := journey(t)
	path := written(t, header(), all[:4]...)
	f, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(all[:4], f.Records); diff != "" {
		t.Error(diff)
	}
	if err := j.Append(all[4:]...); err != nil {
		t.Fatal(err)
	}
	if j.Len() != len(all) || j.Path() != path {
		t.Errorf("Len %d, Path %s", j.Len(), j.Path())
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(all, mustOpen(t, path).Records); diff != "" {
		t.Error(diff)
	}
}
