package content

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"portcullis/rules/plain"
)

// Hash identifies what the files say (see [plain.Text]), in the order given: 16 hexadecimal digits.
func Hash(files ...*File) string {
	sum := sha256.New()
	for _, f := range files {
		sum.Write(f.data)
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// Check returns an *[Error] with the faults of all files in their order, or nil if there
// are none.
func Check(files ...*File) error {
	var faults []*Fault
	for _, f := range files {
		faults = append(faults, f.found()...)
	}
	if len(faults) == 0 {
		return nil
	}
	return &Error{Faults: faults}
}

// Named is how a fault calls an entry: by its id, or by its number, counted from 1, if it
// has none that can be said.
func Named(id string, index int) string {
	if id == "" || plain.Unfit(id, LongestID) != "" {
		return fmt.Sprintf("number %d", index+1)
	}
	return id
}

// Number returns a required number in low to high; anything else is a fault.
func (f *File) Number(path, place string, n *int, low, high int) int {
	switch {
	case n == nil:
		f.Fault(path, place, "is missing")
		return low
	case *n < low || *n > high:
		f.Fault(path, place, "is %d; it must be %d to %d", *n, low, high)
		return low
	}
	return *n
}

// Fixed notes a fault unless n is the number that the rules rest on.
func (f *File) Fixed(path, place string, n *int, want int) {
	switch {
	case n == nil:
		f.Fault(path, place, "is missing")
	case *n != want:
		f.Fault(path, place, "is %d; the rules need %d", *n, want)
	}
}

// ID notes a fault if an id is no word of at most [LongestID] small letters, digits and
// underscores, or if seen has it already, and adds it to seen.
func (f *File) ID(path, place, id string, seen map[string]bool) {
	switch {
	case id == "":
		f.Fault(path, place, "is missing")
	case len(id) > LongestID:
		f.Fault(path, place, "has %d characters; it may have %d", len(id), LongestID)
	case !isID(id):
		f.Fault(path, place, "%q is not a word of small letters, digits and underscores", id)
	case seen[id]:
		f.Fault(path, place, "duplicate id %q", id)
	}
	seen[id] = true
}

func isID(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if (c < 'a' || c > 'z') && c != '_' && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// Source notes a fault unless s is one of the two sources that content has.
func (f *File) Source(path, place, s string) {
	if s != "rulebook" && s != "house" {
		f.Fault(path, place, "%q is not a source; use rulebook or house", s)
	}
}
