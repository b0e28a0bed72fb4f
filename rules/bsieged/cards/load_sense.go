package cards

import (
	"slices"
	"strings"
)

// statRule is how a stat can be modified.
type statRule struct {
	set, add bool
	zones    bool // can be for some Zones only
	event    bool // knows no hero, so that only an Event modifies it
	zero     bool // set to 0 only (BS-CON-51)
}

func ruleOf(s Stat) statRule {
	switch s {
	case AttackDice, AttackTarget:
		return statRule{set: true, add: true, zones: true}
	case ArmoryCost, Upkeep:
		return statRule{set: true, add: true, zero: true}
	case AttackMorale:
		return statRule{set: true}
	case SpawnKrohn, SpawnGargoh, SpawnMolen:
		return statRule{add: true, event: true}
	}
	return statRule{add: true}
}

// modify reads a change of a stat (BS-CON-42).
func (r *effectReader) modify(e *Effect) {
	in := r.in
	if in.Stat == nil || in.Op == nil {
		return
	}
	if house, ok := strings.CutPrefix(*in.Stat, extraDraw); ok {
		e.Stat, e.Building = ExtraDraw, word[BuildingID](r.entry, "stat", house, buildingWords())
	} else {
		e.Stat = word[Stat](r.entry, "stat", *in.Stat, statWords())
	}
	e.Set = word[Stat](r.entry, "op", *in.Op, []string{"add", "set"}) == 1
	rule := ruleOf(e.Stat)
	switch {
	case e.Set && !rule.set:
		r.wrong("op", "%s is added to, never set", *in.Stat)
	case !e.Set && !rule.add:
		r.wrong("op", "%s is set, never added to", *in.Stat)
	case !e.Set && e.N.N == 0:
		r.wrong("n", "changes nothing")
	case e.Set && e.N.N < 0:
		r.wrong("n", "is set below 0")
	case e.Set && rule.zero && e.N.N != 0:
		r.wrong("n", "%s is set to 0 only (BS-CON-51)", *in.Stat)
	}
	if in.Zones != nil && !rule.zones {
		r.wrong("zones", "%s is the same for all Zones", *in.Stat)
	}
	if rule.event && r.kind != inEvent {
		r.wrong("stat", "only an Event modifies %s", *in.Stat)
	}
	if (e.Stat == ExtraDraw) != (e.When == DrawAction) {
		r.wrong("when", "extra_draw and draw_action go together")
	}
}

// sense checks what the parameters mean together and in their text.
func (r *effectReader) sense(e *Effect) {
	r.times(e)
	if r.kind == inEvent && e.Who == Other {
		r.wrong("who", "an Event has no user, so nobody is other")
	}
	switch r.verb {
	case Volley, Hits:
		if !r.arms {
			r.wrong("verb", "needs the Strength value of its card")
		}
	case Hold:
		if !e.Attack && !e.MarchToo {
			r.wrong("verb", "holds neither attack nor march")
		}
	case Push, March:
		r.moves(e)
	case Spawn:
		if e.Units.Has(Molen) && e.Rank == Elite {
			r.wrong("rank", "there are no elite Mölens")
		}
	case Lose:
		if e.What == Morale && r.in.What != nil && r.kind&(inInstant|inEvent) != 0 && e.Floor < 1 {
			r.wrong("floor", "must be 1 at least, so that nobody dies of it (BS-CON-24, BS-CON-76)")
		}
	case Mend:
		r.architect(e)
	case Modify:
		r.span(e)
	}
}

// times checks when the effect takes place (BS-CON-30): the abilities that are carried out say
// when, nothing else does.
func (r *effectReader) times(e *Effect) {
	if r.kind != inAbility {
		if e.When != ByDefault {
			r.wrong("when", "only the effects of an ability have it")
		}
		return
	}
	var fit []When
	switch r.verb {
	case Modify:
		fit = []When{ByDefault, DrawAction}
	case ExtraAttack, Store, Double, ShareSpace:
		fit = []When{ByDefault}
	case Mend:
		fit = []When{WithAction}
	case Look, Smuggle:
		fit = []When{TurnStart}
	default:
		fit = []When{TurnStart, OncePerTurn}
	}
	if !slices.Contains(fit, e.When) {
		r.wrong("when", "%s of an ability cannot be at %q", r.verb, whenWords()[e.When])
	}
}

// span checks how long and for whom a modification holds (BS-CON-30, BS-CON-63).
func (r *effectReader) span(e *Effect) {
	switch stays := r.kind == inAbility || r.kind == inEvent; {
	case stays && (r.in.Until != nil || r.in.Who != nil):
		r.wrong("until", "%s changes it as long as it is there, and for whom it is for", r.kind)
	case stays:
	case r.kind == inArmour && e.Until != WhileStored:
		r.wrong("until", "armour works while it is stored")
	case r.kind != inArmour && (r.in.Until == nil || e.Until == WhileStored):
		r.wrong("until", "needs until: attack, turn, round, season or always")
	}
}

// moves checks that no effect moves a Mölen, brings a Gargoh into Zone 1 or leads out of the
// Zones (BS-CON-6, BS-CON-46).
func (r *effectReader) moves(e *Effect) {
	if e.Units.Has(Molen) {
		r.wrong("units", "a Mölen is never moved (BS-CON-6)")
	}
	if r.verb == March && e.Units.Has(Gargoh) && e.From == 2 {
		r.wrong("units", "a Gargoh never comes into Zone 1 (BS-CON-6)")
	}
}

// architect checks that only a Repair action costs and earns.
func (r *effectReader) architect(e *Effect) {
	e.Action = r.in.Action != nil
	if e.Action && *r.in.Action != "repair" {
		r.wrong("action", "%q is no action; use repair", *r.in.Action)
	}
	if paid := r.in.Gold != nil || r.in.Morale != nil; e.Action != (r.kind == inAbility) || paid != e.Action {
		r.wrong("action", "an ability repairs with a Repair action that has gold and morale, nothing else does")
	}
}
