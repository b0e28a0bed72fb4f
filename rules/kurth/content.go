package kurth

// The shape of the three content files. Pointers mark numbers that must be given: a
// missing number is a fault, not a zero.

type locationsTOML struct {
	Start      string `toml:"start"`
	Source     string `toml:"source"`
	Passageway struct {
		Between []string `toml:"between"`
		Source  string   `toml:"source"`
	} `toml:"passageway"`
	LocationCards []locationCardTOML `toml:"location_card"`
	Locations     []locationTOML     `toml:"location"`
}

type locationCardTOML struct {
	ID        string   `toml:"id"`
	Position  string   `toml:"position"`
	Locations []string `toml:"locations"`
	Source    string   `toml:"source"`
}

type locationTOML struct {
	ID         string `toml:"id"`
	Name       string `toml:"name"`
	Phrase     string `toml:"phrase"` // the name within a sentence, if it differs
	Ring       *int   `toml:"ring"`
	Card       string `toml:"card"`
	Col        *int   `toml:"col"`
	Row        *int   `toml:"row"`
	Passageway bool   `toml:"passageway"`
	Flavour    string `toml:"flavour"`
	Source     string `toml:"source"`
}

type actionsTOML struct {
	Deck      string     `toml:"deck"`
	CardCount *int       `toml:"card_count"`
	Source    string     `toml:"source"`
	Cards     []cardTOML `toml:"card"`
}

type cardTOML struct {
	ID             string    `toml:"id"`
	Number         *int      `toml:"number"`
	Name           string    `toml:"name"`
	Locations      []string  `toml:"locations"`
	Reinforcements *int      `toml:"reinforcements"`
	BonusStrength  *int      `toml:"bonus_strength"`
	ManaBoost      *int      `toml:"mana_boost"`
	Flavour        string    `toml:"flavour"`
	Source         string    `toml:"source"`
	Spell          powerTOML `toml:"spell"`
	Special        powerTOML `toml:"special"`
}

type powerTOML struct {
	ID        string       `toml:"id"`
	Name      string       `toml:"name"`
	Cost      *int         `toml:"cost"`
	RepeatMax *int         `toml:"repeat_max"`
	Windows   []string     `toml:"windows"`
	Effects   []effectTOML `toml:"effects"`
	Text      string       `toml:"text"`
	Source    string       `toml:"source"`
}

type effectTOML struct {
	Verb      string  `toml:"verb"`
	N         *int    `toml:"n"`
	Min       *int    `toml:"min"`
	Max       *int    `toml:"max"`
	Where     *string `toml:"where"`
	From      *string `toml:"from"`
	To        *string `toml:"to"`
	What      *string `toml:"what"`
	Direction *string `toml:"direction"`
	Dice      []int   `toml:"dice"`
}

type tablesTOML struct {
	Setup struct {
		SpiritStart     *int   `toml:"spirit_start"`
		ManaStart       *int   `toml:"mana_start"`
		RoundStart      *int   `toml:"round_start"`
		Rounds          *int   `toml:"rounds"`
		TurnsPerRound   *int   `toml:"turns_per_round"`
		CardsPerTurn    *int   `toml:"cards_per_turn"`
		PlacingCards    *int   `toml:"placing_cards"`
		MarkersAtStart  *int   `toml:"markers_at_start"`
		Dice            *int   `toml:"dice"`
		AttackDice      *int   `toml:"attack_dice"`
		SpellsPerTurn   *int   `toml:"spells_per_turn"`
		SpecialsPerTurn *int   `toml:"specials_per_turn"`
		MoveMin         *int   `toml:"move_min"`
		MoveMax         *int   `toml:"move_max"`
		OverrunAt       *int   `toml:"overrun_at"`
		Source          string `toml:"source"`
	} `toml:"setup"`
	Supply struct {
		SiegeMarkers      *int   `toml:"siege_markers"`
		ProtectedMarkers  *int   `toml:"protected_markers"`
		PassagewayMarkers *int   `toml:"passageway_markers"`
		TrackMarkers      *int   `toml:"track_markers"`
		PlayerTokens      *int   `toml:"player_tokens"`
		Source            string `toml:"source"`
	} `toml:"supply"`
	Tracks struct {
		SpiritMax *int   `toml:"spirit_max"`
		ManaMax   *int   `toml:"mana_max"`
		Source    string `toml:"source"`
	} `toml:"tracks"`
	Difficulties []difficultyTOML `toml:"difficulty"`
	SiegeForce   []siegeForceTOML `toml:"siege_force"`
	AttackRoll   []attackRollTOML `toml:"attack_roll"`
}

type difficultyTOML struct {
	ID          string `toml:"id"`
	Name        string `toml:"name"`
	OverrunLoss *int   `toml:"overrun_loss"`
	Default     bool   `toml:"default"`
	Source      string `toml:"source"`
}

type siegeForceTOML struct {
	MarkersMin       *int   `toml:"markers_min"`
	MarkersMax       *int   `toml:"markers_max"`
	AttackStrength   *int   `toml:"attack_strength"`
	SpiritLoss       *int   `toml:"spirit_loss"`
	Source           string `toml:"source"`
	SpiritLossSource string `toml:"spirit_loss_source"`
}

type attackRollTOML struct {
	RollMin        *int   `toml:"roll_min"`
	RollMax        *int   `toml:"roll_max"`
	MarkersRemoved *int   `toml:"markers_removed"`
	Source         string `toml:"source"`
}
