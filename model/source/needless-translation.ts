// Reports a translation in a folder whose files have none, such as one of a notice. Nothing else in such a file matters.
import type { Collection } from '../define-collection'
import type { LocatedProblem } from '../problems/problem'
import { NOT_TRANSLATED } from '../rules/translations/translation-problems'
import { canBeTranslated } from '../translations/translated-collections'

const FIELD = /^(lang|translation_of|translated_from)[ \t]*:/m

export function findNeedlessTranslation(
  text: string,
  collection: Collection,
): LocatedProblem | null {
  if (canBeTranslated(collection)) return null
  const [typed = '', field] = FIELD.exec(text) ?? []
  const line = typed === '' ? 1 : text.slice(0, text.search(FIELD)).split('\n').length
  return { ...NOT_TRANSLATED, line, column: 1, ...(field === undefined ? {} : { field }) }
}
