package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// askAction asks the player of a role which of its blocks of the letter acts next, and how (AR-CMB-7,
// AR-RUL-41). Of third-party friends it chooses the order only (AR-TPY-9).
type askAction struct{}

func (askAction) name() string { return "action" }

func (askAction) list(s *State) {
	for b := s.First(s.Battle.Place); b != content.NoBlock; b = s.Next(b) {
		switch {
		case !s.Acts(b):
		case Third(s.Pieces[b].Party):
			s.choices = append(s.choices, s.procedure(b))
		default:
			s.listActions(b)
		}
	}
}

func (s *State) listActions(b content.Block) {
	if s.barAttack(b) == nil {
		s.offer(Attack, int(b))
	}
	if s.barStorm(b) == nil {
		s.offer(Storm, int(b))
	}
	for _, aim := range [...]Aim{AtBlocks, AtGate} {
		if s.barBerserk(b, aim) == nil {
			s.offer(Berserk, int(b), int(aim))
		}
	}
	s.listRetreats(b)
	s.offer(Hold, int(b))
}

// procedure is what a third-party block does in its turn: it attacks, a Besieger the fortification if one
// is intact, a Berserker with all its might at 3 steps or more, and holds if it has no target (AR-TPY-8).
func (s *State) procedure(b content.Block) rules.Choice {
	aim, bar := AtBlocks, s.barAttack(b)
	if s.barStorm(b) == nil {
		aim, bar = AtGate, nil
	}
	c := rules.Choice{Verb: Attack, Args: [4]int16{int16(b)}}
	switch {
	case bar != nil:
		c.Verb = Hold
	case s.Pieces[b].Strength >= 3 && s.barBerserk(b, aim) == nil:
		c.Verb, c.Args[1] = Berserk, int16(aim)
	case aim == AtGate:
		c.Verb = Storm
	}
	return c
}

var (
	ownWay        = because("AR-TPY-8", "A third party does what it always does; only when is yours to choose.")
	notItsTurn    = because("AR-CMB-3", "It is not the turn of this block.")
	noTarget      = because("AR-CMB-9", "It can hit nothing here.")
	noChosenBlock = because("AR-HIT-2", "Hits are allotted by the side that suffers them.")
	onlyAttackers = because("AR-FRT-7", "Only attackers attack the fortification.")
	notBerserker  = because("AR-ABI-4", "Only a Berserker goes berserk.")
	lastStep      = because("AR-ABI-4", "A block with 1 step cannot go berserk.")
)

// barTurn is why a block cannot act now, for the seat that is asked.
func (s *State) barTurn(b content.Block) *rules.Refusal {
	switch {
	case s.Battle.Round > 0 && s.foreign(b):
		return noChosenBlock
	case !s.Acts(b):
		return notItsTurn
	}
	return nil
}

// foreign reports whether a block fights against the seat that is asked.
func (s *State) foreign(b content.Block) bool {
	p := &s.Pieces[b]
	return p.Status == OnMap && p.At == s.Battle.Place && s.Hostile(p.Party, PartyOf(s.Asker))
}

// barAttack is why a block cannot roll at the blocks of the enemy (AR-CMB-9, AR-RUL-55).
func (s *State) barAttack(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	for e := s.First(p.At); e != content.NoBlock; e = s.Next(e) {
		if s.Hostile(p.Party, s.Pieces[e].Party) && s.CanTarget(b, e) {
			return nil
		}
	}
	return noTarget
}

// barStorm is why a block cannot roll at the fortification of its battle (AR-FRT-2, AR-FRT-5, AR-FRT-7).
func (s *State) barStorm(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	switch {
	case !s.Has(b, content.Besieger):
		return notBesieger
	case !s.Fortified(p.At):
		return noFortification
	case s.RoleOf(p.At, p.Party) != Attacker:
		return onlyAttackers
	}
	return nil
}

// barBerserk is why a block cannot double its dice for a step (AR-ABI-4).
func (s *State) barBerserk(b content.Block, aim Aim) *rules.Refusal {
	switch {
	case !s.Has(b, content.Berserker):
		return notBerserker
	case s.Pieces[b].Strength < 2:
		return lastStep
	case aim == AtGate:
		return s.barStorm(b)
	}
	return s.barAttack(b)
}

// act lets a block roll in its turn.
func (s *State) act(b content.Block, aim Aim, berserk bool) {
	s.Battle.Acted.Add(b)
	s.Roll = Roll{By: b, Aim: aim, Berserk: berserk}
	p := s.Battle.Place
	s.begin(Frame{Kind: FrameAction, Block: b, Place: p, Party: s.foeOf(p, s.Pieces[b].Party)})
}

// attack is the answer that rolls at the blocks of the enemy (AR-CMB-7).
type attack struct{}

func (attack) spelling(w *World) notation.Spelling { return spelt(Attack, "attack", w.words.block) }

func (attack) play(s *State, c rules.Choice) { s.act(blockOf(c), AtBlocks, false) }

func (attack) refuse(s *State, c rules.Choice) *rules.Refusal {
	if bar := s.barTurn(blockOf(c)); bar != nil {
		return bar
	}
	if bar := s.barAttack(blockOf(c)); bar != nil {
		return bar
	}
	return s.barProcedure(blockOf(c))
}

// storm is the answer that rolls at the fortification (AR-FRT-7).
type storm struct{}

func (storm) spelling(w *World) notation.Spelling { return spelt(Storm, "storm", w.words.block) }

func (storm) play(s *State, c rules.Choice) { s.act(blockOf(c), AtGate, false) }

func (storm) refuse(s *State, c rules.Choice) *rules.Refusal {
	if bar := s.barTurn(blockOf(c)); bar != nil {
		return bar
	}
	if bar := s.barStorm(blockOf(c)); bar != nil {
		return bar
	}
	return s.barProcedure(blockOf(c))
}

// berserk is the answer that rolls twice the dice for a step (AR-ABI-4).
type berserk struct{}

func (berserk) spelling(w *World) notation.Spelling {
	aims := notation.Names{Kind: "aim", IDs: []string{AtBlocks: "blocks", AtGate: "gate"}}
	return spelt(Berserk, "berserk", w.words.block, notation.Maybe{Part: aims, None: int16(AtBlocks)})
}

func (berserk) play(s *State, c rules.Choice) { s.act(blockOf(c), Aim(c.Args[1]), true) }

func (berserk) refuse(s *State, c rules.Choice) *rules.Refusal {
	if bar := s.barTurn(blockOf(c)); bar != nil {
		return bar
	}
	if bar := s.barBerserk(blockOf(c), Aim(c.Args[1])); bar != nil {
		return bar
	}
	return s.barProcedure(blockOf(c))
}

// hold is the answer that lets a block do nothing (AR-CMB-7, AR-RUL-41).
type hold struct{}

func (hold) spelling(w *World) notation.Spelling { return spelt(Hold, "hold", w.words.block) }

func (hold) play(s *State, c rules.Choice) {
	b := blockOf(c)
	s.Battle.Acted.Add(b)
	s.tell(rules.Event{Kind: rules.Note, Name: "held", Rule: "AR-CMB-7", Seat: SeatOf(s.Pieces[b].Party), Subject: s.BlockElement(b)})
}

func (hold) refuse(s *State, c rules.Choice) *rules.Refusal {
	b := blockOf(c)
	if bar := s.barTurn(b); bar != nil {
		return bar
	}
	return s.barProcedure(b)
}

// barProcedure is why a third-party block, which can do something, does not do what it is asked for, or nil.
func (s *State) barProcedure(b content.Block) *rules.Refusal {
	if s.Asked == AskAction && Third(s.Pieces[b].Party) {
		return ownWay
	}
	return nil
}

// retreat is the answer that retreats a block: in its turn, before a hit, in terror, or after the last
// round (AR-RET-1, AR-ABI-6, AR-ABI-8, AR-RET-8).
type retreat struct{}

func (retreat) spelling(w *World) notation.Spelling {
	return spelt(Retreat, "retreat", w.words.block, w.words.place)
}

func (retreat) play(s *State, c rules.Choice) { s.fallBack(blockOf(c), placeOf(c), s.retreatRule()) }

func (retreat) refuse(s *State, c rules.Choice) *rules.Refusal {
	b, to := blockOf(c), placeOf(c)
	if bar := s.barLeaving(b); bar != nil {
		return bar
	}
	if bar := s.barProcedure(b); bar != nil {
		return bar
	}
	for n, bar := range s.Retreats(b) {
		if n.Place == to && bar != NoBar {
			return s.RetreatRefusal(b, n, bar)
		}
	}
	return because("AR-RET-4", "A retreat goes one location.")
}

// barLeaving is why a block cannot retreat now, wherever to.
func (s *State) barLeaving(b content.Block) *rules.Refusal {
	top := s.Stack.Top()
	switch s.Asked {
	case AskAction:
		return s.barTurn(b)
	case AskDodge, AskRout:
		if b != top.Block {
			return notItsTurn
		}
		return nil
	case AskWithdrawal:
		if !s.leaving(b, top.Role) {
			return because("AR-RET-8", "This block need not retreat.")
		}
		return nil
	}
	return because("AR-RET-1", "Blocks retreat only in battle.")
}

// RetreatRefusal says why a block cannot retreat to a neighbour.
func (s *State) RetreatRefusal(b content.Block, n atlas.Neighbour, bar Bar) *rules.Refusal {
	switch bar {
	case NoWay:
		return because("AR-RET-7", "It cannot go there.")
	case NotItsWay:
		return because("AR-RET-2", "An attacker retreats over the hexside by which it came.")
	case CameAshore:
		return because("AR-SEA-8", "A block that came ashore retreats aboard a ship.")
	case EnemyWay:
		return because("AR-RET-3", "An enemy block entered over this hexside this turn.")
	case EnemyHolds:
		return because("AR-RET-4", "An enemy block is there.")
	case NoLanding:
		return noLanding
	case NoRoom:
		return s.crowded
	}
	return because("AR-STK-3", "Only %d may cross here in this round.", s.limit(n.Side))
}

// reembark is the answer that retreats a block aboard a ship (AR-SEA-8).
type reembark struct{}

func (reembark) spelling(w *World) notation.Spelling {
	return spelt(Reembark, "reembark", w.words.block, w.words.block)
}

func (reembark) play(s *State, c rules.Choice) {
	s.reembark(blockOf(c), content.Block(c.Args[1]), s.retreatRule())
}

func (reembark) refuse(s *State, c rules.Choice) *rules.Refusal {
	if bar := s.barLeaving(blockOf(c)); bar != nil {
		return bar
	}
	return because("AR-SEA-8", "Only a block that came ashore goes back aboard, to a ship with room.")
}
