package lineups

import (
	"strings"
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
)

func plans(testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("lineups "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func TestInAnotherLanguage(t *testing.T) {
	formtest.Spoken(t, func() map[string]model { return map[string]model{"empty": models()["empty"]} }, plan, "Portcullis")
}

func models() map[string]model {
	name := "Behind the gate"
	rows := []row{
		{At: 0, Name: name, Places: 18},
		{At: 2, Name: strings.Repeat("W", 40), Places: 17, Waits: 1, Problems: []string{"Argot's own blocks start in the city: ships at its docks. (AR-SET-2)"}},
		{At: 3, Name: "a", Problems: []string{`a.lineup:2: unknown key "colour"`, `a.lineup:5: ar01 0704: not written as "block at place" or "block aboard ship"`}},
		{At: 4, Name: "b"},
	}
	return map[string]model{
		"empty":   {Scenario: "Portcullis", Side: "Portcullis"},
		"some":    {Scenario: "The Siege of Argot", Side: "Mineos", Stand: 12, Rows: rows},
		"naming":  {Scenario: "The Siege of Argot", Side: "Mineos", Stand: 12, Rows: rows[:1], Name: &name},
		"refused": {Scenario: "The Siege of Argot", Side: "Mineos", Stand: 1, Name: new(string), Fault: "Give it a name."},
	}
}
