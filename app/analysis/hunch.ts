/** A for index 0. */
export const hunchLetter = (index: number) => String.fromCharCode(65 + index);
