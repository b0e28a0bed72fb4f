package results

import (
	"strings"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/medals"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// screen tells how a match ended.
type screen struct {
	shell.Screen
	model  model
	match  *match.Match
	header save.Header
	path   string
	// figures is set once the painting gave way to the figures.
	figures bool
}

// New makes the results of a match that is over.
func New(sh *shell.Shell, games kit.Games, m *match.Match) game.Scene {
	r := &screen{Screen: shell.Screen{Shell: sh, Scene: "results", Title: rules.Say("The match is over")}}
	r.match, r.header, r.path = m, m.Header(), sh.App.MatchPath()
	earned, err := summary.Keep(sh.Kept, sh.Feats, m, sh.Now())
	if err != nil {
		sh.Tell(err)
	}
	g := games.Find(m.Info().ID)
	outcome, _ := m.State().Outcome()
	stats := kit.Count(m)
	r.model = model{
		Game: g, Variant: g.Apart(r.header.Options), State: summary.StateOf(m), Headline: headline(g.Kit, outcome.Result, summary.StateOf(m)),
		Reason: outcome.Reason.String(), Rule: outcome.Rule, Seed: r.header.Seed,
		Facts: summary.Facts(g.Kit, m), Stats: stats, Story: story(g.Kit, m, stats), Winner: winnersOf(m), Board: summary.Picture(g.Kit, m, sh.Measure),
	}
	if seats := m.Seats(); len(seats) > 1 {
		for i, s := range seats {
			r.model.Seats = append(r.model.Seats, summary.Sitting(s, g.Seat(i)))
		}
		r.model.Signs = summary.Signs(sh.Faces, g, seats)
	}
	_, r.model.Chronicle = m.State().(rules.Chronicler)
	if r.model.Winner != "" {
		r.model.State, r.model.Headline = summary.Ended, wonBy(r.model.Winner)
	}
	r.model.Painting, r.model.Decided = g.Kit.Endings.Of(m), g.Kit.Endings.Decided(m).String()
	r.figures = r.model.Painting.Name == ""
	r.Plan = func(k form.Toolkit) []form.Item {
		if r.figures {
			return plan(k, r.model)
		}
		return planPainting(k, r.model)
	}
	r.Prompt = func() string { return prompt(r.model.State) }
	r.Act, r.Back = r.do, r.back
	for _, f := range sh.Feats {
		if first, ok := earned[f.ID]; ok {
			r.model.Medals = append(r.model.Medals, medals.Medal{Feat: f, Times: 1, New: first})
		}
	}
	r.Notes = func() []string {
		notes := []string{r.model.verdict(), r.model.Headline, r.model.Reason, r.model.Decided}
		for _, m := range r.model.Medals {
			notes = append(notes, m.Spoken())
		}
		return notes
	}
	r.Open()
	return r
}

// headline is the end of a match in a few words.
func headline(k kit.Kit, result string, s summary.State) string {
	if words, ok := k.Headlines[result]; ok {
		return words.String()
	}
	switch s {
	case summary.Won:
		return rules.Say("The siege is won")
	case summary.Lost:
		return rules.Say("The siege is lost")
	}
	return rules.Say("The siege is over")
}

// story is what the game tells of a match, or what is counted of every match.
func story(k kit.Kit, m *match.Match, s kit.Stats) kit.Story {
	if k.Story == nil {
		return s.Story()
	}
	return k.Story(m, s)
}

// winnersOf names who won a match in which people play against each other; empty where they
// play together or alone.
func winnersOf(m *match.Match) string {
	outcome, over := m.State().Outcome()
	humans := m.Humans()
	if !over || outcome.Winners == 0 || humans&outcome.Winners == humans || humans&^outcome.Winners == 0 || len(m.Seats()) < 2 {
		return ""
	}
	if humans&(humans-1) == 0 {
		return "" // one person: it is he who has won or lost
	}
	var names []rules.Text
	for i, s := range m.Seats() {
		if outcome.Winners.Has(rules.Seat(i)) {
			names = append(names, rules.T("%s", s.Name))
		}
	}
	return rules.And(names...).String()
}

// wonBy is the headline of a match that one of several people won.
func wonBy(name string) string { return rules.Say("%s wins", name) }

func (r *screen) do(e form.Event) {
	if strings.HasPrefix(e.ID, kindMedal) {
		r.figures = true
		return
	}
	switch e.ID {
	case resultsMenu:
		r.Shell.App.Post(game.LeaveMatch{})
	case resultsBoard:
		r.Pop()
	case resultsBack:
		r.back()
	case resultsFigures:
		r.figures = true
	case resultsStory:
		r.Shell.OpenChronicle(r.match, rules.NoSeat)
	case resultsWatch:
		r.Shell.Watch(r.match)
	case resultsSame:
		r.again(r.header.Seed)
	case resultsAgain:
		r.again(r.Shell.App.NewSeed())
	case resultsRule:
		r.Shell.OpenRules(r.model.Game.ID, r.model.Rule)
	case resultsRules:
		r.Shell.OpenRules(r.model.Game.ID, "")
	}
}

// back goes from the figures to the painting, and from there to the table.
func (r *screen) back() {
	if !r.figures || r.model.Painting.Name == "" {
		r.Pop()
		return
	}
	r.figures = false
	r.UI.Replan()
}

// again begins a match with the same settings.
func (r *screen) again(seed uint64) {
	r.Shell.App.Post(game.NewMatch{Header: save.Header{
		Game: r.header.Game, Seed: seed, Options: r.header.Options, Seats: r.header.Seats, TakeBacks: r.header.TakeBacks, Start: r.header.Start,
	}})
}
