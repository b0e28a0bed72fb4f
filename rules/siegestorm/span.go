package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// Span is what something can come to, from the least to the most.
type Span struct{ Least, Most int }

// Sure reports whether it can come to one thing only.
func (p Span) Sure() bool { return p.Least >= p.Most }

func (p *Span) take(least, most int, first bool) {
	if first || least < p.Least {
		p.Least = least
	}
	if first || most > p.Most {
		p.Most = most
	}
}

// reach is all that a storm can come to by what lies open: by each choice in it, by abilities of its own side on the Battlefield, and by those
// with which its opponent can answer (ST-PLY-13, ST-REA-1). Cards of a hand are left out, but that they can pay.
type reach struct {
	storm  *prospect
	ways   []way
	raises []lever // the most by which its side can raise it, for each way to share out what it pays with
	lower  lever   // the most by which its opponents can lower it
	// answers are the creatures of opponents whose abilities lower it, or deny its action.
	answers []rules.Text
}

// lever is an ability by which the blow of a storm can be changed, and what it costs each time.
type lever struct{ cost, att, def, dmg int }

func (v lever) sum() int { return v.att + v.def + v.dmg }

// reach looks into all that a storm can come to; s is the match as it stands.
func (s *State) reach(o *prospect, viewer rules.Seat) *reach {
	r := &reach{storm: o}
	o.courses(viewer, false, func(w way) { r.ways = append(r.ways, w) })
	if o.by != bossSide {
		r.joined(s, viewer)
		r.raises = shares(r.levers(o.by, false), s.purse(o)+r.drawn(o.by))
	}
	for x := range side(s.set.seats) {
		if s.inPlay(x) && s.hostile(x, o.by) {
			r.answered(s, x, viewer)
		}
	}
	return r
}

// joined takes in the ways in which the side of the storm deploys what lies open on top of its Casualties before the blow.
func (r *reach) joined(s *State, viewer rules.Seat) {
	o := r.storm
	top, t := o.before.sides[o.by].casualties.top(), o.before.cards[o.card].track
	if top == noCard || !o.before.trait(top).creature || o.before.tracks[t].slots[0] != noCard {
		return
	}
	able := false
	r.abilities(o.by, func(at *State, x cardNo, p *cards.Passive) {
		for i := range p.Effects {
			e := &p.Effects[i]
			able = able || e.Do == cards.DeployCard && e.From == cards.FromCasualties && at.ownTrack(o.by, at.cards[x].track) == t && s.purse(o) >= int(p.Cost)
		}
	})
	if !able {
		return
	}
	with := *o
	with.before = o.before.Clone().(*State)
	with.before.deploy(o.by, top, t, "deployed_free", "ST-KEY-2")
	with.courses(viewer, false, func(w way) { r.ways = append(r.ways, w) })
}

// answered takes in what an opponent of a storm can answer.
func (r *reach) answered(s *State, d side, viewer rules.Seat) {
	o := r.storm
	links := 0
	if r.acts() {
		links = 1
	}
	if dear := r.cheapest(o.by); dear > 0 {
		links += (s.purse(o) + r.drawn(o.by)) / dear
	}
	purse := s.answering(o, d)
	if links == 0 || purse == 0 {
		return
	}
	if r.acts() && r.denies(d, purse) {
		o.courses(viewer, true, func(w way) { r.ways = append(r.ways, w) })
	}
	r.named(d, purse)
	best := bestOf(r.levers(d, true), purse, links)[purse]
	r.lower.att, r.lower.def = r.lower.att+best.att, r.lower.def+best.def
}

// acts reports whether the action of the storm makes a link that can be answered, or has made one that is still to be carried out.
func (r *reach) acts() bool {
	s, c := r.storm.before, r.storm.card
	if s.stormer == c {
		for i := range s.links {
			if s.chain[i].kind == stormLink && s.chain[i].card == c {
				return !s.chain[i].negated
			}
		}
		if s.actionDone(c) {
			return false
		}
	}
	return s.doesSomething(r.storm.by, c, s.cards[c].track, s.design(c).Action)
}

// states are the match as the storm begins and whenever it is to strike.
func (r *reach) states(see func(*State)) {
	see(r.storm.before)
	var last *State
	for _, w := range r.ways {
		if w.ready != nil && w.ready != last {
			last = w.ready
			see(last)
		}
	}
}

// drawn is how many cards and Supporters to pay with the storm can bring its side.
func (r *reach) drawn(d side) (most int) {
	r.states(func(at *State) { most = max(most, at.payable(d, noCard)-r.storm.before.payable(d, noCard)) })
	return most
}

// cheapest is the least that an ability of a side costs that can be used in the storm, whatever it does; 0: there is none.
func (r *reach) cheapest(d side) (cost int) {
	r.abilities(d, func(at *State, x cardNo, p *cards.Passive) {
		if n := max(1, int(p.Cost)); cost == 0 || n < cost {
			cost = n
		}
	})
	return cost
}

// abilities are those that a side can pay for on the Battlefield, in each of the states.
func (r *reach) abilities(d side, see func(at *State, x cardNo, p *cards.Passive)) {
	if d == bossSide {
		return
	}
	r.states(func(at *State) {
		var buf [maxCards]cardNo
		for _, x := range at.passivesFor(d, buf[:0]) {
			if p := &at.design(x).Passive; p.Kind == cards.Activated {
				see(at, x, p)
			}
		}
	})
}

// denies reports whether a side can keep the action of the storm from being carried out, or from touching its target (ST-KEY-9).
func (r *reach) denies(d side, purse int) (found bool) {
	aimed := targeted(r.storm.before.design(r.storm.card).Action) != nil
	r.abilities(d, func(at *State, x cardNo, p *cards.Passive) {
		if int(p.Cost) <= purse && (hasVerb(p.Effects, cards.Negate) || aimed && hasVerb(p.Effects, cards.Protect)) {
			found = true
		}
	})
	return found
}

// named names the creatures of a side whose abilities lower the blow, or deny the action.
func (r *reach) named(d side, purse int) {
	var list []cards.ID
	aimed, strikes := targeted(r.storm.before.design(r.storm.card).Action) != nil, r.strikes()
	r.abilities(d, func(at *State, x cardNo, p *cards.Passive) {
		denies := r.acts() && (hasVerb(p.Effects, cards.Negate) || aimed && hasVerb(p.Effects, cards.Protect))
		if id := at.cards[x].design; int(p.Cost) <= purse && !slices.Contains(list, id) && (denies || strikes && r.lever(at, x, d, true).sum() > 0) {
			list, r.answers = append(list, id), append(r.answers, at.name(x))
		}
	})
}

// strikes reports whether the blow can come to more than nothing by what lies open and by its own side.
func (r *reach) strikes() bool {
	c := r.storm.card
	for _, w := range r.ways {
		if w.ready == nil {
			continue
		}
		for x := range side(w.ready.set.seats) {
			defender := w.ready.defender(w.ready.cards[c].track)
			if r.storm.by == bossSide {
				defender = w.ready.tracks[x].slots[0]
			}
			if r.most(w.ready, defender, func(strength, _ int) int { return strength }) > 0 {
				return true
			}
		}
	}
	return false
}

// levers are the abilities of a side that change the blow in its favour; lowers: it is an opponent's.
func (r *reach) levers(d side, lowers bool) (list []lever) {
	r.abilities(d, func(at *State, x cardNo, p *cards.Passive) {
		if v := r.lever(at, x, d, lowers); v.sum() > 0 {
			list = append(list, v)
		}
	})
	return list
}

// lever is the ability of a creature as one that changes the blow in favour of a side.
func (r *reach) lever(at *State, x cardNo, d side, lowers bool) lever {
	p := &at.design(x).Passive
	v, m := lever{cost: max(1, int(p.Cost))}, at.commandOf(d, x, at.cards[x].track)
	for i := range p.Effects {
		v.add(at, m, &p.Effects[i], r.storm.card, lowers)
	}
	return v
}

// add takes in what an effect changes of the blow of a creature.
func (v *lever) add(s *State, m command, e *cards.Effect, c cardNo, lowers bool) {
	sign := 1
	if lowers {
		sign = -1
	}
	switch e.Do {
	case cards.Damage:
		if !lowers && m.foe != noSide && e.Who != cards.Self {
			v.dmg += max(0, s.amount(m, e)-s.ward(m.foe))
		}
	case cards.KillSupporter:
		if lowers {
			v.att += s.hangsOn(c, cards.Supporters)
		}
	case cards.Mod:
		if n := sign * int(e.ATT); n > 0 && s.canTouch(m, e, c) {
			v.att += n
		}
		if n := -sign * int(e.DEF); n > 0 && s.shakesDefender(c, m, e) {
			v.def += n
		}
	}
}

// hangsOn is how much of a creature's ATT it has by static passives that count something and count enough of it.
func (s *State) hangsOn(c cardNo, what cards.Count) (n int) {
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		for i := range s.design(x).Passive.Effects {
			if e := &s.design(x).Passive.Effects[i]; s.trait(x).static != 0 && e.IfCount == what {
				att, _ := s.influence(x, c)
				n += max(0, att)
			}
		}
	}
	return n
}

// bestOf is, by what is paid, the most that some abilities come to, each as often as wanted but no more than so often in all.
func bestOf(list []lever, purse, often int) []lever {
	best := make([]lever, purse+1)
	for range min(often, purse) {
		better := false
		for paid := purse; paid > 0; paid-- {
			for _, v := range list {
				if v.cost > paid {
					continue
				}
				b := best[paid-v.cost]
				if b.sum()+v.sum() > best[paid].sum() {
					best[paid], better = lever{att: b.att + v.att, def: b.def + v.def, dmg: b.dmg + v.dmg}, true
				}
			}
		}
		if !better {
			break
		}
	}
	return best
}

// shares are what some abilities come to for each way to share out what is paid between those that add to ATT, those that take off DEF, of
// which no more counts than there is, and those that deal damage beside the blow.
func shares(list []lever, purse int) (all []lever) {
	of := func(part func(lever) int) []lever {
		var some []lever
		for _, v := range list {
			if part(v) > 0 {
				some = append(some, v)
			}
		}
		return bestOf(some, purse, purse)
	}
	att, def, dmg := of(func(v lever) int { return v.att }), of(func(v lever) int { return v.def }), of(func(v lever) int { return v.dmg })
	for i := range purse + 1 {
		for j := range purse + 1 - i {
			a, b, c := att[i], def[j], dmg[purse-i-j]
			v := lever{att: a.att + b.att + c.att, def: a.def + b.def + c.def, dmg: a.dmg + b.dmg + c.dmg}
			if !slices.Contains(all, v) {
				all = append(all, v)
			}
		}
	}
	return all
}

// answering is with how many cards and Supporters an opponent can pay for answers to a storm: those that it has now, or has once its own next
// turn is over if that comes before.
func (s *State) answering(o *prospect, d side) int {
	a, now := &s.sides[d], s.cards[o.card].place != onTrack || s.advancesYet(s.cards[o.card].track)
	switch {
	case now || s.active == d && !s.drawsYet(d):
		return s.payable(d, noCard)
	default:
		return min(handLimit, a.hand.len()+min(s.drawsPerTurn(d), a.resources.len())) + a.support.len()
	}
}

// strengths is the Attack Strength that the storm can come to.
func (r *reach) strengths() (all Span) {
	first := true
	for _, w := range r.ways {
		if w.ready != nil {
			guard := w.ready.defender(w.ready.cards[r.storm.card].track)
			all.take(r.least(w.ready, guard), r.most(w.ready, guard, func(strength, _ int) int { return strength }), first)
			first = false
		}
	}
	return all
}

// least is to what the Attack Strength against a Defender can be lowered in a state in which the storm is to strike.
func (r *reach) least(at *State, defender cardNo) int {
	c := r.storm.card
	low := max(0, at.attack(c)-r.lower.att)
	if defender != noCard && !at.ignoresDefender(c) {
		low -= at.defence(defender) + r.lower.def
	}
	return max(0, low)
}

// most is the greatest of what comes of the Attack Strengths and the damage to which the storm can be raised in that state.
func (r *reach) most(at *State, defender cardNo, comes func(strength, dmg int) int) (most int) {
	c := r.storm.card
	att, guard := at.attack(c), 0
	if defender != noCard && !at.ignoresDefender(c) {
		guard = at.defence(defender)
	}
	if most = comes(max(0, att-guard), 0); len(r.raises) > 0 {
		att += at.spare(c, r)
	}
	for _, v := range r.raises {
		most = max(most, comes(max(0, att+v.att-max(0, guard-v.def)), v.dmg))
	}
	return most
}

// spare is by how much the ATT of a creature rises as cards that pay fall on the Casualties.
func (s *State) spare(c cardNo, r *reach) (n int) {
	e := s.design(c).Passive.Effects
	if s.trait(c).static == 0 || r.cheapest(r.storm.by) == 0 {
		return 0
	}
	for i := range e {
		if e[i].Do == cards.Mod && e[i].IfCount == cards.Casualties && s.count(s.commandOf(r.storm.by, c, s.cards[c].track), cards.Casualties) < int(e[i].IfMin) {
			n += max(0, int(e[i].ATT))
		}
	}
	return n
}

// takes is what the storm can take from a side: at least if it strikes that side itself, and at most in any case.
func (r *reach) takes(x side) (all Span) {
	o := r.storm
	beside := 0
	for _, v := range r.raises {
		beside = max(beside, v.dmg)
	}
	first, most, left := true, 0, o.before.left(x)
	if x == bossSide {
		left = int(o.before.boss.life)
	}
	for _, w := range r.ways {
		t := o.before.lost(w.end, x)
		total := t.Heal + t.Resources + t.Life
		if t.Loses && x != bossSide { // the cards of who is out lie nowhere
			total = o.before.left(x)
		}
		most = max(most, total+beside)
		struck := w.aim == ""
		if d, ok := o.before.sideAt(w.aim); ok {
			struck = d == x
		}
		if w.ready == nil || !struck {
			continue
		}
		defender := w.ready.defender(w.ready.cards[o.card].track)
		if o.by == bossSide {
			defender = w.ready.tracks[x].slots[0]
		}
		ward := w.ready.ward(x)
		hit := func(n int) int { return max(0, n-ward) }
		now := hit(w.ready.strengthAgainst(o.card, defender))
		if x != bossSide { // what was healed before the blow falls with it
			before := o.before.lost(w.ready, x)
			had := before.Heal + before.Resources
			total, left = max(total, had+min(now, w.ready.left(x))), max(left, had+w.ready.left(x))
		}
		all.take(total-max(0, now-hit(r.least(w.ready, defender))), r.most(w.ready, defender, func(strength, dmg int) int {
			return total + max(0, hit(strength)-now) + dmg
		}), first)
		first = false
	}
	all.Most = min(max(all.Most, most), left)
	all.Least = max(0, min(all.Least, all.Most))
	return all
}
