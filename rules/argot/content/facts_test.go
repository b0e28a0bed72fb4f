package content

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/content/contenttest"
)

// rowOfBlock is a line of the ledger's table of blocks (7.4).
var rowOfBlock = regexp.MustCompile(`(?m)^\| ([a-z]{2}\d\d) \| (.+) \|$`)

// AR-BLK-1 to AR-BLK-7, AR-RNG-1, AR-SEA-5, AR-TRN-1: every block is what the ledger prints of it.
func TestBlocksAreThoseOfTheLedger(t *testing.T) {
	c := load(t)
	ledger, err := os.ReadFile("../../../docs/rules/argot.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := rowOfBlock.FindAllStringSubmatch(string(ledger), -1)
	if len(rows) != BlockCount {
		t.Fatalf("the ledger has %d blocks", len(rows))
	}
	for _, row := range rows {
		b, ok := c.Find(row[1])
		if !ok {
			t.Errorf("there is no block %s", row[1])
			continue
		}
		if got := printed(c, b); got != row[2] {
			t.Errorf("%s is %q, in the ledger %q", row[1], got, row[2])
		}
	}
}

// printed is a block as the ledger has it in a row.
func printed(c *Content, b Block) string {
	info, f := c.At(b), c.Face(b, false)
	reach := "-"
	if f.Range > 0 {
		reach = fmt.Sprint(f.Range)
	}
	var notes []string
	for _, a := range []Ability{UndeadRestoration, ShockTroops, Besieger, Berserker, Resilient, LifeDrain, Intimidating, Skittish, Ambusher} {
		if f.Has(a) {
			notes = append(notes, c.Abilities[a].Name)
		}
	}
	if info.Ferry > 0 {
		notes = append(notes, fmt.Sprintf("ferries %d", info.Ferry))
	}
	for _, n := range []struct {
		there bool
		note  string
	}{{info.Upgradable, "upgradable"}, {info.Defector, "defector"}, {slices.ContainsFunc(c.Missions[0].Outcomes[Success], func(e Effect) bool { return e.Verb == DestroyBlock && e.Block == b }),
		"destroyed by Kill Hespero and Armand"}, {info.Train, "supply train"}} {
		if n.there {
			notes = append(notes, n.note)
		}
	}
	if notes == nil {
		notes = []string{"-"}
	}
	return fmt.Sprintf("%s | %s | %d | %s | +%d | %d | %d | %s | %s", f.Name, info.Kind.ID(), f.Strength, f.Letter, f.Modifier, f.Movement, f.Cost, reach, strings.Join(notes, ", "))
}

// AR-ARM-11: the four upgraded faces of the ledger, and that all else stays as it is.
func TestUpgradedFaces(t *testing.T) {
	c := load(t)
	want := map[string]string{
		"ar01": "First Watch Veterans 4 B +1 2 1 0 [resilient]", "ar04": "Wall Wardens with Pitch 4 A +1 2 1 0 [resilient]",
		"ar06": "Argot Longbows with Bodkins 3 A +2 2 2 1 []", "ar13": "Oathguard Unsealed 4 A +2 2 3 0 [resilient intimidating]",
	}
	for b := range Block(BlockCount) {
		info, f := c.At(b), c.Face(b, true)
		text, upgradable := want[info.ID]
		if info.Upgradable != upgradable || !upgradable && (*f != *c.Face(b, false) || info.UpgradeCost != 0) {
			t.Errorf("%s can be upgraded: %v", info.ID, info.Upgradable)
		}
		if !upgradable {
			continue
		}
		abilities := []string{}
		for a := range AbilityCount {
			if f.Has(a) {
				abilities = append(abilities, a.ID())
			}
		}
		if got := fmt.Sprintf("%s %d %s +%d %d %d %d %v", f.Name, f.Strength, f.Letter, f.Modifier, f.Movement, f.Cost, f.Range, abilities); got != text || info.UpgradeCost != 3 {
			t.Errorf("%s: %q for %d, want %q for 3", info.ID, got, info.UpgradeCost, text)
		}
	}
	for _, id := range []string{"st03", "st04"} {
		if b, _ := c.Find(id); c.At(b).Price != 4 || !c.At(b).Train {
			t.Errorf("%s costs %d", id, c.At(b).Price)
		}
	}
}

// AR-SID-2: whose block it is to begin with.
func TestParties(t *testing.T) {
	c := load(t)
	for id, want := range map[string]Party{"ar01": Argot, "mi01": Mineos, "po01": Argot, "ni01": Argot, "zu01": Zulon, "he01": Argot, "hs01": Hespero, "ba01": Bargainer, "st03": Argot} {
		b, ok := c.Find(id)
		if got := c.At(b).Army.Party(); !ok || got != want {
			t.Errorf("%s belongs to %s, want %s", id, got.ID(), want.ID())
		}
	}
	if _, ok := c.Find("mi99"); ok {
		t.Error("mi99 is found")
	}
	// AR-SID-4 to AR-SID-6, AR-TPY-5, AR-TPY-6
	cistern, _ := c.Map.Find("U0705")
	none := atlas.Nowhere
	for p, want := range map[Party]ThirdParty{
		Hespero:   {"Hespero's partisans", HesperoPartisans, atlas.CasinoWard, NoLeash, Wary, []Goal{{EnemyUndercity, none}, {ToHome, none}}},
		Bargainer: {"The Bargainer's partisans", BargainerPartisans, atlas.Burrowtown, NoLeash, WithMineos, []Goal{{EnemyUndercity, none}, {ToPlace, cistern}, {ToOldTown, none}}},
		Zulon:     {"Zulon's band", ZulonBand, atlas.ZulonStart, 3, Wary, []Goal{{ToHome, none}}},
	} {
		if got := c.Parties[p]; fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, want %v", p.ID(), got, want)
		}
	}
}

// AR-INI-1 to AR-INI-3, 7.7: red 10, 8, 7, 5 with Mineos first, black 10, 8, 7, 5 with Argot first.
func TestDeck(t *testing.T) {
	c := load(t)
	numbers := map[Party][]int{}
	for i := range c.Cards {
		card := &c.Cards[i]
		numbers[card.First] = append(numbers[card.First], card.Number)
		if n, ok := c.FindCard(card.ID); !ok || n != i || card.Red != (card.First == Mineos) || card.Red != (card.Suit == "hearts" || card.Suit == "diamonds") {
			t.Errorf("card %+v, found as %d", card, n)
		}
	}
	for p, list := range numbers {
		slices.Sort(list)
		if !slices.Equal(list, []int{5, 7, 8, 10}) {
			t.Errorf("%s is first with %v", p.ID(), list)
		}
	}
	if _, ok := c.FindCard("joker"); ok || len(numbers) != 2 {
		t.Errorf("first are %v", numbers)
	}
}

// The numbers that the rules name: AR-STK-1, AR-STK-2, AR-CMB-5, AR-INI-3, AR-GRD-10, AR-FRT-3, AR-BLK-5, AR-ABI-6,
// AR-RAL-6, AR-ARM-8, AR-MIS-5 to AR-MIS-11.
func TestNumbers(t *testing.T) {
	c := load(t)
	if want := (Rules{Stack: [KindCount]int{Ground: 4, Sea: 3, Air: 2}, Limits: atlas.Limits{Open: 4, Gate: 3, Fallen: 4, Bridge: 2, Ford: 2, Tunnel: 2},
		CombatRounds: 3, MaxTokens: 10, RoadBonus: 1, FortificationBonus: 1, RatingCap: 3, MoraleTarget: 5, RaidSteals: 1}); c.Rules != want {
		t.Errorf("rules %+v, want %+v", c.Rules, want)
	}
	if want := (MissionRules{Days: 3, SuccessesNeeded: 2, Die: 6, BoostCost: 1, BoostMax: 2, WoundsLost: 3, RestHeals: 1, FitMaxWounds: 1, LevyGain: 4}); c.Days != want {
		t.Errorf("days %+v, want %+v", c.Days, want)
	}
	if c.Council.NistoraChoose != 2 {
		t.Errorf("%d blocks of Nistora", c.Council.NistoraChoose)
	}
	// The limits are those of the map.
	if s := c.Map.FindSide("0905-1005"); c.Map.Limit(s, true) != 3 || c.Map.Limit(s, false) != 4 {
		t.Error("the limits of the Kraikos Gate")
	}
}

// AR-MIS-1 to AR-MIS-4, AR-MIS-12: what missions do.
func TestOutcomes(t *testing.T) {
	c := load(t)
	block := func(id string) Block { b, _ := c.Find(id); return b }
	none := NoBlock
	defect := []Effect{{Verb: Defect, Block: none, Blocks: BlocksOf(block("ar10"), block("ar11"), block("ar12"))}, {Verb: SetStance, Block: none, Party: Hespero, Stance: Wary}}
	want := map[string][ResultCount][]Effect{
		"kill_hespero":       {Success: {{Verb: SetZone, Block: none, Army: PontiaLegions, Zones: 1<<atlas.PontiaStart | 1<<atlas.PinkSquares}, {Verb: DestroyBlock, Block: block("ar10")}}},
		"parley_zulon":       {Success: {{Verb: ContributeBlock, Block: none, Army: ZulonBand, N: 1}, {Verb: RemoveParty, Block: none, Party: Zulon}, {Verb: UnlockSwap, Block: block("he01")}}},
		"kill_bargainer":     {Success: {{Verb: RemoveParty, Block: none, Party: Bargainer}}},
		"undermine_calantha": {Success: {{Verb: SetStance, Block: none, Party: Hespero, Stance: WithArgot}}, Failure: defect, NotAttempted: defect},
	}
	for i, id := range []string{"kill_hespero", "parley_zulon", "kill_bargainer", "undermine_calantha"} {
		if m, ok := c.FindMission(id); !ok || int(m) != i {
			t.Errorf("%s is mission %d", id, m)
		}
		for r, list := range want[id] {
			if got := c.Missions[i].Outcomes[r]; !slices.Equal(got, list) {
				t.Errorf("%s, %s: %+v, want %+v", id, Result(r).ID(), got, list)
			}
		}
	}
	if _, ok := c.FindMission("nap"); ok {
		t.Error("a mission that is none is found")
	}
}

// AR-MIS-6, AR-MIS-8, AR-MIS-11: heroes with their skills and powers, and scenes of two ways.
func TestHeroesAndScenes(t *testing.T) {
	c := load(t)
	for i, want := range []string{"ysolde [3 0 2 1] cancel_hits 1", "tam [2 3 1 0] extra_tokens 1", "osk [1 1 1 3] restore_steps 1", "sefa [0 2 3 1] reroll_misses 0"} {
		h := c.Heroes[i]
		if got := fmt.Sprintf("%s %v %s %d", h.ID, h.Skills, h.Power.Verb.ID(), h.Power.N); got != want {
			t.Errorf("hero %q, want %q", got, want)
		}
		if n, ok := c.FindHero(h.ID); !ok || n != i {
			t.Errorf("%s is found as %d", h.ID, n)
		}
	}
	if _, ok := c.FindHero("nobody"); ok {
		t.Error("a hero that is none is found")
	}
	s := c.Missions[0].Scenes[1]
	want := "kh2 [{a Quickly 0 6 [{8 1}] [{9 1}]} {b A bottle of poppy 3 7 [{8 2}] [{7 1}]}]"
	short := func(list []Effect) string {
		var words []string
		for _, e := range list {
			words = append(words, fmt.Sprintf("{%d %d}", e.Verb, e.N))
		}
		return fmt.Sprint(words)
	}
	var ways []string
	for _, o := range s.Options {
		ways = append(ways, fmt.Sprintf("{%s %s %d %d %s %s}", o.ID, o.Name, o.Skill, o.Target, short(o.Win), short(o.Fail)))
	}
	if got := fmt.Sprintf("%s %v", s.ID, ways); got != want {
		t.Errorf("scene %q, want %q", got, want)
	}
	if e := c.Missions[0].Scenes[0].Options[1].Fail; len(e) != 1 || e[0].Verb != Resource || e[0].N != -1 {
		t.Errorf("to buy a name and fail: %v", e)
	}
}

// AR-MOD-1 to AR-MOD-5: the scenarios of the ledger.
func TestScenarios(t *testing.T) {
	c := load(t)
	for id, want := range map[string]string{
		"first_battle": "1 days, council false, heroes false, none [0 0 0 0], 8 resources, 21 places, gates 1, argot 5 in 6, mineos 7 in 2, pontia false, nistora false, parties [false false false false false], objective [0704] for 2, final false",
		"full_siege":   "3 days, council true, heroes false, fixed [0 0 0 2], 18 resources, 272 places, gates 6, argot 18 in 0, mineos 26 in 0, pontia true, nistora true, parties [false false true true true], objective [0605 0606 0706] for 3, final false",
		"campaign":     "3 days, council true, heroes true, played [0 0 0 0], 18 resources, 272 places, gates 6, argot 18 in 0, mineos 26 in 0, pontia true, nistora true, parties [false false true true true], objective [0605 0606 0706] for 3, final false",
		"stand_alone":  "2 days, council true, heroes false, fixed [1 1 2 1], 70 resources, 272 places, gates 6, argot 18 in 0, mineos 26 in 0, pontia false, nistora false, parties [false false true false true], objective [0605 0606 0706] for 5, final false",
		"lamplit_way":  "1 days, council false, heroes false, none [0 0 0 0], 6 resources, 35 places, gates 0, argot 6 in 5, mineos 6 in 3, pontia false, nistora false, parties [false false true true false], objective [U0705] for 2, final true",
	} {
		s := c.Scenario(id)
		if s == nil {
			t.Errorf("there is no scenario %s", id)
			continue
		}
		gates := 0
		for _, there := range s.Gates {
			if there {
				gates++
			}
		}
		var objective []string
		for p := range s.Objective.All() {
			objective = append(objective, c.Map.At(p).ID)
		}
		got := fmt.Sprintf("%d days, council %v, heroes %v, %s %d, %d resources, %d places, gates %d, argot %d in %d, mineos %d in %d, pontia %v, nistora %v, parties %v, objective %v for %d, final %v",
			s.Days, s.Council, s.Heroes, s.Missions.ID(), s.Outcomes, s.Resources, s.Map.Here().Len(), gates, s.ArgotBlocks.Len(), s.ArgotZone.Len(),
			s.MineosBlocks.Len(), s.MineosZone.Len(), s.Pontia, s.Nistora, s.Parties, objective, s.KeepTurns, s.FinalHoldWins)
		if got != want {
			t.Errorf("%s:\n%s, want\n%s", id, got, want)
		}
	}
	if c.Scenarios[0].ID != "first_battle" || c.Scenario("skirmish") != nil {
		t.Error("the first scenario, and one that is none")
	}
	if below := c.Scenario("lamplit_way").Map; *below.Here() != *c.Map.Map(atlas.Undercity) || below.At(c.Scenario("lamplit_way").Objective.First()).Tunnel != atlas.Nowhere {
		t.Error("the Lamplit Way is not the Undercity alone")
	}
	if c.Scenario("full_siege").Map != c.Map || c.Scenario("stand_alone").Map != c.Map {
		t.Error("the whole map is made anew")
	}
}

// AR-MOD-1 to AR-MOD-5: the rules that players read have the scenarios with their numbers.
func TestTheRulesTellTheScenarios(t *testing.T) {
	text, err := os.ReadFile("../../../assets/rules/argot.md")
	if err != nil {
		t.Fatal(err)
	}
	numbers := [...]string{1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}
	c := load(t)
	for i := range c.Scenarios {
		s := &c.Scenarios[i]
		_, told, ok := strings.Cut(string(text), "- *"+s.Name+":* ")
		if !ok {
			t.Errorf("%s is not told", s.Name)
			continue
		}
		told, _, _ = strings.Cut(strings.ToLower(told), "\n")
		days := numbers[s.Days] + " days"
		if s.Days == 1 {
			days = numbers[len(c.Cards)] + " turns"
		}
		want := []string{fmt.Sprintf("%d resources", s.Resources), days}
		if !s.ArgotZone.Empty() { // an army of its own
			want = append(want, numbers[s.MineosBlocks.Len()]+" mineosi blocks", numbers[s.ArgotBlocks.Len()]+" of argot's")
		}
		if s.KeepTurns != c.Scenario("full_siege").KeepTurns { // else it is told of the whole siege
			want = append(want, "for "+numbers[s.KeepTurns]+" turns")
		}
		for _, w := range want {
			if !strings.Contains(told, w) {
				t.Errorf("%s lacks %q: %s", s.Name, w, told)
			}
		}
	}
}

// What cannot be changed by loading: the same files give the same hash, another byte another one.
func TestHash(t *testing.T) {
	m := files(t)
	one, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	contenttest.Spoil(t, m, missionsFile, "", "She has a bad knee", "She had a bad knee")
	two, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	if one.Hash != load(t).Hash || one.Hash == two.Hash || len(one.Hash) != 16 {
		t.Errorf("hashes %s and %s", one.Hash, two.Hash)
	}
}

// A set of blocks knows what is in it, in id order, across its words.
func TestBlockSets(t *testing.T) {
	s := BlocksOf(3, 63, 64)
	if got := slices.Collect(s.All()); !slices.Equal(got, []Block{3, 63, 64}) || s.Len() != 3 || s.Empty() || s.Has(4) || !s.Has(64) || s.Has(NoBlock) || s.Has(200) {
		t.Errorf("a set of %v", got)
	}
	if s.Next(4) != 63 || s.Next(64) != 64 || s.Next(65) != NoBlock || s.Next(NoBlock) != NoBlock {
		t.Error("what follows in a set")
	}
	s.Remove(63)
	s.Remove(64)
	if s != BlocksOf(3) || s.Next(4) != NoBlock || !(&Blocks{}).Empty() {
		t.Error("a set after blocks were taken out")
	}
	for b := range s.All() {
		if b != 3 {
			t.Error("a loop that was left goes on")
		}
		break
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := Load(os.DirFS(contentDir)); err != nil {
			b.Fatal(err)
		}
	}
}

// unsaid are the words of the content files that nobody reads in the program: the heads of three files, what is no
// location, and the terrain of the Undercity that the shore has too.
var unsaid = []string{"Initiative deck", "The Days Before", "Scenarios", "Two half-hexes; see [[split]].", "Split hex", "Rock", "Impassable to every block.",
	"As the overland ford."}

// Every other name and sentence of the content files is listed for translators, with a context.
func TestNamesAreListed(t *testing.T) {
	c := load(t)
	listed := map[string]bool{}
	for _, name := range c.Names() {
		if name.Context == "" {
			t.Errorf("%q has no context", name)
		}
		listed[name.String()] = true
	}
	said := regexp.MustCompile(`(?m)(?:^|\{ .*)(name|text|flavour|power_name) = "(.*?)"`)
	for file, f := range files(t) {
		for _, m := range said.FindAllStringSubmatch(string(f.Data), -1) {
			if listed[m[2]] == slices.Contains(unsaid, m[2]) {
				t.Errorf("%s: %s %q is listed: %v", file, m[1], m[2], listed[m[2]])
			}
		}
	}
}
