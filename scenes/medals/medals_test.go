package medals

import (
	"testing"

	"portcullis/game/feat"
)

// A medal says whether it was earned, how often, and whether just now for the first time.
func TestMedalsSayHowOften(t *testing.T) {
	f := feat.Feat{ID: "a", Named: "The Last Spark", What: "Win with exactly 1 Spirit left."}
	for _, c := range []struct {
		m             Medal
		title, spoken string
	}{
		{Medal{Feat: f}, "The Last Spark", "Medal to be earned, \"The Last Spark\": Win with exactly 1 Spirit left."},
		{Medal{Feat: f, Times: 1}, "The Last Spark", "Medal earned, \"The Last Spark\": Win with exactly 1 Spirit left."},
		{Medal{Feat: f, Times: 3}, "The Last Spark, 3 times", "Medal earned, \"The Last Spark\": Win with exactly 1 Spirit left."},
		{Medal{Feat: f, Times: 1, New: true}, "The Last Spark: a new medal", "New medal, \"The Last Spark\": Win with exactly 1 Spirit left."},
	} {
		if got := c.m.title(); got != c.title {
			t.Errorf("%+v is called %q", c.m, got)
		}
		if got := c.m.Spoken(); got != c.spoken {
			t.Errorf("%+v says %q", c.m, got)
		}
	}
	if m := (Medal{Feat: f, Won: 2, Of: 5}); m.Spoken() != "Medal to be earned, \"The Last Spark\": Win with exactly 1 Spirit left. Won so far: 2 of 5." {
		t.Errorf("of several matches it says %q", m.Spoken())
	}
	list := Of(feat.List{f, {ID: "b"}, {ID: "c"}}, map[string]int{"a": 2, "c": 1})
	if len(list) != 3 || list[0].Times != 2 || list[1].Times != 0 || Earned(list) != 2 {
		t.Errorf("made are %+v, %d earned", list, Earned(list))
	}
}
