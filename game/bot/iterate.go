package bot

import (
	"context"
	"math"

	"portcullis/rules"
)

// iterate looks at one world: it deals it, goes down the tree, lets the tree grow by one
// choice, plays on, and rewards the choices on the way. A world in which time ends does not count.
func (p *Searcher) iterate(ctx context.Context, s rules.State, seat rules.Seat) {
	p.deal(s, seat)
	p.path = p.path[:0]
	if g, ok := p.world.(rules.Policy); ok {
		p.end = g.Leg() + p.options.Legs
	}
	p.descend(seat)
	if p.playOn(ctx, seat) {
		p.reward()
	}
}

// deal makes a world that looks to seat like s.
func (p *Searcher) deal(s rules.State, seat rules.Seat) {
	rules.Breathe()
	p.schemes = [maxSeats]rules.Scheme{}
	if v, ok := p.world.(rules.Veiler); ok {
		v.CopyFrom(s)
		v.Veil(seat, &p.rand)
		return
	}
	p.world = s.Veiled(seat, &p.rand)
}

// descend walks down the tree as far as it goes and one choice further, but not beyond the leg of
// a world that guides. What is no choice is played and not kept.
func (p *Searcher) descend(seat rules.Seat) {
	for at, grown := int32(root), false; !grown && !p.beyond(); {
		mover := p.look(seat)
		switch len(p.list) {
		case 0:
			return
		case 1:
			if !p.play(p.list[0]) {
				return
			}
			continue
		}
		at, grown = p.pick(at, mover)
		p.path = append(p.path, at)
		if !p.play(p.tree.nodes[at].choice) {
			return
		}
	}
}

// look lists what the world offers and returns the seat that chooses; nothing is offered once
// the match is over.
func (p *Searcher) look(seat rules.Seat) rules.Seat {
	p.list = p.list[:0]
	d := p.world.Decision()
	if d.Over() {
		return rules.NoSeat
	}
	rules.Breathe()
	p.list = sensible(p.world, p.list)
	if d.Seats.Has(seat) {
		return seat
	}
	return d.Seats.First()
}

// play makes a choice in the world. Should the state refuse what it offers, the world is
// judged as it stands.
func (p *Searcher) play(c rules.Choice) bool {
	rules.Breathe()
	p.played++
	_, err := p.world.Apply(c)
	return err == nil
}

// pick returns one of the listed choices: the first that was never tried here, else the best
// by UCB1 (Auer, Cesa-Bianchi and Fischer 2002), where the trials of a choice count against
// the worlds in which it was offered. grown says that the tree has grown by it.
func (p *Searcher) pick(parent int32, mover rules.Seat) (best int32, grown bool) {
	explore := p.options.Explore * p.worth[mover].deviation()
	high := math.Inf(-1)
	untried := -1
	for i, c := range p.list {
		child, _ := p.tree.find(parent, mover, c)
		if child == 0 {
			if untried < 0 {
				untried = i
			}
			continue
		}
		n := &p.tree.nodes[child]
		n.offers++
		if v := n.mean() + explore*math.Sqrt(math.Log(float64(n.offers))/float64(n.visits)); v > high {
			best, high = child, v
		}
	}
	if untried < 0 {
		return best, false
	}
	return p.tree.add(parent, mover, p.list[untried]), true
}

// playOn plays the world on for a while, to where it can be judged better: by the state's own
// guidance if it gives any, else by chance and by what looks promising. It is false if time ended before.
func (p *Searcher) playOn(ctx context.Context, seat rules.Seat) bool {
	if _, ok := p.world.(rules.Policy); ok {
		return p.follow(ctx, seat)
	}
	for range p.options.Reach {
		p.look(seat)
		if len(p.list) == 0 {
			return true
		}
		i := 0
		if len(p.list) > 1 && float64(p.rand.IntN(1000)) >= 1000*p.options.Greed {
			i = p.rand.IntN(len(p.list))
		}
		if !p.play(p.list[i]) {
			return true
		}
	}
	return true
}

// follow plays the world on by the first of its sensible choices, and by the first schemes of its seats, to
// the end of its leg. It is false if time ended before.
func (p *Searcher) follow(ctx context.Context, seat rules.Seat) bool {
	for n := 1; !p.beyond(); n++ {
		if n%checkEvery == 0 && ctx.Err() != nil {
			return false
		}
		c, ok := p.schemed(seat)
		if !ok {
			if p.look(seat); len(p.list) == 0 {
				return true
			}
			c = p.list[0]
		}
		if !p.play(c) {
			return true
		}
	}
	return true
}

// checkEvery is after how many choices in one world it is asked whether time is up.
const checkEvery = 16

// schemed is what the seat that decides in the world does by its scheme, if it has one or can make one.
func (p *Searcher) schemed(seat rules.Seat) (c rules.Choice, ok bool) {
	planner, is := p.world.(rules.Schemer)
	d := p.world.Decision()
	if !is || d.Over() {
		return c, false
	}
	mover := d.Seats.First()
	if d.Seats.Has(seat) {
		mover = seat
	}
	if p.schemes[mover] != nil {
		if c, ok = p.schemes[mover].Next(p.world); ok {
			return c, true
		}
	}
	rules.Breathe()
	if p.schemes[mover] = planner.Scheme(p.options.Judgement, 0); p.schemes[mover] == nil {
		return c, false
	}
	return p.schemes[mover].Next(p.world)
}

// beyond reports whether the world, if it guides, has come to where it is to be judged.
func (p *Searcher) beyond() bool {
	g, ok := p.world.(rules.Policy)
	return ok && g.Leg() >= p.end
}

// reward tells every choice on the way what the seat that made it has come to.
func (p *Searcher) reward() {
	var known rules.Seats
	var worth [maxSeats]float64
	for _, i := range p.path {
		n := &p.tree.nodes[i]
		if !known.Has(n.seat) {
			known |= rules.SeatsOf(n.seat)
			worth[n.seat] = p.value(n.seat)
			p.worth[n.seat].add(worth[n.seat])
		}
		n.visits++
		n.sum += worth[n.seat]
	}
}
