package advice_test

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
)

// A forecast lets others have their turn before each play of the engine: there may be thousands.
func TestForecastsBreathe(t *testing.T) {
	breaths, most := 0, 0
	rules.Breath = func() { breaths++ }
	t.Cleanup(func() { rules.Breath = nil })
	var f advice.Forecaster
	each(t, 4, 200, func(s *engine.State, r *rules.Rand) {
		for _, c := range s.Decision().Choices {
			breaths = 0
			if _, ok := f.Forecast(s, c); ok && breaths < f.Plays() {
				t.Fatalf("%d breaths in %d plays", breaths, f.Plays())
			}
			most = max(most, breaths)
		}
	})
	if most < 50 {
		t.Errorf("no forecast has more than %d plays", most)
	}
}
