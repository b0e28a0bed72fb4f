package siegestorm

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// sentences are what the choices of a verb are called.
func (p *position) sentences(verbs ...rules.Verb) (list []string) {
	for _, c := range ofVerb(p.Decision().Choices, verbs...) {
		list = append(list, p.Describe(c).Sentence.String())
	}
	return list
}

// What costs nothing is free, by whatever way it is used (ST-PLY-5, ST-PLY-7, ST-PLY-13).
func TestPriceInWords(t *testing.T) {
	for n, want := range map[int8]string{-1: "free", 0: "free", 1: "costs 1", 3: "costs 3"} {
		if got := price(n).String(); got != want {
			t.Errorf("%d is %q, want %q", n, got, want)
		}
	}
	p := standard(t)
	p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	if got := p.sentences(PlayCreature); !slices.Equal(got, []string{"Play Gate Novice as a creature (free)"}) {
		t.Errorf("%q", got)
	}
}

// ST-TRN-11, ST-RUL-6: an extra turn and a text that leaves something open are answered in words of their
// own.
func TestAnswersInWords(t *testing.T) {
	p := standard(t)
	p.begin(0, turnDeploy)
	p.sides[0].extra = true
	p.do(Continue)
	p.asks(askExtra, 0)
	if got := p.sentences(Yes, No); !slices.Equal(got, []string{"Take the extra turn", "Do without the extra turn"}) {
		t.Errorf("an extra turn: %q", got)
	}
	if rule := p.Describe(of(Yes)).Rule; rule != "ST-TRN-11" {
		t.Errorf("an extra turn is taken by %s", rule)
	}
	c := p.hand(0, "se_hospitaller")
	f := p.top()
	f.card, p.ask.kind, p.listed = c, askOptional, false
	for v, want := range map[rules.Verb]string{Yes: "Hospitaller: Do it", No: "Hospitaller: Do not do it"} {
		if got := p.Describe(of(v)); got.Sentence.String() != want || got.Rule != "ST-RUL-6" {
			t.Errorf("a text that leaves something open: %q (%s)", got.Sentence, got.Rule)
		}
	}
}

// A storm reaches who stands over the zone of its own war track, and nobody over another one
// (ST-STO-6, ST-LMS-4).
func TestStormReachesItsOwnZones(t *testing.T) {
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	for _, track := range []uint8{left(0), right(0)} {
		c := p.onTrackOf(0, track, 3, map[uint8]string{left(0): "se_judicator", right(0): "se_wing_lancer"}[track])
		v := p.stormOf(c, rules.NoSeat)
		foe := p.game.seat[p.opponent(track)]
		if len(v.Targets) != 1 || v.Targets[0].Element != foe {
			t.Errorf("from track %d it reaches %+v, not %s alone", track, v.Targets, foe)
		}
	}
}

// ST-STO-7, ST-WIN-3, ST-SOL-18: as much as the DEF kills nothing; as many cards as a player has are not yet
// too few, as many Life Points as the boss has are.
func TestEdgesOfAStorm(t *testing.T) {
	p := standard(t)
	c := p.onTrack(0, 3, "se_judicator") // ATT 4
	held := p.inMiddle(1, "sx_lich_regent")
	v := p.stormOf(c, rules.NoSeat)
	if target := v.Targets[0]; target.Element != p.card(held) || target.DEF != 4 || target.Strength != 4 || target.Kills {
		t.Errorf("4 against a DEF of 4: %+v", target)
	}
	p.modify(held, held, 0, -1)
	if target := p.stormOf(c, rules.NoSeat).Targets[0]; !target.Kills || target.DEF != 3 {
		t.Errorf("4 against a DEF of 3: %+v", target)
	}
	p.to(1, "sx_bone_thrall", inHealPile)
	p.resources(1, 3)
	if got := p.hitOn(1, 4); got.Loses || got.Heal != 1 || got.Resources != 3 {
		t.Errorf("4 on a player of 4 cards: %+v", got)
	}
	if got := p.hitOn(1, 5); !got.Loses || got.Heal != 1 || got.Resources != 3 {
		t.Errorf("5 on a player of 4 cards: %+v", got)
	}
	if got := p.hitOn(1, 1); got.Heal != 1 || got.Resources != 0 {
		t.Errorf("1 on a player of 4 cards: %+v", got)
	}
	b := against(t, grakka, "seraphia")
	b.boss.life = 3
	if got := b.hitOn(bossSide, 2); got.Loses || got.Life != 2 {
		t.Errorf("2 on a boss of 3: %+v", got)
	}
	if got := b.hitOn(bossSide, 3); !got.Loses || got.Life != 3 {
		t.Errorf("3 on a boss of 3: %+v", got)
	}
}

// ST-CRD-1: one Spirit token is told like several; a creature that is no Defender is not called one.
func TestStandingInWords(t *testing.T) {
	p := standard(t)
	words := func(c cardNo) string {
		var list []string
		for _, l := range p.standing(c) {
			list = append(list, l.Label.String()+" "+l.Value.String())
		}
		return strings.Join(list, "; ")
	}
	front, behind := p.onTrack(0, 1, "se_wing_lancer"), p.onTrack(0, 2, "se_judicator")
	p.cards[behind].spirit = 1
	if got := words(front); got != "" {
		t.Errorf("of a Defender whom nobody faces: %q", got)
	}
	p.onTrack(1, 2, "sx_carrion_hound")
	if got := words(front); got != "Defender storms from the track across are weaker by 1" {
		t.Errorf("in the Deployment Zone: %q", got)
	}
	if got := words(behind); got != "Spirit tokens 1" {
		t.Errorf("behind it: %q", got)
	}
	p.cards[behind].spirit = 2
	p.sides[0].protected[0] = true
	if got := words(behind); got != "Protected no target in this turn; Spirit tokens 2" {
		t.Errorf("protected: %q", got)
	}
}

// An empty No Man's Land has no holder (ST-ZON-12).
func TestViewOfAnEmptyZone(t *testing.T) {
	p := standard(t)
	if v := p.zoneView(0, rules.NoSeat); v.Holder != -1 || v.Middle != nil || v.Sides != [2]int{0, 1} {
		t.Errorf("%+v", v)
	}
	p.inMiddle(1, "sx_bone_thrall")
	if v := p.zoneView(0, rules.NoSeat); v.Holder != 1 || v.Middle == nil {
		t.Errorf("%+v", v)
	}
}

// A choice that names another design than its card has is none, in any of its places (ST-RUL-45).
func TestNamesHoldTrue(t *testing.T) {
	p := standard(t)
	a, b := cardNo(0), cardNo(1)
	design := func(c cardNo) int16 { return int16(p.cards[c].design) }
	for c, want := range map[rules.Choice]bool{
		of(PutBack, int16(b), int16(a), design(b), design(a)):   true,
		of(PutBack, int16(b), int16(a), design(b), design(a)+1): false,
		of(PutBack, int16(b), int16(a), design(b)+1, design(a)): false,
		of(PutBack, int16(b), -1, design(b), 0):                 true,
		of(PutBack, int16(b), -1, design(b)+1, 0):               false,
		of(PutBack, int16(a), int16(b), design(a), design(b)+1): false,
		of(PlayAction, int16(a), design(a)):                     true,
		of(PlayAction, int16(a), design(a)+1):                   false,
		of(PlayCreature, int16(b), design(b)+1):                 false,
		of(PlayCreature, int16(b), design(b)):                   true,
		of(Continue):                                            true,
	} {
		if got := p.holdsTrue(c); got != want {
			t.Errorf("%v holds true: %v", c, got)
		}
	}
}
