package scenes

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/form"
)

// siegeResults are ends of matches of B-Sieged.
func siegeResults(t testing.TB) map[string]resultsModel {
	lid := LidOf(siegeGame(t))
	set := siegeGame(t).Set()
	st := bsieged.Story{Round: 12, Used: [4]int{31, 4, 0, 117}, Lost: 3, Deaths: 2, Messengers: 1, Avatars: 1, Shots: 14, Actions: 208}
	for i := range set.Heroes {
		st.Heroes = append(st.Heroes, bsieged.HeroStory{Kind: i, Kills: 17 * i, Alive: i != 2})
	}
	full := Stats{Turns: 71, Choices: 1234, AttacksWon: 6, AttacksLost: 3, Dice: []match.Dice{{Die: rules.D6, Faces: []int{400, 350, 377, 333, 382, 391}}}, Removed: 31, TakenBack: 2}
	return map[string]resultsModel{
		"siege won": {Game: lid, Title: lid.Title + ", Defender", State: won, Headline: headline("bsieged", "won", won), Reason: "The Messenger came back and lived through round 12: the Citadel is saved",
			Rule: "BS-END-2", Seed: 7, Facts: someSaves(1)[0].Facts, Stats: full, Story: storyWith(st, set), Board: board},
		"siege lost": {Game: lid, Title: lid.Title + ", Footman", State: lost, Headline: headline("bsieged", "lost_avatar", lost), Reason: "The Avatar of the Abyss entered the Citadel from the north in round 3",
			Rule: "BS-END-6", Seed: 7, Stats: full, Story: storyWith(bsieged.Story{Round: 3, Heroes: st.Heroes[:4]}, set)},
	}
}

func TestSiegeResultsFitEverywhere(t *testing.T) {
	for name, m := range siegeResults(t) {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planResults(k, m) })
		})
	}
}

// Every end that the rules know has words of its own.
func TestEverySiegeEndHasAHeadline(t *testing.T) { // BS-END-1 to BS-END-10
	seen := map[string]bool{}
	for _, result := range []string{"won", "lost_krohn", "lost_avatar", "lost_messenger", "lost_heroes", "lost_buildings", "lost_time", "lost_deadline", "lost_conceded"} {
		words, ok := headlines()["bsieged "+result]
		if !ok || seen[words] {
			t.Errorf("%s is told as %q", result, words)
		}
		seen[words] = true
	}
}

// The results of a match that was played to its end tell its cause, its round and its story.
func TestSiegeResultsTellTheStory(t *testing.T) {
	g := visitWith(t, box.Of(siegeGame(t)))
	g.click("game:bsieged")
	g.begun()
	m := g.app.Match()
	r := rules.NewRand(3)
	for !m.Over() {
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	outcome, _ := m.State().Outcome()
	model := newResults(g.app.Scene().(*seated).house, m).model
	story := m.State().(*bsieged.State).Story()
	if model.Headline != headlines()["bsieged "+outcome.Result] || model.Headline == "" || !strings.Contains(model.Reason, "round") {
		t.Errorf("%s is told as %q, %q", outcome.Result, model.Headline, model.Reason)
	}
	rows := statRows(model)
	if !slices.Contains(rows, [2]string{"Ended in round", strconv.Itoa(story.Round) + " of 12"}) || !slices.Contains(rows, [2]string{"Enemies destroyed", strconv.Itoa(story.Kills())}) {
		t.Errorf("%v; the story is %+v", rows, story)
	}
	view := m.State().(*bsieged.State).View()
	if want := (Fact{"kit/hourglass", "Round", strconv.Itoa(view.Round) + " of 12"}); !slices.Contains(model.Facts, want) || len(model.Facts) < 6 {
		t.Errorf("the facts are %v; want %v among them", model.Facts, want)
	}
	if len(model.Story.Names) != 4 || model.Story.Names[0] != "Eileen" {
		t.Errorf("the heroes are %v", model.Story.Names)
	}
}
