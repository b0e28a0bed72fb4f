package table

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// undertake plays a series, after one question about all that is to be asked about in it: whoever thinks again has played nothing.
func (t *Table) undertake(list []rules.Choice) {
	if q, ok := t.foresee(list); ok {
		q.wave, q.course = t.wave, t.course
		t.wave, t.course = wave{}, course{}
		t.ask, t.dirty = &q, true
		return
	}
	t.series = list
	t.goOn()
}

// foresee tries a series on a copy, as far as it brings nothing to light that the person cannot know, and reports whether anything
// of it is to be asked about.
func (t *Table) foresee(list []rules.Choice) (q question, ok bool) {
	s := t.base.Clone()
	var lines []string
	if at, muster, ok := t.musters(s, list); ok {
		if warns, ask := at.(rules.Musterer).CautionAll(muster); ask && !t.answered.all(warns.String(), t.viewer, t.base.Progress().Turn) {
			lines = []string{warns.String()}
			q.text, q.says = wording(at, muster[0], muster), at.(rules.Replier).Replies(muster[0])
		}
	}
	for _, c := range list {
		if !s.Decision().Seats.Has(t.viewer) || !slices.Contains(s.Decision().Choices, c) {
			break
		}
		q.about = append(q.about, t.path.Way(c)...)
		if warns, ask := t.heeds(s, c); ask && !t.answered.all(warns, t.viewer, t.base.Progress().Turn) {
			if lines == nil {
				q.text, q.says = wording(s, c, list), repliesTo(s, c, true)
			}
			for _, line := range strings.Split(warns, "\n") {
				if !slices.Contains(lines, line) {
					lines = append(lines, line)
				}
			}
		}
		if events, err := s.Apply(c); err != nil || slices.ContainsFunc(events, brings) {
			break
		}
	}
	q.series, q.warns = list, strings.Join(lines, "\n")
	return q, lines != nil
}

// musters is a series without what only leads on to it, and the state in which it begins then; false: the game does not weigh several choices
// together.
func (t *Table) musters(s rules.State, list []rules.Choice) (at rules.State, muster []rules.Choice, ok bool) {
	if _, weighs := s.(rules.Musterer); !weighs || len(list) < 2 || t.config.Lesson != nil {
		return s, nil, false
	}
	lead := t.path.Lead(list[len(list)-1])
	if len(lead) >= len(list) {
		return s, nil, false
	}
	at = s.Clone()
	for _, c := range lead {
		if _, err := at.Apply(c); err != nil {
			return s, nil, false
		}
	}
	_, replies := at.(rules.Replier)
	return at, list[len(lead):], replies
}

// Foretell is what the last of several choices would do, made after the others, and the state in which it is made then. False: they cannot
// be made, or nothing can be told.
func Foretell(s rules.State, list []rules.Choice) (at rules.State, p rules.Preview, ok bool) {
	last := len(list) - 1
	if last > 0 {
		s = s.Clone()
	}
	for _, c := range list[:last] {
		if _, err := s.Apply(c); err != nil {
			return nil, p, false
		}
	}
	p, ok = s.Preview(list[last])
	return s, p, ok
}

// brings reports whether an event brings something to light that nobody could know before.
func brings(e rules.Event) bool { return e.Reveals }

// wording is what a series does, by one choice of it.
func wording(s rules.State, c rules.Choice, list []rules.Choice) string {
	others := -1
	for _, o := range list {
		if o.Verb == c.Verb {
			others++
		}
	}
	said := s.Describe(c).Sentence
	if others == 0 {
		return said.String()
	}
	return rules.Say("%s, and %d more with it", said, others)
}

// repliesTo are what the answers to the question before a choice do, in the words of a game that asks it; empty: in those of the table.
func repliesTo(s rules.State, c rules.Choice, ask bool) rules.Replies {
	replier, ok := s.(rules.Replier)
	if !ok || !ask {
		return rules.Replies{}
	}
	if _, cautions := replier.(rules.Cautioner).Caution(c); !cautions {
		return rules.Replies{} // the table asks by itself
	}
	return replier.Replies(c)
}

// heeds is what a person is warned of before a choice: what the game advises caution for and, of what it says nothing about, what
// the table itself finds to lose the match; of nothing where a mentor asks for that very choice.
func (t *Table) heeds(s rules.State, c rules.Choice) (string, bool) {
	if lesson := t.config.Lesson; lesson != nil && lesson.Run.Bids(c) {
		return "", false
	}
	if careful, ok := s.(rules.Cautioner); ok {
		if caution, ask := careful.Caution(c); ask {
			return caution.String(), true
		}
	}
	return t.loses(s, c)
}
