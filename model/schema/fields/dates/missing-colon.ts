// Finds times without their colon, as a phone writes down what it hears: "630 PM", or "224 PM" for two to four.

/** Matches three or four digits before AM or PM. */
const TIME = /(?<![\d:.,$/#-])(1[0-2]|0?[1-9])([0-5]\d)(?= ?([ap])\.? ?m\b)/gi

export type JoinedTime = {
  readonly typed: string
  readonly index: number
  readonly hour: number
  readonly minutes: string
}

export const findJoinedHours = (text: string): JoinedTime[] =>
  [...text.matchAll(TIME)].map(({ 0: typed, 1: hour, 2: minutes = '', index }) => ({
    typed,
    index,
    hour: Number(hour),
    minutes,
  }))

/** Returns whether people say such minutes: a time such as 2:24 is heard where "2 to 4" was said. */
export const isUsual = ({ minutes }: JoinedTime): boolean => Number(minutes) % 5 === 0

/** Returns the text with a colon in each time that lacks it, or null if there is none, or if one of them is unusual. */
export function addColons(text: string): string | null {
  const times = findJoinedHours(text)
  return times.length > 0 && times.every(isUsual)
    ? text.replace(TIME, (_, hour: string, minutes: string) => `${Number(hour)}:${minutes}`)
    : null
}
