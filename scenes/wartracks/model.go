package wartracks

import (
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/table"
)

// bossSide is the number of the boss among the sides of a view.
const bossSide = 4

// model is the position that is laid out: the view of the match with the events that were shown
// since. What the events do not tell stays as it was.
type model struct {
	siegestorm.View
	me     int                   // the side that the board is turned to
	design func(int) *cards.Card // of a card by its number; nil where it is not known
	from   map[int]rules.Element // where cards came from since the state, by number
	open   bool                  // everybody sees every hand
	done   []rules.Element       // links that are being carried out and have no card of their own to leave
	recent []rules.Event         // events that are shown at this moment, all at once
	struck *rules.Event          // the blow of the storm under way, once it has fallen
}

// designer is a match whose cards are known by their numbers: siegestorm.State.
type designer interface {
	CardOf(rules.Element) (*cards.Card, bool)
}

// newModel reads the moment. False: it is not a match of this game.
func newModel(m *table.Moment) (*model, bool) {
	state, ok := m.State.(viewer)
	if !ok {
		return nil, false
	}
	d := &model{View: state.View(m.Viewer), from: map[int]rules.Element{}}
	if known, ok := m.State.(designer); ok {
		d.design = func(n int) *cards.Card {
			c, _ := known.CardOf(cardElement(n))
			return c
		}
	}
	if match, ok := m.State.(rules.Opener); ok {
		d.open = match.Open()
	}
	d.me = d.eyes()
	for _, e := range m.Since {
		d.apply(e)
	}
	d.recent = recent(m.Since)
	return d, true
}

// eyes is the side that the board is turned to: the viewer's, else that of the turn.
func (d *model) eyes() int {
	switch {
	case d.Viewer >= 0 && int(d.Viewer) < len(d.Sides):
		return int(d.Viewer)
	case d.Active >= 0 && d.Active < bossSide:
		return d.Active
	}
	return 0
}

// recent is the events at the end that are shown together.
func recent(since []rules.Event) []rules.Event {
	n := len(since)
	if n == 0 {
		return nil
	}
	for n--; n > 0 && table.Joined(pace, since, n-1); n-- {
	}
	return since[n:]
}

// side is what lies before a side, nil if there is none of that number.
func (d *model) side(n int) *siegestorm.SideView {
	for i := range d.Sides {
		if d.Sides[i].Side == n {
			return &d.Sides[i]
		}
	}
	return nil
}

// track is a war track, nil if there is none of that number.
func (d *model) track(n int) *siegestorm.TrackView {
	for i := range d.Tracks {
		if d.Tracks[i].Track == n {
			return &d.Tracks[i]
		}
	}
	return nil
}

// zone is a Battle Zone, nil if there is none of that number.
func (d *model) zone(n int) *siegestorm.ZoneView {
	for i := range d.Zones {
		if d.Zones[i].Zone == n {
			return &d.Zones[i]
		}
	}
	return nil
}

// lastMan reports whether it is Last Man Standing.
func (d *model) lastMan() bool { return d.Mode == "lms" }

// coop reports whether two players fight a boss together.
func (d *model) coop() bool { return d.Mode == "coop" }

// bossMode reports whether the players fight a boss.
func (d *model) bossMode() bool { return d.Boss != nil }

// others is the sides before which something lies, the board's own left out, clockwise from it.
func (d *model) others() []*siegestorm.SideView {
	var list []*siegestorm.SideView
	for i := range d.Sides {
		s := &d.Sides[(i+d.me+1)%len(d.Sides)]
		if s.Side != d.me {
			list = append(list, s)
		}
	}
	return list
}

// numbers reads the one or two numbers of an element's name; -1 for what is none.
func numbers(el rules.Element) (a, b int) {
	first, second, _ := strings.Cut(el.Name(), "/")
	read := func(s string) int {
		if n, err := strconv.Atoi(s); err == nil {
			return n
		}
		return -1
	}
	return read(first), read(second)
}

func cardElement(n int) rules.Element { return rules.Element("card:" + strconv.Itoa(n)) }

func elementOf(kind string, n int) rules.Element {
	return rules.Element(kind + ":" + strconv.Itoa(n))
}

// newcomer is a card as it looks where nothing changes it, seen for the first time.
func (d *model) newcomer(n, side int) siegestorm.CardView {
	v := siegestorm.CardView{Number: n, Owner: side, Holder: side}
	if n < 0 || d.design == nil {
		v.Number = -1
		return v
	}
	v.Element = cardElement(n)
	d.printed(&v)
	return v
}

// printed puts a card back to what is printed on it.
func (d *model) printed(v *siegestorm.CardView) {
	if v.Card == nil && v.Number >= 0 && d.design != nil {
		v.Card = d.design(v.Number)
	}
	if v.Card != nil {
		v.ATT, v.DEF = int(v.Card.ATT), int(v.Card.DEF)
		v.Shielded = v.Card.Specials.Has(cards.Shielded)
	}
	v.Changes, v.Gang, v.Spirit, v.Defender, v.Committed, v.Usable = nil, 0, 0, false, false, false
}

// pick takes the card of a number out of a list; without a number, or where it is not known, the
// last one that is face down.
func pick(list []siegestorm.CardView, n int) (siegestorm.CardView, []siegestorm.CardView, bool) {
	i := slices.IndexFunc(list, func(c siegestorm.CardView) bool { return n >= 0 && c.Number == n })
	for k := len(list) - 1; i < 0 && k >= 0; k-- {
		if list[k].Number < 0 {
			i = k
		}
	}
	if i < 0 {
		return siegestorm.CardView{}, list, false
	}
	return list[i], slices.Delete(slices.Clone(list), i, i+1), true
}

// Folds says that this board is given what has happened since a state.
func (*Board) Folds() {}
