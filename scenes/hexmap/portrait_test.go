package hexmap

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// TestArticlesShowWhatTheyAreAbout looks closely at all blocks, heroes and missions: a block is shown as it stands
// on the map, with its back to those who do not see its face (ledger 2.3).
func TestArticlesShowWhatTheyAreAbout(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 4, Options: map[string]string{"scenario": "full_siege"}})
	if err != nil {
		t.Fatal(err)
	}
	for m := s.(*argot.State); m.Phase != engine.MovementPhase; {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	own, others := 0, 0
	for viewer := range rules.Seat(engine.Seats) {
		m := table.Moment{State: known(s, viewer), Viewer: viewer, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
		b := New()
		l := b.begin(m)
		for block := range content.Block(content.BlockCount) {
			p := &l.Pieces[block]
			if p.Status != engine.OnMap || engine.SeatOf(p.Party) == rules.NoSeat {
				continue
			}
			drawn := b.Portrait(m, l.element(block), 100)
			front := slices.ContainsFunc(drawn, func(op ink.Op) bool { return strings.HasSuffix(op.Name, "-front") })
			if mine := engine.SeatOf(p.Party) == viewer; len(drawn) == 0 || front != mine {
				t.Errorf("seat %d sees the face of block %d: %v", viewer, block, front)
			} else if mine {
				own++
			} else {
				others++
			}
		}
	}
	if own == 0 || others == 0 {
		t.Errorf("%d own blocks, %d of the other side", own, others)
	}
	c := s.(*argot.State).Content
	var named []rules.Element
	for i := range c.Heroes {
		named = append(named, rules.Element("hero:"+c.Heroes[i].ID))
	}
	for i := range c.Missions {
		named = append(named, rules.Element("mission:"+c.Missions[i].ID))
	}
	for _, el := range named {
		a, ok := s.About(el)
		if _, err := fs.Stat(assets.FS(), "pictures/"+a.Picture+".svg"); !ok || err != nil {
			t.Errorf("the article about %s shows %q: %v", el, a.Picture, err)
		}
	}
}
