package bsieged

import (
	"bytes"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-INV-18: the snapshot of a match that is over, whatever was under way when it ended, is read
// again and tells the same.
func TestEndedMatchIsReadAgain(t *testing.T) {
	for name, c := range map[string]struct {
		end  func(*testing.T) *State
		want result
	}{
		"a Mölen kills the last hero":          {lostToMolens, lostHeroes},
		"a Mölen destroys the fifth building":  {lostToRuins, lostBuildings},
		"hunger":                               {lostToHunger, lostHeroes},
		"no time left":                         {func(t *testing.T) *State { return roundOver(t, 12, absent) }, lostTime},
		"the Messenger in round 12":            {func(t *testing.T) *State { return roundOver(t, 12, onWall) }, won},
		"the Messenger in round 8":             {func(t *testing.T) *State { return roundOver(t, 8, onWall) }, won},
		"a Massive Attack kills the Messenger": {lostToLogs, lostMessenger},
		"a card kills its last user":           {lostToFirebolt, lostHeroes},
		"a card kills the last hero":           {lostToTower, lostHeroes},
		"a Krohn enters":                       {lostToKrohn, lostKrohn},
	} {
		s := c.end(t)
		if s.result != c.want {
			t.Errorf("%s: %s, want %s", name, s.result, c.want)
			continue
		}
		readAgain(t, name, s)
	}
}

// BS-INV-18: the same for matches that chance ends.
func TestRandomEndIsReadAgain(t *testing.T) {
	matches := 400
	if testing.Short() {
		matches = 60
	}
	r := rules.NewRand(41)
	for n := range matches {
		state, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		for !s.Decision().Over() {
			if _, err := s.Apply(picked(&r, s.Decision().Choices)); err != nil {
				t.Fatal(err)
			}
		}
		readAgain(t, s.result.String(), s)
	}
}

// readAgain compares an ended match with what is read from its snapshot.
func readAgain(t *testing.T, name string, s *State) {
	t.Helper()
	data, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	state, err := content.Restore(data)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	back := state.(*State)
	if again, _ := back.Snapshot(); !bytes.Equal(data, again) {
		t.Errorf("%s: snapshot, restore, snapshot are not equal", name)
	}
	was, _ := s.Outcome()
	if is, over := back.Outcome(); !over || is.Result != was.Result || is.Reason.String() != was.Reason.String() || is.Winners != was.Winners {
		t.Errorf("%s: ended as %+v, read as %+v", name, was, is)
	}
	if !back.Decision().Over() {
		t.Errorf("%s: the match goes on", name)
	}
	back.View()
	back.Forecast()
	back.Sketch()
}

// ranOn is a position of a round at a stage, set up and played on by itself.
func ranOn(t *testing.T, round, stage uint8, set func(s *State)) *State {
	s := dealt(t, 1)
	at(s, round, stage)
	set(s)
	s.run()
	return s
}

// lostToMolens: three Mölens, and the first one kills everybody.
func lostToMolens(t *testing.T) *State {
	return ranOn(t, 2, toAssault, func(s *State) {
		setMorale(s, 1)
		for h := range heroNo(s.nhero) {
			s.heroes[h].at = wallOf(north)
		}
		s.fronts[north].zones[zone3].n[molen] = 3
	})
}

func lostToRuins(t *testing.T) *State {
	return ranOn(t, 2, toAssault, func(s *State) {
		for i, f := range []fieldNo{south, south, west, west, north} {
			s.houses[s.houseIn(f, i%quarterHouses)].harm = destroyed
		}
		s.houses[s.houseIn(north, 0)].harm = damaged
		s.fronts[north].zones[zone3].n[molen] = 2
	})
}

func lostToHunger(t *testing.T) *State {
	return ranOn(t, 3, toSeason, func(s *State) {
		for h := range heroNo(s.nhero) {
			s.heroes[h].track[cards.Food] = 1
		}
	})
}

func roundOver(t *testing.T, round uint8, where whereabouts) *State {
	return ranOn(t, round, toEnd, func(s *State) {
		s.messenger = messenger{where: where, field: north, zone: noZone, back: true, pursuit: noField}
	})
}

func lostToLogs(t *testing.T) *State {
	d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 1).ride("south/1")
	d.messenger.deaths = 1
	d.force(6, 6, 6, 6).apply("use arm_logs south")
	return d.State
}

func lostToFirebolt(t *testing.T) *State {
	d := inTurn(t, "kador").give("kador", "sor_firebolt").set("kador", cards.Morale, 1).put("west/1", krohn, 2)
	d.alone("kador")
	d.force(6, 6).apply("use sor_firebolt west/1")
	return d.State
}

// lostToTower: the building that the card damages is that of the last hero.
func lostToTower(t *testing.T) *State {
	d := inTurn(t, "kador").give("kador", "sor_falling_tower").set("kador", cards.Morale, 1).put("west/3", krohn, 2)
	d.alone("kador")
	d.heroes[d.who("kador")].at = houseAt(cards.Barn)
	d.apply("use sor_falling_tower west/3", "building barn")
	return d.State
}

func lostToKrohn(t *testing.T) *State {
	return ranOn(t, 2, toMarch, func(s *State) {
		s.fronts[east].zones[zone1].n[krohn] = 2
	})
}

// alone lets all heroes but one die.
func (d *desk) alone(name string) {
	for h := range heroNo(d.nhero) {
		if h != d.who(name) {
			d.die(h, "BS-TRK-4")
		}
	}
	d.listed = false
}
