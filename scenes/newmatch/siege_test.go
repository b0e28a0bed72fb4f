package newmatch_test

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/box"
	"portcullis/rules/bsieged"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/newmatch"
	"portcullis/scenes/scenestest"
)

func visitSiege(t *testing.T) *scenestest.Guest {
	t.Helper()
	g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(kittest.Load(t, "bsieged", bsieged.Load))})
	g.W, g.H = 1280, 2400 // everything is in view
	g.Click("game:bsieged")
	g.At("new")
	return g
}

// Heroes are clicked in their order; too few and too many are told before anything is dealt.
func TestHeroesArePickedByClicks(t *testing.T) { // BS-OPT-3, BS-OPT-4
	g := visitSiege(t)
	if e := g.Find("hero:lugh"); e.Enabled || e.Reason == "" {
		t.Errorf("a fifth hero can be picked: %+v", e)
	}
	g.Click("heroes:none")
	if e := g.Find("new:begin"); e.Enabled || e.Reason != "A match of 1 player has 4 heroes: pick 4 more." {
		t.Errorf("nobody is picked; begin says %q", e.Reason)
	}
	for _, id := range []string{"kador", "lugh", "eileen", "myrinia"} {
		g.Click("hero:" + id)
	}
	g.Click("hero:lugh") // let go
	g.Click("hero:osvith")
	if got := newmatch.ModelOf(g.App.Scene()).Options["heroes"]; got != "kador,eileen,myrinia,osvith" {
		t.Fatalf("picked %s", got)
	}
	for id, want := range map[string]string{"kador": "1, player 1", "eileen": "2, player 1", "osvith": "4, player 1"} {
		if e := g.Find("hero:" + id); e.Value != want || !e.Chosen {
			t.Errorf("%s says %q", id, e.Value)
		}
	}
	g.Click("new:more")
	g.Click("option:first_hero=3")
	g.Click("seats:3")
	if e := g.Find("new:begin"); e.Enabled || e.Reason != "A match of 3 players has 6 heroes: pick 2 more." {
		t.Errorf("three players; begin says %q", e.Reason)
	}
	g.Click("hero:orobox")
	g.Click("hero:lugh")
	if e := g.Find("hero:myrinia"); e.Value != "3, player 2" {
		t.Errorf("Myrinia says %q", e.Value)
	}
	g.Click("option:first_hero=6")
	g.Click("seats:2")
	if e := g.Find("new:begin"); e.Enabled || e.Reason != "A match of 2 players has 4 heroes: let 2 of them go." {
		t.Errorf("two players; begin says %q", e.Reason)
	}
	if got := newmatch.ModelOf(g.App.Scene()).Options["first_hero"]; got != "1" {
		t.Errorf("number %s of four begins", got)
	}
	g.Click("hero:kador")
	g.Click("hero:orobox")
	if h := g.Begin(); h.Options["heroes"] != "eileen,myrinia,osvith,lugh" || len(h.Seats) != 2 {
		t.Errorf("begun with %+v", h)
	}
}

func TestQuickPickAndChance(t *testing.T) { // BS-OPT-3
	g := visitSiege(t)
	g.Click("heroes:quick")
	list := strings.Split(newmatch.ModelOf(g.App.Scene()).Options["heroes"], ",")
	slices.Sort(list)
	if len(slices.Compact(list)) != 4 || newmatch.ModelOf(g.App.Scene()).Fault != nil {
		t.Errorf("quick pick takes %v: %v", list, newmatch.ModelOf(g.App.Scene()).Fault)
	}
	g.Click("option:heroes=random")
	if m := newmatch.ModelOf(g.App.Scene()); m.Fault != nil {
		t.Errorf("by chance: %v", m.Fault)
	}
	g.Click("hero:lugh")
	if got := newmatch.ModelOf(g.App.Scene()).Options["heroes"]; got != "lugh" {
		t.Errorf("a click on a hero after chance picks %s", got)
	}
}

// Events, Spawning Points and their fields; what is impossible is told with the rule's reason.
func TestSiegeOptionsByClicks(t *testing.T) { // BS-OPT-7, BS-OPT-9, BS-OPT-14, BS-OPT-15
	g := visitSiege(t)
	g.Click("new:more")
	for range 2 {
		g.Click("events:low+")
	}
	if e := g.Find("new:begin"); newmatch.ModelOf(g.App.Scene()).Options["events"] != "3-3" || e.Enabled || !strings.Contains(e.Reason, "Values 3 to 3 hold") {
		t.Errorf("Values %s; begin says %q", newmatch.ModelOf(g.App.Scene()).Options["events"], e.Reason)
	}
	if e := g.Find("events:low+"); e.Enabled {
		t.Error("the lowest Value can pass the highest one")
	}
	for range 7 {
		g.Click("events:high+")
	}
	g.Click("points:west")
	g.Click("points:east")
	if m := newmatch.ModelOf(g.App.Scene()); m.Options["events"] != "3-10" || m.Options["spawning_points"] != "west,east" || m.Fault != nil {
		t.Errorf("Values %s, points %s, %v", m.Options["events"], m.Options["spawning_points"], m.Fault)
	}
	g.Click("seats:6")
	g.Click("points:west")
	if e := g.Find("new:begin"); e.Enabled || newmatch.ModelOf(g.App.Scene()).Fault.Option != "spawning_points" || !strings.Contains(e.Reason, "5 Spawning Points are fewer than the 6 heroes") {
		t.Errorf("five points for six heroes; begin says %q", e.Reason)
	}
	g.Click("points:north")
	g.Click("option:round_seven=defeat")
	g.Click("option:difficulty=defender")
	g.Click("option:grace=0")
	want := map[string]string{"spawning_points": "north,east", "round_seven": "defeat", "difficulty": "defender", "grace": "0", "events": "3-10"}
	h := g.Begin()
	for id, value := range want {
		if h.Options[id] != value {
			t.Errorf("%s is %s; want %s", id, h.Options[id], value)
		}
	}
}

// Who sets further seats gives them to computer players at first, as one person sits there; a seat that was given to a person stays
// that person's.
func TestFurtherSeatsAreComputersAtFirst(t *testing.T) { // BS-OPT-1
	g := visitSiege(t)
	g.Click("seats:2")
	players := func() (list []string) {
		for _, s := range newmatch.ModelOf(g.App.Scene()).Seats {
			list = append(list, s.Player)
		}
		return list
	}
	if got := players(); len(got) != 2 || got[0] != save.Human || got[1] == save.Human {
		t.Errorf("two seats are those of %v", got)
	}
	g.Click("seat:1:person")
	g.Click("seats:3")
	if got := players(); len(got) != 3 || got[1] != save.Human || got[2] == save.Human {
		t.Errorf("three seats are those of %v", got)
	}
}

// Who has never played is led to the lesson from beside the seats, and sees on opening the page who the heroes are.
func TestTheLessonLeavesRoomForTheHeroes(t *testing.T) {
	g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(kittest.Load(t, "bsieged", bsieged.Load))})
	g.W, g.H = 1280, 720
	g.Click("game:bsieged")
	g.At("new")
	learn, seats, begin, hero := g.Find("new:learn"), g.Find("seats:6"), g.Find("new:begin"), g.Find("hero:lugh")
	if learn.Rect[1] >= seats.Rect[1]+seats.Rect[3] || learn.Rect[0] < seats.Rect[0]+seats.Rect[2] {
		t.Errorf("the lesson is offered at %v, the seats at %v", learn.Rect, seats.Rect)
	}
	if hero.Rect[1]+hero.Rect[3] > begin.Rect[1]-30 || hero.Rect[3] < 100 {
		t.Errorf("a hero is seen at %v, above the button at %v", hero.Rect, begin.Rect)
	}
}
