package settings

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"portcullis/game/keymap"
)

func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestMissingFileIsNoFault(t *testing.T) {
	s, faults := Open(filepath.Join(t.TempDir(), "none", "settings.toml"))
	if len(faults) != 0 || s.Get() != Defaults() {
		t.Errorf("got %+v, %v; want the defaults without a fault", s.Get(), faults)
	}
}

func TestKeptSettingsComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dir, err := os.MkdirTemp("", "settings")
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(dir)
		path := filepath.Join(dir, "new", "settings.toml")
		want := Settings{
			TextSize:      rapid.IntRange(MinTextSize, MaxTextSize).Draw(t, "text"),
			Animation:     rapid.SampledFrom(Speeds()).Draw(t, "speed"),
			ReducedMotion: rapid.Bool().Draw(t, "motion"),
			Master:        rapid.IntRange(0, MaxVolume).Draw(t, "master"),
			Effects:       rapid.IntRange(0, MaxVolume).Draw(t, "effects"),
			Ambience:      rapid.IntRange(0, MaxVolume).Draw(t, "ambience"),
			MuteUnfocused: rapid.Bool().Draw(t, "mute"),
			Fullscreen:    rapid.Bool().Draw(t, "full"),
			Palette:       rapid.SampledFrom(Palettes()).Draw(t, "palette"),
			TakeBacks:     rapid.Bool().Draw(t, "takebacks"),
			TooltipDelay:  rapid.IntRange(0, MaxTooltipDelay).Draw(t, "tooltip"),
			Hints:         rapid.Bool().Draw(t, "hints"),
		}
		want.Keys.Give(rapid.SampledFrom(keymap.All()).Draw(t, "command"), rapid.SampledFrom([]keymap.Chord{"", "F9", "Ctrl+J"}).Draw(t, "key"))
		want.SetPlayers(rapid.SliceOfN(rapid.StringMatching(`[A-Za-zÄé"#\\]{1,8}( [a-z]{1,8})?`), 0, MaxNames).Draw(t, "names"))
		s, _ := Open(path)
		if err := s.Set(want); err != nil {
			t.Fatal(err)
		}
		again, faults := Open(path)
		if diff := cmp.Diff(want, again.Get()); diff != "" || len(faults) != 0 {
			t.Fatalf("faults %v\n%s", faults, diff)
		}
	})
}

func TestBadValuesAreReplacedAndNamed(t *testing.T) {
	path := write(t, `text_size = 500
animation = "warp"
# a comment
volume_master = "loud"
volume_effects = 30
fullscreen = 1
names = ["Ada", ""]
`)
	s, faults := Open(path)
	want := Defaults()
	want.Effects = 30
	if diff := cmp.Diff(want, s.Get()); diff != "" {
		t.Error(diff)
	}
	wantFaults := []struct {
		line int
		says string
	}{
		{1, "text_size: 500 is not within 80 to 160; 100 holds"},
		{2, `animation: "warp" is not one of "slow", "normal", "fast", "none"; "normal" holds`},
		{4, `volume_master: "loud" is not a whole number; 80 holds`},
		{6, "fullscreen: 1 is neither true nor false; false holds"},
		{7, `names: "" is not a name of 1 to 40 characters; none holds`},
	}
	if len(faults) != len(wantFaults) {
		t.Fatalf("faults %v", faults)
	}
	for i, f := range faults {
		if f.Path != path || f.Line != wantFaults[i].line || f.Problem != wantFaults[i].says {
			t.Errorf("fault %d: %v\nwant line %d: %s", i, f, wantFaults[i].line, wantFaults[i].says)
		}
	}
}

func TestBrokenLinesAreLeftOut(t *testing.T) {
	text := "text_size = 120\nanimation = fast\nvolume_effects 30\ntext_size = 90\nhints = false\n"
	path := write(t, text)
	s, faults := Open(path)
	if got := s.Get(); got.TextSize != 120 || got.Hints || got.Animation != Normal {
		t.Errorf("got %+v", got)
	}
	var lines []int
	for _, f := range faults {
		lines = append(lines, f.Line)
	}
	if diff := cmp.Diff([]int{2, 3, 4}, lines); diff != "" {
		t.Fatalf("%v\n%s", faults, diff)
	}

	t.Run("and the file is copied before it is replaced", func(t *testing.T) {
		n := s.Get()
		n.TextSize = 140
		if err := s.Set(n); err != nil {
			t.Fatal(err)
		}
		aside, err := os.ReadFile(path + ".damaged")
		if err != nil || string(aside) != text {
			t.Errorf("copy aside: %q, %v", aside, err)
		}
		if again, faults := Open(path); len(faults) != 0 || again.Get() != n {
			t.Errorf("after Set: %+v, %v", again.Get(), faults)
		}
	})
}

func TestUnknownKeysAreKept(t *testing.T) {
	path := write(t, "text_size = 110\nlanguage = \"de\"\n\n[later]\ndepth = 3\n")
	s, faults := Open(path)
	if len(faults) != 0 {
		t.Fatal(faults)
	}
	n := s.Get()
	n.Hints = false
	if err := s.Set(n); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"text_size = 110\n", "hints = false\n", "language = 'de'\n", "[later]\ndepth = 3\n"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("%q is missing in\n%s", want, data)
		}
	}
}

func TestGarbageIsNeverFatal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dir, err := os.MkdirTemp("", "settings")
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(dir)
		path := filepath.Join(dir, "s.toml")
		pieces := rapid.SliceOf(rapid.OneOf(
			rapid.SampledFrom([]string{"text_size", "=", "\n", "\"", "[", "]", "hints", "true", "names", "{", "}", "'''", ".", "#", "-1", "\x00"}),
			rapid.String(),
		)).Draw(t, "pieces")
		if err := os.WriteFile(path, []byte(strings.Join(pieces, " ")), 0o600); err != nil {
			t.Fatal(err)
		}
		s, _ := Open(path)
		if s.Get() != s.Get().Within() {
			t.Fatalf("out of bounds: %+v", s.Get())
		}
	})
}

func TestUnreadableFileIsAFault(t *testing.T) {
	s, faults := Open(t.TempDir())
	if len(faults) != 1 || !strings.Contains(faults[0].Error(), "not a regular file") || s.Get() != Defaults() {
		t.Errorf("got %v", faults)
	}
	big := write(t, strings.Repeat("#", maxFile+1))
	if _, faults := Open(big); len(faults) != 1 || !strings.Contains(faults[0].Error(), "at most") {
		t.Errorf("got %v", faults)
	}
}

func TestSetThatCannotBeKeptHoldsAllTheSame(t *testing.T) {
	file := write(t, "")
	s, _ := Open(filepath.Join(file, "settings.toml")) // a folder that is a file
	n := Defaults()
	n.TextSize = 90
	err := s.Set(n)
	if err == nil || !strings.Contains(err.Error(), file) {
		t.Errorf("error %v does not name the file", err)
	}
	if s.Get().TextSize != 90 {
		t.Error("the setting does not hold")
	}
}

func TestWithinBounds(t *testing.T) {
	s := Settings{TextSize: 5, Master: 500, Effects: -1, TooltipDelay: 99999, Animation: "x", Palette: "y"}
	s.Names = [MaxNames]string{"", " Ada ", "bad\nname"}
	got := s.Within()
	want := Settings{TextSize: 80, Master: 100, TooltipDelay: 3000, Animation: Normal, Palette: Standard}
	want.SetPlayers([]string{"Ada"})
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// A value of 100,000 letters, a name that turns the writing round, an endless list: no fault
// quotes more of them than can be read, and the program starts with what is usual.
func TestHostileValuesAreNotQuotedWhole(t *testing.T) {
	long := strings.Repeat("x", 100_000)
	for _, text := range []string{
		"names = [\"" + long + "\"]",
		"names = [\"\\u001b[31m\"]",
		"animation = \"\\u202e" + long + "\"",
		"text_size = \"" + long + "\"",
		"fullscreen = [" + strings.Repeat("1,", 50_000) + "]",
		"hints = { a = \"\\u001b" + long + "\" }",
		"palette = \"" + long,
		long + " = ",
	} {
		path := filepath.Join(t.TempDir(), "settings.toml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s, faults := Open(path)
		if len(faults) == 0 || s.Get() != Defaults() {
			t.Errorf("%.40q: %d faults, %+v", text, len(faults), s.Get())
		}
		for _, f := range faults {
			if len(f.Problem) > 400 || strings.ContainsAny(f.Problem, "\x1b\u202e") {
				t.Errorf("%.40q: a fault of %d bytes: %.200q", text, len(f.Problem), f.Problem)
			}
		}
	}
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := os.WriteFile(path, []byte("names = [\"A\\u200bda\", \"\\u202e\"]"), 0o600); err != nil {
		t.Fatal(err)
	}
	if s, faults := Open(path); len(faults) > 0 || !slices.Equal(s.Get().Players(), []string{"Ada"}) {
		t.Errorf("%q, %v", s.Get().Players(), faults)
	}
}

// The last line of a file need not end, and one that cannot be read costs only itself.
func TestABadLastLineIsLeftOut(t *testing.T) {
	s, faults := Open(write(t, "text_size = 120\nnonsense"))
	if len(faults) != 1 || faults[0].Line != 2 || s.Get().TextSize != 120 {
		t.Errorf("%v, %+v", faults, s.Get())
	}
}

// So does the first line.
func TestABadFirstLineIsLeftOut(t *testing.T) {
	s, faults := Open(write(t, "nonsense\ntext_size = 120\n"))
	if len(faults) != 1 || faults[0].Line != 1 || s.Get().TextSize != 120 {
		t.Errorf("%v, %+v", faults, s.Get())
	}
}

// Settings can be used without being kept; they are brought into their bounds like any others.
func TestUsedSettingsAreNotKept(t *testing.T) {
	path := write(t, "text_size = 120\n")
	s, _ := Open(path)
	n := s.Get()
	n.TextSize, n.Master = 1000, 5
	s.Use(n)
	if got := s.Get(); got.TextSize != MaxTextSize || got.Master != 5 {
		t.Errorf("%+v", got)
	}
	if again, _ := Open(path); again.Get().TextSize != 120 || again.Get().Master != Defaults().Master {
		t.Errorf("they were kept: %+v", again.Get())
	}
}

// Whoever opens the file reads at its head that the program rewrites it.
func TestTheFileSaysWhatItIs(t *testing.T) {
	path := write(t, "")
	s, _ := Open(path)
	n := s.Get()
	n.Master = 5
	if err := s.Set(n); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(path); err != nil || !strings.HasPrefix(string(data), "# Settings of Portcullis. The program rewrites this file") {
		t.Errorf("%.80q, %v", data, err)
	}
}

// What settings come to: how long an animation lasts, how large text is, how long a tooltip waits.
func TestWhatSettingsComeTo(t *testing.T) {
	for speed, want := range map[Speed]float64{Slow: 1.8, Normal: 1, Fast: 0.45, None: 0, "odd": 1} {
		if got := speed.Factor(); got != want {
			t.Errorf("%s lasts %v, not %v", speed, got, want)
		}
	}
	if got := Speeds(); !slices.Equal(got, []Speed{Slow, Normal, Fast, None}) {
		t.Errorf("the menu lists %v", got)
	}
	s := Settings{TextSize: 160, TooltipDelay: 250}
	if s.Text() != 1.6 || s.Tooltip() != 250*time.Millisecond {
		t.Errorf("text %v, tooltip %v", s.Text(), s.Tooltip())
	}
}

func TestFaultsAreTold(t *testing.T) {
	for want, f := range map[string]Fault{
		"a.toml, line 3: is no colour": {Path: "a.toml", Line: 3, Problem: "is no colour"},
		"a.toml: cannot be read":       {Path: "a.toml", Problem: "cannot be read"},
	} {
		if got := f.Error(); got != want {
			t.Errorf("told as %q, want %q", got, want)
		}
	}
}

// Two windows with one file undo nothing of each other: each writes what was changed in it, into what the file says then.
func TestTwoWindowsKeepEachOthersSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	a, _ := Open(path)
	b, _ := Open(path)
	change := func(s *Store, how func(*Settings)) {
		t.Helper()
		n := s.Get()
		how(&n)
		if err := s.Set(n); err != nil {
			t.Fatal(err)
		}
	}
	change(a, func(s *Settings) { s.Master = 10; s.SetPlayers([]string{"Ada", "Ben"}) })
	change(b, func(s *Settings) { s.TextSize = 140; s.Animation = Fast })
	change(a, func(s *Settings) { s.Hints = false })
	change(b, func(s *Settings) { s.TextSize = 100 }) // what it was before
	got, faults := Open(path)
	want := Defaults()
	want.Master, want.Animation, want.Hints = 10, Fast, false
	want.SetPlayers([]string{"Ada", "Ben"})
	if got.Get() != want || len(faults) > 0 {
		t.Errorf("the file says %+v, want %+v; %v", got.Get(), want, faults)
	}
	if s := b.Get(); s.Master != Defaults().Master || s.Animation != Fast {
		t.Errorf("the other window's settings changed under it: %+v", s)
	}
}

// Nor where something has damaged the file meanwhile: what can be read of it holds, and it is set aside as it was.
func TestSettingsThatWereDamagedMeanwhileAreSetAside(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	a, _ := Open(path)
	b, _ := Open(path)
	n := b.Get()
	n.TextSize, n.Master = 140, 10
	n.SetPlayers([]string{"Ada", "Ben"})
	if err := b.Set(n); err != nil {
		t.Fatal(err)
	}
	was, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	was = append([]byte("garbage line\n"), was...)
	if err := os.WriteFile(path, was, 0o600); err != nil {
		t.Fatal(err)
	}
	here := a.Get()
	here.Hints = false
	if err := a.Set(here); err != nil {
		t.Fatal(err)
	}
	if aside, err := os.ReadFile(path + ".damaged"); err != nil || !bytes.Equal(aside, was) {
		t.Errorf("aside is %q, error %v; want %q", aside, err, was)
	}
	want := n
	want.Hints = false
	if got, faults := Open(path); got.Get() != want || len(faults) > 0 {
		t.Errorf("the file says %+v, want %+v; %v", got.Get(), want, faults)
	}
}

// Nor do they where one setting holds several things: keys, names, and the matches that have said what they are about.
func TestTwoWindowsKeepEachOthersKeysAndNames(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	first, _ := Open(path)
	n := first.Get()
	n.SetPlayers([]string{"Ada", "Ben", "Cleo"})
	if err := first.Set(n); err != nil {
		t.Fatal(err)
	}
	a, _ := Open(path)
	b, _ := Open(path)
	for _, change := range []struct {
		in  *Store
		how func(*Settings)
	}{
		{a, func(s *Settings) { s.Keys.Give(keymap.Hint, "J") }},
		{b, func(s *Settings) { s.Keys.Give(keymap.Save, "F9") }},
		{a, func(s *Settings) { s.SetPlayers([]string{"Ada", "Bert", "Cleo", "Dora"}) }},
		{b, func(s *Settings) { s.SetPlayers([]string{"Ben", "Cleo", "Emil"}) }},
		{a, func(s *Settings) { s.Tell("k-00000001") }},
		{b, func(s *Settings) { s.Tell("a-00000002") }},
	} {
		n := change.in.Get()
		change.how(&n)
		if err := change.in.Set(n); err != nil {
			t.Fatal(err)
		}
	}
	c, faults := Open(path)
	got := c.Get()
	if got.Keys.Chord(keymap.Hint) != "J" || got.Keys.Chord(keymap.Save) != "F9" || !got.Told("k-00000001") || !got.Told("a-00000002") || len(faults) > 0 {
		t.Errorf("kept are %+v, %v", got, faults)
	}
	if want := []string{"Bert", "Cleo", "Dora", "Emil"}; !slices.Equal(got.Players(), want) {
		t.Errorf("the names are %q, want %q", got.Players(), want)
	}
}
