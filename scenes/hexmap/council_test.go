package hexmap

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// until plays a match, by a rule where there is one and else by its first choice, until a test holds.
func until(t *testing.T, s *argot.State, prefer []string, stop func() bool) {
	t.Helper()
	g := game(t)
	for !stop() {
		d := s.Decision()
		if d.Over() {
			t.Fatal("the match is over")
		}
		c := d.Choices[0]
		for _, want := range prefer {
			if i := slices.IndexFunc(d.Choices, func(c rules.Choice) bool { return strings.HasPrefix(g.Notation(c), want) }); i >= 0 {
				c = d.Choices[i]
				break
			}
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
}

func begun(t *testing.T, scenario string, seed uint64) *argot.State {
	t.Helper()
	s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": scenario}})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*argot.State)
}

// asking is what the seat that is asked sees.
func asking(s *argot.State, hover rules.Element) table.Screen {
	d := s.Decision()
	return laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Hover: hover})
}

func onTray(sc table.Screen, id rules.Element) (stage.Piece, bool) {
	i := slices.IndexFunc(sc.Plan.Tray, func(p stage.Piece) bool { return p.ID == id })
	if i < 0 {
		return stage.Piece{}, false
	}
	return sc.Plan.Tray[i], true
}

// TestTheCouncilShowsBlocksAsTheyAre looks at all that the council settles: faces that can be bought are shown as they
// would be, those that are bought as they are, and beside the blocks that can be replaced the one that would come.
func TestTheCouncilShowsBlocksAsTheyAre(t *testing.T) {
	offers := func(s *argot.State, v rules.Verb) bool {
		return slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == v })
	}
	for seed := uint64(1); seed < 60; seed++ {
		s := begun(t, "campaign", seed)
		until(t, s, []string{"undertake parley_zulon", "levy", "boost 2"}, func() bool { return s.Asked == engine.AskCouncil || s.Day > 0 })
		wardens, _ := s.Content.Find("ar04")
		better := s.Content.Face(wardens, true)
		piece, ok := onTray(asking(s, ""), s.BlockElement(wardens))
		if !ok || !strings.HasPrefix(piece.Label, better.Title().String()+":") || !draws(piece, "argot/icons/initiative-"+strings.ToLower(better.Letter.String())) {
			t.Fatalf("what can be bought is shown as %q", piece.Label)
		}
		until(t, s, []string{"upgrade ar04"}, func() bool { return s.Pieces[wardens].Upgraded })
		until(t, s, []string{"adjourn"}, func() bool { return !offers(s, engine.Adjourn) || offers(s, engine.Swap) })
		if !offers(s, engine.Swap) {
			continue // the parley failed
		}
		sc := asking(s, "")
		if piece, _ = onTray(sc, s.BlockElement(wardens)); !strings.HasPrefix(piece.Label, better.Title().String()+":") {
			t.Errorf("a block with its better face is shown as %q", piece.Label)
		}
		comes := s.Content.Face(s.Council.Swap, false).Title().String()
		if piece, ok = onTray(sc, s.BlockElement(s.Council.Swap)); !ok || !strings.HasPrefix(piece.Label, comes+":") || s.Council.Swap == content.NoBlock {
			t.Errorf("of %s, which would come, nothing is shown", comes)
		}
		if !strings.Contains(s.Prompt().Ask.String(), rules.Within(rules.Name("", comes)).String()) {
			t.Errorf("it is asked %q; nothing of %s", s.Prompt().Ask, comes)
		}
		until(t, s, []string{"swap"}, func() bool { return offers(s, engine.Recruit) })
		if s.Prompt().Rule != "AR-ARM-8" {
			t.Errorf("allies are asked for by %s: %q", s.Prompt().Rule, s.Prompt().Ask)
		}
		return
	}
	t.Fatal("no parley succeeded")
}

// draws reports whether a piece has a picture.
func draws(p stage.Piece, picture string) bool {
	return slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Name == picture })
}

// TestWhoLedStaysWhileTheDieFalls: while the throw of a scene is told, its way and its leader are shown, not those of
// the next scene.
func TestWhoLedStaysWhileTheDieFalls(t *testing.T) {
	s := begun(t, "campaign", 3)
	until(t, s, []string{"undertake"}, func() bool { return s.Asked == engine.AskBoost })
	leader, way := s.Campaign.Under.Leader, s.Campaign.Under.Way
	thrown := 0
	var story []rules.Event
	s.Watch(func(e rules.Event) {
		if story = append(story, e); e.Name != "scene_rolled" {
			return
		}
		thrown++
		sc := laid(s.Clone(), table.Pose{Viewer: engine.Argot, Mode: table.Playing, Story: slices.Clone(story)})
		piece, ok := onTray(sc, engine.WayElement(int(way)))
		for hero := range s.Content.Heroes {
			if shown := draws(piece, "argot/heroes/"+s.Content.Heroes[hero].ID); !ok || shown != (hero == int(leader)) {
				t.Errorf("%s, who leads %v, is shown %v", s.Content.Heroes[hero].ID, hero == int(leader), shown)
			}
		}
	})
	until(t, s, nil, func() bool { return thrown > 0 })
}

// TestWhyABlockCannotStartThere is told where it is pointed at and beside the buttons, without the id of a rule, in
// every place of the map.
func TestWhyABlockCannotStartThere(t *testing.T) {
	s := begun(t, "first_battle", 1)
	d := s.Decision()
	path := table.NewPath(d.Choices, s.Describe)
	path = path.Click(path.Next()[0])
	refused := 0
	for p := range s.Map.Here().All() {
		el := s.PlaceElement(p)
		sc := laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: path, Hover: el})
		why, said := sc.Plan.Why[el]
		if said == path.Can(el) || strings.Contains(sc.Plan.Help, "AR-") {
			t.Errorf("%s, possible %v: it says %q, and beside the buttons %q", el, path.Can(el), why.Why, sc.Plan.Help)
		}
		if said {
			refused++
			if sc.Plan.Help != why.Why.String() || why.Rule == "" {
				t.Errorf("%s: beside the buttons stands %q", el, sc.Plan.Help)
			}
		}
	}
	if refused == 0 {
		t.Error("the block can start everywhere")
	}
}

// TestABlockThatCanHitNobodySaysSo: ground blocks that only wings attack may do no more than hold or leave (AR-RUL-55),
// and are not said to throw dice.
func TestABlockThatCanHitNobodySaysSo(t *testing.T) {
	r := rules.NewRand(5)
	for seed := uint64(1); seed < 40; seed++ {
		s := begun(t, "full_siege", seed)
		for !s.Decision().Over() {
			d := s.Decision()
			if s.Asked == engine.AskAction {
				b := content.Block(d.Choices[0].Args[0])
				attacks := slices.ContainsFunc(d.Choices, func(c rules.Choice) bool {
					return content.Block(c.Args[0]) == b && c.Verb != engine.Hold && c.Verb != engine.Retreat && c.Verb != engine.Reembark
				})
				tag, ok := onTray(asking(s, ""), "deed:"+s.BlockElement(b))
				if !ok || strings.Contains(tag.Label+written(tag), "dice") != attacks && !s.Train(b) && s.Dice(b, false) > 1 {
					t.Fatalf("a block that attacks %v is said to do %q", attacks, written(tag))
				}
				if !attacks {
					return
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no block was met that can hit nobody")
}

func written(p stage.Piece) (words string) {
	for _, op := range p.Look {
		words += op.Text
	}
	return words
}

// TestTheCouncilLightsWhatIsWorthIt: of all that a full City pool could pay for, at most three things are lit, and with a pool that
// is worth keeping none but the end of the council.
func TestTheCouncilLightsWhatIsWorthIt(t *testing.T) {
	s := begun(t, "campaign", 3)
	until(t, s, []string{"levy"}, func() bool { return s.Asked == engine.AskCouncil })
	for _, pool := range []int16{30, 3} {
		m := s.Clone().(*argot.State)
		m.State.Pool = pool
		sc := asking(m, "")
		if n := len(sc.Plan.Bright); n == 0 || n > mostBright {
			t.Errorf("with a pool of %d it lights %v", pool, sc.Plan.Bright)
		}
		if ends := slices.Contains(sc.Plan.Bright, engine.AdjournButton); ends != (pool < 10) {
			t.Errorf("with a pool of %d it lights the end of the council: %v", pool, ends)
		}
		lit, open := 0, 0
		for _, p := range sc.Pieces {
			if mark := sc.Marks[p.ID]; mark.State&stage.Legal != 0 && p.ID.Kind() != "button" {
				if open++; mark.State&stage.Sensible != 0 {
					lit++
				}
			}
		}
		if lit > mostBright || pool < 10 && lit > 0 || pool > 10 && open <= mostBright {
			t.Errorf("with a pool of %d it lights %d of %d offers", pool, lit, open)
		}
	}
}

// TestNoLargeButtonWastesWhatIsFree: while a shot promises something, steps can be restored or victors had better go on, the large button is not the
// one that does without.
func TestNoLargeButtonWastesWhatIsFree(t *testing.T) {
	does := map[string]rules.Verb{engine.AskBombardment.String(): engine.Bombard, engine.AskRegroup.String(): engine.Regroup, engine.AskRestoring.String(): engine.Restore}
	seen := map[rules.Verb]int{}
	for kind, list := range collected(t, 30) {
		verb, ok := does[kind]
		if !ok {
			continue
		}
		ends := wastes[verb]
		for _, state := range list {
			s := state.(*argot.State)
			d, best := s.Decision(), s.Sensible(nil)
			sc := laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe).Weighed(best)})
			wasted := best[0].Verb == verb || verb == engine.Restore && len(advice.RestoreAll(s.State)) > 0
			if slices.Contains(sc.Plan.Main, ends) == wasted || slices.Contains(sc.Plan.Quiet, ends) != wasted {
				t.Errorf("%s is the large button: %v, it wastes what is best: %v", ends, !wasted, wasted)
			}
			if wasted {
				seen[verb]++
			}
		}
	}
	for kind, verb := range does {
		if seen[verb] == 0 {
			t.Errorf("%s: in no position something was wasted", kind)
		}
	}
}
