package conform_test

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
)

// A question with a single choice, and one whose choices all come to the same, are found.
func TestQuestionsForNothingAreFound(t *testing.T) {
	first := bend{decision: func(s *bent) rules.Decision {
		d := s.State.Decision()
		d.Choices = d.Choices[:min(1, len(d.Choices))]
		return d
	}, chances: func(_ *bent, _ rules.Choice, buf []rules.Chance) []rules.Chance { return buf }}
	if _, err := conform.Questions(bentGame{bend: &first}, 1); err == nil || !strings.Contains(err.Error(), "can be chosen") {
		t.Errorf("a single choice: %v", err)
	}
	alike := bend{snapshot: func(*bent) ([]byte, error) { return []byte("{}"), nil }}
	if _, err := conform.Questions(bentGame{bend: &alike}, 1); err == nil || !strings.Contains(err.Error(), "come to the same") {
		t.Errorf("choices that come to the same: %v", err)
	}
}
