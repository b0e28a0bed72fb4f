package words

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Of a battle that has ended it is told who holds the place and what both sides lost in it, if it was fought in part before what is
// new; of one that had ended before, nothing.
func TestBattlesAreToldWithWhatTheyCost(t *testing.T) { // AR-CMB-6 AR-REG-3
	s := position(t)
	began := rules.Event{Kind: rules.Note, Name: "battle_began", Seat: engine.Mineos, To: "place:0704"}
	steps := func(seat rules.Seat, n int16) rules.Event {
		return rules.Event{Kind: rules.TrackChanged, Name: "steps_lost", Seat: seat, To: "place:0704", N: -n}
	}
	gone := func(seat rules.Seat) rules.Event {
		return rules.Event{Kind: rules.PieceRemoved, Name: "eliminated", Seat: seat, From: "place:0704", N: 1}
	}
	over := func(by engine.Role) rules.Event {
		return rules.Event{Kind: rules.Note, Name: "battle_ended", To: "place:0704", N: int16(by), M: 2}
	}
	for _, c := range []struct {
		events []rules.Event
		news   int
		seat   rules.Seat
		want   string
		tone   rules.Tone
	}{
		{[]rules.Event{steps(engine.Argot, 4), began, steps(engine.Argot, 1), steps(engine.Mineos, 4), gone(engine.Mineos), over(engine.Defender)}, 0, engine.Argot,
			"Argot holds Northgate Ward and loses 1 step; Mineos loses 1 block, 4 steps.", rules.Good},
		{[]rules.Event{began, steps(engine.Argot, 2), steps(engine.Argot, 4), gone(engine.Argot), gone(engine.Argot), over(engine.Attacker)}, 3, engine.Argot,
			"Mineos takes Northgate Ward and loses nothing; Argot loses 2 blocks, 6 steps.", rules.Bad},
		{[]rules.Event{began, steps(engine.Argot, 2), over(engine.Attacker)}, 1, engine.Mineos,
			"Mineos takes Northgate Ward and loses nothing; Argot loses 2 steps.", rules.Good},
		{[]rules.Event{began, steps(engine.Argot, 2), over(engine.Attacker), steps(engine.Argot, 2)}, 3, engine.Mineos, "", 0},
	} {
		told := Recount(s, c.events, c.news, c.seat)
		if c.want == "" && len(told) == 0 {
			continue
		}
		if len(told) != 1 || told[0].Text.String() != c.want || told[0].Tone != c.tone {
			t.Errorf("told %v; want %q", told, c.want)
		}
	}
}

// A block that is lost as there was no room to retreat to is told first, with the reason, and of whose it is (AR-RET-5 AR-STK-1).
func TestWhoFindsNoRoomToRetreatIsToldFirst(t *testing.T) {
	s := position(t)
	lost := rules.Event{Kind: rules.PieceRemoved, Name: "eliminated", Rule: "AR-RET-5", Seat: engine.Argot, Subject: "block:ar02", From: "place:0703", To: "place:0704", N: 1}
	shut := lost
	shut.To = ""
	over := rules.Event{Kind: rules.Note, Name: "battle_ended", To: "place:0703", N: int16(engine.Defender)}
	for _, c := range []struct {
		e    rules.Event
		seat rules.Seat
		want string
		tone rules.Tone
	}{
		{lost, engine.Argot, "Second City Watch finds no room in Northgate Ward and is lost.", rules.Bad},
		{lost, engine.Mineos, "Second City Watch finds no room in Northgate Ward and is lost.", rules.Good},
		{shut, engine.Argot, "Second City Watch cannot retreat and is lost.", rules.Bad},
	} {
		if told := Tell(s, c.e).String(); told != c.want {
			t.Errorf("the log says %q; want %q", told, c.want)
		}
		news := Recount(s, []rules.Event{{Name: "battle_began", Seat: engine.Argot}, c.e, over}, 1, c.seat)
		if len(news) != 2 || news[0].Text.String() != c.want || news[0].Tone != c.tone {
			t.Errorf("told %v; want %q first", news, c.want)
		}
	}
}

// What the undead have lost in a battle and have regained since is told with it (AR-ABI-1).
func TestABattleTellsWhoRoseSince(t *testing.T) {
	s := position(t)
	hit := rules.Event{Kind: rules.TrackChanged, Name: "steps_lost", Seat: engine.Mineos, Subject: "block:mi01", N: -1, M: 3}
	gone := rules.Event{Kind: rules.PieceRemoved, Name: "eliminated", Seat: engine.Mineos, Subject: "block:mi01"}
	over := rules.Event{Name: "battle_ended", Seat: engine.Argot, To: "place:0704", N: int16(engine.Defender)}
	rose := rules.Event{Kind: rules.Note, Name: "undead_rose", Seat: rules.NoSeat}
	begun := rules.Event{Name: "battle_began", Seat: engine.Mineos}
	const told = " Undead Restoration: First Hollow Guard has regained a step since."
	for _, c := range []struct {
		events []rules.Event
		told   bool
	}{
		{[]rules.Event{begun, hit, hit, over, rose}, true},
		{[]rules.Event{begun, hit, over}, false},
		{[]rules.Event{begun, over, rose}, false},
		{[]rules.Event{begun, hit, gone, over, rose}, false},
	} {
		news := Recount(s, c.events, 0, engine.Argot)
		if len(news) == 0 || strings.HasSuffix(news[len(news)-1].Text.String(), told) != c.told {
			t.Errorf("%v: told %v", c.events, news)
		}
	}
}

// What a bombardment has hit is told to both sides once it is over, and that the undead have recovered of it; a miss only to whose it
// is (AR-RNG-4 AR-RNG-6 AR-ABI-1 AR-ABI-5).
func TestBombardmentsAreTold(t *testing.T) {
	s := position(t)
	shot := rules.Event{Kind: rules.DiceRolled, Name: "attack_rolled", Rule: "AR-RNG-4", Seat: engine.Argot, Subject: "block:ar06", To: "place:0703", N: 5, M: 2}
	miss, stones := shot, shot
	miss.M, stones.Subject, stones.Seat, stones.To, stones.Rule, stones.M = 0, "block:mi16", engine.Mineos, "gate:north_gate", "AR-RNG-6", 1
	archers := shot
	archers.Subject, archers.Seat, archers.To, archers.M = "block:mi17", engine.Mineos, "place:0704", 1
	hit := func(el rules.Element) rules.Event {
		return rules.Event{Kind: rules.TrackChanged, Name: "steps_lost", Seat: 1 - engine.Argot, Subject: el, N: -1, M: 3}
	}
	battered := rules.Event{Name: "gate_battered", Subject: "gate:north_gate", M: 2}
	ignored := rules.Event{Kind: rules.Blocked, Name: "hit_ignored", Rule: "AR-ABI-5", Seat: engine.Argot, Subject: "block:ar05"}
	rose := rules.Event{Kind: rules.Note, Name: "undead_rose", Seat: rules.NoSeat}
	for _, c := range []struct {
		events []rules.Event
		seat   rules.Seat
		want   string
		tone   rules.Tone
	}{
		{[]rules.Event{shot, hit("block:mi13"), hit("block:mi13")}, engine.Argot, "Argot Longbows bombard Open ground before North Gate: 2 hits on Horned Reavers.", rules.Good},
		{[]rules.Event{shot, hit("block:mi13"), hit("block:mi02"), rose}, engine.Mineos, "Argot Longbows bombard Open ground before North Gate: 2 hits on Horned Reavers and Second Hollow Guard. Undead Restoration: Second Hollow Guard has regained a step since.", rules.Bad},
		{[]rules.Event{shot, hit("block:mi01"), hit("block:mi02"), rose}, engine.Mineos, "Argot Longbows bombard Open ground before North Gate: 2 hits on First Hollow Guard and Second Hollow Guard. Undead Restoration: First Hollow Guard and Second Hollow Guard have regained a step each since.", rules.Bad},
		{[]rules.Event{shot, hit("block:mi13"), hit("block:mi02")}, engine.Mineos, "Argot Longbows bombard Open ground before North Gate: 2 hits on Horned Reavers and Second Hollow Guard.", rules.Bad},
		{[]rules.Event{miss}, engine.Argot, "Argot Longbows bombard Open ground before North Gate: no hit.", rules.Plain},
		{[]rules.Event{stones, battered}, engine.Argot, "Tarn Stonethrowers bombard North Gate: 1 hit. North Gate is battered: strength 2. Once it is broken, its defenders lose their +1 to each die.", rules.Bad},
		{[]rules.Event{archers, ignored}, engine.Argot, "Bone Archers bombard Northgate Ward: 1 hit on Gate Wardens. Gate Wardens: the first hit is ignored.", rules.Bad},
	} {
		told := Recount(s, c.events, 0, c.seat)
		if len(told) != 1 || c.want != "" && told[0].Text.String() != c.want || told[0].Tone != c.tone {
			t.Errorf("told %v; want %q", told, c.want)
		}
	}
	archers.M = 2
	sharing := position(t)
	sharing.Stack.Push(engine.Frame{Kind: engine.FrameHits, N: 1})
	told := Recount(sharing, []rules.Event{archers, ignored}, 0, engine.Argot)
	if want := "Bone Archers bombard Northgate Ward: 2 hits, 1 of them still to be shared out. Gate Wardens: the first hit is ignored."; len(told) != 1 || told[0].Text.String() != want {
		t.Errorf("told %v; want %q (AR-HIT-2)", told, want)
	}
	archers.M = 1
	fell, lost := rules.Event{Name: "gate_fell", Subject: "gate:north_gate"}, rules.Event{Kind: rules.PieceRemoved, Name: "eliminated", Seat: engine.Argot, Subject: "block:ar02"}
	for _, c := range []struct {
		events []rules.Event
		of     []rules.Element
	}{
		{[]rules.Event{stones, battered}, nil},
		{[]rules.Event{stones, battered, fell}, []rules.Element{"gate:north_gate"}},
		{[]rules.Event{archers, lost}, []rules.Element{"block:ar02"}},
	} {
		if told := Recount(s, c.events, 0, engine.Argot); len(told) != 1 || !slices.Equal(told[0].Of, c.of) {
			t.Errorf("told %v; want all that became of %v", told, c.of)
		}
	}
	stones.N, stones.Count, stones.Dice = 3, 1, rules.Faces{3}
	if told := Tell(s, stones).String(); told != "Tarn Stonethrowers roll 3: 1 hit, with 3 or more." {
		t.Errorf("the log says %q", told)
	}
	if told := Recount(s, []rules.Event{miss}, 0, engine.Mineos); len(told) != 0 {
		t.Errorf("a miss is told to who was not hit: %v", told)
	}
}
