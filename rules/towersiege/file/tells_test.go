package file

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// TestAPassTellsNothing plays each choice in two worlds that look alike to a seat: in the second one another seat
// holds other cards, arms others and wants to be asked at other times. Where the one passes, or lets a creature
// die, and the other was not asked at all, the first seat sees the same events and the same match. Without "no tells"
// only the question itself is told, which nobody can overlook at one table.
func TestAPassTellsNothing(t *testing.T) { // TS-HID-5 TS-WIN-10 TS-INV-19
	dice := rand.New(rand.NewPCG(9, 9))
	passed, compared := 0, 0
	wander(t, 9, 7, func(s *engine.State, o engine.Options) {
		d := s.Decision()
		if d.Over() || s.Asked == engine.AskRifle || s.Asked < engine.AskMain || s.Asked == engine.AskRespond || s.Asked == engine.AskSave {
			return
		}
		actor := s.Asker
		hidden := rules.Seat((int(actor) + 1 + dice.IntN(int(s.Count)-1)) % int(s.Count))
		open := dice.IntN(2) == 0
		worlds := [2]*engine.State{s.Clone(), s.Clone()}
		for i, w := range worlds {
			w.Options.NoTells = !open
			for seat := range w.Players { // else the turn could end by itself, and another begin
				w.Players[seat].Needless = engine.AskedAll
			}
			p := &w.Players[hidden]
			if p.Setting = engine.AnswerAll; i == 1 {
				cards := slices.Concat(p.Deck.All(), p.Hand.All())
				dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
				copy(p.Deck.Cards[:], cards)
				copy(p.Hand.Cards[:], cards[p.Deck.N:])
				slices.Sort(p.Hand.Cards[:p.Hand.N])
				p.Setting = engine.AnswerNever
			}
		}
		c := d.Choices[dice.IntN(len(d.Choices))]
		var told [2][]rules.Event
		for i, w := range worlds {
			events, err := w.Apply(c)
			for told[i] = slices.Clone(events); err == nil && w.Asker == hidden && (w.Asked == engine.AskRespond || w.Asked == engine.AskSave); passed++ {
				choices := w.Decision().Choices
				events, err = w.Apply(choices[len(choices)-1]) // the last one passes, or saves nobody
				told[i] = append(told[i], events...)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if worlds[0].Asker == hidden || worlds[1].Asker == hidden || worlds[0].Asked == engine.AskRifle && worlds[0].Stack.Top().Other == hidden {
			return // what it does next is its own
		}
		compared++
		for i := range told {
			for n := range told[i] {
				told[i][n] = Redact(told[i][n], actor)
				told[i][n].Reveals = told[i][n].Reveals && !open
			}
			told[i] = slices.DeleteFunc(told[i], func(e rules.Event) bool { return open && e.Name == "asked" })
		}
		for n := range max(len(told[0]), len(told[1])) {
			if n >= min(len(told[0]), len(told[1])) || told[0][n] != told[1][n] {
				t.Fatalf("%+v: what seat %d hears of seat %d differs in %d:\n%+v\n%+v", c, actor, hidden, n, told[0][n:], told[1][n:])
			}
		}
		for i, w := range worlds {
			r := rules.NewRand(3)
			Veil(worlds[i], actor, &r)
			if w.Asker != actor { // whom a third seat answers for is its own affair
				w.Asked, w.Asker = engine.AskNothing, actor
			}
		}
		if a, b := written1(t, worlds[0]), written1(t, worlds[1]); !bytes.Equal(a, b) {
			t.Fatalf("%+v leaves seat %d two matches:\n%s\n%s", c, actor, a, b)
		}
	})
	if passed < 50 || compared < 200 {
		t.Errorf("%d passes in %d comparisons", passed, compared)
	}
	t.Log(passed, "passes in", compared, "comparisons")
}
