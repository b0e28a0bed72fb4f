package wartracks

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

var update = flag.Bool("update", false, "write the element lists anew")

// posed is a match that is only looked at.
type posed struct {
	rules.State
	view siegestorm.View
}

func (p posed) View(rules.Seat) siegestorm.View               { return p.view }
func (posed) Prompt() rules.Prompt                            { return rules.Prompt{Ask: rules.T("Choose")} }
func (posed) Progress() rules.Progress                        { return rules.Progress{Turn: 7} }
func (posed) About(rules.Element) (rules.Article, bool)       { return rules.Article{}, false }
func (posed) WhyNot(rules.Element) (rules.Refusal, bool)      { return rules.Refusal{}, false }
func (posed) Describe(rules.Choice) (d rules.Description)     { return d }
func (posed) Preview(rules.Choice) (p rules.Preview, ok bool) { return p, false }

// setter puts views together from cards by their keys.
type setter struct {
	t    *testing.T
	set  *cards.Set
	next int
}

func (s *setter) card(key string, holder int) siegestorm.CardView {
	s.t.Helper()
	id, ok := s.set.ByKey(key)
	if !ok {
		s.t.Fatalf("there is no card %q", key)
	}
	c := &s.set.Cards[id]
	s.next++
	return siegestorm.CardView{Element: cardElement(s.next), Card: c, Number: s.next, Owner: holder, Holder: holder, ATT: int(c.ATT), DEF: int(c.DEF), Track: -1}
}

func (s *setter) at(key string, holder, track int) *siegestorm.CardView {
	c := s.card(key, holder)
	c.Track = track
	return &c
}

func (s *setter) cards(holder int, keys ...string) []siegestorm.CardView {
	var list []siegestorm.CardView
	for _, key := range keys {
		list = append(list, s.card(key, holder))
	}
	return list
}

func backs(n, holder int) []siegestorm.CardView {
	list := make([]siegestorm.CardView, n)
	for i := range list {
		list[i] = siegestorm.CardView{Number: -1, Owner: holder, Holder: holder, Track: -1}
	}
	return list
}

func (s *setter) support(side int, committed ...bool) []siegestorm.CardView {
	list := backs(len(committed), side)
	for i := range list {
		list[i].Element = rules.Element(fmt.Sprintf("support:%d/%d", side, i))
		list[i].Committed = committed[i]
	}
	return list
}

// duel is a Duel in full swing: a storm waits for its target.
func (s *setter) duel() siegestorm.View {
	v := siegestorm.View{Mode: "duel", Turn: 7, Step: "advance", Decision: "attack"}
	v.Sides = []siegestorm.SideView{
		{Side: 0, Name: "Player 1", Deck: "ysra", Living: true, Resources: 21, TurnsLeft: 10, Support: s.support(0, false, false, true),
			Hand:       s.cards(0, "ys_gutter_informant", "ys_the_assassin", "ys_smoke_veil_adept", "ys_salt_road_mercenary", "ys_plague_minister", "ys_glass_blade_duelist"),
			Casualties: s.cards(0, "ys_debt_collector", "ys_venom_seller")},
		{Side: 1, Name: "Player 2", Deck: "khunglai", Living: true, Resources: 5, TurnsLeft: 2, Hand: backs(5, 1), Support: s.support(1, false, true),
			Casualties: s.cards(1, "kh_tengu"), Heal: s.cards(1, "kh_sword_lama", "kh_armored_yak")},
	}
	front, defender := s.at("kh_sword_lama", 1, 1), s.at("kh_stilt_path_courier", 1, 1)
	defender.Defender = true
	v.Tracks = []siegestorm.TrackView{
		{Track: 0, Side: 0, Zone: 0, Facing: 1, Towards: 1, Slots: [3]*siegestorm.CardView{nil, s.at("ys_venom_seller", 0, 0), s.at("ys_grand_overlord_ikee", 0, 0)}},
		{Track: 1, Side: 1, Zone: 0, Facing: 0, Towards: 0, Slots: [3]*siegestorm.CardView{defender, nil, s.at("kh_tengu", 1, 1)}},
	}
	v.Zones = []siegestorm.ZoneView{{Zone: 0, Sides: [2]int{0, 1}, Front: [2]*siegestorm.CardView{s.at("ys_ash_cloak_sentry", 0, 0), front}, Middle: s.at("kh_armored_yak", 1, 1), Holder: 1,
		FrontElements: [2]rules.Element{"front:0/0", "front:0/1"}, MiddleElement: "middle:0"}}
	storm := s.at("ys_siege_alchemist", 0, 0)
	v.Storm = &siegestorm.StormView{Card: *storm, By: 0, Print: 4, Strength: 3, Defender: defender, Guard: 1, ActionDone: true,
		Changes: []siegestorm.Change{{Source: rules.T("Grand Overlord Ikee"), ATT: 1}},
		Targets: []siegestorm.StormTarget{{Element: front.Element, Strength: 3, Kills: true, DEF: 2}, {Element: v.Zones[0].Middle.Element, Strength: 3, DEF: 4},
			{Element: "seat:1", Strength: 3, Heal: 2, Resources: 1}}}
	return v
}

// chained is the Duel with a chain of three links to be answered.
func (s *setter) chained() siegestorm.View {
	v := s.duel()
	v.Storm, v.Decision = nil, "react"
	target := v.Tracks[1].Slots[2]
	v.Chain = []siegestorm.LinkView{
		{Element: "chain:0", By: 1, Card: s.card("kh_thunder_yeti", 1), Kind: "storm", Text: "Return all Enemies."},
		{Element: "chain:1", By: 0, Card: s.card("ys_the_assassin", 0), Kind: "action", Text: "Kill target Enemy.", Target: target},
		{Element: "chain:2", By: 1, Card: s.card("kh_sword_lama", 1), Kind: "action", Text: "Negate action or ability."},
	}
	return v
}

// paying is the Duel with a payment under way.
func (s *setter) paying() siegestorm.View {
	v := s.duel()
	v.Storm, v.Decision, v.Step = nil, "pay", "deploy"
	hand := v.Sides[0].Hand
	v.Pay = &siegestorm.PayView{By: 0, Card: hand[1], As: "creature", Cost: 3, Track: 0, Paid: []rules.Element{"support:0/0"},
		Propose: []rules.Element{"support:0/1", hand[0].Element}}
	return v
}

// king is a Solo match against the hardest hand to show: five cards, tokens, a card being played.
func (s *setter) king() siegestorm.View {
	v := s.duel()
	v.Mode, v.Storm, v.Decision, v.Step, v.Active = "solo", nil, "react", "play", bossSide
	v.Sides[1] = siegestorm.SideView{Side: bossSide, Name: "The Goblin King", Living: true, Resources: 17, Casualties: s.cards(bossSide, "gb_goblin_tank"),
		Hand: s.cards(bossSide, "sh_seal_of_ruin", "sh_mist_caller", "gb_goblin_leader", "gb_goblin_archer", "gb_war_feast")}
	v.Tracks[1].Side = bossSide
	ram := s.at("gb_ram_crew", bossSide, 1)
	ram.Gang, ram.Spirit, ram.Shielded = 2, 3, true
	v.Tracks[1].Slots = [3]*siegestorm.CardView{ram, s.at("gb_goblin_tank", bossSide, 1), s.at("gb_wolf_rider", bossSide, 1)}
	v.Zones[0].Sides, v.Zones[0].FrontElements = [2]int{0, bossSide}, [2]rules.Element{"front:0/0", "front:0/4"}
	var boss *cards.Boss
	for i := range s.set.Bosses {
		if s.set.Bosses[i].Key == "the_goblin_king" {
			boss = &s.set.Bosses[i]
		}
	}
	now := v.Sides[1].Hand[0]
	v.Boss = &siegestorm.BossView{Boss: boss, Menace: 4, Life: 14, Start: 20, Reserve: 5, Token: true, Now: &now}
	return v
}

// crowd is Last Man Standing of a number of seats, a creature on each first slot.
func (s *setter) crowd(seats int) siegestorm.View {
	v := siegestorm.View{Mode: "lms", Turn: 5, Step: "deploy", Decision: "window"}
	decks := []string{"ysra", "khunglai", "styxia", "seraphia"}
	keys := []string{"ys_the_assassin", "kh_tengu", "sx_bone_thrall", "se_gate_novice"}
	for d := range seats {
		side := siegestorm.SideView{Side: d, Name: fmt.Sprintf("Player %d", d+1), Deck: decks[d], Living: true, Resources: 12 + d, TurnsLeft: 4, Hand: backs(5, d)}
		if d == 0 {
			side.Hand = s.cards(0, keys[0], keys[0], "ys_venom_seller")
		}
		v.Sides = append(v.Sides, side)
		right := (d + seats - 1) % seats
		for k, towards := range [...]int{(d + 1) % seats, right} {
			t := siegestorm.TrackView{Track: 2*d + k, Side: d, Towards: towards, Facing: 2*towards + 1 - k, Zone: d}
			if k == 1 {
				t.Zone = right
			}
			t.Slots[0] = s.at(keys[d], d, t.Track)
			v.Tracks = append(v.Tracks, t)
		}
	}
	for d := range seats {
		left := (d + 1) % seats
		v.Zones = append(v.Zones, siegestorm.ZoneView{Zone: d, Sides: [2]int{d, left}, Holder: -1, MiddleElement: elementOf("middle", d),
			FrontElements: [2]rules.Element{rules.Element(fmt.Sprintf("front:%d/%d", d, d)), rules.Element(fmt.Sprintf("front:%d/%d", d, left))}})
	}
	return v
}

// What lies where on the ordinary screen and on the smallest one, for one position of each kind.
func TestElementLists(t *testing.T) {
	views := map[string]func(*setter) siegestorm.View{
		"duel": (*setter).duel, "chain": (*setter).chained, "pay": (*setter).paying, "boss": (*setter).king,
		"three": func(s *setter) siegestorm.View { return s.crowd(3) }, "four": func(s *setter) siegestorm.View { return s.crowd(4) },
	}
	for name, view := range views {
		for _, m := range []ink.Metrics{plain, {W: 1024, H: 640, Device: 1, Text: 1}} {
			t.Run(fmt.Sprintf("%s %d", name, m.W), func(t *testing.T) {
				s := &setter{t: t, set: load(t).Set()}
				sc := table.Lay(New(), table.Pose{State: posed{view: view(s)}, Viewer: 0, Mode: table.Waiting}, m, faces)
				var b strings.Builder
				for _, p := range sc.Pieces {
					if !strings.HasPrefix(string(p.ID), "table:") {
						fmt.Fprintf(&b, "%-24s %-8s %4.0f %4.0f %4.0f %4.0f\n", p.ID, p.Role, p.Box.X, p.Box.Y, p.Box.W, p.Box.H)
					}
				}
				compare(t, filepath.Join("testdata", fmt.Sprintf("%s_%d.txt", name, m.W)), b.String())
			})
		}
	}
}

func compare(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != got {
		t.Errorf("%s is not what is laid out:\n%s", file, differing(got, string(want)))
	}
}

// The storm says what would come of each target, in words.
func TestStormIsSummedUp(t *testing.T) {
	s := &setter{t: t, set: load(t).Set()}
	words := saidBy(table.Lay(New(), table.Pose{State: posed{view: s.duel()}, Mode: table.Waiting}, plain, faces))
	for _, want := range []string{"Storm: Siege Alchemist", "Printed ATT", "Grand Overlord Ikee", "+1", "−1", "Attack Strength", "killed: 3 > 2", "holds: 3 is not more than 4",
		"loses 2 Heal cards and 1 Resource", "Defender", "10 turns left without damage", "Supporters: 2 ready, 1 committed"} {
		if !strings.Contains(words, "\n"+want+"\n") {
			t.Errorf("nowhere it says %q", want)
		}
	}
}

// Where nobody defends, nothing is taken off, not even nothing.
func TestAStormWithoutADefenderTakesNothingOff(t *testing.T) {
	for want, change := range map[string]func(*siegestorm.StormView){
		"no Defender":      func(v *siegestorm.StormView) { v.Defender = nil },
		"Defender ignored": func(v *siegestorm.StormView) { v.Ignored = true },
	} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.duel()
		change(v.Storm)
		words := saidBy(table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, plain, faces))
		if !strings.Contains(words, "\n"+want+"\n") || strings.Contains(words, "−0") {
			t.Errorf("with %s it says%s", want, words)
		}
	}
}

// The frame of a pile that is spoken of ends where the pile does, however many cards are in it.
func TestAPileIsAsHighAsItsCards(t *testing.T) {
	for _, n := range []int{1, 7, 34} {
		for _, m := range []ink.Metrics{plain, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			s := &setter{t: t, set: load(t).Set()}
			v := s.duel()
			v.Sides[0].Resources = n
			for _, p := range table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces).Pieces {
				if p.ID != "resources:0" {
					continue
				}
				top := p.Box.H
				for _, op := range p.Look {
					if op.Kind == ink.Picture {
						top = min(top, op.Box.Y)
					}
				}
				if top < 0 || top > 24 {
					t.Errorf("%dx%d: above a pile of %d cards are %.0f px of nothing", m.W, m.H, n, top)
				}
			}
		}
	}
}

// The names of the piles of the own side stand apart, and whole, while a card is out of the game too.
func TestNamesOfPilesStandApart(t *testing.T) {
	for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1.6}} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.duel()
		v.Sides[0].Heal, v.Sides[0].Removed = s.cards(0, "ys_the_assassin"), s.cards(0, "ys_venom_seller")
		names, end := 0, 0.0
		for _, p := range table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces).Pieces {
			for _, op := range p.Look {
				name := map[rules.Element]string{"resources:0": "Resources", "heal:0": "Heal pile", "removed:0": "Removed"}[p.ID]
				if name == "" || op.Text != name {
					continue
				}
				middle, _ := op.Box.Center()
				wide := faces.Width(op.Font, name)
				if op.Squeeze > 0 {
					wide *= op.Squeeze
				}
				if start := p.Box.X + middle - wide/2; start < end+3 {
					t.Errorf("%dx%d, text %v: %s begins at %.1f, the name before ends at %.1f", m.W, m.H, m.Text, name, start, end)
				}
				names, end = names+1, p.Box.X+middle+wide/2
			}
		}
		if names != 3 {
			t.Errorf("%dx%d, text %v: %d names are whole", m.W, m.H, m.Text, names)
		}
	}
}

// What is played from a hand of others points from where its player sits, not from the edge of the board.
func TestLinksPointFromTheirPlayers(t *testing.T) {
	for _, m := range []ink.Metrics{plain, {W: 1024, H: 640, Device: 1, Text: 1}} {
		for by := 1; by < 3; by++ {
			s := &setter{t: t, set: load(t).Set()}
			v := s.crowd(3)
			v.Decision = "react"
			v.Chain = []siegestorm.LinkView{{Element: "chain:0", By: by, Card: s.card("ys_the_assassin", by), Kind: "action", Text: "Kill target Enemy.", Target: v.Tracks[0].Slots[0]}}
			var seat ink.Rect
			nearest := math.Inf(1)
			pieces := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces).Pieces
			for _, p := range pieces {
				if p.ID == elementOf("seat", by) {
					seat = p.Box
				}
			}
			for _, p := range pieces {
				if p.ID == "arrows" {
					for _, op := range p.Look {
						nearest = math.Min(nearest, boardkit.Between(op.Box.Shift(p.Box.X, p.Box.Y), seat))
					}
				}
			}
			if seat.Empty() || nearest > 32 {
				t.Errorf("%dx%d: the arrow of player %d begins %.0f px from %v", m.W, m.H, by, nearest, seat)
			}
		}
	}
}

// A payment tells what it costs and what is paid, and the boss's hand what he will do with it.
func TestPaymentAndBossAreTold(t *testing.T) {
	s := &setter{t: t, set: load(t).Set()}
	words := saidBy(table.Lay(New(), table.Pose{State: posed{view: s.paying()}, Mode: table.Waiting}, plain, faces))
	for _, want := range []string{"The Assassin as a creature", "paid 1 of 3: click hand cards or Supporters"} {
		if !strings.Contains(words, "\n"+want+"\n") {
			t.Errorf("the payment does not say %q", want)
		}
	}
	words = saidBy(table.Lay(New(), table.Pose{State: posed{view: s.king()}, Mode: table.Waiting}, plain, faces))
	for _, want := range []string{"now", "costs too much now", "14", "of 20", "Menace Level", "5 Reserve", "17 cards"} {
		if !strings.Contains(words, "\n"+want+"\n") {
			t.Errorf("the boss board does not say %q", want)
		}
	}
}

// However little room there is, the number of the boss's Life Points is told.
func TestTheBossTellsHisLifeEverywhere(t *testing.T) {
	for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		s := &setter{t: t, set: load(t).Set()}
		told := false
		for _, p := range table.Lay(New(), table.Pose{State: posed{view: s.king()}, Mode: table.Waiting}, m, faces).Pieces {
			for _, op := range p.Look {
				told = told || p.ID == "boss:life" && strings.HasPrefix(op.Text, "14")
			}
		}
		if !told {
			t.Errorf("%dx%d, text %v: nowhere it says 14", m.W, m.H, m.Text)
		}
	}
}

// saidBy is all texts of a screen, a line each.
func saidBy(sc table.Screen) string {
	b := "\n"
	for _, p := range sc.Pieces {
		for _, op := range p.Look {
			if op.Kind == ink.Write {
				b += op.Text + "\n"
			}
		}
	}
	return b
}

// Piles sink and rise by a step for every card.
func TestPilesTellTheAttrition(t *testing.T) {
	last := 0.0
	for n := 1; n <= slabMost; n++ {
		h := pileHeight(n, 130)
		if h <= last || n > 1 && math.Abs(h-last-130*slabPitch) > 0.01 {
			t.Errorf("%d cards are %.1f high, one less %.1f", n, h, last)
		}
		last = h
	}
	if pileHeight(60, 130) != pileHeight(slabMost, 130) {
		t.Error("a pile of sixty is not capped")
	}
}

func differing(a, b string) string {
	var out []string
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(x), len(y)) {
		var p, q string
		if i < len(x) {
			p = x[i]
		}
		if i < len(y) {
			q = y[i]
		}
		if p != q {
			out = append(out, "shown "+p, "then  "+q)
		}
	}
	return strings.Join(out, "\n")
}
