package feat

import (
	"slices"
	"strconv"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
)

// By whom the events of a condition are, and which alone.
const (
	byWinner, byOther   = "winner", "other"
	onlyFirst, onlyLast = "first", "last"
)

// In is the ids of the feats that people earned in a match that is over, in the order of the list. A lesson and a match
// from a prepared position earn none.
func (l List) In(m *match.Match) []string {
	end, over := m.State().Outcome()
	h := m.Header()
	if !over || h.Lesson != "" || len(h.Start) > 0 {
		return nil
	}
	var ids []string
	for _, f := range l.Of(h.Game) {
		for seat := range rules.Seat(len(h.Seats)) {
			if (end.Winners & m.Humans()).Has(seat) && f.by(m, seat) {
				ids = append(ids, f.ID)
				break
			}
		}
	}
	return ids
}

// by reports whether the person in a seat did it.
func (f Feat) by(m *match.Match, seat rules.Seat) bool {
	return !slices.ContainsFunc(f.When, func(c Cond) bool { return !c.holds(m, seat) })
}

func (c Cond) holds(m *match.Match, seat rules.Seat) bool {
	switch h := m.Header(); {
	case c.Option != "":
		return slices.Contains(c.Values, h.Options[c.Option])
	case c.Seat != nil:
		return int(seat) == *c.Seat
	case c.Seats != nil:
		return len(h.Seats) == *c.Seats
	case c.Result != "":
		end, _ := m.State().Outcome()
		return end.Result == c.Result
	case c.Fact != "" && c.Always:
		for n := range m.Len() {
			if s, err := m.At(n); err != nil || !c.fact(s, seat) {
				return false
			}
		}
	}
	if c.Fact != "" {
		return c.fact(m.State(), seat)
	}
	n := c.among(m.Told(rules.NoSeat), seat)
	return c.open() && n > 0 || !c.open() && c.has(n)
}

func (c Cond) fact(s rules.State, seat rules.Seat) bool {
	r, ok := s.(rules.Reporter)
	if !ok {
		return false
	}
	n, ok := r.Fact(of(c.Fact, seat))
	return ok && c.has(n)
}

// among is how many of the events that are looked at are as they are wanted.
func (c Cond) among(events []rules.Event, seat rules.Seat) (n int) {
	for _, e := range events {
		if !c.looks(e, seat) {
			continue
		}
		if c.Only == onlyLast {
			n = 0
		}
		switch {
		case c.fits(e, seat) && c.Sum:
			n += int(e.N)
		case c.fits(e, seat):
			n++
		}
		if c.Only == onlyFirst {
			return n
		}
	}
	return n
}

// looks reports whether an event is one of those that are looked at.
func (c Cond) looks(e rules.Event, seat rules.Seat) bool {
	switch {
	case !slices.Contains(c.Events, e.Name):
		return false
	case c.By == byWinner && e.Seat != seat, c.By == byOther && (e.Seat == seat || e.Seat == rules.NoSeat):
		return false
	}
	return len(c.To) == 0 || slices.ContainsFunc(c.To, func(p string) bool { return fits(of(p, seat), string(e.To)) })
}

func (c Cond) fits(e rules.Event, seat rules.Seat) bool {
	return fits(c.Name, e.Name) && fits(c.Rule, e.Rule) && fits(of(c.Subject, seat), string(e.Subject)) &&
		fits(of(c.From, seat), string(e.From)) && (c.Face == nil || c.Face.has(int(e.Dice[0])))
}

// fits reports whether a pattern means a text; an empty one means any.
func fits(pattern, text string) bool {
	if begin, ok := strings.CutSuffix(pattern, "*"); ok {
		return strings.HasPrefix(text, begin)
	}
	return pattern == "" || pattern == text
}

// of puts the number of a seat into a name.
func of(name string, seat rules.Seat) string {
	return strings.ReplaceAll(name, "{seat}", strconv.Itoa(int(seat)))
}
