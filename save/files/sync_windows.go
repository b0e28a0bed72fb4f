package files

// SyncDir does nothing: Windows has no way to sync a folder, and NTFS journals its names.
func SyncDir(string) error { return nil }
