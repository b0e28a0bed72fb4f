package advice

import (
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// What the outcomes of missions are worth to Argot, in resources: by how many of a hundred sieges they turned when
// the sound choices played them, a resource turning about one. See docs/balance/argot.md.
const (
	zoneWorth   = 4
	bodyWorth   = 1.9 // each worth of a block that is destroyed; of one that goes over to the besieger twice
	allyWorth   = 9   // a block of Zulon's is one of the best
	rivalWorth  = 4   // a band that fights all comers
	enemyWorth  = 13  // a band that fights for the besieger
	friendWorth = 3   // one that fights for Argot
	swapWorth   = 1
)

// fortune is what the outcomes of missions are worth to Argot together, in resources.
func fortune(s *engine.State, results [content.MissionCount]content.Result) (sum float64) {
	var gone, turned content.Blocks
	stance := s.Stance
	var removed [content.PartyCount]bool
	for m, result := range results {
		effects := s.Content.Missions[m].Outcomes[result]
		for i := range effects {
			switch e := &effects[i]; e.Verb {
			case content.SetZone:
				sum += zoneWorth
			case content.DestroyBlock:
				gone.Add(e.Block)
			case content.RemoveParty:
				removed[e.Party] = true
			case content.ContributeBlock:
				sum += allyWorth * float64(e.N)
			case content.UnlockSwap:
				if s.Options.Council {
					sum += swapWorth
				}
			case content.Defect:
				for b := range e.Blocks.All() {
					turned.Add(b)
				}
			case content.SetStance:
				stance[e.Party] = e.Stance
			}
		}
	}
	for b := range content.Block(content.BlockCount) {
		lost := 0.0
		switch {
		case gone.Has(b):
			lost = 1
		case turned.Has(b):
			lost = 2
		}
		sum -= lost * bodyWorth * faceWorth(s.Content.Face(b, false), uint8(s.Content.Face(b, false).Strength))
	}
	for p := content.FirstThird; p < content.PartyCount; p++ {
		switch {
		case removed[p]:
		case stance[p] == content.WithMineos:
			sum -= enemyWorth
		case stance[p] == content.WithArgot:
			sum += friendWorth
		default:
			sum -= rivalWorth
		}
	}
	return sum
}
