package save

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"portcullis/rules/plain"
	"portcullis/save/files"
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
	Sum      string // SHA-256 of the whole file, hexadecimal
	// Damage is set if the program died while it wrote the last line. Records are all
	// those before it.
	Damage *Damage

	format format
	last   seal
	end    int64  // bytes of the intact lines
	text   string // the intact lines
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
	e := damaged(&before, i+2, fmt.Sprintf("the entry %s cannot be played: %v", plain.Quote(lineText(f.Records[i])), cause))
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

// openFile is files.Open; tests put a file system that refuses something in its place.
var openFile = files.Open

// openRegular opens a file that is no link, device, pipe or folder.
func openRegular(path string, flag int) (*os.File, error) {
	f, err := openFile(path, flag)
	var kind *files.KindError
	switch {
	case errors.As(err, &kind):
		return nil, &FileError{Path: path, Kind: ErrNotRegular, Reason: kind.Error(),
			Advice: "Nothing was opened. Choose the match file itself."}
	case err != nil:
		return nil, unreadable(path, err)
	}
	return f, nil
}

func unreadable(path string, err error) *FileError {
	return &FileError{Path: path, Kind: ErrUnreadable, Cause: err,
		Reason: "it cannot be opened: " + files.Cause(err),
		Advice: "Nothing was changed. Check that the file is there and that you may read it."}
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
	sum := sha256.New()
	n, err := io.Copy(io.MultiWriter(&text, sum), io.LimitReader(f, MaxFile+1))
	if err != nil {
		return nil, unreadable(path, err)
	}
	if n > MaxFile {
		return nil, tooLarge(path)
	}
	file, err := parse(path, text.String(), formats())
	stamp(file, err, info, hex.EncodeToString(sum.Sum(nil)))
	return file, err
}

// Sum is the SHA-256 of a file as it is now, hexadecimal, as File.Sum is.
func Sum(path string) (string, error) {
	f, err := openRegular(path, os.O_RDONLY)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, io.LimitReader(f, MaxFile+1)); err != nil {
		return "", unreadable(path, err)
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

func tooLarge(path string) *FileError {
	return &FileError{Path: path, Kind: ErrTooLarge,
		Reason: fmt.Sprintf("it is larger than %d MiB, the most that a match can fill", MaxFile>>20),
		Advice: "Nothing was changed. This is not a match that Portcullis saved."}
}

// stamp writes when, how large and what into what could be read.
func stamp(f *File, err error, info os.FileInfo, sum string) {
	if fault, ok := err.(*FileError); ok {
		f = fault.Readable
	}
	if f != nil {
		f.Modified, f.Size, f.Sum = info.ModTime(), info.Size(), sum
	}
}
