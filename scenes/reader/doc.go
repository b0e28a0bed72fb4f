// Package reader shows the rules of a game to read and to search.
package reader
