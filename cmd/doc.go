// Package cmd holds the programs, and the tests that keep the house in order: which floor may stand on which.
package cmd
