package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"portcullis/rules"
)

func (d *desk) printSim(info rules.Info, r simResult) {
	for i, row := range r.Rows {
		if i > 0 {
			fmt.Fprintln(d.out)
		}
		d.printRow(info, row)
	}
	if len(r.Rows) > 1 && r.First != nil {
		fmt.Fprintf(d.out, "\nAll rows: the first turn won %s\n", r.First)
	}
	if len(r.Tags) > 0 {
		d.printTags(r.Tags)
	}
	if len(r.Marks) > 0 {
		d.printMarks(r)
	}
	if len(r.Regrets) > 0 {
		d.printRegrets(r.Regrets)
	}
}

func (d *desk) printRow(info rules.Info, r rowResult) {
	fmt.Fprintf(d.out, "%s, %s, %.1f decisions and %.1f turns (median %g) a match, %.2f s a match\n",
		info.Title, rules.Count(r.Matches, "%d match", "%d matches"), r.Decisions, r.Turns, r.Median, r.took.Seconds()/float64(r.Matches))
	setup := rules.Setup{Seats: len(r.Players), Options: r.Options}
	for _, o := range info.Options {
		if o.Seats == 0 && info.Applies(o, setup) {
			fmt.Fprintf(d.out, "  %s: %s\n", o.Name, r.Options[o.ID])
		}
	}
	if r.Rounds != nil {
		fmt.Fprintf(d.out, "  Rounds: median %g, longest %d\n", r.Rounds.Median, r.Rounds.Longest)
	}
	for seat, p := range r.Players {
		fmt.Fprintf(d.out, "  %s, %s%s: won %s\n", info.Seats[seat], p.Player, ownOf(p), p.Won)
	}
	if len(r.Seats) > 1 {
		for seat, won := range r.Seats {
			fmt.Fprintf(d.out, "  seat %d won %s\n", seat, won)
		}
	}
	if r.First != nil {
		fmt.Fprintf(d.out, "  the first turn won %s\n", r.First)
	}
	for _, result := range slices.Sorted(maps.Keys(r.Results)) {
		fmt.Fprintf(d.out, "  %s: %s\n", result, r.Results[result])
	}
	if r.Chances != nil {
		d.printChances(r.Chances)
	}
}

func ownOf(p playerResult) string {
	var b strings.Builder
	for _, id := range slices.Sorted(maps.Keys(p.Options)) {
		fmt.Fprintf(&b, ", %s", p.Options[id])
	}
	return b.String()
}

// printTags shows of each tag in how many lines (seats of matches) it was at hand, in which
// part of these it was used, and which part of either won.
func (d *desk) printTags(tags []tagResult) {
	width := 0
	for _, t := range tags {
		width = max(width, len(t.Tag))
	}
	fmt.Fprintf(d.out, "\n%-*s  at hand    used  won at hand  won used  of the won\n", width, "")
	for _, t := range tags {
		fmt.Fprintf(d.out, "%-*s  %7d  %s  %s  %s  %s\n", width, t.Tag, t.Lines,
			part(t.Used, t.Lines, 6), part(t.LinesWon, t.Lines, 11), part(t.UsedWon, t.Used, 8), part(t.UsedWon, t.LinesWon, 10))
	}
}

func part(count, of, width int) string {
	if of == 0 {
		return fmt.Sprintf("%*s", width, "-")
	}
	return fmt.Sprintf("%*.1f %%", width-2, 100*float64(count)/float64(of))
}

func (r rate) String() string {
	return fmt.Sprintf("%.1f %% (%d of %d; 95 %%: %.1f to %.1f)", 100*r.Share, r.Count, r.Of, 100*r.Low, 100*r.High)
}
