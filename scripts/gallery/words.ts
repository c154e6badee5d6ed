// What the content gives to each page, so that a page with other words can be told from one with another look.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sites } from './photograph'
import { templates, type Shot } from './shots'

/** What stood in the content when the pictures were taken, each in a few letters that change with it. */
export type Words = {
  /** The whole folder of the content. */
  readonly content: string
  /** The words and pictures of the page of each template on each day: `events.before`. */
  readonly pages: Readonly<Record<string, string>>
}

export async function readWords(sites: Sites): Promise<Words> {
  const pages: Record<string, string> = {}
  for (const { name, address, days } of templates)
    for (const day of days) pages[`${name}.${day}`] = await wordsOf(sites[day], address)
  return { content: await ofFolder('content'), pages }
}

/**
 * Whether a picture can still be compared: the content is as it was, or at least what it gives to this page. Somebody who
 * changes the words of a page need not take its picture again.
 */
export function isSaying({ template, day }: Shot, were: Words, are: Words): boolean {
  const page = `${template.name}.${day}`
  return were.content === are.content || were.pages[page] === are.pages[page]
}

/** All files of a folder, their names and bytes. */
async function ofFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort()
  return shorten([...files, ...(await readAll(files))])
}

/** A page without its tags, and the pictures on it. */
export async function wordsOf(site: string, address: string): Promise<string> {
  const html = await readFile(join(site, `${address || 'index'}.html`), 'utf8')
  const names = [...html.matchAll(/ src="\/(images\/[^"]+)"/g)].map(([, name]) => name ?? '')
  const words = html
    .replace(/^.*(?=<body)/s, '')
    .replace(/<(script|style).*?<\/\1>|Last changed.*?<\/time>|<[^>]*>/gs, ' ')
  return shorten([words, ...(await readAll(names.map((name) => join(site, name))))])
}

const readAll = (files: readonly string[]) => Promise.all(files.map((file) => readFile(file)))

function shorten(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}
