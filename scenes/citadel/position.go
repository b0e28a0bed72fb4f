package citadel

import (
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/table"
)

// position is the match that is laid out, as it stands, and what is to be pointed out of what was
// just shown.
type position struct {
	bsieged.View
	set    *cards.Set
	paid   func(hero, design int) []rules.Text // what a card asks of a hero beside an action; -1: what is printed on it
	takes  func(hero, design int) []bool       // which slots of a hero take a card
	kind   string                              // of the decision; empty while events are shown
	acting int                                 // the field that acts, -1
	begins int                                 // the field that the Attack or March step begins with, -1: not settled yet
	story

	threat   bsieged.Forecast
	foreseen bool
	held     [cards.FieldCount]int // so many Krohns would enter over each wall that a hero holds, if nobody stood there
	costs    [cards.FieldCount]int // what each field costs in the coming Enemies phase
	victims  []bsieged.Victim      // what a click now could destroy
}

// story is what the events shown of the last choice point out.
type story struct {
	last      rules.Event   // shown last
	cast      cast          // the dice that lie on the cloth
	blows     []blow        // the attacks of this step
	hitting   *blow         // the one of them shown last
	ambushed  bool          // enemies have fallen upon the Messenger (BS-MSG-10)
	drawn     int           // a card that was drawn and is not dealt with yet, -1
	drawnFrom rules.Element // its deck
}

// read reads the moment. False: it is not a match of this game.
func read(m *table.Moment) (*position, bool) {
	state, ok := m.State.(viewer)
	if !ok {
		return nil, false
	}
	p := &position{View: state.View(), set: state.Set(), paid: state.Paid, takes: state.Takes}
	if m.Mode == table.Asking || m.Mode == table.Waiting {
		p.kind = m.State.Decision().Kind
	}
	p.acting, p.begins = p.Now.Field, p.begun()
	p.tell(m)
	return p, true
}

// begun is the field that the step under way began with: each next one lies to the left. A step
// that is not under way begins in the north, unless the table is asked.
func (p *position) begun() int {
	n := &p.Now
	if n.Step != bsieged.AttackNow && n.Step != bsieged.MarchNow {
		return north
	}
	if n.Done < 0 {
		return -1
	}
	return (n.Field - n.Done + cards.FieldCount) % cards.FieldCount
}

// turn is when a field has its turn in the step: 0 for the first one.
func (p *position) turn(f int) int {
	return (f - max(p.begins, north) + cards.FieldCount) % cards.FieldCount
}

// tell goes through what has been shown of the last choice.
func (p *position) tell(m *table.Moment) {
	p.story = story{last: m.Last(), drawn: -1}
	p.cast = p.castOf(m)
	for _, e := range m.Story {
		p.point(e)
		switch {
		case begins(e), e.Kind == rules.TurnEnded: // whom a hero struck at before has no part in it
			p.blows, p.acting = nil, p.Now.Field
		case e.Name == "messenger_ambushed":
			p.ambushed = true
		case e.Kind == rules.AttackResolved && p.Now.Step == bsieged.AttackNow:
			if f, z, ok := p.zoneOf(e.From); ok && figure(e.Subject) >= 0 {
				p.blows = append(p.blows, blow{f, z, figure(e.Subject), int(e.N)})
			}
		case e.Kind == rules.CardMoved:
			if p.drawn = -1; e.Name == "card_drawn" && p.card(e.Subject) == p.Now.Card {
				p.drawn, p.drawnFrom = p.Now.Card, e.From
			}
		}
	}
	if n := len(p.blows); n > 0 {
		p.hitting = &p.blows[n-1]
	}
}

// point follows the events to the field that acts, where the state names none.
func (p *position) point(e rules.Event) {
	if p.Now.Field >= 0 {
		return
	}
	if f, _, ok := p.zoneOf(e.From); ok {
		p.acting = f
	} else if f, _, ok := p.zoneOf(e.To); ok && e.Name == "tactic_triggered" {
		p.acting = f
	} else if f := p.fieldOf(e.Subject); f >= 0 {
		p.acting = f
	}
}

// begins reports whether with an event something new begins.
func begins(e rules.Event) bool { return e.Kind == rules.TurnBegan || e.Kind == rules.PhaseBegan }
