package siegestorm

import (
	"regexp"
	"strconv"
	"testing"

	"portcullis/rules"
)

// What hints say that an action or ability takes and brings comes about when it is played and nobody answers: in matches
// by chance, whatever is asked in between answered by chance too.
func TestReasonsComeTrue(t *testing.T) {
	takes, heals := regexp.MustCompile(`Player (\d) loses (\d+) cards? of (\d+)`), regexp.MustCompile(`(\d+) cards? of the Casualties can be lost once more`)
	stands := regexp.MustCompile(`^one more on the war track, with (\d+) ATT and (\d+) DEF$`)
	met := map[*regexp.Regexp]int{}
	number := func(m []string, i int) int { n, _ := strconv.Atoi(m[i]); return n }
	for seed := range uint64(60) {
		s := begun(duel, seed, 2)
		r := rules.NewRand(seed)
		for s.result == undecided {
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			why := s.Recommend(c).String()
			if m := stands.FindStringSubmatch(why); m != nil {
				met[stands]++
				if d := s.design(cardNo(c.Args[0])); number(m, 1) != int(d.ATT) || number(m, 2) != int(d.DEF) || c.Verb != PlayCreature {
					t.Errorf("seed %d: %q", seed, why)
				}
			}
			takesThen, healsThen := takes.FindStringSubmatch(why), heals.FindStringSubmatch(why)
			if d := s.ask.seat; c.Verb == PlayAction && s.ask.kind == askWindow && (takesThen != nil || healsThen != nil) {
				after, began := unanswered(s, c)
				if after.result == undecided && began {
					if m := takesThen; m != nil {
						met[takes]++
						x := side(number(m, 1) - 1)
						if got := s.left(x) - after.left(x); got != number(m, 2) || s.left(x) != number(m, 3) {
							t.Errorf("seed %d, %s: %q, but it loses %d of %d", seed, s.game.Notation(c), why, got, s.left(x))
						}
					}
					if m := healsThen; m != nil {
						met[heals]++
						if got := after.sides[d].heal.len() - s.sides[d].heal.len(); got != number(m, 1) {
							t.Errorf("seed %d, %s: %q, but %d are healed", seed, s.game.Notation(c), why, got)
						}
					}
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, claim := range []*regexp.Regexp{takes, heals, stands} {
		if met[claim] < 20 {
			t.Errorf("met %d times: %s", met[claim], claim)
		}
	}
}

// unanswered plays an action of the one who has the turn to its end: the proposed payment, no reaction. It is false if
// something else was asked, whose answer could change what comes of it.
func unanswered(s *State, c rules.Choice) (after *State, ok bool) {
	after = s.Clone().(*State)
	if _, err := after.Apply(c); err != nil {
		return after, false
	}
	for after.result == undecided && after.ask.kind != askWindow {
		next := rules.Choice{Verb: Pass}
		switch after.ask.kind {
		case askPay:
			next.Verb = PayAuto
		case askReact:
		default:
			return after, false
		}
		if !after.Decision().Allows(next) {
			return after, false
		}
		if _, err := after.Apply(next); err != nil {
			return after, false
		}
	}
	return after, true
}

// What a storm can take is told from what stands in its way, and that it wins if it does.
func TestReasonsOfStorms(t *testing.T) {
	for left, want := range map[int]string{9: "it can take 3 cards from Player 2, who has 9", 1: "Player 2 has too few cards for it, and loses"} {
		p := standard(t)
		p.onTrack(0, 3, "se_bannered_captain")
		for p.left(1) > left {
			c := p.sides[1].resources.top()
			p.lift(c)
			p.put(c, inCasualties, 1)
		}
		p.begin(0, turnAdvance)
		p.asks(askOrder, 0)
		if got := p.Recommend(rules.Choice{Verb: OrderStorm}).String(); got != want {
			t.Errorf("of %d cards: %q, not %q", left, got, want)
		}
	}
}
