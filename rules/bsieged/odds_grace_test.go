package bsieged

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// mostHits is the most hits of a roll with so many tokens, by trying every way to spend them.
func mostHits(faces []int, need, tokens int) int {
	hits := 0
	for _, v := range faces {
		if v >= need {
			hits++
		}
	}
	if tokens == 0 {
		return hits
	}
	for i := range faces {
		faces[i]++
		hits = max(hits, mostHits(faces, need, tokens-1))
		faces[i]--
	}
	return hits
}

// BS-GRA-1, BS-GRA-2: the chances with Divine Grace agree with every roll of three dice and every way
// to spend the tokens.
func TestGracedHits(t *testing.T) {
	for need := 1; need <= 7; need++ {
		for tokens := range 4 {
			want := make([]float64, 4)
			for n := range 216 {
				want[mostHits([]int{n%6 + 1, n/6%6 + 1, n/36 + 1}, need, tokens)] += 1.0 / 216
			}
			got := gracedHits(3, need, tokens)
			for n := range want {
				if p := AtLeast(got, n) - AtLeast(got, n+1); math.Abs(p-want[n]) > 1e-12 {
					t.Errorf("%d+, %d tokens: %d hits with %v, want %v", need, tokens, n, p, want[n])
				}
			}
		}
	}
}

// BS-HID-1: the same roll has the same chances to the last bit, so that no preview tells two tables
// apart. Seven of eight hits is told as 88 %.
func TestGracedHitsAreExact(t *testing.T) {
	for _, dice := range []int{2, 5, 9, maxDice} {
		want := gracedHits(dice, 6, 3)
		for range 4 {
			if got := gracedHits(dice, 6, 3); !slices.Equal(got, want) {
				t.Fatalf("%d dice: %v and %v", dice, got, want)
			}
		}
	}
	if got := AtLeast(gracedHits(3, 5, 1), 1); got != 0.875 {
		t.Errorf("three dice, 5+, one token: %v", got)
	}
}

// BS-GRA-6, BS-CON-52: tokens raise what is not stuck, then the number changes.
func TestGracedShot(t *testing.T) {
	s := besiege(t)
	if got := s.gracedShot(eileen, 1); math.Abs(got[0]-1.0/6) > 1e-12 || math.Abs(AtLeast(got, 4)-1.0/6) > 1e-12 {
		t.Errorf("with a token a shot hits %v", got)
	}
	s.modify(modifier{stat: cards.CatapultShot, n: -2, hero: noHero})
	if got := s.gracedShot(eileen, 1); math.Abs(got[0]-3.0/6) > 1e-12 {
		t.Errorf("two fewer: %v", got)
	}
}

// BS-TBL-12: what an attack can destroy, each sort with the chance of the first of it, and the chance
// with the tokens at hand. BS-TBL-14: after the roll what falls is sure.
func TestVictimsAreKnown(t *testing.T) {
	k := hushed(t, "first_hero=3") // Osvith
	k.units("north/1", "krohn 1", "gargoh 1", "elite_krohn 1")
	k.mark("osvith", cards.Grace, 1)
	c, _ := k.game.Parse("attack north/1")
	victims := k.Victims(c)
	want := []Victim{{int(north), 1, int(gargoh), 8.0 / 9}, {int(north), 1, int(krohn), 4.0 / 9}}
	if len(victims) != len(want) {
		t.Fatalf("victims %+v", victims)
	}
	for i, w := range want {
		if math.Abs(victims[i].Chance-w.Chance) > 1e-12 || victims[i].Figure != w.Figure || victims[i].Field != w.Field || victims[i].Zone != w.Zone {
			t.Errorf("%d: %+v, want %+v", i, victims[i], w)
		}
	}
	_, lines := k.preview("attack north/1")
	k.has(lines, "At least 1 destroyed: 89 %", "With 1 Divine Grace: 97 %")
	k.mark("osvith", cards.Grace, 0)
	for _, l := range second(k.preview("attack north/1")) {
		if l == "With 1 Divine Grace: 97 %" {
			t.Error("tokens that are not there are reckoned with")
		}
	}
	end, _ := k.game.Parse("visit barn")
	if got := k.Victims(end); len(got) != 0 {
		t.Errorf("a visit destroys %v", got)
	}
}

func second[A, B any](_ A, b B) B { return b }
