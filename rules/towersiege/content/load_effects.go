package content

import (
	"fmt"
	"slices"

	"portcullis/rules/content"
)

// effects reads the effects of all cards, now that every card is known.
func (l *loader) effects() {
	for _, u := range l.later {
		info := &l.c.Cards[u.card]
		if info.Magic() && len(u.effects) != 1 {
			u.file.Fault(u.at+"effect", u.who, "has %d effects; what is cast has one", len(u.effects))
		}
		for i := range u.effects {
			r := effectReader{l: l, f: u.file, in: &u.effects[i], at: fmt.Sprintf("%seffect[%d].", u.at, i), who: fmt.Sprintf("%s, effect %d", u.who, i+1)}
			if e, ok := r.read(info.Magic()); ok {
				info.Effects = append(info.Effects, e)
			}
		}
	}
	for token, card := range l.copies {
		l.c.Cards[token].Effects = l.c.Cards[card].Effects
	}
}

// effectReader reads one effect.
type effectReader struct {
	l       *loader
	f       *content.File
	in      *effectTOML
	at, who string
}

func (r *effectReader) fault(key, format string, args ...any) {
	r.f.Fault(r.at+key, r.who+", "+key, format, args...)
}

func (r *effectReader) number(key string, n *int, low, high int) int {
	if n == nil {
		return 0
	}
	return r.f.Number(r.at+key, r.who+", "+key, n, low, high)
}

func (r *effectReader) word(key string, s *string, ids []string) int {
	if s == nil {
		return 0
	}
	return oneOf(r.f, r.at+key, r.who+", "+key, *s, ids)
}

// only notes a fault if a word is given and is not the one that the rules know.
func (r *effectReader) only(key string, s *string, want string) bool {
	if s != nil && *s != want {
		r.fault(key, "is %q; the rules know %q", *s, want)
	}
	return s != nil
}

// read checks that a verb has exactly its parameters and takes them over. False: there is no such verb.
func (r *effectReader) read(magic bool) (e Effect, ok bool) {
	in := r.in
	v := slices.IndexFunc(verbs[:], func(v verbInfo) bool { return v.id == in.Verb })
	if v < 0 {
		r.fault("verb", "unknown verb %q", in.Verb)
		return e, false
	}
	e.Verb = Verb(v)
	needs, takes := verbs[v].needs+" verb", verbs[v].takes
	has := given(*in)
	switch {
	case magic && (in.FirstPP != nil || in.EachMorePP != nil):
		needs += " first_pp each_more_pp"
	case magic:
		needs += " levels"
	default:
		needs += " when"
	}
	fitted(r.f, r.at, r.who, in.Verb, has, needs, takes)
	e.When = When(r.word("when", in.When, whenIDs[:]))
	e.InsteadOfAttack = in.InsteadOfAttack != nil && *in.InsteadOfAttack
	e.OncePerTurn = r.only("limit", in.Limit, "turn")
	if in.Label != nil {
		r.f.Name(r.at+"label", r.who+", label", *in.Label)
		e.Label = *in.Label
	}
	r.rolls(&e)
	r.aims(&e)
	r.changes(&e)
	r.brings(&e)
	r.levels(&e)
	r.fits(&e)
	return e, true
}

// rolls takes over what is rolled for the effect, and against it.
func (r *effectReader) rolls(e *Effect) {
	in := r.in
	e.Skill, e.Resist = Stat(r.word("skill", in.Skill, statIDs[:])), Stat(r.word("resist", in.Resist, statIDs[:]))
	if e.Skill != NoStat && e.Skill != SS && e.Skill != IS {
		r.fault("skill", "is %s; it must be SS or IS", e.Skill.ID())
	}
	if e.Resist != NoStat && e.Resist != DL && e.Resist != RL {
		r.fault("resist", "is %s; it must be DL or RL", e.Resist.ID())
	}
	e.ResistMod = r.number("resist_mod", in.ResistMod, -50, 50)
	e.IgnorePL = in.IgnorePL != nil && *in.IgnorePL
	e.ValueItem = r.number("value_item", in.ValueItem, 1, 98)
	e.ValueRelic = r.number("value_relic", in.ValueRelic, 1, 98)
	e.ValueResource = r.number("value_resource", in.ValueResource, 1, 98)
	e.HealsMage = r.only("on_damage", in.OnDamage, "restore_mage_1_to_printed")
}

// aims takes over whom the effect meets.
func (r *effectReader) aims(e *Effect) {
	in := r.in
	e.Target = Target(r.word("target", in.Target, targetIDs[:]))
	if in.Targets != nil {
		if !slices.Equal(in.Targets, []string{"opponent_minion", "own_minion"}) {
			r.fault("targets", "is %v; the rules know an opponent_minion and an own_minion", in.Targets)
		}
		e.Target, e.Second = OpponentMinion, OwnMinion
	}
	e.Spread = Spread(r.word("spread", in.Spread, spreadIDs[:]))
	e.OnlyTags = tags(r.f, r.at+"only_tags", r.who+", only_tags", in.OnlyTags)
	e.Immune = tags(r.f, r.at+"immune", r.who+", immune", in.Immune)
	if e.Verb == Forbid {
		r.only("who", in.Who, "all")
	} else {
		e.Who = Who(r.word("who", in.Who, whoIDs[:]))
	}
	if in.Victim != nil {
		e.MinionsOnly = r.word("victim", in.Victim, []string{"opponent_minion", "opponent_creature"}) == 0
	}
	r.only("covers", in.Covers, "own_tower")
	r.only("to", in.To, "DEFEND")
	r.only("delay", in.Delay, "controller_next_on_guard")
	r.only("until", in.Until, "next_on_guard")
	e.Sacrifice = r.only("sacrifice", in.Sacrifice, "own_creature_card")
}

// changes takes over what the effect does to levels and points.
func (r *effectReader) changes(e *Effect) {
	in := r.in
	e.Stat = Stat(r.word("stat", in.Stat, statIDs[:]))
	switch n := in.Amount.(type) {
	case int64:
		amount := int(n)
		e.Amount = r.number("amount", &amount, -50, 50)
	case string:
		r.windfall(e, n)
	case nil:
	default:
		r.fault("amount", "is neither a number nor a table of rolls")
	}
	e.Base = in.Base != nil && *in.Base
	for _, id := range in.Only {
		if card, ok := r.l.c.Find(id); ok && r.l.c.Cards[card].Magic() {
			e.Only.Add(card)
		} else {
			r.fault("only", "%q is no Spell", id)
		}
	}
	e.Rounds = r.number("rounds", in.Rounds, 1, 9)
	if in.Duration != nil {
		e.Duration = Duration(r.word("duration", in.Duration, durationIDs[:]))
	}
	e.OncePerRound = in.OncePerRound != nil && *in.OncePerRound
	if in.Ability != nil {
		e.Ability = Ability(r.word("ability", in.Ability, abilityIDs[:]))
	}
	e.BlockOnly = in.BlockOnly != nil && *in.BlockOnly
	e.OverMax = in.OverMax != nil && *in.OverMax
	e.Repair = in.Repair != nil && *in.Repair
	e.AtLethal = in.AtLethal != nil && *in.AtLethal
	e.Cap = r.number("cap", in.Cap, 1, 9)
}

// windfall takes over how many points something brings: "4", or the table of a roll, "1-4".
func (r *effectReader) windfall(e *Effect, amount string) {
	if i := slices.Index(durationIDs[:], amount); i > 0 && e.Verb == Windfall {
		e.Duration = Duration(i)
		return
	}
	n := 0
	if _, err := fmt.Sscan(amount, &n); err != nil || e.Verb != Windfall || fmt.Sprint(n) != amount {
		r.fault("amount", "%q is neither a number nor a table of rolls", amount)
		return
	}
	e.Amount = r.number("amount", &n, 1, 20)
}

// brings takes over what comes of the effect.
func (r *effectReader) brings(e *Effect) {
	in := r.in
	r.token(e, "token", in.Token, false)
	r.token(e, "structure", in.Structure, true)
	e.Number = r.number("number", in.Number, 1, 4)
	if e.Verb == Forbid {
		r.only("what", in.What, "army_attacks")
	} else {
		e.What = What(r.word("what", in.What, whatIDs[:]))
	}
	e.Gold, e.Power = r.number("gp", in.GP, 1, 9), r.number("pp", in.PP, 1, 9)
	e.MinGold, e.MinPower = r.number("min_gp", in.MinGP, 1, 9), r.number("min_pp", in.MinPP, 1, 9)
	e.Multiply = r.number("multiply", in.Multiply, 2, 4)
	e.Ratio = r.number("ratio", in.Ratio, 1, 3)
	e.CasterPenalty = in.CasterPenalty != nil && *in.CasterPenalty
}

// token takes over what comes into play without a card, a structure or another token.
func (r *effectReader) token(e *Effect, key string, id *string, structure bool) {
	if id == nil {
		return
	}
	card, ok := r.l.tokens[*id]
	if !ok || r.l.c.Cards[card].Type == Structure != structure {
		r.fault(key, "%q is no %s", *id, key)
		return
	}
	e.Token = card
}

// levels takes over the strengths; what has none but its cost and Skill has one.
func (r *effectReader) levels(e *Effect) {
	in := r.in
	for i := range in.Levels {
		lv, at, who := &in.Levels[i], fmt.Sprintf("%slevels[%d].", r.at, i), fmt.Sprintf("%s, level %d", r.who, i+1)
		optional := func(key string, n *int, low, high, missing int) int {
			if n == nil {
				return missing
			}
			return r.f.Number(at+key, who+", "+key, n, low, high)
		}
		e.Levels = append(e.Levels, Level{Power: r.f.Number(at+"pp", who+", pp", lv.PP, 1, 40), Value: optional("value", lv.Value, 1, 98, e.ValueItem),
			Shots: optional("shots", lv.Shots, 1, MaxShots, 1), Amount: optional("amount", lv.Amount, -50, 50, e.Amount), IP: optional("ip", lv.IP, 1, 9, 0),
			AL: optional("al", lv.AL, 0, 90, 0), TargetDL: optional("target_dl", lv.TargetDL, -50, 0, 0), TargetRL: optional("target_rl", lv.TargetRL, -50, 0, 0)})
	}
	if in.FirstPP != nil && in.EachMorePP != nil {
		first, more := r.number("first_pp", in.FirstPP, 1, 20), r.number("each_more_pp", in.EachMorePP, 1, 20)
		for n := range MaxChosen {
			e.Levels = append(e.Levels, Level{Power: first + n*more, Shots: n + 1})
		}
	}
	if e.Levels == nil {
		shots := 1
		if in.Shots != nil {
			shots = r.number("shots", in.Shots, 1, MaxShots)
		}
		e.Levels = []Level{{Power: r.number("cost_pp", in.CostPP, 0, 40), Value: r.number("value", in.Value, 1, 98), Shots: shots, Amount: e.Amount}}
	}
	for i := range e.Levels {
		if e.Levels[i].Value == 0 {
			e.Levels[i].Value = e.ValueResource
		}
	}
}

// fits notes faults between parameters that are right by themselves.
func (r *effectReader) fits(e *Effect) {
	switch {
	case e.Verb == Mod && e.Stat == NoStat:
		r.fault("stat", "a mod names the level that it changes")
	case (e.Verb == Mod || e.Verb == Enable) && e.When != Passive && e.Rounds == 0:
		r.fault("rounds", "is missing; what does not count all the time lasts for some Rounds")
	case (e.Verb == Mod || e.Verb == Enable) && e.When == Passive && (e.Rounds != 0 || e.Target != NoTarget || e.Who == Chosen):
		r.fault("when", "what counts all the time has no target and no Rounds")
	case e.Who == Chosen && e.Target == NoTarget:
		r.fault("target", "is missing; nobody is chosen")
	case e.Verb == Summon && e.Rounds == 0 && e.Duration == Fixed:
		r.fault("rounds", "is missing; what is summoned stays for some Rounds")
	case e.Skill != NoStat && e.Levels[0].Value == 0 && e.ValueRelic == 0:
		r.fault("value", "is missing; there is nothing to roll against")
	}
}
