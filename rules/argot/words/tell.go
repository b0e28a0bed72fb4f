package words

import (
	"strings"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Tell puts an event into one sentence. All that it says stands in the event: what was hidden from a seat
// is not in what that seat is told. It tells deeds, and of what was not done no reason,
// which another seat may not know.
func Tell(s *engine.State, e rules.Event) rules.Text {
	for _, tell := range [...]func(*engine.State, rules.Event) (rules.Text, bool){tellSiege, tellCampaign, tellCouncil, tellMarch, tellFight, tellRally} {
		if t, ok := tell(s, e); ok {
			return t
		}
	}
	return rules.Name("", e.Name)
}

// thing names what stands behind an element, as at the beginning of a sentence.
func thing(s *engine.State, e rules.Element) rules.Text {
	switch e.Kind() {
	case "block":
		if b, ok := s.Content.Find(e.Name()); ok {
			return Block(s, b)
		}
	case "back":
		if strings.HasPrefix(e.Name(), "m") {
			return rules.T("A block of Mineos")
		}
		return rules.T("A block of Argot")
	case "place":
		if p, ok := s.Map.Find(e.Name()); ok {
			return Place(s, p)
		}
	case "gate":
		return gate(s, s.Map.FindGate(e.Name()))
	case "hero":
		if hero, ok := s.Content.FindHero(e.Name()); ok {
			return s.Content.Heroes[hero].Title()
		}
	case "mission":
		if m, ok := s.Content.FindMission(e.Name()); ok {
			return s.Content.Missions[m].Title()
		}
	case "card":
		if card, ok := s.Content.FindCard(e.Name()); ok {
			return s.Content.Cards[card].Title()
		}
	}
	return rules.Name("", string(e))
}

// number is that of what an event is about, for the verb: 1, or 2 of a block whose name is told as several.
func number(s *engine.State, e rules.Event) int {
	if b, ok := s.Content.Find(e.Subject.Name()); ok && e.Subject.Kind() == "block" {
		return several(s, b)
	}
	return 1
}

// who is the side that did something, or nobody in particular.
func who(e rules.Event) rules.Text {
	if e.Seat == rules.NoSeat {
		return rules.T("The third parties")
	}
	return Seat(e.Seat)
}

// tellSiege tells of days, turns, phases and the end.
func tellSiege(s *engine.State, e rules.Event) (rules.Text, bool) {
	switch e.Name {
	case "day_began":
		return rules.T("Day %d begins; the initiative deck is shuffled.", e.N), true
	case "eve_began":
		return rules.T("The eve of the siege."), true
	case "turn_began":
		return rules.T("Turn %d of day %d begins.", e.N, e.M), true
	case "card_drawn":
		return rules.T("%s: %s moves first, %d tokens each.", thing(s, e.Subject), Seat(e.Seat), e.N), true
	case "phase_began":
		return phaseBegan(e.Subject), true
	case "keep_counted":
		if e.M == 0 {
			return rules.T("Mineos no longer holds %s: the count begins anew.", rules.Within(Goal(s))), true
		}
		return rules.T("Mineos has held %s for %d of %d turns in a row.", rules.Within(Goal(s)), e.M, s.Scenario().KeepTurns), true
	case "siege_settled":
		return rules.T("Mineos can no longer keep %s long enough, nor reach all that is left of Argot: the rest of the last turn changes nothing.", Goal(s)), true
	case "match_ended":
		return rules.T("%s has won.", Seat(e.Seat)), true
	}
	return rules.Text{}, false
}

func phaseBegan(e rules.Element) rules.Text {
	switch e.Name() {
	case "campaign":
		return rules.T("The days before the siege begin.")
	case "council":
		return rules.T("The war council meets.")
	case "setup":
		return rules.T("The armies are set up.")
	case "movement":
		return rules.T("Movement begins.")
	case "combat":
		return rules.T("Combat begins.")
	}
	return rules.T("The rally begins.")
}

// tellCampaign tells of missions and heroes.
func tellCampaign(s *engine.State, e rules.Event) (rules.Text, bool) {
	switch e.Name {
	case "campaign_day_began":
		return rules.T("Day %d before the siege begins.", e.N), true
	case "mission_begun":
		return rules.T("The heroes undertake %s.", thing(s, e.Subject)), true
	case "way_chosen":
		if m, ok := s.Content.FindMission(e.Subject.Name()); ok {
			o := &s.Content.Missions[m].Scenes[e.N].Options[e.M]
			return rules.T("%s, by %s.", o.Title(), o.Skill.Title()).In("the way through a scene that is chosen"), true
		}
	case "leader_chosen":
		return rules.T("%s leads.", thing(s, e.Subject)), true
	case "scene_rolled":
		return rules.T("%s throws %d: %d against %d.", thing(s, e.Subject), e.Dice[0], e.N, e.M), true
	case "scene_won":
		return rules.T("Scene %d of %s is won.", e.N, thing(s, e.Subject)), true
	case "scene_lost":
		return rules.T("Scene %d of %s is lost.", e.N, thing(s, e.Subject)), true
	case "no_leader":
		return rules.T("Nobody is left to lead scene %d of %s; it is lost.", e.N, thing(s, e.Subject)), true
	case "alarm_raised":
		return rules.T("The alarm is raised: later targets are %d higher.", e.M), true
	case "bonus_gained":
		return rules.T("The next roll has a bonus of %d.", e.M), true
	case "hero_wounded":
		return rules.Plural(int(e.M), "%s is wounded, %d wound now.", "%s is wounded, %d wounds now.", thing(s, e.Subject), e.M), true
	case "hero_lost":
		return rules.T("%s is lost for good.", thing(s, e.Subject)), true
	case "mission_succeeded":
		return rules.T("%s succeeds.", thing(s, e.Subject)), true
	case "mission_failed":
		return rules.T("%s fails.", thing(s, e.Subject)), true
	case "long_rest":
		return rules.T("The heroes take a long rest: a wound heals, and all powers are ready again."), true
	case "resources_changed", "levy_raised", "resources_spent", "resources_gained":
		if e.N < 0 {
			return rules.T("The city pool falls by %d to %d.", -e.N, e.M), true
		}
		return rules.T("The city pool rises by %d to %d.", e.N, e.M), true
	case "power_kept":
		return rules.T("%s saves the power for later.", thing(s, e.Subject)), true
	case "power_used":
		if hero, ok := s.Content.FindHero(e.Subject.Name()); ok {
			return rules.T("%s uses a power: %s.", thing(s, e.Subject), s.Content.Heroes[hero].PowerTitle()), true
		}
	}
	return rules.Text{}, false
}

// tellCouncil tells of outcomes, purchases and the set-up.
func tellCouncil(s *engine.State, e rules.Event) (rules.Text, bool) {
	switch e.Name {
	case "zone_opened":
		return rules.T("%s: the Pontian legions may start in the city.", thing(s, e.From)), true
	case "block_destroyed":
		return rules.Plural(number(s, e), "%s: %s is destroyed.", "%s: %s are destroyed.", thing(s, e.From), thing(s, e.Subject)), true
	case "party_removed":
		return rules.T("%s: %s are not in the siege.", thing(s, e.From), s.Content.Parties[e.N].Told()), true
	case "ally_won":
		return rules.Plural(int(e.N), "%s: %d block joins Argot.", "%s: %d blocks join Argot.", thing(s, e.From), e.N), true
	case "swap_unlocked":
		return rules.Plural(number(s, e), "%s: %s offers itself.", "%s: %s offer themselves.", thing(s, e.From), thing(s, e.Subject)), true
	case "stance_taken":
		effect := content.Effect{Party: engine.Party(e.N), Stance: content.Stance(e.M)}
		return rules.T("%s: %s.", thing(s, e.From), stance(s, &effect)).In("a mission and what it brings about"), true
	case "defected":
		return rules.Plural(number(s, e), "%s goes over to Mineos.", "%s go over to Mineos.", thing(s, e.Subject)), true
	case "council_adjourned":
		return rules.T("Argot is done with its purchases."), true
	case "block_upgraded":
		return rules.Plural(number(s, e), "%s is upgraded.", "%s are upgraded.", thing(s, e.Subject)), true
	case "train_bought":
		return rules.T("%s is bought.", thing(s, e.Subject)), true
	case "gate_strengthened":
		return rules.T("%s is strengthened to %d.", thing(s, e.Subject), e.M), true
	case "swapped":
		return rules.Plural(number(s, e), "%s takes the place of %s.", "%s take the place of %s.", thing(s, e.Subject), rules.Within(thing(s, e.From))), true
	case "swap_declined":
		return rules.T("Nobody is swapped for the Heckers."), true
	case "recruited":
		return rules.Plural(number(s, e), "%s joins the army of Argot.", "%s join the army of Argot.", thing(s, e.Subject)), true
	case "settled_unseen":
		return rules.T("%s takes counsel behind closed doors.", who(e)), true
	case "placed":
		return rules.Plural(number(s, e), "%s is placed at %s.", "%s are placed at %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "stowed":
		return rules.Plural(number(s, e), "%s is placed aboard %s.", "%s are placed aboard %s.", thing(s, e.Subject), rules.Within(thing(s, e.To))), true
	case "placed_unseen":
		return rules.T("%s places a block.", who(e)), true
	case "setup_ended":
		return rules.T("%s has placed all its blocks.", who(e)), true
	}
	return rules.Text{}, false
}

// tellMarch tells of movement.
func tellMarch(s *engine.State, e rules.Event) (rules.Text, bool) {
	switch e.Name {
	case "movement_began":
		return rules.Plural(int(e.N), "%s moves, with %d token.", "%s moves, with %d tokens.", who(e), e.N), true
	case "movement_ended":
		switch {
		case e.M&engine.Stuck != 0:
			return rules.T("No block of %s can move now.", who(e)), true
		case e.M&engine.Unmoved != 0:
			return rules.T("%s moves nobody.", who(e)), true
		}
		return rules.T("%s has moved.", who(e)), true
	case "group_left":
		return rules.T("%s is done with %s.", who(e), thing(s, e.To)), true
	case "group_ended":
		return rules.T("%s moves nobody else from %s.", who(e), rules.Within(thing(s, e.To))), true
	case "activated":
		return rules.T("%s spends a token on %s.", who(e), thing(s, e.To)), true
	case "pinned":
		return rules.Plural(number(s, e), "%s is pinned.", "%s are pinned.", thing(s, e.Subject)), true
	case "passed":
		return rules.Plural(number(s, e), "%s passes %s.", "%s pass %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "moved":
		return rules.Plural(number(s, e), "%s moves to %s.", "%s move to %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "attacked":
		return rules.Plural(number(s, e), "%s attacks %s.", "%s attack %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "reinforced":
		return rules.Plural(number(s, e), "%s helps in the battle at %s.", "%s help in the battle at %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "landed":
		return rules.Plural(number(s, e), "%s lands at %s.", "%s land at %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "boarded":
		if e.To == "" {
			return rules.Plural(number(s, e), "%s goes aboard.", "%s go aboard.", thing(s, e.Subject)), true
		}
		return rules.Plural(number(s, e), "%s boards %s.", "%s board %s.", thing(s, e.Subject), rules.Within(thing(s, e.To))), true
	case "train_captured":
		return rules.T("%s captures %s at %s.", who(e), rules.Within(thing(s, e.Subject)), thing(s, e.To)), true
	case "stayed":
		return rules.Plural(number(s, e), "%s stays.", "%s stay.", thing(s, e.Subject)), true
	}
	return rules.Text{}, false
}

// tellFight tells of bombardments and battles.
func tellFight(s *engine.State, e rules.Event) (rules.Text, bool) {
	switch e.Name {
	case "fire_ceased":
		return rules.T("%s ceases fire.", who(e)), true
	case "regrouping_ended":
		return rules.T("%s regroups nobody else at %s.", who(e), thing(s, e.To)), true
	case "regrouping_spared":
		return rules.T("%s regroups nobody at %s: none would come nearer to %s, and nobody badly wounded away from enemies.", who(e), thing(s, e.To), rules.Within(Goal(s))), true
	case "battle_began":
		return rules.T("The battle at %s begins.", thing(s, e.To)), true
	case "round_began":
		return rules.T("Round %d at %s.", e.N, thing(s, e.To)), true
	case "battle_ended":
		switch {
		case e.N == int16(engine.Defender):
			return rules.T("The battle at %s is over: the defenders hold it.", thing(s, e.To)), true
		case e.N == int16(engine.Attacker):
			return rules.T("The battle at %s is over: the attackers take it.", thing(s, e.To)), true
		}
		return rules.T("The battle at %s is over.", thing(s, e.To)), true
	case "revealed":
		return rules.Plural(number(s, e), "%s is revealed with %d of its steps.", "%s are revealed with %d of their steps.", thing(s, e.Subject), e.M), true
	case "revealed_upgraded":
		return rules.Plural(number(s, e), "%s is revealed, upgraded, with %d of its steps.", "%s are revealed, upgraded, with %d of their steps.", thing(s, e.Subject), e.M), true
	case "hold_empty":
		return rules.T("Nobody is aboard %s.", thing(s, e.Subject)), true
	case "holding":
		return rules.T("At least one of the hidden blocks at %s is no supply train: it can fight.", thing(s, e.To)), true
	case "attack_rolled":
		if e.M == 0 {
			return rules.T("%s: no hit.", rules.Plural(number(s, e), "%s rolls %s", "%s roll %s", thing(s, e.Subject), dice(e))), true
		}
		rolled := rules.Plural(number(s, e), "%s rolls %s", "%s roll %s", thing(s, e.Subject), dice(e))
		if shells(e) {
			return rules.Plural(int(e.M), "%s: %d hit, with %d or more.", "%s: %d hits, with %d or more.", rolled, e.M, e.N), true
		}
		return rules.Plural(int(e.M), "%s: %d hit.", "%s: %d hits.", rolled, e.M), true
	case "die_rerolled":
		return rules.T("A miss of %d is rolled again: %d.", e.N, e.M), true
	case "hits_cancelled":
		return rules.Plural(int(e.N), "%d hit is cancelled.", "%d hits are cancelled.", e.N), true
	case "hit_ignored":
		return rules.T("%s: the first hit is ignored.", thing(s, e.Subject)), true
	case "hits_spare":
		return rules.Plural(int(e.N), "%d hit strikes nobody: no block is left that it can hit.", "%d hits strike nobody: no block is left that they can hit.", e.N), true
	case "hit_dodged":
		return rules.Plural(number(s, e), "%s avoids the hit and must retreat.", "%s avoid the hit and must retreat.", thing(s, e.Subject)), true
	case "courage_rolled":
		if e.M == 1 {
			return rules.Plural(number(s, e), "%s throws %d and stands.", "%s throw %d and stand.", thing(s, e.Subject), e.Dice[0]), true
		}
		return rules.Plural(number(s, e), "%s throws %d and must retreat.", "%s throw %d and must retreat.", thing(s, e.Subject), e.Dice[0]), true
	case "gate_battered":
		return rules.T("%s is battered: strength %d.", thing(s, e.Subject), e.M), true
	case "gate_fell":
		return rules.T("%s falls: it helps its defenders no more.", thing(s, e.Subject)), true
	case "held":
		return rules.Plural(number(s, e), "%s holds.", "%s hold.", thing(s, e.Subject)), true
	case "retreated":
		return rules.Plural(number(s, e), "%s retreats to %s.", "%s retreat to %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "reembarked":
		return rules.Plural(number(s, e), "%s retreats aboard %s.", "%s retreat aboard %s.", thing(s, e.Subject), rules.Within(thing(s, e.To))), true
	case "regrouped":
		return rules.Plural(number(s, e), "%s regroups to %s.", "%s regroup to %s.", thing(s, e.Subject), thing(s, e.To)), true
	case "steps_lost":
		return rules.Plural(int(-e.N), "%s: %d step lost.", "%s: %d steps lost.", thing(s, e.Subject), -e.N), true
	case "eliminated":
		if told, ok := stranded(s, e); ok {
			return told, true
		}
		return rules.Plural(number(s, e), "%s is eliminated.", "%s are eliminated.", thing(s, e.Subject)), true
	}
	return rules.Text{}, false
}

// stranded tells of a block that is lost as it cannot retreat, and why (AR-RET-5, AR-STK-1); false: another loss.
func stranded(s *engine.State, e rules.Event) (rules.Text, bool) {
	switch {
	case e.Name != "eliminated" || e.Rule != "AR-RET-5":
		return rules.Text{}, false
	case e.To != "":
		return rules.Plural(number(s, e), "%s finds no room in %s and is lost.", "%s find no room in %s and are lost.", thing(s, e.Subject), rules.Within(thing(s, e.To))), true
	}
	return rules.Plural(number(s, e), "%s cannot retreat and is lost.", "%s cannot retreat and are lost.", thing(s, e.Subject)), true
}

// dice are the faces of a throw.
func dice(e rules.Event) rules.Text {
	var faces []rules.Text
	for _, face := range e.Thrown() {
		faces = append(faces, rules.T("%d", face))
	}
	return rules.Commas(faces...)
}

// tellRally tells of raids and restored steps.
func tellRally(s *engine.State, e rules.Event) (rules.Text, bool) {
	switch e.Name {
	case "steps_restored":
		return rules.Plural(int(e.N), "%s: %d step restored.", "%s: %d steps restored.", thing(s, e.Subject), e.N), true
	case "restored_unseen":
		return rules.T("%s restores a block.", who(e)), true
	case "undead_rose":
		if e.N+e.M == 0 {
			return rules.T("%s: each undead block that has lost steps regains one.", s.Content.Abilities[content.UndeadRestoration].Title()), true
		}
		return rules.Plural(int(e.N+e.M), "%s: undead blocks that have lost steps regain one each, %d step.", "%s: undead blocks that have lost steps regain one each, %d steps.",
			s.Content.Abilities[content.UndeadRestoration].Title(), e.N+e.M), true
	case "resources_stolen":
		return rules.T("Mineos steals from the city pool at %s; %d left.", thing(s, e.From), e.M), true
	case "purse_filled":
		return rules.T("The purse of Mineos holds %d.", e.M), true
	case "purse_spent":
		return rules.T("Mineos pays %d from the purse; %d left.", -e.N, e.M), true
	case "train_paid":
		return rules.T("%s pays %d and holds %d.", thing(s, e.Subject), -e.N, e.M), true
	case "paid_unseen":
		return rules.T("A supply train of %s pays.", who(e)), true
	case "train_holds":
		if e.Subject == "" {
			return rules.T("A supply train of %s can go on paying.", who(e)), true
		}
		return rules.T("%s can go on paying.", thing(s, e.Subject)), true
	case "mending_passed":
		return rules.T("%s has nobody to mend.", thing(s, e.Subject)), true
	case "fire_passed":
		return rules.T("%s stops bombarding.", who(e)), true
	case "restoring_passed":
		return rules.T("%s restores no more.", who(e)), true
	}
	return rules.Text{}, false
}
