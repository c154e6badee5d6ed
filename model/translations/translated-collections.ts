// The collections whose files can be translated: those with the fields of a translation.
import { translationFields } from '../schema/translation-fields'
import type { Collection } from '../define-collection'

export const canBeTranslated = ({ fields }: Pick<Collection, 'fields'>): boolean =>
  fields['translationOf'] === translationFields.translationOf
