package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-EX-13: both heroes die, five of ten hits are lost, nobody enters.
// BS-EPI-1, BS-EPI-2, BS-EPI-3, BS-KRO-2, BS-KRO-4.
func TestEpicSacrifice(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 4).put(west, zone1, eliteKrohn, 3)
	s.hero(eileen, wallOf(west), 3).hero(osvith, wallOf(west), 2)
	s.play(assaultFrame, func() rules.Choice { return s.choices[0] })
	s.morale(-1, 5, -1)
	if e := s.find("krohns_attack"); e.N != 10 || e.M != 7 {
		t.Errorf("%d hits of %d units, want 10 of 7", e.N, e.M)
	}
	if e := s.find("hits_lost"); e.N != 5 || e.Rule != "BS-EPI-2" {
		t.Errorf("%d hits lost by %s, want 5", e.N, e.Rule)
	}
	s.play(marchFrame, nil)
	s.ended(undecided)
	if z := s.fronts[west].zones[zone1]; z.n[krohn] != 4 || z.n[eliteKrohn] != 3 {
		t.Errorf("the Krohns went: %v", z.n)
	}
}

// BS-EX-14: one hero with Morale 1 stops 10 or 20 Krohns. BS-EPI-2.
func TestOneHeroStopsAllKrohns(t *testing.T) {
	for _, n := range []uint8{10, 20} {
		s := besiege(t).put(east, zone1, krohn, n)
		s.hero(eileen, wallOf(east), 1)
		s.play(assaultFrame, nil).play(marchFrame, nil)
		s.morale(-1)
		s.ended(undecided)
		if e := s.find("hits_lost"); e.N != int16(n)-1 {
			t.Errorf("%d lost, want %d", e.N, n-1)
		}
	}
}

// BS-EX-15: of five hits the split 4 and 1 alone lets both live; five on the Mercenary kill.
// BS-STG-1, BS-RUL-54: the two hits of the elite Krohn may be split.
func TestStandingYourGround(t *testing.T) {
	for toKador := int8(0); toKador <= 2; toKador++ {
		s := besiege(t).put(north, zone1, krohn, 3).put(north, zone1, eliteKrohn, 1)
		s.hero(osvith, wallOf(north), 5).hero(kador, wallOf(north), 2)
		left := toKador
		s.play(assaultFrame, func() rules.Choice {
			if left > 0 {
				left--
				return of(Hit, int(kador), 0)
			}
			return of(Hit, int(osvith), 0)
		})
		want := [][2]int8{{-1, 2}, {1, 1}, {2, -1}}[toKador]
		s.morale(5, 5, want[0], want[1])
	}
}

// BS-EAT-5, BS-EAT-3: each hit costs 1 Morale, without dice. BS-STG-2: the dead take no more.
func TestHitsAreMorale(t *testing.T) {
	s := besiege(t).put(north, zone1, krohn, 3)
	s.hero(eileen, wallOf(north), 5)
	s.play(assaultFrame, nil)
	s.morale(2)
	if s.told("attack_rolled") != 0 {
		t.Error("enemies rolled dice")
	}
	s = besiege(t).put(north, zone1, krohn, 3)
	s.hero(eileen, wallOf(north), 1).hero(orobox, wallOf(north), 5)
	s.play(assaultFrame, s.script(of(Hit, int(eileen), 0)))
	s.morale(-1, 3)
}

// BS-KRO-3: Krohns strike the adjacent wall only: nobody in a building, on another wall.
func TestKrohnsReachTheWallOnly(t *testing.T) {
	s := besiege(t).put(north, zone1, krohn, 3)
	s.hero(eileen, wallOf(north), 5).hero(orobox, houseAt(cards.TheTavern), 5).hero(osvith, wallOf(west), 5).hero(kador, onCatapult, 5)
	s.play(assaultFrame, nil)
	s.morale(2, 5, 5, 5)
	if s.houses[cards.TheTavern].harm != intact {
		t.Error("a building was hit")
	}
}

// BS-GAR-1, BS-GAR-2, BS-GAR-3: Gargohs strike from Zone 2 all heroes of the Quarter, wall and
// both buildings, and no others.
func TestGargohsReachTheQuarter(t *testing.T) {
	s := besiege(t).put(west, zone2, gargoh, 2)
	s.hero(eileen, wallOf(west), 5).hero(orobox, houseAt(cards.Palace), 5).hero(osvith, houseAt(cards.SorceryTower), 5)
	s.hero(kador, onCatapult, 5).hero(lugh, houseAt(cards.TheTavern), 5)
	got := map[rules.Choice]bool{}
	for _, c := range s.firstQuestion(assaultFrame) {
		got[c] = true
	}
	for _, h := range []heroNo{eileen, orobox, osvith} {
		if !got[of(Hit, int(h), 0)] {
			t.Errorf("hero %d cannot be hit", h)
		}
	}
	for _, h := range []heroNo{kador, lugh, myrinia} {
		if got[of(Hit, int(h), 0)] {
			t.Errorf("hero %d can be hit", h)
		}
	}
	if got[of(HitRider)] {
		t.Error("a Messenger who is not there can be hit")
	}
}

// BS-GAR-4: with nobody to be hit the attack does nothing. BS-GAR-6: tokens do not cancel it.
func TestGargohsHurtNoBuildings(t *testing.T) {
	s := besiege(t).put(south, zone2, gargoh, 3).put(south, zone2, eliteGargoh, 1)
	s.houses[cards.TheMarket].reinforced = 1
	s.play(assaultFrame, nil)
	if e := s.find("hits_lost"); e.N != 5 || e.Rule != "BS-GAR-4" {
		t.Errorf("%d lost by %q", e.N, e.Rule)
	}
	s.hero(eileen, houseAt(cards.TheMarket), 5)
	s.clearMarks()
	s.play(assaultFrame, nil)
	s.morale(-1)
	if h := s.houses[cards.TheMarket]; h.harm != intact || h.reinforced != 1 {
		t.Errorf("the Market: %+v", h)
	}
}

// BS-EX-24: three hits on Osvith, two on Kador, the Messenger lives. BS-GAR-5, BS-MSG-22.
func TestGargohsAndTheMessenger(t *testing.T) {
	s := besiege(t).put(west, zone2, gargoh, 3).put(west, zone2, eliteGargoh, 1).rider(west)
	s.hero(kador, houseAt(cards.SorceryTower), 3).hero(osvith, wallOf(west), 5)
	s.play(assaultFrame, s.script(of(Hit, int(osvith), 0), of(Hit, int(osvith), 0), of(Hit, int(osvith), 0), of(Hit, int(kador), 1)))
	s.morale(5, 5, 2, 1)
	if s.messenger.where != onWall {
		t.Error("the Messenger is gone")
	}
}

// BS-MSG-21: the first hit kills the Messenger; BS-MSG-22: if the players give it to him.
func TestMessengerTakesAHit(t *testing.T) {
	for _, k := range []struct {
		z zoneNo
		g figure
	}{{zone1, krohn}, {zone2, gargoh}} {
		s := besiege(t).put(west, k.z, k.g, 2).rider(west)
		s.hero(eileen, wallOf(west), 5)
		s.play(assaultFrame, s.script(of(HitRider)))
		if s.messenger.where != absent || s.messenger.deaths != 1 {
			t.Error("the Messenger lives")
		}
		s.morale(3, 4) // one hit, and the Messenger's death
	}
}

// BS-EX-35: Krohns go over a wall with the Messenger alone. BS-MSG-24, BS-RUL-48.
func TestMessengerAloneOnTheWall(t *testing.T) {
	s := besiege(t).put(south, zone1, krohn, 1).rider(south)
	s.play(assaultFrame, nil)
	if s.messenger.where != onWall {
		t.Error("the Krohn struck the Messenger")
	}
	s.play(marchFrame, nil)
	s.ended(lostKrohn)
	if fieldNo(s.why) != south {
		t.Errorf("by field %d", s.why)
	}
}

// BS-EX-36: alone with a Gargoh he dies; a hero on the Market could take the hit. BS-RUL-49.
func TestMessengerAloneWithAGargoh(t *testing.T) {
	s := besiege(t).put(south, zone2, gargoh, 1).rider(south)
	s.play(assaultFrame, nil)
	if s.messenger.deaths != 1 {
		t.Error("the Messenger lives")
	}
	s = besiege(t).put(south, zone2, gargoh, 1).rider(south)
	s.hero(eileen, houseAt(cards.TheMarket), 5)
	s.play(assaultFrame, s.script(of(Hit, int(eileen), 0)))
	s.morale(4)
	if s.messenger.where != onWall {
		t.Error("the Messenger is gone")
	}
}

// BS-EX-37: Krohn hits are lost when the hero is dead, Gargoh hits go on to the Messenger.
// BS-EPI-2, BS-RUL-49.
func TestSacrificeSavesTheMessengerFromKrohns(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 3).rider(west)
	s.hero(eileen, wallOf(west), 1)
	s.play(assaultFrame, s.script(of(Hit, int(eileen), 0)))
	s.morale(-1)
	if e := s.find("hits_lost"); e.N != 2 || s.messenger.where != onWall {
		t.Errorf("%d hits lost, Messenger %v", e.N, s.messenger.where)
	}
	s = besiege(t).put(west, zone2, gargoh, 3).rider(west)
	s.hero(eileen, wallOf(west), 1)
	s.play(assaultFrame, s.script(of(Hit, int(eileen), 0)))
	s.morale(-1, 4)
	if s.messenger.deaths != 1 {
		t.Error("the Messenger lives")
	}
}

// BS-EPI-3: nobody can be spared while hits are left and a hero lives: there is no such choice.
func TestNoHitIsWaived(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 9).rider(west)
	s.hero(eileen, wallOf(west), 3).hero(orobox, wallOf(west), 3)
	for _, c := range s.firstQuestion(assaultFrame) {
		if c.Verb != Hit && c.Verb != HitRider {
			t.Errorf("offered: %v", c)
		}
	}
	s.finish(func() rules.Choice { return s.choices[0] })
	s.morale(-1, -1)
}

// BS-TBL-10: "all that is left" stops short of death and asks again.
func TestAllThatIsLeftNeverKills(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 6)
	s.hero(eileen, wallOf(west), 4).hero(orobox, wallOf(west), 5)
	s.play(assaultFrame, s.script(of(Hit, int(eileen), 1), of(Hit, int(orobox), 1)))
	s.morale(1, 2)
	// With Morale 1, or one hit left, it would be no other choice than the single hit.
	s = besiege(t).put(west, zone1, krohn, 6)
	s.hero(eileen, wallOf(west), 1).hero(orobox, wallOf(west), 2)
	for _, c := range s.firstQuestion(assaultFrame) {
		if c.Args[1] == 1 {
			t.Errorf("offered: %v", c)
		}
	}
}

// BS-RUL-63: Vigor and armour ignore the first hits of a round; those count as assigned, and as
// survived in "all that is left".
func TestIgnoredHitsCountAsAssigned(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 4)
	s.hero(eileen, wallOf(west), 3)
	s.heroes[eileen].tokens[0] = token{learned, 0} // ignores 2
	s.play(assaultFrame, nil)
	s.morale(1)
	if s.told("hit_ignored") != 2 || s.heroes[eileen].soaked != 2 {
		t.Errorf("%d ignored", s.told("hit_ignored"))
	}
	s = besiege(t).put(west, zone1, krohn, 9)
	s.hero(eileen, wallOf(west), 3).hero(orobox, wallOf(west), 9)
	s.heroes[eileen].tokens[0] = token{learned, 0}
	s.play(assaultFrame, s.script(of(Hit, int(eileen), 1), of(Hit, int(orobox), 1)))
	s.morale(1, 4)
}

// BS-BAD-20: a hit on a dead hero, one elsewhere or (Krohns) one in a building is no choice.
func TestHitsOnTheWrongHero(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 2)
	s.hero(eileen, wallOf(west), 3).hero(orobox, wallOf(west), 3)
	s.hero(osvith, houseAt(cards.Palace), 3).hero(kador, wallOf(south), 3).hero(lugh, wallOf(west), 3)
	s.die(lugh, "BS-TRK-4")
	for _, c := range s.firstQuestion(assaultFrame) {
		if h := heroNo(c.Args[0]); h != eileen && h != orobox {
			t.Errorf("hero %d can be hit", h)
		}
	}
}

// BS-ENM-1, BS-ENM-2: standard units attack once, elite ones twice.
func TestElitesAttackTwice(t *testing.T) {
	for _, k := range []struct {
		z    zoneNo
		g    figure
		want int16
	}{{zone1, krohn, 3}, {zone1, eliteKrohn, 6}, {zone2, gargoh, 3}, {zone2, eliteGargoh, 6}} {
		s := besiege(t).put(west, k.z, k.g, 3)
		s.hero(eileen, wallOf(west), 10)
		s.play(assaultFrame, nil)
		s.morale(10 - int8(k.want))
	}
}

// BS-ENM-5, BS-EX-12, BS-RUL-56: only where its icon says so does a type attack.
func TestIconsOfTheZones(t *testing.T) {
	for z := range zoneNo(cards.ZoneCount) {
		for g := range figureCount {
			s := besiege(t).put(north, z, g, 1)
			s.hero(eileen, wallOf(north), 5)
			s.play(assaultFrame, nil)
			attacks := g.unit() == cards.Krohn && z == zone1 || g.unit() == cards.Gargoh && z == zone2 || g == molen && z == zone3
			if hurt := s.heroes[eileen].track[cards.Morale] < 5; hurt != attacks {
				t.Errorf("figure %d in Zone %d: attacks %v, want %v", g, z+1, hurt, attacks)
			}
		}
	}
}

// BS-EAT-1, BS-EAT-2: north, west, south, east, in each Zone 1, 2, 3. BS-EAT-4, BS-ENP-1.
func TestOrderOfAttacks(t *testing.T) {
	s := besiege(t)
	for f := range fieldNo(cards.FieldCount) {
		s.put(f, zone1, krohn, 1).put(f, zone2, gargoh, 1).put(f, zone3, molen, 1)
		s.hero(heroNo(f), wallOf(f), 9)
	}
	s.play(assaultFrame, nil)
	var got []rules.Element
	for _, e := range s.story {
		if e.Kind == rules.AttackResolved {
			got = append(got, e.From)
		}
	}
	i := 0
	for f := range fieldNo(cards.FieldCount) {
		for z := range zoneNo(cards.ZoneCount) {
			if i >= len(got) || got[i] != s.elZone(f, z) {
				t.Fatalf("attacks from %v", got)
			}
			i++
		}
	}
	s.morale(6, 6, 6, 6)
}

// BS-EAT-1: the first field may be another; the rest follow to the left.
func TestFirstFieldGoesLeft(t *testing.T) {
	s := besiege(t)
	for f := range fieldNo(cards.FieldCount) {
		s.put(f, zone3, molen, 1)
	}
	f := s.push(newFrame(assaultFrame))
	f.stage, f.field = 1, south
	s.finish(nil)
	if got := s.froms(); got != "zone:south/3 zone:east/3 zone:north/3 zone:west/3" {
		t.Error(got)
	}
}

// BS-OPT-16: the first field of the Attack step is asked only when it can matter.
func TestWhenTheFirstFieldIsAsked(t *testing.T) {
	two := func(s *siege) { s.put(north, zone3, molen, 1).put(west, zone2, gargoh, 1) }
	for _, k := range []struct {
		name  string
		order fieldOrder
		set   func(s *siege)
		want  bool
		why   string // what of it is said
	}{
		{"two fields, nothing at stake", orderSpare, two, false, ""},
		{"hero on the Catapult", orderSpare, func(s *siege) { two(s); s.hero(eileen, onCatapult, 5) }, true, "hero at the Catapult"},
		{"Messenger on the wall", orderSpare, func(s *siege) { two(s); s.rider(east) }, true, "Messenger on the wall"},
		{"four ruins", orderSpare, func(s *siege) {
			two(s)
			for b := range 4 {
				s.houses[b].harm = destroyed
			}
		}, true, "One more ruin"},
		{"three ruins", orderSpare, func(s *siege) {
			two(s)
			for b := range 3 {
				s.houses[b].harm = destroyed
			}
		}, false, ""},
		{"one field attacks", orderSpare, func(s *siege) { s.put(north, zone3, molen, 1).hero(eileen, onCatapult, 5) }, false, ""},
		{"Krohns without a hero do not attack", orderSpare, func(s *siege) {
			s.put(north, zone3, molen, 1).put(west, zone1, krohn, 1).hero(eileen, onCatapult, 5)
		}, false, ""},
		{"held units do not attack", orderSpare, func(s *siege) {
			two(s)
			s.fronts[west].zones[zone2].quiet[gargoh] = 1
			s.hero(eileen, onCatapult, 5)
		}, false, ""},
		{"always the same order", orderFixed, func(s *siege) { two(s); s.hero(eileen, onCatapult, 5) }, false, ""},
		{"asked every time", orderAsk, func(*siege) {}, true, "settled before the match"},
	} {
		s := besiege(t)
		s.set.order = k.order
		k.set(s)
		s.push(newFrame(assaultFrame))
		s.step()
		if got := s.ask.kind == askNext; got != k.want {
			t.Errorf("%s: asked %v, want %v", k.name, got, k.want)
		}
		if why := s.Prompt().Why.String(); k.want && !(strings.Contains(why, "on every field once, from the first to the left.") && strings.Contains(why, k.why)) {
			t.Errorf("%s: why it is asked is %q", k.name, why)
		}
	}
}

// BS-ENM-7: held units do not attack (verb hold); those that attacked are marked.
func TestHeldUnitsDoNotAttack(t *testing.T) {
	s := besiege(t).put(west, zone2, gargoh, 3)
	s.fronts[west].zones[zone2].quiet[gargoh] = 2
	s.hero(eileen, wallOf(west), 5)
	s.play(assaultFrame, nil)
	s.morale(4)
	if n := s.fronts[west].zones[zone2].acted[gargoh]; n != 1 {
		t.Errorf("%d attacked", n)
	}
}

// BS-CON-V-ward: a warded Messenger is no target, alone or beside a hero.
func TestWardedMessengerIsNoTarget(t *testing.T) {
	s := besiege(t).put(west, zone2, gargoh, 3).rider(west)
	s.ward = true
	s.play(assaultFrame, nil)
	if s.messenger.where != onWall || s.told("hits_lost") != 1 {
		t.Error("the warded Messenger was hit")
	}
	s = besiege(t).put(west, zone2, gargoh, 3).put(west, zone1, krohn, 1).rider(west)
	s.ward = true
	s.hero(eileen, wallOf(west), 9)
	s.play(assaultFrame, nil)
	s.morale(5)
}

// BS-RUL-78: the whole table decides on splits.
func TestEverySeatSplits(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 1)
	s.set.seats = 3
	s.hero(eileen, wallOf(west), 3).hero(orobox, wallOf(west), 3)
	s.firstQuestion(assaultFrame)
	if s.ask.hero != noHero || s.asked() != 7 {
		t.Errorf("asked: %v", s.State.asked())
	}
}

// BS-END-8: when the last hero dies the match is lost at once.
func TestLastHeroDies(t *testing.T) {
	s := besiege(t).put(north, zone1, krohn, 3).put(west, zone3, molen, 1)
	for h := orobox; h <= myrinia; h++ {
		s.die(h, "BS-TRK-4")
	}
	s.hero(eileen, wallOf(north), 2)
	s.play(assaultFrame, nil)
	s.ended(lostHeroes)
	if s.told("molens_attack") != 0 {
		t.Error("the match went on")
	}
}
