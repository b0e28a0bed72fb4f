package bsieged

import (
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// simulated is how often each trial is rolled (BS-INV-23), and the tolerance of 1 percentage
// point.
const (
	simulated = 100_000
	tolerance = 0.01
)

// near checks chances against counts of trials.
func near(t *testing.T, what string, want []float64, counts map[int]int) {
	t.Helper()
	sum := 0.0
	for n, p := range want {
		sum += p
		if got := float64(counts[n]) / simulated; math.Abs(got-p) > tolerance {
			t.Errorf("%s %d: %.4f rolled, %.4f reckoned", what, n, got, p)
		}
	}
	for n := range counts {
		if n < 0 || n >= len(want) {
			t.Errorf("%s: %d rolled, %d reckoned at most", what, n, len(want)-1)
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("%s: the chances add up to %v", what, sum)
	}
}

// trial is what came of a roll.
type trial struct{ hits, units, points, any, avatar, dead map[int]int }

func newTrial() trial {
	return trial{map[int]int{}, map[int]int{}, map[int]int{}, map[int]int{}, map[int]int{}, map[int]int{}}
}

func (c trial) add(hits int, d felled, dead bool) {
	c.hits[hits]++
	c.units[d.units]++
	c.points[d.vinculum]++
	one := func(m map[int]int, yes bool) {
		if yes {
			m[1]++
		} else {
			m[0]++
		}
	}
	one(c.any, d.any())
	one(c.avatar, d.avatar)
	one(c.dead, dead)
}

func (c trial) compare(t *testing.T, o Odds) {
	t.Helper()
	near(t, "hits", o.Hits, c.hits)
	near(t, "units", o.Units, c.units)
	if len(o.Points) > 0 {
		near(t, "Vinculum", o.Points, c.points)
	} else if c.points[0] != simulated {
		t.Error("Vinculum taken against all odds")
	}
	near(t, "success", []float64{1 - o.Any, o.Any}, c.any)
	near(t, "Avatar", []float64{1 - o.Avatar, o.Avatar}, c.avatar)
	near(t, "Messenger", []float64{1 - o.Danger, o.Danger}, c.dead)
}

// BS-INV-23, BS-TBL-12: the odds of attacks agree with 100 000 rolls of the real dice and hits.
func TestOddsOfAttacks(t *testing.T) {
	for name, k := range map[string]struct {
		dice, need, strength int
		massive, avatar      bool
		set                  func(s *siege)
	}{
		"one die":            {1, 5, 1, false, false, func(s *siege) { s.put(south, zone2, krohn, 2) }},
		"passed over":        {3, 4, 1, false, false, func(s *siege) { s.put(south, zone2, eliteKrohn, 2).put(south, zone2, krohn, 1) }},
		"Avatar first":       {5, 3, 4, false, true, func(s *siege) { s.put(south, zone2, gargoh, 2) }},
		"Avatar too strong":  {5, 3, 3, false, true, func(s *siege) { s.put(south, zone2, molen, 1) }},
		"Messenger's danger": {5, 3, 2, true, false, func(s *siege) { s.put(south, zone2, gargoh, 2).walker(south, zone2) }},
		"a Mölen saves him":  {5, 3, 2, true, false, func(s *siege) { s.put(south, zone2, gargoh, 1).put(south, zone2, molen, 1).walker(south, zone2) }},
		"empty Zone":         {2, 3, 2, true, false, func(s *siege) { s.walker(south, zone2) }},
		"seven or more":      {2, 7, 2, false, false, func(s *siege) { s.put(south, zone2, gargoh, 2) }},
		"one or more":        {2, 1, 2, false, false, func(s *siege) { s.put(south, zone2, gargoh, 3) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := besiege(t)
			k.set(s)
			if k.avatar {
				s.avatar = avatar{field: south, zone: zone2, vinculum: 2}
			}
			odds := s.attackOdds(south, zone2, k.dice, k.need, k.strength, k.massive)
			c, rng := newTrial(), rules.NewRand(5)
			for range simulated {
				p := *s.State
				p.rng, p.story = rng, p.story[:0]
				p.throw(eileen, cards.RedDie, k.dice, roll{goal: forHits, need: int8(k.need)})
				rng = p.rng
				d := p.strike(blow{field: south, zone: zone2, hits: p.dice.hits(), strength: k.strength, by: noHero})
				c.add(p.dice.hits(), d, k.massive && d.left > 0 && !p.enemies(south, zone2) && p.messenger.in(south, zone2))
			}
			c.compare(t, odds)
		})
	}
}

// BS-MAS-8: an enemy that the Strength cannot harm is not destroyed, so that the hits left over
// do not kill the Messenger: the odds say so exactly.
func TestNoDangerBehindAMolen(t *testing.T) {
	s := besiege(t).put(south, zone2, molen, 1).put(south, zone2, krohn, 1).walker(south, zone2)
	if o := s.attackOdds(south, zone2, 5, 3, 2, true); o.Danger != 0 {
		t.Errorf("danger %v", o.Danger)
	}
}

// BS-TBL-12: exact values: two dice on 5+ against two standard Krohns; the order of the fallen.
func TestExactOdds(t *testing.T) {
	s := besiege(t).put(north, zone2, krohn, 2).put(north, zone2, gargoh, 1).put(north, zone2, eliteGargoh, 1)
	o := s.attackOdds(north, zone2, 2, 5, 1, false)
	for n, want := range []float64{4.0 / 9, 4.0 / 9, 1.0 / 9} {
		if math.Abs(o.Units[n]-want) > 1e-12 {
			t.Errorf("%d: %v, want %v", n, o.Units[n], want)
		}
	}
	if math.Abs(o.Any-5.0/9) > 1e-12 || math.Abs(AtLeast(o.Units, 2)-1.0/9) > 1e-12 {
		t.Errorf("any %v", o.Any)
	}
	want := []Fall{{Figure: int(gargoh)}, {Figure: int(krohn)}, {Figure: int(krohn)}}
	if len(o.Falls) != len(want) || o.Falls[0] != want[0] || o.Falls[1] != want[1] || o.Falls[2] != want[2] {
		t.Errorf("falls %v", o.Falls)
	}
}

// BS-INV-23, BS-TBL-13: the odds of a shot agree with 100 000 shots, the Messenger's danger
// included (BS-CAT-13, BS-RUL-23).
func TestOddsOfShots(t *testing.T) {
	for name, set := range map[string]func(s *siege){
		"units":           func(s *siege) { s.put(south, zone3, krohn, 2) },
		"Messenger":       func(s *siege) { s.put(south, zone3, molen, 1).walker(south, zone3) },
		"Avatar's shield": func(s *siege) { s.walker(south, zone3).avatar = avatar{field: south, zone: zone3, vinculum: 1} },
		"more": func(s *siege) {
			s.put(south, zone3, krohn, 3).modify(modifier{stat: cards.CatapultShot, n: 1, hero: noHero})
		},
		"fewer": func(s *siege) {
			s.put(south, zone3, krohn, 3).modify(modifier{stat: cards.CatapultShot, n: -2, hero: noHero})
		},
		"ward": func(s *siege) { s.put(south, zone3, molen, 1).walker(south, zone3).ward = true },
	} {
		t.Run(name, func(t *testing.T) {
			s := besiege(t)
			set(s)
			s.facing = south
			odds := s.shotOdds(eileen)
			c, stuckBy, rng := newTrial(), map[int]int{}, rules.NewRand(6)
			for range simulated {
				p := *s.State
				p.rng, p.story = rng, p.story[:0]
				p.throw(eileen, cards.CatapultDie, 1, roll{goal: forShot})
				rng = p.rng
				if p.dice.face[0] == stuck {
					stuckBy[1]++
				} else {
					stuckBy[0]++
				}
				units, points, had := p.fronts[south].zones[zone3].units(), p.avatar.vinculum, p.avatar.vinculum > 0
				n := p.shotResult(eileen)
				p.loose(eileen)
				c.add(n, felled{units: units - p.fronts[south].zones[zone3].units(), vinculum: int(points - p.avatar.vinculum), avatar: had && p.avatar.vinculum == 0}, p.messenger.deaths > 0)
			}
			c.compare(t, odds)
			near(t, "stuck", []float64{1 - odds.Stuck, odds.Stuck}, stuckBy)
		})
	}
}

// BS-TBL-13, BS-CON-53: what a roll earns, with what changes it, never below 0 before the
// printed addition, and what is lost to the limit.
func TestOddsOfEarning(t *testing.T) {
	for _, k := range []struct {
		gold, change int8
		plus         int
		want         []float64
		lost         float64
	}{
		{0, 0, 0, []float64{0, 1. / 3, 1. / 3, 1. / 3}, 0},
		{2, 0, 0, []float64{0, 1. / 3, 2. / 3}, 1. / 3},
		{4, 0, 0, []float64{1}, 2},
		{0, -2, 0, []float64{2. / 3, 1. / 3}, 0},
		{0, -2, 1, []float64{0, 2. / 3, 1. / 3}, 0},
		{0, 1, 1, []float64{0, 0, 0, 1. / 3, 2. / 3}, 1. / 3},
	} {
		s := besiege(t)
		s.heroes[eileen].track[cards.Gold] = k.gold
		s.modify(modifier{stat: cards.GoldRoll, n: k.change, hero: noHero})
		s.modify(modifier{stat: cards.FoodRoll, n: 5, hero: noHero})
		o := s.earnOdds(eileen, cards.Gold, k.plus)
		if len(o.Earned) != len(k.want) || math.Abs(o.Lost-k.lost) > 1e-12 {
			t.Errorf("%+v: %+v", k, o)
			continue
		}
		for n := range k.want {
			if math.Abs(o.Earned[n]-k.want[n]) > 1e-12 {
				t.Errorf("%+v: %+v", k, o)
			}
		}
	}
}

// BS-INV-23, BS-TBL-13: the odds of earning agree with 100 000 rolls at the table.
func TestOddsOfEarningAreThoseOfTheDice(t *testing.T) {
	s := besiege(t)
	s.heroes[eileen].track[cards.Food] = 4
	odds := s.earnOdds(eileen, cards.Food, 0)
	counts, rng := map[int]int{}, rules.NewRand(11)
	for range simulated {
		p := *s.State
		p.rng, p.story = rng, p.story[:0]
		p.throw(eileen, cards.YellowDie, 1, roll{goal: forSum})
		rng = p.rng
		counts[p.earn(eileen, cards.Food, p.dice.sum(), "BS-BLD-14")]++
	}
	near(t, "Food", odds.Earned, counts)
}
