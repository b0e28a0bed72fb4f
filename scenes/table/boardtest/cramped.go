package boardtest

import (
	"fmt"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Looks are the screens at which no text of a board may lack room: three sizes, with text as it is at first and at its largest.
func Looks() (list []ink.Metrics) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {1024, 640}} {
		for _, text := range []float64{1, 1.6} {
			list = append(list, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text})
		}
	}
	return list
}

// Cramped tells which texts lack room (ink.Losses) where a position waits, and after the first clicks on up to so many things,
// and what is set in smaller type because it glows or is chosen.
func Cramped(b table.Board, g rules.Game, s rules.State, m ink.Metrics, measure ink.Measurer, clicks int) []string {
	d := s.Decision()
	viewer := d.Seats.First()
	s = known(g, s, viewer)
	pose := table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Preferences: settled(s, viewer)}
	asks, faults := tight(b, pose, m, measure)
	pose.Mode = table.Looking
	plain, more := tight(b, pose, m, measure)
	faults = append(append(faults, more...), smaller(plain, asks, "lit")...)
	pose.Mode = table.Asking
	for _, el := range pose.Path.Next() {
		if _, ends := pose.Path.Aim(el); ends {
			continue
		}
		if clicks--; clicks < 0 {
			break
		}
		next := pose
		next.Path = pose.Path.Click(el)
		chosen, more := tight(b, next, m, measure)
		faults = append(append(faults, more...), smaller(asks, chosen, "chosen")...)
	}
	slices.Sort(faults)
	return slices.Compact(faults)
}

// tight is a layout and which of its texts lack room.
func tight(b table.Board, p table.Pose, m ink.Metrics, measure ink.Measurer) ([]stage.Piece, []string) {
	sc := table.Lay(b, p, m, measure)
	pieces := camera(sc, m)("")
	region := ink.Rect{}
	if !sc.Plan.World.Empty() {
		region = sc.Room.Board
	}
	var faults []string
	for _, l := range stage.Losses(pieces, region, measure) {
		faults = append(faults, fmt.Sprintf("%s: %q is %s, %q is shown", family(rules.Element(l.On)), l.Text, l.Want, l.Shown))
	}
	return pieces, faults
}

// smaller tells which texts of pieces that lie in both layouts and are as large in both are set in smaller type in the second.
func smaller(a, b []stage.Piece, because string) (faults []string) {
	was := map[rules.Element]stage.Piece{}
	for _, p := range a {
		was[p.ID] = p
	}
	for _, p := range b {
		q, ok := was[p.ID]
		if !ok || q.Box.W != p.Box.W || q.Box.H != p.Box.H || q.Face != p.Face {
			continue
		}
		usual, now := types(q.Look), types(p.Look)
		for text, size := range now {
			if size < usual[text] {
				faults = append(faults, fmt.Sprintf("%s: %q is set in %.1f px where it is %s, and else in %.1f", family(p.ID), text, size, because, usual[text]))
			}
		}
	}
	return faults
}

// types are the words of a look with the size of the largest type in which each is set; numbers change, and are none.
func types(look ink.List) map[string]float64 {
	sizes := map[string]float64{}
	for _, op := range look {
		if len(op.Text) > 2 {
			sizes[op.Text] = max(sizes[op.Text], op.Font.Size)
		}
	}
	return sizes
}

// Hidden is the text of a piece of which a box hides the largest part, and that part.
func Hidden(p stage.Piece, box ink.Rect, measure ink.Measurer) (text string, most float64) {
	for _, op := range p.Look {
		if op.Kind != ink.Write || op.Text == "" {
			continue
		}
		op.Box = op.Box.Shift(p.Box.X, p.Box.Y)
		at := op.Extent(measure)
		both := at.Intersect(box)
		if part := both.W * both.H / (at.W * at.H); part > most {
			text, most = op.Text, part
		}
	}
	return text, most
}
