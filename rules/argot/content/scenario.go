package content

import (
	"fmt"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/content"
)

// Source of a scenario's mission results.
type MissionMode uint8

// The ways in which a scenario comes to the results of the missions.
const (
	NoMissions     MissionMode = iota // nothing is applied: the scenario lists its blocks
	FixedMissions                     // Scenario.Outcomes
	PlayedMissions                    // the days before the siege are played
	modeCount
)

var modeIDs = [modeCount]string{"none", "fixed", "played"}

// ID is the mode's id in the content files: "played".
func (m MissionMode) ID() string { return modeIDs[m] }

// Scenario is a way to play the game (AR-MOD-1 to AR-MOD-5).
type Scenario struct {
	ID, Name, Text, Flavour string
	Days                    int // at most 24 turns in 3 days
	Council                 bool
	Heroes                  bool // AR-MIS-11
	Missions                MissionMode
	Outcomes                [MissionCount]Result // with FixedMissions
	Resources               int                  // the city pool to begin with
	Map                     *atlas.Atlas         // what of the map exists
	Gates                   [atlas.MaxGates]bool // which gates are fortifications
	ArgotBlocks             Blocks               // of Argot's own army
	MineosBlocks            Blocks               // of the Mineosi army
	ArgotZone               atlas.Set            // where Argot's army starts, if not by its kind; else empty
	MineosZone              atlas.Set            // where the Mineosi army starts, if not by its kind; else empty
	Pontia, Nistora         bool                 // whether the allies come
	Parties                 [PartyCount]bool     // which third parties take part, before outcomes
	Objective               atlas.Set
	KeepTurns               int // AR-VIC-4
	FinalHoldWins           bool
	Minutes                 int // about how long it takes
	Line                    int // where its objective stands in the file, from 1
}

// Fault is a fault of the scenario that shows only when it is played; the reason is one sentence without a full stop.
func (s *Scenario) Fault(reason string, args ...any) *content.Fault {
	return &content.Fault{File: scenariosFile, Line: s.Line, Place: "scenario " + s.ID + ", objective", Reason: fmt.Sprintf(reason, args...)}
}

// ThirdParty is what the procedure knows of a third party (AR-TPY-1 to AR-TPY-12).
type ThirdParty struct {
	Name   string
	Army   Army
	Home   atlas.Zone
	Leash  int    // hexes from home; NoLeash: any
	Stance Stance // before outcomes
	Goals  []Goal // in order
}

// NoLeash is the leash of a party that may go anywhere (AR-TPY-6).
const NoLeash = -1

// GoalKind is a sort of goal of a third party (AR-TPY-5).
type GoalKind uint8

// The goals.
const (
	EnemyUndercity GoalKind = iota // in the Undercity, the nearest Undercity location with an enemy block
	ToPlace                        // Goal.Place, if on the same map and not there
	ToOldTown                      // the nearest Old Town location
	ToHome                         // the nearest home location with room
)

// Goal is what a third party walks to.
type Goal struct {
	Kind  GoalKind
	Place atlas.Place // of ToPlace
}
