package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// eventful is the board in a round with one Event.
type eventful struct {
	*Board
	event uint8
}

func (b eventful) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	l.Events = []uint8{b.event}
	l.panel()
	return l.Out
}

// begun is a match of so many people that has just begun.
func begun(t *testing.T, seats int) *bsieged.State {
	t.Helper()
	s, err := load(t).New(rules.Setup{Seed: 3, Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*bsieged.State)
}

// BS-TBL-3: the words of every Event can be read to the end where it lies, with few heroes and with many.
func TestEventsAreReadWholly(t *testing.T) {
	for _, size := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		for _, seats := range []int{1, 6} {
			s := begun(t, seats)
			for i := range s.Set().Events {
				e := &s.Set().Events[i]
				plan := table.Lay(eventful{New(), uint8(i)}, table.Pose{State: s, Mode: table.Looking}, size, faces).Plan
				at := slices.IndexFunc(plan.Panel, func(p stage.Piece) bool { return p.ID == rules.Element("event:"+e.ID) })
				if at < 0 {
					t.Fatalf("%s is not on the board", e.Name)
				}
				text := ""
				for _, op := range plan.Panel[at].Look {
					text += op.Text + " "
					if op.Text != "" && op.Box.Bottom() > plan.Panel[at].Box.H {
						t.Errorf("%dx%d, %d people: %q lies below the slip of %s", size.W, size.H, seats, op.Text, e.Name)
					}
				}
				if !strings.Contains(text, e.Words) {
					t.Errorf("%dx%d, %d people: %s says only %q", size.W, size.H, seats, e.Name, text)
				}
			}
		}
	}
}

// With few heroes the decks lie below their plates, with many in the panel: always once.
func TestDecksLieOnce(t *testing.T) {
	for _, size := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		for seats, column := range map[int]bool{1: true, 4: true, 5: false, 6: false} {
			plan := table.Lay(New(), table.Pose{State: begun(t, seats), Mode: table.Looking}, size, faces).Plan
			is := func(p stage.Piece) bool { return p.ID == "deck:event" }
			if left, panel := slices.ContainsFunc(plan.Left, is), slices.ContainsFunc(plan.Panel, is); left != column || panel == column {
				t.Errorf("%dx%d, %d people: decks in the column %v, in the panel %v", size.W, size.H, seats, left, panel)
			}
		}
	}
}

// A hero in a building covers neither its name nor, in the east, a hero on the wall.
func TestHeroesCoverNoNames(t *testing.T) {
	sizes := []ink.Metrics{{W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}}
	n := 0
	visit(t, 120, func(s *bsieged.State, _ rules.Choice) {
		n++
		plan := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, sizes[n%len(sizes)], faces).Plan
		for _, h := range s.View().Heroes {
			if h.At.Kind() != "building" {
				continue
			}
			var figure, sign ink.Rect
			for _, p := range plan.Board {
				switch p.ID {
				case rules.Element("hero:" + s.Set().Heroes[h.Kind].ID):
					figure = p.Box
				case rules.Element("sign:" + h.At.Name()):
					sign = p.Box
				}
			}
			if !sign.Empty() && figure.Inset(2).Overlaps(sign.Inset(2)) {
				t.Errorf("a hero at %v covers the name of %s at %v", figure, h.At, sign)
			}
		}
	})
}

// The banner of the end lies below the board, on nothing, and what became of the Messenger is told.
func TestEndCoversNothing(t *testing.T) {
	told := map[string]string{}
	for seed := uint64(1); len(told) < 2 && seed < 60; seed++ {
		state, err := load(t).New(rules.Setup{Seed: seed, Seats: 4})
		if err != nil {
			t.Fatal(err)
		}
		for !state.Decision().Over() {
			if _, err := state.Apply(state.(rules.Pruner).Sensible(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		o, _ := state.Outcome()
		if told[o.Result] != "" || o.Result != "won" && o.Result != "lost_messenger" {
			continue
		}
		for _, size := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			plan := table.Lay(New(), table.Pose{State: state, Mode: table.Ended}, size, faces).Plan
			is := func(p stage.Piece) bool { return p.ID == table.EndBanner }
			at := slices.IndexFunc(plan.Row, is)
			if slices.ContainsFunc(plan.Board, is) || at < 0 {
				t.Fatalf("%dx%d: the banner is not in the row below the board", size.W, size.H)
			}
			for _, p := range plan.Row {
				if !is(p) && p.ID != "panel:ribbon" && p.Box.Overlaps(plan.Row[at].Box) {
					t.Errorf("%dx%d: the banner lies on %s", size.W, size.H, p.ID)
				}
			}
			for _, p := range plan.Panel {
				for _, op := range p.Look {
					told[o.Result] += op.Text + " "
				}
			}
		}
	}
	for result, want := range map[string]string{"won": "Safe on the ", "lost_messenger": "Dead, as the first one"} {
		if !strings.Contains(told[result], want) {
			t.Errorf("%s is not told: %q", result, told[result])
		}
	}
}

// riding is the board with the Messenger in a Zone, and what the enemies make of his ride.
type riding struct {
	*Board
	at   rules.Element
	held int
	ride bsieged.RideThreat
	dies bsieged.Chance
}

func (b riding) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	l.Messenger.At, l.Messenger.Held = b.at, b.held
	l.foreseen, l.threat.Messenger, l.threat.Ride = true, b.dies, b.ride
	l.panel()
	return l.Out
}

// BS-TBL-5, BS-MSG-4, BS-MSG-10: the panel says what will hold the Messenger once the enemies have marched, that he rides on only if
// nothing does, and why he stands where they will kill him.
func TestThePanelTellsWhatHoldsTheMessenger(t *testing.T) {
	for _, c := range []struct {
		held int
		ride bsieged.RideThreat
		dies bsieged.Chance
		want string
	}{
		{0, bsieged.RideThreat{}, bsieged.Never, "He rides on next round, unless an Event stops him."},
		{3, bsieged.RideThreat{}, bsieged.Never, "He rides on next round, unless an Event stops him."},
		{2, bsieged.RideThreat{Caught: bsieged.Surely}, bsieged.Never, "Enemies in his Zone hold him."},
		{0, bsieged.RideThreat{Caught: bsieged.Surely}, bsieged.Never, "Enemies march into his Zone in this round: he will be stopped."},
		{0, bsieged.RideThreat{Blocked: bsieged.Surely}, bsieged.Never, "Enemies in Zone 3 will block his way."},
		{0, bsieged.RideThreat{Blocked: bsieged.Maybe}, bsieged.Never, "Enemies may keep him from riding on."},
		{2, bsieged.RideThreat{}, bsieged.Surely, "Zone 2: enemies are in his Zone and hold him. Enemies will kill him in this round."},
	} {
		b := riding{New(), "zone:north/2", c.held, c.ride, c.dies}
		plan := table.Lay(b, table.Pose{State: begun(t, 1), Mode: table.Looking}, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, faces).Plan
		if !slices.ContainsFunc(plan.Panel, func(p stage.Piece) bool { return strings.Contains(p.Label, c.want) }) {
			t.Errorf("%+v: nothing says %q", c, c.want)
		}
	}
}

// The panel says of a Messenger whom a card protects that nothing kills him in this round, and not just that his way is free.
func TestThePanelTellsOfAProtectedMessenger(t *testing.T) {
	m := table.Moment{State: begun(t, 1)}
	l, ok := newLayout(New(), &m)
	if !ok {
		t.Fatal("no layout")
	}
	for ward, want := range map[bool]string{true: "Protected in this round.", false: "Nobody blocks his way."} {
		l.Ward = ward
		if forms := l.messengerRide(2).forms; forms[len(forms)-1] != want {
			t.Errorf("protected %t: it says %q", ward, forms)
		}
	}
}

// What a hero may lose in the Enemies phase is told in one form, and as a limit where it is open (BS-TBL-5).
func TestPerilIsForetold(t *testing.T) {
	for _, c := range []struct {
		step        bsieged.Step
		least, most int
		want        string
	}{
		{bsieged.Heroes, 2, 2, "-2"},
		{bsieged.AttackNow, 2, 2, "-2"},
		{bsieged.Heroes, 0, 3, "0 to -3"},
		{bsieged.AttackNow, 1, 3, "-1 to -3"},
	} {
		m := table.Moment{State: begun(t, 1)}
		l, ok := newLayout(New(), &m)
		if !ok {
			t.Fatal("no layout")
		}
		l.foreseen, l.Now.Step = true, c.step
		l.threat.Heroes[0] = bsieged.HeroThreat{Least: c.least, Most: c.most}
		if got, _ := l.peril(0); got != c.want {
			t.Errorf("of %d to %d in step %d is told %q", c.least, c.most, c.step, got)
		}
	}
}

// perilous is a board on which every hero may lose Morale, of which the column of the heroes is laid out.
type perilous struct {
	*Board
	what bsieged.HeroThreat
}

func (b perilous) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	l.foreseen, l.Now.Step = true, bsieged.Heroes
	for h := range l.Heroes {
		l.threat.Heroes[h] = b.what
	}
	l.Active, l.Heroes[1].Left = 1, 3
	l.column()
	return l.Out
}

// BS-TBL-4 BS-TBL-7: the plate of every hero says whole and in one form what may be lost, with the picture of Morale, be it much and deadly, whatever
// the name and whoever bears the First Hero token; and beside it how many actions are left.
func TestEveryPlateTellsOfPeril(t *testing.T) {
	tells := map[string]bsieged.HeroThreat{"3": {Least: 0, Most: 3}, "5": {Least: 5, Most: 5}, "10": {Least: 10, Most: 10, Dies: bsieged.Surely}}
	for _, size := range [...][2]int{{1280, 720}, {1920, 1080}, {1366, 768}} {
		for _, heroes := range []string{"eileen,orobox,osvith,myrinia", "myrinia,lugh,kador,osvith"} {
			s, err := load(t).New(rules.Setup{Seed: 5, Seats: 1, Options: map[string]string{"heroes": heroes}})
			if err != nil {
				t.Fatal(err)
			}
			m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}
			for n, what := range tells {
				for _, p := range table.Lay(perilous{New(), what}, table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Left {
					if k := p.ID.Kind(); k != "plate" && k != "hero" {
						continue
					}
					if !slices.ContainsFunc(p.Look, func(op ink.Op) bool {
						return op.Fits(faces) && (op.Text == "-"+n || op.Text == "0 to -"+n)
					}) || !slices.ContainsFunc(p.Look, func(op ink.Op) bool {
						return op.Kind == ink.Picture && op.Name == pic("icon-morale") && op.Box.Y < p.Box.H/3
					}) {
						t.Errorf("%v: %s does not say that %s may be lost", size, p.ID, n)
					}
					if n != "10" && p.ID.Name() == strings.Split(heroes, ",")[1] && !slices.ContainsFunc(p.Look, func(op ink.Op) bool { return strings.HasSuffix(op.Text, "3 left") }) {
						t.Errorf("%v: %s does not say that 3 actions are left", size, p.ID)
					}
				}
			}
		}
	}
}

// A plank of an ability has its words, or is no higher than its name needs.
func TestPlanksOfAbilitiesAreNotEmpty(t *testing.T) {
	s := begun(t, 1)
	met := 0
	for r := rules.NewRand(3); met < 60 && !s.Decision().Over(); {
		list := s.Decision().Choices
		if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
		for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			for _, p := range table.Lay(New(), table.Pose{State: s, Mode: table.Asking}, m, faces).Plan.Row {
				if p.ID.Kind() != "ability" {
					continue
				}
				met++
				lines := 0
				for _, op := range p.Look {
					if op.Text != "" {
						lines++
					}
				}
				if most := 2.2 * m.Font(ink.SerifBold, powerType).Size; lines < 2 && p.Box.H > max(m.MinTarget(), most)+1 {
					t.Errorf("%dx%d at %v: %s is %v high and says only its name", m.W, m.H, m.Text, p.ID, p.Box.H)
				}
			}
		}
	}
	if met == 0 {
		t.Error("no ability was met")
	}
}

// BS-DIF-1, BS-AVA-1: where no Avatar comes the panel does not tell what calls it. Each line is a thing that tells of itself, in
// sentences with one full stop.
func TestThePanelTellsWhetherTheAvatarComes(t *testing.T) {
	for level, want := range map[string]string{"footman": "No Avatar comes. Not at this difficulty.", "knight": "The Avatar is far away. Three equal symbols in a row call it."} {
		s, err := load(t).New(rules.Setup{Seed: 3, Seats: 1, Options: map[string]string{"difficulty": level}})
		if err != nil {
			t.Fatal(err)
		}
		plan := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
		told := map[rules.Element]string{}
		for _, p := range plan.Panel {
			if p.ID.Kind() == "quest" {
				told[p.ID] = p.Label
				if _, ok := s.About(p.ID); !ok || !p.Tip {
					t.Errorf("%s explains nothing", p.ID)
				}
			}
		}
		if told["quest:avatar"] != want || len(told) != 2 || strings.Contains(told["quest:messenger"], "..") {
			t.Errorf("%s: the panel says %q", level, told)
		}
	}
}

// The one ability of a hero has its words to the end where the cards leave room.
func TestTheOnlyAbilityIsReadWholly(t *testing.T) {
	met := 0
	for h := range 6 {
		heroes := []string{"osvith", "eileen", "myrinia", "lugh", "kador", "orobox"}
		heroes[0], heroes[h] = heroes[h], heroes[0]
		s, err := load(t).New(rules.Setup{Seed: 3, Seats: 1, Options: map[string]string{"heroes": strings.Join(heroes[:4], ",")}})
		if err != nil {
			t.Fatal(err)
		}
		d, _ := read(&table.Moment{State: s, Mode: table.Looking})
		l := &layout{position: d}
		list := l.abilities(l.mine())
		if len(list) != 1 {
			continue
		}
		met++
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			for _, p := range table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Row {
				text := ""
				for _, op := range p.Look {
					text += op.Text + " "
				}
				if p.ID.Kind() == "ability" && !strings.Contains(text, d.set.Abilities[list[0]].Words) {
					t.Errorf("%dx%d: of %q there is %q", m.W, m.H, d.set.Abilities[list[0]].Words, text)
				}
			}
		}
	}
	if met == 0 {
		t.Error("no hero with one ability was met")
	}
}

// BS-SEA-2: the plate of a hero who starves at the end of the round says so.
func TestThePlateOfAStarvingHeroSaysSo(t *testing.T) {
	seen := 0
	visit(t, 1500, func(s *bsieged.State, _ rules.Choice) {
		for _, o := range s.View().Heroes {
			if !o.Starves || seen > 20 {
				continue
			}
			plan := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
			for _, p := range plan.Left {
				if p.ID.Kind() != "plate" || p.ID.Name() != s.Set().Heroes[o.Kind].ID {
					continue
				}
				if seen++; !strings.Contains(p.Label, "Too little Food") {
					t.Errorf("it says %q", p.Label)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("nobody starved")
	}
}
