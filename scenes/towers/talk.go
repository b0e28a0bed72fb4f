package towers

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/table"
)

// talk says which elements are the large button, what the table's own buttons are called, and gives one line of
// help.
func (l *layout) talk() {
	now := l.Phase
	if l.Asked == engine.AskReplenish { // the Upkeep is paid (TS-TRN-8)
		now = engine.ReplenishPhase
	}
	for i := engine.OnGuardPhase; i <= engine.EndPhase && !l.choosing(); i++ {
		l.Out.Steps = append(l.Out.Steps, phaseNames[i].String())
		if i == now {
			l.Out.Step = len(l.Out.Steps)
		}
	}
	l.Out.Last = []rules.Element{words.Buttons[engine.Forgo]}
	l.Out.Posts = posts
	l.Out.Primary = "towersiege/yards/icons/primary"
	for verb, say := range buttonWords {
		l.Out.Words[words.Buttons[verb]] = say.String()
	}
	if n := l.waitingToStrike(); n > 0 {
		l.Out.Words[words.Buttons[engine.EndCombat]] = rules.Count(n, "End Combat, %d holds back", "End Combat, %d hold back").String()
	}
	l.keeps()
	l.excused()
	l.mainButton()
	l.unspent()
	for seat := range rules.Seat(l.Count) {
		l.Out.Opens = append(l.Out.Opens, engine.DeckElement(seat), engine.DiscardElement(seat), engine.CaravanElement(seat))
	}
	for a := content.Flight; a < content.AbilityCount; a++ {
		l.Out.Words[words.AbilityElement(a)] = abilityNames[a].String()
	}
	if l.Mode != table.Asking {
		return
	}
	l.steps()
	if why, ok := l.match.Reason(l.Hover); ok && l.Asker == l.me && !l.Nobody && len(l.Chosen) == 0 {
		l.Out.Why = map[rules.Element]rules.Refusal{l.Hover: why}
	} else if why, ok := l.idles(); ok {
		l.Out.Why = map[rules.Element]rules.Refusal{l.Hover: why}
	} else if why, ok := l.barred(); ok {
		l.Out.Bars, l.Out.Why = true, map[rules.Element]rules.Refusal{l.Hover: why}
	}
	help, ok := helps[l.Asked]
	if l.Asked == engine.AskReplenish && l.MustDiscard(l.Asker) {
		help = rules.T("Your hand is full: click the card that you discard.")
	}
	if ok && len(l.Chosen) == 0 {
		l.Out.Help = help.String()
	} else if len(l.Chosen) > 0 {
		l.Out.Help = rules.Say("Click where it goes, or Esc to take it back.")
	}
}

// keeps says on the button that keeps all cards how many are drawn then (TS-TRN-8).
func (l *layout) keeps() {
	if l.Asked != engine.AskReplenish || l.Asker != l.me || l.Nobody {
		return
	}
	p := &l.Players[l.Asker]
	if n := min(engine.HandSize-int(p.Hand.N), int(p.Deck.N)); n > 0 {
		l.Out.Words[words.Buttons[engine.KeepAll]] = rules.Count(n, "Keep all, draw %d", "Keep all, draw %d").String()
	}
}

// unspent says on the large button, if that ends the turn, what is left of gold and power: what nobody has spent until the next
// On Guard is lost (TS-TIM-7); if it leads on to Combat, what is left of gold, which buys nothing any more then (TS-TRN-13).
func (l *layout) unspent() {
	if l.Mode != table.Asking || l.Asker != l.me || l.Nobody || l.Asked != engine.AskMain {
		return
	}
	end, fight := words.Buttons[engine.EndTurn], words.Buttons[engine.EnterCombat]
	large := func(el rules.Element) bool { return el == primaryPiece || l.Can(el) }
	gold, power := l.Available(l.Asker, content.Gold), l.Available(l.Asker, content.Power)
	switch i := slices.IndexFunc(l.Out.Main, large); {
	case i >= 0 && l.Out.Main[i] == fight && gold > 0:
		l.Out.Words[fight] = rules.Say("%s: %d gold unspent", l.Out.Words[fight], gold)
		return
	case i < 0 || l.Out.Main[i] != end:
		return // a lesser button has no room for it
	}
	switch {
	case gold > 0 && power > 0:
		l.Out.Words[end] = rules.Say("%s: %d gold, %d power unspent", l.Out.Words[end], gold, power)
	case gold > 0:
		l.Out.Words[end] = rules.Say("%s: %d gold unspent", l.Out.Words[end], gold)
	case power > 0:
		l.Out.Words[end] = rules.Say("%s: %d power unspent", l.Out.Words[end], power)
	}
}

// excused says on the button that goes on why a question is put all the same that nothing can be chosen in, nothing that helps, or nothing
// that looks worth its price: it would show what the seat holds if it went by (TS-WIN-10).
func (l *layout) excused() {
	if l.Mode != table.Asking || l.Excuse() != "TS-WIN-10" {
		return
	}
	el := rules.Element("")
	if last := len(l.Choices) - 1; last == 0 || last > 0 && l.Choices[0].Verb == engine.PassTurn { // which stands behind all that answers
		el = l.Path.Points(l.Choices[last])
	}
	ranking := l.Path.Ranking()
	vain := len(ranking) > 0 && slices.Contains(goesOn, ranking[0].Verb)
	switch pass, end := words.Buttons[engine.Pass], words.Buttons[engine.EndCombat]; {
	case l.Out.Words[el] != "":
		l.Out.Words[el] = rules.Say("%s: nothing to choose, asked all the same (No tells)", l.Out.Words[el])
	case l.Feigned() && l.Out.Words[pass] != "":
		l.Out.Words[pass] = rules.Say("%s: no answer helps, asked all the same (No tells)", l.Out.Words[pass])
	case vain && l.Asked == engine.AskRespond && l.Out.Words[pass] != "":
		l.Out.Words[pass] = rules.Say("%s: no answer looks worth its price, asked all the same (No tells)", l.Out.Words[pass])
	case vain && l.Struck():
		l.Out.Words[end] = rules.Say("%s: nothing looks worth its price, asked all the same (No tells)", l.Out.Words[end])
	}
}

// waitingToStrike is how many of the seat that is asked are called out and have not attacked.
func (l *layout) waitingToStrike() (n int) {
	for i := range l.Things {
		if t := &l.Things[i]; l.Asked == engine.AskCombat && t.Owner == l.Asker && t.Has(engine.Declared) {
			n++
		}
	}
	return n
}

// posts are the choices with places of their own: what begins a fight, and what goes on without it.
var posts = table.Posts{
	{words.Buttons[engine.EnterCombat], words.Buttons[engine.Ready]},
	{words.Buttons[engine.EndTurn], words.Buttons[engine.EndCombat], words.Buttons[engine.KeepAll], words.Buttons[engine.NoBlock], words.Buttons[engine.Decline], words.Buttons[engine.LetDie],
		words.Buttons[engine.Later], words.Buttons[engine.StayOut], words.Buttons[engine.Pass]},
}

var buttonWords = map[rules.Verb]rules.Text{
	engine.Later: rules.T("Later"), engine.KeepAll: rules.T("Keep all"), engine.EnterCombat: rules.T("To Combat"), engine.EndTurn: rules.T("End turn"),
	engine.Ready: rules.T("Fight"), engine.EndCombat: rules.T("End Combat"), engine.NoBlock: rules.T("Nobody blocks"), engine.Pass: rules.T("Pass"), engine.PassTurn: rules.T("Pass for this turn"),
	engine.Regenerate: rules.T("Regenerate"), engine.LetDie: rules.T("Let it die"), engine.Decline: rules.T("Decline"), engine.Redirect: rules.T("Turn it round"),
	engine.StayOut: rules.T("Stay outside"), engine.PayUpkeep: rules.T("Pay upkeep"), engine.ReadyItem: rules.T("Take in use"), engine.StepOut: rules.T("Step out"),
	engine.Dismount: rules.T("Dismount"), engine.Forgo: rules.T("Give up the attack"),
}

var abilityNames = [content.AbilityCount]rules.Text{
	content.Flight: rules.T("By flight"), content.Tunneling: rules.T("By tunnel"), content.Shadowalk: rules.T("By shadow"), content.Charge: rules.T("By charge"),
}

// helps are a line about each question.
var helps = map[engine.Question]rules.Text{
	engine.AskMage: rules.T("Click a Mage. A right click shows its card at reading size."), engine.AskTower: rules.T("Only the picture differs."),
	engine.AskMain: rules.T("Click a card of the stall, then who gets it; a Spell, then its target; your gold, then your power."), engine.AskDeclare: rules.T("Click each creature that will attack, then Fight."),
	engine.AskCombat: rules.T("Click an attacker, then whom it strikes."), engine.AskRespond: rules.T("Answer with what glows, or pass."),
	engine.AskDefender: rules.T("Click who defends. Shield can protect creatures only, not a Tower."), engine.AskReplenish: rules.T("Click a card to discard it, or keep them all."),
	engine.AskUpkeep: rules.T("Click what you keep, or decide later."), engine.AskTargets: rules.T("Click a target: each shot has its own."), engine.AskRiposte: rules.T("Click who strikes back, or decline."),
}
