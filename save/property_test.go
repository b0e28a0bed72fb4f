package save

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"portcullis/rules/plain"

	"portcullis/rules"
)

// memory is a disk that is only a list of bytes.
type memory struct{ data []byte }

func (m *memory) WriteAt(p []byte, off int64) (int, error) {
	m.data = append(m.data[:off], p...)
	return len(p), nil
}

func (m *memory) Truncate(size int64) error { m.data = m.data[:size]; return nil }
func (m *memory) Sync() error               { return nil }
func (m *memory) Close() error              { return nil }

// inMemory begins a match on a disk that is only a list of bytes.
func inMemory(t interface{ Fatal(...any) }, h Header) (*Journal, *memory) {
	line, err := headerLine(h)
	if err != nil {
		t.Fatal(err)
	}
	m := &memory{}
	j := &Journal{path: "match.siege", disk: m, format: formats()[Version]}
	m.data, j.last = j.last.appendLine(nil, line)
	j.size = int64(len(m.data))
	return j, m
}

func drawSeats(t *rapid.T) []Seat {
	word := rapid.StringMatching(`[^\pC\pZ]([^\pC\pZ ]| [^\pC\pZ ]){0,12}`).Filter(func(s string) bool { return plain.Unfit(s, MaxName) == "" })
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Seat {
		return Seat{Name: word.Draw(t, "name"), Player: word.Draw(t, "player")}
	}), 1, MaxSeats).Draw(t, "seats")
}

// drawRecord draws a record as a match makes it, or any other.
func drawRecord(t *rapid.T) Record {
	switch kind := rapid.SampledFrom([]Kind{Play, Undo, Redo, Force, Name, Table, Seats, Prefer, "any"}).Draw(t, "kind"); kind {
	case Play:
		return Record{Kind: kind, Text: rapid.StringMatching(`[a-z]+( [a-z0-9]+){0,4}`).Draw(t, "choice")}
	case Undo, Redo:
		return Record{Kind: kind, N: rapid.IntRange(0, MaxRecords).Draw(t, "n")}
	case Force:
		return ForceRecord(rapid.SliceOfN(rapid.Uint8Range(1, 6), 1, 32).Draw(t, "faces")...)
	case Name:
		return Record{Kind: kind, Text: CleanName(rapid.String().Draw(t, "name"))}
	case Table:
		return Record{Kind: kind, Text: rapid.SampledFrom([]string{TakeBacksOn, TakeBacksOff}).Draw(t, "table")}
	case Prefer:
		word := rapid.StringMatching(`[a-z_-]{1,12}`)
		return PreferRecord(rules.Seat(rapid.IntRange(0, MaxSeats-1).Draw(t, "seat")), word.Draw(t, "id"), word.Draw(t, "value"))
	case Seats:
		r, err := SeatsRecord(drawSeats(t))
		if err != nil {
			t.Fatal(err)
		}
		return r
	default:
		return Record{
			Kind: Kind(rapid.OneOf(rapid.Just("play"), rapid.Just("seats"), rapid.Just("force"), rapid.Just("prefer"), rapid.String()).Draw(t, "any kind")),
			N:    rapid.IntRange(-1, 1).Draw(t, "any n"),
			Text: rapid.String().Draw(t, "any text"),
		}
	}
}

// Every record is either refused without a trace or read back as it was, and what a match
// makes is never refused.
func TestAnyRecordsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := header()
		h.Seats = drawSeats(t)
		h.Name = CleanName(rapid.String().Draw(t, "title"))
		h.Seed = rapid.Uint64().Draw(t, "seed")
		h.TakeBacks = rapid.Bool().Draw(t, "take-backs")
		h.Start = drawStart(t)
		j, disk := inMemory(t, h)
		var kept []Record
		for _, r := range rapid.SliceOfN(rapid.Custom(drawRecord), 0, 20).Draw(t, "records") {
			before := len(disk.data)
			switch err := j.Append(r); {
			case err == nil:
				kept = append(kept, r)
			case r.check() == nil && len(r.Text) < MaxLine/2:
				t.Fatalf("%+v was refused: %v", r, err)
			case len(disk.data) != before:
				t.Fatalf("%+v was refused and left a trace", r)
			}
		}
		f, err := parse("match.siege", string(disk.data), formats())
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(f.Records, kept) {
			t.Fatal(cmp.Diff(kept, f.Records))
		}
		if diff := cmp.Diff(h, f.Header); diff != "" {
			t.Fatal(diff)
		}
		if want := 1 + len(kept); strings.Count(string(disk.data), "\n") != want {
			t.Fatalf("the file has not %d lines", want)
		}
	})
}

func drawStart(t *rapid.T) json.RawMessage {
	words := rapid.MapOf(rapid.String(), rapid.SliceOf(rapid.String())).Draw(t, "start")
	if len(words) == 0 {
		return nil
	}
	text, err := encodeJSON(words)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestCleanNameIsAlwaysFit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := CleanName(rapid.String().Draw(t, "typed"))
		if err := checkName(name); err != nil {
			t.Fatal(err)
		}
	})
	for typed, want := range map[string]string{
		"  a \t b\r\n": "a b", "a\x00b": "a b", "\xff": "\uFFFD", "": "",
		strings.Repeat("x", MaxName-1) + " yz": strings.Repeat("x", MaxName-1),
	} {
		if got := CleanName(typed); got != want {
			t.Errorf("CleanName(%q) = %q, want %q", typed, got, want)
		}
	}
}

// FuzzOpen reads any text, as it stands and with checks that fit: it never panics, every
// error is a *FileError that reads as a sentence, and what is read can be written and read
// again.
func FuzzOpen(f *testing.F) {
	j, disk := inMemory(f, header())
	if err := j.Append(journey(f)...); err != nil {
		f.Fatal(err)
	}
	text := string(disk.data)
	f.Add(text)
	f.Add(text[:len(text)-30])
	f.Add("portcullis-match 2 {}\n")
	f.Add(strings.ReplaceAll(text, "  #", "\n"))
	f.Fuzz(func(t *testing.T, text string) {
		for _, text := range []string{text, sealed(strings.Split(text, "\n")...)} {
			file, err := parse("match.siege", text, formats())
			var fault *FileError
			if err != nil && (!errors.As(err, &fault) || fault.Line < 1 || fault.Reason == "" || fault.Advice == "") {
				t.Fatalf("%+v", err)
			}
			if err != nil {
				file = fault.Readable
			}
			if file != nil {
				writeAgain(t, file)
			}
		}
	})
}

func writeAgain(t *testing.T, file *File) {
	t.Helper()
	j, disk := inMemory(t, file.Header)
	if err := j.Append(file.Records...); err != nil {
		t.Fatal(err)
	}
	again, err := parse("match.siege", string(disk.data), formats())
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Records, file.Records) || again.Name != file.Name {
		t.Fatal(cmp.Diff(file.Records, again.Records))
	}
}
