package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// exact works the odds out over all results of the dice. It is false for a battle with too many positions.
func (m *melee) exact() (Odds, bool) {
	if m.size() > exactPositions {
		return Odds{}, false
	}
	w := exactly{melee: m, known: map[stand]Odds{}}
	o := w.first()
	if w.lost {
		return Odds{}, false
	}
	o.describe(m)
	o.Exact = true
	return o, true
}

// size is a rough number of how a battle can stand, before it is known which of that can come.
func (m *melee) size() int {
	n := 1
	for i := range m.n {
		n *= int(m.begins.strength[i]) + 1
		if n > exactPositions {
			break
		}
	}
	return n
}

// exactly is one working out. Lost: there were too many positions.
type exactly struct {
	*melee
	known map[stand]Odds
	lost  bool
}

// first are the odds from the beginning, where something of a throw may be left to carry out.
func (w *exactly) first() (sum Odds) {
	d := &w.due
	if d.nothing() {
		return w.from(w.begins)
	}
	w.frightened(&sum, w.begins, d.by, d.blow, d.hits, d.sixes, 1)
	return sum
}

// from are the odds from one position on.
func (w *exactly) from(st stand) Odds {
	if !w.advance(&st) {
		var o Odds
		o.add(w.melee, &st, 1)
		return o
	}
	if o, ok := w.known[st]; ok || w.lost {
		return o
	}
	if len(w.known) > exactPositions {
		w.lost = true
		return Odds{}
	}
	rules.Breathe()
	i := int(w.order[st.next])
	if w.withdraws(&st, i) {
		st.next++
		st.here &^= 1 << i
		return w.from(st)
	}
	act := w.blow(&st, i)
	begins := st
	st.next++
	var sum Odds
	for hits := uint8(0); hits <= act.dice; hits++ {
		w.drained(&sum, st, i, act, hits, hitChances[act.modifier][act.dice][hits])
	}
	w.known[begins] = sum
	return sum
}

// drained goes through how many of the hits are natural sixes, where that matters (AR-ABI-7).
func (w *exactly) drained(sum *Odds, st stand, i int, act blow, hits uint8, chance float64) {
	if f := &w.list[i]; !f.has(content.LifeDrain) || st.strength[i] == f.full {
		w.frightened(sum, st, i, act, hits, 0, chance)
		return
	}
	of := binomial(int(hits), 1/float64(act.modifier+1))
	for sixes := uint8(0); sixes <= hits; sixes++ {
		w.frightened(sum, st, i, act, hits, sixes, chance*of[sixes])
	}
}

// frightened goes through the courage of who is frightened, if somebody is (AR-ABI-6).
func (w *exactly) frightened(sum *Odds, st stand, i int, act blow, hits, sixes uint8, chance float64) {
	if !w.list[i].has(content.Intimidating) || st.scared&(1<<i) != 0 || hits == 0 || act.storm {
		w.struck(sum, st, i, act, hits, sixes, true, chance)
		return
	}
	brave := float64(7-w.rules.MoraleTarget) / 6
	w.struck(sum, st, i, act, hits, sixes, true, chance*brave)
	w.struck(sum, st, i, act, hits, sixes, false, chance*(1-brave))
}

func (w *exactly) struck(sum *Odds, st stand, i int, act blow, hits, sixes uint8, brave bool, chance float64) {
	w.strike(&st, i, act, hits, sixes, brave)
	o := w.from(st)
	sum.Win += chance * o.Win
	sum.Breach += chance * o.Breach
	for role := engine.Defender; role <= engine.Attacker; role++ {
		sum.Steps[role] += chance * o.Steps[role]
		sum.Fallen[role] += chance * o.Fallen[role]
		sum.Worth[role] += chance * o.Worth[role]
	}
}
