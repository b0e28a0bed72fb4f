package scenes

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/save"
	"portcullis/scenes/form"
)

func siegeGame(t testing.TB) *bsieged.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "bsieged")
	if err != nil {
		t.Fatal(err)
	}
	g, err := bsieged.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// siegeModels are new matches of B-Sieged.
func siegeModels(t testing.TB) map[string]newModel {
	lids := testLids()
	lids[1] = LidOf(siegeGame(t))
	lids[1].About = aboutOf("bsieged")
	of := func(seats int, options map[string]string) newModel {
		m := newModel{Lids: lids, Game: "bsieged", Options: options, Seats: make([]save.Seat, seats)}
		for i := range m.Seats {
			m.Seats[i] = save.Seat{Name: "Wilhelmina Featherstonehaugh", Player: save.Human}
			if i%3 == 2 {
				m.Seats[i] = save.Seat{Player: "planner"}
			}
		}
		m.Fault = m.muster()
		return m
	}
	return map[string]newModel{
		"first game": of(1, map[string]string{}),
		"six":        of(6, map[string]string{"difficulty": "defender", "heroes": "kador,lugh,eileen,myrinia,osvith,orobox", "first_hero": "5", "spawning_points": "8", "events": "2-9"}),
		"some":       of(3, map[string]string{"heroes": "kador,lugh", "spawning_points": "east", "events": "9-10"}),
		"chance":     of(5, map[string]string{"heroes": "random"}),
	}
}

func TestNewSiegeFitsEverywhere(t *testing.T) {
	for name, m := range siegeModels(t) {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planNew(k, m) })
		})
	}
}

// Each seat gets its heroes in picking order, as many as the table of BS-SET-1 says.
func TestHeroesAreDealtToTheSeats(t *testing.T) { // BS-SET-1, BS-SET-13
	for seats, want := range map[int]string{1: "0 0 0 0 -1", 2: "0 0 1 1 -1", 3: "0 0 1 1 2 2 -1", 4: "0 1 2 3 -1", 5: "0 1 2 3 4 -1", 6: "0 1 2 3 4 5 -1"} {
		s := siege{set: siegeGame(t).Set(), seats: seats, options: map[string]string{"heroes": "first_game"}}
		list, _ := s.heroes()
		var got []string
		for place := range len(list) + 1 {
			got = append(got, fmt.Sprint(s.seatOf(place)))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%d seats: the heroes belong to %v; want %s", seats, got, want)
		}
	}
}

// What the screen shows of the heroes is what the game deals: for every number of seats and every
// way to pick them.
func TestShownHeroesAreThoseDealt(t *testing.T) { // BS-OPT-2 to BS-OPT-5
	g := siegeGame(t)
	r := rules.NewRand(4)
	for seats := 1; seats <= 6; seats++ {
		for n := range 12 {
			s := siege{set: g.Set(), seats: seats, options: map[string]string{"heroes": "first_game", "first_hero": fmt.Sprint(n%4 + 1), "spawning_points": "standard"}}
			if n > 0 {
				s.options["heroes"] = s.quick(&r)
			}
			state, err := g.New(rules.Setup{Seed: uint64(n), Seats: seats, Options: s.options})
			if err != nil {
				t.Fatal(err)
			}
			view := state.(*bsieged.State).View()
			list, _ := s.heroes()
			for i, h := range view.Heroes {
				if h.Kind != list[i] || int(h.Seat) != s.seatOf(i) {
					t.Errorf("%d seats, %s: hero %d is %d of seat %d; shown are %v", seats, s.options["heroes"], i, h.Kind, h.Seat, list)
				}
			}
			if view.First != s.first() {
				t.Errorf("%d begins; shown is %d", view.First, s.first())
			}
			for f, two := range s.doubled() {
				if (view.Fields[f].Points == 2) != two {
					t.Errorf("%d seats: field %d has %d Spawning Points; two are shown: %v", seats, f, view.Fields[f].Points, two)
				}
			}
		}
	}
}

func visitSiege(t *testing.T) *guest {
	t.Helper()
	g := visitWith(t, box.Of(siegeGame(t)))
	g.w, g.h = 1280, 2400 // everything is in view
	g.click("game:bsieged")
	g.at("new")
	return g
}

// Heroes are clicked in their order; too few and too many are told before anything is dealt.
func TestHeroesArePickedByClicks(t *testing.T) { // BS-OPT-3, BS-OPT-4
	g := visitSiege(t)
	if e := g.find("hero:lugh"); e.Enabled || e.Reason == "" {
		t.Errorf("a fifth hero can be picked: %+v", e)
	}
	g.click(heroesNone)
	if e := g.find(newBegin); e.Enabled || e.Reason != "A match of 1 player has 4 heroes: pick 4 more." {
		t.Errorf("nobody is picked; begin says %q", e.Reason)
	}
	for _, id := range []string{"kador", "lugh", "eileen", "myrinia"} {
		g.click("hero:" + id)
	}
	g.click("hero:lugh") // let go
	g.click("hero:osvith")
	if got := g.newModel().Options["heroes"]; got != "kador,eileen,myrinia,osvith" {
		t.Fatalf("picked %s", got)
	}
	for id, want := range map[string]string{"kador": "1, player 1", "eileen": "2, player 1", "osvith": "4, player 1"} {
		if e := g.find("hero:" + id); e.Value != want || !e.Chosen {
			t.Errorf("%s says %q", id, e.Value)
		}
	}
	g.click("option:first_hero=3")
	g.click("seats:3")
	if e := g.find(newBegin); e.Enabled || e.Reason != "A match of 3 players has 6 heroes: pick 2 more." {
		t.Errorf("three players; begin says %q", e.Reason)
	}
	g.click("hero:orobox")
	g.click("hero:lugh")
	if e := g.find("hero:myrinia"); e.Value != "3, player 2" {
		t.Errorf("Myrinia says %q", e.Value)
	}
	g.click("option:first_hero=6")
	g.click("seats:2")
	if e := g.find(newBegin); e.Enabled || e.Reason != "A match of 2 players has 4 heroes: let 2 of them go." {
		t.Errorf("two players; begin says %q", e.Reason)
	}
	if got := g.newModel().Options["first_hero"]; got != "1" {
		t.Errorf("number %s of four begins", got)
	}
	g.click("hero:kador")
	g.click("hero:orobox")
	if h := g.begun(); h.Options["heroes"] != "eileen,myrinia,osvith,lugh" || len(h.Seats) != 2 {
		t.Errorf("begun with %+v", h)
	}
}

func TestQuickPickAndChance(t *testing.T) { // BS-OPT-3
	g := visitSiege(t)
	g.click(heroesQuick)
	list := strings.Split(g.newModel().Options["heroes"], ",")
	slices.Sort(list)
	if len(slices.Compact(list)) != 4 || g.newModel().Fault != nil {
		t.Errorf("quick pick takes %v: %v", list, g.newModel().Fault)
	}
	g.click("option:heroes=random")
	if m := g.newModel(); m.Fault != nil {
		t.Errorf("by chance: %v", m.Fault)
	}
	g.click("hero:lugh")
	if got := g.newModel().Options["heroes"]; got != "lugh" {
		t.Errorf("a click on a hero after chance picks %s", got)
	}
}

// Events, Spawning Points and their fields; what is impossible is told with the rule's reason.
func TestSiegeOptionsByClicks(t *testing.T) { // BS-OPT-7, BS-OPT-9, BS-OPT-14, BS-OPT-15
	g := visitSiege(t)
	for range 2 {
		g.click("events:low+")
	}
	if e := g.find(newBegin); g.newModel().Options["events"] != "3-3" || e.Enabled || !strings.Contains(e.Reason, "Values 3 to 3 hold") {
		t.Errorf("Values %s; begin says %q", g.newModel().Options["events"], e.Reason)
	}
	if e := g.find("events:low+"); e.Enabled {
		t.Error("the lowest Value can pass the highest one")
	}
	for range 7 {
		g.click("events:high+")
	}
	g.click("points:west")
	g.click("points:east")
	if m := g.newModel(); m.Options["events"] != "3-10" || m.Options["spawning_points"] != "west,east" || m.Fault != nil {
		t.Errorf("Values %s, points %s, %v", m.Options["events"], m.Options["spawning_points"], m.Fault)
	}
	g.click("seats:6")
	g.click("points:west")
	if e := g.find(newBegin); e.Enabled || g.newModel().Fault.Option != "spawning_points" || !strings.Contains(e.Reason, "5 Spawning Points are fewer than the 6 heroes (BS-OPT-15)") {
		t.Errorf("five points for six heroes; begin says %q", e.Reason)
	}
	g.click("points:north")
	g.click("option:round_seven=defeat")
	g.click("option:difficulty=defender")
	g.click("option:grace=0")
	want := map[string]string{"spawning_points": "north,east", "round_seven": "defeat", "difficulty": "defender", "grace": "0", "events": "3-10"}
	h := g.begun()
	for id, value := range want {
		if h.Options[id] != value {
			t.Errorf("%s is %s; want %s", id, h.Options[id], value)
		}
	}
}
