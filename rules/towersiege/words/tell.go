package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// told is how an event of a name is told: a format, and what it takes, a letter each: w who did it, s subject, f from
// where, t to where, n and m the numbers, d the dice, c the card that M counts from 1, p the amount of gold or power.
type told struct {
	say  rules.Text
	args string
}

// tellings are how events are told that always read the same. All that is said stands in the event: what was hidden
// from a seat is not in what that seat is told.
var tellings = map[string]told{
	"match_began":        {rules.T("The Mages come together."), ""},
	"asked":              {rules.T("%s is asked for an answer.", later...), "w"},
	"mage_chosen":        {rules.T("%s is %s.", later...), "ws"},
	"tower_chosen":       {rules.T("%s builds %s.", later...), "ws"},
	"shuffled":           {rules.T("%s shuffles a new Market Deck.", later...), "w"},
	"drawn":              {rules.T("%s draws %s.", later...), "ws"},
	"turn_began":         {rules.T("Round %d: the turn of %s begins.", later...), "nw"},
	"phase_began":        {rules.T("%s: %s.", later...), "ws"},
	"on_guard":           {rules.T("The army of %s is ready.", later...), "w"},
	"unpaid":             {rules.T("%s of %s leaves, as its upkeep was not paid.", later...), "sw"},
	"unloaded":           {rules.T("%s of %s comes in from the Caravan.", later...), "sw"},
	"relic_arrived":      {rules.T("%s of %s comes in from the Caravan.", later...), "sw"},
	"raised":             {rules.T("%s rises for %s.", later...), "sw"},
	"upkeep_paid":        {rules.T("%s pays the upkeep of %s.", later...), "ws"},
	"discarded":          {rules.T("%s discards %s.", later...), "ws"},
	"rifled":             {rules.T("%s has to discard %s.", later...), "ws"},
	"hand_seen":          {rules.T("%s looks at %s.", later...), "ws"},
	"card_seen":          {rules.T("%s sees %s.", later...), "ws"},
	"sent_for":           {rules.T("%s sends for %s; it is in the Caravan.", later...), "ws"},
	"hired":              {rules.T("%s hires %s.", later...), "ws"},
	"bought":             {rules.T("%s buys %s.", later...), "ws"},
	"equipped":           {rules.T("%s buys %s.", later...), "ws"},
	"item_given":         {rules.T("%s of %s now hangs on %s.", later...), "swt"},
	"readied":            {rules.T("%s of %s is in use now.", later...), "sw"},
	"item_lost":          {rules.T("%s of %s is discarded with its bearer.", later...), "sw"},
	"scroll_spent":       {rules.T("%s of %s is spent.", later...), "sw"},
	"windfall_spent":     {rules.T("%s of %s is used up.", later...), "sw"},
	"fizzled":            {rules.T("%s of %s is countered.", later...), "sw"},
	"targeted":           {rules.T("%s: target %d is %s.", later...), "snt"},
	"used":               {rules.T("%s uses %s.", later...), "ws"},
	"stepped_out":        {rules.T("%s of %s steps out of %s.", later...), "swf"},
	"went_in":            {rules.T("%s of %s goes into %s.", later...), "swt"},
	"mounted":            {rules.T("%s of %s mounts %s.", later...), "swt"},
	"dismounted":         {rules.T("%s of %s dismounts from %s.", later...), "swt"},
	"will_attack":        {rules.T("%s of %s is sent to ATTACK.", later...), "sw"},
	"assaults":           {rules.T("%s of %s attacks %s.", later...), "swt"},
	"directs":            {rules.T("%s of %s goes straight for %s.", later...), "swt"},
	"declared":           {rules.T("Before the dice fall, others may answer %s of %s with a card or an ability.", later...), "sw"},
	"forgoes":            {rules.T("%s of %s gives up its attack.", later...), "sw"},
	"defends":            {rules.T("%s of %s defends.", later...), "sw"},
	"blocks":             {rules.T("%s of %s blocks.", later...), "sw"},
	"attacks_again":      {rules.T("The defence fumbled: %s of %s attacks %s again.", later...), "swt"},
	"went_on_inside":     {rules.T("The attack goes on inside: %s strikes at %s.", later...), "st"},
	"ripostes":           {rules.T("%s of %s strikes back at %s.", later...), "swt"},
	"to_defend":          {rules.T("%s of %s goes to DEFEND.", later...), "sw"},
	"mage_fumbled":       {rules.T("%s of %s has fumbled and casts no attacks until its next turn.", later...), "sw"},
	"protected":          {rules.T("%s of %s is protected.", later...), "sw"},
	"harm_passed_on":     {rules.T("%s of %s is bound to it and suffers the same.", later...), "sw"},
	"point_lost":         {rules.T("%s of %s loses a point; %d left.", later...), "swm"},
	"point_restored":     {rules.T("%s of %s regains %d; %d now.", later...), "swnm"},
	"regenerated":        {rules.T("%s of %s regenerates.", later...), "sw"},
	"healed":             {rules.T("%s of %s is healed at the last moment.", later...), "sw"},
	"slain":              {rules.T("%s of %s is slain.", later...), "sw"},
	"sacrificed":         {rules.T("%s of %s is sacrificed.", later...), "sw"},
	"time_over":          {rules.T("The time of %s of %s is over.", later...), "sw"},
	"fell":               {rules.T("%s of %s falls.", later...), "sw"},
	"exposed":            {rules.T("%s of %s stands in the open.", later...), "sw"},
	"gone":               {rules.T("%s of %s is gone.", later...), "sw"},
	"destroyed":          {rules.T("%s of %s is destroyed.", later...), "sw"},
	"resource_destroyed": {rules.T("%s destroys %s of %s.", later...), "csw"},
	"built":              {rules.T("%s of %s is built.", later...), "sw"},
	"summoned":           {rules.T("%s comes at the call of %s.", later...), "sw"},
	"mage_slain":         {rules.T("%s, the Mage of %s, is slain.", later...), "sw"},
	"army_disbanded":     {rules.T("The army of %s is disbanded.", later...), "w"},
	"produced":           {rules.T("%s has %s from its own.", later...), "wp"},
	"spent":              {rules.T("%s pays %s; %d left.", later...), "wpm"},
	"converted":          {rules.T("%s gains %s by Alchemy; %d now.", later...), "wpm"},
	"windfall":           {rules.T("The windfall brings %s %s; %d now.", later...), "wpm"},
	"altar":              {rules.T("%s gains %s; %d now.", later...), "wpm"},
	"pilfered":           {rules.T("%s steals %s; %d now.", later...), "wpm"},
	"production_fell":    {rules.T("%s produces less and loses %s; %d left.", later...), "wpm"},
	"yield_changed":      {rules.T("The Powerstones of %s now yield %d power each Round.", later...), "wm"},
	"initiative_rolled":  {rules.T("%s rolls %d for the first turn.", later...), "wd"},
	"duration_rolled":    {rules.T("%s of %s: rolled %d for how long or how much.", later...), "swd"},
}

// Tell puts an event into one sentence.
func (b Book) Tell(e rules.Event) rules.Text {
	if e.Kind == rules.TurnEnded {
		return rules.T("The turn of %s ends: nothing is left to do.", b.Seat(e.Seat))
	}
	if unasked := b.unasked(e); !unasked.Empty() {
		return unasked
	}
	if e.Name == "used" && e.To != "" {
		return rules.Capital(rules.T("%s uses %s.", b.Seat(e.Seat), b.usedOn(e)))
	}
	if t, ok := tellings[e.Name]; ok {
		return rules.Capital(rules.Text{Format: t.say.Format, Args: b.args(e, t.args)})
	}
	switch e.Name {
	case "cast":
		what := rules.T("%s casts %s", b.Seat(e.Seat), b.name(e.Subject))
		if e.To != "" {
			return rules.Capital(rules.T("%s at %s.", what, b.name(e.To)))
		}
		return rules.Capital(rules.T("%s.", what))
	case "in_force":
		if card, ok := b.Content.Find(e.Subject.Name()); ok && b.Content.At(card).Type.Creature() && e.To == "" {
			return rules.Capital(rules.T("%s will rise for %s.", b.name(e.Subject), b.Seat(e.Seat)))
		}
		if skill := b.ownSkill(e); !skill.Empty() {
			return rules.Capital(rules.Plural(int(e.M), "%s of %s has %s for %d Round.", "%s of %s has %s for %d Rounds.", b.name(e.Subject), b.Seat(e.Seat), skill, e.M))
		}
		if e.To.Kind() == "thing" && number(e.To) > 0 && b.CardOf(engine.ThingID(number(e.To))) != content.NoCard { // it may be gone by now
			return rules.Capital(rules.Plural(int(e.M), "%s of %s is in force on %s for %d Round.", "%s of %s is in force on %s for %d Rounds.", b.name(e.Subject), b.Seat(e.Seat), b.name(e.To), e.M))
		}
		return rules.Capital(rules.Plural(int(e.M), "%s of %s is in force for %d Round.", "%s of %s is in force for %d Rounds.", b.name(e.Subject), b.Seat(e.Seat), e.M))
	case "ended":
		if skill := b.ownSkill(e); !skill.Empty() {
			return rules.Capital(rules.T("%s of %s of %s ends.", skill, b.name(e.Subject), b.Seat(e.Seat)).In("an ability of a creature"))
		}
		return rules.Capital(rules.T("%s of %s ends.", b.name(e.Subject), b.Seat(e.Seat)))
	case "match_ended":
		if engine.Result(e.N) == engine.OutOfRounds {
			return rules.T("The last Round is over.")
		}
		return rules.T("The last Mage has won.")
	}
	if e.Kind == rules.DiceRolled {
		return rules.Capital(b.rolled(e))
	}
	return rules.Name("", e.Name)
}

// usedOn is what is used, and at what it is aimed.
func (b Book) usedOn(e rules.Event) rules.Text {
	if e.To == "" {
		return b.name(e.Subject)
	}
	return rules.T("%s at %s", b.name(e.Subject), b.name(e.To))
}

// unasked tells what nobody has chosen: who defends as nobody else can, but for a Mage perhaps, and what is discarded as there is nothing else
// (TS-TRN-19). Empty: somebody has.
func (b Book) unasked(e rules.Event) rules.Text {
	switch {
	case e.N < 1:
	case e.Name == "defends":
		return rules.Capital(rules.T("%s of %s defends unasked: %s", b.name(e.Subject), b.Seat(e.Seat), b.loneliness(e)))
	case e.Name == "discarded":
		return rules.Capital(rules.T("%s discards %s, unasked: there is nothing else to discard.", b.Seat(e.Seat), b.name(e.Subject)))
	}
	return rules.Text{}
}

// living reports whether an element is a creature, dead ones too.
func (b Book) living(el rules.Element) bool {
	card := b.CardOf(engine.ThingID(number(el)))
	return el.Kind() == "thing" && card != content.NoCard && b.Content.At(card).Type.Creature()
}

// loneliness says why nobody was asked who defends.
func (b Book) loneliness(e rules.Event) rules.Text {
	if e.N == 1 {
		return rules.T("nobody else can.")
	}
	return rules.T("only the Mage could instead.")
}

// ownSkill is the ability that comes in force on a creature, or ends, by its own card: what is in force there is not the creature. Empty: it is
// another card, or has another effect for a time.
func (b Book) ownSkill(e rules.Event) rules.Text {
	card, ok := b.Content.Find(e.Subject.Name())
	if !ok || !b.Content.At(card).Type.Creature() || e.To == "" {
		return rules.Text{}
	}
	effects := b.Content.At(card).Effects
	for i := range effects {
		if effects[i].Verb == content.Enable {
			return b.ability(&effects[i], card)
		}
	}
	return rules.Text{}
}

func (b Book) args(e rules.Event, letters string) (args []any) {
	for _, letter := range letters {
		switch letter {
		case 'w':
			args = append(args, b.Seat(e.Seat))
		case 's':
			args = append(args, b.name(e.Subject))
		case 'f':
			args = append(args, b.name(e.From))
		case 't':
			args = append(args, b.name(e.To))
		case 'n':
			args = append(args, e.N)
		case 'm':
			args = append(args, e.M)
		case 'd':
			args = append(args, e.Dice[0])
		case 'c':
			args = append(args, b.card(content.Card(e.M-1)))
		case 'p':
			args = append(args, b.points(e))
		}
	}
	return args
}

// rolls are how dice are told: who rolls what, against which level, and how it came out.
var rolls = map[string]rules.Text{
	"attack_rolled":     rules.T("%s rolls %d to attack, %s or less hits: %s.", later...),
	"riposte_rolled":    rules.T("%s rolls %d to strike back, %s or less hits: %s.", later...),
	"skill_rolled":      rules.T("%s rolls %d for its skill, %s or less succeeds: %s.", later...),
	"redirect_rolled":   rules.T("%s rolls %d to turn it round, %s or less succeeds: %s.", later...),
	"counter_rolled":    rules.T("%s rolls %d to counter, %s or less succeeds: %s.", later...),
	"defence_rolled":    rules.T("%s rolls %d to defend, %s or less succeeds: %s.", later...),
	"resistance_rolled": rules.T("%s rolls %d to resist, %s or less succeeds: %s.", later...),
	"protection_rolled": rules.T("%s rolls %d for protection, %s or less succeeds: %s.", later...),
}

// rolled tells of a roll against a level, and how it came out.
func (b Book) rolled(e rules.Event) rules.Text {
	who := rules.T("%s of %s", b.name(e.Subject), b.Seat(e.Seat))
	if e.Name == "attack_rolled" && e.To.Kind() == "thing" {
		return rules.T("%s rolls %d to attack %s, %s or less hits: %s.", who, int(e.Dice[0]), b.name(e.To), b.why(e), b.CameTo(e))
	}
	return rules.Text{Format: rolls[e.Name].Format, Args: []any{who, int(e.Dice[0]), b.why(e), b.CameTo(e)}}
}

// CameTo is how a roll against a level came out, in a word or two (TS-DCE-3 to TS-DCE-6, TS-DCE-10): of one that does not succeed by how
// much, and never that it failed, which after a blow that has missed would read like a wound; empty for rolls against none.
func (b Book) CameTo(e rules.Event) rules.Text {
	if rolls[e.Name].Empty() {
		return rules.Text{}
	}
	defends, class := e.Name == "defence_rolled" || e.Name == "resistance_rolled", b.Content.Tables.Class(int(e.Dice[0]), int(e.N))
	if e.Name == "protection_rolled" {
		if defends, class = true, content.Fail; b.Content.Tables.Protects(int(e.Dice[0]), int(e.N)) {
			class = content.Success
		}
	}
	switch over := b.over(e); {
	case e.Name == "counter_rolled" && class <= content.Hit:
		return rules.T("countered")
	case class == content.Critical && defends:
		return rules.T("exceptional")
	case class == content.Critical:
		return rules.T("critical hit")
	case class == content.Success && defends:
		return rules.T("success")
	case class == content.Success:
		return rules.T("hit")
	case class == content.Fumble:
		return rules.T("fumble")
	case !defends:
		return rules.T("miss by %d", over)
	case over > 0:
		return rules.T("%d too high", over)
	}
	return rules.T("too high")
}

// over is by how much a roll is above what succeeds (TS-DCE-3, TS-DCE-5); 0: it is not, though it may not succeed (TS-DCE-10).
func (b Book) over(e rules.Event) int {
	least := int(e.N)
	if e.Name != "protection_rolled" {
		least = max(least, b.Content.Tables.Critical)
	}
	return max(0, int(e.Dice[0])-least)
}

// why is a level, with what it is without the cards that change it, and each of these with its amount.
func (b Book) why(e rules.Event) rules.Text {
	list := b.Causes(e.From)
	if len(list) == 0 {
		return rules.T("%d", e.N)
	}
	var changes []rules.Text
	for _, c := range list {
		changes = append(changes, rules.T("%s %+d", b.cause(c.Card), c.Amount))
	}
	if e.M == 0 { // a PL has nothing of its own (TS-LVL-7)
		return rules.T("%d (%s)", e.N, rules.Commas(changes...))
	}
	return rules.T("%d (%d, %s)", e.N, e.M, rules.Commas(changes...))
}

// cause is what a card is called that changes a level: by the ability that does so, if that has a name of its own.
func (b Book) cause(card content.Card) rules.Text {
	if boost := b.Content.At(card).Has(content.Boost); boost != nil {
		return b.ability(boost, card)
	}
	return b.card(card)
}
