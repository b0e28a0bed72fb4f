package advice

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

func blockOf(c rules.Choice) content.Block { return content.Block(c.Args[0]) }

// pinPromise names those as pinned who would move least.
func pinPromise(s *engine.State, b content.Block) float64 {
	return -float64(s.Face(b).Movement) - 0.1*worth(s, b)
}

// shotPromise is what a bombardment promises: hits on those who are worth it, or on a gate that others will
// storm.
func (v *survey) shotPromise(c rules.Choice) float64 {
	if c.Verb == engine.CeaseFire {
		return 0
	}
	b, p := blockOf(c), atlas.Place(c.Args[1])
	dice := float64(v.Dice(b, false))
	if int(c.Args[2]) == engine.GateTarget {
		hits := dice * float64(v.Rating(b, engine.AtGate).Total+1) / 6
		return hits * (0.25 + 0.06*v.foe[p] + 0.1*v.placeGain(p))
	}
	hits := dice * float64(v.Rating(b, engine.AtBlocks).Total+1) / 6
	price := 0.8 + 0.1*v.placeGain(p)
	if v.Meets(p).By != engine.NoParty {
		price += 0.6 // it helps a battle of this turn
	}
	if engine.Third(content.Party(c.Args[2])) {
		price /= 2
	}
	return hits * price
}

// battlePromise puts the surest battle first.
func (v *survey) battlePromise(c rules.Choice) float64 {
	p := atlas.Place(c.Args[0])
	return v.own[p] / (v.own[p] + v.foe[p] + 0.1)
}

// bout is the battle that is fought, as its melee goes on.
type bout struct {
	*engine.State
	*melee
	survey *survey
	role   engine.Role // of the seat that is asked
	share  float64     // of the strength on both sides that is its own

	tried, lost     bool // whether it is as good as lost, once that was worked out
	weighed, losing bool // whether it is likelier lost, once that was worked out
}

func newBout(s *engine.State) *bout {
	b := &bout{State: s}
	p := b.place()
	b.melee, b.role = present(s, p), s.RoleOf(p, engine.PartyOf(s.Asker))
	var power [2]float64
	for i := range b.n {
		power[b.list[i].role] += b.power(i)
	}
	b.share = power[b.role] / (power[engine.Defender] + power[engine.Attacker] + 0.01)
	return b
}

// power is what a fighter can do and bear.
func (b *bout) power(i int) float64 {
	f, st := &b.list[i], &b.begins
	if f.train || (f.targets|f.hitBy)&st.here == 0 {
		return 0
	}
	w := b.blow(st, i)
	return float64(w.dice)*float64(w.modifier+1)/6 + 0.5*float64(st.strength[i])
}

// index is the fighter that a block is.
func (b *bout) index(block content.Block) int {
	for i := range b.n {
		if b.list[i].block == block {
			return i
		}
	}
	return 0
}

// The shares of strength below which a role leaves a battle by itself.
const (
	attackersLeave = 0.22
	defendersLeave = 0.16
)

// hopeless reports whether the role should leave. The defender of the objective stays to the last.
func (b *bout) hopeless() bool {
	if b.role == engine.Attacker && b.share < attackersLeave {
		return true
	}
	return b.role == engine.Defender && b.share < defendersLeave && !b.Scenario().Objective.Has(b.Battle.Place) || b.forlorn()
}

// promise is how a block may act: by the policy of the melee, and away if all is lost.
func (b *bout) promise(c rules.Choice) float64 {
	if c.Verb == engine.Hold {
		return 0
	}
	i := b.index(blockOf(c))
	w := b.blow(&b.begins, i)
	hits := float64(w.dice) * float64(w.modifier+1) / 6
	if b.spent(i) {
		return b.weary(c, hits)
	}
	switch c.Verb {
	case engine.Retreat, engine.Reembark:
		if !b.list[i].train && !b.withdraws(&b.begins, i) && (!b.struckAgain(i) || !b.hopeless() || b.yields(i)) {
			return -1
		}
		return 5 + 0.1*b.retreat(c)
	case engine.Attack:
		return hits + bonus(!w.storm && !w.berserk)
	case engine.Storm:
		return hits + bonus(w.storm && !w.berserk)
	}
	return hits + bonus(w.berserk && w.storm == (engine.Aim(c.Args[1]) == engine.AtGate))
}

// weary is how a block that is spent may act: it leaves by the better way, once those beside it have struck.
func (b *bout) weary(c rules.Choice, hits float64) float64 {
	switch c.Verb {
	case engine.Retreat, engine.Reembark:
		return leavesLast + 0.001*b.retreat(c)
	}
	return 0.1 * hits
}

// leavesLast is what it promises that a spent block leaves: less than the blow of another, more than its own.
const leavesLast = 0.5

// Idle reports whether a choice has a block do nothing in a round of a battle in which it could strike.
func Idle(s *engine.State, c rules.Choice) bool {
	return c.Verb == engine.Hold && slices.ContainsFunc(s.Decision().Choices, func(o rules.Choice) bool {
		switch o.Verb {
		case engine.Attack, engine.Storm, engine.Berserk:
			return blockOf(o) == blockOf(c)
		}
		return false
	})
}

// bonus prefers what the policy of a melee does.
func bonus(as bool) float64 {
	if as {
		return 1
	}
	return 0
}

// hitPromise lets hits go where they cost least.
func (b *bout) hitPromise(c rules.Choice) float64 { return -b.price(&b.begins, b.index(blockOf(c))) }

// dodgePromise lets a Skittish block slip away from a hit, but stay in the last round if it outlives it, as in a melee.
func (b *bout) dodgePromise(c rules.Choice) float64 {
	i, ok := b.find(b.Stack.Top().Block)
	if c.Verb == engine.Stand && ok && b.Battle.Round > 0 && !b.slipsAway(&b.begins, i) {
		return steadfast
	}
	return b.retreat(c)
}

// steadfast is what it promises to stand a hit rather than lose the count of blocks: more than any post.
const steadfast = 50

// retreat is what the way of a retreat is worth.
func (b *bout) retreat(c rules.Choice) float64 {
	if b.survey == nil {
		b.survey = newSurvey(b.State, engine.PartyOf(b.Asker))
	}
	return b.survey.retreatPromise(c)
}

// retreatPromise prefers the better post. A Skittish block retreats rather than be hit; one that goes back
// aboard is safe.
func (v *survey) retreatPromise(c rules.Choice) float64 {
	switch c.Verb {
	case engine.Stand:
		return -50
	case engine.Reembark:
		return 0
	}
	p := atlas.Place(c.Args[1])
	if v.Kind(blockOf(c)) == content.Sea {
		return 0
	}
	return v.post(blockOf(c), p, v.own[p])
}

// regroupPromise is by how much a regroup betters the posts of the side. Nobody leaves a won place open, and
// ships stay.
func (v *survey) regroupPromise(c rules.Choice) float64 {
	if c.Verb == engine.EndRegroup {
		return 0.15
	}
	b, to := blockOf(c), atlas.Place(c.Args[1])
	at := v.Pieces[b].At
	if v.Kind(b) == content.Sea || v.Train(b) {
		return -1
	}
	w := worth(v.State, b)
	gain := v.post(b, to, v.own[to]) - v.post(b, at, v.own[at]-w)
	if !standsIn(v.State, at, v.party, b) && v.placeGain(at) >= v.placeGain(to) {
		gain -= 1
	}
	return gain
}

// Share is the part of the strength in the battle that is fought which belongs to the seat that is asked.
func Share(s *engine.State) float64 { return newBout(s).share }
