package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// raise is what the side of a storm can still add to it: by abilities that lie open on the Battlefield, paid with cards and Supporters of
// which the number lies open (ST-PLY-13). Hidden cards are left out, as is what others could answer.
type raise struct {
	source   cardNo // whose ability gives most for what it costs; noCard: none adds anything
	cost     int    // each time
	att, def int    // added to the ATT of the creature, and taken off the DEF of the Defender, each time
	dmg      int    // dealt beside the blow, each time
	foe      side   // to whom
	times    int    // at most, by what can be paid
	fells    bool   // what it deals beside the blow takes more than the foe has left, whatever the blow does
}

// adds is what it adds to the Attack Strength, or deals beside it, each time.
func (r raise) adds() int { return r.att + r.def + r.dmg }

// raiseOf is what can still be added to the storm that a prospect looks into; s is the match as it stands.
func (s *State) raiseOf(o *prospect) raise {
	best := raise{source: noCard}
	if o.by == bossSide || o.ready == nil {
		return best
	}
	at := o.ready
	var buf [maxCards]cardNo
	for _, x := range at.passivesFor(o.by, buf[:0]) {
		p := &s.design(x).Passive
		if p.Kind != cards.Activated {
			continue
		}
		r := at.strengthens(o.card, at.commandOf(o.by, x, at.cards[x].track), p.Effects)
		r.source, r.cost = x, int(p.Cost)
		if r.adds() > 0 && (best.source == noCard || r.adds()*best.cost > best.adds()*r.cost) {
			best = r
		}
	}
	if best.source != noCard {
		best.times = s.purse(o) / best.cost
	}
	if best.times == 0 {
		best.source = noCard
	}
	return best
}

// strengthens is by how much a text adds to the Attack Strength of a creature, or what it deals beside it; nothing of a text that does more
// than that.
func (s *State) strengthens(c cardNo, m command, text []cards.Effect) (r raise) {
	for i := range text {
		switch e := &text[i]; {
		case e.Do == cards.Damage && e.Who == cards.Opponent && e.IfCount == cards.NoCount && !e.IfDid:
			r.foe, r.dmg = m.foe, r.dmg+max(0, s.amount(m, e)-s.ward(m.foe))
		case e.Do != cards.Mod:
			return raise{}
		case e.ATT > 0 && s.canTouch(m, e, c):
			r.att += int(e.ATT)
		}
		if e := &text[i]; e.DEF < 0 && s.shakesDefender(c, m, e) {
			r.def -= int(e.DEF)
		}
	}
	return r
}

// purse is how many cards and Supporters the side of a storm will have to pay with: those that it has now, or in its next turn with the
// cards that it draws before, and all Supporters ready.
func (s *State) purse(o *prospect) int {
	a := &s.sides[o.by]
	switch k := &s.cards[o.card]; {
	case k.place != onTrack:
		return s.payable(o.by, noCard)
	case !s.advancesYet(k.track):
		return min(handLimit, a.hand.len()+min(s.drawsPerTurn(o.by), a.resources.len())) + a.support.len()
	case s.drawsYet(o.by):
		return s.payable(o.by, noCard) + min(s.drawsPerTurn(o.by), a.resources.len())
	}
	return s.payable(o.by, noCard)
}

// raised is a storm with all that can still be added to it, and what that is; nil if it takes no more by it.
func (s *State) raised(o *prospect, viewer rules.Seat) (raise, *prospect) {
	r := s.raiseOf(o)
	if r.source == noCard {
		return r, nil
	}
	before := o.before.Clone().(*State)
	before.cards[o.card].att += int8(min(r.att*r.times, maxCards/2))
	if c := o.ready.defender(before.cards[o.card].track); c != noCard {
		before.cards[c].def -= int8(min(r.def*r.times, maxCards/2))
	}
	if r.dmg > 0 {
		n := r.dmg * r.times
		if r.foe != bossSide {
			left := before.left(r.foe)
			n, r.fells = min(n, left), n > left
		}
		before.suffer(o.by, r.foe, r.source, n+before.ward(r.foe), "ST-KEY-5")
	}
	more := before.inProspect(o.card, viewer)
	more.before = o.before
	for x := range side(maxSides) {
		if s.inPlay(x) && s.hostile(x, o.by) && (more.takes(x) > o.takes(x) || (more.beats(x) || r.fells && x == r.foe) && !o.beats(x)) {
			return r, more
		}
	}
	return r, nil
}
