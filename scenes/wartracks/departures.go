package wartracks

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// departure is a creature that leaves its track: what is said of it, the longest form first, and a number.
type departure struct {
	card   *siegestorm.CardView
	forms  []string
	tone   ink.Color
	number string
	later  bool // it does not leave it next
}

// departures are the creatures that leave their tracks, those that do next first.
func (l *layout) departures() (list []departure) {
	for turn := range trackSlots {
		for i := range l.Tracks {
			if c := l.Tracks[i].Slots[trackSlots-1-turn]; c != nil && c.Card != nil {
				list = append(list, l.departing(&l.Tracks[i], c, turn))
			}
		}
	}
	return list
}

// nextRows are the creatures that leave their tracks next, after the one that has left its own and is to be ordered, where that takes the
// place of none of the others; it returns where they end and how many there are. Of what there is no room for it says how many they are.
func (l *layout) nextRows(b *boardkit.Pen, inner ink.Rect) (y float64, n int) {
	list := l.departures()
	if s := l.Storm; s != nil && s.Card.Card != nil && l.Decision == "order" {
		more := slices.Insert(slices.Clone(list), 0, departure{card: &s.Card, forms: l.leavesNow(s), tone: ink.VerdigrisDark, number: strengthOf(s)})
		if l.rowsHigh(b, leavingNext(more), inner.W, rowing{leastLines, true}) <= inner.H+1 {
			list = more
		}
	}
	r, more := l.rowing(b, list, inner), b.Line(b.Small())
	y = inner.Y
	for i := range list {
		high, rest := l.rowsHigh(b, list[i:i+1], inner.W, r), l.rowsHigh(b, list[i+1:], inner.W, r)
		room := inner.Bottom() + 1 - y - high
		if room < 0 || room < rest && room < more {
			break
		}
		l.nextLook(b, ink.R(inner.X, y, inner.W, high), &list[i], r)
		y += high
		n++
	}
	if left := len(list) - n; n > 0 && left > 0 {
		b.Say(ink.R(inner.X, y, inner.W, more), b.Small(), ink.Oak, rules.Count(left, "and %d more later", "and %d more later").String())
		y += more
	}
	return y, n
}

// rowing is how rows are laid out: in how many lines at most it is said what becomes of who leaves its track next, and whether the others
// have one line each and a small face; so has who leaves it next where it is one line.
type rowing struct {
	most  int
	tight bool
}

// low reports whether the row of a creature has one line below its name.
func (r rowing) low(it *departure) bool { return r.most == 1 || it.later && r.tight }

// mostLines and leastLines are between how many lines are written of a creature that leaves its track next, as there is room.
const mostLines, leastLines = 6, 2

// rowing is that of rows in a room: as many lines as leave room for all, and rather small rows of those that leave later than fewer words
// on those that leave next. Where there is no room for all, those that leave next have some.
func (l *layout) rowing(b *boardkit.Pen, list []departure, inner ink.Rect) rowing {
	for most := mostLines; most > leastLines; most-- {
		for _, tight := range [...]bool{false, true} {
			if r := (rowing{most, tight}); l.rowsHigh(b, list, inner.W, r) <= inner.H+1 {
				return r
			}
		}
	}
	for _, r := range [...]rowing{{leastLines, false}, {leastLines, true}} {
		if l.rowsHigh(b, list, inner.W, r) <= inner.H+1 {
			return r
		}
	}
	if next := leavingNext(list); l.rowsHigh(b, next, inner.W, rowing{leastLines, true})+b.Line(b.Small()) <= inner.H+1 {
		return rowing{leastLines, true}
	}
	return rowing{1, true}
}

// leavingNext are those that leave their tracks next, of a list that begins with them.
func leavingNext(list []departure) []departure {
	if i := slices.IndexFunc(list, func(it departure) bool { return it.later }); i >= 0 {
		return list[:i]
	}
	return list
}

// rowHigh is how high a row is with so many lines below a name.
func (l *layout) rowHigh(b *boardkit.Pen, lines int) float64 {
	high := b.Line(b.Font(ink.SerifBold, 17)) + float64(max(2, lines))*b.Line(b.Small()) + 4
	if lines > 2 {
		high += l.Px(10)
	}
	return math.Max(l.Px(66), high)
}

// lowRow is how high a row is with one line below a name.
func (l *layout) lowRow(b *boardkit.Pen) float64 {
	return b.Line(b.Font(ink.SerifBold, 17)) + b.Line(b.Small()) + 2
}

// rowsHigh is how high some rows are together.
func (l *layout) rowsHigh(b *boardkit.Pen, list []departure, w float64, r rowing) (high float64) {
	for i := range list {
		if r.low(&list[i]) {
			high += l.lowRow(b)
			continue
		}
		_, _, lines := l.nextWords(b, &list[i], w, r)
		high += l.rowHigh(b, len(lines))
	}
	return high
}

// departing is one creature that will leave its track: whose, when, and the ATT that it will have then, as things stand; of one that leaves it next, what its storm would take
// as things stand, its action included.
func (l *layout) departing(t *siegestorm.TrackView, c *siegestorm.CardView, turn int) departure {
	n := strconv.Itoa(c.LaterATT())
	switch {
	case turn == 0 && (t.Parched || t.Coming != nil && t.Coming.Beats): // which cards that takes matters no more
		n = ""
	case turn == 0 && t.Coming != nil:
		n = spanOf(t.Coming.Reach)
	}
	forms, tone := l.leaving(t, turn)
	return departure{c, forms, tone, n, turn > 0}
}

// leavesNow says of the creature that has left its track and is to be ordered whose it is: the forms, longest first.
func (l *layout) leavesNow(s *siegestorm.StormView) []string {
	if s.By == l.me && int(l.Moment.Viewer) == l.me {
		return []string{rules.Say("yours, now: it waits for your order"), rules.Say("now: waits for your order"), rules.Say("now")}
	}
	return []string{rules.Say("%s, now: it waits for its order", l.called(s.By)), rules.Say("now: waits for its order"), rules.Say("now")}
}

// nextWords is where the row of a creature says something of it, beside its face and its number, how wide that number is, and the longest
// form that has room.
func (l *layout) nextWords(b *boardkit.Pen, it *departure, w float64, r rowing) (x, badge float64, lines []string) {
	x = l.faceSide(b) + l.Px(10)
	if it.number != "" {
		badge = l.numberRoom(b, l.badgeHigh(b), 18, it.number)
	}
	most := r.most
	if r.low(it) {
		most = 1
	}
	for _, form := range it.forms {
		if lines = b.Measure.Wrap(b.Small(), form, w-x-badge-l.Px(6)); len(lines) <= most {
			break
		}
	}
	return x, badge, lines[:min(len(lines), most)]
}

func (l *layout) faceSide(b *boardkit.Pen) float64 {
	return math.Min(l.rowHigh(b, 2)-l.Px(10), l.Px(56))
}

func (l *layout) badgeHigh(b *boardkit.Pen) float64 {
	return math.Max(l.Px(38), b.Line(b.Font(ink.SerifBold, 18))*1.25)
}

// nextLook is the row of a creature: its face, its name, what is said of it in the longest form that fits, and a number; none if that is
// empty.
func (l *layout) nextLook(b *boardkit.Pen, box ink.Rect, it *departure, r rowing) {
	side, high := math.Min(l.faceSide(b), box.H-3), math.Min(l.badgeHigh(b), box.H)
	l.faceLook(b, ink.R(box.X+(l.faceSide(b)-side)/2, box.Y+(box.H-side)/2, side, side), it.card)
	name, small := b.Font(ink.SerifBold, 17), b.Small()
	x, badge, lines := l.nextWords(b, it, box.W, r)
	room := ink.R(box.X+x, box.Y, box.W-x-badge-l.Px(6), box.H)
	low := float64(len(lines)) * b.Line(small)
	top := box.Y + (box.H-b.Line(name)-low)/2
	b.Name(ink.R(room.X, top, room.W, b.Line(name)), name, ink.Ink, it.card.Card.Told().String())
	words := ink.R(room.X, top+b.Line(name), room.W, low)
	switch {
	case r.low(it):
		b.Say(words, small, it.tone, it.forms...)
	case len(lines) == 2:
		b.TwoLines(words, small, it.tone, strings.Join(lines, " "))
	default:
		b.Lines(words, small, it.tone, strings.Join(lines, " "), b.Line(small)/small.Size)
	}
	if it.number != "" {
		l.numberLook(b, ink.R(box.Right()-badge, box.Y+(box.H-high)/2, badge, high), 18, it.number)
	}
}

// leaving says of a creature that leaves its track in so many turns whose it is and when it does, of one that does next what its
// storm comes to: the forms, longest first, and their colour.
func (l *layout) leaving(t *siegestorm.TrackView, turn int) ([]string, ink.Color) {
	when := [...]string{"next turn", "in 2 turns", "in 3 turns"}[turn]
	whose := "yours"
	if t.Side != l.me {
		whose = l.called(t.Side)
	}
	if turn == 0 && t.Parched {
		return []string{rules.Say("%s: has to draw first, and cannot", whose), rules.Say("has to draw first")}, l.Pen.Tones.Danger.Plain
	}
	if turn == 0 && t.Coming != nil {
		c := t.Coming
		words, short := l.takings(c)
		forms := []string{words, short}
		if more := l.raisings(c); more != "" {
			words = rules.Say("%s, %s", short, more)
			forms = []string{words, more}
		}
		if less := l.lessenings(c); less != "" {
			forms = slices.Insert(forms, 0, rules.Say("%s, %s", words, less))
			words = forms[0]
		}
		if t.Side != bossSide {
			forms = slices.Insert(forms, 0, rules.Say("%s: %s", whose, words))
		}
		forms = withKills(forms, c)
		switch all := c.Beats || c.Raised != nil && c.Raised.Beats; {
		case c.Beats && t.Side == l.me:
			return forms, ink.VerdigrisDark
		case all && t.Side != l.me:
			return forms, l.Pen.Tones.Foe.Plain
		}
		return forms, ink.Oak
	}
	if t.Side == bossSide {
		return []string{"storms next turn", "storms next"}, ink.Oak
	}
	forms := []string{whose + ", " + when, when}
	if t.Side != l.me && len(l.Sides) == 2 {
		forms = slices.Insert(forms, 1, rules.Say("theirs, %s", when))
	}
	return forms, ink.Oak
}

// withKills are forms with the creatures that a storm to come kills, or can kill in place of what it takes; those with their number alone
// and those without come last. Where it beats somebody, they count no more.
func withKills(forms []string, s *siegestorm.StormView) []string {
	words, alone, many := "", "", ""
	switch sure, maybe := len(s.Kills), len(s.MayKill); {
	case s.Beats:
	case sure > 0 && maybe > 0:
		words = rules.Say("kills %s, can kill %s", rules.And(s.Kills...), rules.Or(s.MayKill...))
		alone, many = words, rules.Say("kills %d creatures, can kill %d", sure, maybe)
	case sure > 0:
		words = rules.Say("kills %s", rules.And(s.Kills...))
		alone, many = words, rules.Count(sure, "kills %d creature", "kills %d creatures").String()
	case maybe > 0 && s.From < 0:
		words = rules.Say("can kill %s", rules.Or(s.MayKill...))
		alone, many = words, rules.Count(maybe, "can kill %d creature", "can kill 1 of %d creatures").String()
	case maybe > 0:
		words = rules.Say("or kill %s", rules.Or(s.MayKill...))
		alone = rules.Say("takes cards or kills %s", rules.Or(s.MayKill...))
		many = rules.Count(maybe, "cards or %d creature", "cards or 1 of %d creatures").String()
	}
	if words == "" {
		return forms
	}
	var list []string
	for _, form := range forms {
		list = append(list, rules.Say("%s, %s", form, words))
	}
	return append(append(list, alone, many), forms...)
}

// raisings say what more a storm can come to if its side pays for it; empty: no more.
func (l *layout) raisings(s *siegestorm.StormView) string {
	mine := s.By == l.me
	switch r := s.Raised; {
	case r == nil || s.Beats:
		return ""
	case r.Beats && mine:
		return rules.Say("all if you pay")
	case r.Beats:
		return rules.Say("all if they pay")
	case s.Reach.Most <= s.Takes:
		return ""
	case mine:
		return rules.Say("up to %d if you pay", s.Reach.Most)
	default:
		return rules.Say("up to %d if they pay", s.Reach.Most)
	}
}

// lessenings say what a storm to come is less if it is answered; empty: nothing that lies open answers it.
func (l *layout) lessenings(s *siegestorm.StormView) string {
	switch {
	case len(s.Answers) == 0 || s.Reach.Least >= s.Takes:
		return ""
	case s.From == l.me:
		return rules.Say("%d if you answer with %s", s.Reach.Least, rules.Or(s.Answers...))
	}
	return rules.Say("%d if %s answers", s.Reach.Least, rules.Or(s.Answers...))
}

// takings is what a storm to come can come to, whole and in short.
func (l *layout) takings(s *siegestorm.StormView) (words, short string) {
	switch {
	case s.Wins:
		words = rules.Say("wins the match")
	case s.Beats && s.From == l.me:
		words = rules.Say("beats you")
	case s.Beats:
		words = rules.Say("beats %s", l.called(s.From))
	case s.From < 0 && s.Defender != nil && s.Guard > 0 && s.Strength == 0 && s.Defender.Card != nil:
		words, short = rules.Say("takes no card while %s defends", s.Defender.Card.Told()), rules.Say("no card, as things stand")
		return words, short
	case s.From < 0:
		words = rules.Say("its storm takes no card")
	case s.From == bossSide:
		words = rules.Say("can take %d Life", s.Takes)
	default:
		return l.cardsTaken(s), rules.Count(s.Takes, "can take %d card", "can take %d cards").String()
	}
	return words, words
}

// cardsTaken says whose cards a storm to come can take, and from which of his piles if it is one.
func (l *layout) cardsTaken(s *siegestorm.StormView) string {
	n, of := s.Takes, l.called(s.From)
	switch mine := s.From == l.me; {
	case mine && s.Heal == n:
		return rules.Count(n, "can take %d of your Heal cards", "can take %d of your Heal cards").String()
	case mine && s.Heal == 0:
		return rules.Count(n, "can take %d of your Resources", "can take %d of your Resources").String()
	case mine:
		return rules.Count(n, "can take %d of your cards", "can take %d of your cards").String()
	case s.Heal == n:
		return rules.Plural(n, "can take %d Heal card of %s", "can take %d Heal cards of %s", n, of).String()
	case s.Heal == 0:
		return rules.Plural(n, "can take %d Resource of %s", "can take %d Resources of %s", n, of).String()
	}
	return rules.Plural(n, "can take %d card of %s", "can take %d cards of %s", n, of).String()
}
