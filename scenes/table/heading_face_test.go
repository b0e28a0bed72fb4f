package table

import (
	"testing"

	"portcullis/game/opponent"
	"portcullis/rules"
	"portcullis/save"
)

// Beside the news in the heading is the face of the seat that it is about: that of the computer player whose choice is shown stood beside what
// the person drew and rolled.
func TestTheFaceIsOfWhomTheNewsIsAbout(t *testing.T) {
	d := newDesk(t, seated(person("Ada"), save.Seat{Name: "Rurik", Player: "random"}))
	d.table.config.Faces = opponent.List{{ID: "rurik", Game: d.table.info.ID, Level: "random", Named: "Rurik"}}
	for d.match.Len() == 0 || d.match.History()[d.match.Len()-1].Seat() != 1 {
		d.play(d.match.State().Decision().Choices[0])
	}
	p := &d.table.play
	p.active, p.now = true, batch{from: d.match.Len() - 1}
	if d.table.acting() == "" {
		t.Fatal("who acts has no face")
	}
	for seat, face := range map[rules.Seat]string{0: "", 1: "opponents/rurik", rules.NoSeat: "opponents/rurik"} {
		p.events, p.shown = []rules.Event{{Kind: rules.Note, Name: "said", Seat: seat}}, 1
		h := d.table.heading(Moment{Mode: Playing, State: teller{d.match.State()}})
		if h.face != face {
			t.Errorf("beside news of seat %d is the face %q, not %q", seat, h.face, face)
		}
	}
}

// teller tells of every event.
type teller struct{ rules.State }

func (teller) Tell(rules.Event) rules.Text { return rules.T("Something happens.") }
