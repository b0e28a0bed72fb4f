package siegestorm

import (
	"cmp"
	"slices"

	"portcullis/rules"
)

var _ rules.Swapper = (*State)(nil)

// Paying is how a play would be paid that the seat that is asked can begin, or whose payment comes later, where a person has pointed at some
// cards of the hand (see [State.Presets]); nil: it costs nothing, or the seat wants to be asked each time.
func (s *State) Paying(c rules.Choice, picks ...rules.Element) *PayView {
	try := *s
	try.watch = nil
	if playing(c.Verb) {
		try.play = s.begun(s.ask.seat, c)
	}
	p := &try.play
	if p.card == noCard || p.kind == playStorm || p.npaid == p.cost {
		return nil
	}
	forced := try.plainPayment()
	if !forced && s.sides[p.by].payFirst < paySettled {
		return nil
	}
	v := try.payView(p.by.seat())
	v.Forced = forced
	if forced {
		return v
	}
	pays, pointed := try.swapped(picks)
	v.Asked = !pointed && try.doubtful()
	v.Propose = nil
	for _, x := range pays {
		v.Propose = append(v.Propose, try.payment(x))
	}
	if try.cards[pays[len(pays)-1]].place == inSupport {
		return v
	}
	for _, x := range s.sides[p.by].hand.cards() {
		if try.mayPay(x) {
			v.Swap = append(v.Swap, try.payment(x))
		}
	}
	if !pointed {
		v.Why, v.Spent = try.reasoned(pays)
	}
	return v
}

func playing(v rules.Verb) bool { return v == PlayAction || v == PlayCreature || v == Activate }

// reasoned says why the best of the hand cards that pay does so.
func (s *State) reasoned(pays []cardNo) (rules.Text, *CardView) {
	best := noCard
	for _, c := range pays {
		if s.cards[c].place == inHand && (best == noCard || s.design(c).Cost > s.design(best).Cost) {
			best = c
		}
	}
	try := *s
	try.watch = nil
	for _, c := range pays {
		if c != best {
			try.payWith(c)
		}
	}
	return try.whyPays(best), s.cardViewAt(best, s.play.by.seat())
}

// swapped is what pays the rest of the cost where a person has pointed at hand cards, one after the other: one that was to pay does not, one
// that was not to does, in place of the one that is missed most of those that were not pointed at themselves. It reports whether any was.
func (s *State) swapped(picks []rules.Element) (pays []cardNo, pointed bool) {
	pays = s.proposed()
	var in, out []cardNo
	for _, el := range picks {
		c, ok := s.cardAt(el)
		if !ok || s.cards[c].place != inHand || s.cards[c].holder != s.play.by || !s.mayPay(c) {
			continue
		}
		pointed = true
		if i := slices.Index(pays, c); i >= 0 {
			if other := s.paysInstead(append(append(out, pays...), c)); other != noCard {
				pays[i], out = other, append(out, c)
				in = slices.DeleteFunc(in, func(x cardNo) bool { return x == c })
			}
			continue
		}
		if i := s.givesWay(pays, in); i >= 0 {
			in, out = append(slices.DeleteFunc(in, func(x cardNo) bool { return x == pays[i] }), c), slices.DeleteFunc(out, func(x cardNo) bool { return x == c })
			pays[i] = c
		}
	}
	return pays, pointed
}

// paysInstead is the hand card that is proposed next as payment, but for some; noCard: there is none.
func (s *State) paysInstead(but []cardNo) cardNo {
	best := noCard
	for _, x := range s.sides[s.play.by].hand.cards() {
		if s.mayPay(x) && !slices.Contains(but, x) && (best == noCard || s.paysBefore(s.sides[s.play.by].payFirst, x, best)) {
			best = x
		}
	}
	return best
}

// givesWay is which of the hand cards that pay no longer does if another one is to: the last that was proposed, and only where all were pointed
// at the first of those; -1: Supporters pay alone.
func (s *State) givesWay(pays, in []cardNo) int {
	for i, c := range slices.Backward(pays) {
		if s.cards[c].place == inHand && !slices.Contains(in, c) {
			return i
		}
	}
	if len(in) == 0 {
		return -1
	}
	return slices.Index(pays, in[0])
}

// Presets pays with the hand cards that a person has pointed at, and what else is proposed: Supporters last, after which the rest would be paid
// as it is proposed. None where something else would pay all the same: then the person is asked.
func (s *State) Presets(picks []rules.Element) (answers []rules.Choice) {
	if s.result != undecided || s.ask.kind != askPay {
		return nil
	}
	pays, pointed := s.swapped(picks)
	if !pointed {
		return nil
	}
	slices.SortStableFunc(pays, func(a, b cardNo) int { return cmp.Compare(s.cards[a].place, s.cards[b].place) }) // the hand first
	try := s.Clone().(*State)
	for _, c := range pays {
		if try.ask.kind != askPay || try.play.card != s.play.card { // the rest was paid without a question
			break
		}
		answer := ofCard(PayCard, c, s.cards[c].design)
		if _, err := try.Apply(answer); err != nil {
			return nil
		}
		answers = append(answers, answer)
	}
	if slices.ContainsFunc(pays, func(c cardNo) bool { return s.cards[c].place == inHand && try.cards[c].place == inHand }) {
		return nil
	}
	return answers
}
