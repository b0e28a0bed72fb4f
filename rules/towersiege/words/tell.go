package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// told is how an event of a name is told: a format, and what it takes, a letter each: w who did it, s subject, f from
// where, t to where, n and m the numbers, d the dice, p the amount of gold or power.
type told struct {
	say  rules.Text
	args string
}

// tellings are how events are told that always read the same. All that is said stands in the event: what was hidden
// from a seat is not in what that seat is told.
var tellings = map[string]told{
	"match_began":        {rules.T("The Mages come together."), ""},
	"asked":              {rules.T("%s can answer."), "w"},
	"mage_chosen":        {rules.T("%s is %s."), "ws"},
	"tower_chosen":       {rules.T("%s builds %s."), "ws"},
	"shuffled":           {rules.T("%s shuffles a new Market Deck."), "w"},
	"drawn":              {rules.T("%s draws %s."), "ws"},
	"turn_began":         {rules.T("Round %d: the turn of %s begins."), "nw"},
	"phase_began":        {rules.T("%s: %s."), "ws"},
	"on_guard":           {rules.T("The army of %s is ready."), "w"},
	"unpaid":             {rules.T("%s of %s leaves, as its upkeep was not paid."), "sw"},
	"unloaded":           {rules.T("%s of %s comes in from the Caravan."), "sw"},
	"relic_arrived":      {rules.T("%s of %s comes in from the Caravan."), "sw"},
	"raised":             {rules.T("%s rises for %s."), "sw"},
	"upkeep_paid":        {rules.T("%s pays the upkeep of %s."), "ws"},
	"discarded":          {rules.T("%s discards %s."), "ws"},
	"rifled":             {rules.T("%s has to discard %s."), "ws"},
	"hand_seen":          {rules.T("%s looks at %s."), "ws"},
	"sent_for":           {rules.T("%s sends for %s; it is in the Caravan."), "ws"},
	"hired":              {rules.T("%s hires %s."), "ws"},
	"bought":             {rules.T("%s buys %s."), "ws"},
	"equipped":           {rules.T("%s buys %s."), "ws"},
	"item_given":         {rules.T("%s of %s now hangs on %s."), "swt"},
	"readied":            {rules.T("%s of %s is in use now."), "sw"},
	"item_lost":          {rules.T("%s of %s is discarded with its bearer."), "sw"},
	"scroll_spent":       {rules.T("%s of %s is spent."), "sw"},
	"windfall_spent":     {rules.T("%s of %s is used up."), "sw"},
	"fizzled":            {rules.T("%s of %s is countered."), "sw"},
	"targeted":           {rules.T("%s: target %d is %s."), "snt"},
	"used":               {rules.T("%s uses %s."), "ws"},
	"stepped_out":        {rules.T("%s of %s steps out of %s."), "swf"},
	"went_in":            {rules.T("%s of %s goes into %s."), "swt"},
	"mounted":            {rules.T("%s of %s mounts %s."), "swt"},
	"dismounted":         {rules.T("%s of %s dismounts from %s."), "swt"},
	"will_attack":        {rules.T("%s of %s will attack."), "sw"},
	"assaults":           {rules.T("%s of %s attacks %s."), "swt"},
	"directs":            {rules.T("%s of %s goes straight for %s."), "swt"},
	"declared":           {rules.T("The dice wait: what %s of %s does can be answered."), "sw"},
	"forgoes":            {rules.T("%s of %s gives up its attack."), "sw"},
	"defends":            {rules.T("%s of %s defends."), "sw"},
	"blocks":             {rules.T("%s of %s blocks."), "sw"},
	"attacks_again":      {rules.T("The defence fumbled: %s of %s attacks %s again."), "swt"},
	"went_on_inside":     {rules.T("The attack goes on inside: %s strikes at %s."), "st"},
	"ripostes":           {rules.T("%s of %s strikes back at %s."), "swt"},
	"to_defend":          {rules.T("%s of %s goes to DEFEND."), "sw"},
	"mage_fumbled":       {rules.T("%s of %s has fumbled and casts no attacks until its next turn."), "sw"},
	"protected":          {rules.T("%s of %s is protected."), "sw"},
	"harm_passed_on":     {rules.T("%s of %s is bound to it and suffers the same."), "sw"},
	"point_lost":         {rules.T("%s of %s loses a point; %d left."), "swm"},
	"point_restored":     {rules.T("%s of %s regains %d; %d now."), "swnm"},
	"regenerated":        {rules.T("%s of %s regenerates."), "sw"},
	"healed":             {rules.T("%s of %s is healed at the last moment."), "sw"},
	"slain":              {rules.T("%s of %s is slain."), "sw"},
	"sacrificed":         {rules.T("%s of %s is sacrificed."), "sw"},
	"time_over":          {rules.T("The time of %s of %s is over."), "sw"},
	"fell":               {rules.T("%s of %s falls."), "sw"},
	"exposed":            {rules.T("%s of %s stands in the open."), "sw"},
	"gone":               {rules.T("%s of %s is gone."), "sw"},
	"destroyed":          {rules.T("%s of %s is destroyed."), "sw"},
	"resource_destroyed": {rules.T("%s of %s is destroyed."), "sw"},
	"built":              {rules.T("%s of %s is built."), "sw"},
	"summoned":           {rules.T("%s comes at the call of %s."), "sw"},
	"mage_slain":         {rules.T("%s, the Mage of %s, is slain."), "sw"},
	"army_disbanded":     {rules.T("The army of %s is disbanded."), "w"},
	"ended":              {rules.T("%s of %s ends."), "sw"},
	"produced":           {rules.T("%s has %s from its own."), "wp"},
	"spent":              {rules.T("%s pays %s; %d left."), "wpm"},
	"converted":          {rules.T("%s gains %s by Alchemy; %d now."), "wpm"},
	"windfall":           {rules.T("The windfall brings %s %s; %d now."), "wpm"},
	"altar":              {rules.T("%s gains %s; %d now."), "wpm"},
	"pilfered":           {rules.T("%s steals %s; %d now."), "wpm"},
	"production_fell":    {rules.T("%s produces less and loses %s; %d left."), "wpm"},
	"initiative_rolled":  {rules.T("%s rolls %d for the first turn."), "wd"},
	"duration_rolled":    {rules.T("%s of %s: %d is rolled."), "swd"},
}

// Tell puts an event into one sentence.
func (b Book) Tell(e rules.Event) rules.Text {
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
		return rules.Capital(rules.Plural(int(e.M), "%s of %s is in force for %d Round.", "%s of %s is in force for %d Rounds.", b.name(e.Subject), b.Seat(e.Seat), e.M))
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
		case 'p':
			what := content.Gold
			if e.Subject.Kind() == "power" {
				what = content.Power
			}
			args = append(args, points(what, max(int(e.N), -int(e.N))))
		}
	}
	return args
}

// rolls are how dice are told: who rolls what, against which level, and how it came out.
var rolls = map[string]rules.Text{
	"attack_rolled":     rules.T("%s rolls %d to attack, %s or less hits: %s."),
	"riposte_rolled":    rules.T("%s rolls %d to strike back, %s or less hits: %s."),
	"skill_rolled":      rules.T("%s rolls %d for its skill, %s or less succeeds: %s."),
	"redirect_rolled":   rules.T("%s rolls %d to turn it round, %s or less succeeds: %s."),
	"counter_rolled":    rules.T("%s rolls %d to counter, %s or less succeeds: %s."),
	"defence_rolled":    rules.T("%s rolls %d to defend, %s or less succeeds: %s."),
	"resistance_rolled": rules.T("%s rolls %d to resist, %s or less succeeds: %s."),
	"protection_rolled": rules.T("%s rolls %d for protection, %s or less succeeds: %s."),
}

var attackClasses = [content.ClassCount]rules.Text{rules.T("critical hit"), rules.T("hit"), rules.T("miss"), rules.T("fumble")}
var defenceClasses = [content.ClassCount]rules.Text{rules.T("exceptional"), rules.T("success"), rules.T("failure"), rules.T("fumble")}

// rolled tells of a roll against a level, and how it came out.
func (b Book) rolled(e rules.Event) rules.Text {
	roll, level := int(e.Dice[0]), int(e.N)
	class := attackClasses[b.Content.Tables.Class(roll, level)]
	switch e.Name {
	case "defence_rolled", "resistance_rolled":
		class = defenceClasses[b.Content.Tables.Class(roll, level)]
	case "protection_rolled":
		class = defenceClasses[content.Fail]
		if b.Content.Tables.Protects(roll, level) {
			class = defenceClasses[content.Success]
		}
	}
	who := rules.T("%s of %s", b.name(e.Subject), b.Seat(e.Seat))
	return rules.Text{Format: rolls[e.Name].Format, Args: []any{who, roll, b.why(e), class}}
}

// why is a level, with what it would be without the cards that change it, and the first two of these.
func (b Book) why(e rules.Event) rules.Text {
	switch {
	case e.From == "":
		return rules.T("%d", e.N)
	case e.To == "":
		return rules.T("%d (%d, changed by %s)", e.N, e.M, b.name(e.From))
	}
	return rules.T("%d (%d, changed by %s and %s)", e.N, e.M, b.name(e.From), b.name(e.To))
}
