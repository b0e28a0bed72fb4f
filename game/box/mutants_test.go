package box_test

import (
	"os"
	"strings"
	"testing"

	"portcullis/rules/conform"
)

// What a game restores it can live with, however the snapshot was changed: some hundred of each; make fuzz tries 50,000.
func TestMutatedSnapshots(t *testing.T) {
	for _, e := range open(t).Games() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			var total conform.Mutants
			for seed := range uint64(4) {
				count, err := conform.Mutate(e.Game, 2_000_000+seed)
				if err != nil {
					t.Fatal(err)
				}
				total.Add(count)
			}
			if total.Taken < total.Tried/20 || total.Taken > total.Tried*19/20 {
				t.Errorf("of %d snapshots %d are taken: the faults are too coarse, or too small", total.Tried, total.Taken)
			}
		})
	}
}

// Positions that ended the program, or broke an invariant some choices later, are refused with the field that is wrong.
func TestPositionsThatNoMatchComesTo(t *testing.T) {
	b := open(t)
	for name, want := range map[string]string{
		"argot-memory-from-tomorrow":      "blocks.mi17.seen.turn: is turn 8 of day 2, which has not come yet (AR-RUL-43)",
		"argot-memory-of-nothing":         "blocks.ar01.seen.known: must be true",
		"argot-memory-of-no-day":          "blocks.mi17.seen.known: must be true where a day says when it was shown, and only there (AR-RUL-43)",
		"argot-memory-of-no-turn":         "blocks.mi17.seen.turn: must be given: the day says that it was shown (AR-RUL-43)",
		"argot-kept-long-enough":          "keep: is 2 of 2, and the match is not over (AR-INV-13)",
		"argot-battle-of-an-ended-combat": "meetings: give the battle on 0807 to hespero, whose combat is over (AR-CMB-2)",
		"argot-turn-at-another-stage":     "stack.turn.stage: is 8 with",
		"argot-set-up-elsewhere":          "seen.start: is 1310, but it was set up on",
		"siegestorm-turn-of-nobody":       "frames: turn is not for player1, whose turn it is (ST-INV-11)",
		"siegestorm-action-out-of-turn":   "ST-INV-11",
		"siegestorm-slot-of-a-vision":     "frames: text asks for a slot, and places nothing (ST-INV-11)",
		"siegestorm-too-many-turns":       "sides.player2.turns: is 14; with 7 cards in the Resources that comes to 18 turns, and a player has at most 17 (ST-INV-15)",
		"bsieged-token-too-many":          "Level 1 has 13 tokens instead of 12 (BS-INV-5)",
		"towersiege-turn-of-no-round":     "round: is 0 in a turn (TS-TIM-1)",
		"towersiege-dead-with-mines":      "players[1]: has cards, Mines or Powerstones, and the Mage of seat 1 is dead (TS-INV-4)",
	} {
		data, err := os.ReadFile("testdata/refused/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		id, _, _ := strings.Cut(name, "-")
		game, err := b.Game(id)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := game.Restore(data); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
