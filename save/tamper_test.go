package save

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portcullis/save/files"
)

// original is the text of a small match file and what it says.
func original(t *testing.T) (text string, f *File) {
	t.Helper()
	data, err := os.ReadFile(written(t, header(), journey(t)...))
	if err != nil {
		t.Fatal(err)
	}
	f, err = parse("match.siege", string(data), formats())
	if err != nil {
		t.Fatal(err)
	}
	return string(data), f
}

// isFault reports whether err names the file and the line, gives a reason and advice, and
// carries exactly the records before the line.
func isFault(err error, line int, all []Record) bool {
	var fault *FileError
	if !errors.As(err, &fault) || fault.Path != "match.siege" || fault.Line != line || fault.Reason == "" || fault.Advice == "" {
		return false
	}
	if line == 1 {
		return fault.Readable == nil
	}
	return slices.Equal(fault.Readable.Records, all[:line-2])
}

func checkFault(t *testing.T, what string, err error, line int, all []Record) {
	t.Helper()
	if !isFault(err, line, all) {
		t.Fatalf("%s: %v, want a fault in line %d", what, err, line)
	}
}

// Every position, every other value: always a fault in the line that was changed.
func TestEveryChangedByteIsFound(t *testing.T) {
	text, whole := original(t)
	var workers sync.WaitGroup
	for at := range text {
		workers.Go(func() {
			changed := []byte(text)
			line := 1 + strings.Count(text[:at], "\n")
			for value := range 256 {
				if byte(value) == text[at] {
					continue
				}
				changed[at] = byte(value)
				_, err := parse("match.siege", string(changed), formats())
				if !isFault(err, line, whole.Records) {
					t.Errorf("byte %d as %#x: %v, want a fault in line %d", at, value, err, line)
				}
			}
		})
	}
	workers.Wait()
}

// Every length: a shorter match if it ends with a line, a torn line or a fault if not.
func TestEveryTruncationIsFound(t *testing.T) {
	text, whole := original(t)
	headerEnd := strings.IndexByte(text, '\n') + 1
	for length := range text {
		cut := text[:length]
		f, err := parse("match.siege", cut, formats())
		if length < headerEnd {
			checkFault(t, cut, err, 1, whole.Records)
			continue
		}
		if err != nil {
			t.Fatalf("%q: %v", cut, err)
		}
		lines := strings.Count(cut, "\n")
		if !slices.Equal(f.Records, whole.Records[:lines-1]) {
			t.Fatalf("%q: read as %v", cut, f.Records)
		}
		if clean := strings.HasSuffix(cut, "\n"); clean != (f.Damage == nil) {
			t.Fatalf("%q: damage %v", cut, f.Damage)
		}
		if d := f.Damage; d != nil && (d.Line != lines+1 || d.Kept != lines-1 || d.Reason == "") {
			t.Fatalf("%q: damage %v", cut, d)
		}
	}
}

func TestMovedLinesAreFound(t *testing.T) {
	text, whole := original(t)
	lines := strings.SplitAfter(text, "\n")
	lines = lines[:len(lines)-1]
	try := func(what string, changed []string, line int) {
		t.Helper()
		_, err := parse("match.siege", strings.Join(changed, ""), formats())
		checkFault(t, what, err, line, whole.Records)
	}
	for i := range lines {
		if i < len(lines)-1 { // without its last line the file is a shorter match
			try("left out", slices.Delete(slices.Clone(lines), i, i+1), max(i+1, 1))
		}
		try("repeated", slices.Insert(slices.Clone(lines), i, lines[i]), i+2)
		for k := i + 1; k < len(lines); k++ {
			swapped := slices.Clone(lines)
			swapped[i], swapped[k] = swapped[k], swapped[i]
			try("swapped", swapped, i+1)
		}
	}
}

// A line of another match does not fit, even if its number does.
func TestLineOfAnotherMatchIsFound(t *testing.T) {
	text, whole := original(t)
	h := header()
	h.Seed++
	other, err := os.ReadFile(written(t, h, journey(t)...))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(text, "\n")
	lines[3] = strings.SplitAfter(string(other), "\n")[3]
	_, err = parse("match.siege", strings.Join(lines, ""), formats())
	checkFault(t, "of another match", err, 4, whole.Records)
}

func TestReasonsSayWhatHappened(t *testing.T) {
	text, _ := original(t)
	lines := strings.SplitAfter(text, "\n")
	for want, changed := range map[string]string{
		"does not fit":                  strings.Replace(text, "move armory", "move market", 1),
		"entry 3 should stand here":     strings.Join(slices.Delete(slices.Clone(lines), 3, 4), ""),
		"check is missing":              strings.Join(append(lines[:4:4], "4 undo 1\n"), ""),
		"follows its check":             strings.TrimSuffix(text, "\n") + "!",
		"the file is empty":             "",
		"middle of its first line":      text[:40],
		"does not begin as":             "PK\x03\x04",
		"format 5 by a newer":           strings.Replace(text, "match 4", "match 5", 1),
		"version of the format is not":  strings.Replace(text, "match 4", "match 04", 1),
		"no kind of record":             sealed(lines[0], "1 burn armory"),
		"header cannot be used":         sealed(`portcullis-match 1 {"game":"kurth","seed":"7","seats":[{"name":"","player":"human"}],"extra":1}`),
		"something follows":             sealed(`portcullis-match 1 {"game":"kurth","seed":"7","seats":[{"name":"","player":"human"}]} {}`),
		"is not the id of a game":       sealed(`portcullis-match 1 {"game":"../kurth","seed":"7","seats":[{"name":"","player":"human"}]}`),
		"a match has 1 to 16":           sealed(`portcullis-match 1 {"game":"kurth","seed":"7","seats":[]}`),
		`"+1" is not a number`:          sealed(lines[0], "1 undo +1"),
		"a face is 1 to 100":            sealed(lines[0], "1 force 101"),
		"it is longer than 8192 bytes":  sealed(lines[0], "1 play "+strings.Repeat("x", MaxLine)),
		"is longer than 1048576 bytes":  magic + "1 " + strings.Repeat("x", MaxHeader) + "\n",
		"there are more than 100000 en": manyLines(lines[0], MaxRecords+1),
	} {
		_, err := parse("match.siege", changed, formats())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
		if err != nil && !strings.HasPrefix(err.Error(), "match.siege, line ") {
			t.Errorf("%v does not name file and line", err)
		}
	}
}

// A file that another system has written again, with carriage returns or a byte order mark, is what it was: it opens, goes
// on, and opens again.
func TestOtherEndsOfLines(t *testing.T) {
	text, whole := original(t)
	for name, changed := range map[string]string{
		"carriage returns": strings.ReplaceAll(text, "\n", "\r\n"),
		"a mark":           "\ufeff" + text,
		"both":             "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"),
	} {
		path := filepath.Join(t.TempDir(), "match.siege")
		if err := os.WriteFile(path, []byte(changed), 0o600); err != nil {
			t.Fatal(err)
		}
		more := Record{Kind: Play, Text: "move temple"}
		_, j, err := Resume(path)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if err := errors.Join(j.Append(), j.Append(more), j.Append(), j.Close()); err != nil || j.Path() != path {
			t.Errorf("%s: it does not go on: %v", name, err)
		}
		if diff := cmp.Diff(append(slices.Clone(whole.Records), more), mustOpen(t, path).Records); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	for name, changed := range map[string]string{
		"a carriage return within": strings.Replace(text, " armory", "\r armory", 1),
		"two at the end":           strings.ReplaceAll(text, "\n", "\r\r\n"),
		"two marks":                "\ufeff\ufeff" + text,
	} {
		if _, err := parse("match.siege", changed, formats()); err == nil {
			t.Errorf("%s: it is taken", name)
		}
	}
}

// A match on a file system that is read only can be looked at.
func TestAMatchOnAReadOnlyFileSystemCanBeLookedAt(t *testing.T) {
	path := written(t, header(), journey(t)...)
	defer func(open func(string, int) (*os.File, error)) { openFile = open }(openFile)
	openFile = func(path string, flag int) (*os.File, error) {
		if flag != os.O_RDONLY {
			return nil, &os.PathError{Op: "open", Path: path, Err: syscall.EROFS}
		}
		return files.Open(path, flag)
	}
	_, _, err := Resume(path)
	fault := wantFault(t, err, ErrReadOnly, path)
	if !errors.Is(err, syscall.EROFS) || fault.Readable == nil || len(fault.Readable.Records) != len(journey(t)) || !strings.Contains(fault.Advice, "looked at") {
		t.Errorf("%+v", fault)
	}
}

// sealed is a file of lines with checks that fit, as a stranger can make them. The first
// line may have its check already.
func sealed(lines ...string) string {
	var text []byte
	var last seal
	for _, line := range lines {
		if body, _, ok := cutSeal(strings.TrimSuffix(line, "\n")); ok {
			line = body
		}
		text, last = last.appendLine(text, line)
	}
	return string(text)
}

func manyLines(first string, n int) string {
	lines := []string{first}
	for i := range n {
		lines = append(lines, strings.Replace("# undo 0", "#", itoa(i+1), 1))
	}
	return sealed(lines...)
}

func TestMostRecordsOpen(t *testing.T) {
	text, _ := original(t)
	f, err := parse("match.siege", manyLines(strings.SplitAfter(text, "\n")[0], MaxRecords), formats())
	if err != nil || len(f.Records) != MaxRecords {
		t.Fatal(err)
	}
}

// Whatever is left of a file, it can be resumed, and the torn part is kept aside.
func TestResumeAfterEveryTruncation(t *testing.T) {
	text, whole := original(t)
	dir := t.TempDir()
	more := Record{Kind: Play, Text: "move temple"}
	for length := strings.IndexByte(text, '\n') + 1; length < len(text); length++ {
		path := filepath.Join(dir, itoa(length)+Ext)
		if err := os.WriteFile(path, []byte(text[:length]), 0o600); err != nil {
			t.Fatal(err)
		}
		f, j, err := Resume(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(j.Append(more), j.Close()); err != nil {
			t.Fatal(err)
		}
		kept := strings.Count(text[:length], "\n") - 1
		want := append(whole.Records[:kept:kept], more)
		after := mustOpen(t, path)
		if diff := cmp.Diff(want, after.Records); diff != "" || after.Damage != nil {
			t.Fatalf("cut at %d: %s", length, diff)
		}
		tail := text[strings.LastIndexByte(text[:length], '\n')+1 : length]
		torn, err := os.ReadFile(path + tornExt)
		if tail == "" {
			if !errors.Is(err, os.ErrNotExist) || f.Damage != nil {
				t.Fatalf("cut at %d: %q was set aside, damage %v", length, torn, f.Damage)
			}
			continue
		}
		if string(torn) != tail || f.Damage == nil {
			t.Fatalf("cut at %d: %q was set aside (%v), want %q", length, torn, err, tail)
		}
	}
}

// What a stranger writes in a file is bounded at the door: names are made fit to be shown,
// words that must be as they are are refused, and no reason quotes a megabyte.
func TestTextsOfStrangers(t *testing.T) {
	long := strings.Repeat("x", 100_000)
	head := func(name, seat, player, option, content string) string {
		return fmt.Sprintf(`portcullis-match 3 {"app":"%s","game":"kurth","content":%q,"seed":"7","options":{%q:"a"},"seats":[{"name":%q,"player":%q}],"name":%q}`,
			strings.Repeat("v", 9999), content, option, seat, player, name)
	}
	f, err := parse("match.siege", sealed(head("Ni\u202eght", "A\u200bda"+long, "human", "level", "ab"),
		`1 seats [{"name":"\u202e`+strings.Repeat("y", 500)+`","player":"human"}]`, "2 name b\u2066c"), formats())
	if err != nil {
		t.Fatal(err)
	}
	seats, err := f.Records[0].SeatList()
	if err != nil || seats[0].Name != strings.Repeat("y", MaxName) {
		t.Errorf("%q, %v", seats, err)
	}
	if h := f.Header; h.Name != "Night" || h.Seats[0].Name != "Ada"+long[:MaxName-3] || f.Name != "bc" || len(h.App) != MaxName {
		t.Errorf("%+v, %q", h, f.Name)
	}
	for name, text := range map[string]string{
		"player":  head("", "", "a\u202eb", "level", "ab"),
		"player ": head("", "", long, "level", "ab"),
		"option":  head("", "", "human", long, "ab"),
		"content": head("", "", "human", "level", "a\u200bb"),
		"name":    head(long, "", "human", "level", "ab"),
		"seat":    head("", "a\x1bb", "human", "level", "ab"),
		"field":   `portcullis-match 3 {"` + long + `":1}`,
	} {
		_, err := parse("match.siege", sealed(text), formats())
		if err == nil || len(err.Error()) > 1500 || strings.ContainsAny(err.Error(), "\u202e\u200b\x1b") {
			t.Errorf("%s: %.200v", name, err)
		}
	}
	if _, err := parse("ma\x1btch\u202e.siege", "", formats()); strings.ContainsAny(err.Error(), "\u202e\x1b") {
		t.Errorf("%q", err)
	}
}

// The exact limits: what fits to the last byte is read, one more is refused with its reason.
func TestExactLimits(t *testing.T) {
	seats := `"seats":[{"name":"","player":"human"}]`
	first := magic + "3 {\"game\":\"kurth\",\"seed\":\"7\"," + seats + "}"
	for name, c := range map[string]struct {
		text string
		says string
	}{
		"a line":            {sealed(first, "1 play "+strings.Repeat("x", MaxLine-sealLen-len("1 play "))), ""},
		"its place":         {sealed(first, "1 undo 0", "2 play "+strings.Repeat("x", MaxLine)), "match.siege, line 3: it is longer"},
		"a first of two":    {sealed(first, "2 undo 0"), "line 2: entry 1 should stand here"},
		"no version":        {magic + "three\n", "the version of the format is not a number"},
		"half a version":    {magic + "3", "ends in the middle of its first line"},
		"half of a newer":   {magic + "12 {", "format 12 by a newer Portcullis"},
		"a longer line":     {sealed(first, "1 play "+strings.Repeat("x", MaxLine-sealLen-len("1 play ")+1)), "longer than 8192 bytes"},
		"a header":          {sealed(magic + "3 {\"game\":\"kurth\",\"seed\":\"7\"," + seats + ",\"start\":\"" + strings.Repeat("x", MaxHeader-sealLen-len(first)-len(",\"start\":\"\"")) + "\"}"), ""},
		"a longer header":   {sealed(magic + "3 {\"game\":\"kurth\",\"seed\":\"7\"," + seats + ",\"start\":\"" + strings.Repeat("x", MaxHeader-sealLen-len(first)-len(",\"start\":\"\"")+1) + "\"}"), "longer than 1048576 bytes"},
		"an id":             {sealed(magic + "3 {\"game\":\"" + strings.Repeat("k", 32) + "\",\"seed\":\"7\"," + seats + "}"), ""},
		"a longer id":       {sealed(magic + "3 {\"game\":\"" + strings.Repeat("k", 33) + "\",\"seed\":\"7\"," + seats + "}"), "is not the id of a game"},
		"a name":            {sealed(first, "1 name "+strings.Repeat("ä", MaxName)), ""},
		"a longer name":     {sealed(first, "1 name "+strings.Repeat("ä", MaxName+1)), "at most 80"},
		"white space ahead": {sealed(first, "1 play  x"), "white space around it"},
		"an empty choice":   {sealed(first, "1 play "), "the choice is empty"},
	} {
		_, err := parse("match.siege", c.text, formats())
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A file of the largest size is read, and one byte more is refused without being read.
func TestLargestFile(t *testing.T) {
	path := written(t, header())
	for size, kind := range map[int64]error{MaxFile: ErrDamaged, MaxFile + 1: ErrTooLarge} {
		if err := os.Truncate(path, size); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(path); !errors.Is(err, kind) {
			t.Errorf("%d bytes: %.200v", size, err)
		}
	}
}

// Ids and the players of seats may be as long as a word of the format and no longer.
func TestTheLongestWord(t *testing.T) {
	long := strings.Repeat("w", 100)
	for word, fits := range map[string]bool{long: true, long + "w": false} {
		for what, change := range map[string]func(*Header){
			"the content hash": func(h *Header) { h.Content = word },
			"an option":        func(h *Header) { h.Options = map[string]string{word: "a"} },
			"a player":         func(h *Header) { h.Seats[0].Player = word },
		} {
			h := header()
			h.Seats = append([]Seat(nil), h.Seats...)
			change(&h)
			if err := h.check(); (err == nil) != fits {
				t.Errorf("%s of %d characters: %v", what, len(word), err)
			}
		}
	}
}
