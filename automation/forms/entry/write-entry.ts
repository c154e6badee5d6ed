// Writes the answers of a form as a file of content/, so that each field has exactly its answer and nothing else is in it.
import { splitFrontMatter } from '../../../model/front-matter/split-front-matter'
import { quote, toYaml } from '../../../model/front-matter/yaml-form'
import { toFieldName } from '../../../model/schema/field'
import type { Collection } from '../../../model/define-collection'
import type { Answers } from '../issue/parse-answers'

/**
 * Returns the text of a file.
 * @param values the answers, some of them filled in by the form itself
 */
export function writeEntry(collection: Collection, values: Answers): string {
  const names = Object.keys(collection.fields).map(toFieldName)
  const fields = names.flatMap((name) => {
    const value = values.get(name)
    return value === undefined ? [] : [`${name}: ${writeValue(value)}`]
  })
  const text = values.get('text')
  return ['---', ...fields, '---', '', ...(text === undefined ? [] : [text, ''])].join('\n')
}

/** Returns a text as a value from which exactly this text is read. */
export function writeValue(text: string): string {
  const plain = toYaml(text)
  const { frontMatter, problems } = splitFrontMatter(`---\nvalue: ${plain}\n---\n`, ['value'])
  const value = frontMatter.get('value')
  const isSame = value !== undefined && 'text' in value && value.text === text
  return isSame && problems.length === 0 ? plain : quote(text)
}
