package content

import "fmt"

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

// Error is everything that keeps a set of content files from being played.
type Error struct {
	Faults []*Fault // at least one, in the order of the files
}

func (e *Error) Error() string {
	if len(e.Faults) == 1 {
		return e.Faults[0].Error()
	}
	return fmt.Sprintf("%s (and %d more)", e.Faults[0].Error(), len(e.Faults)-1)
}

// Unwrap returns the faults, so that errors.As finds the first *Fault.
func (e *Error) Unwrap() []error {
	list := make([]error, len(e.Faults))
	for i, f := range e.Faults {
		list[i] = f
	}
	return list
}
