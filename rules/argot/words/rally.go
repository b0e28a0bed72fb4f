package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// usePower uses a hero's power, on a block where it needs one (AR-MIS-11).
func usePower(s *engine.State, c rules.Choice) rules.Description {
	hero := int(c.Args[0])
	h := &s.Content.Heroes[hero]
	if s.Asked == engine.AskMending {
		b := content.Block(c.Args[1])
		return described("AR-MIS-11", rules.T("%s: %s, for %s", h.Title(), h.PowerTitle(), told(s, b)), s.HeroElement(hero), s.BlockElement(b))
	}
	return described("AR-MIS-11", rules.T("%s: %s", h.Title(), h.PowerTitle()), s.HeroElement(hero))
}

// keepPower keeps it for another time of the day (AR-MIS-11).
func keepPower(*engine.State, rules.Choice) rules.Description {
	return described("AR-MIS-11", rules.T("Keep the power for later"), engine.KeepPowerButton)
}

// restore buys a step (AR-RAL-2, AR-RAL-7, AR-RAL-8).
func restore(s *engine.State, c rules.Choice) rules.Description {
	b, source := blockOf(c), int(c.Args[1])
	path := []rules.Element{s.BlockElement(b)}
	sentence := rules.T("Restore a step of %s for %d", told(s, b), s.Face(b).Cost)
	if payers(s, c) > 1 {
		path = append(path, payerElement(s, source))
		sentence = rules.T("%s from %s", sentence, payer(s, source)).In("a step that is restored, and what pays for it")
	}
	return described("AR-RAL-2", sentence, path...)
}

// payers is how many sources can pay for the block.
func payers(s *engine.State, c rules.Choice) (n int) {
	for _, other := range s.Decision().Choices {
		if other.Verb == c.Verb && other.Args[0] == c.Args[0] {
			n++
		}
	}
	return n
}

func payerElement(s *engine.State, source int) rules.Element {
	switch source {
	case engine.FromPool:
		return engine.PoolElement
	case engine.FromPurse:
		return engine.PurseElement
	}
	return s.BlockElement(content.Block(source))
}

func payer(s *engine.State, source int) rules.Text {
	switch source {
	case engine.FromPool:
		return rules.T("the city pool")
	case engine.FromPurse:
		return rules.T("the purse")
	}
	return told(s, content.Block(source))
}

// previewRestore is what is left when it is paid.
func previewRestore(s *engine.State, c rules.Choice, p *rules.Preview) {
	b, source := blockOf(c), int(c.Args[1])
	have := 0
	switch source {
	case engine.FromPool:
		have = int(s.Pool)
	case engine.FromPurse:
		have = int(s.Purse)
	default:
		have = int(s.Pieces[source].Strength)
	}
	left := rules.Line{Label: rules.T("Left in %s", payer(s, source)), Value: rules.T("%d", have-s.Face(b).Cost)}
	if have == s.Face(b).Cost && source != engine.FromPool && source != engine.FromPurse {
		left.Value, left.Tone = rules.T("nothing: the train is gone"), rules.Bad
	}
	p.Lines = append(p.Lines,
		rules.Line{Label: rules.T("Strength"), Value: rules.T("%d to %d", s.Pieces[b].Strength, s.Pieces[b].Strength+1).In("steps before and after"), Tone: rules.Good}, left)
}

// endRestoring keeps what is left (AR-RAL-9).
func endRestoring(*engine.State, rules.Choice) rules.Description {
	return described("AR-RAL-9", rules.T("Restore no more"), engine.EndRestoringButton)
}
