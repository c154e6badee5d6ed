// Defines the field for the language of a text.
import { LANGUAGES, type Language } from '../../languages'
import { simplifyText } from '../../text/simplify-text'
import { field, invalid, valid, type Field } from '../field'
import { lookUp } from '../../text/look-up'

/** What people and their phones write for a language, in lowercase and without accents. */
const OTHER_NAMES: Readonly<Record<string, Language>> = {
  english: 'en',
  ingles: 'en',
  spanish: 'es',
  espanol: 'es',
  castellano: 'es',
  spa: 'es',
  esp: 'es',
  is: 'es',
}

const CODES = Object.keys(LANGUAGES)

export function languageField(): Field<Language> {
  return field(
    {
      about: 'The language of the text, as the name of the file says it: es for Spanish.',
      example: 'es',
      constraints: { enum: CODES },
    },
    (typed) => {
      if (typed in LANGUAGES) return valid(typed as Language)
      const language = findLanguage(typed)
      return invalid(
        'language-unknown',
        `"${typed}" is not how this site writes a language.`,
        language === undefined ? 'Write es for Spanish.' : `Write ${language}`,
        language,
      )
    },
  )
}

/** Understands `Spanish`, `Español`, `ES`, `es-US` and `es_MX`. */
function findLanguage(typed: string): string | undefined {
  const word = simplifyText(typed)
  const code = word.split(/[-_]/)[0] ?? ''
  return lookUp(OTHER_NAMES, word) ?? CODES.find((known) => known === code)
}
