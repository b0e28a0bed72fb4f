package siegestorm

import (
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
	"portcullis/rules/snapshot"
)

// Restore reads a snapshot. Fields that are empty, zero or false may be left out, and so may
// options that have their default. What is given must fit the invariants of the ledger; the error
// is a *snapshot.Error that names the field and the invariant.
func (g *Game) Restore(data []byte) (state rules.State, err error) {
	in := &written{Result: resultWords[undecided]}
	setup, err := snapshot.Read(g.info, data, in, bodyFields(), requiredFields())
	if err != nil {
		return nil, err
	}
	r := &restorer{Reader: snapshot.Reader{Game: gameID}, game: g, state: &State{game: g, rng: in.Rand}}
	r.settle(setup)
	if r.Err != nil {
		return nil, r.Err
	}
	r.state.clear()
	r.state.layTracks()
	for _, part := range []func(*written){r.progress, r.armies, r.boss, r.board, r.changes, r.flow, r.frames, r.question, r.turnsToCome} {
		if part(in); r.Err != nil {
			return nil, r.Err
		}
	}
	if err := r.state.Check(); err != nil {
		return nil, err
	}
	return r.state, nil
}

// bodyFields are the fields of a snapshot that are not options.
func bodyFields() []string {
	return []string{"turn", "active", "living", "result", "loser", "winners", "sides", "tracks", "zones", "tokens", "modifiers", "exits",
		"storming", "boss_board", "chain", "waiting", "announced", "frames", "question", "hand_overs", "deserted_tracks", "choices_this_turn", "rng", "rest"}
}

// requiredFields cannot be left out of a snapshot.
func requiredFields() []string {
	return []string{"turn", "living", "sides", "tracks", "zones", "frames", "rng"}
}

// restorer fills a state from a snapshot and keeps the first error.
type restorer struct {
	snapshot.Reader
	game  *Game
	state *State
	laid  [maxCards]bool // cards that were put down
}

// side returns the side of a name; it must take part.
func (r *restorer) side(field, name string) side {
	d := side(r.Word(field, name, sideNames[:]))
	if !r.state.plays(d) {
		r.Fail(field, "", "%q does not take part", name)
	}
	return d
}

// sideOr is side, with another one for an empty name.
func (r *restorer) sideOr(field, name string, empty side) side {
	switch name {
	case "":
		return empty
	case nobody:
		return noSide
	}
	return r.side(field, name)
}

func (r *restorer) seats(field string, names []string) rules.Seats {
	var set rules.Seats
	for _, name := range names {
		d := r.side(field, name)
		switch {
		case d.seat() == rules.NoSeat:
			r.Fail(field, "", "%q is no player", name)
			return set
		case set.Has(d.seat()):
			r.Fail(field, "", "%q comes twice", name)
			return set
		}
		set |= rules.SeatsOf(d.seat())
	}
	return set
}

// track returns the number of a war track that is used.
func (r *restorer) track(field string, n int) uint8 {
	t := uint8(r.Number(field, "ST-ZON-5", n, 0, maxTracks-1))
	if r.Err == nil && !r.state.tracks[t].used {
		r.Fail(field, "ST-ZON-5", "there is no war track %d", n)
	}
	return t
}

// trackSet reads a set of war tracks.
func (r *restorer) trackSet(field, rule string, list []int) (set uint8) {
	for _, t := range list {
		set |= 1 << r.Number(field, rule, t, 0, maxTracks-1)
	}
	return set
}

// card reads "ys_purge_doctor#17"; an empty name is noCard. The number says whose deck the card
// is from.
func (r *restorer) card(field, name string) cardNo {
	if name == "" {
		return noCard
	}
	key, digits, ok := strings.Cut(name, "#")
	n, err := strconv.Atoi(digits)
	id, known := r.game.set.ByKey(key)
	switch {
	case !ok || err != nil || strconv.Itoa(n) != digits:
		r.Fail(field, "", "%q is not a card's key, # and its number", name)
	case !known:
		r.Fail(field, "", "there is no card %q", key)
	case n < 0 || n >= maxCards || r.owner(n) == noSide:
		r.Fail(field, invariantCards, "no card of the match has the number %d", n)
	case (r.game.set.Decks[r.game.set.Cards[id].Deck].Kind == cards.BossDeck) != (r.owner(n) == bossSide):
		r.Fail(field, invariantCards, "%s cannot be number %d, a card of %s", key, n, r.owner(n))
	case r.state.cards[n].owner != noSide && r.state.cards[n].design != id:
		r.Fail(field, invariantCards, "number %d is called %s and %s", n, key, r.game.set.Cards[r.state.cards[n].design].Key)
	}
	if r.Err != nil {
		return noCard
	}
	k := &r.state.cards[n]
	k.design, k.owner = id, r.owner(n)
	return cardNo(n)
}

// owner is the side whose deck has a card of that number.
func (r *restorer) owner(n int) side {
	d := n / cards.DeckSize
	switch boss := int(r.state.set.seats) * cards.DeckSize; {
	case d < int(r.state.set.seats):
		return side(d)
	case r.state.set.mode.bossMode() && n < boss+2*bossDeck:
		return bossSide
	}
	return noSide
}

// lay reads a card and puts it down for the first and only time.
func (r *restorer) lay(field, name string, p place, holder side) cardNo {
	c := r.card(field, name)
	if c == noCard {
		if r.Err == nil {
			r.Fail(field, invariantCards, "a card has no name")
		}
		return noCard
	}
	if r.laid[c] {
		r.Fail(field, invariantPlaces, "%s is in two places", name)
		return noCard
	}
	r.laid[c] = true
	k := &r.state.cards[c]
	k.place, k.holder = p, holder
	return c
}

// pile reads cards in the order given, the first one at the bottom.
func (r *restorer) pile(field string, names []string, to *pile, p place, d side) {
	if len(names) > maxCards {
		r.Fail(field, invariantCards, "has %d cards; a match has at most %d", len(names), maxCards)
		return
	}
	for _, name := range names {
		if c := r.lay(field, name, p, d); c != noCard {
			to.push(c)
		}
	}
}

// fromTop reads a pile that is written from its top.
func (r *restorer) fromTop(field string, names []string, to *pile, p place, d side) {
	names = slices.Clone(names)
	slices.Reverse(names)
	r.pile(field, names, to, p, d)
}

// on reads a card that must have been put down before.
func (r *restorer) on(field, name string) cardNo {
	c := r.card(field, name)
	if c != noCard && !r.laid[c] {
		r.Fail(field, invariantCards, "%s is in no place", name)
	}
	return c
}
