package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// longestPath is more locations than any block enters in a move.
const longestPath = 16

// Tags names what a choice makes use of: "parley_zulon undertaken", "kill_hespero first", "ar01 upgraded",
// "zu02 recruited", "tam leads", "north_gate passed", "cellar_stair passed", "landed at 0705", "mi07 bombards",
// "mi10 attacks", "river_gate stormed", "ar13 retreats", "restored from pool".
func (s *State) Tags(c rules.Choice, buf []string) []string {
	set, a := s.Content, int(c.Args[0])
	block := func() string { return set.At(content.Block(a)).ID }
	switch c.Verb {
	case engine.Undertake:
		if buf = append(buf, set.Missions[a].ID+" undertaken"); s.Campaign.Day == 1 {
			buf = append(buf, set.Missions[a].ID+" first")
		}
	case engine.Levy:
		buf = append(buf, "levy")
	case engine.Lead:
		buf = append(buf, set.Heroes[a].ID+" leads")
	case engine.Upgrade:
		buf = append(buf, block()+" upgraded")
	case engine.BuyTrain:
		buf = append(buf, block()+" bought")
	case engine.Strengthen:
		buf = append(buf, s.Map.Gates()[a].ID+" strengthened")
	case engine.Swap:
		buf = append(buf, block()+" swapped")
	case engine.Recruit:
		buf = append(buf, block()+" recruited")
	case engine.UsePower:
		buf = append(buf, "power of "+set.Heroes[a].ID)
	case engine.March:
		buf = s.passes(c, buf)
	case engine.Board:
		buf = append(buf, block()+" boards")
	case engine.Land:
		buf = append(buf, "landed at "+s.Map.At(s.Pieces[a].At).ID)
	case engine.Bombard:
		buf = append(buf, block()+" bombards")
	case engine.Attack:
		buf = append(buf, block()+" attacks")
	case engine.Storm:
		buf = append(buf, s.Map.Gates()[s.Map.At(s.Pieces[a].At).Gate].ID+" stormed")
	case engine.Berserk:
		buf = append(buf, block()+" goes berserk")
	case engine.Retreat, engine.Reembark:
		buf = append(buf, block()+" retreats")
	case engine.Regroup:
		buf = append(buf, block()+" regroups")
	case engine.Restore:
		buf = append(buf, "restored from "+source(set, int(c.Args[1])))
	}
	return buf
}

// passes names the gates and tunnels on the way of a march.
func (s *State) passes(c rules.Choice, buf []string) []string {
	var room [longestPath]atlas.Place
	b := content.Block(c.Args[0])
	from := s.Pieces[b].At
	for _, to := range s.Path(room[:0], b, atlas.Place(c.Args[1]), atlas.Place(c.Args[2])) {
		side := s.Map.Between(from, to)
		if g := s.Map.Side(side).Gate; g != atlas.NoGate && s.Kind(b) == content.Ground {
			buf = append(buf, s.Map.Gates()[g].ID+" passed")
		}
		for _, t := range s.Map.Tunnels() {
			if t.Side == side {
				buf = append(buf, t.ID+" passed")
			}
		}
		from = to
	}
	return buf
}

// source is what pays for a step.
func source(set *content.Content, from int) string {
	switch from {
	case engine.FromPool:
		return "pool"
	case engine.FromPurse:
		return "purse"
	}
	return set.At(content.Block(from)).ID
}
