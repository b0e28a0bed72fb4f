// Package decks keeps the decks that people build as readable files in a folder; see
// [cards.DeckFile] for what is in them. A file that cannot be read is listed with the reason
// and never replaced: what a new deck would overwrite unseen goes to the trash first.
package decks
