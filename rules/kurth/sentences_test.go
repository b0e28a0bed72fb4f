package kurth

import (
	"testing"

	"portcullis/rules"
)

// lineOf is a line of an article, empty if there is none with the label.
func lineOf(a rules.Article, label string) rules.Line {
	for _, l := range a.Lines {
		if l.Label.String() == label {
			return l
		}
	}
	return rules.Line{}
}

func about(tb testing.TB, s *State, el rules.Element) rules.Article {
	tb.Helper()
	a, ok := s.About(el)
	if !ok {
		tb.Fatalf("%s is not explained", el)
	}
	return a
}

// Every event in its sentence.
func TestTellSentences(t *testing.T) {
	s := at(t, position{"difficulty": "normal"})
	armory, barracks := PlaceElement("armory"), PlaceElement("barracks")
	for _, test := range []struct {
		event rules.Event
		want  string
	}{
		{rules.Event{Name: "turn_started", N: 3}, "Turn 3 begins."},
		{rules.Event{Name: "cards_dealt", Subject: CardElement("tunnels"), To: "slot:2"}, "Tunnels under Kurth is dealt as card 2 of the row."},
		{rules.Event{Name: "cards_discarded", Subject: CardElement("tunnels")}, "Tunnels under Kurth is discarded."},
		{rules.Event{Name: "totals_set", N: 4, M: 7}, "Total reinforcements 4, total bonus Attack Strength 7."},
		{rules.Event{Name: "mana_changed", Subject: ElementMana, N: -2, M: 4}, "Mana falls by 2 to 4."},
		{rules.Event{Name: "mana_changed", Subject: ElementMana, N: 3, M: 9}, "Mana rises by 3 to 9."},
		{rules.Event{Name: "spirit_changed", Subject: ElementSpirit, N: -1, M: 11}, "Spirit falls by 1 to 11."},
		{rules.Event{Name: "spirit_changed", Subject: ElementSpirit, N: 2, M: 12}, "Spirit rises by 2 to 12."},
		{rules.Event{Name: "or_settled", Subject: CardElement("tunnels"), To: armory, From: barracks, N: 1, M: 3},
			"Tunnels under Kurth: the Armory holds fewer markers, 1 against 3 at the Barracks."},
		{rules.Event{Name: "placing_blocked", Subject: "ward:armory", To: armory, N: 1, Count: 1}, "Protection keeps 1 marker of card 1 out of the Armory."},
		{rules.Event{Name: "placing_blocked", Subject: "ward:armory", To: armory, N: 4, Count: 2}, "Protection keeps 4 markers of card 2 out of the Armory."},
		{rules.Event{Name: "protected_cleared", To: armory}, "The Protected marker comes off the Armory."},
		{rules.Event{Name: "protected_placed", To: armory, N: 1}, "A Protected marker is put on the Armory."},
		{rules.Event{Name: "row_swapped", Subject: CardElement("tunnels"), To: "slot:3"}, "Tunnels under Kurth becomes card 3 of the row."},
		{rules.Event{Name: "token_moved", From: armory, To: armory}, "The Warden stays at the Armory."},
		{rules.Event{Name: "token_moved", From: armory, To: barracks, M: 1}, "The Warden goes through the passageway to the Barracks."},
		{rules.Event{Name: "token_moved", From: barracks, To: PlaceElement("moon_shrine")}, "The Warden walks to the Moon Shrine."},
		{rules.Event{Name: "passage_marker"}, "The Passageway marker comes off."},
		{rules.Event{Name: "passage_marker", N: 1}, "Doubles open the passageway for the next move."},
		{rules.Event{Name: "spell_cast", Subject: SpellElement("unmaking"), To: armory, N: 4}, "The Warden casts Unmaking on the Armory for 4 Mana."},
		{rules.Event{Name: "spell_cast", Subject: SpellElement("wildfire")}, "The Warden casts Wildfire."},
		{rules.Event{Name: "spell_cast", Subject: SpellElement("second_breath"), To: "dice:12", N: 1}, "The Warden casts Second Breath for 1 Mana."},
		{rules.Event{Name: "special_used", Subject: SpecialElement("open_vein"), N: 1}, "The Warden uses Open Vein for 1 Spirit."},
		{rules.Event{Name: "special_used", Subject: SpecialElement("hold_fast")}, "The Warden uses Hold Fast."},
		{rules.Event{Name: "dice_rolled", Dice: rules.Faces{5, 2}, Count: 2, Kept: 2}, "The Warden rolls 5 and 2."},
		{rules.Event{Name: "dice_rolled", Dice: rules.Faces{6, 5, 1}, Count: 3, Kept: 2}, "The Warden rolls 6 and 5 and sets a 1 aside."},
		{rules.Event{Name: "dice_changed", M: 4}, "A die is set to 4."},
		{rules.Event{Name: "dice_changed", N: 2, M: 5}, "A die changes from 2 to 5."},
		{rules.Event{Name: "attack_resolved", To: armory, N: 7, M: 7}, "The attack at the Armory is won, 7 against 7."},
		{rules.Event{Name: "attack_resolved", To: armory, N: 6, M: 7}, "The attack at the Armory is lost, 6 against 7."},
		{rules.Event{Name: "attack_resolved", To: armory, N: 6, M: 7, Count: 3}, "The attack at the Armory is lost, 6 against 7; Moonlit Aegis saves 3 Spirit."},
		{rules.Event{Name: "markers_removed", From: armory, N: 1, M: 2}, "1 marker is removed from the Armory, which holds 2."},
		{rules.Event{Name: "markers_removed", From: armory, N: 3}, "3 markers are removed from the Armory, which holds 0."},
		{rules.Event{Name: "markers_shifted", From: armory, To: barracks, N: 1, M: 2}, "1 marker is driven from the Armory to the Barracks, which holds 2."},
		{rules.Event{Name: "markers_shifted", From: armory, To: barracks, N: 2, M: 5}, "2 markers are driven from the Armory to the Barracks, which holds 5."},
		{rules.Event{Name: "deck_shuffled"}, "The discard pile is shuffled into a new draw pile."},
		{rules.Event{Name: "round_advanced", N: 1, M: 2}, "The Round marker moves to 2."},
	} {
		if got := s.Tell(test.event).String(); got != test.want {
			t.Errorf("%s is told as %q, want %q", test.event.Name, got, test.want)
		}
	}
}

// The odds of an attack before and after are coloured by whether they rise.
func TestPreviewTones(t *testing.T) {
	s := fight(t, 5, 5, position{"row": "tunnels siege_towers refugees"})
	p := preview(t, s, "cast steady_hand") // 4 and 4 against 8 cannot fail
	checkLine(t, p, "Chance to win", rules.Good, "42 % to 100 % (1 in 1)")
	s = fight(t, 5, 6, position{"row": "tunnels siege_towers refugees"})
	p = preview(t, s, "cast steady_hand") // 4 and 4 against 9 cannot win
	checkLine(t, p, "Chance to win", rules.Bad, "28 % to 0 % (0 in 1)")
	p = preview(t, fight(t, 1, 0, position{"row": "price_in_blood tunnels refugees"}), "cast moonlit_aegis")
	checkLine(t, p, "Chance to win", rules.Plain, "100 % to 100 % (36 in 36)")
	s = fight(t, 5, 7, position{"row": "tunnels barons_herald price_in_blood", "spirit": 3})
	checkLine(t, preview(t, s, "roll"), "Spirit at risk", rules.Bad, "3 of 3: lost, Kurth falls")
	checkLine(t, preview(t, s, "cast moonlit_aegis"), "Spirit lost, on average", rules.Plain, "2.5 to 0.0")
}

// Before a roll the chance says that spells come on top of it, where there is Mana for one that changes the attack (KU-SPL-2).
func TestAChanceSaysThatSpellsComeOnTop(t *testing.T) {
	for mana, label := range map[int]string{0: "Chance to win", 4: "Chance to win without spells"} {
		s := fight(t, 5, 5, position{"row": "watchfires barons_herald refugees", "mana": mana})
		checkLine(t, preview(t, s, "roll"), label, rules.Strong, rules.Say("%s (%s)", rules.Percent(s.attackOdds().chance()), s.attackOdds().fraction()))
	}
}

// checkLine tests the tone and the words of a line of a preview.
func checkLine(tb testing.TB, p rules.Preview, label string, tone rules.Tone, value string) {
	tb.Helper()
	if l := line(tb, p, label); l.Tone != tone || l.Value.String() != value {
		tb.Errorf("%s: %q in tone %v, want %q in %v", label, l.Value, l.Tone, value, tone)
	}
}

// What a spell or special changes, before and after: more Mana is good, more markers are bad.
func TestPreviewNumbers(t *testing.T) {
	s := fight(t, 3, 5, position{"row": "price_in_blood granary_fire forbidden_shelf", "markers": in{"main_gate": 3, "tanners_row": 1}})
	p := preview(t, s, "special open_vein")
	checkLine(t, p, "Mana", rules.Good, "6 to 9")
	checkLine(t, p, "Spirit", rules.Bad, "12 to 11")
	p = preview(t, s, "special drive_them_on 2")
	checkLine(t, p, "Main Gate", rules.Good, "3 to 1")
	checkLine(t, p, "Tanners' Row", rules.Bad, "1 to 3")
	checkLine(t, preview(t, s, "special twofold_tongue"), "Spells left", rules.Good, "2")
}

// A Total A/S is the sum that makes it: the bonus card by card as long as the row gives it, else in
// one, and what a spell takes off (KU-ATK-3).
func TestStrengthIsASum(t *testing.T) {
	s := fight(t, 5, 5, position{"row": "watchfires tunnels forbidden_shelf"})
	checkLine(t, preview(t, s, "roll"), "Total Attack Strength", rules.Plain, "3 + 5 = 8")
	s = fight(t, 5, 8, position{"row": "watchfires tunnels barons_herald"})
	checkLine(t, preview(t, s, "roll"), "Total Attack Strength", rules.Plain, "3 + 2 + 2 + 4 = 11")
	play(t, s, "cast break_the_banner")
	checkLine(t, preview(t, s, "roll"), "Total Attack Strength", rules.Plain, "3 + 2 + 2 + 4 - 3 = 8")
}

// The card whose location counts for nothing says so, and no other (KU-UPK-6).
func TestAboutTheThirdCard(t *testing.T) {
	s := at(t, position{"row": "watchfires tunnels siege_towers"})
	for id, want := range map[string]string{"watchfires": "", "tunnels": "", "siege_towers": "its location is ignored", "refugees": ""} {
		equal(t, "third card: "+id, lineOf(about(t, s, CardElement(id)), "Third card").Value.String(), want)
	}
	equal(t, "by its slot", lineOf(about(t, s, "slot:3"), "Third card").Value.String(), "its location is ignored")
}

// Choices that are not legal now, or never, are still described: the log of another position and
// error messages do so.
func TestDescribeOutOfTurn(t *testing.T) {
	s := fight(t, 5, 5, position{"row": "midnight_bell widdershins watchfires"})
	for choice, want := range map[string]string{
		"move armory":            "Move to the Armory",
		"cast second_breath 1 2": "Cast Second Breath: roll both dice again (1 Mana)",
		"cast second_breath 1":   "Cast Second Breath: roll die 1 again (1 Mana)",
		"cast twin_moons 2":      "Cast Twin Moons: turn die 2 (1 Mana)",
		"cast burn_the_wick 3":   "Cast Burn the Wick (3 Mana)",
		"special postern_key":    "Use Postern Key (free)",
	} {
		equal(t, choice, s.Describe(mustParse(t, s, choice)).Sentence.String(), want)
	}
	roll(t, s, 5, 2)
	play(t, s, "roll")
	for choice, want := range map[string]string{
		"cast second_breath 1 2": "Cast Second Breath: roll both dice again (1 Mana)",
		"cast second_breath 2":   "Cast Second Breath: roll the 2 again (1 Mana)",
		"cast twin_moons 2":      "Cast Twin Moons: turn the 2 to 5 (1 Mana)",
	} {
		equal(t, choice, s.Describe(mustParse(t, s, choice)).Sentence.String(), want)
	}
	equal(t, "nonsense", s.Describe(rules.Choice{Verb: 99}).Sentence.String(), "No such choice")
	_, err := s.Apply(rules.Choice{Verb: 99})
	equal(t, "nonsense", err.Error(), "No such choice (KU-TRN-3)")
	equal(t, "an unknown event", s.Tell(rules.Event{Name: "comet"}).String(), "comet")
	equal(t, "an unknown thing", s.phraseOf("harbour").String(), "harbour")
}

// The template for translators has every name, phrase, text and flavour of the content.
func TestNames(t *testing.T) {
	said := map[string]bool{}
	for _, name := range load(t).Names() {
		said[name.String()] = true
	}
	for _, want := range []string{"Grain Market", "the Grain Market", "Tunnels under Kurth", "The rats left by this road an hour ago.",
		"The Third Omen", "Roll three attack dice and keep the best two.", "Postern Key", "You may use the passageway in this turn's move as if you held its marker."} {
		if !said[want] {
			t.Errorf("%q is not in the template", want)
		}
	}
	places, cards := 3*placeCount, 2*cardCount+4*cardCount
	equal(t, "names", len(load(t).Names()), places+cards)
}
