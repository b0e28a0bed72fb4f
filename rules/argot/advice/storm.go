package advice

import (
	"cmp"
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
	known []foreseen
}

// foreseen is a storm whose odds are known.
type foreseen struct {
	at          atlas.Place
	who         []engine.Comer
	win, breach float64
	fought      bool
}

// Battle are the chances that the attackers win the battle that waits in a place, and that its fortification falls; false:
// there is none.
func (p *Prospects) Battle(at atlas.Place) (win, breach float64, ok bool) {
	o, ok := p.f.Forecast(p.State, p.Seat, at, nil)
	return o.Told(), min(o.Breach, 1), ok
}

// Storm are the same chances of the battle that would be fought in a place if blocks of the other side came there that can come together in
// their next movement turn (AR-STK-2), and its bows fired that need not come; false: there would be none.
func (p *Prospects) Storm(at atlas.Place, who *engine.Comers) (win, breach float64, ok bool) {
	for _, o := range p.known {
		if o.at == at && slices.Equal(o.who, who.List) {
			return o.win, o.breach, o.fought
		}
	}
	win, breach, ok = p.storm(at, who)
	p.known = append(p.known, foreseen{at, who.List, win, breach, ok})
	return win, breach, ok
}

func (p *Prospects) storm(at atlas.Place, who *engine.Comers) (win, breach float64, ok bool) {
	r := rules.NewRand(uint64(p.Seat)<<32 | uint64(uint16(at)))
	enemy := engine.PartyOf(1 - p.Seat)
	w := &p.f.world
	var sum Odds
	for range deals {
		w.CopyFrom(p.State)
		file.Veil(w, p.Seat, &r)
		joining := crossing(w, enemy, at, who.In(w))
		m := assault(w, enemy, at, joining)
		if m == nil {
			return 0, 0, false
		}
		broken := m.shell(w, enemy, at, joining, &r)
		deal := m.sample(&r, dealtSamples)
		if broken {
			deal.Breach = 1
		}
		sum.join(deal)
	}
	return min(sum.Win, 1), min(sum.Breach, 1), true
}

// crossing are the ground blocks of a party that would storm a place of those that can come there in s, with the faces that they have in it:
// the strongest, and bows that can fire from where they stand last.
func crossing(s *engine.State, party content.Party, at atlas.Place, who *engine.Comers) []content.Block {
	able := *who
	able.List = nil
	for _, e := range who.List {
		if b := e.Block; s.Pieces[b].Party == party && !s.Train(b) && s.Face(b).Movement >= int(e.Cost) {
			able.List = append(able.List, e)
		}
	}
	slices.SortStableFunc(able.List, func(a, b engine.Comer) int {
		switch x, y := covering(s, a.Block, at), covering(s, b.Block, at); {
		case y && !x:
			return -1
		case x && !y:
			return 1
		}
		return cmp.Compare(worth(s, b.Block), worth(s, a.Block))
	})
	return able.Crossing(tokensOf(s, party))
}

// tokensOf is how many locations a party can activate in its next movement turn: by the card of this turn while that is still to come, else
// as many as any card gives (AR-INI-2, AR-INI-3).
func tokensOf(s *engine.State, party content.Party) int {
	most := s.Content.Rules.MaxTokens
	if s.Phase != engine.MovementPhase || s.Drawn == 0 || s.Starts() == engine.SeatOf(party) {
		return most
	}
	return min(most, s.Card().Number)
}

// covering reports whether a block can fire at a place from where it stands (AR-RNG-1, AR-RNG-3).
func covering(s *engine.State, b content.Block, at atlas.Place) bool {
	from := s.Pieces[b].At
	return s.Ranged(b) && !s.BattleAt(from) && s.Map.InRange(from, at, s.Face(b).Range)
}

// shell lets those of a party fire before the battle in a place that cannot join it, or need not: Besiegers at its fortification while it stands,
// all others at who defends it (AR-RNG-3, AR-RNG-4, AR-RNG-6). It reports whether the fortification falls by it.
func (m *melee) shell(s *engine.State, party content.Party, at atlas.Place, joining []content.Block, r *rules.Rand) (broken bool) {
	stood := m.begins.gate > 0
	for i := range s.Pieces {
		b := content.Block(i)
		if e := &s.Pieces[b]; e.Party != party || e.Status != engine.OnMap || s.Kind(b) != content.Ground || !covering(s, b, at) || slices.Contains(joining, b) {
			continue
		}
		aim := engine.AtBlocks
		if m.begins.gate > 0 && s.Has(b, content.Besieger) {
			aim = engine.AtGate
		}
		hits := draw(r, uint8(s.Dice(b, false)), uint8(s.Rating(b, aim).Total))
		if aim == engine.AtGate {
			m.begins.gate -= min(hits, m.begins.gate)
			continue
		}
		for range hits {
			if j := m.cheapest(&m.begins, m.of[engine.Defender]); j >= 0 {
				m.hit(&m.begins, j, false)
			}
		}
	}
	return stood && m.begins.gate == 0
}
