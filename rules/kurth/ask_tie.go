package kurth

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askTie: the two locations of an "or" card hold equally many markers. Choose where this turn's
// arrive (KU-UPK-11).
type askTie struct{}

func (askTie) name() string        { return "tie" }
func (askTie) awaited() rules.Text { return rules.T("the choice of a location") }
func (askTie) window() Windows     { return 0 }
func (askTie) passes() bool        { return false }

func (askTie) list(s *State) {
	for _, ring := range s.placingCard().Places {
		s.offer(VerbPlace, int16(ring), 0)
	}
}

// placingCard is the card whose markers are being placed.
func (s *State) placingCard() *Card { return &s.game.cards[s.row()[s.placing-1]] }

func (askTie) prompt(s *State) rules.Prompt {
	places := s.placingCard().Places
	return inUpkeep("KU-UPK-11", rules.Plural(int(s.reinforcements), "Choose where %d marker arrives: %s or %s", "Choose where %d markers arrive: %s or %s",
		s.reinforcements, s.game.places[places[0]].Told(), s.game.places[places[1]].Told()))
}

func (askTie) spelling(g *Game) notation.Spelling {
	return notation.Spelling{Verb: VerbPlace, Words: "place", Form: g.placeForm()}
}

func (askTie) play(s *State, c rules.Choice) {
	s.arrive(uint8(c.Args[0]))
	s.placing++
	s.placeRow()
}

// refuse: KU-UPK-9, KU-UPK-11.
func (a askTie) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.phase == phaseTie {
		return a.place(s, uint8(c.Args[0]))
	}
	return because("KU-UPK-9", "Not possible now: waiting for %s.", questions[s.phase].awaited())
}

func (askTie) place(s *State, _ uint8) *rules.Refusal {
	places := s.placingCard().Places
	return because("KU-UPK-11", "Only %s or %s, which the card names.", s.game.places[places[0]].Title(), s.game.places[places[1]].Title())
}

func (askTie) describe(s *State, c rules.Choice) rules.Description {
	place := &s.game.places[c.Args[0]]
	return described("KU-UPK-11", rules.T("Place the markers at %s", place.Told()), place.element)
}

func (askTie) preview(p *previewer, c rules.Choice) {
	p.after.play(c)
	p.changes()
}
