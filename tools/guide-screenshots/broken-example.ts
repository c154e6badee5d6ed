// Makes the mistakes that the guide's page about the check shows, in one of its own examples.

export const BROKEN_EXAMPLE = 'content/events/open-house.md'

const MISTAKES = [
  ['date: 2027-03-13', 'date: 3/13/2027'],
  ['location: 123', 'location:123'],
  ['image: welcome.svg', 'image: welcom.svg'],
] as const

/**
 * Returns the text with the mistakes.
 * @param text the example of BROKEN_EXAMPLE
 * @throws when a line to break is missing
 */
export function breakExample(text: string): string {
  return MISTAKES.reduce((broken, [right, wrong]) => {
    if (!broken.includes(right)) throw new Error(`${BROKEN_EXAMPLE} has no "${right}".`)
    return broken.replace(right, wrong)
  }, text)
}
