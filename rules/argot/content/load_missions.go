package content

import (
	"fmt"

	"portcullis/rules/content"
)

// days checks and takes over heroes and missions. The blocks are loaded already.
func (l *loader) days(in *missionsTOML) {
	f, r, d := l.missions, &in.Rules, &l.c.Days
	f.Name("name", "name", in.Name)
	f.Source("source", "source", in.Source)
	f.Source("rules.source", "rules, source", r.Source)
	number := func(key string, n *int, low, high int) int {
		return f.Number("rules."+key, "rules, "+key, n, low, high)
	}
	f.Fixed("rules.scenes", "rules, scenes", r.Scenes, SceneCount)
	number("start_resources", r.StartResources, 0, 99)
	*d = MissionRules{Days: number("days", r.Days, 0, MissionCount), SuccessesNeeded: number("successes_needed", r.SuccessesNeeded, 1, SceneCount),
		Die: number("die", r.Die, 2, 20), BoostCost: number("boost_cost", r.BoostCost, 0, 9), BoostMax: number("boost_max", r.BoostMax, 0, 9),
		WoundsLost: number("wounds_lost", r.WoundsLost, 1, 9), RestHeals: number("rest_heals", r.RestHeals, 0, 9),
		FitMaxWounds: number("fit_max_wounds", r.FitMaxWounds, 0, 9), LevyGain: number("levy_gain", r.LevyGain, 0, 99)}
	l.heroes(in.Heroes)
	if len(in.Missions) != MissionCount {
		f.Fault("", "", "%d missions; the game has %d", len(in.Missions), MissionCount)
	}
	ids, scenes := map[string]bool{}, map[string]bool{}
	for i := range in.Missions {
		m := l.mission(i, &in.Missions[i], ids, scenes)
		if i < MissionCount {
			l.c.Missions[i] = m
		}
	}
}

// heroes checks and takes over the heroes.
func (l *loader) heroes(in []heroTOML) {
	f, ids := l.missions, map[string]bool{}
	if len(in) != HeroCount {
		f.Fault("", "", "%d heroes; the game has %d", len(in), HeroCount)
	}
	for i, h := range in {
		at, who := fmt.Sprintf("hero[%d].", i), "hero "+content.Named(h.ID, i)+", "
		f.ID(at+"id", who+"id", h.ID, ids)
		f.Name(at+"name", who+"name", h.Name)
		f.Name(at+"power_name", who+"power_name", h.PowerName)
		f.Text(at+"text", who+"text", h.Text)
		f.Fits(at+"flavour", who+"flavour", h.Flavour, content.LongestText)
		f.Source(at+"source", who+"source", h.Source)
		hero := Hero{ID: h.ID, Name: h.Name, PowerName: h.PowerName, Text: h.Text, Flavour: h.Flavour}
		for s, n := range [SkillCount]*int{h.Blade, h.Guile, h.Words, h.Lore} {
			key := Skill(s).ID()
			hero.Skills[s] = f.Number(at+key, who+key, n, 0, 9)
		}
		hero.Power = l.effect(at+"power", who+"power", &h.Power, asPower)
		if i < HeroCount {
			l.c.Heroes[i] = hero
		}
	}
}

// mission checks and takes over a mission.
func (l *loader) mission(i int, in *missionTOML, ids, scenes map[string]bool) MissionInfo {
	f := l.missions
	at, who := fmt.Sprintf("mission[%d].", i), "mission "+content.Named(in.ID, i)+", "
	f.ID(at+"id", who+"id", in.ID, ids)
	f.Name(at+"name", who+"name", in.Name)
	f.Text(at+"text", who+"text", in.Text)
	f.Fits(at+"flavour", who+"flavour", in.Flavour, content.LongestText)
	f.Source(at+"source", who+"source", in.Source)
	m := MissionInfo{ID: in.ID, Name: in.Name, Text: in.Text, Flavour: in.Flavour}
	for r, list := range [ResultCount][]effectTOML{NotAttempted: in.NotAttempted, Failure: in.Failure, Success: in.Success} {
		key := Result(r).ID()
		m.Outcomes[r] = l.effects(at+key, who+key, list, atOutcome)
	}
	if len(in.Scenes) != SceneCount {
		f.Fault(at+"scene", who+"scene", "%d scenes; a mission has %d (AR-MIS-6)", len(in.Scenes), SceneCount)
	}
	for j := range in.Scenes {
		scene := l.scene(fmt.Sprintf("%sscene[%d].", at, j), "scene "+content.Named(in.Scenes[j].ID, j)+", ", &in.Scenes[j], scenes)
		if j < SceneCount {
			m.Scenes[j] = scene
		}
	}
	return m
}

// scene checks and takes over a scene.
func (l *loader) scene(at, who string, in *sceneTOML, ids map[string]bool) Scene {
	f := l.missions
	f.ID(at+"id", who+"id", in.ID, ids)
	f.Name(at+"name", who+"name", in.Name)
	f.Text(at+"text", who+"text", in.Text)
	f.Source(at+"source", who+"source", in.Source)
	s := Scene{ID: in.ID, Name: in.Name, Text: in.Text}
	if len(in.Options) != len(s.Options) {
		f.Fault(at+"options", who+"options", "%d options; a scene has %d (AR-MIS-6)", len(in.Options), len(s.Options))
	}
	options := map[string]bool{}
	for i, o := range in.Options {
		at, who := fmt.Sprintf("%soptions[%d].", at, i), who+"option "+content.Named(o.ID, i)+", "
		f.ID(at+"id", who+"id", o.ID, options)
		f.Name(at+"name", who+"name", o.Name)
		skill, ok := named[Skill](skillIDs[:], o.Skill)
		if !ok {
			f.Fault(at+"skill", who+"skill", "unknown skill %q", o.Skill)
		}
		option := Option{ID: o.ID, Name: o.Name, Skill: skill, Target: f.Number(at+"target", who+"target", o.Target, 1, 20),
			Win: l.effects(at+"win", who+"win", o.Win, inScene), Fail: l.effects(at+"fail", who+"fail", o.Fail, inScene)}
		if i < len(s.Options) {
			s.Options[i] = option
		}
	}
	return s
}
