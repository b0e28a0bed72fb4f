package towersiege

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// mainTurn is a match of two whose first turn has come to Main.
func mainTurn(t *testing.T) *State {
	t.Helper()
	began, err := load(t).New(rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := began.(*State)
	for s.Asked != engine.AskMain {
		if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// whose finds a thing of a seat that is a creature, or is none.
func (s *State) whose(seat rules.Seat, creature bool) *engine.Thing {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && s.Creature(t) == creature {
			return t
		}
	}
	return nil
}

// What dice can do is told of whom, with the owner of what is not one's own; what is slight beside something else is
// left out.
func TestWhyDiceAreThrown(t *testing.T) {
	s := mainTurn(t)
	me, you := s.Asker, 1-s.Asker
	mage, tower, enemy := s.whose(me, true), s.whose(me, false), s.whose(you, true)
	own, walls, other := s.Info(mage).Title(), s.Info(tower).Title(), rules.T("%s of %s", s.Info(enemy).Title(), s.Book().Seat(you))
	loss := func(t *engine.Thing, hurt, gone float64) advice.Loss {
		return advice.Loss{Thing: t.ID, Hurt: hurt, Gone: gone}
	}
	for _, test := range []struct {
		list []advice.Odds
		want rules.Text
	}{
		{[]advice.Odds{{}}, rules.Text{}},
		{[]advice.Odds{{Losses: []advice.Loss{loss(enemy, 0.26, 0.26)}}}, rules.T("%s is slain with a chance of 26 %%", other)},
		{[]advice.Odds{{Losses: []advice.Loss{loss(enemy, 0.26, 0.1)}}}, rules.T("%s is hurt with a chance of 26 %%", other)},
		{[]advice.Odds{{Losses: []advice.Loss{loss(tower, 0.4, 0.4)}}}, rules.T("%s is destroyed with a chance of 40 %%", walls)},
		{[]advice.Odds{{Losses: []advice.Loss{loss(enemy, 0.02, 0), loss(tower, 0.4, 0)}}}, rules.T("%s is hurt with a chance of 40 %%", walls)},
		{[]advice.Odds{{Losses: []advice.Loss{loss(enemy, 0.3, 0), loss(mage, 0.02, 0)}}}, rules.T("%s is hurt with a chance of 30 %%", other)},
		{[]advice.Odds{{Losses: []advice.Loss{loss(enemy, 0.3, 0), loss(mage, 0.2, 0)}}}, rules.T("%s is hurt with a chance of 30 %%, and %s is hurt with a chance of 20 %%", other, own)},
		{[]advice.Odds{{Losses: []advice.Loss{loss(enemy, 0.3, 0)}}, {Losses: []advice.Loss{loss(enemy, 0.1, 0), loss(mage, 0.2, 0)}}}, rules.T("whoever defends is hurt with 10 %% at least, and %s with 20 %% at most", own)},
		{[]advice.Odds{{Losses: []advice.Loss{loss(enemy, 0.3, 0)}}, {Losses: []advice.Loss{loss(enemy, 0.1, 0)}}}, rules.T("whoever defends is hurt with 10 % at least")},
	} {
		if got := s.chances(test.list); got.String() != test.want.String() {
			t.Errorf("%q, not %q", got, test.want)
		}
	}
}

// What no dice are thrown for is told by what it changes.
func TestWhyThingsAreBought(t *testing.T) {
	s := mainTurn(t)
	ogre := s.whose(s.Asker, true)
	name := s.Info(ogre).Title()
	find := func(id string) content.Card {
		card, ok := s.Content.Find(id)
		if !ok {
			t.Fatalf("no card %q", id)
		}
		return card
	}
	of := func(id string) *content.Info { return s.Content.At(find(id)) }
	for _, test := range []struct{ got, want rules.Text }{
		{s.bought(of("hero")), rules.T("one more to attack and to stand in the way, with a Skill Level of 40")},
		{s.bought(of("mine")), rules.T("it brings gold every Round from the next one on")},
		{s.bought(of("obelisk")), rules.T("it brings more power to cast and answer with")},
		{s.equipped(find("sword"), ogre), rules.T("%s has %d AL then instead of %d", name, s.Level(ogre, content.AL)+10, s.Level(ogre, content.AL))},
		{s.equipped(find("chain_hauberk"), ogre), rules.T("a hit on %s then comes to nothing with 40 %%", name)},
		{s.worked(&of("ruin").Effects[0], &of("ruin").Effects[0].Levels[1], nil), rules.T("it destroys up to 2 Mines and Powerstones of opponents")},
		{s.worked(&of("shelter").Effects[0], &of("shelter").Effects[0].Levels[0], nil), rules.T("a creature inside is safe from every attack until the structure falls")},
		{s.worked(&of("dramours_cauldron").Effects[0], &of("dramours_cauldron").Effects[0].Levels[0], nil), rules.T("it brings creatures that attack and stand in the way for a while")},
		{s.worked(&of("anti_magic").Effects[0], &of("anti_magic").Effects[0].Levels[0], nil), rules.T("what it is cast against then does nothing")},
		{s.declared(ogre), rules.T("no creature stands in its way, and it hits with %d %%", s.Level(ogre, content.AL))},
	} {
		if test.got.String() != test.want.String() {
			t.Errorf("%q, not %q", test.got, test.want)
		}
	}
	for _, test := range []struct{ worn, item, want string }{ // TS-ITM-8, TS-ITM-12, TS-ITM-17: what the new one takes the place of is gone
		{"sword", "battle_axe", "%s has %d AL then instead of %d"},
		{"pot_helm", "chain_hauberk", "a hit on %s then comes to nothing with 50 %%"},
		{"chain_hauberk", "metal_bracers", "it makes %s better at what dice decide"},
	} {
		s := mainTurn(t)
		ogre := s.whose(s.Asker, true)
		al, want := s.Level(ogre, content.AL), []any{name, 0, 0}
		want[1], want[2] = al+15, al+10
		s.Last++
		s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: find(test.worn), Owner: s.Asker, On: ogre.ID, Marks: engine.InUse})
		ogre = s.whose(s.Asker, true)
		if got := s.equipped(find(test.item), ogre).String(); got != fmt.Sprintf(test.want, want[:strings.Count(test.want, "%")-strings.Count(test.want, "%%")*2]...) {
			t.Errorf("%s beside %s: %q", test.item, test.worn, got)
		}
	}
}

// An answer tells by how much it lowers the worst chance that its seat meets, which is that of passing; passing tells that
// chance, too.
func TestWhyAnswersAreGiven(t *testing.T) {
	answers, passes := 0, 0
	for seed := range uint64(8) {
		began, err := load(t).New(rules.Setup{Seats: 2, Seed: seed + 30})
		if err != nil {
			t.Fatal(err)
		}
		s := began.(*State)
		for n := 0; n < 400 && s.Result == engine.Undecided; n++ {
			list := s.Sensible(nil)
			for _, c := range list {
				why := s.Recommend(c).String()
				if c.Verb == engine.Pass && strings.Contains(why, "chance") {
					passes++
					if !strings.HasPrefix(why, "nothing that could be done is worth its price; as it stands ") {
						t.Errorf("to pass: %q", why)
					}
				}
				if told := s.averted(c); !told.Empty() {
					answers++
					s.holdsAnswer(t, c, why)
				}
			}
			if _, err := s.Apply(list[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if answers < 5 || passes < 20 {
		t.Errorf("%d answers and %d passes were told", answers, passes)
	}
}

// holdsAnswer holds what is said of an answer against the odds of it and of passing.
func (s *State) holdsAnswer(t *testing.T, c rules.Choice, why string) {
	t.Helper()
	for _, pass := range s.Decision().Choices {
		if pass.Verb != engine.Pass && pass.Verb != engine.NoBlock {
			continue
		}
		before, _ := s.Odds(pass)
		worst := s.ownWorst(before[0])
		left := 0.0
		if after, ok := s.Odds(c); ok {
			for _, l := range after[0].Losses {
				if l.Thing == worst.Thing {
					left = l.Hurt
				}
			}
		}
		want := rules.T("%s is hurt with a chance of %s instead of %s", s.Info(s.At(worst.Thing)).Title(), rules.Percent(left), rules.Percent(worst.Hurt)).String()
		if why != want || left >= worst.Hurt {
			t.Errorf("%q, not %q", why, want)
		}
	}
}
