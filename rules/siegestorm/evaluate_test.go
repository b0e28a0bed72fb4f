package siegestorm

import (
	"math"
	"testing"

	"portcullis/rules"
)

func TestEvaluateIsExactWhenTheMatchIsOver(t *testing.T) {
	for name, c := range map[string]struct {
		p       *position
		result  result
		winners rules.Seats
	}{
		"a duel that the second player wins": {standard(t), wonDuel, rules.SeatsOf(1)},
		"a boss who is beaten by both":       {against(t, grakka, "seraphia", "styxia"), wonLife, rules.SeatsOf(0, 1)},
		"a boss who wins":                    {against(t, grakka, "seraphia", "styxia"), lostToBoss, 0},
	} {
		c.p.hand(0, "se_gate_novice", "se_shield_sister") // who wins does not depend on what is left
		c.p.finish(c.result, noSide, c.winners)
		for seat := range rules.Seat(2) {
			want := 0.0
			if c.winners.Has(seat) {
				want = 1
			}
			if got := c.p.Evaluate(seat); got != want {
				t.Errorf("%s: seat %d has %v, not %v", name, seat, got, want)
			}
		}
	}
}

// Two players who have the same are even, and what one gains the other loses.
func TestEvaluateIsEvenAndFair(t *testing.T) {
	p := at(t, duel, "seraphia", "seraphia")
	if a, b := p.Evaluate(0), p.Evaluate(1); a != 0.5 || b != 0.5 {
		t.Errorf("two alike have %v and %v", a, b)
	}
	p.onTrack(0, 3, "se_bannered_captain")
	if a, b := p.Evaluate(0), p.Evaluate(1); a <= 0.5 || math.Abs(a+b-1) > 1e-12 {
		t.Errorf("with a creature more %v and %v", a, b)
	}
}

// gains is a Duel of two alike in which one card of the first player is out of the game, and the
// chance that is left to each before and after it comes back.
func gains(t *testing.T, comesBack func(p *position, c cardNo)) (before, after [2]float64) {
	t.Helper()
	p := at(t, duel, "seraphia", "seraphia")
	c := p.to(0, "se_bannered_captain", removed)
	before = [2]float64{p.Evaluate(0), p.Evaluate(1)}
	p.lift(c)
	comesBack(p, c)
	return before, [2]float64{p.Evaluate(0), p.Evaluate(1)}
}

// Whatever a player has more makes his chance greater and his opponent's smaller.
func TestEvaluateGrowsWithWhatASideHas(t *testing.T) {
	for name, comesBack := range map[string]func(p *position, c cardNo){
		"the hand":      func(p *position, c cardNo) { p.put(c, inHand, 0) },
		"a Supporter":   func(p *position, c cardNo) { p.put(c, inSupport, 0) },
		"the Resources": func(p *position, c cardNo) { p.put(c, inResources, 0) },
		"healed":        func(p *position, c cardNo) { p.put(c, inHealPile, 0) },
		"the war track": func(p *position, c cardNo) { p.stand(c, p.firstTrack(0), 0) },
		"the Frontline": func(p *position, c cardNo) { p.holdFront(c, 0, 0) },
		"No Man's Land": func(p *position, c cardNo) { p.holdMiddle(c, 0, 0) },
	} {
		if before, after := gains(t, comesBack); after[0] <= before[0] || after[1] >= before[1] {
			t.Errorf("%s: %v after %v", name, after, before)
		}
	}
	if before, after := gains(t, func(p *position, c cardNo) { p.put(c, inCasualties, 0) }); after != before {
		t.Errorf("a card among the Casualties: %v after %v", after, before)
	}
}

// A creature counts for more the nearer it is to its storm, and the stronger it is.
func TestEvaluateOfCreatures(t *testing.T) {
	of := func(slot uint8, key string) float64 {
		p := at(t, duel, "seraphia", "seraphia")
		p.onTrack(0, slot, key)
		return p.Evaluate(0)
	}
	if of(3, "se_bannered_captain") <= of(2, "se_bannered_captain") {
		t.Error("slot 3 counts for no more than slot 2")
	}
	modified := func(slot uint8, att, def int8) (gain float64) {
		p := at(t, duel, "seraphia", "seraphia")
		c := p.onTrack(0, slot, "se_bannered_captain")
		before := p.Evaluate(0)
		p.modify(c, c, att, def)
		return p.Evaluate(0) - before
	}
	if gain := modified(2, 1, 0); gain <= 0 {
		t.Errorf("1 ATT more gains %v", gain)
	}
	if gain := modified(1, 0, 1); gain <= 0 {
		t.Errorf("1 DEF more of the Defender gains %v", gain)
	}
	if gain := modified(2, 0, 1); gain != 0 {
		t.Errorf("1 DEF more of a creature that is no Defender gains %v", gain)
	}
}

// What hurts the boss helps the player.
func TestEvaluateAgainstTheBoss(t *testing.T) {
	for name, hurt := range map[string]func(p *position){
		"a Life Point":    func(p *position) { p.boss.life-- },
		"a Menace Level":  func(p *position) { p.boss.menace-- },
		"a creature less": func(p *position) { c := p.bossSlot(2); p.lift(c); p.put(c, inCasualties, bossSide) },
	} {
		p := against(t, grakka, "seraphia")
		p.boss.menace = 3
		p.onTrack(bossSide, 2, "gb_goblin_tank")
		before := p.Evaluate(0)
		hurt(p)
		if after := p.Evaluate(0); after <= before {
			t.Errorf("%s: %v after %v", name, after, before)
		}
	}
}

// The estimate holds against how matches end that are played on by chance: it tells more than an even
// guess, and the higher it is the more often the seat wins.
func TestEvaluateAgainstPlayedOut(t *testing.T) {
	const matches = 240
	type third struct{ won, n float64 }
	var low, middle, high third
	loss, n := 0.0, 0.0
	for seed := range uint64(matches) {
		s := begun(duel, seed, 2)
		r := rules.NewRand(seed + 1)
		var said []float64
		for turn := uint16(0); s.result == undecided; {
			if s.turn > turn && s.turn > 4 {
				turn = s.turn
				said = append(said, s.Evaluate(0))
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
		won := 0.0
		if s.winner.Has(0) {
			won = 1
		}
		for _, p := range said {
			into := &middle
			switch {
			case p < 0.4:
				into = &low
			case p > 0.6:
				into = &high
			}
			into.won += won
			into.n++
			loss -= won*math.Log(p) + (1-won)*math.Log(1-p)
			n++
		}
	}
	share := func(x third) float64 { return x.won / x.n }
	t.Logf("log loss %.3f of %.0f; won %.2f of %.0f, %.2f of %.0f, %.2f of %.0f", loss/n, n, share(low), low.n, share(middle), middle.n, share(high), high.n)
	if loss/n > 0.67 {
		t.Errorf("a log loss of %.3f; an even guess has 0.693", loss/n)
	}
	if low.n < 100 || high.n < 100 || share(low) > 0.4 || share(high) < 0.6 || share(middle) < share(low) || share(middle) > share(high) {
		t.Errorf("won %.2f of %.0f where it says little, %.2f of %.0f where it says half, %.2f of %.0f where it says much",
			share(low), low.n, share(middle), middle.n, share(high), high.n)
	}
}

// A Supporter of a Duel counts by the turns in which it still pays (ST-PLY-3).
func TestASupporterCountsByTheTurnsThatAreLeft(t *testing.T) {
	worth := func(left int) float64 {
		p := at(t, duel, "seraphia", "styxia")
		c := p.supporter(0, "se_gate_novice")
		p.resources(0, left)
		p.resources(1, left)
		with := p.prospects(0)
		p.lift(c)
		p.put(c, inCasualties, 0)
		return with - p.prospects(0)
	}
	if early, late := worth(16), worth(3); early < 0.3 || late > 0.1 {
		t.Errorf("early it is worth %.2f, at the end %.2f", early, late)
	}
}
