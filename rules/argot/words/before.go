package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// undertake spends a day on a mission (AR-MIS-5).
func undertake(s *engine.State, c rules.Choice) rules.Description {
	m := int(c.Args[0])
	return described("AR-MIS-5", rules.T("Undertake %s", s.Content.Missions[m].Title()), s.MissionElement(m))
}

// previewUndertake tells what success and failure mean for the siege (AR-MIS-1 to AR-MIS-4).
func previewUndertake(s *engine.State, c rules.Choice, p *rules.Preview) {
	info := &s.Content.Missions[c.Args[0]]
	p.Lines = append(p.Lines, rules.Line{Label: rules.T("What it is about"), Value: info.About()})
	p.Lines = append(p.Lines, outcomes(s, info.Outcomes[content.Success], rules.T("If it succeeds"), rules.Good)...)
	p.Lines = append(p.Lines, outcomes(s, info.Outcomes[content.Failure], rules.T("If it fails"), rules.Bad)...)
}

// outcomes are the effects of a mission on the siege, in one line (ledger 7.5).
func outcomes(s *engine.State, effects []content.Effect, label rules.Text, tone rules.Tone) []rules.Line {
	list := brings(s, effects)
	if len(list) == 0 {
		return nil
	}
	return []rules.Line{{Label: label, Value: rules.And(list...), Tone: tone}}
}

// Outcomes are what a result of a mission brings for the siege (AR-MIS-1 to AR-MIS-4), none if nothing.
func Outcomes(s *engine.State, m content.Mission, r content.Result) []rules.Text {
	return brings(s, s.Content.Missions[m].Outcomes[r])
}

// brings are effects of missions in words (ledger 7.5).
func brings(s *engine.State, effects []content.Effect) (list []rules.Text) {
	for i := range effects {
		e := &effects[i]
		var value rules.Text
		switch e.Verb {
		case content.SetZone:
			value = rules.T("the Pontian legions may start in the city")
		case content.DestroyBlock:
			value = rules.T("%s is destroyed", s.Content.Face(e.Block, false).Title())
		case content.RemoveParty:
			value = rules.T("%s stay away", s.Content.Parties[e.Party].Told())
		case content.ContributeBlock:
			value = rules.Count(e.N, "%d block joins Argot", "%d blocks join Argot")
		case content.UnlockSwap:
			if !s.Options.Council { // which alone could swap
				continue
			}
			value = rules.T("%s can be swapped in", s.Content.Face(e.Block, false).Title())
		case content.Defect:
			var names []rules.Text
			for b := range e.Blocks.All() {
				names = append(names, s.Content.Face(b, false).Title())
			}
			value = rules.T("%s go over to Mineos", rules.And(names...))
		case content.SetStance:
			value = stance(s, e)
		default:
			continue
		}
		list = append(list, value)
	}
	return list
}

func stance(s *engine.State, e *content.Effect) rules.Text {
	who := s.Content.Parties[e.Party].Title()
	switch e.Stance {
	case content.WithArgot:
		return rules.T("%s fight beside Argot", who)
	case content.WithMineos:
		return rules.T("%s fight beside Mineos", who)
	}
	return rules.T("%s fight whoever they meet", who)
}

// levy spends a day on resources (AR-MIS-5).
func levy(s *engine.State, _ rules.Choice) rules.Description {
	n := s.Content.Days.LevyGain
	return described("AR-MIS-5", rules.Plural(n, "Raise a levy: %d resource", "Raise a levy: %d resources", n), engine.LevyButton)
}

// way chooses how a scene is played (AR-MIS-6).
func way(s *engine.State, c rules.Choice) rules.Description {
	o := &s.Scene().Options[c.Args[0]]
	return described("AR-MIS-6", rules.T("%s: %s against %d", o.Title(), o.Skill.Title(), s.Needed(o)), engine.WayElement(int(c.Args[0])))
}

// previewWay lists what every hero who can lead would have to throw.
func previewWay(s *engine.State, c rules.Choice, p *rules.Preview) {
	o := &s.Scene().Options[c.Args[0]]
	for hero := range s.Content.Heroes {
		if s.CanLead(hero) {
			p.Lines = append(p.Lines, rules.Line{Label: s.Content.Heroes[hero].Title(), Value: facesOf(s, o, hero, 0)})
		}
	}
	p.Lines = append(p.Lines, consequences(o.Win, rules.T("If it is won"), rules.Good)...)
	p.Lines = append(p.Lines, consequences(o.Fail, rules.T("If it is lost"), rules.Bad)...)
}

// winning is how many faces of the die win an option for a leader with a boost: a 6 always does, a 1 never
// (AR-MIS-7).
func winning(s *engine.State, o *content.Option, hero, boost int) (n int) {
	for face := 1; face <= s.Content.Days.Die; face++ {
		switch {
		case face == s.Content.Days.Die, face > 1 && face+s.Added(o, hero)+boost >= s.Needed(o):
			n++
		}
	}
	return n
}

func facesOf(s *engine.State, o *content.Option, hero, boost int) rules.Text {
	return rules.T("%d in %d", winning(s, o, hero, boost), s.Content.Days.Die).In("chance")
}

// consequences are the effects of a scene, a line each (ledger 7.5).
func consequences(effects []content.Effect, label rules.Text, tone rules.Tone) (lines []rules.Line) {
	for _, value := range Consequences(effects) {
		lines = append(lines, rules.Line{Label: label, Value: value, Tone: tone})
	}
	return lines
}

// Consequences are effects of a scene in words (AR-MIS-8).
func Consequences(effects []content.Effect) (list []rules.Text) {
	for i := range effects {
		e := &effects[i]
		switch e.Verb {
		case content.Alarm:
			list = append(list, rules.T("later targets %+d", e.N))
		case content.Bonus:
			list = append(list, rules.T("next roll %+d", e.N))
		case content.Wound:
			list = append(list, rules.Count(e.N, "%d wound for the leader", "%d wounds for the leader"))
		case content.Resource:
			list = append(list, rules.T("resources %+d", e.N))
		}
	}
	return list
}

// withdraw gives a mission up (AR-MIS-9).
func withdraw(*engine.State, rules.Choice) rules.Description {
	return described("AR-MIS-9", rules.T("Withdraw: the mission fails"), engine.WithdrawButton)
}

// lead names the leader of a scene (AR-MIS-6).
func lead(s *engine.State, c rules.Choice) rules.Description {
	hero := int(c.Args[0])
	return described("AR-MIS-6", rules.T("%s leads", s.Content.Heroes[hero].Title()), s.HeroElement(hero))
}

// previewLead is the chance without a boost.
func previewLead(s *engine.State, c rules.Choice, p *rules.Preview) {
	chance(s, p, int(c.Args[0]), 0)
}

// chance adds what the roll of a leader with a boost comes to.
func chance(s *engine.State, p *rules.Preview, hero, boost int) {
	o := s.Option()
	line := func(label rules.Text, n int) {
		if n != 0 {
			p.Lines = append(p.Lines, rules.Line{Label: label, Value: rules.T("%+d", n)})
		}
	}
	p.Lines = append(p.Lines, rules.Line{Label: rules.T("One die must reach"), Value: rules.T("%d", s.Needed(o))})
	line(o.Skill.Title(), s.Content.Heroes[hero].Skills[o.Skill])
	line(rules.T("Bonus"), int(s.Campaign.Under.Bonus))
	line(rules.T("Wounds"), -int(s.Campaign.Heroes[hero].Wounds))
	line(rules.T("Boost"), boost)
	n := winning(s, o, hero, boost)
	p.HasChance, p.Chance, p.Fraction = true, float64(n)/float64(s.Content.Days.Die), facesOf(s, o, hero, boost)
}

// previewBoost is the chance with it.
func previewBoost(s *engine.State, c rules.Choice, p *rules.Preview) {
	chance(s, p, int(s.Campaign.Under.Leader), int(c.Args[0]))
}

// boost pays for a roll (AR-MIS-6).
func boost(_ *engine.State, c rules.Choice) rules.Description {
	n := int(c.Args[0])
	sentence := rules.Plural(n, "Spend %d resource and roll", "Spend %d resources and roll", n)
	if n == 0 {
		sentence = rules.T("Roll without a boost")
	}
	return described("AR-MIS-6", sentence, engine.BoostElement(n))
}

// upgrade turns a block to its better face (AR-ARM-11).
func upgrade(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	return described("AR-ARM-11", rules.T("Upgrade %s for %d", told(s, b), s.Content.At(b).UpgradeCost), s.BlockElement(b))
}

// buyTrain buys a supply train (AR-ARM-11).
func buyTrain(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	return described("AR-ARM-11", rules.T("Buy %s for %d", told(s, b), s.Content.At(b).Price), s.BlockElement(b))
}

// strengthen upgrades a gate (AR-FRT-8).
func strengthen(s *engine.State, c rules.Choice) rules.Description {
	g := atlas.GateIndex(c.Args[0])
	return described("AR-FRT-8", rules.T("Strengthen %s for %d", gate(s, g), s.Map.Gates()[g].UpgradeCost), s.GateElement(g))
}

// swap takes the Heckers in for another block (AR-ARM-10).
func swap(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	return described("AR-ARM-10", rules.T("Swap %s for the Heckers", told(s, b)), s.BlockElement(b))
}

// recruit takes an ally's block in (AR-ARM-8, AR-ARM-9).
func recruit(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	rule := "AR-ARM-8"
	if s.Content.At(b).Army == content.ZulonBand {
		rule = "AR-ARM-9"
	}
	return described(rule, rules.T("Take %s into the army", told(s, b)), s.BlockElement(b))
}

// adjourn ends the council (AR-ARM-11).
func adjourn(*engine.State, rules.Choice) rules.Description {
	return described("AR-ARM-11", rules.T("End the council"), engine.AdjournButton)
}

// placeAt places a block (AR-SET-14).
func placeAt(s *engine.State, c rules.Choice) rules.Description {
	b, p := blockOf(c), atlas.Place(c.Args[1])
	return described("AR-SET-14", rules.T("Place %s at %s", told(s, b), Place(s, p)), s.BlockElement(b), s.PlaceElement(p))
}

// stow places a block aboard a ship (AR-SET-8).
func stow(s *engine.State, c rules.Choice) rules.Description {
	b, ship := blockOf(c), content.Block(c.Args[1])
	return described("AR-SET-8", rules.T("Place %s aboard %s", told(s, b), told(s, ship)), s.BlockElement(b), s.BlockElement(ship))
}
