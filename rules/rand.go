package rules

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// MaxForced is how many forced results a generator can hold.
const MaxForced = 32

// Rand is the only source of chance in a match: the PCG generator of the standard library
// (O'Neill 2014), whose sequence for a seed is fixed for ever, and a queue of forced dice
// that tests and position files put before it. It is a plain value: copying a state
// copies its generator.
type Rand struct {
	pcg     rand.PCG
	forced  [MaxForced]uint8
	queued  uint8
	largest Sides // die that can be forced
	picks   [MaxPicks]uint8
	npicks  uint8
}

// MaxPicks is how many forced picks a generator can hold.
const MaxPicks = 7

// NewRand returns the generator of a seed for a game of six-sided dice.
func NewRand(seed uint64) Rand { return NewRandOf(seed, D6) }

// NewRandOf returns the generator of a seed for a game whose largest die is given
// ([Info.LargestDie]). It gives the same numbers whatever the die; only what can be forced differs.
func NewRandOf(seed uint64, largest Sides) Rand {
	r := Rand{pcg: *rand.NewPCG(seed, 0x9e3779b97f4a7c15)}
	if largest != D6 {
		r.largest = largest
	}
	return r
}

// Uint64 returns the next 64 random bits.
func (r *Rand) Uint64() uint64 { return r.pcg.Uint64() }

// IntN returns a number in [0, n), each equally likely (Lemire 2019). It panics if n <= 0.
func (r *Rand) IntN(n int) int {
	if n <= 0 {
		panic("rules: IntN of a number that is not positive")
	}
	bound := uint64(n)
	hi, lo := bits.Mul64(r.pcg.Uint64(), bound)
	if lo < bound {
		for limit := -bound % bound; lo < limit; {
			hi, lo = bits.Mul64(r.pcg.Uint64(), bound)
		}
	}
	return int(hi)
}

// Pick returns a number in [0, n) for what is drawn by lot without a die and without an order of
// its own (a field, a card of a hand), each equally likely. A pick that a position file forces comes
// first: 1 is the first thing, and a number above n is counted round. It panics if n <= 0.
func (r *Rand) Pick(n int) int {
	if r.npicks == 0 || n <= 0 {
		return r.IntN(n)
	}
	pick := int(r.picks[0]-1) % n
	r.npicks--
	copy(r.picks[:], r.picks[1:])
	return pick
}

// Die throws one six-sided die: the next forced face if there is one, else 1 to 6.
func (r *Rand) Die() uint8 { return r.Throw(D6) }

// Throw throws one die: the next forced face if there is one, else 1 to its number of faces. A
// forced face that this die does not have is counted round: a 7 is the 1 of a six-sided die.
func (r *Rand) Throw(die Sides) uint8 {
	if r.queued > 0 {
		face := r.forced[0]
		copy(r.forced[:], r.forced[1:r.queued])
		r.queued--
		return (face-1)%uint8(die.Faces()) + 1
	}
	return uint8(r.IntN(die.Faces()) + 1)
}

// Force queues faces for the next dice, whatever their kinds, 1 to the faces of the largest die
// of the game; without any it forgets those that wait. It refuses all of them if one is out of
// range or if more than MaxForced would wait.
func (r *Rand) Force(faces ...uint8) error {
	if len(faces) == 0 {
		r.forced, r.queued = [MaxForced]uint8{}, 0
		return nil
	}
	if int(r.queued)+len(faces) > MaxForced {
		return fmt.Errorf("%d forced dice; at most %d can wait", int(r.queued)+len(faces), MaxForced)
	}
	for _, f := range faces {
		if !r.largest.Has(f) {
			return r.notFace(int(f))
		}
	}
	r.queued += uint8(copy(r.forced[r.queued:], faces))
	return nil
}

func (r *Rand) notFace(f int) error {
	return fmt.Errorf("forced die shows %d; a face is 1 to %d", f, r.largest.Faces())
}

// Forced returns the queued faces, first one first.
func (r *Rand) Forced() []uint8 { return append([]uint8(nil), r.forced[:r.queued]...) }

// Shuffle puts a list in random order (Fisher and Yates).
func Shuffle[T any](r *Rand, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

type randJSON struct {
	State  string `json:"state"`
	Forced []int  `json:"forced,omitempty"`
	Picks  []int  `json:"picks,omitempty"`
}

// MarshalJSON writes the generator's state as hexadecimal digits, the forced faces and the forced
// picks.
func (r Rand) MarshalJSON() ([]byte, error) {
	state, err := r.pcg.MarshalBinary()
	if err != nil {
		return nil, err
	}
	out := randJSON{State: hex.EncodeToString(state[len("pcg:"):])}
	for _, f := range r.forced[:r.queued] {
		out.Forced = append(out.Forced, int(f))
	}
	for _, p := range r.picks[:r.npicks] {
		out.Picks = append(out.Picks, int(p))
	}
	return json.Marshal(out)
}

// UnmarshalJSON reads what MarshalJSON writes. Which faces can be forced stays as it was: six-sided
// dice for the zero Rand, else what NewRandOf was told.
func (r *Rand) UnmarshalJSON(data []byte) error {
	var in randJSON
	if err := json.Unmarshal(data, &in); err != nil {
		return err
	}
	state, err := hex.DecodeString(in.State)
	if err != nil || len(state) != 16 {
		return errors.New("generator state is not 32 hexadecimal digits")
	}
	*r = Rand{largest: r.largest}
	if err := r.pcg.UnmarshalBinary(append([]byte("pcg:"), state...)); err != nil {
		return err
	}
	for _, f := range in.Forced {
		if f < 0 || f > 255 {
			return r.notFace(f)
		}
		if err := r.Force(uint8(f)); err != nil {
			return err
		}
	}
	return r.forcePicks(in.Picks)
}

func (r *Rand) forcePicks(picks []int) error {
	if len(picks) > MaxPicks {
		return fmt.Errorf("%d forced picks; at most %d can wait", len(picks), MaxPicks)
	}
	for i, p := range picks {
		if p < 1 || p > 255 {
			return fmt.Errorf("forced pick %d; the first thing is 1, and none is above 255", p)
		}
		r.picks[i] = uint8(p)
	}
	r.npicks = uint8(len(picks))
	return nil
}
