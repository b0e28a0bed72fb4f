package table

import (
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/ink"
)

// players is who sits where.
func (t *Table) players() []Player {
	seats := t.config.Match.Seats()
	emblems := ink.Emblems(t.scheme())
	players := make([]Player, len(seats))
	for i, s := range seats {
		p := Player{Seat: rules.Seat(i), Name: s.Name, Emblem: emblems[ink.Numbered(t.config.Seals, i)%len(emblems)]}
		if i < len(t.info.Seats) {
			p.Role = t.info.Seats[i]
		}
		if s.Player != save.Human {
			p.Computer = s.Player
			if o, ok := t.config.Faces.Sits(t.info.ID, s.Player, s.Name); ok {
				p.Face = o.Picture()
			}
		}
		players[i] = p
	}
	return players
}

func (t *Table) player(seat rules.Seat) Player {
	players := t.players()
	if seat < 0 || int(seat) >= len(players) {
		return Player{Seat: rules.NoSeat, Name: rules.Say("The game")}
	}
	return players[seat]
}

func (t *Table) scheme() ink.Scheme {
	if t.settings.Palette == settings.ColourBlind {
		return ink.ColourBlind
	}
	return ink.Standard
}
