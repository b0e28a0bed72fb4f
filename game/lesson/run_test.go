package lesson_test

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/lesson"
	"portcullis/game/match"
	"portcullis/rules"
)

// first begins the first lesson and plays choices in notation, the dice as the lesson wants them.
func first(t *testing.T) (*lesson.Run, *match.Match, func(...string)) {
	t.Helper()
	lib, _ := library(t)
	l, _ := lib.Find("kurth", "k1")
	m, err := match.New(kurth(t), l.Header(), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := lesson.Begin(l, m)
	return r, m, func(choices ...string) {
		t.Helper()
		for _, text := range choices {
			c, err := m.Game().Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Contains(r.Open(m.State().Decision().Choices), c) {
				t.Fatalf("%s is not open", text)
			}
			follow(t, r, m, c)
		}
	}
}

// follow plays a choice, its dice as the lesson wants them.
func follow(t *testing.T, r *lesson.Run, m *match.Match, c rules.Choice) {
	t.Helper()
	if faces, fix := r.Dice(c); fix {
		if err := m.Fix(faces...); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := m.Play(c); err != nil {
		t.Fatal(err)
	}
	r.Follow()
}

func stands(t *testing.T, r *lesson.Run, want string) {
	t.Helper()
	s, ok := r.Step()
	if !ok || s.ID != want {
		t.Fatalf("the lesson stands at %+v, not at %s", s, want)
	}
}

// Words and board go back together: by undo to the step that stood then, by Back one step at a time. What was
// rolled on one branch does not wait on the other.
func TestBackAndUndo(t *testing.T) {
	r, m, play := first(t)
	stands(t, r, "point")
	if n, of := r.Number(); n != 1 || of < 2 || of > len(r.Lesson().Steps) {
		t.Errorf("the first step is %d of %d", n, of)
	}
	if _, ok := r.Back(); ok || r.CanBack() {
		t.Error("there is something before the beginning")
	}
	if !r.Next() || r.Next() {
		t.Error("Next does not lead on, or twice")
	}
	play("move grain_market", "roll", "accept", "end turn")
	stands(t, r, "read-cards")
	if r.CanNext() || !r.Point("place:main_gate") || r.Point("place:main_gate") {
		t.Error("pointing does not lead on once")
	}
	stands(t, r, "dare")
	play("move main_gate")
	stands(t, r, "dared")
	if len(r.Open(m.State().Decision().Choices)) != 0 {
		t.Error("something is open where only undo leads on")
	}
	if err := m.Undo(match.Step); err != nil {
		t.Fatal(err)
	}
	r.Follow()
	stands(t, r, "barracks")
	if n, ok := r.Back(); !ok || n != m.Len() {
		t.Errorf("back needs %d decisions, %v", n, ok)
	}
	stands(t, r, "dare")
	for _, want := range []string{"sensible", "barracks"} {
		if !r.Next() {
			t.Error("Next does not lead on")
		}
		stands(t, r, want)
	}
	stands(t, r, "barracks")
	play("move barracks", "roll")
	stands(t, r, "one-short")
	n, ok := r.Back()
	if !ok || n != m.Len()-1 {
		t.Fatalf("back needs %d decisions, %v", n, ok)
	}
	if err := m.UndoTo(n); err != nil {
		t.Fatal(err)
	}
	r.Follow()
	stands(t, r, "choose")
	play("cast third_omen", "roll")
	stands(t, r, "end-eleven")
	if dice := m.Seen(m.Len()-1, rules.NoSeat); !slices.ContainsFunc(dice, func(e rules.Event) bool { return e.Kind == rules.DiceRolled && e.Dice == rules.Faces{5, 4, 2} }) {
		t.Errorf("the other branch threw %+v", dice)
	}
	if r.Unused() != 0 {
		t.Errorf("%d dice were thrown by nobody", r.Unused())
	}
}

// A match that was left goes on at the step after its last choice.
func TestTakenUp(t *testing.T) {
	r, m, play := first(t)
	r.Next()
	play("move grain_market", "roll", "accept", "end turn")
	r.Point("place:main_gate")
	stands(t, lesson.Begin(r.Lesson(), m), "read-cards")
	r.Next()
	r.Next()
	play("move barracks", "roll", "cast twin_moons 2")
	stands(t, r, "doubles")
	stands(t, lesson.Begin(r.Lesson(), m), "doubles")
}

// What was only read since the last choice is not read again: a lesson goes on at the step at which it was left, as long as
// its match stands there, and from there one can go back. A step that cannot be read up to changes nothing.
func TestResumedWhereItWasLeft(t *testing.T) {
	r, m, play := first(t)
	r.Next()
	play("move grain_market", "roll", "accept", "end turn")
	stands(t, r, "read-cards")
	r.Point("place:main_gate")
	stands(t, r, "dare")
	left := r.Place()
	again := lesson.Begin(r.Lesson(), m)
	again.Resume(left)
	stands(t, again, "dare")
	if _, ok := again.Back(); !ok {
		t.Error("nothing can be read again")
	}
	stands(t, again, "read-cards")
	for _, p := range []lesson.Place{{Step: "dare", At: m.Len() - 1}, {Step: "doubles", At: m.Len()}, {Step: "gone", At: m.Len()}, {At: m.Len()}} {
		other := lesson.Begin(r.Lesson(), m)
		other.Resume(p)
		stands(t, other, "read-cards")
		if other.Place() != (lesson.Place{Step: "read-cards", At: m.Len()}) {
			t.Errorf("left at %+v it stands at %+v", p, other.Place())
		}
	}
}

// What is not open is answered in the lesson's words, or in those of the step; in a free step everything is
// open but what it closes.
func TestRefusals(t *testing.T) {
	r, m, play := first(t)
	r.Next()
	armory, _ := m.Game().Parse("move armory")
	for _, c := range []struct {
		el   rules.Element
		lit  bool
		list []rules.Choice
		want string
	}{
		{"place:armory", false, []rules.Choice{armory}, "One of them. The market has three."},
		{"place:armory", true, []rules.Choice{armory}, "One of them. The market has three."},
		{"spell:any", false, nil, "Click what glows first. All in good time."},
		{"spell:any", true, nil, "That is lit to be looked at. Click something that glows."},
	} {
		if got := r.Refuse(c.el, c.lit, c.list).String(); got != c.want {
			t.Errorf("%s: %q", c.el, got)
		}
	}
	if r.Refused() != 4 {
		t.Errorf("%d clicks were refused", r.Refused())
	}
	play("move grain_market", "roll", "accept", "end turn")
	r.Point("place:main_gate")
	r.Next()
	r.Next()
	play("move barracks", "roll", "cast burn_the_wick 1", "end turn", "go on")
	stands(t, r, "by-yourself")
	legal := m.State().Decision().Choices
	if open := r.Open(legal); len(open) != len(legal) {
		t.Errorf("%d of %d are open", len(open), len(legal))
	}
	if r.NudgeAt() != 40 || r.Nudge(39) || !r.Nudge(40) || r.Stand().Say.String() != "You saved your Mana. What costs three?" {
		t.Errorf("the nudge says %q", r.Stand().Say)
	}
	if !r.Help() || r.Help() || !slices.Contains(r.Stand().Lit, "spell:unmaking") {
		t.Errorf("help lights %v", r.Stand().Lit)
	}
	if c, ok := r.Shown(); !ok || m.Game().Notation(c) != "move citadel" {
		t.Errorf("shown is %v", c)
	}
	play("move citadel", "cast unmaking citadel")
	stands(t, r, "home")
}

// A script of a step that waits for Next is played to its end and no further: the turn of another seat stops in its
// middle, and goes on with the next step.
func TestAScriptStopsInTheMiddleOfATurn(t *testing.T) {
	lib, b := library(t)
	l, _ := lib.Find("siegestorm", "s1")
	g, err := b.Game(l.Game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, l.Header(), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := lesson.Begin(l, m)
	play := func(c rules.Choice) {
		t.Helper()
		if _, err := m.Play(c); err != nil {
			t.Fatal(err)
		}
		r.Follow()
	}
	for s, _ := r.Step(); s.ID != "drum"; s, _ = r.Step() {
		c, ok := r.Script()
		if !ok {
			c, ok = r.Shown()
		}
		if ok {
			play(c)
		} else if !r.Next() {
			t.Fatalf("step %s: nothing leads on", s.ID)
		}
	}
	for _, want := range []struct{ step, line string }{{"drum", "continue"}, {"ledger", "storm"}} {
		stands(t, r, want.step)
		c, ok := r.Script()
		if !ok || g.Notation(c) != want.line || r.Holds() || r.CanNext() || !r.NextLater() {
			t.Fatalf("the script plays %v, %v (holds %v, next %v), not %s", c, ok, r.Holds(), r.CanNext(), want.line)
		}
		play(c)
		if c, ok := r.Script(); ok || !r.Holds() || !r.CanNext() || r.NextLater() {
			t.Fatalf("after its script the step plays %v, holds %v, next %v", c, r.Holds(), r.CanNext())
		}
		r.Next()
	}
	stands(t, r, "five-less-two")
	if !r.Holds() {
		t.Error("a step without a script does not hold the other seat")
	}
	r.Next()
	stands(t, r, "hurt")
	if c, ok := r.Script(); !ok || g.Notation(c) != "strike at seat 0" || r.Holds() {
		t.Errorf("the turn goes on with %v, %v", c, ok)
	}
}

// asShown plays each lesson as it shows it, and does something at each step that somebody is to play in: with the lesson, its match and run,
// the step, what is to be played, and whether a script plays it. That has to follow the choice.
func asShown(t *testing.T, do func(l *lesson.Lesson, m *match.Match, r *lesson.Run, s *lesson.Step, c rules.Choice, script bool)) {
	t.Helper()
	lib, b := library(t)
	for _, g := range b.Games() {
		for _, l := range lib.Of(g.ID) {
			m, err := match.New(g.Game, l.Header(), nil)
			if err != nil {
				t.Fatal(err)
			}
			r := lesson.Begin(l, m)
			for range 400 {
				s, stands := r.Step()
				if !stands {
					break
				}
				c, script := r.Script()
				if !script {
					var ok bool
					if c, ok = r.Shown(); !ok {
						if !r.Next() {
							break // what is pointed at or taken back leads on
						}
						continue
					}
				}
				do(l, m, r, s, c, script)
			}
		}
	}
}

// What the mentor says while others act stands until it has been read: no script leads on where something is said, but where the
// step has it so.
func TestWhatIsSaidOverAScriptWaitsForNext(t *testing.T) {
	seen := 0
	asShown(t, func(l *lesson.Lesson, m *match.Match, r *lesson.Run, s *lesson.Step, c rules.Choice, script bool) {
		follow(t, r, m, c)
		if script && s.Say != "" && s.Advance == "" && !s.Free && len(s.Open) == 0 && len(s.Branch) == 0 {
			seen++
			if now, _ := r.Step(); now == nil || now.ID != s.ID {
				t.Errorf("%s/%s: step %s is over before it has been read", l.Game, l.ID, s.ID)
			}
		}
	})
	if seen == 0 {
		t.Error("no script was played over words")
	}
}

// A lesson whose match is over waits for no choice of it: a turn may have ended by itself, with the last thing that could be done.
func TestOverWithItsMatch(t *testing.T) {
	r, m, play := first(t)
	r.Next()
	play("move grain_market", "roll", "accept", "end turn")
	r.Point("place:main_gate")
	r.Next()
	r.Next()
	play("move barracks", "cast third_omen", "roll", "end turn", "go on")
	stands(t, r, "by-yourself")
	play("move citadel", "cast steady_hand", "accept", "special twofold_tongue", "cast unmaking citadel")
	if !m.Over() || !r.Over() {
		s, _ := r.Step()
		t.Errorf("the match is over: %v, and the lesson stands at %+v", m.Over(), s)
	}
	if n, ok := r.Back(); !ok || n >= m.Len() {
		t.Errorf("back stands at %d decisions of %d, %v", n, m.Len(), ok)
	}
}

// A free step closes what it answers, but never all that is legal: whom the rules leave no other choice has to make it.
func TestAFreeStepLeavesAWay(t *testing.T) {
	lib, _ := library(t)
	found, _ := lib.Find("kurth", "k1")
	m, err := match.New(kurth(t), found.Header(), nil)
	if err != nil {
		t.Fatal(err)
	}
	legal := m.State().Decision().Choices
	for closed, want := range map[int]int{0: len(legal), 1: len(legal) - 1, len(legal) - 1: 1, len(legal): len(legal)} {
		step := lesson.Step{ID: "free", Free: true}
		for _, c := range legal[:closed] {
			step.Wrong = append(step.Wrong, lesson.Wrong{Choice: m.Game().Notation(c), Say: "No."})
		}
		l := *found
		l.Steps = []lesson.Step{step}
		if open := lesson.Begin(&l, m).Open(legal); len(open) != want {
			t.Errorf("of %d legal choices %d are closed, and %d open; want %d", len(legal), closed, len(open), want)
		}
	}
}

// Who has left the ways of a free step is still shown what leads on: a part of a way, or what makes one legal.
func TestAFreeStepIsShownOffItsWays(t *testing.T) {
	lib, _ := library(t)
	found, _ := lib.Find("kurth", "k1")
	m, err := match.New(kurth(t), found.Header(), nil)
	if err != nil {
		t.Fatal(err)
	}
	l := *found
	l.Steps = []lesson.Step{{ID: "free", Free: true, Ways: []lesson.Way{{"roll"}}}}
	r := lesson.Begin(&l, m)
	for _, want := range []string{"move *", "roll"} {
		c, ok := r.Shown()
		if verb, _, _ := strings.Cut(want, " "); !ok || !strings.HasPrefix(m.Game().Notation(c), verb) {
			t.Fatalf("it shows %q, %v; want %s", m.Game().Notation(c), ok, want)
		}
		if _, err := m.Play(c); err != nil {
			t.Fatal(err)
		}
		r.Follow()
	}
}

// What is said of a blow is read while it falls: no step of a lesson speaks on over what a turn later has begun, but where it says that the
// turn ends.
func TestNoStepSpeaksATurnLate(t *testing.T) {
	ends := map[string]bool{ // what is said is of the end of the turn, or of any turn
		"siegestorm/s1/no-mistake": true, "siegestorm/s1/his-end": true, "siegestorm/s2/asks": true,
		"towersiege/t3/night": true, "towersiege/t4/night": true,
	}
	asShown(t, func(l *lesson.Lesson, m *match.Match, r *lesson.Run, s *lesson.Step, c rules.Choice, script bool) {
		before := m.State().Progress().Turn
		follow(t, r, m, c)
		name := l.Game + "/" + l.ID + "/" + s.ID
		if now, _ := r.Step(); script && now == s && s.Say != "" && r.CanNext() && m.State().Progress().Turn > before && !ends[name] {
			t.Errorf("%s is read a turn after what it says", name)
		}
	})
}
