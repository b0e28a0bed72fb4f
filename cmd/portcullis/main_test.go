package main

import (
	"bytes"
	"errors"
	"image"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/assets"
	"portcullis/cmd/edition"
	"portcullis/game"
	"portcullis/game/demo"
	"portcullis/game/feat"
	"portcullis/game/lesson"
	"portcullis/game/settings"
	"portcullis/rules"
)

func TestWrongCommandLines(t *testing.T) {
	for line, says := range map[string]string{
		"--nope":                      "unknown flag --nope",
		"--size 10x10":                "10x10 is not within 1024x640 to 3840x2160",
		"--size 1280x720x3":           "not a size such as 1280x720",
		"--size wide":                 "not a size such as 1280x720",
		"--text-size 500":             "500 is not within 80 to 160",
		"--seed minus":                "--seed",
		"--log-level loud":            "--log-level",
		"--fullscreen --windowed":     "can't be used together",
		"--demo a --screenshot b.png": "can't be used together",
		"--content /none/there/is":    "/none/there/is",
		"one.siege two.siege":         "unexpected argument",
		"one.siege --load two.siege":  "both given",
		"--demo a one.siege":          "leave the file out",
		"--soak 3h one.siege":         "leave the file out",
		"--soak 5s":                   "not a time from 1m to 168h",
		"--soak 3h --demo a":          "can't be used together",
		"--by-clock":                  "give both",
		"--frame-every 48":            "give both",

		"--soak 3h --frame-every 241":           "241 is not within 1 to 240",
		"--soak 3h --frame-every=-1":            "-1 is not within 1 to 240",
		"--soak 3h --by-clock --frame-every 48": "both given",
	} {
		var stdout, stderr bytes.Buffer
		if code := run(strings.Fields(line), &stdout, &stderr); code != unusable {
			t.Errorf("%s: exit code %d", line, code)
		}
		text := stderr.String()
		if !strings.Contains(text, says) || strings.Count(text, "\n") != 1 || !strings.HasPrefix(text, "portcullis: ") || stdout.Len() > 0 {
			t.Errorf("%s: says %q %q; want one line with %q", line, text, stdout.String(), says)
		}
	}
}

// A picture is kept of the match that was named, or of the menu if none was; never of the menu instead of a match.
func TestNoPictureOfAnotherScreen(t *testing.T) {
	for _, c := range []struct {
		file   string
		opened bool
		says   string
	}{
		{"", false, ""},
		{"a.siege", true, ""},
		{"a.siege", false, "there is no such file"},
	} {
		err := wanted(c.file, c.opened, []string{"a.siege:", "there is no such file"})
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q, opened %t: %v; want %q", c.file, c.opened, err, c.says)
		}
	}
}

func TestProbeThatIsRefusedEndsTheProgram(t *testing.T) {
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	code := run([]string{"--data-dir", dir, "--config-dir", dir, "--probe", "tcp:0.0.0.0:0"}, &stdout, &stderr)
	if code != unusable || !strings.Contains(stderr.String(), "not a loopback address") {
		t.Errorf("exit code %d, %q", code, stderr.String())
	}
}

func TestHelpAndVersion(t *testing.T) {
	for flag, says := range map[string]string{"--help": "Usage: portcullis", "--version": "portcullis " + edition.Version() + ", commit " + edition.Commit() + ", content "} {
		var stdout, stderr bytes.Buffer
		if code := run([]string{flag}, &stdout, &stderr); code != left || !strings.HasPrefix(stdout.String(), says) || stderr.Len() > 0 {
			t.Errorf("%s: exit code %d, %q, %q", flag, code, stdout.String(), stderr.String())
		}
	}
}

func TestCommandLineGoesOverTheSettings(t *testing.T) {
	full := settings.Defaults()
	full.Fullscreen = true
	for line, want := range map[string]struct {
		text int
		full bool
	}{
		"":                    {100, true},
		"--windowed":          {100, false},
		"--size 1280x720":     {100, false},
		"--text-size 140":     {140, true},
		"--fullscreen":        {100, true},
		"--size 1024x640 a.b": {100, false},
	} {
		c, code, done := parse(strings.Fields(line), &bytes.Buffer{}, &bytes.Buffer{})
		if done {
			t.Fatalf("%s: exit code %d", line, code)
		}
		if got := c.over(full); got.TextSize != want.text || got.Fullscreen != want.full {
			t.Errorf("%s: %+v", line, got)
		}
	}
}

func TestAMatchIsNamedByItsPathOrItsAddress(t *testing.T) {
	for arg, want := range map[string]string{"file:///tmp/My%20match.siege": "/tmp/My match.siege", "/tmp/a.siege": "/tmp/a.siege"} {
		for _, args := range [][]string{{arg}, {"--load", arg}} {
			c, code, done := parse(args, &bytes.Buffer{}, &bytes.Buffer{})
			if done || filepath.ToSlash(c.match()) != want && runtime.GOOS != "windows" {
				t.Errorf("%q: exit code %d, %q; want %q", args, code, c.match(), want)
			}
		}
	}
	if c, _, _ := parse([]string{"a.siege"}, &bytes.Buffer{}, &bytes.Buffer{}); !filepath.IsAbs(c.match()) {
		t.Errorf("a path from here is %q", c.match())
	}
	var stderr bytes.Buffer
	if _, code, done := parse([]string{"file://elsewhere/a.siege"}, &bytes.Buffer{}, &stderr); !done || code != unusable || !strings.Contains(stderr.String(), "only files of this machine are opened") {
		t.Errorf("exit code %d, %q", code, stderr.String())
	}
}

func TestFoldersThatCannotBeUsedAreToldAndTheProgramGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	p, err := prepare(&cli{DataDir: file, ConfigDir: file, LogLevel: "info"}, &bytes.Buffer{}, &stderr)
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	for _, text := range []string{stderr.String(), errors.Join(p.without...).Error()} {
		for _, want := range []string{"saved matches", "settings", "logs", file} {
			if !strings.Contains(text, want) {
				t.Errorf("nothing about %q in\n%s", want, text)
			}
		}
	}
}

func TestSettingsFaultsAreTold(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "settings.toml"), []byte("hints = false\ntext_size = 999\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := prepare(&cli{DataDir: t.TempDir(), ConfigDir: dir, LogLevel: "info"}, &bytes.Buffer{}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	if len(p.faults) != 1 || !strings.Contains(p.faults[0].Error(), "settings.toml, line 2: text_size") || p.store.Get().Hints {
		t.Errorf("faults %v, settings %+v", p.faults, p.store.Get())
	}
}

// pack is a folder with the built-in content in which one file has been changed.
func pack(t *testing.T, file string, change func(string) string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, assets.Content()); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, filepath.FromSlash(file))
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(change(string(data))), 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

// furnished are the options of a program without a window, beside whose opening nothing is left to be made.
func furnished(t *testing.T, p *program) game.Options {
	t.Helper()
	o := p.options()
	if err := o.Beside(&o); err != nil {
		t.Fatal(err)
	}
	o.Beside = nil
	return o
}

func TestABrokenContentPackAsksHowToGoOn(t *testing.T) {
	dir := pack(t, "kurth/actions.toml", func(s string) string { return s + "\nbananas = 3\n" })
	var stderr bytes.Buffer
	p, err := prepare(&cli{DataDir: t.TempDir(), ConfigDir: t.TempDir(), Content: dir, LogLevel: "info", Nosound: true}, &bytes.Buffer{}, &stderr)
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	a := game.NewApp(furnished(t, p))
	step := func() game.Mirror {
		t.Helper()
		if err := a.Step(game.Input{}, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}, 1); err != nil {
			t.Fatal(err)
		}
		return a.Mirror()
	}
	m := step()
	text := m.Title + "\n" + strings.Join(m.Notes, "\n")
	if m.Scene != "notice" || !strings.Contains(text, "kurth/actions.toml") || !strings.Contains(text, "bananas") {
		t.Fatalf("the window says\n%s", text)
	}
	if !strings.Contains(stderr.String(), "bananas") {
		t.Errorf("standard error says %q", stderr.String())
	}
	a.Post(game.Pop{})
	if m := step(); m.Scene != "menu" {
		t.Errorf("then it shows %s", m.Scene)
	}
}

// However many settings cannot be used, one notice tells of it, and the log names each.
func TestSettingsThatCannotBeUsedAreToldInOneNotice(t *testing.T) {
	config, data := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(config, "settings.toml"), []byte("text_size = \"huge\"\nanimation = 7\n=bad\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := prepare(&cli{DataDir: data, ConfigDir: config, LogLevel: "info", Nosound: true}, &bytes.Buffer{}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	a := game.NewApp(furnished(t, p))
	if err := a.Step(game.Input{}, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}, 1); err != nil {
		t.Fatal(err)
	}
	if all := a.Notices(); len(all) != 1 || !strings.Contains(all[0].Text, "3 settings cannot be used") {
		t.Errorf("the notices are %v", all)
	}
	logs, err := filepath.Glob(filepath.Join(p.folders.Logs, "*"))
	if err != nil || len(logs) == 0 {
		t.Fatal("there is no log: ", err)
	}
	log, err := os.ReadFile(logs[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"text_size", "animation", "line 3"} {
		if !strings.Contains(string(log), key) {
			t.Errorf("the log does not tell of %s", key)
		}
	}
}

// The demonstration finds its way through every screen and a match of every game. That its pictures
// are kept is shown on the real program.
func TestTheDemonstrationPlaysEveryGame(t *testing.T) {
	config := t.TempDir()
	if err := os.WriteFile(filepath.Join(config, "settings.toml"), []byte("animation = \"none\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := prepare(&cli{DataDir: t.TempDir(), ConfigDir: config, Demo: "pictures", LogLevel: "info"}, &bytes.Buffer{}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	p.players = func(rules.Info) string { return "random" } // what they play does not matter here
	a := game.NewApp(furnished(t, p))
	var played []demo.Played
	shots := map[string]bool{}
	d := demo.New("pictures", func(h *demo.Hand) (err error) {
		played, err = p.demonstrate(h)
		return err
	})
	for {
		act := d.Drive(a, a.Mirror())
		if act.Err != nil {
			t.Fatal(act.Err)
		}
		if act.Done {
			break
		}
		if act.Shot != "" {
			shots[act.Shot] = true
		}
		a.Post(act.Post...)
		if err := a.StepTick(act.Input, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}); err != nil {
			t.Fatal(err)
		}
	}
	ready := len(p.box.Games())
	if len(played) != ready || len(shots) < 10*ready || len(shots) != d.Pictures() {
		t.Errorf("%d of %d games were played, %d pictures asked for: %+v", len(played), ready, len(shots), played)
	}
}

func TestSummary(t *testing.T) {
	got := summary([]demo.Played{{Title: "Siege at Kurth", Decisions: 57, Result: "The Spirit is lost"}}, 12, "build/demo")
	if want := "Played Siege at Kurth (57 decisions: The Spirit is lost). 12 pictures are in build/demo."; got != want {
		t.Errorf("%q; want %q", got, want)
	}
}

func TestIcons(t *testing.T) {
	var log bytes.Buffer
	all := icons(slog.New(slog.NewTextHandler(&log, nil)))
	if len(all) != 4 || log.Len() > 0 {
		t.Fatalf("%d icons, %s", len(all), log.String())
	}
	for _, img := range all {
		b := img.Bounds()
		if _, _, _, alpha := img.At(b.Dx()/2, b.Dy()/2).RGBA(); b.Dx() != b.Dy() || alpha == 0 {
			t.Errorf("icon %v is empty in its middle", b)
		}
	}
	if image.Rect(0, 0, 16, 16) != all[0].Bounds() {
		t.Errorf("the first is %v", all[0].Bounds())
	}
}

func TestLanguageIsSpokenUntilTheEnd(t *testing.T) {
	dir := t.TempDir()
	c := &cli{DataDir: dir, ConfigDir: dir, Nosound: true, LogLevel: "info", Language: filepath.Join("..", "..", "game", "language", "testdata", "pl.po")}
	p, err := prepare(c, &bytes.Buffer{}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	marker := rules.Count(5, "%d marker", "%d markers")
	if got := marker.String(); got != "5 znaczników" {
		t.Errorf("while the program runs: %q", got)
	}
	p.close()
	if got := marker.String(); got != "5 markers" {
		t.Errorf("after the program: %q", got)
	}
	c.Language = "main_test.go"
	if _, err := prepare(c, &bytes.Buffer{}, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "main_test.go") {
		t.Errorf("a language that is none: %v", err)
	}
}

// A broken lesson, broken feats and an unreadable progress are told on the screen with file, line and reason, each by itself and
// not as settings; they cost nothing else.
func TestBrokenLessonsAndFeatsAreTold(t *testing.T) {
	data := t.TempDir()
	if err := os.WriteFile(filepath.Join(data, lesson.DoneFile), []byte("done = [3]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := prepare(&cli{DataDir: data, ConfigDir: t.TempDir(), LogLevel: "info", Nosound: true}, &bytes.Buffer{}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	o := furnished(t, p)
	whole := len(p.lessons.Of("kurth"))
	lessons := t.TempDir()
	if err := os.CopyFS(lessons, assets.Lessons()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(lessons, "kurth", "k1.toml"), []byte("id = \"k1\"\nminutes = \"many\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.broken = nil
	p.openLessons(os.DirFS(lessons))
	p.openFeats(fstest.MapFS{feat.File: {Data: []byte("\n[[feat]]\nid = 7\n")}})
	if len(p.lessons.Of("kurth")) != whole-1 || len(p.lessons.Of("argot")) == 0 || len(p.faults) != 0 {
		t.Errorf("%d lessons of Kurth are left, %d faults of settings", len(p.lessons.Of("kurth")), len(p.faults))
	}
	p.hang(&o)
	a := game.NewApp(o)
	if err := a.Step(game.Input{}, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}, 1); err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, n := range a.Notices() {
		told = append(told, n.Text)
	}
	all := strings.Join(told, "\n")
	for _, want := range []string{"kurth/k1.toml:2: ", "cannot be used: feats.toml:3: ", lesson.DoneFile + ":1: ", lesson.DoneFile + ".damaged"} {
		if !strings.Contains(all, want) {
			t.Errorf("of %q nothing is told in %q", want, all)
		}
	}
}
