// Package advice is what computer players, hints and the board know of The Siege of Argot beyond its rules: what
// blocks and places are worth, the odds of battles, a sound choice for every question, plans of whole movement
// turns, an estimate of who wins. Nothing in it depends on what the seat in question cannot see.
//
// For the board: [Forecaster.Forecast] gives the odds of a battle that is fought, waits, or would be fought by
// a march, as a seat can know them; [SceneChance] those of a scene.
//
//	odds.go      the odds of battles, all faces open: exact or by many battles
//	forecast.go  the same for a seat, over what it cannot see
//	storm.go     the battle that would be fought if all came to a place that can
//	melee.go     a battle as it is imagined; exact.go all its results; chance.go dice;
//	due.go what is left of the throw under way as it begins
//	worth.go     what blocks are worth
//	survey.go    the map as a seat sees it: strength, threats, the way to the objective
//	place.go     what it is worth that a block stands in a place
//	evaluate.go  who wins, by estimate; outlook.go by all that is known to tell, fitted.go what that counts
//	forlorn.go   what is neither begun nor fought on; hopeless.go the same for who watches; exits.go who leaves first where room is short
//	glance.go    what a middling player does; onset.go what a blow is worth
//	sensible.go  the choices worth a thought, the best at a glance first
//	setting.go   the set-up; council.go the war council; fight.go battles, fight_on.go one fought on; rally.go restoring, heroes' powers
//	days.go      how the days before the siege are spent; venture.go a mission and its odds; fortune.go what missions
//	are worth
//	plan.go      a movement turn thought of as one; planner.go who can go where, assault.go its assaults,
//	relief.go help for who is attacked, sail.go its ships, redeploy.go the rest, errand.go what goes apart; other.go plans that only whoever compares them gains by
package advice
