package table

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// decide plays a choice, after a question if the game advises caution. Of what it says nothing about, the table finds
// itself whether it loses the match.
func (t *Table) decide(c rules.Choice) {
	at := t.path.At(t.base, c)
	warns, ask := t.heeds(at, c)
	says := repliesTo(at, c, ask)
	if lead := t.path.Lead(c); len(lead) > 0 { // to lead on to it may give something up as well
		if first, asked := t.heeds(t.base, lead[0]); asked {
			if !ask {
				says = repliesTo(t.base, lead[0], true)
			}
			warns, ask = strings.Trim(first+"\n"+warns, "\n"), true
		}
	}
	if ask && !t.answered.all(warns, t.viewer, t.base.Progress().Turn) {
		t.ask = &question{choice: c, about: t.path.Way(c), text: t.path.Sentence(c).String(), warns: warns, says: says}
		t.dirty = true
		return
	}
	t.commit(c)
}

// commit posts a choice, once; first what leads on to it, and then it; after it what answers the question that it leads to.
func (t *Table) commit(c rules.Choice) {
	if !t.posted {
		if answers := t.presets(c); len(answers) > 0 {
			t.series, t.skipping = answers, true
		} else if lead := t.path.Lead(c); lead != nil {
			t.series, t.agreed, t.skipping = append(slices.Clone(lead[1:]), c), true, true
			c = lead[0]
		}
		t.posted, t.dirty, t.anew = true, true, nil
		t.ordered[t.viewer] = ordered{t.base.Progress().Turn, t.at + 1}
		t.briefDone()
		t.config.Commands.Play(c)
	}
}

// trials is how many deals of the unknown a choice is tried with before it is said to lose.
const trials = 100

// loses reports whether a choice ends the match badly for the person, and what it leads to. Where
// nothing is left to chance one try tells for certain; else it is tried on copies in which everything that
// the person does not know is dealt anew, and what came of all of them is told as good as sure.
func (t *Table) loses(in rules.State, c rules.Choice) (string, bool) {
	reason := ""
	for n := range trials {
		r := rules.NewRand(uint64(n) + 1)
		s := in.Veiled(t.viewer, &r)
		events, err := s.Apply(c)
		if err != nil {
			return "", false
		}
		o, over := s.Outcome()
		if !over || o.Winners.Has(t.viewer) {
			return "", false
		}
		reason = o.Reason.String()
		if !slices.ContainsFunc(events, func(e rules.Event) bool { return e.Reveals }) {
			return rules.T("This loses the match: %s", reason).String(), true
		}
	}
	return rules.T("This as good as surely loses the match: %s", reason).String(), true
}

func (t *Table) confirmed() {
	if q := t.ask; q != nil {
		t.ask = nil
		t.answered.add(q.warns, t.viewer, t.base.Progress().Turn)
		if q.series == nil {
			t.commit(q.choice)
			return
		}
		t.series, t.wave, t.course = q.series, q.wave, q.course
		t.goOn()
	}
}

// confirmedForGood answers a question so that nothing is asked for the same reason any more.
func (t *Table) confirmedForGood() {
	if q := t.ask; q != nil && !q.says.Never.Empty() {
		t.config.Commands.Prefer(t.viewer, q.says.Sets.ID, q.says.Sets.Value)
		t.confirmed()
	}
}
