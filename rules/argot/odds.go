package argot

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

// Odds are the odds of the battle in a place as a seat can know them: of the one that is fought or waits there,
// or of the one that would be fought if blocks of the seat marched there too. False: there would be none. They
// take a few milliseconds at most; see [advice.Odds].
func (s *State) Odds(seat rules.Seat, at atlas.Place, joining ...content.Block) (advice.Odds, bool) {
	var f advice.Forecaster
	odds, fought := f.Forecast(s.State, seat, at, joining)
	odds.Win = odds.Told()
	return odds, fought
}

// Preview tells what a choice would do: of a battle that it begins or leads to, the odds too, as the seat that
// is asked can know them. Its chance is that of the seat that is asked: to win the place, or to hold it where it is attacked there.
func (s *State) Preview(c rules.Choice) (rules.Preview, bool) {
	p, ok := words.Preview(s.State, c)
	at, joining := s.leadsTo(c)
	if at == atlas.Nowhere {
		return p, ok
	}
	odds, fought := s.Odds(s.Asker, at, joining...)
	if !fought {
		return p, ok
	}
	if !ok {
		p.Title = words.Describe(s.State, c).Sentence
	}
	helps := s.Defends(at, engine.PartyOf(s.Asker))
	losses, terms := expected(odds, helps)
	p.Lines = slices.Concat(losses, p.Lines, terms, s.counted(at, joining))
	p.Brief = briefly
	p.HasChance, p.Chance, p.Fraction = true, odds.Win, rules.T("exact")
	if helps {
		p.Chance = 1 - odds.Win
	}
	if odds.Hidden || !odds.Exact {
		p.Fraction = rules.T("an estimate")
	}
	return p, true
}

// briefly is how many lines of an attack are told at first: who fights and what it is expected to cost, then what it leaves and meets.
const briefly = 5

// mostCounted is of how many blocks at most the names are told that odds count.
const mostCounted = 4

// counted tells which blocks of who is asked the odds of a battle count: those that stand in its place and those that would join
// them; and that the undead among them are not mended before it is over (AR-ABI-1).
func (s *State) counted(at atlas.Place, joining []content.Block) (lines []rules.Line) {
	var names []rules.Text
	undead := false
	count := func(b content.Block) {
		names = append(names, words.Block(s.State, b))
		undead = undead || s.Has(b, content.UndeadRestoration)
	}
	for b := range s.In(at) {
		if engine.SeatOf(s.Pieces[b].Party) == s.Asker && !s.Train(b) && !slices.Contains(joining, b) {
			count(b)
		}
	}
	for _, b := range joining {
		count(b)
	}
	if len(names) == 0 {
		return nil
	}
	told := rules.And(names...)
	if len(names) > mostCounted {
		told = rules.Count(len(names), "%d block", "%d blocks")
	}
	lines = append(lines, rules.Line{Label: rules.T("Your blocks counted"), Value: told})
	if undead {
		lines = append(lines, rules.Line{Label: rules.T("Undead recovery"), Value: rules.T("not counted: it comes after the battles")})
	}
	return lines
}

// leadsTo is where a choice begins a battle or makes one inevitable, and which block comes to it; Nowhere if it
// does not.
func (s *State) leadsTo(c rules.Choice) (atlas.Place, []content.Block) {
	switch b := content.Block(c.Args[0]); c.Verb {
	case engine.Fight:
		return atlas.Place(c.Args[0]), nil
	case engine.March:
		if to := atlas.Place(c.Args[1]); s.EnemyAt(to, s.Pieces[b].Party) {
			return to, []content.Block{b}
		}
	case engine.Land:
		if at := s.Pieces[b].At; s.EnemyAt(at, s.Pieces[b].Party) {
			return at, []content.Block{b}
		}
	}
	return atlas.Nowhere, nil
}

// expected are who fights in a battle and the losses that it can be expected to bring, and on what terms they are reckoned, for who attacks
// or for who helps to defend.
func expected(o advice.Odds, helps bool) (losses, terms []rules.Line) {
	losses = []rules.Line{
		{Label: rules.T("Attackers against defenders"), Value: rules.T("%d against %d", o.Blocks[engine.Attacker], o.Blocks[engine.Defender]).In("blocks")},
		{Label: rules.T("Steps the attackers lose"), Value: rules.Decimal(o.Steps[engine.Attacker], 1)},
		{Label: rules.T("Steps the defenders lose"), Value: rules.Decimal(o.Steps[engine.Defender], 1)},
	}
	if o.Breach > 0 {
		losses = append(losses, rules.Line{Label: rules.T("The gate falls"), Value: rules.Percent(o.Breach)})
	}
	terms = []rules.Line{{Label: rules.T("The attack succeeds if"), Value: rules.T("they hold the place")}}
	if helps {
		terms = []rules.Line{{Label: rules.T("The defence succeeds if"), Value: rules.T("the attackers do not hold the place")}}
	}
	if o.Hidden {
		terms = append(terms, rules.Line{Label: rules.T("Faces not known"), Value: rules.T("dealt by what was seen")})
	}
	return losses, terms
}
