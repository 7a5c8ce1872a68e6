/** The name of the zip of everything. */
export const zipName = "shaped-bandage-report.zip";
/** The name of the list of checksums, as `sha256sum` writes and reads it. */
export const sumsName = "SHA256SUMS";
/** The name of the sheet in which readers fill in real values for the illustrative ones. */
export const observationSheetName = "to-observe.csv";
