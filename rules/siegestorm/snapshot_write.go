package siegestorm

import (
	"slices"
	"strconv"

	"portcullis/rules"
)

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

func (s *State) write() *written {
	out := &written{
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
	for i := range s.stack.Len() {
		if s.stack.Frames[i].kind == bossStormFrame {
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
		for i, p := range preferences {
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

// writeBoard writes all that lies between the players. Battle Zones are written even where none
// is left, as the last one in Last Man Standing has nobody to face (ST-LMS-9).
func (s *State) writeBoard(out *written) {
	out.Zones = []zoneJSON{}
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

func (s *State) writeFlow(out *written) {
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
	for i := range s.stack.Len() {
		out.Frames = append(out.Frames, s.writeFrame(&s.stack.Frames[i]))
	}
	if s.result == undecided {
		out.Question = &questionJSON{s.ask.kind.String(), s.ask.seat.String()}
	}
}

// writeFrame leaves out what is 0 in most frames: foe and seat that are the first player, and
// the card of a frame that is about none.
func (s *State) writeFrame(f *frame) frameJSON {
	out := frameJSON{Frame: f.kind.String(), Stage: int(f.stage), By: sideWord(f.by), Foe: unlessFirst(f.foe), Seat: unlessFirst(f.seat), Track: int(f.track),
		At: int(f.at), N: int(f.n), Did: f.did, Again: f.again}
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
