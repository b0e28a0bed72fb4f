package siegestorm

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// samples are choices of every verb, as a position could offer them.
func samples() []rules.Choice {
	card := func(v rules.Verb, key string, n int16) rules.Choice {
		id, _ := content.set.ByKey(key)
		return rules.Choice{Verb: v, Args: [4]int16{n, int16(id)}}
	}
	tengu, _ := content.set.ByKey("kh_tengu")
	yak, _ := content.set.ByKey("kh_armored_yak")
	list := []rules.Choice{
		of(Keep), of(PutBack, 12, -1, int16(tengu)), of(PutBack, 12, 13, int16(tengu), int16(yak)), of(Continue), of(HandOver), of(OnTrack, 7),
		of(PaySupporter, 2), of(PayAuto), of(Cancel), of(Pass), of(PassTurn), of(OrderStorm), of(OrderSupport), of(OrderFront, 3), of(OrderMiddle, 0),
		of(StrikeAt, 1), of(StrikeAt, int16(bossSide)), of(PickBack, 1, 3), of(PickBack, int16(bossSide), 0), of(PickSlot, 2, 0), of(PickSlot, 2, 1),
		ofCard(Replace, noCard, cards.None), of(Yes), of(No), of(Absorb, 1),
	}
	for _, v := range []rules.Verb{PlayAction, PlayCreature, Activate, AtTarget, PayCard, Strike, Pick, PutTop, PutBottom, Replace} {
		list = append(list, card(v, "kh_tengu", 40), card(v, "go_goblin_tank", 135))
	}
	return list
}

func TestNotationIsReadBack(t *testing.T) {
	seen := map[rules.Verb]bool{}
	for _, c := range samples() {
		seen[c.Verb] = true
		text := content.Notation(c)
		back, err := content.Parse(text)
		if err != nil || back != c {
			t.Errorf("%+v is written %q and read as %+v, %v", c, text, back, err)
		}
	}
	for v := rules.Verb(1); v < verbEnd; v++ {
		if !seen[v] {
			t.Errorf("verb %d has no sample", v)
		}
	}
}

func TestNotationReadsWell(t *testing.T) {
	for want, c := range map[string]rules.Choice{
		"put back kh_tengu#12 kh_armored_yak#13": samples()[2],
		"commit 2":                               of(PaySupporter, 2),
		"hold front 3":                           of(OrderFront, 3),
		"strike at seat 1":                       of(StrikeAt, 1),
		"strike at boss":                         of(StrikeAt, int16(bossSide)),
		"pick supporter 1/3":                     of(PickBack, 1, 3),
		"pick slot middle 2":                     of(PickSlot, 2, 1),
		"replace action":                         ofCard(Replace, noCard, cards.None),
		"pass turn":                              of(PassTurn),
	} {
		if got := content.Notation(c); got != want {
			t.Errorf("%q instead of %q", got, want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, text := range []string{
		"", "stormy", "storm 1", "pay", "pay kh_tengu", "pay kh_tengu#", "pay kh_tengu#136", "pay kh_tengu#-1", "pay kh_tengu#040", "pay nobody#3", "pass  turn",
		"commit", "commit 136", "commit x", "track 8", "hold front 4", "hold front", "strike at", "strike at seat 7", "strike at seat 4", "strike at 1", "pick slot top 1",
		"pick slot front 9", "pick supporter 5/1", "pick supporter 1", "put back", "put back kh_tengu#12 kh_tengu#12", "put back kh_tengu#12 x", "replace", "absorb 4", "yes ",
	} {
		if c, err := content.Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, c)
		} else if err.Error() == "" {
			t.Errorf("%q is refused without a word", text)
		}
	}
}

func TestUnknownChoicesAreWrittenAsSuch(t *testing.T) {
	for _, c := range []rules.Choice{{}, {Verb: verbEnd}, of(Keep, 1), of(OnTrack, -1), of(PayCard, 3, 200), of(PickSlot, 0, 2), of(PutBack, 1, 1)} {
		if _, err := content.Parse(content.Notation(c)); err == nil {
			t.Errorf("%+v is written %q and can be read", c, content.Notation(c))
		}
	}
}
