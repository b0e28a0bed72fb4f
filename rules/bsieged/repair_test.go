package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-REB-5, BS-PRO-7: 1 action, 2 Gold, the figure on the building, the token away, 2 Morale;
// Reinforced tokens stay.
func TestRepair(t *testing.T) {
	k := table(t, "eileen").has("eileen", cards.Gold, 3)
	k.houses[cards.Barn] = house{harm: damaged, reinforced: 2}
	k.begin("eileen").do(Repair, int(cards.Barn))
	if k.houses[cards.Barn] != (house{reinforced: 2}) || k.hero("eileen").at != houseAt(cards.Barn) {
		t.Errorf("%+v", k.houses[cards.Barn])
	}
	k.is("Gold", int(k.hero("eileen").track[cards.Gold]), 1)
	k.morale("eileen", 7)
	k.left(2)
	if !k.can(Visit, int(cards.Barn)) { // BS-REB-6
		t.Error("the Barn cannot be used")
	}
}

// BS-REB-4, BS-REB-7, BS-TRK-7, BS-BAD-5, BS-BAD-6: what cannot be repaired.
func TestNoRepair(t *testing.T) {
	k := table(t, "eileen", "lugh").has("eileen", cards.Gold, 1).at("lugh", houseAt(cards.Sanctuary))
	k.houses[cards.Barn].harm, k.houses[cards.Palace].harm, k.houses[cards.Sanctuary].harm = damaged, destroyed, damaged
	k.begin("eileen")
	if why := k.refused("BS-TRK-7", Repair, int(cards.Barn)); why != "Eileen needs 2 Gold, has 1." {
		t.Error(why)
	}
	k.refused("BS-REB-5", Repair, int(cards.TheTavern))
	k.refused("BS-REB-4", Repair, int(cards.Palace))
	k.listed = false
	k.has("eileen", cards.Gold, 2)
	k.refused("BS-BLD-3", Repair, int(cards.Sanctuary))
	if !k.can(Repair, int(cards.Barn)) {
		t.Error("the Barn cannot be repaired")
	}
}

// BS-ABI-2: an Architect repairs a destroyed building for 2 Gold, which is then intact, and
// earns 2 Morale.
func TestArchitect(t *testing.T) {
	k := table(t, "eileen").learn("eileen", "architect").has("eileen", cards.Gold, 4)
	k.houses[cards.Barn].harm, k.houses[cards.Palace].harm = destroyed, damaged
	k.begin("eileen").do(Repair, int(cards.Barn)).do(Repair, int(cards.Palace))
	if k.houses[cards.Barn].harm != intact || k.houses[cards.Palace].harm != intact {
		t.Error("not repaired")
	}
	k.is("Gold", int(k.hero("eileen").track[cards.Gold]), 0)
	k.morale("eileen", 9)
	k = table(t, "eileen").learn("eileen", "architect").has("eileen", cards.Gold, 1)
	k.houses[cards.Barn].harm = destroyed
	k.begin("eileen")
	k.refused("BS-TRK-7", Repair, int(cards.Barn))
}
