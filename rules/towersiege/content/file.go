package content

// The content files, in name order.
const (
	deckFile       = "basedeck.toml"
	expansionsFile = "expansions.toml"
	itemsFile      = "items.toml"
	magesFile      = "mages.toml"
	minionsFile    = "minions.toml"
	relicsFile     = "relics.toml"
	scrollsFile    = "scrolls.toml"
	spellsFile     = "spells.toml"
	tablesFile     = "tables.toml"
	towersFile     = "towers.toml"
)

// The shape of the content files. Pointers mark numbers that may have to be given: a missing number is a
// fault then, not a zero.

type printedTOML struct {
	ID      string       `toml:"id"`
	Name    string       `toml:"name"`
	Text    string       `toml:"text"`
	Flavour string       `toml:"flavour"`
	Source  string       `toml:"source"`
	House   []string     `toml:"house"`
	Effects []effectTOML `toml:"effect"`
}

type cardTOML struct {
	printedTOML
	Type        string   `toml:"type"`
	Set         string   `toml:"set"`
	Count       *int     `toml:"count"`
	Gold        *int     `toml:"gp"`
	Power       *int     `toml:"pp"`
	SL          *int     `toml:"sl"`
	LP          *int     `toml:"lp"`
	UI          *string  `toml:"ui"`
	IC          *string  `toml:"ic"`
	Slot        *string  `toml:"slot"`
	RL          *int     `toml:"rl"`
	DL          *int     `toml:"dl"`
	IP          *int     `toml:"ip"`
	Location    *string  `toml:"location"`
	UpkeepGold  *int     `toml:"upkeep_gp"`
	UpkeepPower *int     `toml:"upkeep_pp"`
	Tags        []string `toml:"tags"`
	ST          *string  `toml:"st"`
	Kind        *string  `toml:"kind"`
	RR          *bool    `toml:"rr"`
	Card        *string  `toml:"card"` // of a token: the card that it copies
}

type mageTOML struct {
	printedTOML
	BaseMines       *int     `toml:"base_mines"`
	BasePowerstones *int     `toml:"base_powerstones"`
	LP              *int     `toml:"lp"`
	SL              *int     `toml:"sl"`
	UI              *string  `toml:"ui"`
	Innate          []string `toml:"innate"`
}

type towerTOML struct {
	printedTOML
	IP        *int    `toml:"ip"`
	DL        *int    `toml:"dl"`
	RL        *int    `toml:"rl"`
	UI        *string `toml:"ui"`
	Occupants string  `toml:"occupants"`
	Art       string  `toml:"art"`
}

type levelTOML struct {
	PP       *int `toml:"pp"`
	Value    *int `toml:"value"`
	Shots    *int `toml:"shots"`
	Amount   *int `toml:"amount"`
	IP       *int `toml:"ip"`
	AL       *int `toml:"al"`
	TargetDL *int `toml:"target_dl"`
	TargetRL *int `toml:"target_rl"`
}

type effectTOML struct {
	Verb            string      `toml:"verb"`
	When            *string     `toml:"when"`
	CostPP          *int        `toml:"cost_pp"`
	InsteadOfAttack *bool       `toml:"instead_of_attack"`
	Label           *string     `toml:"label"`
	Levels          []levelTOML `toml:"levels"`
	Who             *string     `toml:"who"`
	Stat            *string     `toml:"stat"`
	Amount          any         `toml:"amount"` // a number, or the table of a windfall
	Base            *bool       `toml:"base"`
	Only            []string    `toml:"only"`
	Rounds          *int        `toml:"rounds"`
	OncePerRound    *bool       `toml:"once_per_round"`
	Skill           *string     `toml:"skill"`
	Value           *int        `toml:"value"`
	Resist          *string     `toml:"resist"`
	Target          *string     `toml:"target"`
	Targets         []string    `toml:"targets"`
	Shots           *int        `toml:"shots"`
	Spread          *string     `toml:"spread"`
	OnlyTags        []string    `toml:"only_tags"`
	IgnorePL        *bool       `toml:"ignore_pl"`
	OnDamage        *string     `toml:"on_damage"`
	ResistMod       *int        `toml:"resist_mod"`
	Immune          []string    `toml:"immune"`
	Ability         *string     `toml:"ability"`
	BlockOnly       *bool       `toml:"block_only"`
	OverMax         *bool       `toml:"over_max"`
	Repair          *bool       `toml:"repair"`
	Cap             *int        `toml:"cap"`
	AtLethal        *bool       `toml:"at_lethal"`
	Victim          *string     `toml:"victim"`
	ValueItem       *int        `toml:"value_item"`
	ValueRelic      *int        `toml:"value_relic"`
	ValueResource   *int        `toml:"value_resource"`
	FirstPP         *int        `toml:"first_pp"`
	EachMorePP      *int        `toml:"each_more_pp"`
	Token           *string     `toml:"token"`
	Number          *int        `toml:"number"`
	Duration        *string     `toml:"duration"`
	Limit           *string     `toml:"limit"`
	Delay           *string     `toml:"delay"`
	What            *string     `toml:"what"`
	GP              *int        `toml:"gp"`
	PP              *int        `toml:"pp"`
	Multiply        *int        `toml:"multiply"`
	Sacrifice       *string     `toml:"sacrifice"`
	Until           *string     `toml:"until"`
	Ratio           *int        `toml:"ratio"`
	MinGP           *int        `toml:"min_gp"`
	MinPP           *int        `toml:"min_pp"`
	CasterPenalty   *bool       `toml:"caster_penalty"`
	Structure       *string     `toml:"structure"`
	Covers          *string     `toml:"covers"`
	To              *string     `toml:"to"`
}

type cardsTOML struct {
	Cards []cardTOML `toml:"card"`
}

type spellsTOML struct {
	Innate []cardTOML `toml:"innate"`
	Cards  []cardTOML `toml:"card"`
}

type magesTOML struct {
	Mages []mageTOML `toml:"mage"`
}

type towersTOML struct {
	Towers     []towerTOML `toml:"tower"`
	Structures []towerTOML `toml:"structure"`
}

type listTOML struct {
	ID       string   `toml:"id"`
	Name     string   `toml:"name"`
	Size     *int     `toml:"size"`
	NewTypes []string `toml:"new_types"`
	Cards    [][]any  `toml:"cards"` // [id, number]
	Source   string   `toml:"source"`
	House    []string `toml:"house"`
}

type deckTOML struct {
	Name       string          `toml:"name"`
	Size       *int            `toml:"size"`
	MinDeck    *int            `toml:"min_deck"`
	MaxDeck    *int            `toml:"max_deck"`
	MaxCopies  *int            `toml:"max_copies"`
	Unlimited  []string        `toml:"unlimited"`
	Totals     map[string]*int `toml:"totals"`
	Supporting map[string]*int `toml:"supporting"`
	Cards      []cardTOML      `toml:"card"`
	Tokens     []cardTOML      `toml:"token"`
	Decks      []listTOML      `toml:"deck"`
}

type expansionsTOML struct {
	Expansions []listTOML `toml:"expansion"`
	Cards      []cardTOML `toml:"card"`
}

type rowTOML struct {
	From   *int `toml:"from"`
	To     *int `toml:"to"`
	Value  *int `toml:"value"`
	Reroll bool `toml:"reroll"`
}

type durationTOML struct {
	ID     string    `toml:"id"`
	Rows   []rowTOML `toml:"rows"`
	Source string    `toml:"source"`
}

// gridTOML is one of the resolution tables: by attack class, the cells by defence class.
type gridTOML struct {
	ID          string            `toml:"id"`
	AttackTypes []string          `toml:"attack_types"`
	Target      string            `toml:"target"`
	C           map[string]string `toml:"C"`
	H           map[string]string `toml:"H"`
	M           map[string]string `toml:"M"`
	F           map[string]string `toml:"F"`
}

type ordinaryTOML struct {
	N       *int   `toml:"n"`
	Attack  string `toml:"attack"`
	Defence string `toml:"defence"`
	PL      string `toml:"pl"`
	Result  string `toml:"result"`
}

type referenceTOML struct {
	ID   string `toml:"id"`
	Text string `toml:"text"`
}

type attackTypeTOML struct {
	ID            string `toml:"id"`
	Chooser       string `toml:"chooser"`
	Blockable     string `toml:"blockable"`
	Skill         string `toml:"skill"`
	Defence       string `toml:"defence"`
	MovesToDefend bool   `toml:"moves_to_defend"`
	Riposte       bool   `toml:"riposte"`
}

type tablesTOML struct {
	Dice struct {
		Critical []int `toml:"critical"`
		Fumble   []int `toml:"fumble"`
	} `toml:"dice"`
	Durations   []durationTOML   `toml:"duration"`
	Ordinary    []ordinaryTOML   `toml:"qrt1"`
	Reference   []referenceTOML  `toml:"qrt2"`
	Resolution  []gridTOML       `toml:"resolution"`
	Riposte     []gridTOML       `toml:"riposte"`
	AttackTypes []attackTypeTOML `toml:"attack_type"`
}
