package save

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/save/files"
)

func itoa(n int) string { return strconv.Itoa(n) }

// wantFault fails unless err is a *FileError of a kind that names path and gives advice.
func wantFault(t *testing.T, err error, kind error, path string) *FileError {
	t.Helper()
	var fault *FileError
	if !errors.As(err, &fault) || fault.Kind != kind || !errors.Is(err, kind) {
		t.Fatalf("%v, want %v", err, kind)
	}
	if fault.Path != path || fault.Reason == "" || fault.Advice == "" || !strings.Contains(err.Error(), path) {
		t.Fatalf("%+v does not name file, reason and advice", fault)
	}
	return fault
}

func TestOnlyRegularFilesOfBoundedSizeAreOpened(t *testing.T) {
	dir := t.TempDir()
	good := written(t, header())
	link := filepath.Join(dir, "link.siege")
	if err := os.Symlink(good, link); err != nil {
		t.Skip("no links here:", err)
	}
	large := filepath.Join(dir, "large.siege")
	if err := errors.Join(os.WriteFile(large, nil, 0o600), os.Truncate(large, MaxFile+1)); err != nil {
		t.Fatal(err)
	}
	for path, kind := range map[string]error{
		dir:                                ErrNotRegular,
		link:                               ErrNotRegular,
		large:                              ErrTooLarge,
		filepath.Join(dir, "absent.siege"): ErrUnreadable,
	} {
		_, err := Open(path)
		wantFault(t, err, kind, path)
		_, _, err = Resume(path)
		wantFault(t, err, kind, path)
	}
	if _, err := Open(filepath.Join(dir, "absent.siege")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v hides the cause", err)
	}
}

func TestNewerVersionHasItsOwnMessage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new.siege")
	if err := os.WriteFile(path, []byte(sealed("portcullis-match 12 made otherwise")), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Open(path)
	wantFault(t, err, ErrNewer, path)
	if !strings.Contains(err.Error(), "format 12") || !strings.Contains(err.Error(), "up to 4") {
		t.Error(err)
	}
}

// A program of format 5 reads files of format 4 through the reader of their version.
func TestOldVersionsAreMigrated(t *testing.T) {
	data, err := os.ReadFile(written(t, header(), Record{Kind: Play, Text: "move gate"}))
	if err != nil {
		t.Fatal(err)
	}
	known := formats()
	known[5] = known[4]
	old := known[4]
	old.readRecord = func(text string) (Record, error) {
		return readRecord1(strings.Replace(text, "gate", "passageway", 1))
	}
	known[4] = old
	f, err := parse("match.siege", string(data), known)
	if err != nil || f.Version != 4 || f.Records[0].Text != "move passageway" {
		t.Fatalf("%+v, %v", f, err)
	}
	data = []byte(strings.Replace(string(data), "match 4", "match 5", 1))
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	f, err = parse("match.siege", sealed(lines[0], "1 play move gate"), known)
	if err != nil || f.Version != 5 || f.Records[0].Text != "move gate" {
		t.Fatalf("%+v, %v", f, err)
	}
}

func TestOneWriterManyReaders(t *testing.T) {
	path := written(t, header(), journey(t)...)
	_, first, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = Resume(path)
	fault := wantFault(t, err, ErrOpenElsewhere, path)
	if len(fault.Readable.Records) != len(journey(t)) {
		t.Error("the locked match cannot be looked at")
	}
	mustOpen(t, path)
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	_, second, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := second.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestCreateHoldsTheLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "match.siege")
	j, err := Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	_, _, err = Resume(path)
	wantFault(t, err, ErrOpenElsewhere, path)
}

func TestCreateRefusesToReplace(t *testing.T) {
	path := written(t, header(), journey(t)...)
	_, err := Create(path, header())
	wantFault(t, err, ErrExists, path)
	if len(mustOpen(t, path).Records) != len(journey(t)) {
		t.Error("the file was changed")
	}
	missing := filepath.Join(t.TempDir(), "no", "match.siege")
	_, err = Create(missing, header())
	wantFault(t, err, ErrReadOnly, missing)
}

func TestCreateRefusesBadHeaders(t *testing.T) {
	for name, spoil := range map[string]func(*Header){
		"game":        func(h *Header) { h.Game = "../kurth" },
		"no game":     func(h *Header) { h.Game = "" },
		"name":        func(h *Header) { h.Name = "a\nb" },
		"app":         func(h *Header) { h.App = " 1" },
		"content":     func(h *Header) { h.Content = "\xff" },
		"option":      func(h *Header) { h.Options = map[string]string{"": "x"} },
		"value":       func(h *Header) { h.Options = map[string]string{"x": "\u2028"} },
		"no seats":    func(h *Header) { h.Seats = nil },
		"seats":       func(h *Header) { h.Seats = make([]Seat, MaxSeats+1) },
		"seat name":   func(h *Header) { h.Seats = []Seat{{Name: "\x7f", Player: Human}} },
		"no player":   func(h *Header) { h.Seats = []Seat{{Name: "Ada"}} },
		"start":       func(h *Header) { h.Start = []byte("{") },
		"large start": func(h *Header) { h.Start = []byte(`"` + strings.Repeat("x", MaxHeader) + `"`) },
	} {
		path := filepath.Join(t.TempDir(), "match.siege")
		h := header()
		spoil(&h)
		if _, err := Create(path, h); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", name, err)
		}
		if files.Exists(path) {
			t.Errorf("%s: a file was made", name)
		}
	}
}

func TestFilesArePrivate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	d, err := OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	path := d.NewPath("kurth", noon)
	j, err := Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	wantMode(t, dir, 0o700)
	wantMode(t, path, 0o600)
}

func TestMatchOfAnotherGameOrContent(t *testing.T) {
	path := written(t, header())
	f := mustOpen(t, path)
	same := stubGame{id: "kurth", hash: header().Content}
	if err := f.CheckGame(same, nil); err != nil {
		t.Error(err)
	}
	missing := errors.New("cards.toml, line 3: unknown key")
	for _, c := range []struct {
		game    rules.Game
		loading error
		kind    error
		says    string
	}{
		{nil, nil, ErrOtherGame, `"kurth"`},
		{stubGame{id: "argot", hash: header().Content}, nil, ErrOtherGame, `"kurth"`},
		{nil, missing, ErrNoContent, "cards.toml, line 3"},
		{stubGame{id: "kurth", hash: "fedcba9876543210"}, nil, ErrContent, "fedcba9876543210"},
	} {
		err := f.CheckGame(c.game, c.loading)
		fault := wantFault(t, err, c.kind, path)
		if fault.Readable != f || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v does not say %s", err, c.says)
		}
	}
	if !errors.Is(f.CheckGame(nil, missing), missing) {
		t.Error("the cause is lost")
	}
}

type stubGame struct {
	rules.Game
	id, hash string
}

func (g stubGame) Info() rules.Info    { return rules.Info{ID: g.id, Title: "Siege at Kurth"} }
func (g stubGame) ContentHash() string { return g.hash }

func TestFaultOfReplayNamesItsLine(t *testing.T) {
	path := written(t, header(), journey(t)...)
	f := mustOpen(t, path)
	illegal := errors.New("the Armory is besieged")
	err := f.FaultAt(6, illegal)
	fault := wantFault(t, err, ErrDamaged, path)
	if fault.Line != 8 || len(fault.Readable.Records) != 6 || fault.Readable.Name != "Zwölf Türme" || !errors.Is(err, illegal) {
		t.Errorf("%+v", fault)
	}
	if len(f.Records) != len(journey(t)) || f.Name != "" {
		t.Error("the file itself was changed")
	}
}

// What is left of a damaged file is told as people count: nothing but its beginning, one entry, several.
func TestWhatIsLeftOfADamagedFile(t *testing.T) {
	for kept, want := range []string{"The line before it says how the match began", "The one entry before this line is intact", "The 2 entries before this line are intact"} {
		fault := damaged(&File{Path: "a.siege", Records: make([]Record, kept)}, kept+2, "its check does not fit")
		if !strings.HasPrefix(fault.Advice, want) || fault.Readable == nil {
			t.Errorf("with %d entries left: %q", kept, fault.Advice)
		}
	}
}

func TestErrorsReadWell(t *testing.T) {
	e := &FileError{Path: "a.siege", Line: 3, Reason: "its check is missing", Advice: "Put it back.", Kind: ErrDamaged}
	if got := e.Error(); got != "a.siege, line 3: its check is missing. Put it back." {
		t.Error(got)
	}
	w := &WriteError{Path: "a.siege", Kept: 1, Err: &os.PathError{Op: "write", Path: "a.siege", Err: errors.New("no space left on device")}}
	if got := w.Error(); got != "a.siege: could not be saved: no space left on device. The one entry saved before is kept. Make room on the disk or check its rights; the match can go on meanwhile." {
		t.Error(got)
	}
	d := &Damage{Line: 4, Reason: "torn", Kept: 2}
	if got := fmt.Sprint(d); got != "line 4: torn; the 2 entries before it are kept" {
		t.Error(got)
	}
}

// Files of format 1 are read and go on in format 1, which has no preferences.
func TestFormat1GoesOn(t *testing.T) {
	header := `portcullis-match 1 {"app":"0.1.0","game":"kurth","content":"0123456789abcdef","seed":"7","seats":[{"name":"The Warden","player":"human"}],"created":"2025-06-01T12:00:00Z"}`
	path := filepath.Join(t.TempDir(), "old.siege")
	if err := os.WriteFile(path, []byte(sealed(header, "1 play move armory")), 0o600); err != nil {
		t.Fatal(err)
	}
	f, j, err := Resume(path)
	if err != nil || f.Version != 1 || len(f.Records) != 1 {
		t.Fatalf("%+v, %v", f, err)
	}
	if err := j.Append(PreferRecord(0, "auto_pass", "never")); err == nil || !strings.Contains(err.Error(), "older format") {
		t.Errorf("a preference in format 1: %v", err)
	}
	if err := j.Append(Record{Kind: Undo}); err != nil {
		t.Error(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if f := mustOpen(t, path); f.Version != 1 || len(f.Records) != 2 {
		t.Errorf("it goes on as %+v", f)
	}
	if err := os.WriteFile(path, []byte(sealed(header, "1 prefer 0 auto_pass never")), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err = Open(path)
	if wantFault(t, err, ErrDamaged, path); !strings.Contains(err.Error(), `no kind of record is called "prefer"`) {
		t.Errorf("a preference in a file of format 1: %v", err)
	}
}

// The value of an open option, such as a deck, may be long.
func TestLongOption(t *testing.T) {
	h := header()
	h.Options["deck"] = strings.Repeat("ys_the_assassin*2 ", 80) + "34"
	if got := mustOpen(t, written(t, h)).Header.Options["deck"]; got != h.Options["deck"] {
		t.Errorf("read back as %q", got)
	}
	h.Options["deck"] = "a\x1b[2Jb"
	if _, err := Create(filepath.Join(t.TempDir(), "match.siege"), h); err == nil {
		t.Error("a control character is written")
	}
}

// A file that may only be read can be looked at; one that cannot even be read says so.
func TestReadOnlyFileCanBeLookedAt(t *testing.T) {
	path := written(t, header(), journey(t)...)
	fault := wantFault(t, readOnly(path, os.ErrPermission), ErrReadOnly, path)
	if !errors.Is(fault, os.ErrPermission) || fault.Readable == nil || len(fault.Readable.Records) != len(journey(t)) {
		t.Errorf("%+v", fault)
	}
	absent := path + ".gone"
	wantFault(t, readOnly(absent, os.ErrPermission), ErrUnreadable, absent)
}
