package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// anyPosition makes a position of an Enemies phase up: heroes anywhere, units anywhere their
// type can be, buildings in any state, the Messenger and the Avatar anywhere or nowhere.
func anyPosition(t *testing.T, r *rules.Rand, tokens, crowded bool) *siege {
	s := besiege(t)
	s.stack.At(0).stage = toTactics
	s.nhero = uint8(4 + r.IntN(3))
	for h := range s.heroes[:s.nhero] {
		o := &s.heroes[h]
		o.track[cards.Morale] = int8(1 + r.IntN(5))
		for o.at == nowhere || !crowded && s.shared(o.at, heroNo(h)) {
			if o.at = place(r.IntN(int(placeCount))); o.at == nowhere {
				break
			}
		}
		if r.IntN(5) == 0 {
			o.tokens[0] = token{learned, 0}
			o.soaked = int8(r.IntN(3))
		}
		if r.IntN(12) == 0 {
			s.die(heroNo(h), "BS-TRK-4")
		}
	}
	for f := range s.fronts {
		for z := range s.fronts[f].zones {
			zn := &s.fronts[f].zones[z]
			for g := range figureCount {
				stays := g == molen && z != 2 || g.unit() == cards.Gargoh && z == 0
				if !stays && r.IntN(3) == 0 {
					zn.n[g] = uint8(r.IntN(3))
				}
				if zn.n[g] > 0 && r.IntN(6) == 0 {
					zn.quiet[g] = uint8(r.IntN(int(zn.n[g]) + 1))
					zn.still[g] = uint8(r.IntN(int(zn.n[g]) + 1))
				}
			}
			if z == 0 && r.IntN(4) > 0 { // else a Krohn enters nearly always
				zn.n[krohn], zn.n[eliteKrohn] = 0, 0
				zn.clamp(krohn)
				zn.clamp(eliteKrohn)
			}
		}
	}
	for b := range s.houses {
		s.houses[b].harm = harm(max(r.IntN(6)-3, 0))
		if tokens && s.houses[b].harm != destroyed {
			s.houses[b].reinforced = uint8(max(r.IntN(5)-2, 0))
		}
		if s.occupied(houseAt(cards.BuildingID(b)), noHero) {
			s.houses[b].harm = intact
		}
	}
	s.messenger.deaths = uint8(r.IntN(2))
	switch f := fieldNo(r.IntN(4)); r.IntN(4) {
	case 0:
		s.messenger.where, s.messenger.field, s.messenger.zone = inZone, f, zoneNo(r.IntN(3))
		s.messenger.back = s.messenger.deaths == 1
	case 1:
		s.messenger.where, s.messenger.field = onWall, f
	}
	if r.IntN(4) == 0 {
		s.avatar = avatar{field: fieldNo(r.IntN(4)), zone: zoneNo(r.IntN(3)), vinculum: 5}
	}
	s.ward = r.IntN(8) == 0
	s.judge()
	return s
}

// shared reports whether a place other than a wall holds another hero.
func (s *siege) shared(p place, h heroNo) bool {
	_, wall := p.wall()
	return !wall && s.occupied(p, h)
}

// playPhase plays the Enemies phase without Tactics. It reports how many questions there were.
func (s *siege) playPhase(r *rules.Rand) int {
	s.ambush()
	s.judge()
	if s.result == undecided {
		s.play(assaultFrame, func() rules.Choice { return s.choices[r.IntN(len(s.choices))] })
	}
	if s.result == undecided {
		s.play(marchFrame, nil)
	}
	return s.questions
}

// agrees checks what came of a phase against its forecast.
func (s *siege) agrees(f Forecast, before [cards.MaxHeroes]int8, zones [cards.FieldCount]front) {
	t := s.t
	t.Helper()
	yes := func(what string, c Chance, got bool) {
		t.Helper()
		if got && c == Never || !got && c == Surely {
			t.Errorf("%s: forecast %d, got %v", what, c, got)
		}
	}
	yes("defeat", f.Lost, s.result != undecided)
	if s.result != undecided {
		if f.Lost == Surely && f.Rule == "" {
			t.Error("a defeat without a rule")
		}
		return
	}
	for h := range s.heroes[:s.nhero] {
		lost, w := int(before[h]-s.heroes[h].track[cards.Morale]), f.Heroes[h]
		if lost < w.Least || lost > w.Most {
			t.Errorf("hero %d lost %d, forecast %d to %d", h, lost, w.Least, w.Most)
		}
		yes("death", w.Dies, before[h] > 0 && !s.heroes[h].alive)
	}
	for b, w := range f.Houses {
		if got := int(s.houses[b].harm); got < w.Best || got > w.Worst {
			t.Errorf("building %d: %d, forecast %+v", b, got, w)
		}
	}
	yes("Messenger", f.Messenger, s.told("messenger_died") > 0)
	for fn := range zones {
		yes("entering", f.Quarters[fn].Enters, false)
		for z := 1; z < cards.ZoneCount; z++ {
			for g := range figureCount {
				left := int(zones[fn].zones[z].n[g]) - f.Quarters[fn].Marching[z].N[g]
				if z+1 < cards.ZoneCount {
					left += f.Quarters[fn].Marching[z+1].N[g]
				}
				if got := int(s.fronts[fn].zones[z].n[g]); got != left {
					t.Errorf("field %d Zone %d figure %d: %d, forecast %d", fn, z+1, g, got, left)
				}
			}
		}
	}
	if m := &s.messenger; m.where == inZone {
		yes("the Messenger caught", f.Ride.Caught, s.holder() == m.zone)
		yes("his way blocked", f.Ride.Blocked, s.holder() != noZone && s.holder() != m.zone)
		if f.Ride.Caught == Maybe || f.Ride.Blocked == Maybe {
			t.Error("the Messenger's ride is left open")
		}
	}
	s.agreesOnAttacks(f)
}

// agreesOnAttacks checks the hits told in the events against the forecast.
func (s *siege) agreesOnAttacks(f Forecast) {
	s.t.Helper()
	var got [cards.FieldCount][3]int
	for _, e := range s.story {
		for fn := range got {
			if e.To == s.game.el.walls[fn] {
				switch e.Name {
				case "krohns_attack":
					got[fn][0] += int(e.N)
				case "gargohs_attack":
					got[fn][1] += int(e.N)
				case "molens_attack":
					got[fn][2] += int(e.N)
				}
			}
		}
	}
	for fn := range got {
		if q := f.Quarters[fn]; got[fn] != [3]int{q.KrohnHits, q.GargohHits, q.Molens} {
			s.t.Errorf("field %d: hits %v, forecast %+v", fn, got[fn], q)
		}
	}
}

// BS-INV-22: the forecast agrees with what the Enemies phase does, exactly when the players have no choice.
// BS-TBL-7. Where they choose it gives bounds that no play leaves.
func TestForecastAgrees(t *testing.T) {
	r := rules.NewRand(7)
	played, exact, lost := 0, 0, 0
	for range 6000 {
		s := anyPosition(t, &r, r.IntN(2) == 0, r.IntN(4) == 0)
		if s.result != undecided {
			continue
		}
		before := [cards.MaxHeroes]int8{}
		for h := range s.heroes[:s.nhero] {
			before[h] = s.heroes[h].track[cards.Morale]
		}
		position := *s.State
		f := s.Forecast()
		if g := s.Forecast(); f != g {
			t.Fatal("two forecasts of one position differ")
		}
		questions := s.playPhase(&r)
		s.agrees(f, before, position.fronts)
		played++
		if s.result != undecided {
			lost++
		}
		if questions == 0 {
			exact++
			s.agreesExactly(f)
		}
		if t.Failed() {
			t.Fatalf("position %d: heroes %+v\nzones %+v\nhouses %v messenger %+v ward %v\nforecast %+v\nresult %d", played, heroesOf(&position), position.fronts, position.houses, position.messenger, position.ward, f, s.result)
		}
	}
	if exact < 1000 || played-lost < 1000 || lost < 300 {
		t.Errorf("%d played, %d without a choice, %d lost: too few to tell", played, exact, lost)
	}
}

// agreesExactly checks that a forecast of a phase without choices leaves nothing open.
func (s *siege) agreesExactly(f Forecast) {
	s.t.Helper()
	if f.Lost == Maybe || f.Lost == Surely && f.Rule != s.result.rule() {
		s.t.Errorf("defeat: forecast %d by %s, got %s", f.Lost, f.Rule, s.result.rule())
	}
	if s.result != undecided {
		return
	}
	for h := range s.heroes[:s.nhero] {
		if w := f.Heroes[h]; w.Least != w.Most || w.Dies == Maybe {
			s.t.Errorf("hero %d: %+v", h, w)
		}
	}
	for b, w := range f.Houses {
		if w.Best != w.Worst {
			s.t.Errorf("building %d: %+v", b, w)
		}
	}
	if f.Messenger == Maybe {
		s.t.Error("the Messenger's fate is left open")
	}
}

// heroesOf is where heroes stand and with what Morale, for failures.
func heroesOf(s *State) (list [][3]int) {
	for h := range s.heroes[:s.nhero] {
		o := &s.heroes[h]
		list = append(list, [3]int{int(o.at), int(o.track[cards.Morale]), s.armour(heroNo(h)) - int(o.soaked)})
	}
	return list
}

// BS-TBL-7: the forecast of BS-EX-15: five hits, each hero can die, neither must.
func TestForecastOfASplit(t *testing.T) {
	s := besiege(t).put(north, zone1, krohn, 3).put(north, zone1, eliteKrohn, 1)
	s.hero(osvith, wallOf(north), 5).hero(kador, wallOf(north), 2)
	f := s.Forecast()
	if q := f.Quarters[north]; q.KrohnHits != 5 || q.Enters != Never {
		t.Errorf("%+v", q)
	}
	if f.Heroes[osvith] != (HeroThreat{3, 5, Maybe}) || f.Heroes[kador] != (HeroThreat{0, 2, Maybe}) || f.Heroes[eileen] != (HeroThreat{}) {
		t.Errorf("%+v", f.Heroes)
	}
	s.hero(osvith, wallOf(north), 1)
	if f = s.Forecast(); f.Heroes[osvith].Dies != Surely || f.Heroes[kador].Dies != Surely {
		t.Errorf("%+v", f.Heroes)
	}
}

// BS-TBL-7: of BS-EX-25: the token leaves the Hideout damaged at best, destroyed at worst.
func TestForecastOfMolens(t *testing.T) {
	s := besiege(t).put(north, zone3, molen, 2)
	s.hero(orobox, wallOf(north), 5).hero(lugh, houseAt(cards.TheTavern), 5).hero(myrinia, onCatapult, 2)
	s.houses[cards.Hideout].reinforced = 1
	f := s.Forecast()
	if f.Quarters[north].Molens != 2 || f.Houses[cards.Hideout] != (HouseThreat{1, 2}) || f.Houses[cards.TheTavern] != (HouseThreat{}) {
		t.Errorf("%+v", f)
	}
	if f.Heroes[orobox] != (HeroThreat{2, 2, Never}) || f.Heroes[myrinia] != (HeroThreat{2, 2, Surely}) {
		t.Errorf("%+v", f.Heroes)
	}
}

// BS-TBL-7: Krohns that would enter, the Avatar (first, in the north), units that advance, the Messenger's ambush.
func TestForecastOfTheMarch(t *testing.T) {
	s := besiege(t).put(east, zone1, eliteKrohn, 2).put(west, zone2, krohn, 3).put(west, zone3, gargoh, 1).walker(south, zone2).put(south, zone2, krohn, 1)
	s.avatar = avatar{field: north, zone: zone1, vinculum: 1}
	f := s.Forecast()
	if q := f.Quarters[east]; q.Enters != Surely || q.Entering.N[eliteKrohn] != 2 || q.KrohnHits != 0 {
		t.Errorf("%+v", q)
	}
	if q := f.Quarters[west]; q.Marching[zone2].N[krohn] != 3 || q.Marching[zone3].N[gargoh] != 1 {
		t.Errorf("%+v", q)
	}
	if !f.Ambush || f.Messenger != Surely || f.Quarters[south].Marching[zone2].N[krohn] != 0 || f.Avatar != AvatarEnters || f.Lost != Surely || f.Rule != "BS-END-6" {
		t.Errorf("%+v", f)
	}
}

// BS-TBL-7: in the middle of a run of hits the forecast counts those that are left.
func TestForecastWhileHitsAreSplit(t *testing.T) {
	s := besiege(t).put(north, zone1, krohn, 5).put(west, zone2, gargoh, 2)
	s.hero(eileen, wallOf(north), 5).hero(orobox, wallOf(north), 5).hero(osvith, wallOf(west), 5)
	s.firstQuestion(assaultFrame)
	s.answer(of(Hit, int(eileen), 0))
	f := s.Forecast()
	if f.Quarters[north].KrohnHits != 4 || f.Quarters[west].GargohHits != 2 || f.Heroes[orobox] != (HeroThreat{0, 4, Never}) || f.Heroes[eileen] != (HeroThreat{0, 4, Maybe}) {
		t.Errorf("%+v", f)
	}
}

// The forecast is on all the time: it must be cheap and allocate nothing that grows.
func BenchmarkForecast(b *testing.B) {
	r := rules.NewRand(7)
	s := anyPosition(&testing.T{}, &r, true, true)
	b.ReportAllocs()
	for b.Loop() {
		s.Forecast()
	}
}
