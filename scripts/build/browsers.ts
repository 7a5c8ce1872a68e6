/** The oldest browsers with full CSS and scripts. Older ones show the whole text. */
export const browsers = ["chrome125", "edge125", "firefox128", "safari18"];
