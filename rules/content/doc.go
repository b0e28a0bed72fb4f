// Package content reads content files, the cards and tables that a game is loaded from:
// strict TOML, in which everything wrong is found at once, each fault with its file, its
// line and its reason.
package content
