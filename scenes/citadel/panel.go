package citadel

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Wants says how the screen should be divided where nothing is known of the match.
func (*Board) Wants(m ink.Metrics, measure ink.Measurer) table.Wants { return wants(m, measure, false) }

// Shape says how the screen should be divided: with few heroes the decks lie below their plates, and
// the log has the room.
func (*Board) Shape(m table.Moment) table.Wants {
	d, ok := m.State.(viewer)
	return wants(m.Metrics, m.Measure, ok && aside(m.Metrics, len(d.View().Heroes)))
}

// aside reports whether the decks lie in the column of so many heroes.
func aside(m ink.Metrics, heroes int) bool { return heroes <= plates-2 && !table.Narrow(m) }

func wants(m ink.Metrics, measure ink.Measurer, aside bool) table.Wants {
	p := boardkit.New(m, measure, ink.Standard)
	row := math.Max(m.Px(104), 3.3*p.Line(p.Small())+2*m.Px(12))
	panel := wheelHeight + eventHeight + questsHeight + 2*panelGap
	if !aside {
		panel += decksHeight + panelGap
	}
	if table.Narrow(m) { // a drawer has room for larger words
		panel *= math.Max(1, 1+(m.Text-1)*0.6)
	}
	return table.Wants{Row: row, Panel: m.Px(panel), Left: table.WithColumn}
}

// The parts of the panel by their height in design units, and what lies between them. The wheel
// yields to an Event of many words down to its least height.
const (
	wheelHeight  = 206.0
	wheelLeast   = 168.0
	eventHeight  = 89.0
	questsHeight = 157.0
	decksHeight  = 120.0
	panelGap     = 8.0
)

// panel lays out the right column above the log: Season wheel, Event, Messenger and Avatar, and the
// decks unless they lie elsewhere.
func (l *layout) panel() {
	room := l.Room.Panel
	if room.Empty() {
		return
	}
	gap := math.Max(3, l.Px(panelGap))
	total := wheelHeight + eventHeight + questsHeight
	parts := 3.0
	if !l.decksAside() {
		total, parts = total+decksHeight, 4
	}
	unit := (room.H - gap*(parts-1)) / total
	event := math.Min(math.Max(eventHeight*unit, l.eventNeeds(room.W)), (eventHeight+wheelHeight-wheelLeast)*unit)
	wheel := (wheelHeight+eventHeight)*unit - event
	next := func(high float64) ink.Rect {
		var box ink.Rect
		box, room = room.CutTop(high)
		_, room = room.CutTop(gap)
		return box.Round()
	}
	l.wheel(next(wheel))
	l.events(next(event))
	l.quests(next(questsHeight * unit))
	if !l.decksAside() {
		l.decks(next(decksHeight*unit), l.OnPanel)
	}
}

// decksAside reports whether the decks lie in the column of the heroes.
func (l *layout) decksAside() bool {
	return aside(l.Metrics, len(l.Heroes)) && !l.Folded(l.Room.Left)
}

// OnPanel lays a piece in the panel.
func (l *layout) OnPanel(p stage.Piece) {
	l.Layout.OnPanel(p)
	l.opens(p)
}

// onColumn lays a piece in the column of the heroes.
func (l *layout) onColumn(p stage.Piece) {
	l.OnLeft(p)
	l.opens(p)
}

// opens lets a deck be looked at by a click.
func (l *layout) opens(p stage.Piece) {
	if _, ok := classOf(p.ID); ok {
		l.Out.Opens = append(l.Out.Opens, p.ID)
	}
}

// slip is a piece of parchment; it returns the room on it.
func slip(b *boardkit.Pen, r ink.Rect) ink.Rect {
	b.Shadow(r, b.Px(6))
	b.Fill(r, ink.Ink, b.Px(5))
	b.Fill(r.Inset(b.Edge()), ink.GoldDark, b.Px(5))
	b.Fill(r.Inset(b.Gap(boardkit.Tight)), ink.Parchment, b.Px(4))
	return r.Inset(slipInset(b))
}

// slipInset is the rim of a slip.
func slipInset(b *boardkit.Pen) float64 { return b.Gap(boardkit.Wide) }

// seasonColours are those of the wheel's parts.
var seasonColours = [cards.SeasonCount]ink.Color{ink.MossLight, ink.GoldLight, ink.EmberLight, ink.LapisLight}

// wheel is the Season wheel with the round, the marks for the Messenger, and what is due.
func (l *layout) wheel(box ink.Rect) {
	b := l.Fresh()
	in := slip(b, boardkit.Own(box))
	size := math.Min(in.H, in.W*0.56)
	dial, words := in.CutLeft(size)
	dial = dial.Middle().Around(size, size)
	l.dial(b, dial)
	_, words = words.CutLeft(l.Gap(boardkit.Wide))
	l.wheelWords(b, words)
	l.OnPanel(stage.Piece{ID: rules.Element("round:" + strconv.Itoa(l.Round)), Box: box, Look: b.List, Role: "panel", Tip: true, Solid: true, Round: l.Px(6),
		Label: rules.T("Round %d of %d, %s. %d of %d buildings are ruins.", l.Round, l.set.Match.Rounds, l.set.Match.Seasons[l.Season].Told(), l.Ruins, l.set.Match.Ruins).String()})
}

// dial draws twelve rounds in a ring, the Season's picture in the middle.
func (l *layout) dial(b *boardkit.Pen, r ink.Rect) {
	rounds := l.set.Match.Rounds
	c := r.Middle()
	outer, inner := r.W*0.47, r.W*0.27
	at := func(n, radius float64) ink.Point {
		a := n/float64(rounds)*2*math.Pi - math.Pi/2
		return ink.P(c.X+radius*math.Cos(a), c.Y+radius*math.Sin(a))
	}
	b.Disc(c.Around(outer*2+4, outer*2+4), ink.Ink)
	f := b.Font(ink.SansBold, 15)
	between := 2 * (outer + inner) / 2 * math.Sin(math.Pi/float64(rounds)) // two numbers beside each other
	for most := math.Min(outer-inner, between) * 0.86; f.Size > l.Metrics.Least() && b.Width(f, strconv.Itoa(rounds)) > most; {
		f.Size -= 0.5
	}
	for n := 1; n <= rounds; n++ {
		from, to := float64(n-1), float64(n)
		color := seasonColours[(n-1)/l.set.Match.RoundsPerSeason]
		if n < l.Round {
			color = boardkit.Mix(color, ink.ParchmentDeep, 0.62)
		}
		if n == l.Round {
			color = ink.ParchmentLight
		}
		boardkit.Polygon(&b.List, color, 1, at(from, inner), at(from, outer), at((from+to)/2, outer*1.012), at(to, outer), at(to, inner))
		p, q := at(from, inner), at(from, outer)
		b.List.Line(p.X, p.Y, q.X, q.Y, l.Edge(), ink.Ink)
		mid := at((from+to)/2, (outer+inner)/2)
		if n == l.Round {
			side := (outer - inner) * 0.9
			b.Picture(pic("time"), mid.Around(side, side))
			continue
		}
		text := strconv.Itoa(n)
		w := b.Width(f, text) + 2
		b.Centred(mid.Around(w, b.Line(f)), f, ink.Ink, text)
	}
	b.Disc(c.Around(inner*2, inner*2), ink.Ink)
	b.Disc(c.Around(inner*2-4, inner*2-4), ink.ParchmentLight)
	b.Picture(pic("season-"+seasonPictures[l.Season]), c.Around(inner*1.6, inner*1.6))
	due := []int{rounds}
	if l.goingOut() {
		due = append(due, l.set.Match.Warning)
	}
	for _, n := range due {
		dot := at(float64(n), outer*1.04).Around(r.W*0.06, r.W*0.06)
		b.Disc(dot.Inset(-1.5), ink.Ink)
		b.Disc(dot, ink.Bone)
	}
}

var seasonPictures = [cards.SeasonCount]string{"spring", "summer", "autumn", "winter"}

// wheelWords are the round, the end of the Season, the Messenger's timetable and the ruins.
func (l *layout) wheelWords(b *boardkit.Pen, r ink.Rect) {
	title, small, bold := b.Font(ink.SerifBold, 24), b.Small(), b.Font(ink.SansBold, 15)
	m := &l.set.Match
	line := func(f ink.Font, c ink.Color, forms ...string) bool {
		if r.H < b.Line(f)*0.9 {
			return false
		}
		var row ink.Rect
		row, r = r.CutTop(b.Line(f) * 1.02)
		b.Say(row, f, c, forms...)
		return true
	}
	both := func(first, second ink.Font) bool { return r.H >= b.Line(first)*1.02+b.Line(second)*0.9 }
	line(title, ink.Ink, rules.T("Round %d", l.Round).String())
	line(b.Font(ink.SerifItalic, 19), ink.Oak, m.Seasons[l.Season].Told().String())
	end := (l.Season + 1) * m.RoundsPerSeason
	meal, alarm := l.meal(), l.alarm(l.lacking() > 0)
	if both(small, bold) {
		line(small, ink.Oak, rules.T("Season ends after %d:", end).String(), rules.T("Ends after %d:", end).String(), rules.T("After %d:", end).String())
	} else { // in one line
		for i, words := range meal {
			meal[i] = rules.Say("After %d: %s", end, words)
		}
	}
	line(bold, alarm, meal...)
	out, back, short := l.timetable()
	if both(small, small) {
		line(small, ink.Ink, out...)
		line(small, ink.Ink, back)
	} else {
		line(small, ink.Ink, short...)
	}
	line(bold, l.alarm(l.Ruins >= m.Ruins-2), rules.T("Ruins: %d of %d", l.Ruins, m.Ruins).String(), rules.T("Ruins %d/%d", l.Ruins, m.Ruins).String())
}

// goingOut reports whether the round by which the Messenger is best out is still to come, and he is not out.
func (l *layout) goingOut() bool {
	return l.Round <= l.set.Match.Warning && !l.Messenger.Back && !l.Messenger.Outskirts
}

// timetable is when the Messenger must be where, in two lines and in one. When he is out is a rule only where the match is lost by it;
// else it is a pace (BS-RUL-6).
func (l *layout) timetable() (out []string, back string, short []string) {
	m := &l.set.Match
	back = rules.Say("back by %d", m.Rounds)
	switch {
	case !l.goingOut():
		return []string{rules.Say("Messenger must be"), rules.Say("He must be")}, back, []string{rules.Say("Messenger must be back by %d", m.Rounds), rules.Say("Back by %d", m.Rounds)}
	case l.Messenger.Due:
		return []string{rules.Say("Messenger must be out by %d,", m.Warning), rules.Say("Must be out by %d,", m.Warning), rules.Say("Out by %d,", m.Warning)}, back,
			[]string{rules.Say("Must be out by %d, back by %d", m.Warning, m.Rounds), rules.Say("Out by %d", m.Warning)}
	}
	return []string{rules.Say("Messenger best out by %d,", m.Warning), rules.Say("Best out by %d,", m.Warning)}, back,
		[]string{rules.Say("Best out by %d, back by %d", m.Warning, m.Rounds), rules.Say("Best out by %d", m.Warning)}
}

// lacking is how much Food the heroes have too little for the end of the Season, all together.
func (l *layout) lacking() (n int) {
	for h := range l.Heroes {
		n += l.Heroes[h].Lacks
	}
	return n
}

// meal is what the end of the Season takes, and how much of it is missing (BS-SEA-2), the longest form first.
func (l *layout) meal() []string {
	each := l.set.Match.Upkeep
	if n := l.lacking(); n > 0 {
		return []string{rules.Say("%d Food each, %d missing", each, n), rules.Say("%d Food, %d missing", each, n), rules.Say("%d Food missing", n)}
	}
	return []string{rules.Say("%d Food each: all have it", each), rules.Say("%d Food each", each), rules.Say("%d Food", each)}
}

// alarm is the colour of a line on parchment that warns or not.
func (l *layout) alarm(warn bool) ink.Color {
	if warn {
		return l.Pen.Tones.Danger.Dark
	}
	return ink.Ink
}

// quests are the lines of the Messenger and of the Avatar, always in the same place. Each tells of its own.
func (l *layout) quests(box ink.Rect) {
	b := l.Fresh()
	in := slip(b, boardkit.Own(box))
	top, low := in.CutTop(in.H * 0.5)
	b.Fill(ink.R(in.X, low.Y, in.W, 1), ink.ParchmentDeep, 0)
	l.OnPanel(stage.Piece{ID: "panel:quests", Box: box, Look: b.List, Solid: true})
	for _, q := range [...]struct {
		id      rules.Element
		picture string
		room    ink.Rect
		lines   []words
	}{{"quest:messenger", "messenger", top, l.messengerLines()}, {"quest:avatar", "avatar", low, l.avatarLines()}} {
		pen := l.Fresh()
		label := l.quest(pen, boardkit.Own(q.room), q.picture, q.lines)
		l.OnPanel(stage.Piece{ID: q.id, Box: q.room.Shift(box.X, box.Y).Round(), Depth: 1, Look: pen.List, Role: "panel", Label: label, Tip: true, Round: l.Px(4)})
	}
}

// words is a line with its colour.
type words struct {
	forms []string
	color ink.Color
}

// quest draws a picture and lines beside it and returns the lines.
func (l *layout) quest(b *boardkit.Pen, r ink.Rect, picture string, lines []words) string {
	side := math.Min(r.H*0.96, l.Px(60))
	r = b.Icon(r, pic(picture), side, l.Gap(boardkit.Near))
	var told []string
	for i, w := range lines {
		f := b.Small()
		if i == 0 {
			f = b.Font(ink.SansBold, 16)
		}
		h := b.Line(f)
		if r.H < h*0.92 {
			break
		}
		var row ink.Rect
		row, r = r.CutTop(h)
		b.Say(row, f, w.color, w.forms...)
		told = append(told, strings.TrimSuffix(w.forms[0], ".")+".")
	}
	return strings.Join(told, " ")
}

func (l *layout) messengerLines() []words {
	lines := l.messengerWay()
	switch {
	case !l.foreseen:
	case l.threat.Messenger == bsieged.Surely && l.fieldOf(l.Messenger.At) >= 0:
		lines = append(lines[:2], l.messengerSlain())
	case l.threat.Messenger == bsieged.Surely:
		lines = append(l.messengerCaught(lines[:1:1]), l.messengerSlain())
	case l.threat.Messenger == bsieged.Maybe && l.fieldOf(l.Messenger.At) >= 0:
		lines[len(lines)-1] = words{[]string{rules.Say("You win with this round, unless enemies kill him."), rules.Say("You win, unless enemies kill him."), rules.Say("Enemies may kill him.")}, l.Pen.Tones.Danger.Dark}
	case l.threat.Messenger == bsieged.Maybe:
		lines = append(lines, words{[]string{"Enemies may kill him in this round.", "Enemies may kill him."}, l.Pen.Tones.Danger.Dark})
	}
	return lines
}

// messengerSlain says that enemies will kill the Messenger: on the wall, which (BS-MOL-7).
func (l *layout) messengerSlain() words {
	forms := []string{"Enemies will kill him in this round.", "Enemies will kill him."}
	if f := l.fieldOf(l.Messenger.At); f >= 0 {
		long, short := l.threat.Quarters[f].Slayer(l.set.Fields[f].Told())
		forms = []string{rules.Say("%s.", long), rules.Say("%s.", short)}
	}
	return words{forms, l.Pen.Tones.Danger.Dark}
}

// messengerWay is where the Messenger is and what comes next.
func (l *layout) messengerWay() []words {
	m := &l.Messenger
	nth := "First Messenger"
	if m.Second {
		nth = "Second Messenger"
	}
	way := ", going out"
	if m.Back {
		way = ", coming back"
	}
	lines := []words{{[]string{nth + way, nth}, ink.Ink}}
	if o, _ := l.State.Outcome(); l.ended() && o.Winners != 0 {
		return []words{{[]string{nth}, ink.Ink}, {[]string{"Safe in the Citadel"}, l.Pen.Tones.Good.Dark}}
	} else if l.ended() && o.Result == "lost_messenger" {
		return []words{{[]string{nth}, ink.Ink}, {[]string{"Dead, as the first one"}, l.Pen.Tones.Danger.Dark}}
	}
	f, z, in := l.zoneOf(m.At)
	switch {
	case in:
		next := "the Outskirts"
		switch {
		case !m.Back && z < cards.ZoneCount:
			next = rules.T("Zone %d", z+1).String()
		case m.Back && z > 1:
			next = rules.T("Zone %d", z-1).String()
		case m.Back:
			next = "the wall"
		}
		lines = append(lines, words{[]string{rules.T("%s, Zone %d. Next: %s", l.set.Fields[f].Told(), z, next).String(), rules.T("%s %d", l.set.Fields[f].Told(), z).String()}, ink.Ink})
		return append(lines, l.messengerRide(z))
	case l.fieldOf(m.At) >= 0:
		lines = append(lines, words{[]string{"On the " + l.set.Fields[l.fieldOf(m.At)].Told().String() + " wall"}, ink.Ink},
			words{[]string{rules.Say("You win at the end of this round if he lives."), rules.Say("You win this round if he lives."), rules.Say("You win if he lives.")}, l.Pen.Tones.Good.Dark})
	case m.Outskirts:
		lines = append(lines, words{[]string{rules.Say("In the Outskirts")}, ink.Ink},
			words{[]string{rules.Say("Next: the Compass draws his way back."), rules.Say("The Compass draws his way back.")}, ink.Ink})
	case m.Waiting && m.Field >= 0:
		lines = append(lines, words{[]string{rules.T("Waits for %s, Zone 3, to be empty", l.set.Fields[m.Field].Told()).String(), rules.T("Waits for %s, Zone 3", l.set.Fields[m.Field].Told()).String()}, l.Pen.Tones.Danger.Dark})
	default:
		lines = append(lines, words{[]string{"Not on the board yet", "Not placed"}, ink.OakLight})
	}
	if m.Pursuit >= 0 {
		lines = append(lines, words{[]string{"Pursuers come from " + l.set.Fields[m.Pursuit].Told().String()}, l.Pen.Tones.Danger.Dark})
	}
	return lines
}

// messengerCaught adds where enemies hold a Messenger whom they will kill, and so why he has not ridden on (BS-MSG-4, BS-MSG-10).
func (l *layout) messengerCaught(lines []words) []words {
	f, z, in := l.zoneOf(l.Messenger.At)
	if !in || l.Messenger.Held != z {
		return lines
	}
	field := l.set.Fields[f].Told()
	return append(lines, words{[]string{rules.Say("%s, Zone %d: enemies are in his Zone and hold him.", field, z), rules.Say("Enemies hold him in %s, Zone %d.", field, z), rules.Say("Enemies hold him.")}, ink.Ink})
}

// messengerRide is whether a Messenger in a Zone (1 to 3) would ride on once the enemies have marched, and what holds him if not.
func (l *layout) messengerRide(z int) words {
	next := z + 1
	if l.Messenger.Back {
		next = z - 1
	}
	r, bad := &l.threat.Ride, l.Pen.Tones.Danger.Dark
	switch {
	case r.Caught == bsieged.Surely && l.Messenger.Held == z:
		return words{[]string{rules.Say("Enemies in his Zone hold him."), rules.Say("Enemies hold him.")}, bad}
	case r.Caught == bsieged.Surely:
		return words{[]string{rules.Say("Enemies march into his Zone in this round: he will be stopped."), rules.Say("Enemies march to him: he will stop."), rules.Say("Enemies will stop him.")}, bad}
	case r.Blocked == bsieged.Surely:
		return words{[]string{rules.Say("Enemies in Zone %d will block his way.", next), rules.Say("Zone %d will be blocked.", next)}, bad}
	case r.Caught != bsieged.Never || r.Blocked != bsieged.Never:
		return words{[]string{rules.Say("Enemies may keep him from riding on."), rules.Say("Enemies may stop him.")}, bad}
	case l.Ward:
		return words{[]string{rules.Say("Nothing kills him in this round. He rides on next round, unless an Event stops him."), rules.Say("Protected; rides on, unless an Event stops him."), rules.Say("Protected in this round.")}, l.Pen.Tones.Good.Dark}
	}
	return words{[]string{rules.Say("He rides on next round, unless an Event stops him."), rules.Say("Rides on, unless an Event stops him."), rules.Say("Free, unless an Event stops him."), rules.Say("Nobody blocks his way.")}, l.Pen.Tones.Good.Dark}
}

func (l *layout) avatarLines() []words {
	a := &l.Avatar
	if !l.Level.Avatar {
		return []words{{[]string{rules.Say("No Avatar comes"), rules.Say("No Avatar")}, ink.Ink}, {[]string{rules.Say("Not at this difficulty.")}, ink.OakLight}}
	}
	if a.Vinculum <= 0 {
		return []words{{[]string{"The Avatar is far away", "The Avatar: far away", "No Avatar"}, ink.Ink}, {[]string{"Three equal symbols in a row call it.", "Three equal symbols call it."}, ink.OakLight}}
	}
	return []words{
		{[]string{rules.T("The Avatar: %s, Zone %d", l.set.Fields[a.Field].Told(), a.Zone).String(), rules.T("Avatar: %s %d", l.set.Fields[a.Field].Told(), a.Zone).String()}, ink.Ink},
		{[]string{rules.T("Vinculum %d of %d", a.Vinculum, l.set.Avatar.Vinculum).String(), rules.T("Vinculum %d", a.Vinculum).String()}, ink.Ink},
		{[]string{rules.T("Enters in %s unless broken", rules.Count(a.Zone, "%d round", "%d rounds")).String(), rules.T("Enters in %s", rules.Count(a.Zone, "%d round", "%d rounds")).String()}, l.Pen.Tones.Danger.Dark},
	}
}
