package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// About explains a thing on the board.
func About(s *engine.State, e rules.Element) (rules.Article, bool) {
	switch e.Kind() {
	case "place":
		if p, ok := s.Map.Find(e.Name()); ok {
			return aboutPlace(s, p), true
		}
	case "block":
		if b, ok := s.Content.Find(e.Name()); ok {
			return aboutBlock(s, b), true
		}
	case "back":
		if b := s.Behind(e); b != content.NoBlock {
			return aboutBack(s, b), true
		}
	case "gate":
		if g := s.Map.FindGate(e.Name()); g != atlas.NoGate {
			return aboutGate(s, g), true
		}
	case "hero":
		if hero, ok := s.Content.FindHero(e.Name()); ok {
			return aboutHero(s, hero), true
		}
	case "mission":
		if m, ok := s.Content.FindMission(e.Name()); ok {
			return aboutMission(s, m), true
		}
	}
	return aboutTrack(s, e)
}

func aboutPlace(s *engine.State, p atlas.Place) rules.Article {
	l := s.Map.At(p)
	a := rules.Article{Title: Place(s, p), Rule: "AR-GRD-4"}
	a.Lines = append(a.Lines, rules.Line{Label: rules.T("Terrain"), Value: s.Map.TerrainTitle(l.Terrain)})
	if l.Name == "" && !s.Map.Numbered(p) {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Number"), Value: rules.Name("argot: number of a location", l.ID)})
	}
	if l.Note != "" {
		a.Body = append(a.Body, l.About())
	}
	switch {
	case s.Map.Is(p, atlas.Water):
		a.Body, a.Rule = append(a.Body, rules.T("Only ships and wings come here.")), "AR-SEA-4"
	case s.Map.Is(p, atlas.Stops):
		a.Body = append(a.Body, rules.T("A ground block ends its move here, unless its whole move follows a road."))
	}
	if s.Map.Is(p, atlas.Ford) {
		a.Body = append(a.Body, rules.T("In the first location behind the ford it ends its move again."))
	}
	if s.Map.Is(p, atlas.Coast) {
		a.Body = append(a.Body, rules.T("Ships and ground blocks can both stand here; a ship lands its cargo here in a later turn than it took it aboard."))
	}
	if s.Map.In(p, atlas.Medical) {
		a.Body = append(a.Body, rules.T("A medical location: Mineos steals a resource here in each rally that finds one of its blocks on it and no enemy."))
	}
	if s.Scenario().Objective.Has(p) {
		a.Body = append(a.Body, rules.Plural(s.Scenario().KeepTurns, "The objective: Mineos wins by keeping it at the end of %d turn, with a ground block here and no enemy beside it in the same place.",
			"The objective: Mineos wins by keeping it at the end of %d turns in a row, with a ground block in it and no enemy.", s.Scenario().KeepTurns))
	}
	if l.Tunnel != atlas.Nowhere {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Tunnel to"), Value: Place(s, l.Tunnel)})
	}
	if l.Gate != atlas.NoGate {
		label := rules.T("Fortified by")
		if s.Gates[l.Gate].Strength == 0 {
			label = rules.T("Fallen")
		}
		a.Lines = append(a.Lines, rules.Line{Label: label, Value: gate(s, l.Gate)})
	}
	return a
}

// aboutBlock is a block whose face may be seen.
func aboutBlock(s *engine.State, b content.Block) rules.Article {
	f, p := s.Face(b), &s.Pieces[b]
	a := rules.Article{Title: Block(s, b), Rule: "AR-BLK-1"}
	party := p.Party
	if party == engine.NoParty {
		party = s.Content.At(b).Army.Party()
	}
	open := p.InPlay() && s.Open(b)                                                           // else only one seat knows how strong it is, and sees it on the block
	if open || p.Status == engine.Eliminated || !engine.Third(s.Content.At(b).Army.Party()) { // else only one knows whom Zulon sent
		a.Lines = append([]rules.Line{{Label: rules.T("Party"), Value: Party(s, party)}}, side(s, party)...)
	}
	if open {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Strength"), Value: rules.T("%d of %d", p.Strength, f.Strength)})
	} else {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Full strength"), Value: rules.T("%d", f.Strength)})
	}
	if !open && s.Options.Memory && p.Status == engine.OnMap && p.Seen.Known {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("When last seen open"), Value: rules.T("strength %d, turn %d of day %d", p.Seen.Strength, p.Seen.Turn, p.Seen.Day)})
	}
	if s.Train(b) {
		a.Body = append(a.Body, rules.T("A supply train: its strength is what it carries. It feeds blocks in and beside its location, rolls no dice, and is captured by enemy ground blocks when it stands alone."))
		a.Rule = "AR-TRN-2"
	} else {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Initiative"), Value: rules.Name("argot: letter", f.Letter.String())},
			rules.Line{Label: rules.T("Hits on"), Value: HitsOn(f.Modifier)})
	}
	a.Lines = append(a.Lines, rules.Line{Label: rules.T("Movement"), Value: rules.T("%d", f.Movement)},
		rules.Line{Label: rules.T("Cost of a step"), Value: rules.T("%d", f.Cost)})
	if f.Range > 0 {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Range"), Value: rules.T("%d", f.Range)})
	}
	if n := s.Content.At(b).Ferry; n > 0 {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Carries"), Value: rules.Count(n, "%d ground block", "%d ground blocks")})
	}
	if p.Has(engine.ResilientHit) {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Ignored hit"), Value: rules.T("used in this battle")})
	}
	for ability := range content.AbilityCount {
		if f.Has(ability) {
			info := &s.Content.Abilities[ability]
			a.Body = append(a.Body, rules.T("%s: %s", info.Title(), info.About()).In("an ability and what it does"))
		}
	}
	if s.Content.At(b).Flavour != "" {
		a.Body = append(a.Body, s.Content.At(b).Lore())
	}
	return a
}

// side tells for whom the blocks of a third party fight and who commands them (AR-SID-3 to AR-SID-7, AR-TPY-9); of both armies it is plain.
func side(s *engine.State, party engine.Party) []rules.Line {
	if !engine.Third(party) {
		return nil
	}
	label := rules.T("Side")
	switch camp := s.Camp(party); camp {
	case content.Argot, content.Mineos:
		return []rules.Line{
			{Label: label, Value: rules.T("with %s, moves by itself", Seat(engine.SeatOf(camp)))},
			{Label: rules.T("In a battle"), Value: rules.T("commanded beside blocks of %s", Seat(engine.SeatOf(camp)))},
		}
	}
	return []rules.Line{{Label: label, Value: rules.T("against Argot and Mineos")}}
}

// HitsOn is which faces of a die hit with a modifier (AR-BLK-4).
func HitsOn(modifier int) rules.Text {
	if modifier == 0 {
		return rules.T("6").In("faces of a die")
	}
	return rules.T("%d to 6", 6-modifier).In("faces of a die")
}

// aboutBack is a block whose face is not seen.
func aboutBack(s *engine.State, b content.Block) rules.Article {
	owner := Party(s, s.Pieces[b].Party)
	title := [...]rules.Text{
		content.Ground: rules.T("A ground block of %s", owner), content.Sea: rules.T("A ship of %s", owner), content.Air: rules.T("Wings of %s", owner),
	}[s.Kind(b)]
	return rules.Article{Title: title, Rule: "AR-CMB-12", Body: []rules.Text{rules.T("What it is and how strong shows in battle only.")}}
}

func aboutGate(s *engine.State, g atlas.GateIndex) rules.Article {
	now, site := s.Gates[g], &s.Map.Gates()[g]
	full := site.Strength
	if now.Upgraded {
		full = site.Upgraded
	}
	a := rules.Article{Title: site.Title(), Rule: "AR-FRT-3", Lines: []rules.Line{
		{Label: rules.T("Strength"), Value: rules.T("%d of %d", now.Strength, full)},
		{Label: rules.T("Fortifies"), Value: Place(s, site.Inside)},
	}}
	a.Body = []rules.Text{rules.T("Adds 1 to every die of whoever defends the location behind it. Only Besiegers can break it.")}
	if now.Strength == 0 {
		a.Body, a.Rule = []rules.Text{rules.T("Destroyed: it helps nobody any more.")}, "AR-FRT-5"
	}
	a.Body = append(a.Body, rules.Count(s.LimitOf(site.Side), "%d ground block of a party can pass in a turn.", "%d ground blocks of a party can pass in a turn."))
	return a
}

func aboutHero(s *engine.State, hero int) rules.Article {
	h, now := &s.Content.Heroes[hero], &s.Campaign.Heroes[hero]
	days := &s.Content.Days
	a := rules.Article{Title: h.Title(), Picture: "argot/heroes/" + h.ID, Rule: "AR-MIS-11",
		Body: []rules.Text{rules.T("%s: %s", h.PowerTitle(), h.About()).In("a power and what it does"), h.Lore()}}
	for skill := range content.SkillCount {
		a.Lines = append(a.Lines, rules.Line{Label: skill.Title(), Value: rules.T("%d", h.Skills[skill])})
	}
	wounds := rules.Line{Label: rules.T("Wounds"), Value: rules.T("%d of %d", now.Wounds, days.WoundsLost)}
	if int(now.Wounds) > days.FitMaxWounds {
		wounds.Tone = rules.Bad
	}
	a.Lines = append(a.Lines, wounds)
	if now.Spent {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Power"), Value: rules.T("used today")})
	}
	return a
}

func aboutMission(s *engine.State, m content.Mission) rules.Article {
	info := &s.Content.Missions[m]
	return rules.Article{Title: info.Title(), Picture: "argot/missions/" + info.ID, Rule: "AR-MIS-6", Body: []rules.Text{info.About(), info.Lore()},
		Lines: []rules.Line{{Label: rules.T("So far"), Value: missionResult(s.Campaign.Missions[m])}}}
}

func missionResult(r content.Result) rules.Text {
	return [...]rules.Text{
		content.NotAttempted: rules.T("not attempted"), content.Failure: rules.T("failed"), content.Success: rules.T("succeeded"),
	}[r]
}

// aboutTrack explains what there is one of.
func aboutTrack(s *engine.State, e rules.Element) (rules.Article, bool) {
	count := func(label rules.Text, n int) []rules.Line {
		return []rules.Line{{Label: label, Value: rules.T("%d", n)}}
	}
	switch e {
	case engine.PoolElement:
		return rules.Article{Title: rules.T("City pool"), Rule: "AR-RAL-4", Lines: count(rules.T("Resources"), int(s.Pool)),
			Body: []rules.Text{rules.T("Pays for the steps of Argot's blocks in city locations, and fills its trains there.")}}, true
	case engine.PurseElement:
		return rules.Article{Title: rules.T("Purse of Mineos"), Rule: "AR-RAL-7", Lines: count(rules.T("Resources"), int(s.Purse)),
			Body: []rules.Text{rules.T("What was stolen at medical locations and not spent. It restores blocks in and beside a location that is raided.")}}, true
	case engine.KeepElement:
		n := s.Scenario().KeepTurns
		return rules.Article{Title: rules.T("%s held by Mineos", Goal(s)), Rule: "AR-VIC-3", Lines: []rules.Line{{Label: rules.T("Turns"), Value: rules.T("%d of %d", s.Keep, n)}},
			Body: []rules.Text{rules.T("Rises at the end of a turn in which Mineos has a ground block in the objective and no enemy of it has one there; falls to 0 otherwise. Supply trains do not count.")}}, true
	case engine.CardElement:
		if s.Drawn == 0 {
			break
		}
		card := s.Card()
		return rules.Article{Title: card.Title(), Rule: "AR-INI-3", Body: []rules.Text{card.About(), card.Lore()}}, true
	case engine.DeckElement:
		red, black := s.CardsLeft()
		return rules.Article{Title: rules.T("Initiative deck"), Rule: "AR-INI-1", Lines: []rules.Line{
			{Label: rules.T("Red cards left: Mineos first"), Value: rules.T("%d", red)}, {Label: rules.T("Black cards left: Argot first"), Value: rules.T("%d", black)}},
			Body: []rules.Text{rules.T("A card a turn says who moves first and how many tokens each side has. The day ends with the last card.")}}, true
	}
	return rules.Article{}, false
}
