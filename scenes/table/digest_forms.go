package table

import (
	"cmp"
	"slices"
	"strings"

	"portcullis/rules"
)

// forms are the lines of a digest as they can be set, the fullest first: with all of how it came about, with the end of that, with that
// of the first only, each also in the first sentences alone; the losses, the first with its cause, and nothing else; all without, and
// ever fewer of them. What weighs less goes first; what is left stands in the order in which it came about.
func (d *digest) forms() [][]string {
	forms := quick(d.byWeight(), len(d.list))
	for i, lines := range forms {
		forms[i] = d.inTime(lines)
	}
	return forms
}

// mostRead is how many words of a digest are read in about five seconds.
const mostRead = 25

// quick are the forms from the first on that tells of everything and is read in five seconds, or else tells of it in fewest words; how it
// came about is told by the recap.
func quick(forms [][]string, everything int) (list [][]string) {
	shortest := -1
	for i, lines := range forms {
		if len(lines) == everything && (shortest < 0 || read(lines) < read(forms[shortest])) {
			shortest = i
		}
	}
	for i, lines := range forms {
		if whole := len(lines) == everything; whole && (read(lines) <= mostRead || i == shortest) || !whole && len(list) > 0 {
			list = append(list, lines)
		}
	}
	return list
}

// read is how many words there are to read.
func read(lines []string) (n int) {
	for _, line := range lines {
		n += len(strings.Fields(line))
	}
	return n
}

// inTime are lines of which each tells of one of the tidings, beginning with the first, in the order in which these came about: good
// beside good, bad beside bad.
func (d *digest) inTime(lines []string) []string {
	order := make([]int, len(lines))
	for i := range order {
		order[i] = i
	}
	for from := 0; from < len(order); {
		to := from + 1
		for to < len(order) && d.timed(from) && d.timed(to) && d.list[to].tone == d.list[from].tone {
			to++
		}
		slices.SortStableFunc(order[from:to], func(a, b int) int { return cmp.Compare(d.list[a].when, d.list[b].when) })
		from = to
	}
	told := make([]string, len(lines))
	for i, at := range order {
		told[i] = lines[at]
	}
	return told
}

// timed reports whether a tiding stands where it came about; not the first where that tells of turns that passed as well.
func (d *digest) timed(i int) bool { return d.list[i].when > 0 && (i > 0 || d.passed == "") }

// byWeight are the lines of a digest as they can be set, the weightiest tiding first.
func (d *digest) byWeight() (forms [][]string) {
	set := func(most int, to int) {
		var whole, brief []string
		for i, x := range d.list {
			said, short := []string{x.words}, []string{x.words}
			if i == 0 && d.passed != "" {
				said, short = []string{d.passed, x.words}, []string{d.passedShort, x.words}
			}
			if i < to {
				for _, why := range x.why[max(0, len(x.why)-most):] {
					said, short = append(said, why), append(short, firstSentence(why))
				}
			}
			whole, brief = append(whole, strings.Join(said, " ")), append(brief, strings.Join(short, " "))
		}
		if forms = append(forms, whole); !slices.Equal(whole, brief) {
			forms = append(forms, brief)
		}
	}
	set(mostCauses, len(d.list))
	for to := len(d.list); to > 0; to-- {
		set(1, to)
	}
	if d.list[0].tone == rules.Bad {
		forms = append(forms, forms[len(forms)-1][:max(1, d.losses())])
	}
	if set(1, 0); d.passed != "" {
		forms = slices.Delete(forms, len(forms)-2, len(forms)-1) // the shorter of the two
	}
	bare := forms[len(forms)-1]
	for most := clauses(bare) - 1; most > 0; most-- {
		bare = firstClauses(bare, most)
		forms = append(forms, bare)
	}
	for len(bare) > 1 {
		bare = bare[:len(bare)-1]
		forms = append(forms, bare)
	}
	return forms
}

// kept is how many lines of a digest are left out nowhere, as far as there is any room: losses, and blows at the person.
func (d *digest) kept() (n int) {
	for n < len(d.list) && weight(d.list[n]) < lightest {
		n++
	}
	return n
}

// losses is how many losses a digest begins with.
func (d *digest) losses() (n int) {
	for n < len(d.list) && d.list[n].loss {
		n++
	}
	return n
}

// clauseEnd is what stands between the clauses of a line.
const clauseEnd = "; "

// clauses is of how many clauses the longest of some lines is.
func clauses(lines []string) (most int) {
	for _, line := range lines {
		most = max(most, 1+strings.Count(line, clauseEnd))
	}
	return most
}

// firstClauses are lines each in its first clauses: what weighs most stands there.
func firstClauses(lines []string, most int) (brief []string) {
	for _, line := range lines {
		if said := strings.SplitN(line, clauseEnd, most+1); len(said) > most {
			line = strings.Join(said[:most], clauseEnd) + "."
		}
		brief = append(brief, line)
	}
	return brief
}

// firstSentence is the first sentence of a line of the log.
func firstSentence(line string) string {
	if first, _, more := strings.Cut(line, ". "); more {
		return first + "."
	}
	return line
}
