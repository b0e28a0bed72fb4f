package siegestorm

import "portcullis/rules"

// stormView is the storm under way, or the one that ORDER could order.
func (s *State) stormView(viewer rules.Seat) *StormView {
	c := s.stormer
	if c == noCard && s.ask.kind == askOrder && s.result == undecided {
		c = s.ordered()
	}
	if c == noCard {
		return nil
	}
	return s.stormOf(c, viewer)
}

// stormOf is what a creature's storm would come to as things stand, without its action.
func (s *State) stormOf(c cardNo, viewer rules.Seat) *StormView {
	k := &s.cards[c]
	v := &StormView{Card: s.cardView(c, viewer), By: int(k.holder), Print: int(s.design(c).ATT), Strength: s.strength(c), Ignored: s.ignoresDefender(c),
		ActionDone: s.stormer == c && s.actionDone(c)}
	for _, change := range s.changes(c) {
		if change.ATT != 0 {
			v.Changes = append(v.Changes, change)
		}
	}
	if guard := s.defender(k.track); guard != noCard {
		v.Defender = s.cardViewAt(guard, viewer)
		if !v.Ignored {
			v.Guard = s.defence(guard)
		}
	}
	for i := range s.zones {
		z := &s.zones[i]
		if z.used && (z.tracks[0] == k.track || z.tracks[1] == k.track) {
			v.Targets = append(v.Targets, s.stormTargets(c, z)...)
		}
	}
	return v
}

// actionDone reports whether the action of a storming creature is over.
func (s *State) actionDone(c cardNo) bool {
	for i := range s.stack.Len() {
		f := s.stack.At(i)
		if f.card == c && (f.kind == stormFrame && f.stage >= stormAttack || f.kind == bossStormFrame && f.stage >= raidAims) {
			return true
		}
	}
	return false
}

// stormTargets is what a storm may hit over one Battle Zone.
func (s *State) stormTargets(c cardNo, z *zone) []StormTarget {
	far := 1 - z.end(s.cards[c].holder)
	foe := z.sides[far]
	strength := s.strengthAgainst(c, s.tracks[z.tracks[far]].slots[0])
	var list []StormTarget
	for _, target := range [...]cardNo{z.front[far], z.middle} {
		if target == noCard || s.cards[target].holder != foe {
			continue
		}
		def := s.defence(target)
		list = append(list, StormTarget{Element: s.game.cardElement[target], Strength: strength, Kills: strength > def, DEF: def})
	}
	return append(list, s.hitOn(foe, strength))
}

// hitOn is what a packet of damage does to a player or a boss (ST-STO-10, ST-WIN-3, ST-SOL-18).
func (s *State) hitOn(d side, n int) StormTarget {
	t := StormTarget{Element: s.game.seat[d], Strength: n}
	n = max(0, n-s.ward(d))
	a := &s.sides[d]
	if d == bossSide {
		t.Life = min(n, int(s.boss.life))
		t.Loses = n >= int(s.boss.life)
		return t
	}
	t.Heal = min(n, a.heal.len())
	t.Resources = min(n-t.Heal, a.resources.len())
	t.Loses = n > a.heal.len()+a.resources.len()
	return t
}
