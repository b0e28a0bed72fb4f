package lesson_test

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/lesson"
	"portcullis/rules"
	"portcullis/rules/content"
)

// sample is a small lesson of Siege at Kurth, right as it stands.
const sample = `id = "k9"
game = "kurth"
title = "A try"
mentor = "kurth-bram"
minutes = 3
order = 1
able = ["Walk"]
position = "p.json"
take_backs = true
wrong = "Not that."
close = "Well done."
next = [{ match = "kurth" }]

[[step]]
id = "walk"
say = "Walk to the market."
lit = ["place:grain_market"]
point = "place:grain_market"
open = ["move grain_market"]
wrong = [{ choice = "move armory", say = "Not there." }]

[[step]]
id = "roll"
say = "Throw the dice. Good luck."
word = "dice"
rule = "KU-ATK-4"
lit = ["button:roll"]
dice = [4, 3]

  [[step.branch]]
  choice = "roll"
  to = "free"

[[step]]
id = "free"
say = "Your turn."
free = true
until = "turn"
goal = [{ fact = "overrun", below = 9 }]
ways = [["accept", "? end turn"]]
nudge = [{ after = 40, say = "End it." }]
`

func kurth(t *testing.T) rules.Game {
	t.Helper()
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	g, err := b.Game("kurth")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// load reads a lesson from a text, with the position of the first lesson beside it.
func load(t *testing.T, g rules.Game, text string) (*lesson.Lesson, error) {
	t.Helper()
	position, err := fs.ReadFile(assets.Lessons(), "kurth/k1.position.json")
	if err != nil {
		t.Fatal(err)
	}
	return lesson.Load(fstest.MapFS{"k9.toml": {Data: []byte(text)}, "p.json": {Data: position}}, "k9.toml", g)
}

// A lesson and its position are read whatever editor wrote them: with a byte order mark, and with the ends of lines of other systems.
func TestALessonIsReadWithMarksOfEditors(t *testing.T) {
	position, err := fs.ReadFile(assets.Lessons(), "kurth/k1.position.json")
	if err != nil {
		t.Fatal(err)
	}
	marked := func(text string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"))}
	}
	if _, err := lesson.Load(fstest.MapFS{"k9.toml": marked(sample), "p.json": marked(string(position))}, "k9.toml", kurth(t)); err != nil {
		t.Error(err)
	}
}

// Each fault is told with its line and its reason, and the sample has none.
func TestFaultsOfALesson(t *testing.T) {
	g := kurth(t)
	l, err := load(t, g, sample)
	if err != nil {
		t.Fatal(err)
	}
	if r := lesson.Walk(l, g, nil); len(r.Faults) > 0 {
		t.Fatal(r.Faults)
	}
	long := strings.Repeat("a", 111)
	for _, c := range []struct{ from, to, want string }{
		{`id = "k9"`, `id = "K9"`, "1: id: \"K9\" is not a word"},
		{`game = "kurth"`, `game = "argot"`, "2: game: is \"argot\""},
		{`mentor = "kurth-bram"`, `mentor = "Bram!"`, "4: mentor: \"Bram!\" is not the id"},
		{`minutes = 3`, `minutes = 0`, "5: minutes: is 0"},
		{`able = ["Walk"]`, `able = []`, "7: able: has 0 lines"},
		{`position = "p.json"`, `position = "q.json"`, "8: position: q.json cannot be read"},
		{`position = "p.json"`, `position = "../p.json"`, "8: position: ../p.json cannot be read"},
		{`wrong = "Not that."`, `wrong = ""`, "10: wrong: is missing"},
		{`close = "Well done."`, `close = "One. Two. Three."`, "11: close: has 3 sentences"},
		{`next = [{ match = "kurth" }]`, `next = [{}]`, "12: next: names a lesson or a match"},
		{`id = "walk"`, `id = "end"`, "15: step end: \"end\" is what every lesson"},
		{`id = "roll"`, `id = "walk"`, "23: step walk: duplicate id"},
		{`say = "Walk to the market."`, `say = "` + long + `."`, "16: step walk, say: has a sentence of 112 letters"},
		{`say = "Walk to the market."`, `say = "It is KU-ATK-4."`, "16: step walk, say: names the rule"},
		{`point = "place:grain_market"`, `point = "place:armory"`, "18: step walk, point: \"place:armory\" is not lit"},
		{`lit = ["button:roll"]`, `lit = ["the roll"]`, "27: step roll, lit: \"the roll\" is not an element"},
		{`open = ["move grain_market"]`, `open = ["move nowhere"]`, "19: step walk, open: \"move nowhere\" is no choice"},
		{`open = ["move grain_market"]`, `take = "both"`, "19: step walk, take: \"both\" is not how"},
		{`open = ["move grain_market"]`, `advance = "choice"`, "step walk, open: is missing: nothing leads on"},
		{`open = ["move grain_market"]`, `advance = "soon"`, "19: step walk, advance: \"soon\" is not a way"},
		{`{ choice = "move armory", say`, `{ say`, "20: step walk, wrong: names a choice or an element"},
		{`word = "dice"`, `word = "Mana"`, "25: step roll, word: \"Mana\" does not occur"},
		{"rule = \"KU-ATK-4\"\n", "", "step roll, rule: a word and the rule"},
		{`dice = [4, 3]`, `dice = [4, 7]`, "28: step roll, dice: a die shows 7"},
		{`to = "free"`, `to = "gone"`, "32: step roll: a branch leads to \"gone\""},
		{`to = "free"`, "to = \"walk\"\n", "no way leads"},
		{`ways = [["accept", "? end turn"]]`, ``, "step free, ways: a free step needs"},
		{"until = \"turn\"\ngoal = [{ fact = \"overrun\", below = 9 }]", ``, "step free, free: needs a goal"},
		{`fact = "overrun"`, `fact = "gold"`, "39: step free, goal: kurth has no fact \"gold\""},
		{`fact = "overrun", below = 9`, `fact = "overrun", asked = "end"`, "39: step free, goal: names a fact, an event or what is asked"},
		{`fact = "overrun", below = 9`, `asked = "end", below = 9`, "39: step free, goal: only a fact has bounds"},
		{`fact = "overrun", below = 9`, `fact = "overrun"`, "39: step free, goal: says nothing of the fact"},
		{`until = "turn"`, `until = "night"`, "38: step free, until: \"night\" is not an end"},
		{`after = 40`, `after = 1`, "41: step free, nudge: comes after 1 seconds"},
		{`free = true`, "free = true\nscript = [{ seat = 1, play = [\"roll\"] }]", "step free, script: seat 1 is no computer player's"},
		{`title = "A try"`, "title = \"A try\"\ngrade = 5", "4: unknown key \"grade\""},
		{`title = "A try"`, "title = ", "3: "},
	} {
		text := strings.Replace(sample, c.from, c.to, 1)
		if text == sample {
			t.Fatalf("%q is not in the sample", c.from)
		}
		_, err := load(t, g, text)
		var wrong *content.Error
		if !errors.As(err, &wrong) {
			t.Errorf("%s: %v", c.to, err)
			continue
		}
		all := ""
		for _, f := range wrong.Faults {
			all += fmt.Sprintln(f)
		}
		if !strings.Contains(all, c.want) || !strings.Contains(all, "k9.toml:") {
			t.Errorf("%s: want %q, got\n%s", c.to, c.want, all)
		}
	}
}

// A lesson with faults costs nothing but itself.
func TestABrokenLessonIsLeftOut(t *testing.T) {
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	position, err := fs.ReadFile(assets.Lessons(), "kurth/k1.position.json")
	if err != nil {
		t.Fatal(err)
	}
	lib, err := lesson.Open(fstest.MapFS{
		"kurth/p.json": {Data: position}, "kurth/k9.toml": {Data: []byte(sample)},
		"kurth/k8.toml": {Data: []byte("id = 5")}, "chess/c1.toml": {Data: []byte(sample)},
	}, b)
	if err == nil || !strings.HasPrefix(err.Error(), "kurth/k8.toml:1: id: is a whole number; it must be a text") {
		t.Errorf("the fault is %v", err)
	}
	if _, ok := lib.Find("kurth", "k9"); !ok || len(lib.Of("kurth")) != 1 || !lib.Any() {
		t.Errorf("the lessons are %v", lib.Of("kurth"))
	}
}

// A match that is opened reads no lessons: those of a game are read when they are first asked for, and what is wrong is told then.
func TestLessonsAreReadWhenTheyAreAskedFor(t *testing.T) {
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	lib := lesson.Later(fstest.MapFS{"argot/a9.toml": {Data: []byte("id = 6")}, "kurth/k8.toml": {Data: []byte("id = 5")}, "chess/c1.toml": {}},
		b, func(err error) { told = append(told, err.Error()) })
	if !lib.Any() || lib.Of("siegestorm") != nil || len(told) != 0 {
		t.Fatalf("lessons that nobody asked for were read: %q", told)
	}
	for range 2 {
		if list := lib.Of("kurth"); len(list) != 0 || len(told) != 1 || !strings.HasPrefix(told[0], "kurth/k8.toml:1: ") {
			t.Fatalf("there are %d lessons, and what is told of the others is %q", len(list), told)
		}
	}
}

// What a walk finds: choices that are not legal, dice that nobody throws, words that are not true, ways that lead
// nowhere.
func TestFaultsOfAWalk(t *testing.T) {
	g := kurth(t)
	for _, c := range []struct{ from, to, want string }{
		{`open = ["move grain_market"]`, `open = ["move barracks"]`, `step walk: "move barracks" means no choice`},
		{`open = ["move grain_market"]`, "open = [\"move grain_market\"]\ndice = [1]", "1 forced dice were thrown by nobody"},
		{`id = "roll"`, "id = \"roll\"\nholds = [{ fact = \"mana\", is = 9 }]", "step roll: what it says holds does not"},
		{`until = "turn"
goal = [{ fact = "overrun", below = 9 }]`, `goal = [{ fact = "overrun", below = 0 }]`, "a way was played to its end"},
		{`goal = [{ fact = "overrun", below = 9 }]`, `goal = [{ asked = "end" }]`, ""},
		{"until = \"turn\"\ngoal = [{ fact = \"overrun\", below = 9 }]", `goal = [{ asked = "tie" }]`, "a way was played to its end"},
	} {
		text := strings.Replace(sample, c.from, c.to, 1)
		l, err := load(t, g, text)
		if err != nil {
			t.Errorf("%s: %v", c.to, err)
			continue
		}
		if r := lesson.Walk(l, g, nil); !strings.Contains(strings.Join(r.Faults, "\n"), c.want) {
			t.Errorf("%s: want %q, got %q", c.to, c.want, r.Faults)
		}
	}
}
