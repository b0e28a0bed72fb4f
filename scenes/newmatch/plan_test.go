package newmatch

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/opponent"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/save"
	"portcullis/scenes/citadel"
	"portcullis/scenes/city"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models(t) {
		all.Add("new "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	for name, m := range siegeModels(t) {
		all.Add("siege "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func models(t testing.TB) map[string]model {
	games := kittest.Games()
	many := kittest.Games()
	many[1] = kittest.EntryOf(kittest.Wide())
	many[1].Kit.About = rules.Sentences(city.Kit().About, city.Kit().About)
	crowd := make([]save.Seat, 6)
	for i := range crowd {
		crowd[i] = save.Seat{Name: "Wilhelmina Featherstonehaugh-Cholmondeley", Player: save.Human}
		if i%2 == 1 {
			crowd[i].Player = "planner"
		}
	}
	return map[string]model{
		"solo":     {Games: games, Game: "kurth", Options: map[string]string{"difficulty": "normal"}, Seats: []save.Seat{{Name: "Ada", Player: save.Human}}, Hints: true},
		"computer": {Games: games, Game: "kurth", Options: map[string]string{"difficulty": "easy"}, Seats: []save.Seat{{Player: "planner"}}, TakeBacks: true, Seed: "twelve"},
		"crowd":    {Games: many, Game: "bsieged", Options: map[string]string{"option0": "v3"}, Seats: crowd, Seed: "18446744073709551615", More: true},
		"duel":     storm("duel", model{Seats: crowd[:2], Tip: "A strong, dear card in your starting hand is often best put back. Cheap creatures fill the track."}),
		"bosses":   storm("co-op", model{Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Player: "soldier"}}, Open: true, More: true}),
		"last man": storm("last_man_standing", model{Seats: crowd[:4], TakeBacks: true}),
		"bad deck": storm("duel", model{Seats: crowd[:2], Fault: badDeck()}),
		"decks":    storm("duel", model{Seats: crowd[:2], Pick: &pick{Option: "deck1", Typed: strings.Repeat("4 ys_gutter_informant, ", 60), Fault: badDeck().All()}}),
		"faces":    faces(t),
		"asks":     storm("duel", model{Seats: crowd[:2], Pick: &pick{Seat: 1}}),
	}
}

// faces is a match against computer players with names, two of them of one level.
func faces(t testing.TB) model {
	list, err := opponent.Load(assets.FS())
	if err != nil {
		t.Fatal(err)
	}
	m := storm("last_man_standing", model{Faces: list, Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Name: "Bert", Player: "soldier"}, {Player: "novice"}, {Player: "soldier"}}})
	return m
}

// Who sits where is called by a name of the game's, several of a level by a number besides; what was typed is a person's.
func TestComputerPlayersAreNamed(t *testing.T) {
	m := faces(t)
	if s := m.sitting(); s[0].Name != "Ada" || s[1].Name != "Rurik Halfhelm" || s[2].Name != "Ensign Tobin Lark" || s[3].Name != "Captain Ines Valdoro" {
		t.Errorf("they are called %+v", s)
	}
	if m.Seats[1].Name != "Bert" {
		t.Errorf("the person who may yet sit there is called %q", m.Seats[1].Name)
	}
	m.Game = "stub"
	if s := m.sitting(); s[0].Name != "Ada" || s[1].Name != "" {
		t.Errorf("where nobody has a name they are called %+v", s)
	}
}

// storm is a new match of the game of modes.
func storm(mode string, m model) model {
	m.Games, m.Game = kittest.Games(), "siegestorm"
	m.Games[2] = kittest.EntryOf(kittest.Modes())
	m.Options = kittest.Modes().Info().Defaults()
	m.Options["mode"], m.Options["deck2"] = mode, "34 cards"
	m.Built = map[string]bool{"deck": true}
	m.Made = map[string][]kit.Made{"deck": {
		{Name: "Ada's deck of many goblins and few regrets", Note: "Ysra, 34 cards", Value: "34 cards"},
		{Name: "Half a deck", Note: "Ysra, 17 cards", Value: "17 cards", Problem: "It has 17 cards; a deck has 34. There are five Spearmen in it; four are allowed."},
	}}
	return m
}

func badDeck() *kit.Fault {
	f := &kit.Fault{Option: "deck1", Problem: "The deck cannot be played."}
	for n := range 9 {
		f.Reasons = append(f.Reasons, fmt.Sprintf("There are %d copies of a card with quite a long name in it, and it may hold four.", n+5))
	}
	return f
}

// siegeModels are new matches of B-Sieged.
func siegeModels(t testing.TB) map[string]model {
	games := kittest.Games()
	games[1] = kittest.EntryOf(kittest.Load(t, "bsieged", bsieged.Load))
	games[1].Kit = citadel.Kit()
	of := func(seats int, options map[string]string) model {
		m := model{Games: games, Game: "bsieged", Options: options, Seats: make([]save.Seat, seats)}
		for i := range m.Seats {
			m.Seats[i] = save.Seat{Name: "Wilhelmina Featherstonehaugh", Player: save.Human}
			if i%3 == 2 {
				m.Seats[i] = save.Seat{Player: "planner"}
			}
		}
		m.Fault, m.More = m.fit(), seats == 6
		return m
	}
	return map[string]model{
		"first game": of(1, map[string]string{}),
		"six":        of(6, map[string]string{"difficulty": "defender", "heroes": "kador,lugh,eileen,myrinia,osvith,orobox", "first_hero": "5", "spawning_points": "8", "events": "2-9"}),
		"some":       of(3, map[string]string{"heroes": "kador,lugh", "spawning_points": "east", "events": "9-10"}),
		"chance":     of(5, map[string]string{"heroes": "random"}),
	}
}

// Who has changed an option is not told to leave every one as it is.
func TestTheAdviceFitsTheOptions(t *testing.T) {
	for difficulty, want := range map[string]bool{"easy": true, "normal": false} {
		m := models(t)["solo"]
		m.Options = map[string]string{"difficulty": difficulty}
		entry := m.Games.Find("kurth")
		told := slices.ContainsFunc(facts(entry, m), func(f [2]string) bool { return strings.HasPrefix(f[1], "First game") })
		if first := entry.Game.Info().Defaults()["difficulty"]; told != want || first != "easy" {
			t.Errorf("%s, at first %s: told is %v", difficulty, first, told)
		}
	}
}
