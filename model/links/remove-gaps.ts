// Removes the spaces that keyboards put after a slash or a period within an address.

const GAP = / +(?=[/.])|(?<=[/.-]) +| +(?=-)/g

/** Returns the address of a page or file without such spaces; other spaces are between words. */
export const removeGaps = (typed: string): string => typed.replace(GAP, '')
