// Says when to copy the line translated_from, and what its letters are for.

export const adviseOnMarks = (condition: string, line: string): string =>
  `${condition}, copy this line to the fields at the top, so that the check knows which English words you have seen: ${line}`
