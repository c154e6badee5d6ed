// Pictures: a file in content/images or an address of a stock photo website, and the words for people who cannot see it.
import { valid, field, invalid, type Field } from '../field'
import type { ProblemDetails } from '../../problems/problem'
import { hasHost, parseRemoteImageUrl } from '../../remote-images/remote-image-url'

/** What the name of a picture's file may look like. */
export const IMAGE_NAME = /^[a-z0-9][a-z0-9-]*\.(?:svg|jpe?g|png|webp|avif)$/

/** The name of a file in content/images, or the address of a picture on a stock photo website. */
export function image(
  about = 'The picture: the name of a file in content/images, or its address on a stock photo website.',
): Field<string> {
  return field(
    { about, example: 'event-walk.svg' },
    (typed, { images }) => {
      if (IMAGE_NAME.test(typed)) return valid(typed)
      if (hasHost(typed)) return parseRemoteImageUrl(typed)
      const inText = IN_TEXT.exec(typed)
      if (inText) return invalid('image-name', ...asInText(typed, inText, Object.keys(images)))
      const name = nameMeant(typed, Object.keys(images))
      return invalid(
        'image-name',
        `"${typed}" is not the name of a picture.`,
        name === null ? whatToWrite(normalizeImageName(typed)) : `Write ${name}`,
        name,
      )
    },
    'image',
  )
}

/** A picture as it is written in a text, with its words and its file. */
const IN_TEXT = /^!?\[([^\]]*)\]\(([^()]*)\)$/

/** Putting the name in its place would delete the words, so this is only reported. */
function asInText(
  typed: string,
  [, words = '', target = '']: RegExpExecArray,
  names: readonly string[],
): [message: string, fix: string] {
  const name = nameMeant(target, names) ?? normalizeImageName(target)
  const more = words.trim() === '' ? '' : `, and put the words "${words}" into image_alt`
  return [`"${typed}" is how a picture is written in a text.`, `Here, write only ${name}${more}.`]
}

function whatToWrite(plain: string): string {
  return IMAGE_NAME.test(plain)
    ? `Write ${plain}, and upload the picture to content/images under that name.`
    : 'Write the name of a file in content/images, with its ending, such as my-photo.jpg'
}

/** The picture that was meant: written in another way, or without its ending when only one has that name. */
function nameMeant(typed: string, names: readonly string[]): string | null {
  const plain = normalizeImageName(typed)
  if (names.includes(plain)) return plain
  const [only, ...more] = names.filter((name) => name.replace(/\.\w+$/, '') === plain)
  return more.length === 0 ? (only ?? null) : null
}

/** The name that a picture's file ought to have: `My Photo.JPG` is `my-photo.jpg`. */
export function normalizeImageName(typed: string): string {
  const name = typed.split(/[/\\]/).at(-1) ?? ''
  return name
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9.-]/g, '')
    .replace(/-+/g, '-')
}

/** What the picture shows, in words. The single word `decorative` says that it adds nothing to the text. */
export function altText(
  about = 'What the picture shows, for people who cannot see it, or the word decorative.',
): Field<string> {
  return field({ about, example: 'Families walking a path between tall pines' }, (typed) => {
    if (looksLikeFileName(typed)) return { finding: altIsFileName(typed) }
    return typed.length <= 250
      ? valid(typed.toLowerCase() === 'decorative' ? '' : typed)
      : invalid(
          'image-words-long',
          'The words for the picture are too long.',
          'Say in one sentence what the picture shows.',
        )
  })
}

/** Whether the words for a picture are only the name of its file, or say no more than that it is one. */
export function looksLikeFileName(words: string): boolean {
  return /^\S+\.(?:svg|jpe?g|png|webp|avif|heic|gif)$|^(?:img|dsc|image|photo|picture)[_\s-]?\d*$/i.test(
    words.trim(),
  )
}

export const altIsFileName = (words: string): ProblemDetails => ({
  code: 'image-words-name',
  message: `"${words}" does not say what the picture shows.`,
  fix: 'Say in one sentence what people see in it, or write decorative when it adds nothing to the text.',
})
