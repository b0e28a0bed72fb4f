package rules

// Breath is what [Breathe] calls; nil: nobody wants to know. It is set before anything thinks.
var Breath func()

// Breathe is called by whatever may compute for long, a computer player above all, at least once in a few milliseconds.
// Where one thread does everything it lets others have their turn. It changes nothing of what is computed.
func Breathe() {
	if Breath != nil {
		Breath()
	}
}
