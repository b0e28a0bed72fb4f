package content

import (
	"fmt"
	"strings"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/content"
)

// maxScenarios is how many scenarios there may be.
const maxScenarios = 16

// parties checks and takes over what third parties go by (AR-TPY-5, AR-TPY-6). Map and blocks are loaded.
func (l *loader) parties(in *blocksTOML) {
	f, ids := l.blocks, map[string]bool{}
	for i, p := range in.Parties {
		at, who := fmt.Sprintf("party[%d].", i), "party "+content.Named(p.ID, i)+", "
		f.ID(at+"id", who+"id", p.ID, ids)
		f.Name(at+"name", who+"name", p.Name)
		f.Source(at+"source", who+"source", p.Source)
		party, ok := thirdNamed(p.ID)
		if !ok {
			f.Fault(at+"id", who+"id", "the rules know no third party %q", p.ID)
			continue
		}
		army, _ := ArmyNamed(p.ID)
		third := ThirdParty{Name: p.Name, Army: army, Leash: f.Number(at+"leash", who+"leash", p.Leash, NoLeash, 99)}
		if third.Home, ok = atlas.ZoneNamed(p.Home); !ok {
			f.Fault(at+"home", who+"home", "unknown zone %q", p.Home)
		}
		if third.Stance, ok = StanceNamed(p.Stance); !ok {
			f.Fault(at+"stance", who+"stance", "is %q; it must be %s", p.Stance, strings.Join(stanceIDs[:], ", "))
		}
		for b := range l.c.armies[army].All() {
			if !strings.HasPrefix(l.c.Blocks[b].ID, p.Prefix) || p.Prefix == "" {
				f.Fault(at+"prefix", who+"prefix", "block %s does not begin with %q", l.c.Blocks[b].ID, p.Prefix)
			}
		}
		for j, id := range p.Goals {
			third.Goals = append(third.Goals, l.goal(fmt.Sprintf("%sgoals[%d]", at, j), who+"goals", id))
		}
		l.c.Parties[party] = third
	}
	for p := FirstThird; p < PartyCount; p++ {
		if !ids[p.ID()] {
			f.Fault("", "party "+p.ID(), "is missing")
		}
	}
}

// goal is a goal by its word: a kind of goal, or the id of a location.
func (l *loader) goal(at, who, id string) Goal {
	switch id {
	case "enemy_undercity":
		return Goal{EnemyUndercity, atlas.Nowhere}
	case "old_town":
		return Goal{ToOldTown, atlas.Nowhere}
	case "home":
		return Goal{ToHome, atlas.Nowhere}
	}
	p, ok := l.c.Map.Find(id)
	if !ok || !l.c.Map.Is(p, atlas.Land) {
		l.blocks.Fault(at, who, "%q is neither a goal nor a land location", id)
	}
	return Goal{ToPlace, p}
}

// council takes over the council's numbers and checks that they are those that stand with blocks and gates.
func (l *loader) council(in *councilTOML, army *blocksTOML) {
	f := l.scenarios
	f.Source("council.source", "council, source", in.Source)
	l.c.Council.NistoraChoose = f.Number("council.nistora_choose", "council, nistora_choose", in.NistoraChoose, 0, l.c.armies[NistoraPool].Len())
	if n := army.Pools.NistoraChosen; n != nil && *n != l.c.Council.NistoraChoose {
		f.Fault("council.nistora_choose", "council, nistora_choose", "is %d; %s has %d", l.c.Council.NistoraChoose, blocksFile, *n)
	}
	same := func(key string, n *int, what string, value int) {
		switch {
		case n == nil:
			f.Fault("council."+key, "council, "+key, "is missing")
		case *n != value:
			f.Fault("council."+key, "council, "+key, "is %d; %s has %d", *n, what, value)
		}
	}
	for i := range l.c.Blocks {
		if b := &l.c.Blocks[i]; b.Upgradable {
			same("block_upgrade_cost", in.BlockUpgradeCost, "block "+b.ID, b.UpgradeCost)
		} else if b.Army == BoughtTrains {
			same("train_cost", in.TrainCost, "block "+b.ID, b.Price)
		}
	}
	for i := range l.c.Map.Gates() {
		g := &l.c.Map.Gates()[i]
		same("gate_upgrade_cost", in.GateUpgradeCost, "gate "+g.ID, g.UpgradeCost)
		same("gate_strength", in.GateStrength, "gate "+g.ID, g.Strength)
		same("gate_upgraded_strength", in.GateUpgradedStrength, "gate "+g.ID, g.Upgraded)
	}
}

// play checks and takes over the scenarios (AR-MOD-1 to AR-MOD-5). All else is loaded.
func (l *loader) play(in *scenariosTOML) {
	f, ids := l.scenarios, map[string]bool{}
	f.Name("name", "name", in.Name)
	f.Source("source", "source", in.Source)
	if len(in.Scenarios) == 0 || len(in.Scenarios) > maxScenarios {
		f.Fault("scenario", "", "%d scenarios; there must be 1 to %d", len(in.Scenarios), maxScenarios)
		return
	}
	for i := range in.Scenarios {
		s := &in.Scenarios[i]
		at, who := fmt.Sprintf("scenario[%d].", i), "scenario "+content.Named(s.ID, i)+", "
		f.ID(at+"id", who+"id", s.ID, ids)
		l.c.Scenarios = append(l.c.Scenarios, l.scenario(at, who, s))
	}
}

// scenario checks and takes over one scenario.
func (l *loader) scenario(at, who string, in *scenarioTOML) Scenario {
	f := l.scenarios
	f.Name(at+"name", who+"name", in.Name)
	f.Text(at+"text", who+"text", in.Text)
	f.Fits(at+"flavour", who+"flavour", in.Flavour, content.LongestText)
	f.Source(at+"source", who+"source", in.Source)
	s := Scenario{ID: in.ID, Name: in.Name, Text: in.Text, Flavour: in.Flavour, Council: in.Council, Heroes: in.Heroes,
		Pontia: in.Pontia, Nistora: in.Nistora, FinalHoldWins: in.FinalHoldWins,
		Days:      f.Number(at+"days", who+"days", in.Days, 1, 4),
		Resources: f.Number(at+"argot_resources", who+"argot_resources", in.Resources, 0, 99),
		KeepTurns: f.Number(at+"keep_turns", who+"keep_turns", in.KeepTurns, 1, 9),
		Minutes:   f.Number(at+"minutes", who+"minutes", in.Minutes, 1, 999)}
	s.Line = f.Line(at + "objective")
	s.Map = l.part(at, who, in)
	l.outcomes(at, who, in, &s)
	s.ArgotBlocks = l.listed(at+"argot_blocks", who+"argot_blocks", in.ArgotBlocks, ArgotArmy)
	s.MineosBlocks = l.listed(at+"mineos_blocks", who+"mineos_blocks", in.MineosBlocks, MineosArmy)
	s.ArgotZone = l.places(at+"argot_zone", who+"argot_zone", in.ArgotZone, s.Map)
	s.MineosZone = l.places(at+"mineos_zone", who+"mineos_zone", in.MineosZone, s.Map)
	s.Objective = l.places(at+"objective", who+"objective", in.Objective, s.Map)
	gate := func(id string) (atlas.GateIndex, bool) {
		g := l.c.Map.FindGate(id)
		return g, g != atlas.NoGate
	}
	each(f, at+"gates", who+"gates", "gate", in.Gates, gate, func(_ string, g atlas.GateIndex) { s.Gates[g] = true })
	each(f, at+"parties", who+"parties", "third party", in.Parties, thirdNamed, func(_ string, p Party) { s.Parties[p] = true })
	return s
}

// part is the map of a scenario: its region, or all of the shore and perhaps the Undercity.
func (l *loader) part(at, who string, in *scenarioTOML) *atlas.Atlas {
	whole := l.c.Map
	here := *whole.Here()
	switch {
	case len(in.Region) > 0:
		here = l.places(at+"region", who+"region", in.Region, whole)
		if below := here.Meets(whole.Map(atlas.Undercity)); below != in.Undercity {
			l.scenarios.Fault(at+"undercity", who+"undercity", "is %v, and the region has locations there: %v", in.Undercity, below)
		}
	case !in.Undercity:
		here = *whole.Map(atlas.Overland)
	}
	if here == *whole.Here() {
		return whole
	}
	return whole.Only(&here)
}

// places is a list of locations as a set. Locations that do not exist on the map are faults.
func (l *loader) places(at, who string, ids []string, on *atlas.Atlas) (set atlas.Set) {
	each(l.scenarios, at, who, "location", ids, on.Find, func(at string, p atlas.Place) {
		if !on.Exists(p) {
			l.scenarios.Fault(at, who, "%s is not part of this scenario", on.At(p).ID)
			return
		}
		set.Add(p)
	})
	return set
}

// outcomes takes over how a scenario comes to the results of the missions.
func (l *loader) outcomes(at, who string, in *scenarioTOML, s *Scenario) {
	f := l.scenarios
	var ok bool
	if s.Missions, ok = named[MissionMode](modeIDs[:], in.Missions); !ok {
		f.Fault(at+"missions", who+"missions", "is %q; it must be %s", in.Missions, strings.Join(modeIDs[:], ", "))
		return
	}
	if (s.Missions == FixedMissions) != (in.Outcomes != nil) {
		f.Fault(at+"outcomes", who+"outcomes", "stand with missions = \"fixed\", and only there")
		return
	}
	if in.Outcomes == nil {
		return
	}
	for m := range l.c.Missions {
		id := l.c.Missions[m].ID
		result, ok := named[Result](resultIDs[:], in.Outcomes[id])
		if !ok {
			f.Fault(at+"outcomes."+id, who+"outcomes", "%s is %q; it must be %s", id, in.Outcomes[id], strings.Join(resultIDs[:], ", "))
		}
		s.Outcomes[m] = result
	}
	if len(in.Outcomes) > MissionCount {
		f.Fault(at+"outcomes", who+"outcomes", "names a mission that there is not")
	}
}

// listed is a list of blocks of one army, or "all" of them.
func (l *loader) listed(at, who string, in any, army Army) (set Blocks) {
	f := l.scenarios
	entries, isList := in.([]any)
	if in == "all" {
		return l.c.armies[army]
	} else if !isList || len(entries) == 0 {
		f.Fault(at, who, "must be \"all\" or a list of blocks")
		return set
	}
	ids := make([]string, len(entries))
	for i := range entries {
		ids[i], _ = entries[i].(string)
	}
	each(f, at, who, "block", ids, l.c.Find, func(at string, b Block) {
		if l.c.Blocks[b].Army != army {
			f.Fault(at, who, "%s is not of side %s", l.c.Blocks[b].ID, army.ID())
			return
		}
		set.Add(b)
	})
	return set
}
