package engine

import "portcullis/rules/argot/atlas"

// Movement is the movement turn that is under way (AR-MOV-1 to AR-MOV-3).
type Movement struct {
	Party  Party
	Tokens uint8 // to be used in this movement turn, those of a hero included (AR-INI-3)
	Used   uint8
	// Pinned are the places whose pinned blocks were named (AR-PIN-2).
	Pinned atlas.Set
}
