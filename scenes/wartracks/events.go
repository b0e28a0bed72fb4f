package wartracks

import (
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
)

// apply does to the view what an event tells.
func (d *model) apply(e rules.Event) {
	if ends(e) {
		d.Chain = slices.DeleteFunc(slices.Clone(d.Chain), func(l siegestorm.LinkView) bool { return slices.Contains(d.done, l.Element) })
		d.done = nil
	}
	switch e.Name {
	case "turn_began":
		d.beginTurn(e)
		return
	case "pile_left_the_game":
		d.leaveGame(e.From)
		return
	}
	switch e.Kind {
	case rules.PhaseBegan:
		d.beginStep(e)
	case rules.CardMoved:
		d.move(e)
	case rules.TrackChanged:
		d.changeTrack(e)
	case rules.MarkerChanged:
		d.turnMarker(e)
	case rules.PieceAdded, rules.PieceRemoved:
		d.layToken(e)
	case rules.PileShuffled:
		d.shuffle(e)
	case rules.AttackResolved:
		d.struck = &e
	case rules.MatchEnded:
		d.Decision, d.Decider = "", -1
	case rules.Note:
		d.note(e)
	}
}

// ends reports whether an event shows that what was being carried out before it is over.
func ends(e rules.Event) bool {
	switch e.Name {
	case "turn_began", "action_played", "ability_activated", "storm_action", "link_resolves", "link_negated", "action_done", "struck", "struck_player", "spent":
		return true
	}
	return e.Kind == rules.PhaseBegan
}

func (d *model) beginTurn(e rules.Event) {
	d.Turn = int(e.N)
	if n, _ := numbers(e.Subject); n >= 0 {
		d.Active = n
	}
	d.Decision, d.Pay, d.Storm, d.struck = "", nil, nil, nil
	if s := d.side(d.Active); s != nil {
		s.Deployed, s.Extra = false, false
	}
}

// steps are the names of steps as views tell them.
var steps = []string{"setup", "prepare", "draw", "advance", "deploy", "extra", "end", "reserves", "play"}

func (d *model) beginStep(e rules.Event) {
	if step := strings.TrimSuffix(e.Name, "_step"); slices.Contains(steps, step) {
		d.Step = step
	}
	if n, _ := numbers(e.Subject); n >= 0 && e.Subject.Kind() == "seat" {
		d.Active = n
	}
	d.Decision = ""
}

// move takes a card from where it is to where the event says.
func (d *model) move(e rules.Event) {
	n := -1
	if e.Subject.Kind() == "card" {
		n, _ = numbers(e.Subject)
		d.from[n] = e.From
		if d.Boss != nil && d.Boss.Now != nil && d.Boss.Now.Number == n {
			d.Boss.Now = nil
		}
	}
	c, ok := d.take(e.From, n)
	if !ok {
		side, _ := numbers(e.From)
		c = d.newcomer(n, side)
	}
	if n >= 0 && c.Number < 0 {
		d.see(&c, n)
	}
	d.put(e, c)
}

// see turns a card's face up.
func (d *model) see(c *siegestorm.CardView, n int) {
	c.Number, c.Element = n, cardElement(n)
	d.printed(c)
}

// take takes a card out of a place. False: it was not seen there.
func (d *model) take(from rules.Element, n int) (siegestorm.CardView, bool) {
	a, b := numbers(from)
	kind := from.Kind()
	if list := d.pile(kind, a); list != nil {
		c, rest, ok := pick(*list, n)
		*list = rest
		return c, ok
	}
	switch kind {
	case "resources":
		if s := d.side(a); s != nil {
			d.setResources(s, s.Resources-1)
		}
	case "reserve":
		if d.Boss != nil {
			d.Boss.Reserve--
		}
	case "chain":
		i := slices.IndexFunc(d.Chain, func(l siegestorm.LinkView) bool { return l.Element == from })
		if i >= 0 {
			c := d.Chain[i].Card
			d.Chain = slices.Delete(slices.Clone(d.Chain), i, i+1)
			return c, true
		}
	case "exit":
		return d.leaveExit(n)
	case "slot", "front", "middle":
		if at := d.standsAt(kind, a, b); at != nil && *at != nil {
			c := **at
			*at = nil
			return c, true
		}
	}
	return siegestorm.CardView{}, false
}

// leaveExit takes a creature away from the end of its war track.
func (d *model) leaveExit(n int) (siegestorm.CardView, bool) {
	if d.Storm != nil && d.Storm.Card.Number == n {
		c := d.Storm.Card
		d.Storm, d.struck = nil, nil
		d.Exits = slices.DeleteFunc(slices.Clone(d.Exits), func(v siegestorm.CardView) bool { return v.Number == n })
		return c, true
	}
	c, rest, ok := pick(d.Exits, n)
	d.Exits = rest
	return c, ok
}

// pile is the list of cards behind an element, nil if it has none.
func (d *model) pile(kind string, side int) *[]siegestorm.CardView {
	if kind == "vision" {
		return &d.Vision
	}
	s := d.side(side)
	if s == nil {
		return nil
	}
	switch kind {
	case "hand":
		return &s.Hand
	case "casualties":
		return &s.Casualties
	case "heal":
		return &s.Heal
	case "removed":
		return &s.Removed
	case "supports":
		return &s.Support
	}
	return nil
}

// standsAt is the slot behind an element.
func (d *model) standsAt(kind string, a, b int) **siegestorm.CardView {
	switch kind {
	case "slot":
		if t := d.track(a); t != nil && b >= 0 && b < len(t.Slots) {
			return &t.Slots[b]
		}
	case "front":
		if z := d.zone(a); z != nil {
			for end, side := range z.Sides {
				if side == b {
					return &z.Front[end]
				}
			}
		}
	case "middle":
		if z := d.zone(a); z != nil {
			return &z.Middle
		}
	}
	return nil
}

// put lays a card down where the event says.
func (d *model) put(e rules.Event, c siegestorm.CardView) {
	a, b := numbers(e.To)
	kind := e.To.Kind()
	if list := d.pile(kind, a); list != nil {
		d.lay(list, kind, a, c)
		return
	}
	switch kind {
	case "resources":
		if s := d.side(a); s != nil {
			d.setResources(s, s.Resources+1)
		}
	case "reserve":
		if d.Boss != nil {
			d.Boss.Reserve++
		}
	case "chain":
		d.link(siegestorm.LinkView{Element: e.To, By: sideOf(e), Card: c, Kind: "action", Text: actionText(c)})
	case "exit":
		c.Defender = false
		d.Exits = append(slices.Clone(d.Exits), c)
	case "slot", "front", "middle":
		if at := d.standsAt(kind, a, b); at != nil {
			c.Defender = kind == "slot" && b == 0
			*at = &c
		}
	}
}

// link adds a command to the chain, in place of one that was over without a word.
func (d *model) link(l siegestorm.LinkView) {
	d.Chain = slices.DeleteFunc(slices.Clone(d.Chain), func(old siegestorm.LinkView) bool { return old.Element == l.Element })
	d.Chain = append(d.Chain, l)
}

// lay puts a card on a pile, into a hand or among the Supporters.
func (d *model) lay(list *[]siegestorm.CardView, kind string, side int, c siegestorm.CardView) {
	d.printed(&c)
	c.Holder = side
	switch {
	case kind == "supports":
		c.Element = rules.Element("support:" + elementOf("", side).Name() + "/" + elementOf("", len(*list)).Name())
		if side != d.me && !d.open {
			c.Number, c.Card = -1, nil
		}
	case kind == "hand" && side != d.me && side != bossSide && !d.open:
		c = siegestorm.CardView{Number: -1, Owner: side, Holder: side}
	}
	*list = append(slices.Clone(*list), c)
}

func (d *model) setResources(s *siegestorm.SideView, n int) {
	s.Resources = max(0, n)
	if s.Side != bossSide {
		s.TurnsLeft = s.Resources / d.draws()
	}
}

// draws is how many cards a player draws in a turn.
func (d *model) draws() int {
	if d.lastMan() {
		return 3
	}
	return 2
}

// sideOf is the side that did what an event tells: a seat, else the boss.
func sideOf(e rules.Event) int {
	if e.Seat < 0 {
		return bossSide
	}
	return int(e.Seat)
}

func actionText(c siegestorm.CardView) string {
	if c.Card == nil {
		return ""
	}
	return c.Card.ActionText
}
