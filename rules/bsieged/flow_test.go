package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// dealt begins a match of so many seats; options are pairs of id and value.
func dealt(t *testing.T, seats int, options ...string) *State {
	t.Helper()
	s, err := content.New(setupOf(seats, options...))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func setupOf(seats int, options ...string) rules.Setup {
	set := rules.Setup{Seed: 7, Seats: seats, Options: map[string]string{optionAsked: "all"}}
	for i := 0; i < len(options); i += 2 {
		set.Options[options[i]] = options[i+1]
	}
	return set
}

// at puts a match at a stage of a round; nothing waits.
func at(s *State, round uint8, stage uint8) {
	for s.stack.Depth > 0 {
		s.pop()
	}
	s.round, s.ask, s.listed = round, question{hero: noHero}, false
	s.push(newFrame(roundFrame)).stage = stage
	s.story = s.story[:0]
}

// playUntil goes on by steps until the round is at a stage with nothing upon it, a question
// waits, or the match is over.
func playUntil(t *testing.T, s *State, stage uint8) {
	t.Helper()
	for range 10000 {
		if s.result != undecided || s.ask.kind != askNothing || s.stack.Depth == 1 && s.top().stage == stage {
			return
		}
		s.step()
		s.judge()
	}
	t.Fatalf("the round does not come to stage %d; it is at %d under %s", stage, s.stack.Frames[0].stage, s.top().kind)
}

// settle plays what was pushed upon the round.
func settle(t *testing.T, s *State) {
	t.Helper()
	playUntil(t, s, s.stack.Frames[0].stage)
}

// answerWith gives an answer to the question that waits.
func answerWith(t *testing.T, s *State, c rules.Choice) {
	t.Helper()
	if s.list(); !slices.Contains(s.choices, c) {
		t.Fatalf("%v is none of the choices %v of %s", c, s.choices, s.ask.kind)
	}
	s.answer(c)
}

// offered are the choices of the question that waits; nil if none does.
func offered(s *State) []rules.Choice {
	if s.ask.kind == askNothing {
		return nil
	}
	s.list()
	return s.choices
}

// told are the events of a name in the story.
func told(s *State, name string) []rules.Event {
	var list []rules.Event
	for _, e := range s.story {
		if e.Name == name {
			list = append(list, e)
		}
	}
	return list
}

// quiet takes away all that could come between: Events, Summoning rolls and heroes' turns. The
// rest of the round is played as ever.
func quiet(s *State) {
	s.eventDeck.clear()
	s.extra = [cards.FieldCount]int8{-2, -2, -2, -2}
	s.acted = 1<<s.nhero - 1
}

// quietRound plays the round from its Messenger's turn, or from its beginning, to its end.
func quietRound(t *testing.T, s *State) {
	t.Helper()
	for begun := false; s.result == undecided && s.ask.kind == askNothing; begun = true {
		if begun && s.stack.Depth == 1 && s.top().stage == toResurrection {
			return
		}
		quiet(s)
		s.step()
		s.judge()
	}
}

// enemyCard finds an Enemy card.
func enemyCard(t *testing.T, s *State, id string) uint8 {
	t.Helper()
	for i := range s.game.set.Enemies {
		if s.game.set.Enemies[i].ID == id {
			return uint8(i)
		}
	}
	t.Fatalf("no Enemy card %s", id)
	return 0
}

// eventCard finds an Event card.
func eventCard(t *testing.T, s *State, id string) uint8 {
	t.Helper()
	for i := range s.game.set.Events {
		if s.game.set.Events[i].ID == id {
			return uint8(i)
		}
	}
	t.Fatalf("no Event card %s", id)
	return 0
}

// The pips of the Spawn die that show each slot.
const (
	slotA uint8 = 1
	slotB uint8 = 3
	slotC uint8 = 5
)

func force(t *testing.T, s *State, pips ...uint8) {
	t.Helper()
	if err := s.Force(pips...); err != nil {
		t.Fatal(err)
	}
}

// leave makes so many figures of each sort be left in the supply: the others stand in Zone 2 of
// a field.
func leave(s *State, f fieldNo, supply [figureCount]int) {
	for g := range figureCount {
		s.fronts[f].zones[zone2].n[g] += uint8(s.supply(g) - supply[g])
	}
}

// inZone3 is what stands in Zone 3 of a field: Mölen, Gargoh, elite Gargoh, Krohn, elite Krohn.
func inZone3(s *State, f fieldNo) [figureCount]uint8 { return s.fronts[f].zones[zone3].n }

// aim sets the generator so that the next Compass card names a field.
func aim(s *State, f fieldNo) {
	for seed := uint64(0); ; seed++ {
		s.rng = rules.NewRand(seed)
		if c := s.rng; fieldNo(c.IntN(cards.FieldCount)) == f {
			return
		}
	}
}

// morale sets and reads the Morale of all heroes.
func setMorale(s *State, n int8) {
	for h := range s.heroes[:s.nhero] {
		s.heroes[h].track[cards.Morale] = n
	}
}

func moraleOf(s *State) []int8 {
	var list []int8
	for h := range s.heroes[:s.nhero] {
		list = append(list, s.heroes[h].track[cards.Morale])
	}
	return list
}

// heroIDsOf are the heroes of a match in their order.
func heroIDsOf(s *State) []string {
	var ids []string
	for h := range heroNo(s.nhero) {
		ids = append(ids, s.sheet(h).ID)
	}
	return ids
}
