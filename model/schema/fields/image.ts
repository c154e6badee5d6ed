// Defines the fields for an image (a file in content/images or a remote image) and its alternative text.
import { valid, field, invalid, type Field } from '../field'
import { IMAGE_NAME, normalizeImageName } from '../../images/image-name'
import type { ProblemDetails } from '../../problems/problem'
import { hasHost, parseRemoteImageUrl } from '../../remote-images/remote-image-url'

/** Accepts the name of a file in content/images, or the URL of a remote image. */
export function image(
  about = 'The picture: the name of a file in content/images, or its address on a stock photo website.',
): Field<string> {
  return field(
    { about, example: 'event-walk.svg' },
    (typed, { images }) => {
      if (IMAGE_NAME.test(typed)) return valid(typed)
      if (hasHost(typed)) return parseRemoteImageUrl(typed)
      const fileNames = Object.keys(images)
      const syntax = MARKDOWN_IMAGE.exec(typed)
      if (syntax) return rejectMarkdown(typed, syntax, fileNames)
      const name = suggestImageName(typed, fileNames)
      return invalid(
        'image-name',
        `"${typed}" is not the name of a picture.`,
        name === null ? describeValidName(normalizeImageName(typed)) : `Write ${name}`,
        name,
      )
    },
    'image',
  )
}

/** Matches an image or a link in Markdown syntax, with its text and its target. */
const MARKDOWN_IMAGE = /^!?\[([^\]]*)\]\(([^()]*)\)$/

/** Rejects Markdown syntax without suggesting an edit, because the edit would delete the alternative text. */
function rejectMarkdown(
  typed: string,
  [, alt = '', target = '']: RegExpExecArray,
  fileNames: readonly string[],
) {
  const name = suggestImageName(target, fileNames) ?? normalizeImageName(target)
  const altAdvice = alt.trim() === '' ? '' : `, and put the words "${alt}" into image_alt`
  return invalid(
    'image-name',
    `"${typed}" is how a picture is written in a text.`,
    `Here, write only ${name}${altAdvice}.`,
  )
}

function describeValidName(normalized: string): string {
  return IMAGE_NAME.test(normalized)
    ? `Write ${normalized}, and upload the picture to content/images under that name.`
    : 'Write the name of a file in content/images, with its ending, such as my-photo.jpg'
}

/** Finds the image that was meant: its name is spelled differently, or lacks its extension and is unique without it. */
function suggestImageName(typed: string, fileNames: readonly string[]): string | null {
  const normalized = normalizeImageName(typed)
  if (fileNames.includes(normalized)) return normalized
  const [match, ...more] = fileNames.filter((name) => name.replace(/\.\w+$/, '') === normalized)
  return more.length === 0 ? (match ?? null) : null
}

const MAX_ALT_LENGTH = 250

/** Accepts alternative text. The single word `decorative` marks an image that adds nothing to the text. */
export function altText(
  about = 'What the picture shows, for people who cannot see it, or the word decorative.',
): Field<string> {
  return field({ about, example: 'Families walking a path between tall pines' }, (typed) => {
    if (looksLikeFileName(typed)) return { problem: altIsFileName(typed) }
    return typed.length <= MAX_ALT_LENGTH
      ? valid(typed.toLowerCase() === 'decorative' ? '' : typed)
      : invalid(
          'image-words-long',
          'The words for the picture are too long.',
          'Say in one sentence what the picture shows.',
        )
  })
}

/** Checks if alternative text is only a file name, or says no more than that there is an image. */
export function looksLikeFileName(alt: string): boolean {
  return /^\S+\.(?:svg|jpe?g|png|webp|avif|heic|gif)$|^(?:img|dsc|image|photo|picture)[_\s-]?\d*$/i.test(
    alt.trim(),
  )
}

export const altIsFileName = (alt: string): ProblemDetails => ({
  code: 'image-words-name',
  message: `"${alt}" does not say what the picture shows.`,
  fix: 'Say in one sentence what people see in it, or write decorative when it adds nothing to the text.',
})
