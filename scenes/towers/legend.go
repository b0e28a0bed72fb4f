package towers

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

// Symbols are what stands on cards, in yards and on plaques.
func (*Board) Symbols() []table.Symbol { return symbols }

var symbols = []table.Symbol{
	{Picture: "towersiege/icons/al", Means: rules.T("Attack Level (AL): to hit")},
	{Picture: "towersiege/icons/dl", Means: rules.T("Defence Level (DL): to withstand attacks")},
	{Picture: "towersiege/icons/rl", Means: rules.T("Resistance Level (RL): to withstand magic")},
	{Picture: "towersiege/icons/pl", Means: rules.T("Protection Level (PL): to come away unhurt")},
	{Picture: "towersiege/icons/sl", Means: rules.T("Skill Level (SL): attack and defence of a creature")},
	{Picture: "towersiege/icons/ss", Means: rules.T("Spell Skill (SS) of a Mage")},
	{Picture: "towersiege/icons/is", Means: rules.T("Innate Skill (IS) of a creature")},
	{Picture: "towersiege/icons/life", Means: rules.T("Life Points (LP) of a Mage")},
	{Picture: "towersiege/icons/integrity", Means: rules.T("Integrity Points (IP) of a structure")},
	{Picture: "towersiege/icons/gold", Means: rules.T("Gold, for cards")},
	{Picture: "towersiege/icons/power", Means: rules.T("Power, for magic")},
	{Picture: "towersiege/icons/upkeep", Means: rules.T("Upkeep is due every turn")},
	{Picture: "towersiege/icons/attack", Means: rules.T("ATTACK: attacks this turn, and can defend")},
	{Picture: "towersiege/icons/on-guard", Means: rules.T("ON GUARD: can defend, and attack next")},
	{Picture: "towersiege/icons/defend", Means: rules.T("DEFEND: has defended, and is spent")},
	{Picture: "towersiege/yards/icons/tired", Means: rules.T("Tired: it can neither strike nor block until its next turn")},
	{Picture: "towersiege/icons/on-turn", Means: rules.T("Whose turn it is")},
	{Picture: "towersiege/yards/icons/alchemy", Means: rules.T("Alchemy: gold for power, or power for gold")},
	{Picture: "towersiege/icons/melee", Means: rules.T("A melee attack")},
	{Picture: "towersiege/icons/directed", Means: rules.T("A directed attack: at a target of its choice")},
	{Picture: "towersiege/icons/flight", Means: rules.T("Flight: strikes a target of its choice, and only Flight blocks it")},
	{Picture: "towersiege/icons/tunneling", Means: rules.T("Tunneling: strikes a target of its choice, and only Tunneling blocks it")},
	{Picture: "towersiege/icons/shadowalk", Means: rules.T("Shadowalk: strikes a target of its choice, and only Shadowalk blocks it")},
	{Picture: "towersiege/icons/charge", Means: rules.T("Charge: strikes a target of its choice, and only Charge blocks it")},
	{Picture: "towersiege/icons/mount", Means: rules.T("A mount: carries a rider")},
	{Picture: "kit/hourglass", Means: rules.T("Something lasts on it for a time")},
	{Picture: "towersiege/cards/mine", Means: rules.T("Mines: gold each Round")},
	{Picture: "towersiege/cards/powerstone", Means: rules.T("Powerstones: power each Round")},
	{Picture: "towersiege/icons/undead", Means: rules.T("Undead: some magic spares them, some strikes them alone")},
}
