package game

import (
	"bytes"
	"context"
	"log/slog"
	"strings"
	"testing"
	"time"

	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/save"
)

// A match in which a computer player is to decide and nobody thinks is a fault. The log tells of
// it, and the thinking begins again.
func TestAStandstillIsToldAndMended(t *testing.T) {
	f := newFixture(t)
	var log bytes.Buffer
	f.app.log = slog.New(slog.NewTextHandler(&log, nil))
	f.bots["first"] = scripted(first)
	f.begin("first")
	f.wait("something was played", func() bool { return f.app.Match().Len() > 0 })
	if f.app.table.dog.faults != 0 || log.Len() > 0 {
		t.Fatalf("a match that goes on is called a fault:\n%s", log.String())
	}

	gone := &job{cancel: func() {}}
	gone.ended.Store(true)
	f.app.table.think.stop()
	f.app.table.think.job = gone // its answer got lost
	before := f.app.Match().Len()
	for range mostStalls + 1 {
		step(t, f.app, Input{})
	}
	if f.app.table.dog.faults != 1 || !strings.Contains(log.String(), "nobody thinks") {
		t.Errorf("%d faults; the log says\n%s", f.app.table.dog.faults, log.String())
	}
	f.wait("it goes on", func() bool { return f.app.Match().Len() > before })
	if f.app.table.dog.faults != 1 {
		t.Errorf("%d faults in a match that goes on", f.app.table.dog.faults)
	}
}

// While a computer player thinks it is looked now and then whether it still does, and no more
// often than that.
func TestTheWatchdogLooksNowAndThen(t *testing.T) {
	f := newFixture(t)
	now := time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)
	f.app.options.Now = func() time.Time { return now }
	release := make(chan struct{})
	defer close(release)
	f.bots["slow"] = scripted(func(ctx context.Context, s rules.State, seat rules.Seat) bot.Answer {
		<-release
		return first(ctx, s, seat)
	})
	var asked []time.Duration
	f.app.OnWake(func(after time.Duration) { asked = append(asked, after) })
	f.begin("slow")
	for range 10 {
		step(t, f.app, Input{})
	}
	now = now.Add(watchEvery)
	step(t, f.app, Input{})
	var looks int
	for _, after := range asked {
		if after == watchEvery {
			looks++
		}
	}
	if looks != 2 {
		t.Errorf("asked for ticks after %v", asked)
	}
}

// What is only looked at is not played on by computer players.
func TestNobodyPlaysAMatchThatIsOnlyLookedAt(t *testing.T) {
	f := newFixture(t)
	f.app.options.Still = true
	f.do(NewMatch{save.Header{Game: "kurth", Seed: 5, Seats: []save.Seat{{Player: "random"}}}})
	for range 20 {
		step(t, f.app, Input{})
	}
	if _, thinking := f.app.Thinking(); thinking || f.app.Match().Len() != 0 || !f.app.Mirror().Settled {
		t.Errorf("thinking %v, %d decisions, settled %v", thinking, f.app.Match().Len(), f.app.Mirror().Settled)
	}
}
