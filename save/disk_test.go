package save

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var errFull = errors.New("no space left on device")

// brokenDisk is a file on a disk with little room, which may also refuse to sync or to cut.
type brokenDisk struct {
	*os.File
	room            int64 // bytes of a file that fit, -1 for all
	syncErr, cutErr error
}

func (d *brokenDisk) WriteAt(p []byte, off int64) (int, error) {
	if d.room < 0 || off+int64(len(p)) <= d.room {
		return d.File.WriteAt(p, off)
	}
	n, err := d.File.WriteAt(p[:max(d.room-off, 0)], off)
	return n, errors.Join(err, errFull)
}

func (d *brokenDisk) Sync() error {
	if d.syncErr != nil {
		return d.syncErr
	}
	return d.File.Sync()
}

func (d *brokenDisk) Truncate(size int64) error {
	if d.cutErr != nil {
		return d.cutErr
	}
	return d.File.Truncate(size)
}

// breakDisk puts a disk that works so far under a journal.
func breakDisk(t *testing.T, j *Journal) *brokenDisk {
	t.Helper()
	d := &brokenDisk{File: j.disk.(*os.File), room: -1}
	j.disk = d
	return d
}

func wantWriteError(t *testing.T, err error, cause error, kept int) {
	t.Helper()
	var failed *WriteError
	if !errors.As(err, &failed) || !errors.Is(err, cause) || failed.Kept != kept {
		t.Fatalf("%v, want %v with %d kept", err, cause, kept)
	}
}

// However many bytes of a line fit on the disk, the match so far is whole, and the same
// record can be appended as soon as there is room.
func TestFullDisk(t *testing.T) {
	path := written(t, header(), journey(t)[:3]...)
	want := journey(t)[:3]
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	d := breakDisk(t, j)
	r := Record{Kind: Play, Text: "move temple"}
	for room := range int64(len("4 play move temple") + sealLen) {
		d.room = j.size + room
		wantWriteError(t, j.Append(r), errFull, 3)
		f := mustOpen(t, path)
		if diff := cmp.Diff(want, f.Records); diff != "" || f.Damage != nil {
			t.Fatalf("with room for %d bytes: %s, %v", room, diff, f.Damage)
		}
	}
	d.room = -1
	if err := errors.Join(j.Append(r), j.Close()); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(append(want, r), mustOpen(t, path).Records); diff != "" {
		t.Error(diff)
	}
}

// A partial line that cannot be cut off at once is cut off before the next one, even if
// that one is shorter.
func TestPartialLineIsCutOffLater(t *testing.T) {
	path := written(t, header())
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	d := breakDisk(t, j)
	d.room, d.cutErr = j.size+60, errors.New("input/output error")
	wantWriteError(t, j.Append(Record{Kind: Play, Text: strings.Repeat("x", 200)}), errFull, 0)
	if mustOpen(t, path).Damage == nil {
		t.Fatal("no partial line was left to cut off")
	}
	wantWriteError(t, j.Append(Record{Kind: Undo}), d.cutErr, 0)
	d.cutErr = nil
	if err := errors.Join(j.Append(Record{Kind: Undo}), j.Close()); err != nil {
		t.Fatal(err)
	}
	f := mustOpen(t, path)
	if diff := cmp.Diff([]Record{{Kind: Undo}}, f.Records); diff != "" || f.Damage != nil {
		t.Error(diff, f.Damage)
	}
}

// Close, too, leaves no partial line behind.
func TestCloseCutsOffPartialLine(t *testing.T) {
	path := written(t, header())
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	d := breakDisk(t, j)
	d.room, d.cutErr = j.size+5, errors.New("input/output error")
	wantWriteError(t, j.Append(Record{Kind: Play, Text: "pass"}), errFull, 0)
	d.cutErr = nil
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if d := mustOpen(t, path).Damage; d != nil {
		t.Error(d)
	}
}

// A record that could not be synced does not count, since nobody knows where it is.
func TestFailedSync(t *testing.T) {
	path := written(t, header())
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	d := breakDisk(t, j)
	d.syncErr = errors.New("input/output error")
	wantWriteError(t, j.Append(Record{Kind: Undo}), d.syncErr, 0)
	if n := len(mustOpen(t, path).Records); n != 0 {
		t.Errorf("%d records, want none", n)
	}
	d.syncErr = nil
	if err := errors.Join(j.Append(Record{Kind: Undo}), j.Close()); err != nil {
		t.Fatal(err)
	}
	if n := len(mustOpen(t, path).Records); n != 1 {
		t.Errorf("%d records, want 1", n)
	}
}

// Several records are appended all or none.
func TestAppendAllOrNone(t *testing.T) {
	path := written(t, header())
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	d := breakDisk(t, j)
	d.room = j.size + 45
	all := journey(t)
	wantWriteError(t, j.Append(all...), errFull, 0)
	if n := len(mustOpen(t, path).Records); n != 0 {
		t.Errorf("%d records, want none", n)
	}
	d.room = -1
	if err := j.Append(all[0], Record{Kind: "burn"}); err == nil || !strings.Contains(err.Error(), "entry 2") {
		t.Errorf("%v, want entry 2 refused", err)
	}
	if err := errors.Join(j.Append(all...), j.Close()); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(all, mustOpen(t, path).Records); diff != "" {
		t.Error(diff)
	}
}

func TestAppendRefusesWhatCannotBeRead(t *testing.T) {
	path := written(t, header())
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []Record{
		{},
		{Kind: "burn", Text: "armory"},
		{Kind: Play},
		{Kind: Play, Text: "a\nb"},
		{Kind: Play, Text: " a"},
		{Kind: Play, Text: "a\u2029"},
		{Kind: Play, Text: "\xff"},
		{Kind: Play, Text: "a", N: 1},
		{Kind: Play, Text: strings.Repeat("x", MaxLine)},
		{Kind: Undo, N: -1},
		{Kind: Undo, N: MaxRecords + 1},
		{Kind: Redo, Text: "1"},
		{Kind: Force},
		ForceRecord(),
		ForceRecord(101),
		{Kind: Force, Text: "06"},
		ForceRecord(make([]uint8, 33)...),
		{Kind: Force, Text: "1  2"},
		{Kind: Name, Text: "a  b"},
		{Kind: Name, Text: strings.Repeat("x", MaxName+1)},
		{Kind: Table, Text: "take-backs maybe"},
		{Kind: Prefer},
		{Kind: Prefer, Text: "0 auto_pass"},
		{Kind: Prefer, Text: "+1 auto_pass never"},
		{Kind: Prefer, Text: "16 auto_pass never"},
		{Kind: Prefer, Text: "-1 auto_pass never"},
		{Kind: Prefer, Text: "0  never"},
		{Kind: Prefer, Text: "0 auto_pass never\n"},
		{Kind: Seats, Text: "[]"},
		{Kind: Seats, Text: `[{"name":"Ada","player":"human","hat":1}]`},
		{Kind: Seats, Text: "[\n]"},
	} {
		if err := j.Append(r); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%+v: %v", r, err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if n := len(mustOpen(t, path).Records); n != 0 {
		t.Errorf("%d records, want none", n)
	}
	if err := j.Append(Record{Kind: Undo}); err == nil {
		t.Error("a closed journal took a record")
	}
	if err := j.Close(); err != nil {
		t.Errorf("closed twice: %v", err)
	}
}

// A journal stops before its file has more than a reader takes.
func TestFullFile(t *testing.T) {
	path := written(t, header(), Record{Kind: Play, Text: "pass"})
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	lots := make([]Record, MaxRecords)
	for i := range lots {
		lots[i] = Record{Kind: Undo}
	}
	if err := j.Append(lots...); err == nil {
		t.Error("one record too many was taken")
	}
	if err := j.Append(lots[1:]...); err != nil {
		t.Error(err)
	}
	if n := len(mustOpen(t, path).Records); n != MaxRecords {
		t.Errorf("%d records", n)
	}
}

func TestFileStaysBelowMaxFile(t *testing.T) {
	path := written(t, header())
	_, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	wide := Record{Kind: Play, Text: strings.Repeat("x", MaxLine-100)}
	lots := make([]Record, MaxFile/MaxLine)
	for i := range lots {
		lots[i] = wide
	}
	if err := j.Append(lots...); err != nil {
		t.Fatal(err)
	}
	for err == nil {
		err = j.Append(wide)
	}
	if !strings.Contains(err.Error(), "full") {
		t.Error(err)
	}
	if f := mustOpen(t, path); f.Size > MaxFile || f.Size < MaxFile-MaxLine || len(f.Records) != j.Len() {
		t.Errorf("%d bytes, %d records", f.Size, len(f.Records))
	}
}

// The torn line is set aside before it is cut off, or the file stays as it is.
func TestTornLineThatCannotBeSetAside(t *testing.T) {
	path := written(t, header(), Record{Kind: Play, Text: "pass"})
	if err := os.Truncate(path, mustOpen(t, path).Size-3); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(path+tornExt, "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	_, _, err = Resume(path)
	if fault := wantFault(t, err, ErrReadOnly, path); fault.Readable == nil || fault.Line != 2 {
		t.Errorf("%+v", fault)
	}
	after, err := os.ReadFile(path)
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the file was changed: %v", err)
	}
}

// The system's own full disk, where it has one.
func TestDevFull(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no /dev/full here")
	}
	j := &Journal{path: "match.siege", disk: pipeDisk{full}, format: formats()[Version]}
	defer j.Close()
	err = j.Append(Record{Kind: Undo})
	var failed *WriteError
	if !errors.As(err, &failed) || !strings.HasPrefix(strings.ToLower(err.Error()), "match.siege: could not be saved: no space left on device. ") {
		t.Error(err)
	}
}

// pipeDisk writes to a device, which has neither places nor a length.
type pipeDisk struct{ w io.WriteCloser }

func (d pipeDisk) WriteAt(p []byte, _ int64) (int, error) { return d.w.Write(p) }
func (d pipeDisk) Truncate(int64) error                   { return nil }
func (d pipeDisk) Sync() error                            { return nil }
func (d pipeDisk) Close() error                           { return d.w.Close() }

// recorder notes what is asked of a disk.
type recorder struct {
	memory
	asked []string
}

func (d *recorder) WriteAt(p []byte, off int64) (int, error) {
	d.asked = append(d.asked, "write")
	return d.memory.WriteAt(p, off)
}

func (d *recorder) Sync() error { d.asked = append(d.asked, "sync"); return nil }

// A kill does not lose what the system has taken, a loss of power does: Append returns
// after one write and one sync.
func TestAppendWritesOnceAndSyncs(t *testing.T) {
	j, m := inMemory(t, header())
	d := &recorder{memory: *m}
	j.disk = d
	for n := 1; n <= 2; n++ {
		d.asked = nil
		if err := j.Append(journey(t)[:n]...); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"write", "sync"}, d.asked); diff != "" {
			t.Error(diff)
		}
	}
}

// A file that was moved to the trash before it could be locked is not played on there.
func TestMatchThatWasMovedAwayIsNotResumed(t *testing.T) {
	path := written(t, header())
	f, err := openRegular(path, os.O_RDWR)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := os.Rename(path, path+".gone"); err != nil {
		t.Skip("an open file cannot be moved here:", err)
	}
	_, _, err = resume(path, f)
	wantFault(t, err, ErrUnreadable, path)
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, _, err = resume(path, f)
	if err == nil {
		t.Error("another file took its place and nobody noticed")
	}
}
