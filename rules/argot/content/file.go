package content

// The content files, in name order; the two of the map belong to package atlas.
const (
	blocksFile     = "blocks.toml"
	initiativeFile = "initiative.toml"
	missionsFile   = "missions.toml"
	scenariosFile  = "scenarios.toml"
)

// The shape of the content files. Pointers mark numbers that must be given: a missing number is a fault, not
// a zero.

type blocksTOML struct {
	Pools     poolsTOML     `toml:"pools"`
	Abilities []abilityTOML `toml:"ability"`
	Parties   []partyTOML   `toml:"party"`
	Blocks    []blockTOML   `toml:"block"`
}

type poolsTOML struct {
	Mineos            *int   `toml:"mineos"`
	Argot             *int   `toml:"argot"`
	Pontia            *int   `toml:"pontia"`
	NistoraPool       *int   `toml:"nistora_pool"`
	NistoraChosen     *int   `toml:"nistora_chosen"`
	Zulon             *int   `toml:"zulon"`
	ZulonContributed  *int   `toml:"zulon_contributed"`
	Heckers           *int   `toml:"heckers"`
	Hespero           *int   `toml:"hespero"`
	Bargainer         *int   `toml:"bargainer"`
	ExtraSupplyTrains *int   `toml:"extra_supply_trains"`
	Defectors         *int   `toml:"defectors"`
	Upgradable        *int   `toml:"upgradable"`
	ArgotMax          *int   `toml:"argot_max"`
	ArgotMin          *int   `toml:"argot_min"`
	Source            string `toml:"source"`
}

type abilityTOML struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Text   string `toml:"text"`
	Source string `toml:"source"`
}

type partyTOML struct {
	ID     string   `toml:"id"`
	Name   string   `toml:"name"`
	Prefix string   `toml:"prefix"`
	Home   string   `toml:"home"`
	Leash  *int     `toml:"leash"`
	Stance string   `toml:"stance"`
	Goals  []string `toml:"goals"`
	Source string   `toml:"source"`
}

type faceTOML struct {
	Name       string   `toml:"name"`
	Plural     bool     `toml:"plural"`
	Strength   *int     `toml:"strength"`
	Initiative string   `toml:"initiative"`
	Modifier   *int     `toml:"modifier"`
	Movement   *int     `toml:"movement"`
	Cost       *int     `toml:"cost"`
	Range      *int     `toml:"range"`
	Abilities  []string `toml:"abilities"`
	Text       string   `toml:"text"`
}

type blockTOML struct {
	faceTOML
	ID          string    `toml:"id"`
	Side        string    `toml:"side"`
	Kind        string    `toml:"kind"`
	Ferry       *int      `toml:"ferry"`
	Train       bool      `toml:"train"`
	UnlockCost  *int      `toml:"unlock_cost"`
	Defector    bool      `toml:"defector"`
	DestroyedBy string    `toml:"destroyed_by"`
	UpgradeCost *int      `toml:"upgrade_cost"`
	Upgraded    *faceTOML `toml:"upgraded"`
	Flavour     string    `toml:"flavour"`
	Source      string    `toml:"source"`
}

type initiativeTOML struct {
	ID         string     `toml:"id"`
	Name       string     `toml:"name"`
	RedFirst   string     `toml:"red_first"`
	BlackFirst string     `toml:"black_first"`
	MaxTokens  *int       `toml:"max_tokens"`
	Total      *int       `toml:"total"`
	Source     string     `toml:"source"`
	Cards      []cardTOML `toml:"card"`
}

type cardTOML struct {
	ID      string `toml:"id"`
	Name    string `toml:"name"`
	Suit    string `toml:"suit"`
	Colour  string `toml:"colour"`
	Number  *int   `toml:"number"`
	Count   *int   `toml:"count"`
	Text    string `toml:"text"`
	Flavour string `toml:"flavour"`
	Source  string `toml:"source"`
}
