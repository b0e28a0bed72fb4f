package main

import (
	"encoding/json"
	"testing"

	"portcullis/rules"
)

// loud is a state whose events mark what they are called.
type loud struct {
	rules.State
	turn int
}

func (s *loud) Progress() rules.Progress { return rules.Progress{Turn: s.turn} }

func (*loud) Marks(e rules.Event, buf []string) []string {
	if e.Name == "" {
		return buf
	}
	return append(buf, e.Name)
}

// By hand: in a match of nine turns it thunders in the third and twice in the fifth, and rains in the last; in one of
// four it rains in the second.
func TestMarksAreCounted(t *testing.T) {
	all := markCounts{}
	for _, match := range []struct {
		turns int
		told  map[int][]string
	}{
		{9, map[int][]string{3: {"thunder", ""}, 5: {"thunder", "thunder"}, 9: {"rain"}}},
		{4, map[int][]string{2: {"rain"}}},
	} {
		one := markCounts{}
		for turn := range match.turns + 1 {
			for _, name := range match.told[turn] {
				one.note(&loud{turn: turn}, []rules.Event{{Name: name}})
			}
		}
		one.end(match.turns)
		all.add(one)
	}
	list := all.list()
	if len(list) != 2 || list[0] != (markResult{"rain", markCount{2, 2, 9 + 2, 1 + 3}}) || list[1] != (markResult{"thunder", markCount{1, 3, 3, 7}}) {
		t.Errorf("%+v", list)
	}
}

func TestMarksAreTold(t *testing.T) {
	args := []string{"sim", "argot", "--matches", "2", "--bot", "0=soldier:1", "--bot", "1=soldier:1", "--json"}
	var r, plain simResult
	if err := json.Unmarshal([]byte(must(t, append(args, "--marks")...)), &r); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(must(t, args...)), &plain); err != nil {
		t.Fatal(err)
	}
	if plain.Marks != nil {
		t.Error("marks are counted though nobody asked")
	}
	found := map[string]markResult{}
	for _, m := range r.Marks {
		found[m.Mark] = m
		if m.Matches < 1 || m.Matches > 2 || m.Times < m.Matches || m.First < m.Matches || m.Turns < m.Matches {
			t.Errorf("%+v cannot be", m)
		}
	}
	for _, mark := range []string{"contact", "block lost", "north_gate passed"} {
		if found[mark].Matches != 2 {
			t.Errorf("%q: %+v", mark, found[mark])
		}
	}
}
