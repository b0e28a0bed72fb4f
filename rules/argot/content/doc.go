// Package content is what The Siege of Argot is played with, apart from the map: blocks, initiative cards,
// heroes and missions, third parties, scenarios and the numbers of the rules. Everything is data: [Load] reads
// the files, refuses what cannot be played with file, line and reason, and hands out one [Content] that nobody
// changes. It knows no state of a match.
//
// What a state refers to are small integers that index arrays: a [Block] in Content.Blocks, a [Party], a [Mission],
// a card or a hero. Blocks are numbered in the order of their ids, so that the smallest number is the lowest id of
// the ledger. A scenario has its own map, Scenario.Map, which is what rules ask; see package atlas.
//
//	c.Face(b, upgraded)         strength, letter, rating, movement, cost, range and abilities of a block
//	c.At(b)                     its kind and army, what it ferries, whether it is a train
//	c.Army(PontiaLegions)       the blocks of an army, as a set
//	c.Missions[m].Outcomes[r]   what a mission does to the siege, as verbs with parameters
//	c.Scenarios                 what can be played
//
// Words for people are methods (Title, Told, About, Lore); the names themselves are kept in English. Rule ids such
// as AR-BLK-3 refer to the rules ledger, docs/rules/argot.md.
//
// # Where things are
//
//	content.go                                 all of it, and finding by id
//	party.go, block.go, card.go                who there is, what blocks are, the deck
//	mission.go, effect.go, scenario.go         the days before, the vocabulary, ways to play
//	names.go                                   what things are called
//	file*.go, load*.go                         reading the files, and what is refused in them
package content
