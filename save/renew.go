package save

import (
	"errors"
	"os"
	"strconv"

	"portcullis/save/files"
)

// agedExt is what the copy of a match file of older rules has behind the file's name, before
// the revision.
const agedExt = ".rules-"

// renewal is a match as it goes on under mended rules.
type renewal struct {
	header  Header
	records []Record
	was     int  // the revision of the rules in the file
	aside   bool // the file as it was is copied
}

// Renew lets a match that was begun under an older revision of the rules go on: before the
// next record is written, the file as it is now is copied beside itself, then a file with this
// header and these records takes its place, in one step. Until then nothing changes on the
// disk, so that a match that is only looked at stays as it was. It returns the path of the copy.
func (j *Journal) Renew(h Header, records []Record, was int) (aside string) {
	j.renewal = &renewal{header: h, records: records, was: was}
	return j.asidePath()
}

func (j *Journal) asidePath() string {
	return files.FreePath(j.path+agedExt+strconv.Itoa(j.renewal.was), "")
}

// setAside copies the file as it was read, once.
func (j *Journal) setAside() error {
	if j.renewal.aside {
		return nil
	}
	if err := files.WriteAtomic(j.asidePath(), j.kept); err != nil {
		return err
	}
	j.renewal.aside = true
	return nil
}

// renewed is the journal as it will be, without a file.
func (j *Journal) renewed() (Journal, error) {
	next := Journal{path: j.path, format: formats()[Version]}
	line, err := headerLine(j.renewal.header)
	if err != nil {
		return next, err
	}
	buf, last := next.last.appendLine(nil, line)
	if buf, last, err = next.encode(buf, last, j.renewal.records); err != nil {
		return next, err
	}
	next.kept, next.size, next.last, next.records = buf, int64(len(buf)), last, len(j.renewal.records)
	return next, nil
}

// renew carries out what Renew announced, and appends records.
func (j *Journal) renew(records []Record) error {
	next, err := j.renewed()
	if err != nil {
		return err
	}
	lines, last, err := next.encode(nil, next.last, records)
	if err != nil {
		return err
	}
	if err := j.setAside(); err != nil {
		return j.failed(err)
	}
	next.kept = append(next.kept, lines...)
	next.size, next.last, next.records = int64(len(next.kept)), last, next.records+len(records)
	if err := j.replace(next.kept); err != nil {
		return j.failed(err)
	}
	next.disk = j.disk
	*j = next
	j.stand()
	return nil
}

// replace puts text in the place of the file and takes the lock of the new one. The old file is
// closed first: Windows replaces no file that is open.
func (j *Journal) replace(text []byte) error {
	err := j.disk.Close()
	j.disk = nil
	err = errors.Join(err, files.WriteAtomic(j.path, text))
	f, opening := openRegular(j.path, os.O_RDWR)
	if opening != nil {
		return errors.Join(err, opening)
	}
	if locking := lock(f); locking != nil {
		return errors.Join(err, locking, f.Close())
	}
	j.disk = f
	return err
}
