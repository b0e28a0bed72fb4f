package advice

import (
	"math/bits"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Odds is what may be expected of a battle in which both sides fight to the end and nobody helps them: no
// hero, no voluntary retreat.
type Odds struct {
	// Win is the chance, 0 to 1, that the attackers hold the place when it is over.
	Win float64
	// Breach is the chance that the fortification falls; 0 where none stands.
	Breach float64
	// Steps and Fallen are the steps and the blocks that a role may expect to lose, by engine.Role.
	Steps, Fallen [2]float64
	// Worth is what a role may expect to lose, in steps of a plain block: steps of undead rise again, fallen
	// blocks never.
	Worth [2]float64
	// Blocks is how many of each role fight.
	Blocks [2]int
	// Fortified: the defenders have the help of a fortification (AR-FRT-3).
	Fortified bool
	// Exact: nothing was sampled. Hidden: some faces are not known, so the odds are an estimate over what
	// may be behind them.
	Exact, Hidden bool
}

// Told is the chance that the attackers win as it is told to people: never as certain where it was sampled, as the next battle could be
// the first that ends otherwise.
func (o *Odds) Told() float64 {
	if o.Exact {
		return min(o.Win, 1) // sums of many chances can come out a hair higher
	}
	const rare = 0.5 / samples
	return min(max(o.Win, rare), 1-rare)
}

// The limits of reckoning.
const (
	exactPositions = 3000 // of a battle, beyond which it is sampled
	samples        = 600  // battles that are fought instead
)

// add takes in what a battle that ended so comes to, with a weight.
func (o *Odds) add(m *melee, st *stand, weight float64) {
	if m.won(st) {
		o.Win += weight
	}
	if m.begins.gate > 0 && st.gate == 0 {
		o.Breach += weight
	}
	for i := range m.n {
		role := m.list[i].role
		lost := float64(m.begins.strength[i]) - float64(st.strength[i])
		if lost == 0 {
			continue
		}
		o.Steps[role] += weight * lost
		if st.strength[i] == 0 {
			o.Fallen[role] += weight
		}
		o.Worth[role] += weight * m.list[i].lossWorth(lost, st.strength[i] == 0)
	}
}

// What losses count, in steps of a plain block.
const (
	stepLost   = 0.6
	risingStep = 0.2 // of a block that restores itself
	bodyLost   = 0.5 // a block that falls leaves a gap, and takes its undead steps along
)

// lossWorth is what it is worth that a fighter loses so many steps, and perhaps falls.
func (f *fighter) lossWorth(steps float64, falls bool) float64 {
	if falls {
		return stepLost*steps + bodyLost
	}
	if f.has(content.UndeadRestoration) {
		return risingStep * steps
	}
	return stepLost * steps
}

// describe notes who fights.
func (o *Odds) describe(m *melee) {
	for role := range m.of {
		o.Blocks[role] = bits.OnesCount32(uint32(m.of[role]))
	}
	o.Fortified = m.begins.gate > 0
}

// sample fights a battle n times.
func (m *melee) sample(r *rules.Rand, n int) (o Odds) {
	for range n {
		rules.Breathe()
		st := m.play(r)
		o.add(m, &st, 1/float64(n))
	}
	o.describe(m)
	return o
}

// solve works the odds of a battle out: exactly if it is small, else by fighting it many times.
func (m *melee) solve(r *rules.Rand) Odds {
	if o, ok := m.exact(); ok {
		return o
	}
	return m.sample(r, samples)
}

// fighterOf is a block as a fighter of a role.
func fighterOf(s *engine.State, b content.Block, role engine.Role) fighter {
	f := s.Face(b)
	return fighter{
		block: b, role: role, kind: s.Kind(b), letter: f.Letter, full: uint8(f.Strength), rating: uint8(f.Modifier), cost: uint8(f.Cost),
		ranged: f.Range > 0, train: s.Train(b), flees: true, does: f.Abilities,
	}
}

// Assault are the odds of the battle that would be fought in a place if blocks of a party came there, all faces
// as they are in s; false if nobody hostile to it whom they could fight stands there, or nobody would attack.
// Blocks of the party and its friends that stand there already attack too, unless they defend it this turn.
func Assault(s *engine.State, party content.Party, p atlas.Place, joining []content.Block, r *rules.Rand) (Odds, bool) {
	m := assault(s, party, p, joining)
	if m == nil {
		return Odds{}, false
	}
	return m.solve(r), true
}

// assault imagines that battle; nil if there is none. Reinforcements for a place that the enemy attacks this
// turn join its defence.
func assault(s *engine.State, party content.Party, p atlas.Place, joining []content.Block) *melee {
	m := newMelee(&s.Content.Rules, gateOf(s, p))
	role := engine.Attacker
	if by := s.Meets(p).By; by != engine.NoParty && s.Hostile(by, party) {
		role = engine.Defender
	}
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		its := role
		if s.Hostile(s.Pieces[b].Party, party) {
			its = role.Other()
		}
		f := fighterOf(s, b, its)
		f.flees = s.Meets(p).By == engine.NoParty || canFlee(s, b)
		m.add(f, s.Pieces[b].Strength)
	}
	for _, b := range joining {
		if at := &s.Pieces[b]; at.At != p || at.Status == engine.Aboard {
			m.add(fighterOf(s, b, role), at.Strength)
		}
	}
	m.ready()
	m.spare(s)
	m.shotAt(s, p)
	if m.engaged(&m.begins, engine.Attacker) == 0 || m.engaged(&m.begins, engine.Defender) == 0 {
		return nil
	}
	return m
}

// Battle are the odds of the battle that waits in a place or is fought there, from now on, all faces as they
// are in s; false if there is none. Win is the attackers' chance.
func Battle(s *engine.State, p atlas.Place, r *rules.Rand) (Odds, bool) {
	if !s.BattleAt(p) {
		return Odds{}, false
	}
	return present(s, p).solve(r), true
}

// present imagines how a battle goes on: its round, who has acted in it and what they have spent.
func present(s *engine.State, p atlas.Place) *melee {
	m := newMelee(&s.Content.Rules, gateOf(s, p))
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		f := fighterOf(s, b, s.RoleOf(p, s.Pieces[b].Party))
		f.flees = canFlee(s, b)
		m.add(f, s.Pieces[b].Strength)
	}
	m.ready()
	m.spare(s)
	if s.Battle.Round > 0 && s.Battle.Place == p {
		m.begins.round = s.Battle.Round
		for i := range m.n {
			if s.Battle.Frightened.Has(m.list[i].block) {
				m.begins.scared |= 1 << i
			}
		}
		m.resume(s)
		m.owe(s)
	} else {
		m.shotAt(s, p)
	}
	return m
}

// spare notes who has ignored a hit in this phase already (AR-ABI-5).
func (m *melee) spare(s *engine.State) {
	for i := range m.n {
		if s.Pieces[m.list[i].block].Has(engine.ResilientHit) {
			m.begins.spared |= 1 << i
		}
	}
}

// resume brings those who have still to act in this round to the end of the order, and the turn to them.
func (m *melee) resume(s *engine.State) {
	var list [mostFighters]uint8
	n := 0
	for _, acted := range [...]bool{true, false} {
		for _, i := range m.order[:m.n] {
			if s.Battle.Acted.Has(m.list[i].block) == acted {
				list[n] = i
				n++
			}
		}
		if acted {
			m.begins.next = uint8(n)
		}
	}
	m.order = list
}

// canFlee reports whether a block in a place of battle has a way of retreat now (AR-RET-1 to AR-RET-7).
func canFlee(s *engine.State, b content.Block) bool {
	for _, bar := range s.Retreats(b) {
		if bar == engine.NoBar {
			return true
		}
	}
	for ship := s.First(s.Pieces[b].At); ship != content.NoBlock; ship = s.Next(ship) {
		if s.Berth(b, ship) {
			return true
		}
	}
	return false
}
