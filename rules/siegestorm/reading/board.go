package reading

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
)

// card is a card of the match, "kh_tengu#40": its design and its number.
type card string

func (c card) design() string { return strings.Split(string(c), "#")[0] }

// board is a position, kept up with by what is told.
type board struct {
	designs map[string]*design
	Mode    string
	Active  string
	Sides   []*side
	Tracks  []*track
	Zones   []*zone
	Tokens  []struct {
		Card card
		Gang int
	}
	Modifiers []modifier
	Exits     []leaving
	Storming  *leaving
	Boss      *boss `json:"boss_board"`
	Chain     []link
	cards     map[int]card // by number
}

// side is a player, or the boss.
type side struct {
	Side        string
	Resources   []card
	Hand        []card
	Supporters  []card
	Committed   []card
	Casualties  []card // the top first
	Heal        []card
	Deployed    bool
	Extra       bool  `json:"extra_turn"`
	Protected   []int // of its tracks: none or all, but in Last Man Standing
	PassingTurn bool  `json:"passing_turn"`
	Preferences map[string]string
}

type track struct {
	Track int
	Side  string
	Slots []card // the Deployment Zone first
}

type zone struct {
	Zone   int
	Tracks []int
	Front  []card // of the side of each track
	Middle card
	Holder string
}

type modifier struct {
	Card     card
	ATT, DEF int
}

type leaving struct {
	Card  card
	Track int
}

type boss struct{ Menace, Life, Start int }

// link is one command of the chain.
type link struct {
	By      string
	Card    card
	Kind    string // action, ability or storm
	Target  card
	Negated bool
}

var named = regexp.MustCompile(`"([a-z_]+)#(\d+)"`)

func readBoard(snapshot []byte, designs map[string]*design) (*board, error) {
	b := &board{designs: designs, cards: map[int]card{}}
	if err := json.Unmarshal(snapshot, b); err != nil {
		return nil, err
	}
	for _, m := range named.FindAllSubmatch(snapshot, -1) {
		n, _ := strconv.Atoi(string(m[2]))
		b.cards[n] = card(fmt.Sprintf("%s#%d", m[1], n))
	}
	return b, nil
}

// bossName is the boss among the sides; its number in elements is 4.
const bossName = "boss"

// nameOf is the name of a side by its number or seat.
func nameOf(n int) string {
	if n < 0 || n == 4 {
		return bossName
	}
	return fmt.Sprint("player", n+1)
}

// side returns a side by its name.
func (b *board) side(name string) *side {
	for _, s := range b.Sides {
		if s.Side == name {
			return s
		}
	}
	return &side{Side: name}
}

// on returns a track by its number.
func (b *board) on(n int) *track {
	for _, t := range b.Tracks {
		if t.Track == n {
			return t
		}
	}
	return &track{Track: n, Slots: make([]card, 3)}
}

func (b *board) design(c card) *design {
	if d := b.designs[c.design()]; d != nil {
		return d
	}
	return &design{}
}

// subject is the card that an event is about, or "".
func (b *board) subject(e rules.Element) card {
	if e.Kind() != "card" {
		return ""
	}
	n, _ := strconv.Atoi(e.Name())
	return b.cards[n]
}

// numbers are those of an element such as "slot:2/0".
func numbers(e rules.Element) (list [2]int) {
	for i, word := range strings.SplitN(e.Name(), "/", 2) {
		list[i], _ = strconv.Atoi(word)
	}
	return list
}

// follow changes the board as an event says.
func (b *board) follow(e rules.Event) {
	c := b.subject(e.Subject)
	if c != "" && e.Kind == rules.CardMoved {
		b.take(c)
		b.put(c, e)
	}
	switch e.Name {
	case "storms":
		for i, l := range b.Exits {
			if l.Card == c {
				b.Storming = &leaving{c, l.Track}
				b.Exits = slices.Delete(b.Exits, i, i+1)
				break
			}
		}
	case "modified":
		b.Modifiers = append(b.Modifiers, modifier{c, int(e.N), int(e.M)})
	case "protected":
		b.side(nameOf(int(e.Seat))).Protected = []int{0}
	case "turn_ended":
		b.Modifiers = nil
		for _, s := range b.Sides {
			s.Protected, s.PassingTurn = nil, false
		}
	case "life_lost", "life_recovered":
		b.Boss.Life = int(e.M)
	case "menace_changed":
		b.Boss.Menace = int(e.M)
	case "gang_token":
		b.Tokens = append(b.Tokens, struct {
			Card card
			Gang int
		}{b.subject(e.To), int(e.N)})
	case "committed":
		s := b.side(nameOf(int(e.Seat)))
		for _, c := range s.Supporters { // which one does not matter here
			if !slices.Contains(s.Committed, c) {
				s.Committed = append(s.Committed, c)
				break
			}
		}
	case "extra_turn_granted":
		b.side(nameOf(int(e.Seat))).Extra = true
	}
}

// take takes a card from wherever it lies.
func (b *board) take(c card) {
	out := func(list *[]card) { *list = slices.DeleteFunc(*list, func(o card) bool { return o == c }) }
	for _, s := range b.Sides {
		for _, list := range []*[]card{&s.Resources, &s.Hand, &s.Supporters, &s.Committed, &s.Casualties, &s.Heal} {
			out(list)
		}
	}
	for _, t := range b.Tracks {
		for i := range t.Slots {
			if t.Slots[i] == c {
				t.Slots[i] = ""
			}
		}
	}
	for _, z := range b.Zones {
		for i := range z.Front {
			if z.Front[i] == c {
				z.Front[i] = ""
			}
		}
		if z.Middle == c {
			z.Middle, z.Holder = "", ""
		}
	}
	b.Exits = slices.DeleteFunc(b.Exits, func(l leaving) bool { return l.Card == c })
	if b.Storming != nil && b.Storming.Card == c {
		b.Storming = nil
	}
}

// put lays a card where an event says.
func (b *board) put(c card, e rules.Event) {
	n := numbers(e.To)
	s := b.side(nameOf(n[0]))
	leaves := true // the Battlefield, where it forgets its modifiers (ST-RUL-41)
	switch e.To.Kind() {
	case "hand":
		s.Hand = append(s.Hand, c)
	case "casualties":
		s.Casualties = slices.Insert(s.Casualties, 0, c)
	case "heal":
		s.Heal = append(s.Heal, c)
	case "supports":
		s.Supporters = append(s.Supporters, c)
	case "slot":
		b.on(n[0]).Slots[n[1]], leaves = c, false
	case "exit":
		b.Exits, leaves = append(b.Exits, leaving{c, n[0]}), false
	case "front":
		for _, z := range b.Zones {
			for i, t := range z.Tracks {
				if z.Zone == n[0] && b.on(t).Side == nameOf(n[1]) {
					z.Front[i], leaves = c, false
				}
			}
		}
	case "middle":
		for _, z := range b.Zones {
			if z.Zone == n[0] {
				z.Middle, z.Holder, leaves = c, nameOf(int(e.Seat)), false
			}
		}
	}
	if leaves {
		b.Modifiers = slices.DeleteFunc(b.Modifiers, func(m modifier) bool { return m.Card == c })
	}
}
