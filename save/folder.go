package save

import (
	"cmp"
	"errors"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"portcullis/save/files"
)

// Ext is the extension of match files.
const Ext = ".siege"

// tornExt is what the copy of a torn line has behind the file's name.
const tornExt = ".torn"

// Folder is a directory of match files.
type Folder struct{ dir string }

// Entry is one match file of a folder, readable or not. One that was not read has neither Game, File
// nor Err.
type Entry struct {
	Path     string
	Name     string // given by a person, or the file's name without extension
	Game     string // id, empty if the header cannot be read
	Modified time.Time
	Size     int64
	// File is the match, or what can be read of it; nil if not even the header can.
	File *File
	// Err is why the match cannot be opened, nil if it can. File.Damage tells of a torn
	// last line, which is no obstacle.
	Err *FileError
}

// OpenFolder returns the folder at dir and makes it if it is missing, for its owner only.
func OpenFolder(dir string) (*Folder, error) {
	if err := files.MakeDir(dir); err != nil {
		return nil, folderError(dir, err)
	}
	return &Folder{dir: filepath.Clean(dir)}, nil
}

func folderError(dir string, err error) error {
	return &FileError{Path: dir, Kind: ErrUnreadable, Cause: err,
		Reason: "the folder of saved matches cannot be used: " + files.Cause(err),
		Advice: "Nothing was changed. Check its rights, or choose another folder with --data-dir."}
}

// Dir is the folder's path.
func (d *Folder) Dir() string { return d.dir }

// List lists the match files of the folder, newest first, without opening any: what an entry says is
// what its name and the folder tell. [Entry.Read] tells the rest. The error is that the folder itself
// cannot be read.
func (d *Folder) List() ([]Entry, error) {
	list, _, err := d.Newest(math.MaxInt)
	return list, err
}

// Newest is the first of List, at most so many, and how many older ones there are.
func (d *Folder) Newest(most int) (list []Entry, more int, err error) {
	f, err := os.Open(d.dir)
	if err != nil {
		return nil, 0, folderError(d.dir, err)
	}
	defer f.Close()
	names, err := f.Readdirnames(-1)
	if err != nil {
		return nil, 0, folderError(d.dir, err)
	}
	type found struct {
		name     string
		modified time.Time
		size     int64
	}
	all := make([]found, 0, len(names))
	for _, name := range names {
		if filepath.Ext(name) == Ext {
			modified, size := look(f, name)
			all = append(all, found{name, modified, size})
		}
	}
	slices.SortFunc(all, func(a, b found) int {
		return cmp.Or(b.modified.Compare(a.modified), strings.Compare(a.name, b.name))
	})
	more = max(0, len(all)-most)
	for _, it := range all[:len(all)-more] {
		list = append(list, Entry{
			Path: filepath.Join(d.dir, it.name), Name: CleanName(strings.TrimSuffix(it.name, Ext)), Modified: it.modified, Size: it.size,
		})
	}
	return list, more, nil
}

// unread is the entry of a file that was not opened.
func unread(path string) Entry {
	e := Entry{Path: path, Name: CleanName(strings.TrimSuffix(filepath.Base(path), Ext))}
	if info, err := os.Lstat(path); err == nil {
		e.Modified, e.Size = info.ModTime(), info.Size()
	}
	return e
}

// Read opens and verifies the file of an entry, as it is now. A file that cannot be read is an entry
// with its reason.
func (e Entry) Read() Entry { return entryAt(e.Path) }

func entryAt(path string) Entry {
	e := unread(path)
	file, err := Open(path)
	if errors.As(err, &e.Err) {
		file = e.Err.Readable
	}
	if file == nil {
		return e
	}
	e.File, e.Game = file, file.Header.Game
	if file.Name != "" {
		e.Name = file.Name
	}
	return e
}

// NewPath is a free name for a match of a game that begins at a time:
// "kurth-2025-06-01-180203.siege", with a number behind it if that is taken.
func (d *Folder) NewPath(game string, at time.Time) string {
	if !isID(game) {
		game = "match"
	}
	return files.FreePath(filepath.Join(d.dir, game+at.Format("-2006-01-02-150405")), Ext)
}

// stamped is the name of a file that NewPath made, without its ending.
var stamped = regexp.MustCompile(`^[a-z0-9_]+-\d{4}-\d\d-\d\d-\d{6}(-\d+)?$`)

// Unnamed reports whether nobody has given a match a name: its file has the one that it was made with.
func (e Entry) Unnamed() bool {
	return (e.File == nil || e.File.Name == "") && stamped.MatchString(strings.TrimSuffix(filepath.Base(e.Path), Ext))
}

// Export copies a match file as it is into another folder, under the name of the match, and returns where it lies. It
// replaces nothing.
func (e Entry) Export(dir string) (string, error) {
	data, err := e.bytes()
	if err == nil {
		err = files.MakeDir(dir)
	}
	path := files.FreePath(filepath.Join(dir, files.Name(e.Name, "match")), Ext)
	if err == nil {
		err = files.WriteAtomic(path, data)
	}
	if err != nil {
		return "", &FileError{Path: e.Path, Kind: ErrUnreadable, Cause: err, Reason: "it cannot be copied to " + dir + ": " + files.Cause(err), Advice: "Nothing was changed. Make room on the disk, or check the rights of the folder."}
	}
	return path, nil
}

// Contents is a match file as it is, and what it is called where it goes elsewhere.
func (e Entry) Contents() (name string, data []byte, err error) {
	if data, err = e.bytes(); err != nil {
		return "", nil, &FileError{Path: e.Path, Kind: ErrUnreadable, Cause: err, Reason: "it cannot be read: " + files.Cause(err), Advice: "Nothing was changed."}
	}
	return files.Name(e.Name, "match") + Ext, data, nil
}

func (e Entry) bytes() ([]byte, error) {
	const most = 256 << 20 // more than any match
	return files.Read(e.Path, most)
}

// Rename gives a match another name (see CleanName); its file keeps its own. A match that is
// open for playing is renamed by a Name record in its own journal.
func (d *Folder) Rename(e Entry, name string) (Entry, error) {
	_, j, err := Resume(e.Path)
	if err != nil {
		return e, err
	}
	err = j.Append(Record{Kind: Name, Text: CleanName(name)})
	if err = errors.Join(err, j.Close()); err != nil {
		return e, err
	}
	return entryAt(e.Path), nil
}

// Duplicate writes a copy of a match under a new file name and gives it a name; an empty
// name keeps the old one. The copy of a damaged file is the part before the fault. The
// original, which may be open or lie anywhere, is not changed.
func (d *Folder) Duplicate(e Entry, name string, now time.Time) (Entry, error) {
	file, err := Open(e.Path)
	var fault *FileError
	if errors.As(err, &fault) && fault.Readable != nil {
		file, err = fault.Readable, nil
	}
	if err != nil {
		return Entry{}, err
	}
	records := file.Records
	if name = CleanName(name); name != "" && name != file.Name {
		records = append(records, Record{Kind: Name, Text: name})
	}
	path := d.NewPath(file.Header.Game, now)
	j, err := create(path, file.Header, records...)
	if err != nil {
		return Entry{}, err
	}
	if err := j.Close(); err != nil {
		return Entry{}, err
	}
	return entryAt(path), nil
}
