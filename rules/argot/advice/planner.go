package advice

import (
	"cmp"
	"math"
	"slices"

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
	target atlas.Place
	odds   Odds

	reckless bool // an attack is judged by its chance alone

	errand content.Block // the block that goes below, or NoBlock
	goal   atlas.Place   // where it goes next
	haven  atlas.Place   // of the ship whose voyage is planned
}

func newPlanner(s *engine.State, style Style) *planner {
	pl := &planner{survey: &survey{State: s, party: engine.PartyOf(s.Asker), careless: style.Plain, sight: style.Sight, discern: style.Discern, late: style.Late}, style: style, rand: rules.NewRand(style.Seed), target: atlas.Nowhere, errand: content.NoBlock, haven: atlas.Nowhere}
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

// attack is one that is thought of.
type attack struct {
	place atlas.Place
	gain  float64
	odds  Odds
	list  []order
}

// mostAssaults is how many attacks one plan makes.
const mostAssaults = 5

// assaults finds the attacks that pay, the best first.
func (pl *planner) assaults() {
	if pl.style.Storm != atlas.Nowhere {
		pl.launch(pl.storm())
	}
	for range mostAssaults {
		best := attack{gain: 0.3}
		for p := pl.Map.Here().First(); p != atlas.Nowhere; p = pl.Map.Here().Next(p + 1) {
			if pl.EnemyAt(p, pl.party) && pl.Meets(p).By == engine.NoParty {
				if a := pl.assault(p); a.gain > best.gain {
					best = a
				}
			}
		}
		if len(best.list) == 0 {
			return
		}
		pl.launch(best)
	}
}

// launch sends those who make an attack; nobody, if there is none.
func (pl *planner) launch(a attack) {
	if pl.target == atlas.Nowhere && len(a.list) > 0 {
		pl.target, pl.odds = a.place, a.odds
	}
	for _, o := range a.list {
		pl.send(o.block, o.to, o.from)
	}
}

// storm is the attack on the place that the style names with the best chance to win, whatever it costs.
func (pl *planner) storm() attack {
	pl.reckless = true
	a := pl.assault(pl.style.Storm)
	pl.reckless = false
	return a
}

// assault gathers the blocks that can attack a place, strongest first, as long as each makes it more
// promising.
func (pl *planner) assault(p atlas.Place) (best attack) {
	var volunteers [content.BlockCount]content.Block
	list := pl.volunteers(p, volunteers[:0])
	if len(list) == 0 {
		return best
	}
	saved := *pl
	m := pl.defence(p)
	var orders []order
	var away [atlas.MaxPlaces]float64 // worth of those who leave a place
	spent := 0.0
	for i, b := range list {
		if len(orders) == pl.style.Together {
			break
		}
		from := pl.way(b, p)
		if !pl.reckless && !pl.spares(b, away[pl.Pieces[b].At]) {
			continue
		}
		if from == atlas.Nowhere || !pl.affords(pl.Pieces[b].At) || !pl.room(b, p) {
			continue
		}
		pl.activate(pl.Pieces[b].At)
		if pl.Kind(b) == content.Ground {
			pl.crossed[pl.Map.Between(from, p)]++
		}
		pl.stood[p][pl.Kind(b)]++
		spent += pl.leaves(b)
		away[pl.Pieces[b].At] += worth(pl.State, b)
		m.add(fighterOf(pl.State, b, engine.Attacker), pl.Pieces[b].Strength)
		orders = append(orders, order{b, p, from})
		if len(orders) < 2 && i+1 < len(list) {
			continue
		}
		if a := pl.weigh(m, p, spent); a.gain > best.gain {
			a.list = slices.Clone(orders)
			best = a
		}
	}
	pl.tokens, pl.active, pl.crossed, pl.stood = saved.tokens, saved.active, saved.crossed, saved.stood
	return best
}

// spares reports whether the besieger can do without a block where it stands, beside so much worth that leaves already:
// while the objective is kept, enough stay there to hold it.
func (pl *planner) spares(b content.Block, away float64) bool {
	at := pl.Pieces[b].At
	if pl.party != content.Mineos || pl.Kind(b) != content.Ground || !pl.Scenario().Objective.Has(at) || !pl.Kept() {
		return true
	}
	stay := pl.own[at] - away - worth(pl.State, b)
	return stay > 0.5 && stay >= holding*pl.threat(at)
}

// holding is how strong those who stay in the objective must be beside those who could come there.
const holding = 0.8

// volunteers appends the blocks that can attack a place: ground and wings for those they can hit, ships for
// ships.
func (pl *planner) volunteers(p atlas.Place, list []content.Block) []content.Block {
	ships := pl.shipsOnly(p)
	for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
		if pl.Pieces[b].Status != engine.OnMap || pl.Train(b) || b == pl.errand && p != pl.goal || !pl.reachOf(b).Ends.Has(p) {
			continue
		}
		if sea := pl.Kind(b) == content.Sea; sea != ships || sea && pl.laden(b) && pl.party == content.Mineos {
			continue
		}
		list = append(list, b)
	}
	slices.SortStableFunc(list, func(a, b content.Block) int {
		return cmp.Or(cmp.Compare(pl.zeal(b, p), pl.zeal(a, p)), cmp.Compare(pl.Pieces[a].At, pl.Pieces[b].At))
	})
	return list
}

// engineFirst is how much sooner than its worth says a Besieger joins an attack on a fortification.
const engineFirst = 2

// zeal is how willingly a block joins an attack on a place: the strong first, Besiegers where a fortification
// stands, those who hold a post or can fire last.
func (pl *planner) zeal(b content.Block, p atlas.Place) float64 {
	zeal := worth(pl.State, b) - pl.leaves(b)
	if pl.Has(b, content.Besieger) && pl.Fortified(p) {
		zeal += engineFirst
	}
	return zeal
}

// laden reports whether a ship carries somebody.
func (pl *planner) laden(ship content.Block) bool {
	for range pl.Cargo(ship) {
		return true
	}
	return false
}

// shipsOnly reports whether all enemies in a place are ships.
func (pl *planner) shipsOnly(p atlas.Place) bool {
	for b := range pl.In(p) {
		if pl.Hostile(pl.Pieces[b].Party, pl.party) && pl.Kind(b) != content.Sea {
			return false
		}
	}
	return true
}

// bowAtRisk is how much of its worth a ranged block that can fire risks in a melee beside its shot.
const bowAtRisk = 1.5

// closeQuarters is what it costs that a ranged block that can fire at nobody yet goes into a melee, where it is hit like any other,
// instead of to where it can fire next turn.
const closeQuarters = 0.9

// leaves is what the party gives up when a block leaves its post to attack.
func (pl *planner) leaves(b content.Block) float64 {
	at := pl.Pieces[b].At
	if pl.Ranged(b) && pl.Kind(b) == content.Ground {
		if pl.covers(b, at) {
			return stayToFire + bowAtRisk*worth(pl.State, b)
		}
		return closeQuarters
	}
	if pl.party != content.Argot || pl.Kind(b) != content.Ground {
		return 0
	}
	w := worth(pl.State, b)
	return 0.4 * min(w, max(0, pl.need(at)-(pl.own[at]-w)))
}

// defence imagines those who stand in a place, as the seat knows them: hidden ones last, whoever they are.
func (pl *planner) defence(p atlas.Place) *melee {
	m := newMelee(&pl.Content.Rules, gateOf(pl.State, p))
	for b := pl.First(p); b != content.NoBlock; b = pl.Next(b) {
		if sees(pl.State, pl.party, b) {
			pl.meet(m, b)
		}
	}
	for kind := range content.KindCount {
		for b := pl.First(p); b != content.NoBlock; b = pl.Next(b) {
			if pl.Kind(b) == kind && !sees(pl.State, pl.party, b) {
				pl.meet(m, b)
			}
		}
	}
	return m
}

// meet takes a block that stands in a place that is attacked into a melee, as the seat knows it.
func (pl *planner) meet(m *melee, b content.Block) {
	role := engine.Defender
	if pl.Friendly(pl.Pieces[b].Party, pl.party) {
		role = engine.Attacker
	}
	f, steps := pl.impression(b, role)
	m.add(f, steps)
}

// impression is a block as a fighter, as the seat knows it: a hidden one is a plain block at full strength.
func (v *survey) impression(b content.Block, role engine.Role) (fighter, uint8) {
	piece := &v.Pieces[b]
	switch {
	case piece.Party == v.party || v.Open(b):
		return fighterOf(v.State, b, role), piece.Strength
	case sees(v.State, v.party, b):
		return fighterOf(v.State, b, role), likelySteps(v.State, b)
	}
	f := fighter{block: content.NoBlock, role: role, kind: v.Kind(b), letter: 1, full: 4, rating: 1, cost: 2, flees: true}
	steps := uint8(4)
	if f.kind != content.Ground {
		steps, f.full = 2, 2
	}
	return f, steps
}

// concern is how much a fight in a place matters: less where a band stands that is nobody's friend, and would not
// come far.
func (pl *planner) concern(p atlas.Place) float64 {
	for b := range pl.In(p) {
		if camp := pl.Camp(pl.Pieces[b].Party); !engine.Third(camp) && pl.Hostile(camp, pl.party) {
			return 1
		}
	}
	return 0.3
}

// smallest is what an attack is worth, beside its chance to win, that is judged by that alone: where it is the last chance, it
// may have none.
const smallest = 0.01

// glances is how many battles are fought to judge an attack that is thought of.
const glances = 24

// weigh judges an attack: what it takes and costs, and what leaving posts costs.
func (pl *planner) weigh(m *melee, p atlas.Place, spent float64) attack {
	trial := *m
	trial.ready()
	if trial.engaged(&trial.begins, engine.Defender) == 0 {
		return attack{}
	}
	r := rules.NewRand(uint64(p))
	o := trial.sample(&r, glances)
	if o.Win < forlornChance && !lastChance(pl.State, pl.party, p) {
		return attack{}
	}
	if pl.style.Plain {
		return pl.compare(&trial, p)
	}
	if pl.reckless {
		return attack{place: p, gain: o.Win + smallest, odds: o}
	}
	ease := pl.ease()
	caution := pl.style.Caution * (0.05 + 0.95*ease)
	if o.Win < pl.style.Least*ease {
		return attack{}
	}
	gain := pl.concern(p)*(o.Win*pl.placeGain(p)+o.Worth[engine.Defender]) + 0.8*o.Breach - caution*o.Worth[engine.Attacker] - spent*ease
	return attack{place: p, gain: gain, odds: o}
}

// beginners is the share of all steps with which a beginner attacks.
const beginners = 0.35

// compare judges an attack as a beginner does, who counts steps.
func (pl *planner) compare(m *melee, p atlas.Place) attack {
	var steps [2]float64
	for i := range m.n {
		steps[m.list[i].role] += float64(m.begins.strength[i])
	}
	share := steps[engine.Attacker] / (steps[engine.Attacker] + steps[engine.Defender] + 0.01)
	if share < beginners {
		return attack{}
	}
	return attack{place: p, gain: pl.placeGain(p) + share, odds: Odds{Win: share}}
}
