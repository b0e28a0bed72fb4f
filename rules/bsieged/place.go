package bsieged

import "portcullis/rules/bsieged/cards"

// heroNo numbers the heroes of a match in their fixed cyclic order, from 0 (BS-HER-2).
type heroNo int8

const noHero heroNo = -1

// fieldNo numbers the fields: north, west, south, east, so that the next one lies to the left
// (BS-RUL-1).
type fieldNo int8

const noField fieldNo = -1

// The fields.
const (
	north fieldNo = iota
	west
	south
	east
)

// left is the field to the left.
func (f fieldNo) left() fieldNo { return (f + 1) % cards.FieldCount }

// zoneNo numbers the Zones of a field: 0 for Zone 1.
type zoneNo int8

// The Zones.
const (
	zone1 zoneNo = iota
	zone2
	zone3
	noZone zoneNo = -1
)

// place is where a hero stands.
type place uint8

// The places: nowhere, the four sides of the wall, the eight buildings, the Catapult.
const (
	nowhere    place = 0
	firstWall  place = 1
	firstHouse place = firstWall + cards.FieldCount
	onCatapult place = firstHouse + cards.BuildingCount
	placeCount       = onCatapult + 1
)

// wallOf is the side of the wall at a field.
func wallOf(f fieldNo) place { return firstWall + place(f) }

// houseAt is the place on a building.
func houseAt(b cards.BuildingID) place { return firstHouse + place(b) }

// wall is the field that a side of the wall looks on.
func (p place) wall() (fieldNo, bool) {
	if p < firstWall || p >= firstHouse {
		return noField, false
	}
	return fieldNo(p - firstWall), true
}

// house is the building of a place.
func (p place) house() (cards.BuildingID, bool) {
	if p < firstHouse || p >= onCatapult {
		return 0, false
	}
	return cards.BuildingID(p - firstHouse), true
}

// quarter is the Quarter that a place lies in; the Catapult and nowhere lie in none (BS-CAT-3).
func (s *State) quarter(p place) fieldNo {
	if f, ok := p.wall(); ok {
		return f
	}
	if b, ok := p.house(); ok {
		return fieldNo(s.game.set.Buildings[b].Quarter)
	}
	return noField
}
