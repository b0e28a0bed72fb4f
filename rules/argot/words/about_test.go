package words

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// lineOf is the value of a line of an article, empty if it has none with that label.
func lineOf(s *engine.State, b content.Block, label string) string {
	a, _ := About(s, s.BlockElement(b))
	for _, l := range a.Lines {
		if l.Label.String() == label {
			return l.Value.String()
		}
	}
	return ""
}

// AR-ARM-1, AR-BLK-10, AR-BLK-1: every block is a group of fighters with a name of its own, and what is printed on its face
// stands in its article: steps, letter, modifier, movement, cost, range, and the abilities with what they do.
func TestTheFaceIsTold(t *testing.T) {
	c := loaded(t)
	s := engine.New(engine.NewWorld(c, c.Scenarios[0].Map), engine.Options{Days: 1, Difficulty: engine.Even}, 1)
	seen := map[string]bool{}
	for b := range content.Block(content.BlockCount) {
		for _, upgraded := range [...]bool{false, true} {
			s.Pieces[b].Upgraded = upgraded
			f := s.Face(b)
			a, ok := About(s, s.BlockElement(b))
			if title := a.Title.String(); !ok || title == "" || seen[title] && (!upgraded || c.At(b).Upgradable) {
				t.Errorf("%s is called %q, like another", c.At(b).ID, title)
			}
			seen[a.Title.String()] = true
			want := map[string]string{"Full strength": fmt.Sprint(f.Strength), "Movement": fmt.Sprint(f.Movement), "Cost of a step": fmt.Sprint(f.Cost)}
			if f.Range > 0 {
				want["Range"] = fmt.Sprint(f.Range)
			}
			if !s.Train(b) {
				want["Initiative"] = f.Letter.String()
				want["Hits on"] = [...]string{"6", "5 to 6", "4 to 6", "3 to 6"}[f.Modifier]
			}
			if engine.Third(c.At(b).Army.Party()) { // those lie open
				delete(want, "Full strength")
			}
			for label, value := range want {
				if got := lineOf(s, b, label); got != value {
					t.Errorf("%s: %s %q, want %q", c.At(b).ID, label, got, value)
				}
			}
			for ability := range content.AbilityCount {
				info := &c.Abilities[ability]
				told := slices.ContainsFunc(a.Body, func(body rules.Text) bool {
					return body.String() == info.Title().String()+": "+info.About().String()
				})
				if told != f.Has(ability) {
					t.Errorf("%s: %s is told: %v", c.At(b).ID, info.Name, told)
				}
			}
		}
	}
}
