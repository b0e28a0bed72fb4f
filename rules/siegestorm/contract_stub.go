package siegestorm

import "portcullis/rules"

func (s *State) Preview(rules.Choice) (rules.Preview, bool) { return rules.Preview{}, false }
