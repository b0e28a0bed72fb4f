package kurth

import (
	"math"
	"slices"

	"portcullis/rules"
)

// Evaluate estimates the chance that the city holds. It reads nothing hidden: what the
// row of a turn that has just begun brought is left out, so that positions at the end of a
// turn compare by themselves and not by the cards that happened to follow.
//
// The estimate is a logistic regression over about twenty features of the position, fitted
// to the outcomes of matches that the planner played.
func (s *State) Evaluate(rules.Seat) float64 {
	switch s.result {
	case won:
		return 1
	case lostSpirit, lostOverrun:
		return 0
	}
	e := s.atTurnStart()
	sum := 0.0
	for i, x := range e.features() {
		sum += weights[i] * x
	}
	return 1 / (1 + math.Exp(-sum))
}

// standing is a position between two turns.
type standing struct {
	markers      [placeCount]int16
	token        uint8
	spirit, mana float64
	turnsLeft    float64 // this turn's included
	limit        int
	passage      float64
	protected    float64
}

// atTurnStart is the position as it was before the row was dealt, if this turn's move is
// still to come; else as it is.
func (s *State) atTurnStart() standing {
	e := standing{
		markers:   s.markers,
		token:     s.token,
		spirit:    float64(s.spirit),
		mana:      float64(s.mana),
		turnsLeft: float64(lastTurn + 1 - int(s.turn)),
		limit:     s.limit(),
		protected: float64((s.pending | s.protected).count()),
	}
	if s.passageUsable() {
		e.passage = 1
	}
	switch s.phase {
	case phaseDeal:
		e.mana = max(0, e.mana-float64(s.rowSum().mana))
	case phaseTie, phaseMove:
		e.mana = max(0, e.mana-float64(s.rowSum().mana))
		placed := placingCards
		if s.phase == phaseTie {
			placed = int(s.placing) - 1
		}
		for i := placed - 1; i >= 0; i-- {
			s.takeBack(&e.markers, int(s.row()[i]))
		}
	}
	return e
}

// takeBack removes what a card of the row brought. Of the two locations of an "or" card the one
// that had fewer markers before is taken to be the one that was used.
func (s *State) takeBack(markers *[placeCount]int16, card int) {
	places := s.game.cards[card].Places
	at := places[0]
	if len(places) == 2 && markers[at]-s.reinforcements > markers[places[1]] {
		at = places[1]
	}
	markers[at] = max(0, markers[at]-s.reinforcements)
}

// expectedArrivals is how many markers a location gets in a turn on average: twice the
// deck's 15 reinforcements over four turns and eight locations.
const expectedArrivals = 0.94

// criticals is how many locations around the one that would lose the game are looked at.
const criticals = 4

const featureCount = 10 + criticals*3 + 2 + 4 + 1 + 2 + 1

// force and loss are the Siege Force Table as the evaluation sees it.
var (
	forceOf = [...]float64{0, 1, 2, 2, 3, 3, 4, 5, 7, 7, 8}
	lossOf  = [...]float64{0, 2, 2, 3, 3, 3, 4, 5, 6, 6, 7}
)

func (e *standing) features() [featureCount]float64 {
	var f [featureCount]float64
	n := 0
	add := func(values ...float64) { n += copy(f[n:], values) }

	turns, spirit, mana := e.turnsLeft/12, e.spirit/12, e.mana/12
	low := min(spirit, 0.34)
	add(1, turns, spirit, spirit*spirit, spirit*turns, low, low*turns, mana, mana*mana, mana*turns)

	sorted := e.markers
	slices.SortFunc(sorted[:], func(a, b int16) int { return int(b - a) })
	for j := range criticals {
		fill := 0.0
		if at := e.limit - 1 + j; at < placeCount {
			fill = float64(sorted[at])
		}
		add(fill/8, fill*turns/8, max(0, e.turnsLeft*expectedArrivals+fill-8)/8)
		if j < 2 {
			over := 0.0
			if fill >= 8 {
				over = 1
			}
			add(over)
		}
	}

	// The three fights within the next walk, cheapest first.
	var fights [3]float64
	for k := range fights {
		x := min(e.markers[(int(e.token)+k+1)%placeCount], 10)
		fights[k] = forceOf[x] * lossOf[x] / 20
	}
	slices.Sort(fights[:])
	add(fights[0], fights[1], fights[2], fights[0]*(1-spirit), e.passage)

	total := 0.0
	for _, x := range e.markers {
		total += forceOf[min(x, 10)]
	}
	add(total/20, total/20*turns, e.protected)
	return f
}

// weights of the features.
var weights = [featureCount]float64{
	-0.134, -2.526, 1.379, 0.262, -0.332, 1.585, -0.008, 0.491, 0.219, 0.199,
	-0.521, -1.097, -1.374, 0.000, -1.010, -0.968, -0.752, 0.000, -1.095, -1.066,
	-0.701, -1.100, -0.716, -0.229, 0.309, -0.021, -0.084, -0.422, 0.084, 1.161,
	-1.276, 0.175,
}
