package bsieged

import (
	"fmt"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Sketcher = (*State)(nil)

// Sketch draws the board as plain text: the round, the four fields from Zone 3 to the wall, the
// Citadel, Messenger and Avatar, the heroes and the decks.
func (s *State) Sketch() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s; first hero %s\n", s.roundWords(), s.level().Told(), s.short(s.first))
	for _, ev := range s.events[:s.nevent] {
		fmt.Fprintf(&b, "Event: %s: %s\n", s.game.set.Events[ev].Told(), s.game.set.Events[ev].Words)
	}
	for f := range fieldNo(cards.FieldCount) {
		s.sketchField(&b, f)
	}
	s.sketchCitadel(&b)
	at, step, blocked := s.ride()
	fmt.Fprintf(&b, "Messenger: %s; next %s%s\n", at, orDash(step.String()), prefixed("; blocked by ", blocked.String()))
	if s.avatar.vinculum > 0 {
		fmt.Fprintf(&b, "Avatar: %s, Vinculum %d\n", s.zonePhrase(s.avatar.field, s.avatar.zone), s.avatar.vinculum)
	}
	for h := range heroNo(s.nhero) {
		s.sketchHero(&b, h)
	}
	for k := range cards.ClassCount {
		fmt.Fprintf(&b, "%-8s Pool %2d, Season %2d, discarded %2d\n", className(k), s.pools[k].n, s.seasons[k].n, s.discards[k].n)
	}
	return b.String()
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func prefixed(prefix, text string) string {
	if text == "" {
		return ""
	}
	return prefix + text
}

// sketchField: "North x1  3 [2 Krohns] 2 [-] 1 [- + Messenger] A 2 Krohns B ...".
func (s *State) sketchField(b *strings.Builder, f fieldNo) {
	fmt.Fprintf(b, "%-5s x%d ", s.fieldName(f), s.fronts[f].points)
	for z := zone3; z >= zone1; z-- {
		var n [figureCount]int
		for g, k := range s.fronts[f].zones[z].n {
			n[g] = int(k)
		}
		words := "-"
		if n != [figureCount]int{} {
			words = s.force(n).String()
		}
		if s.messenger.in(f, z) {
			words += " + Messenger"
		}
		if s.avatar.in(f, z) {
			words += " + Avatar"
		}
		for _, t := range s.tactics[:s.ntactic] {
			if t.field == f && t.zone == z {
				words += " + " + s.design(t.card).Name
			}
		}
		fmt.Fprintf(b, " %d [%s]", z+1, words)
	}
	for i, c := range s.fronts[f].slots {
		fmt.Fprintf(b, " %s %s", slotLetters[i], s.summonsWords(int(c), s.season()))
	}
	b.WriteString("\n")
}

func (s *State) sketchCitadel(b *strings.Builder) {
	var words []string
	for i := range s.game.set.Buildings {
		text := s.game.set.Buildings[i].Short
		if o := s.houses[i]; o.harm != intact {
			text += " " + harmNames[o.harm].String()
		}
		if n := s.houses[i].reinforced; n > 0 {
			text += fmt.Sprintf(" +%d", n)
		}
		words = append(words, text)
	}
	fmt.Fprintf(b, "Buildings: %s; destroyed %d of %d; the Catapult faces %s\n", strings.Join(words, ", "), s.ruins(), s.game.set.Match.Ruins, s.fieldName(s.facing))
}

func (s *State) sketchHero(b *strings.Builder, h heroNo) {
	o := &s.heroes[h]
	if !o.alive {
		fmt.Fprintf(b, "%-8s dead\n", s.short(h))
		return
	}
	at := "nowhere yet"
	if o.at != nowhere {
		at = s.phrase(s.elPlace(o.at)).String()
	}
	var stored []string
	for _, c := range o.cards[:o.ncard] {
		stored = append(stored, s.design(c).Name)
	}
	var learnt []string
	s.eachAbility(h, func(_ int, a *cards.Ability) { learnt = append(learnt, a.Name) })
	mark := " "
	if h == s.active {
		mark = "*"
	}
	fmt.Fprintf(b, "%-8s%s Morale %2d, Gold %d, Food %d, Grace %d, Strength %d; at %s; %s; cards: %s\n", s.short(h), mark, o.track[cards.Morale], o.track[cards.Gold],
		o.track[cards.Food], o.track[cards.Grace], s.strength(h), at, strings.Join(learnt, ", "), orDash(strings.Join(stored, ", ")))
}
