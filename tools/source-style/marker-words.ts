// Finds words that are on the list of words to avoid.

export type MarkerWord = {
  readonly pattern: RegExp
  readonly advice: string
}

/** Parses the list: a regular expression and an advice a line, separated by two spaces; lines with # are comments. */
export function parseMarkerWords(list: string): MarkerWord[] {
  return list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', advice = ''] = line.split('  ')
      return { pattern: new RegExp(`\\b(?:${word})\\b`, 'gi'), advice }
    })
}

/** Returns a sentence for each word found, in order of lines. Names such as `readAnew` and `READ_ANEW` count as words. */
export function findMarkerWords(text: string, markers: readonly MarkerWord[]): string[] {
  return text.split('\n').flatMap((line, index) => {
    const words = line.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
    return markers.flatMap(({ pattern, advice }) =>
      [...words.matchAll(pattern)].map(
        ([word]) => `line ${index + 1}: ${JSON.stringify(word)}: write ${advice}`,
      ),
    )
  })
}
