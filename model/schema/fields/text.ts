// Defines text fields: a single line of text with an optional limit on its length.
import { checkPlainText } from '../../markup/plain-text'
import { checkNameAndContact } from './name-and-contact'
import { valid, field, invalid, type Field, type FieldDocs } from '../field'

type TextOptions = FieldDocs & {
  readonly atLeast?: number
  readonly atMost?: number
  readonly isName?: boolean
  /** Who cuts off what is longer, as the beginning of a sentence. */
  readonly cutOffBy?: string
}

/**
 * Accepts one line of text. `atLeast` and `atMost` count characters. In a name, with `isName`, there may be no email address and no
 * phone number.
 */
export function text({
  atLeast = 1,
  atMost = 500,
  isName = false,
  cutOffBy,
  ...docs
}: TextOptions): Field<string> {
  return field({ ...docs, constraints: { minLength: atLeast, maxLength: atMost } }, (typed) => {
    const markup = (isName ? checkNameAndContact(typed) : null) ?? checkPlainText(typed)
    if (markup) return { problem: markup }
    if (typed.length >= atLeast && typed.length <= atMost) return valid(typed)
    return typed.length < atLeast
      ? invalid(
          'text-short',
          `There are only ${typed.length} characters here.`,
          `Write ${atLeast - typed.length} more: at least ${atLeast} are needed.`,
        )
      : invalid(
          'text-long',
          cutOffBy === undefined
            ? `This text has ${typed.length} characters, but at most ${atMost} fit.`
            : `This text has ${typed.length} characters. It is cut off after ${atMost} by ${cutOffBy}.`,
          `Make it shorter by at least ${countCharacters(typed.length - atMost)}.`,
        )
  })
}

const countCharacters = (count: number): string =>
  count === 1 ? '1 character' : `${count} characters, counting the spaces`

/** Accepts one or two sentences for the card of an entry, which its page may show too. */
export function cardSummary(docs: Pick<FieldDocs, 'about' | 'example'>): Field<string> {
  const alsoCalled = [
    'short_description',
    'short_text',
    'teaser',
    'blurb',
    'intro',
    'card_text',
    'excerpt',
    'resumen',
  ]
  return text({ ...docs, alsoCalled })
}

/** The length of a description, in characters, that search engines show in full and that says enough. */
const DESCRIPTION_LENGTH = { atLeast: 50, atMost: 160 }

/**
 * Accepts the sentence that search engines show under a page's title.
 * @param purpose what the sentence is for, to begin the description of the field
 */
export function metaDescription(
  example: string,
  purpose = 'A sentence about the page for search engines and shared links',
): Field<string> {
  const { atLeast, atMost } = DESCRIPTION_LENGTH
  const about = `${purpose}, ${atLeast} to ${atMost} characters long.`
  const alsoCalled = [
    'meta_description',
    'search_description',
    'seo',
    'details',
    'summary',
    'descripcion',
  ]
  const cutOffBy = 'search engines and shared links'
  return text({ about, example, alsoCalled, cutOffBy, ...DESCRIPTION_LENGTH })
}
