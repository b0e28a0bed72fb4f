package save

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"portcullis/save/files"
)

// Rescued tells that a match file was lost while it was open, and that the whole match was
// written to another file, where it goes on. It comes from [Journal.Append] and is no failure.
type Rescued struct {
	From string // the file that was lost
	To   string // the file that holds the match now
	Why  error  // what became of the old one, as in "it was deleted, or moved elsewhere"
}

func (r *Rescued) Error() string {
	return fmt.Sprintf("%s was lost while the match was open: %v. Nothing of the match is lost: all of it is saved in %s and goes on there.",
		r.From, r.Why, r.To)
}

// Unwrap gives what became of the old file.
func (r *Rescued) Unwrap() error { return r.Why }

// What becomes of a match file under an open window: sync tools replace it, people move it.
var (
	errGone      = errors.New("it was deleted, or moved elsewhere")
	errReplaced  = errors.New("another file took its place")
	errCutShort  = errors.New("a part of it was cut off")
	errGrown     = errors.New("another program wrote to it")
	errOverwrote = errors.New("another program changed what was in it")
)

// looker is a disk that can say which file it is and what is in it.
type looker interface {
	Stat() (os.FileInfo, error)
	io.ReaderAt
}

// lost looks at the file before something is written to it, and says what became of it if it
// is not the file with the lines that were written; nil if it is. What is in a file whose times
// are those at which the journal left it is read only if whole is set: two changes within one
// tick of the clock of a file system have the same time.
func (j *Journal) lost(whole bool) error {
	if j.disk == nil {
		return errGone
	}
	f, ok := j.disk.(looker)
	if !ok {
		return nil
	}
	here, err := os.Lstat(j.path)
	if err != nil {
		return errGone
	}
	mine, err := f.Stat()
	switch {
	case err != nil || !os.SameFile(here, mine):
		return errReplaced
	case mine.Size() < j.size:
		return errCutShort
	case mine.Size() > j.size:
		return errGrown
	}
	if !whole && sameTimes(j.stood, mine) {
		return nil
	}
	switch same, err := j.holds(f); {
	case err != nil:
		return nil // what cannot be read can perhaps be written
	case !same:
		return errOverwrote
	}
	j.stood = mine
	return nil
}

// holds reports whether what is safe is what the file holds.
func (j *Journal) holds(f io.ReaderAt) (bool, error) {
	const most = 64 << 10
	part := make([]byte, min(most, j.size))
	for at := int64(0); at < j.size; {
		n, err := f.ReadAt(part[:min(most, j.size-at)], at)
		if !bytes.Equal(part[:n], j.kept[at:at+int64(n)]) {
			return false, nil
		}
		at += int64(n)
		if err != nil && at < j.size {
			return false, err
		}
	}
	return true, nil
}

// stand takes in how the file stands, as the journal leaves it.
func (j *Journal) stand() {
	j.stood = nil
	if f, ok := j.disk.(looker); ok {
		j.stood, _ = f.Stat() // where that fails, the file is read before the next record
	}
}

// sameTimes reports whether a file was written last at the time at which it was left.
func sameTimes(left, now os.FileInfo) bool {
	return left != nil && left.ModTime().Equal(now.ModTime()) && changed(left).Equal(changed(now))
}

// rescuedMark is put behind the name of a file that takes the place of a lost one.
const rescuedMark = "-rescued"

// rescue writes the whole match, with records that follow, to a new file beside the lost one
// and goes on there. The folder is made again if it is gone.
func (j *Journal) rescue(why error, records []Record) error {
	next := *j
	if j.renewal != nil {
		var err error
		if next, err = j.renewed(); err != nil {
			return err
		}
	}
	lines, last, err := next.encode(nil, next.last, records)
	if err != nil {
		return err
	}
	next.kept = append(next.kept[:len(next.kept):len(next.kept)], lines...)
	next.size, next.last, next.records = int64(len(next.kept)), last, next.records+len(records)
	if next.path, next.disk, err = j.lifeboat(next.kept); err != nil {
		return j.failed(err)
	}
	if j.renewal != nil {
		if err := j.setAside(); err != nil {
			return errors.Join(j.failed(err), next.disk.Close(), os.Remove(next.path))
		}
	}
	if j.disk != nil {
		_ = j.disk.Close() // it is lost: nothing is asked of it any more
	}
	from := j.path
	*j = next
	j.stand()
	return &Rescued{From: from, To: j.path, Why: why}
}

// lifeboat is a new file with text in it, safe on disk and locked.
func (j *Journal) lifeboat(text []byte) (path string, d disk, err error) {
	dir := filepath.Dir(j.path)
	if err := files.MakeDir(dir); err != nil {
		return "", nil, err
	}
	stem := strings.TrimSuffix(strings.TrimSuffix(j.path, Ext), rescuedMark)
	path = files.FreePath(stem+rescuedMark, Ext)
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return "", nil, err
	}
	_, err = f.WriteAt(text, 0)
	if err = errors.Join(lock(f), err, f.Sync(), files.SyncDir(dir)); err != nil {
		return "", nil, errors.Join(err, f.Close(), os.Remove(path))
	}
	return path, f, nil
}
