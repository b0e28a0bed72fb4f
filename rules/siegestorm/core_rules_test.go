package siegestorm

import (
	"errors"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules/siegestorm/cards"
	"portcullis/rules/snapshot"
)

// The rules of the Duel hold in every mode.
func TestCoreRulesInEveryMode(t *testing.T) { // ST-GEN-4, ST-TRN-2, ST-PLY-3, ST-PLY-9, ST-TRN-9
	decks := []string{"seraphia", "styxia", "ysra"}
	for m, p := range map[string]*position{
		"duel": standard(t), "ffa": at(t, freeForAll, decks[:2]...), "solo": against(t, grakka, "seraphia"),
		"coop": against(t, grakka, decks[:2]...), "lms": at(t, lastMan, decks...),
	} {
		used := p.supporter(0, "se_gate_novice")
		p.cards[used].committed = true
		dear, cheap, next := p.hand(0, "se_wing_lancer"), p.hand(0, "se_gate_novice"), p.hand(0, "se_lantern_bearer")
		p.sides[0].stops = [windows]stop{stopNever, stopNever, stopAlways}
		p.turn = 1
		p.beginTurn(0)
		p.goOn()
		p.asks(askWindow, 0)
		if p.cards[used].committed {
			t.Errorf("%s: Prepare makes no Supporter ready", m)
		}
		p.do(PlayCreature, dear)
		if p.ask.kind == askTrack {
			p.do(OnTrack, 0)
		}
		p.do(PayCard, cheap)
		p.isIn(cheap, inCasualties, 0)
		if k := &p.cards[dear]; k.place != onTrack || k.slot != 0 {
			t.Errorf("%s: the creature is in %s, slot %d", m, k.place, k.slot)
		}
		if p.can(PlayCreature, next) {
			t.Errorf("%s: a second creature is played", m)
		}
	}
}

func TestHandsHoldTen(t *testing.T) { // ST-INV-3
	p := against(t, grakka, "seraphia")
	for range handLimit {
		p.hand(0, "se_wing_lancer")
		p.hand(bossSide, "gb_goblin_sapper")
	}
	p.hand(bossSide, "gb_goblin_sapper")
	p.bossTurn(bossExtra)
	if err := p.Check(); err != nil {
		t.Error(err)
	}
	p.hand(0, "se_wing_lancer")
	var wrong *snapshot.Error
	if !errors.As(p.Check(), &wrong) || wrong.Rule != "ST-INV-3" {
		t.Errorf("a hand of 11: %v", wrong)
	}
}

// Every boss card has a command word, no player card has one; its article explains each word and
// icon.
func TestCommandsAndIcons(t *testing.T) { // ST-KEY-19, ST-CMD-11
	p := against(t, grakka, "seraphia")
	for i := range content.set.Cards {
		c := &content.set.Cards[i]
		boss := content.set.Decks[c.Deck].Kind == cards.BossDeck
		if boss != (len(c.Commands) > 0) || !boss && c.Specials != 0 {
			t.Errorf("%s has the commands %v and the specials %v", c.Name, c.Commands, c.Specials)
		}
	}
	for key, words := range map[string][]string{
		"gb_goblin_archer":      {"Deploy", "Gang"},
		"sh_elder_of_the_veils": {"Leader", "Shielded", "Spirit"},
		"sh_seal_of_haste":      {"Action", "Spirit"},
		"sh_restoration_totem":  {"Deploy", "Totem"},
	} {
		c := p.hand(bossSide, key)
		var body []string
		for _, text := range p.aboutCard(c).Body {
			body = append(body, text.String())
		}
		for _, word := range words {
			if !strings.Contains(strings.Join(body, "\n"), word+": ") {
				t.Errorf("the article on %s does not explain %s: %q", key, word, body)
			}
		}
	}
}

// The Battle Zones of a match differ in nothing that the rules know.
func TestBattleZonesAreAlike(t *testing.T) { // ST-ZON-4, ST-ZON-2
	for _, o := range content.Info().Options {
		if strings.Contains(o.ID, "zone") || strings.Contains(o.ID, "board") {
			t.Errorf("there is an option %s", o.ID)
		}
	}
	for track := range uint8(4) {
		p := at(t, lastMan, "seraphia", "styxia", "ysra")
		d := p.tracks[track].owner
		c := p.onTrackOf(d, track, 3, "se_wing_lancer")
		p.begin(d, turnAdvance)
		p.asks(askOrder, d)
		z := int(p.zoneOf(track))
		if choices := p.Decision().Choices; len(choices) != 4 || !p.can(OrderFront, z) || !p.can(OrderMiddle, z) {
			t.Errorf("Battle Zone %d: %v", z, choices)
		}
		p.do(OrderMiddle, z)
		p.isIn(c, inNoMansLand, d)
		p.statsAre(c, 3, 1)
	}
}

// The tips are in the rules text, one to a line, with the words that matter.
func TestTips(t *testing.T) { // ST-TIP-1, ST-TIP-2, ST-TIP-3, ST-TIP-4, ST-TIP-5, ST-TIP-6
	text, ok, err := assets.Rules(gameID)
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	_, tips, ok := strings.Cut(text, "\n## Tips ")
	if !ok {
		t.Fatal("there is no chapter of tips")
	}
	for id, words := range map[string][]string{
		"ST-TIP-1": {"draw", "play", "lose"}, "ST-TIP-2": {"dear", "starting hand", "put back"}, "ST-TIP-3": {"Two points", "decide"},
		"ST-TIP-4": {"Frontline", "No Man's Land", "early"}, "ST-TIP-5": {"Supporters", "early"}, "ST-TIP-6": {"pressure", "war track", "empty"},
	} {
		found := false
		for line := range strings.Lines(tips) {
			if !strings.HasPrefix(line, "- ") || !strings.Contains(line, "{#"+id+"}") {
				continue
			}
			found = true
			for _, word := range words {
				if !strings.Contains(line, word) {
					t.Errorf("%s says nothing of %q: %s", id, word, line)
				}
			}
		}
		if !found {
			t.Errorf("there is no %s", id)
		}
	}
}

// With two war tracks one creature is played in a turn, on either; by the house rule one on each.
func TestDeploysOnTwoTracks(t *testing.T) { // ST-RUL-37, ST-PLY-9, ST-INV-13
	for _, both := range []bool{false, true} {
		p := lay(t, settled{mode: lastMan, seats: 3, both: both}, []string{"seraphia", "styxia", "ysra"})
		first, second, third := p.hand(1, "sx_bone_thrall"), p.hand(1, "sx_bone_thrall"), p.hand(1, "sx_grave_picket")
		p.begin(1, turnDeploy)
		p.do(PlayCreature, first)
		p.asks(askTrack, 1)
		if !p.can(OnTrack, 2) || !p.can(OnTrack, 3) || p.can(OnTrack, 0) {
			t.Fatal(p.choices)
		}
		p.do(OnTrack, 3)
		if p.cards[first].track != 3 || p.cards[first].slot != 0 {
			t.Errorf("it stands on track %d, slot %d", p.cards[first].track, p.cards[first].slot)
		}
		if p.can(PlayCreature, second) != both {
			t.Fatalf("house rule %v: a second creature is played: %v", both, !both)
		}
		if !both {
			continue
		}
		p.do(PlayCreature, second)
		if p.cards[second].track != 2 {
			t.Errorf("the second one stands on track %d", p.cards[second].track)
		}
		if p.can(PlayCreature, third) {
			t.Error("a third creature is played")
		}
	}
}
