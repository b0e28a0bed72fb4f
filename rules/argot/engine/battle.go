package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Battle is the battle that is under way, or the last one of the phase (AR-CMB-3 to AR-CMB-12).
type Battle struct {
	Place  atlas.Place
	Round  uint8 // 1 to 3; 0: none is under way
	Letter content.Letter
	Role   Role // whose blocks of the letter act
	Acted  content.Blocks
	// Met are the blocks that were engaged at some time in this battle (AR-REG-3).
	Met content.Blocks
	// Frightened are the Intimidating blocks that have used their terror (AR-ABI-6).
	Frightened content.Blocks
	// Crossed is how many ground blocks of each party have retreated in each direction in this round
	// (AR-STK-3).
	Crossed [content.PartyCount][8]uint8
}
