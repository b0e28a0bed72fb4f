package game

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/save"
)

// scripted answers with what a function says.
type scripted func(context.Context, rules.State, rules.Seat) bot.Answer

func (s scripted) Choose(ctx context.Context, st rules.State, seat rules.Seat) bot.Answer {
	return s(ctx, st, seat)
}

func first(_ context.Context, s rules.State, _ rules.Seat) bot.Answer {
	return bot.Answer{Choice: s.Decision().Choices[0], Reason: rules.T("it comes first")}
}

func TestComputerPlayersPlayWhenTheBoardIsReady(t *testing.T) {
	f := newFixture(t)
	f.bots["first"] = scripted(first)
	f.begin("first")
	f.board.ready = false
	f.wait("an answer waits", func() bool { return f.app.table.think.answer != nil })
	if seat, thinking := f.app.Thinking(); seat != 0 || !thinking {
		t.Error("nobody seems to think")
	}
	if !f.app.Mirror().Settled {
		t.Error("while an answer waits for the board, which may wait for a person, the program seems to be busy: nothing would be read out")
	}
	for range 20 {
		step(t, f.app, Input{})
	}
	if f.app.Match().Len() != 0 {
		t.Fatal("it was played while the board was busy")
	}
	f.board.ready = true
	if f.app.Mirror().Settled {
		t.Error("the program seems to be at rest while an answer is about to be played")
	}
	step(t, f.app, Input{})
	if f.app.Match().Len() != 1 {
		t.Fatal("it was not played")
	}
	if last := f.board.changes[len(f.board.changes)-1]; last.Reason.String() != "it comes first" {
		t.Errorf("told %+v", last)
	}
	f.wait("the match is over", f.app.Match().Over)
	if _, thinking := f.app.Thinking(); thinking {
		t.Error("somebody thinks about a match that is over")
	}
}

// counting answers with the first choice and counts its answers.
type counting struct{ answers int }

func (c *counting) Choose(ctx context.Context, s rules.State, seat rules.Seat) bot.Answer {
	c.answers++
	return first(ctx, s, seat)
}

// A computer player keeps its memory from one answer to the next, so that it can carry out what it has planned; in
// another match, or after a thought that was called off, another one sits there.
func TestComputerPlayersStayAtTheTable(t *testing.T) {
	f := newFixture(t)
	var made []*counting
	f.app.options.Player = func(string, uint64) (bot.Player, error) {
		made = append(made, &counting{})
		return made[len(made)-1], nil
	}
	f.begin("first")
	f.wait("three choices", func() bool { return f.app.Match().Len() >= 3 })
	if len(made) != 1 || made[0].answers < 3 {
		t.Errorf("%d players were made for one seat, the first has answered %d times", len(made), made[0].answers)
	}
	f.begin("first")
	f.wait("a choice", func() bool { return f.app.Match().Len() > 0 })
	if len(made) != 2 {
		t.Errorf("after another match began %d players were made, want 2", len(made))
	}
	f.do(SetSeats{[]save.Seat{{Player: "other"}}})
	before := f.app.Match().Len()
	f.wait("one more choice", func() bool { return f.app.Match().Len() > before })
	if len(made) != 3 {
		t.Errorf("after another player took the seat %d players were made, want 3", len(made))
	}
}

// A player whose thought was called off may still be at work, so that nobody asks it again.
func TestPlayersThatWereCalledOffAreNotAskedAgain(t *testing.T) {
	f := newFixture(t)
	made := 0
	release := make(chan struct{})
	f.app.options.Player = func(string, uint64) (bot.Player, error) {
		if made++; made == 1 {
			return scripted(func(ctx context.Context, s rules.State, seat rules.Seat) bot.Answer {
				<-release
				return first(ctx, s, seat)
			}), nil
		}
		return scripted(first), nil
	}
	f.begin("slow")
	step(t, f.app, Input{})
	f.do(SetSeats{[]save.Seat{{Player: save.Human}}})
	f.do(SetSeats{[]save.Seat{{Player: "slow"}}})
	f.wait("it was played", func() bool { return f.app.Match().Len() > 0 })
	close(release)
	if made != 2 {
		t.Errorf("%d players were made, want 2", made)
	}
}

func TestComputerPlayersSeeAVeiledCopy(t *testing.T) {
	f := newFixture(t)
	var seen []byte
	f.bots["peeking"] = scripted(func(ctx context.Context, s rules.State, seat rules.Seat) bot.Answer {
		if seen == nil {
			seen, _ = s.Snapshot()
		}
		answer := first(ctx, s, seat)
		if _, err := s.Apply(answer.Choice); err != nil { // must not touch the match
			t.Error(err)
		}
		return answer
	})
	f.do(NewMatch{save.Header{Game: "kurth", Seed: 5, Seats: []save.Seat{{Player: "peeking"}}}})
	f.board.ready = false
	before, err := f.app.Match().State().Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	f.wait("an answer waits", func() bool { return f.app.table.think.answer != nil })
	after, err := f.app.Match().State().Snapshot()
	if err != nil || string(before) != string(after) {
		t.Error("the player changed the match")
	}
	if string(seen) == string(before) {
		t.Error("the player sees the dice that are to come")
	}
}

func TestALateAnswerIsDropped(t *testing.T) {
	f := newFixture(t)
	release := make(chan struct{})
	var cancelled error
	f.bots["slow"] = scripted(func(ctx context.Context, s rules.State, seat rules.Seat) bot.Answer {
		answer := first(ctx, s, seat)
		<-release
		cancelled = ctx.Err()
		return answer
	})
	f.begin("slow")
	step(t, f.app, Input{})
	if _, thinking := f.app.Thinking(); !thinking {
		t.Fatal("nobody thinks")
	}
	f.do(SetSeats{[]save.Seat{{Player: save.Human}}})
	posted := make(chan struct{}, 1)
	f.app.OnPost(func() { posted <- struct{}{} })
	close(release)
	<-posted
	step(t, f.app, Input{})
	if f.app.Match().Len() != 0 {
		t.Error("it was played")
	}
	if !errors.Is(cancelled, context.Canceled) {
		t.Errorf("the player was not told to stop: %v", cancelled)
	}
}

func TestAnIllegalAnswerIsReplaced(t *testing.T) {
	f := newFixture(t)
	f.bots["wild"] = scripted(func(context.Context, rules.State, rules.Seat) bot.Answer {
		return bot.Answer{Choice: rules.Choice{Verb: 77}}
	})
	f.begin("wild")
	want := f.choices()[0]
	f.wait("something was played", func() bool { return f.app.Match().Len() == 1 })
	if got := f.app.Match().History()[0].Choice; got != want {
		t.Errorf("played %v; want the first choice", got)
	}
}

func TestAPlayerThatIsNotInTheHouseGivesTheSeatToAPerson(t *testing.T) {
	f := newFixture(t)
	f.begin("oracle")
	step(t, f.app, Input{})
	f.noticed("played by a person")
	if f.app.Match().Humans() != rules.SeatsOf(0) {
		t.Error("nobody can play the seat")
	}
	if _, thinking := f.app.Thinking(); thinking {
		t.Error("somebody thinks")
	}
}

func TestAPlayersThinkTimeIsBounded(t *testing.T) {
	f := newFixture(t)
	f.app.options.ThinkTime = 10 * time.Millisecond
	f.bots["ponderer"] = scripted(func(ctx context.Context, s rules.State, seat rules.Seat) bot.Answer {
		<-ctx.Done()
		return first(ctx, s, seat)
	})
	f.begin("ponderer")
	f.wait("it was played", func() bool { return f.app.Match().Len() > 0 })
}

func TestHints(t *testing.T) {
	f := newFixture(t)
	f.bots["planner"] = scripted(first)
	f.begin(save.Human)
	f.do(AskHint{})
	f.wait("a hint", func() bool { _, ok := f.app.Hint(); return ok })
	hint, _ := f.app.Hint()
	if hint.Choice != f.choices()[0] || hint.Reason.String() != "it comes first" || f.app.HintPending() {
		t.Errorf("hint %+v", hint)
	}
	if f.app.Match().Len() != 0 {
		t.Error("the hint was played")
	}
	f.do(DropHint{})
	if _, ok := f.app.Hint(); ok {
		t.Error("a dropped hint is still there")
	}
	f.do(AskHint{})
	f.wait("a hint", func() bool { _, ok := f.app.Hint(); return ok })
	f.do(Play{f.choices()[0]})
	if _, ok := f.app.Hint(); ok {
		t.Error("the hint for another position is still there")
	}
}

func TestAPanicOfAPlayerIsAFault(t *testing.T) {
	f := newFixture(t)
	f.bots["broken"] = scripted(func(context.Context, rules.State, rules.Seat) bot.Answer { panic("out of ideas") })
	defer func() {
		p := recover()
		if p == nil {
			t.Fatal("no panic reached the loop")
		}
		w := f.app.report(p)
		text, err := os.ReadFile(w.report)
		if err != nil {
			t.Fatal(err)
		}
		if w.cause != "out of ideas" || !strings.Contains(string(text), "TestAPanicOfAPlayerIsAFault.func") {
			t.Errorf("cause %q; the stack of the player is missing in\n%s", w.cause, text)
		}
	}()
	f.begin("broken")
	f.wait("never", func() bool { return false })
}
