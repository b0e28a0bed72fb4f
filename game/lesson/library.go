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

// Library is all lessons there are. Those of a game are read when they are first asked for.
type Library struct {
	folder fs.FS
	games  Games
	broken func(error)
	parts  []*part // of the games in the box
}

// Open reads the lessons of a folder with a folder for each game in it, those of different games at the same time. A lesson
// with faults is left out; the error joins the faults of all, a *content.Error each, and costs nothing else.
func Open(folder fs.FS, games Games) (*Library, error) {
	lib := Later(folder, games, func(error) {})
	var wait sync.WaitGroup
	for _, p := range lib.parts {
		wait.Go(func() { lib.read(p) })
	}
	wait.Wait()
	var errs []error
	for _, p := range lib.parts {
		errs = append(errs, p.wrong)
	}
	return lib, errors.Join(errs...)
}

// Later finds the lessons of such a folder, and leaves it to whoever first asks for those of a game to read them: a match that
// is opened needs none. Broken is told then of all that is wrong with them.
func Later(folder fs.FS, games Games, broken func(error)) *Library {
	lib := &Library{folder: folder, games: games, broken: broken}
	found, _ := fs.Glob(folder, "*/*.toml") // fails for a malformed pattern only
	for _, name := range found {
		dir, file := path.Split(name)
		if n := len(lib.parts); n == 0 || lib.parts[n-1].dir != dir {
			lib.parts = append(lib.parts, &part{dir: dir})
		}
		last := lib.parts[len(lib.parts)-1]
		last.files = append(last.files, file)
	}
	lib.parts = slices.DeleteFunc(lib.parts, func(p *part) bool {
		_, err := games.Game(p.game())
		return errors.Is(err, fs.ErrNotExist)
	})
	return lib
}

// read reads the lessons of a game, if nobody has.
func (l *Library) read(p *part) {
	p.once.Do(func() {
		if p.wrong = p.open(l.folder, l.games); p.wrong != nil {
			l.broken(p.wrong)
		}
	})
}

// part is the lessons of one game: their folder, with a slash, and its files, then what came of them.
type part struct {
	dir     string
	files   []string
	once    sync.Once
	lessons []*Lesson // in their order
	wrong   error
}

func (p *part) game() string { return strings.TrimSuffix(p.dir, "/") }

// open reads the lessons. The error joins what is wrong with them.
func (p *part) open(folder fs.FS, games Games) error {
	game, err := games.Game(p.game())
	if err != nil {
		return err
	}
	var errs []error
	for _, file := range p.files {
		l, err := Load(content.Sub(folder, path.Clean(p.dir)), file, game)
		if err != nil {
			errs = append(errs, within(p.dir, err))
			continue
		}
		p.lessons = append(p.lessons, l)
	}
	slices.SortStableFunc(p.lessons, func(a, b *Lesson) int { return a.Order - b.Order })
	return errors.Join(errs...)
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
	if l == nil {
		return nil
	}
	var list []*Lesson
	for _, p := range l.parts {
		if p.game() == game {
			l.read(p)
			list = append(list, p.lessons...)
		}
	}
	return list
}

// Any reports whether there are lessons, be they broken.
func (l *Library) Any() bool { return l != nil && len(l.parts) > 0 }

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
