package content

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"portcullis/rules/content"
)

// fields are what cards of a type print beyond what all cards do: what they need, and what they may have.
var fields = [TypeCount]struct{ needs, takes string }{
	Minion:         {"set count gp sl lp ui", "upkeep_gp upkeep_pp tags"},
	Elemental:      {"set count gp sl lp ui", "upkeep_gp upkeep_pp tags"},
	Rogue:          {"set count gp sl lp ui", "upkeep_gp upkeep_pp tags"},
	Fiend:          {"set count gp sl lp ui", "upkeep_gp upkeep_pp tags"},
	Item:           {"set count gp ic slot rl", ""},
	Scroll:         {"set count st kind rr", ""},
	Spell:          {"set count gp st kind rr", ""},
	Relic:          {"set count gp pp location ip rl", "dl"},
	Mine:           {"set count gp rl", ""},
	Powerstone:     {"set count gp rl", ""},
	WindfallCard:   {"set count gp", ""},
	BaseMine:       {"set count", ""},
	BasePowerstone: {"set count", ""},
	Innate:         {"st kind rr", ""},
}

// given are the keys of a table that the file has, without those that all cards have.
func given(table any) map[string]bool {
	keys := map[string]bool{}
	v := reflect.ValueOf(table)
	for i := range v.NumField() {
		key := v.Type().Field(i).Tag.Get("toml")
		if field := v.Field(i); key != "" && !field.IsZero() {
			keys[key] = true
		}
	}
	return keys
}

// fitted notes a fault for each key that a table needs and has not, or has and does not take.
func fitted(f *content.File, at, who, what string, has map[string]bool, needs, takes string) {
	for _, key := range strings.Fields(needs) {
		if !has[key] {
			f.Fault(at+key, who+", "+key, "is missing; %s needs it", what)
		}
	}
	known := strings.Fields(needs + " " + takes)
	for _, key := range slices.Sorted(maps.Keys(has)) {
		if !slices.Contains(known, key) {
			f.Fault(at+key, who+", "+key, "cannot stand here; %s has none", what)
		}
	}
}

// cards takes over the cards of a file.
func (l *loader) cards(f *content.File, key string, in []cardTOML) {
	for i := range in {
		c, at := &in[i], fmt.Sprintf("%s[%d].", key, i)
		who := key + " " + content.Named(c.ID, i)
		t := Type(oneOf(f, at+"type", who+", type", c.Type, typeIDs[:Innate]))
		has := given(*c)
		delete(has, "type")
		if key == "token" {
			l.token(f, at, i, t, c, has)
			continue
		}
		fitted(f, at, who, "the type "+t.ID(), has, fields[t].needs, fields[t].takes)
		l.card(f, at, key, i, t, c)
	}
}

// innate takes over the Spells that every Mage has (TS-MAG-2).
func (l *loader) innate(f *content.File, in []cardTOML) {
	for i := range in {
		c, at := &in[i], fmt.Sprintf("innate[%d].", i)
		fitted(f, at, "innate "+content.Named(c.ID, i), "an innate Spell", given(*c), fields[Innate].needs, "")
		l.card(f, at, "innate", i, Innate, c)
		l.c.Innate = append(l.c.Innate, Card(len(l.c.Cards)-1))
	}
}

// token takes over what comes into play without a card, with the numbers of a card or its own (7.2).
func (l *loader) token(f *content.File, at string, i int, t Type, c *cardTOML, has map[string]bool) {
	who := "token " + content.Named(c.ID, i)
	if c.Card == nil {
		fitted(f, at, who, "a token", has, "sl lp ui tags", "")
		l.card(f, at, "token", i, t, c)
	} else {
		fitted(f, at, who, "a token that copies a card", has, "card tags", "")
		copied, ok := l.c.Find(*c.Card)
		if !ok || l.c.Cards[copied].Type != t {
			f.Fault(at+"card", who+", card", "%q is no %s", *c.Card, c.Type)
			return
		}
		// A token has the name of its card; only its id must be another one if it stands beside it.
		info := l.c.Cards[copied]
		info.ID, info.Text, info.Set, info.Copies = c.ID+"_token", Spelled(c.Text), StartSet, 0
		info.Gold, info.Power = 0, 0
		l.c.Cards = append(l.c.Cards, info)
		l.copies[Card(len(l.c.Cards)-1)] = copied
	}
	l.tokens[c.ID] = Card(len(l.c.Cards) - 1)
	info := &l.c.Cards[len(l.c.Cards)-1]
	if info.Tags |= tags(f, at+"tags", who+", tags", c.Tags); !info.Is(TokenTag) {
		f.Fault(at+"tags", who+", tags", "a token has the tag token")
	}
}

// card takes over one card whose fields are those of its type.
func (l *loader) card(f *content.File, at, key string, i int, t Type, c *cardTOML) {
	info, who := l.printed(f, at, key, i, &c.printedTOML)
	number := func(key string, n *int, low, high int) int {
		if n == nil {
			return 0
		}
		return f.Number(at+key, who+", "+key, n, low, high)
	}
	word := func(key string, s *string, ids []string) int {
		if s == nil {
			return 0
		}
		return oneOf(f, at+key, who+", "+key, *s, ids)
	}
	info.Type = t
	info.Copies = number("count", c.Count, 1, 60)
	info.Gold, info.Power = number("gp", c.Gold, 1, 30), number("pp", c.Power, 0, 30)
	info.UpkeepGold, info.UpkeepPower = number("upkeep_gp", c.UpkeepGold, 0, 9), number("upkeep_pp", c.UpkeepPower, 0, 9)
	info.SL = number("sl", c.SL, 0, 98)
	if info.LP = number("lp", c.LP, 1, 9); t.Creature() && info.LP != 1 {
		f.Fault(at+"lp", who+", lp", "is %d; all creatures but Mages have 1 (TS-CRE-3)", info.LP)
	}
	info.DL, info.RL, info.IP = number("dl", c.DL, 0, 98), number("rl", c.RL, 0, 98), number("ip", c.IP, 1, 9)
	if t == Relic && info.DL != info.RL && info.DL != 0 {
		f.Fault(at+"dl", who+", dl", "is %d; a Relic's DL equals its RL (TS-REL-13)", info.DL)
	}
	if c.UI != nil {
		info.Uses = l.letters(f, at+"ui", who+", ui", c.UI)
	}
	if c.IC != nil {
		info.Class = l.letters(f, at+"ic", who+", ic", c.IC)
	}
	info.Slot = Slot(word("slot", c.Slot, slotIDs[:]))
	info.Location = Location(word("location", c.Location, locationIDs[:]))
	if t == Relic && info.IP > 1 && info.Location != OnBattlefield {
		f.Fault(at+"ip", who+", ip", "only a Relic on the battlefield can have more than 1IP (TS-REL-13)")
	}
	info.AnyTurn = word("st", c.ST, whenIDs[OnTurn:AnyTurn+1]) == 1
	info.Kind = Kind(word("kind", c.Kind, kindIDs[:]))
	info.Resist = c.RR != nil && *c.RR
	if key != "token" {
		info.Tags = tags(f, at+"tags", who+", tags", c.Tags)
	}
	l.typed(info)
}

// typed gives creatures the tag of their type: a Fiend is one for every text (TS-RUL-27).
func (l *loader) typed(info *Info) {
	switch info.Type {
	case Elemental:
		info.Tags |= ElementalTag
	case Rogue:
		info.Tags |= RogueTag
	case Fiend:
		info.Tags |= FiendTag
	}
}
