// Package bsieged plays B-Sieged: Sons of the Abyss by the ledger docs/rules/bsieged.md, whose
// ids (BS-...) the comments cite. Heroes, cards, enemies and numbers are data of package cards.
//
// A [State] is a stack of frames and one question that waits: what is under way lies in the
// uppermost [frame], what waits for it below. All of it is flat, so that a copy in the middle of
// any effect is complete.
//
// # Where things are
//
//	game.go, game_info.go, options.go, setup.go    the game, its options, how a match is dealt
//	brief.go                                      what the match is about
//	state.go, unit.go, deck.go, place.go, slots.go the match and what it consists of
//	frame.go, run.go, ask.go                       what is under way, how it goes on, what is asked
//	change.go, event.go, events.go                 tracks, deaths and discards; what is told; Events
//	round.go, turn.go, act.go, season.go, outcome.go, finish.go   a round, a hero's turn, the end
//	messenger.go, resurrect.go, ambush.go, ride.go the Messenger; heroes who come back
//	spawn.go, supply.go, disrupt.go                Summoning rolls, figures, Disruption and Avatar
//	attack.go, catapult.go, strike.go, dice.go     actions that fight; hits; rolls and Divine Grace
//	repair.go, houses.go, exchange.go, train.go, ability.go, coward.go, move.go   the other actions
//	obtain.go, use.go, volley.go, tactics.go       Resource cards: drawn, used, rolled for, placed
//	text.go, possible.go, verbs_*.go, modify.go    effects of cards, abilities, Events, buildings
//	assault.go, hits.go, molen.go, shield.go, march.go   the Enemies phase
//	rest.go                                        a turn that ends by itself
//	helps.go                                       what a card held would help now, as the board stands
//	figures.go, share.go                           which figures an effect acts on, and who takes which hits, in one answer
//	vain.go, needs.go                              what is not asked: it decides nothing, or nobody lacks it
//	bar.go, may*.go, reason*.go                    what is possible, and why something is not
//	notation.go, names.go, path.go, fields.go      how choices are written, and clicked on what
//	prompt*.go, describe*.go, phrase.go            what is asked, and what a choice does, in words
//	preview*.go, expect.go, odds*.go, victims.go   what a choice will bring, with exact odds
//	forecast.go, rehearsal.go, outlook.go          the Enemies phase to come: with what players may
//	                                               wish, and after every working of Tactics cards
//	prospect.go, concede.go, certain.go            what a choice leads to; a match that is lost, or won for certain
//	desert.go                                      walls that a choice leaves open
//	tell*.go, about*.go, whynot.go, sketch.go, story.go  events, things, refusals, the board in words
//	sensible*.go, threat.go, evaluate.go, tags.go  guidance and estimate for computer players
//	wield.go                                       the weapon that a click on a Zone attacks with
//	idle.go, idle_use.go, fruitless.go             what screens do not light, and is asked about: what is spent for nothing
//	recommend*.go                                  why a choice is made, for hints
//	foretell.go                                    how often such a position is won, for people
//	facts.go                                       numbers for lessons and feats
//	warn.go, famine.go                             what the Enemies phase and hunger bring as things stand
//	gather.go, relate.go                           what several events come to in one sentence, for logs and for who watches
//	recount.go                                     what became of the Messenger, with which digests begin
//	account.go                                     what the defenders stand to lose and what stands against them
//	venture.go                                    what a choice takes on and gives up
//	view*.go, copy.go                              the position for screens; scratch copies
//	snapshot*.go, restore*.go, check.go, valid*.go a match as people read it, and what is refused
package bsieged
