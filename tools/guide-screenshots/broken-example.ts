// The mistakes that the guide's page about the check shows, made in one of its own examples.

export const BROKEN_EXAMPLE = 'content/events/open-house.md'

const MISTAKES = [
  ['date: 2027-03-13', 'date: 3/13/2027'],
  ['location: 123', 'location:123'],
  ['image: welcome.svg', 'image: welcom.svg'],
] as const

/**
 * The same text with the mistakes.
 * @param text that of the example of WITH_MISTAKES
 * @throws when a line to spoil is not there
 */
export function breakExample(text: string): string {
  return MISTAKES.reduce((spoiled, [right, wrong]) => {
    if (!spoiled.includes(right)) throw new Error(`${BROKEN_EXAMPLE} has no "${right}".`)
    return spoiled.replace(right, wrong)
  }, text)
}
