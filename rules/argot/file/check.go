package file

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Check is a *snapshot.Error that names the first invariant of the ledger that a match breaks, as far as one
// position can show it.
func Check(game string, s *engine.State) error {
	c := checker{State: s, game: game}
	for _, check := range [...]func(){c.blocks, c.swapped, c.rooms, c.backs, c.memories, c.deck, c.gates, c.siege, c.group, c.frames} {
		if check(); c.err != nil {
			return c.err
		}
	}
	return nil
}

type checker struct {
	*engine.State
	game string
	err  error
}

func (c *checker) fail(field, rule, format string, args ...any) {
	if c.err == nil {
		c.err = broken(c.game, field, rule, format, args...)
	}
}

// blocks: AR-INV-1, AR-INV-2, AR-INV-4.
func (c *checker) blocks() {
	for b := range content.Block(content.BlockCount) {
		p, field := &c.Pieces[b], "blocks."+c.Content.At(b).ID
		if p.Upgraded && !c.Content.At(b).Upgradable {
			c.fail(field+".upgraded", "AR-ARM-11", "must be false: it cannot be upgraded")
		}
		c.owner(b, field)
		switch p.Status {
		case engine.Unplaced:
			if p.Strength != c.Full(b) || c.Stack.At(0).Stage > lastPlaced(p.Party) {
				c.fail(field+".status", "AR-SET-14", "a block waits for the set-up only, at full strength")
			}
		case engine.OnMap, engine.Aboard:
			c.standing(b, field)
		default:
			if p.Strength != 0 || p.Ship != content.NoBlock {
				c.fail(field+".strength", "AR-INV-1", "must be 0, and no ship given: it is %s", statusWords[p.Status])
			}
		}
	}
}

// swapped checks that as many blocks were swapped out as the council has taken in for one: AR-ARM-10.
func (c *checker) swapped() {
	comer := c.Swapped()
	if comer == content.NoBlock {
		return
	}
	out, in := 0, 0
	for b := range content.Block(content.BlockCount) {
		if c.Swappable(b) && c.Pieces[b].Party == engine.NoParty {
			out++
		}
	}
	if c.Pieces[comer].Party != engine.NoParty {
		in++
	}
	if out != in {
		c.fail("blocks", "AR-ARM-10", "%d of Argot's own that could be swapped are not in the match, and %d came for one", out, in)
	}
}

// owner checks whose a block is: only a mission makes one of Argot's blocks desert, Zulon's may join Argot, and
// only a train is captured.
func (c *checker) owner(b content.Block, field string) {
	party, block := c.Pieces[b].Party, c.Content.At(b)
	rule, ok := "AR-SID-1", true
	switch {
	case block.Train || party == engine.NoParty:
	case block.Army == content.ArgotArmy:
		rule, ok = "AR-ARM-5", party == content.Argot || party == content.Mineos && block.Defector
	case block.Army == content.MineosArmy:
		ok = party == content.Mineos
	case engine.Third(party):
		ok = block.Army == c.Content.Parties[party].Army
	default:
		ok = party == content.Argot && block.Army != content.HesperoPartisans && block.Army != content.BargainerPartisans
	}
	if !ok {
		c.fail(field+".party", rule, "cannot be %s: it is a block of %s", partyWord(party), block.Army.ID())
	}
}

// lastPlaced is the stage of the match after which no block of a party waits any more: the set-up of its
// seat, for what nobody has chosen the council.
func lastPlaced(p engine.Party) uint8 {
	switch p {
	case content.Argot:
		return 3
	case engine.NoParty:
		return 2
	}
	return 4
}

// standing checks a block that is on the map or aboard.
func (c *checker) standing(b content.Block, field string) {
	p := &c.Pieces[b]
	switch {
	case p.Party == engine.NoParty:
		c.fail(field+".party", "AR-SID-2", "must be given: it is in play")
	case p.At == atlas.Nowhere:
		c.fail(field+".at", "AR-INV-1", "must be given: it is in play")
	case p.Strength < 1 || p.Strength > c.Full(b):
		c.fail(field+".strength", "AR-INV-2", "is %d of %d", p.Strength, c.Full(b))
	case p.Status == engine.Aboard:
		c.cargo(b, field)
	case p.Ship != content.NoBlock:
		c.fail(field+".ship", "AR-INV-1", "must be left out: it stands on the map")
	case c.Train(b) && c.Day > 0 && c.Captor(b) != engine.NoParty:
		c.fail(field+".party", "AR-TRN-4", "is %s, but an enemy stands with it on %s and none of its side does", partyWord(p.Party), c.Map.At(p.At).ID)
	case !c.Standable(c.Kind(b), p.At):
		c.fail(field+".at", "AR-INV-4", "a block of its kind cannot stand on %s", c.Map.At(p.At).ID)
	case c.Day == 0 && c.strays(b):
		c.fail(field+".at", "AR-SET-14", "it cannot be set up on %s", c.Map.At(p.At).ID)
	}
}

// strays reports whether a block of the set-up stands where it cannot be placed: so no two enemies stand together
// (AR-SET-2 to AR-SET-14).
func (c *checker) strays(b content.Block) bool {
	p := &c.Pieces[b]
	starts := c.MayStart(b)
	return engine.Third(p.Party) || !starts.Has(p.At)
}

func (c *checker) cargo(b content.Block, field string) {
	p := &c.Pieces[b]
	if p.Ship == content.NoBlock {
		c.fail(field+".ship", "AR-SEA-5", "must be given: it is aboard")
		return
	}
	ship := &c.Pieces[p.Ship]
	switch {
	case c.Kind(b) != content.Ground:
		c.fail(field+".status", "AR-SEA-5", "only ground blocks are aboard")
	case ship.Status != engine.OnMap || ship.At != p.At || ship.Party == engine.NoParty || !c.Friendly(ship.Party, p.Party):
		c.fail(field+".ship", "AR-SEA-9", "must be a ship of its side in its location")
	case c.Berths(p.Ship) < 0:
		c.fail(field+".ship", "AR-SEA-5", "has more aboard than it can carry")
	}
}

// rooms: AR-INV-3, AR-INV-5 in the rally phase, and that every battle has an attacker, who begins it (AR-CMB-2).
func (c *checker) rooms() {
	for p := range c.Map.Here().All() {
		for b := range c.In(p) {
			if party, kind := c.Pieces[b].Party, c.Kind(b); c.Room(p, party, kind) < 0 {
				c.fail("blocks", "AR-INV-3", "%d %s blocks of %s are on %s", c.Content.Rules.Stack[kind]-c.Room(p, party, kind), kind.ID(), party.ID(), c.Map.At(p).ID)
			}
		}
		if camps := c.camps(p); camps > 2 {
			c.fail("blocks", "AR-MOV-7", "of %d parties hostile to each other stand on %s; at most two can", camps, c.Map.At(p).ID)
		}
		switch {
		case !c.BattleAt(p):
		case c.Phase == engine.RallyPhase:
			c.fail("blocks", "AR-INV-5", "enemies who can hit each other stand on %s after the combat", c.Map.At(p).ID)
		case c.Day > 0 && (c.EngagedIn(p, engine.Attacker) == 0 || c.EngagedIn(p, engine.Defender) == 0):
			c.fail("meetings", "AR-CMB-2", "do not say who of those on %s came as an attacker", c.Map.At(p).ID)
		case c.late(p):
			c.fail("meetings", "AR-CMB-2", "give the battle on %s to %s, whose combat is over", c.Map.At(p).ID, partyWord(c.Meets(p).By))
		}
	}
}

// camps is how many parties that are hostile to each other have blocks in a place.
func (c *checker) camps(p atlas.Place) (n int) {
	var seen [content.PartyCount + 1]bool // NoParty too
	for b := range c.In(p) {
		if camp := c.Camp(c.Pieces[b].Party); !seen[camp] {
			seen[camp] = true
			n++
		}
	}
	return n
}

// late reports whether a battle waits for a party that has had its combat this turn.
func (c *checker) late(p atlas.Place) bool {
	if c.Phase != engine.CombatPhase || c.Result != engine.Undecided {
		return false
	}
	for i := range c.Stack.Len() {
		if f := c.Stack.At(i); f.Kind == engine.FrameCombat {
			return c.fights(c.Meets(p).By) < c.fights(f.Party)
		}
	}
	return false
}

// fights is the place of a party in the order of the combats of a turn: the seat that starts, the other one, the third
// parties in theirs.
func (c *checker) fights(p engine.Party) int {
	switch seat := engine.SeatOf(p); {
	case engine.Third(p):
		return int(p)
	case seat == c.Starts():
		return -1
	}
	return 0
}

// memories: what a seat remembers of a block that it cannot see has to be possible, as views are dealt by it.
func (c *checker) memories() {
	for b := range content.Block(content.BlockCount) {
		p, field := &c.Pieces[b], "blocks."+c.Content.At(b).ID+".seen"
		k := &p.Seen
		switch {
		case p.Status != engine.OnMap || engine.Third(p.Party):
		case c.Day == 0 && k.Stood && k.Start != p.At:
			c.fail(field+".start", "AR-SET-14", "is %s, but it was set up on %s", c.Map.At(k.Start).ID, c.Map.At(p.At).ID)
		case k.Known != (k.Day > 0):
			c.fail(field+".known", "AR-RUL-43", "must be true where a day says when it was shown, and only there")
		case k.Day == 0:
		case k.Strength < 1 || k.Strength > c.Full(b):
			c.fail(field+".strength", "AR-RUL-43", "is %d of %d", k.Strength, c.Full(b))
		case k.Turn == 0:
			c.fail(field+".turn", "AR-RUL-43", "must be given: the day says that it was shown")
		case c.Rallies(k.Day, k.Turn) < 0:
			c.fail(field+".turn", "AR-RUL-43", "is turn %d of day %d, which has not come yet", k.Turn, k.Day)
		}
	}
}

// backs: what seats know blocks by.
func (c *checker) backs() {
	for b := range content.Block(content.BlockCount) {
		p, field := &c.Pieces[b], "blocks."+c.Content.At(b).ID+".handle"
		if p.Status != engine.OnMap || engine.Third(p.Party) {
			continue
		}
		if p.Handle == 0 || p.Handle > c.Handles[p.Party] {
			c.fail(field, "", "is %d; the last one given is %d", p.Handle, c.Handles[p.Party])
		}
		for e := b + 1; e < content.BlockCount; e++ {
			if q := &c.Pieces[e]; q.Status == engine.OnMap && q.Party == p.Party && q.Handle == p.Handle {
				c.fail(field, "", "is that of %s too", c.Content.At(e).ID)
			}
		}
	}
}

// deck: AR-INV-7.
func (c *checker) deck() {
	var seen [content.CardCount]bool
	for _, card := range c.Pile {
		if int(card) >= len(seen) || seen[card] {
			c.fail("draw, drawn", "AR-INV-7", "a card is there twice")
			return
		}
		seen[card] = true
	}
	if c.Drawn != c.Turn || (c.Turn == 0) != (c.Day == 0) {
		c.fail("drawn", "AR-INI-1", "%d cards are drawn in turn %d", c.Drawn, c.Turn)
	}
}

// gates: AR-INV-8.
func (c *checker) gates() {
	for i, site := range c.Map.Gates() {
		most := site.Strength
		if c.Gates[i].Upgraded {
			most = site.Upgraded
		}
		if int(c.Gates[i].Strength) > most {
			c.fail("gates."+site.ID+".strength", "AR-INV-8", "is %d of %d", c.Gates[i].Strength, most)
		}
	}
	if c.Pool < 0 || c.Purse < 0 {
		c.fail("pool, purse", "AR-INV-8", "are %d and %d", c.Pool, c.Purse)
	}
}

// siege: AR-INV-6, AR-INV-12, AR-INV-13, AR-INV-14, and that nobody has won unseen.
func (c *checker) siege() {
	var standing, army [content.PartyCount]int
	for b := range content.Block(content.BlockCount) {
		p := &c.Pieces[b]
		if p.Party == engine.NoParty {
			continue
		}
		if p.InPlay() && !c.Train(b) {
			standing[p.Party]++
		}
		if c.Content.At(b).Army != content.BoughtTrains {
			army[p.Party]++
		}
	}
	most := c.Content.Rules.MaxTokens
	switch {
	case int(c.Keep) > c.Scenario().KeepTurns:
		c.fail("keep", "AR-INV-13", "is %d of %d", c.Keep, c.Scenario().KeepTurns)
	case c.Result == engine.Undecided && c.Keep > 0 && int(c.Keep) == c.Scenario().KeepTurns:
		c.fail("keep", "AR-INV-13", "is %d of %d, and the match is not over", c.Keep, c.Scenario().KeepTurns)
	case c.Movement.Used > c.Movement.Tokens || int(c.Movement.Tokens) > most:
		c.fail("movement.used", "AR-INV-6", "is %d of %d tokens, and nobody has more than %d", c.Movement.Used, c.Movement.Tokens, most)
	case int(c.Battle.Round) > c.Content.Rules.CombatRounds:
		c.fail("battle.round", "AR-INV-12", "is %d of %d", c.Battle.Round, c.Content.Rules.CombatRounds)
	case (c.Phase == engine.WarCouncil || c.Phase == engine.SettingUp) && c.Scenario().Missions != content.NoMissions && (army[content.Argot] < leastArmy || army[content.Argot] > mostArmy):
		c.fail("blocks", "AR-INV-14", "Argot has %d blocks; it has %d to %d", army[content.Argot], leastArmy, mostArmy)
	case c.Day == 0 && c.Phase >= engine.Initiative || c.Day > 0 && c.Phase < engine.Initiative:
		c.fail("phase", "AR-VIC-7", "is %s on day %d", phaseWords[c.Phase], c.Day)
	case c.Result != engine.Undecided || c.Day == 0:
	case standing[content.Mineos] == 0:
		c.fail("result", "AR-VIC-1", "is undecided, but Mineos has no block left")
	case standing[content.Argot] == 0:
		c.fail("result", "AR-VIC-6", "is undecided, but Argot has no block left")
	}
}

// group: the blocks of the activated location are those of its party that stand there or are aboard there, apart from those that
// have moved or sail with a ship that has (AR-MOV-2, AR-SEA-9).
func (c *checker) group() {
	active := atlas.Nowhere
	if c.Asked == engine.AskMarch {
		active = c.Stack.Top().Place
	}
	for b := range c.Movement.Group.All() {
		p := &c.Pieces[b]
		away := p.At != active && !p.Has(engine.Moved) && (p.Status != engine.Aboard || !c.Movement.Group.Has(p.Ship))
		if active == atlas.Nowhere || p.InPlay() && (p.Party != c.Movement.Party || away) {
			c.fail("movement.group", "AR-MOV-2", "has %s, which is no block of the activated location", c.Content.At(b).ID)
		}
	}
}

// How many blocks Argot has at the start, bought trains apart (AR-ARM-13).
const (
	leastArmy = 15
	mostArmy  = 24
)

// stageOf is the last and the first stage of the match in which a frame can lie upon it.
func stageOf(f *engine.Frame) (last, first uint8) {
	switch f.Kind {
	case engine.FrameCampaign:
		return 1, 1
	case engine.FrameCouncil:
		return 2, 2
	case engine.FrameSetup:
		return 3 + uint8(max(f.Seat, 0)), 3 + uint8(max(f.Seat, 0))
	}
	return frameKinds[engine.FrameMatch].stages, 6
}

// frames checks that what is under way names what it is about.
func (c *checker) frames() {
	for i := range c.Stack.Len() {
		f := c.Stack.At(i)
		field := "stack." + frameKinds[f.Kind].word
		if stage, first := stageOf(f); i == 1 && (first > c.Stack.At(0).Stage || stage < c.Stack.At(0).Stage) {
			c.fail("stack.match.stage", "AR-SET-1", "is %d with %q upon it", c.Stack.At(0).Stage, frameKinds[f.Kind].word)
		}
		if f.Kind == engine.FrameMovement && c.Movement.Party != f.Party {
			c.fail("movement.party", "AR-MOV-1", "is %q in the movement of %q", partyWord(c.Movement.Party), partyWord(f.Party))
		}
		switch f.Kind {
		case engine.FrameSetup, engine.FrameMovement, engine.FrameGroup, engine.FrameRestore, engine.FrameRegroup:
			if f.Seat == rules.NoSeat || f.Party != engine.PartyOf(f.Seat) {
				c.fail(field+".seat", "", "is %q with the party %q", seatWord(f.Seat), partyWord(f.Party))
			}
		case engine.FrameCombat, engine.FrameHits, engine.FrameRout:
			if f.Party == engine.NoParty {
				c.fail(field+".party", "", "must be given")
			}
			if f.Kind == engine.FrameCombat && f.Seat != engine.SeatOf(f.Party) {
				c.fail(field+".seat", "", "is %q with the party %q", seatWord(f.Seat), partyWord(f.Party))
			}
		}
		switch f.Kind {
		case engine.FrameGroup, engine.FrameBattle, engine.FrameAction, engine.FrameBombardment, engine.FrameHits, engine.FrameRout, engine.FrameWithdrawal, engine.FrameRegroup:
			if f.Place == atlas.Nowhere || !c.Map.Exists(f.Place) {
				c.fail(field+".place", "AR-MAP-1", "must be given")
			}
		}
		switch f.Kind {
		case engine.FrameAction, engine.FrameBombardment, engine.FrameHits:
			if c.Roll.By == content.NoBlock || c.Pieces[c.Roll.By].Party == engine.NoParty {
				c.fail("roll.by", "AR-HIT-1", "must be a block of this match")
			}
		}
		if (f.Kind == engine.FrameRout || f.Kind == engine.FrameHits && f.Stage > 0) && (f.Block == content.NoBlock || c.Pieces[f.Block].Party == engine.NoParty) {
			c.fail(field+".block", "AR-HIT-2", "must be a block of this match")
		}
		if f.Kind == engine.FrameBattle && f.Stage > 0 && c.Battle.Place != f.Place {
			c.fail("battle.place", "AR-INV-12", "is not where the battle is fought")
		}
		if i > 0 && c.Stack.At(i-1).Kind == engine.FrameTurn && c.Stack.At(i-1).Stage != c.StageOf(f) {
			c.fail("stack.turn.stage", "AR-VIC-7", "is %d with %q of %s upon it", c.Stack.At(i-1).Stage, frameKinds[f.Kind].word, partyWord(f.Party))
		}
	}
	if top := c.Stack.Top(); c.Asked == engine.AskPlacement && c.Asker != top.Seat {
		c.fail("asked", "AR-SET-1", "is %s while %s places its blocks", seatWord(c.Asker), seatWord(top.Seat))
	}
	if c.Phase == engine.MovementPhase && c.Movement.Party == engine.NoParty {
		c.fail("movement.party", "AR-MOV-1", "must be given")
	}
}
