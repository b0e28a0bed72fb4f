package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Prompt is the question that waits.
func Prompt(s *engine.State) rules.Prompt {
	p := rules.Prompt{Phase: phase(s)}
	if s.Result != engine.Undecided {
		return rules.Prompt{Ask: rules.T("The siege is over"), Phase: rules.T("End"), Rule: engine.ResultRule(s.Result)}
	}
	p.Ask, p.Rule = ask(s, Seat(s.Asker))
	return p
}

// ask is the question to a seat, and the rule that it rests on.
func ask(s *engine.State, who rules.Text) (rules.Text, string) {
	switch s.Asked {
	case engine.AskDay:
		return rules.T("%s: choose a mission for today, or a levy", who), "AR-MIS-5"
	case engine.AskScene:
		return rules.T("%s: choose a way through this scene", who), "AR-MIS-6"
	case engine.AskLeader:
		return rules.T("%s: choose who leads", who), "AR-MIS-6"
	case engine.AskBoost:
		return rules.T("%s: choose how many resources help the roll", who), "AR-MIS-6"
	case engine.AskCouncil:
		return council(s, who)
	case engine.AskPlacement:
		return rules.T("%s: place a block", who), "AR-SET-14"
	case engine.AskTokens:
		return rules.T("%s: use a hero's power for more tokens, or keep it", who), "AR-MIS-11"
	case engine.AskGroup:
		return rules.T("%s: choose a location whose blocks move, or end the movement", who), "AR-MOV-2"
	case engine.AskPins:
		return rules.T("%s: choose which block is pinned", who), "AR-PIN-2"
	case engine.AskMarch:
		return rules.T("%s: move this group, or be done with it", who), "AR-MOV-2"
	case engine.AskBombardment:
		return rules.T("%s: bombard from a distance, or cease fire", who), "AR-RNG-3"
	case engine.AskBattle:
		return rules.T("%s: choose the next battle", who), "AR-CMB-2"
	case engine.AskAction:
		return rules.T("%s: choose a block and what it does", who), "AR-CMB-7"
	case engine.AskReroll:
		return rules.T("%s: roll the misses again, or keep the power", who), "AR-MIS-11"
	case engine.AskCancel:
		return rules.T("%s: cancel a hit, or keep the power", who), "AR-MIS-11"
	case engine.AskHit:
		return rules.T("%s: choose the block that takes a hit", who), "AR-HIT-2"
	case engine.AskDodge:
		return rules.T("%s: retreat before the hit, or take it", who), "AR-ABI-8"
	case engine.AskRout:
		return rules.T("%s: choose where the frightened block retreats", who), "AR-ABI-6"
	case engine.AskWithdrawal:
		return rules.T("%s: retreat a block", who), "AR-RET-8"
	case engine.AskRegroup:
		return rules.T("%s won: move blocks out of this place, or in from beside it, or stay", who), "AR-REG-1"
	case engine.AskRestoring:
		if s.Asker == engine.Mineos {
			return rules.T("%s: restore steps with stolen resources, or keep them", who), "AR-RAL-7"
		}
		return rules.T("%s: restore steps, or keep the resources", who), "AR-RAL-2"
	case engine.AskMending:
		return rules.T("%s: restore a step by a hero's power, or keep it", who), "AR-MIS-11"
	}
	return rules.T("The siege goes on"), "AR-VIC-7"
}

// council is what the war council asks: what is bought, whom the block that offers itself replaces, who comes.
func council(s *engine.State, who rules.Text) (rules.Text, string) {
	for _, c := range s.Decision().Choices {
		switch c.Verb {
		case engine.Swap:
			return rules.T("%s: choose a block that %s replace, or keep them all", who, rules.Within(Block(s, s.Council.Swap))), "AR-ARM-10"
		case engine.Recruit:
			return rules.T("%s: choose an ally who comes to help", who), "AR-ARM-8"
		}
	}
	return rules.T("%s: spend resources on gates, companies and trains, or end the council", who), "AR-ARM-11"
}

// phase is where in the match or turn the question stands.
func phase(s *engine.State) rules.Text {
	switch s.Phase {
	case engine.BeforeSiege:
		return rules.T("the days before the siege")
	case engine.WarCouncil:
		return rules.T("war council")
	case engine.SettingUp:
		return rules.T("set-up")
	case engine.Initiative:
		return rules.T("phase 1 of 4, Initiative")
	case engine.MovementPhase:
		return moving(s)
	case engine.CombatPhase:
		return fighting(s)
	}
	return rallying(s)
}

// moving is how many tokens are left in a movement turn. In how many locations blocks can still move, only who moves them knows, from what
// is lit: who is aboard, and who could go where, is hidden from the other seat, which reads the same line (AR-MOV-3, AR-PIN-1).
func moving(s *engine.State) rules.Text {
	m := &s.Movement
	left := m.Tokens - m.Used
	if m.Tokens == 0 {
		return rules.T("phase 2 of 4, Movement")
	}
	return rules.T("phase 2 of 4, Movement: %d of %d tokens left", left, m.Tokens)
}

// fighting is what is still to be done in the combat phase: the round of the battle under way, and battles that wait.
func fighting(s *engine.State) rules.Text {
	battle := &s.Battle
	n := 0
	for p := s.Map.Here().First(); p != atlas.Nowhere; p = s.Map.Here().Next(p + 1) {
		if (battle.Round == 0 || p != battle.Place) && s.BattleAt(p) {
			n++
		}
	}
	switch rounds := s.Content.Rules.CombatRounds; {
	case s.Asked == engine.AskBombardment, s.Roll.Shot && s.Asked == engine.AskHit:
		return rules.T("phase 3 of 4, Combat: bombardment")
	case battle.Round == 0 && n == 0:
		return rules.T("phase 3 of 4, Combat")
	case battle.Round == 0:
		return rules.Plural(n, "phase 3 of 4, Combat: %d battle to fight", "phase 3 of 4, Combat: %d battles to fight", n)
	case n == 0:
		return rules.T("phase 3 of 4, Combat: round %d of %d, the last battle", battle.Round, rounds)
	default:
		return rules.Plural(n, "phase 3 of 4, Combat: round %d of %d, then %d more battle", "phase 3 of 4, Combat: round %d of %d, then %d more battles", battle.Round, rounds, n)
	}
}

// rallying is what is still to be spent in the rally by the seat that is asked.
func rallying(s *engine.State) rules.Text {
	if s.Asked != engine.AskRestoring {
		return rules.T("phase 4 of 4, Rally")
	}
	n := int(s.Pool)
	if s.Asker == engine.Mineos {
		n = int(s.Purse)
	}
	return rules.Plural(n, "phase 4 of 4, Rally: %d resource to spend", "phase 4 of 4, Rally: %d resources to spend", n)
}

// Progress counts the days before the siege, its eve, and the turns of all its days.
func Progress(s *engine.State) rules.Progress {
	p := rules.Progress{Turn: int(s.Campaign.Day) + s.Turns(), Before: 1}
	if s.Scenario().Missions == content.PlayedMissions {
		for day := range s.Content.Days.Days {
			p.Early = append(p.Early, rules.T("mission day %d", day+1))
		}
		p.Before += s.Content.Days.Days
	}
	p.Early = append(p.Early, rules.T("set-up"))
	if s.Eve() {
		p.Turn++
	}
	switch {
	case s.Day > 0:
		p.Text = rules.T("Day %d of %d, turn %d of %d", s.Day, s.Options.Days, s.Turn, len(s.Content.Cards))
	case s.Asked == engine.AskScene || s.Asked == engine.AskLeader || s.Asked == engine.AskBoost:
		u := &s.Campaign.Under
		m := &s.Content.Missions[u.Mission]
		p.Text = rules.T("Day %d of %d, %s, scene %d of %d", s.Campaign.Day, s.Content.Days.Days, m.Title(), u.Scene+1, len(m.Scenes))
	case s.Phase == engine.BeforeSiege:
		p.Text = rules.T("Day %d of %d before the siege", s.Campaign.Day, s.Content.Days.Days)
	case s.Phase == engine.WarCouncil:
		p.Text = rules.T("The eve of the siege")
	default:
		p.Text = rules.T("Before the first turn")
	}
	return p
}
