package box

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"portcullis/rules"
	pack "portcullis/rules/content"
	"portcullis/rules/plain"
)

// Entry is one game as the lid of the box shows it.
type Entry struct {
	ID      string
	Title   string
	Summary string     // one sentence
	Seats   string     // "1 to 4 players"
	Time    string     // "20 to 40 min"
	Game    rules.Game // nil while the game is in preparation
}

// Ready reports whether the game can be played.
func (e Entry) Ready() bool { return e.Game != nil }

// Box holds the games with the content they were opened with. It is immutable.
type Box struct {
	entries  []Entry
	rejected *ContentError
}

// Open loads every game that is ready from the folder of its name. The error is a
// *[ContentError] with all faults of all games.
func Open(content fs.FS) (*Box, error) {
	b := &Box{}
	var faults []Fault
	for _, s := range slots() {
		game, wrong := s.open(content)
		faults = append(faults, wrong...)
		b.entries = append(b.entries, s.entry.with(game))
	}
	if len(faults) > 0 {
		return nil, &ContentError{Faults: faults}
	}
	return b, nil
}

// Of is a box of these games alone.
func Of(games ...rules.Game) *Box {
	b := &Box{}
	for _, g := range games {
		b.entries = append(b.entries, Entry{ID: g.Info().ID}.with(g))
	}
	return b
}

// With is the box with one more game, which comes last.
func (b *Box) With(g rules.Game) *Box {
	return &Box{entries: append(slices.Clone(b.entries), Entry{ID: g.Info().ID}.with(g)), rejected: b.rejected}
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
		if s.load == nil || !has(override, s.entry.ID) {
			continue
		}
		game, wrong := s.open(override)
		if faults = append(faults, wrong...); len(wrong) == 0 {
			b.entries[i] = s.entry.with(game)
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
		if s.load == nil || !has(content, s.entry.ID) {
			continue
		}
		game, wrong := s.open(content)
		if p, ok := game.(rules.Prover); ok && len(wrong) == 0 {
			if err := p.Prove(); err != nil {
				wrong = contentFaults(s.entry.ID, err)
			}
		}
		faults = append(faults, wrong...)
	}
	return faults
}

// Games lists the box in its order.
func (b *Box) Games() []Entry { return slices.Clone(b.entries) }

// Game returns the rules of a game. The error is an *[UnknownError] if there is no such
// game, and an *[InPreparationError] if it cannot be played yet.
func (b *Box) Game(id string) (rules.Game, error) {
	for _, e := range b.entries {
		switch {
		case e.ID != id:
		case e.Ready():
			return e.Game, nil
		default:
			return nil, &InPreparationError{ID: id, Title: e.Title}
		}
	}
	return nil, &UnknownError{ID: id}
}

// Rejected is what was wrong with the content that [OpenWithFallback] replaced by the
// built-in one, or nil.
func (b *Box) Rejected() *ContentError { return b.rejected }

// open loads a game from its folder, if it is ready.
func (s slot) open(content fs.FS) (rules.Game, []Fault) {
	id := s.entry.ID
	if s.load == nil {
		return nil, nil
	}
	if !has(content, id) {
		return nil, []Fault{{Game: id, File: id, Reason: "the folder is missing"}}
	}
	game, err := s.load(pack.Sub(content, id))
	if err != nil {
		return nil, contentFaults(id, err)
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
		ids = append(ids, s.entry.ID)
	}
	games := 0
	for _, f := range list {
		switch {
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

// with fills the entry of a game that is ready from its rules.
func (e Entry) with(game rules.Game) Entry {
	if game == nil {
		return e
	}
	info := game.Info()
	e.Game, e.Title, e.Summary = game, info.Title, info.Summary
	e.Seats = rules.Count(info.MaxSeats, "%d player", "%d players").String()
	if info.MinSeats < info.MaxSeats {
		e.Seats = fmt.Sprintf("%d to %s", info.MinSeats, e.Seats)
	}
	e.Time = fmt.Sprintf("%d min", info.Minutes)
	if info.Longest > info.Minutes {
		e.Time = fmt.Sprintf("%d to %d min", info.Minutes, info.Longest)
	}
	return e
}
