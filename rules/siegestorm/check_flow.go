package siegestorm

import (
	"portcullis/rules/siegestorm/cards"
	"portcullis/rules/snapshot"
)

// invariantFlow stands for what the machine needs of what is under way: ST-INV-11, by which a
// decision waits and every one of its choices can be played.
const invariantFlow = invariantDecision

// checkFlow tests that what is under way fits together.
func (s *State) checkFlow() *snapshot.Error {
	for i := range s.stack.Len() {
		if f := &s.stack.Frames[i]; f.stage > s.lastStage(f) {
			return broken("frames", invariantFlow, "%s has no stage %d", f.kind, f.stage)
		}
	}
	if s.result != undecided {
		return nil
	}
	for i := range s.stack.Len() {
		f := &s.stack.Frames[i]
		if !s.fitsOn(i) {
			return broken("frames", invariantFlow, "%s cannot be under way in the midst of what is before it", f.kind)
		}
		if why := s.frameFault(f); why != "" {
			return broken("frames", invariantFlow, "%s %s", f.kind, why)
		}
		if !s.stepped(i) {
			return broken("frames", invariantFlow, "%s is not at the step that is under way", f.kind)
		}
		if !s.carries(i) {
			return broken("frames", invariantFlow, "%s and the text of its link do not belong together", f.kind)
		}
	}
	if s.stormer != noCard && !s.hasStorm() {
		return broken("storming", invariantFlow, "%s storms, and no storm is under way", s.cardName(s.stormer))
	}
	for i := range s.chain[:s.links] {
		switch l := &s.chain[i]; {
		case !s.playsOn(l.by, l.track):
			return broken("chain", invariantFlow, "link %d is not in a war track of %s", i, l.by)
		case l.target != noCard && !s.exists(l.target):
			return broken("chain", invariantFlow, "link %d has a target that is no card", i)
		}
	}
	if why := s.questionFault(); why != "" {
		return broken("question", invariantFlow, "%s of %s %s", s.ask.kind, s.ask.seat, why)
	}
	return nil
}

// hasStorm reports whether the storm of the storming creature is under way.
func (s *State) hasStorm() bool {
	for i := range s.stack.Len() {
		if f := &s.stack.Frames[i]; (f.kind == stormFrame || f.kind == bossStormFrame) && f.card == s.stormer && f.stage > 0 {
			return true
		}
	}
	return false
}

// stepped reports whether a turn is at the step that is under way: that of the window if one is open, and in a shared turn one
// that the player in control has begun.
func (s *State) stepped(i int) bool {
	f := &s.stack.Frames[i]
	window := noWindow
	if i+1 < int(s.stack.Depth) && s.stack.Frames[i+1].kind == windowFrame {
		over := &s.stack.Frames[i+1]
		if window = int(over.stage); over.by != f.by {
			return false
		}
	}
	switch {
	case f.kind == turnFrame && window != noWindow:
		return f.stage == [...]uint8{windowPrepare: turnDraw, windowDraw: turnAdvance, windowDeploy: turnExtra}[window]
	case f.kind != sharedFrame || f.stage != sharedPlay:
		return true
	case window == noWindow:
		return s.sides[f.by].step > seatPrepares
	}
	return s.sides[f.by].step == [...]uint8{windowPrepare: seatDraws, windowDraw: seatAdvances, windowDeploy: seatDone}[window]
}

// noWindow stands for the stage of a window that is not open.
const noWindow = -1

// carries reports whether a chain that carries a link out has the text of its last link above it,
// and a text of a link its chain below it.
func (s *State) carries(i int) bool {
	f := &s.stack.Frames[i]
	switch f.kind {
	case chainFrame:
		if f.stage != chainCarried {
			return true
		}
		return i+1 < int(s.stack.Depth) && s.stack.Frames[i+1].kind == textFrame && s.links > 0 && s.stack.Frames[i+1].link == s.links-1
	case textFrame:
		if f.link == noLink {
			return true
		}
		return s.stack.Frames[i-1].kind == chainFrame && s.stack.Frames[i-1].stage == chainCarried
	}
	return true
}

// playsOn reports whether a side can have commands in a war track: its own, in Co-op the partner's
// too (ST-COP-6).
func (s *State) playsOn(d side, t uint8) bool {
	if !s.tracks[t].used {
		return false
	}
	owner := s.tracks[t].owner
	return owner == d || s.set.mode == coop && (owner == bossSide) == (d == bossSide)
}

// exists reports whether a number is that of a card of the match.
func (s *State) exists(c cardNo) bool { return c < maxCards && s.cards[c].owner != noSide }

// lastStage is the last stage that a frame of its kind can have.
func (s *State) lastStage(f *frame) uint8 {
	switch f.kind {
	case setupFrame:
		return s.set.seats
	case turnFrame:
		return turnEnd
	case windowFrame:
		return windowDeploy
	case stormFrame:
		return stormDone
	case chainFrame:
		return chainLaid
	case textFrame:
		return effectSlot
	case spentFrame:
		return killedBy + uint8(byStorm)
	case bossTurnFrame:
		return bossExtra
	case bossPlayFrame:
		return playSettles
	case bossStormFrame:
		return raidOver
	case sharedFrame:
		return sharedExtraTurns
	}
	return 0
}

// fitsOn reports whether a frame can be where it is: turns at the bottom, windows on turns, at
// most one chain.
func (s *State) fitsOn(i int) bool {
	below := frameKinds
	if i > 0 {
		below = s.stack.Frames[i-1].kind
	}
	switch s.stack.Frames[i].kind {
	case setupFrame:
		return i == 0 && s.stack.Depth == 1
	case bossTurnFrame:
		return i == 0 && s.set.mode.bossMode()
	case sharedFrame:
		return i == 0 && s.set.mode == coop
	case turnFrame:
		return i == 0 && s.set.mode != coop || i == 1 && below == sharedFrame
	case windowFrame:
		return below == turnFrame || below == sharedFrame
	case exitFrame:
		return i > 0 || s.set.mode == lastMan
	case bossPlayFrame:
		return below == bossTurnFrame
	case bossStormFrame, stormFrame:
		return below == exitFrame
	}
	return i > 0
}

// frameFault says what is wrong with a frame by itself.
func (s *State) frameFault(f *frame) string {
	if f.kind == exitFrame || f.kind == triggerFrame {
		return ""
	}
	boss := f.kind == bossTurnFrame || f.kind == bossPlayFrame || f.kind == bossStormFrame
	anyone := f.kind == textFrame || f.kind == spentFrame || f.kind == chainFrame || f.kind == spiritFrame
	switch {
	case !s.plays(f.by) || f.by != bossSide && !s.living.Has(f.by.seat()) || !anyone && boss != (f.by == bossSide):
		return "is not for " + sideWord(f.by)
	case f.names() && !s.exists(f.card):
		return "is about no card"
	case f.track >= maxTracks || (f.kind == stormFrame || f.kind == textFrame && f.text != menaceText) && !s.tracks[f.track].used:
		return "is in no war track"
	case (f.kind == turnFrame || f.kind == bossTurnFrame || f.kind == sharedFrame && s.sharedTurn()) && f.by != s.active:
		return "is not for " + sideWord(s.active) + ", whose turn it is"
	case boss && f.kind != bossTurnFrame && f.track != s.bossTrack():
		return "is not in the boss's war track"
	}
	switch f.kind {
	case textFrame:
		return s.textFault(f)
	case bossTurnFrame:
		return tooMany(f.n, 1)
	case bossPlayFrame:
		return s.playFault(f)
	case bossStormFrame:
		if f.stage == raidBegins && s.cards[f.card].place != exiting || f.stage > raidBegins && f.stage < raidTriggers && s.stormer != f.card {
			return "is of a creature that does not storm"
		}
		if f.did && (f.stage != raidHits || f.seat >= side(s.set.seats)) {
			return "has too few cards of nobody"
		}
		return tooMany(f.n, s.set.seats)
	case chainFrame:
		if f.stage == chainAsk && s.links == 0 {
			return "has no link to answer"
		}
	case stormFrame:
		if f.stage == stormDone && s.stormer == f.card && s.top().kind != spentFrame {
			return "is done, and its creature still storms"
		}
		if !s.playsOn(f.by, f.track) {
			return "is not in a war track of " + f.by.String()
		}
		if f.stage == stormAction && s.cards[f.card].place != exiting {
			return "is of a creature that has not left its slot"
		}
	case sharedFrame:
		if f.stage == sharedOpens {
			return "is asked about before it has begun"
		}
		return tooMany(f.n, 1<<coopSeats-1)
	}
	return ""
}

func tooMany(n, most uint8) string {
	if n > most {
		return "counts too far"
	}
	return ""
}

func (s *State) playFault(f *frame) string {
	k := &s.cards[f.card]
	if f.stage == playBegins && (k.place != inHand || k.holder != bossSide) {
		return "is of a card that is not in the boss's hand"
	}
	if f.stage == playBegins && cards.Command(f.n) == cards.Deploy && s.tracks[s.bossTrack()].slots[0] != noCard {
		return "deploys a creature where one stands"
	}
	return tooMany(f.n, uint8(cards.Action))
}

// textFault says what is wrong with a text that is carried out.
func (s *State) textFault(f *frame) string {
	if f.text == menaceText && (f.by != bossSide || int(f.track) >= len(s.bossDesign().Menace)) {
		return "is no effect of the boss card"
	}
	text := s.effectsOf(f)
	if f.text != menaceText && !s.playsOn(f.by, f.track) {
		return "is not in a war track of " + f.by.String()
	}
	chosen := s.set.mode != coop || f.by != bossSide // whose loss it is, is known
	switch {
	case int(f.at) > len(text):
		return "has fewer effects"
	case f.foe == noSide && chosen || f.foe != noSide && !s.plays(f.foe):
		return "has no opponent"
	case f.link != noLink && (f.link >= s.links || s.chain[f.link].card != f.card || s.chain[f.link].by != f.by):
		return "is of another link"
	case f.stage == effectFresh || int(f.at) == len(text):
		return ""
	}
	m, e := s.command(f), &text[f.at]
	if f.foe == noSide && s.needsAbsorber(f, e) {
		return "has no opponent"
	}
	if f.stage == effectSlot && (e.Do != cards.Place || e.To != cards.ToZone) {
		return "asks for a slot, and places nothing"
	}
	most := 0
	switch e.Do {
	case cards.Discard:
		most = s.sides[m.foe].hand.len()
	case cards.KillSupporter:
		most = s.sides[m.foe].support.len()
	case cards.Reset:
		most = s.committed(m.by)
	case cards.Place:
		most = int(placeMiddle)
		if (f.stage == effectSlot || f.n == placeMiddle) && s.zones[s.placingZone(m)].middle != noCard {
			return "puts a creature where one stands"
		}
	case cards.DeployCard:
		if s.tracks[s.ownTrack(m.by, m.track)].slots[0] != noCard {
			return "deploys a creature where one stands"
		}
	}
	return tooMany(f.n, uint8(most))
}

// questionFault says why what is asked cannot be asked now.
func (s *State) questionFault() string {
	if s.stack.Depth == 0 {
		return "is asked, and nothing is under way"
	}
	if s.play.card != noCard {
		return s.announcementFault()
	}
	f, d := s.top(), s.ask.seat
	fits := false
	switch s.ask.kind {
	case askMulligan:
		fits = f.kind == setupFrame && f.stage == uint8(d)
	case askWindow:
		fits = f.kind == windowFrame && f.by == d
	case askTrack:
		fits = f.kind == turnFrame && f.stage == turnAdvance && f.by == d && s.set.mode == lastMan
	case askReact:
		fits = f.kind == chainFrame && f.stage == chainAsk && s.links > 0
	case askOrder:
		fits = f.kind == exitFrame && s.exists(f.card) && s.cards[f.card].place == exiting && s.cards[f.card].holder == d && f.by == d
	case askAttack:
		fits = f.kind == stormFrame && f.stage == stormAttack && f.by == d && s.stormer == f.card
	case askConflict:
		fits = f.kind == spentFrame
	case askExtra:
		fits = f.kind == turnFrame && f.stage == turnEnd && f.by == d || f.kind == sharedFrame && f.stage > sharedExtra && f.stage <= sharedEnds
	case askTie:
		fits = f.kind == bossTurnFrame && f.stage == bossPlays || f.kind == bossPlayFrame && f.stage == playBegins ||
			f.kind == bossStormFrame && (f.stage == raidAction || f.stage == raidAims && f.n < s.set.seats)
	default:
		fits = f.kind == textFrame && int(f.at) < len(s.effectsOf(f)) && s.asksOfText(f)
	}
	if !fits {
		return "is no question of " + f.kind.String()
	}
	return ""
}

// asksOfText reports whether a text can ask what is asked.
func (s *State) asksOfText(f *frame) bool {
	e := s.effect(f)
	switch s.ask.kind {
	case askOptional:
		return f.stage == effectFresh && e.Optional
	case askAbsorb:
		return f.stage == effectFresh && s.needsAbsorber(f, e)
	case askArrange:
		return f.stage == effectUnderWay && e.Do == cards.Vision && f.seat == s.ask.seat
	case askPick:
		return s.picks(e) && (f.stage == effectSlot && chooser(f.by) == s.ask.seat ||
			f.stage == effectUnderWay && s.plays(f.seat) && chooser(f.seat) == s.ask.seat && (f.n > 0 || !countsDown(e)))
	}
	return false
}

// countsDown reports whether the frame of a verb that asks for cards counts how many are still to be picked.
func countsDown(e *cards.Effect) bool {
	return e.Do == cards.KillSupporter || e.Do == cards.Reset || e.Do == cards.Discard
}

// picks reports whether a verb asks for cards.
func (s *State) picks(e *cards.Effect) bool {
	switch e.Do {
	case cards.Vision, cards.Sacrifice, cards.KillSupporter, cards.Reset, cards.Place, cards.Shapeshift, cards.Discard:
		return true
	case cards.DeployCard, cards.Support:
		return e.From == cards.FromHand
	}
	return false
}
