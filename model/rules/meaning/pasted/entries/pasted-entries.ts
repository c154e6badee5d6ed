// Notes a post, an event or a person in the text of the page that lists them: each one is a file of its own.
import { collections } from '../../../../collections'
import { toYaml } from '../../../../front-matter/yaml-form'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { COLLECTION_PAGES, EVENT_LISTS } from '../../../../site-structure'
import { normalizeFileName } from '../../../../source/check-file-name'
import { readEvent, readPerson, readPost, type Fields, type Section } from './read-pasted-entry'

const HEADING = /^#{1,6}\s+(.*?)[\s#]*$/

/** @param slug the name of the page's file */
export function checkPastedEntries(
  { body, bodyLine }: SplitText,
  collection: string,
  slug: string,
): LocatedProblem[] {
  const kind =
    collection === collections.pages.name
      ? KINDS.find(({ pages }) => pages.includes(slug))
      : undefined
  if (kind === undefined || !body.includes('#')) return []
  for (const section of splitSections(body)) {
    const fields = section.heading === '' ? null : kind.read(section)
    if (fields === null) continue
    const problem = pastedEntry(kind, section, fields, bodyLine)
    return [{ ...problem, line: bodyLine + section.start, column: 1 }]
  }
  return []
}

function splitSections(body: string): Section[] {
  const lines = body.split('\n').map((line) => line.trim())
  const starts = lines.flatMap((line, index) => (HEADING.test(line) ? [index] : []))
  return starts.map((start, index) => {
    const words = lines.slice(start + 1, starts[index + 1])
    const last = words.findLastIndex((line) => line !== '')
    return {
      heading: HEADING.exec(lines[start] ?? '')?.[1] ?? '',
      lines: words.filter((line) => line !== ''),
      start,
      end: start + last + 1,
    }
  })
}

type Kind = {
  readonly collection: { readonly name: string; readonly folder: string }
  readonly pages: readonly string[]
  /** Returns the fields that the lines of an entry say, or null if they are no such entry. */
  readonly read: (section: Section) => Fields | null
}

const KINDS: readonly Kind[] = [
  { collection: collections.posts, pages: COLLECTION_PAGES.posts, read: readPost },
  { collection: collections.events, pages: EVENT_LISTS, read: readEvent },
  { collection: collections.team, pages: COLLECTION_PAGES.team, read: readPerson },
]

function pastedEntry(
  { collection: { name, folder } }: Kind,
  { heading, start, end }: Section,
  fields: Fields,
  bodyLine: number,
): FileProblem {
  const file = `content/${folder}/${normalizeFileName(heading)}.md`
  const isPost = name === collections.posts.name
  const lines = `line ${bodyLine + start} ${isPost ? 'on' : `to line ${bodyLine + end}`}`
  const typed = fields.map(([field, value]) => `${field}: ${toYaml(value)}`)
  return {
    code: 'entry-second',
    severity: 'warning',
    message: `“${heading}” seems to be a new ${name}. This page only introduces the list, so it would not become one of them.`,
    fix: `Make a new file ${file}, and move the text from ${lines} into it, below fields such as ${typed.slice(0, -1).join(', ')} and ${typed.at(-1) ?? ''}. All its fields are in content/${folder}/README.md`,
  }
}
