package records

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit/kittest"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("records "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func models() map[string]model {
	lines := []recordLine{{Name: "Easy", Won: 12, Lost: 3, Fewest: 61}, {Name: "Normal", Won: 1, Lost: 4, Fewest: 103}, {Name: "Advanced", Lost: 12345}}
	return map[string]model{
		"none":    {Going: 1, Watched: 2},
		"reading": {Reading: true, Progress: "The saved matches are being read: 12 of 1000.", More: 31},
		"kurth":   {Games: []record{{Game: kittest.Games()[0], Lines: lines, Row: 3, Best: 5, More: []part{{"At the table with", lines[:2]}, {"Boss", lines[1:]}}}}, Going: 3, Lost: 1},
		"all":     {Games: []record{{Game: kittest.Games()[0], Lines: lines}, {Game: kittest.EntryOf(kittest.Wide()), Lines: lines[:1]}, {Game: kittest.Games()[3], Lines: lines}}, Lost: 4},
	}
}
