package cards

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"portcullis/rules/content"
)

// Most abilities that the content can have, and most that a hero starts with.
const (
	MaxAbilities = 100
	maxStarting  = 2
)

// abilities takes over the abilities and how many tokens of each Level they have.
func (l *loader) abilities(f *content.File, in *abilitiesTOML) {
	var sum [LevelCount]int
	if len(in.Abilities) > MaxAbilities {
		f.Fault("", "", "%d abilities; there may be %d", len(in.Abilities), MaxAbilities)
		return
	}
	for i := range in.Abilities {
		a := &in.Abilities[i]
		e := entry{f, fmt.Sprintf("ability[%d]", i), "ability " + content.Named(a.ID, i)}
		e.id(a.ID, l.ids)
		e.from(a.origin)
		ability := Ability{ID: a.ID, Name: e.name("name", a.Name), Words: e.words("text", a.Text), Starting: a.Starting}
		ability.Tokens = readTokens(e, a)
		for level, n := range ability.Tokens {
			sum[level] += n
		}
		ability.Effects = textReader{entry: e.part("effects"), l: l, kind: inAbility}.list(a.Effects)
		l.oneTime(e, ability.Effects)
		l.set.Abilities = append(l.set.Abilities, ability)
	}
	for level, n := range sum {
		if n != LevelTokens {
			f.Fault("", "", "Level %d has %d tokens; it must have %d", level+1, n, LevelTokens)
		}
	}
}

// readTokens reads the copies by Level: none of a starting ability, one at least of another
// (BS-CON-65).
func readTokens(e entry, a *abilityTOML) [LevelCount]int {
	var tokens [LevelCount]int
	sum := 0
	for _, key := range slices.Sorted(maps.Keys(a.Tokens)) {
		level := slices.Index([]string{"1", "2", "3", "4"}, key)
		if level < 0 {
			e.wrong("tokens", "%q is no Level; use 1 to %d", key, LevelCount)
			continue
		}
		n := a.Tokens[key]
		tokens[level] = e.number("tokens."+key, &n, 1, LevelTokens)
		sum += tokens[level]
	}
	switch {
	case a.Starting && sum > 0:
		e.wrong("tokens", "a starting ability is on no token (BS-CON-65)")
	case !a.Starting && sum == 0:
		e.wrong("tokens", "no Level has the ability")
	}
	return tokens
}

// oneTime checks that all effects of an ability take place at the same time.
func (l *loader) oneTime(e entry, list ListID) {
	effects := l.set.List(list)
	for i := range effects {
		if effects[i].When != effects[0].When {
			e.wrong("effects", "all effects of an ability have the same when")
		}
	}
}

// heroes takes over the heroes and the ends of their tracks.
func (l *loader) heroes(f *content.File, in *heroesTOML) {
	limits, m := entry{f, "limits", "limits"}, &l.set.Match
	limits.from(in.Limits.origin)
	m.MaxGold = limits.number("gold_max", in.Limits.Gold, 1, 2*maxNumber)
	m.MaxFood = limits.number("food_max", in.Limits.Food, 1, 2*maxNumber)
	m.MaxMorale = limits.number("morale_max", in.Limits.Morale, 1, 2*maxNumber)
	m.MaxGrace = limits.number("grace_max", in.Limits.Grace, 1, maxNumber)
	limits.fixed("ability_slots", in.Limits.Slots, LevelCount)
	if len(in.Heroes) != MaxHeroes {
		f.Fault("", "", "%d heroes; there must be %d", len(in.Heroes), MaxHeroes)
		return
	}
	starting := map[string]string{}
	for i := range in.Heroes {
		h := &in.Heroes[i]
		e := entry{f, fmt.Sprintf("hero[%d]", i), "hero " + content.Named(h.ID, i)}
		e.id(h.ID, l.ids)
		e.from(h.origin)
		hero := Hero{ID: h.ID, Name: e.name("name", h.Name), Title: e.name("title", h.Title), Words: e.words("text", h.Text),
			Flavour: e.flavour("flavour", h.Flavour, content.LongestText), Strength: e.number("strength", h.Strength, 1, maxNumber)}
		hero.Short, _, _ = strings.Cut(hero.Name, ",")
		hero.Starting = l.starting(e, h, starting)
		hero.Food = readFood(e, h.Food, m.MaxFood)
		hero.Slots = readSlots(e, h)
		l.set.Heroes = append(l.set.Heroes, hero)
	}
}

// starting finds the starting abilities of a hero; no two heroes have the same.
func (l *loader) starting(e entry, h *heroTOML, taken map[string]string) []uint8 {
	var all []uint8
	if n := len(h.Starting); n < 1 || n > maxStarting {
		e.wrong("starting", "%d starting abilities; a hero has 1 or %d", n, maxStarting)
	}
	for i, id := range h.Starting {
		key := fmt.Sprintf("starting[%d]", i)
		at := slices.IndexFunc(l.set.Abilities, func(a Ability) bool { return a.ID == id })
		switch {
		case at < 0:
			e.wrong(key, "unknown ability %q", id)
			continue
		case !l.set.Abilities[at].Starting:
			e.wrong(key, "%s is no starting ability", id)
		case taken[id] != "":
			e.wrong(key, "%s has %s already", taken[id], id)
		}
		taken[id] = h.ID
		all = append(all, uint8(at))
	}
	return all
}

// readFood reads what an ability of each Level costs.
func readFood(e entry, food []int, most int) [LevelCount]int {
	var cost [LevelCount]int
	if len(food) != LevelCount {
		e.wrong("ability_food", "%d costs; there are %d Levels", len(food), LevelCount)
		return cost
	}
	for i, n := range food {
		cost[i] = e.number(fmt.Sprintf("ability_food[%d]", i), &n, 1, most)
	}
	if !slices.IsSorted(food) {
		e.wrong("ability_food", "a higher Level costs less than a lower one")
	}
	return cost
}

// readSlots reads the Resource slots of a hero.
func readSlots(e entry, h *heroTOML) []Slot {
	var slots []Slot
	if n := len(h.Slots); n < 1 || n > MaxSlots {
		e.wrong("slot", "%d slots; a hero has 1 to %d", n, MaxSlots)
		return nil
	}
	for i := range h.Slots {
		in := &h.Slots[i]
		id := fmt.Sprintf("%s-%d", h.ID, i+1)
		s := entry{e.File, e.at(fmt.Sprintf("slot[%d]", i)), e.place + ", slot " + content.Named(in.ID, i)}
		s.fits("id", in.ID, id)
		slot := Slot{ID: in.ID}
		if len(in.Classes) == 0 {
			s.wrong("classes", "is missing")
		}
		for _, c := range in.Classes {
			slot.Classes |= 1 << word[Class](s, "classes", c, classWords())
		}
		switch in.Type {
		case "discard":
			slot.Kind = word[Kind](s, "color", in.Color, colourWords())
		case "permanent":
			s.fits("color", in.Color, "")
		default:
			s.wrong("type", "unknown type %q; use permanent or discard", in.Type)
		}
		slots = append(slots, slot)
	}
	return slots
}
