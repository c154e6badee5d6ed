// Says whether a paragraph says in other words what the one above it says: both have three phrases in the same order.

const WORD = /[A-Za-zÀ-ỿ\d’']+/gu
/** In words. */
const PHRASE_LENGTH = 3
/** Neighbors on real pages have one such phrase at most. */
const MIN_PHRASES = 3
const MIN_WORDS = 20
/** A shared phrase that begins earlier in both is the pattern of paragraphs about two things: "Mothers can come to …", "Fathers can come to …". */
const MIN_START = 3
/** Words of four or more letters that make no phrase rare. */
const COMMON =
  /^(?:about|after|also|another|because|been|before|could|don’t|each|even|every|from|have|here|into|just|like|many|more|most|much|need|only|other|over|please|rather|should|some|such|tell|than|that|their|them|then|there|these|they|this|those|want|were|what|when|where|which|while|will|with|would|your|also|cada|como|cuando|desde|donde|esta|está|este|hasta|nuestra|nuestro|para|pero|porque|puede|pueden|sobre|también|tiene|todas|todos|usted)$/
/** What two paragraphs can be about in turn. */
const TOPICS = [
  /^(?:mothers?|moms?|wom[ae]n|girls?|ladies|wi(?:fe|ves)|madres?|mamás?|mujer(?:es)?)$/,
  /^(?:fathers?|dads?|m[ae]n|boys?|husbands?|padres?|papás?|hombres?)$/,
  /^(?:church(?:es)?|congregations?|iglesias?)$/,
  /^(?:schools?|class(?:es)?|students?|escuelas?)$/,
  /^(?:office|compan(?:y|ies)|business(?:es)?|empresas?)$/,
  /^(?:first|primer[oa]?)$/,
  /^(?:second|then|next|segund[oa]|después)$/,
]

export function sharePhrases(above: string, text: string): boolean {
  const [first, second] = [readWords(above), readWords(text)]
  if (Math.min(first.length, second.length) < MIN_WORDS) return false
  if (Math.max(first.length, second.length) > 2 * Math.min(first.length, second.length))
    return false
  return countPhrases(first, second) >= MIN_PHRASES && !haveOwnTopics(first, second)
}

const readWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

/** Counts the phrases that both have in the same order; none if their beginnings follow a pattern. */
function countPhrases(first: readonly string[], second: readonly string[]): number {
  let [count, index, from] = [0, 0, 0]
  while (index + PHRASE_LENGTH <= first.length) {
    const found = findPhrase(first.slice(index, index + PHRASE_LENGTH), second, from)
    if (found === -1) index += 1
    else {
      if (index < MIN_START && found < MIN_START) return 0
      count += 1
      index += PHRASE_LENGTH
      from = found + PHRASE_LENGTH
    }
  }
  return count
}

function findPhrase(phrase: readonly string[], words: readonly string[], from: number): number {
  if (phrase.every((word) => word.length < 4 || COMMON.test(word))) return -1
  return words.findIndex(
    (_, index) => index >= from && phrase.every((word, at) => words[index + at] === word),
  )
}

/** Returns whether one of two paragraphs is about something that the other does not name. */
const haveOwnTopics = (first: readonly string[], second: readonly string[]): boolean =>
  TOPICS.some(
    (topic) => first.some((word) => topic.test(word)) !== second.some((word) => topic.test(word)),
  )
