package table

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// What has a place of its own lies there whatever else is offered, alone or not, and nothing else ever does; what the table itself offers
// keeps its row, in as many words or as few.
func TestAChoiceKeepsItsPlace(t *testing.T) {
	const width, gap = 220, 8
	fight, end := chip{id: "do:combat", label: "To Combat"}, chip{id: "do:end_turn", label: "End turn"}
	again, asks := chip{id: idAgain, label: "See again", icon: "kit/eye"}, chip{id: idAsks, label: "When to ask me", icon: "kit/settings"}
	posts := Posts{{"do:combat", "do:fight"}, {"do:end_turn", "do:end_combat"}}
	lain := map[rules.Element]ink.Rect{}
	for _, offered := range [][]chip{
		{fight, end, again, asks}, {end, again, asks}, {fight, again, asks}, {again, asks}, {again}, {{id: "thing:1", label: "Draw back"}, fight, end, again, asks},
		{{id: "do:end_combat", label: "End Combat, 2 hold back"}, again, asks},
	} {
		s := narrowSheet()
		foot := 600.0
		rows := s.page(offer{chips: offered, posts: posts}, width, 200, gap)
		if s.pages != 0 {
			t.Fatalf("%v is on %d pages", offered, s.pages)
		}
		for i := len(rows) - 1; i >= 0; i-- {
			s.chipRow(rows[i], ink.R(0, foot-rows[i].h, width, rows[i].h), gap, hands{})
			foot -= rows[i].h + gap
		}
		for _, p := range s.pieces {
			if p.ID == idAgain && len(offered) > 1 || p.ID == "do:combat" || p.ID == "do:end_turn" {
				if was, ok := lain[p.ID]; ok && was != p.Box {
					t.Errorf("%s lies at %v beside %v, and lay at %v", p.ID, p.Box, offered, was)
				}
				lain[p.ID] = p.Box
			}
			if other := map[rules.Element]rules.Element{"do:end_combat": "do:combat", "thing:1": "do:combat"}[p.ID]; other != "" && p.Box.Overlaps(lain[other]) {
				t.Errorf("%s lies where %s does", p.ID, other)
			}
		}
	}
	if len(lain) != 3 {
		t.Errorf("only %v was laid out", lain)
	}
}
