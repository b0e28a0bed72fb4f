// Package files reads, replaces and puts away the small files that belong to a person:
// matches, decks, settings. Reading never blocks and never follows a link out of a folder,
// replacing leaves the old or the new file whole, and what is deleted lies in a trash first.
package files
