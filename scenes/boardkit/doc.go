// Package boardkit is what boards are made of. Like everything below the stage it is pure: it makes
// display lists, boxes and pieces, and draws nothing itself.
//
// Contents:
//
//   - layout.go: [Layout], which a board embeds in its own: the moment, the pen, the plan in the
//     making, where pieces are laid ([Layout.OnBoard] and the like), the rim of the board and the
//     ground that is drawn once ([Ground]); [Own], [Around] and [Inside] for boxes
//   - pen.go: [Pen], which writes text in the longest form that fits and frames panels
//   - sizes.go: the type sizes and the gaps that boards have in common
//   - fit.go: types and forms of a text that fit its room
//   - parts.go: coin, meter of boxes, plaque, picture with a word, counter and badge
//   - tags.go: [Tag], words that hang on the board
//   - strip.go: [Chip], the essential numbers above a board whose columns are folded away
//   - piles.go, banner.go: a pile of cards with its caption; how a match ended, in large letters
//   - dice.go: [Die] of any number of faces and what it brings, [Spread] and [OnCloth] to lay dice out,
//     [Thrown] to throw one
//   - rule.go: [Rule], on which a percentile throw is read
//   - arrow.go: a bent arrow, and where it leaves a box
//   - act.go: cards and figures that are shown large
//   - steps.go: [Step], the steps of a turn or a phase as a row of arrows
//   - rows.go: [Row] and [Column], in which parts yield, and the least important are dropped, where
//     room is short; [Grid] of boxes of one size
//   - shapes.go: [Polygon], [Loop] and [Shield]
package boardkit
