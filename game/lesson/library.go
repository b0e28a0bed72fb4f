package lesson

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"portcullis/rules"
	"portcullis/rules/content"
)

// Games gives the rules of a game; *box.Box is one.
type Games interface {
	Game(id string) (rules.Game, error)
}

// Library is all lessons there are.
type Library struct{ lessons []*Lesson }

// Open reads the lessons of a folder with a folder for each game in it, those of different games at the same time. A lesson
// with faults is left out; the error joins the faults of all, a *content.Error each, and costs nothing else.
func Open(folder fs.FS, games Games) (*Library, error) {
	found, err := fs.Glob(folder, "*/*.toml")
	errs := []error{err}
	var parts []*part
	for _, name := range found {
		dir, file := path.Split(name)
		if n := len(parts); n == 0 || parts[n-1].dir != dir {
			parts = append(parts, &part{dir: dir})
		}
		last := parts[len(parts)-1]
		last.files = append(last.files, file)
	}
	var wait sync.WaitGroup
	for _, p := range parts {
		wait.Go(func() { p.open(folder, games) })
	}
	wait.Wait()
	lib := &Library{}
	for _, p := range parts {
		lib.lessons = append(lib.lessons, p.lessons...)
		errs = append(errs, p.errs...)
	}
	slices.SortStableFunc(lib.lessons, func(a, b *Lesson) int { return a.Order - b.Order })
	return lib, errors.Join(errs...)
}

// part is the lessons of one game: their folder, with a slash, and its files, then what came of them.
type part struct {
	dir     string
	files   []string
	lessons []*Lesson
	errs    []error
}

// open reads the lessons, if the game is in the box.
func (p *part) open(folder fs.FS, games Games) {
	game, err := games.Game(strings.TrimSuffix(p.dir, "/"))
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		p.errs = append(p.errs, err)
		return
	}
	for _, file := range p.files {
		l, err := Load(content.Sub(folder, path.Clean(p.dir)), file, game)
		if err != nil {
			p.errs = append(p.errs, within(p.dir, err))
			continue
		}
		p.lessons = append(p.lessons, l)
	}
}

// within names the files of faults from the folder of all lessons on.
func within(dir string, err error) error {
	var faults *content.Error
	if errors.As(err, &faults) {
		for _, f := range faults.Faults {
			f.File = dir + f.File
		}
	}
	return err
}

// Of is the lessons of a game in their order. A nil Library has none.
func (l *Library) Of(game string) []*Lesson {
	var list []*Lesson
	if l != nil {
		for _, one := range l.lessons {
			if one.Game == game {
				list = append(list, one)
			}
		}
	}
	return list
}

// Any reports whether there are lessons.
func (l *Library) Any() bool { return l != nil && len(l.lessons) > 0 }

// Find is a lesson of a game; false: there is none.
func (l *Library) Find(game, id string) (*Lesson, bool) {
	for _, one := range l.Of(game) {
		if one.ID == id {
			return one, true
		}
	}
	return nil, false
}

// GameOf is the game that a lesson file says it is of.
func GameOf(folder fs.FS, name string) (string, error) {
	f := content.Read(folder, name)
	var l Lesson
	if f.Decode(&l) && l.Game == "" {
		f.Fault("game", "game", "is missing")
	}
	return l.Game, content.Check(f)
}
