package typeset_test

import (
	"math"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

const noBreak = "\u00a0"

func TestWidthGrowsWithTextAndSize(t *testing.T) {
	s := typeset.New()
	for face := ink.Serif; face <= ink.SansOblique; face++ {
		small, large := ink.Font{Face: face, Size: 15}, ink.Font{Face: face, Size: 30}
		w := s.Width(small, "Grain Market")
		if w <= 0 || w <= s.Width(small, "Grain") {
			t.Errorf("face %d: Grain Market is %.1f wide, Grain %.1f", face, w, s.Width(small, "Grain"))
		}
		if ratio := s.Width(large, "Grain Market") / w; ratio < 1.98 || ratio > 2.02 {
			t.Errorf("face %d: twice the size is %.3f times as wide", face, ratio)
		}
		m := s.Metrics(small)
		if m.CapHeight <= 0 || m.CapHeight > m.Ascent || m.Descent <= 0 || s.LineHeight(small) != m.Ascent+m.Descent {
			t.Errorf("face %d: metrics %+v", face, m)
		}
	}
	if s.Width(ink.Font{}, "a") <= 0 || s.Width(ink.Font{Face: 99, Size: 12}, "a") <= 0 {
		t.Error("a font without size or face has no width")
	}
}

func TestWrapBreaksAtSpacesAndLineFeeds(t *testing.T) {
	s := typeset.New()
	f := ink.Font{Face: ink.Sans, Size: 16}
	if got := s.Wrap(f, "", 100); len(got) != 0 {
		t.Errorf("no text wraps to %q", got)
	}
	if got := s.Wrap(f, "one two\n\nthree", 1000); !slices.Equal(got, []string{"one two", "", "three"}) {
		t.Errorf("line feeds: %q", got)
	}
	wide := s.Width(f, "Move to") + 1
	if got := s.Wrap(f, "Move to  the Armory", wide); !slices.Equal(got, []string{"Move to", "the", "Armory"}) {
		t.Errorf("spaces: %q", got)
	}
	kept := "2" + noBreak + "Spirit"
	if got := s.Wrap(f, "Lose "+kept, s.Width(f, kept)+1); !slices.Equal(got, []string{"Lose", kept}) {
		t.Errorf("no-break space: %q", got)
	}
	if got := s.Wrap(f, "by Dwarf 18 %; so", s.Width(f, "by Dwarf 18")+1); !slices.Equal(got, []string{"by Dwarf", "18 %; so"}) {
		t.Errorf("a percent sign is wrapped as %q", got)
	}
	if got := s.Wrap(f, "a\xff\xfeb", 1); strings.Join(got, "") != "a\xff\xfeb" {
		t.Errorf("broken UTF-8: %q", got)
	}
	if got := s.Wrap(f, "two words", math.NaN()); strings.Join(got, " ") != "two words" {
		t.Errorf("no width: %q", got)
	}
	if got := s.Wrap(f, "Scriptorium", 1); len(got) != len("Scriptorium") {
		t.Errorf("a word wider than the line: %q", got)
	}
}

func TestWrapKeepsTextAndWidth(t *testing.T) {
	s := typeset.New()
	words := rapid.SliceOf(rapid.StringMatching(`[A-Za-z0-9,.%é—’]{1,14}`))
	rapid.Check(t, func(t *rapid.T) {
		f := ink.Font{Face: ink.Face(rapid.IntRange(0, 5).Draw(t, "face")), Size: float64(rapid.IntRange(11, 40).Draw(t, "size"))}
		text := strings.Join(words.Draw(t, "words"), rapid.SampledFrom([]string{" ", "  ", "\n", " \n "}).Draw(t, "gap"))
		width := rapid.Float64Range(5, 800).Draw(t, "width")
		lines := s.Wrap(f, text, width)
		if got, want := squeeze(strings.Join(lines, " ")), squeeze(text); got != want {
			t.Fatalf("%q became %q", want, got)
		}
		for _, line := range lines {
			if s.Width(f, line) > width+0.01 && len([]rune(line)) > 1 {
				t.Fatalf("%q is %.2f wide, more than %.2f", line, s.Width(f, line), width)
			}
			if line != strings.Trim(line, " ") {
				t.Fatalf("%q has spaces at its ends", line)
			}
		}
	})
}

// squeeze takes the white space out: a break inside a long word adds some.
func squeeze(text string) string { return strings.Join(strings.Fields(text), "") }

// A line is measured as a whole only where kerning across its spaces could make it too wide.
func TestKerningAcrossSpacesWidensLittle(t *testing.T) {
	s := typeset.New()
	const letters = "ATVWYLafjkrtvwy1478.,'’)(-–"
	for face := ink.Serif; face <= ink.SansOblique; face++ {
		f := ink.Font{Face: face, Size: 100}
		for _, a := range letters {
			for _, b := range letters {
				line := string(a) + " " + string(b)
				if more := s.Width(f, line) - s.Width(f, string(a)) - s.Width(f, " ") - s.Width(f, string(b)); more > 10 {
					t.Errorf("face %d: %q is %.1f wider than its letters", face, line, more)
				}
			}
		}
	}
}

func TestElideFits(t *testing.T) {
	s := typeset.New()
	text := rapid.StringMatching(`[A-Za-z ]{0,40}`)
	rapid.Check(t, func(t *rapid.T) {
		f := ink.Font{Face: ink.SerifBold, Size: 20}
		full, width := text.Draw(t, "text"), rapid.Float64Range(0, 400).Draw(t, "width")
		got := ink.Elide(s, f, full, width)
		if s.Width(f, got) > width {
			t.Fatalf("%q is wider than %.1f", got, width)
		}
		if s.Width(f, full) <= width {
			if got != full {
				t.Fatalf("%q fits and became %q", full, got)
			}
			return
		}
		kept, cut := strings.CutSuffix(got, "…")
		if got != "" && (!cut || !strings.HasPrefix(full, kept)) {
			t.Fatalf("%q became %q", full, got)
		}
		if got == "" && s.Width(f, "…") <= width {
			t.Fatalf("%q became nothing although there is room for an ellipsis", full)
		}
	})
}

func TestParallelUse(t *testing.T) {
	s := typeset.New()
	go s.Load()
	for i := range 8 {
		t.Run("", func(t *testing.T) {
			t.Parallel()
			for face := ink.Serif; face <= ink.SansOblique; face++ {
				f := ink.Font{Face: face, Size: float64(12 + i%4)}
				if len(s.Wrap(f, "Pick a glowing place, or a glowing special first.", 120)) < 2 {
					t.Error("the sentence fits one line")
				}
			}
		})
	}
}

// However many lines are measured, what was shaped is forgotten, and a line is as wide as it was.
func TestShapedLinesAreForgotten(t *testing.T) {
	s := typeset.New()
	f := ink.Font{Face: ink.Serif, Size: 17}
	wide := s.Width(f, "Grain Market")
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	const lines = 6_000
	for i := range lines {
		s.Width(f, strings.Repeat("a line of many words ", 4)+strconv.Itoa(i))
	}
	var held uint64
	for range 200 { // until the typeface that is being read again is there
		runtime.GC()
		runtime.ReadMemStats(&after)
		if held = after.HeapAlloc - min(after.HeapAlloc, before.HeapAlloc); held < 25<<20 {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if held >= 25<<20 { // six thousand widths that are remembered, a thousand lines that were shaped
		t.Errorf("%d MB are held after %d lines", held>>20, lines)
	}
	if w := s.Width(f, "Grain Market"); w != wide {
		t.Errorf("a line is %g wide, and was %g", w, wide)
	}
}

// In a pause what was shaped is forgotten even of few lines, and lines are as wide as they were.
func TestShapedLinesAreForgottenInAPause(t *testing.T) {
	s := typeset.New()
	f := ink.Font{Face: ink.Serif, Size: 17}
	wide := s.Width(f, "Grain Market")
	held := func() int {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int(m.HeapAlloc)
	}
	before := held()
	for i := range 500 {
		s.Width(f, strings.Repeat("a line of many words ", 4)+strconv.Itoa(i))
	}
	shaped := held() - before
	s.Rest()
	if rested := held() - before; rested > shaped/4 {
		t.Errorf("of %d bytes that were taken to measure lines %d are held after a pause", shaped, rested)
	}
	if w := s.Width(f, "Grain Market, too"); w <= wide {
		t.Errorf("a longer line is %g wide, and the shorter one was %g", w, wide)
	}
	runtime.KeepAlive(s)
}

func BenchmarkWidthKnown(b *testing.B) {
	s := typeset.New()
	f := ink.Font{Face: ink.Sans, Size: 16}
	b.ReportAllocs()
	for b.Loop() {
		s.Width(f, "Move the Warden 1 to 3 places clockwise")
	}
}

func BenchmarkWrapNew(b *testing.B) {
	s := typeset.New()
	text := strings.Repeat("If you win this attack remove 1 more marker; removals your location cannot take fall on the next. ", 5)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Wrap(ink.Font{Face: ink.Sans, Size: 16}, text, 300+float64(i)/1e6)
	}
}

func BenchmarkFirstSentence(b *testing.B) {
	for b.Loop() {
		s := typeset.New()
		s.Width(ink.Font{Face: ink.SerifBold, Size: 124}, "Portcullis")
		s.Width(ink.Font{Face: ink.Sans, Size: 16}, "One Warden, eight places, twelve turns of night.")
	}
}
