package table

import (
	"slices"
	"strings"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
)

// digest is what the turns of others came to that a person has watched: the weightiest of it in a few lines. It stays until the person's
// first choice, and folded as long as the turn goes on; a click on it opens the recap.
type digest struct {
	list  []tiding
	whole *reckoning // nil: the list is all of it
	more  int        // how much more the recap tells
	// passed tells of turns of the person that were over without a question, passedShort in fewer words; empty: none were.
	passed, passedShort string
	since               period // when it begins
	from                int    // the position from which on what it tells of is seen again
	folded              bool   // the person has chosen since: it is a heading that unfolds
}

// tiding is one line of a digest.
type tiding struct {
	words string   // what changed
	why   []string // how it came about, as far as the words do not say it
	tone  rules.Tone
	loss  bool // the person has lost something
	took  int  // how much, as far as the game says it
	// struck: others aimed at the person, who has lost nothing by it.
	struck bool
	when   int // the line of the log that tells of it, from 1; 0: it stands where it is
}

// mostTidings is of how many lines a digest usually is at most. Where several of them tell of losses, it has one line more.
const mostTidings = 3

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
	d := &digest{since: t.periodOf(from, turns)}
	ended := from
	if others && !turns {
		ended = max(0, from-1) // what the person's own decision brought to an end is news too
	}
	told, of := t.recounted(ended)
	if r, _ := t.balance(from, t.handedOver); r != nil && len(r.parts) > 0 {
		r.since, d.whole = d.since, r
		d.list, d.more = r.weightiest(of)
	}
	own, theirs := t.sums()
	switch deeds := slices.ContainsFunc(told, func(x tiding) bool { return x.tone == rules.Plain }); {
	case others && turns && deeds: // all that is worth a line beside losses
		d.tellDeeds(told)
		told = nil
	case others && !slices.ContainsFunc(slices.Concat(told, d.list), func(x tiding) bool { return x.tone == rules.Bad }):
		if theirs == nil || !turns {
			theirs = t.deed(from, turns)
		}
		d.more += max(0, len(d.list)-1)
		d.list = append(theirs, d.list[:min(1, len(d.list))]...)
	}
	if !turns {
		own = nil
	}
	if others {
		own = d.fold(own)
	}
	d.tellOwn(append(t.outcome(from), own...), others)
	d.recount(told, others)
	d.once()
	d.pass(t.passedTurns())
	if len(d.list) == 0 {
		return nil
	}
	return d
}

// tellDeeds has the digest tell of what others did and what came of it, and beside that of what was lost alone.
func (d *digest) tellDeeds(told []tiding) {
	lost := slices.DeleteFunc(d.list, func(x tiding) bool { return !x.loss })
	d.list, d.more = lossesFirst(append(told, lost...)), 0
}

// tellOwn has the digest tell what came of what the person did: last where others have done something since, as that was seen and is
// no news, but for what it cost; else first.
func (d *digest) tellOwn(own []tiding, others bool) {
	first := 0
	for _, x := range own {
		x.loss = x.tone == rules.Bad
		if others && x.tone != rules.Bad {
			d.list = append(d.list, x)
			continue
		}
		d.list = slices.Insert(d.list, first, x)
		first++
	}
}

// fold puts what sums up the person's own turn, which was seen, behind what others have done since: into the recap, where there is
// one; what is left to be told is returned.
func (d *digest) fold(own []tiding) []tiding {
	if d.whole == nil || len(d.list) == 0 || len(own) == 0 {
		return own
	}
	var did entry
	for _, x := range own {
		did.why = append(did.why, x.words)
	}
	d.whole.add(part{ownTurn, rules.Plain, []entry{did}})
	return nil
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

// alone is the decision with which the last turn of the person was over where the last decision led on to a new turn: what lies between
// is the game's own doing, whatever the person was asked in it.
func (t *Table) alone() (n int, ok bool) {
	m := t.config.Match
	n = t.lastOwn() - 1
	if n < 0 || n != m.Len()-1 || !slices.ContainsFunc(m.Seen(n, t.viewer), func(e rules.Event) bool { return e.Kind == rules.TurnBegan }) {
		return n, false
	}
	if over, _, ok := t.turnOver(); ok {
		return over, true
	}
	return n, true
}

// handedOver is the match as the person knew it when the last decision had done all that was the person's own doing, dice and all, and
// how many events of it had been shown: what follows, by others or by a new phase or turn, is news.
func (t *Table) handedOver(from int) (s rules.State, upto int) {
	m := t.config.Match
	s = t.stateAt(from)
	if h := m.History(); from >= len(h) || !t.own(h[from].Seat()) {
		return s, 0
	}
	instants, err := m.Instants(from)
	if err != nil {
		return s, 0
	}
	for i, at := range m.Known(from, instants, t.viewer) {
		if e := at.Event; begins(e) || e.Seat != rules.NoSeat && !t.own(e.Seat) {
			return s, i
		}
		s = at.State
	}
	return s, len(instants)
}

// outcome is what an attack of the person came to that the next phase or turn followed by itself, so that nothing else says it any more:
// none where there was no such attack.
func (t *Table) outcome(from int) []tiding {
	m := t.config.Match
	s, upto := t.handedOver(from)
	if seen := m.Seen(from, t.viewer); upto == 0 || upto >= len(seen) || !slices.ContainsFunc(seen[:upto], func(e rules.Event) bool {
		return e.Kind == rules.AttackResolved && t.own(e.Seat)
	}) {
		return nil
	}
	was, ok := t.stateAt(from).(rules.Accountant)
	now, is := s.(rules.Accountant)
	if !ok || !is {
		return nil
	}
	var x tiding
	had := was.Account(t.viewer, nil)
	changed := func(l match.Line) bool {
		return l.Kind == rules.PieceRemoved || l.Kind == rules.TrackChanged && slices.ContainsFunc(had, func(h rules.Holding) bool { return slices.Contains(l.Elements, h.Of) })
	}
	for _, l := range t.since(from, 0) {
		switch told := l.Entry == from && l.Upto <= upto; {
		case told && l.Kind == rules.AttackResolved && t.own(l.Seat):
			x = tiding{words: l.Text.String(), tone: rules.Good}
		case told && x.words != "" && changed(l):
			x.why = append(x.why, l.Text.String())
		}
	}
	if x.words == "" {
		return nil
	}
	if rules.Compare(had, now.Account(t.viewer, nil)).Hurts() {
		x.tone = rules.Bad
	}
	return []tiding{x}
}

// passedTurns are the lines that tell of turns of the person that were over without a question, since the last decision.
func (t *Table) passedTurns() (list []match.Line) {
	for _, l := range t.since(max(0, t.lastOwn()-1), 0) {
		if l.Kind == rules.TurnPassed && t.own(l.Seat) {
			list = append(list, l)
		}
	}
	return list
}

// pass has the digest begin with the turns that passed: in the words of the log, or in fewer where there is little room.
func (d *digest) pass(turns []match.Line) {
	if len(turns) == 0 {
		return
	}
	var told, brief []string
	for _, l := range turns {
		told, brief = append(told, l.Text.String()), append(brief, rules.Say("Turn %d passed.", l.Turn))
	}
	if len(d.list) == 0 {
		d.list = []tiding{{words: strings.Join(told, " ")}}
		return
	}
	d.passed, d.passedShort = strings.Join(told, " "), strings.Join(brief, " ")
}

// sums are the lines of the log that sum up the last turn of the person, and the last of those that sum up turns of others since;
// nil: there are none, or no turn of the person has begun after another one.
func (t *Table) sums() (own, theirs []tiding) {
	var open []tiding // of the turn whose beginning has not been come to yet
	begun, others := false, false
	for _, l := range slices.Backward(t.config.Match.Lines(t.viewer)) {
		switch {
		case l.Kind == rules.TurnBegan && t.own(l.Seat) && begun:
			return open, theirs
		case l.Kind == rules.TurnBegan:
			if begun = begun || t.own(l.Seat); begun && theirs == nil && len(open) > 0 {
				theirs = open[len(open)-1:]
			}
			open, others = nil, others || begun && !t.own(l.Seat)
		case l.Sums && begun:
			open = append([]tiding{{words: l.Text.String()}}, open...)
		}
	}
	if !others {
		open = nil
	}
	return open, theirs // the match began in the turn of the person
}

// deed is the last line of the log in which another seat did something, one that weighs if there is one, and not only bore what came of it:
// where turns are somebody's, after the one of the person had ended.
func (t *Table) deed(from int, turns bool) (list []tiding) {
	lines := t.since(from, 0)
	for _, l := range slices.Backward(lines) {
		if turns && l.Entry == from && l.Kind == rules.TurnBegan {
			return list
		}
		if l.Seat == rules.NoSeat || t.own(l.Seat) || l.Kind == rules.Note || l.Kind == rules.TrackChanged || begins(rules.Event{Kind: l.Kind}) {
			continue
		}
		if told := []tiding{{words: l.Text.String()}}; l.Weighs {
			return repeated(told, lines)
		} else if list == nil {
			list = repeated(told, lines)
		}
	}
	return list
}

// repeated is a line that says how often it stands among lines of the log, as where a block loses one step after the other.
func repeated(told []tiding, lines []match.Line) []tiding {
	n := 0
	for _, l := range lines {
		if l.Text.String() == told[0].words {
			n++
		}
	}
	told[0].words = often(told[0].words, n)
	return told
}

// latest is the last line of the log for a person who was not at the screen and of whom nothing else is told, as one whose spell was
// let pass; nil: there is none.
func (t *Table) latest(from int) *digest {
	lines := t.since(from, 0)
	if len(lines) == 0 {
		return nil
	}
	return &digest{list: []tiding{{words: lines[len(lines)-1].Text.String()}}}
}

// weightiest is the most important of a recap: what was lost, then what is new against the person, what was gained and the rest, and
// how much more there is. With several losses it is a line longer, so that none of them is told of after what weighs less. What only
// threatens stands in the banner, and comes last. What is about the same thing, as a place that is lost and what took it, is told
// once, and not what is told of already.
func (r *reckoning) weightiest(known []rules.Element) (list []tiding, more int) {
	type place struct{ part, entry, rank int }
	var all []place
	for i, p := range r.parts {
		named := 0
		for n, e := range p.list {
			if slices.Contains(known, e.of) {
				continue
			}
			rank := 300 + n
			if p.title.String() == lessToSpend.String() {
				rank = 90
			}
			if e.name != "" {
				rank = named
				named++
			}
			switch {
			case e.name == "" || p.loss():
			case p.tone == rules.Bad:
				rank += 100
			default:
				rank += 200
			}
			all = append(all, place{i, n, rank})
		}
	}
	slices.SortStableFunc(all, func(a, b place) int { return a.rank - b.rank })
	entryAt := func(at place) *entry { return &r.parts[at.part].list[at.entry] }
	var told []place
	losses := 0
	for _, at := range all {
		switch {
		case slices.ContainsFunc(told, func(x place) bool { return entryAt(x).same(entryAt(at)) }):
		case len(told) < mostTidings+min(1, losses/2):
			told = append(told, at)
			if r.parts[at.part].loss() {
				losses++
			}
		default:
			more++
		}
	}
	slices.SortStableFunc(told, func(a, b place) int { return a.part - b.part })
	for _, at := range told {
		x := tidingOf(entryAt(at), r.parts[at.part].tone)
		x.loss = r.parts[at.part].loss()
		list = append(list, x)
	}
	return list, more
}

// tidingOf is an entry of a recap in a line.
func tidingOf(e *entry, tone rules.Tone) tiding {
	x := tiding{tone: tone, when: e.when}
	switch {
	case e.name == "" && len(e.why) > 1 && tone == rules.Bad: // what there is less to spend, and by what
		x.words, x.why = rules.Say("%s.", e.why[0]), e.why[1:]
	case e.name == "" && len(e.why) > 0:
		x.words = e.why[0]
	case e.said && len(e.why) > 0:
		x.words = e.why[len(e.why)-1]
	case e.figures == "" && len(e.why) > 0: // what a partner did
		x.words = e.why[min(len(e.why), mostDeeds)-1]
	default:
		x.words = rules.Say("%s: %s.", e.name, e.figures)
		x.why = e.why
	}
	return x
}

// openDigest opens the recap of which the digest is the weightiest, or shows again what it tells of. Where it tells of what
// others did, the whole recap is opened, as that stands there alone.
func (t *Table) openDigest() {
	switch {
	case t.digest == nil:
	case t.digest.folded:
		t.digest.folded, t.dirty = false, true
	case t.digest.whole == nil:
		t.seeFrom(t.digest.from)
	default:
		t.reckoning, t.dirty = t.digest.whole, true
		t.reckoning.page = 0
		_, short := t.reckoning.gist()
		if short && slices.ContainsFunc(t.digest.list, func(x tiding) bool { return x.tone == rules.Plain }) { // the first page leaves it out
			t.reckoning.page = 1
		}
	}
}

// keepDigest keeps the digest for the rest of the turn in which the person has chosen something. What has come about since the last
// decision only is told of no longer than until the next one.
func (t *Table) keepDigest(c game.Change) {
	if t.digest != nil && t.digest.since != sinceDecision {
		t.kept = t.digest
	}
	if t.curtain != nil || c.To != c.From+1 || slices.ContainsFunc(c.Instants, func(at match.Instant) bool { return at.Event.Kind == rules.TurnBegan }) {
		t.kept = nil
	}
	t.digest = nil
}

// recall shows what was told at the beginning of the turn, folded, where nothing newer is told.
func (t *Table) recall() {
	if t.digest == nil && t.reckoning == nil && t.kept != nil {
		again := *t.kept
		again.folded = true
		t.digest = &again
	}
}

// shownDigest is the digest while a person is asked.
func (t *Table) shownDigest() *digest {
	if t.mode() != Asking || t.covered() {
		return nil
	}
	return t.digest
}
