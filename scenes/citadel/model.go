package citadel

import (
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/table"
)

// model is the position that is laid out: the view of the match with the events that were
// shown since. What the events do not tell stays as it was.
type model struct {
	bsieged.View
	set  *cards.Set
	kind string // of the decision; empty while events are shown
	last rules.Event
	// dice0 are the dice of the last roll shown, by pips; rolled counts the throws.
	dice0   []int
	thrown  string // which die: "red", "yellow", "catapult", "spawn"
	need    int
	rolled  int
	more    bool   // the last event filled its dice: the next roll may belong to the same throw
	graced  []int  // by how much Divine Grace has changed each die so far
	acting  int    // the field that acts, -1
	begins  int    // the field that the Attack or March step begins with, -1: not settled yet
	blows   []blow // the attacks shown so far in this step
	hitting *blow  // the attack shown last in this step
	// drawn is a card that was drawn and is not dealt with yet, -1; drawnFrom is its deck.
	drawn     int
	drawnFrom rules.Element

	threat   bsieged.Forecast
	foreseen bool
	prey     []bsieged.Prey // what a click now could destroy
}

// newModel reads the moment. False: it is not a match of this game.
func newModel(m *table.Moment) (*model, bool) {
	state, ok := m.State.(viewer)
	if !ok {
		return nil, false
	}
	d := &model{View: state.View(), set: state.Set(), last: m.Last(), acting: -1, drawn: -1}
	if m.Mode == table.Asking || m.Mode == table.Waiting {
		d.kind = m.State.Decision().Kind
	}
	d.acting, d.begins = d.Now.Field, d.begun()
	d.takeRoll()
	for _, e := range m.Since {
		d.apply(e)
	}
	return d, true
}

// apply does to the view what an event tells.
func (d *model) apply(e rules.Event) {
	d.more = d.more && e.Kind == rules.DiceRolled
	switch e.Kind {
	case rules.PieceMoved, rules.PieceAdded, rules.PieceRemoved:
		d.movePiece(e)
	case rules.TrackChanged:
		d.moveTrack(e)
	case rules.CardMoved:
		d.moveCard(e)
	case rules.DiceRolled:
		d.roll(e)
	case rules.DieChanged:
		d.changeDie(e)
		if h := d.hero(e.Subject); h >= 0 && e.Name == "grace_spent" {
			d.Heroes[h].Grace = max(0, d.Heroes[h].Grace-1)
		}
	case rules.MarkerChanged:
		d.turnMarker(e)
	case rules.TurnBegan, rules.PhaseBegan:
		d.begin(e)
	case rules.AttackResolved:
		if f, z, ok := d.zoneOf(e.From); ok && figure(e.Subject) >= 0 {
			if d.begins < 0 {
				d.begins = f
			}
			d.blows = append(d.blows, blow{f, z, figure(e.Subject), int(e.N)})
			d.hitting = &d.blows[len(d.blows)-1]
			d.Now.Step = bsieged.AttackNow
		}
	case rules.Blocked:
		if b := d.house(e.Subject); b >= 0 && e.Name == "reinforced_spent" {
			d.Houses[b].Reinforced = int(e.N)
		}
	}
	if e.Rule == "BS-MAR-3" {
		d.march(e)
	}
	if e.Kind != rules.DiceRolled && e.Kind != rules.DieChanged && d.thrown == "spawn" {
		d.keepSpawn(e)
	}
	if f, _, ok := d.zoneOf(e.From); ok {
		d.acting = f
	} else if f := d.fieldOf(e.Subject); f >= 0 {
		d.acting = f
	}
}

// begun is the field that the step under way began with: each next one lies to the left. A step
// that is not under way begins in the north, unless the table is asked.
func (d *model) begun() int {
	n := &d.Now
	if n.Step != bsieged.AttackNow && n.Step != bsieged.MarchNow {
		return north
	}
	if n.Done < 0 {
		return -1
	}
	return (n.Field - n.Done + cards.FieldCount) % cards.FieldCount
}

// turn is when a field has its turn in the step: 0 for the first one.
func (d *model) turn(f int) int {
	return (f - max(d.begins, north) + cards.FieldCount) % cards.FieldCount
}

// march begins the March step, unless it has begun, with the figures that move.
func (d *model) march(e rules.Event) {
	if d.Now.Step != bsieged.MarchNow {
		d.Now.Step, d.begins = bsieged.MarchNow, north
	}
	if f, _, ok := d.zoneOf(e.From); ok && d.begins < 0 {
		d.begins = f
	}
	d.hitting, d.blows = nil, nil
}

// keepSpawn takes a Summoning roll off the board once its figures have come.
func (d *model) keepSpawn(e rules.Event) {
	if e.Kind != rules.PieceAdded {
		d.dice0 = nil
	}
}

func (d *model) begin(e rules.Event) {
	d.hitting, d.blows, d.dice0, d.graced = nil, nil, nil, nil
	switch e.Name {
	case "heroes_began":
		d.Now.Step = bsieged.Heroes
	case "enemies_began":
		d.Now.Step = bsieged.TacticsNow
	case "season_ended":
		d.Now.Step = bsieged.SeasonEnd
	case "round_began":
		d.Now.Step = bsieged.Opening
	}
	if h := d.hero(e.Subject); h >= 0 {
		d.Active = h
	}
}

func (d *model) movePiece(e rules.Event) {
	if g := figure(e.Subject); g >= 0 {
		d.count(e.From, g, -int(e.N))
		d.count(e.To, g, int(e.N))
		return
	}
	if h := d.hero(e.Subject); h >= 0 {
		d.Heroes[h].At = e.To
		switch e.Kind {
		case rules.PieceRemoved:
			d.Heroes[h] = fallen(d.Heroes[h])
		case rules.PieceAdded:
			d.rise(h, e)
		}
		return
	}
	switch e.Subject.Kind() {
	case "catapult":
		if f := d.fieldOf(e.To); f >= 0 {
			d.Facing = f
		}
	case "token":
		if h := d.hero(e.To); h >= 0 {
			d.First = h
		}
	case "messenger":
		d.Messenger.At = e.To
		d.Messenger.Outskirts = e.Name == "messenger_left"
	case "avatar":
		if f, z, ok := d.zoneOf(e.To); ok {
			d.Avatar.Field, d.Avatar.Zone = f, z
			d.Avatar.Vinculum = max(d.Avatar.Vinculum, 1)
		}
		if e.Kind == rules.PieceRemoved {
			d.Avatar = bsieged.AvatarView{Field: -1}
		}
	}
}

// fallen is a hero who has died.
func fallen(h bsieged.HeroView) bsieged.HeroView {
	h.At, h.Alive = "", false
	h.Morale, h.Gold, h.Food, h.Grace = 0, 0, 0, 0
	return h
}

// rise sets the tracks of a hero who came back (BS-RES-5).
func (d *model) rise(h int, e rules.Event) {
	o := &d.Heroes[h]
	if e.Name == "hero_raised" {
		o.Alive, o.Morale, o.Gold, o.Food, o.Grace = true, int(e.M), d.set.Match.Gold, d.set.Match.Food, 0
	}
}

// count changes how many figures of a sort are in a Zone.
func (d *model) count(at rules.Element, g, n int) {
	if f, z, ok := d.zoneOf(at); ok {
		at := &d.Fields[f].Zones[z-1].N[g]
		*at = max(0, *at+n)
	}
}

func (d *model) moveTrack(e rules.Event) {
	if e.Name == "time_advanced" {
		d.Round, d.Season = int(e.M), (int(e.M)-1)/d.set.Match.RoundsPerSeason
	}
	if e.Subject == "avatar:avatar" {
		d.Avatar.Vinculum = int(e.M)
		return
	}
	h := d.hero(rules.Element("hero:" + e.Subject.Name()))
	if h < 0 {
		return
	}
	o := &d.Heroes[h]
	switch e.Subject.Kind() {
	case "morale":
		o.Morale = int(e.M)
	case "gold":
		o.Gold = int(e.M)
	case "food":
		o.Food = int(e.M)
	case "grace":
		o.Grace = int(e.M)
	}
}

func (d *model) moveCard(e rules.Event) {
	if e.Subject.Kind() == "event" {
		for i := range d.set.Events {
			if d.set.Events[i].ID == e.Subject.Name() && e.To != "" && e.To.Kind() != "discard" {
				d.Events = append(d.Events[:len(d.Events):len(d.Events)], uint8(i))
			}
		}
		return
	}
	c := d.card(e.Subject)
	if c < 0 {
		return
	}
	switch e.Name {
	case "card_drawn":
		d.drawn, d.drawnFrom = c, e.From
		return
	case "card_discarded":
		if d.drawn != c {
			d.dropCard(c)
		}
	case "card_used":
		if h := d.hero(e.From); h >= 0 && d.drawn != c && d.set.Cards[c].Kind != cards.Permanent {
			d.putCard(h, c, -1)
		}
	default:
		if h := d.hero(e.From); h >= 0 {
			d.putCard(h, c, -1)
		}
		if h := d.hero(e.To); h >= 0 {
			d.putCard(h, -1, c)
		}
	}
	d.drawn = -1
}

// dropCard takes a card from whom it is shown with: the hero whose turn it is, else any.
func (d *model) dropCard(c int) {
	for _, h := range append([]int{d.Active}, 0, 1, 2, 3, 4, 5) {
		if h >= 0 && h < len(d.Heroes) {
			for i := range d.Heroes[h].Slots {
				if d.Heroes[h].Slots[i].Card == c {
					d.Heroes[h].Slots[i].Card = -1
					return
				}
			}
		}
	}
}

// putCard replaces the first slot of a hero that holds one card by another.
func (d *model) putCard(h, from, to int) {
	for i := range d.Heroes[h].Slots {
		if s := &d.Heroes[h].Slots[i]; s.Card == from {
			s.Card = to
			return
		}
	}
}

func (d *model) turnMarker(e rules.Event) {
	b := d.house(e.Subject)
	if b < 0 {
		b = d.house(e.To)
	}
	if b < 0 {
		return
	}
	switch h := &d.Houses[b]; {
	case strings.Contains(e.Name, "reinforce"):
		h.Reinforced = max(0, int(e.M))
	case strings.Contains(e.Name, "destroy"):
		h.Harm = 2
	case strings.Contains(e.Name, "damage"):
		h.Harm = 1
	case strings.Contains(e.Name, "repair"), strings.Contains(e.Name, "mend"):
		h.Harm = 0
	}
}

// Folds says that this board is given what has happened since a state.
func (*Board) Folds() {}
