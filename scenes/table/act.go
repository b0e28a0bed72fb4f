package table

import (
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Stager is a Board that knows who or what acts in an event: while the events of others are shown, the table shows it
// large over the board, off cards and figures where there is room, with what it does in words and arrows to what it hits.
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
	Says string          // what it says that the log does not
	Amid bool            // it lies in the middle, as what is drawn does: it is about nothing on the board that has to be seen beside it
}

// leastAct is how long something that is shown large is looked at, at normal speed.
const leastAct = 600 * time.Millisecond

// Others' turns shall be shown for so long at normal speed: one of them, and so much more for each player beyond the first all that
// come before a person is asked again. In the second half of it everything becomes faster; what takes a tick at any speed makes it up
// to a fifth longer.
const (
	turnTime = 5 * time.Second
	further  = time.Second
	// rest is what all of them leave of their time for what is under way when it is over.
	rest = 800 * time.Millisecond
	// spare is the part of that time which is kept for what cannot be made faster, and from the factor of bunched on
	// several events are shown at once.
	spare   = 0.27
	bunched = 0.15
	// hastiest is the least factor of how long things last.
	hastiest = 0.02
	// calmest is that for what turns the match, and late that once the time is over.
	calmest = 0.6
	late    = 0.35
	// each is what the choice of a computer player takes at any speed: the ticks in which it is played and shown.
	each = 2 * time.Second / 60
)

// turnOf tells the turns of others apart.
type turnOf struct {
	seat rules.Seat
	turn int
}

// spending is for how long others have been shown since a person decided last.
type spending struct {
	turns map[turnOf]time.Duration
	now   turnOf // whose turn is shown
	all   time.Duration
	most  time.Duration // that all of them shall be shown for
	recap bool          // it is seen once more: all of it counts, whoever decided
}

// runTime is for how long all shall be shown that so many computer players do before a person is asked again.
func runTime(players int) time.Duration {
	return turnTime + time.Duration(max(0, players-1))*further - rest
}

// spend counts time for the turn that is shown.
func (s *spending) spend(d time.Duration) {
	if s.turns == nil {
		s.turns = map[turnOf]time.Duration{}
	}
	s.turns[s.now] += d
	s.all += d
}

// left is the part of the time for the turn that is shown which is left, or of that for all of them if it is less; usual is
// how long things last as a multiple of their normal length.
func (s *spending) left(usual float64) float64 {
	part := func(spent, most time.Duration) float64 { return 1 - float64(spent)/(float64(most)*usual) }
	if s.recap {
		return part(s.all, s.most)
	}
	return math.Min(part(s.turns[s.now], turnTime), part(s.all, s.most))
}

// others reports whether somebody else than the person who looks on acts in an event: another seat, a boss, the game.
func (t *Table) others(e rules.Event) bool {
	return t.play.now.computer || e.Seat == rules.NoSeat || e.Seat != t.viewer
}

// budget takes in whose choice is shown next, for the time that it may take beside so many computer players. With a choice of a person it begins anew; what the
// game does about that counts by itself. What is seen once more has one time for all of it.
func (p *playback) budget(turn, players int) {
	if p.now.recap {
		return
	}
	if !p.now.computer || p.spent.recap {
		p.spent = spending{}
	}
	p.spent.most = runTime(players)
	p.spent.now = turnOf{rules.NoSeat, turn}
	if p.now.computer {
		p.spent.now.seat = p.now.seat
	}
}

// computers is how many computer players sit at the table.
func (t *Table) computers() int {
	m := t.config.Match
	return len(m.Seats()) - bits.OnesCount64(uint64(m.Humans()))
}

// counted reports whether the time of what is shown is bounded: a turn of somebody else, or what is seen once more.
func (p *playback) counted() bool { return p.active && (p.theirs || p.now.recap || p.now.computer) }

// hastened reports whether what is shown may be made faster: not what came of what the person did, though a choice of somebody else
// ends it and its time counts there.
func (p *playback) hastened() bool { return p.active && (p.theirs || p.now.recap) }

// haste is by how much less time things take than usual because a turn of somebody else, or a recap, is being shown for long.
func (t *Table) haste() float64 {
	if !t.play.hastened() {
		return 1
	}
	usual := t.settings.Animation.Factor()
	if usual == 0 { // what is seen again is looked at even where nothing glides
		usual = 1
	}
	left, least := t.play.spent.left(usual), hastiest
	switch {
	case t.play.grand && left > 0:
		least = calmest
	case t.play.grand:
		least = late
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
	words := rules.Related(m.State, m.Story).String()
	told := strings.TrimSpace(words + " " + act.Says)
	if act.Mute {
		words = ""
	}
	f := k.Font(ink.SerifBold, 24)
	wide, foot := 0.0, 0.0
	if words != "" {
		wide = math.Round(math.Min(k.Width(f, words)+3*k.Gap(), math.Max(room.W/3, math.Min(room.W*0.8, k.Px(420)))))
		foot = k.Height(f, words, wide-2*k.Gap()) + k.Gap()
	}
	list, size, box := sc.staged(act, room, wide, foot)
	if size.Empty() {
		return false
	}
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

// stagedHigh are the parts of the board's height that what is shown large may have, the larger ones only where it covers nothing.
var stagedHigh = [...]float64{0.6, 0.5, 0.42}

// staged is what is shown large, its size, and where it lies with the words below it: in the smallest size, or the largest in which it
// covers no card and no figure, and nothing that the board wants spared.
func (sc *scene) staged(act Act, room ink.Rect, wide, foot float64) (list ink.List, size, box ink.Rect) {
	spare := sc.spared(room)
	for _, high := range stagedHigh {
		list, size = act.Draw(room.W/3, math.Min(room.H*high, room.H-foot-2*sc.kit.Gap()))
		if size.Empty() {
			return list, size, box
		}
		if act.Amid {
			return list, size, room.Middle().Around(math.Max(size.W, wide), size.H+foot).Round()
		}
		box = sc.apart(room, math.Max(size.W, wide), size.H+foot, act.Hits, spare)
		if !slices.ContainsFunc(spare, box.Overlaps) {
			break
		}
	}
	return list, size, box
}

// spared are the cards and figures that lie in a room, but what is as large as half of it, and what the board wants spared.
func (sc *scene) spared(room ink.Rect) (list []ink.Rect) {
	for i := range sc.pieces {
		p := &sc.pieces[i]
		box := sc.onScreen(p)
		small := box.W*box.H < room.W*room.H/2
		if small && box.Overlaps(room) && (p.Role == "card" || p.Role == "figure" || slices.Contains(sc.plan.Spare, p.ID)) {
			list = append(list, box)
		}
	}
	return list
}

// apart is where something large lies in a room: not over what it hits, with room for the arrow, over as little as can be of what is
// to be spared, and close to the middle.
func (sc *scene) apart(room ink.Rect, w, h float64, hits []rules.Element, spare []ink.Rect) ink.Rect {
	x, y := room.Center()
	gap := 2 * math.Max(16, sc.kit.Px(40))
	var avoid []ink.Rect
	for _, el := range hits {
		if at, there := sc.box(el); there {
			avoid = append(avoid, at.Inset(-gap))
		}
	}
	return stage.Beside(ink.R(x, y, 0, 0), w, h, 0, room, avoid, spare)
}
