package engine

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// The elements that there is one of. All others are made of an id: "place:0905", "gate:north_gate",
// "block:mi07", "hero:tam", "mission:parley_zulon", "card:hearts_7", and "back:m12" for a block whose
// face a seat cannot see.
const (
	DeckElement  rules.Element = "deck:initiative"
	CardElement  rules.Element = "card:turn"
	PoolElement  rules.Element = "pool:argot"
	PurseElement rules.Element = "purse:mineos"
	KeepElement  rules.Element = "track:keep"
)

var phaseElements = [...]rules.Element{
	BeforeSiege: "phase:campaign", WarCouncil: "phase:council", SettingUp: "phase:setup", Initiative: "phase:initiative",
	MovementPhase: "phase:movement", CombatPhase: "phase:combat", RallyPhase: "phase:rally",
}

// elements are the elements of all that has an id, made once.
type elements struct {
	places   [atlas.MaxPlaces]rules.Element
	sides    [MaxSides]rules.Element
	gates    [atlas.MaxGates]rules.Element
	blocks   [content.BlockCount]rules.Element
	cards    [content.CardCount]rules.Element
	heroes   [content.HeroCount]rules.Element
	missions [content.MissionCount]rules.Element
}

func newElements(c *content.Content, m *atlas.Atlas) *elements {
	e := new(elements)
	for p := range m.Len() {
		e.places[p] = rules.Element("place:" + m.At(atlas.Place(p)).ID)
	}
	for s := range m.Sides() {
		e.sides[s] = rules.Element("side:" + m.SideID(atlas.Side(s)))
	}
	for i, g := range m.Gates() {
		e.gates[i] = rules.Element("gate:" + g.ID)
	}
	for i := range c.Blocks {
		e.blocks[i] = rules.Element("block:" + c.Blocks[i].ID)
	}
	for i := range c.Cards {
		e.cards[i] = rules.Element("card:" + c.Cards[i].ID)
	}
	for i := range c.Heroes {
		e.heroes[i] = rules.Element("hero:" + c.Heroes[i].ID)
	}
	for i := range c.Missions {
		e.missions[i] = rules.Element("mission:" + c.Missions[i].ID)
	}
	return e
}

// PlaceElement is a location on the board.
func (w *World) PlaceElement(p atlas.Place) rules.Element { return w.elements.places[p] }

// SideElement is a hexside on the board.
func (w *World) SideElement(side atlas.Side) rules.Element { return w.elements.sides[side] }

// GateElement is a fortification on the board.
func (w *World) GateElement(g atlas.GateIndex) rules.Element { return w.elements.gates[g] }

// BlockElement is a block whose face is seen.
func (w *World) BlockElement(b content.Block) rules.Element { return w.elements.blocks[b] }

// HeroElement is a hero.
func (w *World) HeroElement(hero int) rules.Element { return w.elements.heroes[hero] }

// MissionElement is a mission.
func (w *World) MissionElement(mission int) rules.Element { return w.elements.missions[mission] }

// WayElement is a way through the scene that is played, 0 or 1.
func WayElement(way int) rules.Element { return [...]rules.Element{"way:a", "way:b"}[way] }

// BoostElement is an amount of resources for a roll.
func BoostElement(n int) rules.Element { return rules.Element("boost:" + strconv.Itoa(n)) }

// PartyElement is a party that is named as a target.
func PartyElement(p Party) rules.Element { return rules.Element("party:" + p.ID()) }

// Behind is the block behind a back that stands on the map, NoBlock if there is none.
func (s *State) Behind(e rules.Element) content.Block {
	for i := range s.Pieces {
		if p := &s.Pieces[i]; p.Status == OnMap && !Third(p.Party) && BackElement(SeatOf(p.Party), p.Handle) == e {
			return content.Block(i)
		}
	}
	return content.NoBlock
}

// BackElement is a block of a seat whose face is not seen, by its handle.
func BackElement(owner rules.Seat, handle uint16) rules.Element {
	letter := "a"
	if owner == Mineos {
		letter = "m"
	}
	return rules.Element("back:" + letter + strconv.Itoa(int(handle)))
}

// tell says what has just happened: the state is already what the event has made of it.
func (s *State) tell(e rules.Event) {
	s.events = append(s.events, e)
	if s.watch != nil {
		s.watch(e)
	}
}

// tellMove says that a block went from somewhere to a place or aboard, by its handle (M). N is 0 where it is
// placed or passes through.
func (s *State) tellMove(b content.Block, name, rule string, from, to rules.Element, n int16) {
	p := &s.Pieces[b]
	s.tell(rules.Event{
		Kind: rules.PieceMoved, Name: name, Rule: rule, Seat: SeatOf(p.Party),
		Subject: s.BlockElement(b), From: from, To: to, N: n, M: int16(p.Handle),
	})
}

// tellSteps says that a block where it is has n steps more or fewer (N), and how many are left (M).
func (s *State) tellSteps(b content.Block, name, rule string, n int16) {
	p := &s.Pieces[b]
	s.tell(rules.Event{
		Kind: rules.TrackChanged, Name: name, Rule: rule, Seat: SeatOf(p.Party),
		Subject: s.BlockElement(b), To: s.PlaceElement(p.At), N: n, M: int16(p.Strength),
	})
}

// The buttons: what is clicked for choices that lie on no piece.
const (
	LevyButton         rules.Element = "button:levy"
	WithdrawButton     rules.Element = "button:withdraw"
	AdjournButton      rules.Element = "button:adjourn"
	KeepPowerButton    rules.Element = "button:keep_power"
	EndMovementButton  rules.Element = "button:end_movement"
	EndGroupButton     rules.Element = "button:end_group"
	CeaseFireButton    rules.Element = "button:cease_fire"
	AttackButton       rules.Element = "button:attack"
	StormButton        rules.Element = "button:storm"
	BerserkButton      rules.Element = "button:berserk"
	BerserkStormButton rules.Element = "button:berserk_storm"
	HoldButton         rules.Element = "button:hold"
	StandButton        rules.Element = "button:stand"
	EndRegroupButton   rules.Element = "button:end_regroup"
	EndRestoringButton rules.Element = "button:end_restoring"
)
