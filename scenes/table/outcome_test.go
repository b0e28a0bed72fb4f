package table

import (
	"context"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
)

// blankBoard shows nothing: it asks nothing of a state in the middle of a choice.
type blankBoard struct{ gridBoard }

func (blankBoard) Layout(Moment) Plan { return Plan{} }

// The outcome of what a person did stays for a second and a half before the next phase or turn that follows by itself, in every game.
func TestTheOutcomeOfWhatOneDidStays(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	met := 0
	for _, entry := range games.Games() {
		g := entry.Game
		ends := 0
		for seed := uint64(0); seed < 3 && ends < 2; seed++ {
			seats := []save.Seat{person("Ada"), {Player: "random"}}
			d := newDeskOf(t, g, blankBoard{}, at(settings.Normal), seeded(seed), seated(seats[:min(2, g.Info().MaxSeats)]...))
			d.settle()
			r := rules.NewRand(seed)
			player, err := bot.New("novice:1", seed)
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; n < 200 && !d.match.Over() && ends < 2; n++ {
				seat := d.match.Decider().First()
				d.play(bot.Ask(context.Background(), player, d.match.State(), seat, &r).Choice)
				outcome, begun, ok := outcomeEnds(d.match.Seen(d.match.Len()-1, 0))
				if !ok || seat != 0 {
					d.table.skip()
				} else if ends++; d.stays(outcome, begun) < harmTime-50*time.Millisecond {
					t.Errorf("%s, seed %d, decision %d: the outcome of what one did goes by too fast", g.Info().ID, seed, n)
				}
				d.settle()
			}
		}
		met += min(1, ends)
	}
	if met < 4 {
		t.Errorf("an outcome ends a phase in %d games", met)
	}
}

// outcomeEnds is where the last attack or loss lies before the first phase or turn that begins, and where that begins; false: none does.
func outcomeEnds(events []rules.Event) (outcome, begun int, ok bool) {
	for i, e := range events {
		switch e.Kind {
		case rules.AttackResolved, rules.PieceRemoved, rules.Blocked:
			outcome, ok = i, true
		case rules.TurnBegan, rules.PhaseBegan:
			return outcome, i, ok
		}
	}
	return 0, 0, false
}

// stays shows what is to be shown, and returns how long an event of the first decision has been told when another one is.
func (d *desk) stays(outcome, begun int) (stayed time.Duration) {
	d.t.Helper()
	first := -1
	for d.tick(); d.table.play.running(); d.tick() {
		p := &d.table.play
		if first < 0 {
			first = p.now.from
		}
		if p.now.from != first || len(p.told()) > begun {
			return stayed
		}
		if len(p.told()) > outcome {
			stayed += time.Second / 60
		}
	}
	return stayed
}
