package towers

import (
	"strconv"

	played "portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// Kit is all that the shell knows of Tower Siege. Where decks are built is handed in, because that place draws
// cards by the means of this board.
func Kit(decks kit.Workshop) kit.Kit {
	return kit.Kit{
		ID:      "towersiege",
		Board:   func() table.Board { return New() },
		Colours: kit.Colours{Body: ink.VioletDark, Deep: ink.VioletDark, Rim: ink.VioletLight},
		About: rules.T("Two to four Mages look out of their Towers and want to be the last. Hire an army, arm it, send it out; cast from the window; " +
			"and whatever somebody declares, everybody may answer before the dice fall."),
		Credit: "Tower Siege, Arcane Games",
		Headlines: map[string]rules.Text{
			"last_mage":     rules.T("The last Mage at the window"),
			"out_of_rounds": rules.T("The Towers still stand"),
		},
		Endings: kit.Endings{
			Victory: kit.Painting{Name: "towersiege/ending-victory", Calm: ink.R(150, 5, 160, 41)},
			Defeat:  kit.Painting{Name: "towersiege/ending-defeat", Calm: ink.R(88, 132, 118, 44), Front: "towersiege/ending-defeat-front"},
			Cast:    cast,
			Line:    decided,
		},
		Tracks:    []rules.Element{"seat:0", "seat:1", "seat:2", "seat:3"},
		Facts:     facts,
		Story:     story,
		Workshops: []kit.Workshop{decks},
		Plain:     true,
		Computers: rules.SeatsOf(1, 2, 3), // TS-MOD-2
		Full:      kit.Full{Setup: rules.Setup{Seats: 4}, Kind: "main", Pieces: piecesSeen},
	}
}

// facts are how a match stands, for menus: each Mage with its life, and the Tower it is in.
func facts(s rules.State) (list []kit.Fact) {
	m, ok := s.(*towersiege.State)
	if !ok {
		return nil
	}
	for seat := range rules.Seat(m.Count) {
		mage := m.Mage(seat)
		if mage == nil {
			continue
		}
		fact := kit.Fact{Picture: "towersiege/mages/" + m.Info(mage).ID + "-figure", Name: m.Info(mage).Title().String(), Value: rules.Count(int(mage.Points), "%d Life", "%d Lives").String()}
		if t := m.Tower(seat); t != nil {
			fact.Value = rules.Say("Life %d, Tower %d", mage.Points, t.Points)
		}
		list = append(list, fact)
	}
	if m.Round > 0 {
		list = append(list, kit.Fact{Picture: "kit/hourglass", Name: rules.Say("Round"), Value: strconv.Itoa(int(m.Round))})
	}
	return list
}

// piecesSeen counts what lies on the table and what can be done.
func piecesSeen(s rules.State) int {
	m := s.(*towersiege.State)
	return len(m.Things) + len(m.Decision().Choices)
}

// decided is what decided a match: the Mage that was slain last.
func decided(m *played.Match) rules.Text { return kit.LastNamed(m, "mage_slain") }
