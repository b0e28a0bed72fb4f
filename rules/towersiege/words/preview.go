package words

import "portcullis/rules"

// Preview tells what a choice would do.
func (b Book) Preview(c rules.Choice) (rules.Preview, bool) {
	gold, power := b.Cost(c)
	if gold == 0 && power == 0 {
		return rules.Preview{}, false
	}
	return rules.Preview{Title: b.Describe(c).Sentence, Lines: []rules.Line{{Label: rules.T("Costs"), Value: price(gold, power)}}}, true
}

// Caution warns of what a choice gives up.
func (b Book) Caution(rules.Choice) (rules.Text, bool) { return rules.Text{}, false }
