package table

import (
	"math"
	"strconv"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Stager is a Board that knows who or what acts in an event: while the events of others are shown, the table shows it
// large over the middle of the board, with what it does in words and arrows to what it hits.
type Stager interface {
	// Act is what the event shown last shows; false: nothing that is worth it.
	Act(Moment) (Act, bool)
}

// Act is what is shown large.
type Act struct {
	// Draw draws the card or figure, at most w wide and h high, and says how large it is.
	Draw func(w, h float64) (ink.List, ink.Rect)
	Hits []rules.Element // what it hits, nearest to its aim first
	Mute bool            // it says itself what happens, so that no words stand below
}

// leastAct is how long something that is shown large is looked at, at normal speed.
const leastAct = 600 * time.Millisecond

// Others' turns shall be shown for so long at normal speed: one of them, and all that come before a person is asked
// again. In the second half of it everything becomes faster; what takes a tick at any speed makes it up to a fifth longer.
const (
	turnTime = 5 * time.Second
	runTime  = 12 * time.Second
	// spare is the part of that time which is kept for what cannot be made faster, and from the factor of bunched on
	// several events are shown at once.
	spare   = 0.27
	bunched = 0.15
	// hastiest is the least factor of how long things last.
	hastiest = 0.02
	// calmest is that for what turns the match.
	calmest = 0.6
)

// Patient is a Board whose turns of others may be shown for another time than usual.
type Patient interface {
	// Patience is how long a turn of another seat is shown at most, at normal speed.
	Patience() time.Duration
}

// turnOf tells the turns of others apart.
type turnOf struct {
	seat rules.Seat
	turn int
}

// others reports whether somebody else than the person who looks on acts in an event: another seat, a boss, the game.
func (t *Table) others(e rules.Event) bool {
	return t.play.now.computer || e.Seat == rules.NoSeat || e.Seat != t.viewer
}

// budget takes in whose choice is shown next, for the time that it may take. What the game does about a choice of the
// person who looks on counts by itself.
func (p *playback) budget(turn int) {
	p.turn = turnOf{rules.NoSeat, turn}
	if p.now.computer {
		p.turn.seat = p.now.seat
	}
	if p.spent == nil || !p.now.computer || p.last != turn {
		p.spent = map[turnOf]time.Duration{}
	}
	p.last = turn
}

// haste is by how much less time things take than usual because a turn of somebody else is being shown for long.
func (t *Table) haste() float64 {
	if !t.play.theirs || !t.play.active {
		return 1
	}
	most := turnTime
	if b, ok := t.config.Board.(Patient); ok {
		most = b.Patience()
	} else {
		computers := 0
		for _, p := range t.players() {
			if p.Computer != "" {
				computers++
			}
		}
		most = min(most, runTime/time.Duration(max(1, computers)))
	}
	usual := t.settings.Animation.Factor()
	left := 1 - float64(t.play.spent[t.play.turn])/(float64(most)*usual)
	least := hastiest
	if t.play.grand {
		least = calmest
	}
	return math.Max(least, math.Min(1, 3*(left-spare)))
}

// bunch is how many events are shown at once, so that a long turn of somebody else comes to its end in time.
func (t *Table) bunch() int {
	if h := t.haste(); h < bunched {
		return int(math.Ceil(bunched / h))
	}
	return 1
}

// act shows large what somebody else does, and reports whether it did.
func (sc *scene) act(v view) bool {
	m := &sc.moment
	b, ok := v.board.(Stager)
	if !ok || m.Mode != Playing || !v.others {
		return false
	}
	act, ok := b.Act(*m)
	room := m.Room.Tray
	if !ok || room.Empty() {
		return false
	}
	k := sc.kit
	words := m.State.Tell(m.Last()).String()
	told := words
	if act.Mute {
		words = ""
	}
	f := k.Font(ink.SerifBold, 24)
	wide, foot := 0.0, 0.0
	if words != "" {
		wide = math.Round(math.Min(k.Width(f, words)+3*k.Gap(), math.Max(room.W/3, math.Min(room.W*0.8, k.Px(420)))))
		foot = k.Height(f, words, wide-2*k.Gap()) + k.Gap()
	}
	list, size := act.Draw(room.W/3, math.Min(room.H*0.6, room.H-foot-2*k.Gap()))
	if size.Empty() {
		return false
	}
	box := sc.apart(room, math.Max(size.W, wide), size.H+foot, act.Hits)
	art := ink.R(box.X+(box.W-size.W)/2, box.Y, size.W, size.H).Round()
	var l ink.List
	l = append(l, list.Shift(art.X, art.Y)...)
	if foot > 0 {
		strip := ink.R(box.X+(box.W-wide)/2, art.Bottom(), wide, foot).Round()
		l.Fill(strip, ink.Ink.Alpha(0.86), k.Px(8))
		op := l.Write(strip.Inset(k.Gap()/2), f, ink.Bone, words)
		op.Wrap, op.Across = true, ink.Middle
	}
	id := "table:act/" + rules.Element(strconv.Itoa(len(m.Story)))
	var arrows ink.List
	for _, el := range act.Hits {
		at, there := sc.box(el)
		if !there || at.Empty() {
			continue
		}
		arrows.Glow(at, ink.EmberLight, k.Px(16))
		arrows.Outline(at, ink.EmberLight, math.Max(2, k.Px(4)), k.Px(6))
		if box.Intersect(at).Empty() {
			arrows.Arrow(box.Facing(at), at.Facing(box), ink.Arrow{Bend: 0.08, Width: math.Max(3, k.Px(9)), Rim: math.Max(2, k.Px(5)),
				Head: math.Max(16, k.Px(40)), Picture: "kit/arrow-ember", Color: ink.EmberLight})
		}
	}
	if len(arrows) > 0 {
		hits := sc.decor(id+"/hits", depthTray+900, k.Screen(), arrows)
		hits.Exit, hits.Aloft = stage.FadeOut, true
	}
	p := sc.decor(id, depthTray+901, box, l)
	p.Label, p.Aloft = told, true
	return true
}

// apart is where something large lies in the middle of a room, moved as far as it must not to cover what it hits.
func (sc *scene) apart(room ink.Rect, w, h float64, hits []rules.Element) ink.Rect {
	x, y := room.Center()
	middle := ink.R(x-w/2, y-h/2, w, h)
	gap := 2 * math.Max(16, sc.kit.Px(40)) // room for the arrow
	for _, el := range hits {
		at, there := sc.box(el)
		if !there || middle.Intersect(at).Empty() {
			continue
		}
		best, least := middle, math.Inf(1)
		for _, try := range [...]ink.Rect{
			middle.Shift(at.X-gap-middle.Right(), 0), middle.Shift(at.Right()+gap-middle.X, 0),
			middle.Shift(0, at.Y-gap-middle.Bottom()), middle.Shift(0, at.Bottom()+gap-middle.Y),
		} {
			moved := math.Abs(try.X-middle.X) + math.Abs(try.Y-middle.Y)
			if try.X >= room.X && try.Y >= room.Y && try.Right() <= room.Right() && try.Bottom() <= room.Bottom() && moved < least {
				best, least = try, moved
			}
		}
		return best.Round()
	}
	return middle.Round()
}
