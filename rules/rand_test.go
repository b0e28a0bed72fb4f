package rules_test

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// TestSequenceIsFixed pins what the seeds of all match files rest on. It must never change.
func TestSequenceIsFixed(t *testing.T) {
	r := rules.NewRand(1)
	var dice []uint8
	for range 20 {
		dice = append(dice, r.Die())
	}
	if want := []uint8{6, 5, 6, 6, 5, 3, 6, 5, 6, 3, 2, 6, 5, 1, 2, 5, 1, 5, 3, 1}; !slices.Equal(dice, want) {
		t.Errorf("seed 1 throws %v, not %v", dice, want)
	}
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	rules.Shuffle(&r, list)
	if want := []int{6, 3, 0, 8, 5, 9, 1, 4, 7, 2}; !slices.Equal(list, want) {
		t.Errorf("seed 1 shuffles to %v, not %v", list, want)
	}
	if got, want := r.Uint64(), uint64(0x10ecfc56d0211c27); got != want {
		t.Errorf("seed 1 goes on with %#x, not %#x", got, want)
	}
}

// TestIntNIsFair throws often enough that a face with a wrong chance stands out by five
// standard deviations or more; the seed is fixed, so the test cannot fail by chance.
func TestIntNIsFair(t *testing.T) {
	for _, n := range []int{1, 2, 6, 7, 24, 100} {
		const throws = 60_000
		count := make([]int, n)
		r := rules.NewRand(uint64(n))
		for range throws {
			count[r.IntN(n)]++
		}
		p := 1 / float64(n)
		limit := 5 * math.Sqrt(throws*p*(1-p))
		for face, c := range count {
			if math.Abs(float64(c)-throws*p) > limit {
				t.Errorf("IntN(%d) gave %d %d times in %d", n, face, c, throws)
			}
		}
	}
}

func TestIntNOfNothingPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("IntN(0) gave a number")
		}
	}()
	r := rules.NewRand(1)
	r.IntN(0)
}

func TestShuffleIsFair(t *testing.T) {
	count := map[[4]int]int{}
	r := rules.NewRand(5)
	const shuffles = 24_000
	for range shuffles {
		list := [4]int{1, 2, 3, 4}
		rules.Shuffle(&r, list[:])
		count[list]++
	}
	if len(count) != 24 {
		t.Errorf("%d orders of 4 cards; there are 24", len(count))
	}
	for order, c := range count {
		if math.Abs(float64(c)-shuffles/24) > 160 {
			t.Errorf("order %v came %d times in %d", order, c, shuffles)
		}
	}
}

func TestForce(t *testing.T) {
	r := rules.NewRand(1)
	plain := rules.NewRand(1)
	if err := r.Force(6, 1); err != nil {
		t.Fatal(err)
	}
	if err := r.Force(3); err != nil {
		t.Fatal(err)
	}
	if got := r.Forced(); !slices.Equal(got, []uint8{6, 1, 3}) {
		t.Errorf("queued %v", got)
	}
	if a, b, c, d := r.Die(), r.Die(), r.Die(), r.Die(); a != 6 || b != 1 || c != 3 || d != plain.Die() {
		t.Errorf("threw %d %d %d %d", a, b, c, d)
	}
	for _, bad := range [][]uint8{{0}, {1, 7}, make([]uint8, rules.MaxForced+1)} {
		if r.Force(bad...) == nil || len(r.Forced()) != 0 {
			t.Errorf("%v: taken, or partly: %v", bad, r.Forced())
		}
	}
	full := slices.Repeat([]uint8{2}, rules.MaxForced)
	if r.Force(full...) != nil || r.Force(1) == nil || len(r.Forced()) != rules.MaxForced {
		t.Errorf("%d wait", len(r.Forced()))
	}
}

func TestRandIsAValue(t *testing.T) {
	r := rules.NewRand(1)
	if err := r.Force(4, 5); err != nil {
		t.Fatal(err)
	}
	c := r
	for range 10 {
		r.Die()
	}
	if got := []uint8{c.Die(), c.Die()}; !slices.Equal(got, []uint8{4, 5}) {
		t.Errorf("a copy threw %v", got)
	}
}

func TestRandSurvivesJSON(t *testing.T) {
	r := rules.NewRand(9)
	r.Die()
	if err := r.Force(2, 6); err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var back rules.Rand
	if err := json.Unmarshal(b, &back); err != nil {
		t.Fatal(err)
	}
	for range 20 {
		if x, y := r.Die(), back.Die(); x != y {
			t.Fatalf("threw %d and %d", x, y)
		}
	}
	if x, y := r.Uint64(), back.Uint64(); x != y {
		t.Errorf("went on with %d and %d", x, y)
	}
}

// Picks that a position file forces come out in their order, whatever dice are thrown between them,
// and are written again as long as they wait.
func TestForcedPicks(t *testing.T) {
	var r rules.Rand
	file := `{"state":"` + strings.Repeat("0", 32) + `","forced":[5],"picks":[3,1,6]}`
	if err := json.Unmarshal([]byte(file), &r); err != nil {
		t.Fatal(err)
	}
	plain := r
	if b, err := json.Marshal(r); err != nil || string(b) != file {
		t.Errorf("written as %s (%v)", b, err)
	}
	if a, die, b, c := r.Pick(4), r.Die(), r.Pick(4), r.Pick(4); a != 2 || die != 5 || b != 0 || c != 1 {
		t.Errorf("picked %d, %d and %d, threw %d", a, b, c, die)
	}
	if b, err := json.Marshal(r); err != nil || strings.Contains(string(b), "picks") {
		t.Errorf("written as %s (%v)", b, err)
	}
	if x, y := r.Pick(1000), plain.IntN(1000); x != y {
		t.Errorf("without a forced pick %d was drawn, by the generator %d", x, y)
	}
}

func TestRandRefusesBrokenJSON(t *testing.T) {
	good := strings.Repeat("0", 32)
	for _, text := range []string{
		`{"state":""}`,
		`{"state":"` + good[1:] + `"}`,
		`{"state":"` + good[1:] + `x"}`,
		`{"state":"` + good + `00"}`,
		`{"state":"` + good + `","forced":[7]}`,
		`{"state":"` + good + `","forced":[-1]}`,
		`{"state":"` + good + `","forced":[257]}`,
		`{"state":"` + good + `","forced":[1` + strings.Repeat(",1", rules.MaxForced) + `]}`,
		`{"state":"` + good + `","picks":[0]}`,
		`{"state":"` + good + `","picks":[256]}`,
		`{"state":"` + good + `","picks":[1` + strings.Repeat(",1", rules.MaxPicks) + `]}`,
		`{"state":7}`,
		`[]`,
	} {
		var r rules.Rand
		if err := json.Unmarshal([]byte(text), &r); err == nil {
			t.Errorf("%s is taken", text)
		}
	}
}

func TestChanceCostsNoMemory(t *testing.T) {
	r := rules.NewRand(1)
	list := make([]int, 20)
	if n := testing.AllocsPerRun(100, func() {
		r.Die()
		rules.Shuffle(&r, list)
	}); n != 0 {
		t.Errorf("%v allocations for a die and a shuffle", n)
	}
}

func BenchmarkDie(b *testing.B) {
	r := rules.NewRand(1)
	for b.Loop() {
		r.Die()
	}
}

// Forced dice are forgotten by forcing none.
func TestForgettingForcedDice(t *testing.T) {
	r, plain := rules.NewRand(3), rules.NewRand(3)
	if r.Force(1, 2) != nil || r.Force() != nil || len(r.Forced()) != 0 || r != plain {
		t.Errorf("%v wait", r.Forced())
	}
}
