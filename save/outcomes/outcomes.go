// Package outcomes keeps how matches ended apart from their files, so that a deleted match is not forgotten: one
// checked line a match that people finished. Lines are only ever appended, and synced.
package outcomes

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"portcullis/rules/plain"
	"portcullis/save"
	"portcullis/save/files"
)

// File is what the file is called.
const File = "outcomes.jsonl"

// most is how large a file is read, in bytes: some hundred thousand matches.
const most = 64 << 20

// Outcome is how one match ended.
type Outcome struct {
	Key     string            `json:"key"` // of the match, see [Key]
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Seats   []save.Seat       `json:"seats"`
	Won     bool              `json:"won"` // by a person
	Result  string            `json:"result"`
	Choices int               `json:"choices"`
	Turns   int               `json:"turns,omitempty"`  // as players count them; 0: a match that was kept before they were counted
	Rounds  int               `json:"rounds,omitempty"` // where players count these and no turns
	Ended   time.Time         `json:"ended"`
	Feats   []string          `json:"feats,omitempty"` // ids of those that people earned
}

// Key tells matches apart: copies of a match file are of one match.
func Key(h save.Header) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %d %s", h.Game, h.Seed, h.Created.UnixNano(), h.Start))
	return hex.EncodeToString(sum[:8])
}

// Book is the file of outcomes. It can be used by several goroutines; nil has none and keeps nothing.
type Book struct {
	mu    sync.Mutex
	path  string
	list  []Outcome
	known map[string]bool
}

// Open reads a file, which need not be there. It always returns a book that can be used: of a damaged file it has the
// lines that can be read, which a new file holds; the old one is set aside, and the error names it with line and reason.
func Open(path string) (*Book, error) {
	b := &Book{path: path, known: map[string]bool{}}
	data, err := files.Read(path, most)
	if errors.Is(err, fs.ErrNotExist) {
		return b, nil
	}
	var wrong error
	if err != nil {
		wrong = fmt.Errorf("%s: %s", path, files.Cause(err))
	}
	for n, line := range bytes.SplitAfter(plain.Text(data), []byte("\n")) {
		if len(line) == 0 {
			continue
		}
		o, err := read(line)
		if err != nil && wrong == nil {
			wrong = fmt.Errorf("%s:%d: %w", path, n+1, err)
		}
		if err == nil {
			b.take(o)
		}
	}
	if wrong == nil {
		return b, nil
	}
	aside := files.FreePath(path+".damaged", "")
	if err := os.Rename(path, aside); err != nil {
		b.path = "" // nothing is written over what cannot be read
		return b, fmt.Errorf("%w. What is finished now is counted until the program ends: %s", wrong, files.Cause(err))
	}
	var whole []byte
	for _, o := range b.list {
		line, err := written(o)
		if err != nil {
			return b, err
		}
		whole = append(whole, line...)
	}
	if err := files.WriteAtomic(path, whole); err != nil {
		return b, fmt.Errorf("%w. It is set aside as %s; the lines that can be read could not be kept: %s", wrong, filepath.Base(aside), files.Cause(err))
	}
	return b, fmt.Errorf("%w. The file is set aside as %s, and the lines that can be read are kept", wrong, filepath.Base(aside))
}

// take adds an outcome to what is known, once.
func (b *Book) take(o Outcome) bool {
	if b.known[o.Key] {
		return false
	}
	b.known[o.Key] = true
	b.list = append(b.list, o)
	return true
}

// All is the outcomes in the order in which they were kept.
func (b *Book) All() []Outcome {
	if b == nil {
		return nil
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Clone(b.list)
}

// Has reports whether how a match ended is kept, by its [Key].
func (b *Book) Has(key string) bool {
	if b == nil {
		return false
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.known[key]
}

// Add keeps how a match ended. The first end of a match counts: who takes it back and plays on changes nothing. If the
// file cannot be written, the outcome holds until the program ends, and the error says so.
func (b *Book) Add(o Outcome) error {
	if b == nil {
		return nil
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if !b.take(o) || b.path == "" {
		return nil
	}
	line, err := written(o)
	if err == nil {
		err = appendTo(b.path, line)
	}
	if err != nil {
		defer func() { b.path = "" }() // told once: what is saved is found again by whoever opens the next book
		return fmt.Errorf("how the match ended could not be kept in %s: %w", b.path, err)
	}
	return nil
}

// appendTo writes a line at the end of a file, on a line of its own, and syncs it.
func appendTo(path string, line []byte) (err error) {
	if err := files.MakeDir(filepath.Dir(path)); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if info, err := f.Stat(); err == nil && info.Size() > 0 {
		last := make([]byte, 1)
		if _, err := f.ReadAt(last, info.Size()-1); err == nil && last[0] != '\n' {
			line = append([]byte("\n"), line...) // a torn line stays one
		}
	}
	if _, err := f.Write(line); err != nil {
		return err
	}
	if err := f.Sync(); err != nil {
		return err
	}
	return files.SyncDir(filepath.Dir(path))
}

// separator stands before the check of a line.
const separator = " #"

// check is the check of a line.
func check(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:6])
}

// written is the line of an outcome.
func written(o Outcome) ([]byte, error) {
	text, err := json.Marshal(o)
	return []byte(string(text) + separator + check(string(text)) + "\n"), err
}

// read is the outcome of a line.
func read(line []byte) (o Outcome, err error) {
	text, whole := strings.CutSuffix(string(line), "\n")
	at := strings.LastIndex(text, separator)
	switch {
	case !whole:
		return o, errors.New("the line is not whole")
	case at < 0:
		return o, errors.New("the line has no check")
	case check(text[:at]) != text[at+len(separator):]:
		return o, errors.New("the line was changed: its check is another")
	}
	if err := json.Unmarshal([]byte(text[:at]), &o); err != nil {
		return o, fmt.Errorf("the line cannot be read: %w", err)
	}
	if o.Key == "" || o.Game == "" || len(o.Seats) == 0 || len(o.Seats) > save.MaxSeats {
		return o, errors.New("the line says " + strconv.Quote(o.Key) + " of " + strconv.Quote(o.Game) + " with " + strconv.Itoa(len(o.Seats)) + " seats, which is no match")
	}
	for i := range o.Seats {
		o.Seats[i].Name = save.CleanName(o.Seats[i].Name)
	}
	return o, nil
}
