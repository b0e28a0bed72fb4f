package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// title says who plays a role, how they came there, and what helps them.
func (l *layout) title(box ink.Rect, role engine.Role) {
	pen, own := l.Fresh(), boardkit.Own(box)
	color := l.letters()
	f := l.Font(ink.SerifBold, boardkit.TitleSize)
	head, rest := own.CutTop(math.Max(l.Px(36), l.Line(f)))
	head = pen.Icon(head, l.emblem(role), head.H, l.Gap(boardkit.Close))
	who := words.Party(l.State, l.camp(role))
	name := rules.Say("%s defends", who)
	if role == engine.Attacker {
		name = rules.Say("%s attacks", who)
	}
	pen.Say(head, f, color, name, who.String())
	says := rules.Sentences(l.standing(role)...).String()
	if l.clash.shot && role == engine.Attacker {
		l.shotFrom(rest.Shift(box.X, box.Y), says)
	} else {
		pen.Lines(rest, l.Small(), color, says, 1.25)
	}
	l.OnTray(stage.Piece{ID: rules.Element("side:" + [...]string{"defender", "attacker"}[role]), Box: box, Depth: 1, Look: pen.List, Label: name + ". " + says, Fixed: true})
}

// shotFrom says where the shooter stands: a sign of that place, which lies below the tray.
func (l *layout) shotFrom(box ink.Rect, says string) {
	pen, high := l.Fresh(), 1.25*l.Line(l.Small())
	box, _ = box.CutTop(math.Min(box.H, high*math.Ceil(l.Width(l.Small(), says)/box.W)))
	pen.Lines(boardkit.Own(box), l.Small(), l.letters(), says, 1.25)
	l.OnTray(stage.Piece{ID: "side:from", Box: box, Depth: 2, Look: pen.List, Label: says, Fixed: true, For: l.PlaceElement(l.Pieces[l.clash.by].At)})
}

// standing is what is said of a role below its title.
func (l *layout) standing(role engine.Role) []rules.Text {
	if l.clash.shot {
		if role == engine.Attacker {
			return []rules.Text{rules.T("From %s.", words.Place(l.State, l.Pieces[l.clash.by].At))}
		}
		if target := 1 - engine.SeatOf(l.Pieces[l.clash.by].Party); target == l.Viewer && !l.Nobody {
			return []rules.Text{rules.T("You share the hits out.")}
		}
		return []rules.Text{rules.T("Its owner shares the hits out.")}
	}
	n := l.EngagedIn(l.clash.place, role)
	says := []rules.Text{rules.Count(n, "%d block fights.", "%d blocks fight.")}
	if role == engine.Defender && l.Fortified(l.clash.place) {
		says = append(says, rules.T("Fortified: +%d to every die.", l.Content.Rules.FortificationBonus))
	}
	return says
}

// fightNote says between the titles who would have to leave, and shows the fortification.
func (l *layout) fightNote(box ink.Rect) {
	pen, own := l.Fresh(), boardkit.Own(box)
	if g := l.Map.At(l.clash.place).Gate; g != atlas.NoGate {
		var left ink.Rect
		left, own = own.CutLeft(math.Min(own.H*0.7, own.W*0.4))
		side := math.Min(left.W, left.H)
		l.OnTray(l.gatePiece(g, boardkit.Around(box.X+left.X+left.W/2, box.Y+left.Y+left.H/2, side, side)))
	}
	label := ""
	if !l.clash.shot {
		attack, defend := l.EngagedIn(l.clash.place, engine.Attacker), l.EngagedIn(l.clash.place, engine.Defender)
		rule := rules.T("After round %d the side with fewer blocks leaves; on equal numbers the attackers leave.", l.Content.Rules.CombatRounds)
		now := rules.T("Attackers against defenders: %d to %d.", attack, defend)
		if win, ok := l.outlook(); ok { // as the warnings say it: who is fewer now need not be the fewer then
			now = l.winning(win)
			if l.defends() {
				attack, defend = defend, attack // one's own side first, as the chance says it
			}
			rule = rules.T("Now %d against %d. After round %d the side with fewer blocks leaves; on equal numbers the attackers leave.", attack, defend, l.Content.Rules.CombatRounds)
		}
		if l.Mode == table.Asking && l.Viewer != rules.NoSeat && l.State.Battle.Place == l.clash.place {
			if tight := l.tight(l.RoleOf(l.clash.place, engine.PartyOf(l.Viewer))); !tight.Empty() {
				rule = rules.Sentences(tight, rule)
			}
		}
		label = rules.Sentences(now, rule).String()
		l.panelled(pen, own, now.String(), rule.String())
	}
	l.OnTray(stage.Piece{ID: "battle-note", Box: box, Depth: 1, Look: pen.List, Label: label, Fixed: true, Tip: label != ""})
}

// winning says how likely the attackers win: to who fights, how likely the own side does.
func (l *layout) winning(attackers float64) rules.Text {
	if l.Viewer == rules.NoSeat {
		return rules.T("The attackers win with %s.", rules.Percent(attackers))
	}
	if l.defends() {
		attackers = 1 - attackers
	}
	return rules.T("You win with %s.", rules.Percent(attackers))
}

// defends reports whether who looks on defends in the battle that is shown.
func (l *layout) defends() bool {
	return l.Viewer != rules.NoSeat && l.RoleOf(l.clash.place, engine.PartyOf(l.Viewer)) == engine.Defender
}

// tight warns that not all blocks of a role can leave the battle, as there is no room (AR-RET-5); empty: they can.
func (l *layout) tight(role engine.Role) rules.Text {
	blocks, room := l.Outlet(role)
	switch {
	case room >= blocks:
		return rules.Text{}
	case room == 0:
		return rules.T("No way out: who must leave is lost.")
	case room == blocks-1:
		return rules.T("Room to leave for %d of %d: the last is lost.", room, blocks)
	}
	return rules.T("Room to leave for %d of %d: the others are lost.", room, blocks)
}

// panelled writes what counts and why on a light panel in the middle of a box, as high as the words are.
func (l *layout) panelled(pen *boardkit.Pen, box ink.Rect, what, why string) {
	const lead = 1.2
	pad := l.Gap(boardkit.Close)
	in := box.Inset(pad)
	words := l.Fresh()
	taken := words.Lines(in, l.Strong(), ink.Ink, what, lead)
	_, rest := in.CutTop(taken)
	if rest.H >= l.Line(l.Small())/2 { // else who points at it is told
		taken += words.Lines(rest, l.Small(), ink.Ink, why, lead)
	}
	high := math.Min(box.H, taken+2*pad)
	down := math.Floor((box.H - high) / 2)
	pen.Fill(ink.R(box.X, box.Y+down, box.W, high), ink.ParchmentLight, l.Px(6))
	pen.List = append(pen.List, words.List.Shift(0, down)...)
}

// gatePiece is a fortification on the tray.
func (l *layout) gatePiece(g atlas.GateIndex, box ink.Rect) stage.Piece {
	pen, own := l.Fresh(), boardkit.Own(box)
	now := l.Gates[g]
	name := "argot/edges/gate-closed"
	switch {
	case now.Strength == 0:
		name = "argot/edges/gate-broken"
	case now.Upgraded:
		name = "argot/edges/gate-upgraded"
	}
	pen.Stretch(name, own)
	shield := boardkit.Around(own.W*0.5, own.H*0.52, own.W*0.36, own.W*0.36)
	fill := ink.IronDark
	if now.Strength == 0 {
		fill = ink.Oxblood
	}
	plate(pen, shield, fill)
	pen.Centred(shield, ink.Font{Face: ink.SerifBold, Size: own.W * 0.25}, ink.Bone, rules.Decimal(float64(now.Strength), 0).String())
	return stage.Piece{
		ID: l.GateElement(g), Box: box, Depth: 2, Look: pen.List, Role: "place", Label: l.Map.Gates()[g].Title().String(),
		Fixed: true, Tip: true, Round: box.W * 0.2,
	}
}

// plate is what the strength of a fortification is written on: square as its stones, as round is what counts blocks.
func plate(pen *boardkit.Pen, box ink.Rect, fill ink.Color) {
	edge := math.Max(1, box.W*0.07)
	pen.Fill(box, ink.Ink, edge)
	pen.Fill(box.Inset(edge), ink.Iron, edge)
	pen.Fill(box.Inset(1.8*edge), fill, edge)
}

// drawUp lays the blocks of a role side by side, with their names and what they do.
func (l *layout) drawUp(box ink.Rect, role engine.Role) {
	list := l.clash.ranks[role]
	if len(list) == 0 {
		return
	}
	name, tag := 2*l.Line(l.Font(ink.SerifBold, boardkit.SmallSize)), l.Line(l.Strong())+l.Px(8)
	gap := l.Px(16)
	n := float64(len(list))
	size := math.Min((box.H-name-tag-l.Px(4))/(1+smallWoundOut), (box.W-gap*n)/n)
	size = math.Floor(math.Min(size, l.Px(170)*math.Max(1, l.Metrics.Text)))
	w := math.Min(size*1.5, (box.W-l.Gap(boardkit.Tight)*(n-1))/n)
	step := math.Max(size+gap, w+l.Gap(boardkit.Tight))
	left := box.X + (box.W-step*n)/2
	drop := math.Ceil(size*smallWoundOut) + 1 // a number hangs over the edge of who is wounded
	top := box.Y + (box.H-size-drop-name-tag)/2
	for i, b := range list {
		cell := ink.R(left+float64(i)*step, top, step, size+drop+name+tag)
		at := boardkit.Around(cell.X+step/2, top+size/2, size, size).Round()
		piece := l.piece(b, at, 3)
		piece.Was = l.hidden(b)
		if l.inHand(b) {
			own := boardkit.Own(at)
			piece.Look.Outline(own.Inset(-own.W*0.02), ink.GoldLight, math.Max(2, own.W*0.035), own.W*0.11)
		}
		l.OnTray(piece)
		sign := func(p stage.Piece) { // what says something of a block is clicked as the block
			p.For = piece.ID
			l.OnTray(p)
		}
		l.coins(piece, b, sign)
		l.freight(b, at)
		if l.open(b) {
			pen := l.Fresh()
			wide := w - 2*l.Gap(boardkit.Tight) // names beside each other do not read as one
			label := ink.R(cell.X+(step-wide)/2, top+size+drop, wide, name)
			pen.TwoLines(boardkit.Own(label), l.Font(ink.SerifBold, boardkit.SmallSize), l.letters(), words.Block(l.State, b).String())
			center(pen.List)
			sign(stage.Piece{ID: "name:" + rules.Element(l.Content.At(b).ID), Box: label, Depth: 4, Look: pen.List, Fixed: true}) // over the glow of the block
		}
		l.deed(b, ink.Point{X: cell.X + step/2, Y: top + size + drop + name + tag/2}, w, box, sign)
	}
}

// center puts words into the middle of their boxes.
func center(list ink.List) {
	for i := range list {
		list[i].Across = ink.Middle
	}
}

// hidden is by which name a block that lies open was known to the viewer before it did.
func (l *layout) hidden(b content.Block) rules.Element {
	p := &l.Pieces[b]
	if l.Viewer == rules.NoSeat || engine.Third(p.Party) || engine.SeatOf(p.Party) == l.Viewer {
		return ""
	}
	return engine.BackElement(engine.SeatOf(p.Party), p.Handle)
}

// freight lays what is aboard a ship that fights at its foot.
func (l *layout) freight(ship content.Block, box ink.Rect) {
	side, x := math.Round(box.W*0.4), box.X-box.W*0.06
	for b := range l.Cargo(ship) {
		if l.open(b) {
			piece := l.piece(b, ink.R(x, box.Bottom()-side*0.8, side, side).Round(), 4)
			l.OnTray(piece)
			l.coins(piece, b, l.OnTray)
			x += side * 1.05
		}
	}
}

// deed hangs below a block what it does or suffers.
func (l *layout) deed(b content.Block, at ink.Point, most float64, bounds ink.Rect, lay func(stage.Piece)) {
	says, fill := l.does(b)
	if says == nil {
		return
	}
	tag := boardkit.Tag{Fill: fill}
	for _, form := range says {
		tag.Forms = append(tag.Forms, form.String())
	}
	lay(l.sunk(l.Tag("deed:"+l.element(b), tag, at, most, bounds)))
}

// sunk lets a piece lie just above the ground of the tray.
func (l *layout) sunk(p stage.Piece) stage.Piece {
	p.Depth, p.Fixed = 3, true
	return p
}

// does is what a block does or suffers in this fight, in the longest form first, and its colour.
func (l *layout) does(b content.Block) ([]rules.Text, ink.Color) {
	p := &l.Pieces[b]
	dice := l.Dice(b, false) // who rolls now may be berserk, nobody else is
	switch {
	case l.Mode == table.Asking && l.Asked == engine.AskHit && l.Exposed(b) && l.open(b):
		return l.suffers(b)
	case l.Roll.Count > 0 && l.Roll.By == b && l.Roll.Berserk:
		return []rules.Text{rules.T("berserk, %d dice", l.Roll.Count), rules.Count(int(l.Roll.Count), "%d die", "%d dice")}, ink.EmberDark
	case l.Roll.Count > 0 && l.Roll.By == b:
		return []rules.Text{rules.Count(int(l.Roll.Count), "rolls %d die", "rolls %d dice"), rules.Count(int(l.Roll.Count), "%d die", "%d dice")}, ink.EmberDark
	case l.spared(b):
		return []rules.Text{rules.T("has ignored this hit"), rules.T("ignored")}, ink.VerdigrisDark
	case l.clash.shot:
		return nil, ink.Ink
	case l.struck(b):
		n := l.bears(b)
		return []rules.Text{rules.Count(n, "%d hit destroys it", "%d hits destroy it"), rules.Count(n, "%d hit", "%d hits")}, ink.OxbloodDark
	case l.Battle.Acted.Has(b):
		return []rules.Text{rules.T("has acted"), rules.T("acted")}, boardkit.TagInk
	case !l.Engaged(b):
		return []rules.Text{rules.T("stands aside"), rules.T("aside")}, boardkit.TagInk
	case l.Acts(b) && l.Train(b):
		return []rules.Text{rules.T("acts, no dice"), rules.T("no dice")}, boardkit.TagGold
	case l.Acts(b) && l.aimless(b):
		return []rules.Text{rules.T("can hit nobody"), rules.T("no target")}, boardkit.TagGold
	case l.Acts(b):
		fill := boardkit.TagInk
		if l.ordered() == b || l.ordered() == content.NoBlock {
			fill = boardkit.TagGold
		}
		acts, short := rules.Count(dice, "acts: %d die", "acts: %d dice"), rules.Count(dice, "%d die", "%d dice")
		if hits, ok := l.threatens(b); ok {
			return []rules.Text{rules.Plural(dice, "acts: %d die, %s hits on average", "acts: %d dice, %s hits on average", dice, hits), rules.Plural(dice, "%d die: %s hits", "%d dice: %s hits", dice, hits), short}, fill
		}
		return []rules.Text{acts, short}, fill
	case p.Has(engine.Retreated):
		return []rules.Text{rules.T("retreated")}, boardkit.TagInk
	}
	return nil, ink.Ink
}

// spared reports whether a block ignores a hit just now, while it is watched what happens (AR-ABI-5): later it has none left to ignore,
// which a badge says.
func (l *layout) spared(b content.Block) bool {
	if l.Mode == table.Asking || !l.open(b) || len(l.Story) == 0 {
		return false
	}
	e := &l.Story[len(l.Story)-1]
	return e.Name == "hit_ignored" && e.Subject == l.BlockElement(b)
}

// suffers is what a hit would do to a block.
func (l *layout) suffers(b content.Block) ([]rules.Text, ink.Color) {
	p := &l.Pieces[b]
	switch {
	case l.Has(b, content.Resilient) && !p.Has(engine.ResilientHit):
		return []rules.Text{rules.T("the hit is ignored"), rules.T("ignored")}, ink.VerdigrisDark
	case l.Dodges(b):
		return []rules.Text{rules.T("may retreat instead"), rules.T("may retreat")}, ink.VerdigrisDark
	case p.Strength <= 1:
		return []rules.Text{rules.T("would be lost"), rules.T("lost")}, ink.OxbloodDark
	}
	return []rules.Text{
		rules.T("loses a step: %d to %d", p.Strength, p.Strength-1).In("steps before and after a hit"),
		rules.T("%d to %d", p.Strength, p.Strength-1).In("steps before and after a hit"),
	}, ink.OxbloodDark
}
