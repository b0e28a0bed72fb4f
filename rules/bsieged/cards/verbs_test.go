package cards_test

import (
	"slices"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-CMP-15, BS-CON-11, BS-CON-12, BS-CON-13: the faces of the dice.
func TestDice(t *testing.T) {
	set := load(t)
	stuck, miss := cards.CatapultFace{Stuck: true}, cards.CatapultFace{Miss: true}
	want := cards.Dice{
		Yellow:   [6]int{1, 1, 2, 2, 3, 3},
		Catapult: [6]cards.CatapultFace{stuck, miss, {N: 1}, {N: 2}, {N: 3}, {N: 3}},
		Spawn:    [6]uint8{0, 0, 1, 1, 2, 2},
	}
	if set.Dice != want {
		t.Errorf("dice %+v", set.Dice)
	}
}

// BS-CMP-2, BS-CMP-4, BS-CON-85, BS-CON-86, BS-CON-87, BS-ATK-6, BS-ENM-5, BS-RUL-1: fields to the
// left, Zones with their target numbers and icons, a wall and two buildings in each Quarter; the
// default sides; rounds and Seasons. BS-BLD-6, BS-BLD-7, BS-BLD-8, BS-BLD-9: the Quarters.
func TestBoard(t *testing.T) {
	set := load(t)
	var fields, quarters []string
	for _, f := range set.Fields {
		fields = append(fields, f.Short)
	}
	for _, b := range set.Buildings {
		quarters = append(quarters, set.Fields[b.Quarter].ID+" "+b.ID)
	}
	if !slices.Equal(fields, []string{"North", "West", "South", "East"}) {
		t.Errorf("fields %v", fields)
	}
	if want := []string{"north tavern", "north hideout", "west palace", "west sorcery_tower", "south sanctuary", "south market", "east barn", "east armory"}; !slices.Equal(quarters, want) {
		t.Errorf("Quarters %v", quarters)
	}
	for f, wall := range set.Walls {
		if wall.ID != "wall_"+set.Fields[f].ID {
			t.Errorf("the wall of %s is %s", set.Fields[f].ID, wall.ID)
		}
	}
	zones := [cards.ZoneCount]cards.Zone{
		{Target: 4, Act: [cards.UnitCount]cards.Act{cards.NoAct, cards.NoAct, cards.AttacksOrEnters}, Avatar: cards.Enters},
		{Target: 5, Act: [cards.UnitCount]cards.Act{cards.NoAct, cards.Attacks, cards.Advances}, Avatar: cards.Advances},
		{Target: 6, Act: [cards.UnitCount]cards.Act{cards.Attacks, cards.Advances, cards.Advances}, Avatar: cards.Advances, Spawned: true},
	}
	if set.Zones != zones {
		t.Errorf("Zones %+v", set.Zones)
	}
	for sum, want := range map[int][cards.FieldCount]bool{5: {2: true}, 6: {0: true, 2: true}, 7: {0: true, 2: true, 3: true}, 8: {true, true, true, true}} {
		if set.Doubled[sum] != want {
			t.Errorf("with %d points %v have two", sum, set.Doubled[sum])
		}
	}
	m := set.Match
	if m.Rounds != 12 || m.RoundsPerSeason != 3 || len(m.Seasons) != 4 {
		t.Errorf("%d rounds, %d in each of %d Seasons", m.Rounds, m.RoundsPerSeason, len(m.Seasons))
	}
}

// BS-CMP-6, BS-CMP-22, BS-CMP-23, BS-CON-73: numbers of the match and of the tokens, where the
// Catapult faces; four copies of Cursed Ground match its four tokens.
func TestNumbers(t *testing.T) {
	set := load(t)
	m := set.Match
	if m.Morale != 5 || m.Food != 3 || m.Gold != 1 || m.Grace != 3 || m.MaxMorale != 10 || m.MaxGold != 4 || m.MaxFood != 6 || m.MaxGrace != 3 {
		t.Errorf("tracks %+v", m)
	}
	if m.Reinforced != 8 || m.Cursed != 4 || m.Messengers != 2 || m.Actions != 3 || m.Upkeep != 2 || m.Ruins != 5 || m.PursuersN != 2 {
		t.Errorf("numbers %+v", m)
	}
	c := set.Catapult
	if set.Fields[c.Facing].ID != "north" || c.Strength != 4 || c.Zone != 3 || c.Morale != 1 || set.Repair != (cards.Repair{Gold: 2, Morale: 2}) {
		t.Errorf("Catapult %+v, repair %+v", c, set.Repair)
	}
	if n := card(t, set, "sor_cursed_ground").Copies; n != m.Cursed {
		t.Errorf("%d Cursed Grounds, %d tokens", n, m.Cursed)
	}
}

// BS-SET-1, BS-DIF-3, BS-DIF-6, BS-DIF-9, BS-DIF-10, BS-CON-89: heroes and points by players, difficulties, and the
// first game.
func TestSetup(t *testing.T) {
	set := load(t)
	for i, want := range [6]cards.Table{{4, []int{4}, 4}, {4, []int{2, 2}, 4}, {6, []int{2, 2, 2}, 6}, {4, []int{1, 1, 1, 1}, 4}, {5, []int{1, 1, 1, 1, 1}, 5}, {6, []int{1, 1, 1, 1, 1, 1}, 6}} {
		if got := set.Tables[i]; got.Heroes != want.Heroes || got.Points != want.Points || !slices.Equal(got.Each, want.Each) {
			t.Errorf("%d players: %+v", i+1, got)
		}
	}
	for i, want := range []cards.Difficulty{
		{ID: "footman", Events: [2]int{1, 3}, Grace: 3},
		{ID: "knight", Avatar: true, Events: [2]int{1, 5}, Grace: 3},
		{ID: "defender", Avatar: true, Pursuit: true, Events: [2]int{1, 10}, Grace: 3, GraceAlso: []int{0}},
	} {
		d := set.Levels[i]
		if d.ID != want.ID || d.Avatar != want.Avatar || d.Pursuit != want.Pursuit || d.Events != want.Events || d.Grace != want.Grace || !slices.Equal(d.GraceAlso, want.GraceAlso) {
			t.Errorf("%+v", d)
		}
	}
	first := set.FirstGame
	if first.Players != 1 || first.Difficulty != "footman" || first.First != "eileen" || !slices.Equal(first.Heroes, []string{"eileen", "orobox", "osvith", "myrinia"}) {
		t.Errorf("first game %+v", first)
	}
}

// BS-SMU-8: the number beside a building is its result on the Smuggling Table, which draws the same
// class from the Pool (BS-SMU-1, BS-SMU-3, BS-SMU-4, BS-SMU-5, BS-SMU-7) or rolls for the same track
// (BS-SMU-2, BS-SMU-6). BS-BLD-10, BS-BLD-11, BS-BLD-12, BS-BLD-13: the building draws one card of
// its class from the Season deck; BS-BLD-14, BS-BLD-15: it rolls the yellow die.
func TestBuildings(t *testing.T) {
	set := load(t)
	printed := map[cards.BuildingID]int{cards.TheTavern: 1, cards.Palace: 2, cards.SorceryTower: 3, cards.TheMarket: 4, cards.TheArmory: 5, cards.Barn: 6}
	class := map[cards.BuildingID]cards.Class{cards.TheTavern: cards.Tavern, cards.SorceryTower: cards.Sorcery, cards.TheMarket: cards.Market, cards.TheArmory: cards.Armory}
	for b := range cards.BuildingID(cards.BuildingCount) {
		house := set.Buildings[b]
		if house.Smuggling != printed[b] {
			t.Errorf("%s bears %d", b, house.Smuggling)
		}
		e := set.List(house.Effects)[0]
		if k, ok := class[b]; ok {
			row := set.List(set.Smuggling[house.Smuggling-1])[0]
			if e.Verb != cards.Draw || !e.FromSeason || e.N.N != 1 || e.Classes != 1<<k {
				t.Errorf("%s: %+v", b, e)
			}
			if row.Verb != cards.Draw || row.FromSeason || row.N.N != 1 || row.Classes != 1<<k {
				t.Errorf("result %d: %+v", house.Smuggling, row)
			}
		}
	}
	for b, what := range map[cards.BuildingID]cards.What{cards.Barn: cards.Food, cards.Palace: cards.Gold} {
		for _, e := range []cards.Effect{set.List(set.Buildings[b].Effects)[0], set.List(set.Smuggling[printed[b]-1])[0]} {
			if e.Verb != cards.Gain || e.What != what || e.N != (cards.Amount{Die: cards.YellowDie}) || e.Who != cards.User {
				t.Errorf("%s: %+v", b, e)
			}
		}
	}
	if e := set.List(set.Buildings[cards.Hideout].Effects)[0]; e.Verb != cards.Smuggle {
		t.Errorf("Hideout: %+v", e)
	}
	choice := set.List(set.Buildings[cards.Sanctuary].Effects)[0]
	gifts, train := set.List(choice.Options[0]), set.List(choice.Options[1])
	if len(gifts) != 2 || gifts[0].What != cards.Food || gifts[1].What != cards.Grace || gifts[0].N.N != 1 || gifts[1].N.N != 1 || train[0].Verb != cards.Train {
		t.Errorf("Sanctuary: %+v, %+v", gifts, train)
	}
}

// Ledger 7.13: what the rulebook reveals of cards stands as revealed; tuning leaves it alone.
func TestRevealedCards(t *testing.T) {
	set := load(t)
	for id, want := range map[string]struct {
		kind                   cards.Kind
		bonus, dice            int
		strength, cost, morale int
		zones                  cards.Zones
		target                 int
	}{
		"arm_bow_grey_guard":     {kind: cards.Permanent, bonus: 1, dice: 2, zones: 0b110},
		"arm_repeating_crossbow": {kind: cards.Permanent, dice: 3, zones: 0b011},
		"arm_avalanche":          {kind: cards.Red, dice: 5, strength: 4, cost: 4, morale: 1, zones: 0b011, target: 3},
		"arm_barrage":            {kind: cards.Orange, dice: 5, strength: 2, cost: 1, morale: 1, zones: 0b010, target: 3},
		"arm_logs":               {kind: cards.Orange, dice: 4, strength: 2, cost: 2, morale: 1, zones: 0b011, target: 4},
	} {
		c := card(t, set, id)
		e := set.List(c.Effects)[0]
		if c.Kind != want.kind || c.Bonus != want.bonus || e.Dice != want.dice || c.Strength != want.strength || c.Cost != want.cost || c.Morale != want.morale ||
			c.Aim.Zones != want.zones || e.Target != want.target || !c.Aim.Adjacent || !c.Action || !c.Attack || c.Massive != (c.Strength > 0) || c.Source != "rulebook" {
			t.Errorf("%+v, %+v", c, e)
		}
	}
	plague := card(t, set, "mar_plague_of_koraggam")
	if e := set.List(plague.Effects)[0]; plague.Kind != cards.Instant || e.Verb != cards.Lose || e.What != cards.Morale || e.N.N != 3 || e.Who != cards.All || e.Floor != 1 {
		t.Errorf("Plague of Kor'aggam: %+v", e) // BS-EX-16
	}
	for _, id := range []string{"mar_bribes", "mar_warlocks_backroom"} {
		if e := set.List(card(t, set, id).Effects)[0]; e.Verb != cards.Draw || e.FromSeason || e.N.N != 1 { // BS-CRD-18
			t.Errorf("%s: %+v", id, e)
		}
	}
	if ground := card(t, set, "sor_cursed_ground"); !ground.Tactics || set.List(ground.Effects)[0].Rounds != 3 { // BS-CUR-1
		t.Errorf("%+v", ground)
	}
	eileen := hero(t, set, "eileen").Slots // BS-EX-23
	if !eileen[3].Classes.Has(cards.Market) || eileen[4].Classes != 1<<cards.Market|1<<cards.Sorcery {
		t.Errorf("Eileen's slots %+v", eileen)
	}
}

// BS-CON-27: Armory attacks are against the adjacent field, Sorcery and Tavern cards
// with Zones against any one.
func TestReach(t *testing.T) {
	set := load(t)
	for _, c := range set.Cards {
		if c.Aim.Zones == 0 {
			continue
		}
		if c.Aim.Adjacent != (c.Class == cards.Armory) || c.Attack != (c.Class == cards.Armory) {
			t.Errorf("%s: %+v", c.ID, c.Aim)
		}
	}
}

// BS-CON-70: weapons by Zones; only the Maul and the Arbalest lift Strength 1 to 3.
func TestWeapons(t *testing.T) {
	set := load(t)
	want := map[string]cards.Zones{"arm_gate_halberd": 0b001, "arm_twin_sabres": 0b001, "arm_anvilcrusher_maul": 0b001,
		"arm_repeating_crossbow": 0b011, "arm_boar_spears": 0b011, "arm_bow_grey_guard": 0b110, "arm_sky_arbalest": 0b110}
	found := 0
	for _, c := range set.Cards {
		if !c.Weapon() {
			continue
		}
		found++
		if c.Aim.Zones != want[c.ID] || c.Aim.Each || c.Cost != 0 || c.Morale != 0 {
			t.Errorf("%s against %03b", c.ID, c.Aim.Zones)
		}
		if lifts := 1+c.Bonus >= set.Units[cards.Molen].Standard.Resistance; lifts != (c.ID == "arm_anvilcrusher_maul" || c.ID == "arm_sky_arbalest") {
			t.Errorf("%s has the bonus %d", c.ID, c.Bonus)
		}
	}
	if found != len(want) {
		t.Errorf("%d weapons", found)
	}
}

// BS-CON-71: the cards that answer a Mölen in its Zone and the Avatar. BS-CON-72: only the Mending
// Chant restores a destroyed building, beside Architect.
func TestAnswers(t *testing.T) {
	set := load(t)
	var molen, avatar, restore []string
	for _, c := range set.Cards {
		strike := has(set, c.Effects, func(e cards.Effect) bool { return e.Verb == cards.Volley || e.Verb == cards.Hits })
		far := c.Aim.Zones.Has(2)
		if far && (strike && c.Strength >= 3 || c.Weapon() && 1+c.Bonus >= 3) ||
			has(set, c.Effects, func(e cards.Effect) bool {
				return e.Verb == cards.Destroy && (e.Units == 0 || e.Units.Has(cards.Molen))
			}) {
			molen = append(molen, c.Name)
		}
		if strike && c.Strength >= 4 || has(set, c.Effects, func(e cards.Effect) bool { return e.Verb == cards.Vinculum }) {
			avatar = append(avatar, c.Name)
		}
		if has(set, c.Effects, func(e cards.Effect) bool { return e.Verb == cards.Mend && e.State != cards.Damaged }) {
			restore = append(restore, c.Name)
		}
	}
	for _, list := range []struct{ got, want []string }{
		{molen, []string{"Sky Arbalest", "Falling Stars!", "Firebolt", "The Tower Unmoored", "Banishing Word", "Saboteurs", "Giant-Hunter's Wager"}},
		{avatar, []string{"Avalanche!", "The Tower Unmoored", "Banishing Word"}},
		{restore, []string{"Mending Chant"}},
	} {
		if !slices.Equal(list.got, list.want) {
			t.Errorf("%q, want %q", list.got, list.want)
		}
	}
}

// BS-CON-6: no effect of the house marches from Zone 1, marches Gargohs into it, or moves a Mölen.
func TestNothingMovesIntoTheCitadel(t *testing.T) {
	set := load(t)
	for _, list := range set.Lists {
		for _, e := range list {
			moved := e.Verb == cards.March || e.Verb == cards.Push
			if moved && (e.Units == 0 || e.Units.Has(cards.Molen)) || e.Verb == cards.March && (e.From < 2 || e.Units.Has(cards.Gargoh) && e.From == 2) {
				t.Errorf("%+v", e)
			}
		}
	}
}

// Ledger 7.5: the content uses every verb.
func TestEveryVerbIsUsed(t *testing.T) {
	set := load(t)
	used := map[cards.Verb]bool{}
	for _, list := range set.Lists {
		for _, e := range list {
			used[e.Verb] = true
		}
	}
	for v := cards.Verb(1); v < cards.VerbCount; v++ {
		if !used[v] {
			t.Errorf("no text has %s", v)
		}
	}
}
