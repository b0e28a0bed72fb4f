package siegestorm

// effectTeller finds who tells of what texts do.
func effectTeller(name string) teller {
	return nil
}
