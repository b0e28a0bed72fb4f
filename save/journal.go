package save

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"

	"portcullis/save/files"
)

// Journal is a match file that is being written. It is not safe for use by several
// goroutines at once.
type Journal struct {
	path    string
	disk    disk // nil once the file is closed or lost
	format  format
	last    seal
	size    int64       // bytes that are safe
	records int         // records that are safe
	kept    []byte      // what is safe, to write it elsewhere if the file is lost
	stood   os.FileInfo // the file as the journal left it; nil: not known
	buf     []byte
	unclean bool // there may be something behind size
	closed  bool
	renewal *renewal // what the file becomes before the next record; nil if it stays
}

// disk is what a journal needs of its file.
type disk interface {
	WriteAt(p []byte, off int64) (int, error)
	Truncate(size int64) error
	Sync() error
	Close() error
}

var errClosed = errors.New("the match file is closed")

// Create begins a new match file: when it returns, the header and the file's name are safe
// on disk. It refuses to replace a file (ErrExists). The folder must be there.
func Create(path string, h Header) (*Journal, error) {
	return create(path, h)
}

// create is Create with the first records, which are written together with the header.
func create(path string, h Header, records ...Record) (*Journal, error) {
	line, err := headerLine(h)
	if err != nil {
		return nil, fmt.Errorf("%s: the match cannot be saved: %w", path, err)
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		return nil, &FileError{Path: path, Kind: ErrExists, Cause: err,
			Reason: "a file of this name is already there", Advice: "It was not changed. Choose another name."}
	}
	if err != nil {
		return nil, notCreated(path, err)
	}
	j := &Journal{path: path, disk: f, format: formats()[Version]}
	if err := j.begin(f, line, records); err != nil {
		f.Close()
		os.Remove(path)
		return nil, notCreated(path, err)
	}
	return j, nil
}

func notCreated(path string, err error) *FileError {
	return &FileError{Path: path, Kind: ErrReadOnly, Cause: err,
		Reason: "it cannot be written: " + files.Cause(err),
		Advice: "No file was made. Make room on the disk, or choose another folder."}
}

func (j *Journal) begin(f *os.File, header string, records []Record) error {
	if err := lock(f); err != nil {
		return err
	}
	buf, last := j.last.appendLine(nil, header)
	buf, last, err := j.encode(buf, last, records)
	if err != nil {
		return err
	}
	if err := j.writeSync(buf); err != nil {
		return err
	}
	j.size, j.last, j.records, j.kept = int64(len(buf)), last, len(records), buf
	j.stand()
	return files.SyncDir(filepath.Dir(j.path))
}

// Resume opens a match file and continues it. A torn last line is first copied to the
// file's name with ".torn" behind it, then cut off; File.Damage still tells of it. If the
// match is open in another program (ErrOpenElsewhere) or may not be written (ErrReadOnly),
// the error's Readable is the whole match, to look at.
func Resume(path string) (*File, *Journal, error) {
	f, err := openRegular(path, os.O_RDWR)
	if mayNotWrite(err) {
		return nil, nil, readOnly(path, err)
	}
	if err != nil {
		return nil, nil, err
	}
	file, j, err := resume(path, f)
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	return file, j, nil
}

func resume(path string, f *os.File) (*File, *Journal, error) {
	locked := lock(f)
	file, err := read(path, f)
	switch {
	case err != nil:
		return nil, nil, err
	case errors.Is(locked, ErrOpenElsewhere):
		return nil, nil, &FileError{Path: path, Kind: ErrOpenElsewhere, Readable: file,
			Reason: "this match is open in another program or window",
			Advice: "It can be looked at here, not played. Close it there first, or play a copy."}
	case locked != nil:
		return nil, nil, readOnly(path, locked)
	}
	if err := stillThere(path, f); err != nil {
		return nil, nil, err
	}
	j := &Journal{path: path, disk: f, format: file.format, last: file.last, size: file.end, records: len(file.Records), kept: []byte(file.text)}
	if file.Damage != nil {
		if err := j.cutTorn(file.Damage.tail); err != nil {
			return nil, nil, &FileError{Path: path, Line: file.Damage.Line, Kind: ErrReadOnly, Cause: err, Readable: file,
				Reason: "its torn last line cannot be set aside: " + files.Cause(err),
				Advice: "Nothing was changed. Make room on the disk, or check the rights of the folder."}
		}
	}
	return file, j, nil
}

// mayNotWrite reports whether a file may be read at most: it is not the person's own, or its file system is read only.
func mayNotWrite(err error) bool {
	return errors.Is(err, os.ErrPermission) || errors.Is(err, syscall.EROFS)
}

// stillThere reports an error if the file was moved away before it could be locked.
func stillThere(path string, f *os.File) error {
	here, err := os.Lstat(path)
	if err != nil {
		return unreadable(path, err)
	}
	if mine, err := f.Stat(); err != nil || !os.SameFile(here, mine) {
		return unreadable(path, errors.New("another file took its place"))
	}
	return nil
}

// readOnly is the error of a file that may be read at most.
func readOnly(path string, cause error) error {
	file, err := Open(path)
	if err != nil {
		return err
	}
	return &FileError{Path: path, Kind: ErrReadOnly, Cause: cause, Readable: file,
		Reason: "you may not write this file",
		Advice: "It can be looked at, not played. Play a copy, or change the rights of the file."}
}

func (j *Journal) cutTorn(tail string) error {
	if err := files.WriteAtomic(j.path+tornExt, []byte(tail)); err != nil {
		return err
	}
	if err := j.disk.Truncate(j.size); err != nil {
		return err
	}
	return j.disk.Sync()
}

// Append writes records with a single write and returns when they are safe on disk. With no
// records it only makes sure that the file is there and holds, byte for byte, all that was
// written. A *Rescued is no failure: the records are safe, in another file.
//
// After any other error none of them counts as written and the journal stays usable: a
// *WriteError is the disk's fault, and the caller appends the same records again, before any
// later ones, when there is room. What else is returned names what is wrong with a record.
func (j *Journal) Append(records ...Record) error {
	if j.closed {
		return errClosed
	}
	if err := j.clean(); err != nil {
		return j.failed(err)
	}
	if why := j.lost(len(records) == 0); why != nil {
		return j.rescue(why, records)
	}
	if j.renewal != nil && len(records) > 0 {
		return j.renew(records)
	}
	buf, last, err := j.encode(j.buf[:0], j.last, records)
	if err != nil || len(records) == 0 {
		return err
	}
	j.buf = buf
	if err := j.writeSync(buf); err != nil {
		j.unclean = true
		_ = j.clean() // if the disk refuses that too, the next Append tries again
		return j.failed(err)
	}
	j.size += int64(len(buf))
	j.kept = append(j.kept, buf...)
	j.last = last
	j.records += len(records)
	j.stand()
	return nil
}

// encode appends the lines of records to buf.
func (j *Journal) encode(buf []byte, last seal, records []Record) ([]byte, seal, error) {
	var line []byte
	for i, r := range records {
		err := r.check()
		if err == nil && !slices.Contains(j.format.kinds, r.Kind) {
			err = fmt.Errorf("the file is of an older format, which has no %s entries; go on in a copy of it", r.Kind)
		}
		if err != nil {
			return nil, "", fmt.Errorf("%s: entry %d is refused: %w", j.path, j.records+i+1, err)
		}
		line = strconv.AppendInt(line[:0], int64(j.records+i+1), 10)
		line = j.format.writeRecord(append(line, ' '), r)
		if len(line)+sealLen > MaxLine {
			return nil, "", fmt.Errorf("%s: entry %d is refused: it is longer than %d bytes", j.path, j.records+i+1, MaxLine-sealLen)
		}
		buf, last = last.appendLine(buf, string(line))
	}
	if j.records+len(records) > MaxRecords || j.size+int64(len(buf)) > MaxFile {
		return nil, "", fmt.Errorf("%s: the match file is full (%d entries, %d bytes); the match can go on, but no more of it can be saved", j.path, j.records, j.size)
	}
	return buf, last, nil
}

func (j *Journal) writeSync(p []byte) error {
	if _, err := j.disk.WriteAt(p, j.size); err != nil {
		return err
	}
	return j.disk.Sync()
}

// clean cuts off what a failed write left behind.
func (j *Journal) clean() error {
	if !j.unclean || j.disk == nil {
		return nil
	}
	if err := j.disk.Truncate(j.size); err != nil {
		return err
	}
	j.unclean = false
	return nil
}

func (j *Journal) failed(err error) error {
	return &WriteError{Path: j.path, Kept: j.records, Err: err}
}

// Path is the file that the journal writes.
func (j *Journal) Path() string { return j.path }

// Len is how many records are safe on disk.
func (j *Journal) Len() int { return j.records }

// Close lets go of the file and its lock. Everything appended is safe already.
func (j *Journal) Close() error {
	j.closed = true
	if j.disk == nil {
		return nil
	}
	err := errors.Join(j.clean(), j.disk.Close())
	j.disk = nil
	return err
}
