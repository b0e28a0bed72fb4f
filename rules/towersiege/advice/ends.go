package advice

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// deeds are what one way has brought about besides losses.
type deeds struct {
	riposte, holds, counters, steals bool
	razed                            int
}

func (d *deeds) saw(e *rules.Event) {
	switch e.Name {
	case "ripostes":
		d.riposte = true
	case "in_force":
		d.holds = d.holds || e.To != ""
	case "fizzled":
		d.counters = true
	case "pilfered":
		d.steals = true
	case "resource_destroyed":
		d.razed++
	}
}

func (d *deeds) count(o *Odds, chance float64) {
	for _, c := range [...]struct {
		came bool
		sum  *float64
	}{{d.riposte, &o.Riposte}, {d.holds, &o.Holds}, {d.counters, &o.Counters}, {d.steals, &o.Steals}} {
		if c.came {
			*c.sum += chance
		}
	}
	o.Razed += chance * float64(d.razed)
}

// ends counts an end.
func (f *Forecaster) ends(chance float64) {
	f.sum += chance * f.value
	if f.worth != nil {
		return
	}
	f.came.count(&f.odds, chance)
	i := 0
	for n := range f.root.Things {
		was := &f.root.Things[n]
		for i < len(f.things) && f.things[i].ID < was.ID {
			i++
		}
		var is engine.Thing
		if i < len(f.things) && f.things[i].ID == was.ID {
			is = f.things[i]
		}
		if f.scratch.Players[was.Owner].Out && !f.root.Players[was.Owner].Out {
			is = f.left(was.ID)
		}
		lost := float64(was.Points - is.Points)
		gone := is.ID == 0 || was.Points > 0 && is.Points == 0
		defends := is.ID != 0 && is.Position == engine.ToDefend && was.Position != engine.ToDefend
		if lost <= 0 && !gone && !defends {
			continue
		}
		l := f.loss(was.ID)
		if lost > 0 || gone {
			l.Hurt += chance
		}
		if gone {
			l.Gone += chance
		}
		if defends {
			l.Defend += chance
		}
		l.Points += chance * max(lost, 0)
	}
}

// left is a thing as it left play with its Mage, or the Mage itself as it was slain (TS-END-4); the zero Thing: it was gone before.
func (f *Forecaster) left(id engine.ThingID) engine.Thing {
	for i := range f.fallen {
		if f.fallen[i].ID == id {
			return f.fallen[i]
		}
	}
	return engine.Thing{}
}

// loss is where the odds of a thing are kept, in the order of numbers.
func (f *Forecaster) loss(id engine.ThingID) *Loss {
	i := 0
	for i < len(f.odds.Losses) && f.odds.Losses[i].Thing < id {
		i++
	}
	if i == len(f.odds.Losses) || f.odds.Losses[i].Thing != id {
		f.odds.Losses = append(f.odds.Losses, Loss{})
		copy(f.odds.Losses[i+1:], f.odds.Losses[i:])
		f.odds.Losses[i] = Loss{Thing: id}
	}
	return &f.odds.Losses[i]
}

// finish makes the classes of each throw what they are once it is thrown.
func (f *Forecaster) finish() {
	for i := range f.odds.Rolls {
		r := &f.odds.Rolls[i]
		for class := range r.Classes {
			r.Classes[class] /= r.Chance
		}
	}
}
