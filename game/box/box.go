package box

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"portcullis/rules"
	pack "portcullis/rules/content"
	"portcullis/rules/plain"
	"portcullis/save/files"
)

// Entry is one game as the lid of the box shows it.
type Entry struct {
	ID      string
	Title   string
	Summary string // one sentence
	Seats   string // "Alone or up to 4 people": computer players take what seats are left
	Time    string // "30 min", "First match 25 min" where others take longer
	Game    rules.Game
}

// Box holds the games with the content they were opened with. It is immutable.
type Box struct {
	entries  []Entry
	rejected *ContentError
}

// Open loads every game from the folder of its name. The error is a
// *[ContentError] with all faults of all games.
func Open(content fs.FS) (*Box, error) {
	b := &Box{}
	var faults []Fault
	for _, o := range openAll(slots(), content) {
		if faults = append(faults, o.wrong...); len(o.wrong) == 0 {
			b.entries = append(b.entries, entry(o.game))
		}
	}
	if len(faults) > 0 {
		return nil, &ContentError{Faults: faults}
	}
	return b, nil
}

// opened is what came of opening a game: the game, or what is wrong with it.
type opened struct {
	game  rules.Game
	wrong []Fault
}

// openAll opens games at the same time.
func openAll(list []slot, content fs.FS) []opened {
	all := make([]opened, len(list))
	var wait sync.WaitGroup
	for i, s := range list {
		wait.Go(func() { all[i].game, all[i].wrong = s.open(content) })
	}
	wait.Wait()
	return all
}

// Of is a box of these games alone.
func Of(games ...rules.Game) *Box {
	b := &Box{}
	for _, g := range games {
		b.entries = append(b.entries, entry(g))
	}
	return b
}

// With is the box with one more game, which comes last.
func (b *Box) With(g rules.Game) *Box {
	return &Box{entries: append(slices.Clone(b.entries), entry(g)), rejected: b.rejected}
}

// OpenWithFallback loads every game from override where override has a folder for it, and
// from builtin where it has none or where its content cannot be used; [Box.Rejected] tells
// which. A nil override is none. The error is about builtin, as in [Open].
func OpenWithFallback(builtin, override fs.FS) (*Box, error) {
	b, err := Open(builtin)
	if err != nil || override == nil {
		return b, err
	}
	faults := strangers(override)
	for i, s := range slots() {
		if !has(override, s.id) {
			continue
		}
		game, wrong := s.open(override)
		if faults = append(faults, wrong...); len(wrong) == 0 {
			b.entries[i] = entry(game)
		}
	}
	if len(faults) > 0 {
		b.rejected = &ContentError{Faults: faults}
	}
	return b, nil
}

// Lint lists everything wrong with a content folder, which need not hold every game. Content that can be loaded is
// also played by games that are a [rules.Prover].
func Lint(content fs.FS) []Fault {
	faults := strangers(content)
	for _, s := range slots() {
		if !has(content, s.id) {
			continue
		}
		game, wrong := s.open(content)
		if p, ok := game.(rules.Prover); ok && len(wrong) == 0 {
			if err := p.Prove(); err != nil {
				wrong = contentFaults(s.id, err)
			}
		}
		faults = append(faults, wrong...)
	}
	return faults
}

// Games lists the box in its order.
func (b *Box) Games() []Entry { return slices.Clone(b.entries) }

// Game returns the rules of a game. The error is an *[UnknownError] if there is no such game.
func (b *Box) Game(id string) (rules.Game, error) {
	for _, e := range b.entries {
		if e.ID == id {
			return e.Game, nil
		}
	}
	return nil, &UnknownError{ID: id}
}

// Rejected is what was wrong with the content that [OpenWithFallback] replaced by the
// built-in one, or nil.
func (b *Box) Rejected() *ContentError { return b.rejected }

// open loads a game from its folder.
func (s slot) open(content fs.FS) (rules.Game, []Fault) {
	if !has(content, s.id) {
		return nil, []Fault{{Game: s.id, File: s.id, Reason: "the folder is missing"}}
	}
	game, err := s.load(pack.Sub(content, s.id))
	if err != nil {
		return nil, contentFaults(s.id, err)
	}
	return game, nil
}

func has(content fs.FS, folder string) bool {
	info, err := fs.Stat(content, folder)
	return err == nil && info.IsDir()
}

// strangers reports a content folder that cannot be read or has no game in it, and what in it has the
// name of no game.
func strangers(content fs.FS) []Fault {
	list, err := fs.ReadDir(content, ".")
	if err != nil {
		return []Fault{{File: ".", Reason: "the folder cannot be read: " + err.Error()}}
	}
	var faults []Fault
	var ids []string
	for _, s := range slots() {
		ids = append(ids, s.id)
	}
	games := 0
	for _, f := range list {
		_, lost := fs.Stat(content, f.Name())
		switch {
		case lost != nil && slices.Contains(ids, f.Name()): // a link that leads nowhere, or in a circle
			faults = append(faults, Fault{Game: f.Name(), File: f.Name(), Reason: "the folder cannot be read: " + files.Cause(lost) + "; put the folder itself there, or remove the link"})
		case !has(content, f.Name()): // a link to a folder is one
		case slices.Contains(ids, f.Name()):
			games++
		case !strings.HasPrefix(f.Name(), "."):
			faults = append(faults, Fault{File: plain.Show(f.Name(), pack.LongestName), Reason: "no game has that name; the games are " + strings.Join(ids, ", ")})
		}
	}
	if more := len(faults) - pack.MaxFaults; more > 0 {
		faults = append(faults[:pack.MaxFaults], Fault{File: ".", Reason: fmt.Sprintf("%d more folders have the name of no game", more)})
	}
	if games == 0 && len(faults) == 0 {
		faults = append(faults, Fault{File: ".", Reason: "there is no folder of a game in it; the games are " + strings.Join(ids, ", ")})
	}
	return faults
}

// entry is a game as its rules describe it.
func entry(game rules.Game) Entry {
	info := game.Info()
	e := Entry{ID: info.ID, Title: info.Title, Summary: info.Summary, Game: game}
	e.Seats = rules.Count(info.MaxSeats, "%d player", "%d players").String()
	switch {
	case info.MaxSeats > 2:
		e.Seats = fmt.Sprintf("Alone or up to %d people", info.MaxSeats)
	case info.MaxSeats > 1:
		e.Seats = fmt.Sprintf("Alone or %d people", info.MaxSeats)
	}
	e.Time = fmt.Sprintf("%d min", info.Minutes)
	if info.Longest > info.Minutes {
		e.Time = fmt.Sprintf("First match %d min", info.Minutes)
	}
	return e
}
