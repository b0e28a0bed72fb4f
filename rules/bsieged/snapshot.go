package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/snapshot"
)

var _ rules.State = (*State)(nil)

// written is a state as a person reads and edits it; the options stand before it. Decks are
// lists from the top.
type written struct {
	Round    int            `json:"round"`
	Turns    int            `json:"turns_begun"`
	Began    []int          `json:"rounds_began,omitempty"` // by round, from the first: which of the turns its own was, 0 where that is not known
	First    string         `json:"first"`
	Active   string         `json:"active,omitempty"`
	Acted    []string       `json:"acted,omitempty"`
	Result   string         `json:"result"`
	Why      int            `json:"result_place,omitempty"`
	Heroes   []heroJSON     `json:"hero_sheets"`
	Houses   []houseJSON    `json:"buildings"`
	Facing   string         `json:"catapult"`
	Fields   []fieldJSON    `json:"fields"`
	Tactics  []tacticJSON   `json:"tactics,omitempty"`
	Rider    riderJSON      `json:"messenger"`
	Avatar   *avatarJSON    `json:"avatar,omitempty"`
	Decks    []classJSON    `json:"resources"`
	Enemies  pileJSON       `json:"enemy_cards"`
	Events   eventsJSON     `json:"event_cards"`
	Tokens   []levelJSON    `json:"ability_tokens"`
	Symbol   int            `json:"symbol,omitempty"`
	Streak   int            `json:"symbol_in_a_row,omitempty"`
	Mods     []modJSON      `json:"modifiers,omitempty"`
	Extra    map[string]int `json:"extra_rolls,omitempty"`
	Ward     bool           `json:"ward,omitempty"`
	Frames   []frameJSON    `json:"frames"`
	Question *askJSON       `json:"question,omitempty"` // none once the match is over
	Roll     *rollJSON      `json:"roll,omitempty"`
	Tally    tallyJSON      `json:"tally"`
	Rand     rules.Rand     `json:"rng"`
}

// writtenFields are the fields of a snapshot that are not options; requiredFields cannot be left
// out.
var (
	writtenFields = []string{"round", "turns_begun", "rounds_began", "first", "active", "acted", "result", "result_place", "hero_sheets", "buildings", "catapult", "fields", "tactics", "messenger",
		"avatar", "resources", "enemy_cards", "event_cards", "ability_tokens", "symbol", "symbol_in_a_row", "modifiers", "extra_rolls", "ward", "frames", "question",
		"roll", "tally", "rng"}
	requiredFields = []string{"round", "first", "hero_sheets", "buildings", "catapult", "fields", "messenger", "resources", "enemy_cards", "event_cards", "ability_tokens", "frames", "rng"}
)

type heroJSON struct {
	Hero   string    `json:"hero"`
	Seat   int       `json:"seat"`
	Alive  bool      `json:"alive"`
	At     string    `json:"at,omitempty"`
	Morale int       `json:"morale"`
	Gold   int       `json:"gold"`
	Food   int       `json:"food"`
	Grace  int       `json:"grace"`
	Tokens []string  `json:"tokens,omitempty"` // by Level: the ability, with "+" in front if turned over
	Cards  []string  `json:"cards,omitempty"`
	Soaked int       `json:"hits_ignored,omitempty"`
	Used   int       `json:"abilities_used,omitempty"`
	Turn   *turnJSON `json:"turn,omitempty"`
}

type turnJSON struct {
	Left      int    `json:"actions"`
	Artillery int    `json:"catapult_actions,omitempty"`
	Begun     bool   `json:"begun,omitempty"`
	Last      string `json:"last_building,omitempty"`
	Taken     bool   `json:"began_crowded,omitempty"`
	Wielded   string `json:"last_attack,omitempty"`
}

type houseJSON struct {
	Building   string `json:"building"`
	Harm       string `json:"state"`
	Reinforced int    `json:"reinforced,omitempty"`
}

type fieldJSON struct {
	Field  string     `json:"field"`
	Points int        `json:"points"`
	Slots  []string   `json:"slots"`
	Zones  []zoneJSON `json:"zones,omitempty"` // those with units
}

type zoneJSON struct {
	Zone  int            `json:"zone"`
	Units map[string]int `json:"units"`
	Still map[string]int `json:"may_not_march,omitempty"`
	Quiet map[string]int `json:"may_not_attack,omitempty"`
	Acted map[string]int `json:"attacked,omitempty"`
}

type tacticJSON struct {
	Card   string `json:"card"`
	Hero   string `json:"hero"`
	Field  string `json:"field"`
	Zone   int    `json:"zone"`
	Times  int    `json:"times"`
	Cursed int    `json:"counter,omitempty"`
	Done   bool   `json:"done,omitempty"`
	Fresh  bool   `json:"fresh,omitempty"`
}

type riderJSON struct {
	Deaths  int    `json:"deaths,omitempty"`
	Back    bool   `json:"returning,omitempty"`
	Where   string `json:"where"`
	Field   string `json:"field,omitempty"`
	Zone    int    `json:"zone,omitempty"`
	Entered int    `json:"entered,omitempty"`
	Pursuit string `json:"pursuers_from,omitempty"`
	Killed  bool   `json:"killed_this_round,omitempty"`
}

type avatarJSON struct {
	Field    string `json:"field"`
	Zone     int    `json:"zone"`
	Vinculum int    `json:"vinculum"`
}

type classJSON struct {
	Class     string   `json:"class"`
	Pool      []string `json:"pool"`
	PoolUp    bool     `json:"pool_top_up,omitempty"`
	Season    []string `json:"season"`
	SeasonUp  bool     `json:"season_top_up,omitempty"`
	Discarded []string `json:"discarded,omitempty"`
	Removed   []string `json:"removed,omitempty"`
}

type pileJSON struct {
	Deck      []string `json:"deck"`
	Discarded []string `json:"discarded,omitempty"`
}

type eventsJSON struct {
	Deck      []string `json:"deck"`
	Up        bool     `json:"top_up,omitempty"`
	Active    []string `json:"active,omitempty"` // the newest last
	Discarded []string `json:"discarded,omitempty"`
	LeftOut   []string `json:"left_out,omitempty"`
}

type levelJSON struct {
	Level     int      `json:"level"`
	Pile      []string `json:"pile"`
	Discarded []string `json:"discarded,omitempty"`
}

type modJSON struct {
	Stat  string `json:"stat"`
	Set   bool   `json:"set,omitempty"`
	N     int    `json:"n"`
	Zones int    `json:"zones,omitempty"`
	Hero  string `json:"hero,omitempty"`
	Until string `json:"until"`
}

type frameJSON struct {
	Frame string `json:"frame"`
	Stage int    `json:"stage"`
	Hero  string `json:"hero,omitempty"`
	Card  string `json:"card,omitempty"`
	Field string `json:"field,omitempty"`
	Zone  int    `json:"zone,omitempty"`
	From  string `json:"from,omitempty"`
	Index int    `json:"index,omitempty"`
	List  int    `json:"list,omitempty"`
	At    int    `json:"at,omitempty"`
	Times int    `json:"times,omitempty"`
	N     int    `json:"n,omitempty"`
	M     int    `json:"m,omitempty"`
	Bits  int    `json:"bits,omitempty"`
	More  int    `json:"more,omitempty"`
	Did   bool   `json:"did,omitempty"`
}

type askJSON struct {
	Kind string `json:"kind"`
	Hero string `json:"hero,omitempty"` // none: the table
}

type rollJSON struct {
	Die    string `json:"die"`
	Faces  []int  `json:"faces"` // -1 is stuck
	Goal   string `json:"goal"`
	Need   int    `json:"need,omitempty"`
	Hero   string `json:"hero,omitempty"`
	Fixed  bool   `json:"fixed,omitempty"`
	Danger bool   `json:"danger,omitempty"`
}

type tallyJSON struct {
	Kills   map[string]int `json:"kills,omitempty"` // by hero
	Used    map[string]int `json:"cards_used,omitempty"`
	Lost    int            `json:"buildings_destroyed,omitempty"`
	Deaths  int            `json:"hero_deaths,omitempty"`
	Broken  int            `json:"avatars_destroyed,omitempty"`
	Shots   int            `json:"catapult_shots,omitempty"`
	Actions int            `json:"actions,omitempty"`
}

// The words of a snapshot, in the order of the constants.
var (
	resultWords = []string{"undecided", "won", "lost_krohn", "lost_avatar", "lost_messenger", "lost_heroes", "lost_buildings", "lost_time", "lost_deadline", "lost_conceded"}
	harmWords   = []string{"intact", "damaged", "destroyed"}
	whereWords  = []string{"absent", "zone", "outskirts", "waiting", "wall", "arrived"}
	sourceFrom  = []string{"", "card", "ability", "event", "building", "smuggling", "tactic"}
	dieWords    = []string{"none", "red", "yellow", "catapult", "spawn"}
	goalWords   = []string{"nothing", "hits", "sum", "test", "table", "shot"}
	untilWords  = []string{"always", "attack", "turn", "round", "season", "stored"}
	statWords   = []string{"attack.dice", "attack.target", "strength", "ignored_hits", "actions", "artillery_actions", "armory_cost", "food_roll", "gold_roll",
		"catapult_shot", "attack_morale", "upkeep", "spawn.krohn", "spawn.gargoh", "spawn.molen", "massive.dice", "extra_draw"}
)

// Snapshot writes the whole state as indented JSON: game, seats and options first.
func (s *State) Snapshot() ([]byte, error) {
	if s.head == nil {
		s.head = snapshot.Head(s.game.info, int(s.set.seats), s.game.values(&s.set))
	}
	return snapshot.Write(s.head, s.write())
}
