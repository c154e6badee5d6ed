// Finds what people write in place of something better: bold words for a heading, capitals for emphasis, an address for a video.
import { getSpan, type FindLeftovers, type Leftover, type Line } from './leftover'
import { findEmbedUrl } from '../../links/video-url'

const BOLD_LINE = /^\*\*([^*\n]{3,60}?):?\*\*:?$/
const SENTENCE = /[.!?…,;]$/
/** A block that a heading can be above. */
const TEXT_BELOW = /^(?:[A-Za-zÀ-ỿ]|[-*+] |\d+[.)] |\[|“|"|¿|¡)/u

export const findSubstitutes: FindLeftovers = (text, _source, blocks) => {
  let hashes = '##'
  for (const [index, lines] of blocks.entries()) {
    const [first, second] = lines
    if (!first || second) continue
    hashes = /^#{2,6}(?= )/.exec(first.text)?.[0] ?? hashes
    const found =
      (isSignature(blocks, index)
        ? null
        : findBoldHeading(first, blocks[index + 1]?.[0], hashes)) ?? findVideo(first)
    if (found) return [found]
  }
  return findCapitals(text)
}

/** Matches the last line of a letter, such as `Pastor, Sample Church`; a digit would be that of a fact below its heading. */
const LINE_OF_SENDER = /^[A-ZÀ-Þ][^\d.!?:]{2,60}$/u

/** Returns whether a block is the name at the end of a letter: below `With gratitude,`, or above nothing but a line about the sender. */
function isSignature(blocks: readonly Line[][], index: number): boolean {
  if (/,\s*$/.test(blocks[index - 1]?.at(-1)?.text ?? '')) return true
  const [below, second] = blocks[index + 1] ?? []
  const isLast = index + 2 === blocks.length && second === undefined
  return isLast && below !== undefined && LINE_OF_SENDER.test(below.text.trim())
}

function findBoldHeading(line: Line, below: Line | undefined, hashes: string): Leftover | null {
  const [, words] = BOLD_LINE.exec(line.text.trim()) ?? []
  if (words === undefined || SENTENCE.test(words)) return null
  if (below === undefined || !TEXT_BELOW.test(below.text)) return null
  const heading = `${hashes} ${words}`
  return {
    problem: {
      code: 'heading-bold',
      severity: 'warning',
      message:
        'These bold words look like a heading, but a screen reader and the search do not know that.',
      fix: `If they are one, write: ${heading}`,
      replacement: heading,
    },
    at: line.start,
    span: line,
    claims: [],
  }
}

function findVideo(line: Line): Leftover | null {
  const url = line.text.trim().replace(/^<|>$/g, '')
  const player = /^https?:\/\/\S+$/.test(url) ? findEmbedUrl(url) : null
  if (player === null) return null
  return {
    problem: {
      code: 'video-address',
      severity: 'warning',
      message: 'The address of a video alone shows no video: visitors would read the address.',
      fix: `A page in content/pages shows it at its end: write video_url: ${player} among the fields, with video_title, video_image and video_text. In any other text, write a link: [What the video shows](${url})`,
    },
    at: line.start,
    span: line,
    claims: [line],
  }
}

/** At least six words in capitals; fewer may be a name. */
const CAPITALS =
  /(?<![A-Za-zÀ-ỿ\d])(?:[A-ZÀ-Þ][A-ZÀ-Þ\d'’&-]*[,.!:]?[ \t]){5,}[A-ZÀ-Þ][A-ZÀ-Þ\d'’&-]*/u

/** Shorter words may be abbreviations. */
const LONG_WORD = /[A-ZÀ-Þ]{4}/u
/** Matches all of them in the languages of the site, in a fraction of the time. */
const MAY_BE_CAPITALS = /[A-ZÁÉÍÓÚÜÑ]{4}/

function findCapitals(text: string): Leftover[] {
  const match = MAY_BE_CAPITALS.test(text) ? CAPITALS.exec(text) : null
  if (!match || !LONG_WORD.test(match[0])) return []
  const span = getSpan(match)
  return [
    {
      problem: {
        code: 'text-capitals',
        severity: 'warning',
        message:
          'This many capital letters are hard to read, and a screen reader may read them one by one.',
        fix: 'Write the words in small letters, with a capital letter only at the beginning and in names. For one important word, write two stars on each side: **before Friday**',
      },
      at: span.start,
      span,
      claims: [],
    },
  ]
}
