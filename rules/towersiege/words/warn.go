package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Warnings tell a seat that its Mage can be struck where it stands, and that its Tower is about to fall. Who could strike, and
// how often, is open to all; what is in hands is not counted.
func (b Book) Warnings(seat rules.Seat) []rules.Warning {
	s := b.State
	if s.Result != engine.Undecided || seat < 0 || int(seat) >= len(s.Players) {
		return nil
	}
	mage := s.Mage(seat)
	if mage == nil {
		return nil
	}
	strikers := 0
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner != seat && t.Position != engine.NoPosition && t.Position != engine.ToDefend {
			strikers++
		}
	}
	var list []rules.Warning
	tower := s.Tower(seat)
	switch {
	case mage.On == 0 && strikers > 0:
		list = append(list, rules.Warning{Fatal: strikers >= int(mage.Points), Rule: "TS-TWR-3", At: []rules.Element{s.ThingElement(mage.ID)},
			Text: rules.T("%s stands outside with %s, and %s can strike", b.thing(mage.ID), rules.Count(int(mage.Points), "%d Life Point", "%d Life Points"), rules.Count(strikers, "%d creature", "%d creatures"))})
	case tower != nil && mage.On == tower.ID && tower.Points == 1 && strikers > 0:
		list = append(list, rules.Warning{Rule: "TS-TWR-7", At: []rules.Element{s.ThingElement(tower.ID)}, Text: rules.T("the Tower has 1 Integrity Point left, and the Mage stands in it")})
	}
	return list
}
