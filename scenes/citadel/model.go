package citadel

import (
	"strconv"
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
	acting  int   // the field that acts, -1
	hitting *blow // the attack shown last in this step
	// drawn is a card that was drawn and is not dealt with yet, -1; drawnFrom is its deck.
	drawn     int
	drawnFrom rules.Element

	threat   bsieged.Forecast
	foreseen bool
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
	d.acting = d.Now.Field
	for _, e := range m.Since {
		d.apply(e)
	}
	return d, true
}

// apply does to the view what an event tells.
func (d *model) apply(e rules.Event) {
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
		if i := int(e.Count); i < len(d.dice0) && d.thrown == "red" {
			d.dice0[i] = int(e.M)
		}
		if h := d.hero(e.Subject); h >= 0 && e.Name == "grace_spent" {
			d.Heroes[h].Grace = max(0, d.Heroes[h].Grace-1)
		}
	case rules.MarkerChanged:
		d.turnMarker(e)
	case rules.TurnBegan, rules.PhaseBegan:
		d.begin(e)
	case rules.AttackResolved:
		if f, z, ok := d.zoneOf(e.From); ok && figure(e.Subject) >= 0 {
			d.hitting = &blow{f, z, figure(e.Subject), int(e.N)}
			d.Now.Step = bsieged.AttackNow
		}
	case rules.Blocked:
		if b := d.house(e.Subject); b >= 0 && e.Name == "reinforced_spent" {
			d.Houses[b].Reinforced = int(e.N)
		}
	}
	if e.Rule == "BS-MAR-3" {
		d.Now.Step, d.hitting = bsieged.MarchNow, nil
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

// keepSpawn takes a Summoning roll off the board once its figures have come.
func (d *model) keepSpawn(e rules.Event) {
	if e.Kind != rules.PieceAdded {
		d.dice0 = nil
	}
}

func (d *model) begin(e rules.Event) {
	d.hitting, d.dice0 = nil, nil
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

// roll takes up a throw; one of many dice is told in several events.
func (d *model) roll(e rules.Event) {
	d.rolled++
	d.thrown, d.need = [...]string{"red", "red", "yellow", "catapult", "spawn"}[min(max(int(e.N), 0), 4)], int(e.M)
	if len(d.dice0) == 0 || len(d.dice0)%len(e.Dice) != 0 || e.Name == "summoning_rolled" {
		d.dice0 = nil
	}
	for _, pip := range e.Dice[:min(int(e.Count), len(e.Dice))] {
		d.dice0 = append(d.dice0, int(pip))
	}
}

// figureNames are the sorts of figures in damage order, as in elements; pictures have the
// names of figurePictures.
var figureNames = [bsieged.Figures]string{"molen", "gargoh", "elite_gargoh", "krohn", "elite_krohn"}
var figurePictures = [bsieged.Figures]string{"molen", "gargoh", "gargoh-elite", "krohn", "krohn-elite"}

// figure is the sort of figure of an element, or -1.
func figure(el rules.Element) int {
	if el.Kind() == "unit" {
		for g, name := range figureNames {
			if el.Name() == name {
				return g
			}
		}
	}
	return -1
}

// elite reports whether a sort of figure is elite.
func elite(g int) bool { return g == 2 || g == 4 }

// hero is the number of a hero in the match, or -1.
func (d *model) hero(el rules.Element) int {
	if el.Kind() != "hero" {
		return -1
	}
	for i := range d.Heroes {
		if d.set.Heroes[d.Heroes[i].Kind].ID == el.Name() {
			return i
		}
	}
	return -1
}

// sheet is the sheet of a hero of the match.
func (d *model) sheet(h int) *cards.Hero { return &d.set.Heroes[d.Heroes[h].Kind] }

func (d *model) heroEl(h int) rules.Element { return rules.Element("hero:" + d.sheet(h).ID) }

// zoneOf is the field and Zone (1 to 3) of an element.
func (d *model) zoneOf(el rules.Element) (f, z int, ok bool) {
	if el.Kind() != "zone" {
		return 0, 0, false
	}
	id, n, _ := strings.Cut(el.Name(), "/")
	z, err := strconv.Atoi(n)
	for f := range d.set.Fields {
		if d.set.Fields[f].ID == id && err == nil && z >= 1 && z <= cards.ZoneCount {
			return f, z, true
		}
	}
	return 0, 0, false
}

// fieldOf is the field of a field or wall, or -1.
func (d *model) fieldOf(el rules.Element) int {
	if k := el.Kind(); k == "field" || k == "wall" {
		for f := range d.set.Fields {
			if d.set.Fields[f].ID == el.Name() {
				return f
			}
		}
	}
	return -1
}

// house is the number of a building, or -1.
func (d *model) house(el rules.Element) int {
	if el.Kind() == "building" {
		for b := range d.set.Buildings {
			if d.set.Buildings[b].ID == el.Name() {
				return b
			}
		}
	}
	return -1
}

// card is the design of a Resource card, or -1.
func (d *model) card(el rules.Element) int {
	if el.Kind() == "card" || el.Kind() == "take" {
		for i := range d.set.Cards {
			if d.set.Cards[i].ID == el.Name() {
				return i
			}
		}
	}
	return -1
}

func (d *model) zoneEl(f, z int) rules.Element {
	return rules.Element("zone:" + d.set.Fields[f].ID + "/" + strconv.Itoa(z))
}

// quarter is the field whose Quarter a place lies in, or -1.
func (d *model) quarter(at rules.Element) int {
	if b := d.house(at); b >= 0 {
		return d.set.Buildings[b].Quarter
	}
	return d.fieldOf(at)
}

// mine is the hero whose cards and actions are shown: who is asked, else whose turn it is, else
// the first hero.
func (d *model) mine() int {
	for _, h := range []int{d.Now.Asked, d.Active, d.First} {
		if h >= 0 && h < len(d.Heroes) {
			return h
		}
	}
	return 0
}

// enemies reports whether the round is in its Enemies phase.
func (d *model) enemies() bool {
	return d.Now.Step >= bsieged.TacticsNow && d.Now.Step <= bsieged.MarchNow
}

// classes are the ids of the classes of cards, as in elements and pictures.
var classes = [cards.ClassCount]string{"armory", "market", "sorcery", "tavern"}
