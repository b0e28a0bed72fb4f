package words

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// reasoned is why a block does something, at a place if there is one.
func reasoned(t *testing.T, s *engine.State, verb rules.Verb, block, place string, share float64) string {
	t.Helper()
	b, ok := s.Content.Find(block)
	if !ok {
		t.Fatalf("no block %q", block)
	}
	c := rules.Choice{Verb: verb, Args: [4]int16{int16(b)}}
	if place != "" {
		p, ok := s.Map.Find(place)
		if !ok {
			t.Fatalf("no place %q", place)
		}
		c.Args[1] = int16(p)
	}
	return Reason(s, c, share).String()
}

// Where a block goes is told by what it finds there: the objective, a gate to man, enemies to fire at, a way that is
// shorter, enemies that come.
func TestWhyBlocksMarch(t *testing.T) {
	s := position(t, "mi13 0905 4", "mi16 0905 3", "ar04 0505 4", "ar17 0606 4", "ar14 0505 3")
	g := s.Map.Gates()[0]
	enemies := s.Map.Steps(at(t, s, "0703"), at(t, s, "0905"))
	old := s.Map.Nearest(at(t, s, "0703"), &s.Scenario().Objective)
	for _, test := range []struct {
		block, place string
		want         rules.Text
	}{
		{"ar04", "0605", rules.T("the match is about who holds %s", Place(s, at(t, s, "0605")))},
		{"mi13", "0605", rules.T("the match is about who holds %s", Place(s, at(t, s, "0605")))},
		{"ar04", s.Map.At(g.Inside).ID, rules.T("somebody has to man %s", g.Title())},
		{"mi13", "0703", rules.Plural(s.Map.Steps(at(t, s, "0703"), old), "it is %d location from %s then, and %d now", "it is %d locations from %s then, and %d now", s.Map.Steps(at(t, s, "0703"), old), Place(s, old), s.Map.Steps(at(t, s, "0905"), old))},
		{"ar04", "0703", rules.Count(enemies, "the nearest enemies are %d location from there", "the nearest enemies are %d locations from there")},
		{"mi16", "0506", rules.T("from there it can fire at enemies")},
		{"ar17", "0505", rules.T("supplies are safer or more useful there")},
		{"mi13", "0505", rules.Text{}}, // an attack: the plan says what it is about
		{"ar14", "0703", rules.Text{}},
	} {
		if got := reasoned(t, s, engine.March, test.block, test.place, 0); got != test.want.String() {
			t.Errorf("%s to %s: %q, not %q", test.block, test.place, got, test.want)
		}
	}
}

// A victor who regroups is told of every block what it finds there: ships too, and those who are far from all enemies (AR-REG-1, AR-REG-2).
func TestWhyBlocksRegroup(t *testing.T) {
	s := position(t, "mi13 0905 4", "ar14 0505 3")
	enemies := s.Map.Steps(at(t, s, "0703"), at(t, s, "0905"))
	if got, want := reasoned(t, s, engine.Regroup, "ar14", "0703", 0), rules.Count(enemies, "the nearest enemies are %d location from there", "the nearest enemies are %d locations from there").String(); got != want {
		t.Errorf("a ship regroups with %q, not %q", got, want)
	}
	s = position(t, "ar14 0505 3")
	if got, want := reasoned(t, s, engine.Regroup, "ar14", "0703", 0), "no enemy is near"; got != want {
		t.Errorf("without enemies it regroups with %q, not %q", got, want)
	}
}

// A hero who can cancel hits is told of with how many of them come, or with what is left of the day (AR-MIS-11).
func TestWhyAPowerCancelsHits(t *testing.T) {
	s := position(t, "mi13 0505 4", "ar04 0505 4")
	hero := 0
	for i := range s.Content.Heroes {
		if s.Content.Heroes[i].Power.Verb == content.CancelHits {
			hero = i
		}
	}
	s.Asked, s.Roll.Hits = engine.AskCancel, 3
	for verb, want := range map[rules.Verb]rules.Text{
		engine.UsePower:  rules.T("it cancels %d of %d hits", min(3, s.Content.Heroes[hero].Power.N), 3),
		engine.KeepPower: rules.T("the power is worth more than the hits that it would cancel"),
	} {
		if got := Reason(s, rules.Choice{Verb: verb, Args: [4]int16{int16(hero), int16(content.NoBlock)}}, 0); got.String() != want.String() {
			t.Errorf("verb %d: %q, not %q", verb, got, want)
		}
	}
}

// A landing of the besieger is told by how far it is from there, where nobody bars it: with an enemy ashore it is an
// attack, and the defender lands for other reasons.
func TestWhyBlocksLand(t *testing.T) {
	for _, test := range []struct {
		block string
		shore []string
		steps int
	}{
		{"mi13", []string{"mi13 0302 4"}, 7},
		{"mi13", []string{"mi13 0411 4"}, 8},
		{"mi13", []string{"mi13 0506 4"}, 1},
		{"mi13", []string{"mi13 0302 4", "ar04 0302 4"}, 0},
		{"ar04", []string{"ar04 0302 4"}, 0},
	} {
		s := position(t, test.shore...)
		b, _ := s.Content.Find(test.block)
		s.Pieces[b].Status = engine.Aboard
		want := rules.Text{}
		if test.steps > 0 {
			near := s.Map.Nearest(s.Pieces[b].At, &s.Scenario().Objective)
			want = rules.Plural(test.steps, "nobody bars its way ashore, and it is %d location from there to %s", "nobody bars its way ashore, and it is %d locations from there to %s", test.steps, Place(s, near))
		}
		if got := reasoned(t, s, engine.Land, test.block, "", 0); got != want.String() {
			t.Errorf("%v: %q, not %q", test.shore, got, want)
		}
	}
}

// at is the place of an id.
func at(t *testing.T, s *engine.State, id string) atlas.Place {
	t.Helper()
	p, ok := s.Map.Find(id)
	if !ok {
		t.Fatalf("no place %q", id)
	}
	return p
}

// In a fight each act is told by what its dice can be expected to do, and a retreat by how the battle stands.
func TestWhyBlocksFight(t *testing.T) {
	g := position(t).Map.Gates()[0]
	inside := position(t).Map.At(g.Inside).ID
	s := position(t, "mi13 "+inside+" 4", "mi16 "+inside+" 3", "ar17 "+inside+" 4", "ar04 "+inside+" 4")
	attackAt(s, inside)
	s.Asked = engine.AskAction
	for _, test := range []struct {
		verb  rules.Verb
		block string
		share float64
		want  string
	}{
		{engine.Attack, "mi13", 0, "its 4 dice can be expected to score 1.3 hits"},
		{engine.Berserk, "mi13", 0, "its 8 dice can be expected to score 2.7 hits, for a step of its own"},
		{engine.Storm, "mi16", 0, "its 3 dice can be expected to score 2.0 hits, and " + g.Title().String() + " has a strength of 3"},
		{engine.Retreat, "mi13", 0.07, "its side has 7 % of the strength in this battle, and whoever stays is lost"},
		{engine.Retreat, "mi13", 0.6, "of the ways that are open it leads to the best post"},
		{engine.Retreat, "ar17", 0.6, "a train can do nothing in a battle but be lost"},
		{engine.Take, "ar04", 0, "of those who can take the hit, its step is missed the least"},
		{engine.Hold, "ar04", 0, "it can do more by staying than by a roll now"},
	} {
		if got := reasoned(t, s, test.verb, test.block, "", test.share); got != test.want {
			t.Errorf("%s: %q, not %q", test.block, got, test.want)
		}
	}
	s.Asked = engine.AskDodge
	if got, want := reasoned(t, s, engine.Retreat, "ar08", "", 0), "who retreats takes no hit"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	s = position(t, "ar06 0505 3", "mi13 0605 4")
	if got, want := reasoned(t, s, engine.Bombard, "ar06", "0605", 0), "its 3 dice can be expected to score 1.0 hits"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
