package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
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

// report writes the page, and returns what must not be there.
func (e *evening) report() (err error) {
	columns, err := earlier()
	if err != nil {
		return err
	}
	out := io.Writer(os.Stdout)
	if e.out != "" {
		f, err := os.Create(e.out)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, f.Close()) }()
		out = f
	}
	first := e.list[0].String()
	now := columnOf(&e.tally, "now", first)
	shown := append(slices.Clone(columns), now)
	if len(e.list) > 1 {
		shown = append(shown, columnOf(&e.tally, fmt.Sprintf("now, at all %d sizes", len(e.list)), ""))
	}
	e.page(out, shown)
	if e.remember != "" {
		now.Title = e.remember
		if err := remember(columns, now); err != nil {
			return err
		}
	}
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

// page writes all of docs/evening.md.
func (e *evening) page(out io.Writer, columns []column) {
	t, sizes := &e.tally, make([]string, len(e.list))
	for i, s := range e.list {
		sizes[i] = s.String()
	}
	whole := 0
	for _, m := range t.Matches {
		if m.Over {
			whole++
		}
	}
	fmt.Fprintf(out, "# An evening with the program\n\nWritten by `make evening`: a guest who sees the picture, and knows of the probe only what is shown, played %d lessons (%d steps) and %d matches, %d of them to their end, with %d clicks in %.1f hours of play (60 ticks a second). "+
		"The screens were %s.\nEach line counts different findings; the same one at another step is counted once. What the lines mean: `docs/test-screens.md`.\n", t.Lessons, t.Steps, len(t.Matches), whole, t.Clicks, float64(t.Ticks)/60/3600, strings.Join(sizes, ", "))
	fmt.Fprintf(out, "Earlier evenings, and clicks and waits, are of %s alone.\n", sizes[0])
	table(out, "The lessons", columns, func(c column) map[guest.Kind]int { return c.Lessons })
	end := table(out, "The matches", columns, func(c column) map[guest.Kind]int { return c.Matches })
	if end != nil {
		end.figures("clicks a match and a decision (median)", "fewer", func(c column) map[string]string { return c.Clicks })
		end.figures("waiting for others, longest and mean", "5 s, 3 s", func(c column) map[string]string { return c.Waits })
		end.line("returns that were told", "all", func(c column) string { return c.Told })
	}
	e.found(out)
}

// grid is a table of columns under way.
type grid struct {
	out     io.Writer
	columns []column
}

// table writes the counts of findings of those columns that have any; nil: none has.
func table(out io.Writer, title string, columns []column, counts func(column) map[guest.Kind]int) *grid {
	g := &grid{out, slices.DeleteFunc(slices.Clone(columns), func(c column) bool { return counts(c) == nil })}
	if len(g.columns) == 0 {
		return nil
	}
	fmt.Fprintf(out, "\n## %s\n\n", title)
	g.line("what", "wanted", func(c column) string { return c.Title })
	g.line("---", "---", func(column) string { return "---" })
	for _, r := range rows {
		g.line(r.what, "0", func(c column) string { return fmt.Sprint(counts(c)[r.kind]) })
	}
	return g
}

// line writes a row.
func (g *grid) line(what, wanted string, cell func(column) string) {
	fmt.Fprintf(g.out, "| %s | %s |", what, wanted)
	for _, c := range g.columns {
		fmt.Fprintf(g.out, " %s |", cmp.Or(cell(c), "-"))
	}
	fmt.Fprintln(g.out)
}

// figures writes a row for each game and mode of which a column knows something.
func (g *grid) figures(what, wanted string, of func(column) map[string]string) {
	names := map[string]bool{}
	for _, c := range g.columns {
		for n := range of(c) {
			names[n] = true
		}
	}
	for _, n := range slices.Sorted(maps.Keys(names)) {
		g.line(what+", "+n, wanted, func(c column) string { return of(c)[n] })
	}
}

// found lists what was found, kind by kind.
func (e *evening) found(out io.Writer) {
	if len(e.tally.Findings) > 0 {
		fmt.Fprint(out, "\n## What was found\n")
	}
	for _, r := range rows {
		list := e.tally.Of(r.kind)
		if len(list) == 0 {
			continue
		}
		fmt.Fprintf(out, "\n### %s: %d\n\n", upper(r.what), len(list))
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
