// Command siege plays the games of the box without a window: for scripts, tests and bug
// reports. It reads and writes the same match files as the desktop program.
//
// It ends with 0 when it did what was asked, with 1 when the rules (or the state of the
// match) refuse it, and with 2 when the input cannot be used.
//
// What is where:
//
//	main.go, begin.go, check.go                   commands, beginning a match, linting and fuzzing
//	play.go, rolls.go, prefer.go                  playing on, forced dice, preferences
//	show.go, show_json.go, position.go            matches and positions, as text and JSON
//	sim.go, sim_play.go, sim_count.go, sim_mark.go, sim_chance.go, sim_regret.go, sim_print.go  many matches by computer players
//	sense.go                                      computer players against players who do not want to win
//	lesson.go                                     lessons, checked and played
//	plain.go                                      nothing unseen is printed
package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/alecthomas/kong"

	"portcullis/assets"
	"portcullis/cmd/edition"
	"portcullis/game/box"
	"portcullis/game/language"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// Exit codes.
const (
	done     = 0
	refused  = 1
	unusable = 2
)

// cli is the command line.
type cli struct {
	Content  string       `help:"Read the content of the games from this folder instead of the built-in one." placeholder:"DIR"`
	Language string       `help:"Speak the language of this gettext catalogue (.po) instead of English." placeholder:"FILE"`
	Version  edition.Flag `help:"Print the version, the commit it was built from, and a hash of the content."`

	Games    gamesCmd    `cmd:"" help:"List the games of the box."`
	New      newCmd      `cmd:"" help:"Begin a match."`
	Show     showCmd     `cmd:"" help:"Show the board, the prompt and the choices."`
	Choices  choicesCmd  `cmd:"" help:"List the choices in notation."`
	Play     playCmd     `cmd:"" help:"Play choices, then whatever computer seats answer."`
	Prefer   preferCmd   `cmd:"" help:"Show or settle how a seat wants to be asked."`
	Undo     undoCmd     `cmd:"" help:"Take decisions back."`
	Position positionCmd `cmd:"" help:"Begin a match from an edited snapshot."`
	Replay   replayCmd   `cmd:"" help:"Tell a match from its beginning."`
	Fuzz     fuzzCmd     `cmd:"" help:"Play random matches and check everything after every choice."`
	Sim      simCmd      `cmd:"" help:"Let computer players play and count who wins."`
	Sense    senseCmd    `cmd:"" help:"Let computer players play against players who do not want to win, and count what they waste."`
	Bench    benchCmd    `cmd:"" help:"Measure the speed of the rules."`
	Lint     lintCmd     `cmd:"" help:"Check a content pack, or a folder of lessons."`
	Lesson   lessonCmd   `cmd:"" help:"Check a lesson, and play it."`
}

// desk is what every command works with.
type desk struct {
	out     io.Writer // what was asked for
	notes   io.Writer // what a person should know besides
	content fs.FS
	opened  *box.Box
	silence func() // takes back the language that is spoken
}

// box opens the games when a command first needs them.
func (d *desk) box() (*box.Box, error) {
	if d.opened == nil {
		b, err := box.Open(d.content)
		if err != nil {
			return nil, err
		}
		d.opened = b
	}
	return d.opened, nil
}

func (d *desk) game(id string) (rules.Game, error) {
	b, err := d.box()
	if err != nil {
		return nil, err
	}
	return b.Game(id)
}

// load opens a match file to look at.
func (d *desk) load(path string) (*match.Match, *save.File, error) {
	b, err := d.box()
	if err != nil {
		return nil, nil, err
	}
	file, err := save.Open(path)
	if err != nil {
		return nil, nil, err
	}
	m, err := match.Load(b, file, nil)
	if err == nil {
		d.note(path, m)
	}
	return m, file, err
}

// note says of a match of older rules how far it could be played again.
func (d *desk) note(path string, m *match.Match) {
	if older := m.Older(); older != nil {
		fmt.Fprintf(d.notes, "siege: %s: %s\n", path, older.Text())
	}
}

// resume opens a match file to continue it. The caller closes the journal.
func (d *desk) resume(path string) (*match.Match, *save.Journal, error) {
	b, err := d.box()
	if err != nil {
		return nil, nil, err
	}
	file, journal, err := save.Resume(path)
	if err != nil {
		return nil, nil, err
	}
	m, err := match.Load(b, file, journal)
	if err != nil {
		journal.Close()
		return nil, nil, err
	}
	d.note(path, m)
	return m, journal, nil
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, stdout, stderr io.Writer) int { return new(desk).run(args, stdout, stderr) }

// run carries out a command line and returns the exit code.
func (d *desk) run(args []string, stdout, stderr io.Writer) int {
	var c cli
	out := &printer{w: plain{stdout}}
	stderr = plain{stderr}
	d.out, d.notes = out, stderr
	code := done
	exited := false
	parser, err := kong.New(&c,
		kong.Name("siege"),
		kong.Description("Siege games without a window. Exit codes: 0 done, 1 refused by the rules, 2 unusable input."),
		kong.Writers(out, stderr),
		kong.Exit(func(status int) { exited = true; code = status }),
		kong.Bind(d),
	)
	if err != nil {
		fmt.Fprintln(stderr, "siege:", err)
		return unusable
	}
	ctx, err := parser.Parse(args)
	if exited && out.err == nil {
		return code
	}
	if out.err != nil {
		fmt.Fprintln(stderr, "siege:", out.unprinted())
		return unusable
	}
	if err != nil {
		fmt.Fprintf(stderr, "siege: %v; see siege --help\n", err)
		return unusable
	}
	d.content = assets.Content()
	if c.Content != "" {
		d.content, err = folder(c.Content)
	}
	if err == nil {
		err = d.speak(c.Language)
	}
	if err == nil {
		defer d.silence()
		err = ctx.Run()
	}
	if err == nil && out.err != nil {
		err = out.unprinted()
	}
	if err != nil {
		fmt.Fprintln(stderr, "siege:", err)
		return exitCode(err)
	}
	return done
}

// speak makes a catalogue the language of what is printed; without a path it is English.
func (d *desk) speak(path string) error {
	d.silence = func() {}
	if path == "" {
		return nil
	}
	catalogue, err := language.Open(path)
	if err == nil {
		d.silence = rules.Speak(catalogue)
	}
	return err
}

// folder opens a folder of content.
func folder(path string) (fs.FS, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, unreadable(path, err)
	case !info.IsDir():
		return nil, fmt.Errorf("%s: it is not a folder", path)
	}
	return os.DirFS(path), nil
}

// unreadable says what the system has against a path, once.
func unreadable(path string, err error) error {
	var fault *fs.PathError
	if errors.As(err, &fault) {
		err = fault.Err
	}
	return fmt.Errorf("%s: it cannot be read: %w", path, err)
}

// printer keeps the first error of an output, so that a command whose answer nobody could
// read does not end with 0.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) Write(text []byte) (int, error) {
	n, err := p.w.Write(text)
	if p.err == nil {
		p.err = err
	}
	return n, err
}

func (p *printer) unprinted() error {
	return fmt.Errorf("the answer cannot be printed: %w; what was done to a match file stands", p.err)
}

// exitCode tells refusals, which leave everything as it was, from input that cannot be used.
func exitCode(err error) int {
	var refusal *rules.Refusal
	var failed *failure
	switch {
	case errors.As(err, &refusal), errors.As(err, &failed):
		return refused
	default:
		return unusable
	}
}

// failure is a check that did its work and found something: exit code 1.
type failure struct{ what string }

func (f *failure) Error() string { return f.what }
