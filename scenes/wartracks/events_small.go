package wartracks

import (
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
)

func (d *model) changeTrack(e rules.Event) {
	if d.Boss == nil {
		return
	}
	switch e.Subject {
	case "boss:menace":
		d.Boss.Menace = int(e.M)
	case "boss:life":
		d.Boss.Life = int(e.M)
	}
}

func (d *model) turnMarker(e rules.Event) {
	if e.Subject == "boss:token" {
		if d.Boss != nil {
			d.Boss.Token = false
		}
		return
	}
	side, at := numbers(e.Subject)
	if s := d.side(side); s != nil && e.Subject.Kind() == "support" && at >= 0 && at < len(s.Support) {
		s.Support = slices.Clone(s.Support)
		s.Support[at].Committed = e.N == 1
	}
}

// leaveGame takes a pile of an eliminated player away.
func (d *model) leaveGame(pile rules.Element) {
	side, _ := numbers(pile)
	if list := d.pile(pile.Kind(), side); list != nil {
		*list = nil
	}
	if s := d.side(side); s != nil && pile.Kind() == "resources" {
		d.setResources(s, 0)
	}
}

// closeFronts takes the war tracks of an eliminated player and one of his Battle Zones away: over
// the other his neighbours face each other (ST-LMS-8).
func (d *model) closeFronts(gone int) {
	left, right := d.track(2*gone), d.track(2*gone+1)
	if left == nil || right == nil {
		return
	}
	near, far := d.track(left.Facing), d.track(right.Facing)
	kept := d.zone(right.Zone)
	if near == nil || far == nil || kept == nil {
		return
	}
	dropped := left.Zone
	if near.Side == far.Side { // nobody is left to face
		d.dropFront(kept.Zone, gone)
	} else {
		end := slices.Index(kept.Sides[:], gone)
		kept.Sides[end], kept.FrontElements[end] = near.Side, frontOf(kept.Zone, near.Side)
		near.Zone, near.Facing, near.Towards = kept.Zone, far.Track, far.Side
		far.Facing, far.Towards = near.Track, near.Side
	}
	d.dropFront(dropped, gone)
}

// dropFront takes a Battle Zone and the war tracks of a player off the board.
func (d *model) dropFront(zone, side int) {
	d.Zones = slices.DeleteFunc(slices.Clone(d.Zones), func(z siegestorm.ZoneView) bool { return z.Zone == zone })
	d.Tracks = slices.DeleteFunc(slices.Clone(d.Tracks), func(t siegestorm.TrackView) bool { return t.Side == side })
}

func frontOf(zone, side int) rules.Element {
	return rules.Element("front:" + strconv.Itoa(zone) + "/" + strconv.Itoa(side))
}

// layToken puts tokens on a card or takes them off.
func (d *model) layToken(e rules.Event) {
	on := e.To
	if e.Kind == rules.PieceRemoved {
		on = e.From
	}
	n, _ := numbers(on)
	c := d.onBattlefield(n)
	if c == nil || on.Kind() != "card" {
		return
	}
	switch e.Subject {
	case "token:gang":
		c.Gang = int(e.M)
	case "token:spirit":
		c.Spirit = int(e.M)
	}
}

// onBattlefield is the card of a number on a war track or a Battle Zone, nil if it is not there.
func (d *model) onBattlefield(n int) *siegestorm.CardView {
	var all []*siegestorm.CardView
	for i := range d.Tracks {
		all = append(all, d.Tracks[i].Slots[:]...)
	}
	for i := range d.Zones {
		all = append(append(all, d.Zones[i].Front[:]...), d.Zones[i].Middle)
	}
	for _, c := range all {
		if c != nil && c.Number == n {
			return c
		}
	}
	return nil
}

func (d *model) shuffle(e rules.Event) {
	if s := d.side(bossSide); s != nil && d.Boss != nil && e.Name == "reserve_shuffled" {
		s.Resources, d.Boss.Reserve = s.Resources+d.Boss.Reserve, 0
	}
}

func (d *model) note(e rules.Event) {
	n, _ := numbers(e.Subject)
	switch e.Name {
	case "storms":
		d.beginStorm(n, e)
	case "ability_activated", "storm_action":
		kind := map[string]string{"ability_activated": "ability", "storm_action": "storm"}[e.Name]
		c := d.seen(n)
		text := actionText(c)
		if kind == "ability" && c.Card != nil {
			text = c.Card.PassiveText
		}
		d.link(siegestorm.LinkView{Element: elementOf("chain", len(d.Chain)), By: sideOf(e), Card: c, Kind: kind, Text: text})
	case "negated":
		for i := range d.Chain {
			if d.Chain[i].Card.Number == n {
				d.Chain = slices.Clone(d.Chain)
				d.Chain[i].Negated = true
			}
		}
	case "link_resolves", "link_negated":
		d.resolve(n)
	case "in_control":
		d.Active = n
	case "eliminated":
		if s := d.side(n); s != nil {
			s.Living = false
		}
	case "neighbours_meet":
		d.closeFronts(n)
	case "boss_plays":
		if s := d.side(bossSide); s != nil && d.Boss != nil {
			if i := slices.IndexFunc(s.Hand, func(c siegestorm.CardView) bool { return c.Number == n }); i >= 0 {
				d.Boss.Now = &s.Hand[i]
			}
		}
	}
}

// resolve begins to carry out the uppermost link; one without a card of its own is gone once
// something else begins.
func (d *model) resolve(n int) {
	last := len(d.Chain) - 1
	if last >= 0 && d.Chain[last].Card.Number == n && d.Chain[last].Kind != "action" {
		d.done = append(d.done, d.Chain[last].Element)
	}
}

// beginStorm makes a creature at the end of its track the storming one.
func (d *model) beginStorm(n int, e rules.Event) {
	if d.Storm != nil && d.Storm.Card.Number == n {
		return
	}
	c, rest, ok := pick(d.Exits, n)
	if !ok {
		return
	}
	d.Exits, d.struck = rest, nil
	d.Storm = &siegestorm.StormView{Card: c, By: sideOf(e), Print: c.ATT, Strength: int(e.N)}
}

// seen is a card that lies open anywhere.
func (d *model) seen(n int) siegestorm.CardView {
	if c := d.onBattlefield(n); c != nil {
		return *c
	}
	for _, c := range d.Exits {
		if c.Number == n {
			return c
		}
	}
	if d.Storm != nil && d.Storm.Card.Number == n {
		return d.Storm.Card
	}
	return d.newcomer(n, -1)
}
