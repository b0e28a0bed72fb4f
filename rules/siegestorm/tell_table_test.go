package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// Every event in its sentence, whatever the position.
func TestEventsInTheirSentences(t *testing.T) {
	p := against(t, grakka, "seraphia")
	lancer := p.card(p.onTrack(0, 1, "se_wing_lancer"))
	tank := p.card(p.onTrack(bossSide, 1, "gb_goblin_tank"))
	const player, boss = rules.Seat(0), rules.NoSeat
	for _, test := range []struct {
		e    rules.Event
		want string
	}{
		{rules.Event{Name: "match_began"}, "The decks are shuffled."},
		{rules.Event{Name: "first_player", Seat: player}, "Player 1 is the first player, by lot."},
		{rules.Event{Name: "kept_hand", Seat: player}, "Player 1 keeps the starting hand."},
		{rules.Event{Name: "turn_began", Seat: player, N: 3}, "Turn 3: Player 1."},
		{rules.Event{Name: "turn_began", Seat: boss, N: 4}, "Turn 4: Mudlord Grakka."},
		{rules.Event{Name: "extra_turn_begins", Seat: player}, "Player 1 takes the extra turn."},
		{rules.Event{Name: "turn_ended", Seat: player}, "The turn of Player 1 ends."},
		{rules.Event{Name: "reserves_step", Seat: boss}, "Discard to Reserves of Mudlord Grakka."},
		{rules.Event{Name: "draw_step", Seat: player}, "Draw step of Player 1."},
		{rules.Event{Name: "advance_step", Seat: player}, "Advance step of Player 1."},
		{rules.Event{Name: "deploy_step", Seat: player}, "Deploy step of Player 1."},
		{rules.Event{Name: "play_step", Seat: boss}, "Play Actions step of Mudlord Grakka."},
		{rules.Event{Name: passedEvent, Seat: player}, "Player 1 does not react."},
		{rules.Event{Name: notAskedEvent, Seat: player}, "Player 1 does not react."},
		{rules.Event{Name: "in_control", Seat: player}, "Player 1 goes on."},
		{rules.Event{Name: "committed", Seat: player}, "Player 1 commits a Supporter."},
		{rules.Event{Name: "reset", Seat: player}, "A Supporter of Player 1 is ready again."},
		{rules.Event{Name: "ability_activated", Seat: player, Subject: lancer}, "Player 1 uses the ability of Wing Lancer."},
		{rules.Event{Name: "storm_action", Subject: lancer}, "Wing Lancer performs its action."},
		{rules.Event{Name: "link_resolves", Subject: lancer}, "Wing Lancer takes effect."},
		{rules.Event{Name: "link_negated", Subject: lancer}, "The effect of Wing Lancer is negated."},
		{rules.Event{Name: "storms", Subject: lancer, N: 3}, "Wing Lancer storms with ATT 3."},
		{rules.Event{Name: "struck", Subject: lancer, To: tank, N: 3, M: 2}, "Wing Lancer strikes Goblin Tank: Attack Strength 3 is more than DEF 2."},
		{rules.Event{Name: "struck", Subject: lancer, To: tank, N: 2, M: 2}, "Wing Lancer strikes Goblin Tank: Attack Strength 2 is not more than DEF 2, and it holds."},
		{rules.Event{Name: "struck_player", Subject: tank, To: "seat:0", N: 2}, "Goblin Tank strikes Player 1 with Attack Strength 2."},
		{rules.Event{Name: "match_ended"}, "The match is over."},
		{rules.Event{Name: "eliminated", Seat: player}, "Player 1 has too few cards and is out of the match."},
		{rules.Event{Name: "pile_left_the_game", From: "hand:0", N: 1}, "1 card in the hand of Player 1: gone from the game."},
		{rules.Event{Name: "pile_left_the_game", From: "resources:0", N: 12}, "12 cards in the Resources of Player 1: gone from the game."},
		{rules.Event{Name: "neighbours_meet", Seat: player, From: "seat:0", To: "seat:0"}, "The Battle Zones of Player 1 are cleared away."},
		{rules.Event{Name: "drawn", Seat: player, Subject: lancer}, "Player 1 draws Wing Lancer."},
		{rules.Event{Name: "drawn", Seat: boss, Subject: tank}, "Mudlord Grakka draws Goblin Tank."},
		{rules.Event{Name: "put_back", Seat: player, Subject: "back:0"}, "Player 1 puts a card under the Resources."},
		{rules.Event{Name: "hand_full", Subject: lancer, To: "casualties:0"}, "Wing Lancer goes to the Casualties of Player 1: the hand of Player 1 is full."},
		{rules.Event{Name: "paid", Seat: player, Subject: lancer}, "Player 1 pays with Wing Lancer."},
		{rules.Event{Name: "advanced", Subject: lancer, To: "slot:0/1"}, "Wing Lancer advances to the middle slot."},
		{rules.Event{Name: "advanced", Subject: lancer, To: "slot:0/2"}, "Wing Lancer advances to the last slot."},
		{rules.Event{Name: "advanced", Subject: lancer, To: "exit:0"}, "Wing Lancer leaves the last slot."},
		{rules.Event{Name: "deployed", Seat: player, Subject: lancer}, "Player 1 deploys Wing Lancer."},
		{rules.Event{Name: "deployed", Seat: boss, Subject: tank}, "Goblin Tank enters the Deployment Zone of Mudlord Grakka."},
		{rules.Event{Name: "action_played", Seat: player, Subject: lancer}, "Player 1 plays Wing Lancer as an action."},
		{rules.Event{Name: "action_played", Seat: boss, Subject: tank}, "Goblin Tank joins the chain of commands."},
		{rules.Event{Name: "action_done", Subject: lancer, To: "casualties:0"}, "Wing Lancer goes to the Casualties of Player 1."},
		{rules.Event{Name: "spent", Subject: lancer, To: "hand:0"}, "Wing Lancer goes to the hand of Player 1."},
		{rules.Event{Name: "replaced", Subject: lancer, To: "casualties:0"}, "Wing Lancer is replaced and goes to the Casualties of Player 1."},
		{rules.Event{Name: "holds", Subject: lancer, To: "front:0/0"}, "Wing Lancer holds the Frontline of Player 1."},
		{rules.Event{Name: "holds", Subject: lancer, To: "middle:0"}, "Wing Lancer holds No Man's Land."},
		{rules.Event{Name: "supports", Seat: player, Subject: lancer}, "Wing Lancer becomes a Supporter of Player 1."},
		{rules.Event{Name: "cleared", Subject: lancer, To: "casualties:0"}, "Wing Lancer goes to the Casualties of Player 1: its place is cleared."},
		{rules.Event{Name: "left_the_game", Subject: lancer}, "Wing Lancer leaves the game with its owner."},
		{rules.Event{Name: "triggered", Subject: lancer}, "The text of Wing Lancer takes effect."},
		{rules.Event{Name: "menace_effect"}, "The Menace Level effect of Mudlord Grakka takes place."},
		{rules.Event{Name: "fizzled", Subject: lancer}, "Wing Lancer has lost its target and fizzles."},
		{rules.Event{Name: "declined", Seat: player, Subject: lancer}, "Player 1 does not use the text of Wing Lancer."},
		{rules.Event{Name: "negated", Seat: player, Subject: tank}, "Player 1 negates Goblin Tank."},
		{rules.Event{Name: "protected", Seat: player}, "The cards of Player 1 cannot be targeted in this turn."},
		{rules.Event{Name: "extra_turn_granted", Seat: player}, "Player 1 is granted an extra turn."},
		{rules.Event{Name: "modified", Subject: lancer, N: 2, M: -1}, "Wing Lancer gets +2 ATT and -1 DEF until the end of turn."},
		{rules.Event{Name: "modified", Subject: lancer, M: 3}, "Wing Lancer gets +3 DEF until the end of turn."},
		{rules.Event{Name: "warded", Seat: player}, "A text of Player 1 takes off part of the damage."},
		{rules.Event{Name: "sacrificed", Seat: player, Subject: lancer}, "Player 1 sacrifices Wing Lancer."},
		{rules.Event{Name: "replaces", Subject: lancer}, "The text of Wing Lancer decides where it goes."},
		{rules.Event{Name: "deployed_free", Seat: player, Subject: lancer}, "Player 1 deploys Wing Lancer for nothing."},
		{rules.Event{Name: "placed", Subject: lancer, To: "front:0/0"}, "Wing Lancer is placed: the Frontline of Player 1."},
		{rules.Event{Name: "shapeshifted", Subject: lancer, To: "slot:0/1"}, "Wing Lancer comes by Shapeshift: the middle slot of Player 1."},
		{rules.Event{Name: "shifted_away", Subject: lancer, To: "hand:0"}, "Wing Lancer gives way by Shapeshift and goes to the hand of Player 1."},
		{rules.Event{Name: "returned", Subject: lancer, To: "hand:0"}, "Wing Lancer returns to the hand of Player 1."},
		{rules.Event{Name: "saved", Subject: lancer, To: "hand:0"}, "Wing Lancer goes to the hand of Player 1 instead."},
		{rules.Event{Name: "vision_drawn", Seat: player, Subject: "back:0"}, "Player 1 looks at a card."},
		{rules.Event{Name: "vision_kept", Seat: player, Subject: lancer}, "Player 1 keeps Wing Lancer in hand."},
		{rules.Event{Name: "put_on_top", Seat: player, Subject: "back:0"}, "Player 1 puts a card on top of the Resources."},
		{rules.Event{Name: "put_under", Seat: player, Subject: "back:0"}, "Player 1 puts a card under the Resources."},
		{rules.Event{Name: stolenEvent, Seat: player, Subject: tank, From: "hand:4"}, "Player 1 steals Goblin Tank from the hand of Mudlord Grakka."},
		{rules.Event{Name: "raised", Seat: player, Subject: tank, From: "casualties:4"}, "Player 1 raises Goblin Tank from the Casualties of Mudlord Grakka."},
		{rules.Event{Name: "recalled", Seat: player, Subject: lancer, From: "casualties:0"}, "Player 1 takes Wing Lancer back from the Casualties of Player 1."},
		{rules.Event{Name: "healed", Subject: lancer, To: "heal:0"}, "Wing Lancer goes to the Heal pile of Player 1."},
		{rules.Event{Name: "lost", Seat: player, Subject: lancer}, "Player 1 loses 1 Resource: Wing Lancer."},
		{rules.Event{Name: "discarded", Seat: player, Subject: lancer}, "Player 1 discards Wing Lancer."},
		{rules.Event{Name: discardedByLot, Seat: player, Subject: lancer}, "Player 1 discards Wing Lancer."},
		{rules.Event{Name: "killed", Subject: lancer, To: "casualties:0"}, "Wing Lancer is killed and goes to the Casualties of Player 1."},
		{rules.Event{Name: "destroyed", Subject: lancer}, "Wing Lancer is destroyed and leaves the game."},
		{rules.Event{Name: "supporter_killed", Subject: lancer, To: "casualties:0"}, "A Supporter is killed: Wing Lancer goes to the Casualties of Player 1."},
		{rules.Event{Name: "leads", Subject: tank, To: "middle:0"}, "Goblin Tank leads in No Man's Land."},
		{rules.Event{Name: "leads", Subject: tank, To: "front:0/4"}, "Goblin Tank leads on the Frontline of Mudlord Grakka."},
		{rules.Event{Name: "to_reserve", Subject: tank}, "Goblin Tank goes to the Reserve pile."},
		{rules.Event{Name: "reserve_shuffled", N: 1}, "The Reserve pile is shuffled and becomes the Resources of Mudlord Grakka: 1 card."},
		{rules.Event{Name: "reserve_shuffled", N: 9}, "The Reserve pile is shuffled and becomes the Resources of Mudlord Grakka: 9 cards."},
		{rules.Event{Name: "reserve_used"}, "The Reserve token is removed."},
		{rules.Event{Name: "life_lost", N: -1, M: 9}, "Mudlord Grakka loses 1 Life Point and has 9."},
		{rules.Event{Name: "life_lost", N: -3, M: 6}, "Mudlord Grakka loses 3 Life Points and has 6."},
		{rules.Event{Name: "life_recovered", N: 2, M: 8}, "Mudlord Grakka recovers 2 Life Points and has 8."},
		{rules.Event{Name: "gang_token", To: tank, M: 2}, "Goblin Tank gets a Gang token: 2, each +1 ATT."},
		{rules.Event{Name: "spirit_token", To: tank, M: 1}, "Goblin Tank gets a Spirit token and has 1."},
		{rules.Event{Name: "totem_activated", Subject: tank}, "The Spirit token activates Goblin Tank."},
		{rules.Event{Name: "absorbs", Seat: player}, "Player 1 takes it."},
		{rules.Event{Name: "boss_keeps", Subject: tank, N: int16(hasNoPlace)}, "Goblin Tank stays in the hand of Mudlord Grakka: there is no place for it."},
		{rules.Event{Name: "boss_keeps", Subject: tank, N: int16(tooDearYet), M: 5}, "Goblin Tank stays in the hand of Mudlord Grakka: it costs 5, more than the Menace Level."},
		{rules.Event{Name: "menace_changed", N: 2, M: 5}, "The Menace Level rises by 2 to 5+."},
		{rules.Event{Name: "menace_changed", N: -1, M: 0}, "The Menace Level falls by 1 to 0."},
		{rules.Event{Name: "neighbours_meet", Seat: player, From: "seat:0", To: "seat:4"}, "Player 1 and Mudlord Grakka face each other now."},
	} {
		if got := p.Tell(test.e).String(); got != test.want {
			t.Errorf("%s is told as %q, want %q", test.e.Name, got, test.want)
		}
	}
}

// In Co-op a turn is the players', not one player's.
func TestTurnsInCoopAreTheirs(t *testing.T) {
	p := against(t, grakka, "seraphia", "styxia")
	for _, test := range []struct {
		e    rules.Event
		want string
	}{
		{rules.Event{Name: "turn_began", Seat: 1, N: 3}, "Turn 3: the players."},
		{rules.Event{Name: "turn_ended", Seat: 1}, "The turn of the players ends."},
		{rules.Event{Name: "turn_began", Seat: rules.NoSeat, N: 4}, "Turn 4: Mudlord Grakka."},
		{rules.Event{Name: "turn_ended", Seat: rules.NoSeat}, "The turn of Mudlord Grakka ends."},
	} {
		if got := p.Tell(test.e).String(); got != test.want {
			t.Errorf("%s is told as %q, want %q", test.e.Name, got, test.want)
		}
	}
}

// What the things of the board are called within a sentence.
func TestPhrases(t *testing.T) {
	boss, many := against(t, grakka, "seraphia"), at(t, lastMan, "seraphia", "styxia", "ysra")
	for _, test := range []struct {
		p    *position
		el   rules.Element
		want string
	}{
		{boss, "card:250", "a card"},
		{boss, "back:0", "a card"},
		{boss, "slot:0/0", "the Deployment Zone of Player 1"},
		{boss, "slot:0/1", "the middle slot of Player 1"},
		{boss, "slot:1/2", "the last slot of Mudlord Grakka"},
		{boss, "slot:0/3", "slot:0/3"},
		{boss, "exit:0", "the end of the war track of Player 1"},
		{boss, "exit:1", "the end of the war track of Mudlord Grakka"},
		{boss, "track:0", "the war track of Player 1"},
		{boss, "front:0/0", "the Frontline of Player 1"},
		{boss, "front:0/4", "the Frontline of Mudlord Grakka"},
		{boss, "front:0/5", "front:0/5"},
		{boss, "middle:0", "No Man's Land"},
		{boss, "chain:0", "the chain of commands"},
		{boss, "support:0/1", "a Supporter of Player 1"},
		{boss, "seat:0", "Player 1"},
		{boss, "seat:4", "Mudlord Grakka"},
		{boss, "seat:2", "seat:2"},
		{boss, "resources:0", "the Resources of Player 1"},
		{boss, "hand:0", "the hand of Player 1"},
		{boss, "supports:0", "the Support Zone of Player 1"},
		{boss, "casualties:4", "the Casualties of Mudlord Grakka"},
		{boss, "heal:0", "the Heal pile of Player 1"},
		{boss, "removed:0", "the removed cards of Player 1"},
		{boss, "vision:0", "the Vision cards of Player 1"},
		{boss, "reserve:4", "the Reserve pile of Mudlord Grakka"},
		{boss, bossCard, "the boss card"},
		{boss, bossMenace, "the Menace Level"},
		{boss, bossLife, "the Life Points"},
		{boss, bossToken, "the Reserve token"},
		{boss, "crown:crown", "crown:crown"},
		{many, "slot:0/0", "the Deployment Zone of Player 1, left"},
		{many, "slot:3/2", "the last slot of Player 2, right"},
		{many, "track:3", "the right war track, towards Player 1"},
		{many, "seat:2", "Player 3"},
		{many, "seat:4", "seat:4"},
	} {
		if got := test.p.phrase(test.el).String(); got != test.want {
			t.Errorf("%s is called %q, want %q", test.el, got, test.want)
		}
	}
}
