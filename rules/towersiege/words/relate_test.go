package words

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
)

// Who watches a blow reads of each roll what the blow comes to by it: a miss is a miss, with who missed and by how much, also while what was
// struck at rolls, which failed to defend from nothing; a hit that is withstood does no damage.
func TestARollIsToldByWhatTheBlowComesTo(t *testing.T) { // TS-CMB-9 TS-CMB-15 TS-DCE-7 TS-DCE-10 TS-QRT-5
	for name, c := range map[string]struct {
		faces []uint8
		worn  bool
		want  []string
	}{
		"a miss": {[]uint8{62, 87}, false, []string{
			"Miss: Hero of North rolled 62 at Skeleton, 22 too high.", "Miss: Hero of North rolled 62 at Skeleton, 22 too high."}},
		"a hit": {[]uint8{20, 87}, false, []string{
			"Hit: Hero of North rolled 20 at Skeleton, 40 or less hits.", "Not withstood: Skeleton of East rolled 87, 25 or less withstands."}},
		"withstood": {[]uint8{20, 25}, false, []string{
			"Hit: Hero of North rolled 20 at Skeleton, 40 or less hits.", "No damage: Skeleton of East rolled 25, 25 or less withstands."}},
		"a critical hit": {[]uint8{1, 25}, false, []string{
			"Critical hit: Hero of North rolled 1 at Skeleton, 40 or less hits.", "Not enough against a critical hit: Skeleton of East rolled 25, 25 or less withstands."}},
		"armour": {[]uint8{20, 87, 30}, true, []string{
			"Hit: Hero of North rolled 20 at Skeleton, 40 or less hits.", "Not withstood: Skeleton of East rolled 87, 25 or less withstands.", "No damage: Skeleton of East rolled 30, 30 or less protects."}},
		"armour in vain": {[]uint8{20, 87, 31}, true, []string{
			"Hit: Hero of North rolled 20 at Skeleton, 40 or less hits.", "Not withstood: Skeleton of East rolled 87, 25 or less withstands.", "Not protected: Skeleton of East rolled 31, 30 or less protects."}},
		"an exceptional defence": {[]uint8{62, 2}, false, []string{
			"Miss: Hero of North rolled 62 at Skeleton, 22 too high.", "Skeleton of East rolls 2 to defend, 25 or less succeeds: exceptional."}},
	} {
		t.Run(name, func(t *testing.T) {
			m := begin(t, "human", "weefolk")
			hero, skeleton := m.put(0, "hero", 0), m.put(1, "skeleton", 0)
			if c.worn {
				m.put(1, "chain_hauberk", skeleton)
			}
			m.do("combat", fmt.Sprintf("declare %d", hero), fmt.Sprintf("assault %d 1 0", hero))
			m.force(c.faces...)
			var told []string
			events := m.do(fmt.Sprintf("defend with %d", skeleton))
			for i, e := range events {
				if e.Kind == rules.DiceRolled && len(told) < len(c.want) {
					text := m.Relate(events[:i+1])
					if text.Empty() {
						text = m.Tell(e)
					}
					told = append(told, text.String())
				}
			}
			if !slices.Equal(told, c.want) {
				t.Errorf("told as\n%q\nwant\n%q", told, c.want)
			}
		})
	}
}
