package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// What a hint points at is brought into view, wherever the camera is.
func TestTheCameraLooksWhereAHintPoints(t *testing.T) {
	d := newWorld(t, 1280, 720, 1)
	board := d.table.scene.plan.Board
	for _, c := range d.match.State().Decision().Choices {
		el := d.table.path.Points(c)
		i := slices.IndexFunc(board, func(p stage.Piece) bool { return p.ID == el })
		if i < 0 {
			continue
		}
		away := board[(i+len(board)/2)%len(board)].Box
		d.table.stage.Bring(away)
		d.settle()
		d.key(ebiten.KeyH)
		d.tick()
		d.advice = game.Advice{Has: true, Hint: game.Hint{Choice: c}}
		d.settle()
		if seen := d.table.stage.View().Seen; !seen.Overlaps(board[i].Box) {
			t.Errorf("the hint points at %s at %v, and %v is seen", el, board[i].Box, seen)
		}
		d.key(ebiten.KeyEscape)
		d.settle()
	}
}

// nearBoard is a worldBoard whose elements lie side by side in a world of three regions by two, no more than two fifths of a region apart.
type nearBoard struct{ worldBoard }

// What the next click can lead to is brought into view whole where it is little: a hexside at the rim of what is seen had 21 points to be
// clicked.
func TestTheCameraShowsAllThatTheNextClickCanBe(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, nearBoard{}, solo(), at(settings.None), sized(1280, 720, 1))
	d.settle()
	boxOf := func(el rules.Element) ink.Rect {
		board := d.table.scene.plan.Board
		if i := slices.IndexFunc(board, func(p stage.Piece) bool { return p.ID == el }); i >= 0 {
			return board[i].Box
		}
		return ink.Rect{}
	}
	tried := 0
	for _, el := range d.table.path.Next() {
		if _, whole := d.table.path.Aim(el); whole {
			continue
		}
		next := d.table.path.Click(el).Next()
		if len(next) < 2 || len(next) > fewAsked {
			continue
		}
		for _, cut := range []rules.Element{next[0], next[1]} { // the rim of what is seen goes through it
			view, own := d.table.stage.View(), boxOf(el)
			view.Seen.X, view.Seen.Y = boxOf(cut).X+10, own.Y
			if own.X < view.Seen.X {
				continue
			}
			tried++
			d.table.stage.Show(view)
			d.settle()
			d.table.pickChoice(el)
			d.settle()
			for _, to := range d.table.path.Next() {
				if box, seen := boxOf(to), d.table.stage.View().Seen; !box.Empty() && seen.Intersect(box) != box {
					t.Errorf("%s was clicked, %s lies at %v, and %v is seen", el, to, box, seen)
				}
			}
			d.table.back()
			d.settle()
		}
	}
	if tried < 2 {
		t.Errorf("%d clicks were tried", tried)
	}
}

// tinyBoard is a nearBoard whose elements are too small to be read from afar.
type tinyBoard struct{ nearBoard }

// Where a mentor speaks of a thing on the board, the camera comes so near that it can be read, and what else he speaks of stays in view;
// it goes on doing so when the same is asked anew.
func TestTheCameraComesNearToWhatAMentorSpeaksOf(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, tinyBoard{}, solo(), at(settings.None), sized(1280, 720, 1))
	d.settle()
	board := d.table.scene.plan.Board
	two := []rules.Element{board[0].ID, board[1].ID}
	far := d.table.stage.View().Zoom()
	d.table.mentor = &mentor{step: 1, lit: two}
	for _, anew := range []bool{false, true} {
		d.table.seek = anew
		d.table.aim()
		v := d.table.stage.View()
		for i, el := range two {
			if box := v.Project(board[i].Box); v.Region.Intersect(box).W < box.W-1 || v.Region.Intersect(box).H < box.H-1 {
				t.Errorf("asked anew: %v: %s lies at %v, beside %v", anew, el, box, v.Region)
			}
		}
		if v.Zoom() <= far || board[0].Box.W*v.Zoom() < 35 { // all that can be clicked stays in view, too
			t.Errorf("asked anew: %v: %.0f points of what is spoken of are shown", anew, board[0].Box.W*v.Zoom())
		}
	}
}

// From one thing that a mentor speaks of to the next the camera stays where it stands, if that is in view: it went back and came nearer again
// with each step. Where it is out of view the camera goes there.
func TestTheCameraStaysWhereAllThatIsSpokenOfIsSeen(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, tinyBoard{}, solo(), at(settings.None), sized(1280, 720, 1))
	d.settle()
	board := d.table.scene.plan.Board
	both := []rules.Element{board[0].ID, board[1].ID}
	d.table.mentor = &mentor{step: 1, lit: both}
	d.table.aim()
	near := d.table.stage.View()
	for step, el := range both {
		d.table.mentor = &mentor{step: 2 + step, lit: []rules.Element{el}, point: el}
		d.table.aim()
		now := d.table.stage.View()
		if now != near {
			t.Errorf("at %s the camera goes from %v to %v", el, near.Seen, now.Seen)
		}
	}
	if !d.table.beholds() {
		t.Error("what was spoken of last is not in view")
	}
}
