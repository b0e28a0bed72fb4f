// Package results tells how a match ended, in words, as a picture and in numbers.
package results
