package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// Why something cannot be done in the war council.
var (
	councilLater = because("AR-ARM-11", "This is not what the war council settles now.")
	tooDear      = because("AR-ARM-11", "There are not enough resources for it.")
	noUpgrade    = because("AR-ARM-11", "This block cannot be upgraded, or it is already.")
	noMoreTrains = because("AR-ARM-11", "This train cannot be bought.")
	noSquare     = because("AR-SET-6", "No supply square is left for another train.")
	noStronger   = because("AR-ARM-11", "This gate cannot be made stronger.")
	noSwap       = because("AR-ARM-10", "Only a ground block of Argot's own 18 can be swapped, and no train.")
	noAlly       = because("AR-ARM-8", "This block is not one to choose from.")
)

// askCouncil is what the war council does, one thing after another: it buys until it is adjourned,
// swaps or does not, and chooses its allies (AR-ARM-8 to AR-ARM-11).
type askCouncil struct{}

func (askCouncil) name() string { return "council" }

func (askCouncil) list(s *State) {
	for b := range content.Block(content.BlockCount) {
		for _, offer := range [...]struct {
			verb rules.Verb
			why  *rules.Refusal
		}{{Upgrade, s.cannotUpgrade(b)}, {BuyTrain, s.cannotBuyTrain(b)}, {Swap, s.cannotSwap(b)}, {Recruit, s.cannotRecruit(b)}} {
			if offer.why == nil {
				s.offer(offer.verb, int(b))
			}
		}
	}
	for g := range s.Map.Gates() {
		if s.cannotStrengthen(g) == nil {
			s.offer(Strengthen, g)
		}
	}
	if s.cannotAdjourn() == nil {
		s.offer(Adjourn)
	}
}

// sits reports whether the council is in a stage; the frame of a question that was asked is already
// in the next one, but while it buys.
func (s *State) sits(stage uint8) bool {
	if s.Asked != AskCouncil {
		return false
	}
	switch at := s.Stack.Top().Stage; stage {
	case councilBuys:
		return at == councilBuys
	case councilSwaps:
		return at == councilChooses && s.Council.Swap != content.NoBlock
	default:
		return at == councilChooses && s.Council.Swap == content.NoBlock
	}
}

// cannotUpgrade is why a block cannot be upgraded; nil: it can.
func (s *State) cannotUpgrade(b content.Block) *rules.Refusal {
	switch p, info := &s.Pieces[b], s.Content.At(b); {
	case !s.sits(councilBuys):
		return councilLater
	case p.Party != content.Argot || !info.Upgradable || p.Upgraded:
		return noUpgrade
	case info.UpgradeCost > int(s.Pool):
		return tooDear
	}
	return nil
}

// upgrade is the answer that turns a block to its better face.
type upgrade struct{}

func (upgrade) spelling(w *World) notation.Spelling { return spelt(Upgrade, "upgrade", w.words.block) }

func (upgrade) play(s *State, c rules.Choice) {
	b := blockOf(c)
	s.spend(s.Content.At(b).UpgradeCost, "AR-ARM-11")
	s.Pieces[b].Upgraded = true
	s.Pieces[b].Strength = s.Full(b)
	s.tell(rules.Event{Kind: rules.Note, Name: "block_upgraded", Rule: "AR-ARM-11", Seat: Argot, Subject: s.BlockElement(b)})
}

func (upgrade) refuse(s *State, c rules.Choice) *rules.Refusal { return s.cannotUpgrade(blockOf(c)) }

// cannotBuyTrain is why a supply train cannot be bought; nil: it can. Each needs a square to start on.
func (s *State) cannotBuyTrain(b content.Block) *rules.Refusal {
	p, info := &s.Pieces[b], s.Content.At(b)
	switch {
	case !s.sits(councilBuys):
		return councilLater
	case info.Army != content.BoughtTrains || p.Party == content.Argot:
		return noMoreTrains
	case info.Price > int(s.Pool):
		return tooDear
	}
	trains := 0
	for t := range s.Pieces {
		if s.Pieces[t].Party == content.Argot && s.Train(content.Block(t)) {
			trains++
		}
	}
	if squares := s.MayStart(b); trains >= squares.Len() {
		return noSquare
	}
	return nil
}

// buyTrain is the answer that buys a supply train.
type buyTrain struct{}

func (buyTrain) spelling(w *World) notation.Spelling { return spelt(BuyTrain, "buy", w.words.block) }

func (buyTrain) play(s *State, c rules.Choice) {
	b := blockOf(c)
	s.spend(s.Content.At(b).Price, "AR-ARM-11")
	s.enlistBlock(b, content.Argot)
	s.tell(rules.Event{Kind: rules.Note, Name: "train_bought", Rule: "AR-ARM-11", Seat: Argot, Subject: s.BlockElement(b)})
}

func (buyTrain) refuse(s *State, c rules.Choice) *rules.Refusal { return s.cannotBuyTrain(blockOf(c)) }

// cannotStrengthen is why a gate cannot be upgraded; nil: it can (AR-FRT-8).
func (s *State) cannotStrengthen(gate int) *rules.Refusal {
	switch g := &s.Gates[gate]; {
	case !s.sits(councilBuys):
		return councilLater
	case g.Strength == 0 || g.Upgraded:
		return noStronger
	case s.Map.Gates()[gate].UpgradeCost > int(s.Pool):
		return tooDear
	}
	return nil
}

// strengthen is the answer that upgrades a gate.
type strengthen struct{}

func (strengthen) spelling(w *World) notation.Spelling {
	return spelt(Strengthen, "strengthen", w.words.gate)
}

func (strengthen) play(s *State, c rules.Choice) {
	g, site := &s.Gates[c.Args[0]], &s.Map.Gates()[c.Args[0]]
	s.spend(site.UpgradeCost, "AR-ARM-11")
	before := g.Strength
	g.Strength, g.Upgraded = uint8(site.Upgraded), true
	s.tell(rules.Event{
		Kind: rules.TrackChanged, Name: "gate_strengthened", Rule: "AR-FRT-8", Seat: Argot,
		Subject: s.elements.gates[c.Args[0]], N: int16(g.Strength) - int16(before), M: int16(g.Strength),
	})
}

func (strengthen) refuse(s *State, c rules.Choice) *rules.Refusal {
	return s.cannotStrengthen(int(c.Args[0]))
}

// cannotSwap is why a block cannot make room for the Heckers; nil: it can (AR-ARM-10).
func (s *State) cannotSwap(b content.Block) *rules.Refusal {
	switch info := s.Content.At(b); {
	case !s.sits(councilSwaps):
		return councilLater
	case info.Army != content.ArgotArmy || s.Pieces[b].Party != content.Argot || info.Kind != content.Ground || info.Train:
		return noSwap
	}
	return nil
}

// swap is the answer that takes the Heckers in for a block.
type swap struct{}

func (swap) spelling(w *World) notation.Spelling { return spelt(Swap, "swap", w.words.block) }

func (swap) play(s *State, c rules.Choice) {
	in := s.Council.Swap
	s.Council.Swap = content.NoBlock
	s.dismiss(blockOf(c))
	s.enlistBlock(in, content.Argot)
	s.tell(rules.Event{Kind: rules.Note, Name: "swapped", Rule: "AR-ARM-10", Seat: Argot, Subject: s.BlockElement(in), From: s.BlockElement(blockOf(c))})
}

func (swap) refuse(s *State, c rules.Choice) *rules.Refusal { return s.cannotSwap(blockOf(c)) }

// cannotRecruit is why a block of an ally cannot be chosen; nil: it can (AR-ARM-8, AR-ARM-9).
func (s *State) cannotRecruit(b content.Block) *rules.Refusal {
	switch p := &s.Pieces[b]; {
	case !s.sits(councilChooses):
		return councilLater
	case s.Content.At(b).Army != s.allied() || p.Party != NoParty || p.Status != Unplaced:
		return noAlly
	}
	return nil
}

// recruit is the answer that chooses a block of an ally.
type recruit struct{}

func (recruit) spelling(w *World) notation.Spelling { return spelt(Recruit, "recruit", w.words.block) }

func (recruit) play(s *State, c rules.Choice) { s.recruit(blockOf(c)) }

func (recruit) refuse(s *State, c rules.Choice) *rules.Refusal { return s.cannotRecruit(blockOf(c)) }

// cannotAdjourn is why a stage of the council cannot be left; nil: it can. Allies have to be chosen.
func (s *State) cannotAdjourn() *rules.Refusal {
	if s.sits(councilBuys) || s.sits(councilSwaps) {
		return nil
	}
	return councilLater
}

// adjourn is the answer that buys no more, or does not swap.
type adjourn struct{}

func (adjourn) spelling(*World) notation.Spelling { return spelt(Adjourn, "adjourn") }

func (adjourn) play(s *State, _ rules.Choice) {
	f := s.Stack.Top()
	if f.Stage == councilBuys {
		f.Stage = councilSwaps
		s.tell(rules.Event{Kind: rules.Note, Name: "council_adjourned", Rule: "AR-ARM-11", Seat: Argot})
		return
	}
	s.Council.Swap = content.NoBlock
	s.tell(rules.Event{Kind: rules.Note, Name: "swap_declined", Rule: "AR-ARM-10", Seat: Argot})
}

func (adjourn) refuse(s *State, _ rules.Choice) *rules.Refusal { return s.cannotAdjourn() }
