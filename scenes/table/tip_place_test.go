package table

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// A tooltip lies beside what it speaks of and covers nothing that can be clicked or is lit, as long as
// there is a place for it.
func TestTipCoversNothingLegal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := form.Toolkit{Metrics: ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, Measure: faces}
		s := sheet{kit: k, marks: stage.Marks{}}
		for i := range 20 {
			id := rules.Element(fmt.Sprint("place:", i))
			x, y := float64(i%5)*260+20, float64(i/5)*250+20
			s.decor(id, depthBoard, ink.R(x, y, 240, 200), nil).Role = "place"
			s.marks[id] = stage.Mark{State: rapid.SampledFrom([]stage.State{0, stage.Legal, stage.Lit}).Draw(t, "state")}
		}
		n := note{about: rules.Element(fmt.Sprint("place:", rapid.IntRange(0, 19).Draw(t, "about"))), title: "Move to the Armory"}
		for range rapid.IntRange(0, 6).Draw(t, "lines") {
			n.lines = append(n.lines, rules.Line{Label: rules.T("Attack Strength"), Value: rules.T("2 + 3 + 1 + 2 = 8"), Tone: rules.Bad})
		}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		tip, ok := s.box("table:tip/" + n.about)
		if !ok || tip.Intersect(k.Screen()) != tip {
			t.Fatalf("the tooltip lies at %v", tip)
		}
		for _, p := range s.pieces {
			shown := s.marks[p.ID].State&(stage.Legal|stage.Lit) != 0
			if (shown || p.ID == n.about) && tip.Overlaps(p.Box) {
				t.Fatalf("the tooltip at %v covers %s at %v", tip, p.ID, p.Box)
			}
		}
		for _, op := range s.pieces[len(s.pieces)-1].Look {
			if !op.Fits(faces) {
				t.Fatalf("%q does not fit", op.Text)
			}
		}
	})
}

// A card at reading size and the words beside it are two pieces: each lies over nothing that is lit, and where it must, it
// hides nothing small whole.
func TestACardAtReadingSizeHidesNothingLit(t *testing.T) {
	for _, c := range []struct {
		w, h  int
		about ink.Rect
		read  [2]float64
		lit   []ink.Rect
		most  float64 // of a lit thing that may be hidden
	}{
		{1024, 640, ink.R(323, 100, 130, 78), [2]float64{234, 325}, []ink.Rect{ink.R(431, 304, 162, 95), ink.R(431, 201, 162, 95), ink.R(964, 604, 51, 27), ink.R(57, 604, 59, 27)}, 0.12},
		{1024, 640, ink.R(328, 112, 74, 90), [2]float64{234, 325}, []ink.Rect{ink.R(438, 0, 149, 390), ink.R(590, 0, 430, 100), ink.R(590, 166, 430, 469), ink.R(250, 400, 330, 235), ink.R(0, 0, 430, 100), ink.R(0, 110, 320, 60), ink.R(0, 560, 240, 78)}, 0},
		{1280, 720, ink.R(846, 227, 153, 88), [2]float64{264, 370}, []ink.Rect{ink.R(67, 390, 33, 44), ink.R(388, 459, 165, 192), ink.R(558, 458, 165, 192), ink.R(1069, 666, 200, 43)}, 0.12},
	} {
		k := form.Toolkit{Metrics: ink.Metrics{W: c.w, H: c.h, Device: 1, Text: 1}, Measure: faces}
		s := sheet{kit: k, marks: stage.Marks{}}
		s.decor("card:about", depthBoard, c.about, nil)
		for i, at := range c.lit {
			id := rules.Element(fmt.Sprint("place:", i))
			s.decor(id, depthBoard, at, nil)
			s.marks[id] = stage.Mark{State: stage.Legal}
		}
		var card ink.List
		card.Fill(ink.R(0, 0, c.read[0], c.read[1]), ink.Bone, 0)
		n := note{about: "card:about", body: []string{"It is no card of the opponent."}, read: Reading{Look: card, Size: ink.R(0, 0, c.read[0], c.read[1])}}
		for range 7 {
			n.lines = append(n.lines, rules.Line{Label: rules.T("Attack Strength"), Value: rules.T("2 + 3 + 1 + 2 = 8")})
		}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		tips := 0
		for _, p := range s.pieces {
			if !strings.HasPrefix(string(p.ID), "table:tip/") { // but what ties them to it
				continue
			}
			tips++
			if p.Box.Intersect(k.Screen()) != p.Box {
				t.Errorf("%s lies at %v", p.ID, p.Box)
			}
			for _, at := range c.lit {
				if both := p.Box.Intersect(at); both.W*both.H > c.most*at.W*at.H {
					t.Errorf("%dx%d: %s at %v hides what is lit at %v", c.w, c.h, p.ID, p.Box, at)
				}
			}
		}
		if tips != 2 {
			t.Errorf("%d pieces for a card and its words", tips)
		}
	}
}

// Where a tooltip would lie over what can be clicked, it is set narrower; and it keeps off figures and cards close by, where there
// is other room.
func TestATipMakesItselfNarrow(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	n := note{about: "place:it", title: "The Armory", body: []string{"The Thundering Anvil never sleeps and neither do its neighbours, who have long since given up asking for quiet."}}
	_, w, _ := noteLook(k, ink.TonesFor(ink.Standard), n)
	lay := func(pieces map[rules.Element]ink.Rect, role string, st stage.State) ink.Rect {
		s := sheet{kit: k, marks: stage.Marks{}}
		s.decor("place:it", depthBoard, ink.R(600, 300, 60, 60), nil).Role = "place"
		for id, box := range pieces {
			s.decor(id, depthBoard, box, nil).Role = role
			s.marks[id] = stage.Mark{State: st}
		}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		at, ok := s.box("table:tip/place:it")
		if !ok {
			t.Fatal("there is no tooltip")
		}
		return at
	}
	free := 664 + math.Round(w*0.9) // too little for the whole width
	full := map[rules.Element]ink.Rect{"left": ink.R(0, 0, 600, 720), "above": ink.R(600, 0, 60, 290), "below": ink.R(600, 370, 60, 350), "right": ink.R(free, 0, 1280-free, 720)}
	at := lay(full, "place", stage.Legal)
	full["middle"] = ink.R(600, 300, 60, 60)
	for id, box := range full {
		if at.Overlaps(box) {
			t.Errorf("at %v it lies over what is in the %s", at, id)
		}
	}
	hero := lay(nil, "", 0)
	if now := lay(map[rules.Element]ink.Rect{"hero:it": hero.Inset(hero.H / 4)}, "figure", 0); now.Overlaps(hero.Inset(hero.H / 4)) {
		t.Errorf("at %v it lies over a figure at %v", now, hero.Inset(hero.H/4))
	}
}

// Where all around can be clicked but for a low room, a tooltip is set low and wide, and what does not fit even then is left to
// the close look.
func TestATipLeavesOutWhatWouldHideWhatCanBeClicked(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, Measure: faces}
	n := note{about: "house", title: "The Sanctuary", rule: "BS-1", body: []string{
		"Earn 1 Food and 1 Divine Grace; or pay the Food of your next ability slot, draw two tokens of that Level, keep one: learn it or take +1 Strength.",
		"The candles lean toward whoever is most afraid."}}
	for _, label := range []string{"Quarter", "State"} {
		n.lines = append(n.lines, rules.Line{Label: rules.T(label), Value: rules.T("intact")})
	}
	fields := []ink.Rect{ink.R(13, 123, 998, 109), ink.R(13, 232, 306, 152), ink.R(319, 384, 386, 109), ink.R(705, 232, 306, 152)}
	for _, article := range []bool{true, false} {
		n.article = article // else it is what a choice would do
		s := sheet{kit: k, marks: stage.Marks{}}
		s.decor("house", depthBoard, ink.R(433, 308, 31, 31), nil)
		for i, box := range fields {
			id := rules.Element(fmt.Sprint("field:", i))
			s.decor(id, depthBoard, box, nil).Role = "place"
			s.marks[id] = stage.Mark{State: stage.Legal}
		}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		tip := s.pieces[len(s.pieces)-1]
		texts := 0
		for _, op := range tip.Look {
			if op.Text != "" {
				texts++
			}
		}
		if covers := slices.ContainsFunc(fields, tip.Box.Overlaps); covers || texts < 2 {
			t.Errorf("at %v with %d texts it lies over a field: %v", tip.Box, texts, covers)
		}
	}
}

// What a choice would do is told in smaller letters and with fewer figures, but with its title and its chance, where all else would
// lie over what is lit: it lies beside all of it, and it is whole where there is room.
func TestATipOfAChoiceFoldsBeforeItHidesWhatIsLit(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, Measure: faces}
	n := note{about: "house", title: "Use the Smuggler's Hideout", body: []string{"Roll a red die on the Smuggling Table."}}
	for _, value := range []string{"draw 1 Tavern card", "roll the yellow die to earn Gold: 2.0 on average", "draw 1 Sorcery card", "draw 1 Market card", "draw 1 Armory card", "roll the yellow die to earn Food: 2.0 on average"} {
		n.lines = append(n.lines, rules.Line{Label: rules.T("%d", len(n.lines)+1), Value: rules.T(value)})
	}
	for _, c := range []struct {
		has        bool
		low, right float64 // where the lit fields and the lit cards below end
		least      int     // how many texts are told at least
	}{{false, 440, 300, 14}, {true, 440, 300, 16}, {false, 496, 300, 8}, {true, 496, 300, 10}, {false, 496, 700, 2}, {true, 496, 700, 3}} {
		n.has, n.chance = c.has, 0.25
		s := sheet{kit: k, marks: stage.Marks{}}
		s.decor("house", depthBoard, ink.R(560, 260, 30, 30), nil)
		fields := []ink.Rect{ink.R(10, 0, 1004, 256), ink.R(10, 256, 540, c.low-256), ink.R(600, 256, 414, c.low-256), ink.R(550, 300, 50, c.low-300), ink.R(10, c.low+4, c.right, 636-c.low)}
		for i, box := range fields {
			id := rules.Element(fmt.Sprint("field:", i))
			s.decor(id, depthBoard, box, nil).Role = "place"
			s.marks[id] = stage.Mark{State: stage.Legal}
		}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		tip, texts := s.pieces[len(s.pieces)-1], 0
		for _, op := range tip.Look {
			if op.Text != "" {
				texts++
			}
		}
		if slices.ContainsFunc(fields, tip.Box.Overlaps) || tip.Box.Intersect(k.Screen()) != tip.Box {
			t.Errorf("with a chance %v, at %v it lies over what is lit", c.has, tip.Box)
		}
		if texts < c.least {
			t.Errorf("with a chance %v, at %v it says %d texts", c.has, tip.Box, texts)
		}
	}
}

// Where a note finds no room beside what it is about, a line leads from its edge to the edge of that; beside it there is none.
func TestANoteThatLiesApartIsTied(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	for _, crowded := range []bool{false, true} {
		s := sheet{kit: k, marks: stage.Marks{}}
		about := ink.R(600, 340, 40, 40)
		s.decor("place:about", depthBoard, about, nil)
		if crowded {
			s.decor("place:legal", depthBoard, about.Inset(-150), nil)
			s.marks["place:legal"] = stage.Mark{State: stage.Legal}
		}
		s.tip(note{about: "place:about", title: "Move to the Armory"}, ink.TonesFor(ink.Standard), nil)
		tip, _ := s.box("table:tip/place:about")
		line, tied := s.box("table:leash/place:about")
		switch {
		case tied != crowded:
			t.Errorf("crowded %v: the note at %v is tied: %v", crowded, tip, tied)
		case tied && (!line.Overlaps(about.Inset(-1)) || !line.Overlaps(tip)):
			t.Errorf("the line at %v does not lead from %v to %v", line, tip, about)
		}
	}
}

// A note keeps close to what it is about where it has room there in another width.
func TestANoteNarrowsRatherThanGoFar(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	n := note{about: "place:about", title: "Second Breath", body: []string{
		"Roll both dice anew, whatever they show, and take what comes: what is lost is lost, and what is won is won.",
		"It costs one Spirit, and can be used once in a roll.",
	}}
	s := sheet{kit: k, marks: stage.Marks{}}
	s.decor("place:about", depthBoard, ink.R(600, 340, 40, 40), nil)
	_, wide, _ := noteLook(k, ink.TonesFor(ink.Standard), n)
	gap := math.Round(wide * 0.9) // beside it, on the right alone; there is room for all of it far below
	for i, box := range []ink.Rect{ink.R(0, 40, 598, 560), ink.R(642+gap, 40, 638-gap, 560), ink.R(598, 40, gap+44, 210), ink.R(598, 470, gap+44, 130)} {
		id := rules.Element(fmt.Sprint("place:", i))
		s.decor(id, depthBoard, box, nil)
		s.marks[id] = stage.Mark{State: stage.Legal}
	}
	s.tip(n, ink.TonesFor(ink.Standard), nil)
	tip, _ := s.box("table:tip/place:about")
	if about, _ := s.box("place:about"); apart(tip, about) > tied*math.Max(4, k.Px(10)) || tip.W >= wide {
		t.Errorf("the note at %v, as a rule %v wide, lies far from %v", tip, wide, about)
	}
}

// A note that lies apart is tied to what it is about by a line over open ground alone: where that would run across other things it is a frame.
func TestNoLineRunsAcrossTheBoard(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	about, ring := ink.R(600, 340, 40, 40), 150.0
	s.decor("place:about", depthBoard, about, nil)
	for i, side := range []ink.Rect{ink.R(600-ring, 340-ring, 2*ring+40, ring), ink.R(600-ring, 380, 2*ring+40, ring), ink.R(600-ring, 340, ring, 40), ink.R(640, 340, ring, 40)} {
		id := rules.Element(fmt.Sprint("place:legal", i))
		s.decor(id, depthBoard, side, nil).Role = "place"
		s.marks[id] = stage.Mark{State: stage.Legal}
	}
	s.tip(note{about: "place:about", title: "Move to the Armory"}, ink.TonesFor(ink.Standard), nil)
	tip, _ := s.box("table:tip/place:about")
	tie, tied := s.box("table:leash/place:about")
	if !tied || apart(tip, about) < ring || tie.Intersect(about) != about || apart(tie, tip) < ring/2 {
		t.Errorf("the note at %v is tied to %v by %v, %v", tip, about, tie, tied)
	}
}

// A note on one of a column, which nothing is chosen from, leaves the others in sight: it lies over the open ground of the board, but for
// what stands there, and for what can be clicked.
func TestANoteLeavesTheColumnInSight(t *testing.T) {
	for at, legal := range map[int]bool{depthColumn: false, depthColumn + 1: true, depthBoard + 5: false} { // a narrow screen has them above the board
		k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
		s := sheet{kit: k, marks: stage.Marks{}}
		var column []rules.Element
		for i := range 4 {
			id := rules.Element(fmt.Sprint("hero:", i))
			s.decor(id, at, ink.R(11, 62+135*float64(i), 188, 130), nil).Role = "panel"
			column = append(column, id)
		}
		for i := range 8 {
			id := rules.Element(fmt.Sprint("zone:", i))
			s.decor(id, depthBoard, ink.R(212+103*float64(i), 62, 103, 560), nil).Role = "place"
			if legal {
				s.marks[id] = stage.Mark{State: stage.Legal}
			}
		}
		s.decor("unit:krohn", depthBoard+1, ink.R(230, 260, 40, 40), nil).Role = "figure"
		n := note{about: "hero:1", title: "Orobox, the Mercenary", article: true, body: []string{"Strong, and paid for every head: he earns where others only lose."}}
		for range 6 {
			n.lines = append(n.lines, rules.Line{Label: rules.T("Divine Grace"), Value: rules.T("3 of 3")})
		}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		tip, _ := s.box("table:tip/hero:1")
		hides := false
		for _, id := range append(column, "unit:krohn") {
			box, _ := s.box(id)
			hides = hides || tip.Overlaps(box)
		}
		if hides != legal {
			t.Errorf("at depth %d, with a board that can be clicked %v, the note lies at %v", at, legal, tip)
		}
	}
}

// What is read about a panel of a column lies over nothing that can be clicked where there is other room close by: open ground, or the column.
func TestWhatIsReadOfAPanelHidesNothingLit(t *testing.T) {
	for _, walls := range []bool{false, true} {
		k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
		s := sheet{kit: k, marks: stage.Marks{}}
		s.decor("plate:1", depthColumn+1, ink.R(11, 197, 188, 130), nil).Role = "panel"
		lit := []ink.Rect{ink.R(212, 350, 100, 270), ink.R(420, 62, 300, 560)}
		if walls {
			lit = append(lit, ink.R(212, 62, 208, 288))
		}
		for i, box := range lit {
			id := rules.Element(fmt.Sprint("zone:", i))
			s.decor(id, depthBoard, box, nil).Role = "place"
			s.marks[id] = stage.Mark{State: stage.Legal}
		}
		s.tip(note{about: "plate:1"}.reading("plate:1", Reading{Look: ink.List{{}}, Size: ink.R(0, 0, 188, 200), Beside: NothingBeside}), ink.TonesFor(ink.Standard), nil)
		tip, _ := s.box("table:tip/plate:1")
		hides := slices.ContainsFunc(lit, func(box ink.Rect) bool { return stage.Hides(tip, box) })
		if anchor, _ := s.box("plate:1"); hides || apart(tip, anchor) > tied*math.Max(4, k.Px(10)) {
			t.Errorf("with all ground lit %v, it lies at %v", walls, tip)
		}
	}
}

// Where there is no free room close by, what is read about a panel hides rather cards that are not lit than a wall that is.
func TestWhatIsReadOfAPanelHidesLeast(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	s.decor("plate:1", depthColumn+1, ink.R(11, 197, 188, 130), nil).Role = "panel"
	for id, box := range map[rules.Element]ink.Rect{"plate:0": ink.R(11, 62, 188, 130), "plate:2": ink.R(11, 332, 188, 130), "wall:west": ink.R(400, 62, 30, 560)} {
		s.decor(id, depthBoard, box, nil).Role = "place"
		s.marks[id] = stage.Mark{State: stage.Legal}
	}
	for i := range 14 {
		s.decor(rules.Element(fmt.Sprint("slot:", i)), depthBoard, ink.R(212, 62+40*float64(i), 88, 40), nil).Role = "card"
	}
	s.tip(note{about: "plate:1"}.reading("plate:1", Reading{Look: ink.List{{}}, Size: ink.R(0, 0, 188, 200), Beside: NothingBeside}), ink.TonesFor(ink.Standard), nil)
	tip, _ := s.box("table:tip/plate:1")
	wall, _ := s.box("wall:west")
	if anchor, _ := s.box("plate:1"); tip.Overlaps(wall) || apart(tip, anchor) > tied*math.Max(4, k.Px(10)) {
		t.Errorf("it lies at %v, and the wall at %v is lit", tip, wall)
	}
}

// A note lies off what the match is about, which is read when the first notes are.
func TestANoteLeavesWhatTheMatchIsAbout(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1}, Measure: faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	s.decor("zone:north/3", depthBoard, ink.R(500, 100, 180, 50), nil).Role = "place"
	s.decor(idBrief, depthFrame, ink.R(690, 60, 320, 180), nil)
	s.tip(note{about: "zone:north/3", title: "Zone 3", body: []string{"The Messenger sets out in a Zone 1.", "Enemies appear here."}}, ink.TonesFor(ink.Standard), nil)
	tip, ok := s.box("table:tip/zone:north/3")
	if brief, _ := s.box(idBrief); !ok || tip.Overlaps(brief) {
		t.Errorf("the note at %v lies over what the match is about, at %v", tip, brief)
	}
}

// A tooltip on a place lies over no sheet beside the board and not over the mentor, where there is ground.
func TestTipSparesSheetsAndTheMentor(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	s.decor("sheet:force", depthColumn, ink.R(12, 320, 186, 240), nil).Solid = true
	s.decor(idLesson, depthCard, ink.R(1050, 65, 216, 210), nil).Solid = true
	for id, box := range map[rules.Element]ink.Rect{"place:citadel": ink.R(248, 360, 172, 120), "place:market": ink.R(828, 90, 172, 120)} {
		s.decor(id, depthBoard, box, nil).Role = "place"
	}
	for _, about := range []rules.Element{"place:citadel", "place:market"} {
		n := note{about: about, title: "Move to the Citadel, 3 locations clockwise"}
		for range 4 {
			n.lines = append(n.lines, rules.Line{Label: rules.T("Attack Strength"), Value: rules.T("2 + 3 + 1 + 2 = 8")})
		}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		tip, ok := s.box("table:tip/" + about)
		for _, el := range []rules.Element{"sheet:force", idLesson} {
			if box, _ := s.box(el); !ok || tip.Overlaps(box) {
				t.Errorf("the tooltip on %s at %v lies over %s at %v", about, tip, el, box)
			}
		}
	}
}
