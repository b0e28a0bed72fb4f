package siegestorm

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// SnapshotError is why a snapshot cannot be restored.
type SnapshotError struct {
	Field  string // path of the field ("sides.player1.hand"), empty if the JSON itself is at fault
	Rule   string // invariant or rule of the ledger that it breaks, may be empty
	Reason string
}

func (e *SnapshotError) Error() string {
	text := gameID + ": " + e.Reason
	if e.Field != "" {
		text = gameID + ": " + e.Field + ": " + e.Reason
	}
	if e.Rule != "" {
		text += " (" + e.Rule + ")"
	}
	return text
}

// Restore reads a snapshot. Fields that are empty, zero or false may be left out, and so may
// options that have their default. What is given must fit the invariants of the ledger; the error
// is a *SnapshotError that names the field and the invariant.
func (g *Game) Restore(data []byte) (state rules.State, err error) {
	in, head, err := decodeSnapshot(data)
	if err != nil {
		return nil, err
	}
	r := &restorer{game: g, state: &State{game: g, rng: in.Rand}}
	r.head(head)
	if r.err != nil {
		return nil, r.err
	}
	r.state.clear()
	r.state.layTracks()
	for _, part := range []func(*snapshot){r.progress, r.armies, r.boss, r.board, r.changes, r.flow, r.frames, r.question} {
		if part(in); r.err != nil {
			return nil, r.err
		}
	}
	if err := r.state.Check(); err != nil {
		return nil, err
	}
	return r.state, nil
}

// decodeSnapshot reads the JSON strictly: no unknown field and nothing behind it. The head is the
// game, the seats and the options.
func decodeSnapshot(data []byte) (*snapshot, map[string]json.RawMessage, error) {
	var head map[string]json.RawMessage
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, nil, &SnapshotError{Reason: "not a snapshot: " + err.Error()}
	}
	body := map[string]json.RawMessage{}
	for _, name := range bodyFields() {
		if value, ok := head[name]; ok {
			body[name] = value
			delete(head, name)
		}
	}
	for _, name := range requiredFields() {
		if value, ok := body[name]; !ok || string(value) == "null" {
			return nil, nil, &SnapshotError{Field: name, Reason: "is missing"}
		}
	}
	rest, err := json.Marshal(body)
	if err != nil {
		return nil, nil, &SnapshotError{Reason: err.Error()}
	}
	in := &snapshot{Result: resultWords[undecided]}
	d := json.NewDecoder(bytes.NewReader(rest))
	d.DisallowUnknownFields()
	if err := d.Decode(in); err != nil {
		var kind *json.UnmarshalTypeError
		if errors.As(err, &kind) {
			return nil, nil, &SnapshotError{Field: kind.Field, Reason: "it cannot be a JSON " + kind.Value}
		}
		return nil, nil, &SnapshotError{Reason: err.Error()}
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, nil, &SnapshotError{Reason: "more than one JSON value"}
	}
	return in, head, nil
}

// bodyFields are the fields of a snapshot that are not options.
func bodyFields() []string {
	return []string{"turn", "active", "living", "result", "loser", "winners", "sides", "tracks", "zones", "tokens", "modifiers", "exits",
		"storming", "boss_board", "chain", "waiting", "announced", "frames", "question", "hand_overs", "deserted_tracks", "choices_this_turn", "rng"}
}

// requiredFields cannot be left out of a snapshot.
func requiredFields() []string {
	return []string{"turn", "living", "sides", "tracks", "zones", "frames", "rng"}
}

// restorer fills a state from a snapshot and keeps the first error.
type restorer struct {
	game  *Game
	state *State
	laid  [maxCards]bool // cards that were put down
	err   error
}

func (r *restorer) fail(field, rule, format string, args ...any) {
	if r.err == nil {
		r.err = &SnapshotError{Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
	}
}

// number returns n if it is in low to high.
func (r *restorer) number(field, rule string, n, low, high int) int {
	if n < low || n > high {
		r.fail(field, rule, "is %d; it must be %d to %d", n, low, high)
		return low
	}
	return n
}

// word returns the place of a word in a list.
func (r *restorer) word(field, given string, words []string) int {
	i := slices.Index(words, given)
	if i < 0 {
		r.fail(field, "", "%q is not one of %s", given, strings.Join(words, ", "))
		return 0
	}
	return i
}

// side returns the side of a name; it must take part.
func (r *restorer) side(field, name string) side {
	d := side(r.word(field, name, sideNames[:]))
	if !r.state.plays(d) {
		r.fail(field, "", "%q does not take part", name)
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
		if d.seat() == rules.NoSeat || set.Has(d.seat()) {
			r.fail(field, "", "%q is no player, or comes twice", name)
			return set
		}
		set |= rules.SeatsOf(d.seat())
	}
	return set
}

// track returns the number of a war track that is used.
func (r *restorer) track(field string, n int) uint8 {
	t := uint8(r.number(field, "ST-ZON-5", n, 0, maxTracks-1))
	if r.err == nil && !r.state.tracks[t].used {
		r.fail(field, "ST-ZON-5", "there is no war track %d", n)
	}
	return t
}

// trackSet reads a set of war tracks.
func (r *restorer) trackSet(field, rule string, list []int) (set uint8) {
	for _, t := range list {
		set |= 1 << r.number(field, rule, t, 0, maxTracks-1)
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
		r.fail(field, "", "%q is not a card's key, # and its number", name)
	case !known:
		r.fail(field, "", "there is no card %q", key)
	case n < 0 || n >= maxCards || r.owner(n) == noSide:
		r.fail(field, invariantCards, "no card of the match has the number %d", n)
	case (r.game.set.Decks[r.game.set.Cards[id].Deck].Kind == cards.BossDeck) != (r.owner(n) == bossSide):
		r.fail(field, invariantCards, "%s cannot be number %d, a card of %s", key, n, r.owner(n))
	case r.state.cards[n].owner != noSide && r.state.cards[n].design != id:
		r.fail(field, invariantCards, "number %d is called %s and %s", n, key, r.game.set.Cards[r.state.cards[n].design].Key)
	}
	if r.err != nil {
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
		if r.err == nil {
			r.fail(field, invariantCards, "a card has no name")
		}
		return noCard
	}
	if r.laid[c] {
		r.fail(field, invariantPlaces, "%s is in two places", name)
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
		r.fail(field, invariantCards, "has %d cards; a match has at most %d", len(names), maxCards)
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
		r.fail(field, invariantCards, "%s is in no place", name)
	}
	return c
}
