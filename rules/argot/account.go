package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

var _ rules.Accountant = (*State)(nil)

// Account is the blocks of a seat by their strength, the fortifications that still stand, for Argot, and what can be
// spent; against it stand the other side's blocks, all and by location, and the keep counter or the fortifications.
func (s *State) Account(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	if seat < 0 || seat > engine.Mineos {
		return buf
	}
	defends := seat == engine.Argot
	buf = append(buf, rules.Holding{Of: engine.KeepElement, Name: rules.T("Turns that Mineos has kept %s", words.Goal(s.State)), N: int(s.Keep), Sort: rules.Track, Against: defends})
	for i, g := range s.Map.Gates() {
		buf = append(buf, rules.Holding{Of: s.GateElement(atlas.GateIndex(i)), Name: g.Title(), N: int(s.Gates[i].Strength), Against: !defends, Gone: rules.T("broken").In("a fortification")})
	}
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.InPlay() && engine.SeatOf(p.Party) == seat {
			buf = append(buf, rules.Holding{Of: s.BlockElement(b), Name: words.Block(s.State, b), N: int(p.Strength)})
		}
	}
	if defends {
		buf = append(buf, rules.Holding{Of: engine.PoolElement, Name: rules.T("City pool"), N: int(s.Pool), Sort: rules.Purse})
		buf = s.wounds(buf)
	} else {
		buf = append(buf, rules.Holding{Of: engine.PurseElement, Name: rules.T("Purse of Mineos"), N: int(s.Purse), Sort: rules.Purse})
	}
	return s.facing(seat, buf)
}

// wounds are those that Argot's heroes have.
func (s *State) wounds(buf []rules.Holding) []rules.Holding {
	for i := range s.Content.Heroes {
		buf = append(buf, rules.Holding{Of: s.HeroElement(i), Name: rules.T("Wounds of %s", s.Content.Heroes[i].Title()), N: int(s.Campaign.Heroes[i].Wounds), Sort: rules.Track, Against: true})
	}
	return buf
}

// facing is how many blocks of the other side stand on the map, and where: that they walk on from there is no gain.
func (s *State) facing(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	if s.Phase <= engine.SettingUp && !s.Options.Open {
		return buf // the set-up is secret
	}
	foe := 1 - seat
	var at [atlas.MaxPlaces]int
	all := 0
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Status == engine.OnMap && engine.SeatOf(p.Party) == foe {
			at[p.At]++
			all++
		}
	}
	buf = append(buf, rules.Holding{Of: engine.PartyElement(engine.PartyOf(foe)), Name: rules.T("Blocks of %s", words.Seat(foe)), N: all, Sort: rules.Track, Against: true})
	for p := range s.Map.Len() {
		if at[p] > 0 {
			buf = append(buf, rules.Holding{Of: s.PlaceElement(atlas.Place(p)), Name: rules.T("Blocks of %s at %s", words.Seat(foe), words.Place(s.State, atlas.Place(p))), N: at[p], Sort: rules.Track, Against: true, By: rules.SeatsOf(foe)})
		}
	}
	return buf
}
