package table

import (
	"math"
	"time"

	"portcullis/game/keymap"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// rushed is how long things last while a person hurries, as a multiple of their usual length.
const rushed = 0.25

// watchTips say what the buttons are for that stand by while something is shown.
var watchTips = map[rules.Element]keyed{
	idPause: {rules.T("Stop and go on"), keymap.Pause},
	idStep:  {rules.T("Show one thing more, then stop"), keymap.Step},
	idHurry: {rules.T("Four times as fast until somebody is asked"), keymap.Hurry},
	idSkip:  {rules.T("Show nothing more until somebody is asked. Space shows only this decision's rest at once."), keymap.Skip},
	idAgain: {rules.T("See again what has happened since the last decision"), keymap.Again},
}

// keyed is what a button does, and the command whose key does the same.
type keyed struct {
	does    rules.Text
	command keymap.Command
}

// note is the tooltip of a button.
func (b keyed) note(about rules.Element, keys *keymap.Map) note {
	return note{about: about, body: []string{keys.Keyed(b.does.String(), b.command)}}
}

// watching is the buttons of who looks on.
func (t *Table) watching(button func(id rules.Element, label, icon, reason string) chip) []chip {
	var list []chip
	if t.play.paused {
		list = append(list, button(idPause, rules.Say("Go on"), "kit/play", ""))
	} else {
		list = append(list, button(idPause, rules.Say("Pause"), "kit/pause", ""))
	}
	list = append(list, button(idStep, rules.Say("One step"), "kit/step", ""))
	hurry := button(idHurry, rules.Say("Hurry"), "kit/hourglass", "")
	if t.play.hurry {
		hurry.label = rules.Say("No hurry")
	}
	return append(list, hurry, button(idSkip, rules.Say("Skip"), "kit/skip", ""))
}

// watchHelp is what the controls say while something is shown.
func (t *Table) watchHelp() string {
	keys := &t.settings.Keys
	pause, step, hurry := keys.Chord(keymap.Pause), keys.Chord(keymap.Step), keys.Chord(keymap.Hurry)
	if pause == "" || step == "" || hurry == "" {
		return rules.Say("Space or a click shows the rest at once.")
	}
	return rules.Say("Space or a click shows the rest at once. %s: pause. %s: one step on. %s: hurry.", pause, step, hurry)
}

// rush is the factor of who is in a hurry.
func (t *Table) rush() float64 {
	if t.play.hurry {
		return rushed
	}
	return t.haste()
}

// looked is how long the event shown last is looked at. What a person wants to see again is looked
// at even where nothing glides.
func (t *Table) looked() time.Duration {
	factor := t.factor()
	if t.play.asked && t.settings.Animation == settings.None {
		factor = t.rush()
	}
	return time.Duration(float64(t.play.hold) * factor)
}

// step shows one event more and stops after it.
func (t *Table) step() {
	if t.play.running() || t.mode() == Waiting {
		t.play.paused = true
		t.play.steps++
		t.dirty = true
	}
}

// pause stops what is shown where it is, and lets it go on.
func (t *Table) pause() {
	t.drops()
	t.play.paused = !t.play.paused
}

// hurry makes everything faster, or as slow as before.
func (t *Table) hurry() {
	if t.play.running() || t.mode() == Waiting {
		t.drops()
		t.play.hurry = !t.play.hurry
		t.behave()
		t.dirty = true
	}
}

// skipOn is the key for skipping until a person is asked.
func (t *Table) skipOn() {
	if t.play.running() || t.mode() == Waiting {
		t.skipAll()
		t.dirty = true
	}
}

// calm ends what counts only until a person is asked.
func (t *Table) calm() {
	t.play.asked, t.play.paused, t.play.steps = false, false, 0
	if t.play.hurry {
		t.play.hurry = false
		t.behave()
	}
}

// WatchWidth is how wide [Plan.Watch] has to be for the buttons to pause, step, hurry and skip.
func WatchWidth(metrics ink.Metrics, measure ink.Measurer) float64 {
	sc := scene{sheet: sheet{kit: form.Toolkit{Metrics: metrics, Measure: measure}}}
	total := 0.0
	for _, label := range []string{rules.Say("Pause"), rules.Say("One step"), rules.Say("No hurry"), rules.Say("Skip")} {
		total += sc.stripWidth(chip{label: label, icon: "kit/pause"}, math.Inf(1)) + watchGap(sc.kit)
	}
	return total
}

func watchGap(k form.Toolkit) float64 { return math.Max(4, k.Px(10)) }

// watchRow is how many of the buttons of who looks on stand side by side in a column: all, or half of them.
func (s *sheet) watchRow(chips []chip, width float64) int {
	total := -watchGap(s.kit)
	for _, c := range chips {
		total += s.stripWidth(c, math.Inf(1)) + watchGap(s.kit)
	}
	if total <= width {
		return len(chips)
	}
	return (len(chips) + 1) / 2
}

// watchHeight is how high they are together.
func (s *sheet) watchHeight(chips []chip, width float64) float64 {
	row := s.watchRow(chips, width)
	rows := float64((len(chips) + row - 1) / row)
	return rows*math.Max(s.kit.MinTarget(), s.kit.Px(42)) + (rows-1)*watchGap(s.kit)
}

// watchGrid lays them out in a column.
func (s *sheet) watchGrid(chips []chip, box ink.Rect, by hands) {
	row, gap := s.watchRow(chips, box.W), watchGap(s.kit)
	rows := (len(chips) + row - 1) / row
	w, h := (box.W-gap*float64(row-1))/float64(row), (box.H-gap*float64(rows-1))/float64(rows)
	for i, c := range chips {
		s.chip(c, ink.R(box.X+float64(i%row)*(w+gap), box.Y+float64(i/row)*(h+gap), w, h).Round(), by)
	}
}

// watch lays the buttons of who looks on where the board has room for them, and reports whether it
// has.
func (sc *scene) watch(chips []chip, by hands) bool {
	room := sc.plan.Watch
	gap := watchGap(sc.kit)
	total := -gap
	for _, c := range chips {
		total += sc.stripWidth(c, math.Inf(1)) + gap
	}
	if total > room.W || room.H < sc.kit.MinTarget() {
		return false
	}
	x := room.X + (room.W-total)/2
	h := math.Min(room.H, math.Max(sc.kit.MinTarget(), sc.kit.ButtonHeight(chipType)))
	for _, c := range chips {
		w := sc.stripWidth(c, math.Inf(1))
		sc.chip(c, ink.R(x, room.Y+(room.H-h)/2, w, h).Round(), by)
		x += w + gap
	}
	return true
}
