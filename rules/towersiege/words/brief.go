package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// unsaid is from which Round on a match that ends then is told as one without a limit: nobody ever gets there (TS-MOD-8).
const unsaid = 500

// Brief is the aim, the loss and a turn (TS-END-1, TS-END-2, TS-TWR-3, TS-TWR-4, TS-MOD-8, TS-TRN-5 to TS-TRN-13).
func (b Book) Brief(seat rules.Seat) rules.Brief {
	brief := rules.Brief{
		Aim:  rules.T("You win when your Mage is the last one alive: break the other Towers, then strike who lived in them."),
		Loss: rules.T("You lose when your Mage has no Life left; a standing Tower shields your Mage, though a Critical Hit on it can reach inside."),
		Turn: rules.T("A turn: draw, spend gold on what you need, then send attackers; power also pays for answers in others' turns."),
	}
	if n := b.Options.RoundLimit; n > 0 && n < unsaid {
		brief.Aim = rules.T("You win when your Mage is the last one alive: break the other Towers before Round %d ends in a draw.", n)
	}
	for other := range rules.Seat(b.Count) {
		if other != seat {
			brief.At = append(brief.At, engine.SeatElement(other))
		}
	}
	return brief
}
