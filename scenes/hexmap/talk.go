package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/table"
)

// wastes are the buttons that throw away what costs nothing, or nothing that is needed elsewhere, while that is the best there is to do.
var wastes = map[rules.Verb]rules.Element{
	engine.Bombard: engine.CeaseFireButton, engine.Regroup: engine.EndRegroupButton, engine.Restore: engine.EndRestoringButton,
}

// wasted is the button that throws away the best there is to do, or steps that are worth restoring.
func (l *layout) wasted() (ends rules.Element, ok bool) {
	if l.restorable(); l.Mode == table.Asking && l.Asked == engine.AskRestoring && l.Asker == l.Viewer && len(l.board.mends.list) > 0 {
		return engine.EndRestoringButton, true
	}
	if best := l.Moment.Path.Ranking(); len(best) > 0 {
		ends, ok = wastes[best[0].Verb]
	}
	return ends, ok
}

// talk says which elements are the large button, what the table's own buttons are called, and gives one
// line of help.
func (l *layout) talk() {
	l.Out.Main = []rules.Element{
		engine.EndGroupButton, engine.EndMovementButton, engine.CeaseFireButton, engine.EndRegroupButton, engine.EndRestoringButton, engine.AdjournButton,
	}
	if ends, ok := l.wasted(); ok {
		l.Out.Main = slices.DeleteFunc(l.Out.Main, func(el rules.Element) bool { return el == ends })
		l.Out.Quiet = append(l.Out.Quiet, ends)
	}
	l.Out.Main = slices.DeleteFunc(l.Out.Main, func(el rules.Element) bool { return l.Mode == table.Asking && l.warned(el) })
	l.Out.Words = map[rules.Element]string{
		engine.EndGroupButton:     rules.Say("Done with group"),
		engine.EndMovementButton:  rules.Say("End movement"),
		engine.CeaseFireButton:    rules.Say("Cease fire"),
		engine.EndRegroupButton:   rules.Say("Done"),
		engine.EndRestoringButton: rules.Say("Done"),
		engine.AdjournButton:      l.adjourning(),
		engine.AttackButton:       rules.Say("Attack"),
		engine.StormButton:        rules.Say("Batter the gate"),
		engine.BerserkButton:      rules.Say("Go berserk"),
		engine.BerserkStormButton: rules.Say("Batter it, berserk"),
		engine.HoldButton:         rules.Say("Hold"),
		engine.StandButton:        rules.Say("Take the hit"),
		engine.KeepPowerButton:    rules.Say("Keep the power"),
		engine.LevyButton:         rules.Count(l.Content.Days.LevyGain, "Raise a levy: %d resource", "Raise a levy: %d resources").String(),
		engine.WithdrawButton:     rules.Say("Withdraw"),
	}
	if l.Mode == table.Asking && l.Asked == engine.AskGroup && l.Hover == engine.EndMovementButton {
		l.Out.Touches = append(l.Out.Touches, l.Moment.Next...) // who can still move
	}
	if l.Mode == table.Asking {
		l.Out.Help = l.help()
	}
}

// warned reports whether what a button does is asked about first, as it gives something up: it stands beside the others then, as no large
// button proposes what is warned of.
func (l *layout) warned(el rules.Element) bool {
	c, ok := l.Moment.Path.Aim(el)
	if !ok || c.Verb != engine.EndGroup && c.Verb != engine.EndMovement {
		return false
	}
	_, asks := words.Caution(l.State, c)
	return asks
}

// marchHelp tells how to go on with the block that was chosen.
func (l *layout) marchHelp() string {
	if len(l.Chosen) > 1 {
		return rules.Say("Pick the hexside by which it comes in: only over that one can an attacker retreat.")
	}
	return rules.Say("Gold: it may end there. Ember: an attack; point at it for the odds.")
}

// help is one short line about what is asked.
func (l *layout) help() string {
	chosen := len(l.Chosen) > 0
	switch l.Asked {
	case engine.AskDay:
		return rules.Say("Pick a mission, or raise a levy. Each mission is tried once.")
	case engine.AskScene:
		return rules.Say("Pick one of the two ways. Two scenes won are the mission.")
	case engine.AskLeader:
		return rules.Say("Pick who leads: each hero once in a mission.")
	case engine.AskBoost:
		return rules.Say("Pick what the roll may cost.")
	case engine.AskCouncil:
		return l.councilHelp()
	case engine.AskPlacement:
		if why := l.barred(); why != nil {
			return why.Why.String()
		}
		if chosen {
			return rules.Say("Pick a glowing location or ship.")
		}
		n := l.waiting()
		return rules.Plural(n, "%d block waits. Pick it below, or drag it to where it starts.", "%d blocks wait. Pick one below, or drag it to where it starts.", n).String()
	case engine.AskGroup:
		return rules.Say("Pick a glowing location: one token moves all its blocks.")
	case engine.AskMarch:
		if chosen || l.alone {
			return l.marchHelp()
		}
		if len(l.groups) > 0 {
			return rules.Say("Pick a lit location to move the whole group, or a block to move it alone.")
		}
		return rules.Say("Pick a block of the group.")
	case engine.AskAction:
		if chosen {
			return rules.Say("Pick what the block does.")
		}
		if b := l.ordered(); b != content.NoBlock && l.peers() > 1 {
			return rules.Say("%s: pick what is done. Or pick another block that acts now.", words.Block(l.State, b))
		}
		return rules.Say("Pick the block that acts.")
	case engine.AskPins:
		return rules.Say("Pick who is held by those who came in, and cannot move.")
	case engine.AskBattle:
		return rules.Say("Pick the next battle. Its odds stand beside it.")
	case engine.AskDodge:
		return rules.Say("Pick an arrow to retreat instead of taking the hit, or take it.")
	case engine.AskRout, engine.AskWithdrawal:
		leave := rules.T("Pick the block that leaves, then an arrow.")
		if l.Asked == engine.AskWithdrawal {
			if tight := l.tight(l.RoleOf(l.State.Battle.Place, engine.PartyOf(l.Asker))); !tight.Empty() {
				leave = rules.Sentences(tight, leave)
			}
		}
		return leave.String()
	case engine.AskReroll, engine.AskCancel, engine.AskTokens, engine.AskMending:
		return rules.Say("Pick the hero's power to use it now, or keep it.")
	case engine.AskHit:
		return rules.Say("Pick the block that takes the hit.")
	case engine.AskBombardment:
		if len(l.aimed) > 0 {
			return rules.Say("%s can fire: pick the target.", words.Block(l.State, l.only(engine.CeaseFire)))
		}
		return rules.Say("Pick who fires, then the target.")
	case engine.AskRegroup:
		return rules.Say("Who won may move blocks one location: out of the one that was won, or into it. Pick a block, then where it goes.")
	case engine.AskRestoring:
		return rules.Say("Pick a wounded block: a click restores a step.")
	}
	return ""
}
