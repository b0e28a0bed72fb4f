package summary

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"portcullis/rules"
	"portcullis/save"
	"portcullis/save/files"
	"portcullis/scenes/kit"
)

const (
	// mostIndex is the largest index that is read, in bytes: a row has some hundred.
	mostIndex = 16 << 20
	// grain is the coarsest clock of a file system: a file that was written less long before it was read could have been
	// written again without another time.
	grain = 3 * time.Second
	// keepEvery is how often an index is written while many files are read.
	keepEvery = 2 * time.Second
)

// index keeps the rows of matches from one start of the program to the next, in a file of its own. A row holds as long as
// its file has the size and the time at which it was read; where that time tells nothing, as long as its content is the
// same. Nothing rests on the index: what is missing or damaged in it is read from the files again.
type index struct {
	path   string // empty: nothing is kept
	mark   string // of all but the files that a row depends on
	loaded bool
	rows   map[string]*kept // of the file as it was loaded, by the name of the match file
	wrote  time.Time
}

// kept is the row of a match as the index keeps it.
type kept struct {
	File     string // name in the folder
	Modified time.Time
	Size     int64
	Sum      string
	Unsure   bool   // the time of the file tells nothing
	Ended    string // outcomes.Key
	Game     string
	Title    string
	Short    string
	Variant  string
	Name     string
	Lesson   string
	Turn     string
	Next     string
	Begun    time.Time
	Choices  int
	Seats    []Sign
	Sitting  []string
	State    State
	Veiled   string
	Lines    []string
}

// code writes or reads the row. A program with other fields is another one, by the mark of the index: see [index.begin].
func (k *kept) code(c coder) {
	for _, text := range [...]*string{&k.File, &k.Sum, &k.Ended, &k.Game, &k.Title, &k.Short, &k.Variant, &k.Name, &k.Lesson, &k.Turn, &k.Next, &k.Veiled} {
		c.text(text)
	}
	codeTime(c, &k.Modified)
	codeTime(c, &k.Begun)
	c.number(&k.Size)
	codeFlag(c, &k.Unsure)
	codeInt(c, &k.Choices)
	codeInt(c, &k.State)
	codeList(c, &k.Seats, func(c coder, s *Sign) {
		c.text(&s.Picture)
		codeFlag(c, &s.Face)
	})
	words := func(c coder, s *string) { c.text(s) }
	codeList(c, &k.Sitting, words)
	codeList(c, &k.Lines, words)
}

// begin names the file and what its rows depend on.
func (x *index) begin(state, matches, version string, games kit.Games) {
	if x.path != "" || state == "" || runtime.GOOS == "js" { // a page has little room
		return
	}
	tongue, ok := rules.Tongue()
	if !ok {
		return
	}
	sum := sha256.New()
	fmt.Fprintln(sum, version, tongue, matches)
	if program, err := os.Executable(); err == nil {
		if info, err := os.Stat(program); err == nil {
			fmt.Fprintln(sum, info.Size(), info.ModTime().UnixNano())
		}
	}
	for _, g := range games {
		if g.Ready() {
			fmt.Fprintln(sum, g.ID, g.Game.ContentHash(), g.Game.Info().Revision)
		}
	}
	x.mark = hex.EncodeToString(sum.Sum(nil)[:16])
	x.path = filepath.Join(state, "saves-list")
	_ = os.Remove(x.path + ".json") // the index of programs before this one; where it cannot go, it stays and harms nothing
}

// load reads the index, once.
func (x *index) load() {
	if x.loaded || x.path == "" {
		return
	}
	x.loaded = true
	data, err := files.Read(x.path, mostIndex)
	if err != nil {
		return
	}
	sum, body, _ := bytes.Cut(data, []byte("\n"))
	if has := sha256.Sum256(body); hex.EncodeToString(has[:]) != string(sum) {
		return
	}
	mark, rows, _ := bytes.Cut(body, []byte("\n"))
	if string(mark) != x.mark {
		return
	}
	var list []kept
	for in := newUnpacker(rows); len(in.in) > 0; {
		var k kept
		if k.code(in); in.short {
			return
		}
		list = append(list, k)
	}
	x.rows = make(map[string]*kept, len(list))
	for i := range list {
		x.rows[list[i].File] = &list[i]
	}
}

// find is what the index knows of a file of that size and time.
func (x *index) find(e save.Entry, games kit.Games, recorded func(key string) bool) (shelved, bool) {
	x.load()
	k, ok := x.rows[filepath.Base(e.Path)]
	if !ok || k.Size != e.Size || !k.Modified.Equal(e.Modified) || k.State >= Damaged || k.Ended != "" && !recorded(k.Ended) {
		return shelved{}, false
	}
	m := Match{
		Path: e.Path, ID: rowID(e.Path), Name: k.Name, Game: games.Find(k.Game), Title: k.Title, Short: k.Short, Variant: k.Variant, Lesson: k.Lesson, Turn: k.Turn,
		Next: k.Next, Choices: k.Choices, Seats: k.Seats, Sitting: k.Sitting, State: k.State, Veiled: k.Veiled, Lines: k.Lines, Changed: e.Modified,
		begun: k.Begun, sum: k.Sum, ended: k.Ended,
	}
	return shelved{modified: e.Modified, size: e.Size, saved: m, unsure: k.Unsure}, true
}

// keep writes the index. That it cannot is no reason not to read.
func (x *index) keep(known map[string]shelved, now time.Time) {
	if x.path == "" {
		return
	}
	out := packer{out: []byte(x.mark + "\n")}
	for path, s := range known {
		m := &s.saved
		if m.sum == "" || m.State == Damaged || m.Aside {
			continue
		}
		k := kept{
			File: filepath.Base(path), Modified: s.modified, Size: s.size, Sum: m.sum, Unsure: s.unsure, Ended: m.ended, Game: m.Game.ID, Title: m.Title, Short: m.Short,
			Variant: m.Variant, Name: m.Name, Lesson: m.Lesson, Turn: m.Turn, Next: m.Next, Begun: m.begun, Choices: m.Choices, Seats: m.Seats, Sitting: m.Sitting,
			State: m.State, Veiled: m.Veiled, Lines: m.Lines,
		}
		k.code(&out)
	}
	x.wrote = now
	sum := sha256.Sum256(out.out)
	_ = files.WriteAtomic(x.path, append([]byte(hex.EncodeToString(sum[:])+"\n"), out.out...))
}
