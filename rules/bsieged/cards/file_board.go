package cards

type fieldsTOML struct {
	Side      map[string]sideTOML `toml:"side"`
	Zones     []zoneTOML          `toml:"zone"`
	Summoning summoningTOML       `toml:"summoning_board"`
	Fields    []fieldTOML         `toml:"field"`
	Compass   []compassTOML       `toml:"compass"`
}

type sideTOML struct {
	Points *int `toml:"spawning_points"`
	origin
}

type zoneTOML struct {
	Zone    *int   `toml:"zone"`
	Target  *int   `toml:"target"`
	Spawns  bool   `toml:"spawns"`
	Assault string `toml:"assault"`
	Support string `toml:"support"`
	Heavy   string `toml:"heavy"`
	Avatar  string `toml:"avatar"`
	Text    string `toml:"text"`
	origin
}

type summoningTOML struct {
	Slots    []string `toml:"slots"`
	Vinculum *int     `toml:"vinculum_track"`
	origin
}

type fieldTOML struct {
	ID      string `toml:"id"`
	Name    string `toml:"name"`
	Place   string `toml:"place"`
	Quarter string `toml:"quarter"`
	Left    string `toml:"left"`
	Flavour string `toml:"flavour"`
	origin
}

type compassTOML struct {
	ID     string `toml:"id"`
	Field  string `toml:"field"`
	Copies *int   `toml:"copies"`
	origin
}

type buildingsTOML struct {
	Buildings []buildingTOML `toml:"building"`
	Walls     []wallTOML     `toml:"wall"`
	Catapult  catapultTOML   `toml:"catapult"`
	Repair    repairTOML     `toml:"repair"`
}

type buildingTOML struct {
	ID        string       `toml:"id"`
	Name      string       `toml:"name"`
	Quarter   string       `toml:"quarter"`
	Smuggling *int         `toml:"smuggling"`
	Effects   []effectTOML `toml:"effects"`
	Text      string       `toml:"text"`
	Flavour   string       `toml:"flavour"`
	origin
}

type wallTOML struct {
	ID      string `toml:"id"`
	Name    string `toml:"name"`
	Quarter string `toml:"quarter"`
	Field   string `toml:"field"`
	origin
}

type catapultTOML struct {
	ID       string `toml:"id"`
	Name     string `toml:"name"`
	Building bool   `toml:"building"`
	Capacity *int   `toml:"capacity"`
	Strength *int   `toml:"strength"`
	Zone     *int   `toml:"zone"`
	Facing   string `toml:"start_facing"`
	Morale   *int   `toml:"morale_on_kill"`
	origin
}

type repairTOML struct {
	Gold   *int `toml:"gold"`
	Morale *int `toml:"morale"`
	origin
}

type smugglingTOML struct {
	Rows  []rowTOML       `toml:"row"`
	Rules tableBoundsTOML `toml:"rules"`
}

type rowTOML struct {
	Roll     *int         `toml:"roll"`
	Reminder string       `toml:"reminder"`
	Text     string       `toml:"text"`
	Effects  []effectTOML `toml:"effects"`
	origin
}

type tableBoundsTOML struct {
	Below *int   `toml:"below_1"`
	Above *int   `toml:"above_6"`
	Text  string `toml:"text"`
	origin
}

type diceTOML struct {
	Dice []dieTOML `toml:"die"`
}

type dieTOML struct {
	ID          string         `toml:"id"`
	Name        string         `toml:"name"`
	Count       *int           `toml:"count"`
	Faces       []any          `toml:"faces"`
	Values      map[string]int `toml:"values"`
	NoGrace     []string       `toml:"no_grace_faces"`
	OrientFails []string       `toml:"orient_fails_on"`
	ShotMisses  []string       `toml:"shot_misses_on"`
	Numeric     bool           `toml:"numeric"`
	Grace       bool           `toml:"grace"`
	Unlimited   bool           `toml:"unlimited"`
	Text        string         `toml:"text"`
	origin
}

type setupTOML struct {
	Match     matchTOML        `toml:"match"`
	Players   []playersTOML    `toml:"players"`
	Doubled   doubledTOML      `toml:"double_sided_default"`
	Start     startTOML        `toml:"start"`
	Supply    supplyTOML       `toml:"supply"`
	Pursuers  pursuersTOML     `toml:"pursuers"`
	Levels    []difficultyTOML `toml:"difficulty"`
	Options   []optionTOML     `toml:"option"`
	FirstGame firstGameTOML    `toml:"first_game"`
}

type matchTOML struct {
	Rounds     *int     `toml:"rounds"`
	PerSeason  *int     `toml:"rounds_per_season"`
	Seasons    []string `toml:"seasons"`
	Warning    *int     `toml:"messenger_warning_round"`
	Ruins      *int     `toml:"destroyed_buildings_to_lose"`
	Messengers *int     `toml:"messengers"`
	Upkeep     *int     `toml:"upkeep_food"`
	Actions    *int     `toml:"actions"`
	origin
}

type playersTOML struct {
	Players *int  `toml:"players"`
	Heroes  *int  `toml:"heroes"`
	Each    []int `toml:"heroes_each"`
	Points  *int  `toml:"spawning_points"`
	origin
}

type doubledTOML struct {
	Four  []string `toml:"4"`
	Five  []string `toml:"5"`
	Six   []string `toml:"6"`
	Seven []string `toml:"7"`
	Eight []string `toml:"8"`
	origin
}

type startTOML struct {
	Morale      *int   `toml:"morale"`
	Food        *int   `toml:"food"`
	Gold        *int   `toml:"gold"`
	Grace       *int   `toml:"grace"`
	SeasonCards *int   `toml:"season_cards_per_class_per_hero"`
	EnemyCards  *int   `toml:"enemy_cards_per_field"`
	Catapult    string `toml:"catapult"`
	origin
}

type supplyTOML struct {
	Grace      *int `toml:"grace_tokens"`
	Reinforced *int `toml:"reinforced_tokens"`
	Building   *int `toml:"building_tokens"`
	Cursed     *int `toml:"cursed_ground_tokens"`
	Ability    *int `toml:"ability_tokens"`
	origin
}

type pursuersTOML struct {
	Unit string `toml:"unit"`
	Rank string `toml:"rank"`
	N    *int   `toml:"n"`
	origin
}

type difficultyTOML struct {
	ID      string         `toml:"id"`
	Name    string         `toml:"name"`
	Avatar  bool           `toml:"avatar"`
	Pursuit bool           `toml:"pursuit"`
	Events  eventPoolsTOML `toml:"events"`
	Grace   startGraceTOML `toml:"grace"`
	origin
}

type eventPoolsTOML struct {
	Default []int   `toml:"default"`
	Allowed [][]int `toml:"allowed"`
}

type startGraceTOML struct {
	Default *int  `toml:"default"`
	Allowed []int `toml:"allowed"`
}

type optionTOML struct {
	ID      string `toml:"id"`
	Name    string `toml:"name"`
	Text    string `toml:"text"`
	Minimum *int   `toml:"minimum_cards"`
	Maximum *int   `toml:"maximum"`
	Default any    `toml:"default"`
	origin
}

type firstGameTOML struct {
	Players    *int     `toml:"players"`
	Difficulty string   `toml:"difficulty"`
	Heroes     []string `toml:"heroes"`
	First      string   `toml:"first_hero"`
	origin
}
