package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// councilPromise is how the purchases of the war council look; a reserve stays for the siege.
func councilPromise(s *engine.State, c rules.Choice) float64 {
	reserve := float64(s.Pool) - 10
	switch c.Verb {
	case engine.Adjourn:
		return 0
	case engine.Upgrade:
		b := blockOf(c)
		gain := faceWorth(s.Content.Face(b, true), s.Full(b)) - faceWorth(s.Content.Face(b, false), s.Full(b))
		return gain + 0.3*(reserve-float64(s.Content.At(b).UpgradeCost)) - 0.5
	case engine.Strengthen:
		site := &s.Map.Gates()[c.Args[0]]
		near := float64(s.Map.Steps(site.Outside, nearestStart(s, site.Outside)))
		return 1.2 - 0.12*near + 0.3*(reserve-float64(site.UpgradeCost))
	case engine.BuyTrain:
		return -1
	case engine.Swap:
		return 0.5 + faceWorth(s.Content.Face(s.Council.Swap, false), 3) - worth(s, blockOf(c))
	}
	return 1 + faceWorth(s.Content.Face(blockOf(c), false), uint8(s.Content.Face(blockOf(c), false).Strength)) // Recruit
}

// WorthBuying are, of some choices of the war council, those that promise more than to end it, the best first.
func WorthBuying(s *engine.State, choices []rules.Choice) (list []rules.Choice) {
	for _, o := range ranked(s, choices) {
		if o.promise > 0 {
			list = append(list, o.choice)
		}
	}
	return list
}
