package content

import "portcullis/rules/argot/atlas"

// Verb is what an effect does; effects are data, verbs with parameters (7.5 of the ledger).
type Verb uint8

// The verbs: those of outcomes, those of scenes, those of heroes' powers.
const (
	SetZone         Verb = iota // Army may be set up in Zones
	DestroyBlock                // Block is removed before set-up
	RemoveParty                 // the blocks of Party are not placed
	ContributeBlock             // Argot chooses N blocks of Army
	UnlockSwap                  // the council offers to swap Block in
	Defect                      // Blocks become Mineos
	SetStance                   // Party takes Stance
	Alarm                       // N more for the targets of later scenes of this mission
	Bonus                       // N more for the next roll of this mission
	Wound                       // the leader takes N wounds
	Resource                    // the pool changes by N, not below 0
	CancelHits                  // N hits are cancelled
	RerollMisses                // all missed dice are rolled once more
	ExtraTokens                 // N tokens more
	RestoreSteps                // N steps free
	verbCount
)

// timing is when an effect can happen.
type timing uint8

const (
	atOutcome timing = iota
	inScene
	asPower
)

// verbInfo is a verb of the vocabulary: its id, its time and its parameters.
type verbInfo struct {
	id     string
	when   timing
	params []string
}

var verbs = [verbCount]verbInfo{
	SetZone:         {"set_zone", atOutcome, []string{"group", "zones"}},
	DestroyBlock:    {"destroy_block", atOutcome, []string{"block"}},
	RemoveParty:     {"remove_party", atOutcome, []string{"party"}},
	ContributeBlock: {"contribute_block", atOutcome, []string{"pool", "n"}},
	UnlockSwap:      {"unlock_swap", atOutcome, []string{"block"}},
	Defect:          {"defect", atOutcome, []string{"blocks"}},
	SetStance:       {"set_stance", atOutcome, []string{"party", "stance"}},
	Alarm:           {"alarm", inScene, []string{"n"}},
	Bonus:           {"bonus", inScene, []string{"n"}},
	Wound:           {"wound", inScene, []string{"n"}},
	Resource:        {"resource", inScene, []string{"n"}},
	CancelHits:      {"cancel_hits", asPower, []string{"n"}},
	RerollMisses:    {"reroll_misses", asPower, nil},
	ExtraTokens:     {"extra_tokens", asPower, []string{"n"}},
	RestoreSteps:    {"restore_steps", asPower, []string{"n"}},
}

// ID is the verb's id in the content files: "set_zone".
func (v Verb) ID() string { return verbs[v].id }

// Effect is a verb with its parameters; those that the verb does not have are zero.
type Effect struct {
	Verb   Verb
	N      int
	Block  Block
	Blocks Blocks
	Party  Party
	Stance Stance
	Army   Army
	Zones  atlas.Zones
}
