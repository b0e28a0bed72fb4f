package siegestorm

import "portcullis/rules/siegestorm/cards"

// cardNo numbers the cards of a match: 34 of seat 0, 34 of seat 1 and so on, each deck in
// the order of its list, then the 24 basic and the 24 advanced cards of the boss. Which
// design a number has is open; where the card is may be hidden.
type cardNo = uint8

const (
	noCard   cardNo = 255
	maxCards        = cards.DeckSize * maxSeats
	bossDeck        = 24 // cards of a printed boss deck
)

// card is one card of the match.
type card struct {
	design cards.ID
	owner  side // whose deck it started in
	holder side // who controls it: the side whose pile, hand, track or zone it is in
	place  place
	// track is the war track of a creature: the one it stands on, or for one on the Battle
	// Zone the one from which its holder reaches that zone; on a chain link, the track in
	// which the action was played.
	track uint8
	slot  uint8 // 0 (Deployment Zone) to 2 (top) on a track; the zone's number on a Battle Zone
	// Tokens, on boss cards on the Battlefield only.
	gang, spirit uint8
	att, def     int8 // until the end of turn
	committed    bool // of a Supporter
}

// place says where a card is.
type place uint8

const (
	outOfGame    place = iota // never dealt, or of an eliminated player
	inResources               //
	inHand                    //
	inSupport                 // face down in the Support Zone
	onTrack                   // in a slot of a war track
	exiting                   // left the top slot, waits for its order (ST-RUL-75)
	storming                  //
	onFrontline               //
	inNoMansLand              //
	inCasualties              //
	inHealPile                //
	onChain                   // an action card that was announced and paid
	inVision                  // drawn by Vision, not yet put back
	removed                   // destroyed (ST-KEY-3)
	inReserve                 // the boss's Reserve pile
	placeCount
)

var placeNames = [placeCount]string{"out", "resources", "hand", "support", "track", "exit", "storm", "frontline", "nomansland",
	"casualties", "heal", "chain", "vision", "removed", "reserve"}

func (p place) String() string { return placeNames[p] }

// secret reports whether only their holder sees the cards in a place (ledger 2.3).
func (p place) secret() bool { return p == inHand || p == inSupport || p == inVision }

// onWarTrack reports whether a creature counts as being on its war track (ST-STO-12,
// ST-RUL-75).
func (p place) onWarTrack() bool { return p == onTrack || p == exiting || p == storming }

// onBattleZone reports whether a card is on a Frontline or in No Man's Land.
func (p place) onBattleZone() bool { return p == onFrontline || p == inNoMansLand }

// onBattlefield reports whether a card's passive ability works (ST-PLY-10).
func (p place) onBattlefield() bool { return p.onWarTrack() || p.onBattleZone() }

// pile is an ordered heap of cards; the last one is on top.
type pile struct {
	n    uint8
	list [maxCards]cardNo
}

func (p *pile) cards() []cardNo { return p.list[:p.n] }
func (p *pile) len() int        { return int(p.n) }

func (p *pile) top() cardNo {
	if p.n == 0 {
		return noCard
	}
	return p.list[p.n-1]
}

func (p *pile) push(c cardNo) {
	p.list[p.n] = c
	p.n++
}

func (p *pile) pushBottom(c cardNo) {
	copy(p.list[1:p.n+1], p.list[:p.n])
	p.list[0] = c
	p.n++
}

// remove takes a card out, wherever it lies; the others keep their order.
func (p *pile) remove(c cardNo) {
	for i := p.len() - 1; i >= 0; i-- {
		if p.list[i] == c {
			copy(p.list[i:], p.list[i+1:p.n])
			p.n--
			p.list[p.n] = remains.card
			return
		}
	}
	panic("siegestorm: a card is not in the pile it should be in")
}

// index is the place of a card in the pile, -1 if it is not there.
func (p *pile) index(c cardNo) int {
	for i, x := range p.cards() {
		if x == c {
			return i
		}
	}
	return -1
}
