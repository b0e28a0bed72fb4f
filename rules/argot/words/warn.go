package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Prospects knows the odds of battles as a seat can know them.
type Prospects interface {
	// Battle are the chances that the attackers win the battle that waits in a place, and that its fortification falls.
	Battle(at atlas.Place) (win, breach float64, ok bool)
	// Storm are those of a battle with the enemies as attackers that can come into it together in their next turn.
	Storm(at atlas.Place, who *engine.Comers) (win, breach float64, ok bool)
}

// Warnings tell what threatens a seat as the board stands, from what it sees: Old Town and the keep counter, gates with the
// enemy before them, raids, trains that stand alone beside the enemy; of battles their odds. A block of the other
// side may be a train unless it was shown. In a Rally phase nothing of it can be averted any more.
func Warnings(s *engine.State, seat rules.Seat, odds Prospects) []rules.Warning {
	if s.Day == 0 || s.Phase == engine.RallyPhase || s.Result != engine.Undecided || seat != engine.Argot && seat != engine.Mineos {
		return nil
	}
	w := watch{s: s, seat: seat, odds: odds, approach: s.Approach(engine.PartyOf(seat), atlas.Nowhere)}
	if seat == engine.Argot {
		w.kept()
		w.stormed()
		w.gates()
		w.raids()
		w.unheld()
	} else {
		w.lastTurn()
	}
	w.joined()
	w.trains()
	return rules.Worst(w.list)
}

type watch struct {
	s        *engine.State
	seat     rules.Seat
	odds     Prospects
	approach *engine.Approach
	free     []atlas.Place // of the objective: see unheld
	list     []rules.Warning
}

// likeliness is how sure something of a chance is that dice, or what is hidden, still decide.
func likeliness(chance float64) rules.Odds {
	if chance > 0.5 {
		return rules.Likely
	}
	return rules.Possible
}

// least is the chance below which nothing is told.
const least = 0.05

// holds is the chance that Mineos alone holds Old Town once the battles are fought that wait there: all of them have to be won.
// Trains hold nothing where it is known that they are trains.
func (w *watch) holds() float64 {
	s := w.s
	held, chance := false, 1.0
	for p := range s.Scenario().Objective.All() {
		mine, theirs := false, false
		for b := range s.In(p) {
			party := s.Pieces[b].Party
			switch {
			case s.Kind(b) != content.Ground, w.train(b):
			case s.Hostile(party, content.Mineos):
				theirs = true
			case party == content.Mineos:
				mine = true
			}
		}
		if held = held || mine; !theirs {
			continue
		}
		won := 0.0
		if mine {
			if win, _, ok := w.odds.Battle(p); ok && s.RoleOf(p, content.Mineos) == engine.Attacker {
				won = win
			} else if ok {
				won = 1 - win
			}
		}
		chance *= won
	}
	if !held {
		return 0
	}
	return chance
}

func (w *watch) objective() (list []rules.Element) {
	for p := range w.s.Scenario().Objective.All() {
		list = append(list, w.s.PlaceElement(p))
	}
	return list
}

// kept: the keep counter rises at the end of the turn if nobody disputes the objective (AR-VIC-3), and with the last turn that
// it needs, or with the last of the siege where a final hold wins, the match is lost (AR-VIC-4, AR-VIC-5).
func (w *watch) kept() {
	s := w.s
	chance := w.holds()
	if chance < least {
		return
	}
	need, next := s.Scenario().KeepTurns, int(s.Keep)+1
	warn := rules.Warning{Odds: likeliness(chance), Rule: "AR-VIC-3", At: w.objective(), Forecast: chance < 1, Goal: true}
	_, day := w.later(need - next)
	goal := Goal(s)
	switch {
	case next >= need:
		warn.Fatal, warn.Text = true, rules.T("Mineos holds %s when this turn ends, and wins the match", goal)
		if chance < 1 {
			warn.Text = rules.T("%s that Mineos holds %s when this turn ends, and wins the match", rules.Percent(chance), goal)
		}
	case s.LastTurn() && s.Scenario().FinalHoldWins:
		warn.Fatal, warn.Rule, warn.Text = true, "AR-VIC-5", rules.T("Mineos holds %s when the siege ends, with this turn", goal)
		if chance < 1 {
			warn.Text = rules.T("%s that Mineos holds %s when the siege ends, with this turn", rules.Percent(chance), goal)
		}
	case day > int(s.Options.Days):
		warn.Text = rules.T("Mineos holds %s when this turn ends, but too few turns are left for it to win", goal)
		if chance < 1 {
			warn.Text = rules.T("%s that Mineos holds %s when this turn ends, but too few turns are left for it to win", rules.Percent(chance), goal)
		}
	default:
		warn.Text = stillNeeded(goal, need-next, chance)
	}
	w.list = append(w.list, warn)
}

// stillNeeded is for how many more turns Mineos has to hold its goal once it has held it in this one, with the chance that it does.
func stillNeeded(goal rules.Text, turns int, chance float64) rules.Text {
	if chance < 1 {
		return rules.Plural(turns, "%s that Mineos holds %s when this turn ends; it then needs %d more turn to win", "%s that Mineos holds %s when this turn ends; it then needs %d more turns to win",
			rules.Percent(chance), goal, turns)
	}
	return rules.Plural(turns, "Mineos holds %s when this turn ends; it then needs %d more turn to win", "Mineos holds %s when this turn ends; it then needs %d more turns to win", goal, turns)
}

// later is the turn, and its day, that comes so many turns after this one.
func (w *watch) later(turns int) (turn, day int) {
	long := len(w.s.Content.Cards)
	n := int(w.s.Turn) - 1 + turns
	return n%long + 1, int(w.s.Day) + n/long
}

// lastTurn: after the last turn of the last day the siege is lifted unless Old Town has been kept for long enough (AR-VIC-5).
// That it is not held is certain if Mineos has nobody in it or beside it.
func (w *watch) lastTurn() {
	s := w.s
	if !s.LastTurn() {
		return
	}
	sc, chance := s.Scenario(), w.holds()
	if chance > 1-least || int(s.Keep)+1 < sc.KeepTurns && !sc.FinalHoldWins {
		return
	}
	warn := rules.Warning{Fatal: true, Odds: likeliness(1 - chance), Rule: "AR-VIC-5", At: w.objective(), Text: rules.T("the last turn ends, and %s is not held", Goal(s))}
	switch {
	case chance > 0:
		warn.Forecast, warn.Remote = true, rules.IsRemote(1-chance)
		warn.Text = rules.T("the last turn ends, with %s that %s is not held", rules.Percent(1-chance), Goal(s))
	case !w.near():
		warn.Odds = rules.Certain
	}
	w.list = append(w.list, warn)
}

// near reports whether a block of Mineos is in Old Town or beside it, so that others could leave it the place or drive it there.
func (w *watch) near() bool {
	around := w.s.Scenario().Objective
	for p := range w.s.Scenario().Objective.All() {
		around = around.Union(w.s.Map.Beside(p))
	}
	for p := range around.All() {
		for b := range w.s.In(p) {
			if w.s.Pieces[b].Party == content.Mineos {
				return true
			}
		}
	}
	return false
}

// gates: those that a battle may break, or that the enemy before them could (AR-FRT-5).
func (w *watch) gates() {
	s := w.s
	for i, site := range s.Map.Gates() {
		g := atlas.GateIndex(i)
		left := s.Gates[g].Strength
		if left == 0 {
			continue
		}
		warn := rules.Warning{Rule: "AR-FRT-5", At: []rules.Element{s.GateElement(g)}}
		if _, breach, ok := w.odds.Battle(site.Inside); ok && breach >= least {
			warn.Forecast = true
			warn.Odds, warn.Text = likeliness(breach), rules.T("%s that %s falls in the battle", rules.Percent(breach), gate(s, g))
			w.list = append(w.list, warn)
			continue
		}
		if !s.Map.Exists(site.Outside) {
			continue
		}
		who := w.comers(site.Inside).Through(site.Outside)
		switch _, breach, ok := w.storm(site.Inside, who); {
		case ok && breach >= least:
			warn.Text = rules.T("%s has %d left: %s that it falls if the enemy attacks it: %s", rules.Capital(gate(s, g)), left, rules.Percent(breach), w.against(site.Inside, who))
		case !ok && w.enemyIn(site.Outside) && !w.enemyIn(site.Inside) && !w.guarded(site.Inside):
			warn.Text = rules.T("%s has %d left, and the enemy stands before it with nobody behind it", rules.Capital(gate(s, g)), left)
		default:
			continue
		}
		w.list = append(w.list, warn)
	}
}

// raids: medical locations that Mineos holds, from each of which it steals at the end of the turn (AR-RAL-6).
func (w *watch) raids() {
	s := w.s
	var at []rules.Element
	for p := range s.Map.Zone(atlas.Medical).All() {
		held, disputed := false, false
		for b := range s.In(p) {
			party := s.Pieces[b].Party
			held = held || party == content.Mineos && !w.train(b)
			disputed = disputed || s.Hostile(party, content.Mineos)
		}
		if held && !disputed {
			at = append(at, s.PlaceElement(p))
		}
	}
	if n := min(len(at), int(s.Pool)); n > 0 {
		w.list = append(w.list, rules.Warning{Odds: rules.Likely, Loss: rules.Drawback, Rule: "AR-RAL-6", At: at,
			Text: rules.Plural(n, "Mineos steals %d resource from the city when this turn ends", "Mineos steals %d resources from the city when this turn ends", n)})
	}
}

// train reports whether the seat knows that a block is a train: its own, or one that was shown to it.
func (w *watch) train(b content.Block) bool {
	piece := &w.s.Pieces[b]
	return w.s.Train(b) && (engine.SeatOf(piece.Party) == w.seat || w.s.Open(b) || piece.Seen.Known)
}

// enemyIn reports whether a place holds an enemy ground block that can take something.
func (w *watch) enemyIn(p atlas.Place) bool {
	for b := range w.s.In(p) {
		if w.s.Kind(b) == content.Ground && !w.train(b) && w.s.Hostile(w.s.Pieces[b].Party, engine.PartyOf(w.seat)) {
			return true
		}
	}
	return false
}

// guarded reports whether a block of the seat or a friend, trains apart, is in a place: of any kind, as in AR-TRN-4.
func (w *watch) guarded(p atlas.Place) bool {
	for b := range w.s.In(p) {
		if !w.s.Train(b) && w.s.Friendly(w.s.Pieces[b].Party, engine.PartyOf(w.seat)) {
			return true
		}
	}
	return false
}

// trains: those of the own side that stand alone beside an enemy, who could capture them, and those whose guards are attacked
// (AR-TRN-4). With them goes the supply of all who stand in or beside their place.
func (w *watch) trains() {
	s := w.s
	for b := range content.Block(content.BlockCount) {
		piece := &s.Pieces[b]
		if piece.Status != engine.OnMap || engine.SeatOf(piece.Party) != w.seat || !s.Train(b) {
			continue
		}
		warn := rules.Warning{Rule: "AR-TRN-4", At: []rules.Element{s.BlockElement(b), s.PlaceElement(piece.At)}}
		name := rules.Capital(told(s, b))
		if w.enemyIn(piece.At) {
			win, _, ok := w.odds.Battle(piece.At)
			if s.RoleOf(piece.At, piece.Party) == engine.Attacker {
				win = 1 - win
			}
			if ok && win >= least {
				warn.Forecast = true
				warn.Odds, warn.Text = likeliness(win), rules.T("%s that %s falls into the hands of the enemy with its guards, and the supply around it", rules.Percent(win), told(s, b))
				w.list = append(w.list, warn)
			}
			continue
		}
		beset := false
		for p := range s.Map.Beside(piece.At).All() {
			beset = beset || w.enemyIn(p)
		}
		if beset && !w.guarded(piece.At) {
			warn.Text = rules.T("%s stands alone with the enemy beside it, and the supply around it can be cut", name)
			w.list = append(w.list, warn)
		}
	}
}
