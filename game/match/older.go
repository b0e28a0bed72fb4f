package match

import (
	"portcullis/rules"
	"portcullis/save"
)

// Older tells of a match that was begun under an older revision of the rules, or with content that the program came
// with earlier, and was played again as far as it fits; or with content that it never came with, and all of it fits.
type Older struct {
	Revision  int    // of the rules that the file was begun under
	Content   string // hash of the content it was played with, if the program never came with that
	Today     int    // revision of the rules now
	Fit       int    // decisions of the file that were played again
	Decisions int    // decisions that the file has
	Aside     string // where the file as it was is kept from the next record on; empty if nothing is written
}

// Text says it to the person who opens the match.
func (o *Older) Text() rules.Text {
	text := rules.T("%s %s", o.why(), o.how())
	if o.Aside != "" {
		text = rules.T("%s With the next decision the file as it was is kept as %s.", text, o.Aside)
	}
	return text
}

func (o *Older) why() rules.Text {
	if o.Content != "" {
		return rules.T("This match was begun with content (%s) that this program did not come with.", o.Content)
	}
	if o.Revision < o.Today {
		return rules.T("This match was begun under revision %d of the rules; today they are revision %d.", o.Revision, o.Today)
	}
	return rules.T("This match was begun with an earlier edition of the game's content.")
}

func (o *Older) how() rules.Text {
	if o.Fit == o.Decisions {
		return rules.T("All its decisions (%d) still fit and were played again.", o.Fit)
	}
	return rules.T("%d of its %d decisions still fit and were played again; it goes on from there.", o.Fit, o.Decisions)
}

// Older is what became of a match that was begun under older rules when it was opened; nil if
// it is of today's.
func (m *Match) Older() *Older { return m.older }

// renewer is a journal whose file can go on under mended rules; a *[save.Journal] is one.
type renewer interface {
	Renew(h save.Header, records []save.Record, was int) (aside string)
}

// goOn lets a match of older rules, whose first records fit, go on with a journal. begun is the
// header as the match begins under today's rules.
func (m *Match) goOn(begun save.Header, file *save.File, fit int, journal Journal) *Match {
	m.older = &Older{
		Revision: file.Header.Revision, Today: begun.Revision,
		Fit: decisions(file.Records[:fit]), Decisions: decisions(file.Records),
	}
	if file.CheckGame(m.game, nil) != nil {
		m.older.Content = file.Header.Content
	}
	if j, ok := journal.(renewer); ok {
		m.older.Aside = j.Renew(begun, file.Records[:fit], file.Header.Revision)
	}
	m.keeper.journal = journal
	return m
}

func decisions(records []save.Record) int {
	n := 0
	for _, r := range records {
		if r.Kind == save.Play {
			n++
		}
	}
	return n
}
