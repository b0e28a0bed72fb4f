package bsieged

import (
	"slices"

	"portcullis/rules/bsieged/cards"
)

func (s *State) write() *written {
	out := &written{
		Round: int(s.round), Turns: int(s.turns), First: s.heroID(s.first), Active: s.heroID(s.active), Acted: s.heroIDs(uint16(s.acted)),
		Result: resultWords[s.result], Why: int(s.why), Facing: s.fieldID(s.facing), Symbol: int(s.symbol), Streak: int(s.streak), Ward: s.ward, Rand: s.rng,
	}
	for round := 1; round < len(s.began) && (round <= int(s.round) || s.began[round] > 0); round++ {
		out.Began = append(out.Began, int(s.began[round]))
	}
	for h := range heroNo(s.nhero) {
		out.Heroes = append(out.Heroes, s.writeHero(h))
	}
	for b, h := range s.houses {
		out.Houses = append(out.Houses, houseJSON{s.game.set.Buildings[b].ID, harmWords[h.harm], int(h.reinforced)})
	}
	for f := range s.fronts {
		out.Fields = append(out.Fields, s.writeField(fieldNo(f)))
		if n := s.extra[f]; n != 0 {
			if out.Extra == nil {
				out.Extra = map[string]int{}
			}
			out.Extra[s.fieldID(fieldNo(f))] = int(n)
		}
	}
	for _, t := range s.tactics[:s.ntactic] {
		out.Tactics = append(out.Tactics, tacticJSON{s.cardID(t.card), s.heroID(t.hero), s.fieldID(t.field), int(t.zone) + 1, int(t.times), int(t.cursed), t.done, t.fresh})
	}
	m := &s.messenger
	out.Rider = riderJSON{int(m.deaths), m.back, whereWords[m.where], s.fieldID(m.field), int(m.zone) + 1, int(m.entered), s.fieldID(m.pursuit), m.killed}
	if a := &s.avatar; a.vinculum > 0 {
		out.Avatar = &avatarJSON{s.fieldID(a.field), int(a.zone) + 1, int(a.vinculum)}
	}
	s.writeDecks(out)
	s.writeFlow(out)
	return out
}

func (s *State) writeHero(h heroNo) heroJSON {
	o := &s.heroes[h]
	out := heroJSON{Hero: s.heroID(h), Seat: int(o.seat) + 1, Alive: o.alive, At: string(s.elPlace(o.at)), Soaked: int(o.soaked), Used: int(o.used),
		Gold: int(o.track[cards.Gold]), Food: int(o.track[cards.Food]), Morale: int(o.track[cards.Morale]), Grace: int(o.track[cards.Grace])}
	for _, t := range o.tokens {
		switch t.state {
		case learned:
			out.Tokens = append(out.Tokens, s.game.set.Abilities[t.ability].ID)
		case turned:
			out.Tokens = append(out.Tokens, turnedMark+s.game.set.Abilities[t.ability].ID)
		}
	}
	for _, c := range o.cards[:o.ncard] {
		out.Cards = append(out.Cards, s.cardID(c))
	}
	if o.turn != (heroTurn{}) {
		t := &o.turn
		out.Turn = &turnJSON{Left: int(t.left), Artillery: int(t.artillery), Begun: t.begun, Taken: t.taken}
		if t.lastUsed {
			out.Turn.Last = s.game.set.Buildings[t.last].ID
		}
		switch {
		case t.wielded == bareHanded:
			out.Turn.Wielded = bareWord
		case t.wielded != notYet:
			out.Turn.Wielded = s.game.set.Cards[t.wielded.weapon()].ID
		}
	}
	return out
}

// bareWord is an attack without a weapon.
const bareWord = "none"

// turnedMark stands before the ability of a token that was turned over for Strength.
const turnedMark = "+"

func (s *State) writeField(f fieldNo) fieldJSON {
	fr := &s.fronts[f]
	out := fieldJSON{Field: s.fieldID(f), Points: int(fr.points)}
	for _, c := range fr.slots {
		out.Slots = append(out.Slots, s.game.set.Enemies[c].ID)
	}
	for z := range fr.zones {
		if zn := &fr.zones[z]; zn.units() > 0 {
			out.Zones = append(out.Zones, zoneJSON{z + 1, writeFigures(zn.n), writeFigures(zn.still), writeFigures(zn.quiet), writeFigures(zn.acted)})
		}
	}
	return out
}

func writeFigures(n [figureCount]uint8) map[string]int {
	var out map[string]int
	for g, k := range n {
		if k > 0 {
			if out == nil {
				out = map[string]int{}
			}
			out[figureNames[g]] = int(k)
		}
	}
	return out
}

func (s *State) writeDecks(out *written) {
	for k := range s.pools {
		out.Decks = append(out.Decks, classJSON{classNames[k], s.cardIDs(&s.pools[k]), s.pools[k].up, s.cardIDs(&s.seasons[k]), s.seasons[k].up,
			s.cardIDs(&s.discards[k]), s.cardIDs(&s.removed[k])})
	}
	enemy := func(c uint8) string { return s.game.set.Enemies[c].ID }
	event := func(c uint8) string { return s.game.set.Events[c].ID }
	token := func(c uint8) string { return s.game.set.Abilities[c].ID }
	out.Enemies = pileJSON{fromTop(&s.enemyDeck, enemy), fromTop(&s.enemyDiscard, enemy)}
	out.Events = eventsJSON{Deck: fromTop(&s.eventDeck, event), Up: s.eventDeck.up, Discarded: fromTop(&s.eventDiscard, event), LeftOut: fromTop(&s.leftOut, event)}
	for _, e := range s.events[:s.nevent] {
		out.Events.Active = append(out.Events.Active, event(e))
	}
	for l := range s.piles {
		out.Tokens = append(out.Tokens, levelJSON{l + 1, fromTop(&s.piles[l], token), fromTop(&s.spentTokens[l], token)})
	}
}

func fromTop(d *deck, name func(uint8) string) []string {
	names := make([]string, 0, d.n)
	for _, c := range d.list() {
		names = append(names, name(c))
	}
	slices.Reverse(names)
	return names
}

func (s *State) cardIDs(d *deck) []string {
	return fromTop(d, func(c uint8) string { return s.cardID(cardNo(c)) })
}

func (s *State) writeFlow(out *written) {
	for _, m := range s.mods[:s.nmod] {
		out.Mods = append(out.Mods, modJSON{statWords[m.stat], m.set, int(m.n), int(m.zones), s.heroID(m.hero), untilWords[m.until]})
	}
	out.Frames = []frameJSON{}
	for i := range s.stack.Len() {
		f := &s.stack.Frames[i]
		out.Frames = append(out.Frames, frameJSON{Frame: f.kind.String(), Stage: int(f.stage), Hero: s.heroID(f.hero), Card: s.cardID(f.card), Field: s.fieldID(f.field),
			Zone: int(f.zone) + 1, From: sourceFrom[f.from], Index: int(f.index), List: int(f.list), At: int(f.at), Times: int(f.times), N: int(f.n), M: int(f.m),
			Bits: int(f.bits), More: int(f.more), Did: f.did})
	}
	if s.result == undecided {
		out.Question = &askJSON{s.ask.kind.String(), s.heroID(s.ask.hero)}
	}
	if r := &s.dice; r.n > 0 {
		out.Roll = &rollJSON{Die: dieWords[r.die], Goal: goalWords[r.goal], Need: int(r.need), Hero: s.heroID(r.hero), Fixed: r.fixed, Danger: r.danger}
		for _, v := range r.face[:r.n] {
			out.Roll.Faces = append(out.Roll.Faces, int(v))
		}
	}
	t := &s.tally
	out.Tally = tallyJSON{Lost: int(t.lost), Deaths: int(t.deaths), Broken: int(t.broken), Shots: int(t.shots), Actions: int(t.acts)}
	for h := range heroNo(s.nhero) {
		if n := t.kills[h]; n > 0 {
			if out.Tally.Kills == nil {
				out.Tally.Kills = map[string]int{}
			}
			out.Tally.Kills[s.heroID(h)] = int(n)
		}
	}
	for k, n := range t.used {
		if n > 0 {
			if out.Tally.Used == nil {
				out.Tally.Used = map[string]int{}
			}
			out.Tally.Used[classNames[k]] = int(n)
		}
	}
}

// heroID is how files name a hero; noHero is "".
func (s *State) heroID(h heroNo) string {
	if h == noHero {
		return ""
	}
	return s.sheet(h).ID
}

func (s *State) heroIDs(set uint16) []string {
	var ids []string
	for h := range heroNo(s.nhero) {
		if set&(1<<h) != 0 {
			ids = append(ids, s.heroID(h))
		}
	}
	return ids
}

func (s *State) fieldID(f fieldNo) string {
	if f == noField {
		return ""
	}
	return s.game.set.Fields[f].ID
}

// cardID is how files name a Resource card; noCard is "".
func (s *State) cardID(c cardNo) string {
	if c == noCard {
		return ""
	}
	return s.design(c).ID
}
