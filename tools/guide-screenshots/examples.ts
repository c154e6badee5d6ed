// The examples in the editors' guide, read from its pages: the pictures and the tests take them from there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the guide, and the folder below it that holds its pictures. */
export const GUIDE_DIRECTORY = 'docs/editors-guide'
export const SCREENSHOT_DIRECTORY = `${GUIDE_DIRECTORY}/images`

/** The page that `npm run generate` makes; it shows mistakes, and has tests of its own. */
export const GENERATED_PAGES = 'messages.md'

/** Lines to type into a file of the content: a whole file, or only some of its fields. */
export type GuideExample = {
  /** The page of the guide that shows it. */
  readonly page: string
  /** From the project: `content/events/open-house.md`. */
  readonly file: string
  readonly text: string
  readonly whole: boolean
}

/** The pages that people wrote, by name: `add-an-event.md`. */
export function listGuidePages(): Readonly<Record<string, string>> {
  const names = readdirSync(GUIDE_DIRECTORY).filter(
    (name) => name.endsWith('.md') && name !== GENERATED_PAGES,
  )
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(GUIDE_DIRECTORY, name), 'utf8')]),
  )
}

/**
 * Every fenced example of a page. The file that it belongs to is the last one that the page names before it.
 * @throws when it names none
 */
export function findExamples(page: string, markdown: string): GuideExample[] {
  return [...markdown.matchAll(/^```\n(.*?)^```$/gms)].map(({ 1: text = '', index }) => {
    const named = [...markdown.slice(0, index).matchAll(/`(content\/[a-z0-9/-]+\.md)`/g)].at(-1)
    if (!named?.[1]) throw new Error(`${page} does not name the file of an example.`)
    return { page, file: named[1], text, whole: text.startsWith('---\n') }
  })
}

export const findAllExamples = (): GuideExample[] =>
  Object.entries(listGuidePages()).flatMap(([page, markdown]) => findExamples(page, markdown))
