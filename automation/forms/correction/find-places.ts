// Finds the places of words in the files of the content, with each file as it is once the words there are corrected.
import { splitFrontMatter } from '../../../model/front-matter/split-front-matter'
import { replaceValue, type SourceText } from '../../../model/front-matter/value'
import { findYamlConflict } from '../../../model/front-matter/yaml-form'
import { applyEdits } from '../../../model/problems/text-edits'
import { toFieldName } from '../../../model/schema/field'
import { settings } from '../../../model/settings'
import { writeValue } from '../entry/write-entry'
import { joinLines } from '../issue/parse-answers'
import { findWords, type FoundWords } from './find-words'
import { replaceWords } from './replace-words'

export type Place = {
  /** The file, below the content folder. */
  readonly path: string
  /** The words with those around them. */
  readonly quote: string
  /** True if the words are all of a field, so that nobody could copy more of it. */
  readonly isWholeField: boolean
  /** The file with the correction, or null if a link or bold words would be lost. */
  readonly corrected: string | null
}

export type Correction = { readonly now: string; readonly corrected: string }

const CONTEXT_LENGTH = 25

export function findPlaces(path: string, text: string, { now, corrected }: Correction): Place[] {
  const { frontMatter, bodyLine } = splitFrontMatter(text, [])
  const write = (source: SourceText, newText: string, isPair: boolean) => {
    const isPlain = isPair && findYamlConflict(newText, true) === null
    const edit = replaceValue(source, isPlain ? newText : writeValue(newText))
    return edit ? applyEdits(text, [edit]) : text
  }
  const inFields = [...frontMatter].flatMap(([name, value]) => {
    const isPair = 'items' in value && isPairField(path, name)
    const sources: readonly SourceText[] = 'items' in value ? value.items : [value]
    return sources.flatMap((source) =>
      findWords(source.text, now).map((found) => {
        const newText = replaceWords(found, now, joinLines(corrected))
        return createPlace(path, found, newText === null ? null : write(source, newText, isPair))
      }),
    )
  })
  const lines = text.split('\n')
  const above = lines.slice(0, bodyLine - 1).join('\n')
  const body = lines.slice(bodyLine - 1).join('\n')
  const inBody = findWords(body, now).map((found) => {
    const newBody = replaceWords(found, now, corrected)
    const place = createPlace(path, found, newBody === null ? null : `${above}\n${newBody}`)
    return { ...place, isWholeField: false }
  })
  return [...inFields, ...inBody]
}

function createPlace(
  path: string,
  { text, from, to }: FoundWords,
  corrected: string | null,
): Place {
  const around = text.slice(Math.max(0, from - CONTEXT_LENGTH), to + CONTEXT_LENGTH)
  const isWholeField = text.trim() === text.slice(from, to)
  return { path, quote: around.replace(/\s+/g, ' ').trim(), isWholeField, corrected }
}

function isPairField(path: string, fieldName: string): boolean {
  if (path !== `${settings.folder}.md`) return false
  return Object.entries(settings.fields).some(
    ([name, { pair }]) => pair && toFieldName(name) === fieldName,
  )
}
