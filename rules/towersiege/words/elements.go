package words

import (
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// SpellElement is a Spell of the seat that is asked: "spell:powerbolt".
func (b Book) SpellElement(card content.Card) rules.Element {
	return rules.Element("spell:" + b.Content.At(card).ID)
}

// LevelElement is a strength: "level:1".
func LevelElement(n int) rules.Element { return rules.Element("level:" + strconv.Itoa(n)) }

// UseElement is an ability of a thing: "use:0".
func UseElement(n int) rules.Element { return rules.Element("use:" + strconv.Itoa(n)) }

// AbilityElement is the way of a Directed Attack: "ability:flight".
func AbilityElement(a content.Ability) rules.Element { return rules.Element("ability:" + a.ID()) }

// Buttons are the buttons of choices that are no things, by their verbs.
var Buttons = map[rules.Verb]rules.Element{
	engine.Later: "do:later", engine.KeepAll: "do:keep_all", engine.EnterCombat: "do:combat", engine.EndTurn: "do:end_turn", engine.Ready: "do:fight",
	engine.EndCombat: "do:end_combat", engine.NoBlock: "do:no_block", engine.Pass: "do:pass", engine.PassTurn: "do:pass_turn", engine.Regenerate: "do:regenerate", engine.LetDie: "do:let_die",
	engine.Decline: "do:decline", engine.Redirect: "do:redirect", engine.StayOut: "do:stay_out",
	engine.PayUpkeep: "do:upkeep", engine.ReadyItem: "do:ready", engine.StepOut: "do:step_out", engine.Dismount: "do:dismount", engine.Forgo: "do:forgo",
}

// Path is what is clicked for a choice.
func (b Book) Path(c rules.Choice) []rules.Element {
	thing := func(i int) rules.Element { return b.ThingElement(engine.ThingID(c.Args[i])) }
	card := func(i int) rules.Element { return b.CardElement(content.Card(c.Args[i])) }
	seat := func(i int) rules.Element { return engine.SeatElement(rules.Seat(c.Args[i])) }
	switch c.Verb {
	case engine.ChooseMage, engine.ChooseTower, engine.Discard, engine.Buy, engine.Rifle:
		return []rules.Element{card(0)}
	case engine.Place, engine.Declare, engine.Pick, engine.Defend, engine.Strike, engine.Occupy:
		return []rules.Element{thing(0)}
	case engine.PayUpkeep:
		if b.Asked == engine.AskUpkeep {
			return []rules.Element{thing(0)}
		}
		return []rules.Element{thing(0), Buttons[c.Verb]}
	case engine.ReadyItem, engine.StepOut, engine.Dismount, engine.Forgo:
		return []rules.Element{thing(0), Buttons[c.Verb]}
	case engine.Equip:
		return []rules.Element{card(0), thing(1)}
	case engine.MoveItem, engine.GoIn, engine.MountUp:
		return []rules.Element{thing(0), thing(1)}
	case engine.CastMagic:
		return b.castPath(c)
	case engine.Use:
		return b.usePath(c)
	case engine.Convert:
		to := content.What(c.Args[0])
		return []rules.Element{engine.PointsElement(1-to, b.Asker), engine.PointsElement(to, b.Asker)}
	case engine.Assault:
		return []rules.Element{thing(0), seat(1)}
	case engine.Direct:
		return []rules.Element{thing(0), AbilityElement(content.Ability(c.Args[1])), thing(2)}
	case engine.PickResource:
		return []rules.Element{engine.ProducersElement(content.What(c.Args[1]), rules.Seat(c.Args[0]))}
	case engine.Block:
		switch c.Args[1] {
		case 0:
			return []rules.Element{thing(0)}
		case c.Args[0]:
			return []rules.Element{thing(0), UseElement(int(c.Args[2]))}
		}
		return []rules.Element{thing(0), thing(1), UseElement(int(c.Args[2]))}
	case engine.BlockByMagic:
		return []rules.Element{thing(0), b.SpellElement(content.Card(c.Args[1]))}
	}
	return []rules.Element{Buttons[c.Verb]}
}

func (b Book) castPath(c rules.Choice) []rules.Element {
	card := content.Card(c.Args[0])
	info := b.Content.At(card)
	path := []rules.Element{b.CardElement(card)}
	if !info.Scroll() {
		path[0] = b.SpellElement(card)
	}
	target := b.aimed(&info.Effects[0], c.Args[2])
	switch {
	case target != "":
		path = append(path, target)
	case len(info.Effects[0].Levels) > 1:
		path = append(path, LevelElement(int(c.Args[1])))
	}
	return path
}

// dial is the strength of a choice that is also aimed at something: it is set beforehand, and not clicked on the way. Empty:
// it has but one, or is clicked.
func (b Book) dial(c rules.Choice) rules.Element {
	switch c.Verb {
	case engine.Assault:
		if b.Info(b.At(engine.ThingID(c.Args[0]))).Has(content.Boost) != nil {
			return LevelElement(int(c.Args[2]))
		}
	case engine.CastMagic:
		e := &b.Content.At(content.Card(c.Args[0])).Effects[0]
		if len(e.Levels) > 1 && b.aimed(e, c.Args[2]) != "" {
			return LevelElement(int(c.Args[1]))
		}
	}
	return ""
}

// aimed is what an effect is aimed at with an argument of a choice: a seat, a thing, or nothing.
func (b Book) aimed(e *content.Effect, target int16) rules.Element {
	if e.Target == content.Opponent || e.Verb == content.Pilfer {
		return engine.SeatElement(rules.Seat(target))
	}
	return b.ThingElement(engine.ThingID(target))
}

func (b Book) usePath(c rules.Choice) []rules.Element {
	t := b.At(engine.ThingID(c.Args[0]))
	path := []rules.Element{b.ThingElement(t.ID), UseElement(int(c.Args[1]))}
	target := b.aimed(&b.Info(t).Effects[c.Args[1]], c.Args[3])
	switch {
	case target != "" && !b.elseDoes(c):
		path[1] = target
	case target != "":
		path = append(path, target)
	}
	return path
}

// elseDoes reports whether a thing can do something else now than what a choice uses it for: else its target alone is clicked.
func (b Book) elseDoes(use rules.Choice) bool {
	return slices.ContainsFunc(b.Decision().Choices, func(c rules.Choice) bool {
		switch c.Verb {
		case engine.Use:
			return c.Args[0] == use.Args[0] && c.Args[1] != use.Args[1]
		case engine.PayUpkeep, engine.ReadyItem, engine.StepOut, engine.Dismount, engine.Forgo, engine.MoveItem, engine.GoIn, engine.MountUp, engine.Assault, engine.Direct,
			engine.Declare, engine.Block:
			return c.Args[0] == use.Args[0]
		}
		return false
	})
}
