package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// Council is what the war council can still do (AR-ARM-8 to AR-ARM-11).
type Council struct {
	Swap   content.Block            // the block that may be swapped in; NoBlock: none
	Allies [content.ArmyCount]uint8 // how many blocks of each army are still to be chosen
}

// The stages of the council. Each shows the other seat no more than that it has begun: what is
// bought in secret changes neither when it ends nor how often Argot is asked.
const (
	councilOpens uint8 = iota
	councilBuys
	councilSwaps
	councilChooses
)

// councilFrame applies the outcomes of the missions and is the war council (AR-MIS-12, AR-ARM-8 to
// AR-ARM-11).
type councilFrame struct{}

func (councilFrame) resume(s *State, f *Frame) {
	switch f.Stage {
	case councilOpens:
		f.Stage++
		s.applyOutcomes()
		if s.Scenario().Nistora {
			s.offerAllies(content.NistoraPool, s.Content.Council.NistoraChoose)
		}
		if s.Options.Council {
			s.enter(WarCouncil)
			s.ask(AskCouncil, Argot)
		} else {
			s.takeFirstAllies()
			s.end()
		}
	case councilBuys: // until it is adjourned, which is the next stage
		s.ask(AskCouncil, Argot)
	case councilSwaps:
		f.Stage++
		if s.Council.Swap != content.NoBlock {
			s.ask(AskCouncil, Argot)
		}
	default:
		if s.allied() != content.ArmyCount {
			s.ask(AskCouncil, Argot)
			return
		}
		s.sendHome()
		s.end()
	}
}

// offerAllies lets Argot choose n blocks of an army. Until then they are nobody's.
func (s *State) offerAllies(a content.Army, n int) {
	s.Council.Allies[a] = uint8(n)
	for b := range s.Content.Army(a).All() {
		s.Pieces[b].Party, s.Pieces[b].Status, s.Pieces[b].Strength = NoParty, Unplaced, s.Full(b)
	}
}

// allied is the army of which Argot has to choose blocks next, ArmyCount if of none: Zulon's come
// before Nistora's (ledger 3).
func (s *State) allied() content.Army {
	for a := content.ArmyCount; a > 0; a-- {
		if s.Council.Allies[a-1] > 0 {
			return a - 1
		}
	}
	return content.ArmyCount
}

// takeFirstAllies chooses for a match without a council: the first blocks of each army (ledger 8).
func (s *State) takeFirstAllies() {
	for a := s.allied(); a != content.ArmyCount; a = s.allied() {
		for b := range s.Content.Army(a).All() {
			if s.Council.Allies[a] > 0 {
				s.recruit(b)
			}
		}
	}
	s.sendHome()
}

// recruit makes a block of an ally Argot's (AR-ARM-8, AR-ARM-9).
func (s *State) recruit(b content.Block) {
	army := s.Content.At(b).Army
	rule := "AR-ARM-8"
	if army == content.ZulonBand {
		rule = "AR-ARM-9"
	}
	s.Council.Allies[army]--
	s.Pieces[b].Party = content.Argot
	s.tell(rules.Event{Kind: rules.Note, Name: "recruited", Rule: rule, Seat: Argot, Subject: s.BlockElement(b)})
}

// sendHome takes out of the match what nobody has chosen.
func (s *State) sendHome() {
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Party == NoParty && p.Status == Unplaced {
			s.dismiss(b)
		}
	}
}
