package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Chronicle tells events as a story: a chapter for each day before the siege, for its eve, and for each turn in
// which something came to pass. It says no more than the events do: of what a seat did not see nothing is told.
func Chronicle(s *engine.State, events []rules.Event) []rules.Chapter {
	c := chronicle{s: s}
	for _, e := range events {
		c.hear(e)
	}
	told := c.chapters[:0]
	for _, chapter := range c.chapters {
		if len(chapter.Body) > 0 {
			told = append(told, chapter)
		}
	}
	return told
}

// chronicle is the story so far, and the battle that is fought.
type chronicle struct {
	s        *engine.State
	chapters []rules.Chapter
	fights   bool
	steps    map[rules.Seat]int // lost in the battle; those of third parties under NoSeat
	fallen   []rules.Text
}

// recounted are the events that are told in their own sentences.
var recounted = map[string]bool{
	"mission_begun": true, "scene_won": true, "scene_lost": true, "no_leader": true, "hero_wounded": true, "hero_lost": true, "mission_succeeded": true,
	"mission_failed": true, "levy_raised": true, "zone_opened": true, "block_destroyed": true, "party_removed": true, "ally_won": true,
	"swap_unlocked": true, "stance_taken": true, "defected": true, "block_upgraded": true, "train_bought": true, "gate_strengthened": true,
	"swapped": true, "recruited": true, "power_used": true, "gate_fell": true, "train_captured": true, "resources_stolen": true, "siege_settled": true, "match_ended": true,
}

// hear takes an event in.
func (c *chronicle) hear(e rules.Event) {
	switch e.Name {
	case "campaign_day_began":
		c.chapter(rules.T("Day %d before the siege", e.N))
	case "eve_began":
		c.chapter(rules.T("The eve of the siege").In("a chapter"))
	case "turn_began":
		c.chapter(rules.T("Day %d of the siege, turn %d", e.M, e.N))
	case "battle_began":
		c.fights, c.steps, c.fallen = true, map[rules.Seat]int{}, nil
	case "battle_ended":
		c.fights = false
		c.battle(e)
	case "steps_lost":
		if c.fights {
			c.steps[e.Seat] -= int(e.N)
		}
	case "eliminated":
		if c.fights {
			c.fallen = append(c.fallen, thing(c.s, e.Subject))
		} else {
			c.tell(Tell(c.s, e))
		}
	case "keep_counted":
		if e.M > 0 {
			c.tell(Tell(c.s, e))
		}
	default:
		if recounted[e.Name] {
			c.tell(Tell(c.s, e))
		}
	}
}

func (c *chronicle) chapter(title rules.Text) {
	c.chapters = append(c.chapters, rules.Chapter{Title: title})
}

func (c *chronicle) tell(sentence rules.Text) {
	if len(c.chapters) == 0 {
		c.chapter(rules.T("The beginning"))
	}
	last := &c.chapters[len(c.chapters)-1]
	last.Body = append(last.Body, sentence)
}

// battle tells how a battle went: who holds the place, after how many rounds, and at what price (AR-REG-3).
func (c *chronicle) battle(e rules.Event) {
	place, rounds := thing(c.s, e.To), int(e.M)
	ends := rules.Plural(rounds, "At %s nobody holds the ground after %d round.", "At %s nobody holds the ground after %d rounds.", place, rounds)
	switch e.N {
	case int16(engine.Attacker):
		ends = rules.Plural(rounds, "At %s the attackers win after %d round.", "At %s the attackers win after %d rounds.", place, rounds)
	case int16(engine.Defender):
		ends = rules.Plural(rounds, "At %s the defenders hold after %d round.", "At %s the defenders hold after %d rounds.", place, rounds)
	}
	price := []rules.Text{ends}
	for _, seat := range [...]rules.Seat{engine.Argot, engine.Mineos, rules.NoSeat} {
		if n := c.steps[seat]; n > 0 {
			price = append(price, rules.Plural(n, "%s: %d step lost.", "%s: %d steps lost.", who(rules.Event{Seat: seat}), n))
		}
	}
	if len(c.fallen) > 0 {
		price = append(price, rules.T("Gone for good: %s.", rules.And(c.fallen...)))
	}
	c.tell(rules.Sentences(price...))
}
