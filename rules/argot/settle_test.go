package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
)

// Whoever asks for advice on a question that needs no search is told what the choice was compared with.
func TestSettledQuestionsHaveReasons(t *testing.T) {
	for _, scenario := range []string{"full_siege", "campaign"} {
		begun, err := load(t).New(rules.Setup{Seed: 1, Options: map[string]string{"scenario": scenario}})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		r := rules.NewRand(3)
		kinds := map[string]bool{}
		for n := 0; n < 1500 && !s.Decision().Over(); n++ {
			d := s.Decision()
			c := s.Sensible(nil)[0]
			settled, why, ok := s.Settle(&r)
			if ok && len(d.Choices) < 2 {
				t.Fatalf("%s: a reason for what is forced", d.Kind)
			}
			if ok {
				c = settled
				kinds[d.Kind] = true
				text := why.String()
				if !strings.HasSuffix(text, ".") || strings.Contains(text, s.Describe(c).Sentence.String()) || strings.Contains(text, "%!") || len(text) < 30 {
					t.Errorf("%s: %q", d.Kind, text)
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		for _, kind := range map[string][]string{"full_siege": {"placement", "restoring"}, "campaign": {"day", "scene", "leader", "boost", "council"}}[scenario] {
			if !kinds[kind] {
				t.Errorf("%s: no reason for %q, only for %v", scenario, kind, kinds)
			}
		}
	}
}
