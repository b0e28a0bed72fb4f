package match_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

// mended is the stub game after its rules or its content were changed.
type mended struct {
	stub.Game
	revision int
	content  string
	contents []string
}

func (g mended) Info() rules.Info {
	info := g.Game.Info()
	info.Revision, info.Contents = g.revision, g.contents
	return info
}

func (g mended) ContentHash() string {
	if g.content == "" {
		return g.Game.ContentHash()
	}
	return g.content
}

// boxOf is a box of one game alone.
type boxOf struct{ game rules.Game }

func (b boxOf) Game(string) (rules.Game, error) { return b.game, nil }

// file is a match of the stub game with records, of which "raid oak-5 left" is never legal.
func file(t *testing.T, change func(*save.Header), texts ...string) *save.File {
	t.Helper()
	h, err := match.Settle(stub.Game{}, header("short"))
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(&h)
	}
	f := &save.File{Path: "night.siege", Header: h}
	for _, text := range texts {
		f.Records = append(f.Records, save.Record{Kind: save.Play, Text: text})
	}
	return f
}

// A match of older rules is played again as far as it fits; one of today's that does not fit
// is damaged.
func TestOlderMatches(t *testing.T) {
	now := stub.Game{}.ContentHash()
	for name, c := range map[string]struct {
		game  mended
		texts []string
		older *match.Older
		says  string
		fails error
	}{
		"of today":            {game: mended{revision: 1}, texts: []string{"end"}},
		"of today, broken":    {game: mended{revision: 1}, texts: []string{"end", "raid oak-5 left"}, fails: save.ErrDamaged},
		"uncounted rules":     {game: mended{}, texts: []string{"end"}},
		"older, all fits":     {game: mended{revision: 3}, texts: []string{"end", "end"}, older: &match.Older{Revision: 1, Today: 3, Fit: 2, Decisions: 2}, says: "revision 1 of the rules; today they are revision 3. All its decisions (2) still fit"},
		"older, one fits":     {game: mended{revision: 2}, texts: []string{"end", "raid oak-5 left", "end"}, older: &match.Older{Revision: 1, Today: 2, Fit: 1, Decisions: 3}, says: "1 of its 3 decisions still fit"},
		"older, no such word": {game: mended{revision: 2}, texts: []string{"surrender"}, older: &match.Older{Revision: 1, Today: 2, Decisions: 1}, says: "0 of its 1 decisions"},
		"earlier content":     {game: mended{revision: 1, content: "bb", contents: []string{"aa", now, "bb"}}, texts: []string{"end"}, older: &match.Older{Revision: 1, Today: 1, Fit: 1, Decisions: 1}, says: "earlier edition of the game's content"},
		"unknown content":     {game: mended{revision: 1, content: "bb", contents: []string{"aa", "bb"}}, texts: []string{"end", "raid oak-5 left"}, fails: save.ErrContent},
		"unknown, all fits":   {game: mended{revision: 1, content: "bb", contents: []string{"aa", "bb"}}, texts: []string{"end"}, older: &match.Older{Revision: 1, Content: now, Today: 1, Fit: 1, Decisions: 1}, says: "with content (" + now + ") that this program did not come with. All its decisions (1) still fit"},
		"content of a pack":   {game: mended{revision: 1, content: "cc", contents: []string{now, "bb"}}, texts: []string{"surrender"}, fails: save.ErrContent},
		"older, of a pack":    {game: mended{revision: 2, content: "cc", contents: []string{now, "bb"}}, texts: []string{"surrender"}, fails: save.ErrContent},
	} {
		t.Run(name, func(t *testing.T) {
			f := file(t, nil, c.texts...)
			m, err := match.Load(boxOf{c.game}, f, nil)
			if c.fails != nil {
				if !errors.Is(err, c.fails) {
					t.Errorf("got %v", err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			switch o := m.Older(); {
			case (o == nil) != (c.older == nil):
				t.Fatalf("older: %+v", o)
			case o == nil:
				return
			case *o != *c.older || m.Len() != o.Fit || !strings.Contains(o.Text().String(), c.says):
				t.Errorf("%+v: %q", o, o.Text())
			}
			if h := m.Header(); h.Revision != max(c.game.revision, 1) || h.Content != c.game.ContentHash() {
				t.Errorf("it goes on under revision %d with %s", h.Revision, h.Content)
			}
		})
	}
}

// A match of a newer revision cannot be played here, and the error says why.
func TestNewerRevisionIsRefused(t *testing.T) {
	f := file(t, func(h *save.Header) { h.Revision = 3 }, "end")
	_, err := match.Load(boxOf{mended{revision: 2}}, f, nil)
	var fault *save.FileError
	if !errors.Is(err, save.ErrNewer) || !errors.As(err, &fault) || fault.Readable != f || !strings.Contains(err.Error(), "up to revision 2") {
		t.Errorf("got %v", err)
	}
}

// The file of an older match goes on under today's rules with the next decision, under its
// name of then.
func TestOlderMatchGoesOnInItsFile(t *testing.T) {
	old := file(t, func(h *save.Header) { h.Name = "Night" })
	path := filepath.Join(t.TempDir(), "night.siege")
	j, err := save.Create(path, old.Header)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(j.Append(save.Record{Kind: save.Play, Text: "end"}, save.Record{Kind: save.Play, Text: "raid oak-5 left"}), j.Close()); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, j, err := save.Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	today := boxOf{mended{revision: 2}}
	m, err := match.Load(today, f, j)
	if err != nil {
		t.Fatal(err)
	}
	if says := m.Older().Text().String(); !strings.Contains(says, path+".rules-1") {
		t.Errorf("%q does not say where the file is kept", says)
	}
	play(t, m, "end")
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if kept, err := os.ReadFile(path + ".rules-1"); err != nil || string(kept) != string(before) {
		t.Errorf("the file as it was is lost: %v", err)
	}
	again, err := save.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err = match.Load(today, again, nil)
	if err != nil || m.Older() != nil || m.Len() != 2 || m.Name() != "Night" {
		t.Errorf("%v", err)
	}
}

// A match whose file is lost goes on, says so once, and Keep does not call it saved before it
// has looked.
func TestRescuedMatchGoesOn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "night.siege")
	h, err := match.Settle(stub.Game{}, header("short"))
	if err != nil {
		t.Fatal(err)
	}
	j, err := save.Create(path, h)
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	m := begin(t, h, j)
	play(t, m, "end")
	var rescued *save.Rescued
	for _, ask := range []func() error{
		m.Keep,
		func() error { _, err := m.Play(rules.Choice{Verb: stub.End}); return err },
	} {
		if err := m.Keep(); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(j.Path(), 5); err != nil {
			t.Fatal(err)
		}
		if err := ask(); !errors.As(err, &rescued) || rescued.To != j.Path() || m.Unsaved() != 0 {
			t.Fatalf("%v, %d unsaved", err, m.Unsaved())
		}
		file, err := save.Open(j.Path())
		if err != nil || len(file.Records) != m.Len() {
			t.Errorf("%d records of %d: %v", len(file.Records), m.Len(), err)
		}
	}
}
