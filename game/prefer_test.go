package game

import (
	"io/fs"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

// twoGates is a box with the test game alone.
type twoGates struct{}

func (twoGates) Game(id string) (rules.Game, error) {
	if id != "stub" {
		return nil, fs.ErrNotExist
	}
	return stub.Game{}, nil
}

func TestPreferIsToldAndKept(t *testing.T) {
	f := newFixture(t)
	f.app.options.Games = twoGates{}
	f.do(NewMatch{save.Header{Game: "stub", Seed: 5}})
	f.do(Prefer{Seat: stub.North, ID: "second", Value: "skipped"})
	if last := f.board.changes[len(f.board.changes)-1]; last.Kind != TableSet {
		t.Errorf("the board was told %+v", last)
	}
	if value := f.app.Match().Preferences(stub.North)[0].Value; value != "skipped" {
		t.Errorf("North has settled %s", value)
	}
	file, err := save.Open(f.app.MatchPath())
	if err != nil || len(file.Records) != 1 || file.Records[0] != save.PreferRecord(0, "second", "skipped") {
		t.Errorf("kept %+v, %v", file.Records, err)
	}
	f.do(Prefer{Seat: stub.South, ID: "second", Value: "skipped"})
	f.noticed("when South is to decide")
}

// What cannot be dealt leaves no file behind.
func TestRefusedMatchLeavesNoFile(t *testing.T) {
	f := newFixture(t)
	f.app.options.Games = twoGates{}
	f.do(NewMatch{save.Header{Game: "stub", Options: map[string]string{"length": "endless"}}})
	f.noticed("endless")
	f.app.options.Games = strict{}
	f.do(NewMatch{save.Header{Game: "stub"}})
	f.noticed("deck: it is not legal")
	if list, err := save.OpenFolder(f.app.options.Folders.Matches); err == nil {
		if entries, err := list.List(); err != nil || len(entries) > 0 {
			t.Errorf("there are files: %v, %v", entries, err)
		}
	}
	if f.app.Match() != nil || !strings.Contains(f.app.Scene().Name(), "menu") {
		t.Error("a match is on the table")
	}
}

// strict is a box whose game finds a fault that its Info does not tell of.
type strict struct{}

func (strict) Game(string) (rules.Game, error) { return refusing{stub.Game{}}, nil }

type refusing struct{ rules.Game }

func (refusing) New(rules.Setup) (rules.State, error) {
	return nil, &rules.SetupError{Game: "stub", Field: "deck", Problem: rules.T("it is not legal")}
}
