package city

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// The board fits the screen in a language that is longer than English, and says every word in it.
func TestBoardInAnotherLanguage(t *testing.T) {
	for _, difficulty := range []string{"easy", "advanced"} {
		boardtest.Spoken(t, New(), load(t), faces, boardtest.Options{Matches: 4, Setup: rules.Setup{Options: map[string]string{"difficulty": difficulty}}})
	}
}
