package lesson

import (
	"errors"
	"io/fs"

	"portcullis/rules"
	"portcullis/rules/content"
	"portcullis/rules/plain"
	"portcullis/save/files"
)

// maxPosition bounds a position file: 1 MiB.
const maxPosition = 1 << 20

// Load reads a lesson and its position from the folder of its game. The error is a *content.Error with every
// fault, each with file, line and reason; there is no lesson then.
func Load(folder fs.FS, name string, game rules.Game) (*Lesson, error) {
	f := content.Read(folder, name)
	l := &Lesson{}
	if !f.Decode(l) {
		return nil, content.Check(f)
	}
	j := judge{File: f, l: l, game: game}
	j.begins(folder)
	j.lesson()
	for i := range l.Steps {
		j.step(i)
	}
	j.ways()
	if err := content.Check(f); err != nil {
		return nil, err
	}
	return l, nil
}

// begins reads the position.
func (j *judge) begins(folder fs.FS) {
	l := j.l
	if l.Position == "" {
		j.Fault("position", "position", "is missing")
		return
	}
	data, err := readFile(folder, l.Position)
	if err != nil {
		j.Fault("position", "position", "%s cannot be read: %v", l.Position, err)
		return
	}
	state, err := j.game.Restore(data)
	if err != nil {
		j.Fault("position", "position", "%s: %v", l.Position, err)
		return
	}
	if state.Decision().Over() {
		j.Fault("position", "position", "%s: the match is over", l.Position)
	}
	l.start, j.state = data, state
}

func readFile(folder fs.FS, name string) ([]byte, error) {
	if !fs.ValidPath(name) {
		return nil, fs.ErrInvalid
	}
	info, err := fs.Stat(folder, name)
	switch {
	case err != nil:
		return nil, errors.New(files.Cause(err))
	case !info.Mode().IsRegular():
		return nil, errors.New("not a file")
	case info.Size() > maxPosition:
		return nil, errors.New("larger than a position can be")
	}
	data, err := fs.ReadFile(folder, name)
	return plain.Text(data), err
}
