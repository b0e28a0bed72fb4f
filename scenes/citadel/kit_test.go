package citadel

import (
	"testing"
)

// Every end that the rules know has words of its own.
func TestEverySiegeEndHasAHeadline(t *testing.T) { // BS-END-1 to BS-END-10
	seen := map[string]bool{}
	for _, result := range []string{"won", "lost_krohn", "lost_avatar", "lost_messenger", "lost_heroes", "lost_buildings", "lost_time", "lost_deadline", "lost_conceded"} {
		text, ok := Kit().Headlines[result]
		words := text.String()
		if !ok || seen[words] {
			t.Errorf("%s is told as %q", result, words)
		}
		seen[words] = true
	}
}
