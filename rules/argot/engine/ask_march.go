package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// askMarch: what a block of the activated location does, or that no other does anything (AR-MOV-2,
// AR-MOV-6, AR-SEA-6, AR-SEA-7).
type askMarch struct{}

func (askMarch) name() string { return "march" }

// list offers, block by block in id order, its moves, the ships that it can board and its landing; then the
// end.
func (askMarch) list(s *State) {
	found := s.reachesOf(s.Movement.Party)
	group := s.Movement.Group
	for b := group.Next(0); b != content.NoBlock; b = group.Next(b + 1) {
		switch {
		case s.Pieces[b].Status == Aboard:
			if s.unlandable(b) == nil {
				s.offer(Land, int(b))
			}
		case s.stays(b) == nil:
			s.offerMoves(b, found.of(s, b))
			s.offerShips(b)
		}
	}
	s.offer(EndGroup)
}

// offerMoves offers what a block can reach: in each place the ways in, in the order of the places from which
// they come.
func (s *State) offerMoves(b content.Block, r *Reach) {
	for p := r.Ends.First(); p != atlas.Nowhere; p = r.Ends.Next(p + 1) {
		for _, from := range s.Map.Around(p) {
			if r.Ways[p]&(1<<from.Direction) != 0 {
				s.offer(March, int(b), int(p), int(from.Place))
			}
		}
	}
}

func (s *State) offerShips(b content.Block) {
	if s.Kind(b) != content.Ground {
		return
	}
	for ship := s.First(s.Pieces[b].At); ship != content.NoBlock; ship = s.Next(ship) {
		if s.Kind(ship) == content.Sea && s.unboardable(b, ship) == nil {
			s.offer(Board, int(b), int(ship))
		}
	}
}

// ungrouped is why a block cannot be used now, or nil: a location is activated, and the block is one of its
// (AR-MOV-2).
func (s *State) ungrouped(b content.Block) *rules.Refusal {
	switch {
	case s.Asked == AskGroup && s.Movement.Used >= s.Movement.Tokens:
		return because("AR-INI-3", "All %d tokens of this turn are used.", s.Movement.Tokens)
	case s.Asked == AskGroup:
		return because("AR-MOV-2", "First choose the location of the block.")
	case s.Asked == AskPins:
		return because("AR-PIN-2", "Name the pinned blocks first.")
	case s.Asked != AskMarch:
		return because("AR-VIC-7", "Not a legal choice now.")
	case s.Pieces[b].Party == s.Movement.Party && s.Pieces[b].Has(Moved|Pinned) && s.Pieces[b].Status == OnMap:
		return s.stays(b)
	case !s.Movement.Group.Has(b):
		return because("AR-MOV-2", "The block does not stand in the location that moves now.")
	}
	return nil
}

// march moves a block to a place, coming in from a place next to it.
type march struct{}

func (march) spelling(w *World) notation.Spelling {
	return spelt(March, "march", w.words.block, w.words.place, w.words.place)
}

func (march) play(s *State, c rules.Choice) {
	var room [maxPath]atlas.Place
	b := blockOf(c)
	s.travel(b, s.Path(room[:0], b, placeOf(c), atlas.Place(c.Args[2])), "AR-MOV-6")
}

func (march) refuse(s *State, c rules.Choice) *rules.Refusal {
	if why := s.ungrouped(blockOf(c)); why != nil {
		return why
	}
	return s.WhyNot(blockOf(c), placeOf(c), atlas.Place(c.Args[2]))
}

// board puts a block aboard a ship.
type board struct{}

func (board) spelling(w *World) notation.Spelling {
	return spelt(Board, "board", w.words.block, w.words.block)
}

func (board) play(s *State, c rules.Choice) { s.board(blockOf(c), content.Block(c.Args[1])) }

func (board) refuse(s *State, c rules.Choice) *rules.Refusal {
	if why := s.ungrouped(blockOf(c)); why != nil {
		return why
	}
	return s.unboardable(blockOf(c), content.Block(c.Args[1]))
}

// land puts a block ashore.
type land struct{}

func (land) spelling(w *World) notation.Spelling { return spelt(Land, "land", w.words.block) }

func (land) play(s *State, c rules.Choice) { s.disembark(blockOf(c)) }

func (land) refuse(s *State, c rules.Choice) *rules.Refusal {
	b := blockOf(c)
	if (s.Asked == AskMarch || s.Asked == AskGroup) && s.Pieces[b].Status == Aboard && s.Pieces[b].Party == s.Movement.Party {
		if why := s.unlandable(b); why != nil {
			return why
		}
	}
	if why := s.ungrouped(b); why != nil {
		return why
	}
	return s.unlandable(b)
}

// ferries reports whether a ship is in the group.
func (s *State) ferries() bool {
	for b := range s.Movement.Group.All() {
		if s.Kind(b) == content.Sea {
			return true
		}
	}
	return false
}

// endGroup is done with the activated location.
type endGroup struct{}

func (endGroup) spelling(*World) notation.Spelling { return spelt(EndGroup, "end group") }

// play tells of the end. Where a ship is, it shows whether somebody aboard could have landed.
func (endGroup) play(s *State, _ rules.Choice) {
	f := s.Stack.Top()
	e := rules.Event{Kind: rules.Note, Name: "group_left", Rule: "AR-MOV-2", Seat: f.Seat, To: s.PlaceElement(f.Place)}
	if s.ferries() {
		e.Name = "group_ended"
	}
	s.tell(e)
	s.Movement.Group = content.Blocks{}
	s.end()
}

func (endGroup) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if s.Asked == AskGroup {
		return because("AR-MOV-2", "No location moves now.")
	}
	return nil
}
