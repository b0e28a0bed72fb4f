package game

import "testing"

// pen is a scene on which a text is edited.
type pen struct {
	plainScene
	now   Writing
	heard []*Written
}

func (p *pen) Writing() (Writing, bool) { return p.now, true }
func (p *pen) Update(t *Tick)           { p.heard = append(p.heard, t.Input.Written) }

// What a keyboard on the screen writes reaches the scene once, and what is told to the host next is what the scene has
// left of it.
func TestWrittenOnTheScreen(t *testing.T) {
	p := &pen{now: Writing{Text: "ab", Caret: 2, Rect: [4]int{1, 2, 3, 4}}}
	a := NewApp(Options{Start: func(*App) Scene { return p }})
	a.Post(wrote{Written{"abcd", 4}})
	for range 2 {
		if err := a.StepTick(Input{}, Screen{W: 100, H: 100, Device: 2, Text: 1}); err != nil {
			t.Fatal(err)
		}
	}
	if len(p.heard) != 2 || p.heard[0] == nil || *p.heard[0] != (Written{"abcd", 4}) || p.heard[1] != nil {
		t.Errorf("the scene hears %v", p.heard)
	}
	if a.writer.told != p.now || !a.writer.writes {
		t.Errorf("%v is told", a.writer.told)
	}
	a.Post(wrote{Written{"abc", 3}})
	a.drain()
	if a.writer.told == p.now {
		t.Error("the host is not told that the scene takes less than was written")
	}
	a.Post(Push{newScene("menu")})
	if err := a.StepTick(Input{}, Screen{W: 100, H: 100, Device: 2, Text: 1}); err != nil || a.writer.writes {
		t.Errorf("%v is written on a scene without texts (%v)", a.writer.told, err)
	}
}
