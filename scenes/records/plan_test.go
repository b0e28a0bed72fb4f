package records

import (
	"testing"

	"portcullis/game/feat"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/medals"
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

// some are medals: earned, earned more often, and not yet, one with much to say.
func some() []medals.Medal {
	return []medals.Medal{
		{Feat: feat.Feat{ID: "kurth-first_dawn", Named: "First Dawn", What: "Win a match of any difficulty."}, Times: 1},
		{Feat: feat.Feat{ID: "kurth-last_spark", Named: "The Last Spark", What: "Win with exactly 1 Spirit left."}, Times: 12},
		{Feat: feat.Feat{ID: "argot-from_below", Named: "From Below", What: "Win as Mineos when your first block in Old Town came through a tunnel, and nobody saw it come."}},
		{Feat: feat.Feat{ID: "argot-four_home", Named: "Four Come Home", What: "Win."}},
	}
}

func models() map[string]model {
	lines := []recordLine{{Name: "Easy", Won: 12, Lost: 3, Fewest: 61}, {Name: "Normal", Won: 1, Lost: 4, Fewest: 103}, {Name: "Advanced", Lost: 12345}}
	return map[string]model{
		"none":    {Going: 1, Watched: 2},
		"reading": {Reading: true, Progress: "The saved matches are being read: 12 of 1000.", More: 31},
		"kurth":   {Games: []record{{Game: kittest.Games()[0], Lines: lines, Row: 3, Best: 5, More: []part{{"At the table with", lines[:2]}, {"Boss", lines[1:]}}}}, Going: 3, Lost: 1},
		"medals":  {Games: []record{{Game: kittest.Games()[0], Lines: lines[:2]}}, Medals: []cabinet{{"Siege at Kurth", some()}, {"the whole box", some()[1:3]}}},
		"all":     {Games: []record{{Game: kittest.Games()[0], Lines: lines}, {Game: kittest.EntryOf(kittest.Wide()), Lines: lines[:1]}, {Game: kittest.Games()[3], Lines: lines}}, Lost: 4},
	}
}
