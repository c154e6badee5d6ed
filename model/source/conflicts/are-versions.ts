// Decides whether two lines are two versions of one.

/** Two sentences with fewer words in common may be about two things. */
const MIN_COMMON_WORDS = 3

/** Checks if two lines have most of their words in common, as two versions of a sentence do. */
export function areVersions(above = '', below = ''): boolean {
  const getWords = (line: string): string[] => line.toLowerCase().match(/[A-Za-zÀ-ỿ\d]+/gu) ?? []
  const [mine, other] = [getWords(above), getWords(below)]
  const shorter = Math.min(mine.length, other.length)
  const common = mine.filter((word) => other.includes(word)).length
  return shorter >= MIN_COMMON_WORDS && common >= MIN_COMMON_WORDS && common >= shorter / 2
}
