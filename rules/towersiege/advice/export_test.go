package advice

// Plays is how often the engine was asked for the last Odds.
func (f *Forecaster) Plays() int { return f.plays }
