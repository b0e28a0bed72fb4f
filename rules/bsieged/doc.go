// Package bsieged plays B-Sieged: Sons of the Abyss by the ledger docs/rules/bsieged.md, whose
// ids (BS-...) the comments cite. Heroes, cards, enemies and numbers are data of package cards.
//
// A [State] is a stack of frames and one question that waits: what is under way lies in the
// uppermost [frame], what waits for it below. All of it is flat, so that a copy in the middle of
// any effect is complete.
package bsieged
