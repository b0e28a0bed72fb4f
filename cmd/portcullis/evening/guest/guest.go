package guest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
)

// Size is the size of a screen and of its text.
type Size struct{ W, H, Text int }

// String is the size in words.
func (s Size) String() string { return fmt.Sprintf("%dx%d at %d %%", s.W, s.H, s.Text) }

// Guest is somebody at the screen of a running program.
type Guest struct {
	p      *drive.Program
	tally  *Tally
	where  Where
	dir    string    // of pictures; empty: none are kept
	until  time.Time // when the guest goes; zero: never
	kept   map[Kind]int
	reel   reel
	last   screen // when it was last at rest
	still  bool   // nothing moves
	calm   bool   // nothing is found fault with while it is set
	others int    // ticks in which what others do was shown since this was last looked at
}

// Open begins a program with a screen of some size for a guest whose findings go to a tally. motion is the speed that is set.
func Open(t drive.T, tally *Tally, size Size, motion, pictures string, args ...string) *Guest {
	h := drive.NewHome(t)
	set := fmt.Sprintf("animation = %q\n", motion)
	if motion == "none" {
		set += "reduced_motion = true\n"
	}
	if err := os.WriteFile(filepath.Join(h.Config, "settings.toml"), []byte(set), 0o600); err != nil {
		t.Fatal(err)
	}
	args = append([]string{"--nosound", "--text-size", fmt.Sprint(size.Text)}, args...)
	g := &Guest{p: drive.Start(t, h, size.W, size.H, args...), tally: tally, dir: pictures, kept: map[Kind]int{}, still: motion == "none"}
	g.where.Size = size.String()
	return g
}

// screen is what is seen of a screen at rest.
type screen struct{ game.Mirror }

// rest lets time pass until nothing moves, and returns the screen with the ticks that it took; those in which a computer
// only thinks do not count.
func (g *Guest) rest() (screen, int) {
	const step, most = 4, 6000
	took, thought := 0, time.Duration(0)
	for took < most && thought < 2*time.Minute {
		m := g.p.Mirror()
		if m.Settled {
			if m = g.p.Seen(m); m.Seen {
				g.last = screen{m}
				g.reel.rested(g.last)
				return g.last, took
			}
			continue
		}
		if m.Thinking {
			const nap = 4 * time.Millisecond
			time.Sleep(nap)
			thought += nap
			g.p.Tick(1)
			continue
		}
		g.filmed(m)
		g.p.Tick(step)
		took += step
		if m.Others {
			g.others += step
		}
	}
	g.find(Stuck, "screen", "it does not come to rest")
	return screen{g.p.Mirror()}, took
}

// look is the screen at rest, judged.
func (g *Guest) look() screen {
	s, _ := g.rest()
	g.judge(s)
	return s
}

// late reports whether the guest's time is over.
func (g *Guest) late() bool { return !g.until.IsZero() && time.Now().After(g.until) }

// point moves the pointer to a place and leaves it there for as long as a person needs before a click.
func (g *Guest) point(x, y int) screen {
	const glance = 20
	g.p.Guest.MoveCursor(float64(x)+0.5, float64(y)+0.5)
	g.p.Tick(glance)
	s, _ := g.rest()
	return s
}

// press clicks where the pointer is and returns what came of it, and the ticks until nothing moved.
func (g *Guest) press() (screen, int) {
	g.tally.Clicks++
	g.p.Guest.PressMouseButton(ebiten.MouseButtonLeft)
	g.p.Tick(2)
	g.p.Guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.p.Tick(2)
	s, took := g.rest()
	return s, took + 4
}

// away takes the pointer to where nothing is said about anything.
func (g *Guest) away() {
	g.p.Guest.MoveCursor(1, 1)
	g.p.Tick(2)
}

// secondary clicks with the right button where the pointer is.
func (g *Guest) secondary() screen {
	g.p.Guest.PressMouseButton(ebiten.MouseButtonRight)
	g.p.Tick(2)
	g.p.Guest.ReleaseMouseButton(ebiten.MouseButtonRight)
	g.p.Tick(2)
	s, _ := g.rest()
	return s
}

// key presses a key.
func (g *Guest) key(k ebiten.Key) screen {
	g.p.Key(k)
	s, _ := g.rest()
	return s
}

// find notes a finding. The first ones of a kind are kept as pictures, with what the probe told of the screen.
func (g *Guest) find(k Kind, element, format string, args ...any) {
	g.note(Finding{Kind: k, Where: g.where, Element: element, Seen: fmt.Sprintf(format, args...)})
}

func (g *Guest) note(finding Finding) {
	if g.calm {
		return
	}
	const pictures = 40
	k := finding.Kind
	f, first := g.tally.add(finding)
	if !first || g.dir == "" || g.kept[k] >= pictures {
		return
	}
	img := finding.frame
	if img == nil {
		img = g.p.Frame()
	}
	g.kept[k]++
	g.tally.Pictures++
	name := fmt.Sprintf("%s-%s-%s-%s-%02d.png", k, plain(g.where.Game), plain(g.where.Part), plain(g.where.Size), g.kept[k])
	if keep(filepath.Join(g.dir, name), img) == nil {
		f.Picture = name
	}
	if data, err := json.Marshal(g.last.Mirror); err == nil {
		_ = os.WriteFile(filepath.Join(g.dir, strings.TrimSuffix(name, ".png")+".json"), data, 0o644)
	}
}

// plain leaves letters and digits of a name.
func plain(s string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		case r >= 'A' && r <= 'Z':
			return r + 'a' - 'A'
		}
		return '-'
	}, s), "-")
}

func keep(path string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}

// sight finds what is seen by its id.
func (s screen) sight(id string) (game.Sight, bool) {
	i := slices.IndexFunc(s.Sights, func(x game.Sight) bool { return x.ID == id })
	if i < 0 {
		return game.Sight{}, false
	}
	return s.Sights[i], true
}

// element finds what takes the pointer by its id.
func (s screen) element(id string) (game.Element, bool) { return drive.Find(s.Mirror, id) }

// labelled finds a button that can be pressed by a word of its label.
func (s screen) labelled(words ...string) (game.Element, bool) {
	for _, e := range s.Elements {
		if e.Enabled && slices.Contains(words, e.Label) {
			return e, true
		}
	}
	return game.Element{}, false
}

// marked are the things that take the pointer and have one of the marks.
func (s screen) marked(marks ...string) (list []game.Sight) {
	for _, x := range s.Sights {
		if slices.ContainsFunc(marks, func(m string) bool { return slices.Contains(x.Marks, m) }) {
			list = append(list, x)
		}
	}
	return list
}

// kind are the things of a kind.
func (s screen) kind(k string) (list []game.Sight) {
	for _, x := range s.Sights {
		if x.Kind == k {
			list = append(list, x)
		}
	}
	return list
}

// says is what the mentor says; empty: there is none, or nothing.
func (s screen) says() string {
	for _, x := range s.kind("mentor") {
		return x.Label
	}
	return ""
}

// refusing reports whether the mentor answers a click that was not meant.
func (s screen) refusing() bool {
	return slices.ContainsFunc(s.kind("mentor"), func(x game.Sight) bool { return has(x, "refusing") })
}

// under is what takes a click at a place.
func (s screen) under(x, y int) (game.Sight, bool) {
	for i := len(s.Sights) - 1; i >= 0; i-- {
		if t := s.Sights[i]; t.Takes && inside(t.Rect, x, y) {
			return t, true
		}
	}
	return game.Sight{}, false
}

func has(x game.Sight, mark string) bool { return slices.Contains(x.Marks, mark) }

func inside(r [4]int, x, y int) bool {
	return x >= r[0] && x < r[0]+r[2] && y >= r[1] && y < r[1]+r[3]
}

func middle(r [4]int) (x, y int) { return r[0] + r[2]/2, r[1] + r[3]/2 }

// print is what of a screen is not the pointer's doing: whatever comes of a click changes it.
func (s screen) print() uint64 {
	h := fnv.New64a()
	fmt.Fprintln(h, s.Scene, s.Prompt)
	if len(s.Sights) == 0 {
		for _, e := range s.Elements {
			e.Focused = false
			fmt.Fprintln(h, e)
		}
	}
	for _, x := range s.Sights {
		if x.Kind != "tip" && x.Kind != "hand" {
			fmt.Fprintln(h, x.ID, x.Kind, x.Label, x.Rect, x.Marks, x.Writings)
		}
	}
	return h.Sum64()
}

// name is what a person calls a thing: its words, or its id where it has none.
func name(x game.Sight) string {
	words := x.Label
	if words == "" && len(x.Writings) > 0 {
		words = x.Writings[0].Text
	}
	if words == "" {
		return x.ID
	}
	return fmt.Sprintf("%s (%s)", short(words, 60), x.ID)
}

// short is a text of at most so many letters.
func short(s string, most int) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "..."
	}
	return s
}
