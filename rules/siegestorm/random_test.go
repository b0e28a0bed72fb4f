package siegestorm

import (
	"bytes"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// randomSetup is a match of a mode with random decks and options, decided by r.
func randomSetup(r *rules.Rand, n int) rules.Setup {
	m := mode(n % len(modeNames))
	setup := rules.Setup{Seed: r.Uint64(), Seats: 2, Options: map[string]string{optionMode: m.String()}}
	switch m {
	case solo:
		setup.Seats = 1
	case lastMan:
		setup.Seats = 3 + r.IntN(2)
	}
	in := content.Info()
	for _, o := range in.Options[1:] {
		if !in.Applies(o, setup) {
			continue
		}
		values := o.Values
		switch o.Prefers { // asked at each end of a turn: what a choice brings about stays within it
		case preferences[habitW2].id:
			values = []rules.OptionValue{values[stopAlways], values[stopNever]}
		case preferences[habitW3].id:
			values = nil
			setup.Options[o.ID] = "always"
		}
		if len(values) == 0 {
			continue
		}
		setup.Options[o.ID] = values[r.IntN(len(values))].ID
		if o.Open != "" && r.IntN(2) == 0 {
			setup.Options[o.ID] = content.Invent(o.ID, setup, r)
		}
	}
	if setup.Options[optionFirstLast] != "" {
		setup.Options[optionFirstLast] = sideNames[r.IntN(setup.Seats)]
	}
	return setup
}

// watcher holds a match against the invariants of ledger 11 by other means than Check.
type watcher struct {
	t       *testing.T
	s       *State
	setup   rules.Setup
	before  State // before the choice
	played  []rules.Choice
	deploys [maxSeats]int // in the turn
	// sensible matches go on with one of the two most promising choices.
	sensible bool
	asked    [askKinds]int
	ended    map[result]int
}

func (w *watcher) fail(id, format string, args ...any) {
	w.t.Helper()
	w.t.Errorf(id+": "+format, args...)
}

// at looks at a position.
func (w *watcher) at() {
	s := w.s
	if err := s.Check(); err != nil {
		w.t.Error(err)
	}
	d := s.Decision()
	w.asked[s.ask.kind]++
	if d.Over() != (s.result != undecided) {
		w.fail("ST-INV-11", "%d choices, result %d", len(d.Choices), s.result)
	}
	if s.ask.kind == askReact && !d.Over() {
		w.reaction(d)
	}
	if s.ask.kind == askWindow && s.play.card == noCard && s.top().stage == windowPrepare && !d.Over() {
		for _, c := range s.sides[s.ask.seat].support.cards() { // used again at once only by an announcement
			if s.cards[c].committed && s.spent == 0 {
				w.fail("ST-INV-5", "%s is committed after Prepare", s.design(c).Name)
			}
		}
	}
}

// reaction: ST-INV-14. Besides passing there is something to react with, to an opponent's link.
func (w *watcher) reaction(d rules.Decision) {
	s, legal := w.s, 0
	for _, c := range d.Choices {
		if c.Verb == PlayAction || c.Verb == Activate {
			legal++
		}
	}
	if l := &s.chain[s.links-1]; legal == 0 || !s.hostile(l.by, s.ask.seat) {
		w.fail("ST-INV-14", "player %d is asked with %d reactions to a command of %d", s.ask.seat, legal, l.by)
	}
}

// after looks at what a choice has brought about.
func (w *watcher) after(c rules.Choice, events []rules.Event) {
	s := w.s
	var back, paid [maxSides]int
	struck := false
	for _, e := range events {
		d := side(e.Seat)
		switch e.Name {
		case "turn_began":
			w.deploys = [maxSeats]int{}
		case "put_back", "put_on_top", "put_under":
			back[d]++
		case "paid", "committed":
			paid[d]++
		case "deployed":
			if e.Seat != rules.NoSeat {
				w.deploys[d]++
			}
		case "struck", "struck_player":
			struck = true
		}
		if e.Kind == rules.DiceRolled {
			w.fail("ST-GEN-3", "dice are thrown by %s", e.Name)
		}
		w.shielded(e, struck)
	}
	w.resources(back)
	w.payment(c, paid)
	for d, n := range w.deploys {
		if most := 1 + int(asNumber(s.set.both)); n > most {
			w.fail("ST-INV-13", "player %d deployed %d creatures in a turn", d, n)
		}
	}
	if !s.set.mode.bossMode() && (s.boss != boss{}) {
		w.fail("ST-GEN-3", "there are tokens or a Menace Level: %+v", s.boss)
	}
}

// resources: ST-INV-9. They grow by cards put back only.
func (w *watcher) resources(back [maxSides]int) {
	for d := range w.s.set.seats {
		if was, is := w.before.sides[d].resources.len(), w.s.sides[d].resources.len(); is > was+back[d] {
			w.fail("ST-INV-9", "the Resources of %d grew from %d to %d with %d put back", d, was, is, back[d])
		}
	}
}

// payment: ST-INV-10. Who completes a play has paid its cost.
func (w *watcher) payment(c rules.Choice, paid [maxSides]int) {
	p := &w.before.play
	if p.card == noCard || w.s.play.card == p.card || c.Verb == Cancel || p.kind == playStorm {
		return
	}
	if paid[p.by] != int(p.cost) {
		w.fail("ST-INV-10", "%d of %d was paid for %s", paid[p.by], p.cost, w.s.design(p.card).Name)
	}
}

// shielded: ST-INV-17. Nothing but a storm of a player changes or moves a Shielded card of the
// boss.
func (w *watcher) shielded(e rules.Event, struck bool) {
	if e.Seat == rules.NoSeat || e.Subject.Kind() != "card" {
		return
	}
	n, _, ok := numbers(e.Subject)
	if !ok || n >= maxCards || w.s.cards[n].owner != bossSide || !w.s.design(cardNo(n)).Specials.Has(cards.Shielded) || w.before.cards[n].holder != bossSide {
		return
	}
	switch e.Name {
	case "modified", "destroyed", "returned":
		w.fail("ST-INV-17", "%s of a Shielded card by player %d", e.Name, e.Seat)
	case "killed":
		if !struck {
			w.fail("ST-INV-17", "a Shielded card is killed by player %d without a storm", e.Seat)
		}
	}
}

// end: ST-INV-16. The loser could not draw, and in a Duel there is exactly one.
func (w *watcher) end() {
	s := w.s
	w.ended[s.result]++
	o, over := s.Outcome()
	if !over || o.Result == "" {
		w.fail("ST-INV-16", "the match has no outcome: %+v", o)
	}
	const mostDrawn = 6 // 3 cards in one step, and what draw_step passives may add
	switch s.result {
	case wonDuel, lostToBoss:
		if n := s.sides[s.loser].resources.len(); n >= mostDrawn {
			w.fail("ST-INV-16", "the loser has %d Resources", n)
		}
		if s.result == wonDuel && s.winner != s.living&^rules.SeatsOf(s.loser.seat()) {
			w.fail("ST-INV-16", "%d lost and %b won", s.loser, s.winner)
		}
	}
}

// match plays a match and looks at every position.
func (w *watcher) match(r *rules.Rand) {
	for w.at(); w.s.result == undecided && !w.t.Failed(); w.at() {
		w.before = *w.s
		choices := w.s.Decision().Choices
		if r.IntN(8) == 0 {
			w.everyChoice(choices)
		}
		if w.sensible {
			choices = w.s.Sensible(nil)
			choices = choices[:min(len(choices), 2)]
		}
		c := choices[r.IntN(len(choices))]
		w.played = append(w.played, c)
		events, err := w.s.Apply(c)
		if err != nil {
			w.fail("ST-INV-11", "%v", err)
			return
		}
		w.after(c, events)
	}
	w.end()
}

// everyChoice: ST-INV-11. Any listed choice can be played, and leads to a sound position.
func (w *watcher) everyChoice(choices []rules.Choice) {
	for _, c := range choices {
		s := w.s.Clone().(*State)
		if _, err := s.Apply(c); err != nil {
			w.fail("ST-INV-11", "%s is listed and refused: %v", content.Notation(c), err)
		}
		if err := s.Check(); err != nil {
			w.fail("ST-INV-11", "after %s: %v", content.Notation(c), err)
		}
	}
}

// again: ST-INV-12. The same seed and choices give the same match.
func (w *watcher) again() {
	state, err := content.New(w.setup)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, c := range w.played {
		if _, err := state.Apply(c); err != nil {
			w.fail("ST-INV-12", "played again: %v", err)
			return
		}
	}
	a, _ := w.s.Snapshot()
	b, _ := state.Snapshot()
	if !bytes.Equal(a, b) {
		w.fail("ST-INV-12", "played again, the match ends as\n%s\nnot\n%s", b, a)
	}
}

// TestRandomPlay plays 1,000 matches of all modes with random decks, bosses and options, and holds
// the invariants of ledger 11 after every choice: ST-INV-1 to ST-INV-18 and ST-INV-20; for
// ST-INV-19 see the tests of veils and secrets.
func TestRandomPlay(t *testing.T) {
	total := watcher{ended: map[result]int{}}
	for n := range 1000 {
		r := rules.NewRand(uint64(n))
		setup := randomSetup(&r, n)
		state, err := content.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		w := watcher{t: t, s: state.(*State), setup: setup, sensible: n%4 == 0, ended: total.ended}
		w.match(&r)
		if n%10 == 0 {
			w.again()
		}
		if t.Failed() {
			t.Fatalf("match %d, %+v, after %d choices", n, setup, len(w.played))
		}
		if len(w.played) > maxDecisions {
			t.Fatalf("match %d took %d choices", n, len(w.played))
		}
		for k, count := range w.asked {
			total.asked[k] += count
		}
	}
	for k := askNothing + 1; k < askKinds; k++ {
		if total.asked[k] == 0 {
			t.Errorf("%q was never asked in 1000 matches", k)
		}
	}
	for _, r := range []result{wonDuel, wonLast, lostToBoss} { // a boss is hard to beat by chance
		if total.ended[r] == 0 {
			t.Errorf("no match ended as %s", resultWords[r])
		}
	}
}
