package match

import (
	"fmt"

	"portcullis/rules"
)

// Replay walks through what stands of a match, one decision at a time, and leaves the match
// alone. It holds until the next change of the match.
type Replay struct {
	match *Match
	state rules.State
	at    int
	len   int
}

// Replay begins at the first position of the match.
func (m *Match) Replay() (*Replay, error) {
	r := &Replay{match: m, len: m.stand}
	return r, r.Seek(0)
}

// State is the position that the replay has come to; read-only.
func (r *Replay) State() rules.State { return r.state }

// View is that position as a viewer may see it; see [Match.View].
func (r *Replay) View(viewer rules.Seat) rules.State {
	return r.match.veil(r.state, r.at, viewer)
}

// At is how many decisions the replay has shown.
func (r *Replay) At() int { return r.at }

// Len is how many decisions there are to show.
func (r *Replay) Len() int { return r.len }

// Next shows one decision more. False: the end is reached.
func (r *Replay) Next() (Entry, bool) {
	if r.at == r.len {
		return Entry{}, false
	}
	e := r.match.past.entries[r.at]
	if err := r.Seek(r.at + 1); err != nil {
		return Entry{}, false
	}
	return e, true
}

// Seek shows the position behind the first n decisions, 0 to Len.
func (r *Replay) Seek(n int) error {
	if n < 0 || n > r.len {
		return fmt.Errorf("position %d; the replay has positions 0 to %d", n, r.len)
	}
	s, err := r.match.At(n)
	if err != nil {
		return err
	}
	r.state, r.at = s, n
	return nil
}
