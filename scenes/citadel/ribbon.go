package citadel

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// ribbon lays out the row below the board: in the Enemies phase its steps, else the actions, cards
// and abilities of the hero who is asked or whose turn it is; empty when the match is over.
func (l *layout) ribbon() {
	room := l.Room.Row
	if room.Empty() || len(l.Heroes) == 0 {
		return
	}
	room = room.Round()
	b := l.Fresh()
	in := b.Oak(boardkit.Own(room))
	l.OnRow(stage.Piece{ID: "panel:ribbon", Box: room, Look: b.List, Solid: true})
	in = in.Shift(room.X, room.Y)
	if l.ended() {
		return // the room of the banner
	}
	if l.enemies() && !l.asksCards() {
		l.steps(in)
		return
	}
	h := l.mine()
	left, rest := in.CutLeft(math.Max(l.Px(128), l.Width(l.Font(ink.SansBold, 16), "2 actions left")+4+2*l.actionsInset()))
	l.actions(left.Round(), h)
	_, rest = rest.CutLeft(l.Gap(boardkit.Apart))
	abilities := l.abilities(h)
	side := 0.0
	if len(abilities) > 0 {
		_, columns := l.powerGrid(rest.H, len(abilities))
		side = math.Max(l.Px(190)*(1+float64(columns-1)*0.6), l.Width(l.Font(ink.Sans, 14), "Refined Sword"))
		side = math.Min(side, rest.W*0.42)
	}
	if len(abilities) == 1 { // its words have the room that the cards leave
		side = math.Max(side, math.Min(rest.W-l.handNeeds(h), l.Px(430)*math.Max(1, l.Metrics.Text)))
	}
	right, rest := rest.CutRight(side)
	l.hand(rest, h)
	l.powers(ink.R(right.X+1, right.Y, right.W-2, right.H), abilities)
}

// asksCards reports whether the question is answered with what the ribbon holds.
func (l *layout) asksCards() bool {
	for _, el := range l.Next {
		if k := el.Kind(); k == "card" || k == "ability" || k == "weapon" {
			return true
		}
	}
	return false
}

// actionsInset is the air beside the actions, which a mentor's frame leaves about their words.
func (l *layout) actionsInset() float64 { return l.Gap(boardkit.Close) }

// actions are the actions that the hero has left.
func (l *layout) actions(box ink.Rect, h int) {
	o := &l.Heroes[h]
	b := l.Fresh()
	r := boardkit.Own(box).Inset(l.actionsInset())
	r.Y, r.H = l.Px(1), box.H-2*l.Px(3)
	f, small := b.Font(ink.SansBold, 16), b.Font(ink.Sans, 14)
	text, art := r.CutBottom(b.Line(f) + b.Line(small))
	total := max(l.set.Match.Actions, o.Left+o.Artillery)
	if art.H > 10 {
		side := math.Min(art.H, (art.W-4)/float64(max(1, total)))
		for i := range total {
			b.Picture(pic("icon-action"), ink.R(art.X+float64(i)*side, art.Y+(art.H-side)/2, side, side)).Fade = map[bool]float64{true: 0, false: 0.75}[i < o.Left+o.Artillery]
		}
	}
	line, text := text.CutTop(b.Line(f))
	words := actionsLeft(o.Left)
	if h != l.Active {
		words = "No turn now"
	}
	b.Say(line, f, ink.ParchmentLight, words)
	second := l.sheet(h).Told().String()
	if o.Artillery > 0 {
		second = rules.T("and %d at the Catapult", o.Artillery).String()
	}
	b.Say(text, small, ink.ParchmentDark, second)
	l.OnRow(stage.Piece{ID: "panel:actions", Box: box, Depth: 1, Look: b.List, Label: l.sheet(h).Told().String() + ", " + words})
}

// held is a card of the ribbon: one for all copies of a design.
type held struct {
	design, n int
}

// heldBy are the cards of a hero in the order in which they came, so that a new one moves no other.
func (l *layout) heldBy(h int) []held {
	var list []held
	for _, design := range l.Heroes[h].Cards {
		if i := slices.IndexFunc(list, func(c held) bool { return c.design == design }); i >= 0 {
			list[i].n++
			continue
		}
		list = append(list, held{design, 1})
	}
	return list
}

// cardWide is how wide a card of the ribbon is where there is room.
func (l *layout) cardWide() float64 { return l.Px(216) * math.Max(1, l.Metrics.Text) }

// handNeeds is how wide the cards of a hero would be, with what else could be picked beside them, or the words that there
// are none.
func (l *layout) handNeeds(h int) float64 {
	n := len(l.heldBy(h))
	if l.Can("weapon:none") {
		n++
	}
	return math.Max(2, float64(n)) * (l.cardWide() + l.Gap(boardkit.Near))
}

// hand are the cards of a hero as things to click; "no weapon" stands beside them while a weapon
// is asked for.
func (l *layout) hand(room ink.Rect, h int) {
	list := l.heldBy(h)
	n := len(list)
	bare := rules.Element("weapon:none")
	if l.Can(bare) {
		n++
	}
	if n == 0 {
		b := l.Fresh()
		b.Centred(boardkit.Own(room), b.Font(ink.SerifItalic, 18), ink.ParchmentDeep, l.sheet(h).Told().String()+" holds no cards.", "No cards")
		l.OnRow(stage.Piece{ID: "panel:hand", Box: room, Depth: 1, Look: b.List})
		return
	}
	gap := l.Gap(boardkit.Near)
	w := math.Min((room.W-gap*float64(n-1))/float64(n), l.cardWide())
	boxes := boardkit.Grid(ink.R(room.X, room.Y, w*float64(n)+gap*float64(n-1), room.H), n, n, gap)
	for i, c := range list {
		box := boxes[i].Round()
		el := rules.Element("card:" + l.set.Cards[c.design].ID)
		if l.inTray(el) || l.exchanging() {
			el = rules.Element("held:" + l.set.Cards[c.design].ID)
		}
		b := l.Fresh()
		l.smallCard(b, boardkit.Own(box), c, l.Mode != table.Asking || l.Can(el) || l.HasChosen(el))
		label := l.set.Cards[c.design].Told().String() + ". " + l.set.Cards[c.design].Rules().String()
		if c, ok := l.choiceOf(el); ok && l.HasChosen(bin) {
			label = l.Sentence(c)
		}
		l.OnRow(stage.Piece{ID: el, Box: box, Depth: 1, Look: b.List, Role: "card", Label: label, Tip: true, Round: l.Px(6)})
		l.Out.Opens = append(l.Out.Opens, el)
	}
	if l.Can(bare) {
		box := boxes[n-1].Round()
		b := l.Fresh()
		b.Plaque(boardkit.Own(box), ink.Gold)
		b.Picture(pic("icon-strength"), ink.R(box.W*0.3, l.Px(8), box.W*0.4, box.H*0.5))
		b.Centred(ink.R(4, box.H*0.6, box.W-8, box.H*0.36), b.Font(ink.SansBold, 16), ink.ParchmentLight, "Without a weapon", "No weapon", "None")
		l.OnRow(stage.Piece{ID: bare, Box: box, Depth: 1, Look: b.List, Role: "button", Label: "Attack without a weapon", Round: l.Px(6)})
	}
}

// classColours are the bars of cards by class.
var classColours = [cards.ClassCount]ink.Color{ink.EmberDark, ink.VerdigrisDark, ink.VioletDark, ink.OakLight}

// smallCard is a card of the ribbon: class, name, type, what it takes.
func (l *layout) smallCard(b *boardkit.Pen, r ink.Rect, c held, bright bool) {
	d := &l.set.Cards[c.design]
	fill, text, soft := ink.Parchment, ink.Ink, ink.Oak
	if !bright {
		fill = boardkit.Mix(ink.Parchment, ink.OakLight, 0.42)
	}
	b.Shadow(r, l.Px(6))
	b.Fill(r, ink.Ink, l.Px(6))
	b.Fill(r.Inset(1), kindColours[d.Kind], l.Px(6))
	b.Fill(r.Inset(math.Max(2, l.Px(5))), fill, l.Px(4))
	in := r.Inset(math.Max(4, l.Px(9)))
	side := math.Min(in.H*0.46, math.Min(l.Px(36), in.W*0.3))
	marks, body := in.CutLeft(side)
	if art := math.Min(in.H, l.Px(84)); in.W > 3*art { // its picture, with the marks over its lower corners
		marks, body = in.CutLeft(art)
		marks = marks.Fit(1).Round()
		b.Picture(pic("cards/"+d.ID), marks).Fade = map[bool]float64{false: 0.4}[bright]
		side = art * 0.4
	}
	b.Picture(pic("class-"+classes[d.Class]), ink.R(marks.X, marks.Y, side, side))
	b.Picture(pic(kindPictures[d.Kind]), ink.R(marks.X, marks.Bottom()-side, side, side))
	_, body = body.CutLeft(math.Max(3, l.Px(7)))
	name, small := b.Font(ink.SerifBold, 16), b.Font(ink.Sans, 14)
	label := d.Name
	if c.n > 1 {
		label = rules.T("%d x %s", c.n, d.Name).String()
	}
	line, rest := body.CutTop(b.NameHeight(name, label, body.W))
	b.Name(line, name, text, label)
	facts := l.facts(d)
	if d.Aim.Zones != 0 && rest.H < 1.95*b.Line(small) {
		facts = [][]string{aimAndCost(facts[0], facts[1], d.Action)}
	}
	for len(facts) > 0 && rest.H >= b.Line(small)*0.95 {
		line, rest = rest.CutTop(b.Line(small))
		b.Say(line, small, soft, facts[0]...)
		facts = facts[1:]
	}
}

// facts are what a card takes and gives, each in a long and a short form.
func (l *layout) facts(d *cards.Card) [][]string {
	var list [][]string
	if d.Aim.Zones != 0 {
		list = append(list, []string{zoneWords(d.Aim), zoneDigits(d.Aim)})
	}
	list = append(list, l.costWords(d))
	if d.Bonus > 0 {
		list = append(list, []string{rules.T("+%d Strength", d.Bonus).String(), rules.T("+%d", d.Bonus).String()})
	}
	if d.Strength > 0 {
		list = append(list, []string{rules.T("Strength %d", d.Strength).String(), rules.T("Str. %d", d.Strength).String()})
	}
	return list
}

// aimAndCost are the Zones and the cost of a card on one line: where that is too narrow for both, the cost.
func aimAndCost(aim, cost []string, action bool) []string {
	short := cost[len(cost)-1]
	forms := []string{aim[0] + ", " + short, aim[1] + ", " + short, short}
	if action {
		forms = append([]string{aim[0] + ", " + cost[0]}, forms...)
	}
	return forms
}

// costWords are what the use of a card costs whoever decides, in a long and a short form.
func (l *layout) costWords(d *cards.Card) []string {
	paid := l.paid(l.mine(), slices.IndexFunc(l.set.Cards, func(c cards.Card) bool { return c.ID == d.ID }))
	switch {
	case len(paid) == 0 && d.Action:
		return []string{rules.Say("1 action")}
	case len(paid) == 0:
		return []string{rules.Say("Costs nothing"), rules.T("free").In("of a card").String()}
	}
	price := rules.Commas(paid...)
	if d.Action {
		return []string{rules.Say("1 action, %s", price), price.String()}
	}
	return []string{rules.Say("No action, %s", price), price.String()}
}

// zoneWords are the Zones of a card: "Zones 1 and 2".
func zoneWords(a cards.Aim) string {
	text, n := "", 0
	for z := range cards.ZoneCount {
		if a.Zones.Has(z) {
			if n > 0 {
				text += map[bool]string{true: " and ", false: " or "}[a.Each]
			}
			text += strconv.Itoa(z + 1)
			n++
		}
	}
	if n == 1 {
		return "Zone " + text
	}
	if n == cards.ZoneCount && !a.Each {
		return "Any Zone"
	}
	return "Zones " + text
}

// zoneDigits are the Zones of a card in fewer letters: "Zone 1/2", "Zone 1+2" for all of them together.
func zoneDigits(a cards.Aim) string {
	var list []string
	for z := range cards.ZoneCount {
		if a.Zones.Has(z) {
			list = append(list, strconv.Itoa(z+1))
		}
	}
	return rules.Say("Zone %s", strings.Join(list, map[bool]string{true: "+", false: "/"}[a.Each]))
}

// abilities are the abilities of a hero: the starting ones, then those of tokens.
func (l *layout) abilities(h int) []int {
	var list []int
	for _, a := range l.sheet(h).Starting {
		list = append(list, int(a))
	}
	for _, t := range l.Heroes[h].Tokens {
		if t.Ability >= 0 {
			list = append(list, t.Ability)
		}
	}
	return list
}

// powerGrid is how many of n abilities lie in a column so high, at most three and each high enough to be clicked, and the columns.
func (l *layout) powerGrid(high float64, n int) (rows, columns int) {
	rows = max(1, min(3, n, int((high+1)/(l.Metrics.MinTarget()+1))))
	return rows, (n + rows - 1) / rows
}

// powers are the abilities as violet planks.
func (l *layout) powers(room ink.Rect, list []int) {
	if len(list) == 0 {
		return
	}
	high, columns := l.powerGrid(room.H, len(list))
	gap, rows := l.Gap(boardkit.Tight), float64(high)
	between := math.Max(1, math.Min(gap, (room.H-rows*l.Metrics.MinTarget())/math.Max(1, rows-1)))
	h := (room.H - between*(rows-1)) / rows
	if b := l.Fresh(); h < l.powerHeight(b)+2*l.Gap(boardkit.Close) || len(list) == 1 && !l.powerFits(b, room.W, h, list[0]) { // a name alone is no reason for a higher plank
		h = math.Min(h, math.Max(l.Metrics.MinTarget(), b.Line(b.Font(ink.SerifBold, powerType))+2*l.Gap(boardkit.Close)))
		room.Y += (room.H - h*rows - between*(rows-1)) / 2
	}
	w := (room.W - gap*float64(columns)) / float64(columns)
	seen := map[int]bool{}
	for i, a := range list {
		box := ink.R(room.X+gap+float64(i/high)*(w+gap), room.Y+float64(i%high)*(h+between), w, h).Round()
		el := rules.Element("ability:" + l.set.Abilities[a].ID)
		if seen[a] {
			el = rules.Element("ability-again:" + l.set.Abilities[a].ID + "/" + strconv.Itoa(i))
		}
		seen[a] = true
		b := l.Fresh()
		fill, text := ink.VioletDark, ink.RGB(0xE2CFEA)
		if l.Can(el) {
			fill, text = ink.Violet, ink.ParchmentLight
		}
		b.Fill(boardkit.Own(box), ink.Ink, l.Px(4))
		b.Fill(boardkit.Own(box).Inset(1), fill, l.Px(4))
		in := boardkit.Own(box).Inset(l.Gap(boardkit.Close))
		name := b.Width(b.Font(ink.SerifBold, powerType), l.set.Abilities[a].Name)
		if side := math.Min(in.H, l.Px(40)); in.W > 5*side && name <= in.W-side-l.Gap(boardkit.Close) { // the name is whole before it has a picture
			b.Picture(pic("abilities/"+l.set.Abilities[a].ID), ink.R(in.X, in.Y+(in.H-side)/2, side, side).Round())
			_, in = in.CutLeft(side + l.Gap(boardkit.Close))
		}
		l.powerText(b, in, text, a)
		l.OnRow(stage.Piece{ID: el, Box: box, Depth: 1, Look: b.List, Role: "button", Label: l.set.Abilities[a].Told().String() + ". " + l.set.Abilities[a].Rules().String(), Tip: true, Round: l.Px(4)})
	}
}

// powerType is the size of an ability's name.
const powerType = 15

// powerHeight is how high a plank has to be inside to have words below the name.
func (l *layout) powerHeight(b *boardkit.Pen) float64 {
	return b.Line(b.Font(ink.SerifBold, powerType)) + 2*b.Font(ink.Sans, 13).Size*1.15
}

// powerFits reports whether the words of an ability have room on a plank, beside its picture.
func (l *layout) powerFits(b *boardkit.Pen, w, h float64, a int) bool {
	gap := l.Gap(boardkit.Close)
	small := b.Font(ink.Sans, 13)
	small.Size = l.Metrics.Least()
	in := ink.R(0, 0, w-l.Gap(boardkit.Tight), h).Inset(gap)
	if side := math.Min(in.H, l.Px(40)); in.W > 5*side {
		in.W -= side + gap
	}
	lines := len(b.Measure.Wrap(small, l.set.Abilities[a].Words, in.W))
	return float64(lines)*small.Size*1.05 <= in.H-b.Line(b.Font(ink.SerifBold, powerType))+1
}

// powerText is the name of an ability, and its words where there is room.
func (l *layout) powerText(b *boardkit.Pen, r ink.Rect, text ink.Color, a int) {
	d := &l.set.Abilities[a]
	f, small := b.Font(ink.SerifBold, powerType), b.Font(ink.Sans, 13)
	if r.H < l.powerHeight(b) {
		b.Name(ink.R(r.X, r.Y-l.Px(6), r.W, r.H+2*l.Px(6)), f, text, d.Name)
		return
	}
	head, rest := r.CutTop(b.Line(f))
	b.Name(head, f, text, d.Name)
	b.Lines(rest, small, ink.RGB(0xE2CFEA), d.Words, 1.15)
}
