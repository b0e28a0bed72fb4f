package bsieged

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

func (r *restorer) fields(in *written) {
	var seen [cards.FieldCount]bool
	for i := range in.Fields {
		from := &in.Fields[i]
		f := r.field("fields", from.Field)
		path := "fields." + from.Field
		switch {
		case r.Err != nil:
			return
		case seen[f]:
			r.Fail(path, "", "comes twice")
		case len(from.Slots) != cards.SlotCount:
			r.Fail(path+".slots", "BS-INV-3", "has %d Enemy cards; a field has %d", len(from.Slots), cards.SlotCount)
		}
		seen[f] = true
		fr := &r.state.fronts[f]
		fr.points = uint8(r.Number(path+".points", "BS-SET-3", from.Points, 1, 2))
		for k, id := range from.Slots[:min(len(from.Slots), cards.SlotCount)] {
			fr.slots[k] = r.enemy(path+".slots", id)
		}
		for k := range from.Zones {
			for _, before := range from.Zones[:k] {
				if before.Zone == from.Zones[k].Zone {
					r.Fail(path+".zones."+strconv.Itoa(before.Zone), "", "comes twice")
				}
			}
			r.zone(path, fr, &from.Zones[k])
		}
	}
	for f, is := range seen {
		if !is {
			r.Fail("fields", "", "%s is missing", r.game.vocabulary.fields[f])
		}
	}
}

func (r *restorer) zone(path string, fr *front, from *zoneJSON) {
	z := r.Number(path+".zones.zone", "", from.Zone, 1, cards.ZoneCount) - 1
	path += ".zones." + strconv.Itoa(z+1)
	zn := &fr.zones[z]
	r.figures(path+".units", from.Units, &zn.n, nil)
	r.figures(path+".may_not_march", from.Still, &zn.still, &zn.n)
	r.figures(path+".may_not_attack", from.Quiet, &zn.quiet, &zn.n)
	r.figures(path+".attacked", from.Acted, &zn.acted, &zn.n)
}

// figures reads numbers of figures, not more than most.
func (r *restorer) figures(path string, from map[string]int, to, most *[figureCount]uint8) {
	for name, n := range from {
		g := r.Word(path, name, figureNames[:])
		top := r.state.grade(figure(g)).Figures
		if most != nil {
			top = int(most[g])
		}
		to[g] = uint8(r.Number(path+"."+name, "BS-INV-1", n, 0, top))
	}
}

func (r *restorer) enemy(field, id string) uint8 {
	return r.id(field, id, len(r.game.set.Enemies), func(i int) string { return r.game.set.Enemies[i].ID })
}

func (r *restorer) event(field, id string) uint8 {
	return r.id(field, id, len(r.game.set.Events), func(i int) string { return r.game.set.Events[i].ID })
}

// pile reads a deck that is written from its top.
func (r *restorer) pile(field string, names []string, most int, to *deck, read func(field, name string) uint8) {
	if len(names) > most {
		r.Fail(field, "BS-BAD-22", "has %s; there are %d", rules.Count(len(names), "%d card", "%d cards"), most)
		return
	}
	for i := len(names) - 1; i >= 0; i-- {
		to.put(read(field, names[i]))
	}
}

func (r *restorer) cards(in *written) {
	s := r.state
	var seen [cards.ClassCount]bool
	for i := range in.Decks {
		from := &in.Decks[i]
		k := r.Word("resources", from.Class, classNames[:])
		path := "resources." + from.Class
		if r.Err != nil || seen[k] {
			r.Fail(path, "", "comes twice")
			return
		}
		seen[k] = true
		read := func(field, name string) uint8 {
			c := r.lay(field, name)
			if c != noCard && int(c.class()) != k {
				r.Fail(field, "BS-INV-2", "%s is no card of this class", name)
			}
			return uint8(c)
		}
		r.pile(path+".pool", from.Pool, cards.ClassCards, &s.pools[k], read)
		r.pile(path+".season", from.Season, cards.ClassCards, &s.seasons[k], read)
		r.pile(path+".discarded", from.Discarded, cards.ClassCards, &s.discards[k], read)
		r.pile(path+".removed", from.Removed, cards.ClassCards, &s.removed[k], read)
		s.pools[k].up, s.seasons[k].up = from.PoolUp && s.pools[k].n > 0, from.SeasonUp && s.seasons[k].n > 0
	}
	for k, is := range seen {
		if !is {
			r.Fail("resources", "", "%s is missing", classNames[k])
		}
	}
}

func (r *restorer) piles(in *written) {
	s := r.state
	r.pile("enemy_cards.deck", in.Enemies.Deck, cards.EnemyCards, &s.enemyDeck, r.enemy)
	r.pile("enemy_cards.discarded", in.Enemies.Discarded, cards.EnemyCards, &s.enemyDiscard, r.enemy)
	r.pile("event_cards.deck", in.Events.Deck, cards.EventCards, &s.eventDeck, r.event)
	r.pile("event_cards.discarded", in.Events.Discarded, cards.EventCards, &s.eventDiscard, r.event)
	r.pile("event_cards.left_out", in.Events.LeftOut, cards.EventCards, &s.leftOut, r.event)
	s.eventDeck.up = in.Events.Up && s.eventDeck.n > 0
	if most := s.game.set.Match.RoundsPerSeason; len(in.Events.Active) > most {
		r.Fail("event_cards.active", "BS-EVT-7", "has %d Events; at most %d can be active", len(in.Events.Active), most)
		return
	}
	for _, id := range in.Events.Active {
		s.events[s.nevent] = r.event("event_cards.active", id)
		s.nevent++
	}
	var seen [cards.LevelCount]bool
	for i := range in.Tokens {
		from := &in.Tokens[i]
		l := r.Number("ability_tokens.level", "BS-INV-5", from.Level, 1, cards.LevelCount) - 1
		path := "ability_tokens." + strconv.Itoa(l+1)
		if r.Err != nil || seen[l] {
			r.Fail(path, "BS-INV-5", "comes twice")
			return
		}
		seen[l] = true
		r.pile(path+".pile", from.Pile, cards.LevelTokens, &s.piles[l], r.ability)
		r.pile(path+".discarded", from.Discarded, cards.LevelTokens, &s.spentTokens[l], r.ability)
	}
}

func (r *restorer) board(in *written) {
	s := r.state
	if len(in.Tactics) > maxTactics {
		r.Fail("tactics", "BS-INV-2", "has %s; at most %d fit", rules.Count(len(in.Tactics), "%d card", "%d cards"), maxTactics)
		return
	}
	for _, from := range in.Tactics {
		t := tactic{card: r.lay("tactics.card", from.Card), hero: r.hero("tactics.hero", from.Hero), field: r.field("tactics.field", from.Field),
			zone: zoneNo(r.Number("tactics.zone", "BS-TAC-1", from.Zone, 1, cards.ZoneCount) - 1), times: uint8(r.Number("tactics.times", "BS-RUL-37", from.Times, 1, 1+maxTimes)),
			cursed: uint8(r.Number("tactics.counter", "BS-INV-10", from.Cursed, 0, 3)), done: from.Done, fresh: from.Fresh}
		if r.Err == nil && !s.design(t.card).Tactics {
			r.Fail("tactics.card", "BS-TAC-1", "%s is no Tactics card", from.Card)
		}
		if r.Err != nil {
			return
		}
		s.tactics[s.ntactic] = t
		s.ntactic++
	}
	m := &in.Rider
	s.messenger = messenger{deaths: uint8(r.Number("messenger.deaths", "BS-INV-12", m.Deaths, 0, s.game.set.Match.Messengers)), back: m.Back,
		where: whereabouts(r.Word("messenger.where", m.Where, whereWords)), field: r.fieldOr("messenger.field", m.Field),
		zone: zoneNo(r.Number("messenger.zone", "BS-INV-12", m.Zone, 0, cards.ZoneCount) - 1), entered: uint8(r.Number("messenger.entered", "BS-MSG-2", m.Entered, 0, s.game.set.Match.Rounds)),
		pursuit: r.fieldOr("messenger.pursuers_from", m.Pursuit), killed: m.Killed}
	s.avatar = avatar{field: noField, zone: noZone}
	if a := in.Avatar; a != nil {
		s.avatar = avatar{r.field("avatar.field", a.Field), zoneNo(r.Number("avatar.zone", "BS-INV-11", a.Zone, 1, cards.ZoneCount) - 1),
			int8(r.Number("avatar.vinculum", "BS-INV-11", a.Vinculum, 1, s.game.set.Avatar.Vinculum))}
	}
}
