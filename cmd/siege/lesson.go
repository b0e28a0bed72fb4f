package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"portcullis/cmd/edition"
	"portcullis/game/feat"
	"portcullis/game/lesson"
	"portcullis/game/match"
	"portcullis/game/opponent"
	"portcullis/rules"
)

type lessonCmd struct {
	File   string `arg:"" help:"Lesson, a TOML file with its position beside it." placeholder:"LESSON.toml"`
	Play   bool   `help:"Play it to its end on all its ways, and tell what is said, lit and done."`
	Output string `short:"o" help:"Begin a match of it: the match file to write, for the desktop program." placeholder:"FILE"`
}

func (c *lessonCmd) Run(d *desk) error {
	l, game, err := d.lesson(c.File)
	if err != nil {
		return err
	}
	if c.Output != "" {
		header := l.Header()
		header.App, header.Created = edition.Version(), time.Now().UTC().Truncate(time.Second)
		if header, err = match.Settle(game, header); err != nil {
			return err
		}
		return d.begin(game, header, c.Output)
	}
	var watch lesson.Watcher
	if c.Play {
		watch = d.watch
	}
	report := lesson.Walk(l, game, watch)
	for _, f := range report.Faults {
		fmt.Fprintf(d.out, "%s: %s\n", c.File, f)
	}
	if n := len(report.Faults); n > 0 {
		return &failure{fmt.Sprintf("%s: %s", c.File, rules.Count(n, "%d fault", "%d faults"))}
	}
	fmt.Fprintf(d.out, "%s: %s, %s, played %s to its end, no faults\n", c.File, l.Title,
		rules.Count(len(l.Steps), "%d step", "%d steps"), rules.Count(report.Plays, "%d time", "%d times"))
	return nil
}

// lesson reads a lesson file.
func (d *desk) lesson(path string) (*lesson.Lesson, rules.Game, error) {
	folder, name := os.DirFS(filepath.Dir(path)), filepath.Base(path)
	id, err := lesson.GameOf(folder, name)
	if err != nil {
		return nil, nil, told(d, err)
	}
	game, err := d.game(id)
	if err != nil {
		return nil, nil, err
	}
	l, err := lesson.Load(folder, name, game)
	return l, game, told(d, err)
}

// watch tells what a walk does.
func (d *desk) watch(r *lesson.Run, _ *match.Match, does string) {
	if r.Over() {
		fmt.Fprintf(d.out, "  %s\n\n", r.Stand().Say)
		return
	}
	step, _ := r.Step()
	st := r.Stand()
	fmt.Fprintf(d.out, "%s: %s\n  lit %v\n  > %s\n", step.ID, st.Say, st.Lit, does)
}

// lintLessons are the faults of all lessons of a folder, with file, line and reason; those that can be read are
// played on all their ways too.
func (d *desk) lintLessons(folder fs.FS) ([]string, error) {
	b, err := d.box()
	if err != nil {
		return nil, err
	}
	lib, err := lesson.Open(folder, b)
	faults := each(err)
	for _, game := range b.Games() {
		for _, l := range lib.Of(game.ID) {
			for _, f := range lesson.Walk(l, game.Game, nil).Faults {
				faults = append(faults, fmt.Sprintf("%s/%s.toml: %s", l.Game, l.ID, f))
			}
		}
	}
	return faults, nil
}

// lintExtras are the faults of the feats and of the opponents of a folder, with file, line and reason.
func (d *desk) lintExtras(folder fs.FS) ([]string, error) {
	b, err := d.box()
	if err != nil {
		return nil, err
	}
	_, feats := feat.Load(folder, b)
	_, people := opponent.Load(folder)
	return append(each(feats), each(people)...), nil
}

// each is the faults of an error one by one.
func each(err error) (list []string) {
	switch joined := err.(type) {
	case nil:
	case interface{ Unwrap() []error }:
		for _, e := range joined.Unwrap() {
			list = append(list, each(e)...)
		}
	default:
		list = append(list, err.Error())
	}
	return list
}

// told prints the faults of a lesson one by one, and returns how many they are.
func told(d *desk, err error) error {
	list := each(err)
	if len(list) == 0 {
		return nil
	}
	for _, f := range list {
		fmt.Fprintln(d.out, f)
	}
	return &failure{rules.Count(len(list), "%d fault", "%d faults").String()}
}
