// Characters that nobody can see or that nobody typed: they hide or turn words, or show that a file was saved wrongly.
import type { ProblemDetails, LocatedProblem } from '../problems/problem'

type CharacterRule = {
  readonly test: RegExp
  readonly finding: (found: string) => ProblemDetails
}

/** A byte behind the first of a letter in UTF-8, as Windows-1252 shows it. */
const TAIL = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'

const RULES: readonly CharacterRule[] = [
  {
    // Unicode's controls of direction: they can make a line read otherwise than it is (Trojan Source, CVE-2021-42574).
    test: /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]+/g,
    finding: () => ({
      code: 'character-direction',
      message: 'There is an invisible sign here that can turn the order of letters around.',
      fix: 'Delete the line and type it again by hand.',
      instead: '',
    }),
  },
  {
    test: /[\u200B\u2060\uFEFF\u00AD]+/g,
    finding: () => ({
      code: 'character-invisible',
      message: 'There is an invisible sign here, which often comes along when text is pasted.',
      fix: 'Delete the word and type it again by hand.',
      instead: '',
    }),
  },
  {
    test: /[\u0085\u2028\u2029\v\f]+/g,
    finding: () => ({
      code: 'character-line-break',
      message:
        'There is a line break of a special kind here, which often comes along when text is pasted.',
      fix: 'Put a space in its place.',
      instead: ' ',
    }),
  },
  {
    // The controls of C0 and C1, and what Unicode sets aside for programs.
    test: /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\uFDD0-\uFDEF\uFFFE\uFFFF]+/g,
    finding: () => ({
      code: 'character-control',
      message: 'There is a sign here that is no letter, digit or mark.',
      fix: 'Delete it, or type the word again by hand.',
      instead: '',
    }),
  },
  {
    test: /\uFFFD+/g,
    finding: () => ({
      code: 'character-lost',
      message: 'A letter was lost here when the file was saved.',
      fix: 'Type the word again, and save the file with the encoding UTF-8.',
    }),
  },
  {
    // Letters that were read as if they were two or three others: the first byte of UTF-8 as Windows-1252, and those behind it.
    test: new RegExp(`[ÂÃ]${TAIL}|â${TAIL}{2}`, 'g'),
    finding: (found) => {
      const letter = readAgain(found)
      return {
        code: 'character-garbled',
        message: `The signs ${found} were made from another letter when the text was pasted.`,
        fix: letter === null ? 'Type the word again by hand.' : `Write ${letter}`,
        ...(letter === null ? {} : { instead: letter }),
      }
    },
  },
]

/**
 * Finds such characters, at most one finding of a kind for each line.
 * @returns what was found, and the text as it is without them: reading goes on with that
 */
export function cleanCharacters(text: string): { clean: string; findings: LocatedProblem[] } {
  if (!RULES.some(({ test }) => text.search(test) !== -1)) return { clean: text, findings: [] }
  const findings: LocatedProblem[] = []
  const clean = text.split('\n').map((line, index) =>
    RULES.reduce((before, { test, finding }) => {
      const first = [...before.matchAll(test)].find(([found]) => isSlip(found))
      if (!first) return before
      const after = before.replace(test, (found) =>
        isSlip(found) ? (finding(found).instead ?? found) : found,
      )
      const { instead, ...told } = finding(first[0])
      const at = { line: index + 1, column: first.index + 1 }
      const suggestion =
        instead === undefined ? null : { line: at.line, endLine: at.line, text: after }
      findings.push({ ...told, ...at, suggestion })
      return after
    }, line),
  )
  return { clean: clean.join('\n'), findings }
}

/** `â€` and the like are only told when they can be read again: `Ã` alone is a letter of Portuguese. */
function isSlip(found: string): boolean {
  return !/^[ÂÃâ]/.test(found) || readAgain(found) !== null
}

/** Bytes 0x80 to 0x9F of Windows-1252, in order (Unicode's table CP1252; five have no letter). */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

/** The letter whose UTF-8 bytes were taken for these signs, or null. */
function readAgain(signs: string): string | null {
  const bytes = [...signs].map((sign) => {
    const index = WINDOWS_1252.indexOf(sign)
    return index === -1 ? sign.charCodeAt(0) : 0x80 + index
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
