package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// eventsAre puts Events in force.
func eventsAre(t *testing.T, s *State, ids ...string) {
	t.Helper()
	for _, id := range ids {
		s.events[s.nevent] = eventCard(t, s, id)
		s.nevent++
	}
}

// active are the ids of the Events in force.
func active(s *State) []string {
	ids := []string{}
	for _, ev := range s.events[:s.nevent] {
		ids = append(ids, s.game.set.Events[ev].ID)
	}
	return ids
}

// BS-EVT-1, BS-EVT-3: the Time token advances, then one Event comes into force.
func TestEventDrawn(t *testing.T) {
	s := dealt(t, 1)
	at(s, 4, toEvents)
	s.first = 2
	s.eventDeck.clear()
	s.eventDeck.put(eventCard(t, s, "ev_curfew"))
	s.eventDeck.put(eventCard(t, s, "ev_swollen_hinges"))
	s.step()
	if s.round != 5 || !slices.Equal(active(s), []string{"ev_swollen_hinges"}) || !s.forbidden(cards.NoOrient, 0) {
		t.Errorf("round %d, active %v", s.round, active(s))
	}
	if time, drawn := told(s, "time_advanced"), told(s, "event_drawn"); len(time) != 1 || len(drawn) != 1 || !drawn[0].Reveals {
		t.Errorf("told %v", s.story)
	}
	if f := s.top(); f.kind != textFrame || f.from != fromEvent || f.index != eventCard(t, s, "ev_swollen_hinges") || f.hero != 2 || f.list != s.game.set.Events[f.index].Effects {
		t.Errorf("its effects are %+v", f)
	}
}

// BS-EVT-4: in round 1 the Time token does not move and no Event is drawn.
func TestNoEventInRoundOne(t *testing.T) {
	s := dealt(t, 1)
	if s.round != 1 || s.nevent != 0 || s.ask.kind != askSend {
		t.Errorf("round %d, %d Events, waits for %s", s.round, s.nevent, s.ask.kind)
	}
}

// BS-EVT-2, BS-EVT-5, BS-EVT-6, BS-EVT-7, BS-RUL-59: an Event ends with its round or with the Season.
func TestEventsEnd(t *testing.T) {
	for _, c := range []struct {
		round uint8
		want  []string
	}{
		{4, []string{"ev_famine", "ev_blood_moon"}},
		{5, []string{"ev_famine", "ev_blood_moon"}},
		{6, []string{}},
	} {
		s := dealt(t, 1, optionEvents, "1-10")
		riding(t, s, c.round, false, east, zone1)
		s.top().stage = toEnd
		eventsAre(t, s, "ev_famine", "ev_curfew", "ev_blood_moon")
		s.step()
		if got := active(s); !slices.Equal(got, c.want) {
			t.Errorf("after round %d in force: %v, want %v", c.round, got, c.want)
		}
		if int(s.eventDiscard.n) != 3-len(c.want) {
			t.Errorf("%d Events are put away", s.eventDiscard.n)
		}
	}
}

// BS-RUL-59: from an empty deck nothing is drawn; the Time token moves all the same.
func TestNoEventLeft(t *testing.T) {
	s := dealt(t, 1)
	at(s, 4, toEvents)
	s.eventDeck.clear()
	if s.step(); s.nevent != 0 || s.round != 5 || s.stack.Depth != 1 {
		t.Errorf("round %d, %d Events, %d frames", s.round, s.nevent, s.stack.Depth)
	}
}

// BS-CON-57: an Event's effects are done before the Messenger's turn.
func TestEventBeforeMessenger(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 4, false, north, zone3)
	s.top().stage = toEvents
	s.eventDeck.clear()
	s.eventDeck.put(eventCard(t, s, "ev_clear_dawn"))
	if s.step(); s.top().kind != textFrame || s.stack.Frames[0].stage != toMessenger || s.messenger.where != inZone {
		t.Errorf("upon the round lies %s, the Messenger is %+v", s.top().kind, s.messenger)
	}
}
