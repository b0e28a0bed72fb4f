package citadel

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

// Symbols are what stands in the citadel, on the fields, before heroes and on cards.
func (*Board) Symbols() []table.Symbol { return symbols }

var symbols = []table.Symbol{
	{Picture: "bsieged/icon-action", Means: rules.T("An action that is left")},
	{Picture: "bsieged/icon-morale", Means: rules.T("Morale: a hero without it dies")},
	{Picture: "bsieged/icon-gold", Means: rules.T("Gold: pays for cards")},
	{Picture: "bsieged/icon-food", Means: rules.T("Food: eaten at the end of a Season")},
	{Picture: "bsieged/icon-grace", Means: rules.T("Divine Grace: changes a roll by one")},
	{Picture: "bsieged/icon-strength", Means: rules.T("Strength: harms what resists no more than this")},
	{Picture: "bsieged/first-hero", Means: rules.T("The First Hero begins the round")},
	{Picture: "bsieged/molen", Means: rules.T("Mölen")},
	{Picture: "bsieged/gargoh", Means: rules.T("Gargoh")},
	{Picture: "bsieged/krohn", Means: rules.T("Krohn")},
	{Picture: "bsieged/krohn-elite", Means: rules.T("On gold: elite, harder to destroy")},
	{Picture: "bsieged/avatar", Means: rules.T("The Avatar of the Abyss")},
	{Picture: "bsieged/messenger", Means: rules.T("The Messenger, on his way")},
	{Picture: "bsieged/catapult", Means: rules.T("The Catapult, and the field it faces")},
	{Picture: "bsieged/icon-attack", Means: rules.T("This kind attacks from this Zone")},
	{Picture: "bsieged/icon-hits", Means: rules.T("Hits")},
	{Picture: "bsieged/icon-resistance", Means: rules.T("Resistance: the least Strength that harms it")},
	{Picture: "bsieged/icon-tactics", Means: rules.T("A Tactics card waits here for enemies")},
	{Picture: "bsieged/spawn-a", Means: rules.T("Slot A of those who come next")},
	{Picture: "bsieged/spawn-b", Means: rules.T("Slot B of those who come next")},
	{Picture: "bsieged/spawn-c", Means: rules.T("Slot C of those who come next")},
	{Picture: "bsieged/token-damaged", Means: rules.T("A damaged building")},
	{Picture: "bsieged/token-destroyed", Means: rules.T("A ruin: too many lose the match")},
	{Picture: "bsieged/token-reinforced", Means: rules.T("Reinforced: takes a hit for the building")},
	{Picture: "bsieged/class-armory", Means: rules.T("Armory cards")},
	{Picture: "bsieged/class-market", Means: rules.T("Market cards")},
	{Picture: "bsieged/class-sorcery", Means: rules.T("Sorcery cards")},
	{Picture: "bsieged/class-tavern", Means: rules.T("Tavern cards")},
	{Picture: "bsieged/type-permanent", Means: rules.T("Permanent: stays after use")},
	{Picture: "bsieged/type-red", Means: rules.T("Red: for a red slot, discarded after use")},
	{Picture: "bsieged/type-orange", Means: rules.T("Orange: for an orange slot, discarded after use")},
	{Picture: "bsieged/type-instant", Means: rules.T("Instant: used as soon as it is drawn")},
	{Picture: "bsieged/event", Means: rules.T("Events, of a round or a Season")},
	{Picture: "bsieged/time", Means: rules.T("The round of the Season")},
	{Picture: "bsieged/season-spring", Means: rules.T("Spring")},
	{Picture: "bsieged/season-summer", Means: rules.T("Summer")},
	{Picture: "bsieged/season-autumn", Means: rules.T("Autumn")},
	{Picture: "bsieged/season-winter", Means: rules.T("Winter")},
	{Picture: "bsieged/die-stuck", Means: rules.T("The Catapult is stuck")},
	{Picture: "bsieged/die-miss", Means: rules.T("The shot misses")},
	{Picture: "kit/lock", Means: rules.T("Closed to heroes, or taken by one")},
	{Picture: "kit/skull", Means: rules.T("Krohns who can enter: the match is lost")},
	{Picture: "bsieged/held-off", Means: rules.T("Krohns who enter if no hero stands on this wall")},
	{Picture: "kit/warning", Means: rules.T("What would be hit if nothing more is done")},
}
