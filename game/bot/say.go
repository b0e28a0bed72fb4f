package bot

import (
	"math"

	"portcullis/rules"
)

// say is what a player says of its choice: what it does, why, and how likely the seat is to win. Why is what the state
// says of the choice (rules.Recommender), or else how it compares with others: both a clause in small letters.
func say(s rules.State, seat rules.Seat, c rules.Choice, compared rules.Text) rules.Text {
	return withChance(because(s, c, compared), s, seat)
}

// because is what a choice does, and why.
func because(s rules.State, c rules.Choice, compared rules.Text) rules.Text {
	why := compared
	if r, ok := s.(rules.Recommender); ok {
		if known := r.Recommend(c); !known.Empty() {
			why = known
		}
	}
	return rules.T("%s: %s.", s.Describe(c).Sentence, why)
}

// withChance adds to what is said how likely the seat is to win, if the state knows that (rules.Foreteller).
func withChance(said rules.Text, s rules.State, seat rules.Seat) rules.Text {
	if f, ok := s.(rules.Foreteller); ok {
		if p, ok := f.Foretell(seat); ok {
			return rules.Sentences(said, likely(p))
		}
	}
	return said
}

// likely is a chance to win in words, to the nearest twentieth: more is not known.
func likely(p float64) rules.Text {
	const parts = 20
	switch p = math.Round(p*parts) / parts; p {
	case 0:
		return rules.T("Hardly a chance to win.")
	case 1:
		return rules.T("As good as won.")
	}
	return rules.T("About %s to win the match.", rules.Percent(p))
}

// beside compares a choice with the next best, which is worth less by so much.
func beside(s rules.State, next rules.Choice, less float64) rules.Text {
	const alike = 0.005
	if less < alike {
		return rules.T("about as good as the next best, %q", s.Describe(next).Sentence)
	}
	return rules.T("better than the next best, %q", s.Describe(next).Sentence)
}
