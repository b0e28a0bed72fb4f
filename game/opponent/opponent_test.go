package opponent

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/assets"
	"portcullis/game/bot"
	"portcullis/game/box"
)

func builtIn(t *testing.T) List {
	t.Helper()
	list, err := Load(assets.FS())
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Whoever can take a seat in a game for several has a name and a face; nobody plays a game that is not in the box.
func TestEveryLevelOfEveryGameHasItsOpponent(t *testing.T) {
	list := builtIn(t)
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range games.Games() {
		if entry.Game.Info().MaxSeats == 1 {
			continue // the computer only advises
		}
		for _, kind := range bot.KindsFor(entry.Game.Info()) {
			if _, ok := list.Of(entry.ID, kind.Name); !ok {
				t.Errorf("%s: nobody plays as %s", entry.ID, kind.Name)
			}
		}
	}
	for _, o := range list {
		if _, err := games.Game(o.Game); err != nil {
			t.Errorf("%s: %v", o.ID, err)
		}
		if _, err := assets.Picture(o.Picture()); err != nil {
			t.Error(err)
		}
	}
}

func TestEqualSeatsAreToldApart(t *testing.T) {
	got := builtIn(t).Names("towersiege", []string{"human", "warden", "warden:24", "squire", "warden", "somebody"})
	want := []string{"", "Hrolf Stonebeard", "Mirela Duskwater", "Suyin Reed", "Sir Anselm Bright", ""}
	if !slices.Equal(got, want) {
		t.Errorf("they are called %q, want %q", got, want)
	}
	few := List{{ID: "a", Game: "g", Level: "novice", Named: "Ann"}, {ID: "b", Game: "g", Level: "novice", Named: "Bo"}}
	if got, want := few.Names("g", []string{"novice", "novice", "novice", "novice", "novice"}), []string{"Ann", "Bo", "Ann II", "Bo II", "Ann III"}; !slices.Equal(got, want) {
		t.Errorf("where too few have a name, they are called %q, want %q", got, want)
	}
	if got := builtIn(t).Names("stub", []string{"soldier"}); got[0] != "" {
		t.Errorf("in a game without opponents a soldier is called %q", got[0])
	}
	if roman(14) != "XIV" || roman(9) != "IX" {
		t.Errorf("14 and 9 are %s and %s", roman(14), roman(9))
	}
}

// At a full table of one level, in every game and at every level, each is somebody else, with a face of its own.
func TestComputersOfOneLevelAreDifferentPersons(t *testing.T) {
	list := builtIn(t)
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	pictures := map[string]string{}
	for _, entry := range games.Games() {
		info := entry.Game.Info()
		if info.MaxSeats == 1 {
			continue
		}
		for _, kind := range bot.KindsFor(info) {
			for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
				names, faces := map[string]bool{}, map[string]bool{}
				for _, name := range list.Names(entry.ID, slices.Repeat([]string{kind.Name}, seats)) {
					who, ok := list.Sits(entry.ID, kind.Name, name)
					if !ok || who.Name().String() != name {
						t.Errorf("%s: %q sits as %s, found %q", entry.ID, name, kind.Name, who.Named)
					}
					names[name], faces[who.Picture()] = true, true
				}
				if len(names) != seats || len(faces) != seats {
					t.Errorf("%s, %d seats of %s: %d names and %d faces", entry.ID, seats, kind.Name, len(names), len(faces))
				}
			}
		}
	}
	for _, o := range list {
		drawn, err := assets.Picture(o.Picture())
		if err != nil {
			t.Fatal(err)
		}
		if other := pictures[string(drawn)]; other != "" {
			t.Errorf("%s and %s have the same face", o.ID, other)
		}
		pictures[string(drawn)] = o.ID
	}
}

// Matches of before several of a level had names show the face that they showed.
func TestNamesOfOldMatches(t *testing.T) {
	list := builtIn(t)
	for name, want := range map[string]string{"Gudrun Flintbraid": "towersiege-gudrun", "Gudrun Flintbraid II": "towersiege-gudrun", "": "towersiege-hrolf", "Gudrun Flintbraids": "towersiege-hrolf", "Hrolf Stonebeard": "towersiege-hrolf"} {
		if who, ok := list.Sits("towersiege", "warden:24", name); !ok || who.ID != want {
			t.Errorf("%q of a match is %s, want %s", name, who.ID, want)
		}
	}
}

// The first match after a lesson is not played against the teacher: whoever teaches in a game in which seats are enemies is the last of a
// level to be seated.
func TestTeachersAreNotTheFirstEnemies(t *testing.T) {
	list := builtIn(t)
	for _, teacher := range []string{"argot-brigid", "siegestorm-oyelaran", "towersiege-gudrun"} { // the mentors of assets/lessons
		i := slices.IndexFunc(list, func(o Opponent) bool { return o.ID == teacher })
		if first, _ := list.Of(list[i].Game, list[i].Level); first.ID == teacher {
			t.Errorf("%s teaches %s and is the first enemy in it", teacher, list[i].Game)
		}
	}
}

// Every fault is told with its line, all of them at once.
func TestFaultsOfOpponents(t *testing.T) {
	const good = "[[opponent]]\nid = \"a\"\ngame = \"argot\"\nlevel = \"novice\"\nname = \"Ann\"\nline = \"Sings.\"\nstyle = \"Sails.\"\n"
	for _, c := range []struct{ old, new, want string }{
		{"id = \"a\"\n", "", "opponents.toml:1: opponent number 1: is missing"},
		{"level = \"novice\"", "level = \"general\"", "opponents.toml:4: opponent a: \"general\" is no kind of computer player; there are random, planner, novice"},
		{"name = \"Ann\"", "name = \"\"", "opponents.toml:5: opponent a, name"},
		{"line = \"Sings.\"", "line = \"\\u0007\"", "opponents.toml:6: opponent a, line"},
		{"style", "manner", "opponents.toml:7: "},
		{"game = \"argot\"\n", "", "opponent a, game"},
		{"Sails.\"\n", "Sails.\"\n" + good, "opponents.toml:9: opponent a: duplicate id \"a\""},
		{"Sails.\"\n", "Sails.\"\n" + strings.Replace(good, "\"a\"", "\"b\"", 1), "opponents.toml:12: opponent b: is called \"Ann\" in argot, as a is"},
	} {
		_, err := Load(fstest.MapFS{File: {Data: []byte(strings.Replace(good, c.old, c.new, 1))}})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q in place of %q: %v, want %q", c.new, c.old, err, c.want)
		}
	}
	if _, err := Load(fstest.MapFS{File: {Data: []byte(good)}}); err != nil {
		t.Errorf("a good file: %v", err)
	}
}
