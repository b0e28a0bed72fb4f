package siegestorm

import (
	"slices"

	"portcullis/rules"
)

// stormView is the storm under way, or the one that ORDER could order.
func (s *State) stormView(viewer rules.Seat) *StormView {
	c := s.stormer
	if c == noCard && s.ask.kind == askOrder && s.result == undecided {
		c = s.ordered()
	}
	if c == noCard {
		return nil
	}
	if !s.yetToStrike(c) {
		v := s.stormOf(c, viewer)
		if s.result != undecided { // what could have been struck is of no account any more
			v.Targets = slices.DeleteFunc(v.Targets, func(t StormTarget) bool { return t.Element.Kind() == "card" })
		}
		return v
	}
	v := s.foreseen(s.prospect(c, viewer), viewer)
	v.ActionDone = s.actionDone(c)
	return v
}

// yetToStrike reports whether the match waits, and a creature that has its order or storms has not struck.
func (s *State) yetToStrike(c cardNo) bool {
	if s.ask.kind == askNothing || s.result != undecided || s.fallen != 0 {
		return false
	}
	return s.strikesYet(c) && (s.stormer == noCard || s.below(c) < s.stack.Depth)
}

// comingView is the storm to come of the creature on the top slot of a war track. While one that has left its track is to be ordered, it
// is reckoned as if that one were gone.
func (s *State) comingView(t uint8, viewer rules.Seat) *StormView {
	if s.stormer != noCard || s.nexits > 0 && s.ask.kind != askOrder {
		return nil
	}
	o := s.nextStorm(t, viewer)
	if o == nil {
		return nil
	}
	return s.foreseen(o, viewer)
}

// foreseen is all that is told of a storm, to come or under way: as it goes if nobody reacts, and what it can come to by all that lies open.
func (s *State) foreseen(o *prospect, viewer rules.Seat) *StormView {
	v := o.view(viewer)
	s.raises(v, o, viewer)
	r := s.reach(o, viewer)
	if o.ready != nil {
		v.Strengths = r.strengths()
	}
	for i := range v.Targets {
		if x, ok := o.before.sideAt(v.Targets[i].Element); ok {
			v.Targets[i].Reach = r.takes(x)
		}
	}
	from := v.From
	if from < 0 {
		from = int(s.opponent(s.cards[o.card].track))
	}
	if v.Reach = r.takes(side(from)); o.by == bossSide && v.From < 0 {
		v.Reach = Span{}
	}
	v.Answers = r.answers
	return v
}

// raises takes into the view of a storm what its side can still pay to make more of it.
func (s *State) raises(v *StormView, o *prospect, viewer rules.Seat) {
	r, more := s.raised(o, viewer)
	if more == nil {
		return
	}
	all := more.view(viewer)
	v.Raised = &StormRaise{By: s.name(r.source), Cost: r.cost, Adds: r.adds(), Times: r.times, Strength: all.Strength, Takes: all.Takes, From: all.From, Beats: all.Beats || r.fells, Wins: all.Wins}
}

// parched reports whether the side of a war track has too few cards for the Draw step before it advances again: that of its next turn, or
// of the turn under way if that is still to come (ST-TRN-1, ST-WIN-1).
func (s *State) parched(t uint8) bool {
	d := s.tracks[t].owner
	if d == bossSide || !s.inPlay(d) || s.drawsLeft(d) >= s.drawsPerTurn(d) {
		return false
	}
	advances := d == s.active && s.willAdvance(t) // in the turn under way
	if s.sharedTurn() {
		advances = s.sides[d].step <= seatAdvances
	}
	return s.drawsYet(d) || !advances
}

// nextStorm is the storm to come, as things stand, of the creature on the top slot of a war track; nil without one.
func (s *State) nextStorm(t uint8, viewer rules.Seat) *prospect {
	c := s.tracks[t].slots[trackSlots-1]
	if c == noCard || s.result != undecided || s.fallen != 0 || !s.inPlay(s.tracks[t].owner) {
		return nil
	}
	return s.prospect(c, viewer)
}

// view is the storm as it would go.
func (o *prospect) view(viewer rules.Seat) *StormView {
	at := o.ready
	if at == nil {
		at = o.ways[0].end
	}
	v := at.stormOf(o.card, viewer)
	v.Others, v.ActionDone, v.From = o.others, false, -1
	if v.Defender != nil && !v.Ignored {
		v.Shown = o.before.defence(cardNo(v.Defender.Number))
	}
	v.Before = o.parts(at, side(viewer))
	for i := range v.Targets {
		if x, ok := at.sideAt(v.Targets[i].Element); ok {
			t := o.before.lost(at, x)
			v.Targets[i].First = t.Heal + t.Resources + t.Life
		}
	}
	for x := range side(maxSides) {
		if !o.before.inPlay(x) {
			continue
		}
		if o.before.hostile(x, o.by) {
			o.reckon(v, x)
		}
	}
	v.Wins = o.wins()
	v.Kills, v.MayKill = o.kills()
	if v.Stops = o.ready == nil; v.Stops {
		v.Strength, v.Targets = 0, nil
	}
	return v
}

// reckon takes in what an opponent loses by the storm: one that it beats stands before one from which it takes most.
func (o *prospect) reckon(v *StormView, x side) {
	n, beats := o.takes(x), o.beats(x)
	if beats && !v.Beats || beats == v.Beats && n > v.Takes {
		v.From, v.Beats, v.Heal = int(x), beats, o.most(x).Heal
	}
	v.Takes = max(v.Takes, n)
}

// lost is what a side has lost when the match has come to another state: the cards of its Heal pile and Resources that lie on
// its Casualties then, and a boss's Life.
func (s *State) lost(at *State, x side) StormTarget {
	t := StormTarget{Element: s.game.seat[x], Loses: at.beaten(x) && !s.beaten(x)}
	if x == bossSide {
		t.Life = max(0, int(s.boss.life-at.boss.life))
		return t
	}
	a := &s.sides[x]
	t.Heal, t.Resources = at.gone(a.heal.cards()), at.gone(a.resources.cards())
	return t
}

// gone is how many of some cards lie on the Casualties.
func (s *State) gone(list []cardNo) (n int) {
	for _, c := range list {
		if s.cards[c].place == inCasualties {
			n++
		}
	}
	return n
}

// stormOf is what a creature's attack would come to as things stand, without its action.
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
			v.Shown = v.Guard
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
