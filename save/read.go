package save

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"
)

// File is a match file that was read and verified.
type File struct {
	Path     string
	Version  int // format it is written in
	Header   Header
	Records  []Record // Records[i] is line i+2
	Name     string   // Header.Name, or that of the last Name record
	Modified time.Time
	Size     int64
	// Damage is set if the program died while it wrote the last line. Records are all
	// those before it.
	Damage *Damage

	format format
	last   seal
	end    int64 // bytes of the intact lines
}

// Damage describes the torn last line of a file.
type Damage struct {
	Line   int    // counted from 1
	Reason string // what happened, without a full stop
	Kept   int    // records before it
	tail   string
}

func (d *Damage) String() string {
	return fmt.Sprintf("line %d: %s; the %s before it %s kept", d.Line, d.Reason, entries(d.Kept), isAre(d.Kept))
}

// FaultAt is the error of a record that is written well but cannot be played, for whoever
// replays the file: i is its index in Records. Readable holds the records before it.
func (f *File) FaultAt(i int, cause error) *FileError {
	before := *f
	before.Records = f.Records[:i:i]
	before.Name = nameAfter(f.Header, before.Records)
	before.Damage = nil
	e := damaged(&before, i+2, fmt.Sprintf("the entry %q cannot be played: %v", lineText(f.Records[i]), cause))
	e.Cause = cause
	return e
}

func lineText(r Record) string { return string(writeRecord1(nil, r)) }

// Open reads and verifies a whole match file and changes nothing. A file whose last line is
// torn opens with Damage set; any other fault is a *FileError.
func Open(path string) (*File, error) {
	f, err := openRegular(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return read(path, f)
}

// openRegular opens a file that is no link, device, pipe or folder.
func openRegular(path string, flag int) (*os.File, error) {
	before, err := os.Lstat(path)
	if err != nil {
		return nil, unreadable(path, err)
	}
	if !before.Mode().IsRegular() {
		return nil, &FileError{Path: path, Kind: ErrNotRegular,
			Reason: "it is " + kindOfFile(before.Mode()) + ", not a file",
			Advice: "Nothing was opened. Choose the match file itself."}
	}
	f, err := os.OpenFile(path, flag, 0)
	if err != nil {
		return nil, unreadable(path, err)
	}
	if now, err := f.Stat(); err != nil || !os.SameFile(before, now) {
		f.Close()
		return nil, unreadable(path, fmt.Errorf("another file took its place"))
	}
	return f, nil
}

func kindOfFile(m os.FileMode) string {
	switch {
	case m.IsDir():
		return "a folder"
	case m&os.ModeSymlink != 0:
		return "a link"
	}
	return "a device or a pipe"
}

func unreadable(path string, err error) *FileError {
	return &FileError{Path: path, Kind: ErrUnreadable, Cause: err,
		Reason: "it cannot be opened: " + cause(err),
		Advice: "Nothing was changed. Check that the file is there and that you may read it."}
}

// cause is the system's own words, without the path that our message has already.
func cause(err error) string {
	if p, ok := err.(*os.PathError); ok {
		return p.Err.Error()
	}
	return err.Error()
}

func read(path string, f *os.File) (*File, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, unreadable(path, err)
	}
	if info.Size() > MaxFile {
		return nil, tooLarge(path)
	}
	var text strings.Builder
	text.Grow(int(info.Size()))
	n, err := io.Copy(&text, io.LimitReader(f, MaxFile+1))
	if err != nil {
		return nil, unreadable(path, err)
	}
	if n > MaxFile {
		return nil, tooLarge(path)
	}
	file, err := parse(path, text.String(), formats())
	stamp(file, err, info)
	return file, err
}

func tooLarge(path string) *FileError {
	return &FileError{Path: path, Kind: ErrTooLarge,
		Reason: fmt.Sprintf("it is larger than %d MiB, the most that a match can fill", MaxFile>>20),
		Advice: "Nothing was changed. This is not a match that Portcullis saved."}
}

// stamp writes when and how large into what could be read.
func stamp(f *File, err error, info os.FileInfo) {
	if fault, ok := err.(*FileError); ok {
		f = fault.Readable
	}
	if f != nil {
		f.Modified, f.Size = info.ModTime(), info.Size()
	}
}

// parse verifies the text of a file.
func parse(path, text string, known map[int]format) (*File, error) {
	f := &File{Path: path}
	rest, err := f.parseHeader(text, known)
	if err != nil {
		return nil, err
	}
	f.Records = make([]Record, 0, min(strings.Count(rest, "\n"), MaxRecords))
	for rest != "" {
		line, after, ended := strings.Cut(rest, "\n")
		if !ended {
			err = f.parseTail(rest)
			break
		}
		if err = f.parseLine(line); err != nil {
			break
		}
		rest = after
	}
	f.Name = nameAfter(f.Header, f.Records)
	if err != nil {
		return nil, err
	}
	return f, nil
}

func nameAfter(h Header, records []Record) string {
	for i := len(records) - 1; i >= 0; i-- {
		if records[i].Kind == Name {
			return records[i].Text
		}
	}
	return h.Name
}

// parseHeader reads the first line and returns what follows it.
func (f *File) parseHeader(text string, known map[int]format) (string, error) {
	if text == "" {
		return "", damaged(f, 1, "the file is empty")
	}
	if !strings.HasPrefix(text, magic) {
		if strings.HasPrefix(magic, text) {
			return "", damaged(f, 1, "the file ends in the middle of its first line")
		}
		return "", &FileError{Path: f.Path, Line: 1, Kind: ErrNotMatch,
			Reason: "it does not begin as a match file does",
			Advice: "Nothing was changed. Choose a file that Portcullis saved."}
	}
	line, rest, ended := strings.Cut(text, "\n")
	if err := f.findFormat(line, ended, known); err != nil {
		return "", err
	}
	if len(line) > MaxHeader {
		return "", damaged(f, 1, fmt.Sprintf("it is longer than %d bytes", MaxHeader))
	}
	if !ended {
		return "", damaged(f, 1, "the file ends in the middle of its first line")
	}
	body, err := f.unseal(line, 1)
	if err != nil {
		return "", err
	}
	_, header, _ := strings.Cut(body[len(magic):], " ")
	if f.Header, err = f.format.readHeader(header); err != nil {
		return "", damaged(f, 1, "the header cannot be used: "+err.Error())
	}
	return rest, nil
}

// findFormat reads the version number, which stands between the magic word and a space.
func (f *File) findFormat(line string, ended bool, known map[int]format) error {
	digits, _, spaced := strings.Cut(line[len(magic):], " ")
	if !spaced && !ended {
		return damaged(f, 1, "the file ends in the middle of its first line")
	}
	version, err := strconv.Atoi(digits)
	if err != nil || version < 1 || strconv.Itoa(version) != digits {
		return damaged(f, 1, "the version of the format is not a number")
	}
	format, ok := known[version]
	if !ok {
		return &FileError{Path: f.Path, Line: 1, Kind: ErrNewer,
			Reason: fmt.Sprintf("it is written in format %d by a newer Portcullis; this one reads formats up to %d", version, Version),
			Advice: "Nothing was changed. Open it with the newer Portcullis."}
	}
	f.Version, f.format = version, format
	return nil
}

// parseLine reads a line that ended with a line feed.
func (f *File) parseLine(line string) error {
	number := len(f.Records) + 1
	if number > MaxRecords {
		return damaged(f, number+1, fmt.Sprintf("there are more than %d entries", MaxRecords))
	}
	if len(line) > MaxLine {
		return damaged(f, number+1, fmt.Sprintf("it is longer than %d bytes", MaxLine))
	}
	body, err := f.unseal(line, number+1)
	if err != nil {
		return err
	}
	_, text, _ := strings.Cut(body, " ")
	r, err := f.format.readRecord(text)
	if err != nil {
		return damaged(f, number+1, "the entry cannot be used: "+err.Error())
	}
	f.Records = append(f.Records, r)
	return nil
}

// unseal verifies the check of a line, moves on behind it and returns what it covers.
func (f *File) unseal(line string, number int) (string, error) {
	body, check, ok := cutSeal(line)
	if strings.HasSuffix(line, "\r") {
		return "", damaged(f, number, "it ends with a carriage return: another program changed the ends of the lines")
	}
	if !ok {
		return "", damaged(f, number, "its check is missing")
	}
	next := f.last.next(body)
	if says, _, _ := strings.Cut(body, " "); number > 1 && says != strconv.Itoa(number-1) {
		return "", damaged(f, number, fmt.Sprintf("entry %d should stand here: lines were changed, left out, repeated or moved", number-1))
	}
	if check != next {
		return "", damaged(f, number, "its check does not fit: the line was changed, or it stood elsewhere")
	}
	f.last = next
	f.end += int64(len(line)) + 1
	return body, nil
}

// parseTail judges what stands behind the last line feed. The beginning of a line was being
// written when the program died; a whole line and more behind it was not.
func (f *File) parseTail(tail string) error {
	number := len(f.Records) + 2
	if len(tail) > MaxLine {
		return damaged(f, number, fmt.Sprintf("it is longer than %d bytes", MaxLine))
	}
	if body, check, ok := cutSeal(tail[:len(tail)-1]); ok && check == f.last.next(body) {
		return damaged(f, number, "something other than the end of the line follows its check")
	}
	f.Damage = &Damage{Line: number, Kept: len(f.Records), tail: tail,
		Reason: "the program died while it wrote this line"}
	return nil
}
