package file

import (
	"cmp"
	"fmt"
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/snapshot"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Restore reads what Snapshot writes. Open is told the setup of the head and makes a match of which nothing has
// happened yet. An error is a *snapshot.Error that names the field or the rule.
func Restore(info rules.Info, data []byte, open func(rules.Setup) (*engine.State, error)) (*engine.State, error) {
	in := written{Rand: rules.NewRandOf(0, rules.Percentile)}
	setup, err := snapshot.Read(info, data, &in, fields, required)
	if err != nil {
		return nil, err
	}
	s, err := open(setup)
	if err != nil {
		return nil, err
	}
	r := reader{State: s, Reader: snapshot.Reader{Game: info.ID}, options: setup.Options}
	r.match(&in)
	if r.Err != nil {
		return nil, r.Err
	}
	if err := Check(info.ID, s); err != nil {
		return nil, err
	}
	s.Settle()
	if s.Result == engine.Undecided && s.Decision().Over() {
		r.Fail("question", "TS-INV-17", "nothing can be chosen")
		return nil, r.Err
	}
	return s, nil
}

// mostRounds bounds the Rounds and turns of a file: no match comes near it.
const mostRounds = 9999

// mostNumbers bounds the number that a thing was given last: no match comes near it, and what is put on the table afterwards still
// has a number that a choice can name.
const mostNumbers = 30000

type reader struct {
	*engine.State
	snapshot.Reader
	options map[string]string
}

func (r *reader) match(in *written) {
	s := r.State
	s.Phase = engine.Phase(r.Word("phase", in.Phase, phaseWords))
	s.Round = uint16(r.Number("round", "TS-TIM-1", in.Round, 0, mostRounds))
	s.Start, s.Turn, s.Asker = r.seat("start", in.Start), r.seat("turn", in.Turn), r.seat("asked", in.Asked)
	s.Last = engine.ThingID(r.Number("last", "", in.Last, 0, mostNumbers))
	s.Result = engine.Result(r.Word("result", in.Result, resultWords))
	s.Asked = engine.Question(r.Word("question", in.Question, engine.QuestionWords()))
	s.Rng = in.Rand
	if len(in.Players) != int(s.Count) {
		r.Fail("players", "TS-MOD-1", "there are %d; seats is %d", len(in.Players), s.Count)
		return
	}
	for i := range in.Things {
		r.thing(fmt.Sprintf("things[%d]", i), &in.Things[i])
	}
	if n := len(s.Things); n > 0 && s.Things[n-1].ID > s.Last {
		r.Fail("last", "TS-RUL-57", "is %d; a thing has the number %d", s.Last, s.Things[n-1].ID)
	}
	for seat := range in.Players {
		r.player(fmt.Sprintf("players[%d]", seat), r.options["needless"+strconv.Itoa(seat+1)], &in.Players[seat], &s.Players[seat])
	}
	for i := range in.Timed {
		r.timed(fmt.Sprintf("timed[%d]", i), &in.Timed[i])
	}
	r.flow(in)
}

func (r *reader) seat(field string, n int) rules.Seat {
	return rules.Seat(r.Number(field, "TS-MOD-1", n, 0, int(r.Count)-1))
}

// card finds a card; an empty id is none where that is possible.
func (r *reader) card(field, id string) content.Card {
	c, ok := r.Content.Find(id)
	if !ok {
		r.Fail(field, "", "there is no card %q", id)
		return 0
	}
	return c
}

// bits reads a set of marks.
func (r *reader) bits(field string, given, words []string) (set int) {
	for _, word := range given {
		set |= 1 << r.Word(field, word, words)
	}
	return set
}

func (r *reader) thing(field string, in *thingJSON) {
	low := 1
	if n := len(r.Things); n > 0 {
		low = int(r.Things[n-1].ID) + 1
	}
	t := engine.Thing{
		ID:       engine.ThingID(r.Number(field+".id", "TS-RUL-57", in.ID, low, max(low, int(r.Last)))),
		Card:     r.card(field+".card", in.Card),
		Owner:    r.seat(field+".owner", in.Owner),
		Points:   int8(r.Number(field+".points", "TS-INV-5", in.Points, 0, 100)),
		Printed:  int8(r.Number(field+".printed", "TS-INV-5", in.Printed, 0, 9)),
		On:       engine.ThingID(r.Number(field+".on", "", in.On, 0, math.MaxInt16)),
		Partner:  engine.ThingID(r.Number(field+".partner", "", in.Partner, 0, math.MaxInt16)),
		Position: engine.Position(r.Word(field+".position", in.Position, positionWords)),
		Marks:    engine.Marks(r.bits(field+".marks", in.Marks, markWords)),
		Used:     uint8(r.Number(field+".used", "TS-INN-1", in.Used, 0, 255)),
		Wounds:   uint8(r.Number(field+".wounds", "", in.Wounds, 0, 100)),
	}
	r.Things = append(r.Things, t)
}

func (r *reader) points(field string, in [2]int) (p engine.Points) {
	for what, n := range in {
		p[what] = int16(r.Number(field, "TS-INV-3", n, 0, 9999))
	}
	return p
}

func (r *reader) pile(field string, in []string, p *engine.Pile) {
	if len(in) > content.MaxDeck {
		r.Fail(field, "TS-DEK-1", "has %d cards; at most %d are in a deck", len(in), content.MaxDeck)
		return
	}
	for i, id := range in {
		p.Cards[i] = r.card(fmt.Sprintf("%s[%d]", field, i), id)
	}
	p.N = uint8(len(in))
}

// player reads a seat; needless is what the option says of needless questions, for matches that were written without it.
func (r *reader) player(field, needless string, in *playerJSON, p *engine.Player) {
	p.Out = in.Out
	p.Mage, p.Tower = engine.ThingID(r.Number(field+".mage", "", in.Mage, 0, int(r.Last))), engine.ThingID(r.Number(field+".tower", "", in.Tower, 0, int(r.Last)))
	p.Turns = uint16(r.Number(field+".turns", "", in.Turns, 0, mostRounds))
	p.Gained, p.Ordinary = r.points(field+".gained", in.Gained), r.points(field+".ordinary", in.Ordinary)
	p.Market, p.Extra, p.Pilfered = r.points(field+".market", in.Market), r.points(field+".extra", in.Extra), r.points(field+".pilfered", in.Pilfered)
	p.Ratio = uint8(r.Number(field+".ratio", "TS-ALC-1", in.Ratio, 1, 3))
	flags := r.bits(field+".flags", in.Flags, playerWords)
	p.Attacked, p.Barred, p.BarredNext, p.AutoRiposte, p.Passing = flags&1 != 0, flags&2 != 0, flags&4 != 0, flags&8 != 0, flags&16 != 0
	p.Setting = engine.Setting(r.Word(field+".setting", in.Setting, settingWords))
	p.Needless = engine.Needless(r.Word(field+".needless", cmp.Or(in.Needless, needless, needlessWords[0]), needlessWords))
	p.Unminded = engine.Reminders(r.bits(field+".unminded", in.Unminded, reminderWords))
	for _, id := range in.Armed {
		p.Armed.Add(r.card(field+".armed", id))
	}
	for i, w := range in.Windfalls {
		at := fmt.Sprintf("%s.windfalls[%d]", field, i)
		card := r.card(at+".card", w.Card)
		info := r.Content.At(card)
		if info.Type != content.WindfallCard {
			r.Fail(at+".card", "TS-RES-13", "%s is no windfall", w.Card)
			return
		}
		what := info.Effects[0].What
		p.WindfallCards[what] = card
		p.Windfall[what] = int16(r.Number(at+".points", "TS-RES-13", w.Points, 1, 9))
	}
	for _, word := range in.Bought {
		p.WindfallBought[r.Word(field+".windfalls_bought", word, whatWords)] = true
	}
	for _, part := range []struct {
		key string
		ids []string
		to  *engine.Pile
	}{{".deck", in.Deck, &p.Deck}, {".hand", in.Hand, &p.Hand}, {".discard", in.Discard, &p.Discard}, {".caravan", in.Caravan, &p.Caravan}, {".spells", in.Spells, &p.Spells}} {
		r.pile(field+part.key, part.ids, part.to)
	}
}

func (r *reader) timed(field string, in *timedJSON) {
	m := engine.Timed{
		Kind: engine.TimedKind(r.Word(field+".kind", in.Kind, timedWords)), Card: r.card(field+".card", in.Card), Caster: r.seat(field+".caster", in.Caster),
		Target: engine.ThingID(r.Number(field+".target", "", in.Target, 0, int(r.Last))), Other: engine.ThingID(r.Number(field+".other", "", in.Other, 0, int(r.Last))),
		Turn: r.seat(field+".turn", in.Turn), Left: uint8(r.Number(field+".left", "TS-TIM-4", in.Left, 1, 9)), Holds: in.Holds,
	}
	m.Effect, m.Level = r.effect(field, m.Card, in.Effect, in.Level, m.Kind != engine.RaisedInForce)
	r.Timed = append(r.Timed, m)
}

// effect reads which effect of a card is meant, at which level. Of what is raised it is the token that counts.
func (r *reader) effect(field string, card content.Card, effect, level int, needed bool) (uint8, uint8) {
	effects := r.Content.At(card).Effects
	if len(effects) == 0 {
		if needed {
			r.Fail(field+".card", "", "%s does nothing", r.Content.At(card).ID)
		}
		return 0, 0
	}
	n := r.Number(field+".effect", "", effect, 0, len(effects)-1)
	return uint8(n), uint8(r.Number(field+".level", "TS-SCR-2", level, 0, len(effects[n].Levels)-1))
}
