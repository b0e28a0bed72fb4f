package siegestorm

import (
	"io/fs"
	"slices"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// position is a match that a test puts together: an empty Battlefield, empty hands, all cards in
// the Resources. The seats are asked at W2 and W3 whatever there is to play. Cards are named by their keys; a card that is not in a side's deck takes the place
// of one that the test does not use.
type position struct {
	*State
	t *testing.T
}

var content = func() *Game {
	files, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		panic(err)
	}
	g, err := Load(files)
	if err != nil {
		panic(err)
	}
	return g
}()

// at begins a match of a mode with the starter decks of the factions named, one for each seat.
func at(t *testing.T, m mode, factions ...string) *position {
	t.Helper()
	return lay(t, settled{mode: m, seats: uint8(len(factions))}, factions)
}

// lay begins a match as it was settled.
func lay(t *testing.T, set settled, factions []string) *position {
	t.Helper()
	s := &State{game: content, rng: rules.NewRand(1), set: set}
	var decks []decks.List
	for _, key := range factions {
		i := slices.IndexFunc(content.set.Decks, func(d cards.Deck) bool { return d.Key == key })
		if i < 0 {
			t.Fatalf("no faction %q", key)
		}
		decks = append(decks, content.set.Starters[i])
	}
	s.deal(decks)
	for d := range side(len(factions)) {
		s.sides[d].stops = [windows]stop{windowDraw: stopAlways, windowDeploy: stopAlways}
		for s.sides[d].hand.len() > 0 {
			c := s.sides[d].hand.top()
			s.lift(c)
			s.put(c, inResources, d)
		}
	}
	s.pop()
	s.events = s.events[:0]
	return &position{s, t}
}

// standard is a Duel of the two decks for a first game.
func standard(t *testing.T) *position { return at(t, duel, "seraphia", "styxia") }

// find takes a card of a design that still lies in a side's Resources, or makes the top one of them
// one.
func (p *position) find(d side, key string) cardNo {
	p.t.Helper()
	id, ok := content.set.ByKey(key)
	if !ok {
		p.t.Fatalf("no card %q", key)
	}
	list := p.sides[d].resources.cards()
	for _, c := range list {
		if p.cards[c].design == id {
			return c
		}
	}
	if len(list) == 0 {
		p.t.Fatalf("side %d has no card left to be %s", d, key)
	}
	c := list[0]
	p.cards[c].design = id
	return c
}

func (p *position) to(d side, key string, where place) cardNo {
	p.t.Helper()
	c := p.find(d, key)
	p.lift(c)
	p.put(c, where, d)
	return c
}

// hand puts cards into a side's hand and returns the last one.
func (p *position) hand(d side, keys ...string) (c cardNo) {
	p.t.Helper()
	for _, key := range keys {
		c = p.to(d, key, inHand)
	}
	return c
}

// casualties puts cards on a side's Casualties, the last one on top.
func (p *position) casualties(d side, keys ...string) (c cardNo) {
	p.t.Helper()
	for _, key := range keys {
		c = p.to(d, key, inCasualties)
	}
	return c
}

// supporter puts a ready Supporter into a side's Support Zone.
func (p *position) supporter(d side, key string) cardNo { p.t.Helper(); return p.to(d, key, inSupport) }

// onTrack puts a creature into slot 1, 2 or 3 of a side's first war track.
func (p *position) onTrack(d side, slot uint8, key string) cardNo {
	p.t.Helper()
	return p.onTrackOf(d, p.firstTrack(d), slot, key)
}

// onTrackOf puts a creature of a side's deck into slot 1, 2 or 3 of a track.
func (p *position) onTrackOf(d side, t, slot uint8, key string) cardNo {
	p.t.Helper()
	c := p.find(d, key)
	p.lift(c)
	p.stand(c, t, slot-1)
	return c
}

func (p *position) firstTrack(d side) uint8 {
	for t := range uint8(maxTracks) {
		if p.tracks[t].owner == d {
			return t
		}
	}
	p.t.Fatalf("side %d has no track", d)
	return 0
}

// onFront puts a creature on a side's Frontline of the zone of its first track.
func (p *position) onFront(d side, key string) cardNo {
	p.t.Helper()
	c := p.find(d, key)
	p.lift(c)
	p.holdFront(c, p.zoneOf(p.firstTrack(d)), d)
	return c
}

// inMiddle puts a creature of a side in No Man's Land of the zone of its first track.
func (p *position) inMiddle(d side, key string) cardNo {
	p.t.Helper()
	c := p.find(d, key)
	p.lift(c)
	p.holdMiddle(c, p.zoneOf(p.firstTrack(d)), d)
	return c
}

// resources leaves n cards in a side's Resources; the others are removed from the game. Call it
// after everything else was put down.
func (p *position) resources(d side, n int) {
	p.t.Helper()
	for p.sides[d].resources.len() > n {
		c := p.sides[d].resources.list[0]
		p.lift(c)
		p.put(c, removed, d)
	}
	if p.sides[d].resources.len() != n {
		p.t.Fatalf("side %d has only %d Resources", d, p.sides[d].resources.len())
	}
}

// begin lets a side's turn begin at a stage of turn.go, as its second one, and runs to the first
// decision.
func (p *position) begin(d side, stage uint8) {
	p.t.Helper()
	p.turn = 2
	p.openTurn(d)
	p.push(frame{kind: turnFrame, by: d, stage: stage})
	p.goOn()
}

func (p *position) goOn() {
	p.t.Helper()
	p.listed = false
	p.run()
	p.sound()
}

func (p *position) sound() {
	p.t.Helper()
	if err := p.Check(); err != nil {
		p.t.Fatalf("after %v: %v", p.names(), err)
	}
}

// do plays a choice by its verb and arguments: a cardNo stands for a card with its design, an int
// for itself.
func (p *position) do(v rules.Verb, args ...any) []rules.Event {
	p.t.Helper()
	return p.play(p.choice(v, args...))
}

// play plays a choice.
func (p *position) play(c rules.Choice) []rules.Event {
	p.t.Helper()
	events, err := p.Apply(c)
	if err != nil {
		p.t.Fatalf("%v at %s: %v; legal: %v", c, p.ask.kind, err, p.choices)
	}
	p.sound()
	return events
}

func (p *position) choice(v rules.Verb, args ...any) rules.Choice {
	c := rules.Choice{Verb: v}
	at := 0
	for _, a := range args {
		switch a := a.(type) {
		case cardNo:
			c.Args[at], c.Args[at+1] = int16(a), int16(p.cards[a].design)
			at += 2
		case int:
			c.Args[at] = int16(a)
			at++
		}
	}
	return c
}

// can reports whether a choice is legal now.
func (p *position) can(v rules.Verb, args ...any) bool {
	return p.Decision().Allows(p.choice(v, args...))
}

// asks fails unless the match waits for a decision of a kind by a side.
func (p *position) asks(kind askKind, d side) {
	p.t.Helper()
	if p.result != undecided || p.ask.kind != kind || p.ask.seat != d {
		p.t.Fatalf("asks %q of side %d (over: %v), not %q of side %d; %v", p.ask.kind, p.ask.seat, p.result != undecided, kind, d, p.names())
	}
}

// isIn fails unless a card is where it should be.
func (p *position) isIn(c cardNo, where place, d side) {
	p.t.Helper()
	if k := &p.cards[c]; k.place != where || k.holder != d {
		p.t.Errorf("%s is in %s of side %d, not in %s of side %d", p.design(c).Name, k.place, k.holder, where, d)
	}
}

// names lists what has happened last.
func (p *position) names() []string {
	var names []string
	for _, e := range p.events {
		names = append(names, e.Name)
	}
	return names
}
