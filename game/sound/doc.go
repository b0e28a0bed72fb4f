// Package sound makes the sounds of the table. All are synthesised for this project:
// struck bars, filtered noise and breath, computed when they are first heard.
package sound
