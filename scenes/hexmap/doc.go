// Package hexmap is the board of The Siege of Argot: two maps of hexes, the blocks that stand on them,
// and the battles, sets of orders and councils that are laid over them.
//
//	grid.go     where hexes, their corners and their sides lie
//	ground.go   the painted maps: soil, coast, rivers, roads, motifs, walls
package hexmap
