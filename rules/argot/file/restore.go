package file

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/snapshot"
)

// mostResources bounds pool and purse in a file; no match comes near it.
const mostResources = 999

// Restore reads a match that Snapshot has written, or a person. Begin makes the world and the options of a
// setup. The error is a *snapshot.Error that names the field or the invariant that is broken.
func Restore(info rules.Info, data []byte, begin func(rules.Setup) (*engine.World, engine.Options, error)) (*engine.State, error) {
	in := &written{}
	setup, err := snapshot.Read(info, data, in, fields, required)
	if err != nil {
		return nil, err
	}
	world, options, err := begin(setup)
	if err != nil {
		return nil, err
	}
	r := &reader{Reader: snapshot.Reader{Game: info.ID}, s: engine.Blank(world, options)}
	r.s.Rng = in.Rand
	r.progress(in)
	r.siege(in)
	r.days(in)
	r.army(in)
	r.underWay(in)
	r.flow(in)
	if r.Err != nil {
		return nil, r.Err
	}
	r.s.Arrange()
	if err := Check(info.ID, r.s); err != nil {
		return nil, err
	}
	r.s.Settle()
	if r.s.Asked != engine.AskNothing && r.s.Decision().Over() {
		return nil, &snapshot.Error{Game: info.ID, Field: "question", Rule: "AR-INV-18", Reason: "nothing can be answered in this position"}
	}
	return r.s, nil
}

type reader struct {
	snapshot.Reader
	s *engine.State
}

func (r *reader) progress(in *written) {
	s := r.s
	s.Phase = engine.Phase(r.Word("phase", in.Phase, phaseWords))
	s.Day = uint8(r.Number("day", "AR-INV-16", in.Day, 0, int(s.Options.Days)))
	s.Turn = uint8(r.Number("turn", "AR-INV-16", in.Turn, 0, content.CardCount))
	s.Result = engine.Result(r.Word("result", in.Result, resultWords))
	s.Keep = uint8(r.Number("keep", "AR-INV-13", in.Keep, 0, s.Scenario().KeepTurns))
	var pile []uint8
	for _, id := range slices.Concat(in.Drawn, in.Draw) {
		card, ok := s.Content.FindCard(id)
		if !ok {
			r.Fail("draw, drawn", "AR-INV-7", "%q is not a card", id)
		}
		if slices.Contains(pile, uint8(card)) {
			r.Fail("draw, drawn", "AR-INV-7", "%q is there twice", id)
		}
		pile = append(pile, uint8(card))
	}
	switch {
	case len(pile) != content.CardCount:
		r.Fail("draw, drawn", "AR-INV-7", "hold %d cards together, not %d", len(pile), content.CardCount)
	default:
		s.Drawn = uint8(len(in.Drawn))
		copy(s.Pile[:], pile)
	}
}

func (r *reader) siege(in *written) {
	s := r.s
	s.Pool = int16(r.Number("pool", "AR-INV-8", in.Pool, 0, mostResources))
	s.Purse = int16(r.Number("purse", "AR-INV-8", in.Purse, 0, mostResources))
	for _, id := range slices.Sorted(maps.Keys(in.Stances)) {
		p := r.party("stances", id)
		stance, ok := content.StanceNamed(in.Stances[id])
		if !ok || p == engine.NoParty || !engine.Third(p) {
			r.Fail("stances."+id, "AR-SID-6", "%q is no stance of a third party", in.Stances[id])
			return
		}
		s.Stance[p] = stance
	}
	for _, g := range in.Gates {
		i := s.Map.FindGate(g.ID)
		if i == atlas.NoGate || !s.Scenario().Gates[i] {
			r.Fail("gates", "AR-FRT-1", "%q is not a fortification of this scenario", g.ID)
			return
		}
		site, most := &s.Map.Gates()[i], 0
		if most = site.Strength; g.Upgraded {
			most = site.Upgraded
		}
		s.Gates[i] = engine.Gate{Strength: uint8(r.Number("gates."+g.ID+".strength", "AR-INV-8", g.Strength, 0, most)), Upgraded: g.Upgraded}
	}
	for seat, word := range seatWords {
		s.Handles[seat] = uint16(r.Number("handles."+word, "", in.Handles[word], 0, 9999))
	}
	for _, word := range in.Regroups {
		if seat := r.seat("regroups", word); seat >= 0 {
			s.Regroups[seat] = true
		}
	}
	s.Rally.Raided = r.places("raided", in.Raided)
	if in.Swap != "" {
		s.Council.Swap = r.block("swap", in.Swap)
	}
	for _, id := range slices.Sorted(maps.Keys(in.Allies)) {
		a, ok := content.ArmyNamed(id)
		if !ok {
			r.Fail("allies", "AR-ARM-8", "%q is not an army", id)
			return
		}
		s.Council.Allies[a] = uint8(r.Number("allies."+id, "AR-ARM-8", in.Allies[id], 0, s.Content.Army(a).Len()))
	}
}

func (r *reader) days(in *written) {
	s := r.s
	for _, id := range slices.Sorted(maps.Keys(in.Missions)) {
		m, ok := s.Content.FindMission(id)
		if !ok {
			r.Fail("missions", "AR-MIS-5", "%q is not a mission", id)
			return
		}
		s.Campaign.Missions[m] = content.Result(r.Word("missions."+id, in.Missions[id], []string{"not_attempted", "failure", "success"}))
	}
	for _, h := range in.Heroes {
		s.Campaign.Heroes[r.hero("heroes", h.ID)] = engine.Hero{
			Wounds: uint8(r.Number("heroes."+h.ID+".wounds", "AR-MIS-10", h.Wounds, 0, s.Content.Days.WoundsLost)), Spent: h.Spent,
		}
	}
	c := in.Campaign
	if c == nil {
		return
	}
	s.Campaign.Day = uint8(r.Number("campaign.day", "AR-MIS-5", c.Day, 1, s.Content.Days.Days))
	m, ok := s.Content.FindMission(c.Mission)
	if !ok {
		r.Fail("campaign.mission", "AR-MIS-5", "%q is not a mission", c.Mission)
		return
	}
	u := &s.Campaign.Under
	*u = engine.Undertaking{
		Mission: m, Scene: uint8(r.Number("campaign.scene", "AR-MIS-6", c.Scene, 1, content.SceneCount+1) - 1),
		Won: uint8(r.Number("campaign.won", "AR-MIS-9", c.Won, 0, content.SceneCount)), Lost: uint8(r.Number("campaign.lost", "AR-MIS-9", c.Lost, 0, content.SceneCount)),
		Alarm: int8(r.Number("campaign.alarm", "AR-MIS-8", c.Alarm, -99, 99)), Bonus: int8(r.Number("campaign.bonus", "AR-MIS-8", c.Bonus, -99, 99)),
		Way: uint8(r.Number("campaign.way", "AR-MIS-6", c.Way, 1, 2) - 1), Leader: uint8(r.hero("campaign.leader", c.Leader)),
	}
	for _, id := range c.Led {
		u.Led |= 1 << r.hero("campaign.led", id)
	}
}

func (r *reader) army(in *written) {
	var given content.Blocks
	if len(in.Blocks) == 0 {
		r.Fail("blocks", "AR-INV-1", "is empty")
	}
	for i := range in.Blocks {
		b := r.block("blocks", in.Blocks[i].ID)
		if b == content.NoBlock || given.Has(b) {
			r.Fail("blocks", "AR-INV-1", "%q is there twice, or is no block", in.Blocks[i].ID)
			return
		}
		given.Add(b)
		r.s.Pieces[b] = r.piece("blocks."+in.Blocks[i].ID, &in.Blocks[i])
	}
}

func (r *reader) piece(field string, in *blockJSON) engine.Piece {
	p := engine.Absent()
	p.Party = r.party(field+".party", in.Party)
	p.Status = engine.Status(r.Word(field+".status", in.Status, statusWords))
	p.Upgraded = in.Upgraded
	p.Strength = uint8(r.Number(field+".strength", "AR-INV-2", in.Strength, 0, 4))
	p.Handle = uint16(r.Number(field+".handle", "", in.Handle, 0, 9999))
	if in.At != "" {
		p.At = r.place(field+".at", in.At)
	}
	if in.Ship != "" {
		p.Ship = r.block(field+".ship", in.Ship)
	}
	if in.Entry != "" {
		p.Entry = r.side(field+".entry", in.Entry)
	}
	for _, flag := range in.Flags {
		p.Flags |= 1 << r.Word(field+".flags", flag, flagWords)
	}
	if k := in.Seen; k != nil {
		p.Seen = engine.Seen{
			Known: k.Known, Strength: uint8(r.Number(field+".seen.strength", "", k.Strength, 0, 4)),
			Day: uint8(r.Number(field+".seen.day", "", k.Day, 0, int(r.s.Day))), Turn: uint8(r.Number(field+".seen.turn", "", k.Turn, 0, content.CardCount)),
			Farthest: uint8(r.Number(field+".seen.farthest", "", k.Farthest, 0, 20)), Alone: k.Alone, Fired: k.Fired,
		}
		if k.Start != "" {
			p.Seen.Stood, p.Seen.Start = true, r.place(field+".seen.start", k.Start)
		}
	}
	return p
}

func (r *reader) underWay(in *written) {
	s := r.s
	if m := in.Movement; m != nil {
		s.Movement = engine.Movement{
			Party: r.party("movement.party", m.Party), Tokens: uint8(r.Number("movement.tokens", "AR-INV-6", m.Tokens, 0, s.Content.Rules.MaxTokens)),
			Used: uint8(r.Number("movement.used", "AR-INV-6", m.Used, 0, m.Tokens)), Pinned: r.places("movement.pinned", m.Pinned), Group: r.blocks("movement.group", m.Group),
		}
	}
	if b := in.Battle; b != nil {
		s.Battle = engine.Battle{
			Round:  uint8(r.Number("battle.round", "AR-INV-12", b.Round, 0, s.Content.Rules.CombatRounds)),
			Letter: content.Letter(r.Word("battle.letter", b.Letter, letterWords)), Role: engine.Role(r.Word("battle.role", b.Role, roleWords)),
			Acted: r.blocks("battle.acted", b.Acted), Met: r.blocks("battle.met", b.Met), Frightened: r.blocks("battle.frightened", b.Frightened),
		}
		if b.Place != "" {
			s.Battle.Place = r.place("battle.place", b.Place)
		}
		for _, c := range b.Crossed {
			if p := r.party("battle.crossed.party", c.Party); p != engine.NoParty {
				s.Battle.Crossed[p][r.Word("battle.crossed.way", c.Way, wayWords)] = uint8(r.Number("battle.crossed.n", "AR-INV-11", c.N, 0, 9))
			}
		}
	}
	if roll := in.Roll; roll != nil {
		s.Roll = engine.Roll{
			By: r.block("roll.by", roll.By), Aim: engine.Aim(r.Word("roll.aim", roll.Aim, aimWords)), Berserk: roll.Berserk, Shot: roll.Shot,
			Count: uint8(r.Number("roll.dice", "AR-HIT-1", len(roll.Dice), 0, len(rules.Faces{}))),
			Need:  uint8(r.Number("roll.need", "AR-BLK-4", roll.Need, 0, 7)), Hits: uint8(r.Number("roll.hits", "AR-HIT-1", roll.Hits, 0, len(rules.Faces{}))),
		}
		for i, d := range roll.Dice[:s.Roll.Count] {
			s.Roll.Dice[i] = uint8(r.Number("roll.dice", "AR-HIT-1", d, 1, 6))
		}
	}
	for _, m := range in.Meetings {
		if p := r.place("meetings.place", m.Place); p != atlas.Nowhere {
			s.SetMeeting(p, engine.Meeting{By: r.party("meetings.by", m.By), Entered: [2]uint8{
				engine.Defender: r.ways("meetings.defenders", m.Defenders), engine.Attacker: r.ways("meetings.attackers", m.Attackers),
			}})
		}
	}
	for _, id := range slices.Sorted(maps.Keys(in.Crossed)) {
		if side := r.side("crossed", id); side != atlas.NoSide {
			s.SetCrossed(side, uint8(r.Number("crossed."+id, "AR-INV-11", in.Crossed[id], 0, 9)))
		}
	}
}

// flow reads what is under way, and sees to it that it can be.
func (r *reader) flow(in *written) {
	s := r.s
	below := engine.FrameNone
	for i := range in.Stack {
		field := "stack[" + strconv.Itoa(i) + "]"
		f := r.frame(field, &in.Stack[i])
		if on := frameKinds[f.Kind].on; i == len(s.Stack.Frames) || i == 0 && f.Kind != engine.FrameMatch || i > 0 && !slices.Contains(on, below) {
			r.Fail(field, "", "%q cannot lie there", in.Stack[i].Kind)
			return
		}
		s.Stack.Push(f)
		below = f.Kind
	}
	if len(in.Stack) == 0 {
		r.Fail("stack", "", "is empty")
		return
	}
	words := engine.QuestionWords()
	s.Asked = engine.Question(r.Word("question", in.Question, words))
	asking := s.Asked != engine.AskNothing
	switch {
	case asking != (in.Asked != nobody) || asking == (s.Result != engine.Undecided):
		r.Fail("question", "", "%q is asked of %s, and the result is %s", in.Question, in.Asked, in.Result)
	case asking && !slices.Contains(askedOn[s.Asked], below):
		r.Fail("question", "", "%q cannot be asked on %q", in.Question, in.Stack[len(in.Stack)-1].Kind)
	case asking:
		s.Asker = r.seat("asked", in.Asked)
	}
}

func (r *reader) seat(field, word string) rules.Seat {
	if word == nobody {
		return rules.NoSeat
	}
	return rules.Seat(r.Word(field, word, seatWords))
}

func (r *reader) party(field, id string) engine.Party {
	if id == nobody {
		return engine.NoParty
	}
	p, ok := content.PartyNamed(id)
	if !ok {
		r.Fail(field, "AR-SID-2", "%q is not a party", id)
		return engine.NoParty
	}
	return p
}

func (r *reader) block(field, id string) content.Block {
	if id == nobody {
		return content.NoBlock
	}
	b, ok := r.s.Content.Find(id)
	if !ok {
		r.Fail(field, "AR-INV-1", "%q is not a block", id)
	}
	return b
}

func (r *reader) blocks(field string, ids []string) (set content.Blocks) {
	for _, id := range ids {
		if b := r.block(field, id); b != content.NoBlock {
			set.Add(b)
		}
	}
	return set
}

func (r *reader) place(field, id string) atlas.Place {
	if id == nobody {
		return atlas.Nowhere
	}
	p, ok := r.s.Map.Find(id)
	if !ok || !r.s.Map.Exists(p) {
		r.Fail(field, "AR-MAP-1", "%q is not a location of this scenario", id)
		return atlas.Nowhere
	}
	return p
}

func (r *reader) places(field string, ids []string) (set atlas.Set) {
	for _, id := range ids {
		if p := r.place(field, id); p != atlas.Nowhere {
			set.Add(p)
		}
	}
	return set
}

func (r *reader) side(field, id string) atlas.Side {
	if id == nobody {
		return atlas.NoSide
	}
	side := r.s.Map.FindSide(id)
	if side == atlas.NoSide {
		r.Fail(field, "AR-MAP-7", "%q is not a hexside", id)
	}
	return side
}

func (r *reader) hero(field, id string) int {
	i, ok := r.s.Content.FindHero(id)
	if !ok {
		r.Fail(field, "AR-MIS-6", "%q is not a hero", id)
	}
	return i
}

func (r *reader) ways(field string, words []string) (bits uint8) {
	for _, word := range words {
		bits |= 1 << r.Word(field, word, wayWords)
	}
	return bits
}

// broken is an invariant that does not hold.
func broken(game, field, rule, format string, args ...any) error {
	return &snapshot.Error{Game: game, Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
}
