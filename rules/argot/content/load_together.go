package content

// together checks what only several files show.
func (l *loader) together(army *blocksTOML, days *missionsTOML, play *scenariosTOML) {
	if n, have := days.Rules.StartResources, play.Scenarios; n != nil {
		for i := range have {
			if s := &l.c.Scenarios[i]; s.Missions == PlayedMissions && s.Resources != *n {
				l.missions.Fault("rules.start_resources", "rules, start_resources", "is %d; scenario %s has %d", *n, s.ID, s.Resources)
			}
		}
	}
}
