package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/table"
)

// fightOnPiece lets all blocks of the viewer attack, until it is better to leave, or a round begins in which they could.
const fightOnPiece = rules.Element("series:fight")

// fightOn is the order that fights a battle on; false: only one action is left in it, or it is better to leave.
func (l *layout) fightOn() (order, bool) {
	if l.Asked != engine.AskAction || l.Asker != l.Viewer || l.Moment.Path.Ranking() == nil || len(l.Chosen) > 0 || !advice.Lasts(l.State) {
		return order{}, false
	}
	if _, ok := advice.FightOn(l.State); !ok {
		return order{}, false
	}
	helpless, few, won := l.helpless(), l.fighters() < 2, l.certain()
	if helpless && few && !won { // it would do what it does anyway
		return order{}, false
	}
	l.Out.Series, l.Out.Courses = append(l.Out.Series, fightOnPiece), append(l.Out.Courses, fightOnPiece)
	switch {
	case helpless && won:
		return order{id: fightOnPiece, picture: "kit/skip", title: rules.T("Hold to the end"), brief: rules.T("You win this battle."),
			note: rules.T("You win this battle without a blow: you are asked again only if that changes.")}, true
	case helpless:
		return order{id: fightOnPiece, picture: "kit/skip", title: rules.T("All hold"), note: rules.T("All of yours wait in this round: none of them can hit anybody here.")}, true
	}
	return order{id: fightOnPiece, picture: "kit/skip", title: rules.T("Fight on"), brief: rules.T("All of yours attack in this round."),
		note: rules.T("All of yours attack in this round. Before the next one you are asked again if you could leave, and earlier where the fight turns: your chance falls by much, or a block of yours is lost or down to one step.")}, true
}

// fighters is how many blocks of the viewer's side fight in the battle.
func (l *layout) fighters() int {
	place := l.State.Battle.Place
	return l.EngagedIn(place, l.RoleOf(place, engine.PartyOf(l.Viewer)))
}

// helpless reports whether no block of the viewer's side can hit an enemy in the battle, or batter anything.
func (l *layout) helpless() bool {
	own := engine.PartyOf(l.Viewer)
	for _, c := range l.State.Decision().Choices {
		if c.Verb == engine.Storm {
			return false
		}
	}
	for b := range l.In(l.State.Battle.Place) {
		for e := range l.In(l.State.Battle.Place) {
			if l.Friendly(l.Pieces[b].Party, own) && l.Hostile(l.Pieces[e].Party, own) && l.CanTarget(b, e) {
				return false
			}
		}
	}
	return true
}

// sure is the chance from which on a battle counts as won: nobody leaves it then.
const sure = 1 - 1e-9

// certain reports whether the viewer's side wins the battle whatever is thrown.
func (l *layout) certain() bool {
	win, known := l.own(l.outlook())
	return known && win >= sure
}

// foughtOn is what the next block does where the battle is fought on.
func foughtOn(s *engine.State) []rules.Choice {
	if c, ok := advice.FightOn(s); ok {
		return []rules.Choice{c}
	}
	return nil
}

var _ table.Courser = (*Board)(nil)

// Waits lets a battle that is fought on go on after what comes between has been answered: the hits on the viewer's blocks shared out
// (AR-HIT-2), a Skittish one led away or left to its hit (AR-ABI-8), a frightened one led away (AR-ABI-6), a hero's power used or kept
// (AR-MIS-11).
func (*Board) Waits(m table.Moment, el rules.Element) bool {
	s, ok := m.State.(*argot.State)
	return ok && el == fightOnPiece && s.Battle.Round > 0 && between(s.Asked)
}

// between reports whether a question comes between the actions of a battle.
func between(q engine.Question) bool {
	switch q {
	case engine.AskHit, engine.AskDodge, engine.AskRout, engine.AskReroll, engine.AskCancel:
		return true
	}
	return false
}

// Stops ends a battle that is fought on before a round in which the viewer's side is likelier to lose than to win: then it can still
// leave. Where enemies are the first to act in the next round, that is before its last block acts in this one. It also stops where the
// fight has turned since it was ordered.
func (b *Board) Stops(m table.Moment, el rules.Element) bool {
	l := b.begin(m)
	if l == nil || el != fightOnPiece {
		return false
	}
	_, bleak := l.bleak()
	return bleak || l.turned() != ""
}

// bleak reports whether a round of a battle after the first begins for the viewer, or is begun by enemies once its last block has
// acted, in which its side is likelier to lose than to win, and how likely it still is to win.
func (l *layout) bleak() (win float64, ok bool) {
	if l.Asked != engine.AskAction {
		return 0, false
	}
	own, acted := engine.PartyOf(l.Viewer), false
	for block := range l.State.Battle.Acted.All() {
		acted = acted || l.Friendly(l.Pieces[block].Party, own)
	}
	if acted && !l.lastBefore() || !acted && l.State.Battle.Round < 2 {
		return 0, false
	}
	win, ok = l.own(l.outlook())
	return win, ok && win < 0.5
}

// own is the chance of the viewer's side in a battle of which the attackers' is known.
func (l *layout) own(win float64, ok bool) (float64, bool) {
	if l.RoleOf(l.State.Battle.Place, engine.PartyOf(l.Viewer)) == engine.Defender {
		win = 1 - win
	}
	return win, ok
}

// muchLess is by how much a chance has to fall for a battle not to be fought on unasked.
const muchLess = 0.2

// turned says how a battle has turned against the viewer since it was ordered to be fought on, or what is for the viewer to say: a block is lost, the chance to win has
// fallen by much, a block that acts now has one step left and can retreat, the last round of a battle for the objective has come, or another round. Empty:
// it has not.
func (l *layout) turned() string {
	was, ok := l.Moment.Ordered.(*argot.State)
	if !ok || l.Asked != engine.AskAction || was.Battle.Round == 0 || was.Battle.Place != l.State.Battle.Place {
		return ""
	}
	for b := range was.In(was.Battle.Place) {
		if engine.SeatOf(was.Pieces[b].Party) == l.Viewer && l.Pieces[b].Status == engine.Eliminated {
			name := rules.Within(words.Block(l.State, b))
			return l.leaving(rules.T("You have lost %s", name))
		}
	}
	before, known := l.own(l.reckon(was.State, was.Battle.Place, &l.board.before))
	if now, ok := l.own(l.outlook()); known && ok && now <= before-muchLess {
		return l.leaving(rules.T("From %s to %s to win", rules.Percent(before), rules.Percent(now)))
	}
	for _, c := range l.State.Decision().Choices {
		b := content.Block(c.Args[0])
		if (c.Verb == engine.Retreat || c.Verb == engine.Reembark) && l.Pieces[b].Strength == 1 && was.Pieces[b].Strength > 1 {
			return rules.Say("One step is left of %s: fight on, or retreat by an arrow", rules.Within(words.Block(l.State, b)))
		}
	}
	if why := l.deciding(was); why != "" {
		return why
	}
	return l.anew(was)
}

// anew says that another round has begun since it was ordered, in which the viewer can leave: whether to is asked once a round, as nobody
// else may say it (AR-RET-1). Empty: it has not.
func (l *layout) anew(was *argot.State) string {
	round := l.State.Battle.Round
	if round <= was.Battle.Round || !slices.ContainsFunc(l.State.Decision().Choices, func(c rules.Choice) bool { return c.Verb == engine.Retreat || c.Verb == engine.Reembark }) {
		return ""
	}
	if win, known := l.own(l.outlook()); known && win >= sure {
		return "" // nobody leaves a battle that is won
	} else if known {
		return l.leaving(rules.T("Round %d, %s to win", round, rules.Percent(win)))
	}
	return l.leaving(rules.T("Round %d", round))
}

// deciding says that the last round of a battle for the objective has come since it was ordered: who has fewer blocks after it must leave
// (AR-CMB-6, AR-VIC-2). Empty: it has not.
func (l *layout) deciding(was *argot.State) string {
	last, place := uint8(l.Content.Rules.CombatRounds), l.State.Battle.Place
	if was.Battle.Round >= last || l.State.Battle.Round < last || !l.Scenario().Objective.Has(place) {
		return ""
	}
	name := rules.Within(l.Map.Title(place))
	return l.leaving(rules.T("The last round decides who holds %s", name))
}

// lastBefore reports whether the last block of the viewer acts in this round, and enemies are the first to act in the next (AR-CMB-3).
func (l *layout) lastBefore() bool {
	own := engine.PartyOf(l.Viewer)
	if int(l.State.Battle.Round) >= l.Content.Rules.CombatRounds {
		return false
	}
	left := 0
	for _, b := range l.Order(nil) {
		if l.Friendly(l.Pieces[b].Party, own) {
			left++
		}
	}
	if left != 1 {
		return false
	}
	next := l.State.Clone()
	next.Battle.Acted, next.Battle.Letter, next.Battle.Role = content.Blocks{}, 0, engine.Defender
	order := next.Order(nil)
	return len(order) > 0 && l.Hostile(l.Pieces[order[0]].Party, own)
}

// leaving says after a reason how the fight goes on, and by what it is left: its arrows stand once it is clear who leaves.
func (l *layout) leaving(why rules.Text) string {
	switch b := l.ordered(); {
	case l.peers() > 1 && len(l.Chosen) == 0:
		return rules.Say("%s: fight on, or pick a block to leave by its arrow", why)
	case b != content.NoBlock && l.aimless(b):
		return rules.Say("%s: hold, or leave by an arrow", why)
	}
	return rules.Say("%s: fight on, or leave by an arrow", why)
}

// halted says why a battle is fought on no further, or for what it waits.
func (l *layout) halted() string {
	switch l.Asked {
	case engine.AskHit:
		return rules.Plural(int(l.Stack.Top().N), "Share out %d hit: then the fight goes on", "Share out %d hits: then the fight goes on", l.Stack.Top().N).String()
	case engine.AskDodge:
		return rules.Say("Retreat before the hit, or take it: then the fight goes on")
	case engine.AskRout:
		return rules.Say("Choose where the frightened block retreats: then the fight goes on")
	case engine.AskReroll, engine.AskCancel:
		return rules.Say("Use the hero's power, or keep it: then the fight goes on")
	case engine.AskAction:
	default:
		return ""
	}
	if win, ok := l.bleak(); ok {
		return l.leaving(rules.T("Only %s to win now", rules.Percent(win)))
	}
	if why := l.turned(); why != "" {
		return why
	}
	if list := advice.Sensible(l.State, nil); len(list) > 0 {
		switch list[0].Verb {
		case engine.Retreat, engine.Reembark:
			return l.leaving(rules.T("It may be better to leave now"))
		case engine.Berserk:
			return rules.Say("To go berserk may be better: it costs a step, which is for you to say")
		}
	}
	return ""
}
