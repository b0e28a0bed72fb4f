package cards

// The shape of the content files. Pointers mark what must be told from what is not there.

type deckTOML struct {
	Deck  headTOML   `toml:"deck"`
	Cards []cardTOML `toml:"card"`
}

type headTOML struct {
	ID       string `toml:"id"`
	Name     string `toml:"name"`
	Kind     string `toml:"kind"`
	Crest    string `toml:"crest"`
	Cards    *int   `toml:"cards"`
	Identity string `toml:"identity"`
	Source   string `toml:"source"`
}

type cardTOML struct {
	ID          string       `toml:"id"`
	Name        string       `toml:"name"`
	Rank        string       `toml:"rank"`
	Cost        *int         `toml:"cost"`
	ATT         *int         `toml:"att"`
	DEF         *int         `toml:"def"`
	Copies      *int         `toml:"copies"`
	Crest       string       `toml:"crest"`
	Promo       bool         `toml:"promo"`
	Commands    []string     `toml:"commands"`
	Specials    []string     `toml:"specials"`
	ActionText  string       `toml:"action_text"`
	PassiveText string       `toml:"passive_text"`
	Flavour     string       `toml:"flavour"`
	Action      []effectTOML `toml:"action"`
	Passive     *passiveTOML `toml:"passive"`
	Source      string       `toml:"source"`
	Revealed    []string     `toml:"revealed"`
}

type passiveTOML struct {
	Kind    string       `toml:"kind"`
	On      string       `toml:"on"`
	Cost    *int         `toml:"cost"`
	Effects []effectTOML `toml:"effects"`
}

type effectTOML struct {
	Do       string  `toml:"do"`
	N        *int    `toml:"n"`
	Per      *string `toml:"per"`
	Who      *string `toml:"who"`
	Target   *string `toml:"target"`
	Scope    *string `toml:"scope"`
	MaxCost  *int    `toml:"max_cost"`
	ATT      *int    `toml:"att"`
	DEF      *int    `toml:"def"`
	Until    *string `toml:"until"`
	Optional bool    `toml:"optional"`
	IfDid    bool    `toml:"if_did"`
	IfCount  *string `toml:"if_count"`
	IfMin    *int    `toml:"if_min"`
	From     *string `toml:"from"`
	To       *string `toml:"to"`
	Pick     *string `toml:"pick"`
	Event    *string `toml:"event"`
	What     *string `toml:"what"`
}

type bossesTOML struct {
	Bosses []bossTOML `toml:"boss"`
}

type bossTOML struct {
	ID         string       `toml:"id"`
	Name       string       `toml:"name"`
	Difficulty string       `toml:"difficulty"`
	Hand       *int         `toml:"hand"`
	Victory    []string     `toml:"victory"`
	Basic      string       `toml:"basic_deck"`
	Advanced   string       `toml:"advanced_deck"`
	Solo       *columnTOML  `toml:"solo"`
	Coop       *columnTOML  `toml:"coop"`
	MenaceText string       `toml:"menace_text"`
	Menace     []menaceTOML `toml:"menace_effects"`
	Flavour    string       `toml:"flavour"`
	Source     string       `toml:"source"`
	Revealed   []string     `toml:"revealed"`
}

type columnTOML struct {
	Menace   *int `toml:"menace"`
	Basic    *int `toml:"basic"`
	Advanced *int `toml:"advanced"`
	Life     *int `toml:"life"`
}

type menaceTOML struct {
	On      string       `toml:"on"`
	Effects []effectTOML `toml:"effects"`
}

type startersTOML struct {
	Starters []starterTOML `toml:"starter"`
}

type starterTOML struct {
	ID        string     `toml:"id"`
	Faction   string     `toml:"faction"`
	Name      string     `toml:"name"`
	Size      *int       `toml:"size"`
	FirstGame bool       `toml:"recommended_first_game"`
	Source    string     `toml:"source"`
	Cards     []lineTOML `toml:"cards"`
}

type lineTOML struct {
	ID string `toml:"id"`
	N  *int   `toml:"n"`
}
