// Package hexmap is the board of The Siege of Argot: two maps of hexes, the blocks that stand on them,
// and the battles, sets of orders and councils that are laid over them.
//
//	board.go    what the board wants, the world of both maps, locations, gates
//	handle.go   the boxes in which a click means a place, halves of hexes included
//	blocks.go   blocks: faces, backs in mist
//	stack.go    the blocks of a place: stacked, spread, counted; cargo; fan.go while they are spread, aside.go where they give way, crowd.go where they stand small in their place
//	badges.go   where numbers lie that stand on the maps, and how small they may be
//	portrait.go a block in the article about it
//	group.go    who of a group goes, and who is left behind; regroup.go all that regroup to one place, withdraw.go all that must leave a battle
//	march.go    where a block or a group can go, its way, and why not elsewhere
//	why.go      why what is pointed at cannot be clicked
//	trace.go    where others went since the viewer decided last
//	gist.go     what the turn of the others came to, in a line on the map; outcome.go what a battle came to
//	stakes.go   what a hit, a shot and a step come to, on each block
//	reckoned.go the odds of the battle that is fought; assault.go of those that who moves can begin
//	pace.go     how long events are shown; act.go what is shown large
//	names.go    names and markers of places
//	overlay.go  what can be shown over the maps: threats, supply, raids, hexsides, Old Town
//	row.go      what is offered below the board: blocks to place, missions, heroes
//	perils.go   what threatens, in ember on the map
//	panel.go    how the siege stands
//	strip.go    the same in a line, where the panel is away
//	fight.go    the fight that lies over the board: its ground and its rail
//	ranks.go    both sides of a fight
//	throw.go    the dice of a fight
//	sides.go    the hexsides by which a block can come in
//	orders.go   what can be ordered in a fight, and the ground around it; fight_on.go all of it at once
//	talk.go     buttons and help; legend.go what the symbols mean
//	days.go     the days before the siege: missions and heroes; scene.go one scene of a mission
//	setup.go    the proposed set-up, zones, and why a block cannot start somewhere
//	lineups/    where line-ups are kept, looked at and taken
//	restore.go  the button that restores all that can be paid for
//	council.go  the war council
//	kit.go      what the shell knows of the game
//	story.go    what is counted of a match that is over
//	full.go     where the screen is fullest
//	symbols.go  the pictures of blocks
//	goal.go     marks the objective
//	grid.go     where hexes, their corners and their sides lie
//	cave.go     the rock, the rim and the lights of the Undercity
//	ground.go   the painted maps: soil, coast, rivers, roads, motifs, walls
package hexmap
