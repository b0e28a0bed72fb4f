package kurth

import (
	"errors"
	"fmt"
)

// Fault is one thing wrong with the content: where it stands and why the game cannot
// use it.
type Fault struct {
	File   string // "actions.toml"
	Line   int    // counted from 1; 0 where the fault concerns the whole file
	Place  string // "card night_riders, spell.cost"; empty where there is only a line
	Reason string // one sentence without a full stop
}

func (f *Fault) Error() string {
	where := f.File
	if f.Line > 0 {
		where = fmt.Sprintf("%s:%d", f.File, f.Line)
	}
	if f.Place != "" {
		return where + ": " + f.Place + ": " + f.Reason
	}
	return where + ": " + f.Reason
}

// ContentError is everything that keeps a set of content files from being played.
type ContentError struct {
	Faults []*Fault // at least one, in the order of the files
}

func (e *ContentError) Error() string {
	if len(e.Faults) == 1 {
		return e.Faults[0].Error()
	}
	return fmt.Sprintf("%s (and %d more)", e.Faults[0].Error(), len(e.Faults)-1)
}

// Unwrap returns the faults, so that errors.As finds the first *Fault.
func (e *ContentError) Unwrap() []error {
	list := make([]error, len(e.Faults))
	for i, f := range e.Faults {
		list[i] = f
	}
	return list
}

// faultsOf returns the single faults within an error of Load.
func faultsOf(err error) []error {
	var content *ContentError
	if errors.As(err, &content) {
		return content.Unwrap()
	}
	return []error{err}
}
