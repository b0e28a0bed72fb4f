package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// relief sends help to own blocks that are attacked this turn, to one place after another, those that matter most first: whoever comes
// in later defends with them (AR-CTL-3, AR-RUL-40).
func (pl *planner) relief() {
	var done atlas.Set
	for {
		best, most := atlas.Nowhere, 0.0
		for p := pl.foes.First(); p != atlas.Nowhere; p = pl.foes.Next(p + 1) {
			if gain := pl.placeGain(p); !done.Has(p) && pl.beset(p) && gain > most {
				best, most = p, gain
			}
		}
		if best == atlas.Nowhere {
			return
		}
		done.Add(best)
		pl.relieve(best)
	}
}

// beset reports whether ground blocks of the party stand in a place that enemies have entered this turn.
func (pl *planner) beset(p atlas.Place) bool {
	by := pl.Meets(p).By
	return by != engine.NoParty && pl.Hostile(by, pl.party) && standsIn(pl.State, p, pl.party, content.NoBlock)
}

// relieve sends blocks into a place that is attacked, the willing first, as long as each makes its defence so much more promising. A
// beginner sends one, and only where he counts more steps of the enemy than of his own.
func (pl *planner) relieve(p atlas.Place) {
	var room [content.BlockCount]content.Block
	m := pl.imagine(p, engine.Defender)
	worth, sent, most := pl.defended(m, p), 0, pl.style.Together
	if pl.style.Plain {
		most = 1
		if !outnumbered(m) {
			return
		}
	}
	for _, b := range pl.volunteers(p, room[:0]) {
		from := pl.way(b, p)
		if sent == most || from == atlas.Nowhere || !pl.affords(pl.Pieces[b].At) || !pl.room(b, p) {
			continue
		}
		with := *m
		with.add(fighterOf(pl.State, b, engine.Defender), pl.Pieces[b].Strength)
		if w := pl.defended(&with, p); w-worth > leastRelief+pl.leaves(b) {
			pl.send(b, p, from)
			*m, worth = with, w
			sent++
		}
	}
}

// leastRelief is by how much a block must better the defence of a place to be sent there.
const leastRelief = 0.3

// defended is what a battle promises to the defenders of a place: that they hold it, and what the enemy loses beside what they
// lose themselves.
func (pl *planner) defended(m *melee, p atlas.Place) float64 {
	trial := *m
	trial.ready()
	r := rules.NewRand(uint64(p))
	o := trial.sample(&r, glances)
	return (1-o.Win)*pl.placeGain(p) + o.Worth[engine.Attacker] - pl.style.Caution*o.Worth[engine.Defender]
}

// outnumbered reports whether the defenders have fewer steps.
func outnumbered(m *melee) bool {
	var steps [2]int
	for i := range m.n {
		steps[m.list[i].role] += int(m.begins.strength[i])
	}
	return steps[engine.Defender] < steps[engine.Attacker]
}
