package hexmap

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

// Symbols are what stands on blocks, maps, heroes and in the panels.
func (*Board) Symbols() []table.Symbol { return legend }

var legend = []table.Symbol{
	{Picture: "argot/steps/3-of-4", Means: rules.T("Steps: three of four are left")},
	{Picture: "argot/icons/initiative-a", Means: rules.T("A: acts first in a battle")},
	{Picture: "argot/icons/initiative-b", Means: rules.T("B: acts after A")},
	{Picture: "argot/icons/initiative-c", Means: rules.T("C: acts after B")},
	{Picture: "argot/icons/initiative-d", Means: rules.T("D: acts last")},
	{Picture: "argot/icons/count", Means: rules.T("How many blocks stand there")},
	{Picture: "argot/icons/entered", Means: rules.T("How many hexes a move there enters")},
	{Picture: "argot/icons/lost", Means: rules.T("How many steps a block has lost")},
	{Picture: "argot/icons/cost", Means: rules.T("What a step or a deal costs")},
	{Picture: "argot/icons/movement", Means: rules.T("Movement: hexes in a turn")},
	{Picture: "argot/icons/range", Means: rules.T("Range: shoots from behind")},
	{Picture: "argot/abilities/undead_restoration", Means: rules.T("Undead Restoration: a free step in each Rally")},
	{Picture: "argot/abilities/shock_troops", Means: rules.T("Shock Troops: +3 at full strength")},
	{Picture: "argot/abilities/besieger", Means: rules.T("Besieger: attacks gates and walls, at +3")},
	{Picture: "argot/abilities/berserker", Means: rules.T("Berserker: a step for twice the dice")},
	{Picture: "argot/abilities/resilient", Means: rules.T("Resilient: ignores its first hit")},
	{Picture: "argot/abilities/intimidating", Means: rules.T("Intimidating: its first hit can drive off")},
	{Picture: "argot/abilities/life_drain", Means: rules.T("Life Drain: a 6 restores a step")},
	{Picture: "argot/abilities/skittish", Means: rules.T("Skittish: may retreat from a hit")},
	{Picture: "argot/abilities/ambusher", Means: rules.T("Ambusher: twice the dice at full strength")},
	{Picture: "argot/frames/argot-emblem", Means: rules.T("Argot, or came over from Argot")},
	{Picture: "argot/frames/mineos-emblem", Means: rules.T("Mineos")},
	{Picture: "argot/frames/pontia-emblem", Means: rules.T("Pontia")},
	{Picture: "argot/frames/nistora-emblem", Means: rules.T("Nistora")},
	{Picture: "argot/frames/zulon-emblem", Means: rules.T("Zulon")},
	{Picture: "argot/frames/hespero-emblem", Means: rules.T("Hespero")},
	{Picture: "argot/frames/bargainer-emblem", Means: rules.T("The Bargainer")},
	{Picture: "argot/units/kind-ground", Means: rules.T("A block on the ground")},
	{Picture: "argot/units/kind-sea", Means: rules.T("A ship")},
	{Picture: "argot/units/kind-air", Means: rules.T("A flier")},
	{Picture: "argot/edges/gate-closed", Means: rules.T("A gate; the number: its strength")},
	{Picture: "argot/edges/gate-upgraded", Means: rules.T("A reinforced gate")},
	{Picture: "argot/edges/gate-broken", Means: rules.T("A broken gate")},
	{Picture: "argot/edges/bridge", Means: rules.T("A bridge")},
	{Picture: "argot/markers/tunnel", Means: rules.T("A tunnel between city and Undercity")},
	{Picture: "argot/markers/medical", Means: rules.T("A medical location: resources lie here")},
	{Picture: "argot/markers/supply_start", Means: rules.T("Supply trains start here")},
	{Picture: "argot/icons/blade", Means: rules.T("A battle; of heroes: blade")},
	{Picture: "argot/icons/hit", Means: rules.T("Hits")},
	{Picture: "argot/icons/retreat", Means: rules.T("A way to retreat")},
	{Picture: "argot/icons/round", Means: rules.T("A round of battle; cards left")},
	{Picture: "argot/icons/card-black", Means: rules.T("A black card: Argot acts first")},
	{Picture: "argot/icons/card-red", Means: rules.T("A red card: Mineos acts first")},
	{Picture: "argot/icons/token", Means: rules.T("Tokens: blocks that can still act")},
	{Picture: "argot/icons/day", Means: rules.T("Day and turn")},
	{Picture: "argot/icons/keep", Means: rules.T("The objective, and how many turns in a row Mineos has kept it")},
	{Picture: "argot/icons/resource", Means: rules.T("The pool of the city")},
	{Picture: "argot/icons/purse", Means: rules.T("The purse of Mineos")},
	{Picture: "argot/icons/guile", Means: rules.T("Guile of a hero")},
	{Picture: "argot/icons/words", Means: rules.T("Words of a hero")},
	{Picture: "argot/icons/lore", Means: rules.T("Lore of a hero")},
	{Picture: "argot/icons/wound", Means: rules.T("A wound of a hero")},
}
