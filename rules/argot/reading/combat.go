package reading

import (
	"fmt"
	"slices"
	"strings"
)

// targets reports whether a block can hit another in battle (AR-CMB-9).
func targets(k, other *piece) bool {
	switch {
	case k.train:
		return false
	case k.kind == "air":
		return true
	case k.kind == "sea":
		return other.kind == "sea"
	}
	return other.kind == "ground" || k.Range > 0 && other.kind == "air"
}

// engaged are the blocks in the battle that can hit or be hit (AR-CMB-10).
func (b *board) engaged() []*piece {
	here := b.at(b.Battle.Place)
	return slices.DeleteFunc(slices.Clone(here), func(k *piece) bool {
		return !slices.ContainsFunc(here, func(o *piece) bool {
			return b.hostile(k.Party, o.Party) && (targets(k, o) || targets(o, k))
		})
	})
}

// meeting returns what is known of how hostile blocks met in a location.
func (b *board) meeting(place string) meeting {
	for _, m := range b.Meetings {
		if m.Place == place {
			return m
		}
	}
	return meeting{Place: place}
}

// attacks reports whether a block in the battle is of the attacking role (AR-CTL-3).
func (b *board) attacks(k *piece) bool {
	return b.side(k.Party) == b.side(b.meeting(b.Battle.Place).By)
}

// turn are the blocks one of which acts next: the letters in order, of each the defender's first (AR-CMB-3).
func (b *board) turn() []*piece {
	engaged := b.engaged()
	for _, letter := range []string{"A", "B", "C", "D"} {
		for _, attack := range []bool{false, true} {
			var list []*piece
			for _, k := range engaged {
				if k.Initiative == letter && b.attacks(k) == attack && !slices.Contains(b.Battle.Acted, k.ID) {
					list = append(list, k)
				}
			}
			if len(list) > 0 {
				return list
			}
		}
	}
	return nil
}

// acts are the choices of a block on its turn (AR-CMB-7, AR-ABI-4, AR-FRT-7, AR-TRN-3, AR-RUL-55).
func (b *board) acts(k *piece) []string {
	list := []string{"hold " + k.ID}
	aim := slices.ContainsFunc(b.enemies(b.Battle.Place, k.Party), func(o *piece) bool { return targets(k, o) })
	if aim {
		list = append(list, "attack "+k.ID)
		if k.has("berserker") && k.Strength > 1 {
			list = append(list, "berserk "+k.ID)
		}
	}
	if gate := b.land.places[b.Battle.Place].gate; k.has("besieger") && b.attacks(k) && gate != "" && b.stands(gate) {
		list = append(list, "storm "+k.ID)
	}
	for _, to := range b.retreats(k) {
		list = append(list, "retreat "+k.ID+" "+to)
	}
	slices.Sort(list)
	return list
}

// retreats are the locations to which a block in the battle may retreat (AR-RET-2 to AR-RET-7).
func (b *board) retreats(k *piece) []string {
	var list []string
	m := b.meeting(b.Battle.Place)
	attack := b.attacks(k)
	for _, w := range b.land.places[b.Battle.Place].ways {
		if !b.passable(k.kind, w) || len(b.enemies(w.to.id, k.Party)) > 0 || !b.room(k, w.to) {
			continue
		}
		if k.kind == "ground" && b.crossedBy(k.Party, w) >= b.width(w) {
			continue
		}
		switch {
		case k.kind == "air":
		case attack && k.Entry != "":
			if w.name != k.Entry {
				continue
			}
		case attack && k.flag("disembarked"): // back aboard (AR-SEA-8)
			continue
		case attack: // it was there before (AR-RUL-61)
			if slices.Contains(m.Defenders, wayWord(w)) {
				continue
			}
		case slices.Contains(m.Attackers, wayWord(w)):
			continue
		}
		list = append(list, w.to.id)
	}
	return list
}

// wayWord is how a position names a way out of a location.
func wayWord(w way) string {
	switch {
	case w.tunnel:
		return "through"
	case w.side == "":
		return "across"
	}
	return strings.ToLower(w.side)
}

// crossedBy is how many ground blocks of a party have retreated over a way in this round (AR-STK-3).
func (b *board) crossedBy(party string, w way) int {
	for _, c := range b.Battle.Crossed {
		if c.Party == party && c.Way == wayWord(w) {
			return c.N
		}
	}
	return 0
}

// dice are how many dice a block rolls, and from which face on they hit (AR-HIT-1, AR-BLK-4, AR-ABI-2, AR-ABI-3,
// AR-ABI-9, AR-ABI-10, AR-FRT-3). shot: it fires from outside a battle.
func (b *board) dice(k *piece, atGate, berserk, shot bool) (n, need int) {
	full := k.Strength == k.face.Strength
	rating := k.Modifier
	if k.has("shock_troops") && full || k.has("besieger") && atGate {
		rating = 3
	}
	if gate := b.land.places[k.At].gate; !shot && !b.attacks(k) && gate != "" && b.stands(gate) {
		rating++
	}
	n = k.Strength
	if berserk || k.has("ambusher") && full {
		n *= 2
	}
	return n, 6 - min(3, rating)
}

// canTake are the blocks among which a hit of a block in battle is allotted (AR-HIT-2, AR-HIT-3).
func (b *board) canTake(by *piece) []string {
	var list []string
	for _, k := range b.enemies(b.Battle.Place, by.Party) {
		if targets(by, k) {
			list = append(list, fmt.Sprint("take ", k.ID))
		}
	}
	slices.Sort(list)
	return list
}
