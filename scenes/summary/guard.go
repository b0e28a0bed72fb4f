package summary

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"portcullis/rules"
	"portcullis/rules/plain"
	"portcullis/save"
)

// patience is how long the screen waits for one file to be read.
const patience = 5 * time.Second

// guard lets every file be read apart from the goroutine of the screens, so that one that breaks
// the reading, or takes for ever, keeps nobody from the others. It writes down which file is being
// read: one that ended the program is set aside at the next start, until the file has changed or
// another version of the program looks at it.
type guard struct {
	path     string // of what it writes down; empty: nothing
	version  string // of the program
	patience time.Duration
	aside    []suspect
	reading  *suspect // what was written down as being read
	loaded   bool
	slow     map[string]*errand
}

// suspect is a file as it was when it was read.
type suspect struct {
	Path     string    `json:"path"`
	Modified time.Time `json:"modified"`
	Size     int64     `json:"size"`
	Version  string    `json:"version"` // of the program that read it
}

// errand is a file that is being read.
type errand struct {
	suspect
	done chan struct{}
	out  Match // once done is closed
}

func (s suspect) same(t suspect) bool {
	return s.Path == t.Path && s.Size == t.Size && s.Version == t.Version && s.Modified.Equal(t.Modified)
}

// notes is what a guard writes down.
type notes struct {
	Reading *suspect  `json:"reading,omitempty"`
	Aside   []suspect `json:"aside,omitempty"`
}

// read has a file described. final is false if that is still going on. head is what can be said
// of the file without reading it.
func (g *guard) read(e save.Entry, head Match, describe func(save.Entry) Match) (m Match, final bool) {
	g.load()
	now := suspect{e.Path, e.Modified, e.Size, g.version}
	if slices.ContainsFunc(g.aside, now.same) {
		return head.setAside(e.Path, rules.Say("the program ended when it read this file last")), true
	}
	job := g.slow[e.Path]
	if job == nil || !job.same(now) {
		job = g.start(now, e, head, describe)
	}
	select {
	case <-job.done:
		delete(g.slow, e.Path)
		return job.out, true
	case <-time.After(g.patience):
		if g.slow == nil {
			g.slow = map[string]*errand{}
		}
		g.slow[e.Path] = job
		return head.setAside(e.Path, rules.Say("it takes long to read; it is being read on")), false
	}
}

// start reads a file in a goroutine of its own.
func (g *guard) start(now suspect, e save.Entry, head Match, describe func(save.Entry) Match) *errand {
	g.reading = &now
	g.write()
	job := &errand{suspect: now, done: make(chan struct{})}
	go func() {
		defer close(job.done)
		defer func() {
			if p := recover(); p != nil {
				job.out = head.setAside(e.Path, rules.Say("reading it failed: %s", plain.Show(fmt.Sprint(p), 200)))
			}
		}()
		job.out = describe(e)
	}()
	return job
}

// finish notes that nothing is being read any more.
func (g *guard) finish() {
	if g.reading != nil {
		g.reading = nil
		g.write()
	}
}

// load takes up what was written down. A file that was being read when the program ended is set
// aside.
func (g *guard) load() {
	if g.loaded || g.path == "" {
		return
	}
	g.loaded = true
	data, err := os.ReadFile(g.path)
	if err != nil {
		return
	}
	var n notes
	if json.Unmarshal(data, &n) != nil {
		return
	}
	g.aside = n.Aside
	if n.Reading != nil {
		g.aside = append(g.aside, *n.Reading)
	}
	g.aside = slices.DeleteFunc(g.aside, func(s suspect) bool { return s.Version != g.version })
	g.write()
}

// write writes down what is being read and what was set aside. That it cannot is no reason not to
// read.
func (g *guard) write() {
	if g.path == "" {
		return
	}
	if g.reading == nil && len(g.aside) == 0 {
		os.Remove(g.path)
		return
	}
	data, err := json.Marshal(notes{g.reading, g.aside})
	if err == nil && os.MkdirAll(filepath.Dir(g.path), 0o700) == nil {
		_ = os.WriteFile(g.path, data, 0o600)
	}
}

// setAside says of a file why nothing more is told of it.
func (s Match) setAside(path, why string) Match {
	s.broken(&save.FileError{Path: path, Reason: why,
		Advice: "The file was not changed. It is left alone until it changes; siege replay " + filepath.Base(path) + " tells more."})
	return s
}
