package words

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

func loaded(t testing.TB) *content.Content {
	t.Helper()
	c, err := content.Load(os.DirFS("../../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestAllThatHappensIsSaid plays every scenario by chance: each event has a sentence of its own, each choice
// one path that no other begins, a sentence and a rule.
func TestAllThatHappensIsSaid(t *testing.T) {
	c := loaded(t)
	for i := range c.Scenarios {
		scenario := &c.Scenarios[i]
		w := engine.NewWorld(c, scenario.Map)
		for seed := range uint64(4) {
			s := engine.New(w, engine.Options{Scenario: uint8(i), Days: uint8(scenario.Days), Council: scenario.Council, Difficulty: engine.Even}, seed)
			r := rules.NewRand(seed)
			for n := 0; !s.Decision().Over(); n++ {
				choices := s.Decision().Choices
				if n%20 == 0 {
					paths(t, s, choices)
				}
				if p := Prompt(s); p.Ask.Empty() || p.Phase.Empty() || !strings.HasPrefix(p.Rule, "AR-") {
					t.Fatalf("%s: the prompt is %+v", s.Decision().Kind, p)
				}
				events, err := s.Apply(choices[r.IntN(len(choices))])
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					if Tell(s, e).String() == e.Name {
						t.Errorf("nothing is said of %+v", e)
					}
				}
			}
			if o, over := Outcome(s); !over || o.Reason.Empty() || o.Winners == 0 {
				t.Errorf("%s ended with %+v", scenario.ID, o)
			}
		}
	}
}

// paths fails where two choices are clicked alike, or one on the way of another.
func paths(t *testing.T, s *engine.State, choices []rules.Choice) {
	t.Helper()
	whole, part := map[string]rules.Choice{}, map[string]bool{}
	for _, c := range choices {
		d := Describe(s, c)
		if d.Sentence.Empty() || len(d.Path) == 0 || !strings.HasPrefix(d.Rule, "AR-") {
			t.Fatalf("%s is described as %+v", s.Spellings.Write(c), d)
		}
		way := ""
		for i, e := range d.Path {
			if i > 0 {
				part[way] = true
			}
			way += string(e) + " "
		}
		if other, taken := whole[way]; taken {
			t.Fatalf("%s and %s are both clicked by %s", s.Spellings.Write(c), s.Spellings.Write(other), way)
		}
		whole[way] = c
		if p, ok := Preview(s, c); ok && (p.Title.Empty() || len(p.Lines) == 0 && !p.HasChance) {
			t.Errorf("%s is previewed as %+v", s.Spellings.Write(c), p)
		}
	}
	for way, c := range whole {
		if part[way] {
			t.Errorf("%s is clicked by %s, on which others go on", s.Spellings.Write(c), way)
		}
	}
}

// TestProgressNamesTheMission plays into a mission: saved matches are told apart by it.
func TestProgressNamesTheMission(t *testing.T) {
	c := loaded(t)
	s := engine.New(engine.NewWorld(c, c.Scenarios[2].Map), engine.Options{Scenario: 2, Days: 3, Council: true}, 1)
	at := func(want string) {
		t.Helper()
		if got := Progress(s).Text.String(); got != want {
			t.Errorf("the progress is %q, not %q", got, want)
		}
	}
	play := func(verb rules.Verb) {
		t.Helper()
		for _, choice := range s.Decision().Choices {
			if choice.Verb == verb {
				if _, err := s.Apply(choice); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
		t.Fatalf("there is no choice of verb %d at %s", verb, s.Asked)
	}
	at("Day 1 of 3 before the siege")
	play(engine.Undertake)
	at("Day 1 of 3, " + c.Missions[s.Campaign.Under.Mission].Name + ", scene 1 of 3")
	play(engine.Way)
	play(engine.Lead)
	play(engine.Boost)
	at("Day 1 of 3, " + c.Missions[s.Campaign.Under.Mission].Name + ", scene 2 of 3")
	play(engine.Withdraw)
	at("Day 2 of 3 before the siege")
}

// TestHiddenBlocksAreExplainedByTheirFaceAlone asks for blocks that wait for their set-up: how strong they
// are, and whom Zulon has sent, only their owner knows (ledger 2.3).
func TestHiddenBlocksAreExplainedByTheirFaceAlone(t *testing.T) {
	c := loaded(t)
	s := engine.New(engine.NewWorld(c, c.Scenarios[2].Map), engine.Options{Scenario: 2, Days: 3, Council: true}, 1)
	said := func(id string) string {
		a, ok := About(s, rules.Element("block:"+id))
		if !ok {
			t.Fatalf("nothing is said of %s", id)
		}
		text := ""
		for _, l := range a.Lines {
			text += l.Label.String() + ": " + l.Value.String() + "; "
		}
		return text
	}
	for id, want := range map[string]string{"zu01": "Full strength: 4;", "ar01": "Party: Argot; Full strength: 4;", "mi01": "Party: Mineos; Full strength: 4;"} {
		b, _ := c.Find(id)
		before := s.Pieces[b]
		for _, status := range []engine.Status{engine.Unplaced, engine.Removed} {
			p := engine.Absent()
			if status == engine.Unplaced {
				p = before
				p.Status, p.Party, p.Strength = status, c.At(b).Army.Party(), 4
				if engine.Third(p.Party) {
					p.Party = content.Argot
				}
			}
			if s.Pieces[b] = p; !strings.HasPrefix(said(id), want) {
				t.Errorf("%s, which is %d, is explained as %q, not %q", id, status, said(id), want)
			}
		}
	}
	lost, _ := c.Find("zu01")
	s.Pieces[lost].Status, s.Pieces[lost].Party = engine.Eliminated, content.Argot
	if !strings.HasPrefix(said("zu01"), "Party: Argot; Full strength: 4;") {
		t.Errorf("an eliminated block is explained as %q", said("zu01"))
	}
}

// TestTheSiegeBeginsWithTurnOne plays every scenario into its second turn: days, council and set-up before are no turns,
// and are called what they are.
func TestTheSiegeBeginsWithTurnOne(t *testing.T) {
	c := loaded(t)
	for i := range c.Scenarios {
		scenario := &c.Scenarios[i]
		s := engine.New(engine.NewWorld(c, scenario.Map), engine.Options{Scenario: uint8(i), Days: uint8(scenario.Days), Council: true}, 1)
		r := rules.NewRand(1)
		for s.Turns() < 2 && s.Result == engine.Undecided {
			want := "set-up"
			switch {
			case s.Turns() > 0:
				want = "turn 1"
			case !s.Eve():
				want = "mission day " + strconv.Itoa(int(s.Campaign.Day))
			}
			if p := Progress(s); p.Named(p.Turn).String() != want {
				t.Fatalf("%s: %q is called %q, not %q", scenario.ID, p.Text, p.Named(p.Turn), want)
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestEveryChoiceIsTold plays every scenario: what anybody decides has a line of its own in the log, not only that he
// decided; but for who takes a hit, of which a Skittish block is asked first.
func TestEveryChoiceIsTold(t *testing.T) {
	c := loaded(t)
	seen := map[rules.Verb]bool{}
	for seed := range uint64(30) {
		i := int(seed) % len(c.Scenarios)
		scenario := &c.Scenarios[i]
		s := engine.New(engine.NewWorld(c, scenario.Map), engine.Options{Scenario: uint8(i), Days: uint8(scenario.Days), Council: scenario.Council}, seed)
		r := rules.NewRand(seed)
		for s.Result == engine.Undecided {
			choices := s.Decision().Choices
			choice := choices[r.IntN(len(choices))]
			events, err := s.Apply(choice)
			if err != nil {
				t.Fatal(err)
			}
			seen[choice.Verb] = true
			if len(events) == 0 && s.Asked != engine.AskDodge {
				t.Fatalf("%s: nothing is told of %s", scenario.ID, s.Spellings.Write(choice))
			}
		}
	}
	for _, v := range []rules.Verb{engine.CeaseFire, engine.EndRegroup, engine.EndGroup, engine.KeepPower, engine.Way, engine.Lead, engine.Adjourn} {
		if !seen[v] {
			t.Errorf("nobody ever chose verb %d", v)
		}
	}
}
