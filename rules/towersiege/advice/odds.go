package advice

import (
	"cmp"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Odds are what can come of a choice if nobody answers it: windows pass without a play, nobody is saved, every
// Riposte is made (TS-WIN-3, TS-RIP-1). They are exact but for Rest.
type Odds struct {
	Defender rules.Choice // who meets the attack, where its opponent has the choice; else the zero Choice
	Rolls    []Roll       // in the order in which they can come
	Losses   []Loss       // of all things that can lose something, in the order of their numbers
	Riposte  float64      // chance of one Riposte or more
	Holds    float64      // chance that something comes into force on a thing: a Bind, a Dread
	Counters float64      // chance that declared magic is countered
	Steals   float64      // chance that points are stolen
	Razed    float64      // market Mines and Powerstones that it can be expected to destroy
	Rest     float64      // chance of all that was not followed to its end; 0 but in long chains
}

// Roll is one throw of percentile dice.
type Roll struct {
	Name    string                      // as its event is named: "attack_rolled"
	Subject rules.Element               // who rolls
	Level   int                         // that the throw must not exceed
	Chance  float64                     // that it is thrown; more than once counts each time
	Classes [content.ClassCount]float64 // how it comes out, once it is thrown: they add up to 1
}

// Loss is what can become of a thing.
type Loss struct {
	Thing  engine.ThingID
	Hurt   float64 // chance to lose a point or more, or to leave play
	Gone   float64 // chance to be slain, to fall or to be destroyed; 0 of what leaves play with its Mage (TS-END-4)
	Points float64 // that it can be expected to lose
	Defend float64 // chance to go to DEFEND, or to be FUMBLED
}

// The bounds of a forecast.
const (
	leastChance = 1e-7  // what is less likely is not followed
	mostPlays   = 20000 // how often the engine is asked at most
)

// Forecaster follows choices to all their ends. It keeps its memory; the zero value is ready. It is not safe for
// several goroutines at once.
type Forecaster struct {
	// Least is the chance below which ways are not followed; 0: one in ten million.
	Least float64
	// Most is how often the engine is asked at most; 0: 20,000 times, which takes half a second.
	Most int

	root    *engine.State
	scratch engine.State
	stood   engine.State // an end as though all stood ready
	choice  rules.Choice
	option  int // of the defenders
	known   map[throw][]band
	least   float64
	plays   int
	worth   func(*engine.State) float64 // of an end; nil: nobody asks

	base    uint8 // actions that stay under way
	begun   bool
	by      *judgement     // of worth
	late    bool           // ends are weighed where the next question stands
	options []rules.Choice // of who defends
	picks   bool           // the attacker chooses among them, as nobody can defend (TS-BLK-9)
	rolls   []rules.Event  // of this play
	things  []engine.Thing // as they stood when it ended
	fallen  []engine.Thing // what left play with its Mage, as it stood then
	value   float64
	came    deeds

	odds Odds
	sum  float64
}

// Forecast tells what can come of a choice of the decision: one Odds for each defender that the opponent could
// choose, or one. False: the choice throws no dice, or there are too many ways for them to fall, as in a sweep over
// a whole field.
func (f *Forecaster) Forecast(s *engine.State, c rules.Choice) ([]Odds, bool) {
	if !rolls(c.Verb) {
		return nil, false
	}
	var list []Odds
	for option := 0; ; option++ {
		f.begin(s, c, option, cmp.Or(f.Least, leastChance))
		f.worth = nil
		f.play(nil)
		if option >= max(1, len(f.options)) {
			return list, true
		}
		if f.idle() && len(f.options) == 0 {
			return nil, false
		}
		f.follow(nil, 1)
		if f.plays > cmp.Or(f.Most, mostPlays) {
			return nil, false
		}
		if len(f.options) > 0 {
			f.odds.Defender = f.options[option]
		}
		f.finish()
		list = append(list, f.odds)
	}
}

// rolls reports whether what a verb does can come to dice that somebody attacks or defends by.
func rolls(v rules.Verb) bool {
	switch v {
	case engine.Assault, engine.Direct, engine.CastMagic, engine.Use, engine.Pick, engine.PickResource, engine.Defend, engine.Block, engine.BlockByMagic, engine.NoBlock,
		engine.Pass, engine.PassTurn, engine.Strike, engine.Decline, engine.Redirect, engine.Regenerate, engine.LetDie:
		return true
	}
	return false
}

// idle reports whether nothing was thrown but for how long something lasts.
func (f *Forecaster) idle() bool {
	for _, e := range f.rolls {
		if e.Name != duration {
			return false
		}
	}
	return true
}

// duration is the name of the throw for how long something lasts.
const duration = "duration_rolled"

// begin prepares to follow a choice with one of the defenders.
func (f *Forecaster) begin(s *engine.State, c rules.Choice, option int, least float64) {
	f.root, f.choice, f.option, f.least, f.plays, f.sum, f.odds = s, c, option, least, 0, 0, Odds{}
	f.base = s.Under
	if within(s.Asked) && s.Under > 0 {
		f.base--
	}
}

// within reports whether a question is part of an action that is under way.
func within(q engine.Question) bool {
	switch q {
	case engine.AskTargets, engine.AskDefender, engine.AskUnblocked, engine.AskRespond, engine.AskSave, engine.AskRiposte, engine.AskRedirect, engine.AskOccupy:
		return true
	}
	return false
}

// play plays the choice with the first dice given, and answers for all seats until what was declared is over. An end
// is weighed where the question stands that follows; only if that is in another part of the turn, after each event.
func (f *Forecaster) play(faces []uint8) {
	s := &f.scratch
	f.late = f.worth != nil
	f.replay(faces)
	if f.late && s.Turn == f.root.Turn && s.Phase == f.root.Phase && s.Round == f.root.Round {
		f.value = f.worth(s)
	} else if f.late {
		f.late = false
		f.replay(faces)
	}
}

func (f *Forecaster) replay(faces []uint8) {
	rules.Breathe()
	s := &f.scratch
	s.CopyFrom(f.root)
	s.Brief()
	s.Rng = rules.NewRandOf(1, rules.Percentile) // nothing of the dice that are to come
	f.options, f.picks = f.options[:0], false
	f.plays++
	f.begun, f.came, f.rolls, f.fallen = s.Under > f.base, deeds{}, f.rolls[:0], f.fallen[:0]
	f.look(s)
	s.Watch(func(e rules.Event) { f.saw(s, e) })
	if s.Force(faces...) != nil {
		return
	}
	c := f.choice
	for range 200 {
		if _, err := s.Apply(c); err != nil || f.over(s) {
			return
		}
		f.saw(s, rules.Event{})
		ok := false
		if c, ok = f.answer(s); !ok {
			return
		}
	}
}

// over reports whether what was chosen has come to its end.
func (f *Forecaster) over(s *engine.State) bool {
	if s.Under > f.base {
		f.begun = true
		return false
	}
	return f.begun || s.Turn != f.root.Turn || s.Phase != f.root.Phase || s.Round != f.root.Round
}

// saw takes in what has happened, as long as it is part of what was chosen.
func (f *Forecaster) saw(s *engine.State, e rules.Event) {
	if f.over(s) {
		return
	}
	if e.Kind == rules.DiceRolled {
		f.rolls = append(f.rolls, e)
		return
	}
	f.came.saw(&e)
	if e.Name == "mage_slain" {
		for i := range s.Things {
			if t := &s.Things[i]; t.Owner == e.Seat {
				f.fallen = append(f.fallen, *t)
			}
		}
	}
	f.look(s)
}

// look keeps how things stand.
func (f *Forecaster) look(s *engine.State) {
	switch {
	case f.worth == nil:
		f.things = append(f.things[:0], s.Things...)
	case !f.late:
		f.value = f.worth(s)
	}
}

// answer is what a seat does that answers nothing; false: what is asked is no part of the choice.
func (f *Forecaster) answer(s *engine.State) (rules.Choice, bool) {
	choices := s.Decision().Choices
	if s.Under <= f.base || len(choices) == 0 {
		return rules.Choice{}, false
	}
	switch s.Asked {
	case engine.AskRespond, engine.AskSave, engine.AskOccupy:
		return choices[len(choices)-1], true
	case engine.AskDefender, engine.AskUnblocked:
		if len(f.options) == 0 {
			f.options, f.picks = append(f.options, choices...), s.Asked == engine.AskUnblocked
		}
		return choices[min(f.option, len(choices)-1)], true
	case engine.AskTargets:
		if f.worth == nil && f.choice.Verb == engine.Pick {
			choices = elsewhere(s, choices)
		}
		return best(s, choices), true
	case engine.AskRiposte, engine.AskRedirect:
		return choices[0], true
	}
	return rules.Choice{}, false
}

// follow plays on from some dice: each class of the next one with its chance.
func (f *Forecaster) follow(faces []uint8, chance float64) {
	if !f.worthwhile(faces, chance) {
		f.odds.Rest += chance
		return
	}
	f.play(faces)
	f.branch(faces, chance)
}

// worthwhile reports whether a way is followed further.
func (f *Forecaster) worthwhile(faces []uint8, chance float64) bool {
	return f.plays <= cmp.Or(f.Most, mostPlays) && chance >= f.least && len(faces) < rules.MaxForced
}

// branch follows each class of the die that came after some dice in the play that has just ended. That play is one of
// these ways already.
func (f *Forecaster) branch(faces []uint8, chance float64) {
	if len(f.rolls) <= len(faces) {
		f.ends(chance)
		return
	}
	e := f.rolls[len(faces)]
	roll := f.roll(e)
	f.odds.Rolls[roll].Chance += chance
	faces = faces[:len(faces):len(faces)]
	list := f.bands(e)
	played := -1
	for i, b := range list {
		part := chance * float64(b.faces) / 100
		if f.odds.Rolls[roll].Classes[b.class] += part; b.has(e.Dice[0]) {
			played = i
			if way := append(faces, e.Dice[0]); f.worthwhile(way, part) {
				f.branch(way, part)
			} else {
				f.odds.Rest += part
			}
		}
	}
	for i, b := range list {
		if i != played {
			f.follow(append(faces, b.face), chance*float64(b.faces)/100)
		}
	}
}

// band is faces that come to the same.
type band struct {
	class content.Class
	face  uint8 // the last of them
	faces int
	which [101]bool
}

// has reports whether a face comes to the same as all others of a band.
func (b *band) has(face uint8) bool { return b.which[face] }

// throw is what settles how the faces of a throw come out.
type throw struct {
	tables *content.Tables
	name   string
	level  int16
}

// bands are the faces of a throw by what they come to.
func (f *Forecaster) bands(e rules.Event) []band {
	t := &f.root.Content.Tables
	key := throw{t, e.Name, e.N}
	if list, ok := f.known[key]; ok {
		return list
	}
	list := bands(t, e)
	if f.known == nil {
		f.known = map[throw][]band{}
	}
	f.known[key] = list
	return list
}

func bands(t *content.Tables, e rules.Event) (list []band) {
	if e.Name == duration { // how long something lasts takes nothing from anybody
		b := band{class: content.Hit, face: 1, faces: 100}
		b.which[1] = true
		return []band{b}
	}
	var all [content.ClassCount]band
	for face := 1; face <= 100; face++ {
		class := t.Class(face, int(e.N))
		if e.Name == "protection_rolled" {
			if class = content.Miss; t.Protects(face, int(e.N)) {
				class = content.Hit
			}
		}
		b := &all[class]
		b.class, b.face, b.faces, b.which[face] = class, uint8(face), b.faces+1, true
	}
	for _, b := range all {
		if b.faces > 0 {
			list = append(list, b)
		}
	}
	return list
}

// roll is where the odds of a throw are kept.
func (f *Forecaster) roll(e rules.Event) int {
	for i, r := range f.odds.Rolls {
		if r.Name == e.Name && r.Subject == e.Subject && r.Level == int(e.N) {
			return i
		}
	}
	f.odds.Rolls = append(f.odds.Rolls, Roll{Name: e.Name, Subject: e.Subject, Level: int(e.N)})
	return len(f.odds.Rolls) - 1
}
