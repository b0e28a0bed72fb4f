package bsieged

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// What an event tells is so in the state that is there right after it.
func TestStateIsWhatTheEventTells(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 5))
		s := dealt(t, 1+int(seed)%4, optionLevel, "knight")
		s.rng = rules.NewRand(seed)
		s.Watch(func(e rules.Event) {
			told[e.Name]++
			if fault := s.differs(e); fault != "" {
				t.Fatalf("seed %d, %s %+v: %s", seed, e.Name, e, fault)
			}
		})
		for n := 0; n < 1500 && !s.Decision().Over(); n++ {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, name := range []string{"hero_placed", "hero_moved", "hero_died", "messenger_sent", "messenger_advanced", "messenger_died", "avatar_came",
		"unit_placed", "unit_destroyed", "unit_advanced", "catapult_turned", "first_hero_passed", "card_drawn", "card_stored", "card_discarded",
		"card_exchanged", "card_used", "tactic_placed", "event_drawn", "event_ended", "building_damaged", "building_destroyed", "building_repaired",
		"building_reinforced", "attack_rolled", "grace_spent", "time_advanced", "enemies_began", "gargohs_attack", "token_drawn"} {
		if told[name] == 0 {
			t.Errorf("no %s was told", name)
		}
	}
}

// differs tells where a position is not what an event tells of it.
func (s *State) differs(e rules.Event) string {
	v := s.View()
	set := s.game.set
	is := func(what string, got, want any) string {
		if got != want {
			return fmt.Sprintf("%s is %v, not %v. ", what, got, want)
		}
		return ""
	}
	switch kind := e.Subject.Kind(); {
	case kind == "unit" && (e.Kind == rules.PieceAdded || e.Kind == rules.PieceRemoved):
		at := e.To
		if e.Kind == rules.PieceRemoved {
			at = e.From
		}
		for f := range v.Fields {
			for z := range v.Fields[f].Zones {
				for g, n := range v.Fields[f].Zones[z].N {
					if s.elZone(fieldNo(f), zoneNo(z)) == at && s.elFigure(figure(g)) == e.Subject {
						return is("the Zone", n, int(e.M))
					}
				}
			}
		}
		return "there is no such Zone"
	case kind == "hero" && (e.Kind == rules.PieceAdded || e.Kind == rules.PieceRemoved || e.Kind == rules.PieceMoved):
		h := s.numberOfHero(e.Subject)
		return is("the place", v.Heroes[h].At, e.To) + is("alive", v.Heroes[h].Alive, e.Kind != rules.PieceRemoved)
	case kind == "messenger" && (e.Kind == rules.PieceAdded || e.Kind == rules.PieceMoved || e.Kind == rules.PieceRemoved):
		at := e.To
		if e.Name == "messenger_left" {
			at = ""
		}
		return is("the Messenger", v.Messenger.At, at) + is("in the Outskirts", v.Messenger.Outskirts, e.Name == "messenger_left")
	case kind == "avatar" && e.Kind == rules.TrackChanged:
		return is("the Vinculum", v.Avatar.Vinculum, int(e.M))
	case kind == "avatar" && (e.Kind == rules.PieceAdded || e.Kind == rules.PieceRemoved || e.Name == "avatar_advanced"):
		at := rules.Element("")
		if a := v.Avatar; a.Field >= 0 {
			at = s.elZone(fieldNo(a.Field), zoneNo(a.Zone-1))
		}
		return is("the Avatar", at, e.To)
	case kind == "catapult" && e.Kind == rules.PieceMoved:
		return is("the Catapult", s.game.el.fields[v.Facing], e.To)
	case e.Name == "first_hero_passed":
		return is("the first hero", s.elHero(heroNo(v.First)), e.To)
	case e.Name == "time_advanced":
		return is("the round", v.Round, int(e.M))
	case e.Kind == rules.TrackChanged:
		h := v.Heroes[s.numberOfHero(e.To)]
		return is("the track", map[string]int{"morale": h.Morale, "gold": h.Gold, "food": h.Food, "grace": h.Grace}[kind], int(e.M))
	case kind == "building" && e.Kind == rules.MarkerChanged:
		return s.houseDiffers(v, e)
	case e.Name == "reinforced_spent":
		return is("the tokens", v.Houses[s.numberOfHouse(e.Subject)].Reinforced, int(e.N))
	case e.Name == "card_drawn", e.Name == "card_recovered":
		return is("the card at hand", s.game.el.cards[max(v.Now.Card, 0)], e.Subject)
	case e.Name == "card_stored", e.Name == "card_exchanged":
		if !holds(v, set, s.numberOfHero(e.To), e.Subject) {
			return "the hero does not hold the card"
		}
	case e.Name == "card_discarded":
		for k := range v.Decks.Discards {
			if pile := v.Decks.Discards[k]; s.game.el.discards[k] == e.To {
				return is("the top of the discards", s.game.el.cards[pile[len(pile)-1]], e.Subject)
			}
		}
	case e.Name == "tactic_placed":
		at := v.Tactics[len(v.Tactics)-1]
		return is("the Tactics card", s.game.el.cards[at.Card], e.Subject) + is("its Zone", s.elZone(fieldNo(at.Field), zoneNo(at.Zone-1)), e.To)
	case e.Name == "event_drawn", e.Name == "event_ended":
		active := false
		for _, ev := range v.Events {
			active = active || s.game.el.events[ev] == e.Subject
		}
		return is("the Event in force", active, e.Name == "event_drawn")
	case e.Kind == rules.DiceRolled && e.Name != "summoning_rolled":
		return is("the dice", len(v.Now.Thrown.Faces) >= int(e.Count), true) + is("the need", v.Now.Thrown.Need, int(e.M))
	case e.Name == "grace_spent":
		return is("the die", v.Now.Thrown.Faces[e.Count], int(e.M))
	case e.Name == "token_drawn":
		return is("drawn", s.game.el.abilities[max(v.Now.Tokens[0], 0)] == e.Subject || s.game.el.abilities[max(v.Now.Tokens[1], 0)] == e.Subject, true)
	case e.Name == "heroes_began":
		return is("the step", v.Now.Step, Heroes)
	case e.Name == "enemies_began":
		return is("the step", v.Now.Step, TacticsNow)
	case e.Name == "messenger_ambushed":
		return is("the step", v.Now.Step, AmbushNow)
	case e.Name == "season_ended":
		return is("the step", v.Now.Step, SeasonEnd)
	case strings.HasSuffix(e.Name, "s_attack"):
		return is("the step", v.Now.Step, AttackNow) + is("the field", s.game.el.walls[v.Now.Field], e.To)
	case e.Kind == rules.MatchEnded:
		return is("the result", s.result.String(), e.Name)
	}
	return ""
}

func (s *State) houseDiffers(v View, e rules.Event) string {
	h := v.Houses[s.numberOfHouse(e.Subject)]
	is := map[string]bool{"building_damaged": h.Harm == 1, "building_destroyed": h.Harm == 2 && h.Reinforced == 0, "building_repaired": h.Harm == 0,
		"building_reinforced": h.Reinforced == int(e.M)}
	if !is[e.Name] {
		return fmt.Sprintf("the building is %+v", h)
	}
	return ""
}

func (s *State) numberOfHero(el rules.Element) int {
	for h := range heroNo(s.nhero) {
		if s.elHero(h) == el {
			return int(h)
		}
	}
	return -1
}

func (s *State) numberOfHouse(el rules.Element) int {
	for b, house := range s.game.el.houses {
		if house == el {
			return b
		}
	}
	return -1
}

func holds(v View, set *cards.Set, h int, el rules.Element) bool {
	for _, slot := range v.Heroes[h].Slots {
		if slot.Card >= 0 && set.Cards[slot.Card].ID == el.Name() {
			return true
		}
	}
	return false
}
