package towers

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// asked are the options by which seats are asked for upkeep and Ripostes too, so that random play comes by all questions.
func asked(seats int) map[string]string {
	options := map[string]string{}
	for seat := range seats {
		options["needless"+strconv.Itoa(seat+1)] = "skip"
	}
	return options
}

// rests visits positions of a match that is played at random, once creatures stand on the battlefield.
func rests(t *testing.T, seats int, seed uint64, visit func(*towersiege.State, rules.Decision)) {
	t.Helper()
	state, err := load(t).New(rules.Setup{Seats: seats, Seed: seed, Options: asked(seats)})
	if err != nil {
		t.Fatal(err)
	}
	s, r := state.(*towersiege.State), rules.NewRand(seed)
	for n := range 1500 {
		d := s.Decision()
		if d.Over() {
			return
		}
		if (n%60 == 59 || n%20 == 0 && s.Asked == engine.AskRespond) && s.Engine().Phase != engine.Choosing {
			visit(s, d)
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// All creatures of a table have one size, own and foreign, whatever can be done with them, and the levels of each stand on its
// plate with their icons, below a figure that can be told from others, at every size of window and text, also in crowds.
func TestCreaturesHaveOneSizeAndTheirLevels(t *testing.T) { // TS-LVL-1
	seen := 0
	for _, seed := range []uint64{0, 20, 50} {
		for seats := 2; seats <= 4; seats++ {
			rests(t, seats, uint64(seats)+seed, func(s *towersiege.State, d rules.Decision) {
				size, text := boardtest.Sizes()[seen%len(boardtest.Sizes())], boardtest.Texts()[seen%len(boardtest.Texts())]
				for _, m := range []ink.Metrics{{W: size[0], H: size[1], Device: 1, Text: text}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
					seen += alike(t, s, d, m)
				}
			})
		}
	}
	if seen < 60 {
		t.Errorf("only %d creatures were seen", seen)
	}
}

// alike looks at all creatures of a position on a screen, and counts them.
func alike(t *testing.T, s *towersiege.State, d rules.Decision, m ink.Metrics) (seen int) {
	t.Helper()
	sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, m, faces)
	var one ink.Rect
	for i := range s.Things {
		thing := &s.Things[i]
		if !s.Creature(thing) || !thing.OnField() {
			continue
		}
		at := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool {
			return p.ID == s.ThingElement(thing.ID) && !p.Box.Intersect(sc.Room.Board).Empty()
		})
		if at < 0 {
			t.Errorf("%v: %s does not stand on the board", m, s.Info(thing).ID)
			continue
		}
		seen++
		p := sc.Pieces[at]
		if one.Empty() {
			one = p.Box
		}
		if math.Abs(p.Box.W-one.W) > 1 || math.Abs(p.Box.H-one.H) > 1 {
			t.Errorf("%v: %s is %.0fx%.0f, others %.0fx%.0f", m, s.Info(thing).ID, p.Box.W, p.Box.H, one.W, one.H)
		}
		icons, figure := 0, 0.0
		for _, op := range p.Look {
			switch op.Name {
			case "towersiege/icons/al", "towersiege/icons/dl":
				icons++
			case pictureOf(s.Info(thing)):
				figure = op.Box.W
			}
		}
		if words := textsOf(sc, p.ID); icons < 2 || slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "…") }) {
			t.Errorf("%v: on the plate of %s stands %q, with %d icons", m, s.Info(thing).ID, words, icons)
		}
		if figure < 22 {
			t.Errorf("%v: the figure of %s is %.0f wide", m, s.Info(thing).ID, figure)
		}
	}
	return seen
}

// Nothing is ever drawn over the board: what is asked, foretold, declared, rolled and played lies in the dock.
func TestNothingLiesOverTheBoard(t *testing.T) {
	docked := map[rules.Element]bool{}
	for seats := 2; seats <= 4; seats++ {
		rests(t, seats, uint64(seats)+40, func(s *towersiege.State, d rules.Decision) {
			for _, size := range boardtest.Sizes() {
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1.6}
				path := table.NewPath(d.Choices, s.Describe)
				for _, pose := range []table.Pose{
					{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path},
					{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path, Hover: path.Next()[0]},
					{State: s, Viewer: 0, Mode: table.Playing, Story: []rules.Event{{Kind: rules.DiceRolled, Name: "attack_rolled", Sides: rules.Percentile, Count: 1, Kept: 1,
						Dice: rules.Faces{37}, N: 40, M: 40, Subject: s.ThingElement(s.Players[d.Seats.First()].Mage)}}},
				} {
					sc := table.Lay(New(), pose, m, faces)
					if len(sc.Plan.Tray) > 0 {
						t.Fatalf("%v: %s lies over the board", m, sc.Plan.Tray[0].ID)
					}
					for _, p := range sc.Plan.Panel {
						docked[p.ID] = true
						if box := p.Box.Intersect(sc.Room.Board); !box.Empty() {
							t.Fatalf("%v: %s lies over the board at %v", m, p.ID, box)
						}
					}
				}
			}
		})
	}
	for _, id := range []rules.Element{"declared", "rolled", "die", "awaited"} {
		if !docked[id] {
			t.Errorf("%s was never in the dock", id)
		}
	}
}

// At most three things are lit at once of all that is worth a thought, the large button among them; all else that can be picked
// has a quiet frame.
func TestAtMostThreeThingsAreLit(t *testing.T) {
	lit, quiet := 0, 0
	for seats := 2; seats <= 4; seats++ {
		rests(t, seats, uint64(seats)+60, func(s *towersiege.State, d rules.Decision) {
			path := table.NewPath(d.Choices, s.Describe).Weighed(s.Sensible(nil))
			sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
			n := 0
			for _, mark := range sc.Marks {
				switch {
				case mark.State&stage.Legal == 0:
				case mark.State&stage.Sensible != 0:
					n++
				default:
					quiet++
				}
			}
			if lit += n; n > mostBright {
				t.Errorf("%d things are lit at once", n)
			}
		})
	}
	if lit == 0 || quiet == 0 {
		t.Errorf("%d things were lit, %d were not", lit, quiet)
	}
}

// Where a blow can go stands its chance: on each who may meet it, and on the seat the range over all of them.
func TestChancesStandWhereABlowCanGo(t *testing.T) {
	ranges, holds, several := 0, 0, 0
	for seed := uint64(80); seed < 92 && (ranges < 3 || holds < 3); seed++ {
		state, err := load(t).New(rules.Setup{Seats: 3, Seed: seed, Options: asked(3)})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 900 {
			d := s.Decision()
			if d.Over() {
				break
			}
			path := table.NewPath(d.Choices, s.Describe)
			switch {
			case s.Asked == engine.AskDefender:
			case s.Asked == engine.AskCombat && path.Next()[0].Kind() == "thing":
				path = path.Click(path.Next()[0])
			default:
				path = table.Path{}
			}
			if len(path.Left()) > 0 {
				sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
				for _, el := range path.Next() {
					c, ends := path.Aim(el)
					odds, ok := s.Odds(c)
					if !ends || !ok {
						continue
					}
					words := strings.Join(textsOf(sc, el), " ")
					if el.Kind() == "seat" {
						words = strings.Join(textsOf(sc, rules.Element("chance:"+el.Name())), " ")
						ranges++
					} else if s.Asked == engine.AskDefender && len(odds) == 1 {
						if box, there := placed(sc, el); !there || box.Empty() || s.At(engine.ThingID(c.Args[0])) != nil && !s.At(engine.ThingID(c.Args[0])).OnField() {
							continue
						}
						holds++
					} else {
						continue
					}
					if t0 := s.At(engine.ThingID(c.Args[0])); s.Asked == engine.AskDefender && t0 != nil && t0.Points > 1 {
						if several++; strings.Contains(words, "survives") || strings.Contains(words, "gone") {
							t.Errorf("%s has %d points, and on it stands %q", el, t0.Points, words)
						}
					}
					if !strings.Contains(words, "%") {
						t.Errorf("on %s stands %q", el, words)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if ranges < 3 || holds < 3 || several == 0 {
		t.Errorf("%d seats and %d defenders had a chance, %d of these with several points: too few to tell", ranges, holds, several)
	}
}

// Seven creatures a side keep their names on their plates at the size of a small window, whole.
func TestNamesStayWithSevenASide(t *testing.T) {
	seven := []string{"hill_giant", "skeleton", "roklor", "zombie", "carrion_crow", "stone_mason", "alchemist"}
	_, s := yard(t, engine.Points{0, 0}, seven, seven)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}, faces)
		for i := range s.Things {
			thing := &s.Things[i]
			if name := s.Info(thing).Title().String(); s.Creature(thing) && thing.OnField() && !slices.Contains(textsOf(sc, s.ThingElement(thing.ID)), name) {
				t.Errorf("%v: %s stands without its name: %q", size, name, textsOf(sc, s.ThingElement(thing.ID)))
			}
		}
	}
}

// Nine creatures a side keep their whole names on the smallest window of the usual type.
func TestManyCreaturesKeepTheirNames(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"skeleton", "alchemist", "bowman", "carrion_crow", "barrow_guard", "apprentice", "hill_giant", "hero", "stone_mason"},
		[]string{"skeleton", "zombie", "alchemist", "bowman", "barrow_guard", "roklor", "hero", "stone_mason", "burrow_beast"})
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	for i := range s.Things {
		th := &s.Things[i]
		if !s.Creature(th) || !th.OnField() {
			continue
		}
		if name := s.Info(th).Title().String(); !slices.Contains(textsOf(sc, s.ThingElement(th.ID)), name) {
			t.Errorf("%s has no name on its plate, but %q", name, textsOf(sc, s.ThingElement(th.ID)))
		}
	}
}

// Who is out has room for the words on that alone: who lives has the rest of the row (TS-END-3).
func TestWhoIsOutGivesWay(t *testing.T) {
	seen := 0
	for seed := range uint64(4) {
		rests(t, 4, seed, func(s *towersiege.State, d rules.Decision) {
			for _, size := range boardtest.Sizes() {
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: boardtest.Texts()[seen%len(boardtest.Texts())]}
				viewer := d.Seats.First()
				sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, m, faces)
				ruin, living := 0.0, math.Inf(1)
				for seat := range rules.Seat(4) {
					switch box, ok := placed(sc, engine.SeatElement(seat)); {
					case !ok || seat == viewer:
					case s.Players[seat].Out:
						ruin = max(ruin, box.W)
					default:
						living = min(living, box.W)
					}
				}
				if ruin == 0 || math.IsInf(living, 1) {
					continue
				}
				seen++
				if ruin*1.2 > living {
					t.Errorf("%v: who lives has %.0f, who is out %.0f", m, living, ruin)
				}
			}
		})
	}
	if seen < 20 {
		t.Errorf("somebody was out in %d pictures", seen)
	}
}
