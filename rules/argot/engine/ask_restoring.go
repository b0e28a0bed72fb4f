package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// What a step is paid from, as the second argument of Restore: a train by its block, or one of these.
const (
	FromPool  = int(content.BlockCount)     // Argot's city pool
	FromPurse = int(content.BlockCount) + 1 // what Mineos has stolen
	sources   = FromPurse + 1
)

var sourceIDs = [...]string{"pool", "purse"}

// Why a step cannot be restored.
var (
	notYours     = because("AR-RAL-2", "This block is not yours to restore.")
	lostAlready  = because("AR-BLK-8", "A lost block never returns.")
	noTrainMends = because("AR-RAL-5", "A train is restored only from the city pool, in the city.")
	atFull       = because("AR-BLK-9", "It is at full strength.")
	contested    = because("AR-RAL-3", "An enemy stands in its location.")
	outOfSupply  = because("AR-RAL-2", "It is neither in a city location nor in or beside a train's.")
	offLoot      = because("AR-RAL-7", "Loot restores in or beside a medical location that was raided this turn.")
	offCapture   = because("AR-RAL-8", "It is not in or beside the location of this train.")
	noFunds      = because("AR-RAL-4", "There are not enough resources for a step.")
	trainPoor    = because("AR-TRN-6", "This train does not carry enough for a step.")
)

// askRestoring is which steps a seat restores, one at a time (AR-RAL-2 to AR-RAL-8).
type askRestoring struct{}

func (askRestoring) name() string { return "restoring" }

func (askRestoring) list(s *State) {
	by := PartyOf(s.Asker)
	for b := range content.Block(content.BlockCount) {
		for source := range s.sourcesFor(b, by) {
			if s.cannotRestore(b, source, by) == nil {
				s.offer(Restore, int(b), source)
			}
		}
	}
	s.offer(EndRestoring)
}

// sourcesFor is how many sources there are to be tried for a block: none for most, which lack no step.
func (s *State) sourcesFor(b content.Block, by Party) int {
	if p := &s.Pieces[b]; !p.InPlay() || !s.restores(by, p.Party) || s.AtFull(b) {
		return 0
	}
	return sources
}

// restorable reports whether a seat can restore anything.
func (s *State) restorable(by Party) bool {
	for b := range content.Block(content.BlockCount) {
		for source := range s.sourcesFor(b, by) {
			if s.cannotRestore(b, source, by) == nil {
				return true
			}
		}
	}
	return false
}

// cannotRestore is why a seat cannot pay a step of a block from a source; nil: it can.
func (s *State) cannotRestore(b content.Block, source int, by Party) *rules.Refusal {
	p := &s.Pieces[b]
	switch {
	case p.Status == Eliminated:
		return lostAlready
	case !p.InPlay() || !s.restores(by, p.Party):
		return notYours
	case s.Train(b) && source != FromPool:
		return noTrainMends
	case s.AtFull(b):
		return atFull
	case s.EnemyAt(p.At, p.Party):
		return contested
	}
	cost := s.Face(b).Cost
	switch source {
	case FromPool:
		switch {
		case by != content.Argot:
			return notYours
		case !s.Map.Is(p.At, atlas.City) && s.Train(b):
			return noTrainMends
		case !s.Map.Is(p.At, atlas.City):
			return outOfSupply
		case int(s.Pool) < cost:
			return noFunds
		}
	case FromPurse:
		switch {
		case by != content.Mineos || !s.looted(p.At):
			return offLoot
		case int(s.Purse) < cost:
			return noFunds
		}
	default:
		return s.cannotFeed(content.Block(source), p.At, cost, by)
	}
	return nil
}

// cannotFeed is why a train cannot pay a step of a block in a place; nil: it can.
func (s *State) cannotFeed(train content.Block, at atlas.Place, cost int, by Party) *rules.Refusal {
	t := &s.Pieces[train]
	switch {
	case !s.Train(train) || !t.InPlay() || t.Party != by || !s.supplies(t.At, at):
		if by == content.Mineos {
			return offCapture
		}
		return outOfSupply
	case int(t.Strength) < cost:
		return trainPoor
	}
	return nil
}

// restores reports whether a seat restores blocks of a party: its own, and Argot those of a party that
// stands with it (AR-RAL-2, AR-TPY-11).
func (s *State) restores(by, p Party) bool {
	return p == by || by == content.Argot && s.Friendly(by, p)
}

// looted reports whether loot can be used in a place: a medical location in or beside it was raided
// this turn (AR-RAL-7).
func (s *State) looted(at atlas.Place) bool {
	for p := s.Rally.Raided.First(); p != atlas.Nowhere; p = s.Rally.Raided.Next(p + 1) {
		if s.supplies(p, at) {
			return true
		}
	}
	return false
}

// restore is the answer that restores a step (AR-BLK-7).
type restore struct{}

func (restore) spelling(w *World) notation.Spelling {
	source := notation.Names{Kind: "source", IDs: append(append([]string(nil), w.words.block.IDs...), sourceIDs[:]...)}
	return spelt(Restore, "restore", w.words.block, source)
}

func (restore) play(s *State, c rules.Choice) {
	b, source := blockOf(c), int(c.Args[1])
	cost := s.Face(b).Cost
	switch source {
	case FromPool:
		s.spend(cost, "AR-RAL-4")
	case FromPurse:
		s.Purse -= int16(cost)
		s.tell(rules.Event{
			Kind: rules.TrackChanged, Name: "purse_spent", Rule: "AR-RAL-7", Seat: Mineos, Subject: PurseElement, N: -int16(cost), M: s.Purse,
		})
	default:
		s.unload(content.Block(source), uint8(cost))
	}
	s.gain(b, 1, "AR-BLK-7")
}

func (restore) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskRestoring {
		return nil
	}
	return s.cannotRestore(blockOf(c), int(c.Args[1]), PartyOf(s.Asker))
}

// unload pays from a train; one that pays its last step is removed (AR-TRN-6). That it still stands shows
// the other seat as much as that it is gone.
func (s *State) unload(train content.Block, n uint8) {
	t := &s.Pieces[train]
	t.Strength -= n
	s.tellSteps(train, "train_paid", "AR-TRN-6", -int16(n))
	if t.Strength == 0 {
		s.eliminate(train, "AR-TRN-6")
		return
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "train_holds", Rule: "AR-TRN-6", Seat: SeatOf(t.Party), Subject: s.BlockElement(train)})
}

// spend takes resources out of the city pool.
func (s *State) spend(n int, rule string) {
	if n == 0 {
		return
	}
	s.Pool -= int16(n)
	s.tell(rules.Event{Kind: rules.TrackChanged, Name: "resources_spent", Rule: rule, Seat: Argot, Subject: PoolElement, N: -int16(n), M: s.Pool})
}

// endRestoring is the answer that leaves the rest as it is.
type endRestoring struct{}

func (endRestoring) spelling(*World) notation.Spelling { return spelt(EndRestoring, "end restoring") }

func (endRestoring) play(s *State, _ rules.Choice) { s.end() }

func (endRestoring) refuse(*State, rules.Choice) *rules.Refusal { return nil }
