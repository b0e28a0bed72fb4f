package advice

import (
	"slices"

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
	return o.Told(), min(o.Breach, 1), ok
}

// Storm are the same chances of the battle that would be fought in a place if the ground blocks of the other side came there
// that stand in some places beside it, as many as can cross in one movement turn (AR-STK-2); false: there would be none.
func (p *Prospects) Storm(at atlas.Place, from *atlas.Set) (win, breach float64, ok bool) {
	r := rules.NewRand(uint64(p.Seat)<<32 | uint64(uint16(at)))
	enemy := engine.PartyOf(1 - p.Seat)
	w := &p.f.world
	var sum Odds
	for range deals {
		w.CopyFrom(p.State)
		file.Veil(w, p.Seat, &r)
		m := assault(w, enemy, at, crossing(w, enemy, at, from))
		if m == nil {
			return 0, 0, false
		}
		sum.join(m.sample(&r, dealtSamples))
	}
	return min(sum.Win, 1), min(sum.Breach, 1), true
}

// crossing are the ground blocks of a party that can come to a place from others beside it in one movement turn: where not all
// can cross a hexside, those with the most steps.
func crossing(s *engine.State, party content.Party, at atlas.Place, from *atlas.Set) (list []content.Block) {
	for q := range from.All() {
		side := s.Map.Between(q, at)
		if side == atlas.NoSide {
			continue
		}
		first := len(list)
		for b := range s.In(q) {
			if s.Pieces[b].Party == party && s.Kind(b) == content.Ground && !s.Train(b) {
				list = append(list, b)
			}
		}
		slices.SortStableFunc(list[first:], func(a, b content.Block) int { return int(s.Pieces[b].Strength) - int(s.Pieces[a].Strength) })
		list = list[:min(len(list), first+s.LimitOf(side))]
	}
	return list
}
