package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// The stages of allotting hits: Frame.N is how many are left, Frame.Block who suffers the one that is
// being dealt with, Frame.M whether it frightens.
const (
	hitsAllotted uint8 = iota
	hitsDodged
	hitsTaken
)

// hitsFrame allots the hits of Roll one by one, as the side that suffers them prefers; what finds no step
// any more is lost (AR-HIT-2, AR-HIT-3, AR-RUL-44).
type hitsFrame struct{}

func (hitsFrame) resume(s *State, f *Frame) {
	switch f.Stage {
	case hitsAllotted:
		s.allot(f)
	case hitsDodged:
		s.dodged(f)
	default:
		s.takeHit(f)
	}
}

// allot asks who takes the next hit. Third parties alone share hits out by their procedure (AR-TPY-9).
func (s *State) allot(f *Frame) {
	switch b := s.sturdiest(f); {
	case f.N == 0 || b == content.NoBlock:
		if f.N > 0 { // lost (AR-HIT-3, AR-RUL-44)
			s.tell(rules.Event{Kind: rules.Note, Name: "hits_spare", Rule: "AR-HIT-3", Seat: rules.NoSeat, Subject: s.BlockElement(s.Roll.By), N: int16(f.N)})
		}
		if s.Roll.Shot {
			s.Battle = Battle{}
		}
		s.Roll = Roll{}
		s.end()
	case s.commander(f.Place, f.Party) != rules.NoSeat && s.ignores(f) != content.NoBlock:
		s.strike(s.ignores(f))
	case s.commander(f.Place, f.Party) != rules.NoSeat && !s.allFall(f):
		s.ask(AskHit, s.commander(f.Place, f.Party))
	default:
		s.strike(b)
	}
}

// allFall reports whether the hits take every step of all who can be hit, whoever is first: nobody can slip away from one,
// and no terror comes with them (AR-RUL-72).
func (s *State) allFall(f *Frame) bool {
	if s.terrible() || s.Options.AskAll && s.daunts() {
		return false
	}
	takes := 0
	for b := s.First(f.Place); b != content.NoBlock; b = s.Next(b) {
		switch {
		case !s.Exposed(b):
		case s.Train(b), s.Has(b, content.Skittish) && (s.Options.AskAll || s.canRetreat(b)), s.Has(b, content.Resilient) && s.Options.AskAll:
			return false
		default:
			takes += s.absorbs(b)
		}
	}
	return takes <= int(f.N)
}

// ignores is the Resilient block that takes the next hit unasked, since it ignores it and nobody could do better with it later:
// all who can be hit are of one kind, none heals by itself, and no terror comes with the hit (AR-RUL-75). Under fire from outside
// it is one that the hit does not show for the first time (AR-RUL-76). Of several it is the first; NoBlock where there is none, or
// where the hits leave over some of them, which one is a choice.
func (s *State) ignores(f *Frame) content.Block {
	if s.Options.AskAll || s.Options.AskIgnored || s.Roll.Shot && s.Options.AskBeside || s.terrible() {
		return content.NoBlock
	}
	first, able := content.NoBlock, 0
	kind := s.Kind(s.sturdiest(f))
	for b := s.First(f.Place); b != content.NoBlock; b = s.Next(b) {
		switch {
		case !s.Exposed(b):
		case s.Train(b), s.Kind(b) != kind, s.Options.AskBeside && s.Has(b, content.Skittish), s.Has(b, content.UndeadRestoration), s.Has(b, content.LifeDrain):
			return content.NoBlock
		case s.Shrugs(b):
			if able++; first == content.NoBlock && (!s.Roll.Shot || s.shown(b)) {
				first = b
			}
		}
	}
	if able > max(1, int(f.N)) {
		return content.NoBlock
	}
	return first
}

// shown reports whether the other seat knows a block's face already.
func (s *State) shown(b content.Block) bool {
	p := &s.Pieces[b]
	return s.Open(b) || Third(p.Party) || p.Seen.Known
}

// Exposed reports whether a hit of the throw under way can be allotted to a block: it is of the side that
// suffers and can be targeted; from outside all kinds can (AR-HIT-3, AR-RNG-4).
func (s *State) Exposed(b content.Block) bool {
	f := s.Stack.Top()
	return f.Kind == FrameHits && s.suffers(f, b)
}

// suffers reports whether hits of the throw under way can be allotted to a block once they are: see Exposed.
func (s *State) suffers(f *Frame, b content.Block) bool {
	p := &s.Pieces[b]
	return p.Status == OnMap && p.At == f.Place && s.Friendly(p.Party, f.Party) && (s.Roll.Shot || s.CanTarget(s.Roll.By, b))
}

// absorbs is how many hits a block takes at most: its steps, and the one that it ignores.
func (s *State) absorbs(b content.Block) int {
	n := int(s.Pieces[b].Strength)
	if s.Shrugs(b) {
		n++
	}
	return n
}

// sturdiest is the exposed block that third parties alone let take a hit: the one with most steps, of
// equals the later letter, then the lowest number (AR-TPY-9). NoBlock: nobody is exposed.
func (s *State) sturdiest(f *Frame) content.Block {
	best := content.NoBlock
	for b := s.First(f.Place); b != content.NoBlock; b = s.Next(b) {
		if s.Exposed(b) && (best == content.NoBlock || s.sturdier(b, best)) {
			best = b
		}
	}
	return best
}

func (s *State) sturdier(b, than content.Block) bool {
	if x, y := s.Pieces[b].Strength, s.Pieces[than].Strength; x != y {
		return x > y
	}
	return s.Face(b).Letter > s.Face(than).Letter
}

// strike allots a hit to a block: it is seen (AR-RUL-43), and a Skittish one may be retreated from the
// hit, which third parties always do (AR-ABI-8, AR-TPY-8).
func (s *State) strike(b content.Block) {
	f := s.Stack.Top()
	f.Block, f.M, f.Stage = b, 0, hitsTaken
	if s.frightens() {
		f.M = 1
	}
	if s.Roll.Shot {
		s.reveal(b)
	}
	if !s.Dodges(b) {
		return
	}
	f.Stage = hitsDodged
	if party := s.Pieces[b].Party; !Third(party) {
		s.ask(AskDodge, SeatOf(party))
		return
	}
	s.fallBack(b, s.homeward(b), "AR-ABI-8")
}

// Dodges reports whether a block can retreat from a hit instead of taking it (AR-ABI-8).
func (s *State) Dodges(b content.Block) bool { return s.Has(b, content.Skittish) && s.canRetreat(b) }

// frightens reports whether the hit that is being allotted is the first by which an Intimidating block
// spreads terror in this battle: the first hit of its first throw that has one (AR-ABI-6, AR-RUL-21).
func (s *State) frightens() bool {
	if !s.terrible() {
		return false
	}
	s.Battle.Frightened.Add(s.Roll.By)
	return true
}

// terrible reports whether the next hit spreads terror.
func (s *State) terrible() bool { return s.daunts() && !s.Battle.Frightened.Has(s.Roll.By) }

// daunts reports whether an Intimidating block rolls in battle.
func (s *State) daunts() bool {
	r := &s.Roll
	return r.By != content.NoBlock && !r.Shot && s.Has(r.By, content.Intimidating)
}

// Shrugs reports whether a block ignores the next hit that it takes (AR-ABI-5).
func (s *State) Shrugs(b content.Block) bool {
	return s.Has(b, content.Resilient) && !s.Pieces[b].Has(ResilientHit)
}

// dodged cancels the hit from which a Skittish block retreated (AR-ABI-8).
func (s *State) dodged(f *Frame) {
	f.Stage = hitsAllotted
	f.N--
	s.tell(rules.Event{
		Kind: rules.Blocked, Name: "hit_dodged", Rule: "AR-ABI-8", Seat: SeatOf(s.Pieces[f.Block].Party),
		Subject: s.BlockElement(f.Block), To: s.BlockElement(f.Block),
	})
}

// takeHit takes a step, or nothing for the first hit on a Resilient block in this phase (AR-HIT-4,
// AR-ABI-5), and tests the courage of who was hit (AR-ABI-6).
func (s *State) takeHit(f *Frame) {
	b, frightens, place := f.Block, f.M != 0, f.Place
	f.Stage = hitsAllotted
	f.N--
	p := &s.Pieces[b]
	if s.Shrugs(b) {
		p.Flags |= ResilientHit
		s.tell(rules.Event{Kind: rules.Blocked, Name: "hit_ignored", Rule: "AR-ABI-5", Seat: SeatOf(p.Party), Subject: s.BlockElement(b), To: s.BlockElement(b)})
	} else {
		s.lose(b, 1, "AR-HIT-4")
	}
	s.witness(b)
	s.settle(place)
	if p.Status != OnMap {
		s.left(place, p.Party)
	}
	if frightens && p.Status == OnMap && s.Result == Undecided {
		s.testCourage(b)
	}
}
