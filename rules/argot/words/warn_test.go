package words

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// oracle tells of every battle that it ends in the same way; one without chances knows of none.
type oracle struct{ win, breach, storm, taken float64 }

func (o oracle) Battle(atlas.Place) (win, breach float64, ok bool) {
	return o.win, o.breach, o.win+o.breach > 0
}

func (o oracle) Storm(atlas.Place, *engine.Comers) (win, breach float64, ok bool) {
	return o.taken, o.storm, o.storm+o.taken > 0
}

// threats are the warnings of a seat as text: "!" the match, "?" possible, "~" likely, "=" certain.
func threats(s *engine.State, seat rules.Seat, odds ...oracle) string {
	var all []string
	for _, w := range Warnings(s, seat, append(odds, oracle{})[0]) {
		text := map[rules.Odds]string{rules.Possible: "?", rules.Likely: "~", rules.Certain: "="}[w.Odds] + w.Rule + " " + w.Text.String()
		if w.Fatal {
			text = "!" + text
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

// AR-VIC-2, AR-VIC-3, AR-VIC-5: who keeps Old Town is told to Argot while nobody disputes it, and what is not held on the last
// turn to Mineos. A block of the other side may be a train, which does not count: that is not given away.
func TestOldTownIsWatched(t *testing.T) {
	for _, c := range []struct {
		name   string
		blocks string
		keep   uint8
		last   bool
		want   [2]string // for Argot and for Mineos
	}{
		{"nobody is there", "ar04 0905 4", 0, false, [2]string{}},
		{"Mineos is there", "mi13 0605 3", 0, false, [2]string{"~AR-VIC-3 Mineos holds Old Town when this turn ends; it then needs 2 more turns to win", ""}},
		{"for the last turn that it needs", "mi13 0605 3", 2, false, [2]string{"!~AR-VIC-3 Mineos holds Old Town when this turn ends, and wins the match", ""}},
		{"Argot disputes it", "mi13 0605 3,ar04 0606 4", 2, false, [2]string{}},
		{"a train does not", "mi13 0605 3,ar17 0606 3", 2, false, [2]string{"!~AR-VIC-3 Mineos holds Old Town when this turn ends, and wins the match; ?AR-TRN-4 First Supply Train stands alone with the enemy beside it, and the supply around it can be cut", ""}},
		{"a ship keeps nothing", "mi22 0605 2", 2, false, [2]string{}},
		{"on the last turn nobody holds it", "mi13 0905 3", 2, true, [2]string{"", "!=AR-VIC-5 the last turn ends, and Old Town is not held"}},
		{"on the last turn it is held", "mi13 0605 3", 2, true, [2]string{"!~AR-VIC-3 Mineos holds Old Town when this turn ends, and wins the match", ""}},
		{"on the last turn it is too late", "mi13 0905 3", 0, true, [2]string{}},
	} {
		s := position(t, strings.Split(c.blocks, ",")...)
		s.Keep, s.Pool = c.keep, 0
		if c.last {
			s.Day, s.Turn = s.Options.Days, 8
		}
		for seat, want := range c.want {
			if got := threats(s, rules.Seat(seat)); got != want {
				t.Errorf("%s, seat %d: %q, want %q", c.name, seat, got, want)
			}
		}
	}
	s := position(t, "mi13 0605 3")
	s.Result = engine.SiegeLifted
	if got := threats(s, engine.Argot); got != "" {
		t.Errorf("after the end: %q", got)
	}
	if Warnings(s, rules.NoSeat, oracle{}) != nil {
		t.Error("nobody is warned")
	}
}

// AR-FRT-5, AR-TRN-4: weak gates with the enemy before them, and trains that stand alone beside him, of either side.
func TestGatesAndTrainsAreWatched(t *testing.T) {
	gates := position(t).Map.Gates()
	outside := gates[0].Outside
	s := position(t, "mi13 "+position(t).Map.At(outside).ID+" 3")
	s.Pool = 0
	at := gate(s, 0).String()
	name := rules.Capital(gate(s, 0)).String()
	for want, odds := range map[string]oracle{
		"": {storm: 0.01}, "?AR-FRT-5 " + name + " has 3 left, and the enemy stands before it with nobody behind it": {},
		"?AR-FRT-5 " + name + " has 3 left: 70 % that it falls if the enemy attacks it: 1 block can come, from beside it, against 0 there": {storm: 0.7},
		"~AR-FRT-5 70 % that " + at + " falls in the battle":                                                                               {breach: 0.7},
		"?AR-FRT-5 30 % that " + at + " falls in the battle":                                                                               {breach: 0.3, storm: 0.7},
	} {
		if got := threats(s, engine.Argot, odds); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("a gate with %v: %q, want %q", odds, got, want)
		}
	}
	inside := position(t, "mi13 "+s.Map.At(outside).ID+" 3", "mi10 "+s.Map.At(gates[0].Inside).ID+" 3")
	if got := threats(inside, engine.Argot); strings.Contains(got, name) {
		t.Errorf("a gate that the enemy has passed: %q", got)
	}
	if got := threats(s, engine.Mineos); got != "" {
		t.Errorf("to Mineos: %q", got)
	}
	s.Gates[0].Strength = 0
	if got := threats(s, engine.Argot); strings.Contains(got, name) || !strings.Contains(got, "and 1 enemy block can come there in its next turn") {
		t.Errorf("a fallen gate: %q", got)
	}
	if got, later := threats(s, engine.Argot, oracle{breach: 0.7}), gate(s, 1).String(); !strings.Contains(got, "; ~AR-FRT-5 70 % that "+later+" falls in the battle") {
		t.Errorf("with one gate fallen, of the next: %q", got)
	}
	for seat, blocks := range [][]string{{"ar17 0905 3", "mi13 0906 3", "ar04 0905 2"}, {"ar17 0905 3", "ar04 0906 3", "mi13 0905 2"}} {
		taken := func(blocks ...string) *engine.State {
			s := position(t, blocks...)
			b, _ := s.Content.Find("ar17")
			s.Pieces[b].Party, s.Pool = engine.PartyOf(rules.Seat(seat)), 0
			return s
		}
		const want = "?AR-TRN-4 First Supply Train stands alone with the enemy beside it, and the supply around it can be cut"
		if got := threats(taken(blocks[:2]...), rules.Seat(seat)); got != want {
			t.Errorf("seat %d: %q, want %q", seat, got, want)
		}
		if got := threats(taken(blocks...), rules.Seat(seat)); got != "" {
			t.Errorf("seat %d, guarded: %q", seat, got)
		}
		for _, friend := range [][2]string{{"ar16 0905 2", "mi24 0905 2"}, {"ar14 0905 2", "mi19 0905 2"}, {"hs01 0905 2", "ba01 0905 2"}} {
			s := taken(blocks[0], blocks[1], friend[seat])
			s.Stance[content.Hespero], s.Stance[content.Bargainer] = content.WithArgot, content.WithMineos
			if got := threats(s, rules.Seat(seat)); got != "" {
				t.Errorf("seat %d, with %s beside it: %q", seat, friend[seat], got)
			}
		}
	}
}

// AR-FRT-5, AR-RNG-6: a gate before which a third party stands is not without anybody behind it while somebody is there.
func TestAGateWithAGarrisonHasSomebodyBehindIt(t *testing.T) {
	site := position(t).Map.Gates()[0]
	for _, c := range []struct {
		garrison string
		told     bool
	}{{"mi22", true}, {"ar04", false}, {"ar16", false}} {
		s := position(t, "zu01 "+position(t).Map.At(site.Outside).ID+" 3", c.garrison+" "+position(t).Map.At(site.Inside).ID+" 2")
		s.Stance[content.Zulon] = content.Wary
		if got := threats(s, engine.Argot); strings.Contains(got, "nobody behind it") != c.told {
			t.Errorf("with %s there: %q", c.garrison, got)
		}
	}
}

// AR-VIC-2, AR-RUL-65: a captured train that the seat has seen neither keeps Old Town nor raids nor takes anything.
func TestAKnownTrainThreatensNothing(t *testing.T) {
	for _, known := range []bool{true, false} {
		s := position(t, "ar17 0605 3", "ar18 0606 3") // a medical location, and one beside it
		b, _ := s.Content.Find("ar17")
		s.Pieces[b].Party, s.Pieces[b].Seen.Known = content.Mineos, known
		got := threats(s, engine.Argot)
		for _, want := range []string{"steals 1 resource", "Mineos holds Old Town", "Second Supply Train stands alone"} {
			if strings.Contains(got, want) == known {
				t.Errorf("known: %v, %q in %q", known, want, got)
			}
		}
	}
}

// AR-VIC-2 to AR-VIC-5: what waits to be fought in Old Town is told by its odds, to either side by its own part; on the last
// turn it is certain for Mineos only if none of its blocks is in or beside Old Town.
func TestBattlesForOldTownAreToldByTheirOdds(t *testing.T) {
	for _, c := range []struct {
		name   string
		blocks string
		by     content.Party // who attacks
		win    float64
		keep   uint8
		last   bool
		want   [2]string
	}{
		{"Mineos attacks and wins", "mi13 0605 3,ar04 0605 4", content.Mineos, 0.7, 2, false, [2]string{"!~AR-VIC-3 70 % that Mineos holds Old Town when this turn ends, and wins the match", ""}},
		{"Mineos attacks and loses", "mi13 0605 3,ar04 0605 4", content.Mineos, 0.2, 2, false, [2]string{"!?AR-VIC-3 20 % that Mineos holds Old Town when this turn ends, and wins the match", ""}},
		{"Argot attacks and wins", "mi13 0605 3,ar04 0605 4", content.Argot, 0.7, 2, false, [2]string{"!?AR-VIC-3 30 % that Mineos holds Old Town when this turn ends, and wins the match", "~AR-CMB-6 70 % that Hospice of the Tidemother is lost in the battle there"}},
		{"and another place is disputed", "mi13 0605 3,ar04 0605 4,ar05 0606 4", content.Mineos, 0.7, 2, false, [2]string{"~AR-CMB-6 70 % that Hospice of the Tidemother is lost in the battle there", ""}},
		{"on the last turn", "mi13 0605 3,ar04 0605 4", content.Mineos, 0.3, 2, true, [2]string{"!?AR-VIC-3 30 % that Mineos holds Old Town when this turn ends, and wins the match", "!~AR-VIC-5 the last turn ends, with 70 % that Old Town is not held"}},
		{"on the last turn with better odds", "mi13 0605 3,ar04 0605 4", content.Mineos, 0.7, 2, true, [2]string{"!~AR-VIC-3 70 % that Mineos holds Old Town when this turn ends, and wins the match", "!?AR-VIC-5 the last turn ends, with 30 % that Old Town is not held"}},
		{"on the last turn from beside it", "mi13 " + beside(t) + " 3", content.Mineos, 0, 2, true, [2]string{"", "!~AR-VIC-5 the last turn ends, and Old Town is not held"}},
		{"on the last turn from afar", "mi13 0905 3", content.Mineos, 0, 2, true, [2]string{"", "!=AR-VIC-5 the last turn ends, and Old Town is not held"}},
	} {
		s := position(t, strings.Split(c.blocks, ",")...)
		s.Keep, s.Pool = c.keep, 0
		p, _ := s.Map.Find("0605")
		s.SetMeeting(p, engine.Meeting{By: c.by})
		if c.last {
			s.Day, s.Turn = s.Options.Days, 8
		}
		for seat, want := range c.want {
			got := threats(s, rules.Seat(seat), oracle{win: c.win})
			got, _, _ = strings.Cut(got, "?AR-FRT-5") // whom a gate sees before it
			if got = strings.TrimSuffix(got, "; "); got != want {
				t.Errorf("%s, seat %d: %q, want %q", c.name, seat, got, want)
			}
		}
		if s.Phase = engine.RallyPhase; threats(s, engine.Argot, oracle{win: c.win})+threats(s, engine.Mineos, oracle{win: c.win}) != "" {
			t.Errorf("%s: it is told when nothing can be done about it", c.name)
		}
	}
}

// beside is a place next to Old Town.
func beside(t *testing.T) string {
	s := position(t)
	old := &s.Scenario().Objective
	for p := range old.All() {
		for q := range s.Map.Beside(p).All() {
			if !old.Has(q) {
				return s.Map.At(q).ID
			}
		}
	}
	t.Fatal("nothing is beside Old Town")
	return ""
}

// AR-RAL-6, AR-TRN-4: raids are told as long as the city has what can be stolen and nobody disputes the place; trains whose
// guards are attacked by the odds of the battle, of either side.
func TestRaidsAndTrainsUnderAttackAreTold(t *testing.T) {
	medical := position(t).Map.Zone(atlas.Medical).First()
	at := position(t).Map.At(medical).ID
	for want, s := range map[string]*engine.State{
		"~AR-RAL-6 Mineos steals 1 resource from the city when this turn ends": position(t, "mi13 "+at+" 3"),
		"": position(t, "mi13 "+at+" 3", "ar04 "+at+" 4"),
	} {
		if got := threats(s, engine.Argot); !strings.HasSuffix(got, want) || want == "" && strings.Contains(got, "steals") {
			t.Errorf("%q, want %q", got, want)
		}
		if s.Pool = 0; strings.Contains(threats(s, engine.Argot), "steals") {
			t.Error("an empty city is stolen from")
		}
	}
	s := position(t, "ar17 1005 3", "ar04 1005 2", "mi13 1005 3")
	s.Pool = 0
	p, _ := s.Map.Find("1005")
	for by, want := range map[content.Party]string{content.Mineos: "~AR-TRN-4 60 % that First Supply Train falls into the hands of the enemy with its guards, and the supply around it",
		content.Argot: "?AR-TRN-4 40 % that First Supply Train falls into the hands of the enemy with its guards, and the supply around it"} {
		s.SetMeeting(p, engine.Meeting{By: by})
		if got := threats(s, engine.Argot, oracle{win: 0.6}); !strings.Contains(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// AR-VIC-2, AR-VIC-4, AR-VIC-5: a place of the objective that the enemy can come to and take is told with its chance, with who can come from where, and as the end of the
// match where Mineos still moves in the last turn and needs to hold it no longer.
func TestWhoCanTakeTheObjectiveIsTold(t *testing.T) {
	for _, c := range []struct {
		name  string
		last  bool
		taken float64
		want  string
	}{
		{"a storm that may win", false, 0.3, "?AR-VIC-2 30 % that Charter Hall falls if the enemy attacks: 1 block can come, from beside it, against 1 there"},
		{"one that wins", false, 0.7, "~AR-VIC-2 70 % that Charter Hall falls if the enemy attacks: 1 block can come, from beside it, against 1 there"},
		{"one that cannot", false, 0.01, ""},
		{"in the last turn", true, 0.7, "!~AR-VIC-2 70 % that Charter Hall falls if the enemy attacks: 1 block can come, from beside it, against 1 there, and the match with it"},
	} {
		s := position(t)
		var at, beside atlas.Place
		for p := range s.Scenario().Objective.All() {
			if at = p; s.Map.Title(p).String() == "Charter Hall" {
				break
			}
		}
		for _, n := range s.Map.Ground(at) {
			if !s.Scenario().Objective.Has(n.Place) {
				beside = n.Place
			}
		}
		s = position(t, "mi13 "+s.Map.At(beside).ID+" 3", "ar04 "+s.Map.At(at).ID+" 4")
		s.Pool = 0
		s.Phase = engine.MovementPhase
		for s.Starts() != engine.Argot && int(s.Drawn) < len(s.Pile) {
			s.Drawn++
		}
		if c.last {
			s.Day, s.Turn, s.Keep = s.Options.Days, 8, uint8(s.Scenario().KeepTurns-1)
		}
		got := threats(s, engine.Argot, oracle{taken: c.taken})
		if c.want == "" && strings.Contains(got, "AR-VIC-2") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
