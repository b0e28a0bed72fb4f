package words

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// recounted plays choices and returns the lines that tell of them.
func (m table) recounted(faces []uint8, texts ...string) (told []string) {
	m.force(faces...)
	for _, text := range texts {
		for events := m.do(text); len(events) > 0; {
			n, line := m.Gather(events)
			if n == 0 {
				n, line = 1, m.Tell(events[0])
			}
			told, events = append(told, line.String()), events[n:]
		}
	}
	return told
}

// TestABlowIsOneLine: who strikes whom, what comes of it, and the rolls with what their levels are made of.
func TestABlowIsOneLine(t *testing.T) { // TS-CMB-6 TS-CMB-9 TS-RIP-3 TS-TWR-7 TS-LVL-8
	assault := []string{"combat", "declare 5", "assault 5 1 0", "defend with 6"}
	tower := []string{"combat", "declare 5", "assault 5 1 0", "defend with 4"}
	for name, c := range map[string]struct {
		mine, theirs []string
		hold         string
		faces        []uint8
		do           []string
		want         []string
	}{
		"a hit": {[]string{"hero"}, nil, "", []uint8{20, 60}, tower, []string{"Hero of North hits Greystone Keep of East: 1 left. Rolled: attack 20, needed 40 or less; defence 60, needed 50 or less."}},
		"a miss": {[]string{"hero"}, nil, "", []uint8{60, 60}, tower,
			[]string{"Hero of North misses Greystone Keep of East. Rolled: attack 60, needed 40 or less; defence 60, rolled only to strike back."}},
		"a miss met by a perfect defence": {[]string{"hero"}, nil, "", []uint8{60, 2}, tower,
			[]string{"Hero of North misses Greystone Keep of East. Rolled: attack 60, needed 40 or less; defence 2, needed 50 or less."}},
		"a defence": {[]string{"hero"}, []string{"hero"}, "", []uint8{20, 30}, assault,
			[]string{"Hero of North hits, but Hero of East withstands it. Rolled: attack 20, needed 40 or less; defence 30, needed 40 or less. Hero goes to DEFEND."}},
		"a death": {[]string{"hero"}, []string{"hero"}, "", []uint8{20, 60}, assault,
			[]string{"Hero of North slays Hero of East. Rolled: attack 20, needed 40 or less; defence 60, needed 40 or less."}},
		"armour": {[]string{"bowman"}, []string{"hero", "hero>chain_hauberk"}, "", []uint8{20, 60, 20}, assault,
			[]string{"Bowman of North hits Hero of East, but its protection holds. Rolled: attack 20, needed 25 or less; defence 60, needed 40 or less; protection 20, needed 30 (Chain Hauberk +30) or less. Hero goes to DEFEND."}},
		"a level with its causes": {[]string{"gate_climber"}, []string{">gate"}, "", []uint8{20, 46}, tower,
			[]string{"Gate Climber of North hits Greystone Keep of East: 1 left. Rolled: attack 20, needed 30 or less; defence 46, needed 45 (50, Gate +10, Gate Climber -15) or less."}},
		"a Black Plague": {nil, []string{"hero"}, "black_plague", []uint8{56}, []string{"cast black_plague 0 0"},
			[]string{"Hero of East rolls 56 to resist, 55 (40, Black Plague +15) or less succeeds: 1 too high.", "Hero of East is slain by Black Plague."}},
	} {
		t.Run(name, func(t *testing.T) {
			m := begin(t, "elf", "weefolk")
			for seat, cards := range [][]string{c.mine, c.theirs} {
				for _, card := range cards {
					m.lay(rules.Seat(seat), card)
				}
			}
			if c.hold != "" {
				m.hold(0, c.hold)
			}
			got := m.recounted(c.faces, c.do...)
			for _, want := range c.want {
				if !slices.Contains(got, want) {
					t.Errorf("it is not told that\n%q, but\n%s", want, fmt.Sprintf("%q", got))
				}
			}
		})
	}
}

// TestWhoIsSlainGoesNowhere: of a creature that is slain it is not told that it went to DEFEND before.
func TestWhoIsSlainGoesNowhere(t *testing.T) { // TS-RIP-3 TS-CRE-5
	m := begin(t, "elf", "weefolk")
	m.lay(0, "skeleton")
	m.lay(1, "hero")
	got := m.recounted([]uint8{90, 16, 2, 90}, "combat", "declare 5", "assault 5 1 0", "defend with 6", "riposte with 6")
	slain := slices.IndexFunc(got, func(s string) bool { return strings.Contains(s, "strikes back and slays Skeleton of North.") })
	if slain < 0 || slices.ContainsFunc(got, func(s string) bool { return strings.Contains(s, "Skeleton goes to DEFEND") }) {
		t.Errorf("told as %q", got)
	}
}

// TestAPurchaseIsOneLine: what is had for it, and what is paid in the end, Alchemy reckoned in.
func TestAPurchaseIsOneLine(t *testing.T) { // TS-ALC-3 TS-RES-10
	m := begin(t, "elf", "weefolk")
	m.Players[0].Ordinary = [2]int16{5, 9}
	m.hold(0, "hero")
	want := "North hires Hero. Paid: 5 gold and 3 power."
	if got := m.recounted(nil, "buy hero"); !slices.Contains(got, want) {
		t.Errorf("told as %q, want %q", got, want)
	}
}

// TestADeedIsOneLine: what magic does stands with what was cast and paid, who gets an Item with its purchase, and what Alchemy makes with
// what it takes.
func TestADeedIsOneLine(t *testing.T) { // TS-ALC-3 TS-SPL-1 TS-ITM-1
	for _, c := range []struct {
		do    string
		hold  string
		faces []uint8
		want  string
	}{
		{"cast powerbolt 0 4", "", []uint8{92}, "North casts Powerbolt at Greystone Keep. Elf of North rolls 92 to attack, 30 (20, Elf +10) or less hits: miss by 62. Paid: 3 power."},
		{"equip cinder_staff 1", "cinder_staff", nil, "North buys Cinder Staff for Elf. Paid: 6 gold."},
		{"convert to gold", "", nil, "North makes 1 gold out of 3 power by Alchemy."},
	} {
		m := begin(t, "elf", "weefolk")
		m.Players[0].Ordinary = [2]int16{9, 9}
		if c.hold != "" {
			m.hold(0, c.hold)
		}
		if got := m.recounted(c.faces, c.do); !slices.Contains(got, c.want) {
			t.Errorf("%s is told as %q, want %q", c.do, got, c.want)
		}
	}
}

// TestWhoBeginsIsOneLine: by what rolls somebody has the first turn, those of a tie told by the last of them.
func TestWhoBeginsIsOneLine(t *testing.T) { // TS-TRN-4
	m := begin(t, "elf", "weefolk", "gnome")
	roll := func(seat rules.Seat, face int) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: "initiative_rolled", Seat: seat, Dice: rules.Faces{uint8(face)}}
	}
	for want, events := range map[string][]rules.Event{
		"East begins, having rolled highest for the first turn: 80 against 64 and 12.": {roll(0, 64), roll(1, 80), roll(2, 12)},
		"South begins, having rolled highest for the first turn: 40 against 30.":       {roll(0, 45), roll(1, 64), roll(2, 64), roll(1, 30), roll(2, 40)},
	} {
		if n, text := m.Gather(append(events, rules.Event{Name: "turn_began"})); n != len(events) || text.String() != want {
			t.Errorf("%d of %d: %s, want %s", n, len(events), text, want)
		}
	}
}

// TestWhatIsDrawnIsOneLine: one's own cards by name, those of others by their number.
func TestWhatIsDrawnIsOneLine(t *testing.T) { // TS-HID-1
	m := begin(t, "elf", "weefolk")
	mine := []rules.Event{{Name: "drawn", Subject: "card:mine"}, {Name: "drawn", Subject: "card:hero"}, {Name: "drawn", Subject: "card:mine"}}
	theirs := []rules.Event{{Name: "drawn", Seat: 1, Subject: "back:1"}, {Name: "drawn", Seat: 1, Subject: "back:1"}}
	for want, events := range map[string][]rules.Event{"North draws 2 × Mine and Hero.": mine, "East draws 2 cards.": theirs} {
		if n, text := m.Gather(events); n != len(events) || text.String() != want {
			t.Errorf("%d of %d: %s, want %s", n, len(events), text, want)
		}
	}
}

// TestAShotNamesItsTarget: where who is shot at rolls nothing, the roll to hit alone says at whom it went.
func TestAShotNamesItsTarget(t *testing.T) { // TS-CMB-7 TS-TYP-11
	m := begin(t, "elf", "weefolk")
	m.lay(0, "bowman")
	m.lay(1, "hero")
	got := m.recounted([]uint8{99, 60}, "combat", "declare 5", "use 5 0 0 6")
	if want := "Bowman of North rolls 99 to attack Hero, 20 or less hits: fumble."; !slices.Contains(got, want) {
		t.Errorf("told as %q, want %q", got, want)
	}
}

// TestAttacksAreSummedUp: who did damage, who did none, and what is lost, once there were several attacks.
func TestAttacksAreSummedUp(t *testing.T) { // TS-CMB-9 TS-CRE-5
	m := begin(t, "elf", "weefolk")
	for range 2 {
		m.lay(0, "hero")
	}
	m.lay(0, "bowman")
	m.lay(1, "skeleton")
	m.force(20, 60, 30, 60, 60, 10)
	events := m.do("combat", "declare 5", "declare 6", "declare 7", "assault 5 1 0", "defend with 8")
	if got := m.Total(events).String(); got != "" {
		t.Errorf("one attack is summed up: %s", got)
	}
	events = append(events, m.do("assault 6 1 0", "defend with 4", "assault 7 1 0", "defend with 4")...)
	want := "East loses 1 point of Greystone Keep and Skeleton. North did damage with 2 × Hero; 1 attack did none."
	if got := m.Total(events).String(); got != want {
		t.Errorf("summed up as\n%s, want\n%s", got, want)
	}
}

// TestATallyIsTrueWhateverDidTheDamage: magic is named beside the attacks, of whoever casts it and whenever.
func TestATallyIsTrueWhateverDidTheDamage(t *testing.T) { // TS-CMB-9 TS-SPL-6 TS-SCR-15
	m := begin(t, "elf", "weefolk")
	for range 2 {
		m.lay(0, "hero")
	}
	m.lay(1, "skeleton")
	m.do("combat", "declare 5", "declare 6")
	m.force(20, 60)
	events := m.do("cast powerbolt 0 4")
	m.force(60, 60)
	events = append(events, m.do("assault 5 1 0", "defend with 4")...)
	want := "East loses 1 point of Greystone Keep. North did damage with Powerbolt; 1 attack did none."
	if got := m.Total(events).String(); got != want {
		t.Errorf("summed up as\n%s, want\n%s", got, want)
	}
}

// TestTalliesByChance: in matches by chance, what a tally counts is what has become of the board, and each loss is laid to what
// was under way.
func TestTalliesByChance(t *testing.T) { // TS-CMB-9 TS-RIP-3 TS-SCR-13 TS-SCR-15 TS-SCR-21
	begin(t, "elf", "weefolk")
	seeds, told := uint64(8), 0
	if testing.Short() {
		seeds = 3
	}
	for seed := range seeds {
		o := engine.Options{Mages: engine.DealtMages, Redirect: true}
		for i := range o.Decks {
			o.Decks[i] = world.Content.Built(1, 2, 3)
		}
		told += tallied(t, Book{State: engine.New(world, o, 2+int(seed%3), seed)}, rules.NewRand(seed))
	}
	if told < 40 {
		t.Errorf("%d tallies", told)
	}
}

// account is what a test counts beside a tally.
type account struct {
	points map[rules.Element]int // lost of things, by the board
	did    map[string]bool       // "seat element" of what did damage, by what was under way
}

// tallied plays a match by chance and holds its tallies against what is counted beside them.
func tallied(t *testing.T, b Book, dice rules.Rand) (told int) {
	t.Helper()
	var events []rules.Event
	seen := account{map[rules.Element]int{}, map[string]bool{}}
	was := map[engine.ThingID]int8{}
	for i := range b.Things {
		was[b.Things[i].ID] = b.Things[i].Points
	}
	b.Watch(func(e rules.Event) {
		if e.Kind == rules.PhaseBegan || e.Kind == rules.TurnBegan || e.Kind == rules.MatchEnded {
			if !b.Total(events).Empty() {
				told++
			}
			seen.check(t, b.reckon(events))
			events, seen = nil, account{map[rules.Element]int{}, map[string]bool{}}
		} else {
			events = append(events, e)
		}
		if e.Name == "destroyed" || e.Name == "resource_destroyed" {
			seen.lay(b)
		}
		for i := range b.Things {
			thing := &b.Things[i]
			if lost := was[thing.ID] - thing.Points; lost > 0 && e.Name == "point_lost" {
				seen.points[b.ThingElement(thing.ID)] += int(lost)
				seen.lay(b)
			}
			was[thing.ID] = thing.Points
		}
	})
	for n := 0; !b.Decision().Over() && n < 1500; n++ {
		choices := b.Decision().Choices
		if _, err := b.Apply(choices[dice.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return told
}

// lay lays a loss to the frame that is under way; what is bound to another loses by nothing of its own.
func (a *account) lay(b Book) {
	f := b.Stack.Top()
	act := &b.Actions[f.Act]
	switch {
	case f.Flags&engine.Passed != 0:
	case act.Type == engine.MagicAction && (f.Kind != engine.FrameLoss || f.A == 0):
		a.did[fmt.Sprint(act.Seat, b.CardElement(act.Card))] = true
	default:
		a.did[fmt.Sprint(b.At(f.A).Owner, b.ThingElement(f.A))] = true
	}
}

func (a *account) check(t *testing.T, r *tally) {
	t.Helper()
	points, did := map[rules.Element]int{}, map[string]bool{}
	for _, l := range r.losses {
		if l.el.Kind() == "thing" && l.n > 0 {
			points[l.el] = l.n
		}
	}
	for _, s := range r.sources {
		if s.did {
			did[fmt.Sprint(s.seat, s.el)] = true
		}
	}
	if !maps.Equal(points, a.points) {
		t.Errorf("points are lost: %v, and counted: %v", a.points, points)
	}
	if !maps.Equal(did, a.did) {
		t.Errorf("damage is done by %v, and counted: %v", a.did, did)
	}
}

// TestATurnIsSummedUpAsAWhole: what a spell killed in its Main Phase is told beside the attacks of its Combat.
func TestATurnIsSummedUpAsAWhole(t *testing.T) { // TS-SCR-13 TS-CMB-9
	m := begin(t, "elf", "weefolk")
	m.hold(0, "black_plague")
	for range 2 {
		m.lay(0, "hero")
	}
	m.lay(1, "bowman")
	m.force(100)
	events := m.do("cast black_plague 0 0")
	m.force(60, 60, 60, 60)
	events = append(events, m.do("combat", "declare 5", "declare 6", "assault 5 1 0", "defend with 4", "assault 6 1 0", "defend with 4")...)
	want := "East loses Bowman. North did damage with Black Plague; 2 attacks did none."
	if got := m.Total(events).String(); got != want {
		t.Errorf("summed up as\n%s, want\n%s", got, want)
	}
}

// TestEachBoltIsAnAttack: what strikes twice attacks twice.
func TestEachBoltIsAnAttack(t *testing.T) { // TS-SPL-6
	m := begin(t, "elf", "weefolk")
	m.lay(1, "hero")
	m.force(60, 60)
	events := m.do("cast powerbolt 0 5", "cast powerbolt 0 5")
	want := "North: 2 attacks, no damage."
	if got := m.Total(events).String(); got != want {
		t.Errorf("summed up as\n%s, want\n%s", got, want)
	}
}
