package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// regroupFrame lets the victor move blocks out of the place it won and into it (AR-REG-1).
type regroupFrame struct{}

func (regroupFrame) resume(s *State, f *Frame) {
	if s.regroupsIdly(f) {
		s.end()
		return
	}
	s.ask(AskRegroup, f.Seat)
	if s.regroupsVainly(f) {
		s.Asked = AskNothing
		s.tell(rules.Event{Kind: rules.Note, Name: "regrouping_spared", Rule: "AR-RUL-82", Seat: f.Seat, To: s.PlaceElement(f.Place)})
		s.end()
	}
}

// begunRegrouping is the stage of a phase in which a block has regrouped: whoever has begun is asked until he is done.
const begunRegrouping = 1

// regroupsIdly reports whether nothing can follow from how the victor of a battle regroups: it is the last turn, nobody fights or fires
// any more, and whether the objective is kept matters no more or is the same wherever the victor's blocks go (AR-RUL-80).
func (s *State) regroupsIdly(f *Frame) bool {
	if s.Options.AskLast || !s.LastTurn() || s.fightsOn(f.Seat) {
		return false
	}
	scenario := s.Scenario()
	if !scenario.FinalHoldWins && int(s.Keep)+1 < scenario.KeepTurns {
		return true
	}
	return !s.bordersObjective(f.Place) || f.Seat == Argot && !s.inObjective(content.Mineos)
}

// fightsOn reports whether a battle is still to be fought in this turn, or a block that is not a seat's can still fire.
func (s *State) fightsOn(seat rules.Seat) bool {
	for p := range s.Map.Here().All() {
		if s.BattleAt(p) {
			return true
		}
	}
	for b := range content.Block(content.BlockCount) {
		if SeatOf(s.Pieces[b].Party) != seat && s.silent(b) == nil {
			return true
		}
	}
	return false
}

// bordersObjective reports whether a location is of the objective or beside it.
func (s *State) bordersObjective(p atlas.Place) bool {
	objective := s.Scenario().Objective
	for _, n := range s.Map.Around(p) {
		if objective.Has(n.Place) {
			return true
		}
	}
	return objective.Has(p)
}

// inObjective reports whether a ground block of a party that is no train stands in the objective.
func (s *State) inObjective(party Party) bool {
	for p := range s.Scenario().Objective.All() {
		for b := range s.In(p) {
			if s.Pieces[b].Party == party && s.Kind(b) == content.Ground && !s.Train(b) {
				return true
			}
		}
	}
	return false
}

// Why a block cannot regroup.
var (
	notVictors     = because("AR-REG-1", "Only blocks of the victor regroup.")
	doneRegrouping = because("AR-REG-2", "A block regroups once in a phase.")
	unresolved     = because("AR-REG-2", "A battle is still to be fought where it stands.")
	notBeside      = because("AR-REG-1", "Regrouping leads out of the location that was won, or into it from beside.")
	walledOff      = because("AR-GRD-9", "No gate or bridge on this hexside.")
	sanctuary      = because("AR-MAP-5", "The Sanctuary is entered by its tunnel only.")
	impassable     = because("AR-REG-1", "No block of its kind goes there.")
	enemyInWay     = because("AR-REG-1", "An enemy block is there.")
	breaksPeace    = because("AR-REG-2", "It could fight an enemy block there.")
	noLanding      = because("AR-AIR-6", "Aerial blocks do not stop there.")
)

// bides is why a block cannot regroup to a location beside its own after the battle in won, or nil.
func (s *State) bides(b content.Block, to, won atlas.Place) *rules.Refusal {
	p := &s.Pieces[b]
	if why := s.unready(b); why != nil {
		return why
	}
	_, ok := s.way(b, to)
	switch {
	case (p.At == won) == (to == won) || !s.beside(p.At, to):
		return notBeside
	case !ok && s.Map.At(to).Terrain == atlas.SanctuaryHex:
		return sanctuary
	case !ok && s.Kind(b) == content.Ground:
		return walledOff
	case !ok:
		return impassable
	case to != won && s.EnemyAt(to, p.Party):
		return enemyInWay
	case s.couldFight(b, to):
		return breaksPeace
	case s.Kind(b) == content.Air && s.Map.Is(to, atlas.Unlanding):
		return noLanding
	case !s.fits(b, to):
		return s.crowded
	}
	return nil
}

// beside reports whether two locations adjoin.
func (s *State) beside(a, b atlas.Place) bool {
	for _, n := range s.Map.Around(a) {
		if n.Place == b {
			return true
		}
	}
	return false
}

// unready is why a block cannot regroup, wherever to, or nil: it is not the victor's, has regrouped or was
// captured, or stands in a battle that is still to be fought (AR-RUL-46, AR-REG-2, AR-TRN-7).
func (s *State) unready(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	switch {
	case p.Status != OnMap || SeatOf(p.Party) != s.Stack.Top().Seat:
		return notVictors
	case p.Has(Regrouped):
		return doneRegrouping
	case s.BattleAt(p.At):
		return unresolved
	}
	return nil
}

// couldFight reports whether a block could target, or be targeted by, an enemy block in a place.
func (s *State) couldFight(b content.Block, p atlas.Place) bool {
	for e := s.First(p); e != content.NoBlock; e = s.Next(e) {
		if s.Hostile(s.Pieces[b].Party, s.Pieces[e].Party) && (s.CanTarget(b, e) || s.CanTarget(e, b)) {
			return true
		}
	}
	return false
}

// regroup moves a block, its cargo with it (AR-REG-1). Nothing follows from it: where it goes nobody fights,
// and a train that it leaves has no enemy ground block beside it.
func (s *State) regroup(b content.Block, to atlas.Place) {
	p := &s.Pieces[b]
	from := p.At
	s.shift(b, to)
	p.Entry = atlas.NoSide
	p.Flags |= Regrouped
	s.Stack.Top().Stage = begunRegrouping
	s.tellMove(b, "regrouped", "AR-REG-1", s.PlaceElement(from), s.PlaceElement(to), 1)
}
