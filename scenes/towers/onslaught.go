package towers

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// band is attackers that are alike: the same creature with the same level, whom the same can meet as likely.
type band struct {
	advice.Menace
	n int
}

// asksOnslaught reports whether it is told what would come if the turn ended now: to whom its end is up.
func (l *layout) asksOnslaught() bool {
	own := l.Mode == table.Asking && !l.Nobody && l.Asker == l.me && l.Turn == l.me
	return own && (l.Asked == engine.AskMain || l.Asked == engine.AskDeclare || l.Asked == engine.AskCombat)
}

// stake says at the foot of the panel what is at stake if the turn ended now, while a sheet lies there that does not tell it, such as the
// odds of what is being chosen, and returns the room above it.
func (l *layout) stake(box ink.Rect) ink.Rect {
	if !l.asksOnslaught() {
		return box
	}
	say := l.atStake(bands(l.State, l.match.Onslaught()))
	pad := l.Gap(boardkit.Close)
	room := box.W - 2*pad - l.Px(30) - l.Gap(boardkit.Tight)
	high := math.Ceil(float64(len(l.Measure.Wrap(l.Small(), say, room)))*l.Small().Size*1.15) + pad
	least := stakeLeaves
	if l.Out.Sheet == cardSheet {
		least = stakeBesideCard
	}
	if say == "" || box.H-high < float64(least)*l.Line(l.Body()) {
		return box
	}
	foot, rest := box.CutBottom(high)
	b := l.Fresh()
	own := boardkit.Own(foot)
	b.Inked(own, ink.OxbloodDark, 2, 6)
	in := ink.R(own.X+pad, own.Y, own.W-2*pad, own.H)
	text := b.Icon(in, "towersiege/icons/attack", math.Min(in.H, l.Px(30)), l.Gap(boardkit.Tight))
	b.Lines(ink.R(text.X, text.Y+pad/2, text.W, text.H-pad/2), l.Small(), ink.ParchmentLight, say, 1.15)
	l.OnPanel(stage.Piece{ID: "stake", Box: foot, Look: b.List, Fixed: true, Label: rules.Say("If you end the turn now: %s", say), Tip: true})
	_, rest = rest.CutBottom(l.Gap(boardkit.Tight))
	return rest
}

// A sheet above what is at stake has room for so many lines at least, a card for its picture and its words as well.
const (
	stakeLeaves     = 8
	stakeBesideCard = 16
)

// onslaught tells who of the others could attack if the turn ended now, how likely each blow hurts whoever meets it, and who can; it
// returns the room that is left. What is left to be paid for or cast is told by the purses alone: nobody sees it coming.
func (l *layout) onslaught(b *boardkit.Pen, room ink.Rect) ink.Rect {
	line := l.Line(l.Body())
	if !l.asksOnslaught() || room.H < 3*line {
		return room
	}
	head, rest := room.CutTop(l.Line(l.Strong()))
	list := bands(l.State, l.match.Onslaught())
	if len(list) == 0 {
		if l.Round < 2 {
			return room
		}
		b.Say(head, l.Strong(), ink.Ink, rules.Say("If you end the turn now"))
		at, rest := rest.CutTop(line)
		b.Say(at, l.Body(), ink.Oak, rules.Say("No Creature of theirs can attack you. Items and Spells may."), rules.Say("No Creature of theirs can attack."))
		if say := l.atStake(list); say != "" && l.lines(rest, l.Body(), say) {
			high := math.Ceil(float64(len(l.Measure.Wrap(l.Body(), say, rest.W))) * l.Body().Size * 1.15)
			at, rest = rest.CutTop(high)
			b.Lines(at, l.Body(), ink.OxbloodDark, say, 1.15)
		}
		return rest
	}
	hurts := rules.Say("hurts")
	b.Right(head, l.Small(), ink.Oxblood, hurts)
	head.W = math.Max(1, head.W-l.Width(l.Small(), hurts)-l.Gap(boardkit.Tight))
	b.Say(head, l.Strong(), ink.OxbloodDark, rules.Say("If you end the turn now"), rules.Say("If you end it now"))
	foot := 2*line + l.Gap(boardkit.Tight)
	fits := max(1, int((rest.H-foot)/l.oddsLine()))
	if len(list) > fits {
		fits = max(1, fits-1)
	}
	for _, m := range list[:min(fits, len(list))] {
		var at ink.Rect
		at, rest = rest.CutTop(l.oddsLine())
		l.bandLine(b, at, m)
	}
	if more := len(list) - fits; more > 0 && rest.H >= line {
		var at ink.Rect
		at, rest = rest.CutTop(line)
		b.Say(at, l.Body(), ink.Oak, rules.Count(more, "and %d other", "and %d others").String())
	}
	for _, say := range [...]string{l.atStake(list), l.guarded(list), l.purses(list)} {
		if say == "" {
			continue
		}
		high := math.Ceil(float64(len(l.Measure.Wrap(l.Body(), say, rest.W))) * l.Body().Size * 1.15)
		if high > rest.H {
			break
		}
		var at ink.Rect
		at, rest = rest.CutTop(high)
		b.Lines(at, l.Body(), ink.Oak, say, 1.15)
	}
	_, rest = rest.CutTop(math.Min(rest.H, l.Gap(boardkit.Close)))
	return rest
}

// bandLine is an attacker with its level, and how likely its blow hurts, from the best who can meet it to the worst.
func (l *layout) bandLine(b *boardkit.Pen, at ink.Rect, m band) {
	t := l.At(m.Attacker)
	if t == nil {
		return
	}
	hurts := span{m.Guards[0].Hurt, m.Guards[len(m.Guards)-1].Hurt}
	said := spanned(hurts)
	w := l.Width(l.Strong(), said)
	b.Right(at, l.Strong(), ink.Oxblood, said)
	name := b.Icon(ink.R(at.X, at.Y, math.Max(1, at.W-w-l.Gap(boardkit.Tight)), at.H), pictureOf(l.Info(t)), at.H, l.Gap(boardkit.Tight))
	title := l.Info(t).Title().String()
	if m.n > 1 {
		b.Say(name, l.Body(), ink.Ink, rules.Say("%d × %s, Attack Level %d", m.n, title, m.AL), rules.Say("%d × %s, AL %d", m.n, title, m.AL), rules.Say("%d × %s", m.n, title))
		return
	}
	title = l.titled(t) // of several of one name, which
	b.Say(name, l.Body(), ink.Ink, rules.Say("%s, Attack Level %d", title, m.AL), rules.Say("%s, AL %d", title, m.AL), title)
}

// spanned is a span of chances in percent.
func spanned(s span) string {
	least, most := rules.Percent(s.least).String(), rules.Percent(s.most).String()
	if least == most {
		return least
	}
	return strings.TrimSuffix(least, " %") + "–" + most
}

// mostAtStake is how many threats are told beside the banner, which says the first of them too.
const mostAtStake = 2

// atStake is what may be lost before the next turn: what the banner warns of, in its words and with its chances; where it warns of nothing,
// what one blow may take.
func (l *layout) atStake(list []band) string {
	var all []string
	for _, w := range l.Threats[:min(len(l.Threats), mostAtStake)] {
		all = append(all, rules.Say("%s.", rules.Capital(w.Text)))
	}
	if len(all) > 0 {
		return strings.Join(all, " ")
	}
	if len(list) == 0 {
		return ""
	}
	return l.endangered(list[0])
}

// endangered says what the most dangerous attacker may take from whoever would meet it, and how likely: that is what is at stake, as
// who meets it is up to whoever is attacked.
func (l *layout) endangered(m band) string {
	meets := l.wouldMeet(m.Guards)
	t := l.At(meets.Thing)
	by := l.At(m.Attacker)
	if t == nil || by == nil {
		return ""
	}
	who, chance := l.Info(by).Title(), rules.Percent(meets.Hurt)
	last := t.Points <= 1
	switch name := l.Info(t).Title(); {
	case l.Is(t, content.Mage) && last:
		return rules.Say("%s may slay your Mage: %s.", who, chance)
	case l.Is(t, content.Mage):
		return rules.Say("%s may take a Life Point of your Mage: %s.", who, chance)
	case l.Is(t, content.Tower) && last:
		return rules.Say("%s may bring down your Tower: %s.", who, chance)
	case l.Is(t, content.Tower):
		return rules.Say("%s may take a point of your Tower: %s.", who, chance)
	case l.Structure(t) && !last:
		return rules.Say("%s may take a point of your %s: %s.", who, name, chance)
	case l.Structure(t):
		return rules.Say("%s may destroy your %s: %s.", who, name, chance)
	case last:
		return rules.Say("%s may slay your %s: %s.", who, name, chance)
	default:
		return rules.Say("%s may wound your %s: %s.", who, name, chance)
	}
}

// wouldMeet is who meets an attack if its seat spares its Mage, and the last point of its Tower: of the others the one that is hurt the least
// likely.
func (l *layout) wouldMeet(guards []advice.Guard) advice.Guard {
	for _, g := range guards {
		if t := l.At(g.Thing); t != nil && !l.Is(t, content.Mage) && (!l.Is(t, content.Tower) || t.Points > 1) {
			return g
		}
	}
	return guards[0]
}

// guarded says who can meet the attacks, the one that the first of them hurts the least likely before all others.
func (l *layout) guarded(list []band) string {
	var names []rules.Text
	var seen []string
	for _, g := range list[0].Guards {
		t := l.At(g.Thing)
		if t == nil {
			continue
		}
		title := l.Info(t).Title()
		if l.Structure(t) {
			title = rules.Plural(int(t.Points), "%s (%d point)", "%s (%d points)", title, int(t.Points))
		}
		if !slices.Contains(seen, title.String()) {
			names, seen = append(names, title), append(seen, title.String())
		}
	}
	if len(names) == 1 {
		return rules.Say("Only %s can meet them.", names[0])
	}
	return rules.Say("Who can meet them, the least likely hurt first: %s.", rules.And(names...))
}

// purses says with what the others can do more than that, as far as all may know (TS-HID-1).
func (l *layout) purses(list []band) string {
	t := l.At(list[0].Attacker)
	if t == nil {
		return ""
	}
	p := &l.Players[t.Owner]
	return rules.Say("%s also has %s, and %d power each turn.", l.name(t.Owner), rules.Count(int(p.Hand.N), "%d card in hand", "%d cards in hand"), l.Produced(t.Owner, content.Power))
}

// bands are attackers put together that are alike, the most dangerous first.
func bands(s *engine.State, list []advice.Menace) (all []band) {
	for _, m := range list {
		by := s.At(m.Attacker)
		if by == nil || len(m.Guards) == 0 {
			continue
		}
		i := slices.IndexFunc(all, func(o band) bool {
			return s.At(o.Attacker).Card == by.Card && o.AL == m.AL && slices.Equal(o.Guards, m.Guards)
		})
		if i < 0 {
			all = append(all, band{m, 1})
		} else {
			all[i].n++
		}
	}
	slices.SortStableFunc(all, func(a, b band) int { return cmp.Compare(b.Guards[0].Hurt, a.Guards[0].Hurt) })
	return all
}
