package bsieged

import (
	"strings"
	"testing"
)

// BS-MSG-4, BS-MAR-3: Gargohs in the Zone behind him march to the Messenger and stop him, though his way is free as the board stands;
// units before him that march out of his way do not.
func TestWhoMarchesToTheMessengerStopsHim(t *testing.T) {
	s := besiege(t).put(south, zone3, gargoh, 3).walker(south, zone2)
	s.messenger.back, s.stack.At(0).stage = true, toHeroes
	if s.holder() != noZone {
		t.Fatal("his way is not free before the march")
	}
	f := s.Forecast()
	if f.Ride.Caught != Surely || f.Ride.Blocked != Never || f.Ride.Comers.N[gargoh] != 3 {
		t.Errorf("%+v", f.Ride)
	}
	said := ""
	w := foreteller{s: s.State, f: &f}
	if w.stopped(); len(w.list) == 1 {
		said = w.list[0].Text.String()
	}
	if !strings.Contains(said, " come to the Messenger: he cannot ride on in the next round") {
		t.Errorf("the bar warns %q", said)
	}
	s.fronts[south].zones[zone3].n[gargoh] = 0
	if f = s.Forecast(); f.Ride.Caught != Never || f.Ride.Blocked != Never {
		t.Errorf("nothing comes: %+v", f.Ride)
	}
	s = besiege(t).put(south, zone2, krohn, 1).walker(south, zone3)
	s.messenger.back, s.stack.At(0).stage = true, toHeroes
	if f = s.Forecast(); s.holder() != zone2 || f.Ride.Caught != Never || f.Ride.Blocked != Never {
		t.Errorf("a Krohn leaves his way: %+v", f.Ride)
	}
}
