package table

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/kurth"
)

// What takes something from the person stays for a second and a half at normal speed, or until a click, also where it
// passes by itself: in Siege at Kurth, Spirit that a lost roll costs.
func TestWhatHurtsStays(t *testing.T) {
	harmed := 0
	for seed := uint64(0); seed < 20 && harmed < 3; seed++ {
		d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal), seeded(seed))
		d.settle()
		for n := 0; n < 40 && !d.match.Over(); n++ {
			choices := d.match.State().Decision().Choices
			spirit := d.match.State().(*kurth.State)
			before, _ := spirit.Fact("spirit")
			d.play(choices[(n*3)%len(choices)])
			after, _ := d.match.State().(*kurth.State).Fact("spirit")
			stayed := d.spiritFalls()
			if after < before && d.match.State().Decision().Kind != "" {
				if harmed++; stayed < harmTime-50*time.Millisecond { // a few ticks pass before it is looked at
					t.Errorf("seed %d, decision %d: %d Spirit less stays for %v", seed, n, before-after, stayed)
				}
			}
			d.settle()
		}
	}
	if harmed < 3 {
		t.Errorf("Spirit was lost %d times", harmed)
	}
}

// What a lost roll costs stays for long where the turn then ends by itself, until a click on the button to go on, a click anywhere, or a key.
func TestALostRollStaysUntilTheNextTurn(t *testing.T) {
	swept := 0
	for seed := uint64(0); seed < 30 && swept < 2; seed++ {
		d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal), seeded(seed))
		d.settle()
		for n := 0; n < 40 && !d.match.Over(); n++ {
			s := d.match.State().(*kurth.State)
			before, _ := s.Fact("spirit")
			turn := s.Progress().Turn
			choices := s.Decision().Choices
			d.play(choices[(n*3)%len(choices)])
			after, _ := d.match.State().(*kurth.State).Fact("spirit")
			rolled := slices.ContainsFunc(d.match.Seen(d.match.Len()-1, 0), func(e rules.Event) bool { return e.Kind == rules.AttackResolved })
			if !rolled || after >= before || d.match.State().Progress().Turn == turn || d.match.Over() {
				d.settle()
				continue
			}
			swept++
			for d.tick(); !d.table.play.rests; d.tick() {
				if !d.table.play.running() {
					t.Fatalf("seed %d, decision %d: what the roll cost does not rest", seed, n)
				}
			}
			if d.table.play.hold < restTime {
				t.Errorf("it rests for %v", d.table.play.hold)
			}
			if swept == 1 {
				d.table.hurries("")
				if d.table.play.rests || !d.table.play.running() {
					t.Error("a click anywhere does not go on, or skips what follows")
				}
				d.settle()
				continue
			}
			begin := d.now
			for d.tick(); d.table.stage.Moving(); d.tick() {
			}
			d.click(idRested)
			for d.table.play.rests {
				d.tick()
			}
			if d.now-begin > restTime/2 {
				t.Errorf("a click on Go on leaves it for %v", d.now-begin)
			}
			if !d.table.play.running() {
				t.Error("a click on Go on skips what follows")
			}
			d.settle()
		}
	}
	if swept < 2 {
		t.Errorf("a lost roll ended a turn %d times", swept)
	}
}

// spiritFalls shows what is to be shown and returns how long the loss of Spirit stays.
func (d *desk) spiritFalls() (stayed time.Duration) {
	d.t.Helper()
	for d.tick(); d.table.play.running(); d.tick() {
		told := d.table.play.told()
		if len(told) == 0 {
			continue
		}
		if e := told[len(told)-1]; e.Name == "spirit_changed" && e.N < 0 {
			stayed += time.Second / 60
		}
	}
	return stayed
}

// rushedBoard shows all events together.
type rushedBoard struct{ gridBoard }

func (rushedBoard) Pace(rules.Event) Beat { return Beat{With: Together} }

// The outcome of a roll of the person stays where the next phase or turn follows by itself, also if nothing is lost in it, and also if
// the board would show its last event together with what follows.
func TestTheOutcomeOfARollStaysUntilTheNextPhase(t *testing.T) {
	for _, board := range []Board{gridBoard{}, rushedBoard{}} {
		outcomeStays(t, board)
	}
}

func outcomeStays(t *testing.T, board Board) {
	t.Helper()
	ended := 0
	for seed := uint64(0); seed < 30 && ended < 2; seed++ {
		d := newDeskOf(t, loadKurth(t), board, at(settings.Normal), seeded(seed))
		d.settle()
		for n := 0; n < 40 && !d.match.Over() && ended < 2; n++ {
			choices := d.match.State().Decision().Choices
			d.play(choices[(n*3)%len(choices)])
			seen := d.match.Seen(d.match.Len()-1, 0)
			rolled := slices.IndexFunc(seen, func(e rules.Event) bool { return e.Kind == rules.DiceRolled && e.Seat == 0 })
			if rolled < 0 {
				d.settle()
				continue
			}
			next := slices.IndexFunc(seen[rolled:], begins)
			if next < 0 || slices.ContainsFunc(seen[rolled+1:rolled+next], func(e rules.Event) bool { return e.Kind == rules.DiceRolled }) {
				d.settle()
				continue
			}
			ended++
			stays := time.Duration(0)
			for p := &d.table.play; p.running(); d.tick() {
				if p.active && p.shown > 0 && p.shown < len(p.events) && begins(p.events[p.shown]) {
					stays = max(stays, p.hold)
				}
			}
			if stays < harmTime {
				t.Errorf("seed %d, decision %d: the outcome stays for %v", seed, n, stays)
			}
			d.settle()
		}
	}
	if ended < 2 {
		t.Errorf("%d rolls ended a phase", ended)
	}
}

// It stays as well where others are to decide next, and nothing else has happened.
func TestTheOutcomeOfARollStaysUntilOthersGoOn(t *testing.T) {
	d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal))
	d.settle()
	tab := d.table
	s := d.match.State()
	mine := s.Decision().Seats.First()
	for _, c := range []struct {
		seat rules.Seat // who is asked next
		want time.Duration
	}{{1 - mine, harmTime}, {mine, 0}} {
		tab.play.now = batch{seat: tab.viewer}
		tab.play.events = []rules.Event{{Kind: rules.DiceRolled, Seat: tab.viewer}}
		tab.play.states = []rules.State{undecided{s}}
		tab.config.Match = asks{d.match, c.seat}
		if got := tab.harm(0); got != c.want {
			t.Errorf("where seat %d is asked next a roll of seat %d stays for %v, want %v", c.seat, tab.viewer, got, c.want)
		}
	}
}

// The outcome of a roll of the person's that others answer with rolls of their own stays as well, one that somebody tells of first too,
// as a creature that strikes back; what others roll after something else has happened is no answer.
func TestTheOutcomeOfAnAnsweredRollStays(t *testing.T) {
	d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal))
	d.settle()
	tab := d.table
	mine, other := tab.viewer, 1-tab.viewer
	roll := func(seat rules.Seat) rules.Event { return rules.Event{Kind: rules.DiceRolled, Seat: seat} }
	for between, want := range map[rules.EventKind]bool{rules.Note: true, rules.PieceMoved: false} {
		tab.play.now = batch{seat: other, computer: true}
		tab.play.events = []rules.Event{roll(mine), roll(other), {Kind: between, Seat: other}, roll(other), {Kind: rules.TurnBegan, Seat: other}}
		if got := tab.concludes(3); got != want {
			t.Errorf("with %v between the rolls of the other the outcome stays: %t", between, got)
		}
	}
}

// Where the person's own next turn follows, the outcome of a roll stays for less: nobody does anything in between. A roll of the game
// itself, as for what appears before a turn, is no outcome of anybody's.
func TestTheOutcomeBeforeAnOwnTurnStaysForLess(t *testing.T) {
	d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal))
	d.settle()
	tab := d.table
	s := d.match.State()
	mine := tab.viewer
	for _, c := range []struct {
		roll rules.Seat
		next rules.Event
		want time.Duration
	}{
		{mine, rules.Event{Kind: rules.TurnBegan, Seat: mine}, ownTime},
		{mine, rules.Event{Kind: rules.PhaseBegan, Seat: mine}, harmTime},
		{mine, rules.Event{Kind: rules.TurnBegan, Seat: 1 - mine}, harmTime},
		{rules.NoSeat, rules.Event{Kind: rules.TurnBegan, Seat: mine}, 0},
	} {
		tab.play.now = batch{seat: mine}
		tab.play.events = []rules.Event{{Kind: rules.DiceRolled, Seat: c.roll}, c.next}
		tab.play.states = []rules.State{undecided{s}, undecided{s}}
		if got := tab.harm(0); got != c.want {
			t.Errorf("a roll of seat %d before %v of seat %d stays for %v, want %v", c.roll, c.next.Kind, c.next.Seat, got, c.want)
		}
	}
}

// What the game does in a phase of its own after a decision of the person is no outcome of the person's: the end of each such phase
// stayed on the screen as an attack of the person does.
func TestAPhaseOfTheGameIsNoOutcome(t *testing.T) {
	d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal))
	d.settle()
	tab := d.table
	tab.play.now = batch{seat: tab.viewer}
	blow, phase := rules.Event{Kind: rules.AttackResolved, Seat: rules.NoSeat}, rules.Event{Kind: rules.PhaseBegan}
	tab.play.events = []rules.Event{blow, phase, blow, {Kind: rules.Note}, phase}
	if !tab.concludes(0) || tab.concludes(3) {
		t.Errorf("the attack that the decision led to stays: %t, that of the phase after it: %t", tab.concludes(0), tab.concludes(3))
	}
}

// A loss before the person's own next turn waits for no click: what a card costs whose roll ends the turn of one hero stayed for five
// seconds before the next one could act.
func TestALossBeforeAnOwnTurnWaitsForNoClick(t *testing.T) {
	d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal))
	d.settle()
	table := d.table
	table.play.now = batch{seat: table.viewer}
	roll := rules.Event{Kind: rules.DiceRolled}
	hit, cost, over := rules.Event{Kind: rules.AttackResolved}, rules.Event{Name: "lost"}, rules.Event{Kind: rules.Note}
	table.play.start = stock{cards: 20}
	for _, next := range []rules.Event{{Kind: rules.TurnBegan}, {Kind: rules.TurnBegan, Seat: 1}, {Kind: rules.PhaseBegan}} {
		table.play.events = []rules.Event{roll, hit, cost, over, next}
		table.play.states = []rules.State{stock{cards: 20}, stock{cards: 20}, stock{cards: 19}, stock{cards: 19}, stock{cards: 19}}
		if own, stays := next.Kind == rules.TurnBegan && next.Seat == 0, table.harm(2); own != (stays < harmTime) || !own && stays != restTime {
			t.Errorf("before %v of seat %d a loss stays for %v", next.Kind, next.Seat, stays)
		}
	}
}

// asks is a match in which a seat is asked.
type asks struct {
	Match
	seat rules.Seat
}

func (a asks) Decider() rules.Seats { return rules.SeatsOf(a.seat) }

// undecided is a state in the middle of what a choice brings about: there is no decision to ask it for.
type undecided struct{ rules.State }

func (undecided) Decision() rules.Decision { panic("asked in the middle of a choice") }

// stock is a state in which a seat has so many cards.
type stock struct {
	rules.State
	cards int
}

func (s stock) Account(rules.Seat, []rules.Holding) []rules.Holding {
	return []rules.Holding{{Of: "deck:0", Name: rules.T("Cards"), N: s.cards, Sort: rules.Track}}
}

// The longer a loss stays the greater the part is that is lost, whether it goes at once or card by card, in the turn of a computer player
// and where the game takes it by itself.
func TestAGreaterLossStaysLonger(t *testing.T) {
	for computer, least := range map[bool]time.Duration{true: theirsTime, false: harmTime} {
		stays := func(left ...int) time.Duration {
			table := &Table{}
			table.play.now.computer, table.play.start = computer, stock{cards: 20}
			table.config.Match = asks{seat: 1}
			for _, n := range left {
				table.play.states, table.play.events = append(table.play.states, stock{cards: n}), append(table.play.events, rules.Event{Name: "lost"})
			}
			return table.harm(len(left) - 1)
		}
		small, great, all := stays(19), stays(19, 18, 17, 16, 15, 14), stays(2)
		if small < least || small >= great || great >= all || all > heavyTime {
			t.Errorf("a card of 20 stays for %v, six for %v, nearly all for %v", small, great, all)
		}
		if once := stays(14); once != great {
			t.Errorf("six at once stay for %v, one by one for %v", once, great)
		}
		if first := stays(19, 18); first != stays(18) {
			t.Errorf("two stay for %v", first)
		}
	}
}

// A loss of which several have a part weighs more than that of one of them.
func TestALossOfManyStaysLonger(t *testing.T) {
	stays := func(left ...int) time.Duration {
		table := &Table{}
		table.play.now.computer, table.play.start = true, shelves{each: []int{5, 5, 5, 5}}
		table.play.states, table.play.events = []rules.State{shelves{each: left}}, []rules.Event{{Name: "lost"}}
		return table.harm(0)
	}
	if one, all := stays(4, 5, 5, 5), stays(4, 4, 4, 4); one >= all {
		t.Errorf("a loss of one stays for %v, of all for %v", one, all)
	}
}

// shelves is a state in which a seat has several things, each so many times.
type shelves struct {
	rules.State
	each []int
}

func (s shelves) Account(rules.Seat, []rules.Holding) (list []rules.Holding) {
	for i, n := range s.each {
		list = append(list, rules.Holding{Of: rules.Element("shelf:" + strconv.Itoa(i)), Name: rules.T("Jars"), N: n, Sort: rules.Track})
	}
	return list
}
