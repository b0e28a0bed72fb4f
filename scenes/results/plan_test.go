package results

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/feat"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/citadel"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/medals"
	"portcullis/scenes/summary"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("results "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	for name, m := range siegeResults(t) {
		all.Add("results "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	for name, m := range paintings(t) {
		all.Add("painting "+name, func(k form.Toolkit) []form.Item { return planPainting(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func models() map[string]model {
	entry := kittest.Games()[0]
	second := kittest.EntryOf(kittest.Wide())
	full := kit.Stats{Turns: 12, Choices: 87, AttacksWon: 6, AttacksLost: 3, Dice: []match.Dice{{Die: rules.D6, Faces: []int{4, 0, 7, 3, 2, 11}}}, Removed: 31, TakenBack: 2}
	story := full.Story()
	story.Rows = append(story.Rows, kit.Row{Name: "Spirit lost and paid", Value: "11"}, kit.Row{Name: "Spells cast", Value: "9"}, kit.Row{Name: "Special actions used", Value: "7"})
	return map[string]model{
		"won": {Game: entry, Medals: earned(), Variant: "Normal", State: summary.Won, Headline: "The city stands", Reason: "Help arrived with the morning: the twelfth turn is over.",
			Rule: "KU-END-9", Seed: 1, Facts: kittest.Facts(), Stats: full, Story: story, Board: kittest.Board},
		"lost": {Game: entry, Variant: "Advanced", State: summary.Lost, Headline: "The city has fallen", Reason: "Three places are overrun, and the walls between them do not hold any longer.",
			Rule: "KU-END-5", Seed: 18446744073709551615, Stats: kit.Stats{Turns: 1, Choices: 3}, Story: kit.Stats{Turns: 1, Choices: 3}.Story()},
		"long": {Game: second, Variant: second.Title + ", " + second.Title, State: summary.Ended, Headline: strings.Repeat("A long headline ", 5), Reason: strings.Repeat("And a long reason. ", 12),
			Seats: []string{"North: Ada", "East: Warden (computer)", "South: somebody with a long name", "West: Archmage (computer)"}, Signs: []summary.Sign{{Picture: ink.Seal(0)}, {Picture: "opponents/towersiege-gudrun", Face: true}, {Picture: ink.Seal(2)}, {Picture: "opponents/towersiege-suyin", Face: true}}, Seed: 7, Stats: full, Story: story, Board: kittest.Board},
	}
}

// earned are medals of a match, one of them for the first time.
func earned() []medals.Medal {
	return []medals.Medal{
		{Feat: feat.Feat{ID: "kurth-first_dawn", Named: "First Dawn", What: "Win a match of any difficulty."}, Times: 1},
		{Feat: feat.Feat{ID: "kurth-last_spark", Named: "The Last Spark", What: "Win with exactly 1 Spirit left."}, Times: 1, New: true},
	}
}

// paintings are ends with words in the upper and in the lower calm part of a painting, few of them and many.
func paintings(t testing.TB) map[string]model {
	e := citadel.Kit().Endings
	return map[string]model{
		"upper": {State: summary.Won, Medals: earned(), Facts: kittest.Facts(), Headline: "The Citadel holds", Decided: "Held by one hero", Painting: e.Victory},
		"lower": {State: summary.Lost, Medals: earned(), Facts: kittest.Facts(), Headline: "The Avatar is within the walls", Decided: "The Avatar of the Abyss goes over the Northern wall into the Citadel.", Painting: e.Defeat},
		"long":  {State: summary.Ended, Headline: strings.Repeat("A long headline ", 3), Decided: strings.Repeat("And a long line. ", 8), Painting: e.Defeat},
	}
}

// siegeResults are ends of matches of B-Sieged.
func siegeResults(t testing.TB) map[string]model {
	in := kittest.Load(t, "bsieged", bsieged.Load)
	entry, set := kittest.EntryOf(in), in.Set()
	st := bsieged.Story{Round: 12, Used: [4]int{31, 4, 0, 117}, Lost: 3, Deaths: 2, Messengers: 1, Avatars: 1, Shots: 14, Actions: 208}
	for i := range set.Heroes {
		st.Heroes = append(st.Heroes, bsieged.HeroStory{Kind: i, Kills: 17 * i, Alive: i != 2})
	}
	full := kit.Stats{Turns: 71, Choices: 1234, AttacksWon: 6, AttacksLost: 3, Dice: []match.Dice{{Die: rules.D6, Faces: []int{400, 350, 377, 333, 382, 391}}}, Removed: 31, TakenBack: 2}
	return map[string]model{
		"siege won": {Game: entry, Variant: "Defender", State: summary.Won, Headline: citadel.Kit().Headlines["won"].String(), Reason: "The Messenger stood on the Northern wall, alive, at the end of round 12: the Citadel is saved",
			Rule: "BS-END-2", Seed: 7, Facts: kittest.Facts(), Stats: full, Story: citadel.Tell(st, set, full), Board: kittest.Board},
		"siege lost": {Game: entry, Variant: "Footman", State: summary.Lost, Headline: citadel.Kit().Headlines["lost_avatar"].String(), Reason: "The Avatar of the Abyss entered the Citadel from the north in round 3",
			Rule: "BS-END-6", Seed: 7, Stats: full, Story: citadel.Tell(bsieged.Story{Round: 3, Heroes: st.Heroes[:4]}, set, full)},
	}
}

// The painting says in plain words whether the people at the screen have won.
func TestThePaintingSaysWhoHasWon(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	want := map[string]string{"upper": "You have won", "lower": "You have lost", "long": ""}
	for name, m := range paintings(t) {
		said := ""
		for _, it := range planPainting(k, m) {
			for _, op := range it.Look.Idle {
				if strings.HasPrefix(op.Text, "You have") {
					said = op.Text
				}
			}
		}
		if said != want[name] {
			t.Errorf("%s: it says %q", name, said)
		}
	}
}

// The first page of the end tells how things stood, so that nobody has to go on to the figures for that.
func TestThePaintingTellsHowThingsStood(t *testing.T) {
	for _, at := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		var said []string
		for _, it := range planPainting(form.Toolkit{Metrics: at, Measure: formtest.Faces}, paintings(t)["upper"]) {
			for _, op := range it.Look.Idle {
				said = append(said, op.Text)
			}
		}
		for _, f := range kittest.Facts() {
			if !slices.Contains(said, f.Name) || !slices.Contains(said, f.Value) {
				t.Errorf("%dx%d: it does not say %s: %s", at.W, at.H, f.Name, f.Value)
			}
		}
	}
}
