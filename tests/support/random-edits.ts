// Edits that staff might make to the content between two builds, in randomly picked files.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BuildSource } from './build-helpers'
import { preview, duringEvents } from './sites'

/** Returns one of the items. */
export type PickItem = <T>(items: readonly T[]) => T

/** Changes the content, and returns the source to build from afterward. */
export type Edit = (source: BuildSource, pick: PickItem) => BuildSource | Promise<BuildSource>

/** Valid edits that can be made in any order. An edit that is listed twice undoes itself the second time. */
export const RANDOM_EDITS: readonly (readonly [description: string, edit: Edit])[] = [
  ['a text', editRandomFile(['pages', 'services', 'volunteer', 'events', 'blog'], addSentence)],
  [
    'the title of a page',
    editRandomFile(['pages/about', 'services', 'volunteer', 'events'], addToTitle),
  ],
  ['the title of a post', editRandomFile(['blog'], addToTitle)],
  [
    'the date of an event',
    editRandomFile(['events'], (text) => text.replace(/(?<=^date: .*)\d$/m, '9')),
  ],
  ['the phone number and the hours', editFile('site.md', changeContact)],
  ['the navigation and the URL of a form', editFile('site.md', changeLinks)],
  ['the draft status of a post', editFile('blog/how-to-be-a-friend.md', toggleDraft)],
  ['the draft status of a post', editFile('blog/how-to-be-a-friend.md', toggleDraft)],
  ['an added or removed drawing', toggleDrawing],
  ['an added or removed drawing', toggleDrawing],
  ['the colors of a drawing', editFile('images/event-walk.svg', recolor)],
  ['a redirect', editFile('pages/about.md', addRedirect)],
  ['a photo', addPhoto],
  ['a new post', addPost],
  ['a removed church', removeChurch],
  ['a renamed event', renameEvent],
  ['the day of the build', (source) => ({ ...source, asOf: duringEvents.asOf })],
  ['the base path', toggleBase],
  ['the base path', toggleBase],
]

function editFile(file: string, change: (text: string) => string): Edit {
  return (source) => {
    const path = join(source.content, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    return source
  }
}

function editRandomFile(folders: readonly string[], change: (text: string) => string): Edit {
  return (source, pick) => {
    const files = folders.flatMap((folder) =>
      listEntries(source, folder).map((name) => join(folder, name)),
    )
    return editFile(pick(files), change)(source, pick)
  }
}

const listEntries = ({ content }: BuildSource, folder: string) =>
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

const DRAWING_MARKDOWN = '\n![A hill](/images/new-hill.svg)\n'

function toggleDrawing(source: BuildSource, pick: PickItem): BuildSource | Promise<BuildSource> {
  const drawing = join(source.content, 'images/new-hill.svg')
  const exists = existsSync(drawing)
  if (exists) rmSync(drawing)
  else writeFileSync(drawing, readFileSync(join(source.content, 'images/event-walk.svg')))
  const change = (text: string) =>
    exists ? text.replace(DRAWING_MARKDOWN, '') : text + DRAWING_MARKDOWN
  return editFile('blog/why-fathers-matter.md', change)(source, pick)
}

function recolor(drawing: string): string {
  return drawing.replace(/#[0-9a-f]{6}/, '#808080')
}

function addRedirect(text: string): string {
  return text.replace('---\n', '---\nredirect_from:\n  - /our-story\n')
}

async function addPhoto(source: BuildSource, pick: PickItem): Promise<BuildSource> {
  const background = { r: 90, g: 120, b: 90 }
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  await photo.jpeg().toFile(join(source.content, 'images/front-door.jpg'))
  const change = (text: string) => `${text}\n![Our front door](/images/front-door.jpg)\n`
  return editFile('pages/about.md', change)(source, pick)
}

function addPost(source: BuildSource): BuildSource {
  const text = readFileSync(join(source.content, 'blog/a-baby-bottle-of-change.md'), 'utf8')
  writeFileSync(join(source.content, 'blog/good-news.md'), text.replace('2024-03-05', '2024-04-02'))
  return source
}

function removeChurch(source: BuildSource, pick: PickItem): BuildSource {
  rmSync(join(source.content, 'churches', pick(listEntries(source, 'churches'))))
  return source
}

function renameEvent(source: BuildSource, pick: PickItem): BuildSource | Promise<BuildSource> {
  const getEventFile = (name: string) => join(source.content, 'events', name)
  renameSync(getEventFile('hope-gala.md'), getEventFile('spring-gala.md'))
  const change = (text: string) => text.replace('/events/hope-gala', '/events/spring-gala')
  return editFile('volunteer/events.md', change)(source, pick)
}

function toggleBase(source: BuildSource): BuildSource {
  return { ...source, base: source.base === '/' ? preview.base : '/' }
}
