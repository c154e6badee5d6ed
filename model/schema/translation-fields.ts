// Defines the fields of a text that translates another one.
import { field, optional, valid, type InferValues } from './field'
import { languageField } from './fields/language'
import { pagePath } from './fields/urls/page-path'

/** Matches the marks of paragraphs, four letters each. */
const MARKS = /^[a-z]{4}(?: [a-z]{4})*$/
const LANGUAGE = /^(?:en|es|eng|spa|english|spanish|ingl[eé]s|español)(?:[-_]\w+)?$/i

export const translationFields = {
  lang: optional(languageField()),
  translationOf: optional({
    ...pagePath({
      about:
        'Only in a file whose name ends with .es.md: the address of the page that it translates.',
      example: '/services/clinic',
    }),
    // A rule of its own says more than that the page is missing (model/rules/translations).
    referenceType: null,
  }),
  translatedFrom: optional(
    field(
      {
        about:
          'Marks of the paragraphs that were translated. The check writes this line and finds out with it what has changed since. When the translation is up to date again, the check gives you the new line.',
        example: 'kqzt bwpa mnee',
      },
      (typed) =>
        MARKS.test(typed)
          ? valid(typed)
          : {
              problem: {
                code: 'translation-marks',
                message: LANGUAGE.test(typed)
                  ? 'This line is not for a language.'
                  : 'The check did not write this line.',
                fix: 'Delete the line. If the Spanish text says all that the English one says, the check then gives you the right line.',
                deletesLine: true,
              },
            },
    ),
  ),
}

export type TranslationValues = Partial<InferValues<typeof translationFields>>
