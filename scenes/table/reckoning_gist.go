package table

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"portcullis/rules"
)

// mostLines is of how many lines the first page of a recap is at most.
const mostLines = 6

// gist is the most important of a recap, a line each: what was lost, then what is new against the person, then what was gained, of
// which one is told in any case. It is the recap itself where that is no longer.
func (r *reckoning) gist() (g reckoning, short bool) {
	lines, left, more := 0, mostLines, 0
	for i, p := range r.parts {
		for _, e := range p.list {
			if lines += len(e.why); e.name != "" {
				lines++
			}
		}
		later := 0 // parts that follow, of which a line is kept
		for _, next := range r.parts[i+1:] {
			if next.tone == rules.Good {
				later = 1
			}
		}
		if p.tone == rules.Plain && (i > 0 || !r.led) {
			continue
		}
		told := part{title: p.title, tone: p.tone}
		for _, e := range p.list[:min(len(p.list), max(0, left-later))] {
			if e.name != "" {
				e.why = nil
			}
			told.list = append(told.list, e)
		}
		left, more = left-len(told.list), more+len(p.list)-len(told.list)
		g.add(told)
	}
	g.explain(r, left)
	if more > 0 && len(g.parts) > 0 {
		last := &g.parts[len(g.parts)-1]
		last.list = append(last.list, entry{when: math.MaxInt, why: []string{rules.Plural(more, "%d more: see All of it.", "%d more: see All of it.", more).String()}})
	}
	return g, lines > mostLines && len(g.parts) > 0
}

// explain gives the first entries back how they came about, as far as so many lines go.
func (r *reckoning) explain(whole *reckoning, lines int) {
	for i := range r.parts {
		from := slices.IndexFunc(whole.parts, func(p part) bool { return p.title.String() == r.parts[i].title.String() })
		for n := range r.parts[i].list {
			e := &r.parts[i].list[n]
			if why := whole.parts[from].list[n].why; e.name != "" && len(why) <= lines {
				e.why = why
				lines -= len(why)
			}
		}
	}
}

// inTime is the recap with the entries of each part in the order in which they came about.
func (r *reckoning) inTime() *reckoning {
	told := *r
	told.parts = nil
	for _, p := range r.parts {
		p.list = slices.Clone(p.list)
		slices.SortStableFunc(p.list, func(a, b entry) int { return cmp.Compare(a.when, b.when) })
		told.parts = append(told.parts, p)
	}
	return &told
}

// parted divides what was lost into what is told one by one and what there is less to spend of, which is told in one line: it was
// paid, and is no loss.
func parted(all []rules.Change) (lost, spent []rules.Change) {
	for _, c := range all {
		if spendable(c) {
			spent = append(spent, c)
		} else {
			lost = append(lost, c)
		}
	}
	return lost, spent
}

// partedBySide divides what is better for a person into what that person has more of and what there is less of against it.
func partedBySide(all []rules.Change) (own, others []rules.Change) {
	for _, c := range all {
		if c.Against {
			others = append(others, c)
		} else {
			own = append(own, c)
		}
	}
	return own, others
}

// inOneLine tells changes one behind the other, "Food of Eileen: 1, was 3; Gold of Eileen: 0, was 2", and what has done most to each that
// was not the person's doing, with what led to it where nobody decided that.
func (c *causes) inOneLine(list []rules.Change) []string {
	words := make([]string, len(list))
	why := []string{""}
	for i, change := range list {
		words[i] = rules.Say("%s: %s", change.Name, change.Figures())
		if line := c.taker(change); line >= 0 {
			told := []int{line}
			if before := c.lead(line); c.fate[line] && len(before) > 0 && !c.elsewhere(before[0], change) {
				told = append(before, line)
			}
			for _, line := range told {
				if by := firstSentence(c.lines[line].Text.String()); !slices.Contains(why, by) {
					why = append(why, by)
				}
			}
		}
	}
	why[0] = strings.Join(words, "; ")
	return why
}

// over is 1 of something that is gone, else 0: what has come about weighs more.
func over(c rules.Change) int {
	if c.N == 0 {
		return 1
	}
	return 0
}
