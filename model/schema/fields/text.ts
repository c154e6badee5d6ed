// Text fields: words as typed, on one line, with an optional limit on their length.
import { valid, field, invalid, type Field } from '../field'

type Options = { about: string; example: string; atLeast?: number; atMost?: number }

/** Words on one line. `atLeast` and `atMost` count characters. */
export function text({ atLeast = 1, atMost = 500, ...words }: Options): Field<string> {
  return field({ ...words, shape: { minLength: atLeast, maxLength: atMost } }, (typed) => {
    if (typed.length >= atLeast && typed.length <= atMost) return valid(typed)
    return typed.length < atLeast
      ? invalid(
          'text-short',
          `There are only ${typed.length} characters here.`,
          `Write ${atLeast - typed.length} more: at least ${atLeast} are needed.`,
        )
      : invalid(
          'text-long',
          `There are ${typed.length} characters here.`,
          `Take ${typed.length - atMost} away: at most ${atMost} fit.`,
        )
  })
}

/** The sentence that search engines show under a page's title: 50 to 160 characters are shown whole. */
export function metaDescription(
  example: string,
  about = 'A sentence about the page for search engines, 50 to 160 characters long.',
): Field<string> {
  return text({
    about,
    example,
    atLeast: 50,
    atMost: 160,
  })
}
