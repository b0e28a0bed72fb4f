package words

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// TestTheChronicleTellsEveryBattle plays a campaign by chance: each battle and each thing that is lost for good has
// its sentence, in the chapter of its turn, and no chapter is empty.
func TestTheChronicleTellsEveryBattle(t *testing.T) {
	c := loaded(t)
	for i := range c.Scenarios {
		scenario := &c.Scenarios[i]
		s := engine.New(engine.NewWorld(c, scenario.Map), engine.Options{Scenario: uint8(i), Days: 1, Council: scenario.Council, Difficulty: engine.Even}, 3)
		events := append([]rules.Event(nil), s.Deal()...)
		r := rules.NewRand(8)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			told, err := s.Apply(choices[r.IntN(len(choices))])
			if err != nil {
				t.Fatal(err)
			}
			events = append(events, told...)
		}
		battles, turns, fallen := 0, map[int]bool{}, map[string]bool{}
		for _, e := range events {
			switch e.Name {
			case "battle_ended":
				battles++
			case "turn_began":
				turns[int(e.M)*100+int(e.N)] = true
			case "eliminated":
				fallen[thing(s, e.Subject).String()] = true
			}
		}
		chapters := Chronicle(s, events)
		story := ""
		for _, chapter := range chapters {
			if chapter.Title.Empty() || len(chapter.Body) == 0 {
				t.Fatalf("%s: an empty chapter %q", scenario.ID, chapter.Title)
			}
			for _, paragraph := range chapter.Body {
				story += paragraph.String() + "\n"
			}
		}
		ends := strings.Count(story, "the attackers win after") + strings.Count(story, "the defenders hold after") + strings.Count(story, "nobody holds the ground after")
		if strings.Contains(story, ": 0 steps lost") || !strings.Contains(story, " steps lost.") {
			t.Errorf("%s: the price of battles is not told:\n%s", scenario.ID, story)
		}
		if battles == 0 || ends != battles {
			t.Errorf("%s: %d battles are told of %d", scenario.ID, ends, battles)
		}
		for name := range fallen {
			if !strings.Contains(story, name) {
				t.Errorf("%s: nothing is told of the end of %s", scenario.ID, name)
			}
		}
		if !strings.Contains(story, "has won") || len(chapters) > len(turns)+5 {
			t.Errorf("%s: %d chapters of %d turns:\n%s", scenario.ID, len(chapters), len(turns), story)
		}
	}
}
