package advice

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Plan is what a seat means to do in the rest of a movement turn, thought of as one. It is never changed.
type Plan struct {
	seat   rules.Seat
	turn   int
	orders []order
	stood  [content.BlockCount]atlas.Place // where the blocks of the seat were; Nowhere: not in play
	came   trail
	foes   [atlas.MaxPlaces]uint8 // how many enemies stood where
	// Target is the place of the main assault, Nowhere without one, Odds what it promises.
	Target atlas.Place
	Odds   Odds
}

// trail is from where the blocks of a seat marched in its last movement turn by its plan; Nowhere: they did not.
type trail [content.BlockCount]atlas.Place

// untrodden is the trail of a seat of whose last plan nothing is known.
func untrodden() (t trail) {
	for b := range t {
		t[b] = atlas.Nowhere
	}
	return t
}

// trailOf is the trail that the last plan of a seat leaves for a turn; a plan of the same turn hands on its own.
func trailOf(s *engine.State, last *Plan) trail {
	t := untrodden()
	switch {
	case last == nil || last.seat != s.Asker:
	case last.turn == s.Turns():
		t = last.came
	case last.turn == s.Turns()-1:
		for _, o := range last.orders {
			if o.to != atlas.Nowhere && s.Pieces[o.block].At == o.to {
				t[o.block] = last.stood[o.block]
			}
		}
	}
	return t
}

// order is what one block does.
type order struct {
	block content.Block
	to    atlas.Place // where it marches; Nowhere: it goes ashore
	from  atlas.Place // from where it comes in; Nowhere: however
}

// Planning reports whether plans answer a question: it belongs to a movement turn.
func Planning(s *engine.State) bool {
	return s.Asked == engine.AskGroup || s.Asked == engine.AskMarch
}

// Seat is whose plan it is.
func (p *Plan) Seat() rules.Seat { return p.seat }

// Coming are the blocks that are still to come to the target: those that march there, and those that go ashore from ships
// which sail there.
func (p *Plan) Coming(s *engine.State) (list []content.Block) {
	for _, o := range p.orders {
		piece := &s.Pieces[o.block]
		switch {
		case !piece.InPlay():
		case o.to == p.Target && piece.At != p.Target && s.Kind(o.block) != content.Sea:
			list = append(list, o.block)
		case o.to == atlas.Nowhere && piece.Status == engine.Aboard && p.lands(s, piece):
			list = append(list, o.block)
		}
	}
	return list
}

// lands reports whether the ship of a block lies at the target, or sails there.
func (p *Plan) lands(s *engine.State, aboard *engine.Piece) bool {
	if s.Pieces[aboard.Ship].At == p.Target {
		return true
	}
	return slices.ContainsFunc(p.orders, func(o order) bool { return o.block == aboard.Ship && o.to == p.Target })
}

// Next is what a plan does now; false if it was made for another position, turn or seat, or another question
// waits.
func (p *Plan) Next(s *engine.State) (rules.Choice, bool) {
	if !Planning(s) || s.Asker != p.seat || s.Turns() != p.turn || !p.fits(s) {
		return rules.Choice{}, false
	}
	choices := s.Decision().Choices
	if s.Asked == engine.AskGroup {
		return p.activation(s, choices), true
	}
	for _, o := range p.orders {
		if !s.Movement.Group.Has(o.block) {
			continue
		}
		i := slices.IndexFunc(choices, o.isDoneBy)
		if i < 0 {
			// Others have filled the hexside by which it was to come: it comes by another.
			i = slices.IndexFunc(choices, order{o.block, o.to, atlas.Nowhere}.isDoneBy)
		}
		if i >= 0 {
			return choices[i], true
		}
	}
	return rules.Choice{Verb: engine.EndGroup}, true
}

// Same reports whether another plan of the position gives the same orders, be it in another sequence.
func (p *Plan) Same(other *Plan) bool {
	if len(p.orders) != len(other.orders) {
		return false
	}
	for _, o := range p.orders {
		if !slices.Contains(other.orders, o) {
			return false
		}
	}
	return true
}

// remember notes the position for which the plan is made.
func (p *Plan) remember(s *engine.State) {
	party := engine.PartyOf(p.seat)
	for b := range content.Block(content.BlockCount) {
		p.stood[b] = atlas.Nowhere
		switch piece := &s.Pieces[b]; {
		case !piece.InPlay():
		case piece.Party == party:
			p.stood[b] = piece.At
		case piece.Status == engine.OnMap:
			p.foes[piece.At]++
		}
	}
}

// fits reports whether a position is the one that the plan was made for, but for what its blocks have done: the
// others stand where they stood, and its own too unless they have moved.
func (p *Plan) fits(s *engine.State) bool {
	party := engine.PartyOf(p.seat)
	foes := p.foes
	for b := range content.Block(content.BlockCount) {
		switch piece := &s.Pieces[b]; {
		case !piece.InPlay():
			if p.stood[b] != atlas.Nowhere {
				return false
			}
		case piece.Party == party:
			if p.stood[b] != piece.At && !piece.Has(engine.Moved) && piece.Status != engine.Aboard {
				return false
			}
		case piece.Status == engine.OnMap:
			foes[piece.At]--
		}
	}
	return foes == [atlas.MaxPlaces]uint8{}
}

// isDoneBy reports whether a choice carries an order out.
func (o order) isDoneBy(c rules.Choice) bool {
	switch {
	case content.Block(c.Args[0]) != o.block:
		return false
	case o.to == atlas.Nowhere:
		return c.Verb == engine.Land
	}
	return c.Verb == engine.March && atlas.Place(c.Args[1]) == o.to && (o.from == atlas.Nowhere || atlas.Place(c.Args[2]) == o.from)
}

// activation is the next location to be activated: that of the first order still to be carried out.
func (p *Plan) activation(s *engine.State, choices []rules.Choice) rules.Choice {
	for _, o := range p.orders {
		piece := &s.Pieces[o.block]
		if !piece.InPlay() || piece.Has(engine.Moved|engine.Pinned) || o.to == piece.At {
			continue
		}
		if c := (rules.Choice{Verb: engine.Activate, Args: [4]int16{int16(piece.At)}}); slices.Contains(choices, c) && p.useful(s, piece.At) {
			return c
		}
	}
	return rules.Choice{Verb: engine.EndMovement}
}

// useful reports whether a block in a place that could be activated can carry out its order now, so that no
// token is spent for nothing.
func (p *Plan) useful(s *engine.State, at atlas.Place) bool {
	var reach engine.Reach
	for _, o := range p.orders {
		piece := &s.Pieces[o.block]
		if !piece.InPlay() || piece.At != at || piece.Has(engine.Moved|engine.Pinned) {
			continue
		}
		if o.to == atlas.Nowhere {
			return true
		}
		if s.Reach(o.block, &reach); reach.Ends.Has(o.to) {
			return true
		}
	}
	return false
}

// Style is how a plan weighs things.
type Style struct {
	Caution  float64 // weight of own losses against the enemy's: about 1; above 5 nobody attacks
	Least    float64 // chance to win below which nobody attacks
	Noise    float64 // by how much posts are misjudged at random, in steps
	Seed     uint64
	Ways     []Leaning
	Docks    float64     // by how much landing at a dock is worth more, in steps
	Errands  bool        // blocks and ships go on errands apart from the rest
	Together int         // how many blocks join an attack, at most
	Discern  float64     // how well places that matter are told from others, 0 to 1
	Late     float64     // by how many turns too late the besieger feels that time runs out
	Storm    atlas.Place // is attacked first, with the best chance there is; Nowhere: none
	Stay     bool        // nobody takes up a better post
	Plain    bool        // strength is compared instead of odds, and what could come is overlooked
	Sight    int         // how many locations from its own blocks enemies are seen; 0: all of them
}

// Leaning is how much farther, in locations, the besieger takes the way through a place to be.
type Leaning struct {
	Place atlas.Place
	More  float64
}

// By how much the posts of a plan are misjudged, in steps: the more, the higher its variant.
const (
	noisePerVariant = 0.03
	mostNoise       = 4
)

// few is how many blocks a beginner sends into one attack at most; the besieger, whom time presses, one more for each turn after his
// patience is at an end: with three to the last turn he stood before an open gate, as three cannot take what four hold.
const (
	few      = 2
	patience = 3
)

// restless is by how much, in steps, a beginner misjudges posts nearer to the objective: somebody of his presses on in most turns, for
// better or worse.
const restless = 0.5

// How many locations from its own blocks whoever is not keen sees enemies: what stands beside them, and a middling besieger,
// who looks ahead, one farther.
const (
	beside   = 1
	oneAhead = 2
)

// On a field of so few places, or fewer, a middling player sees no farther than that, and thinks of so many plans. In larger
// sieges he sees all: there a defender who is late never comes.
const (
	smallField = 30
	fewPlans   = 3
)

// plainly reports whether a judgement is one that sees little and thinks of few plans on the field that is fought over.
func plainly(s *engine.State, by rules.Judgement) bool {
	return by == rules.Middling && s.Map.Here().Len() <= smallField
}

// plain is how a seat plans at a glance.
var plain = Style{Caution: 0.9, Least: 0.35, Errands: true, Together: content.BlockCount, Discern: 1, Storm: atlas.Nowhere}

// tardy is by how many turns too late a middling besieger feels that time runs out.
const tardy = 1

// besieger is the caution of the besieger at a glance: time is against him.
const besieger = 0.6

// MakePlan plans the rest of the movement turn of the seat that is asked. Variant 0 is the best at a glance;
// others weigh otherwise: more boldly, more warily, by other ways. It depends on nothing that the seat cannot
// see.
func MakePlan(s *engine.State, variant int) *Plan { return MakePlanBy(s, rules.Keen, variant) }

// MakePlanBy is MakePlan by a judgement.
func MakePlanBy(s *engine.State, by rules.Judgement, variant int) *Plan {
	return MakePlanAfter(s, nil, by, variant)
}

// MakePlanAfter is MakePlanBy for a seat that remembers its last plan, or nil: whoever is not keen leads nobody back at once to where he
// came from, but to fight.
func MakePlanAfter(s *engine.State, last *Plan, by rules.Judgement, variant int) *Plan {
	if by == rules.Keen && variant >= named {
		return makeOther(s, variant-named)
	}
	if plainly(s, by) {
		variant %= fewPlans
	}
	pl := newPlanner(s, styleOf(s, by, variant))
	if by != rules.Keen {
		pl.came = trailOf(s, last)
	}
	return pl.plan()
}

// plan makes the plan.
func (pl *planner) plan() *Plan {
	pl.relief()
	pl.assaults()
	pl.sail()
	pl.patrol()
	if !pl.style.Stay {
		pl.redeploy()
	}
	plan := &Plan{seat: pl.Asker, turn: pl.Turns(), orders: pl.orders, came: pl.came, Target: pl.target, Odds: pl.odds}
	plan.remember(pl.State)
	return plan
}

// named is how many variants of a plan have a style of their own; those after them are drawn.
const named = 5

// styleOf is the style of a variant of a plan.
func styleOf(s *engine.State, by rules.Judgement, variant int) Style {
	st := plain
	sight := beside
	if engine.PartyOf(s.Asker) == content.Mineos {
		st.Caution, sight = besieger, oneAhead
	}
	switch by {
	case rules.Middling:
		st.Late = tardy
		if plainly(s, by) {
			st.Sight = sight
		}
	case rules.Beginner:
		st.Plain, st.Errands, st.Together, st.Discern, st.Sight = true, false, few, 0, beside
		st.Noise, st.Seed = restless, uint64(s.Turns())
		if engine.PartyOf(s.Asker) == content.Mineos {
			st.Together += max(0, s.Turns()-patience)
		}
	}
	errands := st.Errands
	switch variant {
	case 0:
		return st
	case 1:
		st.Caution, st.Least = 0.55, 0.2
	case 2:
		st.Caution, st.Least = 1.5, 0.55
	case 3:
		st.Caution = 10
	case 4:
		st.Caution, st.Least = 0.25, 0.1
	default:
		r := rules.NewRand(uint64(variant))
		st.Caution = 0.3 + float64(r.IntN(130))/100
		st.Least = 0.1 + float64(r.IntN(45))/100
		st.Noise = min(mostNoise, noisePerVariant*float64(variant))
		st.Seed = r.Uint64()
		st.Docks = float64(r.IntN(6)) - 1
		st.Errands = errands && variant%2 == 0
		for g := range s.Map.Gates() {
			st.Ways = append(st.Ways, Leaning{s.Map.Gates()[g].Inside, float64(r.IntN(7)) - 3})
		}
		for t := range s.Map.Tunnels() {
			st.Ways = append(st.Ways, Leaning{s.Map.Tunnels()[t].Undercity, float64(r.IntN(5)) - 2.5})
		}
	}
	return st
}

// sensibleMoves appends what the plan at a glance does, and the end of moving.
func sensibleMoves(s *engine.State, buf []rules.Choice) []rules.Choice {
	end := rules.Choice{Verb: engine.EndMovement}
	if s.Asked == engine.AskMarch {
		end.Verb = engine.EndGroup
	}
	if c, ok := MakePlan(s, 0).Next(s); ok && c != end {
		buf = append(buf, c)
	}
	return append(buf, end)
}
