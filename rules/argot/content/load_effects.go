package content

import (
	"fmt"
	"slices"

	"portcullis/rules/argot/atlas"
)

// effects checks and takes over a list of effects.
func (l *loader) effects(at, who string, in []effectTOML, when timing) []Effect {
	list := make([]Effect, len(in))
	for i := range in {
		list[i] = l.effect(fmt.Sprintf("%s[%d]", at, i), who, &in[i], when)
	}
	return list
}

// effect checks that a verb can stand where it does and has exactly its parameters.
func (l *loader) effect(at, who string, in *effectTOML, when timing) Effect {
	f := l.missions
	e := Effect{Block: NoBlock}
	i := slices.IndexFunc(verbs[:], func(v verbInfo) bool { return v.id == in.Verb })
	switch {
	case i < 0:
		f.Fault(at, who, "unknown verb %q", in.Verb)
		return e
	case verbs[i].when != when:
		f.Fault(at, who, "%s cannot stand here (7.5)", in.Verb)
		return e
	}
	e.Verb = Verb(i)
	given := map[string]bool{"n": in.N != nil, "block": in.Block != nil, "blocks": in.Blocks != nil, "party": in.Party != nil,
		"stance": in.Stance != nil, "pool": in.Pool != nil, "group": in.Group != nil, "zones": in.Zones != nil}
	complete := true
	for _, name := range [...]string{"n", "block", "blocks", "party", "stance", "pool", "group", "zones"} {
		switch needed := slices.Contains(verbs[i].params, name); {
		case needed && !given[name]:
			f.Fault(at, who, "%s needs %s", in.Verb, name)
			complete = false
		case !needed && given[name]:
			f.Fault(at, who, "%s takes no %s", in.Verb, name)
		}
	}
	if complete {
		l.parameters(at, who, in, &e)
	}
	return e
}

// parameters takes over those that a verb has, all of which are given.
func (l *loader) parameters(at, who string, in *effectTOML, e *Effect) {
	f := l.missions
	for _, name := range verbs[e.Verb].params {
		place := who + ", " + in.Verb + "." + name
		ok, word := true, ""
		switch name {
		case "n":
			low := 1
			if e.Verb == Resource {
				low = -9
			}
			e.N = f.Number(at+".n", place, in.N, low, 9)
		case "block":
			word = *in.Block
			e.Block, ok = l.c.Find(word)
		case "blocks":
			each(f, at+".blocks", place, "block", in.Blocks, l.c.Find, func(_ string, b Block) { e.Blocks.Add(b) })
		case "party":
			word = *in.Party
			e.Party, ok = thirdNamed(word)
		case "stance":
			word = *in.Stance
			e.Stance, ok = StanceNamed(word)
		case "pool":
			word = *in.Pool
			e.Army, ok = ArmyNamed(word)
		case "group":
			word = *in.Group
			e.Army, ok = ArmyNamed(word)
		case "zones":
			each(f, at+".zones", place, "zone", in.Zones, atlas.ZoneNamed, func(_ string, z atlas.Zone) { e.Zones |= 1 << z })
		}
		switch {
		case !ok:
			f.Fault(at+"."+name, place, "unknown %s %q", name, word)
		case name == "blocks" && len(in.Blocks) == 0, name == "zones" && len(in.Zones) == 0:
			f.Fault(at+"."+name, place, "is empty")
		}
	}
}
