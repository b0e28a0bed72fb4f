package wartracks_test

import (
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/lesson"
)

// The words that stand on the board are taught, each by the first step that says it.
func TestTheWordsOfTheBoardAreTaught(t *testing.T) { // ST-ZON-2, ST-ZON-9, ST-ZON-10, ST-ZON-11, ST-ZON-12, ST-ZON-13, ST-KEY-7
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	lib, err := lesson.Open(assets.Lessons(), games)
	if err != nil {
		t.Fatal(err)
	}
	var steps []lesson.Step
	for _, l := range lib.Of("siegestorm") {
		steps = append(steps, l.Steps...)
	}
	for _, word := range []string{"Resources", "war track", "Defender", "Casualties", "Heal pile", "Frontline", "Supporter", "Support Zone", "chain"} {
		at := slices.IndexFunc(steps, func(s lesson.Step) bool { return s.Word == word })
		if at < 0 {
			t.Errorf("no lesson teaches %q", word)
			continue
		}
		for _, s := range steps[:at] {
			if strings.Contains(s.Say, word) {
				t.Errorf("step %s says %q before it is taught: %s", s.ID, word, s.Say)
			}
		}
	}
}
