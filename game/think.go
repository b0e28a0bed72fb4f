package game

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"

	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
)

// Hint is what a computer player would do in the position on the table.
type Hint struct {
	Choice rules.Choice
	Reason rules.Text
}

// thinking is one computer player at work on the position, in a goroutine of its own.
type thinking struct {
	job    *job
	answer *bot.Answer // waits until the scene is ready for it
}

// job is one position given to a player. Its identity tells a late answer from a current
// one.
type job struct {
	seat   rules.Seat
	player bot.Player
	cancel context.CancelFunc
	ended  atomic.Bool // the player has answered, and the answer is posted
}

func (t *thinking) busy() bool { return t.job != nil }

// underWay reports whether a player is at work, or its answer is about to be played: one that waits until a
// person has looked, behind the curtain say, is not.
func (t *thinking) underWay(a *App) bool {
	return t.busy() && (t.answer == nil || a.table.shown())
}

func (t *thinking) stop() {
	if t.job != nil {
		t.job.cancel()
	}
	*t = thinking{}
}

// start hands a veiled copy of the position to a player. done is posted with the answer.
func (t *thinking) start(a *App, p bot.Player, seat rules.Seat, done func(*job, bot.Answer) Command) {
	t.stop()
	ctx, cancel := context.WithTimeout(context.Background(), a.options.ThinkTime)
	j := &job{seat: seat, player: p, cancel: cancel}
	t.job = j
	s := a.table.match.State()
	position := s.Clone()
	r := rules.NewRand(veilSeed ^ uint64(a.table.match.Len()))
	go func() {
		defer cancel()
		defer a.catch()
		answer := bot.Ask(ctx, p, position, seat, &r)
		a.Post(done(j, answer))
		j.ended.Store(true)
	}()
}

// veilSeed keeps what is dealt for a computer player apart from the dice of a match.
const veilSeed = 0x7b1d_5eed_0f7e_11ed

// Thinking tells which seat's computer player is at work, or has an answer waiting.
func (a *App) Thinking() (rules.Seat, bool) {
	if !a.table.think.busy() {
		return rules.NoSeat, false
	}
	return a.table.think.job.seat, true
}

// Hint is the advice for the position on the table, once it has come.
func (a *App) Hint() (Hint, bool) { return a.table.advice, a.table.advised }

// HintPending reports whether a hint was asked for and has not come yet.
func (a *App) HintPending() bool { return a.table.hint.busy() }

// tick lets computer players take their turns.
func (t *table) tick() {
	seat, plays := t.computer()
	switch {
	case !plays:
		return
	case t.isScripted():
		t.playScript()
		return
	case t.think.answer != nil:
		t.playAnswer()
		return
	case t.think.busy():
		return
	}
	player, err := t.call(seat)
	if err != nil {
		t.giveToPerson(seat, err)
		return
	}
	t.think.start(t.app, player, seat, func(j *job, an bot.Answer) Command { return answered{j, an} })
}

// giveToPerson puts a person in the seat of a computer player that this program does not
// have.
func (t *table) giveToPerson(seat rules.Seat, cause error) {
	seats := t.match.Seats()
	seats[seat].Player = ""
	if err := (SetSeats{seats}).Do(t.app); err != nil {
		t.app.fail(err)
	}
	t.app.fail(fmt.Errorf("%s is played by a person from now on: %w", t.match.SeatName(seat), cause))
}

// playAnswer plays what a computer player chose, as soon as the scene has shown what went
// before.
func (t *table) playAnswer() {
	if !t.shown() {
		return
	}
	an := *t.think.answer
	seat := t.think.job.seat
	t.think.stop()
	t.dog.stalls = 0
	err := t.play(an.Choice, aloud(t.match, an.Reason))
	if no := (*rules.Refusal)(nil); errors.As(err, &no) {
		d := t.match.State().Decision()
		t.app.log.Error("a computer player chose what is not legal; the first choice is played instead",
			slog.String("player", t.match.Player(seat)), slog.Any("choice", an.Choice), slog.String("decision", d.Kind), slog.String("refusal", no.Error()))
		err = t.play(d.Choices[0], rules.Text{})
	}
	if err != nil {
		t.app.fail(err)
	}
}

// aloud is the reason of a computer player as everybody may hear it. Where seats know different
// things it is none: it speaks of what the player's seat knows.
func aloud(m *match.Match, reason rules.Text) rules.Text {
	if rules.Secret(m.Info(), m.State()) {
		return rules.Text{}
	}
	return reason
}

// answered brings the answer of a computer player.
type answered struct {
	job    *job
	answer bot.Answer
}

// Do keeps the answer unless the position has changed since.
func (c answered) Do(a *App) error {
	if c.job == a.table.think.job {
		a.table.think.answer = &c.answer
		a.table.rest(c.job.seat, c.job.player)
	}
	return nil
}

// hinted brings a hint.
type hinted struct {
	job    *job
	answer bot.Answer
}

// Do shows the hint unless the position has changed since. The table points it out on the ways of the
// choices that there are, so that a choice which is none of them is no hint there.
func (c hinted) Do(a *App) error {
	t := &a.table
	if c.job != t.hint.job {
		return nil
	}
	t.hint.stop()
	defer t.advise()
	t.advice, t.advised = Hint(c.answer), true
	return nil
}

// advise tells the scenes how it stands with the hint.
func (t *table) advise() {
	t.tell(Change{Kind: Advised, Advice: Advice{Pending: t.hint.busy(), Has: t.advised, Hint: t.advice}})
}

// forgetHint drops the hint and who thinks about it.
func (t *table) forgetHint() {
	if !t.advised && !t.hint.busy() {
		return
	}
	t.hint.stop()
	t.advice, t.advised = Hint{}, false
	t.advise()
}

// Do asks the house's player.
func (AskHint) Do(a *App) error {
	t := &a.table
	defer t.advise()
	if t.match == nil || t.match.Over() || t.hint.busy() || t.advised {
		return nil
	}
	seats := t.match.Decider() & t.match.Humans()
	if seats == 0 {
		return nil
	}
	player, err := a.options.Player(bot.AdviserFor(t.match.Info()), t.match.Header().Seed)
	if err != nil {
		return err
	}
	t.hint.start(a, player, seats.First(), func(j *job, an bot.Answer) Command { return hinted{j, an} })
	return nil
}

// Do forgets the hint.
func (DropHint) Do(a *App) error {
	a.table.forgetHint()
	return nil
}
