// Package boardkit is what boards are made of. Like everything below the stage it is pure: it makes
// display lists, boxes and pieces, and draws nothing itself.
//
// Contents:
//
//   - layout.go: [Layout], which a board embeds in its own: the moment, the pen, the plan in the
//     making, where pieces are laid ([Layout.OnBoard] and the like), the rim of the board and the
//     ground that is drawn once ([Ground]); [Own], [Around] and [Inside] for boxes
//   - pen.go: [Pen], which writes text in the longest form that fits and frames panels
//   - sizes.go: the type sizes that boards have in common
//   - parts.go: coin, meter of boxes, plaque
//   - dice.go: [Die] of any number of faces and what it brings, [Spread] and [OnCloth] to lay dice out,
//     [Thrown] to throw one
//   - rule.go: [Rule], on which a percentile throw is read
//   - steps.go: [Step], the steps of a turn or a phase as a row of arrows
//   - rows.go: [Row], [Column] and [Wrap], in which parts yield, and the least important are dropped,
//     where room is short
//   - shapes.go: [Polygon]
package boardkit
