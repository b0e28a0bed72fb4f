package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"portcullis/cmd/portcullis/evening/guest"
)

// row is a kind of finding as the table has it: what it counts and how many there may be.
type row struct {
	kind guest.Kind
	what string
	zero bool // there must be none
}

var rows = []row{
	{guest.Refused, "clicks on what is lit or pointed at that are refused, swallowed, or hit something else", true},
	{guest.Small, "lit places with less than 24 x 24 px free to click", true},
	{guest.Words, "sheets and cards with a text that is cut, squeezed or lies on another", true},
	{guest.Covers, "notes, toasts, sheets, hands over something lit, pointed at, or spoken of", true},
	{guest.Nothing, "questions whose only answer is to go on, or that were answered so each time", true},
	{guest.Blank, "pieces without their words in a frame while something moves", true},
	{guest.Untold, "returns to the table of which nothing is told", true},
	{guest.Aimless, "first steps of lessons and first prompts that do not tell aim, loss and turn", true},
	{guest.Stuck, "places where the guest did not get on", false},
}

// mostListed is how many findings of a kind are listed.
const mostListed = 25

// report writes the table and the findings, and returns what must not be there.
func (e *evening) report() (err error) {
	out := io.Writer(os.Stdout)
	if e.out != "" {
		f, err := os.Create(e.out)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, f.Close()) }()
		out = f
	}
	e.table(out)
	var bad []string
	for _, r := range rows {
		if n := e.tally.Count(r.kind); r.zero && n > 0 {
			bad = append(bad, fmt.Sprintf("%d of %q", n, r.kind))
		}
	}
	if len(bad) > 0 {
		return fmt.Errorf("there must be none: %s", strings.Join(bad, ", "))
	}
	return nil
}

func (e *evening) table(out io.Writer) {
	fmt.Fprintf(out, "# An evening with the program\n\nWritten by `make evening`: a guest who sees the picture, and knows of the probe only what is shown, played %d lessons (%d steps) and %d matches with %d clicks.\n"+
		"Each line counts different findings; the same one at another step is counted once. What the lines mean: `docs/test-screens.md`.\n\n", e.tally.Lessons, e.tally.Steps, len(e.tally.Matches), e.tally.Clicks)
	earlier := len(e.earlier.Findings)+len(e.earlier.Matches) > 0
	line := func(what, wanted, before, now string) {
		if earlier {
			fmt.Fprintf(out, "| %s | %s | %s | %s |\n", what, wanted, before, now)
		} else {
			fmt.Fprintf(out, "| %s | %s | %s |\n", what, wanted, now)
		}
	}
	line("what", "wanted", "before", "now")
	line("---", "---", "---", "---")
	for _, r := range rows {
		line(r.what, "0", fmt.Sprint(e.earlier.Count(r.kind)), fmt.Sprint(e.tally.Count(r.kind)))
	}
	was, is := figures(&e.earlier), figures(&e.tally)
	for _, name := range names(was, is) {
		line("clicks a match and a decision (median), "+name, "fewer", was[name].clicks(), is[name].clicks())
	}
	for _, name := range names(was, is) {
		line("waiting for others, longest and mean, "+name, "5 s, 3 s", was[name].waiting(), is[name].waiting())
	}
	line("returns that were told", "all", returns(&e.earlier), returns(&e.tally))
	for _, r := range rows {
		list := e.tally.Of(r.kind)
		if len(list) == 0 {
			continue
		}
		fmt.Fprintf(out, "\n## %s: %d\n\n", upper(r.what), len(list))
		where := ""
		for _, f := range list[:min(len(list), mostListed)] {
			if here := f.Where.Game + ", " + f.Where.Part; here != where {
				where = here
				fmt.Fprintf(out, "**%s**\n", where)
			}
			fmt.Fprintf(out, "- %s\n", f.Line())
		}
		if more := len(list) - mostListed; more > 0 {
			fmt.Fprintf(out, "\nAnd %d more.\n", more)
		}
	}
}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// figure is what the matches of a game and mode came to.
type figure struct{ list []guest.Played }

func figures(t *guest.Tally) map[string]figure {
	all := map[string]figure{}
	for _, m := range t.Matches {
		mode, _, _ := strings.Cut(m.Where.Part, ", seed")
		name := m.Where.Game + " (" + mode + ")"
		all[name] = figure{append(all[name].list, m)}
	}
	return all
}

// names are the names of both in order.
func names(a, b map[string]figure) (list []string) {
	for n := range a {
		list = append(list, n)
	}
	for n := range b {
		if _, has := a[n]; !has {
			list = append(list, n)
		}
	}
	slices.Sort(list)
	return list
}

func (f figure) clicks() string {
	var per, whole []int
	for _, m := range f.list {
		per = append(per, m.PerChoice...)
		if m.Over {
			whole = append(whole, m.Clicks)
		}
	}
	if len(per) == 0 {
		return "-"
	}
	mean := 0.0
	for _, n := range per {
		mean += float64(n)
	}
	words := fmt.Sprintf("%d a decision (%.2f in the mean)", median(per), mean/float64(len(per)))
	if len(whole) > 0 {
		return fmt.Sprintf("%d a match, %s", median(whole), words)
	}
	return words + fmt.Sprintf(", %d decisions played", len(per))
}

func (f figure) waiting() string {
	const second = 60.0
	longest, sum, n := 0, 0, 0
	for _, m := range f.list {
		for _, w := range m.Waits {
			longest, sum, n = max(longest, w), sum+w, n+1
		}
	}
	if n == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f s, %.1f s", float64(longest)/second, float64(sum)/float64(n)/second)
}

func median(list []int) int {
	slices.Sort(list)
	return list[len(list)/2]
}

func returns(t *guest.Tally) string {
	told, all := 0, 0
	for _, m := range t.Matches {
		told, all = told+m.Told, all+m.Returns
	}
	if all == 0 {
		return "-"
	}
	return fmt.Sprintf("%d of %d", told, all)
}
