// Recognizes characters that look like those of our keyboards, so that what was typed and what should be written look the same.
import type { ProblemDetails } from '../problems/problem'

/** Matches the hyphens of chat programs and of Word, and a minus. */
const HYPHENS = /[\u2010\u2011\u2012\u2212\uFE63\uFF0D]/gu
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu
/** Matches the wide letters, digits and marks of East Asian keyboards. */
const WIDE = /[\uFF01-\uFF5E]/gu
/** Cyrillic and Greek letters, each before the letter that it looks like (Unicode TR 39). */
const PAIRS =
  'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSαaοoνvιiρpΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'
const LETTERS = new Map(PAIRS.match(/../gu)?.map((pair) => [pair.charAt(0), pair.charAt(1)]))
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu')

/** Returns a text in which all such characters are those of our keyboards. */
export const writePlainly = (text: string): string =>
  text
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .replace(WIDE, (wide) => wide.normalize('NFKC'))
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter)

/** Replaces only the hyphens, which no address on another website has. */
export const writePlainHyphens = (text: string): string => text.replace(HYPHENS, '-')

/** Describes a text that only looks like the one that should be written, or returns null. */
export function describeLookAlike(
  typed: string,
  meant: string,
): Pick<ProblemDetails, 'message' | 'fix' | 'replacement'> | null {
  const [kind, another] = KINDS.filter(({ pattern }) => typed.search(pattern) !== -1)
  if (kind === undefined || typed === meant || writePlainly(typed) !== meant) return null
  const isOne = another === undefined && typed.match(kind.pattern)?.length === 1
  return {
    message: another ? MIXED : isOne ? kind.one : kind.several,
    fix: `Delete what is there, and type: ${meant}`,
    replacement: meant,
  }
}

const MIXED = 'Some characters here only look like those on your keyboard.'

const KINDS = [
  {
    pattern: HYPHENS,
    one: 'The hyphen here looks like the one on your keyboard, but it is a special one, as a chat program or Word writes it.',
    several:
      'The hyphens here look like those on your keyboard, but they are special ones, as a chat program or Word writes them.',
  },
  {
    pattern: SPACES,
    one: 'The space here is a special one, as a website or Word writes it.',
    several: 'The spaces here are special ones, as a website or Word writes them.',
  },
  {
    pattern: WIDE,
    one: 'One character here is wider than those on your keyboard.',
    several: 'Some characters here are wider than those on your keyboard.',
  },
  {
    pattern: LETTER,
    one: 'One letter here is from another alphabet, and only looks like ours.',
    several: 'Some letters here are from another alphabet, and only look like ours.',
  },
]
