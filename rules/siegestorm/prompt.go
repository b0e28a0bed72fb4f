package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// Prompt is what the deciding seat is asked. Everybody may read it, so it names no card that
// is hidden from somebody.
func (s *State) Prompt() rules.Prompt {
	if s.result != undecided {
		outcome, _ := s.Outcome()
		return rules.Prompt{Ask: outcome.Reason, Phase: rules.T("the game is over"), Rule: outcome.Rule}
	}
	p := s.ask.kind.prompt(s)
	p.Phase = s.phaseWords()
	if s.set.mode != solo {
		p.Ask = rules.T("%s: %s", s.nameOf(s.ask.seat), p.Ask).In("who is asked, and what")
	}
	return p
}

func asking(rule, format string, args ...any) rules.Prompt {
	return rules.Prompt{Ask: rules.T(format, args...), Rule: rule}
}

// prompt is the sentence for a kind of question.
func (k askKind) prompt(s *State) rules.Prompt {
	switch k {
	case askMulligan:
		return asking("ST-SET-3", "Keep the starting hand, or exchange one or both cards: click those to exchange")
	case askWindow:
		return s.promptWindow()
	case askTrack:
		return s.promptTrack()
	case askTarget:
		return s.promptTarget()
	case askPay:
		return asking("ST-PLY-3", "Pay with hand cards and Supporters, %d of %d paid", s.play.npaid, s.play.cost)
	case askReact:
		return s.promptReact()
	case askOrder:
		return asking("ST-TRN-7", "%s leaves the track; order it to Storm, Hold Ground or Support", s.name(s.ordered()))
	case askAttack:
		return asking("ST-STO-6", "Choose what %s strikes with Attack Strength %d", s.name(s.ordered()), s.strength(s.ordered()))
	case askPick:
		return s.promptPick()
	case askArrange:
		return s.promptArrange()
	case askConflict:
		return asking("ST-CNF-2", "Choose which text decides where %s goes", s.name(s.top().card))
	case askOptional:
		return asking("ST-RUL-6", "Use the text of %s, or not", s.name(s.top().card))
	case askExtra:
		return asking("ST-TRN-11", "Take the extra turn, or not")
	case askTie:
		return s.promptTie()
	}
	return asking("ST-COP-11", "Choose who takes what %s does", s.name(s.top().card))
}

// promptArrange says where a card of Vision can go, and what that means (ST-RUL-46).
func (s *State) promptArrange() rules.Prompt {
	var buf [maxCards]cardNo
	switch {
	case s.sides[s.ask.seat].resources.len() == 0:
		return asking("ST-KEY-16", "Put a card back: the one put back last is drawn first")
	case len(s.visions(s.ask.seat, buf[:0])) == 1:
		return asking("ST-KEY-16", "Put the other card back: on top of your Resources, drawn or lost next, or under them")
	}
	return asking("ST-KEY-16", "Put each other card back: on top of your Resources, drawn or lost next, or under them")
}

// promptTie says what the players decide for the boss.
func (s *State) promptTie() rules.Prompt {
	f := s.top()
	switch {
	case f.kind == bossTurnFrame:
		return asking("ST-BOS-14", "Choose the card that %s plays next, since several cost the same", s.nameOf(bossSide))
	case f.kind == bossPlayFrame && cards.Command(f.n) == cards.Leader:
		return asking("ST-RUL-48", "Choose where %s leads", s.name(f.card))
	case f.kind == bossStormFrame && f.stage == raidAims:
		return asking("ST-RUL-29", "Choose what %s strikes, since several cost the same", s.name(f.card))
	}
	return asking("ST-RUL-29", "Choose the target of %s, since several cost the same", s.name(f.card))
}

func (s *State) promptWindow() rules.Prompt {
	switch s.top().stage {
	case windowPrepare:
		return asking("ST-CHN-1", "Play actions and abilities, or go on to the Draw step")
	case windowDraw:
		return asking("ST-CHN-1", "Play actions and abilities, or go on to the Advance step")
	}
	if s.mayDeploy(s.ask.seat) {
		return asking("ST-TRN-9", "Play a creature, actions and abilities, or end the turn")
	}
	return asking("ST-CHN-1", "Play actions and abilities, or end the turn")
}

// mayDeploy reports whether a player still has his deploy and an empty Deployment Zone.
func (s *State) mayDeploy(d side) bool {
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == d && s.deployBar(d, t) == fine {
			return true
		}
	}
	return false
}

func (s *State) promptTrack() rules.Prompt {
	switch {
	case s.play.card == noCard:
		return asking("ST-LMS-2", "Choose which war track advances first")
	case s.play.kind == playCreature:
		return asking("ST-RUL-37", "Choose the war track to deploy on")
	}
	return asking("ST-LMS-5", "Choose the war track to play it on")
}

func (s *State) promptTarget() rules.Prompt {
	kind := cards.NoTarget
	if e := targeted(s.playText()); e != nil {
		kind = e.Target
	}
	switch kind {
	case cards.TargetEnemy:
		return asking("ST-RUL-19", "Choose an Enemy as the target")
	case cards.TargetAlly:
		return asking("ST-RUL-19", "Choose an Ally as the target")
	case cards.TargetCreature:
		return asking("ST-RUL-19", "Choose a creature as the target")
	case cards.TargetDefender:
		return asking("ST-RUL-19", "Choose a Defender as the target")
	}
	return asking("ST-RUL-19", "Choose a target")
}

func (s *State) promptReact() rules.Prompt {
	l := &s.chain[s.links-1]
	name := s.name(l.card)
	switch l.kind {
	case actionLink:
		return asking("ST-CHN-2", "React to the action %s, or pass", name)
	case stormLink:
		return asking("ST-CHN-2", "React to the storm action of %s, or pass", name)
	case abilityLink:
		return asking("ST-CHN-2", "React to the ability of %s, or pass", name)
	}
	return asking("ST-CHN-2", "React to the Gang %s, or pass", name)
}

func (s *State) promptPick() rules.Prompt {
	e := s.effectUnderWay()
	if e == nil {
		return asking("ST-RUL-19", "Choose one")
	}
	rule := s.pickRule()
	switch e.Do {
	case cards.Vision:
		return asking(rule, "Keep one card; the others go back to your Resources")
	case cards.Discard:
		return asking(rule, "Discard a card")
	case cards.Sacrifice:
		return asking(rule, "Sacrifice an Ally")
	case cards.DeployCard:
		return asking(rule, "Choose the card to deploy")
	case cards.Place:
		return asking(rule, "Choose what to place and where")
	case cards.Support:
		return asking(rule, "Choose the card that becomes a Supporter")
	case cards.Shapeshift:
		return asking(rule, "Choose the card that takes its place")
	case cards.KillSupporter:
		return asking(rule, "Choose the Supporter to kill")
	case cards.Reset:
		return asking(rule, "Choose a Supporter to make ready")
	}
	return asking(rule, "Choose one")
}

// phaseWords is the step of the turn that is under way.
func (s *State) phaseWords() rules.Text {
	step := s.stepUnderWay()
	if step == stepSetup {
		return rules.T("setup, starting hands")
	}
	return rules.T("%s", stepWords[step])
}

// turnStep is a step of a turn as people know it.
type turnStep uint8

const (
	stepSetup turnStep = iota
	stepPrepare
	stepDraw
	stepAdvance
	stepDeploy
	stepExtra
	stepEnd
	stepReserves
	stepBossAdvance
	stepBossDraw
	stepPlay
	stepBossExtra
)

var stepWords = [...]rules.Text{rules.T("setup"), rules.T("step 1 of 6, Prepare"), rules.T("step 2 of 6, Draw"), rules.T("step 3 of 6, Advance War Track"), rules.T("step 4 of 6, Deploy"),
	rules.T("step 5 of 6, Extra Turn"), rules.T("step 6 of 6, End Turn"), rules.T("boss step 1 of 5, Discard to Reserves"), rules.T("boss step 2 of 5, Advance War Track"),
	rules.T("boss step 3 of 5, Draw"), rules.T("boss step 4 of 5, Play Actions"), rules.T("boss step 5 of 5, Extra Turn")}

// String is the step's name in a [View].
func (k turnStep) String() string {
	return [...]string{"setup", "prepare", "draw", "advance", "deploy", "extra", "end", "reserves", "advance", "draw", "play", "extra"}[k]
}

// stepUnderWay finds the step from the frames, the turn being the lowest that tells.
func (s *State) stepUnderWay() turnStep {
	step := stepSetup
	for i := range int(s.stack.Depth) {
		switch f := &s.stack.Frames[i]; f.kind {
		case turnFrame:
			step = [...]turnStep{turnPrepare: stepPrepare, turnDraw: stepPrepare, turnDrawn: stepDraw, turnAdvance: stepDraw, turnSecondTrack: stepAdvance,
				turnDeploy: stepAdvance, turnExtra: stepDeploy, turnEnd: stepExtra}[f.stage]
			if f.stage == turnAdvance && s.ask.kind == askTrack && int(s.stack.Depth) == i+1 {
				step = stepAdvance
			}
		case bossTurnFrame:
			step = [...]turnStep{bossReserves: stepReserves, bossAdvance: stepBossAdvance, bossDraw: stepBossDraw, bossPlays: stepPlay, bossExtra: stepBossExtra}[f.stage]
		case sharedFrame:
			step = s.sharedStep(f)
		case windowFrame:
			step = [...]turnStep{stepPrepare, stepDraw, stepDeploy}[f.stage]
		}
	}
	return step
}

// sharedStep is the step of the player in control of the shared turn; his pointer is one ahead.
func (s *State) sharedStep(f *frame) turnStep {
	if f.stage != sharedPlay && f.stage != sharedOpens {
		return stepExtra
	}
	return [...]turnStep{seatPrepares: stepPrepare, seatFirstWindow: stepPrepare, seatDraws: stepPrepare, seatSecondWindow: stepDraw, seatAdvances: stepDraw,
		seatThirdWindow: stepAdvance, seatDone: stepDeploy}[s.sides[f.by].step]
}

// Progress tells how far the match has come.
func (s *State) Progress() rules.Progress {
	turn := max(1, int(s.turn))
	if s.turn == 0 {
		return rules.Progress{Turn: turn, Before: 1, Text: rules.T("Before the first turn")}
	}
	return rules.Progress{Turn: turn, Text: rules.T("Turn %d, %s", turn, s.whoseTurn())}
}

func (s *State) whoseTurn() rules.Text {
	if s.sharedTurn() {
		return rules.T("both players")
	}
	return s.nameOf(s.active)
}
