package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// planner makes one plan.
type planner struct {
	*survey
	style  Style
	rand   rules.Rand
	tokens int // still to be spent

	free    content.Blocks // of the party: can still be given an order
	reach   []engine.Reach // of each mover
	mover   [content.BlockCount]uint8
	active  atlas.Set // locations that are activated
	stood   [atlas.MaxPlaces][content.KindCount]int8
	crossed [engine.MaxSides]uint8

	orders []order
	came   trail
	target atlas.Place
	odds   Odds

	reckless bool // an attack is judged by its chance alone

	errand content.Block // the block that goes below, or NoBlock
	goal   atlas.Place   // where it goes next
	haven  atlas.Place   // of the ship whose voyage is planned
}

func newPlanner(s *engine.State, style Style) *planner {
	pl := &planner{survey: &survey{State: s, party: engine.PartyOf(s.Asker), careless: style.Plain, sight: style.Sight, discern: style.Discern, late: style.Late}, style: style, rand: rules.NewRand(style.Seed), target: atlas.Nowhere, came: untrodden(), errand: content.NoBlock, haven: atlas.Nowhere}
	for _, way := range style.Ways {
		pl.bias[way.Place] += way.More
	}
	pl.look()
	pl.pave()
	pl.tokens = int(s.Movement.Tokens) - int(s.Movement.Used)
	if s.Asked == engine.AskMarch {
		pl.active.Add(s.Stack.Top().Place)
	}
	pl.gather()
	pl.sendBelow()
	return pl
}

// gather finds who can still move, and where to.
func (pl *planner) gather() {
	held := pl.heldBack()
	last := engine.Mover{At: atlas.Nowhere}
	for b := range content.Block(content.BlockCount) {
		p := &pl.Pieces[b]
		if p.Party != pl.party || !p.InPlay() {
			continue
		}
		if p.Status == engine.OnMap && !pl.Train(b) {
			pl.stood[p.At][pl.Kind(b)]++
		}
		if p.Has(engine.Moved|engine.Pinned) || pl.active.Has(p.At) && !pl.Movement.Group.Has(b) || held.Has(b) {
			continue
		}
		pl.free.Add(b)
		if p.Status == engine.Aboard {
			continue
		}
		if m := pl.MoverOf(b); m != last || len(pl.reach) == 0 {
			rules.Breathe()
			pl.reach = append(pl.reach, engine.Reach{})
			pl.Reach(b, &pl.reach[len(pl.reach)-1])
			last = m
		}
		pl.mover[b] = uint8(len(pl.reach) - 1)
	}
	for side := range pl.Map.Sides() {
		pl.crossed[side] = pl.Crossed(atlas.Side(side))
	}
}

// heldBack are the blocks that enemies who have come in pin once their locations are activated: those that are named
// first at a glance (AR-PIN-1, AR-PIN-2).
func (pl *planner) heldBack() (held content.Blocks) {
	for p := pl.Map.Here().First(); p != atlas.Nowhere; p = pl.Map.Here().Next(p + 1) {
		if pl.Meets(p).By == engine.NoParty || pl.Movement.Pinned.Has(p) {
			continue
		}
		ground, sea := pl.Pins(p, pl.party)
		for range ground {
			pl.hold(&held, p, content.Ground)
		}
		for range sea {
			pl.hold(&held, p, content.Sea)
		}
	}
	return held
}

// hold adds the block of a kind in a place that is named next as pinned.
func (pl *planner) hold(held *content.Blocks, p atlas.Place, kind content.Kind) {
	next, most := content.NoBlock, 0.0
	for b := range pl.In(p) {
		if pl.Kind(b) != kind || pl.Pieces[b].Party != pl.party || pl.Pieces[b].Has(engine.Moved) || held.Has(b) {
			continue
		}
		if promise := pinPromise(pl.State, b); next == content.NoBlock || promise > most {
			next, most = b, promise
		}
	}
	if next != content.NoBlock {
		held.Add(next)
	}
}

// reachOf is where a block of the party on the map can go.
func (pl *planner) reachOf(b content.Block) *engine.Reach { return &pl.reach[pl.mover[b]] }

// affords reports whether the place of a block is activated or can be.
func (pl *planner) affords(p atlas.Place) bool { return pl.active.Has(p) || pl.tokens > 0 }

// activate spends a token on a place, once.
func (pl *planner) activate(p atlas.Place) {
	if !pl.active.Has(p) {
		pl.active.Add(p)
		pl.tokens--
	}
}

// send gives a block the order to march.
func (pl *planner) send(b content.Block, to, from atlas.Place) {
	at := pl.Pieces[b].At
	pl.activate(at)
	pl.orders = append(pl.orders, order{b, to, from})
	pl.free.Remove(b)
	if !pl.Train(b) {
		pl.stood[at][pl.Kind(b)]--
		pl.stood[to][pl.Kind(b)]++
	}
	switch pl.Kind(b) {
	case content.Sea:
		return
	case content.Ground:
		if from != atlas.Nowhere {
			pl.crossed[pl.Map.Between(from, to)]++
		}
	}
	w := worth(pl.State, b)
	pl.own[at] -= w
	pl.own[to] += w
}

// room reports whether one more block of a kind can end its move in a place.
func (pl *planner) room(b content.Block, p atlas.Place) bool {
	return pl.Train(b) || int(pl.stood[p][pl.Kind(b)]) < pl.Content.Rules.Stack[pl.Kind(b)]
}

// way is the place from which a block should come into another one: over a hexside with room, one that nobody
// has come over yet if there is one, as it closes a way of retreat; Nowhere: there is none.
func (pl *planner) way(b content.Block, p atlas.Place) atlas.Place {
	ways := pl.reachOf(b).Ways[p]
	best, least := atlas.Nowhere, uint8(math.MaxUint8)
	for _, n := range pl.Map.Around(p) {
		if ways&(1<<n.Direction) == 0 {
			continue
		}
		used := pl.crossed[n.Side]
		if pl.Kind(b) == content.Ground && int(used) >= pl.LimitOf(n.Side) {
			continue
		}
		if used < least {
			best, least = n.Place, used
		}
	}
	return best
}
