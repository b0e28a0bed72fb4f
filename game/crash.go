package game

// catch is deferred by every goroutine that the App starts: a panic there must not end the
// program without a report.
func (a *App) catch() {
	if p := recover(); p != nil {
		a.Post(crashed{cause: p})
	}
}

// crashed brings a panic of another goroutine to the loop.
type crashed struct{ cause any }

// Do panics again where it is reported.
func (c crashed) Do(*App) error { panic(c.cause) }
