package content

type missionsTOML struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Source string `toml:"source"`
	Rules  struct {
		Days            *int   `toml:"days"`
		Scenes          *int   `toml:"scenes"`
		SuccessesNeeded *int   `toml:"successes_needed"`
		Die             *int   `toml:"die"`
		BoostCost       *int   `toml:"boost_cost"`
		BoostMax        *int   `toml:"boost_max"`
		WoundsLost      *int   `toml:"wounds_lost"`
		RestHeals       *int   `toml:"rest_heals"`
		FitMaxWounds    *int   `toml:"fit_max_wounds"`
		LevyGain        *int   `toml:"levy_gain"`
		StartResources  *int   `toml:"start_resources"`
		Source          string `toml:"source"`
	} `toml:"rules"`
	Heroes   []heroTOML    `toml:"hero"`
	Missions []missionTOML `toml:"mission"`
}

type heroTOML struct {
	ID        string     `toml:"id"`
	Name      string     `toml:"name"`
	Blade     *int       `toml:"blade"`
	Guile     *int       `toml:"guile"`
	Words     *int       `toml:"words"`
	Lore      *int       `toml:"lore"`
	Power     effectTOML `toml:"power"`
	PowerName string     `toml:"power_name"`
	Text      string     `toml:"text"`
	Flavour   string     `toml:"flavour"`
	Source    string     `toml:"source"`
}

type missionTOML struct {
	ID           string       `toml:"id"`
	Name         string       `toml:"name"`
	Text         string       `toml:"text"`
	Flavour      string       `toml:"flavour"`
	Success      []effectTOML `toml:"success"`
	Failure      []effectTOML `toml:"failure"`
	NotAttempted []effectTOML `toml:"not_attempted"`
	Source       string       `toml:"source"`
	Scenes       []sceneTOML  `toml:"scene"`
}

type sceneTOML struct {
	ID      string       `toml:"id"`
	Name    string       `toml:"name"`
	Text    string       `toml:"text"`
	Options []optionTOML `toml:"options"`
	Source  string       `toml:"source"`
}

type optionTOML struct {
	ID     string       `toml:"id"`
	Name   string       `toml:"name"`
	Skill  string       `toml:"skill"`
	Target *int         `toml:"target"`
	Win    []effectTOML `toml:"win"`
	Fail   []effectTOML `toml:"fail"`
}

type effectTOML struct {
	Verb   string   `toml:"verb"`
	N      *int     `toml:"n"`
	Block  *string  `toml:"block"`
	Blocks []string `toml:"blocks"`
	Party  *string  `toml:"party"`
	Stance *string  `toml:"stance"`
	Pool   *string  `toml:"pool"`
	Group  *string  `toml:"group"`
	Zones  []string `toml:"zones"`
}

type scenariosTOML struct {
	ID        string         `toml:"id"`
	Name      string         `toml:"name"`
	Source    string         `toml:"source"`
	Rules     rulesTOML      `toml:"rules"`
	Council   councilTOML    `toml:"council"`
	Scenarios []scenarioTOML `toml:"scenario"`
}

type rulesTOML struct {
	StackGround        *int   `toml:"stack_ground"`
	StackAir           *int   `toml:"stack_air"`
	StackSea           *int   `toml:"stack_sea"`
	LimitOpen          *int   `toml:"limit_open"`
	LimitGate          *int   `toml:"limit_gate"`
	LimitGateDestroyed *int   `toml:"limit_gate_destroyed"`
	LimitBridge        *int   `toml:"limit_bridge"`
	LimitFord          *int   `toml:"limit_ford"`
	LimitTunnel        *int   `toml:"limit_tunnel"`
	CombatRounds       *int   `toml:"combat_rounds"`
	MaxTokens          *int   `toml:"max_tokens"`
	RoadBonus          *int   `toml:"road_bonus"`
	FortificationBonus *int   `toml:"fortification_bonus"`
	RatingCap          *int   `toml:"rating_cap"`
	MoraleTarget       *int   `toml:"morale_target"`
	RaidSteals         *int   `toml:"raid_steals"`
	Source             string `toml:"source"`
}

type councilTOML struct {
	BlockUpgradeCost     *int   `toml:"block_upgrade_cost"`
	GateUpgradeCost      *int   `toml:"gate_upgrade_cost"`
	GateStrength         *int   `toml:"gate_strength"`
	GateUpgradedStrength *int   `toml:"gate_upgraded_strength"`
	TrainCost            *int   `toml:"train_cost"`
	NistoraChoose        *int   `toml:"nistora_choose"`
	Source               string `toml:"source"`
}

type scenarioTOML struct {
	ID            string            `toml:"id"`
	Name          string            `toml:"name"`
	Text          string            `toml:"text"`
	Days          *int              `toml:"days"`
	Undercity     bool              `toml:"undercity"`
	Council       bool              `toml:"council"`
	Heroes        bool              `toml:"heroes"`
	Missions      string            `toml:"missions"`
	Outcomes      map[string]string `toml:"outcomes"`
	Resources     *int              `toml:"argot_resources"`
	Region        []string          `toml:"region"`
	Gates         []string          `toml:"gates"`
	ArgotBlocks   any               `toml:"argot_blocks"` // "all" or a list of ids
	ArgotZone     []string          `toml:"argot_zone"`
	MineosBlocks  any               `toml:"mineos_blocks"`
	MineosZone    []string          `toml:"mineos_zone"`
	Pontia        bool              `toml:"pontia"`
	Nistora       bool              `toml:"nistora"`
	Parties       []string          `toml:"parties"`
	Objective     []string          `toml:"objective"`
	KeepTurns     *int              `toml:"keep_turns"`
	FinalHoldWins bool              `toml:"final_hold_wins"`
	Minutes       *int              `toml:"minutes"`
	Flavour       string            `toml:"flavour"`
	Source        string            `toml:"source"`
}
