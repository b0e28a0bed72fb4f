package city

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

// Symbols are what stands in the streets, on the tracks and on cards.
func (*Board) Symbols() []table.Symbol { return symbols }

var symbols = []table.Symbol{
	{Picture: "kurth/spirit", Means: rules.T("Spirit: at 0 the city is lost")},
	{Picture: "kurth/overrun", Means: rules.T("Overrun locations: too many lose the city")},
	{Picture: "kurth/mana", Means: rules.T("Mana: pays for spells")},
	{Picture: "kurth/round", Means: rules.T("Round and turn: hold to the end of the last")},
	{Picture: "kurth/siege-marker", Means: rules.T("A siege marker: attackers at a location")},
	{Picture: "kurth/strength", Means: rules.T("Attack Strength: what a roll has to reach")},
	{Picture: "kurth/warden", Means: rules.T("The Warden: you")},
	{Picture: "kurth/passage-open", Means: rules.T("The secret passageway is open")},
	{Picture: "kurth/passage-closed", Means: rules.T("The secret passageway is closed")},
	{Picture: "kurth/ward", Means: rules.T("Protected: gets no markers this turn")},
	{Picture: "kurth/ward-pending", Means: rules.T("Protected in the next turn")},
	{Picture: "kurth/card-back", Means: rules.T("The action cards of the besiegers")},
	{Picture: "kit/search", Means: rules.T("Look through these cards")},
	{Picture: "kit/skull", Means: rules.T("This loses the match")},
}
