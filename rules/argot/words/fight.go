package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// bombard fires from outside at blocks or at a fortification (AR-RNG-4, AR-RNG-6).
func bombard(s *engine.State, c rules.Choice) rules.Description {
	b, p := blockOf(c), atlas.Place(c.Args[1])
	if int(c.Args[2]) == engine.GateTarget {
		g := s.Map.At(p).Gate
		return described("AR-RNG-6", rules.T("Bombard %s with %s", gate(s, g), told(s, b)), s.BlockElement(b), s.GateElement(g))
	}
	path := []rules.Element{s.BlockElement(b), s.PlaceElement(p)}
	sentence := rules.T("Bombard %s with %s", Place(s, p), told(s, b))
	if targets(s, c) > 1 {
		of := content.Party(c.Args[2])
		path = append(path, engine.PartyElement(of))
		sentence = rules.T("%s: %s", sentence, Party(s, of)).In("a bombardment and whose blocks are its target")
	}
	return described("AR-RNG-4", sentence, path...)
}

// targets is how many parties a block can choose from in a place.
func targets(s *engine.State, c rules.Choice) (n int) {
	for _, other := range s.Decision().Choices {
		if other.Verb == c.Verb && other.Args[0] == c.Args[0] && other.Args[1] == c.Args[1] && int(other.Args[2]) != engine.GateTarget {
			n++
		}
	}
	return n
}

// previewBombard says who or what stands there, and what the shot can do to it.
func previewBombard(s *engine.State, c rules.Choice, p *rules.Preview) {
	b, at, aim := blockOf(c), atlas.Place(c.Args[1]), engine.AtBlocks
	if int(c.Args[2]) == engine.GateTarget {
		aim = engine.AtGate
		g := s.Map.At(at).Gate
		p.Lines = append(p.Lines, rules.Line{Label: gate(s, g), Value: rules.T("strength %d", s.Gates[g].Strength)})
	} else {
		there, of := 0, content.Party(c.Args[2])
		for other := range s.In(at) {
			if s.Pieces[other].Party == of {
				there++
			}
		}
		p.Lines = append(p.Lines, rules.Line{Label: rules.T("Blocks of %s there", Party(s, of)), Value: rules.T("%d", there)})
	}
	throw(s, p, b, s.Rating(b, aim), s.Dice(b, false))
}

// throw adds what a roll needs and what it can be expected to do.
func throw(s *engine.State, p *rules.Preview, b content.Block, m engine.Modifier, dice int) {
	p.Lines = append(p.Lines, rules.Line{Label: rules.T("Dice"), Value: rules.T("%d", dice)})
	rating := rules.Line{Label: rules.T("Rating"), Value: rules.T("%+d", m.Rating)}
	if m.Special {
		rating.Label = s.Content.Abilities[m.Ability].Title()
	}
	p.Lines = append(p.Lines, rating)
	if m.Gate > 0 {
		p.Lines = append(p.Lines, rules.Line{Label: rules.T("Fortification"), Value: rules.T("%+d", m.Gate)})
	}
	if m.Capped() {
		p.Lines = append(p.Lines, rules.Line{Label: rules.T("Never more than"), Value: rules.T("%+d", m.Total)})
	}
	share := m.Share()
	p.Lines = append(p.Lines,
		rules.Line{Label: rules.T("Hits on"), Value: HitsOn(m.Total)},
		rules.Line{Label: rules.T("Expected hits"), Value: rules.Decimal(share*float64(dice), 1), Tone: rules.Strong})
	if dice > 0 {
		miss := 1.0
		for range dice {
			miss *= 1 - share
		}
		p.HasChance, p.Chance, p.Fraction = true, 1-miss, rules.T("at least one hit")
	}
}

// ceaseFire ends the bombardments (AR-RNG-3).
func ceaseFire(*engine.State, rules.Choice) rules.Description {
	return described("AR-RNG-3", rules.T("Cease fire"), engine.CeaseFireButton)
}

// fight chooses a battle (AR-CMB-2).
func fight(s *engine.State, c rules.Choice) rules.Description {
	p := atlas.Place(c.Args[0])
	return described("AR-CMB-2", rules.T("Fight the battle at %s", Place(s, p)), s.PlaceElement(p))
}

// previewFight counts the two sides.
func previewFight(s *engine.State, c rules.Choice, p *rules.Preview) {
	at := atlas.Place(c.Args[0])
	p.Lines = append(p.Lines,
		rules.Line{Label: rules.T("Attackers"), Value: rules.T("%d", s.EngagedIn(at, engine.Attacker))},
		rules.Line{Label: rules.T("Defenders"), Value: rules.T("%d", s.EngagedIn(at, engine.Defender))})
	if g := s.Map.At(at).Gate; g != atlas.NoGate && s.Fortified(at) {
		p.Lines = append(p.Lines, rules.Line{Label: gate(s, g), Value: rules.T("strength %d", s.Gates[g].Strength)})
	}
}

// attack rolls at the enemy's blocks (AR-CMB-7, AR-HIT-1).
func attack(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	return described("AR-HIT-1", rules.T("Attack with %s", told(s, b)), s.BlockElement(b), engine.AttackButton)
}

func previewAttack(s *engine.State, c rules.Choice, p *rules.Preview) {
	b := blockOf(c)
	throw(s, p, b, s.Modifier(b, engine.AtBlocks), s.Dice(b, false))
}

// storm rolls at the fortification (AR-FRT-7).
func storm(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	g := s.Map.At(s.Pieces[b].At).Gate
	return described("AR-FRT-7", rules.T("Batter %s with %s", gate(s, g), told(s, b)), s.BlockElement(b), engine.StormButton)
}

func previewStorm(s *engine.State, c rules.Choice, p *rules.Preview) {
	b := blockOf(c)
	throw(s, p, b, s.Modifier(b, engine.AtGate), s.Dice(b, false))
}

// berserk rolls twice the dice for a step (AR-ABI-4).
func berserk(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	if engine.Aim(c.Args[1]) == engine.AtGate {
		g := s.Map.At(s.Pieces[b].At).Gate
		return described("AR-ABI-4", rules.T("Batter %s with %s gone berserk", gate(s, g), told(s, b)), s.BlockElement(b), engine.BerserkStormButton)
	}
	return described("AR-ABI-4", rules.T("Attack with %s gone berserk", told(s, b)), s.BlockElement(b), engine.BerserkButton)
}

func previewBerserk(s *engine.State, c rules.Choice, p *rules.Preview) {
	b := blockOf(c)
	throw(s, p, b, s.Modifier(b, engine.Aim(c.Args[1])), s.Dice(b, true))
	p.Lines = append(p.Lines, rules.Line{Label: rules.T("Steps left after it"), Value: rules.T("%d", s.Pieces[b].Strength-1), Tone: rules.Bad})
}

// retreat leaves a battle, or goes where it must (AR-RET-1).
func retreat(s *engine.State, c rules.Choice) rules.Description {
	b, to := blockOf(c), atlas.Place(c.Args[1])
	return described("AR-RET-1", rules.T("Retreat %s to %s", told(s, b), Place(s, to)), s.BlockElement(b), s.PlaceElement(to))
}

// reembark is the retreat of a block that landed (AR-SEA-8).
func reembark(s *engine.State, c rules.Choice) rules.Description {
	b, ship := blockOf(c), content.Block(c.Args[1])
	return described("AR-SEA-8", rules.T("Retreat %s aboard %s", told(s, b), told(s, ship)), s.BlockElement(b), s.BlockElement(ship))
}

// hold does nothing in this round (AR-CMB-7).
func hold(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	return described("AR-CMB-7", rules.T("Hold with %s", told(s, b)), s.BlockElement(b), engine.HoldButton)
}

// take allots a hit (AR-HIT-2).
func take(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	return described("AR-HIT-2", rules.Plural(several(s, b), "%s takes the hit", "%s take the hit", Block(s, b)), s.BlockElement(b))
}

// previewTake tells what becomes of the block.
func previewTake(s *engine.State, c rules.Choice, p *rules.Preview) {
	b := blockOf(c)
	piece := &s.Pieces[b]
	left := rules.Line{Label: rules.T("Strength"), Value: rules.T("%d to %d", piece.Strength, piece.Strength-1).In("steps before and after"), Tone: rules.Bad}
	switch {
	case s.Has(b, content.Resilient) && !piece.Has(engine.ResilientHit):
		left = rules.Line{Label: s.Content.Abilities[content.Resilient].Title(), Value: rules.T("the hit is ignored"), Tone: rules.Good}
	case piece.Strength == 1:
		left = rules.Line{Label: rules.T("Strength"), Value: rules.T("the block is lost"), Tone: rules.Bad}
	}
	p.Lines = append(p.Lines, left)
	if s.Dodges(b) {
		p.Lines = append(p.Lines, rules.Line{Label: s.Content.Abilities[content.Skittish].Title(), Value: rules.T("it may retreat instead"), Tone: rules.Good})
	}
}

// stand takes a hit that could be avoided (AR-ABI-8).
func stand(s *engine.State, c rules.Choice) rules.Description {
	return described("AR-ABI-8", rules.T("Stand and take the hit"), engine.StandButton)
}

// regroup moves a block about the place that was won (AR-REG-1).
func regroup(s *engine.State, c rules.Choice) rules.Description {
	b, to := blockOf(c), atlas.Place(c.Args[1])
	return described("AR-REG-1", rules.T("Regroup %s to %s", told(s, b), Place(s, to)), s.BlockElement(b), s.PlaceElement(to))
}

// endRegroup leaves the blocks where they are (AR-REG-1).
func endRegroup(*engine.State, rules.Choice) rules.Description {
	return described("AR-REG-1", rules.T("Done with regrouping"), engine.EndRegroupButton)
}
