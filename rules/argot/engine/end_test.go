package engine

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

func TestOldTownIsKept(t *testing.T) {
	// AR-VIC-2, AR-EX-19, AR-RUL-4
	for _, c := range []struct {
		name   string
		blocks map[string]string
		want   bool
	}{
		{"ground in one ward", map[string]string{"mi10": "0706"}, true},
		{"nobody", nil, false},
		{"wings only", map[string]string{"mi24": "0706"}, false},
		{"an enemy in another ward", map[string]string{"mi10": "0706", "mi11": "0606", "ar01": "0605"}, false},
		{"enemy wings above", map[string]string{"mi10": "0706", "ar16": "0605"}, true},
		{"an enemy train", map[string]string{"mi10": "0706", "ar17": "0605"}, true},
		{"the Bargainer for it", map[string]string{"ba01": "0706"}, false},
		{"the Bargainer beside it", map[string]string{"mi10": "0706", "ba01": "0605"}, true},
		{"a wary band", map[string]string{"mi10": "0706", "zu01": "0605"}, false},
		{"beside Old Town", map[string]string{"mi10": "0806"}, false},
	} {
		s := empty(t, "full_siege")
		for id, at := range c.blocks {
			put(t, s, id, at, 0)
		}
		if got := s.Kept(); got != c.want {
			t.Errorf("%s: kept %v, want %v", c.name, got, c.want)
		}
	}
	s := empty(t, "full_siege")
	put(t, s, "ar17", "0706", 0)
	s.Pieces[block(t, s, "ar17")].Party = content.Mineos
	if s.Kept() {
		t.Error("a captured train keeps Old Town")
	}
}

// checked is a position with Mineos in Old Town or not, just before a check.
func checked(t testing.TB, scenario string, inside bool, keep uint8) *State {
	t.Helper()
	s := empty(t, scenario)
	put(t, s, "mi10", map[bool]string{true: "0706", false: "1104"}[inside], 0)
	put(t, s, "ar01", "0905", 0)
	s.Keep = keep
	return s
}

func TestKeepCounter(t *testing.T) {
	// AR-VIC-3, AR-VIC-4, AR-RUL-63
	s := checked(t, "full_siege", true, 1)
	s.check()
	if s.Keep != 2 || s.Result != Undecided {
		t.Errorf("keep %d, result %d", s.Keep, s.Result)
	}
	s.check()
	if s.Keep != 3 || s.Result != OldTownKept || s.Result.Winner() != Mineos {
		t.Errorf("keep %d, result %d", s.Keep, s.Result)
	}
	s = checked(t, "full_siege", false, 2)
	s.check()
	if s.Keep != 0 || s.Result != Undecided {
		t.Errorf("keep %d, result %d after Old Town was left", s.Keep, s.Result)
	}
	// AR-EX-19
	s = checked(t, "full_siege", true, 2)
	put(t, s, "mi11", "0606", 0)
	put(t, s, "ar02", "0605", 0)
	s.check()
	if s.Keep != 0 {
		t.Errorf("keep %d with an Argot block on 0605, want 0", s.Keep)
	}
}

func TestEndOfTheLastDay(t *testing.T) {
	// AR-VIC-5, AR-RUL-5
	for _, c := range []struct {
		scenario string
		inside   bool
		want     Result
	}{{"stand_alone", true, SiegeLifted}, {"stand_alone", false, SiegeLifted}, {"full_siege", true, SiegeLifted}, {"first_battle", false, SiegeLifted}} {
		s := checked(t, c.scenario, c.inside, 0)
		s.Day, s.Turn = s.Options.Days, s.turnsOfDay()
		s.check()
		if s.Result != c.want {
			t.Errorf("%s, inside %v: result %d, want %d", c.scenario, c.inside, s.Result, c.want)
		}
	}
	for at, want := range map[string]Result{"U0705": OldTownHeld, "U1105": SiegeLifted} {
		s := empty(t, "lamplit_way")
		put(t, s, "mi11", at, 0)
		put(t, s, "ar02", "U0604", 0)
		s.Turn = s.turnsOfDay()
		s.check()
		if s.Result != want {
			t.Errorf("with a final hold, Mineos on %s: result %d, want %d", at, s.Result, want)
		}
	}
	s := empty(t, "first_battle")
	put(t, s, "mi10", "0704", 0)
	put(t, s, "ar01", "0804", 0)
	s.Turn = 8
	s.check()
	if s.Keep != 1 || s.Result != SiegeLifted || s.Result.Winner() != Argot {
		t.Errorf("without a final hold: keep %d, result %d", s.Keep, s.Result)
	}
}

func TestElimination(t *testing.T) {
	// AR-VIC-1, AR-VIC-6, AR-RUL-3
	for _, c := range []struct {
		name   string
		blocks map[string]string
		loot   bool // the train is Mineos's
		want   Result
	}{
		{"both stand", map[string]string{"mi10": "1104", "ar01": "0905"}, false, Undecided},
		{"no Mineosi block", map[string]string{"ar01": "0905", "ba01": "U1007"}, false, MineosDefeated},
		{"a captured train only", map[string]string{"ar01": "0905", "ar17": "0904"}, true, MineosDefeated},
		{"no Argot block", map[string]string{"mi10": "1104", "hs01": "U0804"}, false, ArgotDefeated},
		{"an Argot train only", map[string]string{"mi10": "1104", "ar17": "0904"}, false, ArgotDefeated},
		{"nobody", nil, false, MineosDefeated},
		{"ships only", map[string]string{"mi19": "0402", "ar14": "0506"}, false, Undecided},
	} {
		s := empty(t, "full_siege")
		for id, at := range c.blocks {
			put(t, s, id, at, 0)
		}
		if c.loot {
			s.Pieces[block(t, s, "ar17")].Party = content.Mineos
		}
		s.eliminations()
		if s.Result != c.want {
			t.Errorf("%s: result %d, want %d", c.name, s.Result, c.want)
		}
		before := empty(t, "full_siege")
		before.Day = 0
		before.eliminations()
		if before.Result != Undecided {
			t.Error("a match is over before its first turn")
		}
	}
}

func TestDeckAndDays(t *testing.T) {
	// AR-INI-1, AR-INI-2, AR-INI-4, AR-SET-15, AR-EX-22, AR-EX-23, AR-INV-7, AR-RUL-51
	s := checked(t, "campaign", false, 0)
	s.Campaign.Heroes[1] = Hero{Wounds: 2, Spent: true}
	s.Campaign.Heroes[2] = Hero{Wounds: 3, Spent: true}
	s.Turn = 7
	s.check()
	if s.Day != 1 {
		t.Fatalf("day %d after turn 7", s.Day)
	}
	s.Turn, s.Drawn = 8, 8
	before := s.Rng
	s.check()
	if s.Day != 2 || s.Turn != 0 || s.Drawn != 0 || s.Rng == before {
		t.Errorf("day %d, turn %d, %d cards drawn", s.Day, s.Turn, s.Drawn)
	}
	if s.Campaign.Heroes[1] != (Hero{Wounds: 1}) || s.Campaign.Heroes[2] != (Hero{Wounds: 3, Spent: true}) {
		t.Errorf("heroes after the rest: %+v", s.Campaign.Heroes)
	}
	seen, first := [content.CardCount]bool{}, [Seats]int{}
	for turn := range uint8(content.CardCount) {
		s.beginTurn()
		if s.Turn != turn+1 || seen[s.Pile[turn]] {
			t.Fatalf("turn %d, card %d again", s.Turn, s.Pile[turn])
		}
		seen[s.Pile[turn]] = true
		if want := map[bool]rules.Seat{true: Mineos, false: Argot}[s.Card().Red]; s.Starts() != want {
			t.Errorf("%s: seat %d moves first", s.Card().ID, s.Starts())
		}
		first[s.Starts()]++
	}
	if first != [Seats]int{4, 4} {
		t.Errorf("the seats are first %v times a day, want 4 each", first)
	}
}

// TestCardsLeft counts the colours that are still to come over a whole day: four of each, one fewer with
// every card of its colour that is drawn (AR-INI-2, AR-INI-4).
func TestCardsLeft(t *testing.T) {
	s := empty(t, "full_siege")
	want := [2]int{4, 4}
	for s.Drawn = 0; ; s.Drawn++ {
		if s.Drawn > 0 {
			if s.Card().Red {
				want[0]--
			} else {
				want[1]--
			}
		}
		if red, black := s.CardsLeft(); red != want[0] || black != want[1] {
			t.Errorf("after %d cards %d red and %d black ones are left, want %v", s.Drawn, red, black, want)
		}
		if int(s.Drawn) == len(s.Pile) {
			break
		}
	}
}

func TestATurnGoesThroughItsPhases(t *testing.T) {
	// AR-VIC-7, AR-SID-1: initiative, movement of both sides and then of the third parties, combat, rally.
	s := siege(t, blackFive, "ar01 0806", "mi01 1701", "zu01 1306", "zu02 1307", "zu03 1405", "hs01 U0805", "mi02 U0804")
	s.Phase, s.events = Initiative, s.events[:0]
	s.run()
	events := append([]rules.Event(nil), s.events...)
	for s.Turn == 1 && s.Result == Undecided {
		told, err := s.Apply(s.choices[len(s.choices)-1]) // to end what can be ended
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, told...)
	}
	if next := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == "turn_began" }); next >= 0 {
		events = events[:next]
	}
	var got []string
	for _, e := range events {
		switch {
		case e.Kind == rules.PhaseBegan:
			got = append(got, e.Subject.Name())
		case e.Kind == rules.PieceMoved && e.Seat == rules.NoSeat && !slices.Contains(got, "third"):
			got = append(got, "third")
		}
	}
	if want := []string{"movement", "third", "combat", "rally"}; !slices.Equal(got, want) {
		t.Errorf("the turn goes %v, want %v", got, want)
	}
}
