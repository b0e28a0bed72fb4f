package match

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"

	"portcullis/rules"
	"portcullis/rules/plain"
	"portcullis/save"
)

// ErrStart is the kind of a *[save.FileError] about a match whose first position cannot be
// set up: an option that the game does not have, or a start position that breaks its rules.
var ErrStart = errors.New("the first position cannot be set up")

// Games finds a game by its id. An error that wraps [fs.ErrNotExist] means that there is no
// such game; any other, that the game cannot be played here because of its content.
type Games interface {
	Game(id string) (rules.Game, error)
}

// Load plays a match file again, up to where it was left, and goes on with journal; a nil
// journal keeps nothing of what follows. The error is a *[save.FileError] that says what
// happened, what was kept and what to do. Its kind, for errors.Is:
//
//   - [save.ErrOtherGame]: there is no game of that id
//   - [save.ErrNoContent]: the game's content is missing or broken
//   - [save.ErrNewer]: the match is of a newer revision of the rules
//   - [save.ErrContent]: the content is not the one that the match was played with, and its records do
//     not fit it; its reason tells the first that does not
//   - [ErrStart]: the first position cannot be set up
//   - [save.ErrDamaged]: a record cannot be played; Line tells which, the cause why, a
//     *[rules.Refusal] with the rule if the rules forbid it, and Readable holds what was before it
//
// A match of an older revision of the rules is played again as far as its records fit, and
// goes on from there; one of content that the program never came with, if all of them fit.
// [Match.Older] tells how far that is.
func Load(games Games, file *save.File, journal Journal) (*Match, error) {
	return LoadContext(context.Background(), games, file, journal)
}

// LoadContext is Load that gives up, with the error of ctx, once that is done: a file may hold more
// decisions than anybody wants to wait for.
func LoadContext(ctx context.Context, games Games, file *save.File, journal Journal) (*Match, error) {
	game, err := games.Game(file.Header.Game)
	if errors.Is(err, fs.ErrNotExist) {
		game, err = nil, nil
	}
	refusal := file.CheckGame(game, err)
	foreign := errors.Is(refusal, save.ErrContent)
	if refusal != nil && !foreign {
		return nil, refusal
	}
	aged := foreign || file.Aged(game)
	header := file.Header
	if aged {
		header.Revision, header.Content = 0, "" // those of today
		header.Options = asBefore(game.Info(), header.Options)
		header.Start = startBefore(game.Info(), header.Start)
	}
	m, err := New(game, header, nil)
	switch {
	case err != nil && foreign:
		return nil, unfit(refusal, brokenStart(file, err))
	case err != nil:
		return nil, brokenStart(file, err)
	}
	begun := m.Header()
	for i, r := range file.Records {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		rules.Breathe()
		switch err := m.replay(r); {
		case err == nil:
		case foreign:
			return nil, unfit(refusal, file.FaultAt(i, err))
		case aged:
			return m.goOn(begun, file, i, journal), nil
		default:
			return nil, file.FaultAt(i, err)
		}
	}
	if aged {
		return m.goOn(begun, file, len(file.Records), journal), nil
	}
	m.keeper.journal = journal
	return m, nil
}

// asBefore is the options of a match that an older revision of the rules began, and those that there were not yet as things
// were without them.
func asBefore(in rules.Info, given map[string]string) map[string]string {
	full := map[string]string{}
	for _, o := range in.Options {
		if o.Before != "" {
			full[o.ID] = o.Before
		}
	}
	maps.Copy(full, given)
	return full
}

// startBefore is the first position of such a match, with the options that it lacks as things were without them.
func startBefore(in rules.Info, start json.RawMessage) json.RawMessage {
	var has map[string]json.RawMessage
	rest, ok := bytes.CutPrefix(bytes.TrimSpace(start), []byte("{"))
	if json.Unmarshal(start, &has) != nil || !ok || len(has) == 0 {
		return start
	}
	for _, o := range in.Options {
		if _, ok := has[o.ID]; !ok && o.Before != "" {
			rest = fmt.Appendf(nil, "%q:%q,%s", o.ID, o.Before, rest)
		}
	}
	return append(json.RawMessage("{"), rest...)
}

// maxReason is how much of a reason is told, in characters: it may quote the file.
const maxReason = 500

// unfit is the refusal of a match of other content, with what of the match does not fit the content that is here.
func unfit(refusal error, why *save.FileError) error {
	var fault *save.FileError
	if !errors.As(refusal, &fault) {
		return refusal
	}
	told := *fault
	told.Cause = why.Cause
	told.Reason = plain.Show(fmt.Sprintf("%s, which the match does not fit; line %d: %s", fault.Reason, why.Line, why.Reason), maxReason)
	return &told
}

func brokenStart(file *save.File, cause error) *save.FileError {
	return &save.FileError{
		Path: file.Path, Line: 1, Kind: ErrStart, Cause: cause, Readable: file,
		Reason: plain.Show(fmt.Sprintf("the match cannot be set up: %v", cause), maxReason),
		Advice: "Nothing was changed. Put back an earlier copy of the file, or set the position up anew.",
	}
}

// replay does what a record says. Barriers are not asked for again: they held when the
// record was written.
func (m *Match) replay(r save.Record) error {
	switch r.Kind {
	case save.Play:
		c, err := m.game.Parse(r.Text)
		if err != nil {
			return err
		}
		_, err = m.apply(c)
		return err
	case save.Undo:
		if r.N >= m.stand {
			return fmt.Errorf("it takes back to %d decisions, and %d stand", r.N, m.stand)
		}
		return m.moveTo(r.N)
	case save.Redo:
		if r.N <= m.stand {
			return fmt.Errorf("it plays again up to %d decisions, and %d stand already", r.N, m.stand)
		}
		return m.moveTo(r.N)
	case save.Force:
		faces, err := r.Faces()
		if err != nil {
			return err
		}
		return m.force(faces)
	case save.Dice:
		faces, err := r.Faces()
		if err != nil {
			return err
		}
		return m.fix(faces)
	case save.Prefer:
		seat, id, value, err := r.Preference()
		if err != nil {
			return err
		}
		return m.prefer(settled{seat, id, value})
	case save.Name:
		return m.Rename(r.Text)
	case save.Table:
		t := Off
		if r.Text == save.TakeBacksOn {
			t = On
		}
		return m.SetTakeBacks(t)
	case save.Seats:
		seats, err := r.SeatList()
		if err != nil {
			return err
		}
		return m.SetSeats(seats)
	}
	return fmt.Errorf("no kind of record is called %q", string(r.Kind))
}
