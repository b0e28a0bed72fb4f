package siegestorm

import (
	"errors"

	"portcullis/rules"
)

func (r *restorer) settle(given rules.Setup) {
	setup, err := r.game.info.Complete(given)
	var wrong *rules.SetupError
	if errors.As(err, &wrong) {
		r.Fail(wrong.Field, "ST-GEN-1", "%s", wrong.Problem)
		return
	}
	if given.Seats != setup.Seats {
		r.Fail("seats", "ST-GEN-1", "is %d", given.Seats)
	}
	set, err := r.game.settle(setup)
	if err != nil {
		r.Fail("", "", "%v", err)
	}
	for d := range side(set.seats) {
		if _, reasons := r.game.deckList(set.decks[d], set.pooled(), set.promos()); len(reasons) > 0 {
			r.Fail(ofSeat(optionDeck, int(d)), "", "%s", reasons[0])
		}
	}
	r.state.set = set
}

func (r *restorer) progress(in *written) {
	s := r.state
	s.turn = uint16(r.Number("turn", invariantTurns, in.Turn, 0, maxTurns))
	s.active = r.sideOr("active", in.Active, 0)
	s.living = r.seats("living", in.Living)
	s.result = result(r.Word("result", in.Result, resultWords[:]))
	s.loser = r.sideOr("loser", in.Loser, noSide)
	s.winner = r.seats("winners", in.Winner)
	s.handOvers = uint8(r.Number("hand_overs", "ST-RUL-73", in.HandOvers, 0, maxHandOvers))
	s.deserted = r.trackSet("deserted_tracks", "ST-LMS-8", in.Deserted)
	s.spent = uint16(r.Number("choices_this_turn", invariantTurns, in.Spent, 0, turnChoices))
}

// maxTurns bounds the turns of a match: 4 players have 11, or 2 have 17 and a boss as many.
const maxTurns = 3 * (playerTurns + 1)

// mostTurns is how many turns a player can have in the mode.
func (s *State) mostTurns() int {
	if s.set.mode == lastMan {
		return playerTurnsLastMan
	}
	return playerTurns
}

// playerTurns is how many turns a player has at most (ST-RUL-40).
const (
	playerTurns        = 17
	playerTurnsLastMan = 11
)

func (r *restorer) armies(in *written) {
	seen := map[side]bool{}
	for i := range in.Sides {
		from := &in.Sides[i]
		d := r.side("sides", from.Side)
		if r.Err != nil {
			return
		}
		if seen[d] {
			r.Fail("sides", "", "%s comes twice", from.Side)
		}
		seen[d] = true
		r.army("sides."+from.Side+".", d, from)
	}
	for d := range side(maxSides) {
		if r.state.plays(d) && !seen[d] {
			r.Fail("sides", "", "%s is missing", d)
		}
	}
}

func (r *restorer) army(path string, d side, in *sideJSON) {
	a := &r.state.sides[d]
	r.fromTop(path+"resources", in.Resources, &a.resources, inResources, d)
	r.pile(path+"hand", in.Hand, &a.hand, inHand, d)
	r.pile(path+"supporters", in.Supporters, &a.support, inSupport, d)
	r.fromTop(path+"casualties", in.Casualties, &a.casualties, inCasualties, d)
	r.fromTop(path+"heal", in.Heal, &a.heal, inHealPile, d)
	var loose pile
	r.pile(path+"removed", in.Removed, &loose, removed, d)
	r.pile(path+"vision", in.Vision, &loose, inVision, d)
	r.pile(path+"out_of_game", in.Out, &loose, outOfGame, d)
	for _, name := range in.Committed {
		c := r.on(path+"committed", name)
		if r.Err == nil && (c == noCard || a.support.index(c) < 0 || r.state.cards[c].committed) {
			r.Fail(path+"committed", invariantSupport, "%q is no ready Supporter of %s", name, d)
		}
		if r.Err != nil {
			return
		}
		r.state.cards[c].committed = true
	}
	a.turns = uint8(r.Number(path+"turns", invariantTurns, in.Turns, 0, r.state.mostTurns()))
	a.deployed, a.extra, a.passingTurn = in.Deployed, in.Extra, in.PassingTurn
	a.step = uint8(r.Number(path+"step", "", in.Step, 0, int(seatDone)))
	a.deployedOn = r.trackSet(path+"deployed_on", invariantDeploys, in.DeployedOn)
	for _, i := range in.Protected {
		a.protected[r.Number(path+"protected", "ST-RUL-57", i, 0, len(a.protected)-1)] = true
	}
	r.habits(path+"preferences", d, in.Asks)
}

// habits reads how a seat wants to be asked; what is left out is as the options say.
func (r *restorer) habits(field string, d side, asks map[string]string) {
	if d == bossSide {
		if len(asks) > 0 {
			r.Fail(field, "", "the boss has none")
		}
		return
	}
	h := r.state.set.habits[d]
	known := 0
	for i, p := range preferences {
		id, ok := asks[p.id]
		if !ok {
			continue
		}
		known++
		v, ok := p.index(id)
		if !ok {
			r.Fail(field+"."+p.id, "ST-REA-7", "%q is no value of it", id)
			return
		}
		h[i] = v
	}
	if known < len(asks) {
		r.Fail(field, "", "a seat has no preference but %s", preferenceIDs())
	}
	r.state.sides[d].settle(h)
}

func (r *restorer) boss(in *written) {
	s := r.state
	if s.set.mode.bossMode() != (in.Boss != nil) {
		r.Fail("boss_board", "ST-SOL-2", "there is one in Solo and Co-op, and in no other mode")
		return
	}
	if in.Boss == nil {
		return
	}
	b := in.Boss
	s.boss = boss{
		card: s.set.boss, token: b.Token,
		menace: int8(r.Number("boss_board.menace", invariantMenace, b.Menace, 1, topMenace)),
		start:  int8(r.Number("boss_board.start", invariantMenace, b.Start, 1, mostLife)),
		life:   int8(r.Number("boss_board.life", invariantMenace, b.Life, 0, mostLife)),
		gang:   uint8(r.Number("boss_board.gang_tokens", invariantTokens, b.Gang, 0, gangSupply)),
		spirit: uint8(r.Number("boss_board.spirit_tokens", invariantTokens, b.Spirit, 0, spiritCap)),
		turns:  uint8(r.Number("boss_board.turns", invariantTurns, b.Turns, 0, maxTurns)),
	}
	r.fromTop("boss_board.reserve", b.Reserve, &s.boss.reserve, inReserve, bossSide)
	if len(b.Hits) > coopSeats {
		r.Fail("boss_board.hits", "ST-COP-10", "has %d entries; there are %d players", len(b.Hits), coopSeats)
	}
}

// mostLife is the end of the Life Meter (ST-RUL-31).
const mostLife = 50
