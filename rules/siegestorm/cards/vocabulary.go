package cards

// where says in which kinds of text a verb can stand.
type where uint8

// The kinds of text.
const (
	inAction where = 1 << iota
	inActivated
	inTriggered
	inStatic
	inMenace // a Menace Level effect of a boss card

	played  = inAction | inActivated // announced, so that it can have targets
	carried = played | inTriggered   // carried out once, in contrast to a static effect
)

func (w where) String() string {
	return map[where]string{inAction: "an action", inActivated: "an activated ability",
		inTriggered: "a triggered ability", inStatic: "a static ability", inMenace: "a Menace Level effect"}[w]
}

// param is a set of the parameters of an effect.
type param uint16

// The parameters; each stands for the keys that [effectTOML.given] names.
const (
	amount param = 1 << iota
	per
	who
	touched // a target or a scope, exactly one
	scope
	maxCost
	change // att, def or both
	until
	condition // if_count with if_min
	from
	to
	pick
	event
	what
)

// grammar is how the content may use a verb (ledger 7.4). Every effect may also be optional,
// and every one but the first may have if_did.
type grammar struct {
	where     where
	needs     param
	may       param
	low, high int      // of the amount
	from, to  []string // the words that these parameters can have
}

// grammarOf returns how a verb is used. Triggered passives change no creature of a war track
// (ST-RUL-68), only actions grant extra turns (ST-RUL-17), and a Shapeshift has an activation
// cost (ST-KEY-14).
func grammarOf(v Verb) grammar {
	some := grammar{where: carried, needs: amount, low: 1, high: 9}
	switch v {
	case Damage:
		some.where |= inMenace
		some.may = per | who
	case Draw, Vision, Heal, Steal, Raise, Recall, KillSupporter, Reset:
	case Discard:
		some.needs |= pick
	case Recover:
		some.where |= inMenace
		some.may = per
	case Menace:
		some.where |= inMenace
	case Advance:
		some.where = played
	case Ward:
		some.where = inStatic
	case Kill, Destroy, Return:
		return grammar{where: played, needs: touched, may: maxCost}
	case Sacrifice, Negate:
		return grammar{where: played}
	case DeployCard, Support:
		return grammar{where: played, needs: from, from: []string{"hand", "casualties"}}
	case Place:
		return grammar{where: played, needs: from | to, from: []string{"hand"}, to: []string{"frontline", "zone"}}
	case Mod:
		return grammar{where: carried | inStatic, needs: change | touched, may: until | condition}
	case Protect:
		return grammar{where: carried}
	case ExtraTurn:
		return grammar{where: inAction}
	case Shapeshift:
		return grammar{where: inActivated}
	case Instead:
		return grammar{where: inStatic, needs: event | scope | to, to: []string{"hand", "support"}}
	case IgnoreDefender:
		return grammar{where: inStatic}
	case CostChange:
		return grammar{where: inStatic, needs: amount | what, low: -9, high: 9}
	}
	return some
}

// given returns the parameters that an effect has, with the key that shows each.
func (e *effectTOML) given() map[param]string {
	has := map[param]string{}
	for _, p := range [...]struct {
		param param
		key   string
		there bool
	}{
		{amount, "n", e.N != nil},
		{per, "per", e.Per != nil},
		{who, "who", e.Who != nil},
		{touched, "target", e.Target != nil},
		{scope, "scope", e.Scope != nil},
		{maxCost, "max_cost", e.MaxCost != nil},
		{change, "att", e.ATT != nil},
		{change, "def", e.DEF != nil},
		{until, "until", e.Until != nil},
		{condition, "if_count", e.IfCount != nil},
		{condition, "if_min", e.IfMin != nil},
		{from, "from", e.From != nil},
		{to, "to", e.To != nil},
		{pick, "pick", e.Pick != nil},
		{event, "event", e.Event != nil},
		{what, "what", e.What != nil},
	} {
		if p.there {
			has[p.param] = p.key
		}
	}
	return has
}

// keys names the parameters as the content files do.
func (p param) keys() string {
	return map[param]string{amount: "n", per: "per", who: "who", touched: "target or scope", scope: "scope",
		maxCost: "max_cost", change: "att or def", until: "until", condition: "if_count", from: "from",
		to: "to", pick: "pick", event: "event", what: "what"}[p]
}
