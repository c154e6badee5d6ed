// Says when to copy the line translated_from, and what its letters are for.

export const adviseOnMarks = (condition: string, line: string): string =>
  `${condition}, copy this line to the fields at the top. It says that you have read the English text as it is now: ${line}`
