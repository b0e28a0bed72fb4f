package siegestorm

import (
	"fmt"

	"portcullis/rules"
)

// The board elements:
//
//	card:17            a card of the match that the viewer can see
//	back:1             a card of side 1 that he cannot see (events only; never says which one)
//	slot:2/1           slot 1 (0 to 2) of war track 2
//	track:2            a war track as a whole, where a player chooses between his two
//	exit:2             the end of war track 2, where creatures wait for their order
//	front:0/1          the Frontline of side 1 on Battle Zone 0
//	middle:0           No Man's Land of Battle Zone 0
//	resources:1        piles and zones of side 1 (4 is the boss): resources, hand, supports,
//	                   casualties, heal, removed, vision, reserve:4
//	support:1/3        the Supporter at place 3 of side 1's Support Zone
//	seat:1             the player; seat:4 is the boss
//	boss:card, boss:menace, boss:life, boss:token
//	chain:0            a link of the chain, from the first
//	button:pass        what is said rather than pointed at
type elements struct {
	cardElement []rules.Element // by cardNo
	held        []rules.Element // so, of what lies in a hand: in accounts alone
	back        [maxSides]rules.Element
	slot        [maxTracks][trackSlots]rules.Element
	track       [maxTracks]rules.Element
	exit        [maxTracks]rules.Element
	front       [maxZones][maxSides]rules.Element
	middle      [maxZones]rules.Element
	seat        [maxSides]rules.Element
	piles       [placeCount][maxSides]rules.Element
	support     [maxSides][maxCards]rules.Element
	chain       [maxLinks]rules.Element
}

// Elements of the boss board and of choices that point at nothing.
const (
	bossCard   rules.Element = "boss:card"
	bossMenace rules.Element = "boss:menace"
	bossLife   rules.Element = "boss:life"
	bossToken  rules.Element = "boss:token"
)

func element(format string, args ...any) rules.Element {
	return rules.Element(fmt.Sprintf(format, args...))
}

func makeElements() elements {
	var e elements
	for c := range maxCards {
		e.cardElement = append(e.cardElement, element("card:%d", c))
		e.held = append(e.held, element("held:%d", c))
	}
	for t := range maxTracks {
		for i := range trackSlots {
			e.slot[t][i] = element("slot:%d/%d", t, i)
		}
		e.track[t] = element("track:%d", t)
		e.exit[t] = element("exit:%d", t)
	}
	for z := range maxZones {
		e.middle[z] = element("middle:%d", z)
		for d := range maxSides {
			e.front[z][d] = element("front:%d/%d", z, d)
		}
	}
	names := [placeCount]string{inResources: "resources", inHand: "hand", inSupport: "supports", inCasualties: "casualties",
		inHealPile: "heal", removed: "removed", inVision: "vision", inReserve: "reserve", outOfGame: "out"}
	for p, name := range names {
		for d := range maxSides {
			if name != "" {
				e.piles[p][d] = element("%s:%d", name, d)
			}
		}
	}
	for d := range maxSides {
		e.seat[d] = element("seat:%d", d)
		e.back[d] = element("back:%d", d)
		for i := range maxCards {
			e.support[d][i] = element("support:%d/%d", d, i)
		}
	}
	for i := range maxLinks {
		e.chain[i] = element("chain:%d", i)
	}
	return e
}

// whereIs is the element of the place where a card is.
func (s *State) whereIs(c cardNo) rules.Element {
	k := &s.cards[c]
	switch k.place {
	case onTrack:
		return s.game.slot[k.track][k.slot]
	case exiting, storming:
		return s.game.exit[k.track]
	case onFrontline:
		return s.game.front[k.slot][k.holder]
	case inNoMansLand:
		return s.game.middle[k.slot]
	case onChain:
		for i := range int(s.links) {
			if s.chain[i].card == c {
				return s.game.chain[i]
			}
		}
		return s.game.chain[s.links]
	}
	return s.game.piles[k.place][k.holder]
}
