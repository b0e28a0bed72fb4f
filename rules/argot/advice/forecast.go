package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
)

// The limits of a forecast over what a seat cannot know.
const (
	deals        = 24 // of the faces it cannot see
	dealtSamples = 40 // battles that are fought with each
)

// Forecaster works out odds for a seat. It keeps its memory from one forecast to the next and is not safe for
// use by several goroutines at once.
type Forecaster struct {
	world engine.State
}

// Forecast are the odds of the battle in a place as a seat can know them: the one that is fought or waits there,
// or the one that would be fought if blocks of the seat came there too. False: there would be none. Where faces
// are hidden from the seat they are dealt again and again, by what it has seen. What it says depends on nothing
// that the seat cannot see.
func (f *Forecaster) Forecast(s *engine.State, seat rules.Seat, p atlas.Place, joining []content.Block) (Odds, bool) {
	r := rules.NewRand(uint64(seat)<<32 | uint64(uint16(p)))
	if s.Battle.Round > 0 && s.Battle.Place == p {
		return Battle(s, p, &r)
	}
	party := engine.PartyOf(seat)
	if !hiddenIn(s, p, party) {
		return Assault(s, party, p, joining, &r)
	}
	var sum Odds
	for range deals {
		f.world.CopyFrom(s)
		file.Veil(&f.world, seat, &r)
		m := assault(&f.world, party, p, joining)
		if m == nil {
			return Odds{}, false
		}
		sum.join(m.sample(&r, dealtSamples))
	}
	sum.Hidden = true
	return sum, true
}

// hiddenIn reports whether a block stands in a place whose face a party cannot see.
func hiddenIn(s *engine.State, p atlas.Place, from content.Party) bool {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Pieces[b].Party != from && !s.Open(b) {
			return true
		}
	}
	return false
}

// join takes in one of the equally likely deals of a forecast.
func (o *Odds) join(deal Odds) {
	o.Win += deal.Win / deals
	o.Breach += deal.Breach / deals
	for role := range o.Steps {
		o.Steps[role] += deal.Steps[role] / deals
		o.Fallen[role] += deal.Fallen[role] / deals
		o.Worth[role] += deal.Worth[role] / deals
	}
	o.Blocks, o.Fortified = deal.Blocks, deal.Fortified
}
