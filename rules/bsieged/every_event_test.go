package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// Every Event does what its text says: at once, or as long as it is in force (BS-CON-30,
// BS-CON-57, BS-CON-63, BS-CON-76, BS-CON-V-forbid).
func TestEveryEvent(t *testing.T) {
	everyone := func(what cards.What, n int) func(*desk) {
		return func(d *desk) {
			for h := range heroNo(d.nhero) {
				d.has(d.sheet(h).ID, what, n)
			}
		}
	}
	figures := func(g figure, n int) func(*desk) {
		return func(d *desk) {
			if got := d.figures(g); got != n {
				d.t.Errorf("%d of %s", got, figureNames[g])
			}
		}
	}
	stat := func(stat cards.Stat, n int) func(*desk) {
		return func(d *desk) {
			if c := d.change(stat, 0, noZone); c.add != n || c.set {
				d.t.Errorf("changed by %+v", c)
			}
		}
	}
	closed := func(list ...cards.BuildingID) func(*desk) {
		return func(d *desk) {
			for b := range cards.BuildingID(cards.BuildingCount) {
				want := false
				for _, c := range list {
					want = want || b == c
				}
				if got := d.mayVisit(d.active, b); got.free() == want {
					d.t.Errorf("%s closed: %v", d.game.set.Buildings[b].ID, got)
				}
			}
		}
	}
	rolls := func(sum int8) func(*desk) {
		return func(d *desk) {
			got := int8(0)
			for _, n := range d.extra {
				got += n
			}
			if got != sum {
				d.t.Errorf("rolls %v", d.extra)
			}
		}
	}
	cases := map[string]func(*desk){
		"ev_clear_dawn": everyone(cards.Morale, 6),
		"ev_slow_drums": func(d *desk) { d.asks("effect_field").plays("at field east"); rolls(-1)(d) },
		"ev_swollen_hinges": func(d *desk) {
			if d.mayFace(south).free() {
				d.t.Error("the Catapult can be oriented")
			}
		},
		"ev_market_day":       stat(cards.GoldRoll, 1),
		"ev_shuttered_stalls": closed(cards.TheMarket),
		"ev_low_fog": func(d *desk) {
			if d.put("north/3", krohn, 1); d.mayTarget(north, zone3).free() {
				d.t.Error("Zone 3 can be attacked")
			}
		},
		"ev_late_caravan": func(d *desk) {
			d.asks("card")
			if d.figures(krohn) != 0 || d.ask.hero != d.first {
				d.t.Error("the card comes first, for the First Hero")
			}
			d.plays("leave")
			figures(krohn, 4)(d)
		},
		"ev_alley_rumours": func(d *desk) {
			for h := range heroNo(d.nhero) {
				want := 5
				if h == d.first {
					want = 4
				}
				d.has(d.sheet(h).ID, cards.Morale, want)
			}
		},
		"ev_wet_bowstrings": func(d *desk) {
			if h := d.who("osvith"); d.targetNumber(h, zone2, 0) != 6 || d.targetNumber(h, zone3, 0) != 6 || d.targetNumber(h, zone1, 0) != 3 {
				d.t.Error("other target numbers than 3, 6 and 6")
			}
		},
		"ev_curfew":          closed(cards.TheTavern, cards.Hideout),
		"ev_watch_toll":      everyone(cards.Gold, 3),
		"ev_rift_stragglers": figures(krohn, 8),
		"ev_rationing":       stat(cards.FoodRoll, -1),
		"ev_cold_forges":     stat(cards.ArmoryCost, 1),
		"ev_weary_sentries":  everyone(cards.Morale, 4),
		"ev_rising_panic": func(d *desk) {
			if d.moraleOfAttack(0) != 0 {
				d.t.Error("attacks earn Morale")
			}
		},
		"ev_cracked_beam":  stat(cards.CatapultShot, -1),
		"ev_gargoh_brood":  figures(gargoh, 3),
		"ev_marching_song": stat(cards.SpawnKrohn, 1),
		"ev_tremor": func(d *desk) {
			n := 0
			for _, b := range d.houses {
				n += int(b.harm)
			}
			if n != 1 {
				d.t.Errorf("%d buildings are damaged", n)
			}
		},
		"ev_empty_coffers": stat(cards.GoldRoll, -1),
		"ev_ember_gates":   rolls(2),
		"ev_silence_of_isherida": func(d *desk) {
			d.set("osvith", cards.Grace, 3).dice = roll{n: 1, goal: forSum, hero: d.who("osvith")}
			if d.active = d.who("osvith"); d.graceful() {
				d.t.Error("Divine Grace can be spent")
			}
		},
		"ev_forced_march":        func(d *desk) { d.zone("south/1", 0, 0, 0, 2, 0).zone("south/2", 0, 1, 0, 0, 0) },
		"ev_blood_moon":          stat(cards.SpawnKrohn, 1),
		"ev_broken_spirits":      everyone(cards.Morale, 3),
		"ev_ground_opens":        rolls(4),
		"ev_famine":              stat(cards.Upkeep, 1),
		"ev_breath_of_the_abyss": func(d *desk) { everyone(cards.Morale, 3)(d); figures(molen, 1)(d) },
		"ev_abyss_looks_back": func(d *desk) {
			if n, _ := d.allowance(0); n != 2 {
				d.t.Errorf("%d actions", n)
			}
		},
	}
	g := content
	for i := range g.set.Events {
		id := g.set.Events[i].ID
		check, ok := cases[id]
		if !ok {
			t.Errorf("%s is not played", id)
			continue
		}
		t.Run(id, func(t *testing.T) {
			d := inTurn(t, "osvith")
			if id == "ev_forced_march" {
				d.put("south/2", krohn, 2).put("south/2", gargoh, 1)
			}
			check(d.event(id))
		})
	}
	if len(cases) != len(g.set.Events) {
		t.Errorf("%d cases for %d Events", len(cases), len(g.set.Events))
	}
}

// BS-CON-76: the losses of Events leave the last Morale.
func TestEventLeavesMorale(t *testing.T) {
	for _, id := range []string{"ev_alley_rumours", "ev_weary_sentries", "ev_broken_spirits", "ev_breath_of_the_abyss"} {
		d := inTurn(t, "osvith")
		for h := range d.nhero {
			d.heroes[h].track[cards.Morale] = 1
		}
		d.event(id)
		for h := range heroNo(d.nhero) {
			d.has(d.sheet(h).ID, cards.Morale, 1)
		}
	}
}

// BS-CON-58, BS-CON-51: Events add up; a printed cost of 1 or more grows, never above 4; what a
// hero pays nothing for stays free.
func TestArmoryCost(t *testing.T) {
	for _, c := range []struct {
		hero, card string
		want       int
	}{{"osvith", "arm_barrage", 2}, {"osvith", "arm_avalanche", 4}, {"osvith", "arm_whetstone", 0}, {"lugh", "arm_avalanche", 0}, {"osvith", "tav_sellswords", 2}} {
		d := inTurn(t, c.hero).inForce("ev_cold_forges").give(c.hero, c.card)
		if got := d.cost(d.who(c.hero), d.heroes[d.who(c.hero)].cards[0]); got != c.want {
			t.Errorf("%s for %s costs %d", c.card, c.hero, got)
		}
	}
	d := inTurn(t, "osvith").inForce("ev_marching_song").inForce("ev_blood_moon").inForce("ev_empty_coffers").inForce("ev_market_day")
	if d.change(cards.SpawnKrohn, noHero, noZone).add != 2 || d.change(cards.GoldRoll, 0, noZone).add != 0 {
		t.Error("Events do not add up")
	}
}
