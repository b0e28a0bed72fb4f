package wartracks

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/table/boardtest"
)

func TestADragIsTwoClicksOrNothing(t *testing.T) {
	if n := boardtest.Drags(t, New(), load(t), faces, boardtest.DragOptions{Setup: setups()["duel"], Decisions: 150, Every: 3}); n == 0 {
		t.Error("nothing was dragged")
	}
}

// A creature that has left its war track is dragged to where it holds ground, and one that storms onto what it strikes.
func TestACreatureIsDraggedWhereItGoes(t *testing.T) { // ST-HLD-1, ST-STO-6
	made := 0
	for seed := range uint64(3) {
		setup := setups()["solo"]
		setup.Seed = seed + 1
		made += boardtest.Drops(t, New(), load(t), faces, boardtest.DragOptions{Setup: setup, Decisions: 200}, func(s rules.State) (list []boardtest.Drop) {
			from := asked(s.(*siegestorm.State).View(0), s.Decision().Kind)
			for _, c := range s.Decision().Choices {
				if way := s.Describe(c).Path; from != "" && len(way) == 1 && way[0].Kind() != "button" {
					list = append(list, boardtest.Drop{From: from, Onto: way[0], Makes: []rules.Choice{c}})
				}
			}
			return list
		})[1]
	}
	if made < 5 {
		t.Errorf("%d creatures were dragged", made)
	}
}

// A card that is dragged onto a creature, which is asked for only once it is played, is played and has that creature as its target.
func TestACardIsDraggedOntoItsTarget(t *testing.T) { // ST-RUL-2
	made := 0
	for seed := range uint64(4) {
		setup := setups()["solo"]
		setup.Seed = seed + 1
		made += boardtest.Drops(t, New(), load(t), faces, boardtest.DragOptions{Setup: setup, Decisions: 200}, func(s rules.State) (list []boardtest.Drop) {
			for _, c := range s.Decision().Choices {
				if c.Verb != siegestorm.PlayAction {
					continue
				}
				after := s.Clone()
				if _, err := after.Apply(c); err != nil || after.Decision().Kind != "target" {
					continue
				}
				for _, a := range after.Decision().Choices {
					if onto := after.Describe(a).Path[0]; a.Verb == siegestorm.AtTarget {
						list = append(list, boardtest.Drop{From: s.Describe(c).Path[0], Onto: onto, Makes: []rules.Choice{c, a}})
					}
				}
			}
			return list
		})[2]
	}
	if made < 3 {
		t.Errorf("%d cards were dragged onto their targets", made)
	}
}

// An action that asks for no target is played by dragging its card onto the battlefield.
func TestAnActionIsDraggedOntoTheBattlefield(t *testing.T) { // ST-PLY-5
	made := 0
	for seed := range uint64(4) {
		setup := setups()["solo"]
		setup.Seed = seed + 1
		made += boardtest.Drops(t, New(), load(t), faces, boardtest.DragOptions{Setup: setup, Decisions: 200}, func(s rules.State) (list []boardtest.Drop) {
			const onto = "middle:0"
			uses, asked := map[rules.Element]int{}, false
			for _, c := range s.Decision().Choices {
				way := s.Describe(c).Path
				uses[way[0]]++
				asked = asked || slices.Contains(way, onto)
			}
			if v := s.(*siegestorm.State).View(0); asked || v.Zones[0].Middle != nil {
				return nil
			}
			for _, c := range s.Decision().Choices {
				card := s.Describe(c).Path[0]
				after := s.Clone()
				if _, err := after.Apply(c); err != nil || c.Verb != siegestorm.PlayAction || uses[card] > 1 || after.Decision().Kind == "target" || after.Decision().Kind == "pay" {
					continue
				}
				list = append(list, boardtest.Drop{From: card, Onto: onto, Makes: []rules.Choice{c}})
			}
			return list
		})[1]
	}
	if made < 3 {
		t.Errorf("%d actions were dragged onto the battlefield", made)
	}
}
