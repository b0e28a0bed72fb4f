package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// paragraph is a title and a text below it, of which the first form is written that finds room; the title gives way before the text
// is cut.
func (l *layout) paragraph(b *boardkit.Pen, in ink.Rect, title string, forms ...string) {
	head, rest := in.CutTop(l.Line(l.Title()))
	least := l.Body()
	least.Size = math.Min(least.Size, l.Metrics.Least())
	for _, room := range [...]ink.Rect{rest, in} {
		for _, text := range forms {
			if float64(len(l.Measure.Wrap(least, text, room.W)))*1.25*least.Size > room.H {
				continue
			}
			if room == rest {
				b.Say(head, l.Title(), ink.Ink, title)
			}
			b.Lines(room, l.Body(), ink.Oak, text, 1.25)
			return
		}
	}
	if in.H >= l.Line(least) {
		b.Say(in, least, ink.Ink, append([]string{title}, forms[len(forms)-1])...)
	}
}

// declared shows what is declared, at whom it is aimed, and the roll that is under way.
func (l *layout) declared(b *boardkit.Pen, in ink.Rect, a *engine.Action) {
	head, rest := in.CutTop(math.Max(l.Line(l.Title()), l.Px(44)))
	room := b.Icon(head, l.pictureOfAction(a), head.H, l.Gap(boardkit.Near))
	b.Name(room, l.Title(), ink.OxbloodDark, l.nameOfAction(a))
	line, rest := rest.CutTop(l.Line(l.Body()))
	b.Name(line, l.Body(), ink.Oak, l.from(a))
	for _, target := range a.Targets[:a.N] {
		t := l.At(target)
		if t == nil || rest.H < l.Line(l.Body()) {
			continue
		}
		line, rest = rest.CutTop(math.Max(l.Line(l.Body()), l.Px(26)))
		room := b.Icon(line, pictureOf(l.Info(t)), line.H, l.Gap(boardkit.Tight))
		first, second := l.levels(t)
		b.Name(room, l.Body(), ink.Ink, rules.Say("at %s: %s %d, %s %d", l.Info(t).Told(), words.Stat(first), l.levelNow(t, first), words.Stat(second), l.levelNow(t, second)))
	}
	_, rest = rest.CutTop(l.Gap(boardkit.Tight))
	if len(l.odds) > 0 {
		l.outcomes(b, rest)
		return
	}
	if !l.hasStruck() {
		rest = l.bars(b, rest, l.rollsOf(a))
	}
	l.answering(b, rest, ink.OakLight)
}

// pictureOfAction stands for what is declared.
func (l *layout) pictureOfAction(a *engine.Action) string {
	if a.Skilled() {
		return pictureOf(l.Content.At(a.Card))
	}
	if a.Type == engine.DirectedAction {
		return "towersiege/icons/directed"
	}
	return "towersiege/icons/melee"
}

// nameOfAction is what is declared.
func (l *layout) nameOfAction(a *engine.Action) string {
	switch {
	case a.Skilled():
		if e := l.Effect(a); !e.Title().Empty() {
			return e.Title().String()
		}
		return l.Content.At(a.Card).Title().String()
	case a.Type == engine.DirectedAction:
		return rules.Say("Directed attack")
	}
	return rules.Say("Attack on %s", l.name(a.Opponent))
}

// from says who declared it.
func (l *layout) from(a *engine.Action) string {
	if t := l.At(a.Source); t != nil {
		return rules.Say("%s of %s", l.Info(t).Title(), l.name(a.Seat))
	}
	return l.name(a.Seat)
}

// turn tells whose turn it is and what stands on plates and cards; with more than two seats in which order their turns come.
func (l *layout) turn(b *boardkit.Pen, in ink.Rect) {
	head, rest := in.CutTop(math.Max(l.Line(l.Title()), l.Px(40)))
	say := b.Icon(head, l.emblem(l.Turn).Seal, head.H, l.Gap(boardkit.Near))
	b.Name(say, l.Title(), ink.Ink, rules.Say("Round %d: %s", l.Round, l.name(l.Turn)))
	_, rest = rest.CutTop(l.Gap(boardkit.Tight))
	if order := l.Line(l.Small()) + l.Px(48); l.Count > 2 && rest.H > order+4*l.Line(l.Body()) {
		var at ink.Rect
		at, rest = rest.CutBottom(order)
		l.order(b, at)
	}
	l.Out.Free = l.legible(b, l.onslaught(b, l.beginner(b, rest)))
}

// beginner says in the first Round who had the first turn, and why (TS-TRN-4), and returns the room that is left.
func (l *layout) beginner(b *boardkit.Pen, room ink.Rect) ink.Rect {
	f := l.Body()
	words := rules.Say("%s began: the highest roll has the first turn.", l.name(l.Start))
	high := math.Ceil(float64(len(l.Measure.Wrap(f, words, room.W))) * f.Size * 1.15)
	if l.Round > 1 || room.H < high+8*l.Line(f) {
		return room
	}
	at, rest := room.CutTop(high)
	b.Lines(at, f, ink.Oak, words, 1.15)
	_, rest = rest.CutTop(math.Min(rest.H, l.Gap(boardkit.Close)))
	return rest
}

// recounted is how many lines of text the latest rolls and losses have room for at least, once there can be some.
const recounted = 8

// legible tells what stands on plates and cards, and returns the room that is left: all of it or nothing, as a few signs would look like
// all there are, the last of them in short where there is not more room. After the first Round it makes way for the latest rolls and losses.
func (l *layout) legible(b *boardkit.Pen, room ink.Rect) ink.Rect {
	keys := l.keys()
	head := l.Line(l.Strong())
	least := 0
	if l.Round > 1 { // what they mean in short is known by then
		least = len(keys)
	}
	for long := len(keys); long >= least; long-- {
		high := 0.0
		for i := range keys {
			high += l.keyHigh(room.W, &keys[i], i >= long) + l.Gap(boardkit.Tight)
		}
		if l.Round > 1 {
			high += recounted * l.Line(l.Body())
		}
		if high > room.H {
			continue
		}
		if high+head <= room.H {
			var at ink.Rect
			at, room = room.CutTop(head)
			b.Say(at, l.Strong(), ink.Ink, rules.Say("What the signs mean"))
		}
		for i := range keys {
			room = l.keyLine(b, room, &keys[i], i >= long)
		}
		return room
	}
	return room
}

// key is what a sign of plates and cards means, told at first sight.
type key struct {
	icon  string
	words rules.Text
	short rules.Text
}

// keys are the signs that nobody can do without.
func (l *layout) keys() [7]key {
	ratio := l.Players[l.me].Ratio
	return [...]key{
		{"towersiege/icons/al", rules.T("Attack Level (AL): roll it or less to hit"), rules.T("Attack Level (AL)")},
		{"towersiege/icons/dl", rules.T("Defence Level (DL): withstands attacks"), rules.T("Defence Level (DL)")},
		{"towersiege/icons/rl", rules.T("Resistance Level (RL): withstands magic"), rules.T("Resistance Level (RL)")},
		{"towersiege/icons/pl", rules.T("Protection Level (PL): a hit does nothing"), rules.T("Protection Level (PL)")},
		{"towersiege/icons/sl", rules.T("Skill Level (SL): AL, DL and RL in one"), rules.T("Skill Level (SL)")},
		{"towersiege/icons/ss", rules.T("Spell and Innate Skill (SS, IS): magic and abilities hit"), rules.T("Spell, Innate Skill (SS, IS)")},
		{"towersiege/yards/icons/alchemy", rules.T("Alchemy: %d points of one purse make 1 of the other", ratio), rules.T("Alchemy: %d for 1", ratio)},
	}
}

// says is what a sign means, in short or at length.
func (k *key) says(short bool) string {
	if short {
		return k.short.String()
	}
	return k.words.String()
}

// keyHigh is how high a sign with what it means is.
func (l *layout) keyHigh(wide float64, k *key, short bool) float64 {
	f := l.Body()
	lines := len(l.Measure.Wrap(f, k.says(short), wide-l.Line(f)-l.Gap(boardkit.Close)))
	return math.Max(math.Ceil(float64(lines)*f.Size*1.15), l.Line(f))
}

// keyLine is a sign and what it means, in as many lines as that takes, and returns the room that is left.
func (l *layout) keyLine(b *boardkit.Pen, room ink.Rect, k *key, short bool) ink.Rect {
	f := l.Body()
	side := l.Line(f)
	at, rest := room.CutTop(l.keyHigh(room.W, k, short))
	icon, text := at.CutLeft(side)
	b.Picture(k.icon, ink.R(icon.X, icon.Y, side, side))
	_, text = text.CutLeft(l.Gap(boardkit.Close))
	b.Lines(text, f, ink.Oak, k.says(short), 1.15)
	_, rest = rest.CutTop(math.Min(rest.H, l.Gap(boardkit.Tight)))
	return rest
}

// phaseNames are what the parts of a turn are called.
var phaseNames = [...]rules.Text{
	engine.OnGuardPhase: rules.T("On Guard"), engine.UpkeepPhase: rules.T("Upkeep"), engine.ReplenishPhase: rules.T("Replenish"),
	engine.MainPhase: rules.T("Main"), engine.CombatPhase: rules.T("Combat"), engine.EndPhase: rules.T("End"),
}

// throw is a percentile roll that is shown.
type throw struct {
	event  rules.Event
	number int // in the story, from 1
}

// rolled shows a roll on the rule from 01 to 100, with what it is above and what came of it below.
func (l *layout) rolled(b *boardkit.Pen, in ink.Rect, r throw) {
	head, rest := in.CutTop(l.Line(l.Strong()))
	what := l.rollName(r.event.Name)
	b.Say(head, l.Strong(), ink.Ink, rules.Say("%s, level %d", what, r.event.N), what.String())
	at, rest := rest.CutTop(math.Min(rest.H, l.RuleHeight()))
	b.Rule(at, l.ruleOf(r.event, !l.Rolling))
	if rest.H >= l.Line(l.Body()) {
		line, _ := rest.CutTop(l.Line(l.Body()))
		b.Say(line, l.Body(), ink.Oak, l.outcome(r.event, r.event)...)
	}
}

// rollName is what is rolled for.
func (l *layout) rollName(name string) rules.Text {
	if what, ok := rollNames[name]; ok {
		return what
	}
	return rules.T("Roll")
}

// ruleOf is the rule of a roll: gold where it is more than a success, then what succeeds, what fails, and at the end the
// fumble; with the throw, once it has landed.
func (l *layout) ruleOf(e rules.Event, landed bool) boardkit.Rule {
	level := int(e.N)
	rule := boardkit.Rule{Level: min(max(level, 0), 100)}
	for _, band := range l.bands(e.Name, level) {
		if band.To > 0 && (len(rule.Bands) == 0 || band.To > rule.Bands[len(rule.Bands)-1].To) {
			rule.Bands = append(rule.Bands, band)
		}
	}
	if landed {
		rule.Roll = int(e.Dice[0])
	}
	return rule
}

// outcome says what a roll needed, what was rolled and what that is, the longest form first; while the dice roll, only
// what it needs.
func (l *layout) outcome(first, e rules.Event) []string {
	who, short := l.roller(e)
	rolled := boardkit.Percent(int(e.Dice[0]))
	came, _ := l.cameOf(first, e)
	if came.Empty() {
		if l.Rolling {
			return []string{who}
		}
		return []string{rules.Say("%s rolled %s", who, rolled), rolled}
	}
	most := boardkit.Percent(l.most(e))
	if l.Rolling && answers(e) && l.missed(first) { // TS-RIP-1
		return []string{rules.Say("The blow missed: %s rolls only to strike back", who), rules.Say("The blow missed: %s rolls only to strike back", short), rules.Say("Only to strike back")}
	}
	if l.Rolling {
		return []string{rules.Say("%s needs 01 to %s", who, most), rules.Say("%s needs 01 to %s", short, most), rules.Say("Needs 01 to %s", most), rules.Say("01 to %s", most)}
	}
	return []string{rules.Say("%s needs 01 to %s and rolled %s: %s", who, most, rolled, came), rules.Say("%s needs 01 to %s and rolled %s: %s", short, most, rolled, came), rules.Say("%s, needed %s or less: %s", rolled, most, came), rules.Say("%s: %s", rolled, came)}
}

// roller is what rolls with whose it is, and in short: a creature, a structure or a card, else the seat alone.
func (l *layout) roller(e rules.Event) (who, short string) {
	if card := l.cardOf(e.Subject); card != content.NoCard {
		title := l.Content.At(card).Title()
		return rules.Say("%s of %s", title, l.name(e.Seat)), title.String()
	}
	return l.name(e.Seat), l.name(e.Seat)
}

// most is the highest face with which a roll succeeds; all below it do too.
func (l *layout) most(e rules.Event) int {
	if e.Name == "protection_rolled" {
		return l.protects(int(e.N))
	}
	return l.succeeds(int(e.N))
}

// bands are the parts of the rule for a level (TS-DCE-3 to TS-DCE-6); a Protection roll has no perfect end (TS-DCE-10).
func (l *layout) bands(name string, level int) []boardkit.Band {
	if name == "initiative_rolled" || name == "duration_rolled" {
		return []boardkit.Band{{To: 100, Color: ink.Parchment}}
	}
	var bands []boardkit.Band
	last := content.Class(255)
	for face := 1; face <= 100; face++ {
		class := l.Content.Tables.Class(face, level)
		if name == "protection_rolled" {
			if class = content.Fail; l.Content.Tables.Protects(face, level) {
				class = content.Success
			}
		}
		if class != last {
			bands = append(bands, boardkit.Band{Color: classColors[class], Lost: class >= content.Fail})
			last = class
		}
		bands[len(bands)-1].To = face
	}
	return bands
}

var classColors = [content.ClassCount]ink.Color{content.Critical: ink.Gold, content.Success: ink.Verdigris, content.Fail: ink.IronLight, content.Fumble: ink.Ember}

// rollNames are what is rolled for.
var rollNames = map[string]rules.Text{
	"attack_rolled": rules.T("Attack"), "defence_rolled": rules.T("Defence"), "resistance_rolled": rules.T("Resistance"),
	"protection_rolled": rules.T("Protection"), "riposte_rolled": rules.T("Riposte"), "skill_rolled": rules.T("Skill"), "counter_rolled": rules.T("Counter"),
	"redirect_rolled": rules.T("Redirect"), "initiative_rolled": rules.T("First turn"), "duration_rolled": rules.T("Duration"),
}
