package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// NewWorld makes what all matches share.
func NewWorld(c *content.Content) *World {
	w := &World{Content: c, elements: newElements(c)}
	w.Spellings = spellings(w)
	return w
}

// Blank is a match of which nothing has happened yet: what a file is read into.
func Blank(w *World, o Options, seats int) *State {
	s := &State{World: w, Options: o, Count: uint8(seats)}
	for seat := range s.Players {
		p := &s.Players[seat]
		p.WindfallCards = [2]content.Card{content.NoCard, content.NoCard}
		p.Ratio = alchemyRatio
	}
	return s
}

// New begins a match. The decks of the options must be legal.
func New(w *World, o Options, seats int, seed uint64) *State {
	s := Blank(w, o, seats)
	s.Rng = rules.NewRandOf(seed, rules.Percentile)
	s.tell(rules.Event{Kind: rules.TurnBegan, Name: "match_began", Rule: "TS-TRN-1", Seat: rules.NoSeat})
	s.begin(Frame{Kind: FrameMatch})
	s.run()
	s.dealt = true
	return s
}

// matchFrame is the whole match: Mages and Towers are chosen seat by seat, then one turn follows the other.
type matchFrame struct{}

// The stages of the match.
const (
	choosingMages uint8 = iota
	choosingTowers
	settingUp
	playing
)

func (matchFrame) resume(s *State, f *Frame) {
	switch f.Stage {
	case choosingMages, choosingTowers:
		s.chooseNext(f)
	case settingUp:
		f.Stage, f.Seat = playing, 0
		s.setUp()
		s.begin(Frame{Kind: FrameTurn, Seat: s.Turn})
	case playing:
		if s.advance(); s.Result == Undecided {
			s.begin(Frame{Kind: FrameTurn, Seat: s.Turn})
		}
	}
}

// setUp places Mages and Towers, shuffles, rolls for the first turn and deals (TS-TRN-1 to TS-TRN-7).
func (s *State) setUp() {
	for seat := range rules.Seat(s.Count) {
		p := &s.Players[seat]
		mage := s.Content.At(s.At(p.Mage).Card)
		if s.Options.EvenStart {
			most := s.mostProduced()
			p.Extra = Points{int16(most[0] - mage.Mines), int16(most[1] - mage.Stones)}
		}
		for _, line := range s.Options.Decks[seat].Lines {
			for range line.N {
				p.Deck.put(line.Card)
			}
		}
		s.shuffle(seat)
	}
	s.Start = s.initiative()
	s.Turn, s.Round = s.Start, 1
	for n := range int(s.Count) {
		s.draw(s.after(s.Start, n))
	}
}

// mostProduced is how many Mines and Powerstones the richest Mage of the box has (TS-OPT-1).
func (s *State) mostProduced() (most [2]int) {
	for _, card := range s.Content.Mages {
		most[0] = max(most[0], s.Content.At(card).Mines)
		most[1] = max(most[1], s.Content.At(card).Stones)
	}
	return most
}

func (s *State) shuffle(seat rules.Seat) {
	rules.Shuffle(&s.Rng, s.Players[seat].Deck.Cards[:s.Players[seat].Deck.N])
	s.tell(rules.Event{Kind: rules.PileShuffled, Name: "shuffled", Rule: "TS-TRN-3", Seat: seat, Subject: DeckElement(seat)})
}

// initiative is the seat that rolls highest; those who tie for it roll again (TS-TRN-4).
func (s *State) initiative() rules.Seat {
	tied := s.Living()
	for {
		var best rules.Seats
		highest := 0
		for seat := range rules.Seat(s.Count) {
			if !tied.Has(seat) {
				continue
			}
			switch roll := s.throw("initiative_rolled", "TS-TRN-4", seat, SeatElement(seat)); {
			case roll > highest:
				highest, best = roll, rules.SeatsOf(seat)
			case roll == highest:
				best |= rules.SeatsOf(seat)
			}
		}
		if tied = best; tied&(tied-1) == 0 {
			return tied.First()
		}
	}
}

// HandSize is how many cards a seat draws up to (TS-TRN-10).
const HandSize = 7

// draw fills a hand as far as the deck lasts; in the extended game the discard pile becomes a new deck
// (TS-TRN-10, TS-OPT-5).
func (s *State) draw(seat rules.Seat) {
	p := &s.Players[seat]
	for p.Hand.N < HandSize {
		if p.Deck.N == 0 && s.Options.Extended && p.Discard.N > 0 {
			p.Deck, p.Discard = p.Discard, Pile{}
			s.shuffle(seat)
		}
		if p.Deck.N == 0 {
			return
		}
		card := p.Deck.pop()
		p.Hand.sortIn(card)
		s.tell(rules.Event{Kind: rules.CardMoved, Name: "drawn", Rule: "TS-TRN-10", Seat: seat, Reveals: true, Subject: s.CardElement(card), From: DeckElement(seat), To: HandElement(seat)})
	}
}

// advance passes the turn to the next living seat; a Round begins where the first turn is passed (TS-TIM-1,
// TS-TIM-8).
func (s *State) advance() {
	from := s.Turn
	for n := 1; n <= int(s.Count); n++ {
		seat := s.after(from, n)
		if seat == s.Start {
			if s.Options.RoundLimit > 0 && int(s.Round) == s.Options.RoundLimit {
				s.finish(OutOfRounds)
				return
			}
			s.Round++
		}
		s.Turn = seat
		s.tick(seat)
		if !s.Players[seat].Out {
			return
		}
	}
}

// finish ends the match.
func (s *State) finish(r Result) {
	s.Result = r
	rule := "TS-END-1"
	if r == OutOfRounds {
		rule = "TS-MOD-8"
	}
	s.tell(rules.Event{Kind: rules.MatchEnded, Name: "match_ended", Rule: rule, Seat: rules.NoSeat, N: int16(r)})
}
