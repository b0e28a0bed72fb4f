package content

import (
	"fmt"
	"io/fs"
	"slices"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/content"
)

// Load reads the content at the root of the file system: blocks.toml, initiative.toml, missions.toml,
// overland.toml, scenarios.toml and undercity.toml. Content that cannot be played is a *content.Error with
// every fault.
func Load(files fs.FS) (*Content, error) {
	l := &loader{c: &Content{}, blocks: content.Read(files, blocksFile), initiative: content.Read(files, initiativeFile),
		missions: content.Read(files, missionsFile), scenarios: content.Read(files, scenariosFile)}
	var play scenariosTOML
	playRead := l.scenarios.Decode(&play)
	if playRead {
		l.rules(&play.Rules)
	}
	var maps []*content.File
	l.c.Map, maps = atlas.Read(files, l.c.Rules.Limits)

	var army blocksTOML
	armyRead := l.blocks.Decode(&army)
	if armyRead {
		l.army(&army)
	}
	var deck initiativeTOML
	if l.initiative.Decode(&deck) {
		l.deck(&deck)
	}
	var days missionsTOML
	daysRead := l.missions.Decode(&days) && armyRead
	if daysRead {
		l.days(&days)
	}
	if playRead && daysRead && l.c.Map != nil {
		l.parties(&army)
		l.council(&play.Council, &army)
		l.play(&play)
		l.together(&army, &days, &play)
	}
	all := []*content.File{l.blocks, l.initiative, l.missions, maps[0], l.scenarios, maps[1]}
	if err := content.Check(all...); err != nil {
		return nil, err
	}
	l.c.Hash = content.Hash(all...)
	return l.c, nil
}

// each hands out what a list of ids names, one after the other with where it stands; what is unknown or named
// twice is a fault.
func each[T any](f *content.File, at, who, what string, ids []string, find func(id string) (T, bool), take func(at string, v T)) {
	for i, id := range ids {
		at := fmt.Sprintf("%s[%d]", at, i)
		switch v, ok := find(id); {
		case !ok:
			f.Fault(at, who, "unknown %s %q", what, id)
		case slices.Contains(ids[:i], id):
			f.Fault(at, who, "names %s twice", id)
		default:
			take(at, v)
		}
	}
}

// loader is the reading of the content.
type loader struct {
	c                                       *Content
	blocks, initiative, missions, scenarios *content.File
}

// rules takes over the numbers that all scenarios share.
func (l *loader) rules(in *rulesTOML) {
	f, r := l.scenarios, &l.c.Rules
	number := func(key string, n *int, low, high int) int {
		return f.Number("rules."+key, "rules, "+key, n, low, high)
	}
	f.Source("rules.source", "rules, source", in.Source)
	r.Stack = [KindCount]int{Ground: number("stack_ground", in.StackGround, 1, 9), Sea: number("stack_sea", in.StackSea, 1, 9),
		Air: number("stack_air", in.StackAir, 1, 9)}
	r.Limits = atlas.Limits{Open: number("limit_open", in.LimitOpen, 1, 9), Gate: number("limit_gate", in.LimitGate, 1, 9),
		Fallen: number("limit_gate_destroyed", in.LimitGateDestroyed, 1, 9), Bridge: number("limit_bridge", in.LimitBridge, 1, 9),
		Ford: number("limit_ford", in.LimitFord, 1, 9), Tunnel: number("limit_tunnel", in.LimitTunnel, 1, 9)}
	r.CombatRounds = number("combat_rounds", in.CombatRounds, 1, 9)
	r.MaxTokens = number("max_tokens", in.MaxTokens, 1, 20)
	r.RoadBonus = number("road_bonus", in.RoadBonus, 0, 9)
	r.FortificationBonus = number("fortification_bonus", in.FortificationBonus, 0, 3)
	r.RatingCap = number("rating_cap", in.RatingCap, 0, 5)
	r.MoraleTarget = number("morale_target", in.MoraleTarget, 2, 6)
	r.RaidSteals = number("raid_steals", in.RaidSteals, 0, 9)
}
