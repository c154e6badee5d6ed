// Finds how many hours a sentence says that the whole event takes: "Drop in during these three hours".
import { readNumber, writeLike } from '../../../../text/counting-words'
import { OTHER_PARTS } from '../other-parts'
import { OTHER } from '../written-times'
import type { Hours, Other } from './event-hours'

const LENGTH =
  /(?<![A-Za-zÀ-ỿ])(?:(?:during|in|for|all|durante|en) (?:these|those|our|estas|esas|nuestras) ([A-Za-zÀ-ỿ]+|\d{1,2}) (?:hours|horas)|(?:the|a|our|this) ([A-Za-zÀ-ỿ]+|\d{1,2})-hour (?:event|evening|party|gathering|open house)|(?:the|our) (?:event|evening|party|open house) (?:lasts|takes) ([A-Za-zÀ-ỿ]+|\d{1,2}) hours)(?![A-Za-zÀ-ỿ])/iu
/** Matches words by which a part, or another time, may be meant. */
const PART = /(?<![A-Za-zÀ-ỿ])(?:first|last|of|or|half|primeras?|últimas?|media)(?![A-Za-zÀ-ỿ])/iu

export function findOtherLength(sentence: string, { start, end }: Hours): Other | null {
  const [typed = '', ...words] = LENGTH.exec(sentence) ?? []
  const word = words.find((group) => group !== undefined) ?? ''
  const count = readNumber(word)
  const length = (end - start) / 60
  if (count < 2 || count === length || !Number.isInteger(length) || length < 2) return null
  return OTHER.test(sentence) || OTHER_PARTS.test(sentence) || PART.test(typed)
    ? null
    : { typed, right: typed.replace(word, writeLike(word, length)) }
}
