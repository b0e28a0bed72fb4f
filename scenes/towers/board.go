package towers

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Board is the board of Tower Siege. It keeps nothing; equal moments give equal plans.
type Board struct{}

// New returns the board of Tower Siege.
func New() *Board { return &Board{} }

var (
	_ table.Board  = (*Board)(nil)
	_ table.Pacer  = (*Board)(nil)
	_ table.Idler  = (*Board)(nil)
	_ table.Zoomer = (*Board)(nil)
	_ table.Signer = (*Board)(nil)
	_ table.Guide  = (*Board)(nil)

	_ table.Strengthener = (*Board)(nil)
)

// The depths of what lies on the board, from the ground up.
const (
	depthGround = iota * 10
	depthSeat
	depthArrow // below plates, whose numbers it must not cross
	depthThing
	depthItem
	depthOver
)

// layout is one plan in the making.
type layout struct {
	boardkit.Layout
	*engine.State
	match    match
	me       rules.Seat      // whose yard lies below
	pondered rules.Choice    // that odds are of
	odds     []advice.Odds   // of what is pointed at; empty: none
	bright   []rules.Element // what is lit; nil: all that is worth a thought
	proposed rules.Element   // at what the large button aims what has been picked; empty: at nothing
	level    ink.Font        // of the levels on plates
	odd      targets         // on what can be clicked next
}

// match is what the board reads of a match beside its position.
type match interface {
	rules.State
	Engine() *engine.State
	Book() words.Book
	Odds(rules.Choice) ([]advice.Odds, bool)
	Onslaught() []advice.Menace
	Reason(rules.Element) (rules.Refusal, bool)
	Unbought(rules.Choice) (rules.Choice, bool)
	Averts() (advice.Averting, bool)
	Opens(rules.Choice) bool
}

// Wants says how the screen should be divided: the stall below the yards, what is declared and rolled in the
// panel at the right.
func (*Board) Wants(m ink.Metrics, measure ink.Measurer) table.Wants {
	pen := boardkit.New(m, measure, ink.Standard)
	w := table.Wants{Row: math.Round(0.24 * float64(m.H)), Column: true, Sheets: true, Posts: true}
	w.Panel = math.Round(math.Min(0.48*float64(m.H), math.Max(0.44*float64(m.H), 20*pen.Line(pen.Small()))))
	return w
}

// Layout says what lies where.
func (b *Board) Layout(m table.Moment) table.Plan {
	l, ok := begin(&m)
	if !ok {
		return table.Plan{}
	}
	l.foresee()
	l.spare()
	l.weigh()
	if l.choosing() {
		l.choices()
	} else {
		l.yards()
		l.aim()
	}
	l.hand()
	l.stepper()
	l.panel()
	l.Out.Bright = l.bright
	l.talk()
	l.implied()
	return l.Out
}

func begin(m *table.Moment) (*layout, bool) {
	s, ok := m.State.(match)
	if !ok {
		return nil, false
	}
	l := &layout{Layout: boardkit.NewLayout(m), State: s.Engine(), match: s, me: m.Viewer}
	if l.me == rules.NoSeat {
		l.me = m.Chair
	}
	if l.me < 0 || int(l.me) >= int(l.Count) {
		l.me = 0
	}
	if l.Mode == table.Asking {
		n := mostBright
		if c, ok := l.primary(); ok && !l.buttoned(c) {
			n--
			if way := l.Way(c); len(l.Chosen) > 0 && len(way) > 0 {
				l.proposed = way[len(way)-1]
			}
		}
		worth := l.worthwhile()
		l.bright = slices.DeleteFunc(l.Path.Brightest(len(l.Choices)), func(el rules.Element) bool {
			return l.onlyRisksMage(el) || l.onlyInVain(el) || worth != nil && !slices.ContainsFunc(l.Path.Beyond(el), func(c rules.Choice) bool { return slices.Contains(worth, c) })
		})
		l.bright = l.bright[:min(n, len(l.bright))]
	}
	return l, true
}

// worthwhile are the choices that are worth more than to go on, and what goes on, of what can be done now and of what that leads on
// to: a creature that has attacked can hand on its Item, but nothing calls for it. nil: nobody knows.
func (l *layout) worthwhile() (list []rules.Choice) {
	past := map[bool]bool{}
	for _, c := range l.Path.Ranking() {
		ahead := l.Path.Lead(c) != nil
		if on := slices.Contains(goesOn, c.Verb); on || !past[ahead] {
			list, past[ahead] = append(list, c), on
		}
	}
	return list
}

// onlyRisksMage reports whether all that is worth a thought beyond an element risks the Mage of who is asked, who has not
// clicked the Mage.
func (l *layout) onlyRisksMage(el rules.Element) bool {
	if mage := l.Mage(l.Asker); mage == nil || slices.Contains(l.Chosen, l.ThingElement(mage.ID)) {
		return false
	}
	worth := slices.DeleteFunc(l.Path.Beyond(el), func(c rules.Choice) bool { return c.Verb == engine.Forgo || !l.Path.Worth(c) })
	return len(worth) > 0 && !slices.ContainsFunc(worth, func(c rules.Choice) bool { return !l.risksMage(c) })
}

// onlyInVain reports whether all that is worth a thought beyond an element changes nothing.
func (l *layout) onlyInVain(el rules.Element) bool {
	worth := slices.DeleteFunc(l.Path.Beyond(el), func(c rules.Choice) bool { return !l.Path.Worth(c) })
	return len(worth) > 0 && !slices.ContainsFunc(worth, func(c rules.Choice) bool { return !l.inVain(c) })
}

// inVain reports whether a choice gives an Item to a bearer of which that changes nothing.
func (l *layout) inVain(c rules.Choice) bool {
	return c.Verb == engine.Equip && l.Unrolled(content.Card(c.Args[0]), l.At(engine.ThingID(c.Args[1])))
}

// mostBright is how many things are lit at once at most, the large button among them.
const mostBright = 3

// Bright reports whether an element is lit: that it can be clicked, and is worth a thought more than most.
func (l *layout) Bright(el rules.Element) bool {
	return l.Can(el) && l.Sensible(el) && (l.bright == nil || slices.Contains(l.bright, el))
}

// shows reports whether the viewer sees the hand of a seat.
func (l *layout) shows(seat rules.Seat) bool {
	return !l.Nobody && (l.Moment.Viewer == rules.NoSeat || l.Moment.Viewer == seat)
}

// asked reports whether a seat is being asked at the screen.
func (l *layout) asked(seat rules.Seat) bool { return l.Mode == table.Asking && l.Asker == seat }

// others are the seats but that of the viewer, in the order of play.
func (l *layout) others() (seats []rules.Seat) {
	for n := 1; n < int(l.Count); n++ {
		seats = append(seats, rules.Seat((int(l.me)+n)%int(l.Count)))
	}
	return seats
}

// name is what the person in a seat is called, or the seat.
func (l *layout) name(seat rules.Seat) string {
	for _, p := range l.Moment.Players {
		if p.Seat == seat && p.Name != "" {
			return p.Name
		}
	}
	return seatNames[seat].String()
}

// seatNames are what seats without a name are called.
var seatNames = [engine.MaxSeats]rules.Text{rules.T("North"), rules.T("East"), rules.T("South"), rules.T("West")}

// emblem is the sign of a seat.
func (l *layout) emblem(seat rules.Seat) ink.Emblem {
	for _, p := range l.Moment.Players {
		if p.Seat == seat && p.Emblem.Seal != "" {
			return p.Emblem
		}
	}
	emblems := ink.Emblems(l.Moment.Tones)
	return emblems[int(seat)%len(emblems)]
}

// piece is something of the match that can be clicked or looked at.
func (l *layout) piece(el rules.Element, box ink.Rect, depth int, look ink.List, role, label string) stage.Piece {
	return stage.Piece{ID: el, Box: box, Depth: depth, Look: look, Role: role, Label: label, Tip: true, Round: l.Px(8)}
}
