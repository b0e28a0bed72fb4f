package save

import (
	"fmt"
	"strconv"
	"strings"
)

// byteOrderMark is what some editors put before a text; it is no part of the first line.
const byteOrderMark = "\ufeff"

// parse verifies the text of a file. Where another program has put carriage returns before the ends of lines, they are no
// part of the lines.
func parse(path, text string, known map[int]format) (*File, error) {
	f := &File{Path: path}
	body, marked := strings.CutPrefix(text, byteOrderMark)
	if marked {
		f.end = int64(len(byteOrderMark))
	}
	rest, err := f.parseHeader(body, known)
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
	f.text = text[:f.end]
	if err != nil {
		return nil, err
	}
	return f, nil
}

func nameAfter(h Header, records []Record) string {
	for i := len(records) - 1; i >= 0; i-- {
		if records[i].Kind == Name {
			return CleanName(records[i].Text)
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
	body, check, ok := cutSeal(strings.TrimSuffix(line, "\r"))
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
