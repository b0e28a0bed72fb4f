package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// prospect is a storm as it would go if nobody reacted: its action, what that sets off, the attack and what comes of it, all
// carried out by the rules ([course] says what is left out). Where choices before the attack leave several ways open, it is the
// way that takes most.
type prospect struct {
	card   cardNo
	by     side
	before *State // as the storm begins, or as it stands now
	ready  *State // when it is to strike; nil if it does not come to that
	ways   []way  // what it can strike then, and what comes of it; of a boss one
	score  int    // of the best of them
	others bool   // other choices come to something else
	prey   []prey // the creatures of opponents
	tried  int    // in how many ways it can go, all told
}

// prey is a creature of an opponent of a storm, and in how many of the ways in which that can go it is on the Casualties.
type prey struct {
	card   cardNo
	fallen int
}

// prospect is that of a creature that waits for its order, that storms and has not struck yet, or, as things stand, that is on
// the top slot of a war track and leaves it next. viewer is who looks.
func (s *State) prospect(c cardNo, viewer rules.Seat) *prospect {
	if s.cards[c].place == onTrack {
		return s.leaving(c).inProspect(c, viewer)
	}
	return s.inProspect(c, viewer)
}

// inProspect is the prospect of a creature that has left its war track.
func (s *State) inProspect(c cardNo, viewer rules.Seat) *prospect {
	k := &s.cards[c]
	o := &prospect{card: c, by: k.holder, before: s}
	var on [maxBoard]cardNo
	for _, x := range s.battlefield(on[:0]) {
		if s.hostile(s.cards[x].holder, o.by) {
			o.prey = append(o.prey, prey{card: x})
		}
	}
	var last group
	take := func(g group) {
		switch score := g.score(o); {
		case g.ways == nil:
		case o.ways == nil || score > o.score:
			o.others = o.ways != nil
			o.ready, o.ways, o.score = g.ways[0].ready, g.ways, score
		case score < o.score:
			o.others = true
		}
	}
	o.courses(viewer, false, func(found way) {
		o.count(found.end)
		if found.ready == nil || last.ways == nil || found.ready != last.ways[0].ready {
			take(last)
			last = group{}
		}
		last.ways = append(last.ways, found)
	})
	take(last)
	return o
}

// courses goes each way in which the storm can go, with its action or, where that is negated, without it.
func (o *prospect) courses(viewer rules.Seat, negated bool, found func(way)) {
	s, c := o.before, o.card
	k := &s.cards[c]
	w, next := s.course(viewer, found)
	if negated {
		w.negated = c
	}
	if k.place == storming {
		w.base, w.links = s.below(c), 0
	} else {
		kind := stormFrame
		if o.by == bossSide {
			kind = bossStormFrame
		}
		next.ask, next.listed = question{}, false
		next.push(frame{kind: kind, by: o.by, card: c, track: k.track})
	}
	w.walk(next, way{})
}

// group are the ways that the same choices before the attack leave open.
type group struct{ ways []way }

// score is how much the best of the ways takes, less what it costs its own side.
func (g group) score(o *prospect) int {
	best := 0
	for i, w := range g.ways {
		if n := o.before.worth(w.end, o.by); i == 0 || n > best {
			best = n
		}
	}
	return best
}

// aims are the ways, one for each thing that it can strike: of those that part only after the attack, where the creature goes, the one
// that takes most.
func (o *prospect) aims() (list []way) {
	for _, w := range o.ways {
		i := slices.IndexFunc(list, func(other way) bool { return other.aim == w.aim })
		switch {
		case i < 0:
			list = append(list, w)
		case o.before.worth(w.end, o.by) > o.before.worth(list[i].end, o.by):
			list[i] = w
		}
	}
	return list
}

// inPlay reports whether a side has something to lose.
func (s *State) inPlay(x side) bool {
	if x == bossSide {
		return s.set.mode.bossMode()
	}
	return x < side(s.set.seats) && s.living.Has(x.seat())
}

// beaten reports whether a side is out, or was beaten at the end of the match.
func (s *State) beaten(x side) bool {
	if x == bossSide {
		return s.result == wonLife || s.result == wonDepleted
	}
	return !s.living.Has(x.seat()) || s.result != undecided && s.loser == x
}

// takes is the most cards or Life that a side loses by the storm.
func (o *prospect) takes(x side) int {
	most := o.most(x)
	return most.Heal + most.Resources + most.Life
}

// most is what a side loses by the storm where it loses most.
func (o *prospect) most(x side) (most StormTarget) {
	for _, w := range o.ways {
		if t := o.before.lost(w.end, x); t.Heal+t.Resources+t.Life > most.Heal+most.Resources+most.Life {
			most = t
		}
	}
	return most
}

// beats reports whether the storm can beat a side.
func (o *prospect) beats(x side) bool {
	for _, w := range o.ways {
		if w.end.beaten(x) && !o.before.beaten(x) {
			return true
		}
	}
	return false
}

// wins reports whether the storm can win the match for the side of the creature.
func (o *prospect) wins() bool {
	for _, w := range o.ways {
		if w.end.result != undecided && (o.by == bossSide && w.end.winner == 0 || o.by != bossSide && w.end.winner.Has(o.by.seat())) {
			return true
		}
	}
	return false
}

// count takes in which creatures a way in which the storm can go costs its opponents.
func (o *prospect) count(end *State) {
	o.tried++
	for i := range o.prey {
		if end.cards[o.prey[i].card].place == inCasualties {
			o.prey[i].fallen++
		}
	}
}

// kills names the creatures of opponents that the storm brings to the Casualties: those that it kills whatever is chosen in it, and
// those that it kills or not, each name once.
func (o *prospect) kills() (sure, maybe []rules.Text) {
	var named []cards.ID
	for _, x := range o.prey {
		design := o.before.cards[x.card].design
		switch {
		case x.fallen == o.tried:
			sure = append(sure, o.before.name(x.card))
		case x.fallen > 0 && !slices.Contains(named, design):
			named, maybe = append(named, design), append(maybe, o.before.name(x.card))
		}
	}
	return sure, maybe
}

// below is the depth of the stack below the storm of a creature.
func (s *State) below(c cardNo) uint8 {
	for i := range s.stack.Depth {
		if f := &s.stack.Frames[i]; f.card == c && (f.kind == stormFrame || f.kind == bossStormFrame) {
			return i
		}
	}
	return s.stack.Depth
}

// leaving is a copy of the match in which the creature on a top slot has just left it: in this turn if its side is still to
// advance in it, else in the next turn of its side, as if nothing else happened before. What is under way is over in it.
func (s *State) leaving(c cardNo) *State {
	next := s.Clone().(*State)
	t := next.cards[c].track
	now := next.advancesYet(t)
	next.play, next.ask, next.listed, next.queued = announcement{card: noCard}, question{}, false, 0
	next.keepLinks(0)
	if x := next.stormer; x != noCard {
		next.lift(x)
		next.put(x, inCasualties, next.cards[x].owner)
	}
	for next.nexits > 0 {
		x := next.exits[0]
		next.lift(x)
		next.put(x, inCasualties, next.cards[x].owner)
	}
	for next.stack.Depth > 1 || next.stack.Depth > 0 && !now {
		next.pop()
	}
	if !now {
		next.endOfTurnEffects()
		next.beginTurn(next.tracks[t].owner)
	}
	next.advanceTrack(t)
	return next
}

// advancesYet reports whether a war track has its Advance step still before it in the turn that is under way.
func (s *State) advancesYet(t uint8) bool {
	d := s.tracks[t].owner
	switch {
	case s.stack.Depth == 0:
		return false
	case d == bossSide:
		f := &s.stack.Frames[0]
		return f.kind == bossTurnFrame && (f.stage == bossReserves || f.stage == bossAdvance && f.n == 0)
	case s.sharedTurn():
		return s.sides[d].step <= seatAdvances
	}
	return s.active == d && s.willAdvance(t)
}
