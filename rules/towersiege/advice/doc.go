// Package advice is what computer players, hints and the board know of Tower Siege beyond its rules: the exact odds
// of what is declared, what things are worth, who wins by estimate, a sound choice for every question. Nothing in it
// depends on what the seat that is asked cannot see.
//
//	odds.go      the odds of a choice: every way that its dice can fall, played by the engine itself
//	ends.go      what its ends come to: losses, Ripostes, what comes into force
//	peril.go     what may become of a Mage until its next turn
//	averts.go    what lowers a danger to Mage or Tower until then
//	onslaught.go what can attack a seat if the turn ended now
//	assets.go    what a seat has, in numbers
//	worth.go     who wins, by estimate
//	hand.go      how much use a card of the hand is
//	sensible.go  the choices worth a thought, the best at a glance first
//	sought.go    whose odds count where the attacker picks whom it strikes
//	spares.go    who is kept out of a blow that another can meet: the Mage, and the best for stronger blows
//	unspent.go   what is left unspent although something worth having could be paid for
//	targets.go   the target at a glance for what is under way
package advice
