/** What the site's CSS and scripts may use; older browsers still get the whole text, without script. */
export const browsers = ["chrome125", "edge125", "firefox128", "safari18"];
