package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// A battle is given up, and none begun, of which so few of so many trials are won.
const (
	forlornChance = 0.1
	forlornTrials = 40
	dearness      = 0.6 // what own losses weigh against the place and the losses of the enemy
	evenShare     = 0.5 // of the strength on both sides: whoever has as much needs no trial before the last round
)

// forlorn reports whether the battle is as good as lost for the side that is asked, or costs it more than it can bring: by the odds
// of the game, it would win less than one in ten, or the place and what the enemy loses are not worth the crippled and the fallen; in
// the last round the strong may be too late, and leave if it costs them more than the enemy. Whoever has nothing to save by leaving
// stays: the defender of the objective, and a side whose last chance this turn is.
func (b *bout) forlorn() bool {
	if !b.tried {
		b.tried, b.lost = true, b.foresees()
	}
	return b.lost
}

// foresees works out what forlorn reports.
func (b *bout) foresees() bool {
	strong := b.share >= evenShare
	if strong && !b.lastRound(&b.begins) || b.role == engine.Defender && b.Scenario().Objective.Has(b.place()) || lastChance(b.State, engine.PartyOf(b.Asker), b.place()) {
		return false
	}
	r := rules.NewRand(uint64(uint16(b.place())))
	lost := b.loses(&r)
	switch {
	case !strong:
		return lost || b.dear(&r)
	case !lost:
		return false
	}
	o := b.solve(&r)
	return o.Worth[b.role] > o.Worth[b.role.Other()]
}

// dear reports whether the place, as far as it is won, and what the enemy loses over it are worth less than what the side that is
// asked loses itself.
func (b *bout) dear(r *rules.Rand) bool {
	o := b.sample(r, forlornTrials)
	win := o.Win
	if b.role == engine.Defender {
		win = 1 - win
	}
	v := survey{State: b.State, party: engine.PartyOf(b.Asker)}
	return win*v.placeGain(b.place())+o.Worth[b.role.Other()] < dearness*o.Worth[b.role]
}

// loses fights the battle on, so often or until the side that is asked has won too many for it to be as good as lost.
func (b *bout) loses(r *rules.Rand) bool {
	const most = forlornChance * forlornTrials
	wins := 0
	for range forlornTrials {
		rules.Breathe()
		st := b.play(r)
		if b.won(&st) != (b.role == engine.Attacker) {
			continue
		}
		if wins++; wins >= most {
			return false
		}
	}
	return true
}

// losingShare is the share of the strength on both sides below which a battle is likelier lost.
const losingShare = 0.4

// likelierLost reports whether so many trials of the battle lose it for the side that is asked more often than they win it: a side with less
// strength wins by its number (AR-CMB-6).
func (b *bout) likelierLost() bool {
	if !b.weighed {
		r := rules.NewRand(uint64(uint16(b.place())))
		win := b.sample(&r, forlornTrials).Win
		if b.role == engine.Defender {
			win = 1 - win
		}
		b.weighed, b.losing = true, win < 0.5
	}
	return b.losing
}

// spent reports whether a block is down to its last step in a battle that is likelier lost, and does better to leave it for where it can
// be restored. Nobody leaves the objective, or a battle that is the last chance: in 150 sieges of the North Gate Argot won 56 when its
// crippled blocks left that, and 71 when they stayed.
func (b *bout) spent(i int) bool {
	f := &b.list[i]
	switch {
	case f.train || !f.flees || f.full == 1 || b.begins.strength[i] != 1 || b.share >= losingShare || !b.struckAgain(i):
		return false
	case b.role == engine.Defender && b.Scenario().Objective.Has(b.place()):
		return false
	}
	return !lastChance(b.State, engine.PartyOf(b.Asker), b.place()) && b.likelierLost()
}

// place is where the bout is fought.
func (b *bout) place() atlas.Place {
	if b.Battle.Round == 0 {
		return b.Stack.Top().Place
	}
	return b.Battle.Place
}

// struckAgain reports whether an enemy can still hit a fighter before the battle is over: if none can, its blow is free, as
// whoever lost goes back unharmed (AR-CMB-6).
func (b *bout) struckAgain(i int) bool {
	for j := range b.n {
		if b.list[i].hitBy&b.begins.here&(1<<j) != 0 && b.rollsAgain(&b.begins, j) {
			return true
		}
	}
	return false
}

// lastChance reports whether a siege is lost for a party unless a battle in a place changes it this turn: the besieger who does not take
// the objective now can no more keep it for long enough, and the defender who does not win it back now has lost it (AR-VIC-4,
// AR-VIC-5). A battle elsewhere is nobody's last chance.
func lastChance(s *engine.State, party content.Party, p atlas.Place) bool {
	return s.Scenario().Objective.Has(p) && lastTurn(s, party)
}

// lastTurn reports whether a siege is lost for a party unless this turn changes it.
func lastTurn(s *engine.State, party content.Party) bool {
	need, ends := s.Scenario().KeepTurns, turnsLeft(s) == 1
	if engine.SeatOf(party) == engine.Argot {
		return keeps(s) && (int(s.Keep)+1 >= need || ends)
	}
	if s.Scenario().FinalHoldWins {
		need = 1
	}
	return !s.Kept() && turnsLeft(s)-1 < need
}

// keeps reports whether the besieger keeps the objective unless it loses a battle there: it stands in it, and nowhere in it does an
// enemy stand unopposed (AR-VIC-2).
func keeps(s *engine.State) (held bool) {
	for p := range s.Scenario().Objective.All() {
		mine, theirs := false, false
		for b := range s.In(p) {
			if s.Kind(b) != content.Ground || s.Train(b) {
				continue
			}
			mine = mine || s.Pieces[b].Party == content.Mineos
			theirs = theirs || s.Hostile(s.Pieces[b].Party, content.Mineos)
		}
		if theirs && !mine {
			return false
		}
		held = held || mine
	}
	return held
}
