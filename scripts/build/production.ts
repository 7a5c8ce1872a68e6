// React reads this when it is first loaded, so this is imported before all else: its development build renders the same
// at half the speed.
process.env.NODE_ENV = "production";
