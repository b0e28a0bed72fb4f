package engine

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// chooseNext asks the next seat for its Mage and its Tower, or deals the Mages (TS-MOD-6).
func (s *State) chooseNext(f *Frame) {
	if f.Seat == rules.Seat(s.Count) {
		f.Stage = settingUp
		return
	}
	if f.Stage == choosingTowers {
		if s.Options.GivenTowers {
			s.giveTower(f.Seat, s.Content.Towers[int(f.Seat)%len(s.Content.Towers)])
			return
		}
		s.ask(AskTower, f.Seat)
		return
	}
	switch s.Options.Mages {
	case FirstMages:
		s.choose(f.Seat, s.Content.Mages[[...]int{0, 2, 1, 3}[f.Seat]%len(s.Content.Mages)])
	case DealtMages:
		free := make([]content.Card, 0, len(s.Content.Mages))
		for _, card := range s.Content.Mages {
			if !s.taken(card) {
				free = append(free, card)
			}
		}
		s.choose(f.Seat, free[s.Rng.IntN(len(free))])
	default:
		s.ask(AskMage, f.Seat)
	}
}

// taken reports whether a seat has chosen a Mage.
func (s *State) taken(card content.Card) bool {
	return slices.ContainsFunc(s.Things, func(t Thing) bool { return t.Card == card })
}

// choose gives a seat its Mage, in its Tower as soon as there is one.
func (s *State) choose(seat rules.Seat, card content.Card) {
	t := s.enter(card, seat)
	t.Position, t.Marks = NoPosition, 0
	s.Players[seat].Mage = t.ID
	s.Stack.Top().Stage = choosingTowers
	s.tell(rules.Event{Kind: rules.PieceAdded, Name: "mage_chosen", Rule: "TS-MAG-1", Seat: seat, Subject: s.CardElement(card), To: s.ThingElement(t.ID), N: 1, M: 1, Reveals: s.Options.Mages == DealtMages})
}

// askMage: which Mage a seat is (TS-MAG-1).
type askMage struct{}

func (askMage) name() string { return "mage" }

func (askMage) list(s *State) {
	for _, card := range s.Content.Mages {
		if s.Options.Mages != DraftedMages || !s.taken(card) {
			s.offer(ChooseMage, int(card))
		}
	}
}

type chooseMage struct{}

func (chooseMage) spelling(w *World) notation.Spelling {
	return spelt(ChooseMage, "mage", w.cardNames())
}
func (chooseMage) play(s *State, c rules.Choice) { s.choose(s.Asker, content.Card(c.Args[0])) }

func (chooseMage) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked == AskMage && s.taken(content.Card(c.Args[0])) {
		return because("TS-MOD-6", "Another seat has drafted this Mage.")
	}
	return nil
}

// askTower: how a seat's Tower looks (TS-TWR-1).
type askTower struct{}

func (askTower) name() string { return "tower" }

func (askTower) list(s *State) {
	for _, card := range s.Content.Towers {
		s.offer(ChooseTower, int(card))
	}
}

type chooseTower struct{}

func (chooseTower) spelling(w *World) notation.Spelling {
	return spelt(ChooseTower, "tower", w.cardNames())
}

func (chooseTower) play(s *State, c rules.Choice) { s.giveTower(s.Asker, content.Card(c.Args[0])) }

// giveTower gives a seat its Tower with its Mage in it, and goes on to the next seat.
func (s *State) giveTower(seat rules.Seat, card content.Card) {
	p := &s.Players[seat]
	t := s.enter(card, seat)
	t.Marks = 0
	p.Tower = t.ID
	s.Mage(seat).On = t.ID // TS-MAG-9
	f := s.Stack.Top()
	f.Stage, f.Seat = choosingMages, f.Seat+1
	s.tell(rules.Event{Kind: rules.PieceAdded, Name: "tower_chosen", Rule: "TS-TWR-1", Seat: seat, Subject: s.CardElement(t.Card), To: s.ThingElement(t.ID), N: 1, M: 1})
}

func (chooseTower) refuse(*State, rules.Choice) *rules.Refusal { return nil }
