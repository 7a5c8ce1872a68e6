/** A for index 0. */
export const gapLetter = (index: number) => String.fromCharCode(65 + index);
