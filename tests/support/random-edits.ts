// What staff do to the content between two builds, in files that are picked by chance.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BuildSource } from './build-helpers'
import { preview, duringEvents } from './sites'

/** Gives one of these. */
export type Pick = <T>(from: readonly T[]) => T

/** Changes the content, and gives back how its site is built from then on. */
export type Edit = (source: BuildSource, pick: Pick) => BuildSource | Promise<BuildSource>

/** Each can be made at any time, and is no mistake. Those that stand here twice take back what they did. */
export const randomEdits: readonly (readonly [what: string, edit: Edit])[] = [
  ['a text', inSome(['pages', 'services', 'volunteer', 'events', 'blog'], addSentence)],
  ['the title of a page', inSome(['pages/about', 'services', 'volunteer', 'events'], addToTitle)],
  ['the title of a post', inSome(['blog'], addToTitle)],
  ['the date of an event', inSome(['events'], (text) => text.replace(/(?<=^date: .*)\d$/m, '9'))],
  ['another phone number and other hours', inFile('site.md', changeContact)],
  ['the navigation and the address of a form', inFile('site.md', changeLinks)],
  ['a draft', inFile('blog/how-to-be-a-friend.md', toggleDraft)],
  ['a draft', inFile('blog/how-to-be-a-friend.md', toggleDraft)],
  ['a drawing', toggleDrawing],
  ['a drawing', toggleDrawing],
  ['a drawing that looks another way', inFile('images/event-walk.svg', recolour)],
  ['an address from before', inFile('pages/about.md', addOldAddress)],
  ['a photo', addPhoto],
  ['a new post', addPost],
  ['a church that is gone', removeChurch],
  ['an event at another address', renameEvent],
  ['another day', (source) => ({ ...source, asOf: duringEvents.asOf })],
  ['below another path', toggleBase],
  ['below another path', toggleBase],
]

function inFile(file: string, change: (text: string) => string): Edit {
  return (source) => {
    const path = join(source.content, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    return source
  }
}

function inSome(folders: readonly string[], change: (text: string) => string): Edit {
  return (source, pick) => {
    const files = folders.flatMap((folder) =>
      filesIn(source, folder).map((name) => join(folder, name)),
    )
    return inFile(pick(files), change)(source, pick)
  }
}

const filesIn = ({ content }: BuildSource, folder: string) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()

function addSentence(text: string): string {
  return `${text}\nThis is new.\n`
}

function addToTitle(text: string): string {
  return text.replace(/^title: .*$/m, '$& Too')
}

function changeContact(text: string): string {
  return text.replace('555-0142', '555-0143').replace('12:00 PM', '1:00 PM')
}

function changeLinks(text: string): string {
  return text.replace('  - Contact:', '  - Give: /give\n  - Contact:').replace('/general', '/gifts')
}

function toggleDraft(text: string): string {
  const isDraft = text.includes('\ndraft: yes\n')
  return isDraft ? text.replace('draft: yes\n', '') : text.replace('---\n', '---\ndraft: yes\n')
}

const WITH_DRAWING = '\n![A hill](/images/new-hill.svg)\n'

function toggleDrawing(source: BuildSource, pick: Pick): BuildSource | Promise<BuildSource> {
  const drawing = join(source.content, 'images/new-hill.svg')
  const isThere = existsSync(drawing)
  if (isThere) rmSync(drawing)
  else writeFileSync(drawing, readFileSync(join(source.content, 'images/event-walk.svg')))
  const change = (text: string) => (isThere ? text.replace(WITH_DRAWING, '') : text + WITH_DRAWING)
  return inFile('blog/why-fathers-matter.md', change)(source, pick)
}

function recolour(drawing: string): string {
  return drawing.replace(/#[0-9a-f]{6}/, '#808080')
}

function addOldAddress(text: string): string {
  return text.replace('---\n', '---\nredirect_from:\n  - /our-story\n')
}

async function addPhoto(source: BuildSource, pick: Pick): Promise<BuildSource> {
  const background = { r: 90, g: 120, b: 90 }
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  await photo.jpeg().toFile(join(source.content, 'images/front-door.jpg'))
  const change = (text: string) => `${text}\n![Our front door](/images/front-door.jpg)\n`
  return inFile('pages/about.md', change)(source, pick)
}

function addPost(source: BuildSource): BuildSource {
  const text = readFileSync(join(source.content, 'blog/a-baby-bottle-of-change.md'), 'utf8')
  writeFileSync(join(source.content, 'blog/good-news.md'), text.replace('2024-03-05', '2024-04-02'))
  return source
}

function removeChurch(source: BuildSource, pick: Pick): BuildSource {
  rmSync(join(source.content, 'churches', pick(filesIn(source, 'churches'))))
  return source
}

function renameEvent(source: BuildSource, pick: Pick): BuildSource | Promise<BuildSource> {
  const at = (name: string) => join(source.content, 'events', name)
  renameSync(at('hope-gala.md'), at('spring-gala.md'))
  const change = (text: string) => text.replace('/events/hope-gala', '/events/spring-gala')
  return inFile('volunteer/events.md', change)(source, pick)
}

function toggleBase(source: BuildSource): BuildSource {
  return { ...source, base: source.base === '/' ? preview.base : '/' }
}
