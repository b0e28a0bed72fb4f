package table

import (
	"slices"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
)

// caused are the causes of a change of one thing by the lines of some seats.
func caused(by map[rules.Seat]int, seats ...rules.Seat) causes {
	c := causes{moved: map[rules.Element]map[int]int{"card:1": {}}}
	for i, seat := range seats {
		c.lines = append(c.lines, match.Line{Entry: i, First: i, Seat: seat, Text: rules.T("line %d", i)})
		c.moved["card:1"][i] = by[seat]
	}
	return c
}

// What an opponent, or the game itself, takes off the table of its own is nobody's gain; what anybody else kills is.
func TestWhatItsOwnSideTakesOffIsNoGain(t *testing.T) {
	down := map[rules.Seat]int{0: -1, 1: -1, rules.NoSeat: -1}
	for _, q := range []struct {
		by    rules.Seats
		seat  rules.Seat
		given bool
	}{
		{rules.SeatsOf(1), 1, true}, {rules.SeatsOf(1), 0, false}, {rules.SeatsOf(1), rules.NoSeat, false}, {rules.SeatsOf(4), rules.NoSeat, true},
		{rules.SeatsOf(4), 0, false}, {0, 1, false},
	} {
		c := caused(down, q.seat)
		change := rules.Change{Holding: rules.Holding{Of: "card:1", Against: true, By: q.by}, From: 1}
		if got := c.given(change, 2); got != q.given {
			t.Errorf("of %v by %d: given is %v", q.by, q.seat, got)
		}
		if change.N = 1; c.given(change, 2) {
			t.Errorf("of %v by %d: it is there, and given", q.by, q.seat)
		}
		if change.Sort, change.From = rules.Track, 3; c.given(change, 2) != q.given {
			t.Errorf("of %v by %d: of some that are fewer, given is not %v", q.by, q.seat, q.given)
		}
	}
}

// What others took is told before what wears by itself, which comes last.
func TestWearIsNotTheCauseThatIsTold(t *testing.T) {
	c := caused(map[rules.Seat]int{0: -2}, 0, 0, 0, 0)
	change := rules.Change{Holding: rules.Holding{Of: "card:1", N: 3, Sort: rules.Track, Wear: 2}, From: 11}
	if got := c.because(change); !slices.Equal(got, []string{"line 0", "line 1"}) {
		t.Errorf("of wear is told %q", got)
	}
	if change.Wear = 0; !slices.Equal(c.because(change), []string{"line 2", "line 3"}) {
		t.Errorf("without wear is told %q", c.because(change))
	}
}

// Of what was lost, came back and is lost again only the last loss is told: the first one changed nothing.
func TestALossThatWasMadeGoodIsNotTold(t *testing.T) {
	c := caused(map[rules.Seat]int{}, 0, 1, 0)
	c.first = map[rules.Element]int{"card:1": 1}
	there, gone := []rules.Holding{{Of: "card:1", N: 1}}, []rules.Holding{}
	c.note(rules.Compare(there, gone), 0)
	c.note(rules.Compare(gone, there), -1) // no line tells of it
	if len(c.moved["card:1"]) > 0 {
		t.Errorf("it is there as at first, and %v changed it", c.moved["card:1"])
	}
	c.note(rules.Compare(there, gone), 2)
	if got := c.because(rules.Compare(there, gone).Lost[0]); !slices.Equal(got, []string{"line 2"}) {
		t.Errorf("of the loss is told %q", got)
	}
}

// What a person draws from a pile that wears is not lost: it is no cause of a loss, and beside what others took it is told apart.
func TestWhatIsDrawnIsNotLost(t *testing.T) {
	c := causes{moved: map[rules.Element]map[int]int{}, drawn: map[rules.Element]int{}}
	account := func(deck, hand int) []rules.Holding {
		return []rules.Holding{{Of: "deck", Name: rules.T("Deck"), N: deck, Sort: rules.Track, Wear: 1}, {Of: "hand", Name: rules.T("Hand"), N: hand, Sort: rules.Purse}}
	}
	was := account(9, 0)
	for line, now := range [][]rules.Holding{account(8, 1), account(7, 2), account(4, 2)} { // two drawn, three lost
		b := rules.Compare(was, now)
		c.draw(&b)
		c.lines = append(c.lines, match.Line{Entry: line, First: line, Text: rules.T("line %d", line)})
		c.note(b, line)
		was = now
	}
	told := tellChanges(rules.Compare(account(9, 0), was).Lost, nil, &c)
	if len(told) != 1 || told[0].figures != "4, was 9; 2 drawn" || !slices.Equal(told[0].why, []string{"line 2"}) {
		t.Errorf("told is %+v", told)
	}
}

// What went unit by unit is told with each unit, behind the line that stands before those that follow each other.
func TestEachUnitThatIsLostIsTold(t *testing.T) {
	lost := map[rules.Seat]int{0: -1}
	c := caused(lost, 1, 0, 0, 1, 0)
	for i := range c.lines { // a storm takes two, a death in the same decision one more
		c.lines[i].Entry = 0
	}
	change := rules.Change{Holding: rules.Holding{Of: "card:1", N: 3, Sort: rules.Track, Wear: 2}, From: 6}
	if got := c.because(change); !slices.Equal(got, []string{"line 0 line 1 line 2", "line 3 line 4"}) {
		t.Errorf("it is told %q", got)
	}
	c.lines[3].Kind = rules.TurnBegan
	if got := c.because(change); !slices.Equal(got, []string{"line 0 line 1 line 2", "line 4"}) {
		t.Errorf("behind the beginning of a turn it is told %q", got)
	}
}

// A thing held is lost where others took it, with the line that it came of; what one plays is not, nor what came back. What an opponent
// draws is no gain.
func TestWhatOthersTakeOutOfAHandIsLost(t *testing.T) {
	c := causes{moved: map[rules.Element]map[int]int{}, drawn: map[rules.Element]int{}, taken: map[rules.Element]bool{}, first: map[rules.Element]int{"held:1": 1}}
	lost := rules.Balance{Lost: []rules.Change{{Holding: rules.Holding{Of: "held:1", Name: rules.T("Warden"), Sort: rules.Held}, From: 1}}}
	if c.take(lost, false); c.taken["held:1"] {
		t.Error("what the person plays is taken")
	}
	if c.take(lost, true); !c.taken["held:1"] {
		t.Error("what others take is not")
	}
	c.lines = []match.Line{{Text: rules.T("It takes effect.")}, {Text: rules.T("Ada discards Warden.")}}
	c.note(lost, 1)
	told := tellChanges(lost.Lost, nil, &c)
	if len(told) != 1 || told[0].figures != "lost from the hand" || !slices.Equal(told[0].why, []string{"It takes effect.", "Ada discards Warden."}) {
		t.Errorf("told is %+v", told)
	}
	if c.take(rules.Balance{Gained: lost.Lost}, true); c.taken["held:1"] {
		t.Error("what came back is taken still")
	}
	foe := func(deck, hand int) []rules.Holding {
		return []rules.Holding{{Of: "deck", Name: rules.T("Deck"), N: deck, Sort: rules.Track, Wear: 2, Against: true}, {Of: "hand", Name: rules.T("Hand"), N: hand, Sort: rules.Purse, Against: true}}
	}
	b := rules.Compare(foe(9, 0), foe(7, 2))
	all := b.Gained[0]
	if c.draw(&b); len(b.Gained) > 0 || !c.worn(all) {
		t.Errorf("what the opponent draws is gained: %v", b.Gained)
	}
}

// What happens in the midst of what one line tells is laid to that line, not to the one before it.
func TestTheMidstOfALineIsItsOwn(t *testing.T) {
	c := causes{lines: []match.Line{{Since: 0, Upto: 1}, {Since: 1, Upto: 2}, {Since: 2, Upto: 4}, {Since: 4, Upto: 5}}}
	for event, line := range []int{0, 1, 2, 2, 3} {
		if got := c.lineOf(0, event); got != line {
			t.Errorf("event %d is laid to line %d, want %d", event, got, line)
		}
	}
}

// What an event of a phase takes that has begun by itself is no payment of the person's, though it is laid to the person's seat: it is told,
// with what led to it.
func TestWhatAPhaseTakesIsNotPaid(t *testing.T) {
	for _, fated := range []bool{false, true} {
		c := causes{moved: map[rules.Element]map[int]int{"gold": {1: -1}}, mine: func(rules.Seat) bool { return true }, fate: map[int]bool{0: fated, 1: fated},
			lines: []match.Line{{Kind: rules.CardMoved, Text: rules.T("A thief is drawn.")}, {Kind: rules.TrackChanged, Text: rules.T("1 Gold is lost.")}}}
		change := rules.Change{Holding: rules.Holding{Of: "gold", Name: rules.T("Gold"), Sort: rules.Purse}, From: 1}
		if c.paid(change) == fated {
			t.Errorf("a phase took it: %t, and it is paid: %t", fated, c.paid(change))
		}
		want := []string{"Gold: 0, was 1"}
		if fated {
			want = append(want, "A thief is drawn.", "1 Gold is lost.")
		}
		if got := c.inOneLine([]rules.Change{change}); !slices.Equal(got, want) {
			t.Errorf("a phase took it: %t, and it is told %q, want %q", fated, got, want)
		}
	}
}

// That the person did not answer is no cause of what came of what somebody else did.
func TestLettingItComeIsNoCause(t *testing.T) {
	for who, want := range [][]string{{"lost"}, {"let", "lost"}} {
		c := causes{moved: map[rules.Element]map[int]int{"deck": {1: -1}}, own: map[rules.Element]bool{"deck": true}, mine: func(seat rules.Seat) bool { return seat == 0 },
			lines: []match.Line{{Kind: rules.Note, Seat: rules.Seat(who), Text: rules.T("let")}, {Kind: rules.CardMoved, Seat: 0, Text: rules.T("lost")}}}
		if got := c.because(rules.Change{Holding: rules.Holding{Of: "deck", N: 3, Sort: rules.Track}, From: 4}); !slices.Equal(got, want) {
			t.Errorf("seat %d let it come; it is told %q, want %q", who, got, want)
		}
	}
}
