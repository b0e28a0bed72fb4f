package kurth

import (
	"testing"

	"portcullis/rules"
)

// KU-MOV-2, KU-PAS-5: a walk of several steps is told in one sentence, with what it goes by.
func TestAWalkIsToldInOneSentence(t *testing.T) {
	s := deal(t, load(t), 1, "easy")
	step := func(from, to rules.Element, passage int16) rules.Event {
		return rules.Event{Name: "token_moved", From: from, To: to, N: 1, M: passage}
	}
	citadel, scriptorium, armory, barracks, shrine := PlaceElement("citadel"), PlaceElement("scriptorium"), PlaceElement("armory"), PlaceElement("barracks"), PlaceElement("moon_shrine")
	for _, c := range []struct {
		events []rules.Event
		n      int
		want   string
	}{
		{[]rules.Event{step(citadel, scriptorium, 0), step(scriptorium, armory, 0), {Name: "passage_marker"}}, 2, "The Warden walks from the Citadel by the Scriptorium to the Armory."},
		{[]rules.Event{step(scriptorium, armory, 0), step(armory, barracks, 1), step(barracks, shrine, 0)}, 3,
			"The Warden walks from the Scriptorium by the Armory and the Barracks to the Moon Shrine, through the passageway."},
		{[]rules.Event{step(citadel, scriptorium, 0), {Name: "passage_marker"}}, 0, ""},
		{[]rules.Event{step(citadel, citadel, 0)}, 0, ""},
	} {
		if n, text := s.Gather(c.events); n != c.n || n > 0 && text.String() != c.want {
			t.Errorf("it tells %d: %q, want %d: %q", n, text, c.n, c.want)
		}
	}
}
