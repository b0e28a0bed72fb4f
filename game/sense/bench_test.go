package sense_test

import (
	"context"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/game/sense"
	"portcullis/rules"
)

// How long the longest answer of each level of each game takes, and the longest turn of one seat, as at the table: a
// level against itself, up to 200 decisions of one match, each cut off after a second.
func BenchmarkAnswers(b *testing.B) {
	games, err := box.Open(assets.Content())
	if err != nil {
		b.Fatal(err)
	}
	for _, entry := range games.Games() {
		for _, level := range sense.Levels(entry.Game.Info()) {
			b.Run(entry.ID+"/"+level, func(b *testing.B) {
				var answer, turn time.Duration
				for n := range b.N {
					a, t := longest(b, entry.Game, level, uint64(n)+1)
					answer, turn = max(answer, a), max(turn, t)
				}
				b.ReportMetric(float64(answer.Milliseconds()), "ms/longest-answer")
				b.ReportMetric(float64(turn.Milliseconds()), "ms/longest-turn")
			})
		}
	}
}

// longest plays a match of one level and measures its longest answer, and the longest thought of a seat in one turn.
func longest(b *testing.B, game rules.Game, level string, seed uint64) (answer, turn time.Duration) {
	const decisions, atTable = 200, time.Second
	s, seats := begun(b, game, rules.Setup{Seed: seed})
	r := rules.NewRand(seed)
	players := make([]bot.Player, seats)
	var err error
	for seat := range players {
		if players[seat], err = bot.New(level, r.Uint64()); err != nil {
			b.Fatal(err)
		}
	}
	thought, now := make([]time.Duration, seats), s.Progress().Turn
	for n := 0; n < decisions && !s.Decision().Over(); n++ {
		if s.Progress().Turn != now {
			now = s.Progress().Turn
			clear(thought)
		}
		seat := s.Decision().Seats.First()
		ctx, cancel := context.WithTimeout(context.Background(), atTable)
		began := time.Now()
		c := bot.Ask(ctx, players[seat], s, seat, &r).Choice
		took := time.Since(began)
		cancel()
		thought[seat] += took
		answer, turn = max(answer, took), max(turn, thought[seat])
		if _, err := s.Apply(c); err != nil {
			b.Fatal(err)
		}
	}
	return answer, turn
}
