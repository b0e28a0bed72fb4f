package argot

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Fact is a number about the match, for lessons and feats, that both seats know: "day" and "turn" of the siege,
// "tokens" that are left to the seat that moves, "rounds_left" of the battle, that of now included (0: none is
// fought any more), "pool" of Argot, "purse" of Mineos,
// "ships/<seat>" sea blocks that a seat has on the map (backs tell the kind), "blocks/<location>/<seat>" all that it
// has in a location, cargo left out, "gate/<gate>" its strength (0: it fell); of the days before the siege "scenes_won"
// and "scenes_lost" of the mission under way, and "wounds/<hero>".
func (s *State) Fact(name string) (int, bool) {
	what, of, _ := strings.Cut(name, "/")
	switch name {
	case "day":
		return int(s.Day), true
	case "turn":
		return int(s.Turn), true
	case "tokens":
		return int(s.Movement.Tokens) - int(s.Movement.Used), true
	case "rounds_left":
		if s.Battle.Round == 0 || s.Asked == engine.AskRegroup {
			return 0, true
		}
		return int(s.Content.Rules.CombatRounds) - int(s.Battle.Round) + 1, true
	case "pool":
		return int(s.Pool), true
	case "purse":
		return int(s.Purse), true
	case "scenes_won":
		return int(s.Campaign.Under.Won), true
	case "scenes_lost":
		return int(s.Campaign.Under.Lost), true
	}
	switch what {
	case "ships":
		return s.count(of, func(b content.Block) bool { return s.Kind(b) == content.Sea })
	case "blocks":
		at, seat, _ := strings.Cut(of, "/")
		place, there := s.Map.Find(at)
		if !there {
			return 0, false
		}
		return s.count(seat, func(b content.Block) bool { return s.Pieces[b].At == place })
	case "gate":
		for i, g := range s.Map.Gates() {
			if g.ID == of {
				return int(s.Gates[i].Strength), true
			}
		}
	case "wounds":
		for i := range s.Content.Heroes {
			if s.Content.Heroes[i].ID == of {
				return int(s.Campaign.Heroes[i].Wounds), true
			}
		}
	}
	return 0, false
}

// count is how many blocks of a seat on the map are such; false: there is no such seat.
func (s *State) count(seat string, such func(content.Block) bool) (int, bool) {
	of, err := strconv.Atoi(seat)
	if err != nil || of < 0 || of > int(engine.Mineos) {
		return 0, false
	}
	n := 0
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Status == engine.OnMap && engine.SeatOf(p.Party) == rules.Seat(of) && such(b) {
			n++
		}
	}
	return n, true
}
