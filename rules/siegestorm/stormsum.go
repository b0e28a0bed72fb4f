package siegestorm

import "portcullis/rules"

// SumKind is what one of the numbers of an Attack Strength is.
type SumKind uint8

// The numbers of an Attack Strength.
const (
	SumPrint   SumKind = iota // ATT in print
	SumChange                 // what changes it
	SumGuard                  // DEF of the Defender as things stand
	SumByThen                 // what of that DEF changes before the blow
	SumAtLeast                // what lifts a negative sum to 0
)

// SumPart is one of the numbers of which an Attack Strength is the sum.
type SumPart struct {
	Kind   SumKind
	Source rules.Text // of a change
	N      int
}

// Sum is the Attack Strength in numbers that add up to it (ST-STO-4, ST-RUL-12); none if it does not come to a blow.
func (v *StormView) Sum() []SumPart {
	if v.Stops {
		return nil
	}
	parts, sum := []SumPart{{Kind: SumPrint, N: v.Print}}, v.Print-v.Guard
	for _, c := range v.Changes {
		parts, sum = append(parts, SumPart{Kind: SumChange, Source: c.Source, N: c.ATT}), sum+c.ATT
	}
	if v.Defender != nil && !v.Ignored {
		parts = append(parts, SumPart{Kind: SumGuard, N: -v.Shown})
		if n := v.Shown - v.Guard; n != 0 {
			parts = append(parts, SumPart{Kind: SumByThen, N: n})
		}
	}
	if sum < 0 {
		parts = append(parts, SumPart{Kind: SumAtLeast, N: -sum})
	}
	return parts
}
