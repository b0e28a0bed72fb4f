package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/fold"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Passing is what happens when the seat that decides is another than the one that looks.
type Passing uint8

// The ways of passing the device on.
const (
	Stay    Passing = iota // the same eyes go on looking
	Switch                 // another seat of the same person, or the only person there is
	Banner                 // another person, in a game without secrets
	Curtain                // another person, and something is hidden
)

// Secrecy says whether the seats of a match know different things; see rules.Secret.
type Secrecy uint8

// The two kinds of match.
const (
	Public Secrecy = iota
	Secret
)

// Pass decides how the table goes from the seat that looks at it, NoSeat for nobody yet, to the
// seats that are to decide, and which seat looks then.
func Pass(s Secrecy, players []Player, viewer rules.Seat, deciding rules.Seats) (Passing, rules.Seat) {
	humans, next := rules.Seats(0), rules.NoSeat
	for _, p := range players {
		if p.Computer == "" {
			humans |= rules.SeatsOf(p.Seat)
		}
	}
	switch {
	case humans == 0:
		return Stay, viewer
	case deciding&humans == 0 && viewer != rules.NoSeat, deciding.Has(viewer) && humans.Has(viewer):
		return Stay, viewer
	case deciding&humans != 0:
		next = (deciding & humans).First()
	default:
		next = humans.First()
	}
	if viewer == rules.NoSeat {
		if s == Secret && people(players) > 1 {
			return Curtain, next
		}
		return Switch, next
	}
	if samePerson(players, viewer, next) {
		return Switch, next
	}
	if s == Secret {
		return Curtain, next
	}
	return Banner, next
}

// samePerson reports whether two seats are taken by one person: people are told apart by their
// names.
func samePerson(players []Player, a, b rules.Seat) bool {
	return personOf(players, a) == personOf(players, b)
}

func personOf(players []Player, seat rules.Seat) string {
	for _, p := range players {
		if p.Seat == seat && p.Computer == "" {
			return fold.Person(p.Name)
		}
	}
	return ""
}

// people is how many people sit at the table.
func people(players []Player) int {
	names := map[string]bool{}
	for _, p := range players {
		if p.Computer == "" {
			names[personOf(players, p.Seat)] = true
		}
	}
	return len(names)
}

// IDs of the curtain.
const (
	idCurtain = "table:curtain"
	idAbove   = "table:above"
	idLift    = "table:lift"
	idAway    = "table:away"
)

// curtain is what is on the screen while the device changes hands: who is next and what for, and nothing of the match
// but what everybody at the table knows.
type curtain struct {
	next Player
	when string   // how far the match has come, and whose turn it is
	asks string   // what the next one is asked: the prompt, which tells no secrets
	past []Player // who has decided since the next one did last, each once, the latest first
	tip  string   // a word of advice on the game, nothing about the match; may be empty
}

// handing is the curtain before a seat.
func (t *Table) handing(next rules.Seat) curtain {
	m := t.config.Match
	c := curtain{next: t.player(next)}
	s := m.View(next)
	c.when, c.asks = s.Progress().Text.String(), s.Prompt().Ask.String()
	h := m.History()
	for n := len(h) - 1; n >= m.LastOf(next); n-- {
		p := t.player(h[n].Seat())
		if !slices.ContainsFunc(c.past, func(q Player) bool { return q.Seat == p.Seat }) {
			c.past = append(c.past, p)
		}
	}
	return c
}

// curtain lays the curtain out. It covers everything.
func (s *sheet) curtain(c curtain, by hands) {
	k := s.kit
	screen := k.Screen()
	s.decor(idAbove, depthCurtain, screen.Shift(0, -screen.H), nil)
	var hanging ink.List
	hanging.Surface("curtain", screen)
	cloth := s.decor(idCurtain, depthCurtain, screen, hanging)
	cloth.Solid, cloth.Fixed, cloth.From, cloth.To = true, false, idAbove, idAbove
	area := screen.Inset(math.Max(8, k.Px(60)))
	pad := math.Max(10, k.Px(40))
	seal := math.Round(math.Min(k.Px(290), area.H*0.3))
	width := math.Min(area.W, math.Max(k.Px(850), k.Font(ink.Sans, 20).Size*26))
	var l ink.List
	k.Parchment(&l, ink.R(0, 0, width, 1))
	panel := len(l)
	w := form.Writer{Toolkit: k, L: &l, X: pad, Y: seal*0.48 + k.Gap(), W: width - 2*pad}
	w.OneLine(ink.SerifItalic, 24, 18, ink.OakLight, rules.Say("Hand over to")).Across = ink.Middle
	w.OneLine(ink.SerifBold, 72, 22, ink.Ink, c.next.Name).Across = ink.Middle
	w.OneLine(ink.Sans, 22, 16, ink.OakLight, sealWords(c.next)).Across = ink.Middle
	if c.asks != "" {
		w.Skip(k.Gap() * 1.2)
		w.Para(k.Font(ink.Sans, 20), ink.OakLight, c.when).Across = ink.Middle
		w.Para(k.Font(ink.SerifBold, 24), ink.Ink, c.asks).Across = ink.Middle
	}
	w.Skip(k.Gap() * 1.2)
	k.Rule(&l, width*0.14, width*0.86, w.Y)
	w.Skip(k.Gap() * 2)
	height := k.ButtonHeight(28)
	main := w.Y
	w.Skip(height + k.Gap()*2)
	w.OneLine(ink.Sans, 19, 16, ink.OakLight, rules.Say("Nobody else looks. Enter lifts the curtain.")).Across = ink.Middle
	foot, apart := k.ButtonHeight(20), k.Gap()*2
	tipOn(&w, c.tip, area.H-seal*0.52-foot-apart-pad*0.8)
	total := math.Ceil(w.Y + pad*0.8)
	for i := range l[:panel] {
		l[i].Box.H += total - 1
	}
	x, _ := area.Center()
	y := area.Y + math.Max(seal*0.52, (area.H-total-foot-apart)/2)
	y = math.Min(y, area.Bottom()-total-foot-apart)
	box := ink.R(x-width/2, y, width, total).Round()
	l.Picture(c.next.Emblem.Seal, ink.R(width/2-seal/2, -seal*0.52, seal, seal).Round())
	s.decor("table:curtain-panel", depthCurtain+1, box, l.Shift(box.X, box.Y)).Label = rules.Say("Hand over to %s", c.next.Name)
	lift := form.Label{ID: idLift, Text: rules.Say("I am %s", c.next.Name), Icon: "kit/eye", Size: 28}
	bw := math.Min(width-2*pad, k.ButtonWidth(lift))
	s.button(k.MainButton(lift, ink.R(x-bw/2, box.Y+main, bw, height).Round()), depthCurtain+2, by)
	s.curtainFoot(c, ink.R(box.X, box.Bottom()+apart, box.W, foot), by)
}

// tipOn adds a word of advice below what is written, if it ends above a height.
func tipOn(w *form.Writer, tip string, bottom float64) {
	f := w.Font(ink.SerifItalic, 20)
	gap := w.Gap() * 1.4
	if h := w.Height(f, tip, w.W); tip == "" || w.Y+2*gap+h > bottom {
		return
	}
	w.Skip(gap)
	w.Toolkit.Rule(w.L, w.X+w.W*0.38, w.X+w.W*0.62, w.Y)
	w.Skip(gap)
	w.Para(f, ink.OakLight, tip).Across = ink.Middle
}

// curtainFoot says who has decided meanwhile, and lets the people leave.
func (s *sheet) curtainFoot(c curtain, line ink.Rect, by hands) {
	k := s.kit
	leave := form.Label{ID: idAway, Text: rules.Say("Save and leave"), Icon: "kit/save", Size: 20}
	at, rest := line.CutRight(k.ButtonWidth(leave))
	s.button(k.Button(leave, at.Round()), depthCurtain+2, by)
	if len(c.past) == 0 {
		return
	}
	var l ink.List
	side := math.Min(rest.H, k.Px(72))
	l.Picture(c.past[0].Emblem.Seal, ink.R(rest.X, rest.Y+(rest.H-side)/2, side, side).Round())
	words := ink.R(rest.X+side+k.Gap(), rest.Y, rest.W-side-2*k.Gap(), rest.H)
	k.Short(&l, words, k.Font(ink.Sans, 20), ink.Bone, c.meanwhile())
	s.decor("table:curtain-last", depthCurtain+1, rest, l)
}

// meanwhile says who has decided since the next one did last.
func (c curtain) meanwhile() string {
	var names []rules.Text
	for _, p := range c.past {
		names = append(names, rules.T("%s", p.Name))
	}
	slices.Reverse(names)
	return rules.Plural(len(names), "%s has decided since.", "%s have decided since.", rules.And(names...)).String()
}

func sealWords(p Player) string {
	words := emblems[p.Emblem.Name]
	if p.Role != "" && p.Role != p.Name {
		words = rules.Commas(rules.Name("", p.Role), words)
	}
	return words.String()
}

// emblems are the colours and patterns of the seals in words, by the name of the colour.
var emblems = map[string]rules.Text{
	"oxblood":   rules.T("oxblood and chevron"),
	"lapis":     rules.T("lapis and bars"),
	"verdigris": rules.T("verdigris and dots"),
	"gold":      rules.T("gold and checks"),
	"violet":    rules.T("violet and bend"),
	"bone":      rules.T("bone and plain"),
}
