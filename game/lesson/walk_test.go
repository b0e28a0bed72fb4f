package lesson_test

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/lesson"
	"portcullis/game/match"
	"portcullis/game/opponent"
	"portcullis/rules/stub"
)

func library(t *testing.T) (*lesson.Library, *box.Box) {
	t.Helper()
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	lib, err := lesson.Open(assets.Lessons(), b)
	if err != nil {
		t.Fatal(err)
	}
	return lib, b
}

// Dice that a lesson throws look like dice: no three of them alike.
func TestNoLessonThrowsThreeDiceAlike(t *testing.T) {
	lib, b := library(t)
	for _, e := range b.Games() {
		for _, l := range lib.Of(e.ID) {
			thrown := map[string][]int{}
			for _, s := range l.Steps {
				thrown[s.ID] = s.Dice
				for _, to := range s.Branch {
					thrown[s.ID+", "+to.Choice] = to.Dice
				}
			}
			for where, dice := range thrown {
				for i := 2; i < len(dice); i++ {
					if dice[i] == dice[i-1] && dice[i] == dice[i-2] {
						t.Errorf("%s/%s, %s: the dice are %v", e.ID, l.ID, where, dice)
					}
				}
			}
		}
	}
}

// What a lesson answers to every click that is not meant holds in each of its steps: it names no kind of thing, as what is lit is a card
// in one step and a button in the next.
func TestTheUsualAnswerNamesNoKindOfThing(t *testing.T) {
	lib, b := library(t)
	for _, e := range b.Games() {
		for _, l := range lib.Of(e.ID) {
			for word := range strings.FieldsFuncSeq(strings.ToLower(l.Wrong), func(r rune) bool { return !unicode.IsLetter(r) }) {
				if slices.Contains([]string{"card", "button", "creature", "hex", "block", "place", "hero", "zone", "wall", "spell", "die", "dice", "seat", "tower"}, word) {
					t.Errorf("%s/%s answers %q in every step", e.ID, l.ID, l.Wrong)
				}
			}
		}
	}
}

// Lessons say plainly what is to be done and what happened. These sentences, of which nobody knew at once what they speak of, are
// not said again.
func TestNothingIsReadTwice(t *testing.T) {
	err := fs.WalkDir(assets.Lessons(), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".toml") {
			return err
		}
		data, err := fs.ReadFile(assets.Lessons(), path)
		if err != nil {
			return err
		}
		for _, riddle := range []string{
			"four or more hits", "they have plus three", "Houses stop a march", "lets two across", "Sit in his chair", "No train stands alone", "Nobody else moves", "dragging winds", "Loud, aren't they",
			"whom nobody guards", "bones do", "somebody with a bow", "then they are ash", "what costs twelve", "gift to the ash", "armed is for planners", "It was a homework", "it had been seven",
		} {
			if strings.Contains(string(data), riddle) {
				t.Errorf("%s says %q", path, riddle)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// farthest is how many steps the count of a lesson goes on by at most: some pass over what does not hold.
const farthest = 3

// Every lesson is played to its end on all its ways: what it opens is legal, its dice are thrown, and its file
// replays alike without it. Its steps are counted on, never back, of a number that stands still.
func TestEveryLessonIsPlayedToItsEnd(t *testing.T) {
	lib, b := library(t)
	faces, err := opponent.Load(assets.FS())
	if err != nil {
		t.Fatal(err)
	}
	taught := 0
	for _, e := range b.Games() {
		for _, l := range lib.Of(e.ID) {
			t.Run(e.ID+"/"+l.ID, func(t *testing.T) {
				t.Parallel()
				visited, most := map[string]bool{}, farthest
				if e.ID == "towersiege" { // each numbered step of these is seen, whichever way is taken, but for a shorter way to the last
					most = 1
				}
				var last, total int
				var played *lesson.Run
				report := lesson.Walk(l, e.Game, func(r *lesson.Run, m *match.Match, does string) {
					n, of := r.Number()
					if r != played { // it is played once more
						played, last, total = r, 0, max(total, of)
					}
					if n < last || n > last+farthest || n > last+most && n < of || of != total || r.Over() && n != of {
						t.Errorf("after step %d of %d comes step %d of %d: %s", last, total, n, of, does)
					}
					last = n
					if s, ok := r.Step(); ok {
						visited[s.ID] = true
					}
				})
				for _, f := range report.Faults {
					t.Error(f)
				}
				for _, s := range l.Steps {
					if !visited[s.ID] {
						t.Errorf("no way comes to step %s", s.ID)
					}
					if _, ok := faces.Find(s.Who); s.Who != "" && !ok {
						t.Errorf("step %s: nobody is called %q", s.ID, s.Who)
					}
				}
				if _, ok := faces.Find(l.Mentor); !ok {
					t.Errorf("nobody is called %q", l.Mentor)
				}
				for _, n := range l.Next {
					if _, ok := lib.Find(l.Game, n.Lesson); n.Lesson != "" && !ok {
						t.Errorf("there is no lesson %q", n.Lesson)
					}
				}
			})
			taught++
		}
	}
	if taught == 0 {
		t.Error("there are no lessons")
	}
}

// What stands in the library is in order, and only what there is is found.
func TestLibrary(t *testing.T) {
	lib, b := library(t)
	for _, e := range b.Games() {
		if list := lib.Of(e.ID); !slices.IsSortedFunc(list, func(a, b *lesson.Lesson) int { return a.Order - b.Order }) {
			t.Errorf("the lessons of %s are in no order", e.ID)
		}
	}
	if _, ok := lib.Find("kurth", "k1"); !ok {
		t.Error("k1 is not found")
	}
	if _, ok := lib.Find("bsieged", "k1"); ok {
		t.Error("k1 is found in another game")
	}
	if (*lesson.Library)(nil).Of("kurth") != nil {
		t.Error("no library has lessons")
	}
}

// It belongs to what every game conforms to that it is taught: each of the box has a lesson, and so has Two Gates, whose own
// lies with this test. Each is played to its end.
func TestEveryGameIsTaught(t *testing.T) {
	lib, b := library(t)
	b = b.With(stub.Game{})
	own, err := lesson.Open(os.DirFS("testdata"), b)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range b.Games() {
		lessons := append(lib.Of(e.ID), own.Of(e.ID)...)
		if len(lessons) == 0 {
			t.Errorf("%s has no lesson: write one (docs/lessons.md)", e.Title)
		}
		for _, l := range lessons[:min(1, len(lessons))] {
			if r := lesson.Walk(l, e.Game, nil); r.Plays == 0 || len(r.Faults) > 0 {
				t.Errorf("%s/%s was played %d times: %v", e.ID, l.ID, r.Plays, r.Faults)
			}
		}
	}
}

// Of several clicks that are asked for one after the other a step says which, and teaches no new word besides; and what an opponent says
// stays until it has been read.
func TestAStepAsksForOneThing(t *testing.T) {
	lib, _ := library(t)
	for _, l := range lib.Of("towersiege") {
		for _, s := range l.Steps {
			if s.Take == lesson.TakeOrder && len(s.Open) > 2 && s.Word != "" {
				t.Errorf("%s, step %s: %d clicks, and the new word %q", l.ID, s.ID, len(s.Open), s.Word)
			}
			if s.Who != "" && s.Advance == lesson.ByItself {
				t.Errorf("%s, step %s: what %s says passes by", l.ID, s.ID, s.Who)
			}
		}
	}
}
