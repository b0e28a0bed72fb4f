package kurth

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
)

// What has no order of its own may be told in another one, and nothing else changes. These tests
// play random positions twice, the second time with
//
//   - the Action cards numbered anew (KU-SET-8: a number is a name);
//   - the city turned, so that every location has another ring number (KU-MOV-2 knows no first one);
//   - the two locations of an "or" card exchanged (KU-UPK-9, KU-UPK-11);
//   - the two attack dice exchanged (KU-ATK-5, KU-ATK-6);
//   - the cards of the row in another order, once the markers are placed.
//
// Four rules break a symmetry that one could expect: the city has no mirror image, as the walk and
// "next" go clockwise (KU-MOV-2); the row has an order until both markers are placed (KU-UPK-6,
// KU-UPK-10); the passageway has its two ends where they are (KU-PAS-1), so that it turns with the
// city; and the order in which cards were discarded decides with the seed how they are shuffled
// (KU-DCK-3).

// relabelled is how many positions each of these tests visits at least.
const relabelled = 2000

// variant is the program's content with the cards numbered anew, the city turned by some
// locations and the locations of "or" cards exchanged.
func variant(t *testing.T, p *picker, turned int) *Game {
	t.Helper()
	numbers := make([]int, cardCount)
	for i := range numbers {
		j := p.pick(i + 1)
		numbers[i], numbers[j] = numbers[j], i+1
	}
	m := files(t)
	edit := func(file, pattern string, change func(n int) int) {
		m[file].Data = regexp.MustCompile(pattern).ReplaceAllFunc(m[file].Data, func(line []byte) []byte {
			key, n, _ := strings.Cut(string(line), " = ")
			value, err := strconv.Atoi(n)
			if err != nil {
				t.Fatal(err)
			}
			return fmt.Appendf(nil, "%s = %d", key, change(value))
		})
	}
	edit(actionsFile, `(?m)^number = \d+`, func(n int) int { return numbers[n-1] })
	edit(locationsFile, `(?m)^ring = \d+`, func(n int) int { return (n + turned) % placeCount })
	pair := regexp.MustCompile(`(?m)^locations = \[("\w+"), ("\w+")\]`)
	m[actionsFile].Data = pair.ReplaceAll(m[actionsFile].Data, []byte("locations = [$2, $1]"))
	g, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// roam plays matches at random and calls visit with every position until it returns false.
func roam(t *testing.T, g *Game, visit func(s *State) bool) {
	t.Helper()
	for seed := uint64(0); ; seed++ {
		s, p := deal(t, g, seed, []string{"easy", "normal", "advanced"}[seed%3]), picker(seed+1)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			if !visit(s) || t.Failed() {
				return
			}
			c := d.Choices[p.pick(len(d.Choices))]
			for range 2 { // the powers come up more often than what goes on
				if c.Verb != VerbSpecial && c.Verb != VerbCast {
					c = d.Choices[p.pick(len(d.Choices))]
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// meaning is a snapshot in which the order of sets does not count.
func meaning(t *testing.T, s *State) map[string]any {
	t.Helper()
	all := map[string]any{}
	if err := json.Unmarshal(bytesOf(t, s), &all); err != nil {
		t.Fatal(err)
	}
	for _, set := range []string{"cast", "protected", "pending_protected", "warded"} {
		if list, ok := all[set].([]any); ok {
			slices.SortFunc(list, func(a, b any) int { return strings.Compare(a.(string), b.(string)) })
		}
	}
	return all
}

func same(t *testing.T, what string, one, other any) {
	t.Helper()
	if !reflect.DeepEqual(one, other) {
		t.Errorf("%s:\n%v\nrelabelled:\n%v", what, one, other)
	}
}

// sorted is a list as a set of sentences.
func sorted[T any](list []T, words func(T) string) []string {
	out := make([]string, 0, len(list))
	for _, one := range list {
		out = append(out, words(one))
	}
	slices.Sort(out)
	return out
}

func eventWords(e rules.Event) string { return fmt.Sprintf("%+v", e) }

// lineWords is a line in which the order of a list of locations does not count, after which it may tell something of them.
func lineWords(l rules.Line) string {
	list, told, _ := strings.Cut(l.Value.String(), ": ")
	value := strings.Split(list, ", ")
	slices.Sort(value)
	return fmt.Sprintf("%s: %v %s (%d)", l.Label, value, told, l.Tone)
}

func (g *Game) choiceWords(c rules.Choice) string { return g.Notation(c) }

// alike compares what two states of two games say of themselves.
func alike(t *testing.T, a, b *State) {
	t.Helper()
	same(t, "position", meaning(t, a), meaning(t, b))
	same(t, "choices", sorted(a.Decision().Choices, a.game.choiceWords), sorted(b.Decision().Choices, b.game.choiceWords))
	if x, y := a.Evaluate(0), b.Evaluate(0); math.Abs(x-y) > 1e-9 {
		t.Errorf("worth %v, relabelled %v", x, y)
	}
	for i := range a.game.places {
		el := a.game.places[i].element
		x, _ := a.WhyNot(el)
		y, _ := b.WhyNot(el)
		if a.phase != phaseTie { // there the two locations are named in the order of the card
			same(t, "why not "+string(el), x.Error(), y.Error())
		}
		first, _ := a.About(el)
		second, _ := b.About(el)
		same(t, "about "+string(el), sorted(first.Lines, lineWords), sorted(second.Lines, lineWords))
	}
	for i := range a.game.cards {
		for _, p := range [...]*Power{&a.game.cards[i].Spell, &a.game.cards[i].Special} {
			x, _ := a.WhyNot(p.element)
			y, _ := b.WhyNot(p.element)
			same(t, "why not "+p.ID, x.Error(), y.Error())
		}
	}
}

// The numbers of cards and locations and the order of an "or" are names only.
func TestRelabelledContent(t *testing.T) {
	g, p := load(t), picker(7)
	var others []*Game
	for turned := range placeCount {
		others = append(others, variant(t, &p, turned))
	}
	n, seen := 0, map[rules.Verb]int{}
	roam(t, g, func(s *State) bool {
		n++
		other := others[n%len(others)]
		back, err := other.Restore(bytesOf(t, s))
		if err != nil {
			t.Fatal(err)
		}
		r := back.(*State)
		alike(t, s, r)
		for _, c := range s.Decision().Choices {
			seen[c.Verb]++
			text := g.Notation(c)
			d := mustParse(t, r, text)
			x, _ := s.Preview(c)
			y, _ := r.Preview(d)
			if s.phase != phaseTie && s.phase != phaseDeal { // there the two locations of a card are named in its order
				same(t, "preview of "+text, sorted(x.Lines, lineWords), sorted(y.Lines, lineWords))
			}
			same(t, "sentence of "+text, s.Describe(c).Sentence.String(), r.Describe(d).Sentence.String())
			same(t, "path of "+text, s.Describe(c).Path, r.Describe(d).Path)
			same(t, "chances of "+text, s.Chances(c, nil), r.Chances(d, nil))
			a, b := s.copy(), r.copy()
			one, err := a.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			two, err := b.Apply(d)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			same(t, "events of "+text, sorted(one, eventWords), sorted(two, eventWords))
			same(t, "position after "+text, meaning(t, a), meaning(t, b))
		}
		if t.Failed() {
			t.Errorf("position %d, turned by %d:\n%s", n, n%len(others), bytesOf(t, s))
		}
		return n < relabelled
	})
	for verb := VerbGoOn; verb <= VerbCast; verb++ {
		if seen[verb] == 0 {
			t.Errorf("no choice of verb %d was relabelled", verb)
		}
	}
}

// The mirror image of the city is another game, by KU-MOV-2: what was ahead is behind.
func TestMirroredCity(t *testing.T) {
	m := files(t)
	m[locationsFile].Data = regexp.MustCompile(`(?m)^ring = \d+`).ReplaceAllFunc(m[locationsFile].Data, func(line []byte) []byte {
		n, _ := strconv.Atoi(strings.TrimPrefix(string(line), "ring = "))
		return fmt.Appendf(nil, "ring = %d", (placeCount-n)%placeCount)
	})
	g, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.Restore(bytesOf(t, at(t, position{})))
	if err != nil {
		t.Fatal(err)
	}
	destinations(t, at(t, position{}), "scriptorium armory grain_market")
	destinations(t, s.(*State), "moon_shrine barracks tanners_row")
}

// exchanged is the position with its two attack dice exchanged.
func exchanged(s *State) *State {
	r := s.copy()
	d := &r.attack.dice
	d[0], d[1] = d[1], d[0]
	return r
}

// The two attack dice are alike: exchanged, each choice does the same with the other die. Of three
// dice the same two are kept, in whatever order they fell (KU-RUL-21).
func TestExchangedDice(t *testing.T) {
	n := 0
	unordered := func(s *State) map[string]any {
		m := meaning(t, s)
		if d := m["dice"].([]any); len(d) == attackDice && d[0].(float64) > d[1].(float64) {
			d[0], d[1] = d[1], d[0]
		}
		return m
	}
	roam(t, load(t), func(s *State) bool {
		if s.phase == phaseAttack && s.attack.dice[0] == 0 {
			faces := []uint8{uint8(1 + n%6), uint8(1 + n/6%6), uint8(1 + n/36%6)}
			for _, order := range [][]int{{1, 0, 2}, {2, 1, 0}, {0, 2, 1}} {
				a, b := s.copy(), s.copy()
				if a.attack.extraDie = n%2 == 0; !a.attack.extraDie && order[2] != 2 {
					continue
				}
				b.attack.extraDie = a.attack.extraDie
				a.rng, b.rng = rules.Rand{}, rules.Rand{}
				roll(t, a, faces...)
				roll(t, b, faces[order[0]], faces[order[1]], faces[order[2]])
				play(t, a, "roll")
				play(t, b, "roll")
				x, y := unordered(a), unordered(b)
				delete(x, "rng") // the third die waits where two are thrown
				delete(y, "rng")
				same(t, fmt.Sprint("roll of ", faces), x, y)
			}
		}
		if s.phase == phaseAttack {
			n++
		}
		if s.phase != phaseRolled {
			return n < relabelled
		}
		r := exchanged(s)
		for _, c := range s.Decision().Choices {
			d, first, second := c, uint8(1+n%6), uint8(1+n/6%6)
			a, b := s.copy(), r.copy()
			roll(t, a, first, second)
			if c.Verb == VerbCast || c.Verb == VerbSpecial {
				switch p := s.game.powerOf(c); {
				case p.target == targetDice && c.Args[1] == bothDice:
					first, second = second, first
				case p.usesFaces():
					d.Args[1] = bothDice - c.Args[1]
				}
			}
			roll(t, b, first, second)
			play(t, a, s.game.Notation(c))
			play(t, b, s.game.Notation(d))
			if a.turn == s.turn {
				same(t, "after "+s.game.Notation(c), unordered(a), unordered(b))
			}
			x, _ := s.Preview(c)
			y, _ := r.Preview(d)
			same(t, "preview of "+s.game.Notation(c), sorted(x.Lines, lineWords), sorted(y.Lines, lineWords))
		}
		n++
		return n < relabelled
	})
}

// Once the markers are placed the three cards of the row are alike, whatever their order. At the
// end of a round it counts again (KU-DCK-3).
func TestReorderedRow(t *testing.T) {
	n := 0
	roam(t, load(t), func(s *State) bool {
		if s.phase < phaseMove {
			return true
		}
		n++
		r := s.copy()
		row := r.row()
		row[0], row[1], row[2] = row[1], row[2], row[0]
		if n%2 == 0 {
			row[0], row[1] = row[1], row[0]
		}
		unordered := func(s *State) map[string]any {
			m := maps.Clone(meaning(t, s))
			for _, pile := range []string{"row", "discard"} {
				list := m[pile].([]any)
				slices.SortFunc(list, func(a, b any) int { return strings.Compare(a.(string), b.(string)) })
			}
			return m
		}
		same(t, "choices", sorted(s.Decision().Choices, s.game.choiceWords), sorted(r.Decision().Choices, r.game.choiceWords))
		for _, c := range s.Decision().Choices {
			text := s.game.Notation(c)
			a, b := s.copy(), r.copy()
			play(t, a, text)
			play(t, b, text)
			if a.turn != s.turn && a.turn%turnsInRound == 1 {
				continue // KU-DCK-3
			}
			same(t, "after "+text, unordered(a), unordered(b))
		}
		return n < relabelled
	})
}
