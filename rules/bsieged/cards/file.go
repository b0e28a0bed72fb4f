package cards

// The shape of the content files. Pointers mark what must be told from what is not there; what
// can be a number or a word, or one word or a list, is any.

type headTOML struct {
	Class     string `toml:"class"`
	Name      string `toml:"name"`
	Total     *int   `toml:"total"`
	Minimum   *int   `toml:"minimum"`
	PerSeason *int   `toml:"per_season"`
}

type resourcesTOML struct {
	Deck  headTOML   `toml:"deck"`
	Cards []cardTOML `toml:"card"`
}

// origin says where an entry comes from, and which of its parts the rulebook does not show.
type origin struct {
	Source string   `toml:"source"`
	House  []string `toml:"house"`
}

type cardTOML struct {
	ID       string       `toml:"id"`
	Name     string       `toml:"name"`
	Copies   *int         `toml:"copies"`
	Class    string       `toml:"class"`
	Type     string       `toml:"type"`
	Color    string       `toml:"color"`
	Action   bool         `toml:"action"`
	Attack   bool         `toml:"attack"`
	Tactics  bool         `toml:"tactics"`
	Trait    string       `toml:"trait"`
	Cost     *int         `toml:"cost"`
	Morale   *int         `toml:"morale"`
	Strength *int         `toml:"strength"`
	Bonus    *int         `toml:"bonus"`
	Zones    []int        `toml:"zones"`
	Pick     string       `toml:"pick"`
	Fields   string       `toml:"fields"`
	Effects  []effectTOML `toml:"effects"`
	Text     string       `toml:"text"`
	Flavour  string       `toml:"flavour"`
	origin
}

type effectTOML struct {
	Verb      string         `toml:"verb"`
	When      *string        `toml:"when"`
	Optional  bool           `toml:"optional"`
	Who       *string        `toml:"who"`
	What      *string        `toml:"what"`
	N         any            `toml:"n"`
	Count     any            `toml:"count"`
	Floor     *int           `toml:"floor"`
	Unit      *string        `toml:"unit"`
	Units     []string       `toml:"units"`
	Rank      *string        `toml:"rank"`
	Zones     []int          `toml:"zones"`
	Pick      *string        `toml:"pick"`
	Fields    *string        `toml:"fields"`
	Dice      *int           `toml:"dice"`
	Target    *int           `toml:"target"`
	TargetAdd *int           `toml:"target_add"`
	Strength  *int           `toml:"strength"`
	Zone      *int           `toml:"zone"`
	Class     any            `toml:"class"`
	From      any            `toml:"from"`
	State     *string        `toml:"state"`
	Action    *string        `toml:"action"`
	Gold      *int           `toml:"gold"`
	Morale    *int           `toml:"morale"`
	Spread    *bool          `toml:"spread"`
	Building  *string        `toml:"building"`
	Field     *string        `toml:"field"`
	Stat      *string        `toml:"stat"`
	Op        *string        `toml:"op"`
	Until     *string        `toml:"until"`
	Attack    *bool          `toml:"attack"`
	March     *bool          `toml:"march"`
	Deck      []string       `toml:"deck"`
	FaceUp    *bool          `toml:"face_up"`
	Color     *string        `toml:"color"`
	InColor   *string        `toml:"in_color"`
	InClass   *string        `toml:"in_class"`
	LoseAlone *int           `toml:"lose_alone"`
	Rounds    *int           `toml:"rounds"`
	Options   [][]effectTOML `toml:"options"`
	Die       *string        `toml:"die"`
	AtLeast   *int           `toml:"at_least"`
	Then      []effectTOML   `toml:"then"`
	Else      []effectTOML   `toml:"else"`
}

type eventsTOML struct {
	Deck  headTOML    `toml:"deck"`
	Cards []eventTOML `toml:"card"`
}

type eventTOML struct {
	ID       string       `toml:"id"`
	Name     string       `toml:"name"`
	Copies   *int         `toml:"copies"`
	Value    *int         `toml:"value"`
	Duration string       `toml:"duration"`
	Effects  []effectTOML `toml:"effects"`
	Text     string       `toml:"text"`
	Flavour  string       `toml:"flavour"`
	origin
}

type abilitiesTOML struct {
	Abilities []abilityTOML `toml:"ability"`
}

type abilityTOML struct {
	ID       string         `toml:"id"`
	Name     string         `toml:"name"`
	Starting bool           `toml:"starting"`
	Tokens   map[string]int `toml:"tokens"`
	Text     string         `toml:"text"`
	Effects  []effectTOML   `toml:"effects"`
	origin
}

type heroesTOML struct {
	Limits limitsTOML `toml:"limits"`
	Heroes []heroTOML `toml:"hero"`
}

type limitsTOML struct {
	Gold   *int `toml:"gold_max"`
	Food   *int `toml:"food_max"`
	Morale *int `toml:"morale_max"`
	Grace  *int `toml:"grace_max"`
	Slots  *int `toml:"ability_slots"`
	origin
}

type heroTOML struct {
	ID       string     `toml:"id"`
	Name     string     `toml:"name"`
	Title    string     `toml:"title"`
	Strength *int       `toml:"strength"`
	Starting []string   `toml:"starting"`
	Food     []int      `toml:"ability_food"`
	Text     string     `toml:"text"`
	Flavour  string     `toml:"flavour"`
	Slots    []slotTOML `toml:"slot"`
	origin
}

type slotTOML struct {
	ID      string   `toml:"id"`
	Classes []string `toml:"classes"`
	Type    string   `toml:"type"`
	Color   string   `toml:"color"`
}

type enemiesTOML struct {
	Units  []unitTOML  `toml:"unit"`
	Avatar avatarTOML  `toml:"avatar"`
	Deck   headTOML    `toml:"deck"`
	Cards  []enemyTOML `toml:"card"`
}

type unitTOML struct {
	ID          string      `toml:"id"`
	Name        string      `toml:"name"`
	Kind        string      `toml:"kind"`
	Stars       *int        `toml:"stars"`
	Standard    *gradeTOML  `toml:"standard"`
	Elite       *gradeTOML  `toml:"elite"`
	AttacksFrom *int        `toml:"attacks_from"`
	HitsOn      string      `toml:"hits_on"`
	ReplacedBy  replaceTOML `toml:"replaced_by"`
	origin
}

type gradeTOML struct {
	Hits       *int `toml:"hits"`
	Resistance *int `toml:"resistance"`
	Figures    *int `toml:"figures"`
}

type replaceTOML struct {
	Unit string `toml:"unit"`
	N    *int   `toml:"n"`
}

type avatarTOML struct {
	ID         string `toml:"id"`
	Name       string `toml:"name"`
	Resistance *int   `toml:"resistance"`
	Vinculum   *int   `toml:"vinculum"`
	Max        *int   `toml:"vinculum_max"`
	Again      *int   `toml:"second_disruption"`
	Morale     *int   `toml:"destroyed_morale"`
	Advances   bool   `toml:"advances_every_round"`
	origin
}

type enemyTOML struct {
	ID      string         `toml:"id"`
	Name    string         `toml:"name"`
	Unit    string         `toml:"unit"`
	Elite   bool           `toml:"elite_marked"`
	Copies  *int           `toml:"copies"`
	Seasons map[string]any `toml:"seasons"`
	Note    string         `toml:"note"`
	origin
}
