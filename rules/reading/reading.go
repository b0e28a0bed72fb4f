// Package reading is how a game's rules are held against a second reading of them: the hardest part of
// its ledger, read once more by someone who has not read the engine, and written plainly and slowly.
//
// A second reading sees a match from outside, as a person at the table does who has the ledger beside
// the board: the snapshot of a position, the choice that is made in it, the dice that fell, and what
// came of it. It imports nothing of the engine and shares no helper with it, and it is never mended by
// looking the answer up there: where the two differ the ledger says who is right, and where the ledger
// does not, it gets a ruling.
package reading

import (
	"fmt"
	"strings"

	"portcullis/rules"
)

// Case is one choice of a match, as it is seen from outside.
type Case struct {
	Before []byte        // snapshot of the position; that of the next case is what came of it
	Kind   string        // of the decision
	Seats  rules.Seats   // who may decide
	Legal  []string      // notation of all legal choices
	Choice string        // notation of the one that was made
	Events []rules.Event // what came of it

	Chances map[string]float64 // of the legal choices: what their previews say, for a [Reckoner]
}

// Reading is the second reading of one game. It is immutable.
type Reading interface {
	// Questions are the names of all that it asks, as Notes counts them.
	Questions() []string
	// Keen reports whether a choice, as notation, leads to what is read: random play makes it more often.
	Keen(choice string) bool
	// Read holds a stretch of a match against the ledger, choice after choice, and writes down what it
	// found, until the first difference. The last case is there for its snapshot alone. The error is that
	// a position cannot be read at all.
	Read(cases []Case, notes *Notes) error
}

// Reckoner is a Reading that also looks at the chances that previews give.
type Reckoner interface {
	// Reckons reports whether it looks at the chance of a choice, as notation.
	Reckons(choice string) bool
}

// Difference is one answer of the engine that is not the reading's.
type Difference struct {
	Case     int // in which it shows
	Question string
	Rule     string // ledger id that the reading's answer rests on
	Reading  string // answer
	Engine   string // answer
}

func (d Difference) String() string {
	return fmt.Sprintf("%s (%s)\n  the reading: %s\n  the engine:  %s", d.Question, d.Rule, d.Reading, d.Engine)
}

// Notes is what a reading found. The zero Notes is empty.
type Notes struct {
	Answers     map[string]int // how often each question was asked
	Positions   int            // in how many positions one was asked
	Differences []Difference
	last        int // position of the last question, counted from 1
}

// Same asks one question in a position, the number of its case. The answers are compared as fmt writes them.
func (n *Notes) Same(position int, question, rule string, reading, engine any) bool {
	if n.Answers == nil {
		n.Answers = map[string]int{}
	}
	n.Answers[question]++
	if n.last != position+1 {
		n.last = position + 1
		n.Positions++
	}
	mine, theirs := strings.TrimSpace(fmt.Sprint(reading)), strings.TrimSpace(fmt.Sprint(engine))
	if mine == theirs {
		return true
	}
	n.Differences = append(n.Differences, Difference{position, question, rule, mine, theirs})
	return false
}

// Add adds the notes of another stretch.
func (n *Notes) Add(m Notes) {
	for q, k := range m.Answers {
		if n.Answers == nil {
			n.Answers = map[string]int{}
		}
		n.Answers[q] += k
	}
	n.Positions += m.Positions
	n.Differences = append(n.Differences, m.Differences...)
}
