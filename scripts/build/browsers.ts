/** Oldest supported browsers of the CSS and scripts. Older ones show the whole text, without script. */
export const browsers = ["chrome125", "edge125", "firefox128", "safari18"];
