package argot

import (
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// The ids of the options (ledger 8).
const (
	optionScenario   = "scenario"
	optionDays       = "days"
	optionCouncil    = "council"
	optionOpen       = "open_blocks"
	optionMemory     = "memory"
	optionDifficulty = "difficulty"
	optionQuestions  = "questions"

	asScenario = "scenario" // the value of days and council that leaves them to the scenario
	on         = "on"
	off        = "off"
	costly     = "costly"
	decisive   = "decisive"
	weighty    = "weighty"
	unsettled  = "unsettled"
	differing  = "differing"
	telling    = "telling"
	closing    = "closing"
	foreseen   = "foreseen"
	worthwhile = "worthwhile"
	all        = "all"
	mostDays   = 4
)

// difficulties are the values of the option, as [engine.Difficulty] numbers them.
var difficulties = [...]rules.OptionValue{
	engine.MineosHelped: {ID: "mineos", Name: "Mineos is helped", Help: "Argot starts with 6 resources less."},
	engine.Even:         {ID: "even", Name: "Even", Help: "Both sides start as the scenario says."},
	engine.ArgotHelped:  {ID: "argot", Name: "Argot is helped", Help: "Argot starts with 6 resources more."},
}

// options are what can be settled before a match.
func (g *Game) options() []rules.Option {
	scenario := rules.Option{ID: optionScenario, Name: "Scenario", Help: "Which part of the siege is played."}
	for i := range g.content.Scenarios {
		s := &g.content.Scenarios[i]
		scenario.Values = append(scenario.Values, rules.OptionValue{ID: s.ID, Name: s.Name, Help: s.Text, Minutes: s.Minutes})
	}
	scenario.Default = scenario.Values[0].ID

	days := rules.Option{ID: optionDays, Name: "Days", Help: "How many days the siege lasts, of eight turns each.", Default: asScenario,
		Values: []rules.OptionValue{{ID: asScenario, Name: "As the scenario says", Help: "Every scenario has its own number of days."}}}
	for n := 1; n <= mostDays; n++ {
		days.Values = append(days.Values, rules.OptionValue{ID: strconv.Itoa(n), Name: strconv.Itoa(n), Help: "The siege ends with turn " + strconv.Itoa(n*len(g.content.Cards)) + "."})
	}
	council := rules.Option{ID: optionCouncil, Name: "War council", Help: "Whether Argot spends resources before the siege.", Default: asScenario,
		When: map[string][]string{optionScenario: g.withCouncil()},
		Values: []rules.OptionValue{
			{ID: asScenario, Name: "On", Help: "Gates, companies and trains are bought, and allies chosen."},
			{ID: off, Name: "Off", Help: "Nothing is bought; the allies are those named first."},
		}}
	open := rules.Option{ID: optionOpen, Name: "Fog of war", Help: "Whether a seat sees the faces of the other's blocks.", Default: off,
		Values: []rules.OptionValue{
			{ID: off, Name: "On", Help: "Faces are hidden outside of battles."},
			{ID: on, Name: "Off", Help: "All blocks lie open."},
		}}
	memory := rules.Option{ID: optionMemory, Name: "Memory", Help: "Whether a seat is shown again what it has seen of a block.", Default: on, Before: off, Earlier: []string{off},
		When: map[string][]string{optionOpen: {off}},
		Values: []rules.OptionValue{
			{ID: on, Name: "Kept for you", Help: "A block that was seen stays known for as long as a person could have followed it."},
			{ID: off, Name: "Your own", Help: "A block that stands up again is hidden again."},
		}}
	difficulty := rules.Option{ID: optionDifficulty, Name: "Resources", Help: "Whether a side is helped.", Default: difficulties[engine.Even].ID, Values: difficulties[:]}
	questions := rules.Option{ID: optionQuestions, Name: "Questions", Help: "Whether you are also asked where every answer comes to the same.", Default: worthwhile, Before: all, Earlier: []string{decisive, costly, weighty, unsettled, differing, telling, closing, foreseen},
		When: map[string][]string{optionScenario: {}}, // only matches of older revisions have it
		Values: []rules.OptionValue{
			{ID: worthwhile, Name: "What makes a difference, or can be worth it", Help: "After a battle the victor is asked to regroup only where a block can come nearer to the goal of the siege, or a badly wounded one away from enemies. Steps are restored only where a turn follows that is played. In a battle a hero is asked only where the power can be expected to change something. Where all answers come to the same, the first is given, and a match ends once nothing can change who wins."},
			{ID: foreseen, Name: "What makes a difference, as far as can be foreseen", Help: "Steps are restored only where a turn follows that is played. In the last turn the victor of a battle is asked to regroup only where something can follow from it. In a battle a hero is asked only where the power can be expected to change something. Where all answers come to the same, the first is given, and a match ends once nothing can change who wins."},
			{ID: closing, Name: "What makes a difference, to the last turn", Help: "In the last turn the victor of a battle is asked to regroup only where something can follow from it. In a battle a hero is asked only where the power can be expected to change something. Where all answers come to the same, the first is given, and a match ends once nothing can change who wins."},
			{ID: telling, Name: "What makes a difference, and heroes where they help", Help: "In a battle a hero is asked only where the power can be expected to change something. Where all answers come to the same, the first is given, and a match ends once nothing can change who wins."},
			{ID: differing, Name: "What makes a difference, until all is decided", Help: "A hero is asked where the power does next to nothing too. Where all answers come to the same, the first is given, those who must leave a battle and have one way each leave unasked, and a match ends once nothing can change who wins."},
			{ID: unsettled, Name: "What costs something, until all is decided", Help: "Who leaves a lost battle first is asked where it makes no difference too."},
			{ID: weighty, Name: "What costs something", Help: "Where all answers come to the same, the first is given, and a hit that a block ignores is nobody's choice."},
			{ID: costly, Name: "What costs something or shows a face", Help: "A hit that a block ignores is still asked about beside a Skittish block and under fire."},
			{ID: decisive, Name: "What decides something", Help: "Where all answers come to the same, the first is given."},
			{ID: all, Name: "All", Help: "Matches that were begun earlier go on being asked."},
		}}
	return []rules.Option{scenario, days, council, open, memory, difficulty, questions}
}

// withCouncil are the scenarios that have a war council.
func (g *Game) withCouncil() (ids []string) {
	for i := range g.content.Scenarios {
		if s := &g.content.Scenarios[i]; s.Council {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// settle is what the values of a complete setup mean.
func (g *Game) settle(values map[string]string) engine.Options {
	var o engine.Options
	for i := range g.content.Scenarios {
		if g.content.Scenarios[i].ID == values[optionScenario] {
			o.Scenario = uint8(i)
		}
	}
	scenario := &g.content.Scenarios[o.Scenario]
	o.Days = uint8(scenario.Days)
	if n, err := strconv.Atoi(values[optionDays]); err == nil {
		o.Days = uint8(n)
	}
	o.Council = scenario.Council && values[optionCouncil] != off
	o.Open = values[optionOpen] == on
	o.Memory = values[optionMemory] == on
	o.AskAll = values[optionQuestions] == all
	o.AskStay = values[optionQuestions] != worthwhile
	o.AskVain = o.AskStay && values[optionQuestions] != foreseen
	o.AskLast = o.AskVain && values[optionQuestions] != closing
	o.AskSlight = o.AskLast && values[optionQuestions] != telling
	o.AskOrder = o.AskSlight && values[optionQuestions] != differing
	o.PlayOut = o.AskOrder && values[optionQuestions] != unsettled
	o.AskBeside = o.PlayOut && values[optionQuestions] != weighty
	o.AskIgnored = o.AskBeside && values[optionQuestions] != costly
	o.Difficulty = engine.Difficulty(slices.IndexFunc(difficulties[:], func(v rules.OptionValue) bool { return v.ID == values[optionDifficulty] }))
	return o
}
