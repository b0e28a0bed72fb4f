package siegestorm

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// relabelling gives other numbers to what has no order of its own: the seats, with their war tracks
// and Battle Zones, and the copies of a card in one deck. In Last Man Standing seats keep their
// order round the table (ST-LMS-2).
type relabelling struct {
	side  [maxSides]side
	track [maxTracks]uint8
	zone  [maxZones]uint8
	ends  bool // the two ends of a Battle Zone change places
	card  [maxCards]cardNo
}

// relabel draws a relabelling that fits a match.
func relabel(s *State, r *rules.Rand) *relabelling {
	l := &relabelling{}
	for d := range l.side {
		l.side[d] = side(d)
	}
	for i := range l.track {
		l.track[i] = uint8(i)
	}
	for i := range l.zone {
		l.zone[i] = uint8(i)
	}
	n := int(s.set.seats)
	shift := 0
	if s.turn > 0 { // ST-RUL-45: the first seat replaces its starting hand first
		shift = r.IntN(n)
	}
	for d := range n {
		l.side[d] = side((d + shift) % n)
	}
	switch s.set.mode {
	case duel, freeForAll:
		l.ends = shift == 1
		copy(l.track[:2], []uint8{uint8(l.side[0]), uint8(l.side[1])})
	case coop:
		copy(l.track[:2], []uint8{uint8(l.side[0]), uint8(l.side[1])})
		copy(l.zone[:2], l.track[:2])
	case lastMan:
		for d := range n {
			to := uint8(l.side[d])
			l.zone[d], l.track[2*d], l.track[2*d+1] = to, 2*to, 2*to+1
		}
	}
	l.copies(s, r)
	return l
}

// copies moves the cards with their owners, and shuffles copies among themselves.
func (l *relabelling) copies(s *State, r *rules.Rand) {
	of := map[[2]int][]cardNo{}
	for c := range l.card {
		l.card[c] = cardNo(c)
		if k := &s.cards[c]; k.owner < side(s.set.seats) {
			l.card[c] = cardNo(int(l.side[k.owner])*cards.DeckSize + c%cards.DeckSize)
		}
	}
	for c := range l.card {
		k := &s.cards[c]
		if k.owner != noSide {
			key := [2]int{int(k.owner), int(k.design)}
			of[key] = append(of[key], cardNo(c))
		}
	}
	keys := make([][2]int, 0, len(of))
	for key := range of {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b [2]int) int { return cmp.Or(a[0]-b[0], a[1]-b[1]) })
	for _, key := range keys {
		list := of[key]
		to := make([]cardNo, len(list))
		for i, c := range list {
			to[i] = l.card[c]
		}
		rules.Shuffle(r, to)
		for i, c := range list {
			l.card[c] = to[i]
		}
	}
}

func (l *relabelling) of(d side) side {
	if d == noSide {
		return noSide
	}
	return l.side[d]
}

func (l *relabelling) no(c cardNo) cardNo {
	if c >= maxCards {
		return c
	}
	return l.card[c]
}

func (l *relabelling) on(t uint8) uint8 {
	if t >= maxTracks {
		return t
	}
	return l.track[t]
}

func (l *relabelling) seats(set rules.Seats) (out rules.Seats) {
	for d := range side(maxSeats) {
		if set.Has(d.seat()) {
			out |= rules.SeatsOf(l.side[d].seat())
		}
	}
	return out
}

func (l *relabelling) tracks(set uint8) (out uint8) {
	for t := range maxTracks {
		if set&(1<<t) != 0 {
			out |= 1 << l.track[t]
		}
	}
	return out
}

func (l *relabelling) pile(p *pile) {
	for i := range p.cards() {
		p.list[i] = l.no(p.list[i])
	}
}

// state is the match under the new numbers.
func (l *relabelling) state(s *State) *State {
	n := s.Clone().(*State)
	n.head, n.names, n.listed = nil, nil, false
	for d := range s.set.seats {
		to := l.side[d]
		n.set.decks[to], n.set.habits[to] = s.set.decks[d], s.set.habits[d]
	}
	if s.set.first > 0 {
		n.set.first = 1 + uint8(l.of(side(s.set.first-1)))
	}
	for c := range s.cards {
		k := s.cards[c]
		k.owner, k.holder, k.track = l.of(k.owner), l.of(k.holder), l.on(k.track)
		if k.place.onBattleZone() {
			k.slot = l.zone[k.slot]
		}
		n.cards[l.card[c]] = k
	}
	l.board(s, n)
	l.flow(s, n)
	n.active, n.loser = l.of(s.active), l.of(s.loser)
	n.living, n.fallen, n.winner = l.seats(s.living), l.seats(s.fallen), l.seats(s.winner)
	n.deserted = l.tracks(s.deserted)
	n.ask.seat = l.of(s.ask.seat)
	return n
}

func (l *relabelling) board(s, n *State) {
	for d := range side(maxSides) {
		a := s.sides[d]
		for _, p := range [...]*pile{&a.resources, &a.hand, &a.support, &a.casualties, &a.heal} {
			l.pile(p)
		}
		a.deployedOn = l.tracks(a.deployedOn)
		n.sides[l.side[d]] = a
	}
	for t := range s.tracks {
		at := s.tracks[t]
		at.owner = l.of(at.owner)
		for i := range at.slots {
			at.slots[i] = l.no(at.slots[i])
		}
		n.tracks[l.track[t]] = at
	}
	for z := range s.zones {
		at := s.zones[z]
		at.middle, at.holder = l.no(at.middle), l.of(at.holder)
		for end := range at.sides {
			from := end
			if l.ends && at.used {
				from = 1 - end
			}
			old := &s.zones[z]
			at.sides[end], at.front[end] = l.of(old.sides[from]), l.no(old.front[from])
			if at.used {
				at.tracks[end] = l.on(old.tracks[from])
			}
		}
		n.zones[l.zone[z]] = at
	}
	l.pile(&n.boss.reserve)
	for d := range s.boss.hits {
		if !s.set.mode.bossMode() {
			break
		}
		h := s.boss.hits[d]
		h.target = l.no(h.target)
		n.boss.hits[l.side[d]] = h
	}
}

func (l *relabelling) flow(s, n *State) {
	for i := range s.stack.Len() {
		f := n.stack.At(i)
		f.by, f.foe, f.card, f.seat = l.of(f.by), l.of(f.foe), l.no(f.card), l.of(f.seat)
		if f.kind != textFrame || f.text != menaceText {
			f.track = l.on(f.track)
		}
		if f.kind == setupFrame {
			f.stage = uint8(l.of(side(f.stage)))
		}
	}
	for i := range s.links {
		k := &n.chain[i]
		k.by, k.card, k.target, k.track = l.of(k.by), l.no(k.card), l.no(k.target), l.on(k.track)
	}
	for i := range s.nexits {
		n.exits[i] = l.no(s.exits[i])
	}
	n.stormer = l.no(s.stormer)
	for i := range s.queued {
		w := &n.queue[i]
		w.source, w.by, w.track = l.no(w.source), l.of(w.by), l.on(w.track)
	}
	if p := &n.play; p.card != noCard {
		p.card, p.by, p.track, p.target = l.no(p.card), l.of(p.by), l.on(p.track), l.no(p.target)
		for i := range p.npaid {
			p.paid[i] = l.no(p.paid[i])
		}
	}
	for i := range s.nmods {
		n.mods[i].card = l.no(s.mods[i].card)
	}
}

// choice is a choice under the new numbers.
func (l *relabelling) choice(c rules.Choice) rules.Choice {
	a := &c.Args
	switch c.Verb {
	case PlayAction, PlayCreature, Activate, AtTarget, PayCard, Strike, Pick, PutTop, PutBottom, Replace:
		a[0] = int16(l.no(cardNo(a[0])))
	case PutBack:
		a[0] = int16(l.card[a[0]])
		if a[1] >= 0 {
			a[1] = int16(l.card[a[1]])
		}
	case OnTrack:
		a[0] = int16(l.track[a[0]])
	case OrderFront, OrderMiddle, PickSlot:
		a[0] = int16(l.zone[a[0]])
	case StrikeAt, PickBack, Absorb:
		a[0] = int16(l.side[a[0]])
	}
	return c
}

// compared is a state without what says nothing: what bare leaves out, and fields of frames that
// their kind does not use, which are 0 whoever sits where.
func compared(s *State) State {
	b := bare(s)
	b.head, b.names = nil, nil
	if b.set.mode == coop && (b.ask.kind == askTie || b.ask.kind == askAbsorb) {
		b.ask.seat = 0 // ledger 3.2 and 3.4: what is not one player's alone the first seat answers
	}
	if b.set.mode == coop { // ST-CNF-4: cards of the first seat come first; what they change adds up
		slices.SortFunc(b.mods[:b.nmods], func(x, y modifier) int {
			return cmp.Or(int(x.card)-int(y.card), int(x.source)-int(y.source), int(x.att)-int(y.att), int(x.def)-int(y.def))
		})
	}
	if b.set.mode == coop {
		b.loser = 0 // both lose when either does; of two who fall to one effect the first seat is named
	}
	for i := range b.stack.Len() {
		f := &b.stack.Frames[i]
		if f.kind == chainFrame && b.set.mode == coop {
			f.n = 0 // ST-RUL-50: the first seat is asked first, and n is who was asked
		}
		orders := f.kind == exitFrame && b.ask.kind == askOrder && i == b.stack.Len()-1
		if !f.names() && !orders {
			f.card = 0
		}
		if f.kind == exitFrame && !orders {
			f.by = 0
		}
		if f.kind != textFrame {
			f.foe = 0
		}
		if f.kind != textFrame || f.stage == effectFresh || f.stage == effectSlot { // of a slot the frame does not say who is asked
			f.seat = 0
		}
		switch f.kind {
		case setupFrame, exitFrame, windowFrame, chainFrame, triggerFrame, bossTurnFrame, sharedFrame, spentFrame, spiritFrame:
			f.track = 0
		case turnFrame:
			if f.stage != turnSecondTrack {
				f.track = 0
			}
		}
	}
	return b
}

// slip says in which fields a match and another one under new numbers differ, and nothing if they
// are the same.
func (l *relabelling) slip(s, other *State) []string {
	return differences("", reflect.ValueOf(compared(l.state(s))), reflect.ValueOf(compared(other)))
}

// choicesOf are the choices of a match in an order of their own.
func choicesOf(list []rules.Choice, change func(rules.Choice) rules.Choice) []rules.Choice {
	sorted := make([]rules.Choice, len(list))
	for i, c := range list {
		sorted[i] = change(c)
	}
	slices.SortFunc(sorted, func(a, b rules.Choice) int {
		return cmp.Or(int(a.Verb)-int(b.Verb), slices.Compare(a.Args[:], b.Args[:]))
	})
	return sorted
}

// TestRelabelling plays random matches of all modes. At random positions the numbers of seats, war
// tracks, Battle Zones and copies are changed, and then the choices must be the same ones under the
// new numbers, and so must be what comes of each.
//
// These rules do not treat seats alike, and what they alone bring about is left out: the first seat
// replaces its starting hand first (ST-RUL-45); in Co-op its cards come first (ST-CNF-4), it is asked
// first for a reaction (ST-RUL-50), begins the shared turn, and answers what is not one player's
// alone (ledger 3.2, 3.4), and suffers first from damage to each player, which is over with the match (ST-RUL-5).
func TestRelabelling(t *testing.T) {
	const matches, wanted = 60, 2000
	positions, changed := map[mode]int{}, 0
	slips := map[string]int{}
	for n := range matches {
		r := rules.NewRand(uint64(n) + 5000)
		state, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		for !s.Decision().Over() {
			c := s.choices[r.IntN(len(s.choices))]
			if r.IntN(3) == 0 {
				positions[s.set.mode]++
				l := relabel(s, &r)
				if l.side[0] != 0 {
					changed++
				}
				if what := l.differs(s, c); what != "" {
					key := fmt.Sprintf("%s, %s, %s", s.set.mode, s.ask.kind, content.Notation(c))
					if slips[key]++; len(slips) < 12 {
						t.Errorf("%s, %d seats, shifted by %d: %s", key, s.set.seats, l.side[0], what)
					}
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	total := 0
	for m := range mode(len(modeNames)) {
		if total += positions[m]; positions[m] < wanted/20 {
			t.Errorf("only %d positions of %s", positions[m], m)
		}
	}
	if total < wanted || changed < wanted/4 {
		t.Errorf("%d positions, the seats changed in %d", total, changed)
	}
	t.Logf("%d positions %v, the seats changed in %d; %d slips", total, positions, changed, len(slips))
}

// differs plays a choice in a match and the same one in the match under new numbers, and says what
// is not the same.
func (l *relabelling) differs(s *State, c rules.Choice) string {
	other := l.state(s)
	if err := other.Check(); err != nil {
		return "the position breaks " + err.Error()
	}
	same := func(c rules.Choice) rules.Choice { return c }
	if a, b := choicesOf(s.Decision().Choices, l.choice), choicesOf(other.Decision().Choices, same); !slices.Equal(a, b) {
		return fmt.Sprintf("the choices are %+v, not %+v", b, a)
	}
	mine := s.Clone().(*State)
	if _, err := mine.Apply(c); err != nil {
		return err.Error()
	}
	if _, err := other.Apply(l.choice(c)); err != nil {
		return err.Error()
	}
	if s.set.mode == coop && mine.turn != s.turn && mine.active != bossSide {
		return "" // ledger 3.4: the first seat is in control when a shared turn begins
	}
	if mine.lastTo("ST-COP-12") && other.lastTo("ST-COP-12") {
		return "" // ST-RUL-5: whoever would suffer second loses nothing any more
	}
	if s.set.mode == lastMan && mine.living != s.living {
		l.homecoming(mine, other, s)
	}
	if slip := l.slip(mine, other); len(slip) > 0 {
		return fmt.Sprint(slip[:min(len(slip), 6)])
	}
	return ""
}

// homecoming puts the Casualties of two matches that have just lost a player into one order, above those that lay there
// before: the cards of others that he held come home by their numbers, which no rule asks for (ST-LMS-7).
func (l *relabelling) homecoming(mine, other, before *State) {
	for d := range side(before.set.seats) {
		lay := before.sides[d].casualties.len()
		a, b := &mine.sides[d].casualties, &other.sides[l.of(d)].casualties
		if a.len() < lay || b.len() < lay {
			continue
		}
		slices.SortFunc(a.cards()[lay:], func(x, y cardNo) int { return int(l.no(x)) - int(l.no(y)) })
		slices.Sort(b.cards()[lay:])
	}
}

// lastTo reports whether the match has just ended for the players of Co-op with a loss by a rule.
func (s *State) lastTo(rule string) bool {
	n := len(s.events)
	return s.set.mode == coop && s.result == lostToBoss && n > 1 && s.events[n-2].Name == "lost" && s.events[n-2].Rule == rule
}
