package words

import (
	"portcullis/rules"
)

// WhyNot tells why an element cannot be clicked now.
func (b Book) WhyNot(rules.Element) (rules.Refusal, bool) { return rules.Refusal{}, false }
