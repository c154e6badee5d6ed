// Shortens a title or a name to its initials.

/** Returns the first letters of the words: "ceo" of "chief executive officer". */
export const getInitials = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
