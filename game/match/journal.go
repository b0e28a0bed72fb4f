package match

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/save"
)

// Journal takes the records of a match, in order; a *[save.Journal] is one. When Append
// returns nil the records are safe, and so they are when it returns a *[save.Rescued], which
// people must be told of. After any other error none of them was taken, and they may be
// offered again. Append without records only makes sure that what was taken is still safe.
type Journal interface {
	Append(records ...save.Record) error
}

// NotKept warns that the journal did not take a record. The match goes on and nothing is lost
// while the program runs: the records wait in memory and are offered again before the next
// one, and by [Match.Keep].
type NotKept struct {
	Waiting int   // records that wait, see Match.Unsaved
	Err     error // what the journal said
}

func (w *NotKept) Error() string {
	return fmt.Sprintf("The match could not be saved: %v. It goes on, and what was decided since is kept in memory (%d not saved). Make room or check the folder; saving is tried again by itself, and with the next decision.",
		strings.TrimSuffix(w.Err.Error(), "."), w.Waiting)
}

// Unwrap returns what the journal said.
func (w *NotKept) Unwrap() error { return w.Err }

// keeper hands records to the journal and holds back what it does not take.
type keeper struct {
	journal Journal
	waiting []save.Record
	fault   string // what the journal said last; empty if it took the last record
}

// keep appends a record. It warns when the journal begins to fail and when it fails for
// another reason than before, not with every record of one failure.
func (m *Match) keep(r save.Record) error { return m.keeper.append(r) }

func (k *keeper) append(r save.Record) error {
	if k.journal == nil {
		return nil
	}
	k.waiting = append(k.waiting, r)
	before := k.fault
	err := k.flush()
	if w, ok := err.(*NotKept); ok && w.Err.Error() == before {
		return nil
	}
	return err
}

// flush offers the waiting records all together. The error is a *NotKept or a *save.Rescued.
func (k *keeper) flush() error {
	err := k.journal.Append(k.waiting...)
	rescued, safe := err.(*save.Rescued)
	if err != nil && !safe {
		k.fault = err.Error()
		return &NotKept{Waiting: len(k.waiting), Err: err}
	}
	k.waiting = k.waiting[:0]
	k.fault = ""
	if safe {
		return rescued
	}
	return nil
}

// Unsaved is how many records the journal has not taken yet.
func (m *Match) Unsaved() int { return len(m.keeper.waiting) }

// Keep offers the unsaved records to the journal now, and makes sure that the saved ones are
// still there. The error, if any, is a *[NotKept], or a *[save.Rescued]: all is safe, in
// another file.
func (m *Match) Keep() error {
	if m.keeper.journal == nil {
		return nil
	}
	if m.Unsaved() > 0 {
		if err := m.keeper.flush(); err != nil {
			return err
		}
	}
	return m.keeper.flush()
}

// Unkept returns a copy of the records that the journal has not taken, oldest first, so that
// they can be saved elsewhere.
func (m *Match) Unkept() []save.Record { return slices.Clone(m.keeper.waiting) }
