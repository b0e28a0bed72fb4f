package cards

import (
	"fmt"
	"strings"
)

// String writes an effect with the words of the content files: "kill target=enemy
// max_cost=2". Equal texts mean equal effects.
func (e Effect) String() string {
	var b strings.Builder
	b.WriteString(e.Do.String())
	word := func(key, value string) {
		if value != "" {
			fmt.Fprintf(&b, " %s=%s", key, value)
		}
	}
	number := func(key string, n, none int8) {
		if n != none {
			fmt.Fprintf(&b, " %s=%d", key, n)
		}
	}
	number("n", e.N, 0)
	word("per", e.Per.String())
	if e.Who != Opponent {
		word("who", whoWords()[e.Who])
	}
	word("target", targetWords()[e.Target])
	word("scope", scopeWords()[e.Scope])
	number("max_cost", e.MaxCost, NoLimit)
	number("att", e.ATT, 0)
	number("def", e.DEF, 0)
	word("until", lastingWords()[e.Lasting])
	word("if_count", e.IfCount.String())
	number("if_min", e.IfMin, 0)
	word("from", zoneWords()[e.From])
	word("to", zoneWords()[e.To])
	word("pick", pickWords()[e.Pick])
	word("event", eventWords()[e.Event])
	if e.Optional {
		b.WriteString(" optional")
	}
	if e.IfDid {
		b.WriteString(" if_did")
	}
	return b.String()
}

// String writes a passive ability with the words of the content files: "trigger killed:
// damage n=1".
func (p Passive) String() string {
	if p.Kind == NoPassive {
		return ""
	}
	head := passiveWords()[p.Kind]
	if p.On != NoTrigger {
		head += " " + p.On.String()
	}
	if p.Kind == Activated {
		head += fmt.Sprintf(" %d", p.Cost)
	}
	return head + ": " + text(p.Effects)
}

func text(effects []Effect) string {
	parts := make([]string, len(effects))
	for i, e := range effects {
		parts[i] = e.String()
	}
	return strings.Join(parts, "; ")
}
