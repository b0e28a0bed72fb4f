package words

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// position is the combat of the full siege with blocks where they are put: "ar04 0905 3" stands there with 3 steps.
func position(t testing.TB, blocks ...string) *engine.State {
	t.Helper()
	c := loaded(t)
	s := engine.Blank(engine.NewWorld(c, c.Scenarios[1].Map), engine.Options{Scenario: 1, Days: 3, Difficulty: engine.Even})
	s.Stack.Push(engine.Frame{Kind: engine.FrameMatch, Stage: 6})
	s.Day, s.Turn, s.Drawn, s.Phase, s.Pool, s.Purse = 2, 3, 3, engine.CombatPhase, 5, 4
	for i := range s.Pile {
		s.Pile[i] = uint8(i)
	}
	for i, site := range c.Map.Gates() {
		s.Gates[i].Strength = uint8(site.Strength)
	}
	for _, text := range blocks {
		f := strings.Fields(text)
		b, _ := c.Find(f[0])
		p := &s.Pieces[b]
		p.Party, p.Status, p.Strength = c.At(b).Army.Party(), engine.OnMap, f[2][0]-'0'
		p.At, _ = s.Map.Find(f[1])
	}
	s.Arrange()
	return s
}

// attackAt makes Mineos the attacker in a place.
func attackAt(s *engine.State, id string) {
	p, _ := s.Map.Find(id)
	s.SetMeeting(p, engine.Meeting{By: content.Mineos})
	s.Battle = engine.Battle{Place: p, Round: 1}
}

// previewed is the preview of a choice: its title, its lines and its chance in hundredths.
func previewed(t testing.TB, s *engine.State, text string) string {
	t.Helper()
	c, err := s.Spellings.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	p, ok := Preview(s, c)
	if !ok {
		return "nothing"
	}
	said := []string{p.Title.String()}
	for _, l := range p.Lines {
		said = append(said, l.Label.String()+" "+l.Value.String())
	}
	if p.HasChance {
		said = append(said, rules.Decimal(100*p.Chance, 0).String()+"% "+p.Fraction.String())
	}
	return strings.Join(said, "; ")
}

func TestPreviews(t *testing.T) {
	// Ledger 10, before committing; AR-BLK-4, AR-FRT-3, AR-ABI-2 to AR-ABI-5, AR-BLK-5, AR-MIS-7
	fight := position(t, "ar04 0905 4", "ar13 0905 4", "ar08 0905 2", "mi13 0905 3", "mi15 0905 3", "mi08 0905 3", "mi16 1104 3", "mi04 0905 1")
	attackAt(fight, "0905")
	march := position(t, "ar09 0807 3", "mi10 0806 4", "mi24 0806 2", "mi11 1005 4", "ar02 0905 4", "ar16 0905 2", "mi21 0506 1")
	march.Phase, march.Movement.Party = engine.MovementPhase, content.Argot
	side := march.Map.Between(find(t, march, "0807"), find(t, march, "0806"))
	march.SetCrossed(side, 1)
	roads := position(t, "po01 1209 4")
	roads.Phase, roads.Movement.Party = engine.MovementPhase, content.Argot
	rally := position(t, "ar04 0806 2", "ar17 0806 1", "ar06 0705 1", "mi10 0804 3")
	rally.Phase, rally.Asked = engine.RallyPhase, engine.AskRestoring
	days := position(t)
	days.Phase = engine.BeforeSiege
	days.Campaign.Under = engine.Undertaking{Mission: 1, Alarm: 1, Bonus: 2}
	days.Campaign.Heroes[1].Wounds = 1
	council := days.Clone()
	council.Options.Council = true
	for _, c := range []struct {
		s    *engine.State
		text string
		want string
	}{
		{fight, "attack ar04", "Attack with Wall Wardens; Dice 4; Rating +1; Fortification +1; Hits on 4 to 6; Expected hits 2.0; 94% at least one hit"},
		{fight, "attack ar13", "Attack with Old Town Oathguard; Dice 4; Rating +2; Fortification +1; Hits on 3 to 6; Expected hits 2.7; 99% at least one hit"},
		{fight, "attack ar08", "Attack with the Lamplighters; Dice 4; Rating +1; Fortification +1; Hits on 4 to 6; Expected hits 2.0; 94% at least one hit"},
		{fight, "attack mi08", "Attack with Maze Lancers; Dice 3; Shock Troops +3; Hits on 3 to 6; Expected hits 2.0; 96% at least one hit"},
		{fight, "storm mi15", "Batter Kraikos Gate with Ramhouse Engineers; Dice 3; Besieger +3; Hits on 3 to 6; Expected hits 2.0; 96% at least one hit"},
		{fight, "berserk mi13", "Attack with Horned Reavers gone berserk; Dice 6; Rating +1; Hits on 5 to 6; Expected hits 2.0; Steps left after it 2; 91% at least one hit"},
		{fight, "bombard mi16 0905 gate", "Bombard Kraikos Gate with Tarn Stonethrowers; Kraikos Gate strength 3; Dice 3; Besieger +3; Hits on 3 to 6; Expected hits 2.0; 96% at least one hit"},
		{fight, "bombard mi16 0905 argot", "Bombard Kraikos Ward with Tarn Stonethrowers; Blocks of Argot there 3; Dice 3; Rating +0; Hits on 6; Expected hits 0.5; 42% at least one hit"},
		{fight, "fight 0905", "Fight the battle at Kraikos Ward; Attackers 4; Defenders 3; Kraikos Gate strength 3"},
		{fight, "take ar04", "Wall Wardens take the hit; Resilient the hit is ignored"},
		{fight, "take mi13", "Horned Reavers take the hit; Strength 3 to 2"},
		{fight, "take mi04", "Ashen Levy of Tarn takes the hit; Strength the block is lost"},
		{fight, "hold mi13", "nothing"},
		{march, "march ar09 0806 0807", "Attack Great Market with Ferrymen's Guild; Enemy ground blocks 1; Enemy wings 1; Locations entered 1 of 3; Room on the last hexside 3 of 4"},
		{march, "march mi11 0905 1005", "Attack Kraikos Ward with Second Bull Legion; They defend at Kraikos Gate; Enemy ground blocks 1; Enemy wings 1; Locations entered 1 of 3; Room on the last hexside 3 of 3"},
		{march, "march ar16 0506 0606", "Attack Quayhead with Gryphon Messengers; Enemy ships 1; Locations entered 5 of 5"},
		{roads, "march po01 0809 0909", "Move Pontian First Legion to Open ground before Pontia Gate; Locations entered 4 of 4 by road; Room on the last hexside 4 of 4"},
		{roads, "march po01 0909 1009", "Move Pontian First Legion to Open ground 0909; Locations entered 3 of 3; Room on the last hexside 4 of 4"},
		{rally, "restore ar04 pool", "Restore a step of Wall Wardens for 1; Strength 2 to 3; Left in the city pool 4"},
		{rally, "restore ar04 ar17", "Restore a step of Wall Wardens for 1; Strength 2 to 3; Left in First Supply Train nothing: the train is gone"},
		{rally, "restore mi10 purse", "Restore a step of First Bull Legion for 2; Strength 3 to 4; Left in the purse 2"},
		{days, "undertake kill_hespero", "Undertake Kill Hespero and Armand; What it is about Two men share a back room under the Blue Wheel. Neither should leave it.; If it succeeds the Pontian legions may start in the city and Armand's Company is destroyed"},
		{days, "undertake parley_zulon", "Undertake Parley with Zulon; What it is about The lord of the Riverwood owes Argot nothing, and says so.; If it succeeds 1 block joins Argot and Zulon's band stay away"},
		{council, "undertake parley_zulon", "Undertake Parley with Zulon; What it is about The lord of the Riverwood owes Argot nothing, and says so.; If it succeeds 1 block joins Argot, Zulon's band stay away and The Heckers can be swapped in"},
		{days, "way 0", "Read the bark: Lore against 9; Captain Ysolde Marrin 1 in 6; Tam Quill 1 in 6; Brother Osk 3 in 6; Sefa of the Lanes 1 in 6; If it is lost later targets +1"},
		{days, "lead tam", "Tam Quill leads; One die must reach 9; Bonus +2; Wounds -1; 17% 1 in 6"},
		{days, "boost 2", "Spend 2 resources and roll; One die must reach 9; Lore +1; Bonus +2; Boost +2; 50% 3 in 6"},
	} {
		if got := previewed(t, c.s, c.text); got != c.want {
			t.Errorf("{%q, %q}", c.text, got)
		}
	}
}

func find(t testing.TB, s *engine.State, id string) atlas.Place {
	t.Helper()
	p, ok := s.Map.Find(id)
	if !ok {
		t.Fatal(id)
	}
	return p
}

func TestWhatHappenedIsToldInFull(t *testing.T) {
	// AR-BLK-8, AR-RAL-6, AR-VIC-3, AR-INI-3 and others: numbers and names are those of the event.
	s := position(t)
	for _, c := range []struct {
		event rules.Event
		want  string
	}{
		{rules.Event{Name: "day_began", Seat: rules.NoSeat, N: 2}, "Day 2 begins; the initiative deck is shuffled."},
		{rules.Event{Name: "turn_began", Seat: rules.NoSeat, N: 3, M: 2}, "Turn 3 of day 2 begins."},
		{rules.Event{Name: "keep_counted", Seat: rules.NoSeat, N: -2, M: 0}, "Mineos no longer holds Old Town: the count begins anew."},
		{rules.Event{Name: "keep_counted", Seat: rules.NoSeat, N: 1, M: 2}, "Mineos has held Old Town for 2 of 3 turns in a row."},
		{rules.Event{Name: "match_ended", Seat: engine.Mineos}, "Mineos has won."},
		{rules.Event{Name: "scene_rolled", Subject: "hero:tam", N: 9, M: 8, Dice: rules.Faces{4}, Count: 1}, "Tam Quill throws 4: 9 against 8."},
		{rules.Event{Name: "hero_wounded", Subject: "hero:tam", N: 1, M: 1}, "Tam Quill is wounded, 1 wound now."},
		{rules.Event{Name: "hero_wounded", Subject: "hero:tam", N: 1, M: 2}, "Tam Quill is wounded, 2 wounds now."},
		{rules.Event{Name: "resources_spent", N: -3, M: 7}, "The city pool falls by 3 to 7."},
		{rules.Event{Name: "levy_raised", N: 4, M: 9}, "The city pool rises by 4 to 9."},
		{rules.Event{Name: "gate_strengthened", Subject: "gate:kraikos_gate", N: 2, M: 5}, "Kraikos Gate is strengthened to 5."},
		{rules.Event{Name: "gate_battered", Subject: "gate:kraikos_gate", N: -2, M: 1}, "Kraikos Gate is battered: strength 1."},
		{rules.Event{Name: "movement_began", Seat: engine.Mineos, N: 7}, "Mineos moves, with 7 tokens."},
		{rules.Event{Name: "movement_began", Seat: engine.Mineos, N: 1}, "Mineos moves, with 1 token."},
		{rules.Event{Name: "movement_ended", Seat: engine.Argot, N: 2}, "Argot has moved."},
		{rules.Event{Name: "movement_ended", Seat: engine.Argot, N: 5, M: engine.Unmoved}, "Argot moves nobody."},
		{rules.Event{Name: "movement_ended", Seat: engine.Argot, N: 2, M: engine.Stuck}, "No block of Argot can move now."},
		{rules.Event{Name: "restoring_passed", Seat: engine.Argot}, "Argot restores no more."},
		{rules.Event{Name: "attacked", Seat: engine.Mineos, Subject: "block:mi13", To: "place:0905"}, "Horned Reavers attack Kraikos Ward."},
		{rules.Event{Name: "reinforced", Seat: engine.Mineos, Subject: "block:mi13", To: "place:0905"}, "Horned Reavers help in the battle at Kraikos Ward."},
		{rules.Event{Name: "moved", Seat: engine.Mineos, Subject: "back:m7", To: "place:0905"}, "A block of Mineos moves to Kraikos Ward."},
		{rules.Event{Name: "boarded", Seat: engine.Argot, Subject: "back:a7", From: "place:0506"}, "A block of Argot goes aboard."},
		{rules.Event{Name: "attack_rolled", Kind: rules.DiceRolled, Subject: "block:mi13", To: "place:0905", N: 5, M: 2, Dice: rules.Faces{2, 5, 6}, Count: 3}, "Horned Reavers roll 2, 5, 6: 2 hits."},
		{rules.Event{Name: "attack_rolled", Kind: rules.DiceRolled, Subject: "block:mi13", To: "place:0905", N: 5, M: 1, Dice: rules.Faces{5}, Count: 1}, "Horned Reavers roll 5: 1 hit."},
		{rules.Event{Name: "attack_rolled", Kind: rules.DiceRolled, Subject: "block:mi13", To: "place:0905", N: 5, Dice: rules.Faces{2, 3}, Count: 2}, "Horned Reavers roll 2, 3: no hit."},
		{rules.Event{Name: "hit_ignored", Subject: "block:ar04", To: "block:ar04"}, "Wall Wardens: the first hit is ignored."},
		{rules.Event{Name: "hits_spare", Subject: "block:mi13", N: 1}, "1 hit strikes nobody: no block is left that it can hit."},
		{rules.Event{Name: "hits_spare", Subject: "block:mi13", N: 2}, "2 hits strike nobody: no block is left that they can hit."},
		{rules.Event{Name: "die_rerolled", N: 2, M: 6}, "A miss of 2 is rolled again: 6."},
		{rules.Event{Name: "hits_cancelled", N: 2, M: 1}, "2 hits are cancelled."},
		{rules.Event{Name: "courage_rolled", Subject: "block:ar04", N: 5, M: 1, Dice: rules.Faces{5}, Count: 1}, "Wall Wardens throw 5 and stand."},
		{rules.Event{Name: "courage_rolled", Subject: "block:ar04", N: 5, Dice: rules.Faces{4}, Count: 1}, "Wall Wardens throw 4 and must retreat."},
		{rules.Event{Name: "steps_lost", Subject: "block:ar04", N: -1, M: 3}, "Wall Wardens: 1 step lost."},
		{rules.Event{Name: "steps_lost", Subject: "block:ar04", N: -2, M: 2}, "Wall Wardens: 2 steps lost."},
		{rules.Event{Name: "steps_restored", Subject: "block:ar04", N: 2, M: 3}, "Wall Wardens: 2 steps restored."},
		{rules.Event{Name: "undead_rose", Seat: rules.NoSeat, N: 1, M: 2}, "Undead Restoration: undead blocks that have lost steps regain one each, 3 steps."},
		{rules.Event{Name: "undead_rose", Seat: rules.NoSeat}, "Undead Restoration: each undead block that has lost steps regains one."},
		{rules.Event{Name: "resources_stolen", Seat: engine.Mineos, From: "place:0804", N: -1, M: 4}, "Mineos steals from the city pool at Apothecaries' Row; 4 left."},
		{rules.Event{Name: "purse_spent", Seat: engine.Mineos, N: -2, M: 3}, "Mineos pays 2 from the purse; 3 left."},
		{rules.Event{Name: "train_paid", Seat: engine.Argot, Subject: "block:ar17", N: -2, M: 1}, "First Supply Train pays 2 and holds 1."},
	} {
		if got := Tell(s, c.event).String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.event.Name, got, c.want)
		}
	}
}

func TestPlacesGatesAndTracksAreExplained(t *testing.T) {
	// Ledger 10; AR-GRD-4, AR-SEA-4, AR-RAL-6, AR-FRT-3, AR-FRT-5, AR-VIC-3, AR-INI-1
	s := position(t, "mi13 0905 3")
	s.Keep = 1
	g := s.Map.FindGate("kraikos_gate")
	s.Gates[g] = engine.Gate{Strength: 4, Upgraded: true}
	fallen := s.Map.FindGate("high_gate")
	s.Gates[fallen].Strength = 0
	s.Campaign.Heroes[1] = engine.Hero{Wounds: 2, Spent: true}
	for _, c := range []struct {
		about rules.Element
		rule  string
		want  string // in the article
	}{
		{"place:0000", "AR-SEA-4", "Only ships and wings come here."}, {"place:1303", "AR-GRD-4", "unless its whole move follows a road"},
		{"place:0506", "AR-GRD-4", "Ships and ground blocks can both stand here"}, {"place:0804", "AR-GRD-4", "A medical location"},
		{"place:0605", "AR-GRD-4", "Mineos wins by keeping it"}, {"place:0707", "AR-GRD-4", "Tunnel to"}, {"place:0905", "AR-GRD-4", "Fortified by: Kraikos Gate"},
		{"gate:kraikos_gate", "AR-FRT-3", "Strength: 4 of 5"}, {"gate:high_gate", "AR-FRT-5", "Strength: 0 of 3"}, {"gate:quay_gate", "AR-FRT-3", "Strength: 3 of 3"},
		{"hero:tam", "AR-MIS-11", "Wounds: 2 of 3"}, {"hero:tam", "AR-MIS-11", "Power: used today"}, {"mission:kill_hespero", "AR-MIS-6", "So far: not attempted"},
		{"pool:argot", "AR-RAL-4", "Resources: 5"}, {"purse:mineos", "AR-RAL-7", "Resources: 4"}, {"track:keep", "AR-VIC-3", "Turns: 1 of 3"},
		{"deck:initiative", "AR-INI-1", "Red cards left: Mineos first: "}, {"block:mi13", "AR-BLK-1", "Full strength: 4"}, {"block:ar17", "AR-TRN-2", "A supply train"},
		{"gate:kraikos_gate", "AR-FRT-3", "Only Besiegers can break it.\n3 ground blocks of a party can pass in a turn."},
		{"gate:high_gate", "AR-FRT-5", "Destroyed: it helps nobody any more.\n4 ground blocks of a party can pass in a turn."},
		{"gate:pontia_gate", "AR-FRT-3", "\n2 ground blocks of a party can pass in a turn."}, // it stands on a bridge
		{"place:1108", "AR-GRD-4", "In the first location behind the ford it ends its move again."}, {"track:keep", "AR-VIC-3", "no enemy of it has one there"},
		{"block:mi21", "AR-BLK-1", "Carries: 2 ground blocks"}, {"block:mi19", "AR-BLK-1", "Carries: 1 ground block"},
	} {
		a, ok := About(s, c.about)
		text := a.Title.String()
		for _, l := range a.Lines {
			text += "\n" + l.Label.String() + ": " + l.Value.String()
		}
		for _, body := range a.Body {
			text += "\n" + body.String()
		}
		if !ok || a.Rule != c.rule || !strings.Contains(text, c.want) {
			t.Errorf("%s by %s lacks %q:\n%s", c.about, a.Rule, c.want, text)
		}
	}
	for _, e := range []rules.Element{"place:9999", "block:zz01", "gate:moon_gate", "hero:nobody", "back:m99", "button:levy"} {
		if _, ok := About(s, e); ok {
			t.Errorf("%s is explained", e)
		}
	}
}

func TestWhyNotSaysTheRule(t *testing.T) {
	// Ledger 9 and 10
	s := position(t, "ar04 0905 4", "mi13 0905 3", "ar02 0806 4")
	attackAt(s, "0905")
	s.Asked, s.Asker = engine.AskAction, engine.Argot
	s.Battle.Letter = 1 // B
	s.Stack.Push(engine.Frame{Kind: engine.FrameTurn})
	s.Stack.Push(engine.Frame{Kind: engine.FrameCombat, Party: content.Mineos, Seat: engine.Mineos})
	s.Stack.Push(engine.Frame{Kind: engine.FrameBattle, Place: find(t, s, "0905"), Stage: 1})
	s.Settle()
	for e, rule := range map[rules.Element]string{"block:ar04": "", "block:mi13": "AR-HIT-2", "block:ar02": "AR-CMB-3", "place:0905": "", "card:turn": ""} {
		why, ok := WhyNot(s, e)
		if ok != (rule != "") || why.Rule != rule {
			t.Errorf("%s: %+v, want %q", e, why, rule)
		}
	}
}

func TestWhoPaysIsAskedWhereSeveralCan(t *testing.T) {
	// AR-RAL-4
	s := position(t, "ar04 0806 2", "ar17 0806 3", "ar06 0705 1")
	s.Phase, s.Asked, s.Asker = engine.RallyPhase, engine.AskRestoring, engine.Argot
	s.Settle()
	for text, want := range map[string]string{
		"restore ar04 pool": "Restore a step of Wall Wardens for 1 from the city pool", "restore ar04 ar17": "Restore a step of Wall Wardens for 1 from First Supply Train",
		"restore ar17 pool": "Restore a step of First Supply Train for 1",
	} {
		c, err := s.Spellings.Parse(text)
		if err != nil || !s.Decision().Allows(c) {
			t.Fatalf("%s: %v", text, err)
		}
		d := Describe(s, c)
		if got := d.Sentence.String(); got != want || len(d.Path) != 1+strings.Count(want, " from ") {
			t.Errorf("%s: %q by %v, want %q", text, got, d.Path, want)
		}
	}
}

func TestTheDaysBeforeAreCounted(t *testing.T) {
	// AR-MIS-5 to AR-MIS-7: a 1 never wins, and a hero who has led does not lead again.
	s := position(t)
	s.Phase, s.Asked, s.Asker, s.Day, s.Turn = engine.BeforeSiege, engine.AskLeader, engine.Argot, 0, 0
	s.Campaign.Day = 2
	s.Campaign.Under = engine.Undertaking{Mission: 1, Bonus: 6, Led: 1 << 2}
	s.Settle()
	if got := previewed(t, s, "lead tam"); !strings.Contains(got, "5 in 6") {
		t.Errorf("with a 2 enough: %s", got)
	}
	if why, ok := WhyNot(s, "hero:osk"); !ok || why.Rule != "AR-MIS-6" {
		t.Errorf("a hero who has led: %+v", why)
	}
	if p := Progress(s); p.Text.String() != "Day 2 of 3, Parley with Zulon, scene 1 of 3" {
		t.Errorf("progress %q", p.Text.String())
	}
	s.Asked = engine.AskScene
	s.Settle()
	for i, o := range s.Scene().Options {
		if got := Describe(s, rules.Choice{Verb: engine.Way, Args: [4]int16{int16(i)}}).Sentence.String(); !strings.HasPrefix(got, o.Name+":") {
			t.Errorf("way %d is %q, not %s", i, got, o.Name)
		}
	}
	if got := Consequences([]content.Effect{{Verb: content.Wound, N: 2}}); len(got) != 1 || got[0].String() != "2 wounds for the leader" {
		t.Errorf("a wound is %v", got)
	}
	if _, ok := WhyNot(s, "gate:north_gate"); ok {
		t.Error("gates are asked for where none is made stronger")
	}
	s.Asked = engine.AskDay
	if _, ok := WhyNot(s, "hero:osk"); ok {
		t.Error("heroes are asked for where none leads")
	}
	s.Day, s.Turn, s.Phase = 1, 4, engine.MovementPhase
	if p := Progress(s); p.Text.String() != "Day 1 of 3, turn 4 of 8" {
		t.Errorf("progress %q", p.Text.String())
	}
}

// TestVerbsAgreeWithTheNames tells every event about a block, of one whose name is singular and of one whose name is plural.
func TestVerbsAgreeWithTheNames(t *testing.T) {
	s := position(t, "ar01 0806 2", "ar04 0806 2", "mi21 0301 1")
	for _, c := range []struct{ event, one, many string }{
		{"placed", "First City Watch is placed at Great Market.", "Wall Wardens are placed at Great Market."},
		{"moved", "First City Watch moves to Great Market.", "Wall Wardens move to Great Market."},
		{"courage_rolled", "First City Watch throws 4 and must retreat.", "Wall Wardens throw 4 and must retreat."},
		{"revealed", "First City Watch is revealed with 1 of its steps.", "Wall Wardens are revealed with 1 of their steps."},
		{"attack_rolled", "First City Watch rolls 4: 1 hit.", "Wall Wardens roll 4: 1 hit."},
		{"eliminated", "First City Watch is eliminated.", "Wall Wardens are eliminated."},
	} {
		for block, want := range map[string]string{"ar01": c.one, "ar04": c.many} {
			e := rules.Event{Kind: rules.DiceRolled, Count: 1, Name: c.event, Subject: rules.Element("block:" + block), To: "place:0806", M: 1, Dice: rules.Faces{4}}
			if c.event == "courage_rolled" {
				e.M = 0
			}
			if got := Tell(s, e).String(); got != want {
				t.Errorf("%s: %q, want %q", c.event, got, want)
			}
		}
	}
}

// TestWhoseBlocksABombardmentIsAtIsSaidWhereSeveralStand puts blocks that are hostile to each other under fire.
func TestWhoseBlocksABombardmentIsAtIsSaidWhereSeveralStand(t *testing.T) {
	// AR-RNG-4, AR-RUL-60
	s := position(t, "ar06 0705 3", "ar07 0705 2", "mi04 0806 1", "zu02 0806 3", "mi05 0706 1")
	s.Stance[content.Zulon] = content.Wary
	s.Asked, s.Asker = engine.AskBombardment, engine.Argot
	s.Stack.Push(engine.Frame{Kind: engine.FrameTurn})
	s.Stack.Push(engine.Frame{Kind: engine.FrameCombat, Party: content.Argot, Seat: engine.Argot})
	s.Settle()
	for text, want := range map[string]string{
		"bombard ar07 0806 mineos": "Bombard Great Market with Tower Ballistae: Mineos",
		"bombard ar07 0806 zulon":  "Bombard Great Market with Tower Ballistae: Zulon's band",
		"bombard ar06 0706 mineos": "Bombard " + Place(s, find(t, s, "0706")).String() + " with Argot Longbows",
	} {
		c, err := s.Spellings.Parse(text)
		if err != nil || !s.Decision().Allows(c) {
			t.Fatalf("%s: %v, %v", text, err, s.Decision().Choices)
		}
		if d := Describe(s, c); d.Sentence.String() != want || len(d.Path) != 2+strings.Count(want, ":") {
			t.Errorf("%s: %q by %v, want %q", text, d.Sentence, d.Path, want)
		}
	}
}

func TestTheBlockOfAPowerIsNamed(t *testing.T) {
	// AR-MIS-11
	s := position(t, "ar04 0806 2")
	s.Phase, s.Asked, s.Asker = engine.RallyPhase, engine.AskMending, engine.Argot
	c, err := s.Spellings.Parse("use osk ar04")
	if err != nil {
		t.Fatal(err)
	}
	if d := Describe(s, c); d.Sentence.String() != "Brother Osk: Needle and Prayer, for Wall Wardens" {
		t.Errorf("%q", d.Sentence)
	}
}

func TestAPlanIsSaid(t *testing.T) {
	s := position(t)
	if got := Aim(s.Map, find(t, s, "0806"), 0.5, true).String(); got != "The plan for this turn is to attack Great Market, with 50 % to hold it after the battle." {
		t.Errorf("%q", got)
	}
	if got := Aim(s.Map, find(t, s, "0806"), 0.004, true).String(); got != "The plan for this turn is to keep the enemy busy at Great Market, which can hardly be taken: under 1 %." {
		t.Errorf("it says %q", got)
	}
	if got := Aim(s.Map, atlas.Nowhere, 0, false).String(); got != "No attack promises enough, so the plan for this turn is to take up better posts." {
		t.Errorf("%q", got)
	}
	if got := Aim(s.Map, find(t, s, "0806"), 0.98, true).String(); got != "The plan for this turn is to attack Great Market, which is as good as taken." {
		t.Errorf("%q", got)
	}
}

// TestAShipKeepsItsHold asks why a location with nobody left to move cannot be activated: where a ship lies, the answer
// would tell whether anybody is aboard (AR-SEA-7, AR-MOV-3, ledger 2.3).
func TestAShipKeepsItsHold(t *testing.T) {
	s := position(t, "ar04 0806 2", "ar14 0506 3")
	s.Phase, s.Movement.Party, s.Movement.Tokens = engine.MovementPhase, content.Argot, 5
	for _, id := range []string{"ar04", "ar14"} {
		b, _ := s.Content.Find(id)
		s.Pieces[b].Flags |= engine.Moved
	}
	s.Asked, s.Asker = engine.AskGroup, engine.Argot
	s.Settle()
	for place, rule := range map[rules.Element]string{"place:0806": "AR-MOV-3", "place:0506": ""} {
		if why, ok := WhyNot(s, place); ok != (rule != "") || why.Rule != rule {
			t.Errorf("%s: %+v, want %q", place, why, rule)
		}
	}
}

// Before a token is spent, the preview of it names the blocks that can move, with their steps, those that are pinned or have moved not, and the places beside the location that have no room for its blocks, and the location
// itself where it has none for others (AR-STK-1 AR-MOV-2).
func TestWhoMovesIsToldBeforeATokenIsSpent(t *testing.T) {
	s := position(t, "ar01 0704 4", "ar02 0704 4", "ar04 0704 4", "ar06 0704 3", "ar03 0705 4", "ar09 0808 3", "ar05 0808 2")
	s.Asked, s.Asker = engine.AskGroup, engine.Argot
	s.Movement = engine.Movement{Party: content.Argot, Tokens: 5}
	full := Place(s, find(t, s, "0704")).String() + " full: no other can come"
	pinned, _ := s.Content.Find("ar05")
	s.Pieces[pinned].Flags |= engine.Pinned
	for choice, want := range map[string]string{
		"activate 0705": "; Third City Watch 4 of 4 steps; " + full,
		"activate 0704": "; First City Watch 4 of 4 steps; Second City Watch 4 of 4 steps; Wall Wardens 4 of 4 steps; Argot Longbows 3 of 3 steps; " + full,
		"activate 0808": "; Ferrymen's Guild 3 of 3 steps",
	} {
		if got := previewed(t, s, choice); !strings.HasSuffix(got, want) || strings.Count(got, "steps") != strings.Count(want, "steps") {
			t.Errorf("%s: %q; want %q", choice, got, want)
		}
	}
}
