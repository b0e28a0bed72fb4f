// Package words says what Tower Siege asks, does and means, as rules.Text: prompts, choices, previews, events,
// explanations and reasons. It reads the state of package engine and changes nothing. A state veiled for a seat says
// what that seat knows.
//
// # Elements
//
// What a click walks over, beside the elements of package engine ("thing:12", "seat:1", "gold:0", "power:0", "mines:1",
// "stones:1"):
//
//	card:sword       a card of the hand that is asked, a card to choose (Mages, Towers), or one of a hand that is
//	                 rifled; things in play are "thing:12", whatever their card
//	spell:powerbolt  an innate or bought Spell of the seat that is asked
//	level:1          a strength of what has more than one: of a Spell, a Scroll, or a Firebreath; counted from 0
//	use:0            an ability of the thing that was clicked, by the number of its effect
//	ability:flight   the way of a Directed Attack
//	do:pass          a button, by the name of its choice; see Buttons
//
// Ways are: a card, then who gets it (equip); a card or spell, its level if there are several, its target; a thing, its
// ability, the target; an Item, its new bearer; an attacker, a level if it has any, the seat that is assaulted; an
// attacker, an ability, the target; a Mount, its rider; a creature, the structure it enters; a thing, then a button of
// its own (do:upkeep, do:ready, do:step_out, do:dismount, do:forgo); one's purse, then the other one (Alchemy). Where
// only things are asked for (upkeep, declaring, defending, Ripostes, targets), a thing alone.
//
//	book.go      who says it: the match and the names of the seats; what things are called
//	elements.go  elements of choices
//	prompt.go    the question that waits, the phase, how far the match has come, how it ended
//	describe.go  choices
//	step.go      what abilities and strengths mean within a choice
//	preview.go   what choices would do
//	tell.go      events
//	gather.go    several events in one sentence: blows, purchases, what comes in and is drawn
//	announce.go  what is told only until what it leads to is told
//	relate.go    what a roll comes to in the light of the blow that it is part of
//	total.go     what the attacks of a Combat came to
//	recount.go   what others did since a seat's last turn
//	brings.go    what a card does that somebody has bought or hired
//	harm.go      what was harmed, by what, and whose that was
//	brief.go     what the match is about
//	about.go     explanations of what lies on the board
//	keywords.go  what cards say as if everybody knew it
//	whynot.go    why something cannot be clicked
package words
