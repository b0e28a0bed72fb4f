package bsieged

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// ways are the places of the Messenger, with how many of his turns he needs to the wall.
var ways = []struct {
	name  string
	m     messenger
	turns int
}{
	{"not sent yet", messenger{where: absent}, 8},
	{"setting out", messenger{where: inZone, zone: zone1}, 7},
	{"halfway out", messenger{where: inZone, zone: zone2}, 6},
	{"about to leave", messenger{where: inZone, zone: zone3}, 5},
	{"off the board", messenger{where: outskirts}, 4},
	{"waiting", messenger{where: waiting, back: true}, 4},
	{"dead on the way back", messenger{where: absent, back: true, deaths: 1}, 4},
	{"back in Zone 3", messenger{where: inZone, zone: zone3, back: true}, 3},
	{"back in Zone 2", messenger{where: inZone, zone: zone2, back: true}, 2},
	{"below the wall", messenger{where: inZone, zone: zone1, back: true}, 1},
	{"on the wall", messenger{where: onWall, back: true}, 0},
}

// BS-EDG-8, BS-MSG-3: what the Messenger needs to the wall is what he takes when nothing is in his
// way, ridden turn by turn.
func TestStepsAreThoseOfTheRide(t *testing.T) {
	for _, way := range ways {
		k := hushed(t)
		k.messenger = way.m
		k.messenger.field, k.messenger.pursuit = north, noField
		n := 0
		for ; k.messenger.where != onWall && n < 20; n++ {
			if got := k.steps(); got != way.turns-n {
				t.Errorf("%s, %d turns later: %d turns needed, want %d", way.name, n, got, way.turns-n)
			}
			f := newFrame(roundFrame)
			if k.ask = (question{hero: noHero}); k.messenger.where == absent && !k.messenger.back {
				k.putMessenger(north, zone1, "messenger_sent", "BS-MSG-1")
				continue
			}
			k.rideMessenger(&f)
		}
		if n != way.turns || k.steps() != 0 {
			t.Errorf("%s: on the wall after %d turns, want %d", way.name, n, way.turns)
		}
	}
}

// late is a hero's turn in a round with the Messenger somewhere.
func late(t *testing.T, round int, m messenger) *kit {
	t.Helper()
	k := hushed(t)
	k.round, k.messenger, k.listed = uint8(round), m, false
	k.messenger.field, k.messenger.pursuit = north, noField
	if m.where == outskirts || m.where == absent {
		k.messenger.field = noField
	}
	return k
}

// BS-EDG-8: in a hero's turn the players may concede if the Messenger cannot be on the wall by round
// 12, and only then: for each place in the last round in which he can and in the next one.
func TestConcedeIsOfferedWhenHopeless(t *testing.T) {
	for _, way := range ways {
		for round := 1; round <= 12; round++ {
			k := late(t, round, way.m)
			want := round+way.turns > 12
			offered := slices.Contains(k.legal(), "concede")
			said := strings.Contains(k.Prompt().Ask.String(), "cannot be won any more")
			if k.ask.kind != askTurn || k.hopeless() != want || offered != want || said != want {
				t.Errorf("%s, round %d: hopeless %t, offered %t, said %t; want %t", way.name, round, k.hopeless(), offered, said, want)
			}
			if slices.Contains(k.Sensible(nil), of(Concede)) {
				t.Errorf("%s, round %d: a computer player would concede", way.name, round)
			}
		}
	}
}

// BS-EDG-8: as long as there is hope, conceding is refused with its reason.
func TestConcedeIsRefusedWithHope(t *testing.T) {
	k := late(t, 8, messenger{where: outskirts})
	want := "The match can still be won: the Messenger is on the wall after 4 turns of his 4 turns left, if nothing stops him (BS-EDG-8)"
	if got := k.refusedWith("concede"); got != want || k.why(buttonConcede) != want {
		t.Errorf("%q and %q", got, k.why(buttonConcede))
	}
	if k.result != undecided {
		t.Error("the match is over")
	}
}

// BS-EDG-8: the turn of the Messenger that is under way counts as one that he has.
func TestHopeCountsTheTurnUnderWay(t *testing.T) {
	k := begin(t)
	if k.ask.kind != askSend {
		t.Fatalf("asked %s", k.ask.kind)
	}
	for round, want := range map[uint8]bool{5: false, 6: true} {
		if k.round = round; k.hopeless() != want {
			t.Errorf("round %d: hopeless %t", round, k.hopeless())
		}
	}
	k.ask = question{hero: noHero}
	k.messenger = messenger{where: outskirts, field: noField, pursuit: noField}
	k.round = 9
	if k.stack.Frames[0].stage = toMessenger; k.hopeless() {
		t.Error("the turn to come in round 9 is forgotten")
	}
	if k.stack.Frames[0].stage = toSpawning; !k.hopeless() {
		t.Error("the turn of round 9 is over and counts")
	}
}

// BS-EDG-8, BS-END-1: who concedes is asked first, and has lost, for this reason and no other; the
// position can be kept and read again.
func TestConcedingIsADefeat(t *testing.T) {
	k := late(t, 9, messenger{where: outskirts})
	if text, ok := k.Caution(of(Concede)); !ok || text.String() != "The Messenger cannot be back by the end of round 12. The match would end now." {
		t.Errorf("asked first: %q", text)
	}
	if _, lines := k.preview("concede"); !slices.Contains(lines, "!The match: ends now, as a defeat") {
		t.Errorf("preview %q", lines)
	}
	if d := k.Describe(of(Concede)); d.Rule != "BS-EDG-8" || !slices.Equal(d.Path, []rules.Element{buttonConcede}) {
		t.Errorf("described %+v", d)
	}
	events := k.do("concede")
	o, over := k.Outcome()
	if !over || o.Winners != 0 || o.Result != "lost_conceded" || o.Rule != "BS-EDG-8" ||
		o.Reason.String() != "The players conceded in round 9: the Messenger could not be back by the end of round 12" {
		t.Errorf("ended %t: %+v", over, o)
	}
	if len(events) != 1 || events[0].Kind != rules.MatchEnded || events[0].Rule != "BS-EDG-8" {
		t.Errorf("told %+v", events)
	}
	data, err := k.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	again, err := content.Restore(data)
	if err != nil {
		t.Fatal(err)
	}
	if o, _ := again.Outcome(); o.Result != "lost_conceded" {
		t.Errorf("read again: %+v", o)
	}
	won := strings.Replace(string(data), `"round": 9`, `"round": 8`, 1)
	if _, err := content.Restore([]byte(won)); err == nil || !strings.Contains(err.Error(), "BS-EDG-8") {
		t.Errorf("a match conceded with hope is read: %v", err)
	}
}

// BS-EDG-8, BS-TBL-9: what is the only thing to do is still done by itself.
func TestForcedStepsStayForced(t *testing.T) {
	k := late(t, 12, messenger{where: outskirts})
	f := k.top()
	o := &k.heroes[f.hero]
	o.turn.left, o.ncard = 0, 0
	k.list()
	if !k.hopeless() || !slices.Equal(k.choices, []rules.Choice{of(End)}) {
		t.Errorf("hopeless %t, legal are %v", k.hopeless(), k.legal())
	}
}
