package scenes

import (
	"portcullis/game"
	"portcullis/game/match"
	"portcullis/save"
	"portcullis/scenes/form"
)

// results is the screen that tells how a match ended.
type results struct {
	screen
	model  resultsModel
	header save.Header
	path   string
}

func newResults(h *House, m *match.Match) *results {
	r := &results{screen: screen{house: h, name: "results", title: "The match is over"}}
	r.header, r.path = m.Header(), h.app.MatchPath()
	lid := find(h.lids, m.Info().ID)
	outcome, _ := m.State().Outcome()
	r.model = resultsModel{
		Game: lid, Title: titleOf(lid, r.header.Options), State: stateOf(m), Headline: headline(lid.ID, outcome.Result, stateOf(m)),
		Reason: outcome.Reason.String(), Rule: outcome.Rule, Seed: r.header.Seed,
		Facts: factsOf(m), Stats: Count(m), Sides: sidesOf(m), Story: siegeStoryOf(m), Winner: winnersOf(m), Board: boardPicture(m, h.config.Measure),
	}
	if r.model.Winner != "" {
		r.model.State, r.model.Headline = ended, wonBy(r.model.Winner)
	}
	r.plan = func(k form.Kit) []form.Item { return planResults(k, r.model) }
	r.prompt = func() string { return resultsPrompt(r.model.State) }
	r.act, r.back = r.do, r.pop
	r.notes = func() []string { return []string{r.model.Headline, r.model.Reason} }
	r.open()
	return r
}

// headline is the end of a match in a few words.
func headline(game, result string, s matchState) string {
	if words, ok := headlines()[game+" "+result]; ok {
		return words
	}
	switch s {
	case won:
		return "The siege is won"
	case lost:
		return "The siege is lost"
	}
	return "The siege is over"
}

// headlines are the ends that a game has words of its own for.
func headlines() map[string]string {
	return map[string]string{
		"kurth won":               "The city stands",
		"kurth lost_spirit":       "The last lamp goes out",
		"kurth lost_overrun":      "The city has fallen",
		"bsieged won":             "The Citadel holds",
		"bsieged lost_krohn":      "Krohns in the Citadel",
		"bsieged lost_avatar":     "The Avatar is within the walls",
		"bsieged lost_messenger":  "No Messenger is left",
		"bsieged lost_heroes":     "No hero stands",
		"bsieged lost_buildings":  "The Citadel lies in ruins",
		"bsieged lost_time":       "Help comes too late",
		"bsieged lost_deadline":   "Nobody was sent in time",
		"bsieged lost_conceded":   "The Citadel is given up",
		"siegestorm won_duel":     "One deck is spent",
		"siegestorm won_last":     "One stands",
		"siegestorm won_life":     "The boss has fallen",
		"siegestorm won_depleted": "The boss has nothing left",
		"siegestorm lost_to_boss": "The boss holds the field",
	}
}

func (r *results) do(e form.Event) {
	switch e.ID {
	case resultsMenu:
		r.house.app.Post(game.LeaveMatch{})
	case resultsBoard, resultsBack:
		r.pop()
	case resultsWatch:
		r.house.WatchMatch()
	case resultsSame:
		r.again(r.header.Seed)
	case resultsAgain:
		r.again(chance(r.house.app))
	case resultsRule:
		r.house.OpenRules(r.model.Game.ID, r.model.Rule)
	case resultsRules:
		r.house.OpenRules(r.model.Game.ID, "")
	}
}

// again begins a match with the same settings.
func (r *results) again(seed uint64) {
	r.house.app.Post(game.NewMatch{Header: save.Header{
		Game: r.header.Game, Seed: seed, Options: r.header.Options, Seats: r.header.Seats, TakeBacks: r.header.TakeBacks, Start: r.header.Start,
	}})
}
