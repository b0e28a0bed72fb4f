package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// results are the ids of how a match ended.
var results = [...]string{
	engine.MineosDefeated: "mineos_defeated", engine.OldTownKept: "old_town_kept", engine.OldTownHeld: "old_town_held",
	engine.SiegeLifted: "siege_lifted", engine.ArgotDefeated: "argot_defeated",
}

// Outcome tells who has won and why (AR-VIC-1 to AR-VIC-6).
func Outcome(s *engine.State) (rules.Outcome, bool) {
	if s.Result == engine.Undecided {
		return rules.Outcome{}, false
	}
	o := rules.Outcome{Winners: rules.SeatsOf(s.Result.Winner()), Result: results[s.Result], Rule: engine.ResultRule(s.Result)}
	switch s.Result {
	case engine.MineosDefeated:
		n := fielded(s, content.Argot)
		o.Reason = rules.Plural(n, "Argot has driven the last of the Mineosi from the field, and has %d block left.", "Argot has driven the last of the Mineosi from the field, and has %d blocks left.", n)
	case engine.OldTownKept:
		n := s.Scenario().KeepTurns
		o.Reason = rules.Plural(n, "Mineos has kept %s for %d turn.", "Mineos has kept %s for %d turns running.", Goal(s), n)
	case engine.OldTownHeld:
		o.Reason = rules.T("Mineos holds %s as the last day ends.", Goal(s))
	case engine.SiegeLifted:
		o.Reason = rules.T("The last day ends, and Argot stands: Mineos has held %s for %d of %d turns in a row.", rules.Within(Goal(s)), s.Keep, s.Scenario().KeepTurns)
	default:
		n := fielded(s, content.Mineos)
		o.Reason = rules.Plural(n, "Nobody is left to defend Argot, and Mineos has %d block left.", "Nobody is left to defend Argot, and Mineos has %d blocks left.", n)
	}
	return o, true
}

// fielded is how many blocks of a party are on the map or aboard, trains apart.
func fielded(s *engine.State, party content.Party) (n int) {
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Party == party && p.InPlay() && !s.Train(b) {
			n++
		}
	}
	return n
}
