// Finds a sentence in the text about a person that speaks of someone else, as one of the file that was copied: "Samuel is happy to talk".
import { distance } from 'fastest-levenshtein'
import { simplifyText } from '../../../text/simplify-text'
import { readSentences } from '../sentences/sentences'
import { isFirstName, readSubject } from './sentence-subjects'
import { canBeSubject } from './story-subjects'
import { getNameWords, isSimilarWord } from './typed-over'
import type { Helper } from './unknown-helpers'

/** Matches what the person of the file does now; what others did once belongs to a story. */
const PRESENT = /^(?:[a-zß-ỿ]+ly )?(?:[a-zß-ỿ]+s|will|can|es|[a-zß-ỿ]+[ae])(?![A-Za-zÀ-ỿ])/u
/** Matches words for someone who is introduced to the reader. */
const INTRODUCED =
  /(?<![A-Za-zÀ-ỿ])(?:wife|husband|sons?|daughters?|twins?|boys|brothers?|sisters?|grand[a-zß-ỿ]+|niece|nephew|cousin|uncle|aunt|married|marriage|engaged|fianc[A-Za-zÀ-ỿ]+|friend|mentor|neighbor|boss|colleague|volunteer|intern|client|dogs?|cats?|horses?|pony|pets?|puppy|kitten|goats?|hens?|parrot|named|called|(?:her|his|their|two|three|four|five|six|grown|foster|own) (?:[a-zß-ỿ]+ )?(?:child|children|kids|boy|girls?|baby|mother|father|mom|mama|dad|parents)|(?:her|his|their) family|espos[oa]|marido|hij[oa]s?|herman[oa]s?|niet[oa]s?|sobrin[oa]s?|prim[oa]s?|amig[oa]s?|casad[oa]|perr[oa]s?|gat[oa]s?|llamad[oa]|voluntari[oa])(?![A-Za-zÀ-ỿ])/iu

/** Matches words that a sentence about a person of the Bible has in it or before it. */
const BIBLE =
  /(?<![A-Za-zÀ-ỿ])(?:Bible|God|Lord|Jesus|Christ|Scripture|prophet|apostle|disciple|psalm|verse|saint|king|Biblia|Dios|Señor|Jesús|Cristo|profeta|apóstol)(?![A-Za-zÀ-ỿ])/iu

/**
 * Returns the first name of someone else with which a sentence begins, where the text speaks of its own person besides, or null.
 * @param text the whole file
 * @param own the name of the person of the file
 */
export function findLaterSubject(text: string, own: string, slug: string): Helper | null {
  const sentences = readSentences(text)
  const parts = getNameWords(own)
  const fields = text.slice(0, text.indexOf('\n---', 3))
  const body = text.slice(fields.length)
  const [first = ''] = own.match(/[A-ZÀ-Þ][a-zß-ỿ]{2,}/u) ?? []
  if (first === '' || !hasWord(body, first)) return null
  for (const [index, { words, line, start }] of sentences.entries()) {
    const { subject, after } = readSubject(words)
    if (!isFirstName(subject) || !PRESENT.test(after) || !canBeSubject(subject, after)) continue
    // One who is named before, or again, is introduced to the reader.
    const isKnown = fields.includes(subject) || body.split(subject).length > 2
    const isOwn =
      slug.includes(simplifyText(subject)) ||
      parts.some((part) => isSameName(part, simplifyText(subject)))
    const before = sentences.slice(0, index + 1).map((sentence) => sentence.words)
    const isBible = before.slice(-2).some((sentence) => BIBLE.test(sentence))
    if (isKnown || isOwn || isBible || before.some((sentence) => INTRODUCED.test(sentence)))
      continue
    return { name: subject, line, column: start + words.indexOf(subject) + 1 }
  }
  return null
}

/** Returns whether two names may be those of one person, in another spelling. */
const isSameName = (part: string, other: string): boolean =>
  distance(part, other) <= 2 || (part.length > 2 && isSimilarWord(part, other))

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![A-Za-zÀ-ỿ])${word}(?![A-Za-zÀ-ỿ])`, 'u').test(text)
