package file

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/snapshot"
)

// written is a match as a person reads and edits it, behind the head with its options. Blocks, locations,
// cards and so on have their content ids. What is left out is nothing, none or no.
type written struct {
	Phase    string            `json:"phase"`
	Day      int               `json:"day"`
	Turn     int               `json:"turn"`
	Drawn    []string          `json:"drawn"` // this day's cards; the last is that of this turn
	Draw     []string          `json:"draw"`  // from the top
	Pool     int               `json:"pool"`
	Purse    int               `json:"purse"`
	Keep     int               `json:"keep"`
	Stances  map[string]string `json:"stances"`
	Gates    []gateJSON        `json:"gates"` // those that stand, or stood
	Missions map[string]string `json:"missions"`
	Heroes   []heroJSON        `json:"heroes"`
	Campaign *campaignJSON     `json:"campaign,omitempty"`
	Swap     string            `json:"swap,omitempty"`   // the block that the council may swap in
	Allies   map[string]int    `json:"allies,omitempty"` // how many blocks the council has to choose, by army
	Handles  map[string]int    `json:"handles"`          // the last number given to a block of each seat
	Blocks   []blockJSON       `json:"blocks"`           // those in the match; the others are removed
	Movement *movementJSON     `json:"movement,omitempty"`
	Battle   *battleJSON       `json:"battle,omitempty"`
	Roll     *rollJSON         `json:"roll,omitempty"`
	Raided   []string          `json:"raided,omitempty"`
	Meetings []meetingJSON     `json:"meetings,omitempty"`
	Crossed  map[string]int    `json:"crossed,omitempty"`  // by hexside
	Regroups []string          `json:"regroups,omitempty"` // seats that want to be asked to regroup after each battle that they win
	Stack    []frameJSON       `json:"stack"`
	Question string            `json:"question"`
	Asked    string            `json:"asked"`
	Result   string            `json:"result"`
	Rand     rules.Rand        `json:"rng"`
}

var (
	fields = []string{"phase", "day", "turn", "drawn", "draw", "pool", "purse", "keep", "stances", "gates", "missions", "heroes", "campaign", "swap", "allies",
		"handles", "blocks", "movement", "battle", "roll", "raided", "meetings", "crossed", "regroups", "stack", "question", "asked", "result", "rng"}
	required = []string{"phase", "day", "turn", "drawn", "draw", "pool", "purse", "keep", "stances", "gates", "missions", "heroes",
		"handles", "blocks", "stack", "question", "asked", "result", "rng"}
)

type gateJSON struct {
	ID       string `json:"id"`
	Strength int    `json:"strength"`
	Upgraded bool   `json:"upgraded,omitempty"`
}

type heroJSON struct {
	ID     string `json:"id"`
	Wounds int    `json:"wounds"`
	Spent  bool   `json:"power_spent,omitempty"`
}

type campaignJSON struct {
	Day     int      `json:"day"`
	Mission string   `json:"mission"`
	Scene   int      `json:"scene"` // from 1
	Won     int      `json:"won"`
	Lost    int      `json:"lost"`
	Alarm   int      `json:"alarm"`
	Bonus   int      `json:"bonus"`
	Led     []string `json:"led"`
	Way     int      `json:"way"` // from 1
	Leader  string   `json:"leader"`
}

type blockJSON struct {
	ID       string    `json:"id"`
	Party    string    `json:"party"`
	Status   string    `json:"status"`
	At       string    `json:"at,omitempty"`
	Ship     string    `json:"ship,omitempty"`
	Strength int       `json:"strength"`
	Upgraded bool      `json:"upgraded,omitempty"`
	Flags    []string  `json:"flags,omitempty"`
	Entry    string    `json:"entry,omitempty"`
	Handle   int       `json:"handle,omitempty"`
	Seen     *seenJSON `json:"seen,omitempty"` // what the other seat knows of it
}

type seenJSON struct {
	Start    string `json:"start,omitempty"` // where it was set up, if it stands since then
	Known    bool   `json:"known,omitempty"`
	Strength int    `json:"strength,omitempty"`
	Day      int    `json:"day,omitempty"`
	Turn     int    `json:"turn,omitempty"`
	Farthest int    `json:"farthest,omitempty"`
	Alone    bool   `json:"alone,omitempty"`
	Fired    bool   `json:"fired,omitempty"`
}

type movementJSON struct {
	Party  string   `json:"party"`
	Tokens int      `json:"tokens"`
	Used   int      `json:"used"`
	Pinned []string `json:"pinned,omitempty"` // locations whose pinned blocks were named
	Group  []string `json:"group,omitempty"`
}

type battleJSON struct {
	Place      string         `json:"place,omitempty"` // none while only a bombardment drives blocks off
	Round      int            `json:"round"`
	Letter     string         `json:"letter"`
	Role       string         `json:"role"`
	Acted      []string       `json:"acted,omitempty"`
	Met        []string       `json:"met,omitempty"`
	Frightened []string       `json:"frightened,omitempty"`
	Crossed    []crossingJSON `json:"crossed,omitempty"`
}

type crossingJSON struct {
	Party string `json:"party"`
	Way   string `json:"way"`
	N     int    `json:"n"`
}

type rollJSON struct {
	By      string `json:"by"`
	Aim     string `json:"aim"`
	Berserk bool   `json:"berserk,omitempty"`
	Shot    bool   `json:"shot,omitempty"`
	Dice    []int  `json:"dice"`
	Need    int    `json:"need"`
	Hits    int    `json:"hits"`
}

type meetingJSON struct {
	Place     string   `json:"place"`
	By        string   `json:"by"`
	Defenders []string `json:"defenders,omitempty"` // the ways by which they came in
	Attackers []string `json:"attackers,omitempty"`
}

// Snapshot writes a whole match as indented JSON; values are those of its options.
func Snapshot(info rules.Info, values map[string]string, s *engine.State) ([]byte, error) {
	w := &writer{s}
	return snapshot.Write(snapshot.Head(info, engine.Seats, values), w.match())
}

type writer struct{ *engine.State }

func (w *writer) match() *written {
	s := w.State
	out := &written{
		Phase: phaseWords[s.Phase], Day: int(s.Day), Turn: int(s.Turn), Drawn: []string{}, Draw: []string{},
		Pool: int(s.Pool), Purse: int(s.Purse), Keep: int(s.Keep), Stances: map[string]string{}, Missions: map[string]string{},
		Handles: map[string]int{}, Raided: w.places(&s.Rally.Raided), Gates: []gateJSON{}, Crossed: map[string]int{}, Allies: map[string]int{},
		Question: s.Asked.String(), Asked: nobody, Result: resultWords[s.Result], Rand: s.Rng,
	}
	for i, card := range s.Pile {
		if list := &out.Draw; i >= int(s.Drawn) {
			*list = append(*list, s.Content.Cards[card].ID)
		} else {
			out.Drawn = append(out.Drawn, s.Content.Cards[card].ID)
		}
	}
	if s.Asked != engine.AskNothing {
		out.Asked = seatWords[s.Asker]
	}
	for p := content.FirstThird; p < content.PartyCount; p++ {
		out.Stances[p.ID()] = s.Stance[p].ID()
	}
	for i, site := range s.Map.Gates() {
		if s.Scenario().Gates[i] {
			out.Gates = append(out.Gates, gateJSON{site.ID, int(s.Gates[i].Strength), s.Gates[i].Upgraded})
		}
	}
	for seat, word := range seatWords {
		out.Handles[word] = int(s.Handles[seat])
		if s.Regroups[seat] {
			out.Regroups = append(out.Regroups, word)
		}
	}
	if s.Council.Swap != content.NoBlock {
		out.Swap = w.block(s.Council.Swap)
	}
	for a, n := range s.Council.Allies {
		if n > 0 {
			out.Allies[content.Army(a).ID()] = int(n)
		}
	}
	w.days(out)
	for b := range content.Block(content.BlockCount) {
		if s.Pieces[b] != engine.Absent() {
			out.Blocks = append(out.Blocks, w.piece(b))
		}
	}
	w.underWay(out)
	return out
}

func (w *writer) days(out *written) {
	s, c := w.State, &w.Campaign
	for m, result := range c.Missions {
		out.Missions[s.Content.Missions[m].ID] = result.ID()
	}
	for i, h := range c.Heroes {
		out.Heroes = append(out.Heroes, heroJSON{s.Content.Heroes[i].ID, int(h.Wounds), h.Spent})
	}
	if c.Day == 0 {
		return
	}
	u := &c.Under
	out.Campaign = &campaignJSON{
		Day: int(c.Day), Mission: s.Content.Missions[u.Mission].ID, Scene: int(u.Scene) + 1, Won: int(u.Won), Lost: int(u.Lost), Alarm: int(u.Alarm),
		Bonus: int(u.Bonus), Led: []string{}, Way: int(u.Way) + 1, Leader: s.Content.Heroes[u.Leader].ID,
	}
	for i := range s.Content.Heroes {
		if u.Led&(1<<i) != 0 {
			out.Campaign.Led = append(out.Campaign.Led, s.Content.Heroes[i].ID)
		}
	}
}

func (w *writer) piece(b content.Block) blockJSON {
	p := &w.Pieces[b]
	out := blockJSON{
		ID: w.block(b), Party: partyWord(p.Party), Status: statusWords[p.Status], Strength: int(p.Strength), Upgraded: p.Upgraded, Handle: int(p.Handle),
	}
	if p.At != atlas.Nowhere {
		out.At = w.place(p.At)
	}
	if p.Ship != content.NoBlock {
		out.Ship = w.block(p.Ship)
	}
	if p.Entry != atlas.NoSide {
		out.Entry = w.side(p.Entry)
	}
	for i, word := range flagWords {
		if p.Has(1 << i) {
			out.Flags = append(out.Flags, word)
		}
	}
	if k := p.Seen; k != (engine.Seen{}) {
		out.Seen = &seenJSON{Known: k.Known, Strength: int(k.Strength), Day: int(k.Day), Turn: int(k.Turn), Farthest: int(k.Farthest), Alone: k.Alone, Fired: k.Fired}
		if k.Stood {
			out.Seen.Start = w.place(k.Start)
		}
	}
	return out
}

// underWay writes what holds only within a turn.
func (w *writer) underWay(out *written) {
	s := w.State
	if m := &s.Movement; *m != (engine.Movement{}) {
		out.Movement = &movementJSON{partyWord(m.Party), int(m.Tokens), int(m.Used), w.places(&m.Pinned), w.blocks(&m.Group)}
	}
	if bt := &s.Battle; *bt != (engine.Battle{}) {
		out.Battle = &battleJSON{
			Round: int(bt.Round), Letter: bt.Letter.String(), Role: roleWords[bt.Role],
			Acted: w.blocks(&bt.Acted), Met: w.blocks(&bt.Met), Frightened: w.blocks(&bt.Frightened),
		}
		if bt.Place != 0 {
			out.Battle.Place = w.place(bt.Place)
		}
		for p := range bt.Crossed {
			for d, n := range bt.Crossed[p] {
				if n > 0 {
					out.Battle.Crossed = append(out.Battle.Crossed, crossingJSON{engine.Party(p).ID(), wayWords[d], int(n)})
				}
			}
		}
	}
	if r := &s.Roll; *r != (engine.Roll{}) {
		out.Roll = &rollJSON{By: w.block(r.By), Aim: aimWords[r.Aim], Berserk: r.Berserk, Shot: r.Shot, Dice: []int{}, Need: int(r.Need), Hits: int(r.Hits)}
		for _, d := range r.Dice[:r.Count] {
			out.Roll.Dice = append(out.Roll.Dice, int(d))
		}
	}
	for p := range atlas.Place(s.Map.Len()) {
		if m := s.Meets(p); m != (engine.Meeting{By: engine.NoParty}) {
			out.Meetings = append(out.Meetings, meetingJSON{w.place(p), partyWord(m.By), ways(m.Entered[engine.Defender]), ways(m.Entered[engine.Attacker])})
		}
	}
	for side := range atlas.Side(s.Map.Sides()) {
		if n := s.Crossed(side); n > 0 {
			out.Crossed[w.side(side)] = int(n)
		}
	}
	for i := range s.Stack.Len() {
		out.Stack = append(out.Stack, w.frame(s.Stack.At(i)))
	}
}

func ways(bits uint8) (words []string) {
	for d, word := range wayWords {
		if bits&(1<<d) != 0 {
			words = append(words, word)
		}
	}
	return words
}

func (w *writer) block(b content.Block) string {
	if b == content.NoBlock {
		return nobody
	}
	return w.Content.At(b).ID
}

func (w *writer) blocks(set *content.Blocks) (ids []string) {
	for b := range set.All() {
		ids = append(ids, w.block(b))
	}
	return ids
}

func (w *writer) place(p atlas.Place) string {
	if p == atlas.Nowhere {
		return nobody
	}
	return w.Map.At(p).ID
}

func (w *writer) places(set *atlas.Set) (ids []string) {
	for p := range set.All() {
		ids = append(ids, w.place(p))
	}
	return ids
}

func (w *writer) side(side atlas.Side) string {
	if side == atlas.NoSide {
		return nobody
	}
	return w.Map.SideID(side)
}
