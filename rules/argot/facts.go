package argot

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Fact is a number about the match, for lessons and feats: "day" of the siege, and "ships/<seat>" sea blocks that a seat has on
// the map, which both seats know: backs tell the kind.
func (s *State) Fact(name string) (int, bool) {
	what, of, _ := strings.Cut(name, "/")
	switch {
	case name == "day":
		return int(s.Day), true
	case what == "ships":
		n, err := strconv.Atoi(of)
		if err != nil || n < 0 || n > int(engine.Mineos) {
			return 0, false
		}
		ships := 0
		for b := range content.Block(content.BlockCount) {
			if p := s.Pieces[b]; p.Status == engine.OnMap && s.Kind(b) == content.Sea && engine.SeatOf(p.Party) == rules.Seat(n) {
				ships++
			}
		}
		return ships, true
	}
	return 0, false
}
