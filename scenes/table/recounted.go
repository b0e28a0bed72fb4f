package table

import (
	"cmp"
	"slices"
	"strings"

	"portcullis/rules"
)

// recounted is what battles and the like came to that have ended since a decision of the person, and what others did, and of which
// holdings that tells all.
func (t *Table) recounted(from int) (list []tiding, of []rules.Element) {
	r, ok := t.base.(rules.Recounter)
	if !ok {
		return nil, nil
	}
	m, first := t.config.Match, from
	for first > 0 && from-first < mostTraced && !slices.ContainsFunc(m.Seen(first, t.viewer), func(e rules.Event) bool { return e.Kind == rules.TurnBegan }) {
		first-- // what has ended may have begun before
	}
	var events []rules.Event
	news := 0
	for n := first; n < m.Len(); n++ {
		if n == from {
			news = len(events)
		}
		events = append(events, m.Seen(n, t.viewer)...)
	}
	told := r.Recount(events, news, t.viewer)
	for _, x := range told {
		of = append(of, x.Of...)
	}
	return addedUp(told), of
}

// addedUp are news as lines: what has happened several times in the same words stands there once, and says how often.
func addedUp(news []rules.News) (list []tiding) {
	times := map[string]int{}
	for _, x := range news {
		times[x.Text.String()]++
	}
	for _, x := range news {
		words := x.Text.String()
		n := times[words]
		if n == 0 {
			continue
		}
		list = append(list, tiding{words: often(words, n), tone: x.Tone, loss: x.Tone == rules.Bad, took: n * x.Took, struck: x.Struck})
		times[words] = 0
	}
	return list
}

// often is a sentence about what has happened so many times.
func often(words string, n int) string {
	switch {
	case n == 2:
		return rules.Say("Twice: %s", words)
	case n > 2:
		return rules.Say("%d times: %s", n, words)
	}
	return words
}

// mostLost is of how many losses a digest tells in any case, as far as there is room.
const mostLost = 3

// recount has the digest begin with what battles and the like came to, the last of them but losses first; where no other seat has done
// anything, what is neither good nor bad comes last. What was lost besides is told after it, and what the digest began with; of what is
// left out it is said that there is more.
func (d *digest) recount(told []tiding, others bool) {
	if len(told) == 0 {
		return
	}
	most := mostTidings
	if len(d.list) == 0 {
		most++ // the line that else follows them
	}
	most = max(most, min(mostLost, len(slices.DeleteFunc(slices.Clone(told), func(x tiding) bool { return !x.loss }))))
	all := len(told) + len(d.list)
	told = latest(told, most)
	rest := slices.Clone(d.list[:min(1, len(d.list))])
	for _, x := range d.list[len(rest):] {
		if x.loss {
			rest = append(rest, x)
		}
	}
	d.more += all - len(told) - len(rest)
	if !others && !slices.ContainsFunc(told, func(x tiding) bool { return x.tone != rules.Plain }) {
		d.list = append(rest, told...)
		return
	}
	d.list = lossesFirst(append(told, rest...))
}

// lossesFirst are lines of a digest with the losses before all else, the greatest of those of which the game says how great they are first,
// and blows at the person after them.
func lossesFirst(list []tiding) []tiding {
	slices.SortStableFunc(list, func(a, b tiding) int {
		w := weight(a) - weight(b)
		if w == 0 && a.took > 0 && b.took > 0 {
			w = b.took - a.took
		}
		return w
	})
	return list
}

// weight is less for what comes first: losses, then what struck at the person in vain.
func weight(x tiding) int {
	switch {
	case x.loss:
		return 0
	case x.struck:
		return 1
	}
	return lightest
}

// lightest is the weight of all else.
const lightest = 2

// latest is so many of what has come about, in its order: losses, the greatest first, and blows at the person, and then the last of the rest.
func latest(told []tiding, most int) (list []tiding) {
	order := make([]int, len(told))
	for i := range order {
		order[i] = len(told) - 1 - i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(weight(told[a])-weight(told[b]), told[b].took-told[a].took)
	})
	keep := map[int]bool{}
	for _, i := range order[:min(most, len(order))] {
		keep[i] = true
	}
	for i, x := range told {
		if keep[i] {
			list = append(list, x)
		}
	}
	return list
}

// once leaves out of the digest what it has said already: a line that is the cause of two changes, or stands by itself as well.
func (d *digest) once() {
	var list []tiding
	var told []string // all that has been said, in sentences of which some say several things
	for _, x := range d.list {
		if slices.Contains(told, x.words) {
			continue
		}
		told = append(told, x.words)
		var why []string
		for _, line := range x.why {
			if !slices.ContainsFunc(told, func(words string) bool { return strings.Contains(words, line) }) {
				told, why = append(told, line), append(why, line)
			}
		}
		x.why = why
		list = append(list, x)
	}
	d.list = list
}
