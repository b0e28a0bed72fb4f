package hexmap

import (
	"reflect"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// shows are the pieces of an overlay over a state as a seat knows it, with a place pointed at.
func shows(s rules.State, viewer rules.Seat, overlay int, hover rules.Element) (pieces []stage.Piece) {
	d := s.Decision()
	p := table.Pose{State: s, Viewer: viewer, Mode: table.Waiting, Overlay: overlay, Hover: hover}
	if d.Seats.Has(viewer) {
		p.Mode, p.Path = table.Asking, table.NewPath(d.Choices, s.Describe)
	}
	sc := table.Lay(New(), p, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	for _, p := range sc.Plan.Board {
		if k := p.ID.Kind(); k == "overlay" || k == "threat" {
			pieces = append(pieces, p)
		}
	}
	return pieces
}

// TestOverlaysTellNothingHidden lays every overlay over deals that differ in what a seat cannot know (ledger
// 2.3): all of them look the same.
func TestOverlaysTellNothingHidden(t *testing.T) {
	s := fullest(t)
	places := []rules.Element{"", "place:1201", "place:0604", "place:1504"}
	for _, viewer := range []rules.Seat{engine.Argot, engine.Mineos} {
		r := rules.NewRand(5)
		first := s.Veiled(viewer, &r)
		drawn := 0
		for overlay := threats; overlay <= objective; overlay++ {
			for _, place := range places {
				want := shows(first, viewer, overlay, place)
				drawn += len(want)
				for range 3 {
					if got := shows(s.Veiled(viewer, &r), viewer, overlay, place); !reflect.DeepEqual(got, want) {
						t.Fatalf("%s with %q pointed at tells seat %d of what is hidden", overlayNames()[overlay-1], place, viewer)
					}
				}
			}
		}
		if drawn < 6 {
			t.Errorf("only %d overlays of seat %d show anything", drawn, viewer)
		}
	}
}

// TestBlocksStandForTheirPlaces points at every block that is seen: threats and hexsides are shown of its place.
func TestBlocksStandForTheirPlaces(t *testing.T) {
	s := fullest(t).(*argot.State)
	known := known(s, engine.Argot).(*argot.State)
	own, backs := 0, 0
	for i := range known.Pieces {
		b := content.Block(i)
		if known.Pieces[i].Status != engine.OnMap {
			continue
		}
		el := (&Board{}).begin(table.Moment{State: known, Viewer: engine.Argot, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}).element(b)
		if el.Kind() == "back" {
			backs++
		} else {
			own++
		}
		for _, overlay := range []int{threats, hexsides} {
			if got, want := shows(known, engine.Argot, overlay, el), shows(known, engine.Argot, overlay, known.PlaceElement(known.Pieces[i].At)); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s over %s differs from that over its place", overlayNames()[overlay-1], el)
			}
		}
	}
	if own < 10 || backs < 10 {
		t.Errorf("%d faces and %d backs were pointed at", own, backs)
	}
}

// TestThreatsReachAsFarAsTheFastest tells a place that only the fastest block of the other side could reach.
func TestThreatsReachAsFarAsTheFastest(t *testing.T) {
	s := fullest(t).(*argot.State)
	r := rules.NewRand(1)
	known := s.Veiled(engine.Argot, &r).(*argot.State)
	o := over{layout: (&Board{}).begin(table.Moment{State: known, Viewer: engine.Argot, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})}
	tried := 0
	for i := range known.Pieces {
		b := o.Content.Blocks[i]
		if p := &known.Pieces[i]; p.Status != engine.OnMap || p.Party != engine.PartyOf(engine.Mineos) {
			continue
		}
		tried++
		m, most := o.moverAsKnown(content.Block(i)), 0
		for k := range o.Content.Blocks {
			if c := &o.Content.Blocks[k]; c.Kind == b.Kind && c.Army.Party() == engine.PartyOf(engine.Mineos) {
				most = max(most, o.Content.Face(content.Block(k), false).Movement)
			}
		}
		if m.Move < most || m.Train {
			t.Errorf("a hidden %s moves %d, the fastest %d", b.Kind.ID(), m.Move, most)
		}
	}
	if tried < 10 {
		t.Fatalf("%d hidden blocks were looked at", tried)
	}
}

// TestOverlaysShowWhatTheyAreFor looks at one fact of each overlay.
func TestOverlaysShowWhatTheyAreFor(t *testing.T) {
	s := fullest(t).(*argot.State)
	count := func(overlay int, hover rules.Element, name string) (n int) {
		for _, p := range shows(s, engine.Argot, overlay, hover) {
			for _, op := range p.Look {
				if op.Name == name && (name != "" || op.Kind == ink.Write) {
					n++
				}
			}
		}
		return n
	}
	medical := 0
	for p := range s.Map.Zone(atlas.Medical).All() {
		if s.Map.Here().Has(p) {
			medical++
		}
	}
	if n := count(raids, "", "argot/hex/ember") + count(raids, "", "argot/hex/legal"); n != medical {
		t.Errorf("%d of %d medical locations are shown", n, medical)
	}
	if n := count(hexsides, "place:1201", ""); n < 4 || n > 6 {
		t.Errorf("the room on %d hexsides of a place in the open is written", n)
	}
	if n := count(supply, "", "argot/hex/fed"); n < 10 {
		t.Errorf("%d places are fed, though the city feeds its own", n)
	}
	held := 0
	for p := range s.Scenario().Objective.All() {
		if s.EnemyAt(p, engine.PartyOf(engine.Mineos)) {
			held++
		}
	}
	if n := count(objective, "", "argot/frames/argot-emblem"); n != held {
		t.Errorf("Argot holds %d locations of the objective, %d are shown", held, n)
	}
	all, one := count(threats, "", "argot/hex/ember"), count(threats, "place:1201", "argot/hex/ember")
	if all < 20 || one >= all {
		t.Errorf("%d places are threatened, and %d stacks with places where one place is pointed at", all, one)
	}
}

// TestThreatsKeepToWhatMattersToTheViewer points at nothing: each place where blocks of the viewer stand and enemies could come says how
// many could, and no country is tinted where no block of the viewer stands or could go.
func TestThreatsKeepToWhatMattersToTheViewer(t *testing.T) {
	s := fullest(t).(*argot.State)
	for _, viewer := range []rules.Seat{engine.Argot, engine.Mineos} {
		l := New().begin(table.Moment{State: s, Viewer: viewer, Overlay: threats})
		o := over{layout: l}
		coming, stand, reached := o.coming(atlas.Nowhere)
		told, tinted, matter := 0, 0, 0
		for q, n := range coming {
			switch p := atlas.Place(q); {
			case n == 0:
			case stand.Has(p):
				told++
				matter++
			case reached.Has(p):
				matter++
			}
		}
		all, numbers := 0, 0
		for _, n := range coming {
			if n > 0 {
				all++
			}
		}
		for _, p := range shows(s, viewer, threats, "") {
			if p.ID.Kind() == "threat" {
				numbers++
			}
			for _, op := range p.Look {
				if op.Name == "argot/hex/ember" {
					tinted++
				}
			}
		}
		if numbers != told || told == 0 || tinted != matter || matter >= all {
			t.Errorf("seat %d: %d numbers on %d places, %d places tinted of %d that matter and %d in all", viewer, numbers, told, tinted, matter, all)
		}
	}
}

// TestThreatsCountAsForecastsDo: at the North Gate, where nobody flies or sails, as many enemies could come to a place of the viewer as the
// forecast of an attack on it counts (AR-PIN-1).
func TestThreatsCountAsForecastsDo(t *testing.T) {
	held := 0
	for seed := range uint64(8) {
		s := begun(t, "first_battle", seed+1)
		for s.Result == engine.Undecided {
			for _, viewer := range []rules.Seat{engine.Argot, engine.Mineos} {
				o := over{layout: New().begin(table.Moment{State: s, Viewer: viewer, Overlay: threats})}
				coming, stand, _ := o.coming(atlas.Nowhere)
				for p := range stand.All() {
					who := s.Approach(engine.PartyOf(viewer), atlas.Nowhere).To(p)
					if all, _ := who.Count(); coming[p] != all {
						t.Fatalf("seed %d, turn %d: %d could come to %s, and the forecast counts %d", seed+1, s.Turns(), coming[p], s.Map.Title(p), all)
					} else if all < len(who.List) {
						held++
					}
				}
			}
			if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if held == 0 {
		t.Error("nobody was ever held")
	}
}
