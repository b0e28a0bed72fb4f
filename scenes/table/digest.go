package table

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// digest is what the turns of others came to that a person has watched: the weightiest of it in a line or two. It stays until the
// person's first choice; a click on it opens the recap.
type digest struct {
	list  []tiding
	whole *reckoning // nil: the list is all of it
	more  int        // how much more the recap tells
	turns bool       // it is what has happened since the last turn of the person, not the last decision
}

// tiding is one line of a digest.
type tiding struct {
	words string   // what changed
	why   []string // how it came about, as far as the words do not say it
	tone  rules.Tone
}

// mostTidings is of how many lines a digest is at most.
const mostTidings = 2

// digested is the digest for a person whose turn begins now, or who is asked after others where turns are nobody's; nil: neither, or
// nothing can be said of what lies between.
func (t *Table) digested() *digest {
	turns := true
	from, others := t.lastTurn()
	if !others {
		if from, others = t.between(); others {
			turns = false
		} else if n, ok := t.alone(); ok {
			from = n
		} else {
			return nil
		}
	}
	d := &digest{turns: turns}
	if r, _ := t.balance(from); r != nil && len(r.parts) > 0 {
		r.whole = turns
		d.whole, d.list, d.more = r, r.weightiest(), r.len()-mostTidings
	}
	if !slices.ContainsFunc(d.list, func(x tiding) bool { return x.tone == rules.Bad }) {
		if !others {
			return nil
		}
		d.list = append(t.deed(from), d.list[:min(1, len(d.list))]...)
	}
	if len(d.list) == 0 {
		return nil
	}
	return d
}

// between is the last decision of the person in a turn that is nobody's, where others have decided since.
func (t *Table) between() (from int, ok bool) {
	m, last := t.config.Match, t.lastOwn()
	if last == 0 || last == m.Len() {
		return 0, false
	}
	for n := m.Len() - 1; n >= 0; n-- {
		for _, e := range slices.Backward(m.Seen(n, t.viewer)) {
			if e.Kind == rules.TurnBegan {
				return last, e.Seat == rules.NoSeat
			}
		}
	}
	return 0, false
}

// alone is the last decision of the person where that led on to a new turn: what lies between is the game's own doing.
func (t *Table) alone() (n int, ok bool) {
	m := t.config.Match
	n = t.lastOwn() - 1
	return n, n >= 0 && n == m.Len()-1 && slices.ContainsFunc(m.Seen(n, t.viewer), func(e rules.Event) bool { return e.Kind == rules.TurnBegan })
}

// deed is the last line of the log in which another seat did something, one that weighs if there is one.
func (t *Table) deed(from int) (list []tiding) {
	for _, l := range slices.Backward(t.since(from, 0)) {
		if l.Seat == rules.NoSeat || t.own(l.Seat) || l.Kind == rules.Note || begins(rules.Event{Kind: l.Kind}) {
			continue
		}
		if told := []tiding{{words: l.Text.String()}}; l.Weighs {
			return told
		} else if list == nil {
			list = told
		}
	}
	return list
}

// len is how many things a recap tells.
func (r *reckoning) len() (n int) {
	for _, p := range r.parts {
		n += len(p.list)
	}
	return n
}

// weightiest is the most important of a recap: what was lost and what is new against the person, one of each if there are both, then
// what was gained and the rest. What only threatens stands in the banner, and comes last.
func (r *reckoning) weightiest() (list []tiding) {
	type place struct{ part, entry, rank int }
	var all []place
	for i, p := range r.parts {
		named := 0
		for n, e := range p.list {
			rank := 200 + n
			if e.name != "" {
				rank = named
				named++
			}
			if e.name != "" && p.tone != rules.Bad {
				rank += 100
			}
			all = append(all, place{i, n, rank})
		}
	}
	slices.SortStableFunc(all, func(a, b place) int { return a.rank - b.rank })
	all = all[:min(len(all), mostTidings)]
	slices.SortStableFunc(all, func(a, b place) int { return a.part - b.part })
	for _, at := range all {
		p := &r.parts[at.part]
		list = append(list, tidingOf(&p.list[at.entry], p.tone))
	}
	return list
}

// tidingOf is an entry of a recap in a line.
func tidingOf(e *entry, tone rules.Tone) tiding {
	x := tiding{tone: tone}
	switch {
	case e.name == "" && len(e.why) > 0:
		x.words = e.why[0]
	case e.figures == "" && len(e.why) > 0: // what a partner did
		x.words = e.why[min(len(e.why), mostDeeds)-1]
	default:
		x.words = rules.Say("%s: %s.", e.name, e.figures)
		x.why = e.why
	}
	return x
}

// forms are the lines of a digest as they can be set, the fullest first: with all of how it came about, with the end of that, with that
// of the first only, without, and the first alone.
func (d *digest) forms() (forms [][]string) {
	set := func(most int, to int) {
		var lines []string
		for i, x := range d.list {
			line := x.words
			if i < to {
				line = strings.Join(append([]string{line}, x.why[max(0, len(x.why)-most):]...), " ")
			}
			lines = append(lines, line)
		}
		forms = append(forms, lines)
	}
	set(mostCauses, len(d.list))
	for to := len(d.list); to >= 0; to-- {
		set(1, to)
	}
	return append(forms, forms[len(forms)-1][:1])
}

// openDigest opens the recap of which the digest is the weightiest, or shows again what it tells of.
func (t *Table) openDigest() {
	switch {
	case t.digest == nil:
	case t.digest.whole == nil:
		t.again()
	default:
		t.reckoning, t.dirty = t.digest.whole, true
	}
}

// shownDigest is the digest while a person is asked and has chosen nothing yet.
func (t *Table) shownDigest() *digest {
	if t.mode() != Asking || t.covered() {
		return nil
	}
	return t.digest
}
