package hexmap

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// TestABattleIsFoughtOnByOneClick: while all of a seat only attack, one order plays it, as often as the seat is asked in the
// battle; it never leaves, never goes berserk, never holds who can strike, and is not offered where one of these is better.
func TestABattleIsFoughtOnByOneClick(t *testing.T) { // AR-CMB-7 AR-RET-1
	stops := map[bool]int{}
	offered, kept, seats := 0, 0, map[rules.Seat]bool{}
	for seed := range uint64(6) {
		s := begun(t, "first_battle", seed+1)
		for s.Result == engine.Undecided {
			best := advice.Sensible(s.State, nil)
			if s.Asked == engine.AskAction {
				path := table.NewPath(s.Decision().Choices, s.Describe).Weighed(best)
				sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path})
				if !slices.Contains(sc.Plan.Courses, fightOnPiece) {
					kept++
				} else {
					if best[0].Verb == engine.Retreat || best[0].Verb == engine.Berserk {
						t.Errorf("%s is better than to fight on", s.Describe(best[0]).Sentence)
					}
					if p, ok := trayed(sc, fightOnPiece); !ok || p.Box.Intersect(sc.Room.Tray) != p.Box {
						t.Errorf("the order lies at %v", p.Box)
					}
					offered++
					seats[s.Asker] = true
					fought(t, s.Clone().(*argot.State))
					stopped(t, s, stops)
				}
			}
			if _, err := s.Apply(best[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if stops[true] == 0 || stops[false] == 0 {
		t.Errorf("before a second round it would stop %d times, and go on %d times", stops[true], stops[false])
	}
	if offered < 10 || kept == 0 || len(seats) < 2 {
		t.Errorf("offered in %d battles, by %d seats, not in %d", offered, len(seats), kept)
	}
}

// fought plays a battle on as the order does, until it knows no more of it; what it asks in between are hits.
func fought(t *testing.T, s *argot.State) {
	t.Helper()
	seat := s.Asker
	for range 40 {
		m := table.Moment{State: s, Viewer: seat, Mode: table.Asking}
		list := New().Series(m, fightOnPiece)
		if len(list) == 0 && !New().Waits(m, fightOnPiece) {
			return
		}
		if len(list) == 0 {
			list = advice.Sensible(s.State, nil)
			if list[0].Verb != engine.Take {
				t.Errorf("it waits for %s", s.Describe(list[0]).Sentence)
			}
			if _, err := s.Apply(list[0]); err != nil {
				t.Fatal(err)
			}
			continue
		}
		c := list[0]
		free := slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == engine.Attack || c.Verb == engine.Storm })
		if c.Verb != engine.Attack && c.Verb != engine.Storm && (free || c.Verb != engine.Hold) {
			t.Errorf("%s belongs to it", s.Describe(c).Sentence)
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		if s.Decision().Over() || s.Asker != seat {
			return
		}
	}
	t.Error("it goes on and on")
}

// stopped holds that a battle that is fought on would stop where a second round begins in which the seat is likelier to lose, and
// no earlier: with the blocks that it has, and with as weak ones as can be.
func stopped(t *testing.T, s *argot.State, stops map[bool]int) {
	t.Helper()
	for _, weak := range []bool{false, true} {
		for round := uint8(1); round <= 2; round++ {
			now := s.Clone().(*argot.State)
			now.Battle.Round, now.Battle.Acted = round, content.Blocks{}
			for b := range now.In(now.Battle.Place) {
				if weak && engine.SeatOf(now.Pieces[b].Party) == now.Asker {
					now.Pieces[b].Strength = 1
				}
			}
			odds, _ := now.Odds(now.Asker, now.Battle.Place)
			if now.RoleOf(now.Battle.Place, engine.PartyOf(now.Asker)) == engine.Defender {
				odds.Win = 1 - odds.Win
			}
			stop := New().Stops(table.Moment{State: now, Viewer: now.Asker, Mode: table.Asking}, fightOnPiece)
			if want := round == 2 && odds.Win < 0.5; stop != want && math.Abs(odds.Win-0.5) > 0.1 {
				t.Errorf("before round %d, with %.2f to win, it stops: %v", round, odds.Win, stop)
			}
			if round == 2 {
				stops[stop]++
			}
		}
	}
}

// Where a battle is fought on no further, or waits until what comes between has been answered, the prompt says why.
func TestWhyABattleIsFoughtOnNoFurther(t *testing.T) { // AR-HIT-2 AR-CMB-7 AR-ABI-8 AR-ABI-6
	said := map[engine.Question]int{}
	for seed := range uint64(24) {
		s := begun(t, []string{"first_battle", "lamplit_way"}[seed%2], seed+1)
		for s.Result == engine.Undecided {
			m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Halted: fightOnPiece}
			best := advice.Sensible(s.State, nil)
			leaves := s.Asked == engine.AskAction && best[0].Verb == engine.Retreat
			if waits := New().Waits(m, fightOnPiece); waits != (s.Battle.Round > 0 && s.Asked != engine.AskAction && s.Asked != engine.AskWithdrawal) {
				t.Errorf("where %s is asked it waits: %v", s.Asked, waits)
			}
			if s.Battle.Round > 0 && between(s.Asked) || leaves || New().Stops(m, fightOnPiece) {
				if New().Guide(m) == "" {
					t.Errorf("nothing is said where %s is asked", s.Asked)
				}
				said[s.Asked]++
			}
			if _, err := s.Apply(best[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if said[engine.AskHit] == 0 || said[engine.AskAction] == 0 || said[engine.AskDodge] == 0 {
		t.Errorf("said so often: %v", said)
	}
}

// A battle that is fought on also stops before the last block of a side acts in a round, where enemies open the next one and it is
// likelier to lose: only here can it still leave before they strike.
func TestAFightStopsBeforeEnemiesOpenALostRound(t *testing.T) { // AR-CMB-3 AR-RET-1
	stopped := 0
	for seed := range uint64(60) {
		s := begun(t, "first_battle", seed+1)
		for s.Result == engine.Undecided {
			if opensLost(t, s) {
				if stopped++; !New().Stops(table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking}, fightOnPiece) {
					t.Errorf("seed %d, round %d: it goes on", seed+1, s.Battle.Round)
				}
			}
			if _, err := s.Apply(advice.Sensible(s.State, nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if stopped < 3 {
		t.Errorf("only %d fights came to it", stopped)
	}
}

// opensLost reports whether a seat that is asked acts for the last time in a round that is not the last, likelier to lose, and an enemy
// is asked first in the next one if all hold.
func opensLost(t *testing.T, s *argot.State) bool {
	t.Helper()
	if s.Asked != engine.AskAction {
		return false
	}
	odds, ok := s.Odds(s.Asker, s.Battle.Place)
	if s.RoleOf(s.Battle.Place, engine.PartyOf(s.Asker)) == engine.Defender {
		odds.Win = 1 - odds.Win
	}
	if !ok || odds.Win > 0.4 || s.Battle.Round < 2 && !struck(s) {
		return false
	}
	next, seat := s.Clone().(*argot.State), s.Asker
	for first := true; next.Asked == engine.AskAction && next.Battle.Round == s.Battle.Round; first = false {
		if !first && next.Asker == seat {
			return false
		}
		holds := slices.IndexFunc(next.Decision().Choices, func(c rules.Choice) bool { return c.Verb == engine.Hold })
		if _, err := next.Apply(next.Decision().Choices[holds]); err != nil {
			t.Fatal(err)
		}
	}
	return next.Asked == engine.AskAction && next.Battle.Place == s.Battle.Place && next.Asker != seat
}

// struck reports whether a block of the seat that is asked has acted in this round.
func struck(s *argot.State) bool {
	for b := range s.Battle.Acted.All() {
		if engine.SeatOf(s.Pieces[b].Party) == s.Asker {
			return true
		}
	}
	return false
}

// A battle that is fought on stops where it has turned since it was ordered, and says how: a block was lost, the chance to win fell by a
// fifth, a block that acts and can retreat has one step left, or another round begins in which one can, unless the battle
// is won. Ordered again it goes on from there.
func TestAFightStopsWhereItHasTurned(t *testing.T) { // AR-CMB-7 AR-RET-1
	said := map[string]int{}
	for seed := range uint64(40) {
		s, r := begun(t, []string{"first_battle", "lamplit_way"}[seed%2], seed+1), rules.NewRand(seed)
		ordered := map[rules.Seat]*argot.State{}
		for s.Result == engine.Undecided {
			was := ordered[s.Asker]
			switch {
			case s.Battle.Round == 0:
				clear(ordered)
			case s.Asked != engine.AskAction:
			case was == nil || was.Battle.Place != s.Battle.Place:
				ordered[s.Asker] = s.Clone().(*argot.State)
			default:
				said[turns(t, s, was)]++
			}
			c := s.Decision().Choices[r.IntN(len(s.Decision().Choices))]
			if on, ok := advice.FightOn(s.State); ok {
				c = on
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, how := range []string{"", "a block is lost", "the chance has fallen", "one step is left", "the last round decides", "another round begins"} {
		if said[how] == 0 {
			t.Errorf("never came to it: %q of %v", how, said)
		}
	}
}

// turns is how a battle has turned against who is asked since it was ordered to be fought on, which has to be told.
func turns(t *testing.T, s, was *argot.State) string {
	t.Helper()
	m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Halted: fightOnPiece, Ordered: was}
	how := hasTurned(s, was)
	if how != "" && !New().Stops(m, fightOnPiece) {
		t.Errorf("it goes on though %s", how)
	}
	if how != "" && New().Guide(m) == "" {
		t.Errorf("nothing is said where %s", how)
	}
	m.Ordered = s
	if again := New().begin(m).turned(); again != "" {
		t.Errorf("ordered again it stops at once: %s", again)
	}
	return how
}

// hasTurned is how a battle has turned against who is asked; empty: it has not.
func hasTurned(s, was *argot.State) string {
	for b := range was.In(was.Battle.Place) {
		if was.Pieces[b].Party == engine.PartyOf(s.Asker) && s.Pieces[b].Status == engine.Eliminated {
			return "a block is lost"
		}
	}
	now, ok := s.Odds(s.Asker, s.Battle.Place)
	before, known := was.Odds(s.Asker, s.Battle.Place)
	if fell := before.Win - now.Win; ok && known && (fell > 0.25 && s.RoleOf(s.Battle.Place, engine.PartyOf(s.Asker)) == engine.Attacker || fell < -0.25 && s.RoleOf(s.Battle.Place, engine.PartyOf(s.Asker)) == engine.Defender) {
		return "the chance has fallen"
	}
	for _, c := range s.Decision().Choices {
		if c.Verb == engine.Retreat && s.Pieces[c.Args[0]].Strength == 1 && was.Pieces[c.Args[0]].Strength > 1 {
			return "one step is left"
		}
	}
	if last := uint8(s.Content.Rules.CombatRounds); was.Battle.Round < last && s.Battle.Round == last && s.Scenario().Objective.Has(s.Battle.Place) {
		return "the last round decides"
	}
	win := now.Win
	if s.RoleOf(s.Battle.Place, engine.PartyOf(s.Asker)) == engine.Defender {
		win = 1 - win
	}
	if (!ok || win < sure) && s.Battle.Round > was.Battle.Round && slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == engine.Retreat }) {
		return "another round begins"
	}
	return ""
}

// An order whose note finds no room on it says in few words what it does, and nothing is cut to dots.
func TestAnOrderSaysInFewWordsWhatFindsNoRoom(t *testing.T) {
	s := begun(t, "first_battle", 1)
	l := New().begin(table.Moment{State: s, Viewer: engine.Argot, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})
	o := order{note: rules.T("All of yours attack while that is sound. It stops before a round that you are likely to lose."), brief: rules.T("All of yours attack.")}
	for room, want := range map[ink.Rect]rules.Text{ink.R(0, 0, 100, 30): o.brief, ink.R(0, 0, 600, 60): o.note} {
		if got := o.says(l, room); got != want.String() {
			t.Errorf("in %v an order says %q", room, got)
		}
	}
}
