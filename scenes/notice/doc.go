// Package notice makes windows that say what went wrong and what can be done.
package notice
