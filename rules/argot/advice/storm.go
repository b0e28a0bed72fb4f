package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
)

// Prospects are the odds of battles as a seat can know them, for warnings.
type Prospects struct {
	State *engine.State
	Seat  rules.Seat
	f     Forecaster
}

// Battle are the chances that the attackers win the battle that waits in a place, and that its fortification falls; false:
// there is none.
func (p *Prospects) Battle(at atlas.Place) (win, breach float64, ok bool) {
	o, ok := p.f.Forecast(p.State, p.Seat, at, nil)
	return min(o.Win, 1), min(o.Breach, 1), ok
}

// Storm are the same chances of the battle that would be fought in a place if all ground blocks of the other side came there
// that stand in some places; false: there would be none.
func (p *Prospects) Storm(at atlas.Place, from *atlas.Set) (win, breach float64, ok bool) {
	r := rules.NewRand(uint64(p.Seat)<<32 | uint64(uint16(at)))
	enemy := engine.PartyOf(1 - p.Seat)
	w := &p.f.world
	var sum Odds
	for range deals {
		w.CopyFrom(p.State)
		file.Veil(w, p.Seat, &r)
		var buf [content.BlockCount]content.Block
		joining := buf[:0]
		for b := range content.Block(content.BlockCount) {
			if q := &w.Pieces[b]; q.Party == enemy && q.Status == engine.OnMap && from.Has(q.At) && w.Kind(b) == content.Ground && !w.Train(b) {
				joining = append(joining, b)
			}
		}
		m := assault(w, enemy, at, joining)
		if m == nil {
			return 0, 0, false
		}
		sum.join(m.sample(&r, dealtSamples))
	}
	return min(sum.Win, 1), min(sum.Breach, 1), true
}
