package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Battle is the battle that is under way, or the last one of the phase (AR-CMB-3 to AR-CMB-12).
type Battle struct {
	Place  atlas.Place
	Round  uint8 // 1 to 3; 0: none is under way
	Letter content.Letter
	Role   Role // whose blocks of the letter act
	Acted  content.Blocks
	// Met are the blocks that were engaged at some time in this battle (AR-REG-3).
	Met content.Blocks
	// Frightened are the Intimidating blocks that have used their terror (AR-ABI-6).
	Frightened content.Blocks
	// Crossed is how many ground blocks of each party have retreated in each direction in this round
	// (AR-STK-3).
	Crossed [content.PartyCount][8]uint8
}

// The stages of a battle.
const (
	battleBegins uint8 = iota
	battleTurns
	battleEnds
)

// battleFrame is a battle: all is revealed, then blocks take turns for three rounds at most, then the
// weaker side leaves and the victor regroups (AR-CMB-3 to AR-CMB-12).
type battleFrame struct{}

func (battleFrame) resume(s *State, f *Frame) {
	if f.Stage == battleBegins {
		f.Stage = battleTurns
		s.beginBattle(f.Place)
		return
	}
	s.meet(f.Place)
	if f.Stage == battleTurns && s.BattleAt(f.Place) {
		s.goOn(f)
		return
	}
	place := f.Place
	s.end()
	s.endBattle(place)
}

// beginBattle reveals everybody and begins the first round.
func (s *State) beginBattle(p atlas.Place) {
	s.Battle = Battle{Place: p}
	s.tell(rules.Event{Kind: rules.Note, Name: "battle_began", Rule: "AR-CMB-12", Seat: SeatOf(s.meetings[p].By), To: s.PlaceElement(p), Reveals: true})
	s.revealAll(p)
	s.beginRound()
}

func (s *State) beginRound() {
	bt := &s.Battle
	*bt = Battle{Place: bt.Place, Round: bt.Round + 1, Met: bt.Met, Frightened: bt.Frightened}
	s.tell(rules.Event{Kind: rules.Note, Name: "round_began", Rule: "AR-CMB-4", Seat: rules.NoSeat, To: s.PlaceElement(bt.Place), N: int16(bt.Round)})
}

// meet notes who is engaged now: engagement is read again after every loss, retreat and capture
// (AR-CMB-11, AR-REG-3).
func (s *State) meet(p atlas.Place) {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Engaged(b) {
			s.Battle.Met.Add(b)
			s.Pieces[b].Flags |= Fought
		}
	}
}

// goOn lets the next block act, or ends the round: the last one makes the weaker side withdraw
// (AR-CMB-4 to AR-CMB-6).
func (s *State) goOn(f *Frame) {
	b := s.nextToAct()
	switch {
	case b == content.NoBlock && int(s.Battle.Round) < s.Content.Rules.CombatRounds:
		s.beginRound()
	case b == content.NoBlock:
		f.Stage = battleEnds
		s.begin(Frame{Kind: FrameWithdrawal, Place: f.Place, Role: s.weaker(f.Place), Seat: rules.NoSeat})
	default:
		if seat := s.commander(f.Place, s.Pieces[b].Party); seat != rules.NoSeat {
			s.ask(AskAction, seat)
			return
		}
		s.play(s.procedure(b))
	}
}

// nextToAct goes on to the letter and role whose turn it is and returns the first of their blocks that
// has still to act, NoBlock when the round is over (AR-CMB-3).
func (s *State) nextToAct() content.Block {
	bt := &s.Battle
	for {
		for b := s.First(bt.Place); b != content.NoBlock; b = s.Next(b) {
			if s.Acts(b) {
				return b
			}
		}
		switch {
		case bt.Role == Defender:
			bt.Role = Attacker
		case bt.Letter+1 < content.Letters:
			bt.Letter, bt.Role = bt.Letter+1, Defender
		default:
			return content.NoBlock
		}
	}
}

// Acts reports whether it is the turn of a block: it is of the letter and role that act, engaged, and has
// not acted in this round (AR-CMB-3, AR-CMB-7, AR-CMB-10).
func (s *State) Acts(b content.Block) bool {
	bt := &s.Battle
	return s.toAct(b) && s.Face(b).Letter == bt.Letter && s.RoleOf(bt.Place, s.Pieces[b].Party) == bt.Role
}

// toAct reports whether a block has still to act in this round.
func (s *State) toAct(b content.Block) bool {
	p := &s.Pieces[b]
	return s.Battle.Round > 0 && p.Status == OnMap && p.At == s.Battle.Place && !s.Battle.Acted.Has(b) && s.Engaged(b)
}

// Order appends to list the blocks that have still to act in this round of the battle, in the order in
// which they do: by letter, the defender's first (AR-CMB-3). Those of one letter and role, whose player
// chooses among them, stand in the order of their numbers.
func (s *State) Order(list []content.Block) []content.Block {
	bt := s.Battle
	for letter := bt.Letter; letter < content.Letters; letter++ {
		for role := Defender; role <= Attacker; role++ {
			if letter == bt.Letter && role < bt.Role {
				continue
			}
			for b := s.First(bt.Place); b != content.NoBlock; b = s.Next(b) {
				if s.toAct(b) && s.Face(b).Letter == letter && s.RoleOf(bt.Place, s.Pieces[b].Party) == role {
					list = append(list, b)
				}
			}
		}
	}
	return list
}

// EngagedIn is how many engaged blocks of a role are in a place (AR-CMB-6, AR-CMB-10).
func (s *State) EngagedIn(p atlas.Place, role Role) (n int) {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.RoleOf(p, s.Pieces[b].Party) == role && s.Engaged(b) {
			n++
		}
	}
	return n
}

// weaker is the role that must leave after the last round: the one with fewer engaged blocks, the
// attacker on a tie (AR-CMB-6).
func (s *State) weaker(p atlas.Place) Role {
	if s.EngagedIn(p, Defender) < s.EngagedIn(p, Attacker) {
		return Defender
	}
	return Attacker
}

// endBattle lets the survivors stand up again and the victor regroup (AR-CMB-12, AR-REG-1). The event's N
// is the role that won, -1 for nobody, and M the rounds that were fought.
func (s *State) endBattle(p atlas.Place) {
	s.witnessAll(p)
	rounds, role, party := s.Battle.Round, int16(-1), s.victor(p)
	seat := rules.NoSeat
	if party != NoParty {
		role, seat = int16(s.RoleOf(p, party)), s.regrouper(party)
	}
	s.Battle = Battle{}
	s.tell(rules.Event{Kind: rules.Note, Name: "battle_ended", Rule: "AR-REG-3", Seat: seat, To: s.PlaceElement(p), N: role, M: int16(rounds)})
	if seat != rules.NoSeat {
		s.begin(Frame{Kind: FrameRegroup, Place: p, Seat: seat, Party: PartyOf(seat)})
	}
}

// victor is a party of the role that still has in the place a block that was engaged in this battle, when
// the other role has none; NoParty if both or neither have (AR-REG-3).
func (s *State) victor(p atlas.Place) Party {
	won := NoParty
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		switch party := s.Pieces[b].Party; {
		case !s.Battle.Met.Has(b):
		case won == NoParty:
			won = party
		case s.Hostile(won, party):
			return NoParty
		}
	}
	return won
}

// regrouper is the seat that regroups for the victor: it fielded a block in this battle, even if only
// friends of it survived (AR-RUL-66). Third parties do not regroup (AR-TPY-10).
func (s *State) regrouper(victor Party) rules.Seat {
	camp := s.Camp(victor)
	if Third(camp) {
		return rules.NoSeat
	}
	for b := range s.Battle.Met.All() {
		if s.Pieces[b].Party == camp {
			return SeatOf(camp)
		}
	}
	return rules.NoSeat
}
