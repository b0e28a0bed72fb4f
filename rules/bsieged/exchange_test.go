package bsieged

import (
	"bytes"
	"math/bits"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// stored is the cards of a hero, by id, in order of the alphabet.
func (k *turn) stored(id string) []string {
	o := k.hero(id)
	var list []string
	for _, c := range o.cards[:o.ncard] {
		list = append(list, k.design(c).ID)
	}
	slices.Sort(list)
	return list
}

func (k *turn) holds(id string, want ...string) {
	k.t.Helper()
	if got := k.stored(id); !slices.Equal(got, want) {
		k.t.Errorf("%s stores %v, want %v", id, got, want)
	}
}

// BS-EXC-1, BS-EXC-2, BS-EXC-3, BS-EXC-5: cards in both directions for one action, nobody moves,
// nothing else changes.
func TestExchange(t *testing.T) {
	k := table(t, "eileen", "lugh").at("eileen", wallOf(north)).at("lugh", onCatapult)
	k.give("eileen", "arm_whetstone", "arm_tower_shield").give("lugh", "arm_gate_halberd")
	before := [2][cards.TrackCount]int8{k.heroes[0].track, k.heroes[1].track}
	k.begin("eileen").do(Trade, 1)
	k.do(Give, k.designOf("arm_tower_shield")).do(Take, k.designOf("arm_gate_halberd")).do(Give, k.designOf("arm_whetstone"))
	k.left(3)
	k.do(Done)
	k.holds("eileen", "arm_gate_halberd")
	k.holds("lugh", "arm_tower_shield", "arm_whetstone")
	k.left(2)
	if k.hero("eileen").at != wallOf(north) || k.hero("lugh").at != onCatapult || before != [2][cards.TrackCount]int8{k.heroes[0].track, k.heroes[1].track} {
		t.Error("more than cards changed")
	}
	k.is("cards moved", k.times("card_exchanged"), 3)
}

// BS-EXC-4, BS-RUL-27: with all permanent slots taken two weapons can only be swapped: the end
// is not offered before both fit, and neither card is lost on the way.
func TestExchangeOfFullHands(t *testing.T) {
	k := table(t, "eileen", "osvith").give("eileen", "arm_gate_halberd").give("osvith", "arm_twin_sabres")
	k.begin("eileen").do(Trade, 1)
	k.do(Give, k.designOf("arm_gate_halberd"))
	if k.can(Done) {
		t.Error("Osvith cannot store both")
	}
	k.do(Take, k.designOf("arm_twin_sabres")).do(Done)
	k.holds("eileen", "arm_twin_sabres")
	k.holds("osvith", "arm_gate_halberd")
	if k.ask.kind != askTurn {
		t.Errorf("asked: %s", k.ask.kind)
	}
}

// BS-RUL-27, BS-BAD-14: a card that the partner can never store is not offered, an exchange
// without any movable card neither, nor the end before a card has moved.
func TestImpossibleExchanges(t *testing.T) {
	k := table(t, "kador", "lugh").give("kador", "sor_banishing_word").begin("kador")
	k.refused("BS-RUL-27", Trade, 1)
	k = table(t, "kador", "lugh").give("kador", "sor_banishing_word", "arm_gate_halberd").begin("kador").do(Trade, 1)
	k.refusedNow("BS-SLT-3", Give, k.designOf("sor_banishing_word"))
	k.do(Give, k.designOf("arm_gate_halberd")).do(Done)
	k.holds("lugh", "arm_gate_halberd")
	k = table(t, "kador", "lugh").begin("kador")
	k.refused("BS-RUL-27", Trade, 1)

	k = table(t, "eileen", "lugh").give("eileen", "arm_whetstone").give("lugh", "arm_gate_halberd").begin("eileen").do(Trade, 1)
	if k.can(Done) {
		t.Error("an empty exchange can be ended")
	}
}

// BS-EXC-1, BS-BAD-14: not with oneself, not with a dead hero. BS-EDG-2: alone there is nobody.
func TestExchangePartners(t *testing.T) {
	k := table(t, "eileen", "lugh", "osvith").give("eileen", "arm_whetstone")
	k.die(2, "BS-TRK-4")
	k.begin("eileen")
	k.refused("BS-EXC-1", Trade, 0)
	k.refused("BS-EXC-1", Trade, 2)
	k.is("partners", k.offered(Trade), 1)
	k = table(t, "eileen").give("eileen", "arm_whetstone").begin("eileen")
	k.is("partners", k.offered(Trade), 0)
}

// Alike cards are one choice, and each of them can go.
func TestExchangeOfAlikeCards(t *testing.T) {
	k := table(t, "lugh", "eileen").give("lugh", "arm_gate_halberd", "arm_gate_halberd", "arm_whetstone").give("eileen", "arm_twin_sabres")
	halberd := k.designOf("arm_gate_halberd")
	k.begin("lugh").do(Trade, 1)
	k.is("cards to give", k.offered(Give), 2)
	k.do(Give, halberd)
	if k.can(Give, halberd) {
		t.Error("Eileen has one permanent slot")
	}
	k.do(Take, k.designOf("arm_twin_sabres"))
	if k.can(Done) {
		k.do(Done)
	}
	k.holds("eileen", "arm_gate_halberd")
	k.holds("lugh", "arm_gate_halberd", "arm_twin_sabres", "arm_whetstone")
}

// BS-RUL-27, BS-RUL-72: whatever is chosen, an exchange comes to an end within as many steps as
// there are cards, and both can store what they have. Compared with trying every set of cards.
func TestEveryExchangeEnds(t *testing.T) {
	for seed := range 300 {
		k := table(t, "myrinia", "kador")
		k.rng.IntN(1)
		r := k.rng
		for range seed {
			r.Uint64()
		}
		k.fillAtRandom(func(n int) int { return r.IntN(n) })
		before := k.heroes[0].ncard + k.heroes[1].ncard
		k.begin("myrinia")
		if want := k.tradeByTrial(0, 1); k.can(Trade, 1) != want {
			t.Fatalf("%v with %v: exchange possible: %v", k.stored("myrinia"), k.stored("kador"), want)
		}
		if !k.can(Trade, 1) {
			continue
		}
		k.do(Trade, 1)
		for steps := 0; k.ask.kind == askTrade; steps++ {
			if steps > int(before) {
				t.Fatal("the exchange does not end")
			}
			c := k.choices[r.IntN(len(k.choices))]
			for c.Verb == PutBack || c.Verb == Cancel {
				c = k.choices[r.IntN(len(k.choices))]
			}
			k.do(c.Verb, int(c.Args[0]))
		}
		if !k.storable(0, noCard) || !k.storable(1, noCard) || k.heroes[0].ncard+k.heroes[1].ncard != before {
			t.Fatalf("%v and %v", k.stored("myrinia"), k.stored("kador"))
		}
	}
}

// BS-EXC-1, BS-RUL-27, BS-RUL-72: until an exchange is done nothing is paid and nothing moves; whatever was promised,
// in whatever order it is put back, and whoever acts, leaving it restores the turn as it was.
func TestAnExchangeCanBeLeft(t *testing.T) {
	for seed := range 200 {
		k := table(t, "myrinia", "kador")
		k.rng.IntN(1)
		r := k.rng
		for range seed {
			r.Uint64()
		}
		k.fillAtRandom(func(n int) int { return r.IntN(n) })
		acts, with := [...]string{"myrinia", "kador"}[seed%2], 1-seed%2
		k.begin(acts)
		if !k.can(Trade, with) {
			continue
		}
		before, choices := k.written(), slices.Clone(k.choices)
		k.do(Trade, with)
		promised := 0
		for range r.IntN(12) {
			c := k.choices[r.IntN(len(k.choices))]
			switch c.Verb {
			case Give, Take:
				promised++
			case PutBack:
				promised--
			default:
				continue
			}
			k.do(c.Verb, int(c.Args[0]), int(c.Args[1]))
			if got := bits.OnesCount16(k.top().bits) + bits.OnesCount16(k.top().more); got != promised {
				t.Fatalf("seed %d: %d cards are promised, want %d", seed, got, promised)
			}
		}
		if promised == 0 && k.can(Done) {
			t.Fatalf("seed %d: an empty exchange can be ended", seed)
		}
		k.do(Cancel)
		if after := k.written(); !bytes.Equal(after, before) || !slices.Equal(choices, k.choices) {
			t.Fatalf("seed %d: left, the turn is not what it was", seed)
		}
	}
}

// BS-EXC-1: a card is put back at the side of the one who promised it; of alike ones as many as were.
func TestPromisedCardsGoBack(t *testing.T) {
	k := table(t, "lugh", "eileen").give("lugh", "arm_gate_halberd", "arm_gate_halberd", "arm_whetstone").give("eileen", "arm_twin_sabres")
	halberd, sabres := k.designOf("arm_gate_halberd"), k.designOf("arm_twin_sabres")
	k.begin("lugh").do(Trade, 1)
	k.refusedNow("BS-EXC-1", PutBack, halberd, 0)
	k.do(Give, halberd).do(Take, sabres)
	k.is("cards to put back", k.offered(PutBack), 2)
	k.refusedNow("BS-EXC-1", PutBack, sabres, 0)
	k.do(PutBack, halberd, 0)
	k.is("cards to put back", k.offered(PutBack), 1)
	k.do(PutBack, sabres, 1).do(Give, halberd).do(Take, sabres).do(Done)
	k.holds("eileen", "arm_gate_halberd")
	k.holds("lugh", "arm_gate_halberd", "arm_twin_sabres", "arm_whetstone")
	k.left(2)
}

// refusedNow checks by which rule a choice is refused at the question that waits.
func (k *turn) refusedNow(rule string, v rules.Verb, args ...int) {
	k.t.Helper()
	if why := k.reason(of(v, args...)); k.can(v, args...) || why == nil || why.Rule != rule {
		k.t.Errorf("choice %d %v is refused by %v, want %s", v, args, why, rule)
	}
}

// written is the state as a snapshot.
func (k *turn) written() []byte {
	k.t.Helper()
	data, err := k.Snapshot()
	if err != nil {
		k.t.Fatal(err)
	}
	return data
}

// fillAtRandom gives both heroes of a table random cards that they can store.
func (k *turn) fillAtRandom(pick func(int) int) {
	for h := range heroNo(2) {
		o := &k.heroes[h]
		for range pick(12) {
			class := pick(int(cards.ClassCount))
			d := &k.pools[class]
			if i := pick(int(d.n)); k.design(cardNo(d.cards[i])).Kind != cards.Instant && k.storable(h, cardNo(d.cards[i])) {
				o.cards[o.ncard] = cardNo(d.remove(i))
				o.ncard++
			}
		}
	}
}

// tradeByTrial looks for a legal exchange by trying all sets of cards.
func (k *turn) tradeByTrial(a, b heroNo) bool {
	x, y := &k.heroes[a], &k.heroes[b]
	for give := range 1 << x.ncard {
		for take := range 1 << y.ncard {
			if give|take != 0 && k.fitsAfter(a, give, b, take) && k.fitsAfter(b, take, a, give) {
				return true
			}
		}
	}
	return false
}

// fitsAfter reports whether a hero can store what is left and what comes.
func (k *turn) fitsAfter(h heroNo, gone int, from heroNo, come int) bool {
	l := emptyLayout()
	for i, c := range k.heroes[h].cards[:k.heroes[h].ncard] {
		if gone&(1<<i) == 0 && !k.seat(h, &l, c) {
			return false
		}
	}
	for i, c := range k.heroes[from].cards[:k.heroes[from].ncard] {
		if come&(1<<i) != 0 && !k.seat(h, &l, c) {
			return false
		}
	}
	return true
}
