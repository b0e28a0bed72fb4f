package siegestorm

import (
	"encoding/json"
	"slices"
	"strconv"

	"portcullis/rules"
)

// snapshot is a state as a person reads and edits it. The options stand before it, each in a
// field of its id. A card is written "ys_purge_doctor#17", its key and its number in the match;
// Resources, Casualties, Heal piles and the Reserve are lists from the top, hands are in the
// order drawn.
type snapshot struct {
	Turn   int      `json:"turn"`
	Active string   `json:"active"`
	Living []string `json:"living"`
	Result string   `json:"result"`
	Loser  string   `json:"loser,omitempty"`
	Winner []string `json:"winners,omitempty"`

	Sides     []sideJSON     `json:"sides"`
	Tracks    []trackJSON    `json:"tracks"`
	Zones     []zoneJSON     `json:"zones"`
	Tokens    []tokenJSON    `json:"tokens,omitempty"`
	Modifiers []modifierJSON `json:"modifiers,omitempty"`
	Exits     []leavingJSON  `json:"exits,omitempty"`
	Storming  *leavingJSON   `json:"storming,omitempty"`
	Boss      *bossJSON      `json:"boss_board,omitempty"`

	Chain     []linkJSON    `json:"chain,omitempty"`
	Waiting   []waitingJSON `json:"waiting,omitempty"`
	Announced *announceJSON `json:"announced,omitempty"`
	Frames    []frameJSON   `json:"frames"`
	Question  *questionJSON `json:"question,omitempty"` // none once the match is over
	HandOvers int           `json:"hand_overs,omitempty"`
	Deserted  []int         `json:"deserted_tracks,omitempty"`
	Spent     int           `json:"choices_this_turn"`
	Rand      rules.Rand    `json:"rng"`
}

type sideJSON struct {
	Side        string            `json:"side"`
	Resources   []string          `json:"resources"`
	Hand        []string          `json:"hand"`
	Supporters  []string          `json:"supporters,omitempty"`
	Committed   []string          `json:"committed,omitempty"` // of the Supporters
	Casualties  []string          `json:"casualties,omitempty"`
	Heal        []string          `json:"heal,omitempty"`
	Removed     []string          `json:"removed,omitempty"`
	Vision      []string          `json:"vision,omitempty"`
	Out         []string          `json:"out_of_game,omitempty"`
	Turns       int               `json:"turns"`
	Deployed    bool              `json:"deployed,omitempty"`
	DeployedOn  []int             `json:"deployed_on,omitempty"` // tracks
	Extra       bool              `json:"extra_turn,omitempty"`
	Protected   []int             `json:"protected,omitempty"` // tracks
	PassingTurn bool              `json:"passing_turn,omitempty"`
	Step        int               `json:"step,omitempty"`
	Asks        map[string]string `json:"preferences,omitempty"`
}

type trackJSON struct {
	Track int      `json:"track"`
	Side  string   `json:"side"`
	Slots []string `json:"slots"` // the Deployment Zone first
}

type zoneJSON struct {
	Zone   int      `json:"zone"`
	Tracks []int    `json:"tracks"`
	Front  []string `json:"front"` // of the side of each track
	Middle string   `json:"middle"`
	Holder string   `json:"holder,omitempty"` // of No Man's Land
}

type tokenJSON struct {
	Card   string `json:"card"`
	Gang   int    `json:"gang,omitempty"`
	Spirit int    `json:"spirit,omitempty"`
}

type modifierJSON struct {
	Card   string `json:"card"`
	Source string `json:"source"` // key of a design
	ATT    int    `json:"att,omitempty"`
	DEF    int    `json:"def,omitempty"`
}

type leavingJSON struct {
	Card  string `json:"card"`
	Track int    `json:"track"`
}

type bossJSON struct {
	Menace  int      `json:"menace"`
	Life    int      `json:"life"`
	Start   int      `json:"start"`
	Reserve []string `json:"reserve,omitempty"`
	Token   bool     `json:"reserve_token"`
	Gang    int      `json:"gang_tokens"`
	Spirit  int      `json:"spirit_tokens"`
	Turns   int      `json:"turns"`
	// Hits is what each player suffers from the storm under way, as far as it is settled.
	Hits []hitJSON `json:"hits,omitempty"`
}

type hitJSON struct {
	Target   string `json:"target,omitempty"` // none: the player himself
	Strength int    `json:"strength"`
}

type linkJSON struct {
	By      string `json:"by"`
	Card    string `json:"card"`
	Kind    string `json:"kind"`
	Track   int    `json:"track"`
	Target  string `json:"target,omitempty"`
	Negated bool   `json:"negated,omitempty"`
}

type waitingJSON struct {
	Source string `json:"source,omitempty"` // none: the boss card
	Effect int    `json:"effect,omitempty"`
	On     string `json:"on"`
	By     string `json:"by"`
	Track  int    `json:"track"`
	Rank   int    `json:"rank"`
}

type announceJSON struct {
	Card   string   `json:"card"`
	As     string   `json:"as"`
	By     string   `json:"by"`
	Track  *int     `json:"track,omitempty"` // none: not yet chosen
	Target string   `json:"target,omitempty"`
	Cost   int      `json:"cost"`
	Paid   []string `json:"paid,omitempty"`
	Before int      `json:"choices_before"`
	Stage  int      `json:"stage"`
}

type frameJSON struct {
	Frame string `json:"frame"`
	Stage int    `json:"stage"`
	By    string `json:"by"`
	Foe   string `json:"foe,omitempty"`
	Card  string `json:"card,omitempty"`
	Track int    `json:"track,omitempty"`
	Link  *int   `json:"link,omitempty"`
	Text  string `json:"text,omitempty"`
	At    int    `json:"at,omitempty"`
	N     int    `json:"n,omitempty"`
	Did   bool   `json:"did,omitempty"`
	On    string `json:"on,omitempty"`
	Seat  string `json:"seat,omitempty"`
	Again bool   `json:"again,omitempty"`
}

type questionJSON struct {
	Kind string `json:"kind"`
	Seat string `json:"seat"`
}

// The words of a snapshot, in the order of the constants.
var (
	resultWords = [...]string{undecided: "undecided", wonDuel: "won_duel", wonLast: "won_last", wonLife: "won_life", wonDepleted: "won_depleted", lostToBoss: "lost_to_boss"}
	linkWords   = [...]string{actionLink: "action", stormLink: "storm", abilityLink: "ability", gangLink: "gang"}
	playWords   = [...]string{playAction: "action", playAbility: "ability", playCreature: "creature", playStorm: "storm"}
	textWords   = [...]string{actionText: "action", passiveText: "passive", menaceText: "menace"}
)

// Snapshot writes the whole state as indented JSON: game, seats and options first.
func (s *State) Snapshot() ([]byte, error) {
	body, err := json.Marshal(s.write())
	if err != nil {
		return nil, err
	}
	if s.head == nil {
		s.head = s.game.head(&s.set)
	}
	return indent(slices.Concat(s.head, body[1:])), nil
}

// head is the part of all snapshots of a match that never changes: game, seats and options. It
// ends with a comma.
func (g *Game) head(set *settled) []byte {
	head := []byte(`{"game":"` + gameID + `","seats":` + strconv.Itoa(int(set.seats)) + ",")
	values := g.values(set)
	for _, o := range g.info.Options {
		value, _ := json.Marshal(values[o.ID]) // a string
		head = append(append(append(head, `"`+o.ID+`":`...), value...), ',')
	}
	return head
}

// indent lays compact JSON out in lines, like json.Indent with two spaces, in one pass.
func indent(src []byte) []byte {
	const newline = "\n                "
	dst := make([]byte, 0, 3*len(src))
	depth := 0
	line := func() { dst = append(dst, newline[:1+2*depth]...) }
	for i := 0; i < len(src); i++ {
		switch c := src[i]; c {
		case '"':
			end := i + 1
			for src[end] != '"' {
				if src[end] == '\\' {
					end++
				}
				end++
			}
			dst = append(dst, src[i:end+1]...)
			i = end
		case '{', '[':
			dst = append(dst, c)
			if src[i+1] == c+2 { // closed at once
				dst = append(dst, src[i+1])
				i++
				continue
			}
			depth++
			line()
		case '}', ']':
			depth--
			line()
			dst = append(dst, c)
		case ',':
			dst = append(dst, c)
			line()
		case ':':
			dst = append(dst, ':', ' ')
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

// cardName is how files write a card; noCard is "".
func (s *State) cardName(c cardNo) string {
	if c >= maxCards || s.cards[c].owner == noSide {
		return ""
	}
	return s.design(c).Key + "#" + strconv.Itoa(int(c))
}

func (s *State) cardNames(list []cardNo) []string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = s.cardName(c)
	}
	return names
}

// fromTop names the cards of a pile from its top.
func (s *State) fromTop(p *pile) []string {
	names := s.cardNames(p.cards())
	slices.Reverse(names)
	return names
}

// cardsIn names the cards of a side in a place that keeps no order.
func (s *State) cardsIn(p place, d side) []string {
	var names []string
	for c := range cardNo(maxCards) {
		if k := &s.cards[c]; k.owner != noSide && k.place == p && k.holder == d {
			names = append(names, s.cardName(c))
		}
	}
	return names
}

func seatNames(set rules.Seats) []string {
	names := []string{}
	for d := range side(maxSeats) {
		if set.Has(d.seat()) {
			names = append(names, d.String())
		}
	}
	return names
}

func (s *State) write() *snapshot {
	out := &snapshot{
		Turn: int(s.turn), Active: s.active.String(), Living: seatNames(s.living),
		Result: resultWords[s.result], Loser: s.loser.String(), Winner: seatNames(s.winner),
		HandOvers: int(s.handOvers), Deserted: trackNumbers(s.deserted), Spent: int(s.spent), Rand: s.rng,
	}
	for d := range side(maxSides) {
		if s.plays(d) {
			out.Sides = append(out.Sides, s.writeSide(d))
		}
	}
	s.writeBoard(out)
	if s.set.mode.bossMode() {
		out.Boss = s.writeBoss()
	}
	s.writeFlow(out)
	return out
}

func (s *State) writeBoss() *bossJSON {
	b := &s.boss
	out := &bossJSON{Menace: int(b.menace), Life: int(b.life), Start: int(b.start), Reserve: s.fromTop(&b.reserve), Token: b.token,
		Gang: int(b.gang), Spirit: int(b.spirit), Turns: int(b.turns)}
	if s.bossStorms() {
		for _, h := range b.hits {
			out.Hits = append(out.Hits, hitJSON{s.cardName(h.target), int(h.strength)})
		}
	}
	return out
}

// bossStorms reports whether a storm of the boss is under way.
func (s *State) bossStorms() bool {
	for i := range s.stack[:s.depth] {
		if s.stack[i].kind == bossStormFrame {
			return true
		}
	}
	return false
}

// plays reports whether a side takes part in the match.
func (s *State) plays(d side) bool {
	return uint8(d) < s.set.seats || d == bossSide && s.set.mode.bossMode()
}

func (s *State) writeSide(d side) sideJSON {
	a := &s.sides[d]
	out := sideJSON{
		Side: d.String(), Resources: s.fromTop(&a.resources), Hand: s.cardNames(a.hand.cards()), Supporters: s.cardNames(a.support.cards()),
		Casualties: s.fromTop(&a.casualties), Heal: s.fromTop(&a.heal),
		Removed: s.cardsIn(removed, d), Vision: s.cardsIn(inVision, d), Out: s.cardsIn(outOfGame, d),
		Turns: int(a.turns), Deployed: a.deployed, Extra: a.extra, PassingTurn: a.passingTurn, Step: int(a.step),
	}
	for _, c := range a.support.cards() {
		if s.cards[c].committed {
			out.Committed = append(out.Committed, s.cardName(c))
		}
	}
	out.DeployedOn = trackNumbers(a.deployedOn)
	for i, is := range a.protected {
		if is {
			out.Protected = append(out.Protected, i)
		}
	}
	if d != bossSide {
		out.Asks = map[string]string{}
		for i, p := range preferences() {
			out.Asks[p.id] = p.values[a.habits()[i]].ID
		}
	}
	return out
}

// trackNumbers lists the tracks of a set.
func trackNumbers(set uint8) []int {
	var list []int
	for t := range maxTracks {
		if set&(1<<t) != 0 {
			list = append(list, t)
		}
	}
	return list
}

func (s *State) writeBoard(out *snapshot) {
	for i := range s.tracks {
		if t := &s.tracks[i]; t.used {
			out.Tracks = append(out.Tracks, trackJSON{Track: i, Side: t.owner.String(), Slots: s.cardNames(t.slots[:])})
		}
	}
	for i := range s.zones {
		if z := &s.zones[i]; z.used {
			out.Zones = append(out.Zones, zoneJSON{Zone: i, Tracks: []int{int(z.tracks[0]), int(z.tracks[1])},
				Front: s.cardNames(z.front[:]), Middle: s.cardName(z.middle), Holder: z.holder.String()})
		}
	}
	for c := range cardNo(maxCards) {
		if k := &s.cards[c]; k.gang > 0 || k.spirit > 0 {
			out.Tokens = append(out.Tokens, tokenJSON{Card: s.cardName(c), Gang: int(k.gang), Spirit: int(k.spirit)})
		}
	}
	for _, m := range s.mods[:s.nmods] {
		out.Modifiers = append(out.Modifiers, modifierJSON{Card: s.cardName(m.card), Source: s.game.set.Cards[m.source].Key, ATT: int(m.att), DEF: int(m.def)})
	}
	for _, c := range s.exits[:s.nexits] {
		out.Exits = append(out.Exits, leavingJSON{s.cardName(c), int(s.cards[c].track)})
	}
	if c := s.stormer; c != noCard {
		out.Storming = &leavingJSON{s.cardName(c), int(s.cards[c].track)}
	}
}

func (s *State) writeFlow(out *snapshot) {
	for i := range s.chain[:s.links] {
		l := &s.chain[i]
		out.Chain = append(out.Chain, linkJSON{By: l.by.String(), Card: s.cardName(l.card), Kind: linkWords[l.kind], Track: int(l.track),
			Target: s.cardName(l.target), Negated: l.negated})
	}
	for i := range s.queue[:s.queued] {
		w := &s.queue[i]
		out.Waiting = append(out.Waiting, waitingJSON{Source: s.cardName(w.source), Effect: int(w.effect), On: w.on.String(), By: w.by.String(),
			Track: int(w.track), Rank: int(w.rank)})
	}
	if p := &s.play; p.card != noCard {
		out.Announced = &announceJSON{Card: s.cardName(p.card), As: playWords[p.kind], By: p.by.String(), Target: s.cardName(p.target),
			Cost: int(p.cost), Paid: s.cardNames(p.paid[:p.npaid]), Before: int(p.spent), Stage: int(p.stage)}
		if p.track != noTrack {
			track := int(p.track)
			out.Announced.Track = &track
		}
	}
	out.Frames = []frameJSON{}
	for i := range s.stack[:s.depth] {
		out.Frames = append(out.Frames, s.writeFrame(&s.stack[i]))
	}
	if s.result == undecided {
		out.Question = &questionJSON{s.ask.kind.String(), s.ask.seat.String()}
	}
}

// writeFrame leaves out what is 0 in most frames: foe and seat that are the first player, and
// the card of a frame that is about none.
func (s *State) writeFrame(f *frame) frameJSON {
	out := frameJSON{Frame: f.kind.String(), Stage: int(f.stage), By: sideWord(f.by), Foe: unlessFirst(f.foe), Seat: unlessFirst(f.seat), Track: int(f.track),
		At: int(f.at), N: int(f.n), Did: f.did, On: f.on.String(), Again: f.again}
	if f.names() || f.card != 0 {
		out.Card = s.cardName(f.card)
	}
	if f.kind == textFrame {
		out.Text = textWords[f.text]
	}
	if f.link != frameLink(f.kind) {
		link := int(f.link)
		out.Link = &link
	}
	return out
}

// frameLink is the link that frames of a kind have unless they say so.
func frameLink(k frameKind) uint8 {
	if k == textFrame {
		return noLink
	}
	return 0
}

// nobody is how a frame writes noSide.
const nobody = "nobody"

func sideWord(d side) string {
	if d == noSide {
		return nobody
	}
	return d.String()
}

func unlessFirst(d side) string {
	if d == 0 {
		return ""
	}
	return sideWord(d)
}
