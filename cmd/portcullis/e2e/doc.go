// Package e2e tests the built program as a person meets it, by package drive.
package e2e
