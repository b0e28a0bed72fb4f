package table

import (
	"cmp"
	"slices"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
)

// reckoning is what a person lost and gained, and what is new against that person, since the last decision.
type reckoning struct {
	from  int    // the decisions from there on are told, and seen again
	since period // with what the person answered in the turns of others, where it is not the last decision
	parts []part
	led   bool // the first part is told in any case
	page  int  // of those that it takes, from 0
}

// part is what is told under one heading.
type part struct {
	title rules.Text
	tone  rules.Tone
	list  []entry
}

// entry is one thing that changed, and how it came about in lines; without a name it is those alone.
type entry struct {
	name, figures string
	why           []string
	of, at        rules.Element // what changed, and where
	when          int           // the line of the log that tells of it, from 1; 0 stands first
	said          bool          // how it came about says in one line all that the figures say
}

// same reports whether one of two entries is the place at which the other is.
func (e *entry) same(x *entry) bool { return e.of != "" && e.of == x.at || e.at != "" && e.at == x.of }

// reckon opens the recap for a person who is asked now and was away, or saw not all of it, if that person was harmed. Else the
// digest says what the turns of others came to.
func (t *Table) reckon() {
	if t.config.Lesson != nil || t.serial() || t.amid() {
		return
	}
	from, away := t.away()
	if away {
		ended, others := t.lastTurn()
		if others = others && ended+1 < t.lastOwn(); others {
			from = ended
		}
		if t.reckoning = t.reckonFrom(from); t.reckoning != nil {
			t.reckoning.since = t.periodOf(from, others)
		}
		t.reckoned[t.viewer] = t.config.Match.Len()
	}
	if t.reckoning == nil {
		t.digest = t.digested()
	}
	if t.reckoning == nil && t.digest == nil && away && t.absent.back {
		t.digest = t.latest(from)
	}
	t.dateDigest()
	t.recall()
	t.fears()
	t.absent.end()
}

// reckonFrom is what the person lost and gained from a position on; nil if there was no harm in it.
func (t *Table) reckonFrom(from int) *reckoning {
	r, harm := t.balance(from, t.before)
	if !harm {
		return nil
	}
	r.lead(t.passedTurns())
	return r
}

// lead has a recap begin with the turns of the person that passed, before anything of others can be taken for them.
func (r *reckoning) lead(turns []match.Line) {
	if len(turns) == 0 {
		return
	}
	var own entry
	for _, l := range turns {
		own.why = append(own.why, l.Text.String())
	}
	r.parts, r.led = slices.Insert(r.parts, 0, part{ownTurn, rules.Plain, []entry{own}}), true
}

// balance is what the person lost and gained from a position on, where start says how the match stood and how many events of the
// decision had been shown, and whether there was harm in it; nil: the game keeps no account, or nobody has had a turn yet.
func (t *Table) balance(from int, start func(from int) (rules.State, int)) (_ *reckoning, harm bool) {
	now, ok := t.base.(rules.Accountant)
	if !ok {
		return nil, false
	}
	if from, ok = t.setUp(from); !ok {
		return nil, false
	}
	before, upto := start(from)
	was, ok := before.(rules.Accountant)
	if !ok {
		return nil, false
	}
	had := was.Account(t.viewer, nil)
	b := rules.Compare(had, now.Account(t.viewer, nil))
	fears := t.newFears()
	b.Against = slices.DeleteFunc(b.Against, func(c rules.Change) bool { // it stands there with its place
		return c.From == 0 && slices.ContainsFunc(b.Against, func(x rules.Change) bool { return c.At != "" && x.Of == c.At })
	})
	slices.SortStableFunc(b.Against, graver)
	causes, known := t.causes(from, upto, had), names(had)
	b.Lost = slices.DeleteFunc(b.Lost, func(c rules.Change) bool { return causes.worn(c) || held(c) && !causes.taken[c.Of] })
	var faded []rules.Change
	b.Lost, faded = causes.fades(b.Lost)
	b.Against = slices.DeleteFunc(b.Against, func(c rules.Change) bool { return spendable(c) || causes.self(c) })
	harm = b.Hurts() || b.Threatens() || slices.ContainsFunc(b.Lost, held) || t.together(b) || slices.ContainsFunc(fears, func(w rules.Warning) bool { return w.Fatal })
	r := &reckoning{from: from}
	lost, spent := parted(b.Lost)
	r.add(part{lostThings, rules.Bad, tellChanges(lost, known, &causes)})
	if spent = slices.DeleteFunc(spent, causes.paid); len(spent) > 0 {
		r.add(part{lessToSpend, rules.Bad, []entry{{why: causes.inOneLine(spent)}}})
	}
	deeds, _ := t.recounted(from)
	r.add(part{rules.T("Aimed at you, nothing lost"), rules.Bad, linesOf(deeds, func(x tiding) bool { return x.struck })})
	against := part{title: newAgainst, tone: rules.Bad}
	for _, w := range fears {
		against.list = append(against.list, entry{why: []string{spell(w).String()}})
	}
	against.list = append(against.list, tellChanges(b.Against, known, &causes)...)
	r.add(against)
	b.Gained = slices.DeleteFunc(b.Gained, func(c rules.Change) bool {
		return spendable(c) || held(c) || causes.worn(c) || causes.given(c, len(t.config.Match.Seats()))
	})
	slices.SortStableFunc(b.Gained, func(x, y rules.Change) int { return cmp.Compare(over(x), over(y)) })
	own, others := partedBySide(b.Gained)
	r.add(part{rules.T("Gained"), rules.Good, tellChanges(own, known, &causes)})
	r.add(part{rules.T("Less against you"), rules.Good, tellChanges(others, known, &causes)})
	r.add(part{rules.T("No longer there"), rules.Plain, tellChanges(faded, known, &causes)})
	r.add(part{rules.T("What the others did"), rules.Plain, r.untold(t.partners(from, upto, deeds))})
	return r, harm
}

// untold are those of some deeds that do not stand in the recap already, as how something came about: there they stand in full.
func (r *reckoning) untold(deeds []entry) (list []entry) {
	for _, did := range deeds {
		if did.name != "" || len(did.why) != 1 || !r.tells(did.why[0]) {
			list = append(list, did)
		}
	}
	return list
}

// tells puts a deed in the place of the line that tells of it by fewer words at the end of how something came about, and reports whether
// there is one.
func (r *reckoning) tells(deed string) bool {
	for i := range r.parts {
		for n := range r.parts[i].list {
			e := &r.parts[i].list[n]
			if len(e.why) > 0 && strings.HasPrefix(deed, strings.TrimSuffix(e.why[len(e.why)-1], ".")) {
				e.why = []string{deed}
				return true
			}
		}
	}
	return false
}

// held reports whether a change is of a thing that its owner plays: it is told where others took it.
func held(c rules.Change) bool { return c.Sort == rules.Held }

// spendable reports whether a change is of what there is to spend: it comes again every turn.
func spendable(c rules.Change) bool { return c.Sort == rules.Purse }

// together reports whether all win and lose together and something has got worse for them: then each turn of the game itself is told
// in which that is so, whether it hurts already or not.
func (t *Table) together(b rules.Balance) bool {
	a, ok := t.base.(rules.Alliance)
	worse := func(c rules.Change) bool { return c.Sort != rules.Purse }
	return ok && a.Allied() && (slices.ContainsFunc(b.Lost, worse) || slices.ContainsFunc(b.Against, worse))
}

// graver orders what stands against a person: things that are new, then what has grown most.
func graver(a, b rules.Change) int {
	track := func(c rules.Change) int {
		if c.Sort == rules.Track {
			return 1
		}
		return 0
	}
	if d := track(a) - track(b); d != 0 || track(a) == 0 {
		return d
	}
	return (b.N - b.From) - (a.N - a.From)
}

// mostDeeds is how many lines of the log are told of each partner: what follows them stands there.
const mostDeeds = 6

// partners is what each of those did from a position on who wins and loses with the person, in the lines of the log. Of opponents
// nothing is told but what it changed, and what the game itself recounts of them.
func (t *Table) partners(from, upto int, deeds []tiding) (list []entry) {
	a, ok := t.base.(rules.Alliance)
	if !ok || !a.Allied() {
		return linesOf(deeds, func(x tiding) bool { return x.tone == rules.Plain && !x.struck })
	}
	lines := t.since(from, upto)
	for _, p := range t.players() {
		if t.own(p.Seat) {
			continue
		}
		did := entry{name: p.Name}
		for _, l := range lines {
			if l.Seat == p.Seat && l.Kind != rules.TurnBegan && l.Kind != rules.PhaseBegan {
				did.why = append(did.why, l.Text.String())
			}
		}
		if more := len(did.why) - mostDeeds; more > 0 {
			did.why = append(did.why[:mostDeeds], rules.Plural(more, "%d more stands in the log.", "%d more stand in the log.", more).String())
		}
		if len(did.why) > 0 {
			list = append(list, did)
		}
	}
	return list
}

// linesOf are those of some lines that are to be told, as they are.
func linesOf(lines []tiding, which func(tiding) bool) (list []entry) {
	for _, x := range lines {
		if which(x) {
			list = append(list, entry{why: []string{x.words}})
		}
	}
	return list
}

func (r *reckoning) add(p part) {
	if len(p.list) > 0 {
		r.parts = append(r.parts, p)
	}
}

// The headings of what a person lost, of what there is less to spend of, of what is new against that person, and of what that person did.
var (
	lostThings  = rules.T("Lost")
	lessToSpend = rules.T("Less to spend")
	newAgainst  = rules.T("New against you")
	ownTurn     = rules.T("Your own turn")
)

// loss reports whether a part tells of what the person lost.
func (p *part) loss() bool { return p.title.String() == lostThings.String() }

// setUp is the first position from one on that is behind the set-up, whose pieces nobody lost or gained; false: there is none.
func (t *Table) setUp(from int) (int, bool) {
	for ; from < t.config.Match.Len(); from++ {
		if p := t.stateAt(from).Progress(); p.Turn != p.Before {
			return from, true
		}
	}
	return from, false
}

// before is the match as the person knew it at a position, and how many events of the decision there had been shown. Of
// the person's own decision that is after what was done by hand: up to the first chance, the first act of somebody else.
func (t *Table) before(from int) (s rules.State, upto int) {
	m := t.config.Match
	s = t.stateAt(from)
	h := m.History()
	if from >= len(h) || !t.own(h[from].Seat()) {
		return s, 0
	}
	instants, err := m.Instants(from)
	if err != nil {
		return s, 0
	}
	for i, at := range m.Known(from, instants, t.viewer) {
		if e := at.Event; e.Reveals || e.Kind == rules.TurnBegan || e.Kind == rules.PhaseBegan || !t.own(e.Seat) {
			return s, i
		}
		s = at.State
	}
	return s, len(instants)
}

// since is the lines of the log from a position on, without those of its first events.
func (t *Table) since(from, upto int) []match.Line {
	lines := t.config.Match.Lines(t.viewer)
	i := slices.IndexFunc(lines, func(l match.Line) bool { return l.Entry > from || l.Entry == from && l.Upto > upto })
	if i < 0 {
		return nil
	}
	return lines[i:]
}

// names are what those holdings are called of which there is something.
func names(account []rules.Holding) map[string]bool {
	list := map[string]bool{}
	for _, h := range account {
		if h.N > 0 && h.Sort != rules.Held {
			list[h.Name.String()] = true
		}
	}
	return list
}

// tellChanges puts changes into words, each with how it came about. What is new and called as something that was there already
// is one more of it.
func tellChanges(list []rules.Change, known map[string]bool, by *causes) (told []entry) {
	for _, c := range list {
		e := entry{name: c.Name.String(), figures: c.Figures().String(), of: c.Of, at: c.At, when: by.when(c), said: by.says(c)}
		if c.Sort == rules.Piece && c.From == 0 && known[e.name] {
			e.figures = rules.Say("one more")
		}
		if n := by.drawn[c.Of]; n > 0 && c.N < c.From {
			e.figures = rules.Say("%d, was %d; %d drawn", c.N, c.From, n)
		}
		e.why = by.because(c)
		told = append(told, e)
	}
	return told
}

// fear is by what a threat is known again.
type fear struct {
	rule  string
	at    rules.Element
	fatal bool
}

func fearOf(w rules.Warning) fear {
	f := fear{rule: w.Rule, fatal: w.Fatal}
	if len(w.At) > 0 {
		f.at = w.At[0]
	}
	return f
}

// fears notes what threatens the person who is asked, and in which turn.
func (t *Table) fears() {
	known := t.feared[t.viewer]
	if known == nil {
		known = map[fear]int{}
		t.feared[t.viewer] = known
	}
	for _, w := range t.threats {
		known[fearOf(w)] = t.base.Progress().Turn
	}
}

// newFears are the threats that did not stand at any question to the person in the last round: some are not seen at each.
func (t *Table) newFears() (list []rules.Warning) {
	known, asked := t.feared[t.viewer]
	round := len(t.players())
	for _, w := range t.threats {
		if turn, ok := known[fearOf(w)]; asked && (!ok || t.base.Progress().Turn > turn+round) {
			list = append(list, w)
		}
	}
	return list
}

// accept closes the recap. The digest goes on telling the weightiest of it: a key or a click that was to skip what is shown may have
// closed it unread.
func (t *Table) accept() {
	if r := t.reckoning; r != nil && t.digest == nil {
		t.digest = t.digested()
		if list, more := r.weightiest(nil); t.digest == nil && len(list) > 0 {
			t.digest = &digest{list: list, more: more, since: r.since}
		}
		if t.digest != nil {
			t.digest.whole = r
			t.dateDigest()
		}
	}
	t.reckoning, t.dirty = nil, true
}

// seeAgain closes the recap and shows what it tells of.
func (t *Table) seeAgain() {
	if t.reckoning == nil { // a second click in one tick
		return
	}
	from := t.reckoning.from
	t.accept()
	t.play.asked = true
	t.recap(from)
}
