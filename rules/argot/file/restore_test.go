package file

import (
	"encoding/json"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// edited is a match in which a person has changed something.
func edited(t testing.TB, data string, change func(m map[string]any)) string {
	t.Helper()
	var m map[string]any
	if err := json.Unmarshal([]byte(data), &m); err != nil {
		t.Fatal(err)
	}
	change(m)
	out, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func object(m map[string]any, path ...string) map[string]any {
	for _, key := range path {
		m = m[key].(map[string]any)
	}
	return m
}

// blockIn is the entry of a block in a file.
func blockIn(m map[string]any, id string) map[string]any {
	for _, b := range m["blocks"].([]any) {
		if b.(map[string]any)["id"] == id {
			return b.(map[string]any)
		}
	}
	return nil
}

func TestFaultsNameTheirField(t *testing.T) {
	// AR-INV-1 to AR-INV-8, AR-INV-12 to AR-INV-14, AR-INV-16, AR-INV-18
	s := until(t, fresh(t, 1, 2), engine.AskGroup, engine.Argot, 3)
	data := written1(t, s)
	restored(t, data)
	at := func(id string) map[string]any {
		b, _ := s.Content.Find(id)
		return map[string]any{"at": s.Map.At(s.Pieces[b].At).ID}
	}
	barge := "" // one with room
	for b := range content.Block(content.BlockCount) {
		if s.Pieces[b].Party == content.Mineos && s.Berths(b) > 0 {
			barge = s.Content.At(b).ID
		}
	}
	for name, c := range map[string]struct {
		want   string
		change func(m map[string]any)
	}{
		"a field too many":             {"wind: there is no such field", func(m map[string]any) { m["wind"] = "east" }},
		"one missing":                  {"pool: is missing", func(m map[string]any) { delete(m, "pool") }},
		"a block twice":                {"blocks: \"ar02\" is there twice", func(m map[string]any) { blockIn(m, "ar01")["id"] = "ar02" }},
		"no block":                     {"blocks: \"zz99\" is not a block", func(m map[string]any) { blockIn(m, "ar01")["id"] = "zz99" }},
		"too strong":                   {"blocks.ar01.strength: is 9; it must be 0 to 4 (AR-INV-2)", func(m map[string]any) { blockIn(m, "ar01")["strength"] = 9 }},
		"too weak":                     {"blocks.ar01.strength: is 0 of 4 (AR-INV-2)", func(m map[string]any) { blockIn(m, "ar01")["strength"] = 0 }},
		"a deserter who may not":       {"blocks.ar02.party: cannot be mineos: it is a block of argot (AR-ARM-5)", func(m map[string]any) { blockIn(m, "ar02")["party"] = "mineos" }},
		"a defector to a gang":         {"blocks.ar10.party: cannot be hespero", func(m map[string]any) { blockIn(m, "ar10")["party"] = "hespero" }},
		"a partisan of the other gang": {"blocks.hs01.party: cannot be bargainer", func(m map[string]any) { blockIn(m, "hs01")["party"] = "bargainer" }},
		"a partisan of Argot's":        {"blocks.hs01.party: cannot be argot", func(m map[string]any) { blockIn(m, "hs01")["party"] = "argot" }},
		"a renegade of Mineos":         {"blocks.mi10.party: cannot be argot: it is a block of mineos (AR-SID-1)", func(m map[string]any) { blockIn(m, "mi10")["party"] = "argot" }},
		"not upgradable":               {"blocks.ar02.upgraded: must be false", func(m map[string]any) { blockIn(m, "ar02")["upgraded"] = true }},
		"a train alone with the enemy": {"blocks.ar17.party: is argot, but an enemy stands with it on 1403 and none of its side does (AR-TRN-4)", func(m map[string]any) {
			for id, at := range map[string]string{"ar17": "1403", "mi10": "1403"} {
				b := blockIn(m, id)
				b["at"], b["status"] = at, "on_map"
				delete(b, "ship")
			}
		}},
		"nowhere":                {"blocks.ar01.at: must be given", func(m map[string]any) { delete(blockIn(m, "ar01"), "at") }},
		"in the sea":             {"blocks.ar01.at: a block of its kind cannot stand on 0000 (AR-INV-4)", func(m map[string]any) { blockIn(m, "ar01")["at"] = "0000" }},
		"no location":            {"blocks.ar01.at: \"9999\" is not a location", func(m map[string]any) { blockIn(m, "ar01")["at"] = "9999" }},
		"wings on the Sanctuary": {"blocks.ar16.at: a block of its kind cannot stand on 0707 (AR-INV-4)", func(m map[string]any) { blockIn(m, "ar16")["at"] = "0707" }},
		"a crowd":                {"(AR-INV-3)", func(m map[string]any) { crowd(m) }},
		"a battle that nobody began": {"meetings: do not say who of those on 0703 came as an attacker (AR-CMB-2)", func(m map[string]any) {
			b := blockIn(m, "mi10")
			b["at"], b["status"], blockIn(m, "ar01")["at"] = "0703", "on_map", "0703"
			delete(b, "ship")
		}},
		"three enemies in one place": {"blocks: of 3 parties hostile to each other stand on 0703; at most two can (AR-MOV-7)", func(m map[string]any) {
			object(m, "stances")["hespero"] = "wary"
			for id, party := range map[string]string{"ar01": "argot", "mi10": "mineos", "hs01": "hespero"} {
				b := blockIn(m, id)
				b["at"], b["status"], b["party"], b["strength"] = "0703", "on_map", party, 1
				delete(b, "ship")
			}
		}},
		"aboard nothing": {"blocks.mi10.ship: must be given", func(m map[string]any) { b := blockIn(m, "mi10"); b["status"] = "aboard"; delete(b, "ship") }},
		"aboard an enemy": {"blocks.mi10.ship: must be a ship of its side in its location (AR-SEA-9)", func(m map[string]any) {
			b := blockIn(m, "mi10")
			b["status"], b["ship"], b["at"] = "aboard", "ar14", at("ar14")["at"]
		}},
		"wings aboard": {"blocks.mi24.status: only ground blocks are aboard (AR-SEA-5)", func(m map[string]any) {
			b := blockIn(m, "mi24")
			b["status"], b["ship"], b["at"] = "aboard", barge, at(barge)["at"]
		}},
		"lost with steps":          {"blocks.ar01.strength: must be 0", func(m map[string]any) { blockIn(m, "ar01")["status"] = "eliminated" }},
		"unplaced in the siege":    {"blocks.ar01.status: a block waits for the set-up only", func(m map[string]any) { blockIn(m, "ar01")["status"] = "unplaced" }},
		"a party of nobody":        {"blocks.ar01.party: must be given", func(m map[string]any) { blockIn(m, "ar01")["party"] = "none" }},
		"a party of somebody else": {"blocks.ar01.party: \"kurth\" is not a party", func(m map[string]any) { blockIn(m, "ar01")["party"] = "kurth" }},
		"two blocks of one number": {"blocks.ar01.handle: is that of", func(m map[string]any) { blockIn(m, "ar01")["handle"] = blockIn(m, "ar02")["handle"] }},
		"a number not given yet":   {"blocks.ar01.handle: is 99", func(m map[string]any) { blockIn(m, "ar01")["handle"] = 99 }},
		"a card twice":             {"draw, drawn: \"" + s.Card().ID + "\" is there twice (AR-INV-7)", func(m map[string]any) { m["draw"].([]any)[0] = s.Card().ID }},
		"a card missing":           {"draw, drawn: hold 7 cards together, not 8 (AR-INV-7)", func(m map[string]any) { m["draw"] = m["draw"].([]any)[1:] }},
		"an unknown card":          {"is not a card (AR-INV-7)", func(m map[string]any) { m["draw"].([]any)[0] = "joker" }},
		"another turn":             {"drawn: 1 cards are drawn in turn 2 (AR-INI-1)", func(m map[string]any) { m["turn"] = 2 }},
		"a day too many":           {"day: is 4; it must be 0 to 3 (AR-INV-16)", func(m map[string]any) { m["day"] = 4 }},
		"a debt":                   {"pool: is -1; it must be 0 to 999 (AR-INV-8)", func(m map[string]any) { m["pool"] = -1 }},
		"a strong gate": {"strength: is 4; it must be 0 to 3 (AR-INV-8)", func(m map[string]any) {
			g := m["gates"].([]any)[0].(map[string]any)
			g["strength"] = 4
			delete(g, "upgraded")
		}},
		"no gate":                  {"gates: \"moon_gate\" is not a fortification", func(m map[string]any) { m["gates"].([]any)[0].(map[string]any)["id"] = "moon_gate" }},
		"a keep counter too high":  {"keep: is 4; it must be 0 to 3 (AR-INV-13)", func(m map[string]any) { m["keep"] = 4 }},
		"tokens too many":          {"movement.tokens: is 11; it must be 0 to 10 (AR-INV-6)", func(m map[string]any) { object(m, "movement")["tokens"] = 11 }},
		"more used than there are": {"movement.used: is 10", func(m map[string]any) { object(m, "movement")["used"], object(m, "movement")["tokens"] = 10, 5 }},
		"a phase of another time":  {"phase: is setup on day 1 (AR-VIC-7)", func(m map[string]any) { m["phase"] = "setup" }},
		"an unknown phase":         {"phase: \"lunch\" is not one of", func(m map[string]any) { m["phase"] = "lunch" }},
		"a stance of a seat":       {"stances.argot", func(m map[string]any) { object(m, "stances")["argot"] = "wary" }},
		"a wound too many":         {"heroes.tam.wounds: is 4; it must be 0 to 3 (AR-MIS-10)", func(m map[string]any) { m["heroes"].([]any)[1].(map[string]any)["wounds"] = 4 }},
		"nothing under way":        {"stack: is empty", func(m map[string]any) { m["stack"] = []any{} }},
		"a battle in the air": {"stack[1]: \"battle\" cannot lie there", func(m map[string]any) {
			f := m["stack"].([]any)[1].(map[string]any)
			f["kind"], f["stage"] = "battle", 1
		}},
		"a question out of time":  {"question: \"hit\" cannot be asked on \"movement\"", func(m map[string]any) { m["question"] = "hit" }},
		"a question of nobody":    {"question: \"group\" is asked of none", func(m map[string]any) { m["asked"] = "none" }},
		"a result before the end": {"question: \"group\" is asked of argot, and the result is old_town_kept", func(m map[string]any) { m["result"] = "old_town_kept" }},
		"a beaten side that goes on": {"(AR-VIC-1)", func(m map[string]any) {
			for _, b := range m["blocks"].([]any) {
				if b := b.(map[string]any); b["party"] == "mineos" {
					b["status"], b["strength"] = "eliminated", 0
					delete(b, "ship")
				}
			}
		}},
		"an ally of nobody": {"allies: \"dwarves\" is not an army (AR-ARM-8)", func(m map[string]any) { m["allies"] = map[string]any{"dwarves": 1} }},
		"a fourth round": {"battle.round: is 4; it must be 0 to 3 (AR-INV-12)", func(m map[string]any) {
			m["battle"] = map[string]any{"place": "0806", "round": 4, "letter": "A", "role": "defender"}
		}},
		"a hexside full of blocks": {"crossed.0905-1005: is 10; it must be 0 to 9 (AR-INV-11)", func(m map[string]any) { m["crossed"] = map[string]any{"0905-1005": 10} }},
		"another game":             {"game: is \"kurth\"", func(m map[string]any) { m["game"] = "kurth" }},
	} {
		_, err := Restore(info, []byte(edited(t, data, c.change)), begin(t))
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "argot: ") {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// crowd puts five ground blocks of Argot on one square.
func crowd(m map[string]any) {
	for _, id := range []string{"ar01", "ar02", "ar03", "ar04", "ar05"} {
		blockIn(m, id)["at"] = "0806"
	}
}

func TestTheSetUpIsJudged(t *testing.T) {
	// AR-SET-2, AR-SET-13, AR-SET-14: who is set up stands where he can be.
	s := until(t, fresh(t, 1, 2), engine.AskPlacement, engine.Mineos, 3)
	for range 5 {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	data := written1(t, s)
	restored(t, data)
	mine := ""
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Party == content.Mineos && p.Status == engine.OnMap && s.Kind(b) == content.Ground {
			mine = s.Content.At(b).ID
		}
	}
	for name, change := range map[string]func(m map[string]any){
		"outside of the city":      func(m map[string]any) { blockIn(m, "ar02")["at"] = "1104" },
		"below":                    func(m map[string]any) { blockIn(m, "ar02")["at"] = "U0704" },
		"the besieger in the city": func(m map[string]any) { blockIn(m, mine)["at"] = "0806" },
		"a third party": func(m map[string]any) {
			b := blockIn(m, "zu01")
			b["at"], b["status"], b["strength"] = "1306", "on_map", 4
		},
	} {
		if _, err := Restore(info, []byte(edited(t, data, change)), begin(t)); err == nil || !strings.Contains(err.Error(), "AR-SET-14") {
			t.Errorf("%s: %v", name, err)
		}
	}
	early := edited(t, data, func(m map[string]any) { m["phase"] = "initiative" })
	if _, err := Restore(info, []byte(early), begin(t)); err == nil || !strings.Contains(err.Error(), "phase: is initiative on day 0 (AR-VIC-7)") {
		t.Errorf("a card before the first day: %v", err)
	}
}

func TestArmiesAreBounded(t *testing.T) {
	// AR-INV-14, AR-ARM-13: from the war council on
	met := 0
	for scenario := range load(t) {
		council := fresh(t, scenario, 2)
		if council.Phase != engine.WarCouncil {
			continue
		}
		met++
		army := 0
		data := edited(t, written1(t, council), func(m map[string]any) {
			for _, b := range m["blocks"].([]any) {
				piece := b.(map[string]any)
				if piece["party"] != "argot" {
					continue
				}
				if army++; army >= 15 && piece["status"] == "unplaced" {
					piece["status"], piece["party"], piece["strength"] = "removed", "none", 0
				}
			}
		})
		if _, err := Restore(info, []byte(data), begin(t)); err == nil || !strings.Contains(err.Error(), "Argot has 14 blocks; it has 15 to 24 (AR-INV-14)") {
			t.Errorf("%s, 14 blocks in the war council: %v", council.Scenario().ID, err)
		}
	}
	if met == 0 {
		t.Error("no scenario begins with a war council")
	}
	s := until(t, fresh(t, 3, 2), engine.AskPlacement, engine.Argot, 3)
	data := edited(t, written1(t, s), func(m map[string]any) {
		b := blockIn(m, "ar01")
		b["status"], b["party"], b["strength"] = "removed", "none", 0
	})
	if _, err := Restore(info, []byte(data), begin(t)); err == nil || !strings.Contains(err.Error(), "AR-INV-14") {
		t.Errorf("14 blocks: %v", err)
	}
}

func TestACombatHasItsSeat(t *testing.T) {
	// AR-CMB-1, AR-CMB-2: who chooses in the combat of a party is the seat that has it
	s := until(t, fresh(t, 1, 1), engine.AskAction, engine.Mineos, 3)
	data := edited(t, written1(t, s), func(m map[string]any) {
		for _, f := range m["stack"].([]any) {
			if f := f.(map[string]any); f["kind"] == "combat" {
				delete(f, "seat")
			}
		}
	})
	if _, err := Restore(info, []byte(data), begin(t)); err == nil || !strings.Contains(err.Error(), `stack.combat.seat: is "argot" with the party`) {
		t.Errorf("a combat without a seat: %v", err)
	}
}

func TestAFileIsReadable(t *testing.T) {
	// A person finds what stands where.
	data := written1(t, until(t, fresh(t, 0, 2), engine.AskGroup, engine.Argot, 3))
	for _, want := range []string{`"game": "argot"`, `"scenario": "first_battle"`, `"phase": "movement"`, `"id": "ar01"`, `"status": "on_map"`, `"question": "group"`, `"asked": "argot"`, `"kind": "movement"`} {
		if !strings.Contains(data, want) {
			t.Errorf("the file lacks %s", want)
		}
	}
}

// Only the blocks of the activated location move with it.
func TestAGroupIsOfItsLocation(t *testing.T) { // AR-MOV-2
	tried := 0
	wander(t, 12, func(s *engine.State, r *rules.Rand) {
		if s.Asked != engine.AskMarch || r.IntN(8) > 0 {
			return
		}
		var strangers []content.Block
		for b := range content.Block(content.BlockCount) {
			if p := &s.Pieces[b]; p.Status == engine.OnMap && !p.Has(engine.Moved) && p.At != s.Stack.Top().Place {
				strangers = append(strangers, b)
			}
		}
		id := s.Content.At(strangers[r.IntN(len(strangers))]).ID
		data := written1(t, s)
		restored(t, data)
		changed := edited(t, data, func(m map[string]any) {
			movement := object(m, "movement")
			group, _ := movement["group"].([]any)
			movement["group"] = append(group, id)
		})
		if _, err := Restore(info, []byte(changed), begin(t)); err == nil || !strings.Contains(err.Error(), "movement.group: has "+id) {
			t.Errorf("%s in the group of %s: %v", id, s.PlaceElement(s.Stack.Top().Place), err)
		}
		tried++
	})
	if tried < 20 {
		t.Fatalf("only %d groups were tried", tried)
	}
}

// AR-ARM-10: once the council is over, as many of Argot's own are away as came for one.
func TestWhoIsSwappedOutMadeRoom(t *testing.T) {
	unlocked, came := 0, 0
	for seed := uint64(1); seed <= 60 && came == 0; seed++ {
		s, r := fresh(t, 2, seed), rules.NewRand(seed)
		for s.Phase <= engine.WarCouncil {
			for m := range s.Content.Missions {
				if s.Content.Missions[m].ID == "parley_zulon" && s.Phase < engine.WarCouncil {
					s.Campaign.Missions[m] = content.Success
				}
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
		comer := s.Swapped()
		if comer == content.NoBlock {
			continue
		}
		unlocked++
		if s.Pieces[comer].Party == content.Argot {
			came++
		}
		data := written1(t, s)
		if _, err := Restore(info, []byte(data), begin(t)); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for b := range content.Block(content.BlockCount) {
			if !s.Swappable(b) || s.Pieces[b].Party != content.Argot {
				continue
			}
			away := edited(t, data, func(m map[string]any) {
				piece := blockIn(m, s.Content.At(b).ID)
				piece["status"], piece["party"], piece["strength"] = "removed", "none", 0
			})
			if _, err := Restore(info, []byte(away), begin(t)); err == nil || !strings.Contains(err.Error(), "AR-ARM-10") {
				t.Errorf("seed %d: %s is away and nobody came for it: %v", seed, s.Content.At(b).ID, err)
			}
		}
	}
	if unlocked == 0 || came == 0 {
		t.Errorf("the swap was offered %d times, and made %d times", unlocked, came)
	}
}
