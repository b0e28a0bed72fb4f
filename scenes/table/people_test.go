package table

import "testing"

// The curtain is between two people, however their names are typed.
func TestPeopleAreToldApartByTheirNames(t *testing.T) {
	players := []Player{{Seat: 0, Name: "René"}, {Seat: 1, Name: " RENE\u0301"}, {Seat: 2, Name: "Rene"}}
	if !samePerson(players, 0, 1) {
		t.Error("René is two people when one name is put together of parts")
	}
	if samePerson(players, 0, 2) {
		t.Error("René and Rene are one person, and see each other's hands")
	}
}
