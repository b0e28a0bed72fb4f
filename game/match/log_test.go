package match_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
)

func texts(lines []match.Line) []string {
	var list []string
	for _, l := range lines {
		list = append(list, l.Text.String())
	}
	return list
}

func TestLogTellsEveryEvent(t *testing.T) {
	m := begin(t, header("short"), nil)
	deal := m.State().(rules.Dealer).Deal()
	ward := first(t, m, "ward")
	events := slices.Concat(deal, nil)
	play(t, m, ward, "end")
	lines := m.Lines(rules.NoSeat)
	events = slices.Concat(events, m.History()[0].Events, m.History()[1].Events)
	if len(lines) != len(events) {
		t.Fatalf("%d lines for %d events: %q", len(lines), len(events), texts(lines))
	}
	for i, l := range lines {
		e := events[i]
		if l.Kind != e.Kind || l.Rule != e.Rule || l.Seat != e.Seat || l.Text.String() != m.State().Tell(e).String() || !slices.Equal(l.Elements, e.Elements(nil)) {
			t.Errorf("line %+v of event %+v", l, e)
		}
	}
	if len(deal) != 2 || lines[1].Entry != -1 || lines[1].Turn != 1 {
		t.Errorf("the deal: %+v", lines[:2])
	}
	if lines = lines[2:]; lines[0].Entry != 0 || lines[0].Turn != 1 || lines[1].Entry != 1 || lines[1].Turn != 2 {
		t.Errorf("entries and turns: %+v", lines)
	}
	if lines[0].Upto != 1 || lines[1].Upto != 1 {
		t.Errorf("the only events of two entries: %+v", lines)
	}
}

func TestLogHidesSecrets(t *testing.T) {
	m := begin(t, header("short"), nil)
	ward := first(t, m, "ward")
	card := strings.Fields(ward)[1]
	play(t, m, ward)
	if l := m.Lines(stub.South)[1]; l.Text.String() != "North draws a card" || slices.Contains(l.Elements, "card:"+rules.Element(card)) {
		t.Errorf("South reads of the deal: %q, %v", l.Text, l.Elements)
	}
	for viewer, sees := range map[rules.Seat]bool{rules.NoSeat: true, stub.North: true, stub.South: false} {
		l := m.Lines(viewer)[2]
		told := strings.Contains(l.Text.String(), strings.Replace(strings.ToUpper(card[:1])+card[1:], "-", " ", 1))
		touched := slices.Contains(l.Elements, rules.Element("card:"+card))
		seen := m.Seen(0, viewer)[0].Subject == rules.Element("card:"+card)
		if told != sees || touched != sees || seen != sees {
			t.Errorf("seat %d reads %q, %v", viewer, l.Text, l.Elements)
		}
	}
	if m.Lines(17) != nil || m.Seen(1, stub.North) != nil {
		t.Error("there are lines of a seat or an entry that does not exist")
	}
}

// mute is the stub game without any events, and without its Redactor.
type mute struct{ stub.Game }

type muteState struct{ rules.State }

func (g mute) New(s rules.Setup) (rules.State, error) {
	state, err := g.Game.New(s)
	return muteState{state}, err
}

func (s muteState) Apply(c rules.Choice) ([]rules.Event, error) {
	_, err := s.State.Apply(c)
	return nil, err
}

func (s muteState) Clone() rules.State { return muteState{s.State.Clone()} }

func TestSilentChoicesAreTold(t *testing.T) {
	m, err := match.New(mute{}, header("short"), nil)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, first(t, m, "ward"))
	said := m.History()[0].Description.Sentence.String()
	for viewer, want := range map[rules.Seat][]string{rules.NoSeat: {said}, stub.North: {said}, stub.South: nil} {
		if got := texts(m.Lines(viewer)); !slices.Equal(got, want) {
			t.Errorf("seat %d reads %q, not %q", viewer, got, want)
		}
	}
}

// TestLogIsIncremental compares a log that is asked for all the time with one that is
// asked for once.
func TestLogIsIncremental(t *testing.T) {
	h := header("normal")
	h.TakeBacks = true
	j := &memory{}
	m := begin(t, h, j)
	r := rules.NewRand(9)
	for range 30 {
		playRandom(t, m, &r, 2)
		for viewer := rules.NoSeat; viewer <= stub.South; viewer++ {
			m.Lines(viewer)
		}
		if r.IntN(3) == 0 && m.Len() > 5 {
			if err := m.UndoTo(m.Len() - 1 - r.IntN(4)); err != nil {
				t.Fatal(err)
			}
		}
	}
	fresh := reload(t, h, j.records)
	for viewer := rules.NoSeat; viewer <= stub.South; viewer++ {
		if got, want := m.Lines(viewer), fresh.Lines(viewer); !reflect.DeepEqual(got, want) {
			t.Errorf("seat %d reads\n%q\nnot\n%q", viewer, texts(got), texts(want))
		}
	}
}

func TestEveryPositionCanBeVisited(t *testing.T) {
	m := begin(t, header("normal"), nil)
	want := []string{snapshot(t, m.State())}
	r := rules.NewRand(5)
	for !m.Over() {
		playRandom(t, m, &r, 1)
		want = append(want, snapshot(t, m.State()))
	}
	if len(want) < 35 {
		t.Fatalf("only %d positions", len(want))
	}
	for n := range want {
		s := mustAt(t, m, n)
		if snapshot(t, s) != want[n] {
			t.Errorf("position %d is another", n)
		}
		if !s.Decision().Over() {
			if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if snapshot(t, m.State()) != want[len(want)-1] {
		t.Error("playing on a copy changed the match")
	}
	for _, n := range []int{-1, len(want)} {
		if _, err := m.At(n); err == nil {
			t.Errorf("position %d exists", n)
		}
	}
	visit(t, m, want)
}

// visit walks the replay forwards and jumps back.
func visit(t *testing.T, m *match.Match, want []string) {
	t.Helper()
	p, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if p.Len() != m.Len() || p.At() != 0 || snapshot(t, p.State()) != want[0] {
		t.Fatal("the replay does not begin at the start")
	}
	for n := 1; ; n++ {
		e, ok := p.Next()
		if !ok {
			break
		}
		if e.Notation != m.History()[n-1].Notation || p.At() != n || snapshot(t, p.State()) != want[n] {
			t.Fatalf("step %d shows %s", n, e.Notation)
		}
	}
	if p.At() != p.Len() {
		t.Errorf("the replay ends at %d of %d", p.At(), p.Len())
	}
	if err := p.Seek(3); err != nil || snapshot(t, p.State()) != want[3] {
		t.Errorf("not at position 3: %v", err)
	}
	if snapshot(t, p.View(stub.North)) == want[3] || snapshot(t, p.View(rules.NoSeat)) != want[3] {
		t.Error("the replay shows the wrong things")
	}
	if p.Seek(-1) == nil || p.Seek(p.Len()+1) == nil {
		t.Error("the replay leaves the match")
	}
}

func TestStatistics(t *testing.T) {
	h := header("normal")
	h.TakeBacks = true
	m := begin(t, h, nil)
	if got := m.Statistics().Dice; got != nil {
		t.Errorf("%v before anything was thrown", got)
	}
	if got := (match.Dice{Die: rules.D6, Faces: make([]int, 6)}).Mean(); got != 0 {
		t.Errorf("the mean of no dice is %v", got)
	}
	r := rules.NewRand(5)
	playRandom(t, m, &r, 30)
	if err := m.UndoTo(20); err != nil {
		t.Fatal(err)
	}
	if err := m.Redo(match.Step); err != nil {
		t.Fatal(err)
	}
	playRandom(t, m, &r, 100)

	s := m.Statistics()
	none := func() []match.Dice { return []match.Dice{{Die: rules.D6, Faces: make([]int, 6)}} }
	want := match.Statistics{Decisions: m.Len(), Dice: none(), Seats: []match.SeatCount{{Seat: 0, Dice: none()}, {Seat: 1, Dice: none()}}}
	want.Kinds = []match.KindCount{{Kind: "action", Count: m.Len()}}
	want.Undos = match.Undos{Undone: 1, Redone: 1, TakenBack: 10}
	sum := 0
	for _, e := range m.History() {
		seat := &want.Seats[e.Seat()]
		seat.Decisions++
		for _, ev := range e.Events {
			switch {
			case ev.Name == "raid_rolled":
				for _, face := range ev.Dice[:2] {
					want.Dice[0].Faces[face-1]++
					seat.Dice[0].Faces[face-1]++
					sum += int(face)
				}
			case ev.Name == "raid_resolved" && ev.N >= ev.M:
				seat.AttacksWon++
			case ev.Name == "raid_resolved":
				seat.AttacksLost++
			}
		}
	}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("got\n%+v\nwant\n%+v", s, want)
	}
	d := s.Dice[0]
	n := d.Thrown()
	if n < 20 || d.Expected() != float64(n)/6 || d.Mean() != float64(sum)/float64(n) {
		t.Errorf("%d dice, %v expected of each face, mean %v", n, d.Expected(), d.Mean())
	}
}

func TestADieThrownAgainCounts(t *testing.T) {
	again := rules.Event{Kind: rules.DieChanged, N: 2, M: 6, Reveals: true}
	turned := rules.Event{Kind: rules.DieChanged, N: 2, M: 6}
	if got := fmt.Sprint(again.Thrown(), turned.Thrown()); got != "[6] []" {
		t.Errorf("thrown: %s", got)
	}
}

// openHands is Two Gates played with open hands: the game has secrets, this match has none.
type openHands struct{ stub.Game }

type openState struct{ *stub.State }

func (openState) Open() bool { return true }

func (s openState) Clone() rules.State { return openState{s.State.Clone().(*stub.State)} }

func (g openHands) New(s rules.Setup) (rules.State, error) {
	state, err := g.Game.New(s)
	if err != nil {
		return nil, err
	}
	return openState{state.(*stub.State)}, nil
}

// In a match without secrets everybody reads what was decided.
func TestOpenMatchNamesDecisions(t *testing.T) {
	for want, game := range map[string]rules.Game{"Take back: End the turn": openHands{}, "Take back: a decision of North": stub.Game{}} {
		h := header("short")
		h.TakeBacks = true
		m, err := match.New(game, h, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, open := game.(openHands); m.Secret() == open {
			t.Errorf("%T: secret is %v", game, m.Secret())
		}
		play(t, m, "end")
		if plan, _ := m.CanUndo(match.Step); plan.Sentence.String() != want {
			t.Errorf("South reads %q, not %q", plan.Sentence, want)
		}
	}
}

// preludeState says of every choice that it only leads on to the next one.
type preludeState struct{ muteState }

func (s preludeState) Clone() rules.State { return preludeState{s.muteState.Clone().(muteState)} }

func (s preludeState) Describe(c rules.Choice) rules.Description {
	d := s.muteState.Describe(c)
	d.Prelude = true
	return d
}

// prelude is a game of which every choice only leads on to the next one and no event tells.
type prelude struct{ mute }

func (g prelude) New(s rules.Setup) (rules.State, error) {
	state, err := g.mute.New(s)
	return preludeState{state.(muteState)}, err
}

// A decision that only leads on to the next one is told by what that does, and not by itself as well.
func TestAPreludeIsToldByWhatItLeadsTo(t *testing.T) {
	m, err := match.New(prelude{}, header("short"), nil)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, first(t, m, "ward"))
	if got := texts(m.Lines(rules.NoSeat)); len(got) != 0 {
		t.Errorf("the log tells %q", got)
	}
}
