// Package table is the frame around every board: what is asked, what can be clicked and
// why not, the log, undo, odds, the curtain between two people, and the way from a click to
// a choice.
//
// A game's screen is a [Board]: a pure function from a [Moment] of the match to a [Plan]
// of pieces. The [Table] does the rest. It divides the screen ([Room]), narrows the legal choices
// click by click ([Path]), shows the events of a choice one after another, and posts what
// a person wants as [Commands]. It never changes a match.
//
// What is where:
//
//	table.go, config.go, seated.go, update.go, present.go, heading.go  the table, who sits at it, its ticks, and when it is laid out anew
//	board.go, plan.go, commands.go                what a board is, and lays out; what the table reads and posts
//	arrange.go, lay.go, frame.go, sheet.go, sheets.go  the whole screen laid out
//	offers.go, marks.go                           which choices are buttons, the large one among them; what glows and is chosen
//	path.go, ahead.go, dial.go, scale.go, input.go, decide.go, stray.go, through.go, keys.go  from clicks and keys to a choice
//	early.go                                      a click while something is shown, and what it goes on to
//	drop.go                                       what is dragged onto something else
//	preset.go                                     what is answered with the choice that leads to it
//	foresee.go                                    questions about several choices, before the first of them
//	answered.go                                   questions that were answered in this turn
//	bar.go, controls.go, chips.go, chart.go, views.go  buttons, the small map of a large board, its views
//	posts.go                                      buttons that keep a place of their own
//	aside.go                                      looking back, hints and rules, beside the match
//	playback.go, pace.go, watch.go, recap.go      events, one after another
//	lapse.go                                      what is answered by itself after a moment
//	large.go                                      when the large button takes a click
//	picked.go                                     the buttons while something is picked
//	fleeting.go                                   words that lie open only for a moment
//	course.go                                     a piece that goes on until its board knows no more of it
//	volley.go                                     several rolls, or several choices, shown as one
//	bind.go                                       choices that are shown as one, and what others have done since
//	followed.go                                   what has followed by itself on the person's last turn
//	reckoning.go, reckoning_sheet.go, harm.go     what a person lost who was away, and what hurts stays
//	reckoning_gist.go                             the most important of that
//	digest.go, digest_forms.go, digest_sheet.go, recounted.go  in a line or two, of turns that were watched
//	absence.go                                    what a person has not seen, and whose turns lie between
//	cause.go                                      which lines of the log tell how it came about
//	act.go                                        what others do, large over the board
//	warn.go, alarm.go                             what happens if nothing more is done: banner and list
//	log.go, log_turns.go, log_whole.go            the log, by turns, and on a sheet of its own
//	log_weighty.go                                its latest lines that weigh, where a panel has room
//	timeline.go                                   the turns of a replay
//	drawer.go                                     what a closed drawer holds, for who points at its tab
//	notes.go                                      what is told of the thing that is pointed at
//	note.go, tip.go, tip_place.go, ground.go, leash.go, herald.go, dialog.go, asks.go  tooltips, banners, questions
//	glow.go                                        which choices are worth a thought
//	brief.go                                      what the match is about, said once
//	lesson.go, lesson_card.go, lesson_light.go, lesson_click.go, dock.go  the mentor of a lesson: what he says, lights and refuses, and where
//	legend.go                                     what the symbols of a board mean
//	curtain.go                                    between two people
//	mirror.go, sights.go                          the table as text
package table
