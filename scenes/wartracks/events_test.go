package wartracks

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/table"
)

// seenIn is what of a model its events must tell, in words.
func seenIn(d *model) string {
	var b strings.Builder
	fmt.Fprintf(&b, "turn %d of %d\n", d.Turn, d.Active)
	for _, s := range d.Sides {
		fmt.Fprintf(&b, "side %d: resources %d, hand %s, support %s, casualties %s, heal %s, removed %s\n", s.Side, s.Resources,
			hand(s.Hand), supporters(s.Support), pileWords(s.Casualties), pileWords(s.Heal), sorted(s.Removed))
	}
	for _, t := range d.Tracks {
		if d.zone(t.Zone) != nil {
			fmt.Fprintf(&b, "track %d runs along %d, facing %d of %d\n", t.Track, t.Zone, t.Facing, t.Towards)
		}
		fmt.Fprintf(&b, "track %d: %s %s %s\n", t.Track, cardWords(t.Slots[0]), cardWords(t.Slots[1]), cardWords(t.Slots[2]))
	}
	for _, z := range d.Zones {
		fmt.Fprintf(&b, "zone %d of %v %v: %s %s %s\n", z.Zone, z.Sides, z.FrontElements, cardWords(z.Front[0]), cardWords(z.Middle), cardWords(z.Front[1]))
	}
	var out []siegestorm.CardView
	out = append(out, d.Exits...)
	if d.Storm != nil && !slices.ContainsFunc(out, func(c siegestorm.CardView) bool { return c.Number == d.Storm.Card.Number }) {
		out = append(out, d.Storm.Card)
	}
	fmt.Fprintf(&b, "left their tracks: %s\n", sorted(out))
	for _, l := range d.Chain {
		if l.Kind != "action" && l.Kind != "gang" { // when another command is over no event tells
			continue
		}
		fmt.Fprintf(&b, "%s: %d by %d, negated %v\n", l.Element, l.Card.Number, l.By, l.Negated)
	}
	fmt.Fprintf(&b, "vision %s\n", sorted(d.Vision))
	if d.Boss != nil {
		fmt.Fprintf(&b, "boss: menace %d, life %d, reserve %d, token %v\n", d.Boss.Menace, d.Boss.Life, d.Boss.Reserve, d.Boss.Token)
	}
	return b.String()
}

func cardWords(c *siegestorm.CardView) string {
	if c == nil {
		return "-"
	}
	return fmt.Sprintf("%d(gang %d, spirit %d)", c.Number, c.Gang, c.Spirit)
}

func pileWords(list []siegestorm.CardView) string {
	var words []string
	for _, c := range list {
		words = append(words, fmt.Sprint(c.Number))
	}
	return "[" + strings.Join(words, " ") + "]"
}

func sorted(list []siegestorm.CardView) string {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b siegestorm.CardView) int { return a.Number - b.Number })
	return pileWords(list)
}

func hand(list []siegestorm.CardView) string { return sorted(list) }

func supporters(list []siegestorm.CardView) string {
	var words []string
	for _, c := range list {
		words = append(words, fmt.Sprint(c.Number, c.Committed))
	}
	return "[" + strings.Join(words, " ") + "]"
}

// step is one random choice with what every seat saw of it.
func visit(t *testing.T, setup rules.Setup, seeds uint64, f func(before *siegestorm.State, events []rules.Event, after *siegestorm.State, c rules.Choice)) {
	t.Helper()
	g := load(t)
	for seed := range seeds {
		r := rand.New(rand.NewPCG(seed, 3))
		setup.Seed = seed + 1
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			before := s.Clone()
			d := s.Decision()
			c := d.Choices[r.IntN(len(d.Choices))]
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			f(before.(*siegestorm.State), slices.Clone(events), s.(*siegestorm.State), c)
		}
	}
}

// The board shown to a seat after all events of a choice is the board of the position they lead to,
// as that seat sees it; that of an eliminated player has closed up.
func TestEventsLeadToTheNextPosition(t *testing.T) { // ST-LMS-8
	g := load(t)
	for name, setup := range setups() {
		t.Run(name, func(t *testing.T) {
			faults := 0
			visit(t, setup, 12, func(before *siegestorm.State, events []rules.Event, after *siegestorm.State, c rules.Choice) {
				for seat := range rules.Seat(setup.Seats) {
					var seen []rules.Event
					for _, e := range events {
						seen = append(seen, before.Redact(e, seat))
					}
					shown, _ := newModel(&table.Moment{State: before, Viewer: seat, Since: seen, Mode: table.Playing})
					next, _ := newModel(&table.Moment{State: after, Viewer: seat})
					a, b := seenIn(shown), seenIn(next)
					if a != b && faults < 3 {
						faults++
						t.Errorf("%s as seat %d sees it:\n%s\n%v", g.Notation(c), seat, differing(a, b), words(seen))
					}
				}
			})
		})
	}
}

func differing(a, b string) string {
	var out []string
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(x), len(y)) {
		var p, q string
		if i < len(x) {
			p = x[i]
		}
		if i < len(y) {
			q = y[i]
		}
		if p != q {
			out = append(out, "shown "+p, "then  "+q)
		}
	}
	return strings.Join(out, "\n")
}

func words(events []rules.Event) string {
	var out []string
	for _, e := range events {
		out = append(out, fmt.Sprintf("  %s %s %s->%s N%d M%d", e.Name, e.Subject, e.From, e.To, e.N, e.M))
	}
	return strings.Join(out, "\n")
}
