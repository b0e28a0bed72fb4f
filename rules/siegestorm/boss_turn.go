package siegestorm

import "portcullis/rules"

// The steps of the boss's turn (ST-BOS-1). A frame stays at the step that is under way.
const (
	bossReserves uint8 = iota
	bossAdvance
	bossDraw
	bossPlays
	bossExtra
)

// stepBossTurn goes on with the boss's turn. It stops for nothing but ties, reactions and what
// his cards make the players choose.
func (s *State) stepBossTurn(f *frame) {
	switch f.stage {
	case bossReserves:
		s.toReserves()
		s.bossGoes(f, bossAdvance, "advance_step", "ST-BOS-3")
	case bossAdvance:
		if f.n == 0 {
			f.n = 1
			s.advanceTrack(s.bossTrack())
			s.push(frame{kind: exitFrame})
			return
		}
		s.bossGoes(f, bossDraw, "draw_step", "ST-BOS-8")
	case bossDraw:
		if !s.bossDraws(int(s.game.set.Bosses[s.boss.card].Hand)) {
			return
		}
		s.checkMenace()
		s.bossGoes(f, bossPlays, "play_step", "ST-BOS-11")
	case bossPlays:
		s.playNext(f)
	case bossExtra:
		s.endTurn(f)
	}
}

// bossGoes lets the next step of the boss's turn begin and tells it.
func (s *State) bossGoes(f *frame, step uint8, name, rule string) {
	f.stage, f.n = step, 0
	s.phase(bossSide, name, rule)
}

// toReserves puts what is left of the boss's hand on the Reserve pile. In his first turn the
// step is skipped (ST-BOS-2).
func (s *State) toReserves() {
	if s.boss.turns == 1 {
		return
	}
	s.phase(bossSide, "reserves_step", "ST-BOS-2")
	hand := &s.sides[bossSide].hand
	for hand.len() > 0 {
		s.send(bossSide, "to_reserve", "ST-BOS-2", hand.list[0], inReserve, bossSide)
	}
}

// bossDraws draws cards for the boss, face up; in his turn the number on the boss card (ST-BOS-8). If Resources and the Reserve
// pile that is still available cannot supply it, the players have won and nothing is drawn
// (ST-SOL-9, ST-RUL-52, ST-RUL-74).
func (s *State) bossDraws(n int) bool {
	resources := &s.sides[bossSide].resources
	supply := resources.len()
	if s.boss.token {
		supply += s.boss.reserve.len()
	}
	if supply < n {
		s.finish(wonDepleted, bossSide, s.living)
		return false
	}
	for range n {
		if resources.len() == 0 {
			s.useReserve()
		}
		s.send(bossSide, "drawn", "ST-BOS-8", resources.top(), inHand, bossSide)
	}
	return true
}

// useReserve shuffles the Reserve pile to make new Resources, once in the match (ST-BOS-9).
func (s *State) useReserve() {
	reserve := &s.boss.reserve
	n := reserve.len()
	for reserve.len() > 0 {
		c := reserve.top()
		s.lift(c)
		s.put(c, inResources, bossSide)
	}
	rules.Shuffle(&s.rng, s.sides[bossSide].resources.cards())
	s.emit(bossSide, rules.Event{Kind: rules.PileShuffled, Name: "reserve_shuffled", Rule: "ST-BOS-9",
		Subject: s.game.piles[inResources][bossSide], From: s.game.piles[inReserve][bossSide], N: int16(n), Reveals: true})
	s.boss.token = false
	s.emit(bossSide, rules.Event{Kind: rules.MarkerChanged, Name: "reserve_used", Rule: "ST-BOS-9", Subject: bossToken, To: bossToken})
}

// checkMenace raises the Menace Level if every card in the boss's hand costs more than it; an
// empty hand does not (ST-BOS-12, ST-RUL-28).
func (s *State) checkMenace() {
	hand := s.sides[bossSide].hand.cards()
	for _, c := range hand {
		if s.affordable(c, s.boss.menace) {
			return
		}
	}
	if len(hand) > 0 {
		s.shiftMenace(bossSide, 1, "ST-BOS-12")
	}
}
