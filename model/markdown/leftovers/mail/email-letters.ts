// Finds the words to a colleague below the head of an email: "Pastor, here it is with your corrections. Betty".
import { splitBlocks, type Line } from '../leftover'
import { isToColleague } from '../colleagues/colleague-words'

/** A letter with more paragraphs has some for visitors. */
const MAX_BLOCKS = 3
/** In characters: more words at the top are hardly only for a colleague. */
const MAX_LENGTH = 200

const SENDER = /^[\s>*_]*(?:from|de|on|el)\b/i
const RECEIVER = /^[\s>*_]*(?:to|para|a)[*_]*:/i
const NAMES = /[A-ZÀ-Þ][a-zß-ỿ]+/gu
/** Matches a greeting of one person before more words, with the name or the role of this person. */
const GREETING =
  /^(?:(?:Dear|Hi|Hello|Hey|Good [a-zß-ỿ]+|Estimad[oa]|Querid[oa]|Hola|Buen[oa]s [a-zß-ỿ]+),? )?(?:([A-ZÀ-Þ][a-zß-ỿ]+)(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.]+)?)(?:[,:!]| ?[–—-])\s+\S/u
const ROLE = /^(?:Pastor|Pastora|Reverend|Rev|Brother|Sister|Hermano|Hermana|Doctor|Dr|Mr|Mrs|Ms)$/
/** Matches words at the end that may be the name of the writer. */
const SIGNED =
  /(?:[.!?…]["”)]*|[,\n])\s*(?:[-–—~]\s?)?([A-ZÀ-Þ][a-zß-ỿ]+)(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.]*)?\s*$/u
/** Matches words of one person to another one, which may be for visitors as well. */
const PERSONAL =
  /(?<![A-Za-zÀ-ỿ’'])(?:I|I[’'](?:m|ve|ll|d)|me|my|you|your|yo|mi|te|tu|usted|le|su|sus)(?![A-Za-zÀ-ỿ])/iu

export type Letter = {
  readonly words: string
  /** Where the words for visitors begin below it. */
  readonly end: number
  /** True if it greets or speaks to a colleague, and ends with the name of its writer. */
  readonly isCertain: boolean
}

/**
 * Returns the first paragraphs of a text below the head of an email, as far as they may be for a colleague, or null.
 * @param head the lines of the head
 */
export function findLetter(text: string, head: readonly Line[]): Letter | null {
  const blocks = splitBlocks(text)
  const top = blocks
    .slice(0, MAX_BLOCKS)
    .map((lines) => lines.map((line) => line.text.trim()).join('\n'))
  const [first = ''] = top
  const senders = listNames(head, SENDER)
  const isName = (words: string) =>
    words
      .replace(/^[-–—~]\s?/, '')
      .split(/\s+/)
      .every((word) => senders.includes(word))
  const isSigned = (words: string) =>
    senders.includes(SIGNED.exec(words)?.[1] ?? '') || isName(words)
  const isGreeted = isGreeting(first, head)
  const isLetter = (words: string, index: number) =>
    isToColleague(words) || isSigned(words) || (isGreeted && index === 0)
  const last = top.findLastIndex(isLetter)
  const isPossible = blocks.length > 1 && first.length <= MAX_LENGTH && PERSONAL.test(first)
  if (last === -1 && !isPossible) return null
  const letter = top.slice(0, Math.max(last, 0) + 1)
  const signature = letter.at(-1) ?? ''
  // Of more paragraphs, one may be for visitors.
  const isOne = letter.length === (isName(signature) ? 2 : 1) && first.length <= MAX_LENGTH
  const below = blocks[letter.length]?.[0]
  return {
    words: letter.join(' ').replaceAll('\n', ' '),
    end: below?.start ?? text.length,
    isCertain:
      below !== undefined && isOne && isSigned(signature) && (isGreeted || isToColleague(first)),
  }
}

function isGreeting(words: string, head: readonly Line[]): boolean {
  const name = GREETING.exec(words)?.[1]
  return name !== undefined && (ROLE.test(name) || listNames(head, RECEIVER).includes(name))
}

/** Returns whether a line is only the name or the role of the person who gets an email, such as "Pastor,". */
export const isNameLine = (line: string, head: readonly Line[]): boolean =>
  /[,:–—-]$/.test(line) && isGreeting(`${line} x`, head)

const listNames = (head: readonly Line[], label: RegExp): string[] =>
  head.flatMap(({ text }) =>
    label.test(text) ? (text.replace(/^[^:]*:(?=.)/, '').match(NAMES) ?? []) : [],
  )
