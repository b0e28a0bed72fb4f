package summary

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"portcullis/game/crash"
	"portcullis/game/host"
	"portcullis/rules"
	"portcullis/save"
)

const (
	// patience is how long one file is waited for before the next is read.
	patience = 5 * time.Second
	// mostSlow is how many files are read on at once that took longer.
	mostSlow = 4
)

// guard lets every file be read on a goroutine of its own, so that one that breaks the reading, or
// takes for ever, keeps nobody from the others. It writes down which files are being read, and by which process: one
// that was being read when the program ended is doubted, for that may have been anything's fault, and one with which it
// ended twice is set aside at the next start, until the file has changed, has been read after all, or another version of
// the program looks at it.
type guard struct {
	path     string // of what it writes down; empty: nothing
	version  string // of the program
	patience time.Duration
	loaded   bool
	slow     map[string]*errand // what is being read, by path

	mu    sync.Mutex // an errand ends on its own goroutine
	notes notes
}

// suspect is a file as it was when it was read.
type suspect struct {
	Path     string    `json:"path"`
	Modified time.Time `json:"modified"`
	Size     int64     `json:"size"`
	Version  string    `json:"version"` // of the program that read it
	Process  int       `json:"process,omitempty"`
	Ended    int       `json:"ended,omitempty"` // how often the program had ended before while it was read
}

// errand is a file that is being read.
type errand struct {
	suspect
	cancel context.CancelFunc
	off    bool // it was called off: what comes of it is nothing
	done   chan struct{}
	out    Match // once done is closed
}

// callOff ends the reading of a file that nobody waits for.
func (j *errand) callOff() {
	j.off = true
	j.cancel()
}

func (s suspect) same(t suspect) bool {
	return s.Path == t.Path && s.Size == t.Size && s.Version == t.Version && s.Modified.Equal(t.Modified)
}

// notes is what a guard writes down.
type notes struct {
	Reading []suspect `json:"being_read,omitempty"`
	Doubted []suspect `json:"doubted,omitempty"`
	Aside   []suspect `json:"aside,omitempty"`
}

// endings is how often the program ends while it reads a file before that is set aside.
const endings = 2

// begin begins a reading of the folder.
func (g *guard) begin(version, state string) {
	g.version, g.path = version, notesOf(state)
	if g.patience == 0 {
		g.patience = patience
	}
	if g.slow == nil {
		g.slow = map[string]*errand{}
	}
}

func (g *guard) suspect(e save.Entry) suspect {
	now := suspect{Path: e.Path, Modified: e.Modified, Size: e.Size, Version: g.version, Process: os.Getpid()}
	g.mu.Lock()
	defer g.mu.Unlock()
	if i := slices.IndexFunc(g.notes.Doubted, now.same); i >= 0 {
		now.Ended = g.notes.Doubted[i].Ended
	}
	return now
}

// read has a file described. final is false if that is still going on. head is what can be said
// of the file without reading it.
func (g *guard) read(ctx context.Context, e save.Entry, head Match, describe func(context.Context, save.Entry) Match) (m Match, final bool) {
	g.load()
	now := g.suspect(e)
	if slices.ContainsFunc(g.notes.Aside, now.same) {
		return head.setAside(&save.FileError{Path: e.Path, Reason: rules.Say("the program ended when it read this file last"), Advice: leftAlone(e.Path)}), true
	}
	timer := time.NewTimer(g.patience)
	defer timer.Stop()
	for {
		job := g.job(now, e, head, describe)
		if job == nil {
			return head.setAside(&save.FileError{Path: e.Path, Reason: rules.Say("other files take long to read; it waits for them"), Advice: leftAlone(e.Path)}), false
		}
		select {
		case <-job.done:
			delete(g.slow, e.Path)
			if job.off {
				continue // once more
			}
			return job.out, true
		case <-timer.C:
		case <-ctx.Done():
			job.callOff()
		}
		return head.setAside(&save.FileError{Path: e.Path, Reason: rules.Say("it takes long to read; it is being read on"), Advice: leftAlone(e.Path)}), false
	}
}

// job is the reading of a file, which begins unless it is under way; nil: too many others take long.
func (g *guard) job(now suspect, e save.Entry, head Match, describe func(context.Context, save.Entry) Match) *errand {
	job := g.slow[e.Path]
	if job != nil && job.same(now) {
		return job
	}
	if job != nil {
		job.callOff() // the file has changed
	} else if len(g.slow) >= mostSlow {
		return nil
	}
	job = g.start(now, e, head, describe)
	g.slow[e.Path] = job
	return job
}

// await waits for a file that takes long. false: it is not being read, or nobody wants to know.
func (g *guard) await(ctx context.Context, e save.Entry) (Match, bool) {
	job := g.slow[e.Path]
	if job == nil {
		return Match{}, false
	}
	select {
	case <-job.done:
		delete(g.slow, e.Path)
		return job.out, !job.off
	case <-ctx.Done():
		job.callOff()
		return Match{}, false
	}
}

// start reads a file on a goroutine of its own.
func (g *guard) start(now suspect, e save.Entry, head Match, describe func(context.Context, save.Entry) Match) *errand {
	g.mu.Lock()
	g.notes.Reading = append(g.notes.Reading, now)
	g.write()
	g.mu.Unlock()
	ctx, cancel := context.WithCancel(context.Background())
	job := &errand{suspect: now, cancel: cancel, done: make(chan struct{})}
	go func() {
		defer close(job.done)
		defer cancel()
		err := crash.TryFile(e.Path, func() error { job.out = describe(ctx, e); return nil })
		if fault := (*save.FileError)(nil); errors.As(err, &fault) {
			job.out = head.setAside(fault)
		}
		g.mu.Lock()
		defer g.mu.Unlock()
		g.notes.Reading = slices.DeleteFunc(g.notes.Reading, now.same)
		g.notes.Doubted = slices.DeleteFunc(g.notes.Doubted, now.same)
	}()
	return job
}

// finish writes down what is still being read.
func (g *guard) finish() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.write()
}

// forgive takes a file back that was set aside.
func (g *guard) forgive(path string) {
	g.load()
	g.mu.Lock()
	defer g.mu.Unlock()
	g.notes.Aside = slices.DeleteFunc(g.notes.Aside, func(s suspect) bool { return s.Path == path })
	g.write()
}

// load takes up what was written down. Files that were being read when the program ended are doubted or set
// aside; those that a program reads that still runs are its own affair.
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
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, s := range n.Reading {
		s.Ended++
		switch {
		case s.Process != os.Getpid() && host.Running(s.Process):
		case s.Ended >= endings:
			n.Aside = append(n.Aside, s)
		default:
			n.Doubted = append(n.Doubted, s)
		}
	}
	foreign := func(s suspect) bool { return s.Version != g.version }
	g.notes.Aside, g.notes.Doubted = slices.DeleteFunc(n.Aside, foreign), slices.DeleteFunc(n.Doubted, foreign)
	g.write()
}

// write writes down what is being read and what was set aside. That it cannot is no reason not to
// read.
func (g *guard) write() {
	if g.path == "" {
		return
	}
	if len(g.notes.Reading) == 0 && len(g.notes.Doubted) == 0 && len(g.notes.Aside) == 0 {
		os.Remove(g.path)
		return
	}
	data, err := json.Marshal(g.notes)
	if err == nil && os.MkdirAll(filepath.Dir(g.path), 0o700) == nil {
		_ = os.WriteFile(g.path, data, 0o600)
	}
}

// leftAlone says what became of a file that was set aside.
func leftAlone(path string) string {
	return rules.Say("The file was not changed. It is left alone until it changes, or is opened all the same; siege replay %s tells more.", filepath.Base(path))
}

// setAside says of a file why nothing more is told of it.
func (s Match) setAside(why *save.FileError) Match {
	s.broken(why)
	s.Aside, s.Next = true, rules.Say("It was left alone")
	return s
}
