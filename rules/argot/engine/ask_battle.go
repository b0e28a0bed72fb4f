package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/notation"
)

// askBattle asks a seat which of its battles is fought next (AR-CMB-2).
type askBattle struct{}

func (askBattle) name() string { return "battle" }

func (askBattle) list(s *State) {
	of := PartyOf(s.Asker)
	for p := s.nextBattle(of, 0); p != atlas.Nowhere; p = s.nextBattle(of, p+1) {
		s.offer(Fight, int(p))
	}
}

// fight is the answer that begins a battle.
type fight struct{}

func (fight) spelling(w *World) notation.Spelling { return spelt(Fight, "fight", w.words.place) }

func (fight) play(s *State, c rules.Choice) { s.fight(atlas.Place(c.Args[0])) }

func (fight) refuse(s *State, c rules.Choice) *rules.Refusal {
	switch p := atlas.Place(c.Args[0]); {
	case s.Asked != AskBattle:
		return because("AR-CMB-2", "No battle is chosen now.")
	case !s.BattleAt(p):
		return because("AR-CMB-8", "There is no battle at this location.")
	}
	return because("AR-CMB-2", "This battle was begun by another side.")
}
