package content

import (
	"fmt"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/content"
)

// together checks what only several files show: that scenarios can be set up and won, and that what stands in two
// places agrees. Everything is loaded.
func (l *loader) together(army *blocksTOML, days *missionsTOML, play *scenariosTOML) {
	l.traitors(army)
	l.pooled(army)
	for i := range l.c.Scenarios {
		s := &l.c.Scenarios[i]
		at, who := fmt.Sprintf("scenario[%d].", i), "scenario "+content.Named(s.ID, i)+", "
		if n := days.Rules.StartResources; s.Missions == PlayedMissions && n != nil && s.Resources != *n {
			l.missions.Fault("rules.start_resources", "rules, start_resources", "is %d; scenario %s has %d", *n, s.ID, s.Resources)
		}
		if s.Heroes != (s.Missions == PlayedMissions) {
			l.scenarios.Fault(at+"heroes", who+"heroes", "is %v; heroes belong to missions that are played (AR-MIS-11)", s.Heroes)
		}
		l.fortified(at, who, s)
		l.reachable(at, who, s)
		l.room(at, who, s)
		l.homes(at, who, s)
	}
}

// traitors checks that what blocks say of missions is what missions do to blocks (AR-ARM-5, AR-ARM-6).
func (l *loader) traitors(in *blocksTOML) {
	var defectors Blocks
	for b := range Block(BlockCount) {
		if l.c.Blocks[b].Defector {
			defectors.Add(b)
		}
	}
	destroyed := map[Block]string{}
	for i := range l.c.Missions {
		for r, list := range l.c.Missions[i].Outcomes {
			for j, e := range list {
				at, who := fmt.Sprintf("mission[%d].%s[%d]", i, Result(r).ID(), j), "mission "+l.c.Missions[i].ID+", "+Result(r).ID()
				switch {
				case e.Verb == Defect && e.Blocks != defectors:
					l.missions.Fault(at, who, "the blocks that defect are not those with defector in %s", blocksFile)
				case e.Verb == DestroyBlock:
					destroyed[e.Block] = l.c.Missions[i].ID
				}
			}
		}
	}
	for i, b := range in.Blocks {
		if block, ok := l.c.Find(b.ID); ok && destroyed[block] != b.DestroyedBy {
			l.blocks.Fault(fmt.Sprintf("block[%d].destroyed_by", i), "block "+content.Named(b.ID, i)+", destroyed_by", "is %q; the mission that destroys it is %q", b.DestroyedBy, destroyed[block])
		}
	}
}

// pooled checks that missions hand out as many blocks of a pool as the pools say (AR-ARM-9).
func (l *loader) pooled(army *blocksTOML) {
	for i := range l.c.Missions {
		for j, e := range l.c.Missions[i].Outcomes[Success] {
			at, who := fmt.Sprintf("mission[%d].success[%d].n", i, j), "mission "+l.c.Missions[i].ID+", success"
			switch {
			case e.Verb != ContributeBlock:
			case e.N > l.c.armies[e.Army].Len():
				l.missions.Fault(at, who, "%d blocks of a pool of %d", e.N, l.c.armies[e.Army].Len())
			case e.Army == ZulonBand && army.Pools.ZulonContributed != nil && e.N != *army.Pools.ZulonContributed:
				l.missions.Fault(at, who, "%d blocks; [pools] has %d", e.N, *army.Pools.ZulonContributed)
			}
		}
	}
}

// fortified checks that the gates of a scenario are those whose two sides exist (AR-MOD-1).
func (l *loader) fortified(at, who string, s *Scenario) {
	for i := range l.c.Map.Gates() {
		g := &l.c.Map.Gates()[i]
		switch here := s.Map.Exists(g.Inside) && s.Map.Exists(g.Outside); {
		case here && !s.Gates[i]:
			l.scenarios.Fault(at+"gates", who+"gates", "%s is on the map of this scenario and not listed", g.ID)
		case !here && s.Gates[i]:
			l.scenarios.Fault(at+"gates", who+"gates", "%s is not on the map of this scenario", g.ID)
		}
	}
}

// start is where the Mineosi ground blocks of a scenario start.
func (s *Scenario) start() *atlas.Set {
	if !s.MineosZone.Empty() {
		return &s.MineosZone
	}
	return s.Map.Zone(atlas.KraikosStart)
}

// reachable checks that a ground block comes to every objective from wherever one of either side may start
// (AR-VIC-2). That zones have locations at all room tells.
func (l *loader) reachable(at, who string, s *Scenario) {
	if s.Objective.Empty() {
		l.scenarios.Fault(at+"objective", who+"objective", "is empty; Mineos could not win")
	}
	starts := s.start().Union(&s.ArgotZone)
	for p := range s.Objective.All() {
		for from := range starts.All() {
			if s.Map.Is(from, atlas.Land) && s.Map.Steps(from, p) == atlas.Far {
				l.scenarios.Fault(at+"objective", who+"objective", "no way leads from %s to %s", s.Map.At(from).ID, s.Map.At(p).ID)
				break
			}
		}
	}
}

// room checks that every block finds room where it starts (AR-SET-2 to AR-SET-9, AR-STK-1).
func (l *loader) room(at, who string, s *Scenario) {
	argot, mineos := l.musters(&s.ArgotBlocks), l.musters(&s.MineosBlocks)
	if s.Missions != NoMissions {
		mineos.kinds[Ground] += l.defectors(s)
	}
	ground := l.c.Rules.Stack[Ground]
	need := func(key string, n, have int, what string) {
		if n > have {
			l.scenarios.Fault(at+key, who+key, "%d %s have room for %d where they start", n, what, have)
		}
	}
	if s.MineosZone.Empty() {
		roads, waters := s.Map.Zone(atlas.KraikosStart).Len(), s.Map.Zone(atlas.LighthouseStart).Len()
		need("mineos_blocks", mineos.kinds[Ground], roads*ground+mineos.ferry, "ground blocks")
		need("mineos_blocks", mineos.kinds[Sea], waters*l.c.Rules.Stack[Sea], "sea blocks")
		need("mineos_blocks", mineos.kinds[Air], (roads+waters)*l.c.Rules.Stack[Air], "aerial blocks")
	} else {
		l.zoned(at+"mineos_zone", who+"mineos_zone", s, &s.MineosZone, mineos)
	}
	both := s.ArgotZone.Common(&s.MineosZone)
	for p := range both.All() {
		l.scenarios.Fault(at+"mineos_zone", who+"mineos_zone", "both sides start in %s (AR-SET-14)", s.Map.At(p).ID)
	}
	if !s.ArgotZone.Empty() {
		l.zoned(at+"argot_zone", who+"argot_zone", s, &s.ArgotZone, argot)
	} else {
		pink := s.Map.Zone(atlas.PinkSquares).Len()
		need("argot_blocks", argot.kinds[Ground], pink*ground, "ground blocks")
		need("argot_blocks", argot.kinds[Sea], s.Map.Zone(atlas.Docks).Len()*l.c.Rules.Stack[Sea], "sea blocks")
		need("argot_blocks", argot.kinds[Air], pink*l.c.Rules.Stack[Air], "aerial blocks")
	}
	if s.Council {
		argot.trains += l.c.armies[BoughtTrains].Len()
	}
	need("argot_blocks", argot.trains, s.Map.Zone(atlas.SupplyStart).Len(), "supply trains")
	if s.Pontia {
		need("pontia", l.c.armies[PontiaLegions].Len(), s.Map.Zone(atlas.PontiaStart).Len()*ground, "Pontia legions")
	}
}

// zoned checks that an army finds room in a zone of its scenario, and that it can stand there.
func (l *loader) zoned(at, who string, s *Scenario, zone *atlas.Set, m muster) {
	for k := range KindCount {
		if have := zone.Len() * l.c.Rules.Stack[k]; m.kinds[k] > have {
			l.scenarios.Fault(at, who, "%d %s blocks have room for %d where they start", m.kinds[k], k.ID(), have)
		}
	}
	if m.kinds[Sea] > 0 || m.trains > 0 {
		l.scenarios.Fault(at, who, "sea blocks and supply trains do not start in a zone of the scenario")
	}
	for p := range zone.All() {
		if !s.Map.Is(p, atlas.Land) {
			l.scenarios.Fault(at, who, "%s is no land", s.Map.At(p).ID)
		}
	}
}

// muster is how many blocks of a set there are.
type muster struct {
	kinds  [KindCount]int // without trains, which take no room (AR-STK-1)
	trains int
	ferry  int
}

func (l *loader) musters(set *Blocks) (m muster) {
	for b := range set.All() {
		info := &l.c.Blocks[b]
		m.ferry += info.Ferry
		if info.Train {
			m.trains++
		} else {
			m.kinds[info.Kind]++
		}
	}
	return m
}

// defectors is how many blocks of Argot's may join Mineos in a scenario.
func (l *loader) defectors(s *Scenario) (n int) {
	for b := range s.ArgotBlocks.All() {
		if l.c.Blocks[b].Defector {
			n++
		}
	}
	return n
}

// homes checks that third parties are ground blocks, as their procedure goes by land (AR-TPY-5), and find room where
// they start (AR-SET-10 to AR-SET-13).
func (l *loader) homes(at, who string, s *Scenario) {
	for p := FirstThird; p < PartyCount; p++ {
		third := &l.c.Parties[p]
		have := s.Map.Zone(third.Home).Len() * l.c.Rules.Stack[Ground]
		switch n, m := l.c.armies[third.Army].Len(), l.musters(&l.c.armies[third.Army]); {
		case !s.Parties[p]:
		case m.kinds[Ground] < n:
			l.scenarios.Fault(at+"parties", who+"parties", "%s has blocks that are no ground blocks (AR-TPY-5)", p.ID())
		case n > have:
			l.scenarios.Fault(at+"parties", who+"parties", "%d blocks of %s have room for %d where they start", n, p.ID(), have)
		}
	}
}
