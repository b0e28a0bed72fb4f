package game

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/crash"
)

// ErrCrashed is what Run returns after a fault that was reported in the window.
var ErrCrashed = errors.New("the program stopped because of a fault")

// lastChoices is how many choices a crash report names.
const lastChoices = 30

// fault is a panic with the stack of the goroutine in which it happened.
type fault struct {
	cause any
	stack []byte
}

// catch is deferred by every goroutine that the App starts: a panic there must not end the
// program without a report.
func (a *App) catch() {
	if p := recover(); p != nil {
		a.Post(crashed{&fault{p, debug.Stack()}})
	}
}

// crashed brings a panic of another goroutine to the loop.
type crashed struct{ fault *fault }

// Do panics again where it is reported.
func (c crashed) Do(*App) error { panic(c.fault) }

// wreck is what is left after a fault: what to tell the person.
type wreck struct {
	cause  string
	report string // path; empty if it could not be written
	err    error  // why not
	match  string // path; empty if no match was kept
}

// report writes a crash report of a recovered panic and tells what became of it.
func (a *App) report(p any) wreck {
	f, ok := p.(*fault)
	if !ok {
		f = &fault{p, debug.Stack()}
	}
	r := crash.NewReport(a.options.Version, a.options.Now(), f.cause, f.stack)
	r.Add("screen", a.screenText)
	r.Add("scene", func() string { return a.stack.top().Name() })
	r.Add("match", a.matchText)
	r.Add("last choices", a.choicesText)
	r.Add("last commands", func() string { return strings.Join(a.recent.lines(), "\n") })
	r.Add("snapshot", a.snapshotText)
	w := wreck{cause: r.Cause}
	r.Add("match file", func() string { w.match = a.table.path(); return w.match })
	w.report, w.err = r.Write(a.options.Folders.Logs)
	a.log.Error("the program stopped because of a fault", "cause", r.Cause, "report", w.report)
	return w
}

// salvage puts the match and the sound away after a fault, and asks no scene: one of them
// may be what failed.
func (a *App) salvage() {
	defer func() {
		if p := recover(); p != nil {
			a.log.Error("putting the match away failed as well", "cause", p)
		}
	}()
	t := &a.table
	t.think.stop()
	t.hint.stop()
	if t.match != nil {
		if err := t.match.Keep(); err != nil {
			a.log.Error(err.Error())
		}
	}
	if t.journal != nil {
		if err := t.journal.Close(); err != nil {
			a.log.Error("closing the match file", "error", err)
		}
	}
	if err := a.sounds.Close(); err != nil {
		a.log.Error("closing the sound", "error", err)
	}
}

func (a *App) screenText() string {
	var d ebiten.DebugInfo
	ebiten.ReadDebugInfo(&d)
	return fmt.Sprintf("%d x %d pixels, %.2f per point, text size %.2f, drawn by %v",
		a.screen.W, a.screen.H, a.screen.Device, a.screen.Text, d.GraphicsLibrary)
}

func (a *App) matchText() string {
	if a.table.match == nil {
		return "none"
	}
	data, err := json.Marshal(a.table.match.Header())
	if err != nil {
		return err.Error()
	}
	return string(data)
}

func (a *App) choicesText() string {
	if a.table.match == nil {
		return "none"
	}
	var b strings.Builder
	history := a.table.match.History()
	first := max(0, len(history)-lastChoices)
	for i, e := range history[first:] {
		fmt.Fprintf(&b, "%d %s\n", first+i+1, e.Notation)
	}
	return b.String()
}

func (a *App) snapshotText() string {
	if a.table.match == nil {
		return "none"
	}
	data, err := a.table.match.State().Snapshot()
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// lines is what the crash window says.
func (w wreck) lines() []string {
	lines := []string{
		"Portcullis has stopped because of a fault.",
		"What happened: " + w.cause,
	}
	if w.match != "" {
		lines = append(lines, "The match is kept with every decision:", w.match)
	}
	if w.err != nil {
		lines = append(lines, "A report could not be written: "+w.err.Error())
	} else {
		lines = append(lines, "A report with the details was written. Please add it when you tell us of the fault:", w.report)
	}
	return append(lines, "Press Enter or close this window. Then start the program again.")
}

// mirror is the crash window as text.
func (w wreck) mirror() Mirror {
	return Mirror{Scene: "crash", Title: w.lines()[0], Prompt: "Press Enter to leave", Settled: true,
		Elements: []Element{}, Notes: w.lines()}
}
