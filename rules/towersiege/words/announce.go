package words

import "portcullis/rules"

// Announces reports whether an event only announces what a later one tells, and of whom that is: who attacks and who defends stands in the
// sentence on their blow, what can be spent and which step begins says nothing once something has been done.
func Announces(e rules.Event) (of []rules.Element, ok bool) {
	switch e.Name {
	case "will_attack", "assaults", "declared", "defends", "blocks":
		return []rules.Element{e.Subject}, true
	case "targeted":
		return []rules.Element{e.To}, true
	case "asked", "shuffled", "produced", "on_guard":
		return nil, true
	}
	return nil, e.Kind == rules.PhaseBegan
}
