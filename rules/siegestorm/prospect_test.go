package siegestorm

import (
	"fmt"
	"testing"

	"portcullis/rules"
)

// A storm does what was foretold of it: in random matches of every mode each creature that gets its order is told to storm, and
// each one on a top slot leaves it and storms as things stand, the bosses' too; nobody reacts, and the choices are those of each
// way that was told.
func TestAStormDoesWhatWasForetold(t *testing.T) { // ledger 10
	storms, acted := map[mode]int{}, map[mode]int{}
	unseen, totals := 0, 0
	r := rules.NewRand(7)
	look := func(s *State, o *prospect) {
		storms[s.set.mode]++
		if o.ready != nil && o.before.levels() != o.ready.levels() {
			acted[s.set.mode]++
		}
	}
	for n := range 75 {
		began, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		s := began.(*State)
		for i := range 200 {
			if s.Decision().Over() {
				break
			}
			if s.ask.kind == askOrder {
				o := stormsAsForetold(t, s, s.ordered(), &unseen)
				look(s, o)
				totals += saysTheTotal(t, s, o, s.ask.seat.seat())
			}
			for track := range s.trackSet().end() {
				if c := s.tracks[track].slots[trackSlots-1]; c != noCard && s.tracks[track].used && i%4 == 0 {
					look(s, stormsAsForetold(t, s, c, &unseen))
					givesNothingAway(t, s, c, &r)
				}
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if unseen > 100 {
		t.Errorf("%d storms took a card that the looker does not see", unseen)
	}
	if totals < 20 {
		t.Errorf("only %d storms took something by their action and by their blow", totals)
	}
	for _, m := range []mode{duel, freeForAll, solo, coop, lastMan} {
		if storms[m] < 60 || acted[m] < 10 {
			t.Errorf("%v: only %d storms were looked at, %d of which did something before they struck", m, storms[m], acted[m])
		}
	}
}

// saysTheTotal holds that what a storm takes by its action and by its blow is, for each side that it can be aimed at, all that it takes of
// that side that way; it returns how many took both.
func saysTheTotal(t *testing.T, s *State, o *prospect, viewer rules.Seat) (both int) {
	for _, target := range o.view(viewer).Targets {
		x, ok := o.before.sideAt(target.Element)
		if !ok || target.Loses {
			continue
		}
		blow := target.Heal + target.Resources + target.Life
		for _, w := range o.aims() {
			if w.aim != target.Element || w.ready != o.ready {
				continue
			}
			if x == bossSide {
				if all, struck := lifeTaken(t, s, o, w); struck && target.First+blow != all {
					t.Errorf("%v: a storm of %s takes %d and then %d Life, in truth %d", o.before.set.mode, o.before.name(o.card), target.First, blow, all)
				}
				continue
			}
			if all := o.before.lost(w.end, x); target.First+blow != all.Heal+all.Resources+all.Life {
				t.Errorf("%v: a storm of %s takes %d and then %d from %v, in truth %d", o.before.set.mode, o.before.name(o.card), target.First, blow, x, all.Heal+all.Resources+all.Life)
			}
		}
		if target.First > 0 && blow > 0 {
			both++
		}
	}
	return both
}

// lifeTaken carries a way of a storm out and returns by how much the Life of the boss is less once the blow has fallen: what that sets
// off can raise it again. False: the blow takes none.
func lifeTaken(t *testing.T, s *State, o *prospect, w way) (taken int, struck bool) {
	t.Helper()
	play := o.before.Clone().(*State)
	fallen := false
	play.Watch(func(e rules.Event) {
		fallen = fallen || e.Name == "struck_player" && play.stormer == o.card
		if fallen && !struck && e.Name == "life_lost" {
			taken, struck = int(o.before.boss.life-play.boss.life), true
		}
	})
	carryOut(t, s, play, o.card, w, func() bool { return struck })
	return taken, struck
}

// levels are what each side has to lose.
func (s *State) levels() (n [maxSides]int) {
	for x := range side(maxSides) {
		if n[x] = s.left(x); x == bossSide {
			n[x] = int(s.boss.life)
		}
	}
	return n
}

// stormsAsForetold plays every way of a storm, and returns what was told of it.
func stormsAsForetold(t *testing.T, s *State, c cardNo, unseen *int) *prospect {
	t.Helper()
	o := s.prospect(c, s.ask.seat.seat())
	if len(o.ways) == 0 {
		t.Fatalf("nothing is told of a storm of %s", s.design(c).Name)
	}
	for _, want := range o.ways {
		play := o.before.Clone().(*State)
		got, begun, done := play.levels(), false, false
		unasked := false // the only card of a hand that the looker does not see was placed
		play.Watch(func(e rules.Event) {
			on := play.below(c) < play.stack.Depth
			begun, done = begun || on, done || begun && !on && play.result == undecided
			if !done {
				unasked = unasked || e.Name == "placed" && e.From.Kind() == "hand" && e.Seat != s.ask.seat.seat()
				got = play.levels()
			}
		})
		carryOut(t, s, play, c, want, func() bool { return done })
		waits := !done && play.result == undecided && play.below(c) < play.stack.Depth // for a card of a hand that the looker does not see
		if waits && play.ask.kind != askPick {
			t.Errorf("%v: a storm of %s waits for %s after %v", s.set.mode, s.design(c).Name, play.ask.kind, want.by)
		}
		if waits || unasked {
			*unseen++
			continue
		}
		if got != want.end.levels() {
			t.Errorf("%v: a storm of %s by %v leaves %v, foretold were %v of %v", s.set.mode, s.design(c).Name, want.by, got, want.end.levels(), o.before.levels())
		}
	}
	return o
}

// carryOut plays a way of a storm by the rules, with nobody reacting, until it is done.
func carryOut(t *testing.T, s, play *State, c cardNo, w way, done func() bool) {
	t.Helper()
	for i := range play.sides {
		play.sides[i].autoPass = passAlways
	}
	if s.cards[c].place == onTrack { // the rules give it its order
		play.push(frame{kind: exitFrame})
		play.run()
	}
	if play.ask.kind == askOrder && play.result == undecided && !done() {
		play.answer(of(OrderStorm))
		play.run()
	}
	for _, by := range w.by { // those with one choice are not asked
		if !done() && play.Decision().Allows(by) {
			if _, err := play.Apply(by); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// givesNothingAway holds that of two matches that look alike to a seat the same is told.
func givesNothingAway(t *testing.T, s *State, c cardNo, r *rules.Rand) {
	t.Helper()
	seat := s.ask.seat.seat()
	here, there := s.Veiled(seat, r).(*State).prospect(c, seat), s.Veiled(seat, r).(*State).prospect(c, seat)
	if len(here.ways) != len(there.ways) || here.others != there.others {
		t.Errorf("of %s %d ways are told, and where hidden cards lie otherwise %d", s.design(c).Name, len(here.ways), len(there.ways))
		return
	}
	for i := range here.ways {
		if a, b := here.ways[i].end.levels(), there.ways[i].end.levels(); a != b {
			t.Errorf("of %s is told that it leaves %v, and where hidden cards lie otherwise %v", s.design(c).Name, a, b)
		}
	}
}

// Of a storm to come it is told whom it can kill: one of those that it may strike, as its side chooses, or whom its action kills in any
// case; not who holds, and nobody of its own side (ST-STO-7, ST-KEY-8).
func TestAStormToComeNamesWhomItKills(t *testing.T) {
	for seat := range side(2) {
		for _, c := range []struct {
			front, middle string
			kills         string
		}{
			{"se_gate_novice", "", "can kill [Gate Novice]"},
			{"se_gate_novice", "se_lantern_bearer", "can kill [Gate Novice Lantern Bearer]"},
			{"se_shield_sister", "", ""},
		} {
			p := at(t, duel, "seraphia", "seraphia")
			d, foe := seat, 1-seat
			p.onTrack(foe, 3, "se_bannered_captain")
			p.onFront(d, c.front)
			if c.middle != "" {
				p.inMiddle(d, c.middle)
			}
			p.begin(d, turnDeploy)
			v := p.comingView(p.firstTrack(foe), d.seat())
			got := ""
			if len(v.MayKill) > 0 {
				got = fmt.Sprintf("can kill %v", v.MayKill)
			}
			if got != c.kills || len(v.Kills) > 0 {
				t.Errorf("seat %d, %v: %q, kills %v", seat, c, got, v.Kills)
			}
		}
	}
}
