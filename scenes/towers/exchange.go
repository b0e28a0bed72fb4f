package towers

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// meeting is what a blow can do where somebody meets it.
type meeting struct {
	by   *engine.Thing // nil: nobody can choose who meets it
	hurt float64       // chance that the blow hurts somebody of others
}

// meetings are what can come of a blow: by whom it is least and by whom it is most likely met with a hurt, and the worst that it
// can bring in return, whoever meets it; false: no dice fall.
func (l *layout) meetings(c rules.Choice) (least, most meeting, back float64, ok bool) {
	odds, ok := l.at(c).Odds(c)
	odds = advice.Sought(l.at(c).Engine(), odds)
	for i := range odds {
		t, loss := l.met(&odds[i])
		m := meeting{hurt: lost(loss)}
		if odds[i].Defender.Verb != 0 && odds[i].Defender.Verb != engine.NoBlock {
			m.by = t
		}
		for _, loss := range odds[i].Losses {
			if t := l.At(loss.Thing); t != nil && t.Owner == l.Asker {
				back = max(back, loss.Hurt)
			}
		}
		if i == 0 || m.hurt < least.hurt {
			least = m
		}
		if i == 0 || m.hurt > most.hurt {
			most = m
		}
	}
	return least, most, back, ok && len(odds) > 0
}

// exchanged says on the button of a blow how likely it hurts, and how likely who strikes it is hurt in return: of several who can
// meet it, by whom it is met where that is least and where it is most likely, in shorter forms without their names. None: no dice
// fall.
func (l *layout) exchanged(c rules.Choice) []rules.Text {
	least, most, back, ok := l.meetings(c)
	if !ok {
		return nil
	}
	if says := l.winning(c, back); len(says) > 0 {
		return says
	}
	low, high, in := rules.Percent(least.hurt), rules.Percent(most.hurt), rules.Percent(back)
	if least.by == nil || most.by == nil || low.String() == high.String() {
		if back < leastBack {
			return []rules.Text{rules.T("%s to hurt", high)}
		}
		return []rules.Text{rules.T("%s to hurt, %s to be hurt", high, in)}
	}
	list := []rules.Text{rules.T("%s to hurt %s, %s to hurt %s", low, l.Info(least.by).Told(), high, l.Info(most.by).Told()), rules.T("%s to %s to hurt, by who defends", low, high), rules.T("%s to %s to hurt", low, high)}
	for i := range list {
		if back >= leastBack {
			list[i] = rules.T("%s; at most %s to be hurt", list[i], in)
		}
	}
	return list
}

// winning says how likely a blow wins the match, as it slays the last Mage of others (TS-END-1), with the worst that it can bring in return;
// none: hardly ever. Whoever holds a card or power may have an answer that nobody sees: it says so.
func (l *layout) winning(c rules.Choice, back float64) []rules.Text {
	low, high := l.wins(c)
	most := rules.Percent(high)
	var says []rules.Text
	switch least := rules.Percent(low); {
	case high < leastDeadly:
		return nil
	case low > 1-1e-9:
		says = []rules.Text{rules.T("certain to win")}
	case least.String() == most.String():
		says = []rules.Text{rules.T("%s to win", most)}
	case slices.ContainsFunc(l.oddsOf(c), func(o advice.Odds) bool { return defends(o.Defender.Verb) }):
		says = []rules.Text{rules.T("%s to %s to win, by who defends", least, most), rules.T("%s to %s to win", least, most)}
	default: // nobody can defend, and who strikes chooses whom it meets (TS-BLK-9)
		says = []rules.Text{rules.T("up to %s to win", most)}
	}
	for i := range says {
		if l.mayAnswer() {
			says[i] = rules.T("%s if not answered", says[i])
		}
		if back >= leastBack {
			says[i] = rules.T("%s; at most %s to be hurt", says[i], rules.Percent(back))
		}
	}
	return says
}

// mayAnswer reports whether somebody of the others holds a card, or power for a Spell.
func (l *layout) mayAnswer() bool {
	for seat := range rules.Seat(l.Count) {
		p := &l.Players[seat]
		if seat != l.Asker && !p.Out && (p.Hand.N > 0 || l.Available(seat, content.Power) > 0) {
			return true
		}
	}
	return false
}

// defends reports whether by a choice somebody meets an attack because its opponent wants it so.
func defends(v rules.Verb) bool {
	return v == engine.Defend || v == engine.Block || v == engine.BlockByMagic
}

// wins is how likely a choice wins the match, against the best and against the worst of who may meet it.
func (l *layout) wins(c rules.Choice) (low, high float64) {
	for i, o := range l.oddsOf(c) {
		gone := 0.0
		for _, loss := range o.Losses {
			if t := l.At(loss.Thing); t != nil && l.Is(t, content.Mage) && t.Owner != l.Asker && l.last(t.Owner) {
				gone = loss.Gone
			}
		}
		if i == 0 || gone < low {
			low = gone
		}
		high = max(high, gone)
	}
	return low, high
}

// last reports whether a seat is the last of the others.
func (l *layout) last(seat rules.Seat) bool {
	for other := range rules.Seat(l.Count) {
		if other != seat && other != l.Asker && !l.Players[other].Out {
			return false
		}
	}
	return true
}

// leastBack is the least chance to be hurt in return that is told (TS-RIP-1).
const leastBack = 0.005

// inReturn are, below those who can meet a blow, the worst that it can bring in return, and how likely it is struck back.
func (l *layout) inReturn(b *boardkit.Pen, room ink.Rect, list []advice.Odds) ink.Rect {
	var back advice.Odds
	for i := range list {
		back.Riposte = max(back.Riposte, list[i].Riposte)
		for _, loss := range list[i].Losses {
			if t := l.At(loss.Thing); t != nil && t.Owner == l.Asker && (len(back.Losses) == 0 || loss.Hurt > back.Losses[0].Hurt) {
				back.Losses = []advice.Loss{loss}
			}
		}
	}
	if len(back.Losses) == 0 || back.Losses[0].Hurt < leastBack {
		return room
	}
	room = l.strikesBack(b, room, back.Riposte)
	if room.H < l.Line(l.Body()) {
		return room
	}
	line, rest := room.CutTop(l.oddsLine())
	own := l.At(back.Losses[0].Thing)
	l.lossLine(b, line, own, advice.Loss{Thing: own.ID, Hurt: back.Losses[0].Hurt, Gone: back.Losses[0].Gone}, l.ours(own))
	return rest
}

// strikesBack is how likely who is struck strikes back, on a line, and returns the room that is left.
func (l *layout) strikesBack(b *boardkit.Pen, room ink.Rect, chance float64) ink.Rect {
	if chance < 0.01 || room.H < l.Line(l.Body()) {
		return room
	}
	line, rest := room.CutTop(l.oddsLine())
	percent := rules.Percent(chance).String()
	color := ink.Oxblood
	if l.me != l.Turn { // one's own blow
		color = ink.VerdigrisDark
	}
	b.Right(line, l.Strong(), color, percent)
	words := b.Icon(line, "towersiege/icons/riposte", line.H, l.Gap(boardkit.Tight))
	words.W -= l.Width(l.Strong(), percent) + l.Gap(boardkit.Tight)
	b.Say(words, l.Body(), ink.Oak, rules.Say("Strikes back (Riposte)"), rules.Say("Strikes back"), rules.Say("Riposte"))
	return rest
}
