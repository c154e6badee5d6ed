// Puts corrected words in the place of the wrong ones, if it is certain which ones are meant.
import { splitFrontMatter } from '../../../model/front-matter/split-front-matter'
import { replaceValue, type SourceText } from '../../../model/front-matter/value'
import { findYamlConflict } from '../../../model/front-matter/yaml-form'
import { applyEdits } from '../../../model/problems/text-edits'
import { toFieldName } from '../../../model/schema/field'
import { settings } from '../../../model/settings'
import { resolveCollection } from '../../../model/source/resolve-collection'
import type { Advice } from '../reply'
import { writeValue } from '../entry/write-entry'

type Texts = Readonly<Record<string, string>>
/** A place where the words are, and the text of its file with the correction. */
type Place = { readonly path: string; readonly corrected: string }

/**
 * Returns the corrected file, or what to do if the words are nowhere or in several places.
 * @param texts the files by their path below the content folder
 * @param page the address of the page, which decides between several places
 * @param now the words as they are now, on one line
 */
export function placeCorrection(
  texts: Texts,
  { page, now, corrected }: { page: string; now: string; corrected: string },
): Place | { readonly advice: Advice } {
  const places = Object.entries(texts).flatMap(([path, text]) =>
    findPlaces(path, text, now, corrected),
  )
  const onPage = places.filter(({ path }) => getPagePath(path) === getPathname(page))
  const [place, ...others] = places.length > 1 ? onPage : places
  if (place !== undefined && others.length === 0) return place
  return {
    advice:
      places.length === 0
        ? 'We cannot find these words. Please copy them from the page again: a few words in one line, without a link or bold words among them.'
        : `These words are in ${places.length} places. Please copy a few more of the words around them, so that we know which ones you mean.`,
  }
}

function findPlaces(path: string, text: string, now: string, corrected: string): Place[] {
  const { frontMatter, bodyLine } = splitFrontMatter(text, [])
  const inFields = [...frontMatter].flatMap(([name, value]) => {
    const isPair = 'items' in value && isPairField(path, name)
    const sources: readonly SourceText[] = 'items' in value ? value.items : [value]
    return sources.flatMap((source) =>
      replaceEach(source.text, now, corrected.replace(/\s+/g, ' ')).flatMap((newText) => {
        const isPlain = isPair && findYamlConflict(newText, true) === null
        const edit = replaceValue(source, isPlain ? newText : writeValue(newText))
        return edit ? [{ path, corrected: applyEdits(text, [edit]) }] : []
      }),
    )
  })
  const lines = text.split('\n')
  const above = lines.slice(0, bodyLine - 1).join('\n')
  const body = lines.slice(bodyLine - 1).join('\n')
  const inBody = replaceEach(body, now, corrected).map((newBody) => ({
    path,
    corrected: `${above}\n${newBody}`,
  }))
  return [...inFields, ...inBody]
}

/** Returns the text once for each place of the words, with the correction there. A line break in the text may stand for a space. */
function replaceEach(text: string, now: string, corrected: string): string[] {
  const words = now.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(words.join('[ \\t]*[ \\n][ \\t]*'), 'g')
  return [...text.matchAll(pattern)].map(
    ({ 0: found, index }) => text.slice(0, index) + corrected + text.slice(index + found.length),
  )
}

function isPairField(path: string, fieldName: string): boolean {
  if (path !== 'site.md') return false
  return Object.entries(settings.fields).some(
    ([name, { pair }]) => pair && toFieldName(name) === fieldName,
  )
}

function getPagePath(path: string): string | null {
  const located = resolveCollection(path)
  return 'collection' in located ? located.collection.getPagePath(located.slug) : null
}

/** Returns the path of an address, without the slash at its end; the address itself if it is none. */
function getPathname(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  return path.replace(/\/+$/, '') || '/'
}
