// Package setup is the part of B-Sieged in the new match: who plays which heroes in which order, the
// First Hero, the pool of Events and the fields with two Spawning Points.
package setup
