package bsieged

import "testing"

// fullZone is a Zone with one of each figure and the Avatar with Vinculum 2.
func fullZone(t *testing.T) *siege {
	s := besiege(t)
	for g := range figureCount {
		s.put(south, zone2, g, 1)
	}
	s.avatar = avatar{field: south, zone: zone2, vinculum: 2}
	return s
}

// BS-DMG-1, BS-DMG-2, BS-DMG-5: Avatar until it is broken, Mölen, standard Gargoh, elite Gargoh,
// standard Krohn, elite Krohn. BS-AVA-11, BS-AVA-12, BS-AVA-18.
func TestOrderOfDamage(t *testing.T) {
	for hits := 0; hits <= 8; hits++ {
		s := fullZone(t)
		d := s.strike(blow{field: south, zone: zone2, hits: hits, strength: 4, by: noHero})
		left := hits
		if want := min(left, 2); d.vinculum != want || d.avatar != (left >= 2) || s.avatar.in(south, zone2) == d.avatar {
			t.Errorf("%d hits: Vinculum -%d, destroyed %v", hits, d.vinculum, d.avatar)
		}
		left = max(left-2, 0)
		for g := range figureCount {
			want := uint8(1)
			if left > 0 {
				left--
				want = 0
			}
			if got := s.fronts[south].zones[zone2].n[g]; got != want {
				t.Errorf("%d hits: figure %d: %d left, want %d", hits, g, got, want)
			}
		}
		if d.left != left { // BS-DMG-6
			t.Errorf("%d hits: %d unassigned, want %d", hits, d.left, left)
		}
	}
}

// BS-DMG-4, BS-RUL-15, BS-ATK-10, BS-ATK-11, BS-ENM-3, BS-AVA-10: hits pass over what the Strength cannot harm:
// Avatar 4, Mölen 3, elite 2, standard 1.
func TestHitsPassOver(t *testing.T) {
	for strength, want := range map[int][figureCount]uint8{
		0: {1, 1, 1, 1, 1}, 1: {1, 0, 1, 0, 1}, 2: {1, 0, 0, 0, 0}, 3: {}, 4: {},
	} {
		s := fullZone(t)
		d := s.strike(blow{field: south, zone: zone2, hits: 9, strength: strength, by: noHero})
		if got := s.fronts[south].zones[zone2].n; got != want {
			t.Errorf("Strength %d leaves %v, want %v", strength, got, want)
		}
		if broken := strength >= 4; d.avatar != broken {
			t.Errorf("Strength %d: Avatar destroyed: %v", strength, d.avatar)
		}
	}
}

// BS-EX-40: two hits of Strength 1 go to the two standard Krohns.
func TestPassingOver(t *testing.T) {
	s := besiege(t).put(north, zone2, eliteGargoh, 1).put(north, zone2, krohn, 2)
	s.avatar = avatar{field: north, zone: zone2, vinculum: 5}
	d := s.strike(blow{field: north, zone: zone2, hits: 2, strength: 1, by: noHero})
	if z := s.fronts[north].zones[zone2].n; z != ([figureCount]uint8{eliteGargoh: 1}) || s.avatar.vinculum != 5 || d.left != 0 {
		t.Errorf("%v, Vinculum %d", z, s.avatar.vinculum)
	}
}
