/** The letter of a gap, from its index: A for the first. */
export const gapLetter = (index: number) => String.fromCharCode(65 + index);
