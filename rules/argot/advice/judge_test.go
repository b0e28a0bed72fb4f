package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// ordered reports where the first plan sends a block; Nowhere: it stays.
func ordered(s *engine.State, b content.Block) atlas.Place {
	for _, o := range MakePlan(s, 0).orders {
		if o.block == b {
			return o.to
		}
	}
	return atlas.Nowhere
}

// advised is the first sound choice as it is written.
func advised(s *engine.State) string { return s.Spellings.Write(Sensible(s, nil)[0]) }

// TestAttacksWhereItPays: three strong blocks storm a gate that a weak Watch holds alone, and do not storm it
// when four strong ones stand there.
func TestAttacksWhereItPays(t *testing.T) {
	for strong, name := range map[bool]string{false: "a tired Watch", true: "four strong blocks"} {
		s := field(t, "full_siege", true)
		put(t, s, "ar02", "0905", 1)
		if strong {
			for _, id := range []string{"ar04", "ar05", "ar13", "po01"} {
				put(t, s, id, "0905", 0)
			}
			s.Pieces[block(t, s, "ar02")] = engine.Absent()
		}
		put(t, s, "ar01", "0607", 0)
		for _, id := range []string{"mi10", "mi11", "mi13"} {
			put(t, s, id, "1005", 0)
		}
		moving(s, engine.Mineos, 5)
		plan := MakePlan(s, 0)
		if attacks := plan.Target == place(t, s, "0905"); attacks == strong {
			t.Errorf("against %s the target is %d with odds %+v", name, plan.Target, plan.Odds)
		}
	}
}

// TestGuardsTheGateThatIsThreatened: a Watch between gates with one block each goes to the one before which the
// besieger stands.
func TestGuardsTheGateThatIsThreatened(t *testing.T) {
	for gate, outside := range map[string]string{"0905": "1105", "0808": "0810"} {
		s := field(t, "full_siege", true)
		watch := put(t, s, "ar02", "0806", 0)
		for id, at := range map[string]string{"ar04": "0905", "ar05": "0808", "po01": "0704", "ar13": "0706", "ar01": "0606", "po02": "0605"} {
			put(t, s, id, at, 0)
		}
		for _, id := range []string{"mi10", "mi11", "mi13"} {
			put(t, s, id, outside, 0)
		}
		moving(s, engine.Argot, 5)
		if got := ordered(s, watch); got != place(t, s, gate) {
			t.Errorf("with the besieger on %s the Watch goes to %d, not to %s", outside, got, gate)
		}
	}
}

// TestEntersTheOpenObjective: the besieger marches into Old Town where nobody stands, and not where he is cut
// down.
func TestEntersTheOpenObjective(t *testing.T) {
	s := field(t, "full_siege", true)
	bulls := put(t, s, "mi10", "0806", 0)
	put(t, s, "mi11", "0806", 0)
	put(t, s, "ar02", "0607", 1)
	moving(s, engine.Mineos, 5)
	if got := ordered(s, bulls); got == atlas.Nowhere || !s.Scenario().Objective.Has(got) {
		t.Errorf("the Bull Legion goes to %d", got)
	}
}

// TestLandsWhereItCan: cargo goes ashore at an open quay, and sails elsewhere where a ship bars it (AR-SEA-7).
func TestLandsWhereItCan(t *testing.T) {
	for _, barred := range []bool{false, true} {
		s := field(t, "full_siege", true)
		put(t, s, "mi21", "0506", 0)
		bulls := put(t, s, "mi10", "0506", 0)
		p := &s.Pieces[bulls]
		p.Status, p.Ship = engine.Aboard, block(t, s, "mi21")
		put(t, s, "ar13", "0706", 0)
		if barred {
			put(t, s, "ar14", "0506", 0)
		}
		moving(s, engine.Mineos, 5)
		lands := false
		for _, o := range MakePlan(s, 0).orders {
			lands = lands || o.block == bulls && o.to == atlas.Nowhere
		}
		if !barred && !lands {
			t.Error("nobody lands on the open quay")
		}
		if barred && MakePlan(s, 0).orders == nil {
			t.Error("the ship stays where it cannot land")
		}
	}
}

// TestLeavesHopelessBattles: one tired attacker against four whole defenders retreats; four against one stay.
func TestLeavesHopelessBattles(t *testing.T) {
	for _, weak := range []bool{true, false} {
		s := field(t, "full_siege", true)
		put(t, s, "mi12", "1709", 0)
		put(t, s, "ar13", "0706", 0)
		defenders, attackers := []string{"ar02"}, []string{"mi10", "mi11", "mi12", "mi18"}
		if weak {
			defenders, attackers = []string{"ar04", "ar05", "po01", "po02"}, []string{"mi18"}
		}
		for _, id := range defenders {
			put(t, s, id, "1005", 0)
		}
		storm(t, s, "1104", "1005", attackers...)
		if weak {
			s.Pieces[block(t, s, "mi18")].Strength = 1
		}
		fighting(s)
		for s.Asked != engine.AskAction || s.Asker != engine.Mineos {
			if _, err := s.Apply(Sensible(s, nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		if retreats := Sensible(s, nil)[0].Verb == engine.Retreat; retreats != weak {
			t.Errorf("weak %v: it is advised to %s", weak, advised(s))
		}
	}
}

// TestHoldIsIdleBesideABlow: a block that can strike is not to do nothing; one that cannot may (AR-CMB-7). Both sides.
func TestHoldIsIdleBesideABlow(t *testing.T) {
	s := field(t, "full_siege", true)
	put(t, s, "mi12", "1709", 0)
	put(t, s, "ar13", "0706", 0)
	put(t, s, "ar02", "1005", 0)
	train := put(t, s, "ar17", "1005", 0)
	storm(t, s, "1104", "1005", "mi10", "mi18")
	fighting(s)
	waits := false // the train may
	idle := map[rules.Seat]int{}
	for s.Battle.Round < 2 && !(waits && idle[engine.Argot] > 0) {
		next := Sensible(s, nil)[0]
		if s.Asked == engine.AskAction {
			next = s.Decision().Choices[0] // to strike
			for _, c := range s.Decision().Choices {
				waits = waits || c.Verb == engine.Hold && blockOf(c) == train
				if want := c.Verb == engine.Hold && blockOf(c) != train; Idle(s, c) != want {
					t.Errorf("%s is idle %v; want %v", s.Spellings.Write(c), !want, want)
				}
				idle[s.Asker] += int(bonus(Idle(s, c)))
			}
		}
		if _, err := s.Apply(next); err != nil {
			t.Fatal(err)
		}
	}
	if idle[engine.Argot] == 0 || idle[engine.Mineos] == 0 || !waits {
		t.Errorf("idle choices of the seats: %v; the train may wait: %v", idle, waits)
	}
}

// hits is a battle in which Argot allots a hit.
func hits(t *testing.T, ids ...string) *engine.State {
	t.Helper()
	s := field(t, "full_siege", true)
	put(t, s, "mi12", "1709", 0)
	put(t, s, "ar03", "0706", 0)
	for _, id := range ids {
		put(t, s, id, "1005", 0)
	}
	storm(t, s, "1104", "1005", "mi18")
	fighting(s)
	for s.Asked != engine.AskHit {
		c := s.Decision().Choices[0]
		if s.Asked == engine.AskAction {
			for _, other := range s.Decision().Choices {
				if other.Verb == engine.Hold && s.Asker == engine.Argot {
					c = other
				}
			}
		}
		if s.Asked == engine.AskAction && s.Asker == engine.Mineos {
			_ = s.Force(6, 6, 6)
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestHitsGoWhereTheyCostLeast: to the Resilient first, which ignores one; to a plain Watch before the
// Oathguard's last comrades.
func TestHitsGoWhereTheyCostLeast(t *testing.T) {
	if got := advised(hits(t, "ar02", "ar05")); got != "take ar05" {
		t.Errorf("of a Watch and Gate Wardens the advice is %q", got)
	}
	if got := advised(hits(t, "ar02", "po02")); got != "take ar02" {
		t.Errorf("of a Watch and a Legion the advice is %q", got)
	}
	if got := advised(hits(t, "ar02", "ar09")); got != "take ar02" {
		t.Errorf("of a Watch and Ambushers at full strength the advice is %q", got)
	}
}

// TestFiresRatherThanNot: Stonethrowers in range of a manned gate fire (AR-EX-9), and nothing is fired at an empty
// one far from everything of worth.
func TestFiresRatherThanNot(t *testing.T) {
	s := field(t, "full_siege", true)
	put(t, s, "mi16", "1104", 0)
	put(t, s, "mi10", "1104", 0)
	put(t, s, "ar02", "0905", 0)
	s.Phase = engine.CombatPhase
	s.Stack.Push(engine.Frame{Kind: engine.FrameMatch, Stage: 6})
	s.Stack.Push(engine.Frame{Kind: engine.FrameTurn, Stage: 5})
	s.Stack.Push(engine.Frame{Kind: engine.FrameCombat, Seat: engine.Mineos, Party: content.Mineos})
	s.Asked, s.Asker = engine.AskBombardment, engine.Mineos
	s.Settle()
	if c := Sensible(s, nil)[0]; c.Verb != engine.Bombard {
		t.Errorf("the advice is %q", advised(s))
	}
}

// restoring lets Argot restore with so many resources.
func restoring(s *engine.State, pool int16) *engine.State {
	s.Pool, s.Phase = pool, engine.RallyPhase
	s.Stack.Push(engine.Frame{Kind: engine.FrameMatch, Stage: 6})
	s.Stack.Push(engine.Frame{Kind: engine.FrameTurn, Stage: 10})
	s.Stack.Push(engine.Frame{Kind: engine.FrameRally, Stage: 2})
	s.Stack.Push(engine.Frame{Kind: engine.FrameRestore, Seat: engine.Argot, Party: content.Argot, Stage: 1})
	s.Asked, s.Asker = engine.AskRestoring, engine.Argot
	s.Settle()
	return s
}

// TestRestoresWhatPays: the step that gives shock troops their force back comes before a step of a Watch; the
// front before the rear.
func TestRestoresWhatPays(t *testing.T) {
	s := field(t, "full_siege", true)
	put(t, s, "ar02", "0806", 3)
	put(t, s, "ar12", "0806", 2)
	put(t, s, "mi10", "1005", 0)
	if got := advised(restoring(s, 12)); got != "restore ar12 pool" {
		t.Errorf("the advice is %q", got)
	}
	for front, other := range map[string]string{"ar02": "ar03", "ar03": "ar02"} {
		s := field(t, "full_siege", true)
		put(t, s, front, "0905", 2)
		put(t, s, other, "0507", 2)
		put(t, s, "mi10", "1005", 0)
		if got := advised(restoring(s, 12)); got != "restore "+front+" pool" {
			t.Errorf("with %s at the gate the advice is %q", front, got)
		}
	}
}

// TestStrongestGoToTheGates when Argot sets up; trains begin in the city, where they feed (AR-RAL-2).
// A hero mends whom most steps are missing, dearest first, and whole blocks not at all; whoever is asked for.
func TestHeroesMendWhereItDoesMost(t *testing.T) {
	s := field(t, "full_siege", true)
	whole, hurt, worse := put(t, s, "ar01", "0806", 0), put(t, s, "ar02", "0806", 3), put(t, s, "ar03", "0806", 1)
	s.Asked = engine.AskMending
	for hero := range int16(4) {
		promise := func(b content.Block) float64 {
			return powerPromise(s, rules.Choice{Verb: engine.UsePower, Args: [4]int16{hero, int16(b)}})
		}
		if promise(whole) != 0 || promise(hurt) <= 0 || promise(worse) <= promise(hurt)*float64(s.Face(worse).Cost)/float64(s.Face(hurt).Cost) {
			t.Errorf("hero %d: %v for a whole block, %v for one step, %v for more", hero, promise(whole), promise(hurt), promise(worse))
		}
	}
}

// The last block of a won place is worth less elsewhere by more than one that leaves a friend behind.
func TestWonPlacesAreNotLeftOpen(t *testing.T) {
	promise := func(friends ...string) float64 {
		s := field(t, "full_siege", true)
		b := put(t, s, "mi01", "0605", 0)
		for _, id := range friends {
			put(t, s, id, "0605", 0)
		}
		put(t, s, "ar01", "0907", 0)
		s.Settle()
		v := newSurvey(s, content.Mineos)
		return v.regroupPromise(rules.Choice{Verb: engine.Regroup, Args: [4]int16{int16(b), int16(place(t, s, "0504b"))}})
	}
	if alone, with := promise(), promise("mi02", "mi04"); alone >= with {
		t.Errorf("leaving Old Town open promises %v, with friends there %v", alone, with)
	}
}

func TestStrongestGoToTheGates(t *testing.T) {
	s := begin(t, "full_siege", 1)
	for s.Asker == engine.Argot {
		if _, err := s.Apply(Sensible(s, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	manned := 0
	for i := range s.Map.Gates() {
		if standsIn(s, s.Map.Gates()[i].Inside, content.Argot, content.NoBlock) {
			manned++
		}
	}
	if manned < 5 {
		t.Errorf("%d of six gates are manned", manned)
	}
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Status == engine.OnMap && s.Train(b) && !s.Map.Is(p.At, atlas.City) {
			t.Errorf("%s begins outside", s.Content.At(b).ID)
		}
	}
}

// TestPaysForTheLastScene: a boost is worth its price where the mission hangs on it, and not in the first scene.
func TestPaysForTheLastScene(t *testing.T) {
	s := begin(t, "campaign", 1)
	c := rules.Choice{Verb: engine.Undertake, Args: [4]int16{int16(mission(t, s, "kill_bargainer"))}}
	for range 3 { // mission, way, leader
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		c = Sensible(s, nil)[0]
	}
	if s.Asked != engine.AskBoost {
		t.Fatalf("asked %v", s.Asked)
	}
	u := &s.Campaign.Under
	stake := func(won, lost uint8) int16 {
		u.Won, u.Lost, u.Scene = won, lost, won+lost
		return Sensible(s, nil)[0].Args[0]
	}
	if first, last := stake(0, 0), stake(1, 1); first > last || last == 0 {
		t.Errorf("%d resources are laid out in the first scene, %d in the last", first, last)
	}
}

// TestEstimatesGrowWithWhatIsGood changes one thing of a siege at a time: the estimate never falls for the side
// that gains.
func TestEstimatesGrowWithWhatIsGood(t *testing.T) {
	walkThrough(t, "full_siege", 1, func(s *engine.State) {
		if s.Day == 0 || s.Result != engine.Undecided || s.Keep == 2 {
			return
		}
		base := Evaluate(s, engine.Mineos)
		c := s.Clone()
		c.Keep++
		if Evaluate(c, engine.Mineos) <= base {
			t.Fatal("the keep counter rises and the estimate does not")
		}
		for b := range content.Block(content.BlockCount) {
			if p := &s.Pieces[b]; p.Party != content.Mineos || p.Status != engine.OnMap || s.Train(b) || s.Kind(b) != content.Ground {
				continue
			}
			c = s.Clone()
			c.Pieces[b].Status = engine.Eliminated
			c.Settle()
			if Evaluate(c, engine.Mineos) > base+1e-9 {
				t.Fatalf("without %s Mineos stands better", s.Content.At(b).ID)
			}
			break
		}
	})
}

// TestSceneChances are those of a die with a highest face that always wins and a lowest that never does
// (AR-MIS-7).
func TestSceneChances(t *testing.T) {
	s := begin(t, "campaign", 1)
	for s.Asked != engine.AskLeader {
		if _, err := s.Apply(Sensible(s, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	o := content.Option{Skill: content.Words, Target: 6}
	hero, _ := s.Content.FindHero("sefa")
	for boost, want := range []float64{4.0 / 6, 5.0 / 6, 5.0 / 6} {
		if got := SceneChance(s, &o, hero, boost); got != want {
			t.Errorf("words 3 against 6 with %d more: %v, want %v", boost, got, want)
		}
	}
	if o.Target = 20; SceneChance(s, &o, hero, 0) != 1.0/6 {
		t.Error("a natural 6 does not win against 20")
	}
}
