package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
)

// causes are the lines of the log since a person decided, and by how much what each tells of has changed what that person has.
type causes struct {
	lines []match.Line
	moved map[rules.Element]map[int]int // by holding, by the index of a line; nothing where it is as at first again
	first map[rules.Element]int         // of what there was as much as that at first
	own   map[rules.Element]bool        // the holdings that are the person's
	drawn map[rules.Element]int         // how much of a holding that wears has become what its owner can spend
	taken map[rules.Element]bool        // the things held that others took, and that have not come back
	hand  map[rules.Element]int         // by how much the person changed a holding by hand, without chance or anybody else
	mine  func(rules.Seat) bool         // whether a seat is the person's
	faded map[rules.Element]bool        // the pieces whose time was over
	fate  map[int]bool                  // by the index of a line: nobody decided what it tells, as a phase or turn had begun by itself
}

// mostCauses is how many lines tell of one change at most.
const mostCauses = 2

// causes holds the accounts of the person against each other, event by event, from a position on, without its first events. Of
// a match that is veiled for the person the account would be the same one: see [rules.Accountant].
func (t *Table) causes(from, upto int, was []rules.Holding) causes {
	m := t.config.Match
	c := causes{t.since(from, upto), map[rules.Element]map[int]int{}, map[rules.Element]int{}, map[rules.Element]bool{}, map[rules.Element]int{}, map[rules.Element]bool{}, map[rules.Element]int{}, t.own, map[rules.Element]bool{}, map[int]bool{}}
	for _, h := range was {
		c.own[h.Of], c.first[h.Of] = !h.Against, h.N
	}
	follow := func(s rules.State, n, event int, others, hand bool) {
		if a, ok := s.(rules.Accountant); ok {
			now := a.Account(t.viewer, nil)
			b := rules.Compare(was, now)
			c.draw(&b)
			c.take(b, others)
			c.note(b, c.lineOf(n, event))
			c.handle(b, hand)
			was = now
		}
	}
	for n := from; n < m.Len(); n++ {
		instants, _ := m.Instants(n) // without them the decision as a whole is looked at
		others := !t.own(m.History()[n].Seat())
		hand, begun := !others, false
		for event, at := range instants {
			others = others || at.Event.Seat != rules.NoSeat && !t.own(at.Event.Seat)
			hand = hand && !others && !at.Event.Reveals && !begins(at.Event)
			begun = begun || begins(at.Event)
			if n > from || event >= upto {
				if line := c.lineOf(n, event); begun && line >= 0 {
					c.fate[line] = true
				}
				c.fade(at, was)
				follow(at.State, n, event, others, hand)
			}
		}
		follow(t.stateAt(n+1), n, len(instants)-1, others, hand)
	}
	return c
}

// lineOf is the index of the line that tells of an event of a decision: its own, else the last one before it; -1: none does.
func (c *causes) lineOf(n, event int) int {
	own := -1
	for i := range c.lines {
		l := &c.lines[i]
		switch {
		case l.First > n:
			return own
		case l.Entry > n || l.Entry == n && (own < 0 || l.First < n || l.Since <= event):
			own = i
		}
	}
	return own
}

// draw takes in what somebody has drawn, and takes it out of what is lost, or of what an opponent has less: what wears, where as much
// more can be spent.
func (c *causes) draw(b *rules.Balance) {
	into := func(more []rules.Change) func(rules.Change) bool {
		return func(less rules.Change) bool {
			n := less.From - less.N
			drawn := n > 0 && less.Sort == rules.Track && less.Wear > 0 && slices.ContainsFunc(more, func(m rules.Change) bool {
				return m.Sort == rules.Purse && m.N-m.From == n
			})
			if drawn {
				c.drawn[less.Of] += n
			}
			return drawn
		}
	}
	b.Lost = slices.DeleteFunc(b.Lost, into(b.Gained))
	b.Gained = slices.DeleteFunc(b.Gained, into(b.Against))
}

// worn reports whether all that a holding that wears has less was drawn by its owner.
func (c *causes) worn(change rules.Change) bool {
	return change.Sort == rules.Track && change.N < change.From && change.From-change.N <= c.drawn[change.Of]
}

// fade takes in what an event takes out of play whose time is over.
func (c *causes) fade(at match.Instant, had []rules.Holding) {
	if !rules.Fades(at.State, at.Event) {
		return
	}
	for _, h := range had {
		if h.Sort == rules.Piece && slices.Contains([]rules.Element{at.Event.Subject, at.Event.From}, h.Of) {
			c.faded[h.Of] = true
		}
	}
}

// fades takes the pieces out of some changes whose time was over, and returns both.
func (c *causes) fades(list []rules.Change) (rest, faded []rules.Change) {
	for _, change := range list {
		if change.N == 0 && c.faded[change.Of] {
			change.Gone = rules.T("its time is over").In("recap")
			faded = append(faded, change)
		} else {
			rest = append(rest, change)
		}
	}
	return rest, faded
}

// take takes in which of the things that the person holds others took: in a decision of theirs, or after their first act in one of the
// person's. What the person plays or pays with is not taken.
func (c *causes) take(b rules.Balance, others bool) {
	for _, g := range b.Gained {
		delete(c.taken, g.Of)
	}
	for _, lost := range b.Lost {
		if lost.Sort == rules.Held && others {
			c.taken[lost.Of] = true
		}
	}
}

// handle takes in what the person changed by hand.
func (c *causes) handle(b rules.Balance, hand bool) {
	if !hand {
		return
	}
	for _, change := range slices.Concat(b.Lost, b.Against, b.Gained) {
		c.hand[change.Of] += change.N - change.From
	}
}

// self reports whether the person alone made a holding against it grow, or more than it has grown by now: that is no news.
func (c *causes) self(change rules.Change) bool { return c.hand[change.Of] >= change.N-change.From }

// note takes in what has changed where a line tells of it. What was lost and has come back since, or came and is gone, changed
// nothing: of that no line tells any more.
func (c *causes) note(b rules.Balance, line int) {
	for _, change := range slices.Concat(b.Lost, b.Against, b.Gained) {
		if change.N == c.first[change.Of] {
			delete(c.moved, change.Of)
			continue
		}
		if line < 0 || c.lines[line].Kind == rules.TurnBegan { // that a turn began is no cause
			continue
		}
		of := c.moved[change.Of]
		if of == nil {
			of = map[int]int{}
			c.moved[change.Of] = of
		}
		of[line] += change.N - change.From
	}
}

// because is what tells of a change: the lines that have done most to it, in their order, or where more of them have taken a unit each,
// all of them. One alone stands after that with which
// its decision begins, if no turn or phase begins between them and that line is about nothing else of the person's.
func (c *causes) because(change rules.Change) (why []string) {
	by := c.weightiest(change)
	if len(by) > mostCauses && !change.Against && change.N < change.From && c.single(change, by) {
		return c.units(by)
	}
	by = by[:min(len(by), mostCauses)]
	slices.Sort(by)
	if len(by) == 1 && change.Sort == rules.Held {
		by = append(c.lead(by[0]), by[0])
	} else if len(by) == 1 {
		if head := c.head(by[0]); head != by[0] && !c.let(head) && !c.elsewhere(head, change) {
			by = []int{head, by[0]}
		}
	}
	for _, line := range by {
		why = append(why, c.lines[line].Text.String())
	}
	return why
}

// weightiest are the lines that brought a change about, those that have done most to it first.
func (c *causes) weightiest(change rules.Change) (by []int) {
	of, way := c.moved[change.Of], cmp.Compare(change.N, change.From)
	for line, n := range of {
		if n*way > 0 {
			by = append(by, line)
		}
	}
	slices.SortFunc(by, func(a, b int) int {
		if change.Wear > 0 { // what wears it comes last, when the person's turn begins
			return cmp.Or((of[b]-of[a])*way, a-b)
		}
		return cmp.Or((of[b]-of[a])*way, b-a)
	})
	return by
}

// when is the first of the lines that tell of a change, counted from 1; the last number there is if none does.
func (c *causes) when(change rules.Change) int {
	by := c.weightiest(change)
	if len(by) == 0 {
		return math.MaxInt
	}
	return 1 + slices.Min(by[:min(len(by), mostCauses)])
}

// paid reports whether all that there is less to spend of a holding went by the doing of the person.
func (c *causes) paid(change rules.Change) bool {
	of := c.moved[change.Of]
	for line, n := range of {
		if n < 0 && c.strange(line) {
			return false
		}
	}
	return len(of) > 0
}

// strange reports whether what a line tells was not the person's doing: that of somebody else, or of a phase or turn that began by itself,
// as what an event of the game takes.
func (c *causes) strange(line int) bool { return !c.mine(c.lines[line].Seat) || c.fate[line] }

// taker is the line of what was not the person's doing that took most of a holding; -1: there is none.
func (c *causes) taker(change rules.Change) int {
	of, most := c.moved[change.Of], -1
	for line := range c.lines {
		if n := of[line]; n < 0 && c.strange(line) && (most < 0 || n < of[most]) {
			most = line
		}
	}
	return most
}

// let reports whether a line only says that the person let something come: that is no cause of it.
func (c *causes) let(line int) bool {
	return c.mine != nil && c.lines[line].Kind == rules.Note && c.mine(c.lines[line].Seat)
}

// says reports whether a single line has brought about all of a change and names what changed: a thing that is new, or a number
// whose new value it says.
func (c *causes) says(change rules.Change) bool {
	of := c.moved[change.Of]
	comes := change.Sort == rules.Piece && change.From == 0
	if !comes && change.Sort != rules.Track || !change.Told.Empty() || len(of) != 1 {
		return false
	}
	for line, n := range of {
		l := &c.lines[line]
		if n != change.N-change.From || !slices.Contains(l.Elements, change.Of) {
			return false
		}
		number := func(word string) bool { return strings.Trim(word, ".,;:()") == strconv.Itoa(change.N) }
		return comes || slices.ContainsFunc(strings.Fields(l.Text.String()), number)
	}
	return false
}

// single reports whether each of the lines took a single unit.
func (c *causes) single(change rules.Change, by []int) bool {
	return !slices.ContainsFunc(by, func(line int) bool { return c.moved[change.Of][line] != -1 })
}

// mostUnits is of how many units that one thing took a recap tells one by one.
const mostUnits = 6

// units tells of what went unit by unit: the line that stands before those which follow each other, and these after it.
func (c *causes) units(by []int) (why []string) {
	slices.Sort(by)
	for i := 0; i < len(by); {
		from := i
		for i++; i < len(by) && by[i] == by[i-1]+1 && c.lines[by[i]].Entry == c.lines[by[from]].Entry; i++ {
		}
		run := append(c.lead(by[from]), by[from:min(i, from+mostUnits)]...)
		told := make([]string, len(run))
		for n, line := range run {
			told[n] = c.lines[line].Text.String()
		}
		if more := i - from - mostUnits; more > 0 {
			told = append(told, rules.Plural(more, "%d more stands in the log.", "%d more stand in the log.", more).String())
		}
		why = append(why, strings.Join(told, " "))
	}
	return why
}

// lead is the line right before one, of the same decision: what it came of. None where that begins a turn or a phase.
func (c *causes) lead(line int) []int {
	if before := line - 1; before >= 0 && c.lines[before].Entry == c.lines[line].Entry {
		if kind := c.lines[before].Kind; kind != rules.TurnBegan && kind != rules.PhaseBegan {
			return []int{before}
		}
	}
	return nil
}

// given reports whether a piece that stood against the person is gone, or a number of them smaller, by the doing of its own side
// alone: that is nothing that the person gained. seats are how many play.
func (c *causes) given(change rules.Change, seats int) bool {
	if change.By == 0 || change.N != 0 && change.Sort != rules.Track || len(c.moved[change.Of]) == 0 {
		return false
	}
	games := change.By>>seats != 0
	for line, n := range c.moved[change.Of] {
		if seat := c.lines[line].Seat; n < 0 && (seat == rules.NoSeat && !games || seat != rules.NoSeat && !change.By.Has(seat)) {
			return false
		}
	}
	return true
}

// head is the line with which the decision of a line begins; the line itself where a turn or a phase begins between them.
func (c *causes) head(line int) int {
	first := line
	for first > 0 && c.lines[first-1].Entry == c.lines[line].Entry {
		first--
	}
	if slices.ContainsFunc(c.lines[first:line], func(l match.Line) bool { return l.Kind == rules.TurnBegan || l.Kind == rules.PhaseBegan }) {
		return line
	}
	return first
}

// elsewhere reports whether a line names something of the person's, and not what has changed.
func (c *causes) elsewhere(line int, change rules.Change) bool {
	about := c.lines[line].Elements
	if slices.Contains(about, change.Of) || change.At != "" && slices.Contains(about, change.At) {
		return false
	}
	return slices.ContainsFunc(about, func(el rules.Element) bool { return c.own[el] })
}
