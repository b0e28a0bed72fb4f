package bsieged

import (
	"errors"
	"math/bits"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/rules/snapshot"
)

// Restore reads a snapshot. Fields that are empty, zero or false may be left out, and so may
// options that have their default. What is given must fit the invariants of the ledger; the error
// is a *snapshot.Error that names the field and the invariant (BS-BAD-22).
func (g *Game) Restore(data []byte) (rules.State, error) {
	in := &written{Result: resultWords[undecided]}
	setup, err := snapshot.Read(g.info, data, in, writtenFields, requiredFields)
	if err != nil {
		return nil, err
	}
	r := &restorer{Reader: snapshot.Reader{Game: gameID}, game: g, state: &State{game: g, rng: in.Rand}}
	r.settle(setup)
	for _, part := range []func(*written){r.heroes, r.progress, r.houses, r.fields, r.cards, r.piles, r.board, r.changes, r.frames, r.question, r.tally} {
		if r.Err != nil {
			return nil, r.Err
		}
		part(in)
	}
	if r.Err != nil {
		return nil, r.Err
	}
	if err := r.state.Check(); err != nil {
		return nil, err
	}
	if r.state.result == undecided && len(r.state.Decision().Choices) == 0 {
		r.Fail("question", "BS-INV-17", "nothing can be answered")
		return nil, r.Err
	}
	return r.state, nil
}

// restorer fills a state from a snapshot.
type restorer struct {
	snapshot.Reader
	game  *Game
	state *State
}

func (r *restorer) settle(given rules.Setup) {
	setup, err := r.game.info.Complete(given)
	var wrong *rules.SetupError
	if errors.As(err, &wrong) {
		r.Fail(wrong.Field, "BS-BAD-21", "%s", wrong.Problem)
		return
	}
	set, err := r.game.settle(setup)
	if errors.As(err, &wrong) {
		r.Fail(wrong.Field, "BS-BAD-21", "%s", wrong.Problem)
	} else if err != nil {
		r.Fail("", "BS-BAD-21", "%v", err)
	}
	r.state.set = set
}

// mostRounds is of how many rounds a match has, as the content fixes.
const mostRounds = 12

// mostTurns bounds the turns that a file has begun: no match comes near it, nor past what they are counted in.
const mostTurns = 150

func (r *restorer) progress(in *written) {
	s := r.state
	m := &s.game.set.Match
	s.round = uint8(r.Number("round", "BS-INV-15", in.Round, 1, m.Rounds))
	s.turns = uint8(max(1, r.Number("turns_begun", "BS-INV-15", in.Turns, 0, mostTurns))) // left out, it is the first
	if most := min(int(s.round)+1, mostRounds); len(in.Began) > most {
		r.Fail("rounds_began", "BS-INV-15", "tells of %d rounds; at most %d have begun", len(in.Began), most)
	} else {
		least := 0
		for i, turn := range in.Began {
			if turn > 0 { // else it is not known
				s.began[i+1] = uint8(r.Number("rounds_began", "BS-INV-15", turn, least+1, int(s.turns)))
				least = turn
			}
		}
	}
	s.first, s.active = r.hero("first", in.First), r.heroOr("active", in.Active)
	for _, id := range in.Acted {
		s.acted |= 1 << max(r.hero("acted", id), 0)
	}
	if len(in.Began) == 0 { // the round under way began before the turns that it has seen
		seen := bits.OnesCount8(s.acted)
		if s.active != noHero && s.acted&(1<<s.active) == 0 {
			seen++
		}
		s.began[s.round] = uint8(max(1, int(s.turns)-seen))
	}
	s.result = result(r.Word("result", in.Result, resultWords))
	s.why = uint8(r.Number("result_place", "", in.Why, 0, 255))
	if (s.result == lostKrohn || s.result == lostAvatar) && s.why >= cards.FieldCount {
		r.Fail("result_place", "BS-END-5", "is %d; it must be a field, 0 to %d", s.why, cards.FieldCount-1)
	}
	s.facing = r.field("catapult", in.Facing)
	s.symbol = uint8(r.Number("symbol", "BS-AVA-2", in.Symbol, 0, cards.SlotCount-1))
	s.streak = uint8(r.Number("symbol_in_a_row", "BS-AVA-2", in.Streak, 0, 2))
	s.ward = in.Ward
	for id, n := range in.Extra {
		if f := r.field("extra_rolls", id); r.Err == nil {
			s.extra[f] = int8(r.Number("extra_rolls."+id, "BS-CON-V-summon", n, -8, 8))
		}
	}
}

// hero reads the id of a hero in the match.
func (r *restorer) hero(field, id string) heroNo {
	for h := range heroNo(r.state.nhero) {
		if r.state.heroID(h) == id {
			return h
		}
	}
	r.Fail(field, "BS-SET-13", "%q is no hero of this match", id)
	return noHero
}

func (r *restorer) heroOr(field, id string) heroNo {
	if id == "" {
		return noHero
	}
	return r.hero(field, id)
}

func (r *restorer) field(field, id string) fieldNo {
	return fieldNo(r.Word(field, id, r.game.vocabulary.fields))
}

func (r *restorer) fieldOr(field, id string) fieldNo {
	if id == "" {
		return noField
	}
	return r.field(field, id)
}

// id finds an entry of the content by its id.
func (r *restorer) id(field, given string, n int, name func(int) string) uint8 {
	for i := range n {
		if name(i) == given {
			return uint8(i)
		}
	}
	r.Fail(field, "BS-BAD-22", "there is no %q", given)
	return 0
}

func (r *restorer) ability(field, id string) uint8 {
	return r.id(field, id, len(r.game.set.Abilities), func(i int) string { return r.game.set.Abilities[i].ID })
}

// card reads the id of a Resource card; "" is noCard.
func (r *restorer) card(field, id string) cardNo {
	if id == "" {
		return noCard
	}
	for c, first := range r.game.copyOf {
		if cardNo(c) == first && r.game.set.Cards[r.game.design[c]].ID == id {
			return first
		}
	}
	r.Fail(field, "BS-INV-2", "there is no card %q", id)
	return noCard
}

// lay reads a card that must be named.
func (r *restorer) lay(field, id string) cardNo {
	c := r.card(field, id)
	if c == noCard {
		r.Fail(field, "BS-INV-2", "a card has no name")
	}
	return c
}

func (r *restorer) heroes(in *written) {
	s := r.state
	if want := s.heroCount(); len(in.Heroes) != want {
		r.Fail("hero_sheets", "BS-SET-1", "has %d; this match has %d", len(in.Heroes), want)
		return
	}
	for i := range in.Heroes {
		from := &in.Heroes[i]
		path := "hero_sheets." + from.Hero
		kind := r.id(path, from.Hero, len(s.game.set.Heroes), func(k int) string { return s.game.set.Heroes[k].ID })
		for h := range s.heroes[:i] {
			if s.heroes[h].kind == kind {
				r.Fail(path, "BS-SET-13", "comes twice")
			}
		}
		s.heroes[i] = hero{kind: kind, seat: uint8(r.Number(path+".seat", "BS-SET-13", from.Seat, 1, int(s.set.seats)) - 1), alive: from.Alive}
		s.nhero++
	}
	for i := range in.Heroes {
		r.oneHero(heroNo(i), &in.Heroes[i])
	}
}

func (r *restorer) oneHero(h heroNo, from *heroJSON) {
	s, path := r.state, "hero_sheets."+from.Hero
	o := &s.heroes[h]
	track := func(name string, what cards.What, n int) {
		o.track[what] = int8(r.Number(path+"."+name, "BS-INV-6", n, 0, int(s.most(what))))
	}
	track("morale", cards.Morale, from.Morale)
	track("gold", cards.Gold, from.Gold)
	track("food", cards.Food, from.Food)
	track("grace", cards.Grace, from.Grace)
	o.at = r.place(path+".at", from.At)
	o.soaked = int8(r.Number(path+".hits_ignored", "BS-RUL-63", from.Soaked, 0, 99))
	o.used = uint8(r.Number(path+".abilities_used", "BS-RUL-61", from.Used, 0, 255))
	if len(from.Tokens) > len(o.tokens) {
		r.Fail(path+".tokens", "BS-ABL-8", "has %d; a hero has at most %d", len(from.Tokens), len(o.tokens))
		return
	}
	for level, name := range from.Tokens {
		id, wasTurned := strings.CutPrefix(name, turnedMark)
		o.tokens[level] = token{learned, r.ability(path+".tokens", id)}
		if wasTurned {
			o.tokens[level].state = turned
		}
	}
	if len(from.Cards) > len(o.cards) {
		r.Fail(path+".cards", "BS-INV-7", "has %s; the sheet has %s", rules.Count(len(from.Cards), "%d card", "%d cards"), rules.Count(len(s.sheet(h).Slots), "%d slot", "%d slots"))
		return
	}
	for i, name := range from.Cards {
		o.cards[i] = r.lay(path+".cards", name)
		o.ncard++
	}
	if t := from.Turn; t != nil {
		o.turn = heroTurn{left: int8(r.Number(path+".turn.actions", "BS-INV-16", t.Left, 0, 99)), artillery: int8(r.Number(path+".turn.catapult_actions", "BS-INV-16", t.Artillery, 0, 99)),
			begun: t.Begun, taken: t.Taken}
		if t.Last != "" {
			o.turn.last, o.turn.lastUsed = r.house(path+".turn.last_building", t.Last), true
		}
		switch t.Wielded {
		case "":
		case bareWord:
			o.turn.wielded = bareHanded
		default:
			o.turn.wielded = wieldingOf(int(r.Word(path+".turn.last_attack", t.Wielded, r.game.vocabulary.cards)))
		}
	}
}

func (r *restorer) house(field, id string) cards.BuildingID {
	return cards.BuildingID(r.Word(field, id, r.game.vocabulary.houses))
}

func (r *restorer) place(field, name string) place {
	if name == "" {
		return nowhere
	}
	for p := firstWall; p < placeCount; p++ {
		if string(r.state.elPlace(p)) == name {
			return p
		}
	}
	r.Fail(field, "BS-INV-8", "%q is no wall, building or Catapult", name)
	return nowhere
}

func (r *restorer) houses(in *written) {
	seen := [cards.BuildingCount]bool{}
	for _, from := range in.Houses {
		b := r.house("buildings", from.Building)
		if r.Err == nil && seen[b] {
			r.Fail("buildings", "", "%s comes twice", from.Building)
		}
		seen[b] = true
		path := "buildings." + from.Building
		r.state.houses[b] = house{harm(r.Word(path+".state", from.Harm, harmWords)), uint8(r.Number(path+".reinforced", "BS-INV-10", from.Reinforced, 0, r.game.set.Match.Reinforced))}
	}
	for b, is := range seen {
		if !is {
			r.Fail("buildings", "", "%s is missing", r.game.vocabulary.houses[b])
		}
	}
}
