package save

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Version is the format that this program writes. A file that was begun in an older one
// goes on in that.
const Version = 4

// Bounds of a match file. What exceeds them is refused, in reading and in writing.
const (
	MaxFile    = 16 << 20 // bytes of a whole file
	MaxHeader  = 1 << 20  // bytes of the first line; it may hold a snapshot
	MaxLine    = 8 << 10  // bytes of any other line
	MaxRecords = 100_000
)

const (
	magic    = "portcullis-match "
	checkSep = "  #"
	checkLen = 16 // hexadecimal digits, 64 bits
	sealLen  = len(checkSep) + checkLen
)

// format reads and writes the lines of one version, without their checks. A newer program
// gets one more format; the reader of an old one migrates what it reads to today's types.
type format struct {
	readHeader  func(text string) (Header, error)
	readRecord  func(text string) (Record, error)
	writeRecord func(dst []byte, r Record) []byte
	kinds       []Kind // of records that it can hold
}

// formats are all versions that this program reads.
func formats() map[int]format {
	return map[int]format{
		1: {readHeader: readHeader1, readRecord: readRecord1, writeRecord: writeRecord1, kinds: kinds1()},
		2: {readHeader: readHeader1, readRecord: readRecord2, writeRecord: writeRecord1, kinds: append(kinds1(), Prefer)},
		3: {readHeader: readHeader3, readRecord: readRecord2, writeRecord: writeRecord1, kinds: append(kinds1(), Prefer)},
		4: {readHeader: readHeader4, readRecord: readRecord4, writeRecord: writeRecord1, kinds: append(kinds1(), Prefer, Dice)},
	}
}

func kinds1() []Kind { return []Kind{Play, Undo, Redo, Force, Name, Table, Seats} }

// readHeader1 reads a header that names no revision of the rules.
func readHeader1(text string) (Header, error) {
	var named struct {
		Revision json.RawMessage `json:"revision"`
	}
	if json.Unmarshal([]byte(text), &named) == nil && named.Revision != nil {
		return Header{}, errors.New(`json: unknown field "revision"`)
	}
	return readHeader3(text)
}

// readHeader3 reads a header that names no lesson.
func readHeader3(text string) (Header, error) {
	h, err := readHeader4(text)
	if err == nil && h.Lesson != "" {
		return Header{}, errors.New(`json: unknown field "lesson"`)
	}
	return h, err
}

func readHeader4(text string) (Header, error) {
	var h Header
	if err := decodeStrict(text, &h); err != nil {
		return Header{}, err
	}
	if err := h.check(); err != nil {
		return Header{}, err
	}
	h.Revision = max(h.Revision, 1)
	return h.cleaned(), nil
}

func readRecord1(text string) (Record, error) {
	if kind, _, _ := strings.Cut(text, " "); Kind(kind) == Prefer {
		return Record{}, unknownKind(Prefer)
	}
	return readRecord2(text)
}

// readRecord2 reads preferences too.
func readRecord2(text string) (Record, error) {
	if kind, _, _ := strings.Cut(text, " "); Kind(kind) == Dice {
		return Record{}, unknownKind(Dice)
	}
	return readRecord4(text)
}

// readRecord4 reads dice that take the place of others too.
func readRecord4(text string) (Record, error) {
	kind, arg, _ := strings.Cut(text, " ")
	r := Record{Kind: Kind(kind)}
	if !r.usesN() {
		r.Text = arg
		return r, r.check()
	}
	n, err := strconv.Atoi(arg)
	if err != nil || strconv.Itoa(n) != arg {
		return Record{}, fmt.Errorf("%q is not a number of choices", arg)
	}
	r.N = n
	return r, r.check()
}

func writeRecord1(dst []byte, r Record) []byte {
	dst = append(dst, r.Kind...)
	dst = append(dst, ' ')
	if r.usesN() {
		return strconv.AppendInt(dst, int64(r.N), 10)
	}
	return append(dst, r.Text...)
}

// headerLine is the first line of a new file, without its check.
func headerLine(h Header) (string, error) {
	if err := h.check(); err != nil {
		return "", err
	}
	text, err := encodeJSON(h)
	if err != nil {
		return "", err
	}
	line := magic + strconv.Itoa(Version) + " " + string(text)
	if len(line)+sealLen > MaxHeader {
		return "", fmt.Errorf("it needs %d bytes; at most %d can be saved", len(line), MaxHeader-sealLen)
	}
	return line, nil
}

// seal is the check of a line; the zero seal stands before the first line.
type seal string

// next is the check of a line that follows the line that s closes.
func (s seal) next(line string) seal {
	buf := make([]byte, 0, 256)
	sum := sha256.Sum256(append(append(buf, s...), line...))
	return seal(hex.EncodeToString(sum[:checkLen/2]))
}

// appendLine writes a whole line and returns the check that closes it.
func (s seal) appendLine(dst []byte, line string) ([]byte, seal) {
	next := s.next(line)
	dst = append(dst, line...)
	dst = append(dst, checkSep...)
	dst = append(dst, next...)
	return append(dst, '\n'), next
}

// cutSeal splits a line, its line feed removed, into the part that the check covers and the
// check.
func cutSeal(line string) (body string, check seal, ok bool) {
	at := len(line) - sealLen
	if at < 0 || line[at:at+len(checkSep)] != checkSep {
		return "", "", false
	}
	return line[:at], seal(line[at+len(checkSep):]), true
}
