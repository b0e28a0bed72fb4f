package advice

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

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
// promising. A beginner leaves out who can shoot, as he does not weigh what a melee does to them.
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
		if !pl.reckless && (!pl.spares(b, away[pl.Pieces[b].At]) || pl.style.Plain && pl.Ranged(b) && pl.Kind(b) == content.Ground) {
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

// defence imagines those who stand in a place that the party attacks.
func (pl *planner) defence(p atlas.Place) *melee { return pl.imagine(p, engine.Attacker) }

// imagine brings those who stand in a place into a melee in which the party has a role, as the seat knows them: hidden ones last,
// whoever they are.
func (pl *planner) imagine(p atlas.Place, own engine.Role) *melee {
	m := newMelee(&pl.Content.Rules, gateOf(pl.State, p))
	for b := pl.First(p); b != content.NoBlock; b = pl.Next(b) {
		if sees(pl.State, pl.party, b) {
			pl.meet(m, b, own)
		}
	}
	for kind := range content.KindCount {
		for b := pl.First(p); b != content.NoBlock; b = pl.Next(b) {
			if pl.Kind(b) == kind && !sees(pl.State, pl.party, b) {
				pl.meet(m, b, own)
			}
		}
	}
	return m
}

// meet takes a block that stands in a place into a melee in which the party has a role, as the seat knows it.
func (pl *planner) meet(m *melee, b content.Block, own engine.Role) {
	role := own.Other()
	if pl.Friendly(pl.Pieces[b].Party, pl.party) {
		role = own
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
		if pl.party == content.Argot && o.Win < pl.style.Least*pl.ease() { // a garrison has time, and sallies out only where it may win
			return attack{}
		}
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
const beginners = 0.4

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
