package table

import (
	"cmp"
	"slices"

	"portcullis/game/match"
	"portcullis/rules"
)

// causes are the lines of the log since a person decided, and by how much what each tells of has changed what that person has.
type causes struct {
	lines []match.Line
	moved map[rules.Element]map[int]int // by holding, by the index of a line; nothing where it is as at first again
	first map[rules.Element]int         // of what there was as much as that at first
	own   map[rules.Element]bool        // the holdings that are the person's
	drawn map[rules.Element]int         // how much of a holding that wears has become what the person can spend
}

// mostCauses is how many lines tell of one change at most.
const mostCauses = 2

// causes holds the accounts of the person against each other, event by event, from a position on, without its first events. Of
// a match that is veiled for the person the account would be the same one: see [rules.Accountant].
func (t *Table) causes(from, upto int, was []rules.Holding) causes {
	m := t.config.Match
	c := causes{t.since(from, upto), map[rules.Element]map[int]int{}, map[rules.Element]int{}, map[rules.Element]bool{}, map[rules.Element]int{}}
	for _, h := range was {
		c.own[h.Of], c.first[h.Of] = !h.Against, h.N
	}
	follow := func(s rules.State, n, event int) {
		if a, ok := s.(rules.Accountant); ok {
			now := a.Account(t.viewer, nil)
			b := rules.Compare(was, now)
			c.draw(&b)
			c.note(b, c.lineOf(n, event))
			was = now
		}
	}
	for n := from; n < m.Len(); n++ {
		instants, _ := m.Instants(n) // without them the decision as a whole is looked at
		for event, at := range instants {
			if n > from || event >= upto {
				follow(at.State, n, event)
			}
		}
		follow(t.stateAt(n+1), n, len(instants)-1)
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
		case l.Entry > n || l.Entry == n && (own < 0 || l.First < n || l.Upto <= event+1):
			own = i
		}
	}
	return own
}

// draw takes in what the person has drawn, and takes it out of what is lost: what wears, where as much more can be spent.
func (c *causes) draw(b *rules.Balance) {
	b.Lost = slices.DeleteFunc(b.Lost, func(lost rules.Change) bool {
		n := lost.From - lost.N
		drawn := lost.Sort == rules.Track && lost.Wear > 0 && slices.ContainsFunc(b.Gained, func(g rules.Change) bool {
			return g.Sort == rules.Purse && g.N-g.From == n
		})
		if drawn {
			c.drawn[lost.Of] += n
		}
		return drawn
	})
}

// note takes in what has changed where a line tells of it. What was lost and has come back since, or came and is gone, changed
// nothing: of that no line tells any more.
func (c *causes) note(b rules.Balance, line int) {
	for _, change := range slices.Concat(b.Lost, b.Against, b.Gained) {
		if change.N == c.first[change.Of] {
			delete(c.moved, change.Of)
			continue
		}
		if line < 0 {
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

// because is what tells of a change: the lines that have done most to it, in their order. One alone stands after that with which
// its decision begins, if no turn or phase begins between them and that line is about nothing else of the person's.
func (c *causes) because(change rules.Change) (why []string) {
	way := cmp.Compare(change.N, change.From)
	var by []int
	for line, n := range c.moved[change.Of] {
		if n*way > 0 {
			by = append(by, line)
		}
	}
	slices.SortFunc(by, func(a, b int) int {
		of := c.moved[change.Of]
		if change.Wear > 0 { // what wears it comes last, when the person's turn begins
			return cmp.Or((of[b]-of[a])*way, a-b)
		}
		return cmp.Or((of[b]-of[a])*way, b-a)
	})
	by = by[:min(len(by), mostCauses)]
	slices.Sort(by)
	if len(by) == 1 {
		if head := c.head(by[0]); head != by[0] && !c.elsewhere(head, change) {
			by = []int{head, by[0]}
		}
	}
	for _, line := range by {
		why = append(why, c.lines[line].Text.String())
	}
	return why
}

// given reports whether a piece that stood against the person is gone by the doing of its own side alone: that is nothing that the
// person gained. seats are how many play.
func (c *causes) given(change rules.Change, seats int) bool {
	if change.By == 0 || change.N != 0 || len(c.moved[change.Of]) == 0 {
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
