// What is said of a link with a name that content/site.md does not have, and how to read the name from it.

const START = 'There is no link named "'
const END = '" in content/site.md.'

export const sayUnknownName = (typed: string): string => START + typed + END

/** Returns the name in a message of `sayUnknownName`, or null for any other message. */
export const readUnknownName = (message: string): string | null =>
  message.startsWith(START) && message.endsWith(END)
    ? message.slice(START.length, -END.length)
    : null

/** Says that something was added to a name. */
export const sayNotName = (typed: string, name: string): string =>
  `"${typed}" does not lead anywhere: ${name} is the name of a link in content/site.md, with nothing before or after it.`
