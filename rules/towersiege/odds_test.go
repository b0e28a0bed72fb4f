package towersiege

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// plainMost is of how many lines a preview of dice is at most, before what is for a close look: what they can do, and that who defends
// leaves a structure.
const plainMost = 4

// TestPreviewsTellTheOdds holds the previews of attacks against their odds: every loss is told with its owner and its
// chances, what the asked seat loses as bad, and nothing is told of a choice that comes to no dice.
func TestPreviewsTellTheOdds(t *testing.T) {
	g, met := load(t), map[rules.Verb]int{}
	bad := 0
	for seed := range uint64(12) {
		began, err := g.New(rules.Setup{Seats: 2 + int(seed)%3, Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		s := began.(*State)
		r := rules.NewRand(seed)
		for n := 0; n < 250 && s.Result == engine.Undecided; n++ {
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			odds, fought := s.Odds(c)
			plain, _ := s.Book().Preview(c)
			told, ok := s.Preview(c)
			lines := slices.DeleteFunc(slices.Clone(told.Lines), func(l rules.Line) bool { return slices.ContainsFunc(plain.Lines, l.Equal) })
			if told.Brief > plainMost || fought && len(lines) > plainMost && told.Brief == 0 || told.Brief > 0 && slices.ContainsFunc(told.Lines[:told.Brief], func(l rules.Line) bool { return strings.Contains(l.Label.String(), "(AL)") }) {
				t.Fatalf("%v tells first the %d lines %v", c, told.Brief, told.Lines)
			}
			if !fought && len(lines) > 0 || fought && !ok && len(odds[0].Losses) > 0 {
				t.Fatalf("seed %d, decision %d: %v tells %v", seed, n, c, lines)
			}
			for _, o := range odds {
				met[c.Verb]++
				for _, l := range o.Losses {
					thing, value := s.At(l.Thing), Becomes(l)
					if thing == nil || value.Empty() {
						continue
					}
					own := thing.Owner == s.Asker
					who := rules.T("%s of %s", s.Info(thing).Title(), s.Book().Seat(thing.Owner))
					switch {
					case len(odds) == 1:
					case own:
						who, value = rules.T("Your %s, at worst", s.Info(thing).Title()), rules.Text{} // of all defenders
					case o.Defender.Args[0] == int16(l.Thing):
						who = rules.T("%s, if it defends", s.Info(thing).Title())
					default:
						continue
					}
					want := rules.Line{Label: who, Value: value, Tone: rules.Good}
					if own {
						want.Tone = rules.Bad
						bad++
					}
					if !slices.ContainsFunc(lines, func(l rules.Line) bool {
						return l.Label.String() == who.String() && l.Tone == want.Tone && (value.Empty() || l.Equal(want))
					}) {
						t.Fatalf("seed %d, decision %d: %v does not tell %v: %v", seed, n, c, want, lines)
					}
					after := func(label string) int {
						return slices.IndexFunc(told.Lines, func(l rules.Line) bool { return l.Label.String() == label })
					}
					if len(odds) == 1 && s.Carried(thing) && after(who.String()) < after("Strikes back (Riposte)") {
						t.Fatalf("%v tells of what is carried before it tells of a Riposte: %v", c, told.Lines)
					}
					if gone := strings.Contains(Becomes(l).String(), "gone"); gone != (l.Gone >= leastTold) {
						t.Fatalf("%v is told of %+v", Becomes(l), l)
					}
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, v := range []rules.Verb{engine.Assault, engine.Direct, engine.CastMagic, engine.Defend} {
		if met[v] == 0 {
			t.Errorf("no odds of verb %d were met: %v", v, met)
		}
	}
	if bad == 0 {
		t.Error("nobody could lose anything by an own choice")
	}
}
