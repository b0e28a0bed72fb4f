package siegestorm

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// told are the sentences of some news.
func told(list []rules.News) (words []string) {
	for _, n := range list {
		words = append(words, n.Text.String())
	}
	return words
}

// What an opponent deployed, played, used and stormed with is told in a line each, with what was paid for it and what came of it, what
// took nothing in the order in which it was done; who did it is told nothing (ST-PLY-3, ST-PLY-7, ST-PLY-13, ST-STO-10).
func TestWhatAnOpponentDidIsRecounted(t *testing.T) {
	p := standard(t)
	thrall, smith := p.onTrack(1, 3, "sx_bone_thrall"), p.onTrack(1, 2, "sx_marrow_smith")
	regent := p.hand(1, "sx_carrion_hound", "sx_carrion_hound", "sx_pit_lord_vhorr", "sx_wailing_widow", "sx_wailing_widow", "sx_lich_regent")
	_ = smith
	p.begin(1, turnDeploy)
	var events []rules.Event
	play := func(v rules.Verb, args ...any) {
		p.t.Helper()
		events = append(events, p.do(v, args...)...)
		for p.ask.kind == askPay || p.ask.kind == askReact {
			if p.ask.kind == askPay {
				events = append(events, p.do(PayAuto)...)
			} else {
				events = append(events, p.do(Pass)...)
			}
		}
	}
	_ = thrall
	play(Activate, smith)
	play(PlayAction, regent)
	list := p.Recount(events, 0, 0)
	got := told(list)
	want := []string{"Player 2 uses Marrow Smith for 1 card: +1 ATT until the end of turn.", "Player 2 plays Lich Regent for 4 cards: Pit Lord Vhorr comes for nothing."}
	if !slices.Equal(got, want) {
		t.Errorf("it tells %q, want %q", got, want)
	}
	for _, n := range list {
		if n.Tone != rules.Plain {
			t.Errorf("%q is no loss", n.Text)
		}
	}
	if list := p.Recount(events, 0, 1); len(list) != 0 {
		t.Errorf("who did it is told %v", told(list))
	}
}

// A storm is told with its strength, what that was raised by and what it took, once; the same ability paid for several times is told of
// once, with all that was paid (ST-STO-10, ST-PLY-13).
func TestAStormIsRecountedWithWhatRaisedIt(t *testing.T) {
	p := standard(t)
	p.onTrack(1, 3, "sx_carrion_hound")
	smith := p.onTrack(1, 2, "sx_marrow_smith")
	p.hand(1, "sx_wailing_widow", "sx_wailing_widow")
	p.begin(1, turnAdvance)
	p.asks(askOrder, 1)
	var events []rules.Event
	play := func(v rules.Verb, args ...any) { p.t.Helper(); events = append(events, p.do(v, args...)...) }
	play(OrderStorm)
	for p.ask.kind != askAttack {
		play(Pass)
	}
	for range 2 {
		play(Activate, smith)
		if p.ask.kind == askPay {
			play(PayAuto)
		}
		for p.ask.kind == askReact {
			play(Pass)
		}
	}
	if p.ask.kind == askAttack {
		play(StrikeAt, 0)
	}
	list := p.Recount(events, 0, 0)
	want := []string{"Carrion Hound of Player 2 storms with 5, 2 of it by Marrow Smith: you lose 5 Resources.", "Player 2 uses Marrow Smith for 2 cards: +2 ATT until the end of turn."}
	if got := told(list); !slices.Equal(got, want) {
		t.Fatalf("it tells %q, want %q", got, want)
	}
	if n := list[0]; n.Tone != rules.Bad || !slices.Contains(n.Of, p.game.piles[inResources][0]) {
		t.Errorf("the storm is told as %+v", n)
	}
}

// A storm that came to nothing is told to who was struck at as aimed at it, and to nobody else (ST-STO-9, ST-STO-10).
func TestAStormInVainIsToldToWhoWasStruckAt(t *testing.T) {
	for _, struck := range [...]side{0, 1} {
		p := standard(t)
		p.onTrack(1-struck, 3, "sx_carrion_hound")
		warden := p.onFront(struck, "se_citadel_warden")
		p.begin(1-struck, turnAdvance)
		p.asks(askOrder, 1-struck)
		var events []rules.Event
		play := func(v rules.Verb, args ...any) { p.t.Helper(); events = append(events, p.do(v, args...)...) }
		for play(OrderStorm); p.ask.kind != askAttack; {
			play(Pass)
		}
		for play(Strike, warden); p.ask.kind == askReact; {
			play(Pass)
		}
		list := p.Recount(events, 0, struck.seat())
		if len(list) != 1 || !list[0].Struck || list[0].Tone != rules.Plain || !strings.HasSuffix(list[0].Text.String(), "Citadel Warden holds.") {
			t.Errorf("side %d is told %+v", struck, list)
		}
		if list := p.Recount(events, 0, (1 - struck).seat()); len(list) != 0 {
			t.Errorf("who stormed is told %+v", list)
		}
	}
}

// A creature whose storm action was negated is told with its blow all the same, and cards taken back into the hand are not told as drawn
// (ST-STO-3, ST-KEY-9, ST-RUL-72).
func TestOnlyTheEffectIsToldAsNegated(t *testing.T) {
	p := standard(t)
	smith, ferryman := p.game.cardElement[p.onTrack(1, 2, "sx_marrow_smith")], p.game.cardElement[p.onTrack(1, 3, "sx_soul_ferryman")]
	for want, events := range map[string][]rules.Event{
		"Marrow Smith of Player 2 storms with 3: in vain.": {
			{Name: "storms", Seat: 1, Subject: smith}, {Name: "link_negated", Seat: 1, Subject: smith},
			{Name: "struck_player", Kind: rules.AttackResolved, Seat: 1, Subject: smith, To: "seat:0", N: 3},
		},
		"Soul Ferryman of Player 2 holds No Man's Land: takes 1 card back.": {
			{Name: "holds", Seat: 1, Subject: ferryman, To: "middle:0"}, {Name: "recalled", Seat: 1, Subject: smith, From: "casualties:1"},
		},
	} {
		if got := told(p.Recount(events, 0, 0)); !slices.Contains(got, want) {
			t.Errorf("it tells %q, want %q", got, want)
		}
	}
}

// What set off a text is told right before what that text took, however little it took itself: the kill before the damage (ST-RUL-68).
func TestACauseIsToldBeforeItsEffect(t *testing.T) {
	p := at(t, duel, "seraphia", "styxia")
	p.teach("sx_hangman_of_the_styx", func(c *cards.Card) {
		c.Passive.Effects = slices.Clone(c.Passive.Effects)
		c.Passive.Effects[0].N = 3
	})
	p.onTrack(1, 3, "sx_hangman_of_the_styx")
	novice := p.onTrack(0, 1, "se_gate_novice")
	smith := p.hand(1, "sx_carrion_hound", "sx_carrion_hound", "sx_marrow_smith")
	p.begin(1, turnDeploy)
	events := p.do(PlayAction, smith)
	for n := 0; n < 9 && (p.ask.kind == askPay || p.ask.kind == askReact || p.ask.kind == askTarget); n++ {
		switch p.ask.kind {
		case askPay:
			events = append(events, p.do(PayAuto)...)
		case askTarget:
			events = append(events, p.do(AtTarget, novice)...)
		default:
			events = append(events, p.do(Pass)...)
		}
	}
	got := told(p.Recount(events, 0, 0))
	if len(got) < 2 || !strings.Contains(got[0], "Marrow Smith") || !strings.Contains(got[1], "Hangman of the Styx of Player 2: you lose 3") {
		t.Errorf("it tells %q", got)
	}
}
