// Compares the links and the pictures of two versions of a page.
import type { Link, Picture } from './extract-page'

/** A link that leads to another address than before, is new (`before` is null) or gone (`after` is null). */
export type LinkDiff = {
  readonly text: string
  readonly before: string | null
  readonly after: string | null
}

export function diffLinks(before: readonly Link[], after: readonly Link[]): LinkDiff[] {
  const removed = subtractLinks(before, after)
  const added = subtractLinks(after, before)
  const diffs = added.map(({ text, href }): LinkDiff => {
    const index = removed.findIndex((link) => link.text === text)
    const [former] = index === -1 ? [] : removed.splice(index, 1)
    return { text, before: former?.href ?? null, after: href }
  })
  return [...diffs, ...removed.map(({ text, href }) => ({ text, before: href, after: null }))]
}

/** Returns each link of the first list that is not in the second, once. */
function subtractLinks(links: readonly Link[], others: readonly Link[]): Link[] {
  const getKey = ({ text, href }: Link) => JSON.stringify([text, href])
  const known = new Set(others.map(getKey))
  return links.filter((link) => {
    if (known.has(getKey(link))) return false
    known.add(getKey(link))
    return true
  })
}

/** A picture that was replaced, is new (`before` is null) or gone (`after` is null); each with its path on its site. */
export type PictureDiff = {
  readonly name: string
  readonly alt: string
  readonly before: string | null
  readonly after: string | null
}

export function diffPictures(before: readonly Picture[], after: readonly Picture[]): PictureDiff[] {
  const [old, now] = [mapByName(before), mapByName(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({
      name,
      alt: now.get(name)?.alt ?? old.get(name)?.alt ?? '',
      before: old.get(name)?.src ?? null,
      after: now.get(name)?.src ?? null,
    }))
    .filter((picture) => picture.before !== picture.after)
}

/** Photos are named like `door-800.0123abcd.jpg`, drawings like `hill.0123456789.svg`: the name is what editors know. */
function mapByName(pictures: readonly Picture[]): Map<string, Picture> {
  const getName = ({ src }: Picture) => src.replace(/^.*\//, '').replace(/(?:-\d+)?\.[\w.]+$/, '')
  return new Map(pictures.map((picture) => [getName(picture), picture]))
}
