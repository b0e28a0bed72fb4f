package bsieged

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// watched is what is noted while the guidance plays matches.
type watched struct {
	matches int
	used    map[string]bool       // tags of the choices made, and elements that events told of
	drawn   [cards.ClassCount]int // matches in which a card of the class was drawn
}

// watch plays a match by the guidance and notes what it uses and what comes of it.
func (w *watched) watch(t *testing.T, setup rules.Setup) {
	t.Helper()
	state, err := content.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	var buf []rules.Choice
	var tags []string
	var classes [cards.ClassCount]bool
	for !s.Decision().Over() {
		buf = s.Sensible(buf[:0])
		tags = s.Tags(buf[0], tags[:0])
		for _, tag := range tags {
			w.used[tag] = true
		}
		events, err := s.Apply(buf[0])
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			w.used[string(e.Subject)] = true
			if e.Name == "card_stored" {
				w.used[e.Subject.Name()+" stored"] = true
			}
			if e.Name == "card_drawn" {
				_, class, _ := strings.Cut(e.From.Name(), "/")
				classes[slices.Index(classNames[:], class)] = true
			}
		}
	}
	w.matches++
	for k, yes := range classes {
		if yes {
			w.drawn[k]++
		}
	}
}

// The guidance makes use of everything in the box: it takes every Resource card, learns every
// ability of every Level, turns some over, plays every hero and meets every Event. The matches are
// as many as that takes.
func TestGuidanceUsesEverything(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some hundred matches")
	}
	const most = 1500
	w := &watched{used: map[string]bool{}}
	levels := [...]string{"footman", "knight", "defender"}
	for n := range most {
		w.watch(t, rules.Setup{Seed: 7000 + uint64(n), Seats: 1 + n%6, Options: map[string]string{"difficulty": levels[n%3], "heroes": heroesRandom, "events": "1-10"}})
		if n%50 == 49 && len(w.unused()) == 0 {
			break
		}
	}
	if list := w.unused(); len(list) > 0 {
		t.Errorf("not used in %d matches: %s", w.matches, strings.Join(list, ", "))
	}
}

// unused lists what should be used and was not.
func (w *watched) unused() []string {
	var list []string
	need := func(name string, ways ...string) {
		if !slices.ContainsFunc(ways, func(way string) bool { return w.used[way] }) {
			list = append(list, name)
		}
	}
	set := content.set
	for i := range set.Cards {
		c := &set.Cards[i]
		switch {
		case c.Kind == cards.Instant:
			need(c.ID, "card:"+c.ID)
		case c.Armour():
			need(c.ID, c.ID+" stored")
		default:
			need(c.ID, c.ID+" used", c.ID+" in attack")
		}
	}
	for i := range set.Abilities {
		if a := &set.Abilities[i]; a.Tokens != [cards.LevelCount]int{} {
			need(a.ID, a.ID+" learned")
		}
	}
	need("Strength of a token", "epic_vigor turned over")
	for i := range set.Events {
		need(set.Events[i].ID, "event:"+set.Events[i].ID)
	}
	for i := range set.Heroes {
		need(set.Heroes[i].ID, set.Heroes[i].ID+" attacks")
	}
	return list
}

// BS-CON-8: at Knight the guidance sees each class of card in at least four of five matches.
func TestClassesAreDrawn(t *testing.T) {
	const matches = 60
	w := &watched{used: map[string]bool{}}
	for n := range uint64(matches) {
		w.watch(t, rules.Setup{Seed: 9000 + n, Seats: 1, Options: map[string]string{"difficulty": "knight"}})
	}
	for k, n := range w.drawn {
		if n*5 < matches*4 {
			t.Errorf("cards of the class %s were drawn in %d of %d matches", classNames[k], n, matches)
		}
	}
}
