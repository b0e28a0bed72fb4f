// Package cards is the content of B-Sieged: Sons of the Abyss: heroes, abilities, Resource
// cards, Events, enemies, fields, buildings, dice and numbers, read from TOML (ledger section
// 7). What cards do is data: lists of [Effect]s, each a [Verb] with parameters.
package cards
