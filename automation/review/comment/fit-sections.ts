// Fits the folded sections of a comment into the room that is left.
import { formatLink } from './escape-markdown'

export type Section = {
  /** Our own words, plain text. */
  readonly title: string
  /** Markdown, in which texts of others are escaped. */
  readonly body: string
}

/** Room for the sentence that says what was left out. */
const NOTE_LENGTH = 600

/**
 * Returns the sections, each folded, with whole sections left out where they do not fit, and a sentence that says so.
 * @param room the number of characters
 * @param url where everything is, or null
 */
export function fitSections(
  sections: readonly Section[],
  room: number,
  url: string | null,
): string {
  const all = sections.map(formatSection)
  if (sumLengths(all) <= room) return all.join('')
  let left = room - NOTE_LENGTH
  const omitted: string[] = []
  const shown = sections.filter((section) => {
    const { length } = formatSection(section)
    if (length <= left) {
      left -= length
      return true
    }
    omitted.push(section.title)
    return false
  })
  return [...shown.map(formatSection), formatNote(omitted, url)].join('')
}

const sumLengths = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0)

const formatSection = ({ title, body }: Section): string =>
  `\n<details><summary>${title}</summary>\n\n${body}\n\n</details>\n`

/** How many titles of sections are named. */
const MAX_NAMED = 5

function formatNote(omitted: readonly string[], url: string | null): string {
  const named = omitted.slice(0, MAX_NAMED).join('; ')
  const more = omitted.length > MAX_NAMED ? `; and ${omitted.length - MAX_NAMED} more` : ''
  const place =
    url === null ? 'the files of this review' : formatLink('the pages of this review', url)
  return `\nA comment can only be so long, so this is left out here: ${named}${more}. All of it is in ${place}.\n`
}
