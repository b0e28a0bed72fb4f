package feat

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/save/outcomes"
)

func builtIn(t *testing.T) (List, *box.Box) {
	t.Helper()
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	list, err := Load(assets.FS(), games)
	if err != nil {
		t.Fatal(err)
	}
	return list, games
}

// Each game has eight feats, of each rim at least one, with a medal; the facts that they name are reported by the game.
func TestEveryGameHasEightFeats(t *testing.T) {
	list, games := builtIn(t)
	for _, e := range games.Games() {
		feats := list.Of(e.ID)
		if len(feats) != 8 {
			t.Errorf("%s has %d feats", e.ID, len(feats))
		}
		for _, rim := range rims {
			if !slices.ContainsFunc(feats, func(f Feat) bool { return f.Rim == rim }) {
				t.Errorf("%s has no medal of %s", e.ID, rim)
			}
		}
	}
	for _, f := range list {
		if _, err := assets.Picture(f.Picture()); err != nil {
			t.Error(err)
		}
	}
}

// What can never hold is a fault with file, line and reason.
func TestFaultsAreTold(t *testing.T) {
	_, games := builtIn(t)
	const good = "[[feat]]\nid = \"a\"\ngame = \"kurth\"\ntitle = \"A\"\nwhat = \"Win.\"\nrim = \"gold\"\nwhen = [{ fact = \"spirit\", is = 1 }]\n"
	for _, c := range []struct{ from, to, want string }{
		{"id = \"a\"", "id = \"\"", "feats.toml:2: feat number 1, id"},
		{"rim = \"gold\"", "rim = \"tin\"", "feats.toml:6: feat a: \"tin\" is no rim"},
		{"title = \"A\"", "title = \"\\u0007\"", "feats.toml:4: feat a, title"},
		{"what = \"Win.\"", "what = \"\"", "feats.toml:5: feat a, what"},
		{", is = 1", "", "feats.toml:7: feat a: says nothing of the fact"},
		{"fact = \"spirit\"", "fact = \"spirit\", seats = 1", "feats.toml:7: feat a: names an option, a seat"},
		{"fact = \"spirit\", is = 1", "option = \"level\", values = [\"x\"]", "kurth has no option \"level\""},
		{"fact = \"spirit\", is = 1", "option = \"difficulty\", values = [\"mad\"]", "option difficulty has no value \"mad\""},
		{"fact = \"spirit\", is = 1", "option = \"difficulty\"", "names no value of option difficulty"},
		{"fact = \"spirit\", is = 1", "seats = 1, by = \"winner\"", "names no events"},
		{"fact = \"spirit\", is = 1", "events = [\"won\"], by = \"me\"", "\"me\" is neither winner nor other"},
		{"fact = \"spirit\", is = 1", "events = [\"won\"], only = \"second\"", "\"second\" is neither first nor last"},
		{"when =", "wins = [{ game = \"kurth\" }]\nwhen =", "feat a: only a feat of the box counts several matches"},
		{"game = \"kurth\"", "game = \"box\"", "a feat of the box names matches that must be won"},
		{"when", "then", "feats.toml:7"},
		{"fact = \"spirit\", is = 1", "seats = 1, to = [\"place:*\"]", "names no events"},
		{"fact = \"spirit\", is = 1", "seats = 1, sum = true", "names no events"},
		{"game = \"kurth\"\ntitle = \"A\"\nwhat = \"Win.\"\nrim = \"gold\"\nwhen = [{ fact = \"spirit\", is = 1 }]", "game = \"box\"\ntitle = \"A\"\nwhat = \"Win.\"\nrim = \"gold\"\nwins = [{ game = \"kurth\", options = { difficulty = \"mad\" } }]", "feats.toml:7: feat a: option difficulty has no value \"mad\""},
	} {
		text := strings.Replace(good, c.from, c.to, 1)
		if text == good {
			t.Fatalf("%q is not there", c.from)
		}
		list, err := Load(fstest.MapFS{File: {Data: []byte(text)}}, games)
		if err == nil || !strings.Contains(err.Error(), c.want) || list != nil {
			t.Errorf("%s: told is %v, want %q", c.to, err, c.want)
		}
	}
	if _, err := Load(fstest.MapFS{File: {Data: []byte(good + good)}}, games); err == nil || !strings.Contains(err.Error(), "feats.toml:9: feat a: duplicate id") {
		t.Errorf("two of one id: %v", err)
	}
	list, err := Load(fstest.MapFS{File: {Data: []byte(strings.Replace(good, "\"kurth\"", "\"chess\"", 1))}}, games)
	if err != nil || len(list) != 0 {
		t.Errorf("of a game that is not there: %v, %v", list, err)
	}
	if _, err := Load(fstest.MapFS{}, games); err == nil || !strings.Contains(err.Error(), File) {
		t.Errorf("without a file: %v", err)
	}
}

func won(game string, options map[string]string, feats []string, players ...string) outcomes.Outcome {
	o := outcomes.Outcome{Game: game, Options: options, Won: true, Feats: feats}
	for _, p := range append([]string{save.Human}, players...) {
		o.Seats = append(o.Seats, save.Seat{Player: p})
	}
	return o
}

// The medals of the whole box want every match that they name; a lost one, another level and another opponent do not do.
func TestFeatsOfTheBox(t *testing.T) {
	list, _ := builtIn(t)
	all := []outcomes.Outcome{
		won("kurth", map[string]string{"difficulty": "advanced"}, []string{"kurth-first_dawn"}), won("bsieged", map[string]string{"difficulty": "defender"}, nil),
		won("siegestorm", nil, nil, "warlord"), won("argot", nil, nil, "warlord"), won("towersiege", nil, nil, "squire", "archmage"),
	}
	names := func(l List) (ids []string) {
		for _, f := range l {
			ids = append(ids, f.ID)
		}
		return ids
	}
	if got, want := names(list.New(nil, all)), []string{"kurth-first_dawn", "box-five_walls", "box-master"}; !slices.Equal(got, want) {
		t.Errorf("all won earns %v", got)
	}
	for i := range all {
		less := slices.Clone(all)
		less[i].Won = false
		if n := list.Earned(less); n["box-five_walls"]+n["box-master"] > 0 {
			t.Errorf("without %s: %v", all[i].Game, n)
		}
		if won, of := list.Of(Box)[0].Won(less); won != 4 || of != 5 {
			t.Errorf("without %s, %d of %d are won", all[i].Game, won, of)
		}
		other := slices.Clone(all)
		other[i].Options, other[i].Seats = map[string]string{"difficulty": "easy"}, []save.Seat{{Player: save.Human}, {Player: "novice"}}
		if n := list.Earned(other); n["box-five_walls"] != 1 || n["box-master"] > 0 {
			t.Errorf("with an easy match of %s: %v", all[i].Game, n)
		}
	}
	twice := append(all, all[0])
	if n := list.Earned(twice); n["kurth-first_dawn"] != 2 || n["box-five_walls"] != 1 {
		t.Errorf("earned %v", n)
	}
	if again := list.New(all, twice); len(again) > 0 {
		t.Errorf("new a second time is %v", names(again))
	}
}

func number(n int) *int { return &n }

// event is one that the tests look for.
func event(name string, seat rules.Seat, from, to string, face uint8) rules.Event {
	return rules.Event{Name: name, Seat: seat, Rule: "X-" + name, Subject: rules.Element("card:" + name), From: rules.Element(from), To: rules.Element(to), Dice: rules.Faces{face}, N: int16(face)}
}

// A condition looks at some events and counts some of them.
func TestEventsAreCounted(t *testing.T) {
	events := []rules.Event{
		event("moved", 0, "place:a", "place:b", 0), event("rolled", 1, "", "", 2), event("moved", 1, "place:u1", "place:t1", 0), event("moved", 0, "place:u2", "place:t2", 0),
		event("rolled", 0, "", "", 5), event("turned", rules.NoSeat, "", "place:t1", 0),
	}
	for _, c := range []struct {
		name string
		cond Cond
		want int // for the winner in seat 0
		one  int // in seat 1
	}{
		{"by name", Cond{Events: []string{"moved"}}, 3, 3},
		{"several names", Cond{Events: []string{"moved", "rolled"}}, 5, 5},
		{"of the winner", Cond{Events: []string{"moved"}, By: byWinner}, 2, 1},
		{"of others", Cond{Events: []string{"moved", "turned"}, By: byOther}, 1, 2},
		{"to", Cond{Events: []string{"moved", "turned"}, To: []string{"place:t1", "place:b"}}, 3, 3},
		{"to what begins so", Cond{Events: []string{"moved"}, To: []string{"place:t*"}}, 2, 2},
		{"the first", Cond{Events: []string{"moved"}, By: byWinner, To: []string{"place:t*"}, Only: onlyFirst, From: "place:u*"}, 1, 1},
		{"the first is another", Cond{Events: []string{"moved"}, Only: onlyFirst, From: "place:u*"}, 0, 0},
		{"the last", Cond{Events: []string{"moved", "rolled"}, Only: onlyLast, Name: "rolled"}, 1, 1},
		{"the last is another", Cond{Events: []string{"moved", "rolled"}, Only: onlyLast, Name: "moved"}, 0, 0},
		{"a face", Cond{Events: []string{"rolled"}, Face: &Range{Below: number(3)}}, 1, 1},
		{"the face of the last", Cond{Events: []string{"rolled"}, Only: onlyLast, By: byWinner, Face: &Range{Below: number(3)}}, 0, 1},
		{"added up", Cond{Events: []string{"rolled", "moved"}, Sum: true}, 5 + 2, 5 + 2},
		{"a rule", Cond{Events: []string{"rolled", "moved"}, Rule: "X-rolled"}, 2, 2},
		{"a subject", Cond{Events: []string{"rolled", "moved"}, Subject: "card:m*"}, 3, 3},
		{"from a place of the seat", Cond{Events: []string{"moved"}, From: "place:u{seat}"}, 0, 1},
	} {
		for seat, want := range []int{c.want, c.one} {
			if n := c.cond.among(events, rules.Seat(seat)); n != want {
				t.Errorf("%s: %d for seat %d, want %d", c.name, n, seat, want)
			}
		}
	}
}

func TestBounds(t *testing.T) {
	for _, c := range []struct {
		r    Range
		want [3]bool // of 1, 2, 3
	}{{Range{}, [3]bool{true, true, true}}, {Range{Below: number(2)}, [3]bool{true, false, false}}, {Range{Above: number(1), Below: number(3)}, [3]bool{false, true, false}}, {Range{Is: number(3)}, [3]bool{false, false, true}}} {
		for i, want := range c.want {
			if c.r.has(i+1) != want {
				t.Errorf("%+v has %d: %v", c.r, i+1, !want)
			}
		}
	}
}

// begun is a match of the sample game.
func begun(t *testing.T, h save.Header) *match.Match {
	t.Helper()
	h.Game, h.Created = "stub", time.Unix(1000, 0)
	g := stub.Game{}
	h, err := match.Settle(g, h)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// played is a match of the sample game, played at random to its end.
func played(t *testing.T, h save.Header) *match.Match {
	t.Helper()
	m := begun(t, h)
	for r := rules.NewRand(h.Seed); !m.Over(); {
		list := m.State().Decision().Choices
		if _, err := m.Play(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Who sits in the winning seat earns: a person, whichever seat it is; a computer player does not, nor does anybody in a
// lesson or from a prepared position, or before the end.
func TestOnlyAPersonWhoWonEarns(t *testing.T) {
	list := List{{ID: "any", Game: "stub"}, {ID: "first", Game: "stub", When: []Cond{{Seat: number(0)}}}, {ID: "second", Game: "stub", When: []Cond{{Seat: number(1)}}},
		{ID: "three", Game: "stub", When: []Cond{{Seats: number(3)}}}, {ID: "two", Game: "stub", When: []Cond{{Seats: number(2)}}}, {ID: "other", Game: "kurth"}}
	wins := [2]int{}
	for seed := range uint64(30) {
		people := save.Header{Seed: seed, Seats: []save.Seat{{Player: save.Human}, {Player: save.Human}}}
		m := played(t, people)
		end, _ := m.State().Outcome()
		var want []string
		switch end.Winners {
		case rules.SeatsOf(0):
			want, wins[0] = []string{"any", "first", "two"}, wins[0]+1
		case rules.SeatsOf(1):
			want, wins[1] = []string{"any", "second", "two"}, wins[1]+1
		case 0:
		default:
			want = []string{"any", "first", "second", "two"}
		}
		if got := list.In(m); !slices.Equal(got, want) {
			t.Errorf("seed %d, won by %v: earned %v, want %v", seed, end.Winners, got, want)
		}
		alone := people
		alone.Seats = []save.Seat{{Player: save.Human}, {Player: "random"}}
		want = slices.DeleteFunc(want, func(id string) bool { return !end.Winners.Has(0) || id == "second" })
		if got := list.In(played(t, alone)); !slices.Equal(got, want) {
			t.Errorf("seed %d against a computer, won by %v: earned %v, want %v", seed, end.Winners, got, want)
		}
		lesson := people
		lesson.Lesson = "l1"
		if got := list.In(played(t, lesson)); got != nil {
			t.Errorf("a lesson earned %v", got)
		}
	}
	if wins[0] == 0 || wins[1] == 0 {
		t.Errorf("won were %v", wins)
	}
	two := save.Header{Seed: 1, Seats: []save.Seat{{Player: save.Human}, {Player: save.Human}}}
	m := begun(t, two)
	if got := list.In(m); got != nil {
		t.Errorf("before the end %v was earned", got)
	}
	snapshot, err := m.State().Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	if got := list.In(played(t, save.Header{Seed: 1, Start: snapshot, Seats: two.Seats})); got != nil {
		t.Errorf("from a position %v was earned", got)
	}
}

// Results and options are those of the match.
func TestHowAMatchWasSettledAndEnded(t *testing.T) {
	m := played(t, save.Header{Seed: 3, Seats: []save.Seat{{Player: save.Human}, {Player: save.Human}}})
	end, _ := m.State().Outcome()
	value := m.Header().Options["length"]
	for _, c := range []struct {
		cond Cond
		want bool
	}{
		{Cond{Result: end.Result}, true}, {Cond{Result: "flooded"}, false},
		{Cond{Option: "length", Values: []string{"never", value}}, true}, {Cond{Option: "length", Values: []string{"never"}}, false},
		{Cond{Fact: "none", Range: Range{Is: number(0)}}, false},
		{Cond{Events: []string{"none"}}, false}, {Cond{Events: []string{"none"}, Range: Range{Is: number(0)}}, true},
	} {
		if got := c.cond.holds(m, 0); got != c.want {
			t.Errorf("%+v: %v", c.cond, got)
		}
	}
}

// The events that feats name happen, and the facts are reported, in matches at random.
func TestWhatFeatsNameThereIs(t *testing.T) {
	list, games := builtIn(t)
	for _, e := range games.Games() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			missing := map[string]bool{}
			var facts []string
			for _, f := range list.Of(e.ID) {
				for _, c := range f.When {
					for _, name := range c.Events {
						missing[name] = true
					}
					if c.Fact != "" {
						facts = append(facts, c.Fact)
					}
				}
			}
			info, wins := e.Game.Info(), 0
			for seed := uint64(1); seed <= 150 && (wins == 0 || len(missing) > 0); seed++ {
				options := info.Defaults()
				for i, o := range info.Options { // every value of the first options gets its turn
					if i < 2 {
						options[o.ID] = o.Values[int(seed)%len(o.Values)].ID
					}
				}
				s, err := e.Game.New(rules.Setup{Seats: info.MinSeats, Options: options, Seed: seed})
				if err != nil {
					continue // these values do not go together
				}
				for r := rules.NewRand(seed); !s.Decision().Over(); {
					list := s.Decision().Choices
					events, err := s.Apply(list[r.IntN(len(list))])
					if err != nil {
						t.Fatal(err)
					}
					for _, e := range events {
						delete(missing, e.Name)
					}
				}
				end, _ := s.Outcome()
				if end.Winners == 0 {
					continue
				}
				wins++
				for _, name := range facts {
					if _, ok := s.(rules.Reporter).Fact(of(name, end.Winners.First())); !ok {
						t.Fatalf("no fact %q", name)
					}
				}
			}
			for name := range missing {
				if name == "avatar_destroyed" || name == "hero_lost" {
					continue // too rare at random; the tests of their rules know them by these names
				}
				t.Errorf("no event %q in matches at random", name)
			}
		})
	}
}

// Facts are those of the end of the match, or with Always those whenever somebody decided.
func TestFactsOfAMatch(t *testing.T) {
	_, games := builtIn(t)
	g, err := games.Game("kurth")
	if err != nil {
		t.Fatal(err)
	}
	h, err := match.Settle(g, save.Header{Game: "kurth", Seed: 3, Created: time.Unix(1000, 0), Seats: []save.Seat{{Player: save.Human}}})
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	least, most := 99, 0
	for r := rules.NewRand(3); !m.Over(); {
		turn, _ := m.State().(rules.Reporter).Fact("turn")
		least, most = min(least, turn), max(most, turn)
		list := m.State().Decision().Choices
		if _, err := m.Play(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	if least == most {
		t.Fatal("the match has one turn")
	}
	last, _ := m.State().(rules.Reporter).Fact("turn")
	for _, c := range []struct {
		always bool
		r      Range
		want   bool
	}{
		{false, Range{Is: &last}, true}, {false, Range{Below: &last}, false},
		{true, Range{Above: number(least - 1), Below: number(most + 1)}, true}, {true, Range{Above: &least}, false}, {true, Range{Below: &most}, false},
	} {
		if got := (Cond{Fact: "turn", Always: c.always, Range: c.r}).holds(m, 0); got != c.want {
			t.Errorf("always %v, %+v: %v", c.always, c.r, got)
		}
	}
}
