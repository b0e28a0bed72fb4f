package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// NowView is what is under way.
type NowView struct {
	Asked int            // hero who is asked; -1: the whole table, or nobody
	Step  Step           // of the round
	Field int            // whose turn it is in the step; -1
	Done  int            // fields that are done in the Attack or March step, those before Field; -1: its first one is not settled
	Zone  int            // 1 to 3; 0: none
	Unit  cards.UnitKind // whose Hits are split
	Hits  int            // still to be split among heroes
	// Against is the Zone at which the dice were thrown that Divine Grace can change; empty: at none.
	Against rules.Element
	Roll    RollView
	// Thrown are the dice thrown last as they lie, whether they can still be changed or not.
	Thrown RollView
	Card   int // design of the card that is dealt with, -1
	Asks   int // design of the card whose text is carried out and asks, -1
	With   int // hero of an exchange besides Asked, -1
	// Deal is an exchange under way: the side of Asked and that of With.
	Deal [2]DealView
	// Tokens are the ability tokens drawn, indexes of Set.Abilities; -1: none.
	Tokens [2]int
}

// DealView is one side of an exchange under way. Cards are indexes of Set.Cards.
type DealView struct {
	Stays, Goes []int // the hero's cards that are not promised to the other one, and those that are
	After       []int // the card on each slot of the hero if the exchange were done now, -1: none
	Loose       []int // those that would find no slot
}

// Step is a step of a round.
type Step uint8

// The steps in their order.
const (
	Opening    Step = iota // Event, Messenger, resurrection
	Spawning               // Summoning rolls
	Heroes                 // turns of the heroes
	AmbushNow              // enemies fall upon a Messenger in their Zone
	TacticsNow             // Tactics cards work
	AttackNow              // enemies attack
	MarchNow               // enemies march
	SeasonEnd
)

// RollView is a roll.
type RollView struct {
	Die   cards.Die // NoDie: there is none
	Faces []int     // values; -1: stuck
	Need  int       // target number of hits and tests; 0: none
	Hits  bool      // each die of Need or more is a hit
	// While Divine Grace can change it: the card, ability or building that it is thrown for, and what comes of it as it lies. Empty: an attack,
	// a shot, or nothing in words.
	For, Kept rules.Text
	Passed    rules.Text // what comes of a test if Divine Grace has it passed; empty: it is passed as it lies, or is no test
}

// steps are the steps that frames belong to.
var steps = map[frameKind]Step{spawnFrame: Spawning, seasonFrame: SeasonEnd, turnFrame: Heroes, tacticsFrame: TacticsNow, assaultFrame: AttackNow, marchFrame: MarchNow}

// stepsOf are the steps of a round in which a round stands that goes on with a stage.
var stepsOf = [...]Step{toMessenger: Opening, toSpawning: Opening, toHeroes: Heroes, toTactics: TacticsNow, toAssault: TacticsNow, toMarch: AttackNow,
	toSeason: MarchNow, toEnd: SeasonEnd, toResurrection: SeasonEnd, toEvents: Opening}

func (s *State) stepAt(stage uint8) Step {
	if step := stepsOf[stage]; step != SeasonEnd || s.seasonEnds() {
		return step
	}
	return MarchNow
}

func (s *State) viewNow() NowView {
	v := NowView{Asked: int(s.ask.hero), Thrown: s.viewRoll(), Field: -1, Card: -1, Asks: -1, With: -1, Tokens: [2]int{-1, -1}}
	for i := range s.stack.Len() {
		f := &s.stack.Frames[i]
		if f.kind == roundFrame {
			v.Step = s.stepAt(f.stage)
			if f.stage == toAssault && s.stack.Depth == 1 { // the Tactics cards are not dealt with yet (BS-MSG-10)
				v.Step = AmbushNow
			}
		}
		if step, ok := steps[f.kind]; ok {
			v.Step = step
			v.Field, v.Zone = int(f.field), int(f.zone)+1
		}
		if f.kind == assaultFrame || f.kind == marchFrame {
			v.Done = int(f.n)
			if s.ask.kind == askNext {
				v.Field, v.Zone, v.Done = -1, 0, -1
			}
		}
		switch {
		case f.kind == hitsFrame:
			v.Field, v.Zone, v.Unit, v.Hits = int(f.field), int(f.zone)+1, cards.UnitKind(f.index), int(f.n)
		case f.kind == obtainFrame && f.card != noCard:
			v.Card, v.Asks = int(s.game.design[f.card]), -1
		case f.kind == textFrame && (f.from == fromCard || f.from == fromTactic):
			v.Asks = int(s.game.design[f.card])
		case f.kind == trainFrame && f.stage >= trainPicks:
			v.Tokens = [2]int{int(f.n), int(f.m)}
		case f.kind == graceFrame:
			v.Roll, v.Against = s.viewRoll(), s.against()
			v.Roll.For, v.Roll.Kept = s.cause(), s.kept()
			if r := &s.dice; r.goal == forTest && r.face[0] < r.need {
				v.Roll.Passed = s.tested(true)
			}
		case f.kind == exchangeFrame:
			v.Asked, v.With = int(f.hero), int(f.n)
			v.Deal = [2]DealView{s.viewDeal(f.hero, f.bits, heroNo(f.n), f.more), s.viewDeal(heroNo(f.n), f.more, f.hero, f.bits)}
		}
	}
	return v
}

// against is the Zone that the roll is thrown at which lies below Divine Grace; empty: at none.
func (s *State) against() rules.Element {
	switch f := s.below(); f.kind {
	case attackFrame:
		return s.elZone(f.field, f.zone)
	case volleyFrame:
		return s.elTarget(f.field, lowest(cards.Zones(f.bits)))
	case catapultFrame:
		return s.elZone(s.facing, s.shotZone())
	}
	return ""
}

// viewDeal is the side of a hero who gives the marked cards and gets those that the other hero gives.
func (s *State) viewDeal(h heroNo, gives uint16, other heroNo, gets uint16) DealView {
	var v DealView
	l := emptyLayout()
	deal := func(owner heroNo, marked uint16, told func(design int, goes bool), keeps bool) {
		o := &s.heroes[owner]
		for i, c := range o.cards[:o.ncard] {
			goes := marked&(1<<i) != 0
			told(int(s.game.design[c]), goes)
			if goes != keeps && !s.seat(h, &l, c) {
				v.Loose = append(v.Loose, int(s.game.design[c]))
			}
		}
	}
	deal(h, gives, func(design int, goes bool) {
		if goes {
			v.Goes = append(v.Goes, design)
		} else {
			v.Stays = append(v.Stays, design)
		}
	}, true)
	deal(other, gets, func(int, bool) {}, false)
	for i := range s.sheet(h).Slots {
		on := -1
		if l[i] != noCard {
			on = int(s.game.design[l[i]])
		}
		v.After = append(v.After, on)
	}
	return v
}

func (s *State) viewRoll() RollView {
	r := &s.dice
	v := RollView{Die: r.die, Need: int(r.need), Hits: r.goal == forHits}
	for _, face := range r.face[:r.n] {
		v.Faces = append(v.Faces, int(face))
	}
	return v
}
