// Package citadel lays out the board of B-Sieged: the Citadel with its walls, buildings and
// Catapult, the four Enemy Fields around it with their Zones, figures and Summoning slots, the
// plates of the heroes, the Season wheel, decks, and the threat of the coming Enemies phase.
//
// Everything here is a pure function from [bsieged.State.View], the forecast and what can be
// clicked to pieces. Nothing draws, waits or reads a clock.
//
// # What a choice is clicked on
//
// The elements on the way to each choice, by its verb. No way begins another's.
//
//	Raise       hero:ID                       Nobody      answer:no
//	Send        zone:F/1
//	Next        field:F
//	Attack      wall:F, zone:F/Z              without the Zone where it is the only one; and card:ID or weapon:none where a
//	                                          weapon is possible in that Zone, or else card:ID, zone:F/Z
//	Stand       wall:F, stand:F
//	Use         card:ID, zone:F/Z             or card:ID, field:F; without a target: card:ID, use:use;
//	                                          where it can be used more than once: times:N at the end. In a turn, and of a card
//	                                          just drawn, without use:use
//	Discard     in a turn bin:bin, card:ID; else card:ID, bin:bin (both, even if nothing else can be done with the card)
//	Visit       building:ID                   Repair      building:ID
//	Trade       hero:ID
//	Give        card:ID                       Take        take:ID (the card)
//	PutBack     given:ID or taken:ID          Done        trade:done               Cancel trade:cancel
//	Turn        catapult:catapult, field:F    Shoot       catapult:catapult, zone:F/3; or the sign shot:F, which stands for it
//	Ability     ability:ID                    End         turn:end
//	Grace       die:N/up, die:N/down          (N counts from 0); where results are offered (the Smuggling Table, a shot) result:N      Keep        die:keep
//	Keeping     keep:keep                     Leave       leave:leave
//	PickHero    hero:ID                       PickOption  option:N    (from 0)
//	PickFigure  count:N                       (N from 0)
//	PickFigures figures:A-B-C-D               (how many Gargohs, elite Gargohs, Krohns, elite Krohns)
//	PickHouse   building:ID                   PickField   field:F     PickZone    zone:F/Z
//	PickClass   class:ID                      PickCard    card:ID
//	PickDeck    deck:pool/ID, deck:season/ID, deck:event
//	PickToken   token:0, token:1              Learn       learn:learn    Strengthen  strength:strength
//	Yes         answer:yes                    No          answer:no
//	Concede     concede:concede               (asked about before it is played)
//	Finish      finish:finish                 (where the match is won for certain)
//	Trigger     tactic:N                      (as in View.Tactics, from 0)
//	Hit         hero:ID                       all that is left: hits:ID (the hero)
//	Share       share:A-N-B-M                 (the heroes and their hits)
//	HitRider    messenger:messenger
//	Spend       shield:ID (the building), and hero:ID where two heroes are on it and the token spares one
//	Suffer      hero:ID, or building:ID where no hero takes it or both do
//
// Elements that can be pointed at besides: the things of the board (slot:F/A, unit:ID, event:ID,
// round:N, deck:..., discard:CLASS, avatar:avatar), plate:ID, the plate of a hero, whose zoom is
// the hero's sheet, tray:card, the card that a question is about, and trace:..., marks of what the Enemies phase did.
//
// What is where:
//
//	kit.go, story.go, full.go                  what the shell knows of B-Sieged
//	board.go, position.go, plan.go             the board, what is laid out, and where
//	bright.go                                  what is lit of all that can be clicked
//	ground.go, keep.go, fields.go, figures.go   the ground, the Citadel, the Enemy Fields, who stands in them
//	names.go                                    the names of the fields, where nothing lies over them
//	closed.go                                  what an Event closes, and the Catapult that is taken
//	horde.go                                   cards of enemies
//	column.go, plate.go, slots.go, strip.go, sheet.go, cardface.go  the heroes: column, what is on a plate, Resource slots, strip of a narrow screen, sheet, a card at reading size
//	panel.go, wheel.go, decks.go, discards.go, event.go  the right column: Season, quests, decks, Events
//	ribbon.go, steps.go                        the row below: a hero's means, or the Enemies phase
//	tray.go, dice.go, exchange.go, roll.go, action.go   questions, dice, and what is being shown; vacant.go where a tray lies
//	summon.go                                  the dice of Summoning rolls, shown together
//	act.go                                     what the enemies and the game itself do, large
//	arrows.go, threat.go, menace.go, peril.go, odds.go, victims.go, shot.go  what will come, and what could be hit
//	traces.go                                  what the Enemies phase did, until the first click
//	talk.go, guide.go, motion.go, elements.go  words, prompts, pace, names of elements
//	legend.go, ending.go                       symbols, the end
package citadel
