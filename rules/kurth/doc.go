// Package kurth plays Shadows Upon Lassadar: Siege at Kurth (Todd Sanders, Air and
// Nothingness Press, 2013), a solitaire game of twelve turns in which one Warden holds
// eight locations of a city against a siege.
//
// A turn runs upkeep, movement, attack, siege loss. Spells and special actions are data: a list of
// verbs, each one function. Rule ids such as KU-ATK-2 refer to the rules ledger,
// docs/rules/kurth.md.
//
// # Where things are
//
//	question.go          what is asked and what can be answered, in two tables
//	ask_*.go             one question each, whole: when it is asked, its words, its answers and
//	                     their spelling, what they do, why they are refused, what they would do
//	power.go, reason.go  using a spell or special action at any of them, and why one cannot be used
//	turn.go, movement.go, attack.go    the turn between the questions, and its events
//	landed.go, bound.go  where the markers of the cards of a row came, and are sure to come
//	effects.go, vocabulary.go          what spells and special actions do, and what the content calls it
//	state.go, city.go    the match; places, cards and powers
//	game.go, load*.go, content.go      the game, its content and its options
//	preview.go, odds.go, chances.go    parts of previews; exact odds
//	best_spell.go        which spell helps an attack most, before its roll or after it
//	brief.go                                               what the match is about
//	about.go, tell.go, whynot.go, names.go, elements.go    words for things and events
//	facts.go             numbers about a match, for lessons
//	warn.go              what the end of the turn brings as things stand
//	venture.go           what a choice takes on and gives up
//	account.go           what the Warden stands to lose
//	caution.go           which powers change nothing
//	foregone.go          which rolls and ends of turns are not asked about
//	gather.go            a walk in one sentence
//	improve.go           which rolls can get better
//	evaluate.go          how good a position is, for computer players
//	foretell.go          how often such a position is won, for people
//	recommend.go         what a choice prevents or wins, for hints
//	snapshot.go, restore.go, check.go  a match as people read it, and its invariants
//	view.go, sketch.go   the position for screens and terminals
//
// # Elements
//
// Choices, events, WhyNot and About speak of these elements of the board:
//
//	place:<location>      a location: destination, target, where markers stand
//	card:<card>           an Action card
//	spell:<spell>         the spell panel of a card
//	special:<special>     the special action panel of a card
//	slot:1 to slot:3      a place of the row; 1 and 2 are targets of a swap
//	die:1, die:2          an attack die: target of a turned die
//	die:3                 the die set aside
//	dice:1, dice:2, dice:12  which attack dice are rolled again: first, second, both
//	amount:1 to amount:3  a number of markers to shift or of payments
//	button:go_on          "Place markers" at deal
//	button:roll, button:accept, button:end_turn
//	warden                the player token
//	marker                a Siege Force marker (subject of events)
//	camp:<location>       outside the city by a location: markers come from and leave to it
//	ward:<location>       a Protected marker at a location
//	passageway            the passageway and its marker
//	track:spirit, track:mana, track:round, track:overrun
//	pile:draw, pile:discard
//	table:siege_force, table:attack_roll
//
// A choice of a spell or special with a target is clicked over two elements: the panel,
// then the target ([spell:second_breath dice:12]).
//
// # Events
//
// Event.Name is the ledger's name (10.4). Numbers and elements by name:
//
//	turn_started       TurnBegan       N turn
//	cards_dealt        CardMoved       one per card, pile:draw to slot:n, Reveals
//	cards_discarded    CardMoved       one per card, slot:n to pile:discard
//	totals_set         Note            N total reinforcements, M total bonus A/S
//	mana_changed       TrackChanged    N change, M value
//	spirit_changed     TrackChanged    N change, M value
//	or_settled         Note            Subject card, To chosen with N markers, From the other with M
//	markers_placed     PieceAdded      Subject card, Count its number in the row, camp to place, N arrived, M there now
//	placing_blocked    Blocked         Subject ward, camp to place, N kept out
//	protected_cleared  MarkerChanged   Subject ward, To place, N 0
//	protected_placed   MarkerChanged   Subject ward, To place, N 1
//	row_swapped        CardMoved       one per card, slot to slot
//	token_moved        PieceMoved      one per step, place to place, M 1 through the
//	                                   passageway; a Note with From equal to To if it stays
//	passage_marker     MarkerChanged   N 1 on, 0 off
//	spell_cast         Note            Subject spell, To target, N Mana paid
//	special_used       Note            Subject special, To target, N Spirit paid
//	dice_rolled        DiceRolled      Dice, the kept two first; Reveals
//	dice_changed       DieChanged      Subject die, N from (0: it was not there), M to;
//	                                   Reveals if it was thrown again
//	attack_resolved    AttackResolved  To place, N Attack Roll, M Total A/S; won if N >= M
//	markers_removed    PieceRemoved    place to camp, N left, M there now
//	markers_shifted    PieceMoved      Subject marker, place to place, N moved, M at To now
//	nothing_left       TurnEnded       the turn ends without a question
//	siege_checked      Note            N overrun locations, M limit
//	deck_shuffled      PileShuffled    Subject pile:draw
//	round_advanced     TrackChanged    N 1, M round
//	game_over          MatchEnded
//
// # Snapshots
//
// A snapshot is JSON that a person can edit: markers by location id, piles as lists of
// card ids from the top. round, discard, total_reinforcements, total_bonus, walk and
// spells_left may be left out and then follow from the rest: whoever puts other cards into
// the row deletes the two totals, or writes the totals wanted. The totals are state of
// their own, as Cut the Ropes changes them; round and the sizes of the piles must fit the
// turn. Mana of the row is gained when it is dealt, so editing the row does not change it.
package kurth
