package reading

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// board is a position.
type board struct {
	cards      map[string]*card
	Difficulty string
	Questions  string
	Round      int
	Turn       int
	Phase      string
	Placing    int
	Result     string
	Token      string
	Spirit     int
	Mana       int
	Markers    map[string]int
	Arrived    map[string]int
	Row        []string
	Draw       []string
	Discard    []string
	Total      int `json:"total_reinforcements"`
	Bonus      int `json:"total_bonus"`
	Protected  []string
	Pending    []string `json:"pending_protected"`
	Warded     []string
	Passage    bool `json:"passage_marker"`
	Open       bool `json:"passage_open"`
	Walk       struct {
		Direction string
		Min, Max  int
	}
	SpecialUsed bool `json:"special_used"`
	Special     string
	Spells      int `json:"spells_left"`
	Cast        []string
	Mods        mods `json:"attack_mods"`
	Dice        []int
	Aside       int    `json:"die_set_aside"`
	Last        string `json:"last_attack"`

	thrown []int    // dice that are still to come
	order  []string // of the deck after the next shuffle
	still  bool     // nothing goes on by itself
}

// mods change one attack.
type mods struct {
	Roll  int  `json:"roll_bonus"`
	Extra bool `json:"extra_die"`
	Cut   int  `json:"strength_cut"`
	Guard int  `json:"spirit_guard"`
	Loss  int  `json:"extra_loss"`
	Carry bool `json:"carry_over"`
	Set   bool `json:"set_dice"`
}

func readBoard(snapshot []byte, cards map[string]*card) (*board, error) {
	b := &board{cards: cards}
	return b, json.Unmarshal(snapshot, b)
}

// die is the next die that falls; 0 if none fell any more.
func (b *board) die() int {
	if len(b.thrown) == 0 {
		return 0
	}
	d := b.thrown[0]
	b.thrown = b.thrown[1:]
	return d
}

// String writes down what counts of a position in its phase.
func (b *board) String() string {
	var s strings.Builder
	w := func(format string, args ...any) { fmt.Fprintf(&s, format, args...) }
	w("%s", b.Result)
	if b.Result != "none" {
		w(", Spirit %d, turn %d", b.Spirit, b.Turn)
		return s.String()
	}
	w(", round %d, turn %d, %s", b.Round, b.Turn, b.Phase)
	w("; at %s, Spirit %d, Mana %d; markers", b.Token, b.Spirit, b.Mana)
	for _, place := range ring {
		w(" %d", b.Markers[place])
	}
	w("; arrived")
	for _, place := range ring {
		w(" %d", b.Arrived[place])
	}
	w("; row %v, draw %v, discard %v; totals %d %d", b.Row, b.Draw, sorted(b.Discard), b.Total, b.Bonus)
	w("; protected %v, next %v; passage %v", sorted(b.Protected), sorted(b.Pending), b.Passage)
	w("; special %v %s, spells %d, cast %v", b.SpecialUsed, b.Special, b.Spells, sorted(b.Cast))
	switch b.Phase {
	case "tie":
		w("; card %d", b.Placing)
	case "deal", "move":
		w("; walk %v, open %v", b.Walk, b.Open)
	case "rolled":
		w("; dice %v, aside %d, %+v", b.Dice, b.Aside, b.Mods)
	case "attack":
		w("; %+v", b.Mods)
	case "end":
		w("; last attack %s", b.Last)
	}
	return s.String()
}

func sorted(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}
