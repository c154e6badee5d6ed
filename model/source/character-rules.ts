// The characters that nobody typed: they hide or reorder text, or show that a file was saved wrongly.
import type { ProblemDetails } from '../problems/problem'

const HIDDEN = '\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF\\u00AD'

export type CharacterRule = {
  readonly pattern: RegExp
  readonly createProblem: (found: string) => ProblemDetails
}

/** Character class of UTF-8 continuation bytes as Windows-1252 displays them. */
const CONTINUATION = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'

/** Invisible characters that a list of contacts puts around a phone number. */
const PHONE_LINK = new RegExp(
  `(?<=\\]\\()(?:tel|sms):(?=[^)\\n]*(?:\\)[^)\\n]*)?[${HIDDEN}])(?:[${HIDDEN}\\s+().‐‑–-]*\\d){10,11}[${HIDDEN}\\s]*(?=\\))`,
  'gi',
)

export const RULES: readonly CharacterRule[] = [
  {
    pattern: PHONE_LINK,
    createProblem: (found) => {
      const digits = found.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
      const link = `${found.slice(0, 4).toLowerCase()}+1${digits}`
      return {
        code: 'phone-link',
        message:
          'The number in this link came with invisible characters, so a phone could not dial it.',
        fix: `Write ${link}`,
        replacement: link,
      }
    },
  },
  {
    // Unicode's bidirectional controls can display a line in another order (Trojan Source, CVE-2021-42574).
    pattern: /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]+/g,
    createProblem: () => ({
      code: 'character-direction',
      message: 'There is an invisible character here that can turn the order of letters around.',
      fix: 'Delete the line and type it again by hand.',
      replacement: '',
    }),
  },
  {
    // Mojibake: the bytes of one UTF-8 character that were decoded as two or three Windows-1252 characters. The second one of í is an invisible hyphen.
    pattern: new RegExp(`[ÂÃ]${CONTINUATION}|â${CONTINUATION}{2}`, 'g'),
    createProblem: (found) => {
      const letter = decodeMojibake(found)
      return {
        code: 'character-garbled',
        message: `A letter was turned into ${found} when the text was pasted.`,
        fix: letter === null ? 'Type the word again by hand.' : `Write ${letter}`,
        ...(letter === null ? {} : { replacement: letter }),
      }
    },
  },
  {
    pattern: /[\u200B\u2060\uFEFF\u00AD]+/g,
    createProblem: () => ({
      code: 'character-invisible',
      message: 'There is an invisible character here, which often comes along when text is pasted.',
      fix: 'Delete the word and type it again by hand.',
      replacement: '',
    }),
  },
  {
    pattern: /[\u0085\u2028\u2029\v\f]+/g,
    createProblem: () => ({
      code: 'character-line-break',
      message:
        'There is a line break of a special kind here, which often comes along when text is pasted.',
      fix: 'Put a space in its place.',
      replacement: ' ',
    }),
  },
  {
    // The C0 and C1 controls, and Unicode's noncharacters.
    pattern: /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\uFDD0-\uFDEF\uFFFE\uFFFF]+/g,
    createProblem: () => ({
      code: 'character-control',
      message: 'There is a character here that cannot be shown.',
      fix: 'Delete it, or type the word again by hand.',
      replacement: '',
    }),
  },
  {
    pattern: /\uFFFD+/g,
    createProblem: () => ({
      code: 'character-lost',
      message: 'A letter was lost here when the file was saved.',
      fix: 'Type the whole word again here on GitHub.',
    }),
  },
  {
    // The clipboard has the object replacement character in place of an image; email programs write its name.
    pattern:
      /\uFFFC+|\[(?:image|cid): ?[^\][\n]+\](?!\()|<image\d{0,4}\.(?:png|jpe?g|gif)>|^image\d{0,4}\.(?:png|jpe?g|gif)$/gm,
    createProblem: () => ({
      code: 'picture-lost',
      message: 'A picture was here when the text was copied, and it was lost on the way.',
      fix: 'Upload the picture to content/images and write ![What it shows](/images/photo.jpg) with its name, or delete what is left of it here.',
    }),
  },
  {
    // The acute accent, which Spanish keyboards have where others have the apostrophe.
    pattern: /(?<=[a-zA-Z])\u00B4(?=(?:s|t|re|ve|ll|d|m)\b)/g,
    createProblem: () => ({
      code: 'character-apostrophe',
      message: 'There is an accent here in place of an apostrophe.',
      fix: "Write ’, as in don’t (the plain ' will do, too)",
      replacement: '’',
    }),
  },
  {
    // Unicode's mathematical alphanumeric symbols (U+1D400 to U+1D7FF), of which some programs make "fonts" for social media.
    pattern:
      /\uD835[\uDC00-\uDFFF](?:(?:[ \u2102-\u2138]|\uD835[\uDC00-\uDFFF])*\uD835[\uDC00-\uDFFF])?/g,
    createProblem: (found) => {
      const letters = found.normalize('NFKC')
      return {
        code: 'character-fancy',
        message:
          'These characters only look like letters: a screen reader cannot read them as words, and the search does not find them.',
        fix: `Write ${letters}`,
        replacement: letters,
      }
    },
  },
]

/** Accepts what looks like mojibake but cannot be decoded: `Ã` alone is a Portuguese letter. */
export function isUnwanted(found: string): boolean {
  return !/^[ÂÃâ]/.test(found) || decodeMojibake(found) !== null
}

/** The characters of the bytes 0x80 to 0x9F in Windows-1252, in order (Unicode's table CP1252; five bytes are unassigned). */
export const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

/** Returns the character whose UTF-8 bytes were decoded as these Windows-1252 characters, or null. */
function decodeMojibake(garbled: string): string | null {
  const bytes = [...garbled].map((character) => {
    const index = WINDOWS_1252.indexOf(character)
    return index === -1 ? character.charCodeAt(0) : 0x80 + index
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
