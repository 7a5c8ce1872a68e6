/**
 * Options for decoding. sharp fails on warnings by default, but photographs of many phones cause some, such
 * as invalid SOS parameters, and look right. A truncated file is an error.
 */
export const decodeOptions = { failOn: "error" } as const;
