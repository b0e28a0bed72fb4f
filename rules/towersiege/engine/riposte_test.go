package engine

import (
	"testing"

	"portcullis/rules/towersiege/content"
)

// TestEveryRiposte plays the sixteen results of the Riposte table, with who was attacked striking back and with who is
// met by its Exceptional Defence striking in turn.
func TestEveryRiposte(t *testing.T) { // TS-RIP-7 TS-RIP-4 TS-RIP-5 TS-RIP-6
	attackFaces, defenceFaces := [4]uint8{1, 10, 95, 99}, [4]uint8{1, 10, 95, 100}
	for _, turn := range []bool{false, true} {
		for a := range content.ClassCount {
			for d := range content.ClassCount {
				m := begin(t, "weefolk", "gnome")
				skeleton, hero := m.put(0, "skeleton"), m.put(1, "hero")
				m.fight(skeleton)
				m.dof(nil, "assault %d 1 0", skeleton)
				m.dof([]uint8{20, 1}, "defend with %d", hero)
				striker, struck, from, at := hero, skeleton, OnGuard, ToAttack
				if turn {
					m.dof([]uint8{20, 1}, "riposte with %d", hero)
					striker, struck, from, at = skeleton, hero, ToAttack, OnGuard
				}
				if m.Asked != AskRiposte || m.Stack.Top().Flags&Certain != 0 {
					t.Fatalf("%v %d %d: no rolled Riposte is asked", turn, a, d)
				}
				seat := 1 - m.Asker
				m.dof([]uint8{attackFaces[a], defenceFaces[d]}, "riposte with %d", striker)

				again := d == content.Exceptional && a != content.Critical
				want(t, "one strikes again", m.Asked == AskRiposte, again)
				if again {
					want(t, "who strikes again", m.Asker, seat)
					want(t, "it hits for certain", m.Stack.Top().Flags&Certain != 0, a != content.Hit)
				}
				if a == content.Fumble {
					from = ToDefend
				}
				want(t, "who strikes", m.At(striker).Position, from)
				harmed := a == content.Critical && d != content.Exceptional || a == content.Hit && d >= content.Fail
				if harmed {
					want(t, "who is struck is slain", m.At(struck) == nil, true)
				} else {
					if d != content.Exceptional {
						at = ToDefend
					}
					want(t, "who is struck", m.At(struck).Position, at)
				}
				want(t, "one more attack", m.happened("attacks_again"), false)
				if t.Failed() {
					t.Fatalf("in turn %v, attack %d, defence %d: %s", turn, a, d, m.names())
				}
			}
		}
	}
}

// TestMagicIsResistedIfItCanBe: what the caster rolls decides whether the target rolls; where magic cannot be resisted the
// target fails without a roll. No card of the box is of that kind, so one is made so.
func TestMagicIsResistedIfItCanBe(t *testing.T) { // TS-CMB-8 TS-RUL-41
	was := testContent
	defer func() { testContent = was }()
	for _, resists := range []bool{true, false} {
		testContent = nil
		for class, face := range map[content.Class]uint8{content.Critical: 1, content.Hit: 15, content.Miss: 60, content.Fumble: 99} {
			m := begin(t, "weefolk", "gnome")
			m.Content.At(m.card("powerbolt")).Resist = resists
			skeleton := m.put(1, "skeleton")
			faces := []uint8{face}
			if resists && class <= content.Hit {
				faces = append(faces, 95)
			}
			m.dof(faces, "cast powerbolt 0 %d", skeleton) // exactly these dice are thrown
			want(t, "slain", m.At(skeleton) == nil, class <= content.Hit)
			want(t, "the caster fumbled", m.Mage(0).Has(FumbledMage), class == content.Fumble)
		}
	}
}
