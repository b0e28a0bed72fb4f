// Package cards is the content of B-Sieged: Sons of the Abyss: heroes, abilities, Resource
// cards, Events, enemies, fields, buildings, dice and numbers, read from TOML (ledger section
// 7). What cards do is data: lists of [Effect]s, each a [Verb] with parameters.
//
// What is where:
//
//	set.go                              what the box holds, read once
//	effect.go, vocabulary.go, words.go  effects and their verbs, and the words of the files
//	file.go, file_board.go              the shape of the files
//	load.go, load_*.go                  reading and refusing, file by file
//	together.go                         what must fit over several files
//	texts.go                            what the content says to people, ready for other languages
package cards
