// Package stubboard is the board and the kit of Two Gates, which no shared room knows. It proves, and
// helps to test, that a game plugs in with one line in each of the two lists; the program itself has
// neither. It is also the smallest board to begin another one from.
package stubboard
