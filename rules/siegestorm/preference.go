package siegestorm

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
)

// habits is how a seat wants to be asked: a number of a value for each preference, in the
// order of [preferences].
type habits [preferenceCount]uint8

// The preferences.
const (
	habitPass = iota // autoPass
	habitW1          // stop
	habitW2          // stop
	habitW3          // stop, with stopMoment in place of stopNever
	habitPay         // payFirst
	preferenceCount
)

// preference is a rules.Preference without a value.
type preference struct {
	id, name, help string
	prefix         string              // of the options that give it its first value
	values         []rules.OptionValue // by what they mean
	usual          uint8               // the value that is the default
	earlier        []string            // values that were it in older revisions of the rules
	before         uint8               // the value in matches that were begun before there was the preference
	first          string              // the value with which a match begins for who has never come to the end of one; empty: the default
}

// preferences are what each seat can settle about how it is asked and what is proposed to it (ST-REA-7, ST-TRN-13, ST-PLY-4).
var preferences = [preferenceCount]preference{
	habitPass: {
		id: "auto_pass", prefix: optionPass, usual: uint8(passSenseless), earlier: []string{"always", "useful"}, name: "Reactions", help: "When to be asked for a reaction. Where you are not asked, you pass.",
		values: []rules.OptionValue{
			passNever:        {ID: "always", Name: "Every reaction", Help: "You are asked whenever you could react with anything; else you pass. Matches begun earlier may go on with this.", Seldom: true},
			passUseless:      {ID: "useful", Name: "All but those in vain", Help: "You are asked whenever you could react; you pass where ATT or DEF alone could change after the last storm of the turn. Matches begun earlier may go on with this.", Seldom: true},
			passIrrelevant:   {ID: "relevant", Name: "What bears on it", Help: "You are asked if a reaction bears on what is going on; all others you pass, also some that could help.", Seldom: true},
			passUnlessNegate: {ID: "negate", Name: "Negate alone", Help: "You are asked if you could negate; all other reactions you pass."},
			passSenseless:    {ID: "sensible", Name: "What helps", Help: "You are asked if a reaction stops or saves something, or comes before a storm or a loss; you pass what is in vain, or as good in your own turn."},
			passAlways:       {ID: "never", Name: "No reaction", Help: "You are not asked and pass every time, until you change this."},
		},
	},
	habitW1: {
		id: "stop_w1", prefix: optionW1, usual: uint8(stopSparing), earlier: []string{"needed", "bearing"}, name: "Before drawing", help: "When to be asked whether you play something before you draw. Where you are not asked, you draw.",
		values: []rules.OptionValue{
			stopNeeded:  {ID: "needed", Name: "Any change of the draw", Help: "You are asked if your hand grows too large, your Resources run out, or a card looks at them, brings a creature or exchanges one; else you draw. Matches begun earlier may go on with this.", Seldom: true},
			stopAlways:  {ID: "always", Name: "Anything to play", Help: "You are asked whenever you can play something; else you draw.", Seldom: true},
			stopNever:   {ID: "never", Name: "Not at all", Help: "You are not asked and draw at once.", Seldom: true},
			stopBearing: {ID: "bearing", Name: "The draw, and Vision", Help: "You are asked if your hand grows too large, your Resources run out, or a card changes what you draw, also by Vision; else you draw. Matches begun earlier may go on with this.", Seldom: true},
			stopSparing: {ID: "sparing", Name: "The draw alone", Help: "You are asked if your hand grows too large, your Resources run out, or a card brings a creature that changes the draw; else you draw."},
		},
	},
	habitW2: {
		id: "stop_w2", prefix: optionW2, usual: uint8(stopSparing), earlier: []string{"needed", "bearing"}, before: uint8(stopAlways), name: "After drawing", help: "When to be asked whether you play something before your creatures advance. Where you are not asked, they advance.",
		values: []rules.OptionValue{
			stopNeeded:  {ID: "needed", Name: "Anything before one leaves", Help: "You are asked if you can play anything while a creature is about to leave its war track, or a card brings a creature, exchanges one or changes the advance; else your creatures advance. Matches begun earlier may go on with this.", Seldom: true},
			stopAlways:  {ID: "always", Name: "Anything to play", Help: "You are asked whenever you can play something; else your creatures advance.", Seldom: true},
			stopNever:   {ID: "never", Name: "Not at all", Help: "You are not asked, and your creatures advance at once.", Seldom: true},
			stopBearing: {ID: "bearing", Name: "The advance, and storms", Help: "You are asked if a card changes the advance, or the order or the storm of a creature about to leave its war track; else your creatures advance, and you can play after it. Matches begun earlier may go on with this.", Seldom: true},
			stopSparing: {ID: "sparing", Name: "The advance alone", Help: "You are asked if a card changes what advances, or takes, saves or hinders a creature about to leave its war track; else your creatures advance, and you are asked again before a blow falls."},
		},
	},
	habitW3: {
		id: "stop_w3", prefix: optionW3, usual: uint8(stopBearing), earlier: []string{"needed"}, before: uint8(stopAlways), first: "moment", name: "End of the turn", help: "When to be asked before your turn ends.",
		values: []rules.OptionValue{
			stopNeeded:  {ID: "needed", Name: "Anything to play", Help: "You are asked whenever you can still play something; else your turn ends by itself. Matches begun earlier may go on with this.", Seldom: true},
			stopAlways:  {ID: "always", Name: "Every turn", Help: "You end each turn yourself."},
			stopBearing: {ID: "bearing", Name: "Anything of use", Help: "You are asked whenever you can still play something that is of use; your turn ends by itself where ATT or DEF alone could change after its last storm, and after a moment where all that is left costs more than it brings."},
			stopMoment:  {ID: "moment", Name: "Anything of use, else a moment", Help: "You are asked whenever you can still play something that is of use; else your turn ends by itself after a moment, in which you can take back your last choice or stay in your turn."},
		},
	},
	habitPay: {
		id: "pay_first", prefix: optionPay, usual: uint8(payUnused), earlier: []string{"weakest", "plain", "supported", "spare", "settled", "worth", "missed"}, before: uint8(payCheapest), name: "Payment", help: "Which hand cards are proposed as payment, after the Supporters.",
		values: []rules.OptionValue{
			payCheapest:  {ID: "cheapest", Name: "Lowest cost", Help: "The cards with the lowest cost pay. You are asked each time. Matches begun earlier go on with these.", Seldom: true},
			payWeakest:   {ID: "weakest", Name: "Weakest", Help: "The cards with the least ATT and DEF together pay; of equal ones, the lower cost. You are asked each time. Matches begun earlier may go on with these."},
			payPlain:     {ID: "plain", Name: "Weakest, fewer questions", Help: "The cards with the least ATT and DEF together pay; of equal ones, the lower cost. You are not asked where there is nothing to choose. Matches begun earlier may go on with these.", Seldom: true},
			paySupported: {ID: "supported", Name: "Supporters, then weakest", Help: "The cards with the least ATT and DEF together pay; of equal ones, the lower cost. You are not asked where Supporters pay all, or where there is nothing to choose. Matches begun earlier may go on with these.", Seldom: true},
			paySpare:     {ID: "spare", Name: "Hard to play, asked", Help: "Cards that you cannot pay for soon pay first, then copies, then the weakest; cards that negate last. You are asked each time, unless Supporters pay all or there is nothing to choose. Matches begun earlier may go on with these.", Seldom: true},
			paySettled:   {ID: "settled", Name: "Hard to play", Help: "Cards that you cannot pay for soon pay first, then copies, then the weakest; cards that negate last. The click that plays a card pays for it too. Matches begun earlier may go on with these.", Seldom: true},
			payWorth:     {ID: "worth", Name: "Least valuable", Help: "The cards that are worth least pay: low ATT, DEF and cost, and copies first; cards that negate, kill or return last. What pays is shown beside the steps of the turn, and the click that plays a card pays for it too; click what is shown to choose other cards. You are asked where two quite different cards are worth the same. Matches begun earlier may go on with this.", Seldom: true},
			payMissed:    {ID: "missed", Name: "Least missed", Help: "The cards that you miss least pay: what you cannot pay for in your next turn, then copies and what has little ATT; strong attackers, and cards that negate, kill or return, last. What pays is shown beside the steps of the turn, and the click that plays a card pays for it too. You are asked where you would miss two quite different cards alike, and where a card would pay that costs more than what it pays for. Matches begun earlier may go on with this.", Seldom: true},
			payUnused:    {ID: "unused", Name: "Least use", Help: "The cards that are of least use to you pay: what you cannot pay for in your next two turns, then copies and what has little ATT; strong attackers, and cards that negate, kill or return, last. What pays is shown beside the steps of the turn, and why; the click that plays a card pays for it too. Click another card first to pay with that instead. You are asked where two quite different cards are of the same use, and where a card would pay that costs more than what it pays for."},
		},
	},
}

// option is the option that settles a preference of a seat before the match.
func (p preference) option(d int) rules.Option {
	return rules.Option{
		ID: ofSeat(p.prefix, d), Name: p.name + ", " + playerNames[d], Help: p.help,
		Values: p.values, Default: p.values[p.usual].ID, First: p.first, Before: p.values[p.before].ID, Earlier: p.earlier,
		Seats: rules.SeatsOf(rules.Seat(d)), Prefers: p.id,
	}
}

// index is the number of a value.
func (p preference) index(id string) (uint8, bool) {
	i := slices.IndexFunc(p.values, func(v rules.OptionValue) bool { return v.ID == id })
	return uint8(i), i >= 0
}

// ids lists the values as files and flags write them.
func (p preference) ids() string {
	ids := make([]string, len(p.values))
	for i, v := range p.values {
		ids[i] = v.ID
	}
	return strings.Join(ids, ", ")
}

// habits is how an army's seat wants to be asked now.
func (a *army) habits() habits {
	return habits{habitPass: uint8(a.autoPass), habitW1: uint8(a.stops[windowPrepare]), habitW2: uint8(a.stops[windowDraw]), habitW3: uint8(a.stops[windowDeploy]), habitPay: uint8(a.payFirst)}
}

func (a *army) settle(h habits) {
	a.autoPass, a.stops = autoPass(h[habitPass]), [windows]stop{stop(h[habitW1]), stop(h[habitW2]), stop(h[habitW3])}
	a.payFirst = payFirst(h[habitPay])
}

var _ rules.Preferrer = (*State)(nil)

// Preferences lists what a seat has settled about how it is asked.
func (s *State) Preferences(seat rules.Seat) []rules.Preference {
	if seat < 0 || int(seat) >= int(s.set.seats) {
		return nil
	}
	now := s.sides[seat].habits()
	var list []rules.Preference
	for i, p := range preferences {
		list = append(list, rules.Preference{ID: p.id, Name: p.name, Help: p.help, Values: p.values, Value: p.values[now[i]].ID})
	}
	return list
}

// Prefer settles how a seat is asked from its next decision on.
func (s *State) Prefer(seat rules.Seat, id, value string) error {
	if seat < 0 || int(seat) >= int(s.set.seats) {
		return fmt.Errorf("no seat %d; the seats are 0 to %d", seat, s.set.seats-1)
	}
	for i, p := range preferences {
		if p.id != id {
			continue
		}
		v, ok := p.index(value)
		if !ok {
			return fmt.Errorf("%s: there is no value %q; there are %s", id, value, p.ids())
		}
		h := s.sides[seat].habits()
		h[i] = v
		s.sides[seat].settle(h)
		return nil
	}
	return fmt.Errorf("there is no preference %q; there are %s", id, preferenceIDs())
}

// preferenceIDs lists the preferences as files and flags write them.
func preferenceIDs() string {
	var ids []string
	for _, p := range preferences {
		ids = append(ids, p.id)
	}
	return strings.Join(ids, ", ")
}
