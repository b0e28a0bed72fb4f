package summary

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
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
	File     string    `json:"file"` // name in the folder
	Modified time.Time `json:"modified"`
	Size     int64     `json:"size"`
	Sum      string    `json:"sum"`
	Unsure   bool      `json:"unsure,omitempty"` // the time of the file tells nothing
	Ended    string    `json:"ended,omitempty"`  // outcomes.Key
	Game     string    `json:"game"`
	Title    string    `json:"title"`
	Short    string    `json:"short"`
	Variant  string    `json:"variant,omitempty"`
	Name     string    `json:"name"`
	Lesson   string    `json:"lesson,omitempty"`
	Turn     string    `json:"turn"`
	Next     string    `json:"next"`
	Begun    time.Time `json:"begun"`
	Choices  int       `json:"choices"`
	Seats    []Sign    `json:"seats,omitempty"`
	Sitting  []string  `json:"sitting,omitempty"`
	State    State     `json:"state"`
	Veiled   string    `json:"veiled,omitempty"`
	Lines    []string  `json:"lines,omitempty"`
}

// written is the file of an index.
type written struct {
	Mark string `json:"mark"`
	Rows []kept `json:"rows"`
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
	x.path = filepath.Join(state, "saves-list.json")
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
	sum, body, _ := strings.Cut(string(data), "\n")
	if has := sha256.Sum256([]byte(body)); hex.EncodeToString(has[:]) != sum {
		return
	}
	var w written
	if json.Unmarshal([]byte(body), &w) != nil || w.Mark != x.mark {
		return
	}
	x.rows = make(map[string]*kept, len(w.Rows))
	for i := range w.Rows {
		x.rows[w.Rows[i].File] = &w.Rows[i]
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
	w := written{Mark: x.mark, Rows: []kept{}}
	for path, s := range known {
		m := &s.saved
		if m.sum == "" || m.State == Damaged || m.Aside {
			continue
		}
		w.Rows = append(w.Rows, kept{
			File: filepath.Base(path), Modified: s.modified, Size: s.size, Sum: m.sum, Unsure: s.unsure, Ended: m.ended, Game: m.Game.ID, Title: m.Title, Short: m.Short,
			Variant: m.Variant, Name: m.Name, Lesson: m.Lesson, Turn: m.Turn, Next: m.Next, Begun: m.begun, Choices: m.Choices, Seats: m.Seats, Sitting: m.Sitting,
			State: m.State, Veiled: m.Veiled, Lines: m.Lines,
		})
	}
	x.wrote = now
	body, err := json.Marshal(w)
	if err != nil {
		return
	}
	sum := sha256.Sum256(body)
	_ = files.WriteAtomic(x.path, append([]byte(hex.EncodeToString(sum[:])+"\n"), body...))
}
