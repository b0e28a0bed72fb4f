package content

import "portcullis/rules/argot/atlas"

// Content is everything that the game is loaded from. It is never changed.
type Content struct {
	Map       *atlas.Atlas // the whole of it; a scenario has its part
	Rules     Rules
	Blocks    [BlockCount]BlockInfo
	Abilities [AbilityCount]AbilityInfo
	Parties   [PartyCount]ThirdParty // from FirstThird
	Cards     [CardCount]Card
	Missions  [MissionCount]MissionInfo
	Heroes    [HeroCount]Hero
	Days      MissionRules
	Council   Council
	Scenarios []Scenario // at least one; the first is where people begin
	Hash      string     // of all files

	armies [ArmyCount]Blocks
}

// Rules are the numbers of the rules that all scenarios share.
type Rules struct {
	Stack              [KindCount]int // blocks of one party in one location (AR-STK-1)
	Limits             atlas.Limits   // in the atlas already (AR-STK-2)
	CombatRounds       int            // AR-CMB-5
	MaxTokens          int            // AR-INI-3
	RoadBonus          int            // AR-GRD-10
	FortificationBonus int            // AR-FRT-3
	RatingCap          int            // AR-BLK-5
	MoraleTarget       int            // AR-ABI-6
	RaidSteals         int            // AR-RAL-6
}

// Council are the numbers of the war council. Prices stand with what is bought.
type Council struct {
	NistoraChoose int // AR-ARM-8
}

// At is what is printed on a block. It must not be changed.
func (c *Content) At(b Block) *BlockInfo { return &c.Blocks[b] }

// Face is the face of a block that lies up.
func (c *Content) Face(b Block, upgraded bool) *Face {
	if upgraded {
		return &c.Blocks[b].Faces[Upgraded]
	}
	return &c.Blocks[b].Faces[Normal]
}

// Army is the set of the blocks of an army.
func (c *Content) Army(a Army) *Blocks { return &c.armies[a] }

// Find is the block with an id ("mi13"), and whether there is one.
func (c *Content) Find(id string) (Block, bool) {
	for b := range Block(BlockCount) {
		if c.Blocks[b].ID == id {
			return b, true
		}
	}
	return NoBlock, false
}

// FindCard is the number of the card with an id, and whether there is one.
func (c *Content) FindCard(id string) (int, bool) {
	for i := range c.Cards {
		if c.Cards[i].ID == id {
			return i, true
		}
	}
	return 0, false
}

// FindMission is the mission with an id, and whether there is one.
func (c *Content) FindMission(id string) (Mission, bool) {
	for i := range c.Missions {
		if c.Missions[i].ID == id {
			return Mission(i), true
		}
	}
	return 0, false
}

// FindHero is the number of the hero with an id, and whether there is one.
func (c *Content) FindHero(id string) (int, bool) {
	for i := range c.Heroes {
		if c.Heroes[i].ID == id {
			return i, true
		}
	}
	return 0, false
}

// Scenario is the scenario with an id, or nil.
func (c *Content) Scenario(id string) *Scenario {
	for i := range c.Scenarios {
		if c.Scenarios[i].ID == id {
			return &c.Scenarios[i]
		}
	}
	return nil
}
