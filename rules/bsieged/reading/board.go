package reading

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
)

// The fields in the order in which one lies to the left of the other, and what stands in the Quarter of each.
var (
	fields    = []string{"north", "west", "south", "east"}
	buildings = map[string][]string{
		"north": {"tavern", "hideout"}, "west": {"palace", "sorcery_tower"},
		"south": {"sanctuary", "market"}, "east": {"barn", "armory"},
	}
)

// The types of unit.
const (
	krohn, eliteKrohn   = "krohn", "elite_krohn"
	gargoh, eliteGargoh = "gargoh", "elite_gargoh"
	molen               = "molen"
)

// board is a position, kept up with by what is told.
type board struct {
	texts     map[string]*text
	Heroes    []*hero  `json:"hero_sheets"`
	Houses    []*house `json:"buildings"`
	Fields    []*field
	Messenger messenger
	Avatar    *avatar
	Modifiers []struct {
		Stat, Hero string
		N          int
	}
	Ward    bool
	Asked   string         `json:"questions"` // "all", or only what decides something (BS-OPT-18)
	holding *text          // the Tactics card that is being carried out
	spent   map[string]int // units that killed the Messenger, by "field/zone/type"
}

type hero struct {
	Hero   string
	Alive  bool
	At     string
	Morale int
	Tokens []string
	Cards  []string
	Soaked int `json:"hits_ignored"`
}

type house struct {
	Building   string
	State      string
	Reinforced int
}

type field struct {
	Field string
	Zones []*zone
}

type zone struct {
	Zone  int
	Units map[string]int
	Still map[string]int `json:"may_not_march"`
	Quiet map[string]int `json:"may_not_attack"`
	Acted map[string]int `json:"attacked"`
}

type messenger struct {
	Where string
	Field string
	Zone  int
}

type avatar struct {
	Field string
	Zone  int
}

func readBoard(snapshot []byte, texts map[string]*text) (*board, error) {
	b := &board{texts: texts}
	if err := json.Unmarshal(snapshot, b); err != nil {
		return nil, err
	}
	return b, nil
}

// zone is a Zone of a field, which need not hold anything.
func (b *board) zone(f string, n int) *zone {
	for _, x := range b.Fields {
		if x.Field != f {
			continue
		}
		for _, z := range x.Zones {
			if z.Zone == n {
				return z.filled()
			}
		}
		z := &zone{Zone: n}
		x.Zones = append(x.Zones, z)
		return z.filled()
	}
	return (&zone{Zone: n}).filled()
}

func (z *zone) filled() *zone {
	for _, m := range []*map[string]int{&z.Units, &z.Still, &z.Quiet, &z.Acted} {
		if *m == nil {
			*m = map[string]int{}
		}
	}
	return z
}

// units counts all units in a Zone.
func (z *zone) units() int {
	n := 0
	for _, k := range z.Units {
		n += k
	}
	return n
}

func (b *board) hero(name string) *hero {
	for _, h := range b.Heroes {
		if h.Hero == name {
			return h
		}
	}
	return &hero{}
}

func (b *board) house(name string) *house {
	for _, h := range b.Houses {
		if h.Building == name {
			return h
		}
	}
	return &house{}
}

// at lists the living heroes on some spaces.
func (b *board) at(spaces ...string) []string {
	var list []string
	for _, h := range b.Heroes {
		if h.Alive && h.Morale > 0 && slices.Contains(spaces, h.At) {
			list = append(list, h.Hero)
		}
	}
	return list
}

// quarter lists the spaces of a Quarter: the side of the wall and both buildings.
func quarter(f string) []string {
	list := []string{"wall:" + f}
	for _, name := range buildings[f] {
		list = append(list, "building:"+name)
	}
	return list
}

// ignores is how many more hits a hero ignores in this round (BS-RUL-63, BS-CON-47).
func (b *board) ignores(h *hero) int {
	n := -h.Soaked
	for _, id := range append(slices.Clone(h.Tokens), h.Cards...) { // a token that is turned over has a "+" in front
		if t := b.texts[id]; t != nil {
			n += t.ignored()
		}
	}
	for _, m := range b.Modifiers {
		if m.Stat == "ignored_hits" && (m.Hero == "" || m.Hero == h.Hero) {
			n += m.N
		}
	}
	return max(0, n)
}

// place reads "zone:north/3".
func place(e rules.Element) (f string, n int) {
	f, number, _ := strings.Cut(e.Name(), "/")
	fmt.Sscan(number, &n)
	return f, n
}

// follow changes the board as an event says.
func (b *board) follow(e rules.Event) {
	switch e.Subject.Kind() {
	case "unit":
		b.followUnits(e)
	case "hero", "morale":
		b.followHero(e)
	case "building":
		b.followHouse(e)
	case "messenger":
		switch {
		case e.Name == "messenger_died":
			b.Messenger = messenger{Where: "absent"}
		case e.Kind != rules.PieceMoved && e.Kind != rules.PieceAdded:
		case e.To.Kind() == "zone":
			f, n := place(e.To)
			b.Messenger = messenger{"zone", f, n}
		case e.To.Kind() == "wall":
			b.Messenger = messenger{"wall", e.To.Name(), 0}
		}
	case "avatar":
		if e.To.Kind() == "zone" && (e.Kind == rules.PieceMoved || e.Kind == rules.PieceAdded) {
			f, n := place(e.To)
			b.Avatar = &avatar{f, n}
		}
		if e.Kind == rules.PieceRemoved {
			b.Avatar = nil
		}
	case "card":
		switch e.Name {
		case "tactic_triggered":
			b.holding = b.texts[e.Subject.Name()]
		case "card_stored", "card_exchanged":
			if from := b.hero(e.From.Name()); e.From.Kind() == "hero" {
				if n := slices.Index(from.Cards, e.Subject.Name()); n >= 0 {
					from.Cards = slices.Delete(from.Cards, n, n+1)
				}
			}
			if h := b.hero(e.To.Name()); e.To.Kind() == "hero" {
				h.Cards = append(h.Cards, e.Subject.Name())
			}
		}
	case "ability":
		if e.Name == "ability_learned" {
			h := b.hero(e.To.Name())
			h.Tokens = append(h.Tokens, e.Subject.Name())
		}
	}
}

func (b *board) followUnits(e rules.Event) {
	unit, n := e.Subject.Name(), int(e.N)
	change := func(el rules.Element, by int) {
		if el.Kind() == "zone" {
			f, k := place(el)
			z := b.zone(f, k)
			z.Units[unit] = max(0, z.Units[unit]+by)
		}
	}
	switch e.Name {
	case "unit_placed":
		change(e.To, n)
	case "unit_destroyed", "unit_entered":
		change(e.From, -n)
	case "unit_pushed", "unit_advanced":
		change(e.From, -n)
		change(e.To, n)
	case "unit_held":
		if b.holding == nil { // a card that was triggered before the stretch began
			return
		}
		f, k := place(e.To)
		z := b.zone(f, k)
		for _, effect := range b.holding.Effects {
			if effect.Verb == "hold" && effect.March {
				z.Still[unit] += n
			}
			if effect.Verb == "hold" && effect.Attack {
				z.Quiet[unit] += n
			}
		}
	}
}

func (b *board) followHero(e rules.Event) {
	h := b.hero(e.Subject.Name())
	switch e.Name {
	case "morale_lost", "morale_earned":
		h.Morale = int(e.M)
	case "hero_moved", "hero_placed":
		h.At = string(e.To)
	case "hero_raised":
		h.At, h.Alive, h.Morale = string(e.To), true, int(e.M)
	case "hero_died":
		h.At, h.Alive, h.Morale = "", false, 0
	case "hit_ignored":
		h.Soaked++
	}
}

func (b *board) followHouse(e rules.Event) {
	h := b.house(e.Subject.Name())
	switch e.Name {
	case "building_damaged":
		h.State = "damaged"
	case "building_destroyed":
		h.State, h.Reinforced = "destroyed", 0
	case "building_repaired":
		h.State = "intact"
	case "building_reinforced":
		h.Reinforced = int(e.M)
	case "reinforced_spent":
		h.Reinforced = int(e.N)
	}
}
