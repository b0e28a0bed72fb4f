// Package settings is the screen of the settings, with a sample of how everything looks with them.
package settings
