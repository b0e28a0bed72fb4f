package engine

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// scene is a campaign on its first day with a mission begun.
func scene(t testing.TB, mission string) *State {
	t.Helper()
	s := fresh(t, "campaign", 4)
	play(t, s, "undertake "+mission)
	return s
}

// tries plays a scene with a die that shows a face.
func tries(t testing.TB, s *State, way, hero, boost string, face uint8) {
	t.Helper()
	play(t, s, "way "+way)
	play(t, s, "lead "+hero)
	if err := s.Force(face); err != nil {
		t.Fatal(err)
	}
	play(t, s, "boost "+boost)
}

func hero(t testing.TB, s *State, id string) *Hero {
	t.Helper()
	i, ok := s.Content.FindHero(id)
	if !ok {
		t.Fatal(id)
	}
	return &s.Campaign.Heroes[i]
}

func result(t testing.TB, s *State, mission string, want content.Result) {
	t.Helper()
	m, _ := s.Content.FindMission(mission)
	if got := s.Campaign.Missions[m]; got != want {
		t.Errorf("%s: %s, want %s", mission, got.ID(), want.ID())
	}
}

func TestDaysBeforeTheSiege(t *testing.T) {
	// AR-MIS-5, AR-MOD-3
	s := fresh(t, "campaign", 1)
	if s.Asked != AskDay || s.Asker != Argot || s.Pool != 18 {
		t.Fatalf("question %d, %d resources", s.Asked, s.Pool)
	}
	play(t, s, "levy")
	if s.Pool != 22 || s.Campaign.Day != 2 {
		t.Errorf("%d resources on day %d after a levy", s.Pool, s.Campaign.Day)
	}
	play(t, s, "undertake kill_bargainer")
	play(t, s, "withdraw")
	result(t, s, "kill_bargainer", content.Failure)
	refused(t, s, "undertake kill_bargainer", "AR-MIS-5")
	play(t, s, "levy")
	if s.Asked != AskCouncil || s.Pool != 26 {
		t.Errorf("question %d with %d resources after three days", s.Asked, s.Pool)
	}
}

func TestSceneIsWon(t *testing.T) {
	// AR-MIS-6, AR-MIS-7: 1d6 + skill + boost + bonus - wounds against target + alarm
	s := scene(t, "kill_hespero")
	tries(t, s, "0", "tam", "0", 3) // guile 3 + 3 against 6
	if u := s.Campaign.Under; u.Won != 1 || u.Lost != 0 || u.Scene != 1 {
		t.Errorf("%+v after a scene with 6 against 6", u)
	}
	play(t, s, "way 0")
	refused(t, s, "lead tam", "AR-MIS-6")
	play(t, s, "withdraw")
	result(t, s, "kill_hespero", content.Failure)

	s = scene(t, "kill_hespero")
	tries(t, s, "0", "osk", "2", 2) // guile 1 + 2 + boost 2 against 6
	if u := s.Campaign.Under; u.Lost != 1 || u.Alarm != 1 || s.Pool != 16 {
		t.Errorf("%+v after a scene with 5 against 6, %d resources", u, s.Pool)
	}
	tries(t, s, "0", "ysolde", "0", 3) // blade 3 + 3 against 6 + alarm 1
	if u := s.Campaign.Under; u.Lost != 2 || hero(t, s, "ysolde").Wounds != 0 {
		// The failed mission ends the day; the wound heals in the rest.
		t.Errorf("%+v after 6 against 7", u)
	}
	result(t, s, "kill_hespero", content.Failure)
}

func TestNaturalSixAndOne(t *testing.T) {
	// AR-MIS-7
	s := scene(t, "kill_hespero")
	s.Campaign.Under.Alarm = 9
	tries(t, s, "0", "ysolde", "0", 6)
	if s.Campaign.Under.Won != 1 {
		t.Error("a natural 6 lost")
	}
	s.Campaign.Under.Alarm, s.Campaign.Under.Bonus = 0, 9
	tries(t, s, "0", "tam", "0", 1)
	if s.Campaign.Under.Lost != 1 {
		t.Error("a natural 1 won")
	}
}

func TestBonusEndsWithTheNextRoll(t *testing.T) {
	// AR-MIS-8
	s := scene(t, "kill_bargainer")
	tries(t, s, "0", "tam", "0", 5)
	tries(t, s, "0", "osk", "0", 5) // lore 3 + 5 against 8: bonus 2
	result(t, s, "kill_bargainer", content.Success)

	s = scene(t, "kill_hespero")
	tries(t, s, "1", "sefa", "0", 1) // loses a resource
	if s.Pool != 17 {
		t.Errorf("%d resources, want 17", s.Pool)
	}
	tries(t, s, "1", "osk", "0", 4) // lore 3 + 4 against 7: bonus 2
	if s.Campaign.Under.Bonus != 2 {
		t.Fatalf("%+v", s.Campaign.Under)
	}
	tries(t, s, "0", "ysolde", "0", 2) // blade 3 + 2 + bonus 2 against 7
	result(t, s, "kill_hespero", content.Success)
	if s.Campaign.Under.Bonus != 0 {
		t.Error("the bonus lasts")
	}
}

func TestResourcesNeverFallBelowNothing(t *testing.T) {
	// AR-MIS-8, AR-MIS-6
	s := scene(t, "kill_bargainer")
	s.Pool = 1
	play(t, s, "way 1")
	play(t, s, "lead ysolde")
	refused(t, s, "boost 2", "AR-MIS-6")
	refused(t, s, "boost 3", "AR-MIS-6")
	if err := s.Force(1); err != nil {
		t.Fatal(err)
	}
	play(t, s, "boost 0") // fails: resource -2
	if s.Pool != 0 {
		t.Errorf("%d resources", s.Pool)
	}
}

func TestWoundsAndLostHeroes(t *testing.T) {
	// AR-MIS-7, AR-MIS-8, AR-MIS-10, AR-MIS-6
	s := scene(t, "kill_hespero")
	hero(t, s, "ysolde").Wounds = 1
	tries(t, s, "0", "tam", "0", 1)    // alarm 1
	tries(t, s, "0", "sefa", "0", 6)   // won, bonus 1
	tries(t, s, "0", "ysolde", "0", 4) // 4 + 3 + 1 - 1 against 8: two wounds more
	result(t, s, "kill_hespero", content.Failure)
	if i := slices.IndexFunc(s.events, func(e rules.Event) bool { return e.Name == "hero_lost" }); i < 0 || s.events[i].Subject != "hero:ysolde" {
		t.Errorf("that she is lost is not told: %v", named(s.events))
	}
	if h := hero(t, s, "ysolde"); h.Wounds != 3 {
		t.Errorf("%+v, want her lost for good, rest or not", *h)
	}
	play(t, s, "undertake kill_bargainer")
	play(t, s, "way 0")
	refused(t, s, "lead ysolde", "AR-MIS-6")
}

func TestASceneWithoutLeadersIsLost(t *testing.T) {
	// AR-MIS-9
	s := scene(t, "parley_zulon")
	for i := range s.Campaign.Heroes {
		s.Campaign.Heroes[i].Wounds = 3
	}
	*hero(t, s, "osk") = Hero{}
	pool := s.Pool
	tries(t, s, "0", "osk", "0", 6)
	result(t, s, "parley_zulon", content.Failure)
	if s.Pool != pool || s.Campaign.Under.Alarm != 0 {
		t.Error("a scene without a leader has effects")
	}
}

func TestTwoWonScenesEndTheMission(t *testing.T) {
	// AR-MIS-9
	s := scene(t, "undermine_calantha")
	tries(t, s, "0", "sefa", "0", 5)
	tries(t, s, "0", "osk", "0", 5)
	result(t, s, "undermine_calantha", content.Success)
	if s.Asked != AskDay || s.Campaign.Day != 2 {
		t.Errorf("question %d on day %d", s.Asked, s.Campaign.Day)
	}
}

func TestHeroesRestEveryNight(t *testing.T) {
	// AR-MIS-10
	s := fresh(t, "campaign", 1)
	hero(t, s, "tam").Wounds = 2
	play(t, s, "levy")
	if w := hero(t, s, "tam").Wounds; w != 1 {
		t.Errorf("%d wounds after a night, want 1", w)
	}
}

// TestHeroesAreAlike plays a mission with the heroes numbered anew: who leads is the same person, and
// the same must come of it.
func TestHeroesAreAlike(t *testing.T) {
	s := scene(t, "kill_hespero")
	w := *s.World
	c := *s.Content
	order := []int{2, 0, 3, 1}
	for i, from := range order {
		c.Heroes[i] = s.Content.Heroes[from]
	}
	w.Content = &c
	other := New(NewWorld(&c, s.Map), s.Options, 4)
	play(t, other, "undertake kill_hespero")
	for _, step := range []struct {
		way, hero, boost string
		face             uint8
	}{{"0", "tam", "1", 1}, {"0", "ysolde", "0", 4}, {"1", "osk", "2", 6}} {
		tries(t, s, step.way, step.hero, step.boost, step.face)
		tries(t, other, step.way, step.hero, step.boost, step.face)
	}
	for i, from := range order {
		if s.Campaign.Heroes[from] != other.Campaign.Heroes[i] {
			t.Errorf("%s: %+v and %+v", c.Heroes[i].ID, s.Campaign.Heroes[from], other.Campaign.Heroes[i])
		}
	}
	a, b := s.Campaign, other.Campaign
	a.Heroes, b.Heroes = [content.HeroCount]Hero{}, [content.HeroCount]Hero{}
	a.Under.Led, b.Under.Led, a.Under.Leader, b.Under.Leader = 0, 0, 0, 0
	if a != b || s.Pool != other.Pool {
		t.Errorf("%+v with %d resources, and %+v with %d", a, s.Pool, b, other.Pool)
	}
}
