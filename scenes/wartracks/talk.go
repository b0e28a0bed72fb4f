package wartracks

import (
	"maps"
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/table"
)

// storm is the button of the order to Storm.
const storm rules.Element = "button:storm"

// holdGround is the button of the order to Hold Ground, on which a slot is clicked.
const holdGround rules.Element = "button:hold_ground"

// talk says which elements are the large button, what the table's own buttons are called, and
// gives one line of help. Storm is none: it would appear where Go on was a moment ago.
func (l *layout) talk() {
	l.Out.Main = []rules.Element{"button:pay_auto", "button:pass", "button:continue", "button:keep", "button:yes", "button:top"}
	maps.Copy(l.Out.Words, map[rules.Element]string{
		"button:action":    "As an action",
		"button:creature":  "As a creature",
		"button:ability":   "Use its ability",
		"button:continue":  l.goOn(),
		"button:hand_over": "Hand over to the partner",
		"button:keep":      "Keep the hand",
		table.Release:      l.releases(),
		"button:put_back":  "Exchange only this one",
		"button:pay_auto":  l.paysWith(),
		"button:cancel":    l.callsOff(),
		"button:pass":      "Pass",
		"button:pass_turn": "Pass for this turn",
		storm:              "Storm",
		"button:support":   "Support",
		holdGround:         "Hold Ground",
		"button:top":       "On top of the Resources",
		"button:bottom":    "Under the Resources",
		"button:by_action": "To the Casualties",
		"button:yes":       "Yes",
		"button:no":        "No",
	})
	for i := range l.Sides {
		words := "Strike " + l.called(l.Sides[i].Side)
		if l.Decision == "absorb" {
			words = l.called(l.Sides[i].Side)
		}
		l.Out.Words[elementOf("seat", l.Sides[i].Side)] = words
	}
	if s := l.Storm; l.Decision == "order" && s != nil && s.Strength <= 0 && s.Takes == 0 && !s.Beats { // it would take nothing
		l.Out.Quiet = append(l.Out.Quiet, storm)
	}
	if l.Decision == "order" && len(l.Chosen) == 0 {
		l.Out.Quiet = append(l.Out.Quiet, holdGround) // where it can be held glows on the Battle Zone
	}
	if len(l.Chosen) > 0 && slices.ContainsFunc(l.Moment.Path.Next(), func(el rules.Element) bool { return el.Kind() == "slot" && l.Moment.Path.Sensible(el) }) {
		l.Out.Quiet = append(l.Out.Quiet, "button:action") // the slot on which the creature is deployed glows first
	}
	l.deploysFree()
	if c, ok := l.Moment.Path.Onward(l.Out.Quiet); ok {
		l.Out.Words[table.Onward] = l.playsFor(c)
	}
	if l.worthPlaying() {
		l.Out.Quiet = append(l.Out.Quiet, "button:continue") // what ends the turn does not glow while something else does
	}
	l.strikesAlone()
	if l.warned("button:yes") {
		l.Out.Main = slices.DeleteFunc(l.Out.Main, func(el rules.Element) bool { return el == "button:yes" })
	}
	if l.atStake() {
		l.Out.Quiet = append(l.Out.Quiet, "button:pass", "button:pass_turn")
	}
	l.Out.Posts = posts
	l.Out.Quiet = append(l.Out.Quiet, "button:cancel") // what is paid is proposed by the large button
	if l.Mode == table.Asking {
		l.Out.Help = l.help()
	}
}

// posts are the choices with places of their own: how a picked card is played, and what gives away the rest of the turn. No second click of one
// meets the other.
var posts = table.Posts{{"button:action", "button:ability"}, {"button:pass_turn", "button:continue"}}

// strikePiece is the large button that strikes.
const strikePiece rules.Element = "do:strike"

// strikesAlone makes the blow of a storm the large button where it can be aimed at one side alone: only what can be played before it is left to
// choose (ST-STO-6, ST-RUL-69).
func (l *layout) strikesAlone() {
	if l.Mode != table.Asking || l.Decision != "attack" || len(l.Chosen) > 0 {
		return
	}
	var blow rules.Choice
	for _, c := range l.Moment.Path.Left() {
		switch {
		case c.Verb == siegestorm.Strike || c.Verb == siegestorm.StrikeAt && blow.Verb == siegestorm.StrikeAt:
			return
		case c.Verb == siegestorm.StrikeAt:
			blow = c
		}
	}
	if blow.Verb != siegestorm.StrikeAt {
		return
	}
	if l.Out.Direct == nil {
		l.Out.Direct = map[rules.Element]rules.Choice{}
	}
	l.Out.Direct[strikePiece] = blow
	l.Out.Words[strikePiece] = rules.Say("Strike %s", l.called(int(blow.Args[0])))
	l.Out.Main = slices.Insert(l.Out.Main, 0, strikePiece)
	l.Out.Quiet = append(l.Out.Quiet, elementOf("seat", int(blow.Args[0]))) // the button that strikes it glows
}

// deployPiece is the large button that deploys a creature.
const deployPiece rules.Element = "do:deploy"

// deploysFree makes a creature that costs no card the large button where the turn would not be ended unasked without it: no large button
// proposes what is warned of.
func (l *layout) deploysFree() {
	s, ok := l.Moment.State.(interface {
		Undeployed(rules.Choice) (rules.Choice, bool)
	})
	if !ok || l.Mode != table.Asking || len(l.Chosen) > 0 || l.Decision != "window" {
		return
	}
	c, ok := s.Undeployed(rules.Choice{Verb: siegestorm.Continue})
	if !ok || !slices.Contains(l.Moment.Path.Left(), rules.Choice{Verb: siegestorm.Continue}) {
		return
	}
	if l.Out.Direct == nil {
		l.Out.Direct = map[rules.Element]rules.Choice{}
	}
	l.Out.Direct[deployPiece] = c
	l.Out.Words[deployPiece] = l.playsFor(c)
	l.Out.Main, l.Out.Primary = slices.Insert(l.Out.Main, 0, deployPiece), "siegestorm/icons/deploy"
}

// playsFor is the large button that plays something: it names what pays for it, as far as that is settled and there is room.
func (l *layout) playsFor(c rules.Choice) string {
	state, ok := l.State.(payer)
	said := l.Moment.Path.Sentence(c).String()
	if !ok || !playing(c) {
		return said
	}
	p := state.Paying(c, l.Swapped...)
	if p == nil || p.Asked || l.Unset && !p.Forced || p.Card.Card == nil {
		return said
	}
	was := l.Pay
	defer func() { l.Pay = was }()
	l.Pay = p
	words, short := l.payersNamed(rules.And)
	if !short {
		words = rules.T("what is marked")
	}
	name := p.Card.Card.Told()
	switch p.As {
	case "creature":
		return rules.Say("Deploy %s, paying with %s", name, words)
	case "action":
		return rules.Say("Play %s as an action, paying with %s", name, words)
	}
	return rules.Say("Use the ability of %s, paying with %s", name, words)
}

// worthPlaying reports whether something can be played that is worth a thought, beside what goes on to the next step.
func (l *layout) worthPlaying() bool {
	path := l.Moment.Path
	return l.Mode == table.Asking && l.Decision == "window" && slices.ContainsFunc(path.Left(), func(c rules.Choice) bool { return playing(c) && path.Worth(c) })
}

// atStake reports whether what could be answered aims at a creature of the person at the screen: to let that be keeps its place and does not
// glow then, as what glows is pressed without a thought.
func (l *layout) atStake() bool {
	if l.Decision != "react" || len(l.Chain) == 0 || l.Decider != l.me {
		return false
	}
	last := l.Chain[len(l.Chain)-1]
	return last.Target != nil && last.Target.Holder == l.me && last.By != l.me
}

// warned reports whether what a button does is asked about first: it stands beside the others then, as no large button proposes what is
// warned of.
func (l *layout) warned(el rules.Element) bool {
	careful, ok := l.Moment.State.(rules.Cautioner)
	if !ok || l.Mode != table.Asking || !l.Moment.Path.Can(el) {
		return false
	}
	c, ok := l.Moment.Path.Aim(el)
	if !ok {
		return false
	}
	_, asks := careful.Caution(c)
	return asks
}

// callsOff is what it is called to take what is being played back.
func (l *layout) callsOff() string {
	if l.Pay != nil && l.Pay.As == "ability" {
		return rules.Say("Do not use it")
	}
	return rules.Say("Do not play it")
}

// releases is what it is called to put back what is picked: in the opening exchange a card goes back as well, and that is no choice of it.
func (l *layout) releases() string {
	if l.Decision == "mulligan" {
		return rules.Say("Keep this card")
	}
	return rules.Say("Put back")
}

// goOn is what the step after this window is called.
func (l *layout) goOn() string {
	switch {
	case l.Step == "prepare":
		return "Go on: Draw"
	case l.Step == "draw":
		return "Go on: Advance"
	case l.Shared:
		return "Done"
	}
	return "End the turn"
}

// help is one short line about what is asked.
func (l *layout) help() string {
	switch {
	case len(l.Chosen) > 0 && l.Decision == "mulligan":
		return "Exchange this card alone, or click the other one to exchange both. The card chosen first lies lower."
	case len(l.Chosen) > 0 && l.Decision == "react":
		return "Click how it answers, or Esc to take it back."
	case len(l.Chosen) > 0:
		return "Click where it goes, or Esc to take it back."
	}
	switch l.Decision {
	case "mulligan":
		return "Keep both cards, or click those that go back, the lower one first."
	case "window":
		return "Click a glowing card, or go on."
	case "track":
		return "Click one of the war tracks."
	case "target":
		return "Click the target that glows."
	case "pay":
		return "Click Supporters and cards, or accept what is proposed."
	case "react":
		return "Answer with what glows, or pass. Nobody sees whether you could."
	case "order":
		return "Click an order, or a slot of the Battle Zone to Hold Ground there."
	case "attack":
		return "Click a target, or play a card first."
	case "arrange":
		return "Click a card, then where it goes."
	case "pick", "boss_tie":
		return "Click one of those that glow."
	case "absorb":
		return "Click the player who takes it."
	case "conflict":
		return "Click the card whose text decides."
	case "optional":
		return "The text says that you may."
	case "extra":
		return "An extra turn begins at once, with all its steps."
	}
	return ""
}
