package bot

import (
	"context"
	"math"

	"portcullis/rules"
)

// Rehearse plays a choice in a world that looks to seat like s, and plays on by the guidance of the state
// (rules.Policy) for so many legs, the present one included; 0: to the end of the match. It returns what that is worth
// to seat. Worlds of one number are dealt alike whatever the choice, so that less of what choices differ by is chance.
// It is false if time ended before.
func (p *Searcher) Rehearse(ctx context.Context, s rules.State, seat rules.Seat, c rules.Choice, world uint64, legs int) (worth float64, ok bool) {
	keep := p.rand
	p.rand = rules.NewRand(world)
	p.deal(s, seat)
	p.rand = keep
	if p.end = math.MaxInt; legs > 0 {
		p.end = p.world.(rules.Policy).Leg() + legs
	}
	if p.play(c) && !p.follow(ctx, seat) {
		return 0, false
	}
	return value(p.world, seat), true
}
