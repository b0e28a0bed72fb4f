package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

func TestBattlesAreChosenWithTheirOdds(t *testing.T) {
	// Ledger 10: before committing, the odds; exact where all is known, an estimate where faces are hidden
	exact, estimated, marched, helped := 0, 0, 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		begun, err := load(t).New(rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			for _, c := range choices {
				at, joining := s.leadsTo(c)
				if at == atlas.Nowhere || c.Verb == engine.March && r.IntN(5) > 0 {
					continue
				}
				odds, fought := s.Odds(s.Asker, at, joining...)
				if !fought {
					continue
				}
				p, ok := s.Preview(c)
				want, ends := odds.Win, "The attack succeeds if"
				if s.Meets(at).By != engine.NoParty && s.RoleOf(at, engine.PartyOf(s.Asker)) == engine.Defender { // who is attacked is told the chance to hold
					want, ends = 1-odds.Win, "The defence succeeds if"
					helped++
				}
				if !ok || !p.HasChance || p.Chance != want || lineOf(p, ends) == "" {
					t.Fatalf("%v: the preview shows a chance of %v; want %v (%s)", c, p.Chance, want, ends)
				}
				if title := p.Title.String(); c.Verb == engine.March && strings.HasPrefix(title, "Attack ") == (ends == "The defence succeeds if") {
					t.Fatalf("%v: it is called %q", c, title)
				}
				if p.Brief == 0 || p.Brief > 6 || lineOf(p, "Steps the attackers lose") == "" || p.Lines[1].Label.String() != "Steps the attackers lose" {
					t.Fatalf("%v: the first %d lines of %v are told at once", c, p.Brief, p.Lines)
				}
				if estimate := strings.Contains(p.Fraction.String(), "estimate"); estimate != (odds.Hidden || !odds.Exact) {
					t.Fatalf("%v: said to be an estimate: %v, of %+v", c, estimate, odds)
				}
				undead := false
				for _, b := range joining {
					undead = undead || s.Has(b, content.UndeadRestoration)
					if who := lineOf(p, "Your blocks counted"); !strings.Contains(who, "blocks") && !strings.Contains(who, words.Block(s.State, b).String()) {
						t.Fatalf("%v: the odds are told to count %q", c, who)
					}
				}
				if undead && lineOf(p, "Undead recovery") == "" {
					t.Fatalf("%v: nothing says whether the undead recover", c)
				}
				switch {
				case c.Verb == engine.March:
					marched++
				case odds.Exact && !odds.Hidden:
					exact++
				}
				if odds.Hidden {
					estimated++
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if estimated == 0 || marched == 0 || helped == 0 {
		t.Errorf("%d estimates, %d marches, %d exact, %d to the help of others", estimated, marched, exact, helped)
	}
}

// lineOf is what a preview says under a label; empty: nothing.
func lineOf(p rules.Preview, label string) string {
	for _, line := range p.Lines {
		if line.Label.String() == label {
			return line.Value.String()
		}
	}
	return ""
}
