package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Relate tells of the last of some events, if it is a roll of a blow, what the blow comes to by it: a headline of a word or two, who
// rolled, and by how much. A roll to defend against a blow that has missed is told as the miss that it is. Empty: it is told by itself.
func (b Book) Relate(events []rules.Event) rules.Text {
	if len(events) == 0 || events[len(events)-1].Kind != rules.DiceRolled {
		return rules.Text{}
	}
	last := events[len(events)-1]
	for i := len(events) - 1; i >= 0; i-- {
		switch events[i].Name {
		case "attack_rolled", "riposte_rolled", "skill_rolled":
			return b.related(events[i], last, i == len(events)-1)
		case "defence_rolled", "resistance_rolled", "protection_rolled":
		default:
			return rules.Text{}
		}
	}
	return rules.Text{}
}

// related is what a roll comes to of a blow that began with another one, or with itself.
func (b Book) related(first, last rules.Event, begins bool) rules.Text {
	who, roll, came := rules.T("%s of %s", b.name(last.Subject), b.Seat(last.Seat)), int(last.Dice[0]), rules.Capital(b.CameTo(last))
	switch class := b.Content.Tables.Class(roll, int(last.N)); {
	case begins && class == content.Miss:
		return b.miss(first)
	case begins && first.To.Kind() == "thing":
		return rules.T("%s: %s rolled %d at %s, %d or less hits.", came, who, roll, b.name(first.To), last.N)
	case begins:
		return rules.T("%s: %s rolled %d, %d or less hits.", came, who, roll, last.N)
	case last.Name == "protection_rolled" && b.Content.Tables.Protects(roll, int(last.N)):
		return rules.T("No damage: %s rolled %d, %d or less protects.", who, roll, last.N)
	case last.Name == "protection_rolled":
		return rules.T("Not protected: %s rolled %d, %d or less protects.", who, roll, last.N)
	case b.missed(first) && b.plain(last) && b.plain(first):
		return b.miss(first)
	case class == content.Success && b.Content.Tables.Class(int(first.Dice[0]), int(first.N)) == content.Critical:
		return rules.T("Not enough against a critical hit: %s rolled %d, %d or less withstands.", who, roll, last.N)
	case class == content.Success && !b.missed(first):
		return rules.T("No damage: %s rolled %d, %d or less withstands.", who, roll, last.N)
	case class == content.Fail && !b.missed(first):
		return rules.T("Not withstood: %s rolled %d, %d or less withstands.", who, roll, last.N)
	}
	return rules.Text{}
}

// miss is who missed whom, and by how much.
func (b Book) miss(e rules.Event) rules.Text {
	who, roll, over := rules.T("%s of %s", b.name(e.Subject), b.Seat(e.Seat)), int(e.Dice[0]), b.over(e)
	if e.To.Kind() == "thing" {
		return rules.T("Miss: %s rolled %d at %s, %d too high.", who, roll, b.name(e.To), over)
	}
	return rules.T("Miss: %s rolled %d, %d too high.", who, roll, over)
}
