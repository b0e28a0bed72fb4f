package atlas

import (
	"iter"
	"math/bits"
)

// Set is a set of places: a value, copied by assignment and compared with ==. The zero Set is empty.
type Set [MaxPlaces / 64]uint64

// SetOf is the set of the places given.
func SetOf(places ...Place) (s Set) {
	for _, p := range places {
		s.Add(p)
	}
	return s
}

// Has reports whether a place is in the set. Nowhere is in none.
func (s *Set) Has(p Place) bool { return p >= 0 && s[p>>6]&(1<<(p&63)) != 0 }

// Add puts a place into the set; it must not be Nowhere.
func (s *Set) Add(p Place) { s[p>>6] |= 1 << (p & 63) }

// Remove takes a place out of the set; it must not be Nowhere.
func (s *Set) Remove(p Place) { s[p>>6] &^= 1 << (p & 63) }

// Empty reports whether no place is in the set.
func (s *Set) Empty() bool { return *s == Set{} }

// Len is the number of places in the set.
func (s *Set) Len() (n int) {
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// Union is what is in s or in t.
func (s Set) Union(t *Set) Set {
	for i := range s {
		s[i] |= t[i]
	}
	return s
}

// Common is what is in s and in t.
func (s Set) Common(t *Set) Set {
	for i := range s {
		s[i] &= t[i]
	}
	return s
}

// Without is what is in s and not in t.
func (s Set) Without(t *Set) Set {
	for i := range s {
		s[i] &^= t[i]
	}
	return s
}

// Meets reports whether s and t have a place in common.
func (s *Set) Meets(t *Set) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

// Within reports whether all places of s are in t.
func (s *Set) Within(t *Set) bool {
	for i := range s {
		if s[i]&^t[i] != 0 {
			return false
		}
	}
	return true
}

// First is the lowest place of the set, or Nowhere.
func (s *Set) First() Place { return s.Next(0) }

// Next is the lowest place of the set that is not below p, or Nowhere:
//
//	for p := s.First(); p != Nowhere; p = s.Next(p + 1) {
func (s *Set) Next(p Place) Place {
	i := int(p >> 6)
	if i >= len(s) {
		return Nowhere
	}
	if w := s[i] >> (p & 63); w != 0 {
		return p + Place(bits.TrailingZeros64(w))
	}
	for i++; i < len(s); i++ {
		if s[i] != 0 {
			return Place(i<<6 + bits.TrailingZeros64(s[i]))
		}
	}
	return Nowhere
}

// All goes through the set in id order.
func (s *Set) All() iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for p := s.First(); p != Nowhere; p = s.Next(p + 1) {
			if !yield(p) {
				return
			}
		}
	}
}
