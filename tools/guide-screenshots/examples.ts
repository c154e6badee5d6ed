// Reads the examples of the editors' guide from its pages, for the screenshots and the tests.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const GUIDE_DIRECTORY = 'docs/editors-guide'
export const SCREENSHOT_DIRECTORY = `${GUIDE_DIRECTORY}/images`

/** The page that `npm run generate` creates. It shows mistakes, and has its own tests. */
export const GENERATED_PAGE = 'messages.md'

/** Lines to type into a content file: a whole file, or only some of its fields. */
export type GuideExample = {
  /** The page of the guide that shows it. */
  readonly page: string
  /** Relative to the root of the project: `content/events/open-house.md`. */
  readonly file: string
  readonly text: string
  readonly whole: boolean
}

/** Returns the pages that people wrote, by name: `add-an-event.md`. */
export function listGuidePages(): Readonly<Record<string, string>> {
  const names = readdirSync(GUIDE_DIRECTORY).filter(
    (name) => name.endsWith('.md') && name !== GENERATED_PAGE,
  )
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(GUIDE_DIRECTORY, name), 'utf8')]),
  )
}

/** Returns the blocks that are fenced with an info string, such as `text`, or with none. */
const findFences = (markdown: string, info: '' | 'text') =>
  [...markdown.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter((match) => match[1] === info)
    .map(({ 2: text = '', index }) => ({ text, index }))

/**
 * Finds every fenced example of a page. It belongs to the last content file that the page mentions before it.
 * @throws when the page mentions none
 */
export function findExamples(page: string, markdown: string): GuideExample[] {
  return findFences(markdown, '').map(({ text, index }) => {
    const mention = [...markdown.slice(0, index).matchAll(/`(content\/[a-z0-9/-]+\.md)`/g)].at(-1)
    if (!mention?.[1]) throw new Error(`${page} does not name the file of an example.`)
    return { page, file: mention[1], text, whole: text.startsWith('---\n') }
  })
}

export const findAllExamples = (): GuideExample[] =>
  Object.entries(listGuidePages()).flatMap(([page, markdown]) => findExamples(page, markdown))

/** Finds every example of what the text of a file can hold, which is fenced as `text`. */
export const findTextExamples = (): { readonly page: string; readonly text: string }[] =>
  Object.entries(listGuidePages()).flatMap(([page, markdown]) =>
    findFences(markdown, 'text').map(({ text }) => ({ page, text })),
  )
