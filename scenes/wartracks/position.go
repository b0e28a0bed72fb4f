package wartracks

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/table"
)

// bossSide is the number of the boss among the sides of a view.
const bossSide = 4

// position is the match that is laid out, as it stands for the viewer, and what is to be pointed
// out of what was just shown.
type position struct {
	siegestorm.View
	me     int                                     // the side that the board is turned to
	design func(rules.Element) (*cards.Card, bool) // of a card
	story
}

// story is what the events shown of the last choice point out.
type story struct {
	from   map[int]rules.Element // where cards came from, by number
	recent []rules.Event         // events that are shown at this moment, all at once
	struck *rules.Event          // the blow of the storm under way, once it has fallen
}

// designer is a match whose cards are known by their elements: siegestorm.State.
type designer interface {
	CardOf(rules.Element) (*cards.Card, bool)
}

// read reads the moment. False: it is not a match of this game.
func read(m *table.Moment) (*position, bool) {
	state, ok := m.State.(viewer)
	if !ok {
		return nil, false
	}
	p := &position{View: state.View(m.Viewer)}
	if m.Mode == table.Playing {
		p.Decision, p.Decider = "", -1
	}
	if known, ok := m.State.(designer); ok {
		p.design = known.CardOf
	}
	p.me = p.eyes(m.Chair)
	p.tell(m.Story)
	return p, true
}

// eyes is the side that the board is turned to: the viewer's, else that of a chair, else that of the turn.
func (p *position) eyes(chair rules.Seat) int {
	switch {
	case p.Viewer >= 0 && int(p.Viewer) < len(p.Sides):
		return int(p.Viewer)
	case chair >= 0 && int(chair) < len(p.Sides):
		return int(chair)
	case p.Active >= 0 && p.Active < bossSide:
		return p.Active
	}
	return 0
}

// tell goes through what has been shown of the last choice.
func (p *position) tell(events []rules.Event) {
	p.story = story{from: map[int]rules.Element{}, recent: recent(events)}
	for i, e := range events {
		switch n, _ := numbers(e.Subject); {
		case e.Kind == rules.CardMoved && e.Subject.Kind() == "card":
			p.from[n] = e.From
		case e.Kind == rules.AttackResolved && p.Storm != nil && p.Storm.Card.Number == n:
			p.struck = &events[i]
		}
	}
}

// recent is the events at the end that are shown together.
func recent(events []rules.Event) []rules.Event {
	n := len(events)
	if n == 0 {
		return nil
	}
	for n--; n > 0 && table.Joined(pace, events, n-1); n-- {
	}
	return events[n:]
}

// side is what lies before a side, nil if there is none of that number.
func (p *position) side(n int) *siegestorm.SideView {
	for i := range p.Sides {
		if p.Sides[i].Side == n {
			return &p.Sides[i]
		}
	}
	return nil
}

// track is a war track, nil if there is none of that number.
func (p *position) track(n int) *siegestorm.TrackView {
	for i := range p.Tracks {
		if p.Tracks[i].Track == n {
			return &p.Tracks[i]
		}
	}
	return nil
}

// zone is a Battle Zone, nil if there is none of that number.
func (p *position) zone(n int) *siegestorm.ZoneView {
	for i := range p.Zones {
		if p.Zones[i].Zone == n {
			return &p.Zones[i]
		}
	}
	return nil
}

// lastMan reports whether it is Last Man Standing.
func (p *position) lastMan() bool { return p.Mode == "lms" }

// coop reports whether two players fight a boss together.
func (p *position) coop() bool { return p.Mode == "coop" }

// bossMode reports whether the players fight a boss.
func (p *position) bossMode() bool { return p.Boss != nil }

// others is the sides before which something lies, the board's own left out, clockwise from it.
func (p *position) others() []*siegestorm.SideView {
	var list []*siegestorm.SideView
	for i := range p.Sides {
		s := &p.Sides[(i+p.me+1)%len(p.Sides)]
		if s.Side != p.me {
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

func actionText(c siegestorm.CardView) string {
	if c.Card == nil {
		return ""
	}
	return c.Card.Acts().String()
}

// printed is a card by its number as it is printed, without a face if it is not known.
func (p *position) printed(n int) siegestorm.CardView {
	v := siegestorm.CardView{Number: n}
	if n < 0 || p.design == nil {
		return v
	}
	if c, ok := p.design(cardElement(n)); ok {
		v.Element, v.Card, v.ATT, v.DEF, v.Shielded = cardElement(n), c, int(c.ATT), int(c.DEF), c.Specials.Has(cards.Shielded)
	}
	return v
}

// pile is the cards that lie openly behind an element, those of Supporters as far as they are seen.
func (p *position) pile(el rules.Element) []siegestorm.CardView {
	n, _ := numbers(el)
	s := p.side(n)
	if s == nil {
		return nil
	}
	return map[string][]siegestorm.CardView{"casualties": s.Casualties, "heal": s.Heal, "removed": s.Removed, "supports": s.Support}[el.Kind()]
}

// onBattlefield is the card of a number on a war track or a Battle Zone, nil if it is not there.
func (p *position) onBattlefield(n int) *siegestorm.CardView {
	var all []*siegestorm.CardView
	for i := range p.Tracks {
		all = append(all, p.Tracks[i].Slots[:]...)
	}
	for i := range p.Zones {
		all = append(append(all, p.Zones[i].Front[:]...), p.Zones[i].Middle)
	}
	for _, c := range all {
		if c != nil && c.Number == n {
			return c
		}
	}
	return nil
}

// seen is a card that lies open anywhere.
func (p *position) seen(n int) siegestorm.CardView {
	if c := p.onBattlefield(n); c != nil {
		return *c
	}
	for _, c := range p.Exits {
		if c.Number == n {
			return c
		}
	}
	if p.Storm != nil && p.Storm.Card.Number == n {
		return p.Storm.Card
	}
	return p.printed(n)
}
