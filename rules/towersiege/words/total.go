package words

import "portcullis/rules"

// fewBlows is from how many attacks on what they came to is summed up.
const fewBlows = 2

// Total sums up the attacks of a part of a turn: who did damage, who did none, and what was lost; nothing where there were few.
func (b Book) Total(events []rules.Event) rules.Text {
	did := map[rules.Element]bool{}
	var strikers, losers []rules.Element
	seat, blows := rules.NoSeat, 0
	lost, gone := map[rules.Element]rules.Event{}, map[rules.Element]bool{}
	points := map[rules.Element]int{}
	for _, e := range events {
		switch e.Name {
		case "attack_rolled":
			if blows++; blows == 1 {
				seat = e.Seat
			}
			if _, known := did[e.Subject]; !known && e.Seat == seat {
				did[e.Subject], strikers = false, append(strikers, e.Subject)
			}
		case "point_lost":
			if _, known := did[e.From]; known {
				did[e.From] = true
			}
			if points[e.Subject]++; points[e.Subject] == 1 {
				lost[e.Subject], losers = e, append(losers, e.Subject)
			}
		case "slain", "destroyed":
			gone[e.From] = true
			if points[e.From] == 0 {
				points[e.From], lost[e.From], losers = 1, e, append(losers, e.From)
			}
		}
	}
	if blows < fewBlows {
		return rules.Text{}
	}
	var hurt, idle []rules.Text
	for _, el := range strikers {
		if did[el] {
			hurt = append(hurt, b.name(el))
		} else {
			idle = append(idle, b.name(el))
		}
	}
	return rules.Sentences(b.damage(seat, hurt, idle), b.losses(losers, lost, gone, points))
}

// damage is who did damage and who did none.
func (b Book) damage(seat rules.Seat, hurt, idle []rules.Text) rules.Text {
	switch {
	case len(hurt) == 0:
		return rules.T("In all, the attacks of %s do no damage: %s.", b.Seat(seat), counted(idle))
	case len(idle) == 0:
		return rules.T("In all, the attacks of %s do damage by %s.", b.Seat(seat), counted(hurt))
	}
	return rules.T("In all, the attacks of %s do damage by %s, none by %s.", b.Seat(seat), counted(hurt), counted(idle))
}

// losses are what is gone, and how many points are lost of what is not.
func (b Book) losses(losers []rules.Element, lost map[rules.Element]rules.Event, gone map[rules.Element]bool, points map[rules.Element]int) rules.Text {
	var list []rules.Text
	for _, el := range losers {
		of := rules.T("%s of %s", b.name(el), b.Seat(lost[el].Seat))
		if n := points[el]; !gone[el] {
			of = rules.Plural(n, "%d point of %s", "%d points of %s", n, of)
		}
		list = append(list, of)
	}
	if len(list) == 0 {
		return rules.T("Nothing is lost.")
	}
	return rules.T("Lost: %s.", rules.Commas(list...))
}
