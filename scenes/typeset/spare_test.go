package typeset_test

import (
	"bytes"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
	"portcullis/scenes/typeset/system"
	"portcullis/scenes/typeset/typetest"
)

// settled waits until what is known of a character is for good.
func settled(t *testing.T, s *typeset.Faces, r rune) ink.Letter {
	t.Helper()
	for range 1000 {
		if got := s.Letter(r); got != ink.Sought {
			return got
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("%q is still being looked for", r)
	return ink.Sought
}

// A character that ours lack is looked for once, beside everything else, and drawn by what is found.
func TestCharactersOfOtherScriptsAreLookedFor(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "han.ttf"), typetest.Having(36, nil, '城', '山'), 0o600); err != nil {
		t.Fatal(err)
	}
	var looks, told atomic.Int32
	s := typeset.New()
	s.Seek(func(wanted []rune, most int) []*text.GoTextFaceSource {
		looks.Add(1)
		return system.Find([]string{folder}, wanted, most)
	}, func() { told.Add(1) })
	font := ink.Font{Face: ink.SerifBold, Size: 24}
	if s.Width(font, "Ägypten, Крепость, Φρούριο, 3 × 4"); looks.Load() != 0 || s.Came() != 0 {
		t.Fatal("a typeface is looked for that nobody needs")
	}
	box := s.Width(font, "城")
	if got := settled(t, s, '城'); got != ink.Drawn {
		t.Fatalf("a character that a typeface of the system has: %d", got)
	}
	if w := s.Width(font, "城"); w == box || w != s.Width(ink.Font{Face: ink.Sans, Size: 24}, "A") {
		t.Errorf("it is %g wide, the box %g, the glyph that was found %g", w, box, s.Width(ink.Font{Face: ink.Sans, Size: 24}, "A"))
	}
	if got := settled(t, s, '山'); got != ink.Drawn || s.Came() != 1 {
		t.Errorf("another one of the same typeface: %d, and %d came", got, s.Came())
	}
	if got := settled(t, s, 'ก'); got != ink.Missing {
		t.Errorf("one that no typeface has: %d", got)
	}
	n := looks.Load()
	settled(t, s, 'ก')
	s.Width(font, "กกก 城山 城")
	if looks.Load() != n {
		t.Error("what is known is looked for again")
	}
	for range 200 {
		if told.Load() > 0 {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if told.Load() == 0 {
		t.Error("nobody was told that a typeface has come")
	}
}

// Where there is nothing to look in, what ours lack is known to be missing at once, and still has a width.
func TestNothingIsLookedForWithoutASystem(t *testing.T) {
	s := typeset.New()
	for r, want := range map[rune]ink.Letter{'a': ink.Drawn, 'Ж': ink.Drawn, '城': ink.Missing, '\U0001F3F0': ink.Missing} {
		if got := s.Letter(r); got != want {
			t.Errorf("%q: %d, want %d", r, got, want)
		}
	}
	if s.Width(ink.Font{Face: ink.Serif, Size: 20}, "城") <= 0 {
		t.Error("a name that cannot be drawn has no width: nothing stands in for it")
	}
}

// What no typeface has is not drawn as boxes, which all look alike, but written as numbers: names in files may be in any script.
func TestWhatCannotBeDrawnIsWrittenAsItsNumber(t *testing.T) {
	s := typeset.New()
	font := ink.Font{Face: ink.SerifBold, Size: 20}
	for line, want := range map[string]string{
		"Ada": "Ada", "Ägypten, Крепость": "Ägypten, Крепость", "城山": "[57CE 5C71]", "Ada 城, East": "Ada [57CE], East",
		"東京都庁前": "[6771 4EAC 90FD 5E81 +1:32]", "a城b山": "a[57CE]b[5C71]", "\U0001F3F0": "[1F3F0]",
	} {
		if got := s.Stand(line); got != want {
			t.Errorf("%q is set as %q, want %q", line, got, want)
		}
		if got := s.Width(font, line); got != s.Width(font, want) {
			t.Errorf("%q is %g wide, %q is %g", line, got, want, s.Width(font, want))
		}
		if got := s.Wrap(font, line, 1000); len(got) != 1 || got[0] != want {
			t.Errorf("%q is set in the lines %q, want %q", line, got, want)
		}
	}
	for _, names := range [][2]string{{"田中太郎", "田中次郎"}, {"東京都", "東京人"}, {"東京都庁前", "東京都庁東"}} {
		if a, b := typeset.New().Stand(names[0]), typeset.New().Stand(names[1]); a == b {
			t.Errorf("%q and %q are both set as %q", names[0], names[1], a)
		}
	}
	found := make(chan struct{}, 16) // it is asked again for what it did not find
	s.Seek(func([]rune, int) []*text.GoTextFaceSource {
		defer func() { found <- struct{}{} }()
		source, err := text.NewGoTextFaceSource(bytes.NewReader(typetest.Having(36, nil, '城')))
		if err != nil {
			t.Error(err)
		}
		return []*text.GoTextFaceSource{source}
	}, func() {})
	s.Stand("城")
	<-found
	if settled(t, s, '城'); s.Stand("城山") != "城[5C71]" || s.Stand("城") != "城" {
		t.Errorf("with a typeface for one of two: %q", s.Stand("城山"))
	}
}
