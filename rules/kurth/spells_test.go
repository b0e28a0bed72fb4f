package kurth

import (
	"strings"
	"testing"
)

// KU-EX-13, Twin Moons: doubles made by a spell count (KU-RUL-20).
func TestTwinMoons(t *testing.T) {
	s := fight(t, 5, 6, position{"mana": 1, "row": "widdershins refugees price_in_blood"})
	equal(t, "Total A/S", s.View().Attack.Need, 9)
	roll(t, s, 5, 2)
	play(t, s, "roll")
	asks(t, s, "rolled")
	equal(t, "sentence", s.Describe(mustParse(t, s, "cast twin_moons 2")).Sentence.String(), "Cast Twin Moons: turn the 2 to 5 (1 Mana)")
	events := play(t, s, "cast twin_moons 2", "accept")
	equal(t, "Attack Roll", happened(t, events, "attack_resolved").N, 10)
	equal(t, "removed", happened(t, events, "markers_removed").N, 3)
	equal(t, "Passageway marker", s.passageMarker, true)
	equal(t, "Mana", s.View().Mana, 0)

	// Turning the other die lowers the roll: the player's choice.
	s = fight(t, 5, 6, position{"mana": 1, "row": "widdershins refugees price_in_blood"})
	roll(t, s, 5, 2)
	play(t, s, "roll", "cast twin_moons 1")
	equal(t, "Attack Roll", s.View().Attack.Roll, 4)

	// Two equal dice leave nothing to turn.
	s = fight(t, 5, 6, position{"row": "widdershins refugees forbidden_shelf"})
	roll(t, s, 3, 3)
	play(t, s, "roll")
	refused(t, s, "cast twin_moons 1", "KU-SPL-6")
}

// KU-EX-14, Burn the Wick: one more for each Mana.
func TestBurnTheWick(t *testing.T) {
	for _, test := range []struct {
		mana       string
		roll, left int
		last       attackResult
		removed    int
	}{{"2", 9, 2, attackWon, 3}, {"1", 8, 3, attackLost, 0}} {
		s := fight(t, 5, 6, position{"mana": 4, "row": "watchfires refugees forbidden_shelf"})
		roll(t, s, 4, 3)
		play(t, s, "roll", "cast burn_the_wick "+test.mana)
		equal(t, "Attack Roll", s.View().Attack.Roll, test.roll)
		equal(t, "Mana", s.View().Mana, test.left)
		play(t, s, "accept")
		equal(t, "last attack", s.last, test.last)
		holds(t, s, in{"main_gate": 5 - test.removed})
	}
}

// KU-SPL-4: no more payments than Mana.
func TestPaymentsNeedMana(t *testing.T) {
	s := fight(t, 5, 6, position{"mana": 2, "row": "watchfires refugees forbidden_shelf"})
	roll(t, s, 4, 3)
	play(t, s, "roll")
	if !can(s, "cast burn_the_wick 2") || can(s, "cast burn_the_wick 3") {
		t.Errorf("with 2 Mana: %v", offers(s))
	}
	equal(t, "reason", refused(t, s, "cast burn_the_wick 3", "KU-SPL-4"), "You need 3 Mana.")
}

// The Third Omen, KU-RUL-21: the two highest of three, in rolled order, make the roll and
// the doubles (KU-RUL-20).
func TestThirdOmen(t *testing.T) {
	for _, test := range []struct{ thrown, kept [3]uint8 }{
		{[3]uint8{2, 5, 4}, [3]uint8{5, 4, 2}},
		{[3]uint8{5, 2, 4}, [3]uint8{5, 4, 2}},
		{[3]uint8{4, 5, 2}, [3]uint8{4, 5, 2}},
		{[3]uint8{3, 3, 3}, [3]uint8{3, 3, 3}},
		{[3]uint8{1, 6, 6}, [3]uint8{6, 6, 1}},
		{[3]uint8{6, 1, 1}, [3]uint8{6, 1, 1}},
	} {
		s := fight(t, 5, 6, position{"row": "tunnels refugees forbidden_shelf"})
		play(t, s, "cast third_omen")
		roll(t, s, test.thrown[0], test.thrown[1], test.thrown[2])
		e := happened(t, play(t, s, "roll"), "dice_rolled")
		equal(t, "dice thrown", e.Count, 3)
		equal(t, "dice kept", e.Kept, 2)
		equal(t, "dice", [3]uint8{e.Dice[0], e.Dice[1], e.Dice[2]}, test.kept)
		equal(t, "attack dice", s.attack.dice, [2]uint8{test.kept[0], test.kept[1]})
		play(t, s, "accept")
		equal(t, "doubles", s.passageMarker, test.kept[0] == test.kept[1])
	}
}

// KU-RUL-21: a later reroll throws kept dice only.
func TestRerollAfterThirdOmen(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "tunnels midnight_bell forbidden_shelf"})
	play(t, s, "special twofold_tongue", "cast third_omen")
	roll(t, s, 2, 5, 4)
	play(t, s, "roll")
	roll(t, s, 6)
	events := play(t, s, "cast second_breath 2")
	equal(t, "die thrown", happened(t, events, "dice_changed").Subject, dieElement(2))
	equal(t, "Attack Roll", happened(t, events, "attack_resolved").N, 5+6)
}

// Second Breath: one or both dice, and the new result stands.
func TestSecondBreath(t *testing.T) {
	for choice, want := range map[string][2]uint8{"1": {6, 4}, "2": {3, 6}, "1 2": {6, 5}} {
		s := fight(t, 5, 6, position{"row": "midnight_bell refugees forbidden_shelf"})
		roll(t, s, 3, 4)
		play(t, s, "roll")
		roll(t, s, 6, 5)
		for _, e := range eventsNamed(play(t, s, "cast second_breath "+choice), "dice_changed") {
			equal(t, "reveals", e.Reveals, true)
		}
		equal(t, "dice", s.attack.dice, want)
		refused(t, s, "cast second_breath 1", "KU-SPL-7")
	}
}

// KU-EX-25, KU-RUL-22: Steady Hand throws nothing and counts as doubles.
func TestSteadyHand(t *testing.T) {
	s := fight(t, 5, 5, position{"row": "siege_towers refugees forbidden_shelf"})
	roll(t, s, 1, 1)
	events := play(t, s, "cast steady_hand")
	never(t, events, "dice_rolled")
	asks(t, s, "rolled")
	equal(t, "dice forced", len(s.rng.Forced()), 2)
	events = play(t, s, "accept")
	equal(t, "Attack Roll", happened(t, events, "attack_resolved").N, 8)
	equal(t, "removed", happened(t, events, "markers_removed").N, 2)
	equal(t, "Passageway marker", s.passageMarker, true)
}

// KU-RUL-22: not with The Third Omen; and before-the-roll spells are over.
func TestSteadyHandAlone(t *testing.T) {
	s := fight(t, 5, 5, position{"row": "siege_towers tunnels forbidden_shelf"})
	play(t, s, "special twofold_tongue", "cast third_omen")
	refused(t, s, "cast steady_hand", "KU-SPL-6")

	s = fight(t, 5, 5, position{"row": "siege_towers tunnels forbidden_shelf"})
	play(t, s, "special twofold_tongue")
	play(t, s, "cast steady_hand")
	refused(t, s, "cast third_omen", "KU-SPL-6")

	// The dice it set may be thrown again.
	s = fight(t, 5, 5, position{"row": "siege_towers midnight_bell forbidden_shelf"})
	play(t, s, "special twofold_tongue", "cast steady_hand")
	roll(t, s, 6)
	events := play(t, s, "cast second_breath 1")
	equal(t, "Attack Roll", happened(t, events, "attack_resolved").N, 6+4)
}

// Ward of Thorns: the token's location and the next (KU-PRO-1, KU-RUL-25).
func TestWardOfThorns(t *testing.T) {
	s := fight(t, 1, 1, position{"row": "barricades refugees forbidden_shelf"})
	play(t, s, "cast ward_of_thorns")
	equal(t, "pending", s.names(s.pending).String(), "Main Gate, Tanners' Row")
	equal(t, "Mana", s.View().Mana, 3)
}

// Hail of Sparks: one from each neighbour.
func TestHailOfSparks(t *testing.T) {
	s := fight(t, 1, 1, position{"row": "night_riders refugees forbidden_shelf", "markers": in{"main_gate": 1, "grain_market": 3, "barracks": 2}})
	play(t, s, "cast hail_of_sparks")
	holds(t, s, in{"main_gate": 1, "grain_market": 2, "tanners_row": 0, "barracks": 2})
	s = fight(t, 1, 1, position{"row": "night_riders refugees forbidden_shelf"})
	equal(t, "reason", refused(t, s, "cast hail_of_sparks", "KU-SPL-6"), "No markers beside you.")
}

// KU-EX-24, KU-RUL-24, Unmaking: an emptied location needs no attack, and the spell is spent.
func TestUnmakingHere(t *testing.T) {
	s := fight(t, 2, 5, position{"mana": 3})
	play(t, s, "cast unmaking main_gate")
	holds(t, s, in{"main_gate": 0})
	asks(t, s, "end")
	equal(t, "last attack", s.last, noAttack) // KU-RUL-41
	equal(t, "Mana", s.View().Mana, 0)
	refused(t, s, "roll", "KU-ATK-2")
}

// Unmaking: the player chooses the location, never the number.
func TestUnmakingElsewhere(t *testing.T) {
	s := fight(t, 2, 5, position{"markers": in{"main_gate": 2, "armory": 1, "citadel": 7}})
	if can(s, "cast unmaking scriptorium") {
		t.Error("no markers at the Scriptorium")
	}
	equal(t, "reason", refused(t, s, "cast unmaking scriptorium", "KU-SPL-6"), "No markers there.")
	other := s.Clone().(*State)
	play(t, s, "cast unmaking citadel")
	holds(t, s, in{"citadel": 5})
	play(t, other, "cast unmaking armory")
	holds(t, other, in{"armory": 0})
}

// Moonlit Aegis: a lost attack costs nothing.
func TestMoonlitAegis(t *testing.T) {
	s := fight(t, 10, 9, position{"row": "price_in_blood refugees forbidden_shelf"})
	play(t, s, "cast moonlit_aegis")
	events := strike(t, s, 1, 2)
	equal(t, "last attack", s.last, attackLost)
	never(t, events, "spirit_changed")
	equal(t, "Spirit", s.View().Spirit, 12)
}

// Break the Banner: 3 lower; several cuts on one attack add up.
func TestBreakTheBanner(t *testing.T) {
	s := fight(t, 8, 7, position{"row": "barons_herald refugees midnight_bell"})
	equal(t, "Total A/S", s.View().Attack.Need, 12)
	strike(t, s, 6, 6) // lost; set up the second attack by hand
	s = fight(t, 8, 3, position{"row": "barons_herald refugees midnight_bell", "phase": "end", "last_attack": "won"})
	play(t, s, "special all_eyes_on_you", "cast break_the_banner")
	equal(t, "Total A/S", s.View().Attack.Need, 5+3-3-3)
}

// KU-EX-26, KU-SPC-8, KU-RUL-2, Hearth-song: Spirit stops at 12.
func TestHearthSong(t *testing.T) {
	s := fight(t, 1, 1, position{"spirit": 11})
	play(t, s, "cast hearth_song")
	equal(t, "Spirit", s.View().Spirit, 12)
	s = fight(t, 1, 1, nil)
	equal(t, "reason", refused(t, s, "cast hearth_song", "KU-SPL-6"), "Spirit is at its top.")
}

// KU-SPL-1, KU-SPL-7, KU-RUL-14: one spell, two with Twofold Tongue, never the same card's.
func TestSpellsPerTurn(t *testing.T) {
	s := fight(t, 3, 5, position{"spirit": 8, "mana": 12})
	play(t, s, "cast hearth_song")
	equal(t, "reason", refused(t, s, "cast unmaking main_gate", "KU-SPL-1"), "One spell per turn.")
	equal(t, "reason", refused(t, s, "cast hearth_song", "KU-SPL-7"), "Already cast this turn.")
	play(t, s, "special twofold_tongue")
	refused(t, s, "cast hearth_song", "KU-SPL-7")
	play(t, s, "cast unmaking main_gate")
	equal(t, "spells left", s.View().SpellsLeft, 0)
	refused(t, s, "cast second_breath 1", "KU-SPL-1")
}

// KU-SPL-2: only the spells of the row.
func TestSpellsOfTheRow(t *testing.T) {
	s := fight(t, 3, 5, nil)
	equal(t, "reason", refused(t, s, "cast wildfire", "KU-SPL-2"), "Only this turn's three cards.")
}

// KU-SPL-3, KU-SPL-4: the cost is paid; without the Mana there is no spell.
func TestSpellCost(t *testing.T) {
	s := fight(t, 3, 5, position{"mana": 2})
	equal(t, "reason", refused(t, s, "cast unmaking main_gate", "KU-SPL-4"), "You need 3 Mana.")
	s.mana, s.listed = 3, false
	e := happened(t, play(t, s, "cast unmaking main_gate"), "mana_changed")
	equal(t, "paid", e.N, -3)
	equal(t, "Mana", e.M, 0)

	// A spell with no cost listed is free.
	free := *s.game
	free.cards[6].Spell.Cost = 0
	s = fight(t, 3, 5, position{"mana": 0})
	s.game, s.listed = &free, false
	play(t, s, "cast unmaking main_gate")
	equal(t, "Mana", s.View().Mana, 0)
}

// KU-SPL-5, KU-RUL-12: Phase 3 only.
func TestSpellsInPhase3(t *testing.T) {
	for _, pos := range []position{
		{"phase": "move", "row": "forbidden_shelf refugees midnight_bell", "markers": in{"armory": 2}},
		{"phase": "deal", "row": "forbidden_shelf refugees midnight_bell", "markers": in{"armory": 2}},
		{"phase": "tie", "placing": 1, "row": "tunnels refugees forbidden_shelf", "markers": in{"armory": 2, "barracks": 2}},
	} {
		equal(t, "reason", refused(t, at(t, pos), "cast unmaking armory", "KU-SPL-5"), "Spells are cast in Phase 3.")
	}
	for i := range load(t).cards {
		p := &load(t).cards[i].Spell
		if p.Windows&(WindowDeal|WindowMove) != 0 {
			t.Errorf("%s has a window before Phase 3", p.Name)
		}
	}
}

// KU-SPL-6: only in its windows.
func TestSpellWindows(t *testing.T) {
	s := fight(t, 3, 5, position{"row": "watchfires tunnels forbidden_shelf"})
	equal(t, "reason", refused(t, s, "cast burn_the_wick 1", "KU-SPL-6"), "Only after the roll.")
	roll(t, s, 6, 1)
	play(t, s, "roll")
	equal(t, "reason", refused(t, s, "cast third_omen", "KU-SPL-6"), "Only before the roll.")
	why := refused(t, s, "cast unmaking main_gate", "KU-SPL-6")
	if !strings.Contains(why, "before the roll") || !strings.Contains(why, "at the end of Phase 3") {
		t.Errorf("reason %q names not both windows", why)
	}
}

// KU-SPL-8, KU-RUL-15, KU-EX-22: All Eyes on You, and nothing carries over.
func TestSecondAttack(t *testing.T) {
	s := fight(t, 5, 6, position{"spirit": 5, "row": "barons_herald refugees midnight_bell"})
	play(t, s, "cast break_the_banner")
	equal(t, "Total A/S", s.View().Attack.Need, 6)
	strike(t, s, 6, 2)
	holds(t, s, in{"main_gate": 3})
	play(t, s, "special all_eyes_on_you")
	equal(t, "Spirit", s.View().Spirit, 4)
	asks(t, s, "attack")
	equal(t, "Total A/S", s.View().Attack.Need, 2+6-3)
	equal(t, "attack", s.attack, attack{strengthCut: 3})

	// Nor does a Wick burnt for the first attack shine in the second.
	s = fight(t, 8, 2, position{"row": "watchfires refugees midnight_bell"})
	roll(t, s, 5, 4)
	play(t, s, "roll", "cast burn_the_wick 3", "special all_eyes_on_you")
	roll(t, s, 1, 2)
	e := happened(t, play(t, s, "roll"), "attack_resolved")
	equal(t, "Attack Roll", e.N, 3)
}

// KU-SPL-9: Mana stays from turn to turn and round to round.
func TestManaStays(t *testing.T) {
	s := at(t, position{"phase": "end", "turn": 4, "mana": 5, "row": "forbidden_shelf refugees midnight_bell", "draw": []string{}})
	play(t, s, "end turn")
	equal(t, "Mana less the row's", s.View().Mana-s.View().ManaBoost, 5)
	equal(t, "round", s.View().Round, 2)
}

// KU-RUL-33: attack spells are not for turns without an attack.
func TestNoAttackSpellsWithoutAttack(t *testing.T) {
	s := at(t, position{"phase": "end", "row": "tunnels siege_towers barons_herald", "markers": in{"armory": 1}})
	for _, spell := range []string{"third_omen", "steady_hand", "break_the_banner"} {
		refused(t, s, "cast "+spell, "KU-SPL-6")
	}
}

// A power is at hand if any one of its targets is: the first, the second, one between, the last
// (KU-SPL-6, KU-SPC-7).
func TestOneTargetIsEnough(t *testing.T) {
	g := load(t)
	for ring := range g.places {
		id := g.places[ring].ID
		s := at(t, position{"phase": "end", "row": "forbidden_shelf refugees midnight_bell", "markers": in{id: 1}, "token": "citadel"})
		if !s.View().Row[0].SpellUsable {
			t.Errorf("Unmaking is not at hand with a marker at %s alone", id)
		}
		if why, not := s.WhyNot("spell:unmaking"); not {
			t.Errorf("Unmaking with a marker at %s alone: %v", id, why)
		}
	}
	s := at(t, position{"phase": "end", "row": "forbidden_shelf refugees midnight_bell"})
	if s.View().Row[0].SpellUsable {
		t.Error("Unmaking is at hand without markers")
	}
	why, _ := s.WhyNot("spell:unmaking")
	equal(t, "reason", why.Why.String(), "No markers in the city.")
}
