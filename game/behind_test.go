package game

import (
	"slices"
	"testing"

	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/save"
)

func TestAPersonWhoseWindowLiesBehindIsCalledOnce(t *testing.T) {
	f := newFixture(t)
	w := &fakeWindow{}
	f.app.window = w
	f.begin(save.Human)
	rest := func() {
		for range 5 {
			step(t, f.app, Input{})
		}
	}
	f.app.SetFocus(sound.Unfocused)
	rest()
	if len(w.calls) > 0 {
		t.Errorf("called %q although nothing has changed", w.calls)
	}
	f.board.ready = false
	rest()
	if len(w.calls) > 0 {
		t.Errorf("called %q while the board still shows what happened", w.calls)
	}
	f.board.ready = true
	rest()
	if want := []string{"Your turn"}; !slices.Equal(w.calls, want) {
		t.Errorf("called %q; want %q", w.calls, want)
	}
	f.app.SetFocus(sound.Focused)
	f.app.SetFocus(sound.Focused)
	rest()
	if want := []string{"Your turn", ""}; !slices.Equal(w.calls, want) {
		t.Errorf("called %q; want %q", w.calls, want)
	}
}

func TestTheEndOfAMatchIsToldToWhoLooksElsewhere(t *testing.T) {
	f := newFixture(t)
	w := &fakeWindow{}
	f.app.window = w
	f.bots["first"] = scripted(first)
	f.begin("first")
	f.app.SetFocus(sound.Unfocused)
	f.wait("the match is over", f.app.Match().Over)
	step(t, f.app, Input{})
	if want := []string{rules.Say("The match is over")}; !slices.Equal(w.calls, want) {
		t.Errorf("called %q; want %q", w.calls, want)
	}
}

// The title says what the window waits for until it is looked at, and attention is asked for once.
func TestTheTitleSaysWhatTheWindowWaitsFor(t *testing.T) {
	var titles []string
	asked := 0
	former := ofWindow
	ofWindow = sign{title: func(text string) { titles = append(titles, text) }, attention: func() { asked++ }}
	t.Cleanup(func() { ofWindow = former })
	l := &loop{show: Show{Title: "Portcullis"}}
	l.call("Your turn")
	l.call("")
	if !slices.Equal(titles, []string{"Your turn - Portcullis", "Portcullis"}) || asked != 1 {
		t.Errorf("titles %q, asked for attention %d times", titles, asked)
	}
}
